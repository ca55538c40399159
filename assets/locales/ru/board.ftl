# Beside the board: what is asked, what happened, how it ended.

undo = Вернуть ход
redo = Повторить
hint = Совет
menu = Меню
hint-sought = Мастер смотрит на вашу доску…
turns = Ходы
no-turns = Ещё не сделано ни одного хода.
in-hand = запас
taken = снято

phase-placing = Ставить
phase-moving = Ходить
phase-flying = Летать
phase-taking = Снимать

place = поставьте фишку
place-or-slide = поставьте или передвиньте фишку
choose = выберите фишку для хода
choose-to-fly = выберите фишку: она может летать
put-down = выберите, куда её поставить
put-down-anywhere = выберите любой свободный пункт
take = мельница: снимите фишку
take-several = две мельницы: снимите фишку, а потом ещё одну
asked-of = { $side } · { $task }
last-chance = Ещё раз — и будет ничья.
quiet-turns = Ходов без взятия: { $quiet } из { $limit }

seat-you = вы
seat-apprentice = ученик
seat-journeyman = подмастерье
seat-master = мастер
seat-teacher = наставник
player-apprentice = Ученик
player-journeyman = Подмастерье
player-master = Мастер
guest = гость
demo = { $rules } · Белые: { $white } · Чёрные: { $black }

school-thinks = { $who } в раздумье…
school-moves = Ход: { $who }
school-takes = Взятие: { $who }
school-says = { $who }: этот ход { $why }.
advice = Попробуйте { $turn }: этот ход { $why }.

you-win = Вы победили
wins = Победа: { $who }
draw = Ничья
ended-one-man = { $loser } остались при одной фишке
ended-few-men = { $loser } остались при { $men } фишках
ended-blocked = { $loser } заперты, ходить некуда
ended-mill = { $winner } закрыли мельницу
ended-full-board = { $loser } начинали первыми, и доска заполнилась
ended-resigned = { $loser } сдались
ended-time = { $loser } просрочили время
drawn-agreed = ничья по согласию сторон
drawn-quiet = ничья: счёт ходов без взятия дошёл до { $turns }
drawn-clock = ничья: счёт ходов без взятия дошёл до { $turns }, а у одной из сторон всего три фишки
drawn-repetition = ничья: одна и та же позиция в третий раз
drawn-blocked = ничья: тому, чей черёд, ходить некуда
drawn-full-board = ничья: доска заполнилась

number-0 = нуля
number-1 = одного
number-2 = двух
number-3 = трёх
number-4 = четырёх
number-5 = пяти
number-6 = шести
number-7 = семи
number-8 = восьми
number-9 = девяти
number-10 = десяти
number-11 = одиннадцати
number-12 = двенадцати
number-20 = двадцати
number-30 = тридцати
number-50 = пятидесяти
number-100 = ста

# Prompts for keyboard and gamepad.
prompt-move-cursor = по линиям
prompt-place = поставить фишку
prompt-place-or-take-up = поставить или поднять
prompt-take-up = поднять
prompt-put-down = поставить
prompt-put-back = вернуть
prompt-panel = к кнопкам
prompt-take = снять эту фишку

# What Titania says of the weather, A Midsummer Night's Dream II, 1.
titania-line = И мельница на дёрне тонет в тине. — Титания
asked-read = Прочтите — и пойдём дальше
asked-watch = Смотрите, что будет
