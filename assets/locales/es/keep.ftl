# Kept games: theatre, library, statistics, set-up.

continue-game = Continuar la partida
library = Biblioteca
set-up = Componer una posición

keep-person = un invitado
keep-contest = { $white } – { $black } · { $rules }

theatre-beginning = El principio
theatre-turn = { $number } { $turn }
theatre-scrub = Jugada mostrada
theatre-play = Reproducir
theatre-pause = Pausa
theatre-first = Al principio
theatre-back = Una jugada atrás
theatre-next = Una jugada adelante
theatre-last = Al final
theatre-speed = Velocidad
theatre-still = Cámara quieta
theatre-film = Dejar filmar a la cámara
theatre-review = Repaso
theatre-leave = Salir
theatre-with-friend = Seguir entre dos
theatre-with-school = Seguir jugando

review-title = Repaso
review-begin = El Maestro de la escuela sopesa cada jugada.
review-start = Empezar
review-stop = Parar
review-progress = Jugadas sopesadas: { $done } de { $all }
review-no-faults = Ninguna jugada merece reproche.
review-better = era mejor { $turn }
review-lost = { $side } perdió la partida en la jugada { $number }
review-missed = { $side } dejó escapar la partida en la jugada { $number }
review-better-why = era mejor { $turn }: { $why }
fault-missed-win = se dejó pasar una victoria en { $turns ->
    [one] una jugada
   *[other] { $turns } jugadas
}
fault-missed-mill = se podía cerrar un molino en { $points }
fault-missed-block = no se bloqueó el molino en { $point }
fault-loses = ahora la partida se pierde en { $turns ->
    [one] una jugada
   *[other] { $turns } jugadas
}
fault-broke-mill = esto abre el molino { $points } y ya no se puede cerrar
fault-allows = esto permite { $turn }
review-only-faults = Solo lo que pudo ser mejor
grade-best = la mejor
grade-good = buena
grade-inaccuracy = imprecisa
grade-mistake = error
grade-blunder = error grave
review-counts = { $side }: mejores { $best }, buenas { $good }, imprecisas { $inaccuracies }, errores { $mistakes }, graves { $blunders }

library-title = La biblioteca
library-search = Jugadores, reglas, día, resultado…
library-reading = Buscando en los estantes…
library-empty = Aún no hay ninguna partida guardada. Aquí vendrán todas las que termines. También puedes traer otras: abre el archivo, pega el texto o suelta el archivo en la ventana.
library-nothing-found = Ninguna partida de los estantes tiene todas esas palabras.
library-players = { $white } – { $black }
library-told = { $rules } · { $result } · { $turns ->
    [one] una jugada
   *[other] { $turns } jugadas
}
library-unread = No hay acceso a los estantes: { $reason }.
library-damaged = No se puede leer { $file }: { $reason }
library-watch = Ver y repasar
library-export = Guardar en un archivo
save-title = Qué guardar
save-record = La partida anotada
save-drawing = La posición como dibujo
save-film = La partida como película
save-view = La vista como imagen
library-delete = Borrar
library-restore = Recuperar
library-paste = Pegar una partida
library-open = Abrir un archivo
library-statistics = Estadísticas
dialog-open-record = Abrir una partida anotada
dialog-open-position = Abrir una posición o una partida
dialog-save-game = Guardar la partida anotada
dialog-records = Partidas y textos
dialog-all-files = Todos los archivos

result-white = ganó Blanco
result-black = ganó Negro
result-drawn = tablas
result-open = sin terminar
result-resigned = ganó { $winner }: { $loser } se rindió
result-time = ganó { $winner } por tiempo
result-agreed = tablas de común acuerdo

notice-not-saved = No se puede guardar la partida: { $reason }. Se intenta de nuevo cada pocos segundos.
notice-second-copy = El juego está abierto dos veces. Esta copia guarda su partida aparte; ninguna le quita nada a la otra.
notice-set-aside = Un archivo dañado se ha dejado aparte como { $file }. No se ha escrito nada encima.
broke-off-lost = La última vez, el controlador gráfico dejó de funcionar. No se ha perdido nada.
broke-off-memory = La última vez, la tarjeta gráfica se quedó sin memoria. Puede ayudar una calidad más baja en los ajustes; no se ha perdido nada.
broke-off-refused = La última vez, el controlador gráfico dejó de dibujar. Puede ayudar un controlador más nuevo o una calidad más baja; no se ha perdido nada.
broke-off-own = La última vez, el juego se interrumpió por un fallo propio. No se ha perdido nada.
files-lost = { $more ->
    [0] El juego no está completo: { $file } falta o está dañado. Instala el juego de nuevo.
    [one] El juego no está completo: { $file } y otro archivo faltan o están dañados. Instala el juego de nuevo.
   *[other] El juego no está completo: { $file } y { $more } archivos más faltan o están dañados. Instala el juego de nuevo.
}
notice-left-out = { $games ->
    [one] Se dejó fuera una partida: { $fault }.
   *[other] Se dejaron fuera { $games } partidas; la primera: { $fault }.
}
notice-not-read = No se pudo leer un archivo: { $reason }.
notice-odd = En lo leído hay algo extraño: { $reason }
notice-imported = { $games ->
    [one] La partida está en la biblioteca.
   *[other] { $games } partidas están en la biblioteca; esta es la primera.
}
notice-refused = Esto no es una partida que se pueda jugar: { $reason }.
notice-exported = Guardado como { $file }.
notice-no-file-dialog = Este sistema no tiene ventana para elegir un archivo. Copia el texto de la partida y pégalo aquí, o abre el juego con el nombre del archivo.
notice-deleted = Borrada. Se puede recuperar.
notice-restored = La partida está de vuelta.

