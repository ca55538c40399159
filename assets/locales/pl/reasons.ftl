# Why a turn is good, and why a touch was refused. Clauses without capital and full stop.

and-list = { $most } i { $last }
or-list = { $most } lub { $last }

reason-wins-by-mill = zamyka młynek i wygrywa, bo z dwóch pionków młynka się nie ułoży
reason-wins-by-blocking = wygrywa, bo druga strona nie ma już ruchu
reason-wins-at-once = zamyka młynek i wygrywa
reason-wins-by-full-board = zapełnia planszę i wygrywa
reason-nothing-better = nie ma nic lepszego
reason-draws = doprowadza do remisu
reason-takes = zbija { $points }
reason-closes-one = zamyka młynek
reason-closes-running = przechodzi z młynka w młynek
reason-closes-two = zamyka dwa młynki
reason-closes-several = zamyka kilka młynków
reason-mill-takes = { $mill } i zbija { $points }
reason-mill-breaks = { $mill } i rozbija cudzy, zbijając { $points }
reason-mill-parries = { $mill } i zbija pionek, który groził młynkiem na { $threat }
reason-blocks = blokuje { $point }
reason-blocks-and-threatens = blokuje { $point } i grozi na { $points }
reason-opens-running = otwiera podwójny młynek, by znów zamknąć go na { $points }
reason-opens-safely = otwiera młynek; na { $point } nikt nie zdąży
reason-opens = otwiera młynek, by zamknąć go znów na { $point }
reason-threatens = { $count ->
    [one] grozi młynkiem na { $points }
    [few] grozi młynkami na { $points }
    [many] grozi młynkami na { $points }
   *[other] grozi młynkami na { $points }
}
reason-shuts-in = { $count ->
    [one] unieruchamia pionek
    [few] unieruchamia { $count } pionki
    [many] unieruchamia { $count } pionków
   *[other] unieruchamia { $count } pionka
}
reason-in-the-way = zagradza drogę, stając na { $point }
reason-takes-crossing = zajmuje skrzyżowanie { $point }
reason-moves-to-crossing = przechodzi na skrzyżowanie { $point }
reason-three-ways = zajmuje { $point }, skąd wiodą trzy drogi
reason-room = daje pionkom więcej miejsca
reason-keeps-free = zachowuje swobodę ruchów
reason-waits = czeka
reason-builds = dostawia pionek do własnych
reason-spreads = rozstawia pionki szeroko

refused-game-over = partia jest skończona
refused-off-board = na tej planszy nie ma takiego pola
refused-must-remove = młynek jest zamknięty: najpierw trzeba zbić pionek
refused-nothing-to-remove = nie wolno zbić pionka: nie zamknięto żadnego młynka
refused-hand-first = { $side } ma jeszcze pionki w ręce, a te stawia się najpierw
refused-hand-empty = { $side } nie ma już pionków w ręce
refused-occupied = { $point } jest zajęte
refused-no-man = { $side } nie ma pionka na { $point }
refused-man-of = pionkiem na { $point } gra { $side }
refused-not-joined = { $from } i { $to } nie sąsiadują na linii, a ta strona nie skacze
refused-reforming = pionek z { $from } nie może od razu wrócić na { $to }, by zamknąć młynek, z którego wyszedł
refused-protected = { $point } jest w młynku; zbij { $points }
refused-protected-all = { $point } jest w młynku i pod jego ochroną
