# Pourquoi une position, une ligne de position, des règles, un coup ou une partie notée sont refusés. Propositions sans majuscule ni point.

position-shared-point = { $point } porte un pion blanc et un pion noir
position-outside-board = un pion se trouve hors du tablier
position-too-many-men = pions de { $side } : { $board } sur le tablier et { $hand } en main, mais les règles en donnent { $men }
position-nobody-can-win = les deux camps ont moins de trois pions
position-impossible-removal = { $side } ne peut pas avoir { $pending ->
    [one] un pion
   *[other] { $pending } pions
} à prendre ici

line-of-position = ligne de position : { $fault }
line-missing = à la fin, il manque { $part }
line-unreadable = « { $text } » ne convient pas ; ici doit venir { $part }
line-too-long = « { $text } » est un mot de trop
line-wrong-board = une ligne de Sanmill décrit 24 points, ce tablier en a { $points }
line-men-differ = elle annonce { $said } comme nombre de pions de { $side } sur le tablier et en montre { $seen }
line-not-to-move = { $side } doit prendre un pion, mais n’est pas au trait
line-action = l’action « { $action } » ne va pas avec le nombre de pions à prendre : { $pending }
line-still-placing = la phase « m » ne va pas tant que { $side } a des pions en main
line-free-reforming = un pion ne pourrait pas revenir, mais ces règles permettent de rouvrir et refermer un moulin
line-named-twice = { $point } est nommé deux fois
line-part-board = le tablier
line-part-side = le camp au trait
line-part-phase = la phase
line-part-action = l’action
line-part-white-board = le nombre de pions blancs sur le tablier
line-part-black-board = le nombre de pions noirs sur le tablier
line-part-white-hand = le nombre de pions blancs en main
line-part-black-hand = le nombre de pions noirs en main
line-part-white-removals = le nombre de pions que Blanc doit prendre
line-part-black-removals = le nombre de pions que Noir doit prendre
line-part-mill-from = le point quitté pour fermer un moulin
line-part-mill-to = le point où un moulin a été fermé
line-part-formed-mills = la mention des moulins formés
line-part-quiet-turns = le nombre de coups tranquilles
line-part-turn-number = le numéro du coup
line-part-hands = le nombre de pions en main
line-part-point = le nom d’un point
line-part-extra = une des mentions qui peuvent suivre les mains

rules-unknown = les règles « { $text } » sont inconnues ; il y a { $presets }
rules-not-a-field = « { $text } », dans les règles, n’a pas la forme champ=valeur
rules-unknown-field = le champ de règles « { $text } » est inconnu ; il y a { $fields }
rules-given-twice = le champ de règles « { $field } » est donné deux fois
rules-bad-value = le champ de règles « { $field } » ne peut pas être « { $value } » ; il accepte : { $allowed }
rules-allowed-men = 3 à 12, selon le tablier
rules-allowed-turns = off ou un nombre de coups de 1 à 65535
rules-men-do-not-fit = { $men } pions par camp ne vont pas sur ce tablier : il en admet de 3 à { $most }

turn-unfinished = il ferme un moulin et doit prendre un pion
turn-unfinished-another = il ferme plusieurs moulins et doit prendre encore un pion
turn-not-one = on attendait un seul coup

record-of-game = partie { $game } : { $fault }
record-of-line = ligne { $line } : { $fault }
record-of-tag = en-tête { $tag } : { $fault }
record-too-large = la partie notée a { $bytes } octets : on en lit { $most } au plus
record-not-text = ce n’est pas une partie notée : ce n’est pas du texte UTF-8
record-empty = on n’y trouve aucune partie
record-too-deep = des variantes sont emboîtées sur plus de { $most } niveaux
record-too-long = la partie notée a plus de { $most } coups
record-too-many-games = on y trouve plus de { $most } parties
record-too-many-tags = la partie a plus de { $most } en-têtes
record-open-comment = un commentaire ouvert par « { "{" } » n’est pas refermé
record-open-variation = une variante ouverte par « ( » n’est pas refermée
record-closes-nothing = « { $sign } » ne referme rien
record-variation-of-nothing = une variante précède le premier coup
record-empty-variation = une variante n’a aucun coup
record-not-a-tag = « { $text } » n’est pas un en-tête : la forme est { $form }
record-tag-below = l’en-tête { $tag } se trouve sous une ligne de position, où l’on attendait des coups
record-tag-twice = l’en-tête { $tag } figure deux fois
record-not-a-result = « { $text } » n’est pas un résultat ; il y a { $results }
record-not-a-reason = « { $reason } » ne va pas avec le résultat { $result }
record-unknown-variant = aucune règle n’est connue sous le nom « { $name } » : la partie est lue d’après les règles { $rules }
record-two-results = l’en-tête Result dit { $tag }, les coups finissent par { $end }
record-wrong-result = la partie notée dit { $said }, mais d’après les règles c’est { $result } : { $reason }
record-not-over = la partie notée dit { $said }, mais d’après les règles la partie n’est pas finie
record-draw-passed-over = d’après les règles, la partie est nulle avant le coup { $number } « { $text } » : { $reason } ; elle est lue jusqu’à sa fin
record-after-the-end = « { $text } » suit la fin de la partie
record-second-game = une autre partie suit la fin de la première
record-not-a-mark = « { $text } » n’est pas une annotation : on attendait $ et un nombre jusqu’à 255
record-malformed = au coup { $number }, « { $text } » n’est pas un coup : on attendait un point comme d6, deux comme d6-d5, une prise comme d6xb4
record-no-such-point = il n’y a pas de point { $point } sur ce tablier (coup { $number } « { $text } »)
record-no-such-game = il n’y a pas de partie { $number } : le fichier en a { $games }
record-odd-number = le numéro { $said } se trouve au coup { $number } « { $text } » : manque-t-il un coup ?
record-illegal = le coup { $number } « { $text } » n’est pas permis : { $fault }

stated-ending = { $result }, { $reason }
stated-few-men = trop peu de pions
stated-blocked = plus aucun coup possible
stated-mill = moulin
stated-full-board = tablier plein
stated-quiet-turns = coups tranquilles
stated-endgame-clock = coups tranquilles en finale
stated-repetition = répétition
stated-resignation = abandon
stated-time = temps écoulé
stated-agreement = accord
stated-adjudication = arbitrage

no-folder = il n’y a pas de dossier pour les parties

file-failure = { $file } : { $why }
file-not-found = il n’y a pas de tel fichier ou dossier
file-not-permitted = l’accès n’est pas permis
file-no-space = il n’y a plus de place sur le disque
file-read-only = rien ne peut y être écrit
