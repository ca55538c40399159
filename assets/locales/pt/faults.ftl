# Why a position, a position line, rules, a turn or a record was refused. Clauses without capital and full stop.

position-shared-point = { $point } tem uma peça branca e uma preta
position-outside-board = há uma peça fora do tabuleiro
position-too-many-men = peças de { $side }: { $board } no tabuleiro e { $hand } na mão, mas as regras dão { $men }
position-nobody-can-win = os dois lados têm menos de três peças
position-impossible-removal = nesta posição, { $side } não pode ter { $pending ->
    [one] uma peça
   *[other] { $pending } peças
} por capturar

line-of-position = linha de posição: { $fault }
line-missing = no fim, falta { $part }
line-unreadable = “{ $text }” não serve; aqui deve vir { $part }
line-too-long = “{ $text }” é uma palavra a mais
line-wrong-board = uma linha do Sanmill descreve 24 pontos, este tabuleiro tem { $points }
line-men-differ = indica { $said } como número de peças de { $side } no tabuleiro e mostra { $seen }
line-not-to-move = { $side } deve capturar, mas não tem a vez
line-action = a ação “{ $action }” não combina com o número de peças por capturar: { $pending }
line-still-placing = a fase “m” não serve enquanto { $side } tem peças na mão
line-free-reforming = proíbe uma peça de voltar, mas estas regras deixam fechar de novo os moinhos
line-named-twice = { $point } aparece duas vezes
line-part-board = o tabuleiro
line-part-side = o lado que tem a vez
line-part-phase = a fase
line-part-action = a ação
line-part-white-board = o número de peças brancas no tabuleiro
line-part-black-board = o número de peças pretas no tabuleiro
line-part-white-hand = o número de peças brancas na mão
line-part-black-hand = o número de peças pretas na mão
line-part-white-removals = o número de peças que Branco deve capturar
line-part-black-removals = o número de peças que Preto deve capturar
line-part-mill-from = o ponto de partida do último moinho
line-part-mill-to = o ponto de chegada do último moinho
line-part-formed-mills = a indicação dos moinhos formados
line-part-quiet-turns = o número de jogadas sem captura
line-part-turn-number = o número da jogada
line-part-hands = o número de peças nas mãos
line-part-point = o nome de um ponto
line-part-extra = uma das indicações que podem vir depois das mãos

rules-unknown = as regras “{ $text }” não são conhecidas; há { $presets }
rules-not-a-field = “{ $text }”, nas regras, não tem a forma campo=valor
rules-unknown-field = o campo “{ $text }” não existe nas regras; há { $fields }
rules-given-twice = o campo “{ $field }” aparece duas vezes nas regras
rules-bad-value = o campo “{ $field }” das regras não pode ser “{ $value }”; aceita: { $allowed }
rules-allowed-men = de 3 a 12, conforme o tabuleiro
rules-allowed-turns = off ou um número de jogadas de 1 a 65535
rules-men-do-not-fit = { $men } peças por lado não cabem neste tabuleiro: ele aceita de 3 a { $most }

turn-unfinished = fecha um moinho e deve capturar uma peça
turn-unfinished-another = fecha vários moinhos e deve capturar mais uma peça
turn-not-one = esperava-se uma só jogada

record-of-game = partida { $game }: { $fault }
record-of-line = linha { $line }: { $fault }
record-of-tag = etiqueta { $tag }: { $fault }
record-too-large = a anotação tem { $bytes } bytes, e o limite é { $most }
record-not-text = isto não é a anotação de uma partida: não é texto UTF-8
record-empty = não há aqui nenhuma partida
record-too-deep = há variantes encaixadas em mais de { $most } níveis
record-too-long = a anotação tem mais de { $most } jogadas
record-too-many-games = há mais de { $most } partidas
record-too-many-tags = a partida tem mais de { $most } etiquetas
record-open-comment = um comentário aberto com “{ "{" }” não foi fechado
record-open-variation = uma variante aberta com “(” não foi fechada
record-closes-nothing = “{ $sign }” não fecha nada
record-variation-of-nothing = há uma variante antes da primeira jogada
record-empty-variation = há uma variante sem jogadas
record-not-a-tag = “{ $text }” não é uma etiqueta: a forma é { $form }
record-tag-below = a etiqueta { $tag } está abaixo de uma linha de posição, onde deviam vir jogadas
record-tag-twice = a etiqueta { $tag } aparece duas vezes
record-not-a-result = “{ $text }” não é um resultado; há { $results }
record-not-a-reason = “{ $reason }” não combina com o resultado { $result }
record-unknown-variant = não se conhecem regras com o nome “{ $name }”: a partida é lida pelas regras { $rules }
record-two-results = a etiqueta Result diz { $tag }, as jogadas terminam com { $end }
record-wrong-result = a anotação diz { $said }, mas pelas regras é { $result }: { $reason }
record-not-over = a anotação diz { $said }, mas pelas regras a partida não terminou
record-draw-passed-over = pelas regras, a partida está empatada antes da jogada { $number } “{ $text }”: { $reason }; o resto é lido mesmo assim
record-after-the-end = “{ $text }” vem depois do fim da partida
record-second-game = vem outra partida depois do fim da primeira
record-not-a-mark = “{ $text }” não é um sinal de avaliação: esperava-se $ e um número até 255
record-malformed = na jogada { $number }, “{ $text }” não se entende: esperava-se um ponto como d6, dois como d6-d5, capturas como d6xb4
record-no-such-point = não há ponto { $point } neste tabuleiro (jogada { $number } “{ $text }”)
record-no-such-game = não há partida { $number }; partidas no arquivo: { $games }
record-odd-number = o número { $said } está na jogada { $number } “{ $text }”: falta uma jogada?
record-illegal = a jogada { $number } “{ $text }” não é permitida: { $fault }

stated-ending = { $result }, { $reason }
stated-few-men = poucas peças
stated-blocked = sem jogadas
stated-mill = moinho
stated-full-board = tabuleiro cheio
stated-quiet-turns = jogadas sem captura
stated-endgame-clock = jogadas sem captura no final
stated-repetition = repetição
stated-resignation = desistência
stated-time = tempo esgotado
stated-agreement = acordo
stated-adjudication = arbitragem

no-folder = não há pasta para as partidas

file-failure = { $file }: { $why }
file-not-found = não existe esse arquivo ou essa pasta
file-not-permitted = o acesso não é permitido
file-no-space = não há espaço livre no disco
file-read-only = ali não se pode gravar
