# Kept games: theatre, library, statistics, set-up.

continue-game = Wróć do partii
library = Biblioteka
set-up = Ustaw pozycję

keep-person = gość
keep-contest = { $white } – { $black } · { $rules }

theatre-beginning = Początek
theatre-turn = { $number } { $turn }
theatre-scrub = Pokazany ruch
theatre-play = Odtwarzaj
theatre-pause = Zatrzymaj
theatre-first = Na początek
theatre-back = Ruch wstecz
theatre-next = Ruch naprzód
theatre-last = Na koniec
theatre-speed = Tempo
theatre-still = Zatrzymaj kamerę
theatre-film = Niech kamera filmuje
theatre-review = Analiza
theatre-leave = Wyjdź
theatre-with-friend = Dalej we dwoje
theatre-with-school = Graj dalej

review-title = Analiza
review-begin = Mistrz szkoły zważy każdy ruch.
review-start = Zacznij
review-stop = Przerwij
review-progress = Zważone ruchy: { $done } z { $all }
review-no-faults = Nie ma czego ganić.
review-better = lepsze było { $turn }
review-lost = { $side } przegrał partię ruchem { $number }
review-missed = { $side } wypuścił partię z rąk ruchem { $number }
review-better-why = lepsze było { $turn }: { $why }
fault-missed-win = przeoczona wygrana w { $turns ->
    [one] jednym ruchu
    [few] { $turns } ruchach
    [many] { $turns } ruchach
   *[other] { $turns } ruchu
}
fault-missed-mill = można było zamknąć młynek na { $points }
fault-missed-block = młynek na { $point } pozostał niezablokowany
fault-loses = teraz to przegrana w { $turns ->
    [one] jednym ruchu
    [few] { $turns } ruchach
    [many] { $turns } ruchach
   *[other] { $turns } ruchu
}
fault-broke-mill = to otwiera młynek { $points } i już go nie zamknie
fault-allows = to pozwala na { $turn }
review-only-faults = Tylko to, co mogło być lepsze
grade-best = najlepszy
grade-good = dobry
grade-inaccuracy = niedokładny
grade-mistake = błąd
grade-blunder = gruby błąd
review-counts = { $side }: najlepszych { $best }, dobrych { $good }, niedokładnych { $inaccuracies }, błędów { $mistakes }, grubych { $blunders }

library-title = Biblioteka
library-search = Gracze, zasady, dzień, wynik…
library-reading = Przeszukujemy półki…
library-empty = Nie ma tu jeszcze żadnej partii. Trafi tu każda, którą dograsz do końca. Można też przynieść cudzy zapis: otwórz jego plik, wklej tekst albo upuść plik na okno.
library-nothing-found = Żadna partia nie ma wszystkich tych słów.
library-players = { $white } – { $black }
library-told = { $turns ->
    [one] { $rules } · { $result } · { $turns } ruch
    [few] { $rules } · { $result } · { $turns } ruchy
    [many] { $rules } · { $result } · { $turns } ruchów
   *[other] { $rules } · { $result } · { $turns } ruchu
}
library-unread = Półki są niedostępne: { $reason }.
library-damaged = Plik { $file } jest nieczytelny: { $reason }
library-watch = Obejrzyj i przeanalizuj
library-export = Zapisz do pliku
save-title = Co zapisać
save-record = Partię jako zapis
save-drawing = Pozycję jako rysunek
save-film = Partię jako film
save-view = Widok jako obraz
library-delete = Usuń
library-restore = Przywróć
library-paste = Wklej zapis
library-open = Otwórz plik
library-statistics = Statystyka
dialog-open-record = Otwórz zapis partii
dialog-open-position = Otwórz pozycję lub zapis
dialog-save-game = Zachowaj zapis partii
dialog-records = Zapisy i teksty
dialog-all-files = Wszystkie pliki

result-white = wygrał Biały
result-black = wygrał Czarny
result-drawn = remis
result-open = niedokończona
result-resigned = wygrał { $winner }: { $loser } poddał partię
result-time = { $winner } wygrał na czas
result-agreed = zgodny remis

