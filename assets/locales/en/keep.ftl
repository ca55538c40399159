# Kept games: theatre, library, statistics, set-up.

continue-game = Continue the game
library = Library
set-up = Set up a position

keep-person = a guest
keep-contest = { $white } – { $black } · { $rules }

theatre-beginning = The beginning
theatre-turn = { $number } { $turn }
theatre-scrub = Turn on show
theatre-play = Play
theatre-pause = Pause
theatre-first = To the beginning
theatre-back = One turn back
theatre-next = One turn on
theatre-last = To the end
theatre-speed = Speed
theatre-still = Hold the camera still
theatre-film = Let the camera film
theatre-review = Review
theatre-leave = Leave
theatre-with-friend = Play on together
theatre-with-school = Play on

review-title = Review
review-begin = Every turn is weighed by the school’s Master.
review-start = Begin
review-stop = Stop
review-progress = { $done } of { $all } turns weighed
review-no-faults = No turn to find fault with.
review-better = { $turn } was better
review-lost = { $side } lost the game at { $number }
review-missed = { $side } let the game slip at { $number }
review-better-why = { $turn } was better: { $why }
fault-missed-win = a win in { $turns ->
    [one] one turn
   *[other] { $turns } turns
} was missed
fault-missed-mill = a mill could be closed at { $points }
fault-missed-block = the mill at { $point } was not blocked
fault-loses = now it is lost in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
fault-broke-mill = this opens the mill { $points } and cannot close it again
fault-allows = this allows { $turn }
review-only-faults = Only what could have been better
grade-best = best
grade-good = good
grade-inaccuracy = inaccurate
grade-mistake = mistake
grade-blunder = blunder
review-counts = { $side }: best { $best }, good { $good }, inaccurate { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }

library-title = The library
library-search = Players, rules, day, result…
library-reading = The shelves are being searched…
library-empty = No game has been kept yet. Every game that you finish will lie here. A record can be brought in as well: open its file, paste its text, or drop the file on the window.
library-nothing-found = No game on the shelves has all these words.
library-players = { $white } – { $black }
library-told = { $rules } · { $result } · { $turns } turns
library-unread = The shelves cannot be read: { $reason }.
library-damaged = { $file } cannot be read: { $reason }
library-watch = Watch and review
library-export = Save as a file
save-title = What to save
save-record = The game as a record
save-drawing = The position as a drawing
save-film = The game as a film
save-view = The view as a picture
library-delete = Delete
library-restore = Bring back
library-paste = Paste a record
library-open = Open a file
library-statistics = Statistics
dialog-open-record = Open the record of a game
dialog-open-position = Open a position or a record
dialog-save-game = Save the record of the game
dialog-records = Records and texts
dialog-all-files = All files

result-white = White won
result-black = Black won
result-drawn = drawn
result-open = not finished
result-resigned = { $winner } won: { $loser } gave up
result-time = { $winner } won on time
result-agreed = a draw was agreed

notice-not-saved = The game cannot be saved: { $reason }. It is tried again every few seconds.
notice-second-copy = The game is running a second time. This copy keeps its match for itself; neither takes anything from the other.
notice-set-aside = A damaged file was set aside as { $file }. Nothing was written over it.
broke-off-lost = The last time the graphics driver stopped working. Nothing is lost.
broke-off-memory = The last time the graphics card ran out of memory. A lower quality in the settings may help; nothing is lost.
broke-off-refused = The last time the graphics driver stopped drawing. A newer driver or a lower quality may help; nothing is lost.
broke-off-own = The last time the game broke off by a fault of its own. Nothing is lost.
files-lost = { $more ->
    [0] The game is not whole: { $file } is missing or damaged. Fetch the game again.
    [one] The game is not whole: { $file } and one more file are missing or damaged. Fetch the game again.
   *[other] The game is not whole: { $file } and { $more } more files are missing or damaged. Fetch the game again.
}
notice-left-out = { $games ->
    [one] One game was left out: { $fault }.
   *[other] { $games } games were left out; the first: { $fault }.
}
notice-not-read = A file could not be read: { $reason }.
notice-odd = In what was read something is odd: { $reason }
notice-imported = { $games ->
    [one] The record is in the library.
   *[other] { $games } records are in the library; this is the first.
}
notice-refused = This is no record that can be played: { $reason }.
notice-exported = Saved as { $file }.
notice-no-file-dialog = This system has no dialog in which to choose a file. Copy the text of the record and paste it here, or start the game with the name of the file.
notice-deleted = Deleted. It can be brought back.
notice-restored = The game is back.

