# Why a position, a position line, rules, a turn or a record was refused. Clauses without capital and full stop.

position-shared-point = на { $point } стоят сразу белая и чёрная фишки
position-outside-board = одна из фишек стоит вне доски
position-too-many-men = слишком много фишек ({ $side }): на доске { $board }, в запасе { $hand }, а по правилам { $men }
position-nobody-can-win = у обеих сторон меньше трёх фишек
position-impossible-removal = { $side } не могут в этой позиции снимать столько фишек: { $pending }

line-of-position = строка позиции: { $fault }
line-missing = в конце недостаёт части: { $part }
line-unreadable = «{ $text }» сюда не подходит; здесь должно быть: { $part }
line-too-long = слово «{ $text }» лишнее
line-wrong-board = строка Sanmill описывает 24 пункта, а на этой доске их { $points }
line-men-differ = число фишек на доске ({ $side }): названо { $said }, показано { $seen }
line-not-to-move = { $side } должны снимать фишку, но ход не за ними
line-action = действие «{ $action }» не сходится с числом фишек, которые надо снять: { $pending }
line-still-placing = стадия «m» невозможна: { $side } ещё держат фишки в запасе
line-free-reforming = одной из фишек нельзя вернуться, а по этим правилам мельницы можно закрывать снова
line-named-twice = { $point } назван дважды
line-part-board = доска
line-part-side = чей ход
line-part-phase = стадия
line-part-action = действие
line-part-white-board = число белых фишек на доске
line-part-black-board = число чёрных фишек на доске
line-part-white-hand = число белых фишек в запасе
line-part-black-hand = число чёрных фишек в запасе
line-part-white-removals = сколько фишек снимают белые
line-part-black-removals = сколько фишек снимают чёрные
line-part-mill-from = пункт, с которого закрыли мельницу
line-part-mill-to = пункт, на котором закрыли мельницу
line-part-formed-mills = сведения о закрытых мельницах
line-part-quiet-turns = число тихих ходов
line-part-turn-number = номер хода
line-part-hands = число фишек в запасе у обеих сторон
line-part-point = имя пункта
line-part-extra = одно из сведений, которые могут стоять после запаса

rules-unknown = неизвестные правила «{ $text }»; есть такие: { $presets }
rules-not-a-field = «{ $text }» в правилах не имеет вида поле=значение
rules-unknown-field = неизвестное поле правил «{ $text }»; есть такие: { $fields }
rules-given-twice = поле правил «{ $field }» указано дважды
rules-bad-value = поле правил «{ $field }» не может иметь значение «{ $value }»; допустимо: { $allowed }
rules-allowed-men = от 3 до 12, сколько позволяет доска
rules-allowed-turns = off или число ходов от 1 до 65535
rules-men-do-not-fit = число фишек у стороны ({ $men }) не подходит этой доске: на ней помещается от 3 до { $most }

turn-unfinished = он закрывает мельницу, и надо снять фишку
turn-unfinished-another = он закрывает несколько мельниц, и надо снять ещё одну фишку
turn-not-one = здесь должен быть ровно один ход

record-of-game = партия { $game }: { $fault }
record-of-line = строка { $line }: { $fault }
record-of-tag = тег { $tag }: { $fault }
record-too-large = запись слишком велика: байтов в ней { $bytes }, а читается не больше { $most }
record-not-text = это не запись партии: это не текст в кодировке UTF-8
record-empty = в ней нет ни одной партии
record-too-deep = вложенность вариантов больше { $most }
record-too-long = число ходов в записи больше { $most }
record-too-many-games = число партий в записи больше { $most }
record-too-many-tags = число тегов партии больше { $most }
record-open-comment = комментарий, открытый знаком «{ "{" }», нигде не закрыт
record-open-variation = вариант, открытый знаком «(», нигде не закрыт
record-closes-nothing = «{ $sign }» ничего не закрывает
record-variation-of-nothing = вариант стоит раньше первого хода
record-empty-variation = в одном из вариантов нет ходов
record-not-a-tag = «{ $text }» — не тег; его вид: { $form }
record-tag-below = тег { $tag } стоит под строкой позиции, где должны быть ходы
record-tag-twice = тег { $tag } стоит дважды
record-not-a-result = «{ $text }» — не исход партии; бывают такие: { $results }
record-not-a-reason = «{ $reason }» не сходится с исходом { $result }
record-unknown-variant = правила под именем «{ $name }» неизвестны: партия читается по правилам { $rules }
record-two-results = в теге Result стоит { $tag }, а после ходов { $end }
record-wrong-result = в записи стоит { $said }, а по правилам выходит { $result }: { $reason }
record-not-over = в записи стоит { $said }, а по правилам партия не окончена
record-draw-passed-over = по правилам ничья наступила ещё перед ходом { $number } «{ $text }»: { $reason }; запись читается до конца
record-after-the-end = «{ $text }» стоит после конца партии
record-second-game = после конца партии стоит ещё одна
record-not-a-mark = «{ $text }» — не пометка; здесь должны быть знак $ и число до 255
record-malformed = «{ $text }» не читается как ход { $number }; ход — это пункт, как d6, или два, как d6-d5, а со взятием — как d6xb4
record-no-such-point = пункта { $point } на этой доске нет (ход { $number } «{ $text }»)
record-no-such-game = партии { $number } нет: всего партий в файле { $games }
record-odd-number = номер { $said } стоит у хода { $number } «{ $text }»: не пропущен ли ход?
record-illegal = ход { $number } «{ $text }» недопустим: { $fault }

stated-ending = { $result }, { $reason }
stated-few-men = мало фишек
stated-blocked = ходить некуда
stated-mill = мельница
stated-full-board = полная доска
stated-quiet-turns = тихие ходы
stated-endgame-clock = тихие ходы при трёх фишках
stated-repetition = повторение
stated-resignation = сдача партии
stated-time = просрочка времени
stated-agreement = согласие сторон
stated-adjudication = решение судьи

no-folder = нет папки для партий

file-failure = { $file }: { $why }
file-not-found = такого файла или папки нет
file-not-permitted = доступ запрещён
file-no-space = на диске больше нет места
file-read-only = записать туда ничего нельзя
