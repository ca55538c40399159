# Two people at one board: names, lot, clocks, draws, giving up.

name-first = Quién lleva blancas
name-second = Quién lleva negras
name-hint = un nombre, si quieres
clock = Reloj
no-clock = ninguno
clock-label = { $minutes } + { $increment }
clock-says = Minutos para cada bando, y unos segundos más por cada jugada. Quien agota su tiempo pierde.
handicap = Una ventaja para el bando más débil
no-handicap = ninguna
handicap-label = { $who } −{ $men }
handicap-says = { $men ->
    [one] { $who } juega con una ficha menos.
   *[other] { $who } juega con { $men } fichas menos.
}
lot = El sorteo
lot-asks = En cada mano hay una ficha escondida. Elige una.
lot-you-white = Una ficha clara: llevas blancas y empiezas tú.
lot-you-black = Una ficha oscura: llevas negras y empieza la escuela.
lot-begins = Empieza { $who }.
left-hand = La mano izquierda
right-hand = La mano derecha
offer-draw = Ofrecer tablas
offer-says = { $who } ofrece tablas. { $other }, ¿las aceptas?
accept = Aceptar
play-on = Seguir jugando
draw-declined = La escuela no ve tablas aquí y sigue jugando.
give-up = Rendirse
give-up-asks = ¿Das esta partida por perdida?
give-up-asks-who = { $who }, ¿das esta partida por perdida?
score = { $white } { $whitewins } · { $black } { $blackwins } · tablas { $drawn }
letters-rows = ABCDEFGHIJ KLMNOPQRST UVWXYZÁÉÍÓ ÚÜÑÇÀÈ-’.&
letters-space = Espacio
letters-erase = Borrar
letters-done = Listo
