# Two people at one board: names, lot, clocks, draws, giving up.

name-first = Quem tem as brancas
name-second = Quem tem as pretas
name-hint = um nome, se quiser
clock = Relógio
no-clock = nenhum
clock-label = { $minutes } + { $increment }
clock-says = Minutos para cada lado, e mais alguns segundos por jogada. Quem fica sem tempo perde.
handicap = Vantagem para o lado mais fraco
no-handicap = igual
handicap-label = { $who } −{ $men }
handicap-says = { $men ->
    [one] { $who } joga com uma peça a menos.
   *[other] { $who } joga com { $men } peças a menos.
}
lot = O sorteio
lot-asks = Há uma peça escondida em cada mão. Escolha uma.
lot-you-white = Uma peça clara: as brancas são suas. Comece!
lot-you-black = Uma peça escura: as pretas são suas; a escola começa.
lot-begins = { $who } começa.
left-hand = A mão esquerda
right-hand = A mão direita
offer-draw = Propor empate
offer-says = { $who } propõe empate. { $other }, aceita?
accept = Aceitar
play-on = Continuar
draw-declined = A escola não vê empate aqui e continua a jogar.
give-up = Desistir
give-up-asks = Quer desistir desta partida?
give-up-asks-who = { $who }, quer desistir desta partida?
score = { $white } { $whitewins } · { $black } { $blackwins } · empates { $drawn }
letters-rows = ABCDEFGHIJ KLMNOPQRST UVWXYZÁÂÃÀ ÇÉÊÍÓÔÕÚ-’
letters-space = Espaço
letters-erase = Apagar
letters-done = Pronto
