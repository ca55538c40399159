# Kept games: theatre, library, statistics, set-up.

continue-game = Доиграть партию
library = Библиотека
set-up = Расставить позицию

keep-person = гость
keep-contest = { $white } — { $black } · { $rules }

theatre-beginning = Начало
theatre-turn = { $number } { $turn }
theatre-scrub = Показанный ход
theatre-play = Пуск
theatre-pause = Пауза
theatre-first = К началу
theatre-back = На ход назад
theatre-next = На ход вперёд
theatre-last = К концу
theatre-speed = Скорость
theatre-still = Остановить камеру
theatre-film = Пусть камера снимает
theatre-review = Разбор
theatre-leave = Выйти
theatre-with-friend = Доиграть вдвоём
theatre-with-school = Доиграть

review-title = Разбор
review-begin = Мастер школы взвесит каждый ход.
review-start = Начать
review-stop = Прервать
review-progress = Взвешено ходов: { $done } из { $all }
review-no-faults = Упрекнуть не в чем.
review-better = лучше было { $turn }
review-lost = { $side } проиграли партию ходом { $number }
review-missed = { $side } упустили партию ходом { $number }
review-better-why = лучше было { $turn }: этот ход { $why }
fault-missed-win = упущен выигрыш в { $turns ->
    [1] один ход
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}
fault-missed-mill = можно было закрыть мельницу на { $points }
fault-missed-block = мельница на { $point } осталась не перекрыта
fault-loses = теперь партия проиграна в { $turns ->
    [1] один ход
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}
fault-broke-mill = мельница { $points } открыта, и закрыть её снова нельзя
fault-allows = теперь возможно { $turn }
review-only-faults = Только то, что можно было сыграть лучше
grade-best = лучший
grade-good = хороший
grade-inaccuracy = неточный
grade-mistake = ошибка
grade-blunder = зевок
review-counts = { $side }: лучших { $best }, хороших { $good }, неточных { $inaccuracies }, ошибок { $mistakes }, зевков { $blunders }

library-title = Библиотека
library-search = Игроки, правила, день, исход…
library-reading = Просматриваем полки…
library-empty = Пока здесь нет ни одной партии. Сюда ляжет каждая партия, которую вы доиграете. Можно принести и чужую запись: открыть её файл, вставить текст или перетащить файл в окно.
library-nothing-found = Нет на полках партии, где встречались бы все эти слова.
library-players = { $white } — { $black }
library-told = { $turns ->
    [1] { $rules } · { $result } · один ход
    [one] { $rules } · { $result } · { $turns } ход
    [few] { $rules } · { $result } · { $turns } хода
    [many] { $rules } · { $result } · { $turns } ходов
   *[other] { $rules } · { $result } · { $turns } хода
}
library-unread = До полок не добраться: { $reason }.
library-damaged = Файл { $file } не читается: { $reason }
library-watch = Посмотреть и разобрать
library-export = Сохранить в файл
save-title = Что сохранить
save-record = Партию как запись
save-drawing = Позицию как рисунок
save-film = Партию как фильм
save-view = Вид как картинку
library-delete = Удалить
library-restore = Вернуть
library-paste = Вставить запись
library-open = Открыть файл
library-statistics = Статистика
dialog-open-record = Открыть запись партии
dialog-open-position = Открыть позицию или запись
dialog-save-game = Сохранить запись партии
dialog-records = Записи и тексты
dialog-all-files = Все файлы

result-white = Белые победили
result-black = Чёрные победили
result-drawn = ничья
result-open = не доиграна
result-resigned = { $winner } победили: { $loser } сдались
result-time = { $winner } победили по времени
result-agreed = ничья по согласию

notice-not-saved = Партию не удаётся сохранить: { $reason }. Попытки повторяются каждые несколько секунд.
notice-second-copy = Игра запущена второй раз. Эта копия хранит свою партию у себя; ни одна ничего не отнимет у другой.
notice-set-aside = Повреждённый файл отложен в сторону: { $file }. Ничего не затёрто.
broke-off-lost = В прошлый раз перестал работать графический драйвер. Ничего не пропало.
broke-off-memory = В прошлый раз видеокарте не хватило памяти. Может помочь качество пониже в настройках; ничего не пропало.
broke-off-refused = В прошлый раз графический драйвер перестал рисовать. Может помочь драйвер поновее или качество пониже; ничего не пропало.
broke-off-own = В прошлый раз игра прервалась из-за собственной ошибки. Ничего не пропало.
files-lost = { $more ->
    [0] Игра неполна: файл { $file } потерян или повреждён. Скачайте игру заново.
    [1] Игра неполна: файл { $file } и ещё один потеряны или повреждены. Скачайте игру заново.
    [one] Игра неполна: файл { $file } и ещё { $more } потеряны или повреждены. Скачайте игру заново.
    [few] Игра неполна: файл { $file } и ещё { $more } потеряны или повреждены. Скачайте игру заново.
    [many] Игра неполна: файл { $file } и ещё { $more } потеряны или повреждены. Скачайте игру заново.
   *[other] Игра неполна: файл { $file } и ещё { $more } потеряны или повреждены. Скачайте игру заново.
}
notice-left-out = { $games ->
    [1] Одна партия пропущена: { $fault }.
    [one] Пропущена { $games } партия; первая из них: { $fault }.
    [few] Пропущены { $games } партии; первая из них: { $fault }.
    [many] Пропущено { $games } партий; первая из них: { $fault }.
   *[other] Пропущено { $games } партии; первая из них: { $fault }.
}
notice-not-read = Файл прочесть не удалось: { $reason }.
notice-odd = В прочитанном что-то не так: { $reason }
notice-imported = { $games ->
    [1] Запись уже в библиотеке.
    [one] В библиотеке { $games } новая запись; это первая из них.
    [few] В библиотеке { $games } новые записи; это первая из них.
    [many] В библиотеке { $games } новых записей; это первая из них.
   *[other] В библиотеке { $games } новой записи; это первая из них.
}
notice-refused = По этой записи сыграть нельзя: { $reason }.
notice-exported = Сохранено как { $file }.
notice-no-file-dialog = В этой системе нет окна для выбора файла. Скопируйте текст записи и вставьте его сюда или запустите игру с именем файла.
notice-deleted = Удалено. Это можно вернуть.
notice-restored = Партия снова на полке.

