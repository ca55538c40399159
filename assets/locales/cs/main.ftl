# Title, pages and settings.

# The language's own name for itself, and whether a clause behind a colon begins with a Capital or a small letter.
language-title = Čeština
after-colon = small

game-first = MLÝN DEVÍTI
game-second = KAMENŮ
motto = mlýn, mlýnek, merels, Mühle, moulin: jedna hra, vytesaná do kamene
loading = Kámen se tesá…
press-any-key = Stiskni libovolnou klávesu

play-school = Proti škole
play-friend = Ve dvou
watch = Přihlížet
rules = Pravidla
settings = Nastavení
quit = Konec

begin = Začít
back = Zpět
strength = Síla
your-colour = Tvé kameny
who-begins = Kdo začíná
by-lot = Losem
white = Bílý
black = Černý
rules-in-use = Pravidla
rules-in-use-are = Pravidla: { $rules }
choose-rules = Jiná pravidla…

preset-before = Předchozí pravidla
preset-after = Další pravidla

level-apprentice = Učedník
level-journeyman = Tovaryš
level-master = Mistr
level-apprentice-says = Vidí vlastní mlýny a mnoho tvých přehlédne.
level-journeyman-says = Myslí o pár tahů napřed a trestá nepozornost.
level-master-says = Hraje tak dobře, jak to jen škola umí naučit.
own-white-says = Máš světlé kameny a začínáš.
own-black-says = Máš tmavé kameny; začíná škola.
own-lot-says = Rozhodne kámen ukrytý v dlani. Začíná Bílý.

pause = Partie odpočívá
continue = Hrát dál
take-back = Vzít zpět
new-game = Nová partie
to-title = Na úvod
play-again = Hrát znovu
look-at-board = Prohlédnout desku
length = { $turns ->
    [one] { $rules } · jeden tah
    [few] { $rules } · { $turns } tahy
   *[other] { $rules } · { $turns } tahů
}

picture = Obraz
sound = Zvuk
play = Hra
quality = Kvalita
quality-low = Nízká
quality-medium = Střední
quality-high = Vysoká
quality-ultra = Nejvyšší
full-screen = Celá obrazovka
vsync = Vertikální synchronizace
master-volume = Všechno
effects-volume = Kameny a zvon
ambience-volume = Vítr a ptáci
pace = Rychlost kamenů
reduced-motion = Méně pohybu
coordinates = Názvy polí
text-size = Velikost písma
language = Jazyk
language-system = Systém
decimal-point = ,
