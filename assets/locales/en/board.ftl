# Beside the board: what is asked, what happened, how it ended.

undo = Take back
redo = Replay
hint = Advice
menu = Menu
hint-sought = The Master looks at your board…
turns = Turns
no-turns = No turn has been played yet.
in-hand = in hand
taken = taken

phase-placing = Place
phase-moving = Move
phase-flying = Fly
phase-taking = Take

place = place a man
place-or-slide = place a man, or move one
choose = choose a man to move
choose-to-fly = choose a man: it may fly
put-down = choose where it goes
put-down-anywhere = choose any empty point
take = a mill: take a man
take-several = two mills: take a man, and then another
asked-of = { $side } · { $task }
last-chance = Once more and it is a draw.
quiet-turns = { $quiet } of { $limit } turns without a capture

seat-you = you
seat-apprentice = the Apprentice
seat-journeyman = the Journeyman
seat-master = the Master
seat-teacher = the teacher
player-apprentice = The Apprentice
player-journeyman = The Journeyman
player-master = The Master
guest = a guest
demo = { $rules } · White, { $white } · Black, { $black }

school-thinks = { $who } is thinking…
school-moves = { $who } to move
school-takes = { $who } takes a man
school-says = { $who } { $why }.
advice = Try { $turn }: it { $why }.

you-win = You win
wins = { $who } wins
draw = A draw
ended-one-man = { $loser } has one man left
ended-few-men = { $loser } has { $men } men left
ended-blocked = { $loser } cannot move
ended-mill = { $winner } has closed a mill
ended-full-board = the board is full, and { $loser } began
ended-resigned = { $loser } has given up
ended-time = { $loser } has no time left
drawn-agreed = drawn: both sides agreed
drawn-quiet = drawn: { $turns } turns without a capture
drawn-clock = drawn: { $turns } turns without a capture, and a side is down to three men
drawn-repetition = drawn: the same position for the third time
drawn-blocked = drawn: the side to move cannot
drawn-full-board = drawn: the board is full

number-0 = no
number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
number-20 = twenty
number-30 = thirty
number-50 = fifty
number-100 = a hundred

# Prompts for keyboard and gamepad.
prompt-move-cursor = along the lines
prompt-place = place a man
prompt-place-or-take-up = place or take up
prompt-take-up = take up
prompt-put-down = put down
prompt-put-back = put back
prompt-panel = to the buttons
prompt-take = take this man

# What Titania says of the weather, A Midsummer Night's Dream II, 1.
titania-line = The nine men’s morris is fill’d up with mud. — Titania
asked-read = Read, then go on
asked-watch = See what follows
