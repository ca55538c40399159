# À côté du tablier : ce qui est demandé, ce qui s’est passé, la fin.

undo = Reprendre
redo = Rejouer
hint = Conseil
menu = Menu
hint-sought = Le Maître regarde votre jeu…
turns = Coups
no-turns = Aucun coup n’a encore été joué.
in-hand = en main
taken = pris

phase-placing = Poser
phase-moving = Glisser
phase-flying = Voler
phase-taking = Prendre

place = posez un pion
place-or-slide = posez un pion, ou glissez-en un
choose = choisissez un pion à glisser
choose-to-fly = choisissez un pion : il peut voler
put-down = choisissez où il va
put-down-anywhere = choisissez un point libre
take = un moulin : prenez un pion
take-several = deux moulins : prenez un pion, puis un autre
asked-of = { $side } · { $task }
last-chance = Encore une fois et la partie est nulle.
quiet-turns = { $quiet } coups sur { $limit } sans prise

seat-you = vous
seat-apprentice = l’Apprenti
seat-journeyman = le Compagnon
seat-master = le Maître
seat-teacher = le professeur
player-apprentice = L’Apprenti
player-journeyman = Le Compagnon
player-master = Le Maître
guest = un invité
demo = { $rules } · Blanc, { $white } · Noir, { $black }

school-thinks = { $who } réfléchit…
school-moves = { $who } joue
school-takes = { $who } prend un pion
school-says = { $who } { $why }.
advice = Essayez { $turn } : cela { $why }.

you-win = Vous gagnez
wins = { $who } gagne
draw = Partie nulle
ended-one-man = { $loser } n’a plus qu’un pion
ended-few-men = { $loser } n’a plus que { $men } pions
ended-blocked = { $loser } ne peut plus bouger
ended-mill = { $winner } a fermé un moulin
ended-full-board = le tablier est plein, et { $loser } avait commencé
ended-resigned = { $loser } a abandonné
ended-time = { $loser } n’a plus de temps
drawn-agreed = nulle : les deux camps sont d’accord
drawn-quiet = nulle : { $turns } coups sans prise
drawn-clock = nulle : { $turns } coups sans prise, et un camp n’a plus que trois pions
drawn-repetition = nulle : la même position pour la troisième fois
drawn-blocked = nulle : le camp au trait ne peut pas bouger
drawn-full-board = nulle : le tablier est plein

number-0 = aucun
number-1 = un
number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
number-9 = neuf
number-10 = dix
number-11 = onze
number-12 = douze
number-20 = vingt
number-30 = trente
number-50 = cinquante
number-100 = cent

# Indications pour clavier et manette.
prompt-move-cursor = le long des lignes
prompt-place = poser un pion
prompt-place-or-take-up = poser ou prendre en main
prompt-take-up = prendre en main
prompt-put-down = reposer
prompt-put-back = remettre
prompt-panel = aux boutons
prompt-take = prendre ce pion

# What Titania says of the weather, A Midsummer Night's Dream II, 1.
titania-line = Le jeu de marelle est tout rempli de boue. — Titania
asked-read = Lisez, puis continuez
asked-watch = Regardez la suite