notice-not-saved = Partii nie można zapisać: { $reason }. Co kilka sekund następuje kolejna próba.
notice-second-copy = Gra jest uruchomiona po raz drugi. Ta kopia zachowuje swoją partię dla siebie; żadna nie zabierze niczego drugiej.
notice-set-aside = Uszkodzony plik odłożono na bok jako { $file }. Niczego nie nadpisano.
broke-off-lost = Ostatnim razem sterownik graficzny przestał działać. Nic nie przepadło.
broke-off-memory = Ostatnim razem karcie graficznej zabrakło pamięci. Może pomóc niższa jakość w ustawieniach; nic nie przepadło.
broke-off-refused = Ostatnim razem sterownik graficzny przestał rysować. Może pomóc nowszy sterownik albo niższa jakość; nic nie przepadło.
broke-off-own = Ostatnim razem gra stanęła przez własny błąd. Nic nie przepadło.
files-lost = { $more ->
    [0] Gra jest niekompletna: brakuje pliku { $file } albo jest on uszkodzony. Pobierz grę jeszcze raz.
    [one] Gra jest niekompletna: brakuje pliku { $file } i jeszcze jednego albo są one uszkodzone. Pobierz grę jeszcze raz.
    [few] Gra jest niekompletna: brakuje pliku { $file } i { $more } innych albo są one uszkodzone. Pobierz grę jeszcze raz.
    [many] Gra jest niekompletna: brakuje pliku { $file } i { $more } innych albo są one uszkodzone. Pobierz grę jeszcze raz.
   *[other] Gra jest niekompletna: brakuje pliku { $file } i { $more } innych albo są one uszkodzone. Pobierz grę jeszcze raz.
}
notice-left-out = { $games ->
    [one] Jedną partię pominięto: { $fault }.
    [few] Pominięto { $games } partie; pierwsza: { $fault }.
    [many] Pominięto { $games } partii; pierwsza: { $fault }.
   *[other] Pominięto { $games } partii; pierwsza: { $fault }.
}
notice-not-read = Nie udało się odczytać pliku: { $reason }.
notice-odd = W tym, co odczytano, coś się nie zgadza: { $reason }
notice-imported = { $games ->
    [one] Zapis jest już w bibliotece.
    [few] W bibliotece są już { $games } nowe zapisy; to pierwszy z nich.
    [many] W bibliotece jest już { $games } nowych zapisów; to pierwszy z nich.
   *[other] W bibliotece jest już { $games } nowego zapisu; to pierwszy z nich.
}
notice-refused = Tego zapisu nie da się odtworzyć: { $reason }.
notice-exported = Zapisano jako { $file }.
notice-no-file-dialog = Ten system nie ma okna wyboru pliku. Skopiuj tekst zapisu i wklej go tutaj albo uruchom grę, podając nazwę pliku.
notice-deleted = Usunięto. Można to jeszcze przywrócić.
notice-restored = Partia wróciła na półkę.

statistics-title = Statystyka
statistics-none = Jeszcze nie ma czego liczyć. Liczy się każda partia dograna do końca.
statistics-forget = Zapomnij wszystko
statistics-keep = Zachowaj
statistics-really-forget = Tak, zapomnij
statistics-by-strength = Partie ze szkołą
statistics-by-colour = Twój kolor
statistics-by-rules = Zasady
statistics-no-school = Nie było jeszcze partii ze szkołą.
statistics-friends = Wśród przyjaciół
statistics-friends-told = Wygrane: Biały { $white }, Czarny { $black }; remisy: { $drawn }.
statistics-games = Wszystkich partii: { $games }.
statistics-streak = Wygrane z rzędu: { $now }; najdłuższa seria: { $best }.
statistics-fastest = { $turns ->
    [one] Najszybsza wygrana: { $turns } ruch, przeciwnik: { $level }.
    [few] Najszybsza wygrana: { $turns } ruchy, przeciwnik: { $level }.
    [many] Najszybsza wygrana: { $turns } ruchów, przeciwnik: { $level }.
   *[other] Najszybsza wygrana: { $turns } ruchu, przeciwnik: { $level }.
}
statistics-score = wygrane { $won } · remisy { $drawn } · przegrane { $lost }

