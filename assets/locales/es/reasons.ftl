# Why a turn is good, and why a touch was refused. Clauses without capital and full stop.

and-list = { $most } y { $last }
or-list = { $most } o { $last }

reason-wins-by-mill = cierra un molino y gana: con dos fichas no hay molino
reason-wins-by-blocking = gana: el otro bando no puede mover
reason-wins-at-once = cierra un molino y gana
reason-wins-by-full-board = llena el tablero y gana
reason-nothing-better = hace lo que puede
reason-draws = consigue tablas
reason-takes = captura { $points }
reason-closes-one = cierra un molino
reason-closes-running = va de molino en molino
reason-closes-two = cierra dos molinos
reason-closes-several = cierra varios molinos
reason-mill-takes = { $mill } y captura { $points }
reason-mill-breaks = { $mill } y rompe otro al capturar { $points }
reason-mill-parries = { $mill } y captura la ficha que amenazaba con cerrar en { $threat }
reason-blocks = bloquea { $point }
reason-blocks-and-threatens = bloquea { $point } y amenaza con cerrar en { $points }
reason-opens-running = abre el molino doble: después, { $points }
reason-opens-safely = abre un molino; nadie llega a { $point }
reason-opens = abre un molino para volver a cerrarlo en { $point }
reason-threatens = { $count ->
    [one] amenaza con un molino en { $points }
   *[other] amenaza con molinos en { $points }
}
reason-shuts-in = { $count ->
    [one] encierra una ficha
   *[other] encierra { $count } fichas
}
reason-in-the-way = corta el paso en { $point }
reason-takes-crossing = ocupa el cruce { $point }
reason-moves-to-crossing = va al cruce { $point }
reason-three-ways = ocupa { $point }, que tiene tres salidas
reason-room = da más espacio a las fichas propias
reason-keeps-free = mantiene libres las fichas propias
reason-waits = espera
reason-builds = se apoya en las fichas propias
reason-spreads = reparte las fichas propias

refused-game-over = la partida ha terminado
refused-off-board = este tablero no tiene ese punto
refused-must-remove = hay un molino cerrado: antes hay que capturar una ficha
refused-nothing-to-remove = no se puede capturar ninguna ficha: no se ha cerrado ningún molino
refused-hand-first = { $side } aún tiene fichas en mano, y esas se colocan primero
refused-hand-empty = a { $side } no le quedan fichas en mano
refused-occupied = { $point } está ocupado
refused-no-man = en { $point } no hay ninguna ficha de { $side }
refused-man-of = la ficha de { $point } es de { $side }
refused-not-joined = { $from } y { $to } no son vecinos en una línea, y este bando no vuela
refused-reforming = la ficha de { $from } no puede volver enseguida a { $to } para cerrar el molino que dejó
refused-protected = { $point } está en un molino; captura { $points }
refused-protected-all = { $point } está en un molino, a salvo
