# Title, pages and settings.

# The language's own name for itself, and whether a clause behind a colon begins with a Capital or a small letter.
language-title = Русский
after-colon = small

game-first = ИГРА
game-second = В МЕЛЬНИЦУ
motto = мельница, merels, Mühle, moulin: одна игра, высеченная в камне
loading = Камень под резцом…
press-any-key = Нажмите любую клавишу

play-school = Играть со школой
play-friend = Играть вдвоём
watch = Смотреть партию
rules = Правила
settings = Настройки
quit = Выход

begin = Начать
back = Назад
strength = Сила
your-colour = Ваши фишки
who-begins = Кто начинает
by-lot = По жребию
white = Белые
black = Чёрные
rules-in-use = Правила
rules-in-use-are = Правила: { $rules }
choose-rules = Другие правила…

preset-before = Предыдущие правила
preset-after = Следующие правила

level-apprentice = Ученик
level-journeyman = Подмастерье
level-master = Мастер
level-apprentice-says = Видит свои мельницы и проглядывает многие из ваших.
level-journeyman-says = Смотрит на несколько ходов вперёд и наказывает за беспечность.
level-master-says = Играет так хорошо, как только может научить школа.
own-white-says = У вас светлые фишки, и вы начинаете.
own-black-says = У вас тёмные фишки; начинает школа.
own-lot-says = Решает фишка, спрятанная в руке. Начинают белые.

pause = Партия ждёт
continue = Продолжить
take-back = Вернуть ход
new-game = Новая партия
to-title = К заставке
play-again = Сыграть ещё
look-at-board = Осмотреть доску
length = { $turns ->
    [1] { $rules } · один ход
    [one] { $rules } · { $turns } ход
    [few] { $rules } · { $turns } хода
    [many] { $rules } · { $turns } ходов
   *[other] { $rules } · { $turns } хода
}

picture = Картинка
sound = Звук
play = Игра
quality = Качество
quality-low = Низкое
quality-medium = Среднее
quality-high = Высокое
quality-ultra = Наивысшее
full-screen = Полный экран
vsync = Вертикальная синхронизация
master-volume = Всё вместе
effects-volume = Камни и колокол
ambience-volume = Ветер и птицы
pace = Скорость фишек
reduced-motion = Меньше движения
coordinates = Имена пунктов
text-size = Размер букв
language = Язык
language-system = Системный
decimal-point = ,