setup-title = Ustaw pozycję
setup-empty = wolne
setup-point = { $point }: { $man }
setup-tool = Co robi dotknięcie
setup-take = Zdejmij
setup-hand = { $side }: w ręce { $hand }, stracone { $lost }
setup-phase = Faza
setup-placing = Stawianie
setup-moving = Przesuwanie
setup-turn = Kto ma ruch
setup-to-move = Ruch ma { $side }
setup-owed = Zaległe bicia
setup-owes-none = bez zaległości
setup-owes-one = zbija jeden
setup-owes-two = zbija dwa
setup-quarter = Obróć
setup-mirror = Odbij
setup-rings = Wywróć
setup-colours = Zamień
setup-clear = Wyczyść
setup-start = Początek
setup-board = Z partii
setup-copy = Kopiuj
setup-paste = Wklej
setup-open = Otwórz…
setup-copied = Skopiowano: { $line }
setup-pasted = Pozycja została wczytana.
setup-record-read = Ustawiono ostatnią pozycję z zapisu.
setup-not-pasted = Tego nie da się odczytać. { $reason }
setup-nothing-to-paste = W schowku nie ma tekstu.
setup-over = Już rozstrzygnięte: { $reason }.
setup-cannot-begin = Z tej pozycji nie da się zacząć partii.
setup-other-rules = Inne zasady…
setup-begin = Zacznij
setup-opponent = Przeciwnik
setup-with-school = Szkoła
setup-with-friend = Przyjaciel
setup-watch = Tylko patrzę
setup-strength = Siła
setup-own = Twój kolor

puzzles = Zadania
puzzles-title = Zadania
puzzles-count = Rozwiązane: { $solved } z { $all }. Złoto jest za te, które udały się od razu.
puzzles-today = Zadanie dnia
puzzles-next = Następne nierozwiązane
puzzles-level-1 = Pierwsze młynki
puzzles-level-2 = Bystre oko
puzzles-level-3 = Dwa, trzy ruchy
puzzles-level-4 = Dalekie plany
puzzles-level-5 = Dla mistrzów
puzzle-heading = Zadanie { $id }
puzzle-asks = { $side }: { $goal }.
puzzle-one-way = Tylko jeden pierwszy ruch jest dobry.
puzzle-right = Dobrze. Graj dalej.
puzzle-solved = Rozwiązane!
puzzle-was-shown = To był ten ruch.
puzzle-show = Pokaż ruch
puzzle-again = Od nowa
puzzle-next = Następne zadanie
puzzle-all = Wszystkie zadania
puzzle-wrong = Nie { $turn }.
puzzle-wrong-wins = { $turns ->
    [one] To wygrywa w jednym ruchu.
    [few] To wygrywa dopiero w { $turns } ruchach.
    [many] To wygrywa dopiero w { $turns } ruchach.
   *[other] To wygrywa dopiero w { $turns } ruchu.
}
puzzle-wrong-draws = To daje tylko remis.
puzzle-wrong-loses = { $turns ->
    [one] To przegrywa w jednym ruchu.
    [few] To przegrywa w { $turns } ruchach.
    [many] To przegrywa w { $turns } ruchach.
   *[other] To przegrywa w { $turns } ruchu.
}
puzzle-wrong-answer = Odpowiedzią byłoby { $turn }.
goal-close = zamknij młynek
goal-stop = nie daj przeciwnikowi zamknąć młynka
goal-force = zapewnij sobie młynek w { $turns ->
    [one] jednym ruchu
    [few] { $turns } ruchach
    [many] { $turns } ruchach
   *[other] { $turns } ruchu
}
goal-win = wygraj { $turns ->
    [one] od razu
    [few] w { $turns } ruchach
    [many] w { $turns } ruchach
   *[other] w { $turns } ruchu
}
goal-hold = znajdź jedyny ruch, który nie przegrywa
