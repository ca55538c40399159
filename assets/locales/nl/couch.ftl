# Two people at one board: names, lot, clocks, draws, giving up.

name-first = Wie heeft Wit
name-second = Wie heeft Zwart
name-hint = een naam, als je wilt
clock = Klok
no-clock = geen
clock-label = { $minutes } + { $increment }
clock-says = Minuten voor elke speler, en seconden erbij voor elke zet. Wie geen tijd meer heeft, heeft verloren.
handicap = Voorgift voor de zwakkere
no-handicap = gelijk
handicap-label = { $who } −{ $men }
handicap-says = { $men ->
    [one] { $who } speelt met één steen minder.
   *[other] { $who } speelt met { $men } stenen minder.
}
lot = Het lot
lot-asks = In elke hand zit een steen verstopt. Kies een hand.
lot-you-white = Een lichte steen: je hebt Wit en begint.
lot-you-black = Een donkere steen: je hebt Zwart, de school begint.
lot-begins = { $who } begint.
left-hand = De linkerhand
right-hand = De rechterhand
offer-draw = Remise aanbieden
offer-says = { $who } biedt remise aan. { $other }, akkoord?
accept = Aannemen
play-on = Doorspelen
draw-declined = De school ziet hier geen remise en speelt door.
give-up = Opgeven
give-up-asks = Geef je deze partij op?
give-up-asks-who = { $who }, geef je deze partij op?
score = { $white } { $whitewins } · { $black } { $blackwins } · remise { $drawn }
letters-rows = ABCDEFGHIJ KLMNOPQRST UVWXYZÉËÈÏ ÖÜÁÓÇÊ-’.&
letters-space = Spatie
letters-erase = Wissen
letters-done = Klaar
