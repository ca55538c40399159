# Two people at one board: names, lot, clocks, draws, giving up.

name-first = Who has White
name-second = Who has Black
name-hint = a name, if you like
clock = Clock
no-clock = none
clock-label = { $minutes } + { $increment }
clock-says = Minutes for each side, and seconds more for every turn. Whose time runs out has lost.
handicap = A head start for the weaker side
no-handicap = even
handicap-label = { $who } −{ $men }
handicap-says = { $men ->
    [one] { $who } plays with one man fewer.
   *[other] { $who } plays with { $men } men fewer.
}
lot = The lot
lot-asks = A man is hidden in each hand. Choose one.
lot-you-white = A pale man: you have White and begin.
lot-you-black = A dark man: you have Black, the school begins.
lot-begins = { $who } begins.
left-hand = The left hand
right-hand = The right hand
offer-draw = Offer a draw
offer-says = { $who } offers a draw. { $other }, do you take it?
accept = Take it
play-on = Play on
draw-declined = The school sees no draw here and plays on.
give-up = Give up
give-up-asks = Do you give this game up?
give-up-asks-who = { $who }, do you give this game up?
score = { $white } { $whitewins } · { $black } { $blackwins } · drawn { $drawn }
letters-rows = ABCDEFGHIJ KLMNOPQRST UVWXYZÄÖÜß ÉÈÇÑÅØ-’.&
letters-space = Space
letters-erase = Erase
letters-done = Done
