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
