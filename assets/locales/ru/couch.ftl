# Two people at one board: names, lot, clocks, draws, giving up.

name-first = Кто играет белыми
name-second = Кто играет чёрными
name-hint = имя, если хотите
clock = Часы
no-clock = нет
clock-label = { $minutes } + { $increment }
clock-says = Минуты на всю партию каждой стороне и секунды в придачу за каждый ход. Чьё время вышло, тот проиграл.
handicap = Фора слабейшей стороне
no-handicap = нет
handicap-label = { $who } −{ $men }
handicap-says = { $men ->
    [1] { $who } играют без одной фишки.
    [2] { $who } играют без двух фишек.
    [one] { $who } играют без { $men } фишки.
    [few] { $who } играют без { $men } фишек.
    [many] { $who } играют без { $men } фишек.
   *[other] { $who } играют без { $men } фишки.
}
lot = Жребий
lot-asks = В каждой руке спрятана фишка. Выберите руку.
lot-you-white = Светлая фишка: у вас белые, вы начинаете.
lot-you-black = Тёмная фишка: у вас чёрные, начинает школа.
lot-begins = { $who } начинают.
left-hand = Левая рука
right-hand = Правая рука
offer-draw = Предложить ничью
offer-says = { $who }: «Ничья?» { $other }, вы согласны?
accept = Принять
play-on = Играть дальше
draw-declined = Школа не видит здесь ничьей и играет дальше.
give-up = Сдаться
give-up-asks = Вы сдаёте эту партию?
give-up-asks-who = { $who }, вы сдаёте эту партию?
score = { $white } { $whitewins } · { $black } { $blackwins } · ничьи { $drawn }
letters-rows = АБВГДЕЁЖЗИ ЙКЛМНОПРСТ УФХЦЧШЩЪЫЬ ЭЮЯ-’.&
letters-space = Пробел
letters-erase = Стереть
letters-done = Готово
