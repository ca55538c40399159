# Two people at one board: names, lot, clocks, draws, giving up.

name-first = Kto gra białymi
name-second = Kto gra czarnymi
name-hint = imię, jeśli chcesz
clock = Zegar
no-clock = brak
clock-label = { $minutes } + { $increment }
clock-says = Minuty dla każdej strony i sekundy dodawane za każdy ruch. Komu skończy się czas, ten przegrywa.
handicap = Fory dla słabszej strony
no-handicap = równo
handicap-label = { $who } −{ $men }
handicap-says = { $men ->
    [one] { $who } gra bez jednego pionka.
    [few] { $who } gra bez { $men } pionków.
    [many] { $who } gra bez { $men } pionków.
   *[other] { $who } gra bez { $men } pionka.
}
lot = Losowanie
lot-asks = W każdej dłoni kryje się pionek. Wybierz dłoń.
lot-you-white = Jasny pionek: grasz białymi i zaczynasz.
lot-you-black = Ciemny pionek: grasz czarnymi, zaczyna szkoła.
lot-begins = Zaczyna { $who }.
left-hand = Lewa dłoń
right-hand = Prawa dłoń
offer-draw = Zaproponuj remis
offer-says = { $who } proponuje remis. { $other }, przyjmujesz?
accept = Przyjmij
play-on = Graj dalej
draw-declined = Szkoła nie widzi tu remisu i gra dalej.
give-up = Poddaj się
give-up-asks = Poddajesz tę partię?
give-up-asks-who = { $who }, poddajesz tę partię?
score = { $white } { $whitewins } · { $black } { $blackwins } · remisy { $drawn }
letters-rows = ABCDEFGHIJ KLMNOPQRST UVWXYZĄĆĘŁ ŃÓŚŹŻÉ-’.&
letters-space = Spacja
letters-erase = Usuń
letters-done = Gotowe
