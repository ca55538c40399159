# Two people at one board: names, lot, clocks, draws, giving up.

name-first = Chi ha il Bianco
name-second = Chi ha il Nero
name-hint = un nome, se ti va
clock = Orologio
no-clock = senza
clock-label = { $minutes } + { $increment }
clock-says = Minuti per ciascuno, e qualche secondo in più a ogni mossa. Chi esaurisce il tempo ha perso.
handicap = Un vantaggio per il più debole
no-handicap = alla pari
handicap-label = { $who } −{ $men }
handicap-says = { $who ->
    [Bianco] Il Bianco
    [Nero] Il Nero
   *[other] { $who }
} gioca con { $men ->
    [one] una pedina
   *[other] { $men } pedine
} in meno.
lot = La sorte
lot-asks = In ogni mano è nascosta una pedina. Scegli una mano.
lot-you-white = Una pedina chiara: hai il Bianco e cominci tu.
lot-you-black = Una pedina scura: hai il Nero, comincia la scuola.
lot-begins = Comincia { $who ->
    [Bianco] il Bianco
    [Nero] il Nero
   *[other] { $who }
}.
left-hand = La mano sinistra
right-hand = La mano destra
offer-draw = Offri la patta
offer-says = { $who ->
    [Bianco] Il Bianco
    [Nero] Il Nero
   *[other] { $who }
} offre la patta. { $other }, accetti?
accept = Accetta
play-on = Continua
draw-declined = La scuola qui non vede una patta e continua a giocare.
give-up = Abbandona
give-up-asks = Abbandoni questa partita?
give-up-asks-who = { $who }, abbandoni questa partita?
score = { $white } { $whitewins } · { $black } { $blackwins } · patte { $drawn }
letters-rows = ABCDEFGHIJ KLMNOPQRST UVWXYZÀÈÉÌ ÒÙÄÖÜÇ-’.&
letters-space = Spazio
letters-erase = Cancella
letters-done = Fatto
