# Qui est mieux, et ce qu’il y a à dire des finales résolues.

stand-wins = { $turns ->
    [one] { $who } gagne en un coup
   *[other] { $who } gagne en { $turns } coups
}
stand-drawn = Nulle, si personne ne se trompe
stand-wins-some-day = { $who } gagne
stand-wins-if-count-allows = { $who } gagne si le décompte des coups calmes le permet
stand-even = Personne n’est mieux
stand-better = { $who } : position meilleure
stand-much-better = { $who } : position bien meilleure

endgames-damaged = Un fichier de finales résolues était abîmé. Il a été mis de côté, et le Maître le recalcule.
endgames-not-kept = Les finales résolues ne peuvent pas être gardées : { $why }. Le Maître les recalcule chaque fois.
endgames-failed = Les finales résolues n’ont pas pu être calculées. Le Maître joue sans elles.

# What a turn is worth in a study, as screen readers say it of a point.
worth-won = { $turns ->
    [0] gagne
    [one] gagne en { $turns } coup
   *[other] gagne en { $turns } coups
}
worth-lost = { $turns ->
    [0] perd
    [one] perd en { $turns } coup
   *[other] perd en { $turns } coups
}
worth-drawn = annule
worth-best = semble le meilleur
worth-worse = semble moins bon de { $men } pion
worth-unclear = laisse échapper un gain certain
