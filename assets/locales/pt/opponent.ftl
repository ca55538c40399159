# Who stands better, and what there is to say of the solved endgames.

stand-wins = { $turns ->
    [one] { $who } vence em uma jogada
   *[other] { $who } vence em { $turns } jogadas
}
stand-drawn = Empate, se ninguém errar
stand-wins-some-day = { $who } vence
stand-wins-if-count-allows = { $who } vence, se a conta das jogadas sem captura deixar
stand-even = Ninguém está melhor
stand-better = { $who } está melhor
stand-much-better = { $who } está muito melhor

endgames-damaged = Um arquivo de finais resolvidos estava danificado. Foi posto de lado, e o Mestre vai calculá-lo de novo.
endgames-not-kept = Não é possível guardar os finais resolvidos: { $why }. O Mestre tem de calculá-los de novo a cada vez.
endgames-failed = Não foi possível calcular os finais. O Mestre joga sem eles.

# What a turn is worth in a study, as screen readers say it of a point.
worth-won = { $turns ->
    [0] ganha
    [one] ganha em uma jogada
   *[other] ganha em { $turns } jogadas
}
worth-lost = { $turns ->
    [0] perde
    [one] perde em uma jogada
   *[other] perde em { $turns } jogadas
}
worth-drawn = leva ao empate
worth-best = parece a melhor
worth-worse = parece pior por { $men } peças
worth-unclear = deixa escapar uma vitória certa
