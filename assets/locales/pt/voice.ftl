# The coach, first-time cards, the attract screen, and what screen readers say.

coach = Um professor acompanha o meu jogo
coach-asks = O professor pergunta
coach-question = Tem certeza? Depois de { $played }, { $who } tem { $reply }, que { $hurts }. Melhor era { $better }, que { $why }.
coach-remark = Melhor que { $played } era { $better }: essa jogada { $why }.
coach-take-back = Desfazer
coach-let-stand = Deixar assim

cards = Explicar o que acontece pela primeira vez
card-understood = Entendido
card-no-more = Não mostrar mais
card-flying = Só três peças
card-flying-says = Com três peças já se pode voar: escolha uma delas e ponha-a em qualquer ponto livre do tabuleiro.
card-double-mill = De moinho em moinho
card-double-mill-says = Nessa jogada trabalhou mais de um moinho. A peça que fecha um moinho ao deixar outro faz o mesmo na volta: desmanche esse par, ou construa o seu.
card-nearly-blocked = Quase sem saída
card-nearly-blocked-says = Quase não lhe restam jogadas. Quem fica sem nenhuma perde, por mais peças que tenha no tabuleiro: abra espaço enquanto é tempo.
card-study = Quanto vale cada jogada
card-study-says = Um losango marca o que parece melhor; um número diz por quantas peças uma jogada parece pior. Um triângulo para cima ganha e um para baixo perde, em tantas jogadas quando se sabe; duas barras são empate.

caption = { $who } { $why }.
caption-turn = { $who } joga { $turn } e { $why }.
take-seat = Ocupar este lugar?
take-seat-of = { $side }, até agora { $player } · peças: { $men }
take-seat-watch = Continuar a ver
take-seat-turns = { $turns ->
    [0] Ainda não houve jogadas.
    [one] Já houve uma jogada.
   *[other] Já houve { $turns } jogadas.
}
take-seat-waits = { $seconds ->
    [one] Sem resposta, a partida continua em { $seconds } segundo.
   *[other] Sem resposta, a partida continua em { $seconds } segundos.
}

point-empty = vazio
point-lifted = peça levantada
point-removable = captura possível
point-target = destino possível
point-liftable = pode mover-se
point-plain = { $point }: { $stands }
point-may = { $point }: { $stands }, { $may }
said-begun = Começa uma partida: { $rules }.
said-undone = Jogada desfeita. É a vez de { $side }.
said-placed = { $side } em { $to }
said-moved = { $side } de { $from } para { $to }
said-took = { $side } captura { $point }
said-mill = { $did } fecha um moinho
said-mills = { $did } fecha dois moinhos
said-take = { $did }; capture { $points }
