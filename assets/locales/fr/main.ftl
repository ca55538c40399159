# Titre, pages et réglages.

# The language's own name for itself, and whether a clause behind a colon begins with a Capital or a small letter.
language-title = Français
after-colon = small

game-first = LE JEU DU
game-second = MOULIN
motto = moulin, mérelle, Mühle, morris : un seul jeu, gravé dans la pierre
loading = On taille la pierre…
press-any-key = Appuyez sur une touche

play-school = Contre l’école
play-friend = Contre un ami
watch = Regarder une partie
rules = Règles
settings = Réglages
quit = Quitter

begin = Commencer
back = Retour
strength = Force
your-colour = Vos pions
who-begins = Qui commence
by-lot = Au sort
white = Blanc
black = Noir
rules-in-use = Les règles
rules-in-use-are = Les règles : { $rules }
choose-rules = Autres règles…

preset-before = Les règles précédentes
preset-after = Les règles suivantes

level-apprentice = Apprenti
level-journeyman = Compagnon
level-master = Maître
level-apprentice-says = Voit ses propres moulins et laisse passer beaucoup des vôtres.
level-journeyman-says = Regarde quelques coups plus loin et punit l’étourderie.
level-master-says = Joue aussi bien que l’école sait l’enseigner.
own-white-says = Vous avez les pions clairs et vous commencez.
own-black-says = Vous avez les pions sombres ; l’école commence.
own-lot-says = Un pion caché dans une main décide. Blanc commence.

pause = La partie se repose
continue = Continuer
take-back = Reprendre le coup
new-game = Nouvelle partie
to-title = Vers le titre
play-again = Rejouer
look-at-board = Voir le tablier
length = { $turns ->
    [one] { $rules } · { $turns } coup
   *[other] { $rules } · { $turns } coups
}

picture = Image
sound = Son
play = Jeu
quality = Qualité
quality-low = Basse
quality-medium = Moyenne
quality-high = Haute
quality-ultra = Maximale
full-screen = Plein écran
vsync = Synchronisation verticale
master-volume = L’ensemble
effects-volume = Pierres et cloche
ambience-volume = Vent et oiseaux
pace = Allure des pions
reduced-motion = Moins de mouvement
coordinates = Noms des points
text-size = Taille du texte
language = Langue
language-system = Système
decimal-point = ,
