# Who stands better, and what there is to say of the solved endgames.

stand-wins = { $turns ->
    [one] { $who } wint met één zet
   *[other] { $who } wint in { $turns } zetten
}
stand-drawn = Remise, als niemand zich vergist
stand-wins-some-day = { $who } wint
stand-wins-if-count-allows = { $who } wint als het aantal stille zetten het toelaat
stand-even = Niemand staat beter
stand-better = { $who } staat beter
stand-much-better = { $who } staat veel beter

endgames-damaged = Een bestand met opgeloste eindspelen was beschadigd. Het is apart gelegd, en de Meester rekent het opnieuw uit.
endgames-not-kept = De opgeloste eindspelen kunnen niet worden bewaard: { $why }. De Meester rekent ze telkens opnieuw uit.
endgames-failed = De eindspelen konden niet worden uitgerekend. De Meester speelt zonder.

# What a turn is worth in a study, as screen readers say it of a point.
worth-won = { $turns ->
    [0] wint
    [one] wint in één zet
   *[other] wint in { $turns } zetten
}
worth-lost = { $turns ->
    [0] verliest
    [one] verliest in één zet
   *[other] verliest in { $turns } zetten
}
worth-drawn = leidt tot remise
worth-best = lijkt het beste
worth-worse = lijkt { $men } steen slechter
worth-unclear = laat een zekere winst liggen
