# Why a turn is good, and why a touch was refused. Clauses without capital and full stop.

and-list = { $most } e { $last }
or-list = { $most } ou { $last }

reason-wins-by-mill = fecha um moinho e vence: duas peças não fazem moinho
reason-wins-by-blocking = vence: o outro lado ficou sem jogadas
reason-wins-at-once = fecha um moinho e vence
reason-wins-by-full-board = enche o tabuleiro e vence
reason-nothing-better = não tem alternativa melhor
reason-draws = leva ao empate
reason-takes = captura { $points }
reason-closes-one = fecha um moinho
reason-closes-running = corre de moinho em moinho
reason-closes-two = fecha dois moinhos
reason-closes-several = fecha vários moinhos
reason-mill-takes = { $mill } e captura { $points }
reason-mill-breaks = { $mill } e desfaz outro ao capturar { $points }
reason-mill-parries = { $mill } e captura a peça que ameaçava fechar em { $threat }
reason-blocks = bloqueia { $point }
reason-blocks-and-threatens = bloqueia { $point } e ameaça fechar em { $points }
reason-opens-running = abre o moinho duplo: a seguir, { $points }
reason-opens-safely = abre o próprio moinho; ninguém alcança { $point }
reason-opens = abre o próprio moinho, para fechá-lo de novo em { $point }
reason-threatens = { $count ->
    [one] ameaça fechar um moinho em { $points }
   *[other] ameaça fechar moinhos em { $points }
}
reason-shuts-in = { $count ->
    [one] encurrala uma peça
   *[other] encurrala { $count } peças
}
reason-in-the-way = barra o caminho em { $point }
reason-takes-crossing = ocupa o cruzamento { $point }
reason-moves-to-crossing = vai para o cruzamento { $point }
reason-three-ways = ocupa { $point }, de onde saem três caminhos
reason-room = dá mais espaço às próprias peças
reason-keeps-free = mantém livres as próprias peças
reason-waits = espera
reason-builds = reforça as próprias peças
reason-spreads = distribui as próprias peças

refused-game-over = a partida acabou
refused-off-board = este tabuleiro não tem esse ponto
refused-must-remove = há um moinho fechado: primeiro é preciso capturar uma peça
refused-nothing-to-remove = nenhuma peça pode ser capturada: não se fechou nenhum moinho
refused-hand-first = { $side } ainda tem peças na mão, e essas são colocadas primeiro
refused-hand-empty = { $side } já não tem peças na mão
refused-occupied = { $point } está ocupado
refused-no-man = não há peça de { $side } em { $point }
refused-man-of = a peça em { $point } é de { $side }
refused-not-joined = { $from } e { $to } não são vizinhos numa linha, e este lado não voa
refused-reforming = a peça de { $from } não pode voltar logo para { $to } e fechar o moinho que deixou
refused-protected = { $point } está num moinho; capture { $points }
refused-protected-all = { $point } está num moinho, protegido
