# Kept games: theatre, library, statistics, set-up.

continue-game = Dohrát partii
library = Knihovna
set-up = Postavit pozici

keep-person = host
keep-contest = { $white } – { $black } · { $rules }

theatre-beginning = Začátek
theatre-turn = { $number } { $turn }
theatre-scrub = Zobrazený tah
theatre-play = Přehrát
theatre-pause = Zastavit
theatre-first = Na začátek
theatre-back = O tah zpět
theatre-next = O tah dál
theatre-last = Na konec
theatre-speed = Rychlost
theatre-still = Nechat kameru v klidu
theatre-film = Nechat kameru filmovat
theatre-review = Rozbor
theatre-leave = Odejít
theatre-with-friend = Hrát dál ve dvou
theatre-with-school = Hrát dál

review-title = Rozbor
review-begin = Mistr školy zváží každý tah.
review-start = Začít
review-stop = Zastavit
review-progress = Zvážené tahy: { $done } / { $all }
review-no-faults = Žádnému tahu není co vytknout.
review-better = lepší bylo { $turn }
review-lost = { $side } prohrál partii tahem { $number }
review-missed = { $side } pustil partii z ruky tahem { $number }
review-better-why = lepší bylo { $turn }: { $why }
fault-missed-win = unikla výhra { $turns ->
    [one] jedním tahem
    [few] do { $turns } tahů
   *[other] do { $turns } tahů
}
fault-missed-mill = šlo zavřít mlýn na { $points }
fault-missed-block = mlýnu na { $point } bylo třeba zabránit
fault-loses = teď je to prohrané { $turns ->
    [one] jedním tahem
    [few] do { $turns } tahů
   *[other] do { $turns } tahů
}
fault-broke-mill = mlýn { $points } se tím otevírá a zavřít ho už nejde
fault-allows = to soupeři dovoluje { $turn }
review-only-faults = Jen to, co šlo zahrát lépe
grade-best = nejlepší
grade-good = dobrý
grade-inaccuracy = nepřesný
grade-mistake = chyba
grade-blunder = hrubá chyba
review-counts = { $side }: nejlepší { $best }, dobré { $good }, nepřesné { $inaccuracies }, chyby { $mistakes }, hrubé chyby { $blunders }

library-title = Knihovna
library-search = Hráči, pravidla, den, výsledek…
library-reading = Prohledávají se police…
library-empty = Zatím tu neleží žádná partie. Každá dohraná partie se tu uchová. Vejdou se sem i cizí záznamy: otevři soubor, vlož jeho text, nebo soubor přetáhni do okna.
library-nothing-found = Žádná partie na policích neobsahuje všechna tato slova.
library-players = { $white } – { $black }
library-told = { $turns ->
    [one] { $rules } · { $result } · jeden tah
    [few] { $rules } · { $result } · { $turns } tahy
   *[other] { $rules } · { $result } · { $turns } tahů
}
library-unread = K policím se nedá dostat: { $reason }.
library-damaged = { $file } nejde přečíst: { $reason }
library-watch = Přehrát a rozebrat
library-export = Uložit jako soubor
save-title = Co uložit
save-record = Partii jako záznam
save-drawing = Pozici jako kresbu
save-film = Partii jako film
save-view = Pohled jako obrázek
library-delete = Smazat
library-restore = Vrátit zpět
library-paste = Vložit záznam
library-open = Otevřít soubor
library-statistics = Statistika
dialog-open-record = Otevřít záznam partie
dialog-open-position = Otevřít pozici nebo záznam
dialog-save-game = Uložit záznam partie
dialog-records = Záznamy a texty
dialog-all-files = Všechny soubory

result-white = Bílý vyhrál
result-black = Černý vyhrál
result-drawn = remíza
result-open = nedohráno
result-resigned = { $winner } vyhrál: { $loser } se vzdal
result-time = { $winner } vyhrál na čas
result-agreed = remíza dohodou

notice-not-saved = Partii nejde uložit: { $reason }. Každých pár sekund se to zkusí znovu.
notice-second-copy = Hra je spuštěná dvakrát. Tahle si svou partii nechává pro sebe; jedna druhé nic nevezme.
notice-set-aside = Poškozený soubor leží stranou jako { $file }. Nic se nepřepsalo.
broke-off-lost = Minule přestal pracovat ovladač grafiky. Nic se neztratilo.
broke-off-memory = Minule došla grafické kartě paměť. Může pomoci nižší kvalita v nastavení; nic se neztratilo.
broke-off-refused = Minule přestal ovladač grafiky kreslit. Může pomoci novější ovladač nebo nižší kvalita; nic se neztratilo.
broke-off-own = Minule hru přerušila její vlastní chyba. Nic se neztratilo.
files-lost = { $more ->
    [0] Hra není celá: soubor { $file } chybí nebo je poškozený. Pořiď si ji znovu.
    [one] Hra není celá: soubor { $file } a ještě jeden chybějí nebo jsou poškozené. Pořiď si ji znovu.
    [few] Hra není celá: soubor { $file } a další { $more } chybějí nebo jsou poškozené. Pořiď si ji znovu.
   *[other] Hra není celá: soubor { $file } a dalších { $more } chybí nebo je poškozeno. Pořiď si ji znovu.
}
notice-left-out = { $games ->
    [one] Jedna partie se vynechala: { $fault }.
    [few] { $games } partie se vynechaly; první: { $fault }.
   *[other] { $games } partií se vynechalo; první: { $fault }.
}
notice-not-read = Jeden soubor nešel přečíst: { $reason }.
notice-odd = V přečteném je něco divného: { $reason }
notice-imported = { $games ->
    [one] Záznam je v knihovně.
    [few] { $games } záznamy jsou v knihovně; tohle je první.
   *[other] { $games } záznamů je v knihovně; tohle je první.
}
notice-refused = Tento záznam se nedá přehrát: { $reason }.
notice-exported = Uloženo jako { $file }.
notice-no-file-dialog = Tento systém nemá okno pro výběr souboru. Zkopíruj text záznamu a vlož ho sem, nebo spusť hru se jménem souboru.
notice-deleted = Smazáno. Dá se to vrátit.
notice-restored = Partie je zpátky.

