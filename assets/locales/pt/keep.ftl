# Kept games: theatre, library, statistics, set-up.

continue-game = Continuar a partida
library = Biblioteca
set-up = Montar uma posição

keep-person = Visitante
keep-contest = { $white } – { $black } · { $rules }

theatre-beginning = O começo
theatre-turn = { $number } { $turn }
theatre-scrub = Jogada mostrada
theatre-play = Reproduzir
theatre-pause = Pausa
theatre-first = Ir ao começo
theatre-back = Uma jogada atrás
theatre-next = Uma jogada adiante
theatre-last = Ir ao fim
theatre-speed = Velocidade
theatre-still = Câmera parada
theatre-film = Deixar a câmera filmar
theatre-review = Análise
theatre-leave = Sair
theatre-with-friend = Continuar a dois
theatre-with-school = Continuar

review-title = Análise
review-begin = O Mestre da escola pesa cada jogada.
review-start = Começar
review-stop = Parar
review-progress = { $done } de { $all } jogadas pesadas
review-no-faults = Nenhuma jogada a censurar.
review-better = { $turn } era melhor
review-lost = { $side } perdeu a partida na jogada { $number }
review-missed = { $side } deixou escapar a partida na jogada { $number }
review-better-why = { $turn } era melhor: { $why }
fault-missed-win = havia uma vitória em { $turns ->
    [one] uma jogada
   *[other] { $turns } jogadas
}
fault-missed-mill = havia um moinho para fechar em { $points }
fault-missed-block = o moinho em { $point } não foi bloqueado
fault-loses = agora a derrota vem em { $turns ->
    [one] uma jogada
   *[other] { $turns } jogadas
}
fault-broke-mill = esta jogada abre o moinho { $points } e não consegue fechá-lo de novo
fault-allows = esta jogada permite { $turn }
review-only-faults = Só o que podia ser melhor
grade-best = a melhor
grade-good = boa
grade-inaccuracy = imprecisa
grade-mistake = erro
grade-blunder = erro grave
review-counts = { $side }: melhores { $best }, boas { $good }, imprecisas { $inaccuracies }, erros { $mistakes }, graves { $blunders }

library-title = A biblioteca
library-search = Jogadores, regras, dia, resultado…
library-reading = Procura-se nas estantes…
library-empty = Ainda não há partidas guardadas. Cada partida que terminar virá para cá. Também pode trazer uma partida anotada: abra o arquivo, cole o texto ou solte o arquivo sobre a janela.
library-nothing-found = Nenhuma partida tem todas essas palavras.
library-players = { $white } – { $black }
library-told = { $turns ->
    [0] { $rules } · { $result } · nenhuma jogada
    [one] { $rules } · { $result } · { $turns } jogada
   *[other] { $rules } · { $result } · { $turns } jogadas
}
library-unread = Não é possível ler as estantes: { $reason }.
library-damaged = { $file } não pode ser lido: { $reason }
library-watch = Ver e analisar
library-export = Guardar em arquivo
save-title = O que guardar
save-record = A partida anotada
save-drawing = A posição como desenho
save-film = A partida como filme
save-view = A vista como imagem
library-delete = Apagar
library-restore = Recuperar
library-paste = Colar uma partida
library-open = Abrir um arquivo
library-statistics = Estatísticas
dialog-open-record = Abrir uma partida anotada
dialog-open-position = Abrir uma posição ou uma partida
dialog-save-game = Guardar a partida
dialog-records = Partidas e textos
dialog-all-files = Todos os arquivos

result-white = Branco venceu
result-black = Preto venceu
result-drawn = empate
result-open = por terminar
result-resigned = { $winner } venceu: { $loser } desistiu
result-time = { $winner } venceu por tempo
result-agreed = empate por acordo

notice-not-saved = Não é possível guardar a partida: { $reason }. O jogo tenta de novo a cada poucos segundos.
notice-second-copy = O jogo está aberto duas vezes. Esta cópia guarda a sua partida à parte; nenhuma mexe no que é da outra.
notice-set-aside = Um arquivo danificado foi posto de lado com o nome { $file }. Nada foi gravado por cima.
broke-off-lost = Da última vez, o driver gráfico deixou de funcionar. Nada se perdeu.
broke-off-memory = Da última vez, a placa gráfica ficou sem memória. Uma qualidade mais baixa nas opções pode ajudar; nada se perdeu.
broke-off-refused = Da última vez, o driver gráfico deixou de desenhar. Um driver mais recente ou uma qualidade mais baixa pode ajudar; nada se perdeu.
broke-off-own = Da última vez, o jogo parou por culpa própria. Nada se perdeu.
files-lost = { $more ->
    [0] O jogo não está completo: { $file } falta ou está danificado. Obtenha o jogo de novo.
    [one] O jogo não está completo: { $file } e mais um arquivo faltam ou estão danificados. Obtenha o jogo de novo.
   *[other] O jogo não está completo: { $file } e mais { $more } arquivos faltam ou estão danificados. Obtenha o jogo de novo.
}
notice-left-out = { $games ->
    [one] Uma partida ficou de fora: { $fault }.
   *[other] { $games } partidas ficaram de fora; a primeira: { $fault }.
}
notice-not-read = Um arquivo não pôde ser lido: { $reason }.
notice-odd = No que foi lido há algo estranho: { $reason }
notice-imported = { $games ->
    [one] A partida está na biblioteca.
   *[other] { $games } partidas estão na biblioteca; esta é a primeira.
}
notice-refused = Não é uma partida que se possa jogar: { $reason }.
notice-exported = Guardado como { $file }.
notice-no-file-dialog = Este sistema não tem janela para escolher arquivos. Copie o texto da partida e cole-o aqui, ou abra o jogo com o nome do arquivo.
notice-deleted = Partida apagada. Pode ser recuperada.
notice-restored = A partida está de volta.

