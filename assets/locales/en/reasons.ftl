# Why a turn is good, and why a touch was refused. Clauses without capital and full stop.

and-list = { $most } and { $last }
or-list = { $most } or { $last }

reason-wins-by-mill = closes a mill and wins: two men cannot make one
reason-wins-by-blocking = wins: the other side cannot move
reason-wins-at-once = closes a mill and wins
reason-wins-by-full-board = fills the board and wins
reason-nothing-better = has nothing better
reason-draws = makes a draw
reason-takes = takes { $points }
reason-closes-one = closes a mill
reason-closes-running = runs from mill to mill
reason-closes-two = closes two mills
reason-closes-several = closes several mills
reason-mill-takes = { $mill } and takes { $points }
reason-mill-breaks = { $mill } and breaks one with { $points }
reason-mill-parries = { $mill } and takes the man that threatened { $threat }
reason-blocks = blocks { $point }
reason-blocks-and-threatens = blocks { $point } and threatens { $points }
reason-opens-running = opens the running mill: { $points } next
reason-opens-safely = opens its mill; nobody can reach { $point }
reason-opens = opens its mill, to close it again at { $point }
reason-threatens = { $count ->
    [one] threatens a mill at { $points }
   *[other] threatens mills at { $points }
}
reason-shuts-in = { $count ->
    [one] shuts a man in
   *[other] shuts { $count } men in
}
reason-in-the-way = stands in the way at { $point }
reason-takes-crossing = occupies the crossing { $point }
reason-moves-to-crossing = moves to the crossing { $point }
reason-three-ways = occupies { $point }, which has three ways out
reason-room = gives its men more room
reason-keeps-free = keeps its men free
reason-waits = waits
reason-builds = builds on its men
reason-spreads = spreads its men

refused-game-over = the game is over
refused-off-board = this board has no such point
refused-must-remove = a mill is closed: a man must be taken first
refused-nothing-to-remove = no man may be taken: no closed mill is owed one
refused-hand-first = { $side } still has men in hand, and those are placed first
refused-hand-empty = { $side } has no man left in hand
refused-occupied = { $point } is occupied
refused-no-man = no man of { $side } stands on { $point }
refused-man-of = the man on { $point } belongs to { $side }
refused-not-joined = { $from } and { $to } are not neighbours on a line, and this side does not fly
refused-reforming = the man on { $from } may not go straight back to { $to } to close the mill it left
refused-protected = { $point } stands in a mill; take { $points }
refused-protected-all = { $point } stands in a mill and is protected
