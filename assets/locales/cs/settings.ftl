# Settings: picture, sound, comfort, keys.

frame-cap = Snímků za sekundu, nejvýš
no-cap = neomezeně
comfort = Pohodlí
keys = Klávesy
high-contrast = Vysoký kontrast
hints = Rada na požádání
evaluation = Ukazovat, kdo stojí lépe
study = Studium: ukazovat cenu každého tahu
rumble = Gamepady vibrují
camera = Kamera při střídání stran
camera-stay = stojí
camera-turn = otáčí se
camera-flat = hledí shora
usual-keys = Obvyklé klávesy
press-a-key = stiskni klávesu…
usual-buttons = Obvyklá tlačítka
press-a-button = stiskni tlačítko…
buttons-say = Vyber řádek a stiskni tlačítko, které to má dělat; jeho dosavadní úkol převezme to druhé. Po stisku klávesy se tu ukážou klávesy.
keys-say = Vyber řádek a stiskni klávesu, která to má dělat. Escape nechá všechno, jak je.
pads-say = Směrový kříž nebo levá páčka gamepadu hýbe kurzorem, pravá páčka se rozhlíží, spouště přibližují a vzdalují. Horní tlačítko vede k panelům. Ostatní tlačítka se tu ukazují a dají se měnit, dokud se gamepad používá.
not-bound = nic

deed-up = Kurzor nahoru
deed-down = Kurzor dolů
deed-left = Kurzor doleva
deed-right = Kurzor doprava
deed-touch = Zvednout, položit, vzít
deed-put-back = Vrátit na místo
deed-undo = Vzít tah zpět
deed-redo = Zahrát ho znovu
deed-hint = Rada
deed-look-left = Obejít doleva
deed-look-right = Obejít doprava
deed-closer = Blíž
deed-farther = Dál
deed-menu = Nabídka
deed-full-screen = Celá obrazovka

settings-set-aside = Nastavení se nedalo přečíst. Leží stranou jako { $file }; platí obvyklé.
settings-unread = Z nastavení se nedalo přečíst: { $names }. Poškozený soubor leží stranou jako { $file }.
settings-not-kept = Nastavení nejde uložit: { $error }.