statistics-title = Statistika
statistics-none = Zatím není co počítat. Započítá se každá dohraná partie.
statistics-forget = Všechno zapomenout
statistics-keep = Nechat
statistics-really-forget = Ano, zapomenout
statistics-by-strength = Proti škole
statistics-by-colour = Tvé kameny
statistics-by-rules = Pravidla
statistics-no-school = Zatím žádná partie proti škole.
statistics-friends = Mezi přáteli
statistics-friends-told = Bílý vyhrál { $white }×, Černý { $black }×; remízy: { $drawn }.
statistics-games = { $games ->
    [one] Celkem { $games } partie.
    [few] Celkem { $games } partie.
   *[other] Celkem { $games } partií.
}
statistics-streak = Výhry v řadě: { $now }; nejvíc: { $best }.
statistics-fastest = { $turns ->
    [one] Nejrychlejší výhra: jeden tah, soupeř: { $level }.
    [few] Nejrychlejší výhra: { $turns } tahy, soupeř: { $level }.
   *[other] Nejrychlejší výhra: { $turns } tahů, soupeř: { $level }.
}
statistics-score = výhry { $won } · remízy { $drawn } · prohry { $lost }

setup-title = Postavit pozici
setup-empty = volné
setup-point = { $point }: { $man }
setup-tool = Co udělá dotek
setup-take = Odebrat
setup-hand = { $side }: v ruce { $hand }, ztraceno { $lost }
setup-phase = Fáze
setup-placing = Kladení
setup-moving = Posouvání
setup-turn = Kdo je na tahu
setup-to-move = { $side } na tahu
setup-owed = Kolik kamenů má vzít
setup-owes-none = nic nebere
setup-owes-one = bere kámen
setup-owes-two = bere dva
setup-quarter = Otočit
setup-mirror = Zrcadlit
setup-rings = Naruby
setup-colours = Prohodit
setup-clear = Vyklidit
setup-start = Začátek
setup-board = Z partie
setup-copy = Kopírovat
setup-paste = Vložit
setup-open = Otevřít…
setup-copied = Zkopírováno: { $line }
setup-pasted = Zápis pozice je načtený.
setup-record-read = Na desce je poslední pozice záznamu.
setup-not-pasted = Tohle nejde přečíst. { $reason }
setup-nothing-to-paste = Ve schránce není žádný text.
setup-over = Tady je rozhodnuto: { $reason }.
setup-cannot-begin = Z této pozice se partie začít nedá.
setup-other-rules = Jiná pravidla…
setup-begin = Začít
setup-opponent = Soupeř
setup-with-school = Škola
setup-with-friend = Přítel
setup-watch = Přihlížet
setup-strength = Síla
setup-own = Tvé kameny

puzzles = Úlohy
puzzles-title = Úlohy
puzzles-count = Vyřešené úlohy: { $solved } / { $all }. Zlato mají ty, které vyšly napoprvé.
puzzles-today = Úloha dne
puzzles-next = Další nevyřešená
puzzles-level-1 = První mlýny
puzzles-level-2 = Bystré oko
puzzles-level-3 = Dva až tři tahy
puzzles-level-4 = Dlouhé plány
puzzles-level-5 = Pro mistry
puzzle-heading = Úloha { $id }
puzzle-asks = { $side }: { $goal }.
puzzle-one-way = Správný první tah je jen jeden.
puzzle-right = Správně. Dál.
puzzle-solved = Vyřešeno!
puzzle-was-shown = To byl ten tah.
puzzle-show = Ukázat tah
puzzle-again = Znovu
puzzle-next = Další úloha
puzzle-all = Všechny úlohy
puzzle-wrong = { $turn } to není.
puzzle-wrong-wins = { $turns ->
    [one] Vyhrává až příštím tahem.
    [few] Vyhrává až za { $turns } tahy.
   *[other] Vyhrává až za { $turns } tahů.
}
puzzle-wrong-draws = Je z toho jen remíza.
puzzle-wrong-loses = { $turns ->
    [one] Prohrává příštím tahem.
    [few] Prohrává za { $turns } tahy.
   *[other] Prohrává za { $turns } tahů.
}
puzzle-wrong-answer = Odpověď by byla { $turn }.
goal-close = zavři mlýn
goal-stop = zabraň soupeři zavřít mlýn
goal-force = vynuť si mlýn { $turns ->
    [one] jedním tahem
    [few] do { $turns } tahů
   *[other] do { $turns } tahů
}
goal-win = vyhraj { $turns ->
    [one] hned
    [few] do { $turns } tahů
   *[other] do { $turns } tahů
}
goal-hold = najdi jediný tah, který neprohrává
