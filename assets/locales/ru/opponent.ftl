# Who stands better, and what there is to say of the solved endgames.

stand-wins = { $turns ->
    [1] { $who } выигрывают в один ход
    [one] { $who } выигрывают в { $turns } ход
    [few] { $who } выигрывают в { $turns } хода
    [many] { $who } выигрывают в { $turns } ходов
   *[other] { $who } выигрывают в { $turns } хода
}
stand-drawn = Ничья, если никто не ошибётся
stand-wins-some-day = { $who } выигрывают
stand-wins-if-count-allows = { $who } выигрывают, если хватит тихих ходов
stand-even = Силы равны
stand-better = { $who } стоят лучше
stand-much-better = { $who } стоят намного лучше

endgames-damaged = Файл решённых окончаний был повреждён. Он отложен в сторону, и Мастер считает их заново.
endgames-not-kept = Решённые окончания не удаётся сохранить: { $why }. Мастер каждый раз считает их заново.
endgames-failed = Решить окончания не удалось. Мастер играет без них.

# What a turn is worth in a study, as screen readers say it of a point.
worth-won = { $turns ->
    [0] выигрывает
    [1] выигрывает в один ход
    [one] выигрывает в { $turns } ход
    [few] выигрывает в { $turns } хода
    [many] выигрывает в { $turns } ходов
   *[other] выигрывает в { $turns } хода
}
worth-lost = { $turns ->
    [0] проигрывает
    [1] проигрывает в один ход
    [one] проигрывает в { $turns } ход
    [few] проигрывает в { $turns } хода
    [many] проигрывает в { $turns } ходов
   *[other] проигрывает в { $turns } хода
}
worth-drawn = ведёт к ничьей
worth-best = кажется лучшим
worth-worse = кажется хуже на { $men } фишки
worth-unclear = упускает верный выигрыш
