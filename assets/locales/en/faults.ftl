# Why a position, a position line, rules, a turn or a record was refused. Clauses without capital and full stop.

position-shared-point = { $point } holds a white and a black man
position-outside-board = a man stands outside the board
position-too-many-men = { $side } has { $board } men on the board and { $hand } in hand: the rules give { $men }
position-nobody-can-win = both sides have fewer than three men
position-impossible-removal = the removals pending for { $side } cannot be { $pending } here

line-of-position = position line: { $fault }
line-missing = it ends before the { $part }
line-unreadable = the { $part } cannot be ‘{ $text }’
line-too-long = ‘{ $text }’ is one word too many
line-wrong-board = Sanmill’s line describes 24 points, this board has { $points }
line-men-differ = it says { $said } men of { $side } on the board and shows { $seen }
line-not-to-move = { $side } has a removal pending but is not to move
line-action = action ‘{ $action }’ does not go with removals pending: { $pending }
line-still-placing = phase ‘m’ while { $side } has men in hand
line-free-reforming = a man may not go back, but these rules let men re-form mills
line-named-twice = { $point } is named twice
line-part-board = board
line-part-side = side to move
line-part-phase = phase
line-part-action = action
line-part-white-board = white men on the board
line-part-black-board = black men on the board
line-part-white-hand = white men in hand
line-part-black-hand = black men in hand
line-part-white-removals = white removals
line-part-black-removals = black removals
line-part-mill-from = mill from
line-part-mill-to = mill to
line-part-formed-mills = formed mills
line-part-quiet-turns = quiet turns
line-part-turn-number = turn number
line-part-hands = hands
line-part-point = point
line-part-extra = word after the hands

rules-unknown = unknown rules ‘{ $text }’: the presets are { $presets }
rules-not-a-field = ‘{ $text }’ in the rules is not of the form field=value
rules-unknown-field = unknown rule field ‘{ $text }’: the fields are { $fields }
rules-given-twice = rule field ‘{ $field }’ is given twice
rules-bad-value = rule field ‘{ $field }’ cannot be ‘{ $value }’: it takes { $allowed }
rules-allowed-men = 3 to 12, as the board allows
rules-allowed-turns = off or a number of turns from 1 to 65535
rules-men-do-not-fit = { $men } men a side do not fit this board: it takes 3 to { $most }

turn-unfinished = it closes a mill and must take a man
turn-unfinished-another = it closes several mills and must take another man
turn-not-one = one turn was expected

record-of-game = game { $game }: { $fault }
record-of-line = line { $line }: { $fault }
record-of-tag = tag { $tag }: { $fault }
record-too-large = the record has { $bytes } bytes: at most { $most } are read
record-not-text = this is not a game record: it is not UTF-8 text
record-empty = there is no game in it
record-too-deep = variations are nested more than { $most } deep
record-too-long = the record has more than { $most } turns
record-too-many-games = there are more than { $most } games in it
record-too-many-tags = the game has more than { $most } tags
record-open-comment = a comment opened with ‘{ "{" }’ is not closed
record-open-variation = a variation opened with ‘(’ is not closed
record-closes-nothing = ‘{ $sign }’ closes nothing
record-variation-of-nothing = a variation stands before any turn
record-empty-variation = a variation has no turn
record-not-a-tag = ‘{ $text }’ is not a tag: expected { $form }
record-tag-below = the tag { $tag } stands below a position line: turns were expected
record-tag-twice = the tag { $tag } stands twice
record-not-a-result = ‘{ $text }’ is none of { $results }
record-not-a-reason = ‘{ $reason }’ does not go with the result { $result }
record-unknown-variant = no rules are known as ‘{ $name }’: the game is read by the rules { $rules }
record-two-results = the tag Result says { $tag }, the turns end with { $end }
record-wrong-result = the record says { $said }, but by the rules it is { $result }: { $reason }
record-not-over = the record says { $said }, but by the rules the game is not over
record-draw-passed-over = by the rules the game is a draw before turn { $number } ‘{ $text }’: { $reason }; it is read on to its end
record-after-the-end = ‘{ $text }’ stands after the end of the game
record-second-game = ‘another game’ stands after the end of the game
record-not-a-mark = ‘{ $text }’ is not an annotation: expected $ and a number up to 255
record-malformed = turn { $number } ‘{ $text }’ is not a turn: expected a point as in d6, two as in d6-d5, removals as in d6xb4
record-no-such-point = turn { $number } ‘{ $text }’: there is no point { $point } on this board
record-no-such-game = there is no game { $number }: the file has { $games }
record-odd-number = the number { $said } stands at turn { $number } ‘{ $text }’: is a turn missing?
record-illegal = turn { $number } ‘{ $text }’ is not legal: { $fault }

stated-ending = { $result }, { $reason }
stated-few-men = few men
stated-blocked = blocked
stated-mill = mill
stated-full-board = full board
stated-quiet-turns = quiet turns
stated-endgame-clock = endgame clock
stated-repetition = repetition
stated-resignation = resignation
stated-time = time
stated-agreement = agreement
stated-adjudication = adjudication

no-folder = there is no folder for games

file-failure = { $file }: { $why }
file-not-found = there is no such file or folder
file-not-permitted = access is not permitted
file-no-space = there is no space left on the disk
file-read-only = nothing can be written there
