# Le maître, les cartes de la première fois, la démonstration, et ce que disent les lecteurs d’écran.

coach = Un maître regarde mon jeu
coach-asks = Le maître demande
coach-question = Êtes-vous sûr ? Après { $played }, { $who } a { $reply } : cela { $hurts }. Mieux valait { $better } : cela { $why }.
coach-remark = Mieux que { $played }, il y avait { $better } : cela { $why }.
coach-take-back = Reprendre
coach-let-stand = Laisser ainsi

cards = Expliquer ce qui arrive la première fois
card-understood = Compris
card-no-more = Plus de ces cartes
card-flying = Trois pions
card-flying-says = Avec trois pions vous pouvez voler : choisissez-en un et posez-le sur n’importe quel point libre.
card-double-mill = De moulin en moulin
card-double-mill-says = Plus d’un moulin a joué dans ce coup. Un pion qui ferme un moulin en quittant un autre recommence au retour : brisez-le, ou bâtissez le vôtre.
card-nearly-blocked = Presque enfermé
card-nearly-blocked-says = Il ne vous reste presque aucun coup. Qui ne peut plus bouger a perdu, quel que soit le nombre de ses pions : faites-vous de l’air à temps.
card-study = Ce que vaut chaque coup
card-study-says = Un losange marque ce qui semble le meilleur, un nombre dit de combien de pions un coup semble moins bon. Un triangle pointé vers le haut gagne, vers le bas perd, en tant de coups lorsqu’on le sait ; deux barres font partie nulle.

caption = { $who } { $why }.
caption-turn = { $who } joue { $turn } et { $why }.
take-seat = Prendre cette place ?
take-seat-of = { $side }, que jouait { $player } · { $men } pions
take-seat-watch = Continuer à regarder
take-seat-turns = { $turns ->
    [one] { $turns } coup a été joué.
   *[other] { $turns } coups ont été joués.
}
take-seat-waits = { $seconds ->
    [one] Sans réponse, la partie reprend dans une seconde.
   *[other] Sans réponse, la partie reprend dans { $seconds } secondes.
}

point-empty = libre
point-lifted = pris en main
point-removable = peut être pris
point-target = possible ici
point-liftable = peut bouger
point-plain = { $point } : { $stands }
point-may = { $point } : { $stands }, { $may }
said-begun = Une partie commence : { $rules }.
said-undone = Coup repris. { $side } doit jouer.
said-placed = { $side } en { $to }
said-moved = { $side } { $from } vers { $to }
said-took = { $side } prend { $point }
said-mill = { $did } ferme un moulin
said-mills = { $did } ferme deux moulins
said-take = { $did } ; prenez { $points }
