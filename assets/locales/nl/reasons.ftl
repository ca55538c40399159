# Why a turn is good, and why a touch was refused. Clauses without capital and full stop.

and-list = { $most } en { $last }
or-list = { $most } of { $last }

reason-wins-by-mill = sluit een molen en wint: met twee stenen maak je er geen
reason-wins-by-blocking = wint: de ander kan niet meer zetten
reason-wins-at-once = sluit een molen en wint
reason-wins-by-full-board = vult het bord en wint
reason-nothing-better = kan het verlies niet meer keren
reason-draws = houdt het op remise
reason-takes = slaat { $points }
reason-closes-one = sluit een molen
reason-closes-running = loopt van molen naar molen
reason-closes-two = sluit twee molens
reason-closes-several = sluit meerdere molens
reason-mill-takes = { $mill } en slaat { $points }
reason-mill-breaks = { $mill } en slaat { $points } uit een molen
reason-mill-parries = { $mill } en slaat de steen die op { $threat } dreigde
reason-blocks = blokkeert { $point }
reason-blocks-and-threatens = blokkeert { $point } en dreigt op { $points }
reason-opens-running = opent de dubbele molen: daarna { $points }
reason-opens-safely = opent de molen; niemand kan bij { $point }
reason-opens = opent de molen om hem op { $point } weer te sluiten
reason-threatens = { $count ->
    [one] dreigt met een molen op { $points }
   *[other] dreigt met molens op { $points }
}
reason-shuts-in = { $count ->
    [one] sluit een steen in
   *[other] sluit { $count } stenen in
}
reason-in-the-way = verspert de weg op { $point }
reason-takes-crossing = bezet het kruispunt { $point }
reason-moves-to-crossing = gaat naar het kruispunt { $point }
reason-three-ways = bezet { $point }, met drie uitwegen
reason-room = geeft de eigen stenen meer ruimte
reason-keeps-free = houdt de eigen stenen vrij
reason-waits = laat alles zoals het is
reason-builds = bouwt voort op de eigen stenen
reason-spreads = spreidt de eigen stenen

refused-game-over = de partij is afgelopen
refused-off-board = zo’n punt heeft dit bord niet
refused-must-remove = er is een molen gesloten: eerst moet er een steen worden geslagen
refused-nothing-to-remove = er mag geen steen worden geslagen: er is geen molen gesloten
refused-hand-first = { $side } heeft nog stenen in de hand, en die worden eerst geplaatst
refused-hand-empty = { $side } heeft geen steen meer in de hand
refused-occupied = { $point } is bezet
refused-no-man = op { $point } staat geen steen van { $side }
refused-man-of = de steen op { $point } is van { $side }
refused-not-joined = { $from } en { $to } zijn geen buren op een lijn, en springen mag nu niet
refused-reforming = de steen op { $from } mag niet meteen terug naar { $to } om de molen te sluiten die hij verliet
refused-protected = { $point } staat in een molen; sla { $points }
refused-protected-all = { $point } staat in een molen en is beschermd
