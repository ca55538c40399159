# Leçons : la page, et ce que dit le maître au tablier.

learn = Apprendre
lessons = Leçons
lesson-of = { $lesson } · { $stage } sur { $stages }
lesson-done = fait
lesson-go-on = Continuer
lesson-next = Leçon suivante
lesson-leave = Quitter la leçon
lesson-finished = Voilà pour cette leçon.
lesson-try-again = Pas tout à fait. Regardez encore.

lesson-first = La première leçon
lesson-first-about = Tout ce que le jeu vous demande, la main sur la pierre.
lesson-crossings = Les quatre croisements
lesson-crossings-about = Là où un pion voit le plus loin.
lesson-together = Ne pas se disperser
lesson-together-about = Des pions réunis menacent deux fois.
lesson-running = Le double moulin
lesson-running-about = Un pion, deux moulins, une prise à chaque coup.
lesson-block = Bloquer
lesson-block-about = La meilleure réponse à une menace : s’y mettre.
lesson-room = De l’air plutôt qu’un pion
lesson-room-about = Un pion de plus n’est pas toujours le mieux.
lesson-flyer = L’adversaire qui vole
lesson-flyer-about = Comment attraper trois pions qui vont partout.

first-place = Vous avez neuf pions en main. Posez-en un sur un croisement : d6, f4, d2 ou b4, où quatre lignes se rencontrent.
first-place-right = Bonne place : de là, votre pion a quatre chemins.
first-place-wrong = C’est permis, mais il y voit moins. Les croisements sont au milieu de chaque côté du deuxième carré.
first-mill = Vos pions sont en a7 et d7. Trois alignés sur une ligne forment un moulin : fermez-le.
first-mill-right = Un moulin ! Chaque fois que vous en fermez un, vous retirez un pion adverse.
first-mill-wrong = Votre rangée suit le bord du haut : un de ses points est encore libre.
first-protected = Votre moulin est fermé, et maintenant vous prenez un pion. Essayez d’abord un de ceux du bord du bas.
first-protected-right = Les trois du bas forment eux-mêmes un moulin : tant qu’un autre pion est libre, on ne peut pas les prendre.
first-take = Prenez donc le pion qu’aucun moulin ne protège.
first-take-right = Il est parti pour de bon. Vous ne prendrez dans un moulin que si tous les pions adverses y sont.
first-slide = Tous les pions sont posés. Choisissez-en un et glissez-le le long d’une ligne jusqu’au point libre voisin.
first-slide-right = Il en va ainsi désormais : un pion, un pas, le long des lignes.
first-open = Votre moulin du bord du haut est fermé. Ouvrez-le : écartez un de ses pions d’un pas.
first-open-right = Le moulin est ouvert. Si personne ne s’y met, vous le refermez.
first-open-wrong = Bougez un pion du moulin du haut : a7, d7 ou g7.
first-close = Et maintenant refermez-le. Chaque fermeture prend un pion.
first-close-right = Ouvrir, fermer, prendre : un moulin est un outil qui sert plus d’une fois.
first-close-wrong = Revenez avec le même pion.
first-fly = Il ne vous reste que trois pions : ils peuvent voler vers n’importe quel point libre. Fermez votre moulin.
first-fly-right = Avec trois pions on est partout à la fois, et à un pion de la défaite.
first-fly-wrong = Deux de vos pions sont sur le bord du haut. Le troisième peut voler entre eux.
first-win-men = Il reste trois pions à Noir. Fermez un moulin et prenez-en un : avec deux pions, plus de moulin.
first-win-men-right = Gagné : Noir n’a plus que deux pions. C’est la première façon.
first-win-men-wrong = Il y a un moulin à fermer : regardez le bord du haut.
first-win-block = L’autre façon de gagner : ne laissez aucun coup à Noir. Un seul point lui est encore ouvert ; fermez-le.
first-win-block-right = Noir ne peut plus bouger : vous avez gagné. Vous connaissez maintenant tout le jeu.
first-win-block-wrong = Un pion sombre a encore un chemin : regardez en haut, sur le bord.

