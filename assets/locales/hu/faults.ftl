# Why a position, a position line, rules, a turn or a record was refused. Clauses without capital and full stop.

position-shared-point = világos és sötét bábu is áll ezen a ponton: { $point }
position-outside-board = egy bábu a táblán kívül áll
position-too-many-men = { $side }: { $board } bábu a táblán és { $hand } kézben, a szabályok viszont csak ennyit adnak: { $men }
position-nobody-can-win = mindkét félnek háromnál kevesebb bábuja van
position-impossible-removal = { $side } ebben az állásban nem vehet le ennyi bábut: { $pending }

line-of-position = állássor: { $fault }
line-missing = hiányzik a végéről: { $part }
line-unreadable = „{ $text }” nem illik ide; aminek itt kellene állnia: { $part }
line-too-long = „{ $text }” már fölösleges szó
line-wrong-board = a Sanmill sora 24 pontot ír le, ezen a táblán { $points } van
line-men-differ = { $side } bábuinak száma a táblán a sor szerint { $said }, de { $seen } látszik
line-not-to-move = { $side } levehetne egy bábut, de nincs soron
line-action = „{ $action }” mint teendő nem illik a levehető bábuk számához: { $pending }
line-still-placing = az „m” szakasz nem lehetséges, amíg { $side } kezében bábu van
line-free-reforming = egy bábu nem térhetne vissza, pedig e szabályok szerint a malmot szabad újra bezárni
line-named-twice = kétszer szerepel: { $point }
line-part-board = a tábla
line-part-side = a soron lévő fél
line-part-phase = a szakasz
line-part-action = a teendő
line-part-white-board = a világos bábuk száma a táblán
line-part-black-board = a sötét bábuk száma a táblán
line-part-white-hand = a világos bábuk száma kézben
line-part-black-hand = a sötét bábuk száma kézben
line-part-white-removals = hány bábut vehet le Világos
line-part-black-removals = hány bábut vehet le Sötét
line-part-mill-from = a pont, ahonnan egy malmot bezártak
line-part-mill-to = a pont, ahol egy malmot bezártak
line-part-formed-mills = a bezárt malmok
line-part-quiet-turns = a csendes lépések száma
line-part-turn-number = a lépés sorszáma
line-part-hands = a kézben lévő bábuk száma
line-part-point = egy pont neve
line-part-extra = egy olyan szó, amely a kézben lévő bábuk után állhat

rules-unknown = ismeretlen szabályok: „{ $text }”; ezek közül lehet választani: { $presets }
rules-not-a-field = a szabályok között „{ $text }” nem mező=érték alakú
rules-unknown-field = ismeretlen szabálymező: „{ $text }”; ezek a mezők vannak: { $fields }
rules-given-twice = kétszer szerepel ez a szabálymező: „{ $field }”
rules-bad-value = szabálymező „{ $field }”: nem lehet „{ $value }”; lehetséges: { $allowed }
rules-allowed-men = 3 és 12 között, ahogy a tábla engedi
rules-allowed-turns = off vagy a lépések száma, 1 és 65535 között
rules-men-do-not-fit = fejenként { $men } bábu nem illik ehhez a táblához: legalább 3, legfeljebb { $most } lehet

turn-unfinished = malmot zár, ezért le kell venni egy bábut
turn-unfinished-another = több malmot zár, ezért még egy bábut le kell venni
turn-not-one = itt pontosan egy lépésnek kell állnia

record-of-game = { $game }. játszma: { $fault }
record-of-line = { $line }. sor: { $fault }
record-of-tag = fejléc ({ $tag }): { $fault }
record-too-large = a feljegyzés { $bytes } bájt, de legfeljebb { $most } olvasható be
record-not-text = ez nem játszma feljegyzése, mert nem UTF-8 szöveg
record-empty = nincs benne játszma
record-too-deep = a változatok mélyebben ágyazódnak egymásba, mint { $most } szint
record-too-long = a feljegyzésben több mint { $most } lépés van
record-too-many-games = több mint { $most } játszma van benne
record-too-many-tags = a játszmának több mint { $most } fejléce van
record-open-comment = egy „{ "{" }” jellel kezdett megjegyzés nincs lezárva
record-open-variation = egy „(” jellel kezdett változat nincs lezárva
record-closes-nothing = „{ $sign }” nem zár le semmit
record-variation-of-nothing = egy változat az első lépés előtt áll
record-empty-variation = egy változatban nincs lépés
record-not-a-tag = „{ $text }” nem fejléc; a helyes alak: { $form }
record-tag-below = állássor alatt fejléc áll ({ $tag }), pedig ott lépéseknek kellene jönniük
record-tag-twice = kétszer szerepel ez a fejléc: { $tag }
record-not-a-result = „{ $text }” nem eredmény; lehetséges: { $results }
record-not-a-reason = „{ $reason }” nem illik ehhez az eredményhez: { $result }
record-unknown-variant = „{ $name }” néven nem ismerünk szabályokat; a játszmát ezekkel olvassuk: { $rules }
record-two-results = a Result fejléc szerint { $tag }, a lépések végén viszont ez áll: { $end }
record-wrong-result = a feljegyzés szerint { $said }, a szabályok szerint viszont { $result }: { $reason }
record-not-over = a feljegyzés szerint { $said }, a szabályok szerint viszont a játszma még nem ért véget
record-draw-passed-over = a szabályok szerint a játszma már e lépés előtt döntetlen: { $number } „{ $text }” ({ $reason }); a végéig beolvassuk
record-after-the-end = „{ $text }” a játszma vége után áll
record-second-game = a játszma vége után még egy játszma áll
record-not-a-mark = „{ $text }” nem jelölés; $ és egy szám kell, legfeljebb 255
record-malformed = { $number } „{ $text }” nem lépés; így írjuk: d6, d6-d5 vagy levétellel d6xb4
record-no-such-point = nincs ilyen pont ezen a táblán: { $point } ({ $number } „{ $text }”)
record-no-such-game = nincs { $number }. játszma: a fájlban { $games } van
record-odd-number = { $number } „{ $text }” előtt ez a szám áll: { $said }; kimaradt egy lépés?
record-illegal = { $number } „{ $text }” nem szabályos: { $fault }

stated-ending = { $result }, { $reason }
stated-few-men = kevés bábu
stated-blocked = beszorulás
stated-mill = malom
stated-full-board = tele tábla
stated-quiet-turns = csendes lépések
stated-endgame-clock = csendes lépések a végjátékban
stated-repetition = ismétlődés
stated-resignation = feladás
stated-time = lejárt idő
stated-agreement = megegyezés
stated-adjudication = bírói döntés

no-folder = nincs mappa a játszmáknak

file-failure = { $file }: { $why }
file-not-found = nincs ilyen fájl vagy mappa
file-not-permitted = nincs hozzá jogosultság
file-no-space = nincs több hely a lemezen
file-read-only = oda nem lehet írni
