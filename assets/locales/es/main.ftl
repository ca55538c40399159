# Title, pages and settings.

# The language's own name for itself, and whether a clause behind a colon begins with a Capital or a small letter.
language-title = Español
after-colon = small

game-first = EL JUEGO
game-second = DEL MOLINO
motto = molino, alquerque, Mühle, morris: un solo juego, grabado en piedra
loading = Se está labrando la piedra…
press-any-key = Pulsa cualquier tecla

play-school = Contra la escuela
play-friend = Entre amigos
watch = Ver una partida
rules = Reglas
settings = Ajustes
quit = Salir

begin = Empezar
back = Volver
strength = Nivel
your-colour = Tu color
who-begins = Quién empieza
by-lot = Por sorteo
white = Blanco
black = Negro
rules-in-use = Las reglas
rules-in-use-are = Las reglas: { $rules }
choose-rules = Otras reglas…

preset-before = Las reglas anteriores
preset-after = Las reglas siguientes

level-apprentice = Aprendiz
level-journeyman = Oficial
level-master = Maestro
level-apprentice-says = Ve sus molinos, pero se le escapan muchos de los tuyos.
level-journeyman-says = Mira unas jugadas más allá y castiga los descuidos.
level-master-says = Juega tan bien como la escuela sabe enseñar.
own-white-says = Llevas las fichas claras y empiezas tú.
own-black-says = Llevas las fichas oscuras; empieza la escuela.
own-lot-says = Una ficha escondida en un puño decide. Empieza Blanco.

pause = La partida descansa
continue = Continuar
take-back = Deshacer la jugada
new-game = Nueva partida
to-title = A la portada
play-again = Jugar otra vez
look-at-board = Ver el tablero
length = { $turns ->
    [one] { $rules } · una jugada
   *[other] { $rules } · { $turns } jugadas
}

picture = Imagen
sound = Sonido
play = Juego
quality = Calidad
quality-low = Baja
quality-medium = Media
quality-high = Alta
quality-ultra = Máxima
full-screen = Pantalla completa
vsync = Sincronización vertical
master-volume = Todo
effects-volume = Piedras y campana
ambience-volume = Viento y pájaros
pace = Ritmo de las fichas
reduced-motion = Menos movimiento
coordinates = Nombres de los puntos
text-size = Tamaño del texto
language = Idioma
language-system = Sistema
decimal-point = ,
