# Parties conservées : théâtre, bibliothèque, statistiques, position.

continue-game = Reprendre la partie
library = Bibliothèque
set-up = Composer une position

keep-person = un invité
keep-contest = { $white } – { $black } · { $rules }

theatre-beginning = Le début
theatre-turn = { $number } { $turn }
theatre-scrub = Coup montré
theatre-play = Lecture
theatre-pause = Pause
theatre-first = Au début
theatre-back = Un coup en arrière
theatre-next = Un coup en avant
theatre-last = À la fin
theatre-speed = Vitesse
theatre-still = Caméra immobile
theatre-film = Laisser filmer la caméra
theatre-review = Analyse
theatre-leave = Quitter
theatre-with-friend = Continuer à deux
theatre-with-school = Continuer

review-title = Analyse
review-begin = Le Maître de l’école pèse chaque coup.
review-start = Commencer
review-stop = Arrêter
review-progress = { $done } coups pesés sur { $all }
review-no-faults = Aucun coup à reprendre.
review-better = { $turn } était meilleur
review-lost = { $side } a perdu la partie au coup { $number }
review-missed = { $side } a laissé filer la partie au coup { $number }
review-better-why = { $turn } était meilleur : { $why }
fault-missed-win = un gain en { $turns ->
    [one] un coup
   *[other] { $turns } coups
} a été manqué
fault-missed-mill = un moulin se fermait en { $points }
fault-missed-block = le moulin en { $point } n’a pas été bloqué
fault-loses = la partie est perdue en { $turns ->
    [one] un coup
   *[other] { $turns } coups
}
fault-broke-mill = ce coup ouvre le moulin { $points } sans pouvoir le refermer
fault-allows = ce coup permet { $turn }
review-only-faults = Seulement ce qui pouvait être mieux
grade-best = meilleur coup
grade-good = bon
grade-inaccuracy = imprécis
grade-mistake = erreur
grade-blunder = grosse erreur
review-counts = { $side } : meilleurs { $best }, bons { $good }, imprécis { $inaccuracies }, erreurs { $mistakes }, grosses { $blunders }

library-title = La bibliothèque
library-search = Joueurs, règles, jour, résultat…
library-reading = On fouille les rayons…
library-empty = Aucune partie n’est encore conservée. Chaque partie terminée viendra ici. On peut aussi apporter une partie : ouvrir son fichier, coller son texte, ou déposer le fichier sur la fenêtre.
library-nothing-found = Aucune partie ne contient tous ces mots.
library-players = { $white } – { $black }
library-told = { $rules } · { $result } · { $turns } coups
library-unread = Les rayons sont inaccessibles : { $reason }.
library-damaged = { $file } est illisible : { $reason }
library-watch = Voir et analyser
library-export = Enregistrer un fichier
save-title = Que faut-il enregistrer ?
save-record = La partie notée
save-drawing = La position en dessin
save-film = La partie en film
save-view = La vue en image
library-delete = Supprimer
library-restore = Rétablir
library-paste = Coller une partie
library-open = Ouvrir un fichier
library-statistics = Statistiques
dialog-open-record = Ouvrir l’enregistrement d’une partie
dialog-open-position = Ouvrir une position ou une partie
dialog-save-game = Enregistrer la partie
dialog-records = Parties et textes
dialog-all-files = Tous les fichiers

result-white = Blanc gagne
result-black = Noir gagne
result-drawn = nulle
result-open = inachevée
result-resigned = { $winner } gagne : { $loser } abandonne
result-time = { $winner } gagne au temps
result-agreed = nulle convenue

notice-not-saved = La partie ne peut pas être enregistrée : { $reason }. Un nouvel essai a lieu toutes les quelques secondes.
notice-second-copy = Le jeu tourne une deuxième fois. Celui-ci garde sa partie pour lui ; aucun ne prend rien à l’autre.
notice-set-aside = Un fichier abîmé a été mis de côté : { $file }. Rien n’a été écrasé.
broke-off-lost = La dernière fois, le pilote graphique a cessé de fonctionner. Rien n’est perdu.
broke-off-memory = La dernière fois, la carte graphique n’avait plus de mémoire. Une qualité plus basse dans les réglages peut aider ; rien n’est perdu.
broke-off-refused = La dernière fois, le pilote graphique a cessé de dessiner. Un pilote plus récent ou une qualité plus basse peut aider ; rien n’est perdu.
broke-off-own = La dernière fois, le jeu s’est interrompu par sa propre faute. Rien n’est perdu.
files-lost = { $more ->
    [0] Le jeu n’est pas complet : { $file } manque ou est abîmé. Il faut le récupérer à nouveau.
    [one] Le jeu n’est pas complet : { $file } et un autre fichier manquent ou sont abîmés. Il faut le récupérer à nouveau.
   *[other] Le jeu n’est pas complet : { $file } et { $more } autres fichiers manquent ou sont abîmés. Il faut le récupérer à nouveau.
}
notice-left-out = { $games ->
    [one] Une partie a été omise : { $fault }.
   *[other] { $games } parties ont été omises ; la première : { $fault }.
}
notice-not-read = Un fichier n’a pas pu être lu : { $reason }.
notice-odd = Dans ce qui a été lu, quelque chose est étrange : { $reason }
notice-imported = { $games ->
    [one] La partie est dans la bibliothèque.
   *[other] { $games } parties sont dans la bibliothèque ; voici la première.
}
notice-refused = Ce n’est pas une partie jouable : { $reason }.
notice-exported = Enregistré sous { $file }.
notice-no-file-dialog = Ce système n’a pas de fenêtre pour choisir un fichier. Copiez le texte de la partie et collez-le ici, ou lancez le jeu avec le nom du fichier.
notice-deleted = Supprimée. On peut la rétablir.
notice-restored = La partie est de retour.