crossings-task = Un pion de chaque côté. Où le vôtre verra-t-il le plus loin ? Posez-le.
crossings-right = Oui. Un croisement a quatre chemins et appartient à deux moulins ; qui en tient le plus bougera plus librement.
crossings-corner = Un coin n’a que deux chemins et se bouche vite. Quatre valent mieux : essayez un croisement.
crossings-wrong = De là partent trois chemins. Il y a une place qui en a quatre.

together-task = Un seul pion posé fait deux menaces à la fois. Trouvez sa place.
together-right = Deux rangées, f6 et d7, et Noir ne peut en arrêter qu’une.
together-far = Loin des siens, un pion ne menace rien. Cherchez le point que vos deux pions regardent.
together-wrong = Cela menace une fois au plus, et Noir l’arrêtera. Où se croisent les lignes de vos deux pions ?
together-close = Noir en a arrêté une. Fermez l’autre.
together-close-right = Des pions qui s’aident posent deux questions à la fois. Dispersés, ils n’en posent aucune.
together-close-wrong = La rangée b6 – d6 – f6 vous attend toujours.

running-task = Vous avez un moulin en b6, d6 et f6. Préparez-en un second, pour qu’un pion ferme l’un en quittant l’autre.
running-right = Maintenant d6 et d7 sont entre deux moulins : où que le pion aille, l’un d’eux se ferme.
running-once = Cela ouvre votre moulin pour le refermer une fois. Vous pouvez en avoir un qui se ferme à chaque coup.
running-wrong = Pensez au bord du haut : a7 y est déjà.
running-swing = Allez-y : fermez un moulin et prenez le pion qui vous gêne le plus.
running-swing-right = Et le retour ferme l’autre.
running-swing-wrong = Le pion du milieu, entre les deux rangées, ferme un moulin d’un seul pas.
running-old = Cela referme l’ancien moulin. Servez-vous de la seconde rangée : un pion n’attend que d’y entrer.
running-back = Revenez, et prenez encore.
running-back-right = Voilà un double moulin : une prise à chaque coup, et peu de parties y survivent. Bâtissez le vôtre tôt, et guettez celui d’en face.

block-task = Noir veut fermer b2 – d2 – f2 avec le pion de d1. Que faites-vous ?
block-right = Le moulin est bloqué avant de se fermer, et votre pion sur le croisement ne gêne que Noir.
block-too-slow = Noir est plus rapide : d1 va en d2 et prend un pion. Une menace passe avant vos propres plans.
block-away = Votre pion de d3 était le seul assez près. Où doit-il aller ?
block-wrong = Noir joue alors d1 en d2 et prend un pion. Mettez-vous-y vous-même.

room-task = Vous pouvez fermer un moulin et prendre un pion. Mais regardez d’abord combien d’air il reste à Noir.
room-right = Noir a quatre pions et pas un coup. L’air vaut plus qu’un pion.
room-greedy = Un pion est pris, mais trois pions volent, et Noir est libre. Il y avait mieux : comptez les points libres de Noir.
room-wrong = Il ne reste à Noir qu’un seul point libre où aller. Occupez-le.

flyer-task = Noir a trois pions et vole : il arrête toujours une menace. Faites-en deux à la fois.
flyer-right = Deux rangées, d7 et g4. Noir ne peut se mettre que dans l’une.
flyer-single = Une seule menace, et Noir s’y envole. Contre un adversaire qui vole, il en faut deux.
flyer-wrong = Regardez le coin g7 : deux rangées s’y rencontrent.
flyer-finish = Noir a arrêté ce qu’il pouvait. Fermez l’autre rangée.
flyer-finish-right = C’est ainsi qu’on attrape qui vole : deux menaces, une seule réponse.
flyer-finish-wrong = Une rangée est encore ouverte. Lequel de vos pions peut y entrer ?
