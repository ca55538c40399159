# The coach, first-time cards, the attract screen, and what screen readers say.

coach = A coach looks over my shoulder
coach-asks = The coach asks
coach-question = Are you sure? After { $played } { $who } has { $reply }: it { $hurts }. Better was { $better }: it { $why }.
coach-remark = Better than { $played } was { $better }: it { $why }.
coach-take-back = Take it back
coach-let-stand = Let it stand

cards = Explain what happens for the first time
card-understood = Understood
card-no-more = No more of these
card-flying = Three men left
card-flying-says = With three men left you may fly: choose one of them and set it on any empty point of the board.
card-double-mill = From mill to mill
card-double-mill-says = More than one mill was at work in that turn. A man that closes one mill by leaving another does it again on the way back: break it up, or build your own.
card-nearly-blocked = Almost shut in
card-nearly-blocked-says = Hardly a move is left to you. Whoever cannot move has lost, however many men stand on the board: make room while you can.
card-study = What every turn is worth
card-study-says = A lozenge marks what seems best, a number by how many men a turn seems worse. A triangle that points up wins, one that points down loses, in so many turns where that is known; two bars are a draw.

caption = { $who } { $why }.
caption-turn = { $who } plays { $turn } and { $why }.
take-seat = Take this seat?
take-seat-of = { $side }, until now { $player } · { $men } men
take-seat-watch = Watch on
take-seat-turns = { $turns ->
    [one] One turn has been played.
   *[other] { $turns } turns have been played.
}
take-seat-waits = { $seconds ->
    [one] Without an answer the game goes on in one second.
   *[other] Without an answer the game goes on in { $seconds } seconds.
}

point-empty = empty
point-lifted = taken up
point-removable = may be taken
point-target = may go here
point-liftable = may move
point-plain = { $point }: { $stands }
point-may = { $point }: { $stands }, { $may }
said-begun = A game begins: { $rules }.
said-undone = Taken back. { $side } is to play.
said-placed = { $side } on { $to }
said-moved = { $side } { $from } to { $to }
said-took = { $side } takes { $point }
said-mill = { $did } closes a mill
said-mills = { $did } closes two mills
said-take = { $did }; take { $points }
