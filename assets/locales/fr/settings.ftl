# Réglages : image, son, confort, touches.

frame-cap = Images par seconde
no-cap = toutes
comfort = Confort
keys = Touches
high-contrast = Contraste élevé
hints = Conseils à la demande
evaluation = Montrer qui est mieux
rumble = Vibrations des manettes
camera = Quand le tour passe à l’ami
camera-stay = elle reste
camera-turn = elle tourne
camera-flat = elle est à plat
usual-keys = Les touches habituelles
press-a-key = appuyez sur une touche…
keys-say = Choisissez une ligne et appuyez sur la touche voulue. Échap laisse tout en l’état.
pads-say = La croix ou le stick gauche de la manette déplace le curseur, le bouton du bas prend et pose, celui de droite repose. Les gâchettes reprennent et rejouent, le bouton de gauche demande conseil, Start ouvre le menu.
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
settings-unread = Parmi les réglages, { $names } étaient illisibles. Le fichier est mis de côté sous { $file }.
settings-not-kept = Les réglages ne peuvent pas être gardés : { $error }.
