# Who stands better, and what there is to say of the solved endgames.

stand-wins = { $turns ->
    [one] { $who } wygrywa w jednym ruchu
    [few] { $who } wygrywa w { $turns } ruchach
    [many] { $who } wygrywa w { $turns } ruchach
   *[other] { $who } wygrywa w { $turns } ruchu
}
stand-drawn = Remis, jeśli nikt się nie pomyli
stand-wins-some-day = { $who } wygrywa
stand-wins-if-count-allows = { $who } wygrywa, jeśli starczy ruchów bez bicia
stand-even = Nikt nie stoi lepiej
stand-better = { $who } stoi lepiej
stand-much-better = { $who } stoi dużo lepiej

endgames-damaged = Plik rozwiązanych końcówek był uszkodzony. Odłożono go na bok, a Mistrz liczy je od nowa.
endgames-not-kept = Rozwiązanych końcówek nie można zachować: { $why }. Mistrz za każdym razem liczy je od nowa.
endgames-failed = Końcówek nie udało się rozwiązać. Mistrz gra bez nich.

# What a turn is worth in a study, as screen readers say it of a point.
worth-won = { $turns ->
    [0] wygrywa
    [one] wygrywa w jednym ruchu
    [few] wygrywa w { $turns } ruchach
    [many] wygrywa w { $turns } ruchach
   *[other] wygrywa w { $turns } ruchu
}
worth-lost = { $turns ->
    [0] przegrywa
    [one] przegrywa w jednym ruchu
    [few] przegrywa w { $turns } ruchach
    [many] przegrywa w { $turns } ruchach
   *[other] przegrywa w { $turns } ruchu
}
worth-drawn = prowadzi do remisu
worth-best = wygląda najlepiej
worth-worse = wygląda gorzej o { $men } pionka
worth-unclear = przepuszcza pewną wygraną
