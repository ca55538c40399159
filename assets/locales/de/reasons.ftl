# Warum ein Zug gut ist, und warum eine Berührung abgelehnt wurde. Satzteile ohne Punkt.

and-list = { $most } und { $last }
or-list = { $most } oder { $last }

reason-wins-by-mill = schließt eine Mühle und gewinnt: Zwei Steine können keine bilden
reason-wins-by-blocking = gewinnt: Die andere Seite kann nicht mehr ziehen
reason-wins-at-once = schließt eine Mühle und gewinnt
reason-wins-by-full-board = füllt das Brett und gewinnt
reason-nothing-better = hat nichts Besseres
reason-draws = macht remis
reason-takes = nimmt { $points }
reason-closes-one = schließt eine Mühle
reason-closes-running = läuft von Mühle zu Mühle
reason-closes-two = schließt zwei Mühlen
reason-closes-several = schließt mehrere Mühlen
reason-mill-takes = { $mill } und nimmt { $points }
reason-mill-breaks = { $mill } und bricht eine mit { $points }
reason-mill-parries = { $mill } und nimmt den Stein, der { $threat } bedrohte
reason-blocks = versperrt { $point }
reason-blocks-and-threatens = versperrt { $point } und droht auf { $points }
reason-opens-running = öffnet die Zwickmühle: als Nächstes { $points }
reason-opens-safely = öffnet die Mühle; niemand erreicht { $point }
reason-opens = öffnet die Mühle, um sie auf { $point } wieder zu schließen
reason-threatens = { $count ->
    [one] droht mit einer Mühle auf { $points }
   *[other] droht mit Mühlen auf { $points }
}
reason-shuts-in = { $count ->
    [one] sperrt einen Stein ein
   *[other] sperrt { $count } Steine ein
}
reason-in-the-way = stellt sich auf { $point } in den Weg
reason-takes-crossing = besetzt die Kreuzung { $point }
reason-moves-to-crossing = zieht auf die Kreuzung { $point }
reason-three-ways = besetzt { $point }, von wo drei Wege führen
reason-room = schafft den eigenen Steinen Raum
reason-keeps-free = hält die eigenen Steine beweglich
reason-waits = wartet ab
reason-builds = baut an die eigenen Steine an
reason-spreads = verteilt die eigenen Steine

refused-game-over = die Partie ist zu Ende
refused-off-board = dieses Brett hat keinen solchen Punkt
refused-must-remove = eine Mühle ist geschlossen: Erst muss ein Stein genommen werden
refused-nothing-to-remove = es darf kein Stein genommen werden: Keine Mühle ist geschlossen worden
refused-hand-first = { $side } hat noch Steine im Vorrat, und die werden zuerst gesetzt
refused-hand-empty = { $side } hat keinen Stein mehr im Vorrat
refused-occupied = { $point } ist besetzt
refused-no-man = auf { $point } steht kein Stein von { $side }
refused-man-of = der Stein auf { $point } gehört { $side }
refused-not-joined = { $from } und { $to } sind keine Nachbarn auf einer Linie, und diese Seite springt nicht
refused-reforming = der Stein auf { $from } darf nicht gleich nach { $to } zurück, um die Mühle zu schließen, die er verließ
refused-protected = { $point } steht in einer Mühle; nimm { $points }
refused-protected-all = { $point } steht in einer Mühle und ist geschützt
