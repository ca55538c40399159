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
