# Title, pages and settings.

# The language's own name for itself, and whether a clause behind a colon begins with a Capital or a small letter.
language-title = Nederlands
after-colon = small

game-first = HET
game-second = MOLENSPEL
motto = molenspel, Mühle, moulin, morris: één spel, in steen gegrift
loading = De steen wordt gehouwen…
press-any-key = Druk op een toets

play-school = Tegen de school
play-friend = Met z’n tweeën
watch = Toekijken
rules = Regels
settings = Instellingen
quit = Afsluiten

begin = Beginnen
back = Terug
strength = Sterkte
your-colour = Je stenen
who-begins = Wie begint
by-lot = Het lot
white = Wit
black = Zwart
rules-in-use = De regels
rules-in-use-are = De regels: { $rules }
choose-rules = Andere regels…

preset-before = De vorige regels
preset-after = De volgende regels

level-apprentice = Leerling
level-journeyman = Gezel
level-master = Meester
level-apprentice-says = Ziet zijn eigen molens en mist er veel van jou.
level-journeyman-says = Kijkt een paar zetten vooruit en straft slordigheid af.
level-master-says = Speelt zo goed als de school het iemand kan leren.
own-white-says = Je hebt de lichte stenen en begint.
own-black-says = Je hebt de donkere stenen; de school begint.
own-lot-says = Een steen in een gesloten hand beslist. Wit begint.

pause = De partij rust
continue = Doorspelen
take-back = Zet terugnemen
new-game = Nieuwe partij
to-title = Titelscherm
play-again = Nog een keer
look-at-board = Bord bekijken
length = { $turns ->
    [one] { $rules } · één zet
   *[other] { $rules } · { $turns } zetten
}

picture = Beeld
sound = Geluid
play = Spel
quality = Kwaliteit
quality-low = Laag
quality-medium = Midden
quality-high = Hoog
quality-ultra = Hoogst
full-screen = Volledig scherm
vsync = Verticale synchronisatie
master-volume = Alles
effects-volume = Stenen en kloosterklok
ambience-volume = Wind en vogels
pace = Tempo van de stenen
reduced-motion = Minder beweging
coordinates = Namen van de punten
text-size = Tekstgrootte
language = Taal
language-system = Systeem
decimal-point = ,
