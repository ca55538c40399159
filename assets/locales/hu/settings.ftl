# Settings: picture, sound, comfort, keys.

frame-cap = Legtöbb kép másodpercenként
no-cap = korlátlan
comfort = Kényelem
keys = Billentyűk
high-contrast = Nagy kontraszt
hints = Tanács kérésre
evaluation = Mutassa, ki áll jobban
study = Tanulás: mutassa, mit ér egy-egy lépés
rumble = A kontroller rezegjen
camera = A kamera lépésváltáskor
camera-stay = marad
camera-turn = átfordul
camera-flat = felülről néz
usual-keys = Szokásos billentyűk
press-a-key = nyomj meg egy billentyűt…
usual-buttons = Szokásos gombok
press-a-button = nyomj meg egy gombot…
buttons-say = Válassz egy sort, és nyomd meg azt a gombot, amelyet rá szánsz; amire az eddig szolgált, a másik gombot kapja. Billentyűnyomásra itt a billentyűk jelennek meg.
keys-say = Válassz egy sort, és nyomd meg a rá szánt billentyűt. Az Escape mindent úgy hagy, ahogy van.
pads-say = A kontroller iránygombja vagy bal karja mozgatja a mutatót, a jobb kar körülnéz, a ravaszok közelebb és távolabb visznek. A felső gomb a képernyő gombjaihoz vezet. A többi gomb akkor látszik itt, és akkor cserélhető, amikor kontrollerrel játszol.
not-bound = nincs

deed-up = Mutató felfelé
deed-down = Mutató lefelé
deed-left = Mutató balra
deed-right = Mutató jobbra
deed-touch = Felvétel, letétel, levétel
deed-put-back = Visszatétel
deed-undo = Lépés visszavonása
deed-redo = Lépés újrajátszása
deed-hint = Tanács
deed-look-left = Körbejárás balra
deed-look-right = Körbejárás jobbra
deed-closer = Közelebb
deed-farther = Távolabb
deed-menu = Menü
deed-full-screen = Teljes képernyő

settings-set-aside = A beállításokat nem sikerült elolvasni. Félretettük őket ({ $file }); a szokásosak érvényesek.
settings-unread = Ezeket a beállításokat nem sikerült elolvasni: { $names }. A sérült fájlt megőriztük: { $file }.
settings-not-kept = A beállításokat nem lehet elmenteni: { $error }.
