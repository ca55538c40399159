# Who stands better, and what there is to say of the solved endgames.

stand-wins = { $turns ->
    [one] { $who } vyhrává jedním tahem
    [few] { $who } vyhrává za { $turns } tahy
   *[other] { $who } vyhrává za { $turns } tahů
}
stand-drawn = Remíza, pokud nikdo nechybuje
stand-wins-some-day = { $who } vyhrává
stand-wins-if-count-allows = { $who } vyhrává, stačí-li na to počet tichých tahů
stand-even = Síly jsou vyrovnané
stand-better = { $who } stojí lépe
stand-much-better = { $who } stojí mnohem lépe

endgames-damaged = Soubor vyřešených koncovek byl poškozený. Leží stranou a mistr je počítá znovu.
endgames-not-kept = Vyřešené koncovky nejde uchovat: { $why }. Mistr je pokaždé počítá znovu.
endgames-failed = Vyřešené koncovky se nepodařilo spočítat. Mistr hraje bez nich.

# What a turn is worth in a study, as screen readers say it of a point.
worth-won = { $turns ->
    [0] vyhrává
    [one] vyhrává jedním tahem
    [few] vyhrává za { $turns } tahy
   *[other] vyhrává za { $turns } tahů
}
worth-lost = { $turns ->
    [0] prohrává
    [one] prohrává za jeden tah
    [few] prohrává za { $turns } tahy
   *[other] prohrává za { $turns } tahů
}
worth-drawn = vede k remíze
worth-best = zdá se nejlepší
worth-worse = zdá se horší o { $men } kamene
worth-unclear = propásne jistou výhru
