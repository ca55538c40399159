# Réglages : image, son, confort, touches.

frame-cap = Images par seconde, au plus
no-cap = sans limite
comfort = Confort
keys = Touches
high-contrast = Contraste élevé
hints = Conseils à la demande
evaluation = Montrer qui est mieux
study = Étude : montrer ce que vaut chaque coup
rumble = Vibrations des manettes
camera = La caméra au changement de tour
camera-stay = reste
camera-turn = tourne
camera-flat = regarde d’en haut
usual-keys = Les touches habituelles
press-a-key = appuyez sur une touche…
usual-buttons = Boutons habituels
press-a-button = appuyez sur un bouton…
buttons-say = Choisissez une ligne et appuyez sur le bouton voulu ; ce qu’il faisait avant prend l’autre bouton. Après une touche du clavier, les touches s’affichent ici.
keys-say = Choisissez une ligne et appuyez sur la touche voulue. Échap laisse tout en l’état.
pads-say = La croix ou le stick gauche de la manette déplace le curseur, le stick droit regarde autour, les gâchettes rapprochent et éloignent. Le bouton du haut mène aux panneaux. Les autres boutons s’affichent ici, et se changent, tant qu’une manette est utilisée.
not-bound = aucune

deed-up = Curseur vers le haut
deed-down = Curseur vers le bas
deed-left = Curseur à gauche
deed-right = Curseur à droite
deed-touch = Prendre, poser, retirer
deed-put-back = Reposer
deed-undo = Reprendre un coup
deed-redo = Le rejouer
deed-hint = Conseil
deed-look-left = Tourner vers la gauche
deed-look-right = Tourner vers la droite
deed-closer = Plus près
deed-farther = Plus loin
deed-menu = Menu
deed-full-screen = Plein écran

settings-set-aside = Les réglages étaient illisibles. Ils sont mis de côté sous { $file } ; les réglages habituels servent.
settings-unread = Les réglages { $names } étaient illisibles. Le fichier abîmé est gardé sous { $file }.
settings-not-kept = Les réglages ne peuvent pas être gardés : { $error }.
