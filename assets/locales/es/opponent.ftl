# Who stands better, and what there is to say of the solved endgames.

stand-wins = { $turns ->
    [one] { $who } gana en una jugada
   *[other] { $who } gana en { $turns } jugadas
}
stand-drawn = Tablas, si nadie se equivoca
stand-wins-some-day = { $who } gana
stand-wins-if-count-allows = { $who } gana, si la cuenta de jugadas alcanza
stand-even = Nadie está mejor
stand-better = { $who } está mejor
stand-much-better = { $who } está mucho mejor

endgames-damaged = Un archivo de finales resueltos estaba dañado. Se ha dejado aparte, y el Maestro lo calcula de nuevo.
endgames-not-kept = Los finales resueltos no se pueden guardar: { $why }. El Maestro los calcula de nuevo cada vez.
endgames-failed = Los finales no se pudieron resolver. El Maestro juega sin ellos.
