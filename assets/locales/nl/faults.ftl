# Why a position, a position line, rules, a turn or a record was refused. Clauses without capital and full stop.

position-shared-point = op { $point } staan een witte en een zwarte steen
position-outside-board = er staat een steen buiten het bord
position-too-many-men = { $side } heeft { $board } op het bord en { $hand } in de hand; de regels geven { $men } stenen
position-nobody-can-win = beide spelers hebben minder dan drie stenen
position-impossible-removal = dat { $side } nog { $pending ->
    [one] een steen
   *[other] { $pending } stenen
} moet slaan, kan in deze stelling niet

line-of-position = stellingsnotatie: { $fault }
line-missing = aan het eind ontbreekt { $part }
line-unreadable = ‘{ $text }’ past hier niet; hier hoort te staan: { $part }
line-too-long = ‘{ $text }’ is een woord te veel
line-wrong-board = een notatie van Sanmill beschrijft 24 punten, dit bord heeft er { $points }
line-men-differ = als aantal stenen van { $side } op het bord noemt ze { $said }, maar ze toont er { $seen }
line-not-to-move = { $side } moet nog slaan, maar is niet aan zet
line-action = de actie ‘{ $action }’ past niet bij het aantal stenen dat nog te slaan is: { $pending }
line-still-placing = de fase ‘m’ past niet zolang { $side } nog stenen in de hand heeft
line-free-reforming = een steen zou niet terug mogen, maar volgens deze regels mag een molen vrij open en dicht
line-named-twice = { $point } wordt twee keer genoemd
line-part-board = het bord
line-part-side = de speler aan zet
line-part-phase = de fase
line-part-action = de actie
line-part-white-board = het aantal witte stenen op het bord
line-part-black-board = het aantal zwarte stenen op het bord
line-part-white-hand = het aantal witte stenen in de hand
line-part-black-hand = het aantal zwarte stenen in de hand
line-part-white-removals = het aantal stenen dat Wit nog moet slaan
line-part-black-removals = het aantal stenen dat Zwart nog moet slaan
line-part-mill-from = het punt vanwaar een molen werd gesloten
line-part-mill-to = het punt waarop een molen werd gesloten
line-part-formed-mills = de opgave van de gesloten molens
line-part-quiet-turns = het aantal stille zetten
line-part-turn-number = het nummer van de zet
line-part-hands = het aantal stenen in de handen
line-part-point = de naam van een punt
line-part-extra = een van de gegevens die na de handen mogen volgen

rules-unknown = de regels ‘{ $text }’ zijn onbekend; te kiezen zijn { $presets }
rules-not-a-field = ‘{ $text }’ heeft in de regels niet de vorm veld=waarde
rules-unknown-field = het regelveld ‘{ $text }’ is onbekend; de velden zijn { $fields }
rules-given-twice = het regelveld ‘{ $field }’ is twee keer opgegeven
rules-bad-value = het regelveld ‘{ $field }’ kan niet ‘{ $value }’ zijn; mogelijk is: { $allowed }
rules-allowed-men = 3 tot en met 12, als het bord het toelaat
rules-allowed-turns = off of een aantal zetten van 1 tot en met 65535
rules-men-do-not-fit = { $men } stenen per speler passen niet op dit bord; er is plaats voor 3 tot { $most }

turn-unfinished = hij sluit een molen en moet een steen slaan
turn-unfinished-another = hij sluit meerdere molens en moet nog een steen slaan
turn-not-one = er werd precies één zet verwacht

record-of-game = partij { $game }: { $fault }
record-of-line = regel { $line }: { $fault }
record-of-tag = kopregel { $tag }: { $fault }
record-too-large = de notatie telt { $bytes } bytes; er worden er hoogstens { $most } gelezen
record-not-text = dit is geen partijnotatie, want het is geen UTF-8-tekst
record-empty = er staat geen partij in
record-too-deep = er zitten varianten meer dan { $most } lagen diep in elkaar
record-too-long = de notatie heeft meer dan { $most } zetten
record-too-many-games = er staan meer dan { $most } partijen in
record-too-many-tags = de partij heeft meer dan { $most } kopregels
record-open-comment = een opmerking begint met ‘{ "{" }’ en eindigt nergens
record-open-variation = een variant begint met ‘(’ en eindigt nergens
record-closes-nothing = ‘{ $sign }’ sluit niets af
record-variation-of-nothing = er staat een variant vóór de eerste zet
record-empty-variation = een variant heeft geen zet
record-not-a-tag = ‘{ $text }’ is geen kopregel; de vorm is { $form }
record-tag-below = de kopregel { $tag } staat onder een stellingsnotatie, waar zetten horen te staan
record-tag-twice = de kopregel { $tag } staat er twee keer
record-not-a-result = ‘{ $text }’ is geen uitslag; mogelijk zijn { $results }
record-not-a-reason = ‘{ $reason }’ past niet bij de uitslag { $result }
record-unknown-variant = onder de naam ‘{ $name }’ zijn geen regels bekend: de partij wordt gelezen volgens de regels { $rules }
record-two-results = de kopregel Result zegt { $tag }, achter de zetten staat { $end }
record-wrong-result = de notatie zegt { $said }, maar volgens de regels is het { $result }: { $reason }
record-not-over = de notatie zegt { $said }, maar volgens de regels is de partij niet afgelopen
record-draw-passed-over = volgens de regels is de partij remise vóór zet { $number } ‘{ $text }’: { $reason }; ze wordt tot het eind gelezen
record-after-the-end = ‘{ $text }’ staat na het eind van de partij
record-second-game = na het eind van de partij staat er nog een
record-not-a-mark = ‘{ $text }’ is geen aantekening; verwacht werden $ en een getal tot en met 255
record-malformed = ‘{ $text }’ is als zet { $number } niet te lezen; een zet is een punt zoals d6, twee zoals d6-d5, met een slag zoals d6xb4
record-no-such-point = een punt { $point } heeft dit bord niet (zet { $number } ‘{ $text }’)
record-no-such-game = er is geen partij { $number }; het aantal in het bestand is { $games }
record-odd-number = het nummer { $said } staat bij zet { $number } ‘{ $text }’: ontbreekt er een zet?
record-illegal = zet { $number } ‘{ $text }’ mag niet: { $fault }

stated-ending = { $result }, { $reason }
stated-few-men = te weinig stenen
stated-blocked = geen zet meer mogelijk
stated-mill = molen
stated-full-board = vol bord
stated-quiet-turns = stille zetten
stated-endgame-clock = stille zetten in het eindspel
stated-repetition = herhaling
stated-resignation = opgegeven
stated-time = tijd verstreken
stated-agreement = onderling overleg
stated-adjudication = arbitrage

no-folder = er is geen map voor partijen

file-failure = { $file }: { $why }
file-not-found = zo’n bestand of map is er niet
file-not-permitted = de toegang is niet toegestaan
file-no-space = er is geen ruimte meer op de schijf
file-read-only = daar kan niets worden geschreven