statistics-title = Estadísticas
statistics-none = Aún no hay nada contado. Se contará cada partida que juegues hasta el final.
statistics-forget = Olvidarlo todo
statistics-keep = Conservar
statistics-really-forget = Sí, olvidar
statistics-by-strength = Contra la escuela
statistics-by-colour = Tu color
statistics-by-rules = Reglas
statistics-no-school = Aún no hay partidas contra la escuela.
statistics-friends = Entre amigos
statistics-friends-told = Ganadas por Blanco: { $white }; por Negro: { $black }; tablas: { $drawn }.
statistics-games = Partidas en total: { $games }.
statistics-streak = Victorias seguidas: { $now }; la racha más larga: { $best }.
statistics-fastest = La victoria más rápida: { $turns } jugadas, contra el { $level }.
statistics-score = ganadas { $won } · tablas { $drawn } · perdidas { $lost }

setup-title = Componer una posición
setup-empty = libre
setup-point = { $point }: { $man }
setup-tool = Qué hace un toque
setup-take = Quitar
setup-hand = { $side }: en mano { $hand }, perdidas { $lost }
setup-phase = Fase
setup-placing = Colocar
setup-moving = Mover
setup-turn = A quién le toca
setup-to-move = Juega { $side }
setup-owed = Capturas pendientes
setup-owes-none = sin captura
setup-owes-one = captura una
setup-owes-two = captura dos
setup-quarter = Girar
setup-mirror = Reflejar
setup-rings = Del revés
setup-colours = Colores
setup-clear = Vaciar
setup-start = Apertura
setup-board = En juego
setup-copy = Copiar
setup-paste = Pegar
setup-open = Abrir…
setup-copied = Copiado: { $line }
setup-pasted = Se ha leído la posición.
setup-record-read = Se ha puesto la última posición de la partida.
setup-not-pasted = No se puede leer. { $reason }
setup-nothing-to-paste = No hay texto en el portapapeles.
setup-over = Ya decidida: { $reason }.
setup-cannot-begin = Desde esta posición no puede empezar ninguna partida.
setup-other-rules = Otras reglas…
setup-begin = Empezar
setup-opponent = Rival
setup-with-school = La escuela
setup-with-friend = Un amigo
setup-watch = Mirar
setup-strength = Nivel
setup-own = Tu color

puzzles = Problemas
puzzles-title = Problemas
puzzles-count = Resueltos: { $solved } de { $all }. El oro es para los que salieron a la primera.
puzzles-today = El problema del día
puzzles-next = El siguiente sin resolver
puzzles-level-1 = Primeros molinos
puzzles-level-2 = Buen ojo
puzzles-level-3 = Dos o tres jugadas
puzzles-level-4 = Planes largos
puzzles-level-5 = Para maestros
puzzle-heading = Problema { $id }
puzzle-asks = { $side }: { $goal }.
puzzle-one-way = Solo hay una primera jugada buena.
puzzle-right = Bien. Sigue.
puzzle-solved = ¡Resuelto!
puzzle-was-shown = Esta era la jugada.
puzzle-show = Mostrar la jugada
puzzle-again = Otra vez
puzzle-next = Siguiente problema
puzzle-all = Todos
puzzle-wrong = No es { $turn }.
puzzle-wrong-wins = Gana, pero tarda { $turns ->
    [one] una jugada
   *[other] { $turns } jugadas
}.
puzzle-wrong-draws = Solo consigue tablas.
puzzle-wrong-loses = Pierde en { $turns ->
    [one] una jugada
   *[other] { $turns } jugadas
}.
puzzle-wrong-answer = La respuesta sería { $turn }.
goal-close = cierra un molino
goal-stop = evita que el rival cierre un molino
goal-force = asegura un molino en { $turns ->
    [one] una jugada
   *[other] { $turns } jugadas
}
goal-win = gana { $turns ->
    [one] de inmediato
   *[other] en { $turns } jugadas
}
goal-hold = encuentra la única jugada que no pierde
