# Beside the board: what is asked, what happened, how it ended.

undo = Deshacer
redo = Rehacer
hint = Consejo
menu = Menú
hint-sought = El Maestro mira tu tablero…
turns = Jugadas
no-turns = Todavía no se ha jugado nada.
in-hand = en mano
taken = capturas

phase-placing = Colocar
phase-moving = Mover
phase-flying = Volar
phase-taking = Capturar

place = coloca una ficha
place-or-slide = coloca una ficha o mueve otra
choose = elige una ficha para mover
choose-to-fly = elige una ficha: puede volar
put-down = elige adónde va
put-down-anywhere = elige cualquier punto libre
take = molino: captura una ficha
take-several = dos molinos: captura una ficha y luego otra
asked-of = { $side } · { $task }
last-chance = Una vez más y serán tablas.
quiet-turns = Jugadas sin captura: { $quiet } de { $limit }

seat-you = tú
seat-apprentice = el Aprendiz
seat-journeyman = el Oficial
seat-master = el Maestro
seat-teacher = el preceptor
player-apprentice = El Aprendiz
player-journeyman = El Oficial
player-master = El Maestro
guest = un invitado
demo = { $rules } · Blanco: { $white } · Negro: { $black }

school-thinks = { $who } está pensando…
school-moves = { $who } tiene el turno
school-takes = { $who } captura una ficha
school-says = { $who } { $why }.
advice = Prueba { $turn }: { $why }.

you-win = ¡Victoria!
wins = { $who } gana
draw = Tablas
ended-one-man = a { $loser } le queda una sola ficha
ended-few-men = a { $loser } le quedan { $men } fichas
ended-blocked = { $loser } no puede mover
ended-mill = { $winner } ha cerrado un molino
ended-full-board = el tablero está lleno, y empezó { $loser }
ended-resigned = { $loser } se rinde
ended-time = a { $loser } se le acabó el tiempo
drawn-agreed = tablas: de común acuerdo
drawn-quiet = tablas: { $turns } jugadas sin captura
drawn-clock = tablas: { $turns } jugadas sin captura, y a un bando solo le quedan tres fichas
drawn-repetition = tablas: la misma posición por tercera vez
drawn-blocked = tablas: quien tiene el turno no puede mover
drawn-full-board = tablas: el tablero está lleno

number-0 = cero
number-1 = una
number-2 = dos
number-3 = tres
number-4 = cuatro
number-5 = cinco
number-6 = seis
number-7 = siete
number-8 = ocho
number-9 = nueve
number-10 = diez
number-11 = once
number-12 = doce
number-20 = veinte
number-30 = treinta
number-50 = cincuenta
number-100 = cien

# Prompts for keyboard and gamepad.
prompt-move-cursor = por las líneas
prompt-place = colocar una ficha
prompt-place-or-take-up = colocar o levantar
prompt-take-up = levantar
prompt-put-down = dejar aquí
prompt-put-back = devolver
prompt-panel = a los botones
prompt-take = capturar esta ficha

# What Titania says of the weather, A Midsummer Night's Dream II, 1.
titania-line = Colmado está de lodo el juego del molino. — Titania
asked-read = Lee, y luego sigue
asked-watch = Mira lo que sigue
