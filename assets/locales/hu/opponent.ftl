# Who stands better, and what there is to say of the solved endgames.

stand-wins = { $turns ->
    [one] { $who } egy lépésben nyer
   *[other] { $who } { $turns } lépésben nyer
}
stand-drawn = Döntetlen, ha senki sem hibázik
stand-wins-some-day = { $who } nyer
stand-wins-if-count-allows = { $who } nyer, ha a csendes lépésekből futja
stand-even = Az állás egyenlő
stand-better = { $who } jobban áll
stand-much-better = { $who } sokkal jobban áll

endgames-damaged = A megfejtett végjátékok egyik fájlja megsérült. Félretettük, és a mester újra kiszámolja.
endgames-not-kept = A megfejtett végjátékokat nem lehet eltenni: { $why }. A mester minden alkalommal újra kiszámolja őket.
endgames-failed = A végjátékokat nem sikerült kiszámolni. A mester nélkülük játszik.

# What a turn is worth in a study, as screen readers say it of a point.
worth-won = { $turns ->
    [0] nyer
    [one] { $turns } lépésben nyer
   *[other] { $turns } lépésben nyer
}
worth-lost = { $turns ->
    [0] veszít
    [one] { $turns } lépésben veszít
   *[other] { $turns } lépésben veszít
}
worth-drawn = döntetlenre vezet
worth-best = a legjobbnak látszik
worth-worse = { $men } bábuval látszik rosszabbnak
worth-unclear = elszalaszt egy biztos nyerést
