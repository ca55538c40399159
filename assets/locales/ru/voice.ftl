# The coach, first-time cards, the attract screen, and what screen readers say.

coach = Наставник смотрит мне через плечо
coach-asks = Наставник спрашивает
coach-question = Вы уверены? { $who } ответят на { $played } ходом { $reply }: он { $hurts }. Лучше было { $better }: этот ход { $why }.
coach-remark = Вместо { $played } лучше было { $better }: этот ход { $why }.
coach-take-back = Вернуть ход
coach-let-stand = Оставить так

cards = Пояснять то, что случается впервые
card-understood = Понятно
card-no-more = Больше не пояснять
card-flying = Осталось три фишки
card-flying-says = С тремя фишками можно летать: выберите одну из них и поставьте на любой свободный пункт доски.
card-double-mill = Из мельницы в мельницу
card-double-mill-says = В этом ходе работала не одна мельница. Фишка, которая закрывает одну мельницу, выходя из другой, на обратном пути сделает то же самое: разбейте эту пару или постройте свою.
card-nearly-blocked = Почти взаперти
card-nearly-blocked-says = Ходов у вас почти не осталось. Кому ходить некуда, тот проиграл, сколько бы фишек ни стояло на доске: освободите себе место, пока не поздно.
card-study = Чего стоит каждый ход
card-study-says = Ромб отмечает ход, который кажется лучшим, а число — на сколько фишек ход кажется хуже. Треугольник остриём вверх выигрывает, остриём вниз проигрывает, и рядом стоит, за сколько ходов, если это известно; две чёрточки — ничья.

caption = { $who }: этот ход { $why }.
caption-turn = { $who } играют { $turn }: этот ход { $why }.
take-seat = Сесть за доску?
take-seat-of = { $men ->
    [one] { $side }, до вас { $player } · { $men } фишка
    [few] { $side }, до вас { $player } · { $men } фишки
    [many] { $side }, до вас { $player } · { $men } фишек
   *[other] { $side }, до вас { $player } · { $men } фишки
}
take-seat-watch = Смотреть дальше
take-seat-turns = { $turns ->
    [1] Сделан один ход.
    [one] Сделан { $turns } ход.
    [few] Сделано { $turns } хода.
    [many] Сделано { $turns } ходов.
   *[other] Сделано { $turns } хода.
}
take-seat-waits = { $seconds ->
    [1] Без ответа партия продолжится через секунду.
    [one] Без ответа партия продолжится через { $seconds } секунду.
    [few] Без ответа партия продолжится через { $seconds } секунды.
    [many] Без ответа партия продолжится через { $seconds } секунд.
   *[other] Без ответа партия продолжится через { $seconds } секунды.
}

point-empty = свободен
point-lifted = фишка поднята
point-removable = можно снять
point-target = можно поставить сюда
point-liftable = может ходить
point-plain = { $point }: { $stands }
point-may = { $point }: { $stands }, { $may }
said-begun = Начинается партия: { $rules }.
said-undone = Ход возвращён. { $side } ходят.
said-placed = { $side } ставят на { $to }
said-moved = { $side } идут с { $from } на { $to }
said-took = { $side } снимают { $point }
said-mill = { $did } и закрывают мельницу
said-mills = { $did } и закрывают две мельницы
said-take = { $did }; снимите { $points }
