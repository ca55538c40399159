# Kept games: theatre, library, statistics, set-up.

continue-game = Partij hervatten
library = Bibliotheek
set-up = Stelling opzetten

keep-person = een gast
keep-contest = { $white } – { $black } · { $rules }

theatre-beginning = Het begin
theatre-turn = { $number } { $turn }
theatre-scrub = Getoonde zet
theatre-play = Afspelen
theatre-pause = Pauze
theatre-first = Naar het begin
theatre-back = Een zet terug
theatre-next = Een zet verder
theatre-last = Naar het eind
theatre-speed = Tempo
theatre-still = Camera stilhouden
theatre-film = Camera laten filmen
theatre-review = Terugblik
theatre-leave = Verlaten
theatre-with-friend = Samen doorspelen
theatre-with-school = Doorspelen

review-title = Terugblik
review-begin = De Meester van de school weegt elke zet.
review-start = Beginnen
review-stop = Stoppen
review-progress = { $done } van de { $all } zetten gewogen
review-no-faults = Op geen zet valt iets aan te merken.
review-better = beter was { $turn }
review-lost = { $side } verloor de partij bij zet { $number }
review-missed = { $side } gaf de partij uit handen bij zet { $number }
review-better-why = beter was { $turn }: dat { $why }
fault-missed-win = hier is winst in { $turns ->
    [one] één zet
   *[other] { $turns } zetten
} gemist
fault-missed-mill = op { $points } kon een molen dicht
fault-missed-block = de molen op { $point } werd niet geblokkeerd
fault-loses = nu is het in { $turns ->
    [one] één zet
   *[other] { $turns } zetten
} verloren
fault-broke-mill = dit opent de molen { $points }, en die gaat niet meer dicht
fault-allows = dit laat { $turn } toe
review-only-faults = Alleen wat beter kon
grade-best = beste zet
grade-good = goed
grade-inaccuracy = slordig
grade-mistake = fout
grade-blunder = blunder
review-counts = { $side }: beste { $best }, goede { $good }, slordige { $inaccuracies }, fouten { $mistakes }, blunders { $blunders }

library-title = De bibliotheek
library-search = Spelers, regels, dag, uitslag…
library-reading = De planken worden doorzocht…
library-empty = Er ligt hier nog geen partij. Elke partij die je uitspeelt, krijgt hier een plaats. Ook een partij van elders is welkom: open het bestand, plak de tekst, of sleep het bestand naar het venster.
library-nothing-found = Geen partij bevat al deze woorden.
library-players = { $white } – { $black }
library-told = { $rules } · { $result } · { $turns ->
    [one] { $turns } zet
   *[other] { $turns } zetten
}
library-unread = De planken zijn onbereikbaar: { $reason }.
library-damaged = { $file } is onleesbaar: { $reason }
library-watch = Naspelen en terugblikken
library-export = Opslaan als bestand
save-title = Wat wil je opslaan?
save-record = De partij als notatie
save-drawing = De stelling als tekening
save-film = De partij als film
save-view = Het uitzicht als beeld
library-delete = Verwijderen
library-restore = Terughalen
library-paste = Partij plakken
library-open = Bestand openen
library-statistics = Statistiek
dialog-open-record = Partij openen
dialog-open-position = Stelling of partij openen
dialog-save-game = Partij opslaan
dialog-records = Partijen en teksten
dialog-all-files = Alle bestanden

result-white = Wit won
result-black = Zwart won
result-drawn = remise
result-open = niet uitgespeeld
result-resigned = { $winner } won: { $loser } gaf op
result-time = { $winner } won op tijd
result-agreed = remise afgesproken

notice-not-saved = De partij kan niet worden opgeslagen: { $reason }. Om de paar seconden volgt een nieuwe poging.
notice-second-copy = Het spel draait een tweede keer. Dit exemplaar houdt zijn partij voor zichzelf; geen van beide neemt iets van het andere af.
notice-set-aside = Een beschadigd bestand is apart gelegd als { $file }. Er is niets overschreven.
broke-off-lost = De vorige keer hield het grafische stuurprogramma ermee op. Er is niets verloren gegaan.
broke-off-memory = De vorige keer was het geheugen van de grafische kaart op. Een lagere kwaliteit in de instellingen kan helpen; er is niets verloren gegaan.
broke-off-refused = De vorige keer tekende het grafische stuurprogramma niet meer. Een nieuwer stuurprogramma of een lagere kwaliteit kan helpen; er is niets verloren gegaan.
broke-off-own = De vorige keer brak het spel af door een eigen fout. Er is niets verloren gegaan.
files-lost = { $more ->
    [0] Het spel is niet compleet: { $file } ontbreekt of is beschadigd. Haal het spel opnieuw op.
    [one] Het spel is niet compleet: { $file } en nog een bestand ontbreken of zijn beschadigd. Haal het spel opnieuw op.
   *[other] Het spel is niet compleet: { $file } en nog { $more } bestanden ontbreken of zijn beschadigd. Haal het spel opnieuw op.
}
notice-left-out = { $games ->
    [one] Eén partij is overgeslagen: { $fault }.
   *[other] { $games } partijen zijn overgeslagen; de eerste: { $fault }.
}
notice-not-read = Een bestand was onleesbaar: { $reason }.
notice-odd = Bij het lezen viel iets vreemds op: { $reason }
notice-imported = { $games ->
    [one] De partij ligt in de bibliotheek.
   *[other] Er liggen { $games } partijen in de bibliotheek; dit is de eerste.
}
notice-refused = Dit is geen speelbare partij: { $reason }.
notice-exported = Opgeslagen als { $file }.
notice-no-file-dialog = Dit systeem heeft geen venster om een bestand te kiezen. Kopieer de tekst van de partij en plak hem hier, of start het spel met de naam van het bestand.
notice-deleted = Verwijderd. Terughalen kan nog.
notice-restored = De partij is terug.

