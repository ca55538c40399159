# Wer besser steht, und was von den gelösten Endspielen zu sagen ist.

stand-wins = { $turns ->
    [one] { $who } gewinnt mit einem Zug
   *[other] { $who } gewinnt in { $turns } Zügen
}
stand-drawn = Remis, wenn niemand fehlgreift
stand-wins-some-day = { $who } gewinnt
stand-wins-if-count-allows = { $who } gewinnt, wenn die Zahl der ruhigen Züge reicht
stand-even = Niemand steht besser
stand-better = { $who } steht besser
stand-much-better = { $who } steht viel besser

endgames-damaged = Eine Datei gelöster Endspiele war beschädigt. Sie wurde beiseitegelegt, und der Meister rechnet sie neu aus.
endgames-not-kept = Die gelösten Endspiele lassen sich nicht aufheben: { $why }. Der Meister rechnet sie jedes Mal neu aus.
endgames-failed = Die gelösten Endspiele konnten nicht ausgerechnet werden. Der Meister spielt ohne sie.

# What a turn is worth in a study, as screen readers say it of a point.
worth-won = { $turns ->
    [0] gewinnt
    [one] gewinnt in einem Zug
   *[other] gewinnt in { $turns } Zügen
}
worth-lost = { $turns ->
    [0] verliert
    [one] verliert in einem Zug
   *[other] verliert in { $turns } Zügen
}
worth-drawn = führt zum Remis
worth-best = scheint am besten
worth-worse = scheint um { $men } Steine schlechter
worth-unclear = verpasst einen sicheren Gewinn