statistics-title = Statistics
statistics-none = Nothing has been counted yet. Every game that you play to its end will be.
statistics-forget = Forget it all
statistics-keep = Keep it
statistics-really-forget = Yes, forget it
statistics-by-strength = Against the school
statistics-by-colour = Your men
statistics-by-rules = Rules
statistics-no-school = No game against the school yet.
statistics-friends = Among friends
statistics-friends-told = White won { $white }, Black { $black }; { $drawn } drawn.
statistics-games = { $games ->
    [one] One game in all.
   *[other] { $games } games in all.
}
statistics-streak = Wins in a row: { $now }; the longest row: { $best }.
statistics-fastest = The fastest win: { $turns } turns, against the { $level }.
statistics-score = { $won } won · { $drawn } drawn · { $lost } lost

setup-title = Set up a position
setup-empty = empty
setup-point = { $point }: { $man }
setup-tool = What a touch does
setup-take = Take off
setup-hand = { $side }: { $hand } in hand, { $lost } lost
setup-phase = Phase
setup-placing = Placing
setup-moving = Moving
setup-turn = Whose turn
setup-to-move = { $side } to move
setup-owed = Removals owed
setup-owes-none = owes none
setup-owes-one = takes one man
setup-owes-two = takes two
setup-quarter = Rotate
setup-mirror = Mirror
setup-rings = Inside out
setup-colours = Swap men
setup-clear = Clear
setup-start = Opening
setup-board = In play
setup-copy = Copy
setup-paste = Paste
setup-open = Open…
setup-copied = Copied: { $line }
setup-pasted = The position line was read.
setup-record-read = The last position of the record was put up.
setup-not-pasted = That cannot be read. { $reason }
setup-nothing-to-paste = There is no text on the clipboard.
setup-over = Decided already: { $reason }.
setup-cannot-begin = No game can begin from this position.
setup-other-rules = Other rules…
setup-begin = Begin
setup-opponent = Opponent
setup-with-school = The school
setup-with-friend = A friend
setup-watch = Watch
setup-strength = Strength
setup-own = Your men

puzzles = Puzzles
puzzles-title = Puzzles
puzzles-count = { $solved } of { $all } solved. Gold is for those that you solved at once.
puzzles-today = The puzzle of the day
puzzles-next = The next unsolved
puzzles-level-1 = First mills
puzzles-level-2 = A sharp eye
puzzles-level-3 = Two or three turns
puzzles-level-4 = Long plans
puzzles-level-5 = For masters
puzzle-heading = Puzzle { $id }
puzzle-asks = { $side }: { $goal }.
puzzle-one-way = There is only one right first turn.
puzzle-right = Right. Go on.
puzzle-solved = Solved!
puzzle-was-shown = This was the turn.
puzzle-show = Show the turn
puzzle-again = Again
puzzle-next = The next puzzle
puzzle-all = All puzzles
puzzle-wrong = Not { $turn }.
puzzle-wrong-wins = It wins only in { $turns }.
puzzle-wrong-draws = It only draws.
puzzle-wrong-loses = It loses in { $turns }.
puzzle-wrong-answer = The answer would be { $turn }.
goal-close = close a mill
goal-stop = keep the enemy from closing a mill
goal-force = be sure of a mill within { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
goal-win = win { $turns ->
    [one] at once
   *[other] within { $turns } turns
}
goal-hold = find the only turn that does not lose
