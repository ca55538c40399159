# Why a turn is good, and why a touch was refused. Clauses without capital and full stop.

and-list = { $most } и { $last }
or-list = { $most } или { $last }

reason-wins-by-mill = закрывает мельницу и выигрывает: из двух фишек мельницы не сложить
reason-wins-by-blocking = выигрывает: другой стороне ходить некуда
reason-wins-at-once = закрывает мельницу и выигрывает
reason-wins-by-full-board = заполняет доску и выигрывает
reason-nothing-better = проигрывает, как и любой другой
reason-draws = приводит к ничьей
reason-takes = снимает { $points }
reason-closes-one = закрывает мельницу
reason-closes-running = ведёт из мельницы в мельницу
reason-closes-two = закрывает две мельницы
reason-closes-several = закрывает несколько мельниц
reason-mill-takes = { $mill } и снимает { $points }
reason-mill-breaks = { $mill } и разбивает чужую, снимая { $points }
reason-mill-parries = { $mill } и снимает фишку, грозившую мельницей на { $threat }
reason-blocks = перекрывает { $point }
reason-blocks-and-threatens = перекрывает { $point } и грозит мельницей на { $points }
reason-opens-running = открывает двойную мельницу: дальше { $points }
reason-opens-safely = открывает мельницу, и никто не успеет занять { $point }
reason-opens = открывает мельницу, чтобы снова закрыть её на { $point }
reason-threatens = { $count ->
    [one] грозит мельницей на { $points }
    [few] грозит мельницами на { $points }
    [many] грозит мельницами на { $points }
   *[other] грозит мельницами на { $points }
}
reason-shuts-in = { $count ->
    [1] запирает фишку
    [one] запирает { $count } фишку
    [few] запирает { $count } фишки
    [many] запирает { $count } фишек
   *[other] запирает { $count } фишки
}
reason-in-the-way = преграждает путь на { $point }
reason-takes-crossing = занимает перекрёсток { $point }
reason-moves-to-crossing = выводит на перекрёсток { $point }
reason-three-ways = занимает { $point }, откуда есть три пути
reason-room = даёт своим фишкам простор
reason-keeps-free = сохраняет фишкам свободу
reason-waits = выжидает
reason-builds = пристраивает фишку к своим
reason-spreads = расставляет фишки пошире

refused-game-over = партия окончена
refused-off-board = на этой доске нет такого пункта
refused-must-remove = мельница закрыта: сначала снимите фишку
refused-nothing-to-remove = снимать фишку нельзя: мельница не закрыта
refused-hand-first = { $side } сначала ставят фишки из запаса
refused-hand-empty = { $side } уже поставили все фишки
refused-occupied = { $point } уже занят
refused-no-man = { $side } не стоят на { $point }
refused-man-of = { $side } играют фишкой на { $point }
refused-not-joined = { $from } и { $to } не соседи на линии, а летать этой стороне нельзя
refused-reforming = фишке с { $from } нельзя сразу вернуться на { $to } и закрыть мельницу, из которой она вышла
refused-protected = { $point } защищён мельницей; снимите { $points }
refused-protected-all = { $point } защищён мельницей
