# Beside the board: what is asked, what happened, how it ended.

undo = Cofnij
redo = Ponów
hint = Rada
menu = Menu
hint-sought = Mistrz patrzy na twoją planszę…
turns = Ruchy
no-turns = Nie było jeszcze żadnego ruchu.
in-hand = w ręce
taken = zbite

phase-placing = Stawianie
phase-moving = Suwanie
phase-flying = Skakanie
phase-taking = Bicie

place = postaw pionek
place-or-slide = postaw pionek albo przesuń
choose = wybierz pionek do ruchu
choose-to-fly = wybierz pionek: może skakać
put-down = wybierz, dokąd pójdzie
put-down-anywhere = wybierz dowolne wolne pole
take = młynek: zbij pionek
take-several = dwa młynki: zbij pionek, a potem drugi
asked-of = { $side } · { $task }
last-chance = Jeszcze raz i będzie remis.
quiet-turns = { $quiet } z { $limit } ruchów bez bicia

seat-you = ty
seat-apprentice = Uczeń
seat-journeyman = Czeladnik
seat-master = Mistrz
seat-teacher = nauczyciel
player-apprentice = Uczeń
player-journeyman = Czeladnik
player-master = Mistrz
guest = gość
demo = { $rules } · Biały: { $white } · Czarny: { $black }

school-thinks = { $who } myśli…
school-moves = Ruch ma { $who }
school-takes = { $who } zbija pionek
school-says = { $who } { $why }.
advice = Spróbuj { $turn }: { $why }.

you-win = Wygrywasz
wins = { $who } wygrywa
draw = Remis
ended-one-man = { $loser } ma już tylko jeden pionek
ended-few-men = { $men ->
    [zero] { $loser } nie ma już ani jednego pionka
   *[other] { $loser } ma już tylko dwa pionki
}
ended-blocked = { $loser } nie ma już ruchu
ended-mill = { $winner } zamyka młynek
ended-full-board = plansza jest pełna, a zaczynał { $loser }
ended-resigned = { $loser } poddaje partię
ended-time = { $loser } nie ma już czasu
drawn-agreed = remis za zgodą obu stron
drawn-quiet = remis po { $turns ->
    [jednym] jednym ruchu
   *[other] { $turns } ruchach
} bez bicia
drawn-clock = remis po { $turns ->
    [jednym] jednym ruchu
   *[other] { $turns } ruchach
} bez bicia, gdy jednej ze stron zostały trzy pionki
drawn-repetition = remis: ta sama pozycja po raz trzeci
drawn-blocked = remis: strona na ruchu nie może się ruszyć
drawn-full-board = remis: plansza jest pełna

number-0 = zero
number-1 = jednym
number-2 = dwóch
number-3 = trzech
number-4 = czterech
number-5 = pięciu
number-6 = sześciu
number-7 = siedmiu
number-8 = ośmiu
number-9 = dziewięciu
number-10 = dziesięciu
number-11 = jedenastu
number-12 = dwunastu
number-20 = dwudziestu
number-30 = trzydziestu
number-50 = pięćdziesięciu
number-100 = stu

# Prompts for keyboard and gamepad.
prompt-move-cursor = wzdłuż linii
prompt-place = postaw pionek
prompt-place-or-take-up = postaw lub podnieś
prompt-take-up = podnieś
prompt-put-down = postaw
prompt-put-back = odłóż
prompt-panel = do przycisków
prompt-take = zbij ten pionek

# What Titania says of the weather, A Midsummer Night's Dream II, 1.
titania-line = Młynek na błoniach mułem zarzucony. — Tytania
asked-read = Przeczytaj i idź dalej
asked-watch = Zobacz, co dalej
