# Lessons: the page, and what the coach says at the board.

learn = Aprender
lessons = Lecciones
lesson-of = { $lesson } · { $stage } de { $stages }
lesson-done = hecha
lesson-go-on = Seguir
lesson-next = Siguiente lección
lesson-leave = Dejar la lección
lesson-finished = Y hasta aquí la lección.
lesson-try-again = Todavía no. Mira otra vez.

lesson-first = La primera lección
lesson-first-about = Todo lo que el juego te pide, con la mano en la piedra.
lesson-crossings = Los cuatro cruces
lesson-crossings-about = Donde una ficha ve más.
lesson-together = No te disperses
lesson-together-about = Las fichas que van juntas amenazan el doble.
lesson-running = El molino doble
lesson-running-about = Una ficha, dos molinos, una captura en cada jugada.
lesson-block = Bloquear
lesson-block-about = La mejor respuesta a una amenaza: ponerse en medio.
lesson-room = Espacio contra fichas
lesson-room-about = Una ficha más no siempre es lo mejor.
lesson-flyer = El rival que vuela
lesson-flyer-about = Cómo atrapar tres fichas que van adonde quieren.

first-place = Tienes nueve fichas en mano. Coloca una en un cruce: d6, f4, d2 o b4, donde se encuentran cuatro líneas.
first-place-right = Buen sitio: desde ahí tu ficha tiene cuatro caminos.
first-place-wrong = Se puede, pero ahí ve menos. Los cruces están en la mitad de cada lado del segundo cuadrado.
first-mill = Tus fichas están en a7 y d7. Tres en fila sobre una línea son un molino: ciérralo.
first-mill-right = ¡Molino! Cada vez que cierras uno, quitas del tablero una ficha del rival.
first-mill-wrong = Tu fila va por el borde de arriba: uno de sus puntos sigue libre.
first-protected = Tu molino está cerrado, y ahora capturas una ficha. Prueba primero con una de las del borde de abajo.
first-protected-right = Las tres de abajo forman también un molino: mientras haya otra ficha libre, no se pueden capturar.
first-take = Captura, pues, la ficha que ningún molino protege.
first-take-right = Se ha ido para siempre. Solo cuando todas las fichas del rival están en molinos puedes sacar una de ellos.
first-slide = Ya están colocadas todas las fichas. Elige una de las tuyas y muévela por una línea hasta el punto libre vecino.
first-slide-right = Así será de ahora en adelante: una ficha, un paso, por las líneas.
first-open = Tu molino del borde de arriba está cerrado. Ábrelo: aparta un paso una de sus fichas.
first-open-right = El molino está abierto. Si nadie se mete, lo vuelves a cerrar.
first-open-wrong = Mueve una ficha del molino de arriba: a7, d7 o g7.
first-close = Y ahora ciérralo otra vez. Cada cierre captura una ficha.
first-close-right = Abrir, cerrar, capturar: un molino es una herramienta que se usa más de una vez.
first-close-wrong = Vuelve con la misma ficha.
first-fly = Solo te quedan tres fichas, así que pueden volar a cualquier punto libre. Cierra tu molino.
first-fly-right = Con tres fichas se está en todas partes a la vez, y a una ficha de la derrota.
first-fly-wrong = Dos de tus fichas están en el borde de arriba. La tercera puede volar al punto que hay entre ellas.
first-win-men = A Negro le quedan tres fichas. Cierra un molino y captura una: con dos fichas nadie hace un molino.
first-win-men-right = Has ganado: a Negro solo le quedan dos fichas. Esa es la primera manera.
first-win-men-wrong = Hay un molino por cerrar: mira el borde de arriba.
first-win-block = La otra manera de ganar: deja a Negro sin jugadas. A las fichas oscuras les queda un punto abierto; ciérralo.
first-win-block-right = Negro no puede mover, y por eso has ganado. Ya conoces todo el juego.
first-win-block-wrong = Una ficha oscura aún tiene camino: mira arriba, por el borde.

