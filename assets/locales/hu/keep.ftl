# Kept games: theatre, library, statistics, set-up.

continue-game = Játszma folytatása
library = Könyvtár
set-up = Állás felrakása

keep-person = vendég
keep-contest = { $white } – { $black } · { $rules }

theatre-beginning = A kezdet
theatre-turn = { $number } { $turn }
theatre-scrub = A mutatott lépés
theatre-play = Lejátszás
theatre-pause = Szünet
theatre-first = Az elejére
theatre-back = Egy lépést vissza
theatre-next = Egy lépést előre
theatre-last = A végére
theatre-speed = Tempó
theatre-still = Álljon a kamera
theatre-film = Mozogjon a kamera
theatre-review = Elemzés
theatre-leave = Kilépés
theatre-with-friend = Tovább kettesben
theatre-with-school = Folytatás

review-title = Elemzés
review-begin = Az iskola mestere minden lépést mérlegre tesz.
review-start = Kezdés
review-stop = Leállítás
review-progress = { $all } lépésből { $done } lemérve
review-no-faults = Egyetlen lépésben sincs hiba.
review-better = jobb lett volna: { $turn }
review-lost = { $side } itt veszítette el a játszmát: { $number }
review-missed = { $side } itt engedte ki a kezéből a játszmát: { $number }
review-better-why = jobb lett volna { $turn } – { $why }
fault-missed-win = elmaradt a győzelem { $turns ->
    [one] egy lépésben
   *[other] { $turns } lépésben
}
fault-missed-mill = itt malmot lehetett volna zárni: { $points }
fault-missed-block = szabadon maradt az ellenfél malma itt: { $point }
fault-loses = így { $turns ->
    [one] egy lépésben
   *[other] { $turns } lépésben
} elvész a játszma
fault-broke-mill = ez kinyitja a malmot ({ $points }), és nem tudja újra bezárni
fault-allows = ez megengedi: { $turn }
review-only-faults = Csak ami jobb is lehetett volna
grade-best = legjobb
grade-good = jó
grade-inaccuracy = pontatlan
grade-mistake = hiba
grade-blunder = súlyos hiba
review-counts = { $side }: legjobb { $best }, jó { $good }, pontatlan { $inaccuracies }, hiba { $mistakes }, súlyos hiba { $blunders }

library-title = A könyvtár
library-search = Játékos, szabály, nap, eredmény…
library-reading = Átnézzük a polcokat…
library-empty = Még egyetlen játszma sincs itt. Minden befejezett játszmád ide kerül. Máshonnan is hozhatsz feljegyzést: nyisd meg a fájlját, illeszd be a szövegét, vagy húzd a fájlt az ablakra.
library-nothing-found = Ezek a szavak együtt egyetlen játszmában sincsenek meg.
library-players = { $white } – { $black }
library-told = { $rules } · { $result } · { $turns } lépés
library-unread = A polcokhoz nem lehet hozzáférni: { $reason }.
library-damaged = { $file } nem olvasható: { $reason }
library-watch = Megnézés és elemzés
library-export = Mentés fájlba
save-title = Mit mentsünk?
save-record = A játszmát feljegyzésként
save-drawing = Az állást rajzként
save-film = A játszmát filmként
save-view = A látványt képként
library-delete = Törlés
library-restore = Visszahozás
library-paste = Szöveg beillesztése
library-open = Fájl megnyitása
library-statistics = Statisztika
dialog-open-record = Játszma feljegyzésének megnyitása
dialog-open-position = Állás vagy feljegyzés megnyitása
dialog-save-game = A játszma feljegyzésének mentése
dialog-records = Feljegyzések és szövegek
dialog-all-files = Minden fájl

result-white = Világos győzött
result-black = Sötét győzött
result-drawn = döntetlen
result-open = befejezetlen
result-resigned = { $winner } győzött: { $loser } feladta
result-time = { $winner } időtúllépéssel győzött
result-agreed = megegyezéses döntetlen

notice-not-saved = A játszmát nem lehet elmenteni: { $reason }. Néhány másodpercenként újra megpróbáljuk.
notice-second-copy = A játék kétszer fut. Ez a példány magának őrzi a játszmáját; egyik sem vesz el semmit a másiktól.
notice-set-aside = Egy sérült fájlt félretettünk, új neve: { $file }. Semmit sem írtunk felül.
broke-off-lost = Legutóbb a videokártya illesztőprogramja leállt. Semmi sem veszett el.
broke-off-memory = Legutóbb elfogyott a videokártya memóriája. Alacsonyabb minőség segíthet a beállításokban; semmi sem veszett el.
broke-off-refused = Legutóbb a videokártya illesztőprogramja nem rajzolt tovább. Egy újabb illesztőprogram vagy alacsonyabb minőség segíthet; semmi sem veszett el.
broke-off-own = Legutóbb a játék a saját hibájából szakadt meg. Semmi sem veszett el.
files-lost = { $more ->
    [0] A játék hiányos: { $file } hiányzik vagy sérült. Szerezd be újra a játékot.
    [one] A játék hiányos: { $file } és még egy fájl hiányzik vagy sérült. Szerezd be újra a játékot.
   *[other] A játék hiányos: { $file } és még { $more } fájl hiányzik vagy sérült. Szerezd be újra a játékot.
}
notice-left-out = { $games ->
    [one] Egy játszma kimaradt: { $fault }.
   *[other] { $games } játszma kimaradt; az első: { $fault }.
}
notice-not-read = Egy fájlt nem sikerült elolvasni: { $reason }.
notice-odd = Valami különös a beolvasottakban: { $reason }
notice-imported = { $games ->
    [one] A feljegyzés a könyvtárban van.
   *[other] { $games } feljegyzés került a könyvtárba; ez az első.
}
notice-refused = Ez nem lejátszható feljegyzés: { $reason }.
notice-exported = Elmentve: { $file }.
notice-no-file-dialog = Ezen a rendszeren nincs ablak, amelyben fájlt választhatnál. Másold ki a feljegyzés szövegét, és illeszd be itt, vagy indítsd a játékot a fájl nevével.
notice-deleted = Törölve. Vissza lehet hozni.
notice-restored = A játszma újra megvan.

