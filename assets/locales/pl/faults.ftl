# Why a position, a position line, rules, a turn or a record was refused. Clauses without capital and full stop.

position-shared-point = na { $point } stoi i biały, i czarny pionek
position-outside-board = jeden pionek stoi poza planszą
position-too-many-men = { $side } ma za dużo pionków: na planszy { $board }, w ręce { $hand }, a według zasad { $men }
position-nobody-can-win = obie strony mają mniej niż trzy pionki
position-impossible-removal = { $side } nie może tu mieć tylu pionków do zbicia: { $pending }

line-of-position = wiersz pozycji: { $fault }
line-missing = na końcu czegoś brakuje ({ $part })
line-unreadable = „{ $text }” nie pasuje w to miejsce ({ $part })
line-too-long = „{ $text }” to o jedno słowo za dużo
line-wrong-board = wiersz programu Sanmill opisuje 24 pola, a ta plansza ma ich { $points }
line-men-differ = liczba pionków na planszy ({ $side }): podano { $said }, a widać { $seen }
line-not-to-move = { $side } ma zbić pionek, choć to nie jego ruch
line-action = działanie „{ $action }” nie pasuje do liczby pionków do zbicia: { $pending }
line-still-placing = faza „m”, choć { $side } ma jeszcze pionki w ręce
line-free-reforming = któryś pionek nie może wrócić, a te zasady pozwalają otwierać i zamykać młynki na nowo
line-named-twice = { $point } występuje dwa razy
line-part-board = plansza
line-part-side = strona na ruchu
line-part-phase = faza
line-part-action = działanie
line-part-white-board = liczba białych pionków na planszy
line-part-black-board = liczba czarnych pionków na planszy
line-part-white-hand = liczba białych pionków w ręce
line-part-black-hand = liczba czarnych pionków w ręce
line-part-white-removals = liczba pionków, które ma zbić Biały
line-part-black-removals = liczba pionków, które ma zbić Czarny
line-part-mill-from = pole, z którego zamknięto młynek
line-part-mill-to = pole, na którym zamknięto młynek
line-part-formed-mills = zapis ułożonych młynków
line-part-quiet-turns = liczba ruchów bez bicia
line-part-turn-number = numer ruchu
line-part-hands = liczba pionków w rękach
line-part-point = nazwa pola
line-part-extra = jedna z danych, które mogą stać po liczbie pionków w rękach

rules-unknown = nieznane zasady „{ $text }”; do wyboru są: { $presets }
rules-not-a-field = „{ $text }” w zasadach nie ma postaci parametr=wartość
rules-unknown-field = nieznany parametr zasad „{ $text }”; znane są: { $fields }
rules-given-twice = parametr zasad „{ $field }” jest podany dwa razy
rules-bad-value = parametr zasad „{ $field }” nie może mieć wartości „{ $value }”; dozwolone: { $allowed }
rules-allowed-men = od 3 do 12, ile zmieści plansza
rules-allowed-turns = off albo liczba ruchów od 1 do 65535
rules-men-do-not-fit = tyle pionków na stronę ({ $men }) nie pasuje do tej planszy: mieści ona od 3 do { $most }

turn-unfinished = zamyka młynek i musi zbić pionek
turn-unfinished-another = zamyka kilka młynków i musi zbić jeszcze jeden pionek
turn-not-one = w tym miejscu musi być dokładnie jeden ruch

record-of-game = partia { $game }: { $fault }
record-of-line = wiersz { $line }: { $fault }
record-of-tag = nagłówek { $tag }: { $fault }
record-too-large = zapis jest za duży: bajtów jest { $bytes }, a czyta się najwyżej { $most }
record-not-text = to nie jest zapis partii, bo nie jest to tekst UTF-8
record-empty = nie ma w nim żadnej partii
record-too-deep = zagnieżdżenie wariantów przekracza { $most }
record-too-long = liczba ruchów w zapisie przekracza { $most }
record-too-many-games = liczba partii w zapisie przekracza { $most }
record-too-many-tags = liczba nagłówków partii przekracza { $most }
record-open-comment = komentarz zaczęty od „{ "{" }” nigdzie się nie kończy
record-open-variation = wariant zaczęty od „(” nigdzie się nie kończy
record-closes-nothing = „{ $sign }” niczego nie zamyka
record-variation-of-nothing = przed pierwszym ruchem stoi wariant
record-empty-variation = jeden z wariantów nie ma ruchów
record-not-a-tag = „{ $text }” to nie nagłówek; jego postać to { $form }
record-tag-below = nagłówek { $tag } stoi pod wierszem pozycji, gdzie powinny być ruchy
record-tag-twice = nagłówek { $tag } występuje dwa razy
record-not-a-result = „{ $text }” to nie wynik; możliwe są { $results }
record-not-a-reason = „{ $reason }” nie pasuje do wyniku { $result }
record-unknown-variant = nie ma zasad o nazwie „{ $name }”: partia jest czytana według zasad { $rules }
record-two-results = nagłówek Result podaje { $tag }, a po ruchach stoi { $end }
record-wrong-result = zapis podaje { $said }, a według zasad jest { $result }: { $reason }
record-not-over = zapis podaje { $said }, a według zasad partia nie jest skończona
record-draw-passed-over = według zasad partia kończy się remisem przed ruchem { $number } „{ $text }”: { $reason }; zapis jest czytany do końca
record-after-the-end = „{ $text }” stoi po końcu partii
record-second-game = po końcu partii stoi następna
record-not-a-mark = „{ $text }” to nie adnotacja; powinien tu być znak $ i liczba do 255
record-malformed = „{ $text }” nie da się odczytać jako ruchu { $number }; ruch to pole, np. d6, dwa pola, np. d6-d5, albo bicie, np. d6xb4
record-no-such-point = na tej planszy nie ma pola { $point } (ruch { $number } „{ $text }”)
record-no-such-game = nie ma partii { $number }: w pliku jest ich { $games }
record-odd-number = numer { $said } stoi przy ruchu { $number } „{ $text }”: czy brakuje ruchu?
record-illegal = ruch { $number } „{ $text }” jest niedozwolony: { $fault }

stated-ending = { $result }, { $reason }
stated-few-men = za mało pionków
stated-blocked = brak ruchu
stated-mill = młynek
stated-full-board = pełna plansza
stated-quiet-turns = ruchy bez bicia
stated-endgame-clock = ruchy bez bicia w końcówce
stated-repetition = powtórzenie pozycji
stated-resignation = poddanie partii
stated-time = koniec czasu
stated-agreement = zgoda stron
stated-adjudication = decyzja sędziego

no-folder = nie ma folderu na partie

file-failure = { $file }: { $why }
file-not-found = nie ma takiego pliku ani folderu
file-not-permitted = odmowa dostępu
file-no-space = na dysku nie ma już miejsca
file-read-only = niczego nie można tam zapisać
