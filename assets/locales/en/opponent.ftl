# Who stands better, and what there is to say of the solved endgames.

stand-wins = { $turns ->
    [one] { $who } wins with one turn
   *[other] { $who } wins in { $turns } turns
}
stand-drawn = Drawn, if neither errs
stand-wins-some-day = { $who } wins
stand-wins-if-count-allows = { $who } wins if the count of quiet turns allows
stand-even = Nobody stands better
stand-better = { $who } stands better
stand-much-better = { $who } stands much better

endgames-damaged = A file of solved endgames was damaged. It has been put aside, and the Master works it out again.
endgames-not-kept = The solved endgames cannot be kept: { $why }. The Master works them out anew each time.
endgames-failed = The solved endgames could not be worked out. The Master plays without them.

# What a turn is worth in a study, as screen readers say it of a point.
worth-won = { $turns ->
    [0] wins
    [one] wins in one turn
   *[other] wins in { $turns } turns
}
worth-lost = { $turns ->
    [0] loses
    [one] loses in one turn
   *[other] loses in { $turns } turns
}
worth-drawn = draws
worth-best = seems best
worth-worse = seems { $men } men worse
worth-unclear = misses a sure win
