# Titel, Seiten und Einstellungen.

# The language's own name for itself, and whether a clause behind a colon begins with a Capital or a small letter.
language-title = Deutsch
after-colon = Capital

game-first = NEUN STEINE
game-second = MÜHLE
motto = Mühle, morris, merels, moulin: ein Spiel, in Stein geritzt
loading = Der Stein wird behauen …
press-any-key = Beliebige Taste drücken

play-school = Gegen die Schule
play-friend = Zu zweit
watch = Zuschauen
rules = Regeln
settings = Einstellungen
quit = Beenden

begin = Beginnen
back = Zurück
strength = Stärke
your-colour = Deine Steine
who-begins = Wer beginnt
by-lot = Das Los
white = Weiß
black = Schwarz
rules-in-use = Die Regeln
rules-in-use-are = Die Regeln: { $rules }
choose-rules = Andere Regeln …

preset-before = Die Regeln davor
preset-after = Die Regeln danach

level-apprentice = Lehrling
level-journeyman = Geselle
level-master = Meister
level-apprentice-says = Sieht die eigenen Mühlen und übersieht viele von deinen.
level-journeyman-says = Denkt ein paar Züge voraus und bestraft Leichtsinn.
level-master-says = Spielt so gut, wie die Schule es lehren kann.
own-white-says = Du hast die hellen Steine und beginnst.
own-black-says = Du hast die dunklen Steine; die Schule beginnt.
own-lot-says = Ein Stein in geschlossener Hand entscheidet. Weiß beginnt.

pause = Die Partie ruht
continue = Weiterspielen
take-back = Zurücknehmen
new-game = Neue Partie
to-title = Zum Titel
play-again = Noch einmal
look-at-board = Brett ansehen
length = { $turns ->
    [one] { $rules } · ein Zug
   *[other] { $rules } · { $turns } Züge
}

picture = Bild
sound = Ton
play = Spiel
quality = Qualität
quality-low = Niedrig
quality-medium = Mittel
quality-high = Hoch
quality-ultra = Höchste
full-screen = Ganzer Bildschirm
vsync = Vertikale Synchronisation
master-volume = Alles
effects-volume = Steine und Glocke
ambience-volume = Wind und Vögel
pace = Tempo der Steine
reduced-motion = Weniger Bewegung
coordinates = Namen der Punkte
text-size = Schriftgröße
language = Sprache
language-system = System
decimal-point = ,