statistics-title = Statistiques
statistics-none = Rien n’est encore compté. Chaque partie menée à son terme le sera.
statistics-forget = Tout oublier
statistics-keep = Garder
statistics-really-forget = Oui, oublier
statistics-by-strength = Contre l’école
statistics-by-colour = Vos pions
statistics-by-rules = Règles
statistics-no-school = Aucune partie contre l’école.
statistics-friends = Entre amis
statistics-friends-told = Blanc a gagné { $white } fois, Noir { $black } ; { $drawn } nulles.
statistics-games = { $games ->
    [one] { $games } partie en tout.
   *[other] { $games } parties en tout.
}
statistics-streak = Victoires de suite : { $now } ; la plus longue série : { $best }.
statistics-fastest = La victoire la plus rapide : { $turns } coups, contre : { $level }.
statistics-score = { $won } gagnées · { $drawn } nulles · { $lost } perdues

setup-title = Composer une position
setup-empty = vide
setup-point = { $point } : { $man }
setup-tool = Effet d’une touche
setup-take = Enlever
setup-hand = { $side } : { $hand } en main, { $lost } perdus
setup-phase = Phase
setup-placing = Poser
setup-moving = Glisser
setup-turn = Au trait
setup-to-move = { $side } joue
setup-owed = Prises dues
setup-owes-none = aucune prise
setup-owes-one = prend un pion
setup-owes-two = en prend deux
setup-quarter = Tourner
setup-mirror = Miroir
setup-rings = Retourner
setup-colours = Échanger
setup-clear = Vider
setup-start = Ouverture
setup-board = De la partie
setup-copy = Copier
setup-paste = Coller
setup-open = Ouvrir…
setup-copied = Copié : { $line }
setup-pasted = La position a été lue.
setup-record-read = La dernière position de la partie est en place.
setup-not-pasted = Illisible. { $reason }
setup-nothing-to-paste = Le presse-papiers ne contient pas de texte.
setup-over = Déjà décidée : { $reason }.
setup-cannot-begin = Aucune partie ne peut partir de cette position.
setup-other-rules = Autres règles…
setup-begin = Commencer
setup-opponent = Adversaire
setup-with-school = L’école
setup-with-friend = Un ami
setup-watch = Regarder
setup-strength = Force
setup-own = Vos pions

puzzles = Problèmes
puzzles-title = Problèmes
puzzles-count = { $solved } résolus sur { $all }. L’or va à ceux trouvés du premier coup.
puzzles-today = Le problème du jour
puzzles-next = Le prochain à résoudre
puzzles-level-1 = Premiers moulins
puzzles-level-2 = L’œil vif
puzzles-level-3 = Deux ou trois coups
puzzles-level-4 = Longs plans
puzzles-level-5 = Pour les maîtres
puzzle-heading = Problème { $id }
puzzle-asks = { $side } : { $goal }.
puzzle-one-way = Un seul premier coup est juste.
puzzle-right = Juste. Continuez.
puzzle-solved = Résolu !
puzzle-was-shown = C’était le coup.
puzzle-show = Montrer le coup
puzzle-again = Encore
puzzle-next = Problème suivant
puzzle-all = Tous
puzzle-wrong = Pas { $turn }.
puzzle-wrong-wins = Ce coup ne gagne qu’en { $turns }.
puzzle-wrong-draws = Ce coup ne fait que nulle.
puzzle-wrong-loses = Ce coup perd en { $turns }.
puzzle-wrong-answer = La réponse serait { $turn }.
goal-close = fermer un moulin
goal-stop = empêcher tout moulin adverse
goal-force = s’assurer un moulin en { $turns ->
    [one] un coup
   *[other] { $turns } coups
}
goal-win = gagner { $turns ->
    [one] tout de suite
   *[other] en { $turns } coups
}
goal-hold = trouver le seul coup qui ne perd pas