crossings-task = Hay una ficha de cada bando en el tablero. ¿Dónde verá más tu próxima ficha? Colócala.
crossings-right = Sí. Un cruce tiene cuatro caminos y está en dos molinos; quien tenga más cruces se moverá luego con más libertad.
crossings-corner = Una esquina tiene dos caminos y pronto queda encerrada. Cuatro son mejores: prueba un cruce.
crossings-wrong = De ahí salen tres caminos. Hay un sitio con cuatro.

together-task = Una sola ficha hace dos amenazas a la vez. Encuentra su sitio.
together-right = Dos filas, f6 y d7, y Negro solo puede parar una.
together-far = Lejos de las suyas, una ficha no amenaza nada. Busca el punto al que miran tus dos fichas.
together-wrong = Eso amenaza una vez como mucho, y Negro lo parará. ¿Dónde se cruzan las líneas de tus dos fichas?
together-close = Negro ha parado una. Cierra la otra.
together-close-right = Las fichas que se ayudan hacen dos preguntas a la vez. Dispersas, no hacen ninguna.
together-close-wrong = La fila b6 – d6 – f6 todavía te espera.

running-task = Tienes un molino en b6, d6 y f6. Prepara otro, de modo que una ficha cierre uno al dejar el otro.
running-right = Ahora d6 y d7 están entre dos molinos: vaya adonde vaya la ficha, uno se cierra.
running-once = Eso abre tu molino para cerrarlo una vez más. Puedes tener uno que se cierre en cada jugada.
running-wrong = Piensa en el borde de arriba: en a7 ya hay una.
running-swing = Adelante: cierra un molino y captura la ficha que más te estorba.
running-swing-right = Y el camino de vuelta cierra el otro.
running-swing-wrong = La ficha del medio, entre las dos filas, cierra un molino con un solo paso.
running-old = Eso cierra otra vez el molino viejo. Usa la segunda fila: ahí hay una ficha que espera para entrar.
running-back = Vuelve atrás, y captura otra vez.
running-back-right = Eso es un molino doble: una captura en cada jugada, y pocas partidas lo resisten. Construye pronto el tuyo y vigila el del rival.

block-task = Negro quiere cerrar b2 – d2 – f2 con la ficha de d1. ¿Qué haces?
block-right = El molino queda bloqueado antes de cerrarse, y tu ficha en el cruce solo le estorba a Negro.
block-too-slow = Negro cierra antes: d1 va a d2 y captura una ficha. Una amenaza va por delante de tus planes.
block-away = Tu ficha de d3 era la única que estaba cerca. ¿Adónde tiene que ir?
block-wrong = Entonces Negro juega de d1 a d2 y captura una ficha. Ponte tú ahí.

room-task = Puedes cerrar un molino y capturar una ficha. Pero mira antes cuánto espacio le queda a Negro.
room-right = Negro tiene cuatro fichas y ni una jugada. El espacio para mover vale más que una ficha.
room-greedy = Has capturado una ficha, pero tres fichas vuelan, y Negro está libre. Había algo mejor: cuenta los puntos libres de Negro.
room-wrong = A Negro le queda un solo punto libre al que ir. Ocúpalo.

flyer-task = Negro tiene tres fichas y vuela: si solo hay una amenaza, siempre la para. Haz dos a la vez.
flyer-right = Dos filas, d7 y g4. Negro solo puede meterse en una.
flyer-single = Una amenaza, y Negro vuela a pararla. Contra quien vuela hacen falta dos a la vez.
flyer-wrong = Mira la esquina g7: ahí se encuentran dos filas.
flyer-finish = Negro ha parado lo que podía. Cierra la otra fila.
flyer-finish-right = Así se atrapa a quien vuela: dos amenazas, una sola respuesta.
flyer-finish-wrong = Queda una fila abierta. ¿Cuál de tus fichas puede entrar en ella?
