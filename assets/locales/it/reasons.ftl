# Why a turn is good, and why a touch was refused. Clauses without capital and full stop.

and-list = { $most } e { $last }
or-list = { $most } o { $last }

reason-wins-by-mill = chiude un mulino e vince, perché con due pedine non se ne fanno
reason-wins-by-blocking = vince, perché l’avversario non può più muovere
reason-wins-at-once = chiude un mulino e vince
reason-wins-by-full-board = riempie il tavoliere e vince
reason-nothing-better = non ha di meglio
reason-draws = ottiene la patta
reason-takes = prende { $points }
reason-closes-one = chiude un mulino
reason-closes-running = corre da un mulino all’altro
reason-closes-two = chiude due mulini
reason-closes-several = chiude più mulini
reason-mill-takes = { $mill } e prende { $points }
reason-mill-breaks = { $mill } e ne rompe uno avversario prendendo { $points }
reason-mill-parries = { $mill } e prende la pedina che minacciava un mulino in { $threat }
reason-blocks = blocca { $point }
reason-blocks-and-threatens = blocca { $point } e minaccia di chiudere in { $points }
reason-opens-running = apre il doppio mulino e poi chiude in { $points }
reason-opens-safely = apre il proprio mulino; nessuno può arrivare in { $point }
reason-opens = apre il proprio mulino per richiuderlo in { $point }
reason-threatens = { $count ->
    [one] minaccia un mulino in { $points }
   *[other] minaccia mulini in { $points }
}
reason-shuts-in = { $count ->
    [one] rinchiude una pedina
   *[other] rinchiude { $count } pedine
}
reason-in-the-way = si mette di traverso in { $point }
reason-takes-crossing = occupa l’incrocio { $point }
reason-moves-to-crossing = raggiunge l’incrocio { $point }
reason-three-ways = occupa { $point }, da cui partono tre vie
reason-room = dà più spazio alle proprie pedine
reason-keeps-free = tiene libere le proprie pedine
reason-waits = aspetta
reason-builds = costruisce accanto alle proprie pedine
reason-spreads = distribuisce le proprie pedine

refused-game-over = la partita è finita
refused-off-board = su questo tavoliere quel punto non c’è
refused-must-remove = un mulino è chiuso: prima bisogna prendere una pedina
refused-nothing-to-remove = ora non si può prendere nessuna pedina: nessun mulino chiuso ne dà il diritto
refused-hand-first = il { $side } ha ancora pedine in mano, e quelle si posano prima
refused-hand-empty = il { $side } non ha più pedine in mano
refused-occupied = { $point } è occupato
refused-no-man = in { $point } non c’è una pedina del { $side }
refused-man-of = la pedina in { $point } è del { $side }
refused-not-joined = { $from } e { $to } non sono vicini su una linea, e chi ha la mossa non vola
refused-reforming = la pedina in { $from } non può tornare subito in { $to } a chiudere il mulino che ha lasciato
refused-protected = { $point } è in un mulino; prendi { $points }
refused-protected-all = { $point } è in un mulino e non si può prendere
