# Title, pages and settings.

# The language's own name for itself, and whether a clause behind a colon begins with a Capital or a small letter.
language-title = Polski
after-colon = small

game-first = GRA
game-second = W MŁYNEK
motto = młynek, merels, Mühle, moulin: jedna gra, wyryta w kamieniu
loading = Kamień pod dłutem…
press-any-key = Naciśnij dowolny klawisz

play-school = Zagraj ze szkołą
play-friend = Zagraj we dwoje
watch = Obejrzyj partię
rules = Zasady
settings = Ustawienia
quit = Zakończ

begin = Zacznij
back = Wróć
strength = Siła
your-colour = Twój kolor
who-begins = Kto zaczyna
by-lot = Losowo
white = Biały
black = Czarny
rules-in-use = Zasady
rules-in-use-are = Zasady: { $rules }
choose-rules = Inne zasady…

preset-before = Poprzednie zasady
preset-after = Następne zasady

level-apprentice = Uczeń
level-journeyman = Czeladnik
level-master = Mistrz
level-apprentice-says = Widzi własne młynki, a wielu twoich nie zauważa.
level-journeyman-says = Patrzy kilka ruchów naprzód i karze za nieuwagę.
level-master-says = Gra tak dobrze, jak tylko szkoła umie nauczyć.
own-white-says = Masz jasne pionki i zaczynasz.
own-black-says = Masz ciemne pionki; zaczyna szkoła.
own-lot-says = Rozstrzyga pionek ukryty w dłoni. Zaczyna Biały.

pause = Partia odpoczywa
continue = Graj dalej
take-back = Cofnij ruch
new-game = Nowa partia
to-title = Strona tytułowa
play-again = Jeszcze raz
look-at-board = Zobacz planszę
length = { $turns ->
    [one] { $rules } · jeden ruch
    [few] { $rules } · { $turns } ruchy
    [many] { $rules } · { $turns } ruchów
   *[other] { $rules } · { $turns } ruchu
}

picture = Obraz
sound = Dźwięk
play = Gra
quality = Jakość
quality-low = Niska
quality-medium = Średnia
quality-high = Wysoka
quality-ultra = Najwyższa
full-screen = Pełny ekran
vsync = Synchronizacja pionowa
master-volume = Całość
effects-volume = Kamienie i dzwon
ambience-volume = Wiatr i ptaki
pace = Tempo pionków
reduced-motion = Mniej ruchu
coordinates = Nazwy pól
text-size = Wielkość tekstu
language = Język
language-system = Systemowy
decimal-point = ,