statistics-title = Statistiek
statistics-none = Er is nog niets geteld. Elke partij die je uitspeelt, telt mee.
statistics-forget = Alles vergeten
statistics-keep = Bewaren
statistics-really-forget = Ja, vergeten
statistics-by-strength = Tegen de school
statistics-by-colour = Je stenen
statistics-by-rules = Regels
statistics-no-school = Nog geen partij tegen de school.
statistics-friends = Onder vrienden
statistics-friends-told = Wit won er { $white }, Zwart { $black }; { $drawn } remise.
statistics-games = Partijen in totaal: { $games }.
statistics-streak = Achtereen gewonnen: { $now }; de langste reeks: { $best }.
statistics-fastest = De snelste winst: { $turns } zetten, tegen de { $level }.
statistics-score = { $won } gewonnen · { $drawn } remise · { $lost } verloren

setup-title = Stelling opzetten
setup-empty = leeg
setup-point = { $point }: { $man }
setup-tool = Wat een aanraking doet
setup-take = Weghalen
setup-hand = { $side }: { $hand } in de hand, { $lost } verloren
setup-phase = Fase
setup-placing = Plaatsen
setup-moving = Schuiven
setup-turn = Wie aan zet is
setup-to-move = { $side } aan zet
setup-owed = Nog te slaan
setup-owes-none = slaat niets
setup-owes-one = slaat één
setup-owes-two = slaat twee
setup-quarter = Draaien
setup-mirror = Spiegelen
setup-rings = Omstulpen
setup-colours = Kleur ruilen
setup-clear = Legen
setup-start = Beginstand
setup-board = Uit partij
setup-copy = Kopiëren
setup-paste = Plakken
setup-open = Openen…
setup-copied = Gekopieerd: { $line }
setup-pasted = De stelling is gelezen.
setup-record-read = De laatste stelling van de partij staat op het bord.
setup-not-pasted = Dat is onleesbaar. { $reason }
setup-nothing-to-paste = Er staat geen tekst op het klembord.
setup-over = Al beslist: { $reason }.
setup-cannot-begin = Vanuit deze stelling kan geen partij beginnen.
setup-other-rules = Andere regels…
setup-begin = Beginnen
setup-opponent = Tegenstander
setup-with-school = De school
setup-with-friend = Een vriend
setup-watch = Toekijken
setup-strength = Sterkte
setup-own = Je stenen

puzzles = Puzzels
puzzles-title = Puzzels
puzzles-count = { $solved } van de { $all } opgelost. Goud is voor wat je in één keer vond.
puzzles-today = De puzzel van de dag
puzzles-next = De volgende onopgeloste
puzzles-level-1 = Eerste molens
puzzles-level-2 = Een scherp oog
puzzles-level-3 = Twee of drie zetten
puzzles-level-4 = Lange plannen
puzzles-level-5 = Voor meesters
puzzle-heading = Puzzel { $id }
puzzle-asks = { $side }: { $goal }.
puzzle-one-way = Er is maar één goede eerste zet.
puzzle-right = Goed. Ga verder.
puzzle-solved = Opgelost!
puzzle-was-shown = Dat was de zet.
puzzle-show = Zet tonen
puzzle-again = Opnieuw
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-wrong = Niet { $turn }.
puzzle-wrong-wins = Dat wint pas in { $turns ->
    [one] één zet
   *[other] { $turns } zetten
}.
puzzle-wrong-draws = Dat levert maar remise op.
puzzle-wrong-loses = Dat verliest in { $turns ->
    [one] één zet
   *[other] { $turns } zetten
}.
puzzle-wrong-answer = Het antwoord zou { $turn } zijn.
goal-close = sluit een molen
goal-stop = laat de ander geen molen sluiten
goal-force = dwing binnen { $turns ->
    [one] één zet
   *[other] { $turns } zetten
} een molen af
goal-win = win { $turns ->
    [one] meteen
   *[other] binnen { $turns } zetten
}
goal-hold = vind de enige zet die niet verliest
