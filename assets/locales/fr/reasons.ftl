# Pourquoi un coup est bon, et pourquoi un geste est refusé. Propositions sans majuscule ni point.

and-list = { $most } et { $last }
or-list = { $most } ou { $last }

reason-wins-by-mill = ferme un moulin et gagne : deux pions n’en forment pas
reason-wins-by-blocking = gagne : l’autre camp ne peut plus bouger
reason-wins-at-once = ferme un moulin et gagne
reason-wins-by-full-board = remplit le tablier et gagne
reason-nothing-better = n’a rien de mieux
reason-draws = obtient la nulle
reason-takes = prend { $points }
reason-closes-one = ferme un moulin
reason-closes-running = court de moulin en moulin
reason-closes-two = ferme deux moulins
reason-closes-several = ferme plusieurs moulins
reason-mill-takes = { $mill } et prend { $points }
reason-mill-breaks = { $mill } et en brise un en prenant { $points }
reason-mill-parries = { $mill } et prend le pion qui menaçait { $threat }
reason-blocks = bloque { $point }
reason-blocks-and-threatens = bloque { $point } et menace { $points }
reason-opens-running = ouvre le double moulin : { $points } ensuite
reason-opens-safely = ouvre son moulin ; personne n’atteint { $point }
reason-opens = ouvre son moulin pour le refermer en { $point }
reason-threatens = { $count ->
    [one] menace un moulin en { $points }
   *[other] menace des moulins en { $points }
}
reason-shuts-in = { $count ->
    [one] enferme un pion
   *[other] enferme { $count } pions
}
reason-in-the-way = barre le chemin en { $point }
reason-takes-crossing = occupe le croisement { $point }
reason-moves-to-crossing = gagne le croisement { $point }
reason-three-ways = occupe { $point }, d’où partent trois chemins
reason-room = donne de l’air à ses pions
reason-keeps-free = garde ses pions libres
reason-waits = attend
reason-builds = construit à côté de ses pions
reason-spreads = répartit ses pions

refused-game-over = la partie est finie
refused-off-board = ce tablier n’a pas de tel point
refused-must-remove = un moulin est fermé : il faut d’abord prendre un pion
refused-nothing-to-remove = aucun pion ne peut être pris : aucun moulin n’a été fermé
refused-hand-first = { $side } a encore des pions en main, qui se posent d’abord
refused-hand-empty = { $side } n’a plus de pion en main
refused-occupied = { $point } est occupé
refused-no-man = aucun pion de { $side } en { $point }
refused-man-of = le pion en { $point } est à { $side }
refused-not-joined = { $from } et { $to } ne sont pas voisins sur une ligne, et ce camp ne vole pas
refused-reforming = le pion de { $from } ne peut pas revenir aussitôt en { $to } fermer le moulin qu’il a quitté
refused-protected = { $point } est dans un moulin ; prenez { $points }
refused-protected-all = { $point } est dans un moulin et protégé
