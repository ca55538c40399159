# Title, pages and settings.

# The language's own name for itself, and whether a clause behind a colon begins with a Capital or a small letter.
language-title = Magyar
after-colon = small

game-first = KILENCES
game-second = MALOM
motto = malom, Mühle, moulin, merels: egy játék, kőbe vésve
loading = Faragják a követ…
press-any-key = Nyomj meg egy billentyűt

play-school = Az iskola ellen
play-friend = Egy baráttal
watch = Nézőként
rules = Szabályok
settings = Beállítások
quit = Kilépés

begin = Kezdés
back = Vissza
strength = Játékerő
your-colour = A te bábuid
who-begins = Ki kezd
by-lot = Sorsolás
white = Világos
black = Sötét
rules-in-use = A szabályok
rules-in-use-are = A szabályok: { $rules }
choose-rules = Más szabályok…

preset-before = Az előző szabályok
preset-after = A következő szabályok

level-apprentice = Inas
level-journeyman = Legény
level-master = Mester
level-apprentice-says = A maga malmait meglátja, a tieidet sokszor nem.
level-journeyman-says = Néhány lépéssel előre lát, és bünteti a könnyelműséget.
level-master-says = Tudja mindazt, amit az iskola megtaníthat.
own-white-says = Tieid a világos bábuk, te kezdesz.
own-black-says = Tieid a sötét bábuk, az iskola kezd.
own-lot-says = Egy marokba rejtett bábu dönt. Világos kezd.

pause = A játszma pihen
continue = Folytatás
take-back = Visszavonás
new-game = Új játszma
to-title = A címlapra
play-again = Még egyszer
look-at-board = Lássuk a táblát
length = { $turns ->
    [one] { $rules } · egy lépés
   *[other] { $rules } · { $turns } lépés
}

picture = Kép
sound = Hang
play = Játék
quality = Minőség
quality-low = Alacsony
quality-medium = Közepes
quality-high = Magas
quality-ultra = Legjobb
full-screen = Teljes képernyő
vsync = Függőleges szinkron
master-volume = Minden hang
effects-volume = Kövek és harang
ambience-volume = Szél és madarak
pace = A bábuk tempója
reduced-motion = Kevesebb mozgás
coordinates = A pontok nevei
text-size = Betűméret
language = Nyelv
language-system = Rendszer
decimal-point = ,