statistics-title = Estatísticas
statistics-none = Ainda não há nada contado. Cada partida que terminar entra na conta.
statistics-forget = Esquecer tudo
statistics-keep = Manter
statistics-really-forget = Sim, esquecer
statistics-by-strength = Contra a escola
statistics-by-colour = As suas peças
statistics-by-rules = Regras
statistics-no-school = Ainda não há partidas contra a escola.
statistics-friends = Entre amigos
statistics-friends-told = Vitórias de Branco: { $white }; de Preto: { $black }; empates: { $drawn }.
statistics-games = Partidas ao todo: { $games }.
statistics-streak = Vitórias seguidas: { $now }; a maior série: { $best }.
statistics-fastest = A vitória mais rápida: { $turns } jogadas, contra o { $level }.
statistics-score = vitórias { $won } · empates { $drawn } · derrotas { $lost }

setup-title = Montar uma posição
setup-empty = vazio
setup-point = { $point }: { $man }
setup-tool = O que faz um toque
setup-take = Tirar
setup-hand = { $side }: { $hand } na mão, { $lost } fora
setup-phase = Fase
setup-placing = Colocar
setup-moving = Mover
setup-turn = De quem é a vez
setup-to-move = { $side } joga
setup-owed = Capturas por fazer
setup-owes-none = nenhuma
setup-owes-one = captura uma
setup-owes-two = captura duas
setup-quarter = Girar
setup-mirror = Espelhar
setup-rings = Do avesso
setup-colours = Trocar cores
setup-clear = Limpar
setup-start = Abertura
setup-board = Em jogo
setup-copy = Copiar
setup-paste = Colar
setup-open = Abrir…
setup-copied = Copiado: { $line }
setup-pasted = A linha de posição foi lida.
setup-record-read = A última posição da partida está montada.
setup-not-pasted = Não é possível ler isto. { $reason }
setup-nothing-to-paste = Não há texto na área de transferência.
setup-over = Já decidida: { $reason }.
setup-cannot-begin = Nenhuma partida pode começar desta posição.
setup-other-rules = Outras regras…
setup-begin = Começar
setup-opponent = Adversário
setup-with-school = A escola
setup-with-friend = Um amigo
setup-watch = Ver jogar
setup-strength = Força
setup-own = As suas peças

puzzles = Problemas
puzzles-title = Problemas
puzzles-count = { $solved } de { $all } resolvidos. O ouro marca os acertados na primeira tentativa.
puzzles-today = O problema do dia
puzzles-next = O próximo por resolver
puzzles-level-1 = Primeiros moinhos
puzzles-level-2 = Olho vivo
puzzles-level-3 = Duas ou três jogadas
puzzles-level-4 = Planos longos
puzzles-level-5 = Para mestres
puzzle-heading = Problema { $id }
puzzle-asks = { $side }: { $goal }.
puzzle-one-way = Só há uma primeira jogada certa.
puzzle-right = Certo. Continue.
puzzle-solved = Resolvido!
puzzle-was-shown = Era esta a jogada.
puzzle-show = Mostrar a jogada
puzzle-again = De novo
puzzle-next = Próximo problema
puzzle-all = Todos
puzzle-wrong = Não é { $turn }.
puzzle-wrong-wins = { $turns ->
    [one] Só vence em { $turns } jogada.
   *[other] Só vence em { $turns } jogadas.
}
puzzle-wrong-draws = Só empata.
puzzle-wrong-loses = { $turns ->
    [one] Perde em { $turns } jogada.
   *[other] Perde em { $turns } jogadas.
}
puzzle-wrong-answer = A resposta seria { $turn }.
goal-close = feche um moinho
goal-stop = impeça o adversário de fechar um moinho
goal-force = garanta um moinho em { $turns ->
    [one] uma jogada
   *[other] { $turns } jogadas
}
goal-win = vença { $turns ->
    [one] já
   *[other] em { $turns } jogadas
}
goal-hold = encontre a única jogada que não perde
