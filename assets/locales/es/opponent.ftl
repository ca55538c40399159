# Who stands better, and what there is to say of the solved endgames.

stand-wins = { $turns ->
    [one] { $who } gana en una jugada
   *[other] { $who } gana en { $turns } jugadas
}
stand-drawn = Tablas, si nadie se equivoca
stand-wins-some-day = { $who } gana
stand-wins-if-count-allows = { $who } gana, si la cuenta de jugadas lo permite
stand-even = Posición igualada
stand-better = { $who } está mejor
stand-much-better = { $who } está mucho mejor

endgames-damaged = Un archivo de finales resueltos estaba dañado. Se ha dejado aparte, y el Maestro lo calcula de nuevo.
endgames-not-kept = Los finales resueltos no se pueden guardar: { $why }. El Maestro los calcula de nuevo cada vez.
endgames-failed = Los finales no se pudieron resolver. El Maestro juega sin ellos.

# What a turn is worth in a study, as screen readers say it of a point.
worth-won = { $turns ->
    [0] gana
    [one] gana en una jugada
   *[other] gana en { $turns } jugadas
}
worth-lost = { $turns ->
    [0] pierde
    [one] pierde en una jugada
   *[other] pierde en { $turns } jugadas
}
worth-drawn = lleva a tablas
worth-best = parece lo mejor
worth-worse = parece peor por { $men } fichas
worth-unclear = deja escapar una victoria segura
