# Why a position, a position line, rules, a turn or a record was refused. Clauses without capital and full stop.

position-shared-point = na { $point } stojí bílý i černý kámen
position-outside-board = jeden kámen stojí mimo desku
position-too-many-men = { $side } má příliš mnoho kamenů: na desce { $board }, v ruce { $hand }, podle pravidel { $men }
position-nobody-can-win = obě strany mají méně než tři kameny
position-impossible-removal = { $side } v této pozici nemůže mít právo vzít { $pending ->
    [one] jeden kámen
    [few] { $pending } kameny
   *[other] { $pending } kamenů
}

line-of-position = zápis pozice: { $fault }
line-missing = na konci chybí { $part }
line-unreadable = „{ $text }“ se sem nehodí; patří sem { $part }
line-too-long = „{ $text }“ je slovo navíc
line-wrong-board = zápis ze Sanmillu popisuje 24 polí, počet polí této desky: { $points }
line-men-differ = { $side } má mít podle zápisu kamenů na desce { $said }, zakresleno jich je { $seen }
line-not-to-move = { $side } má brát, ale není na tahu
line-action = úkon „{ $action }“ se neshoduje s počtem kamenů, které se mají vzít: { $pending }
line-still-placing = fáze „m“ nejde dohromady s tím, že { $side } má kameny v ruce
line-free-reforming = jeden kámen se prý nesmí vrátit, ale podle těchto pravidel se mlýny smějí znovu zavírat
line-named-twice = { $point } je uvedeno dvakrát
line-part-board = deska
line-part-side = strana na tahu
line-part-phase = fáze
line-part-action = úkon
line-part-white-board = počet bílých kamenů na desce
line-part-black-board = počet černých kamenů na desce
line-part-white-hand = počet bílých kamenů v ruce
line-part-black-hand = počet černých kamenů v ruce
line-part-white-removals = počet kamenů, které má vzít Bílý
line-part-black-removals = počet kamenů, které má vzít Černý
line-part-mill-from = pole, odkud se zavřel mlýn
line-part-mill-to = pole, kde se zavřel mlýn
line-part-formed-mills = údaj o zavřených mlýnech
line-part-quiet-turns = počet tichých tahů
line-part-turn-number = číslo tahu
line-part-hands = počet kamenů v rukou
line-part-point = název pole
line-part-extra = jeden z údajů, které smějí následovat za počty v rukou

rules-unknown = neznámá pravidla „{ $text }“; na výběr: { $presets }
rules-not-a-field = „{ $text }“ v pravidlech nemá tvar položka=hodnota
rules-unknown-field = neznámá položka pravidel „{ $text }“; na výběr: { $fields }
rules-given-twice = položka pravidel „{ $field }“ je uvedena dvakrát
rules-bad-value = položka pravidel „{ $field }“ nemůže být „{ $value }“; možné je: { $allowed }
rules-allowed-men = 3 až 12, kolik deska dovolí
rules-allowed-turns = off nebo počet tahů od 1 do 65535
rules-men-do-not-fit = kamenů na stranu je { $men }, na tuto desku se jich vejde 3 až { $most }

turn-unfinished = zavírá mlýn a je třeba vzít kámen
turn-unfinished-another = zavírá několik mlýnů a je třeba vzít ještě jeden kámen
turn-not-one = patří sem právě jeden tah

record-of-game = partie { $game }: { $fault }
record-of-line = řádek { $line }: { $fault }
record-of-tag = hlavička { $tag }: { $fault }
record-too-large = záznam je příliš velký: { $bytes } B; čte se nejvýš { $most } B
record-not-text = tohle není záznam partie: není to text v UTF-8
record-empty = není v něm žádná partie
record-too-deep = varianty jsou do sebe vnořené víc než { $most }×
record-too-long = záznam má víc než { $most } tahů
record-too-many-games = je v něm víc než { $most } partií
record-too-many-tags = partie má víc než { $most } hlaviček
record-open-comment = poznámka otevřená znakem „{ "{" }“ není zavřená
record-open-variation = varianta otevřená znakem „(“ není zavřená
record-closes-nothing = „{ $sign }“ nic nezavírá
record-variation-of-nothing = varianta stojí před prvním tahem
record-empty-variation = varianta nemá žádný tah
record-not-a-tag = „{ $text }“ není hlavička; má mít tvar { $form }
record-tag-below = hlavička { $tag } stojí pod zápisem pozice, kde mají být tahy
record-tag-twice = hlavička { $tag } je tu dvakrát
record-not-a-result = „{ $text }“ není výsledek; na výběr: { $results }
record-not-a-reason = „{ $reason }“ se nehodí k výsledku { $result }
record-unknown-variant = pod jménem „{ $name }“ nejsou známa žádná pravidla: partie se čte podle pravidel { $rules }
record-two-results = hlavička Result říká { $tag }, za tahy stojí { $end }
record-wrong-result = záznam říká { $said }, ale podle pravidel je to { $result }: { $reason }
record-not-over = záznam říká { $said }, ale podle pravidel partie neskončila
record-draw-passed-over = podle pravidel je partie před tahem { $number } „{ $text }“ remíza: { $reason }; čte se dál až do konce
record-after-the-end = „{ $text }“ stojí až za koncem partie
record-second-game = za koncem partie stojí ještě jedna
record-not-a-mark = „{ $text }“ není značka k tahu; čeká se $ a číslo do 255
record-malformed = tah { $number } „{ $text }“ není tah; čeká se pole jako d6, dvě jako d6-d5, braní jako d6xb4
record-no-such-point = tah { $number } „{ $text }“: pole { $point } na této desce není
record-no-such-game = partie { $number } tu není; počet partií v souboru: { $games }
record-odd-number = u tahu { $number } „{ $text }“ stojí číslo { $said }: nechybí nějaký tah?
record-illegal = tah { $number } „{ $text }“ není dovolený: { $fault }

stated-ending = { $result }, { $reason }
stated-few-men = málo kamenů
stated-blocked = zablokování
stated-mill = mlýn
stated-full-board = plná deska
stated-quiet-turns = tiché tahy
stated-endgame-clock = tiché tahy v koncovce
stated-repetition = opakování pozice
stated-resignation = vzdání
stated-time = čas
stated-agreement = dohoda
stated-adjudication = výrok rozhodčího

no-folder = pro partie není žádná složka

file-failure = { $file }: { $why }
file-not-found = takový soubor ani složka neexistuje
file-not-permitted = přístup není povolený
file-no-space = na disku už není místo
file-read-only = nedá se tam nic zapsat
