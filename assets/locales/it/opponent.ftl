# Who stands better, and what there is to say of the solved endgames.

stand-wins = { $who ->
    [Bianco] Il Bianco
    [Nero] Il Nero
   *[other] { $who }
} vince { $turns ->
    [one] con una mossa
   *[other] in { $turns } mosse
}
stand-drawn = Patta, se nessuno sbaglia
stand-wins-some-day = { $who ->
    [Bianco] Il Bianco
    [Nero] Il Nero
   *[other] { $who }
} vince
stand-wins-if-count-allows = { $who ->
    [Bianco] Il Bianco
    [Nero] Il Nero
   *[other] { $who }
} vince, se bastano le mosse tranquille
stand-even = Nessuno sta meglio
stand-better = { $who ->
    [Bianco] Il Bianco
    [Nero] Il Nero
   *[other] { $who }
} sta meglio
stand-much-better = { $who ->
    [Bianco] Il Bianco
    [Nero] Il Nero
   *[other] { $who }
} sta molto meglio

endgames-damaged = Un file di finali risolti era danneggiato. È stato messo da parte, e il Maestro lo calcola di nuovo.
endgames-not-kept = I finali risolti non si possono conservare: { $why }. Il Maestro li calcola ogni volta da capo.
endgames-failed = Non è stato possibile calcolare i finali risolti. Il Maestro gioca senza.

# What a turn is worth in a study, as screen readers say it of a point.
worth-won = { $turns ->
    [0] vince
    [one] vince in una mossa
   *[other] vince in { $turns } mosse
}
worth-lost = { $turns ->
    [0] perde
    [one] perde in una mossa
   *[other] perde in { $turns } mosse
}
worth-drawn = porta alla patta
worth-best = sembra la migliore
worth-worse = sembra peggiore di { $men } pedine
worth-unclear = si lascia sfuggire una vittoria sicura