statistics-title = Статистика
statistics-none = Считать пока нечего. В счёт идёт каждая партия, сыгранная до конца.
statistics-forget = Забыть всё
statistics-keep = Оставить
statistics-really-forget = Да, забыть
statistics-by-strength = Против школы
statistics-by-colour = Ваши фишки
statistics-by-rules = Правила
statistics-no-school = Партий со школой ещё не было.
statistics-friends = Среди друзей
statistics-friends-told = Победы белых: { $white }, победы чёрных: { $black }; ничьи: { $drawn }.
statistics-games = Всего партий: { $games }.
statistics-streak = Побед подряд: { $now }; рекорд: { $best }.
statistics-fastest = { $turns ->
    [one] Самая быстрая победа: { $turns } ход, соперник: { $level }.
    [few] Самая быстрая победа: { $turns } хода, соперник: { $level }.
    [many] Самая быстрая победа: { $turns } ходов, соперник: { $level }.
   *[other] Самая быстрая победа: { $turns } хода, соперник: { $level }.
}
statistics-score = победы { $won } · ничьи { $drawn } · поражения { $lost }

setup-title = Расставить позицию
setup-empty = свободен
setup-point = { $point }: { $man }
setup-tool = Что делает касание
setup-take = Убрать
setup-hand = { $side }: в запасе { $hand }, потеряно { $lost }
setup-phase = Стадия
setup-placing = Расстановка
setup-moving = Ходы
setup-turn = Чей ход
setup-to-move = { $side } ходят
setup-owed = Осталось снять
setup-owes-none = ничего
setup-owes-one = одну фишку
setup-owes-two = две фишки
setup-quarter = Повернуть
setup-mirror = Отразить
setup-rings = Вывернуть
setup-colours = Поменять
setup-clear = Очистить
setup-start = Начало
setup-board = Из партии
setup-copy = Копировать
setup-paste = Вставить
setup-open = Открыть…
setup-copied = Скопировано: { $line }
setup-pasted = Строка позиции прочитана.
setup-record-read = Поставлена последняя позиция записи.
setup-not-pasted = Это не читается. { $reason }
setup-nothing-to-paste = В буфере обмена нет текста.
setup-over = Исход уже решён: { $reason }.
setup-cannot-begin = С этой позиции партию не начать.
setup-other-rules = Другие правила…
setup-begin = Начать
setup-opponent = Соперник
setup-with-school = Школа
setup-with-friend = Друг
setup-watch = Смотреть
setup-strength = Сила
setup-own = Ваши фишки

puzzles = Задачи
puzzles-title = Задачи
puzzles-count = Решено { $solved } из { $all }. Золото — за те, что удались с первого раза.
puzzles-today = Задача дня
puzzles-next = Следующая нерешённая
puzzles-level-1 = Первые мельницы
puzzles-level-2 = Зоркий глаз
puzzles-level-3 = Два-три хода
puzzles-level-4 = Дальние замыслы
puzzles-level-5 = Для мастеров
puzzle-heading = Задача { $id }
puzzle-asks = { $side }: { $goal }.
puzzle-one-way = Верен только один первый ход.
puzzle-right = Верно. Дальше.
puzzle-solved = Решено!
puzzle-was-shown = Это и был тот ход.
puzzle-show = Показать ход
puzzle-again = Ещё раз
puzzle-next = Следующая задача
puzzle-all = Все задачи
puzzle-wrong = Нет, не { $turn }.
puzzle-wrong-wins = { $turns ->
    [1] Так выигрывают лишь в один ход.
    [one] Так выигрывают лишь в { $turns } ход.
    [few] Так выигрывают лишь в { $turns } хода.
    [many] Так выигрывают лишь в { $turns } ходов.
   *[other] Так выигрывают лишь в { $turns } хода.
}
puzzle-wrong-draws = Так выходит только ничья.
puzzle-wrong-loses = { $turns ->
    [1] Так проигрывают в один ход.
    [one] Так проигрывают в { $turns } ход.
    [few] Так проигрывают в { $turns } хода.
    [many] Так проигрывают в { $turns } ходов.
   *[other] Так проигрывают в { $turns } хода.
}
puzzle-wrong-answer = Ответом будет { $turn }.
goal-close = закройте мельницу
goal-stop = не дайте сопернику закрыть мельницу
goal-force = обеспечьте себе мельницу за { $turns ->
    [1] один ход
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}
goal-win = выиграйте { $turns ->
    [1] сразу
    [one] за { $turns } ход
    [few] за { $turns } хода
    [many] за { $turns } ходов
   *[other] за { $turns } хода
}
goal-hold = найдите единственный ход, который не проигрывает