statistics-title = Statisztika
statistics-none = Még nincs mit számolni. Minden végigjátszott játszmád számít majd.
statistics-forget = Felejtsd el mind
statistics-keep = Tartsd meg
statistics-really-forget = Igen, felejtsd el
statistics-by-strength = Az iskola ellen
statistics-by-colour = A te bábuid
statistics-by-rules = Szabályok
statistics-no-school = Az iskola ellen még nem játszottál.
statistics-friends = Barátok között
statistics-friends-told = Világos győzelmei: { $white }, Sötét győzelmei: { $black }; döntetlen: { $drawn }.
statistics-games = Összesen { $games } játszma.
statistics-streak = Győzelmek egymás után: { $now }; a leghosszabb sorozat: { $best }.
statistics-fastest = A leggyorsabb győzelem: { $turns } lépés, ellenfél: { $level }.
statistics-score = { $won } győzelem · { $drawn } döntetlen · { $lost } vereség

setup-title = Állás felrakása
setup-empty = üres
setup-point = { $point }: { $man }
setup-tool = Mit tesz egy érintés
setup-take = Levétel
setup-hand = { $side }: { $hand } kézben, { $lost } elveszett
setup-phase = Szakasz
setup-placing = Lerakás
setup-moving = Lépés
setup-turn = Ki következik
setup-to-move = { $side } lép
setup-owed = Hátralévő levétel
setup-owes-none = nincs
setup-owes-one = egyet levehet
setup-owes-two = kettőt levehet
setup-quarter = Forgatás
setup-mirror = Tükrözés
setup-rings = Kifordítás
setup-colours = Színcsere
setup-clear = Ürítés
setup-start = Alapállás
setup-board = Játszmából
setup-copy = Másolás
setup-paste = Beillesztés
setup-open = Megnyitás…
setup-copied = Kimásolva: { $line }
setup-pasted = Az állást beolvastuk.
setup-record-read = A feljegyzés utolsó állása van a táblán.
setup-not-pasted = Ezt nem lehet elolvasni. { $reason }
setup-nothing-to-paste = A vágólapon nincs szöveg.
setup-over = Már eldőlt: { $reason }.
setup-cannot-begin = Ebből az állásból nem kezdődhet játszma.
setup-other-rules = Más szabályok…
setup-begin = Kezdés
setup-opponent = Ellenfél
setup-with-school = Az iskola
setup-with-friend = Egy barát
setup-watch = Nézőként
setup-strength = Játékerő
setup-own = A te bábuid

puzzles = Feladványok
puzzles-title = Feladványok
puzzles-count = { $all } feladványból { $solved } megoldva. Arany jár azért, ami elsőre sikerült.
puzzles-today = A nap feladványa
puzzles-next = A következő megoldatlan
puzzles-level-1 = Első malmok
puzzles-level-2 = Éles szem
puzzles-level-3 = Két-három lépés
puzzles-level-4 = Hosszú tervek
puzzles-level-5 = Mestereknek
puzzle-heading = { $id }. feladvány
puzzle-asks = { $side }: { $goal }.
puzzle-one-way = Csak egy jó első lépés van.
puzzle-right = Jó. Tovább.
puzzle-solved = Megoldva!
puzzle-was-shown = Ez volt a lépés.
puzzle-show = Mutasd a lépést
puzzle-again = Elölről
puzzle-next = Következő feladvány
puzzle-all = Feladványok
puzzle-wrong = Nem { $turn } a jó.
puzzle-wrong-wins = Az csak { $turns } lépésben nyer.
puzzle-wrong-draws = Az csak döntetlen.
puzzle-wrong-loses = Az { $turns } lépésben veszít.
puzzle-wrong-answer = A válasz { $turn } lenne.
goal-close = zárj malmot
goal-stop = ne engedj ellenséges malmot
goal-force = szerezz biztos malmot { $turns ->
    [one] egy lépésben
   *[other] { $turns } lépésben
}
goal-win = nyerj { $turns ->
    [one] azonnal
   *[other] { $turns } lépésben
}
goal-hold = keresd meg az egyetlen lépést, amely nem veszít
