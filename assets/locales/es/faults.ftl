# Why a position, a position line, rules, a turn or a record was refused. Clauses without capital and full stop.

position-shared-point = en { $point } hay una ficha blanca y una negra
position-outside-board = hay una ficha fuera del tablero
position-too-many-men = fichas de { $side }: { $board } en el tablero y { $hand } en mano, pero las reglas dan { $men }
position-nobody-can-win = los dos bandos tienen menos de tres fichas
position-impossible-removal = { $side } no puede tener aquí { $pending ->
    [one] una captura pendiente
   *[other] { $pending } capturas pendientes
}

line-of-position = línea de posición: { $fault }
line-missing = al final falta { $part }
line-unreadable = «{ $text }» no vale; aquí va { $part }
line-too-long = «{ $text }» es una palabra de más
line-wrong-board = una línea de Sanmill describe 24 puntos, y este tablero tiene { $points }
line-men-differ = fichas de { $side } en el tablero: dice { $said } y muestra { $seen }
line-not-to-move = { $side } tiene una captura pendiente, pero no tiene el turno
line-action = la acción «{ $action }» no cuadra con las capturas pendientes: { $pending }
line-still-placing = la fase «m» no cuadra mientras { $side } tenga fichas en mano
line-free-reforming = una ficha no podría volver atrás, pero estas reglas dejan abrir y cerrar de nuevo un molino
line-named-twice = { $point } aparece dos veces
line-part-board = el tablero
line-part-side = el bando que tiene el turno
line-part-phase = la fase
line-part-action = la acción
line-part-white-board = el número de fichas blancas en el tablero
line-part-black-board = el número de fichas negras en el tablero
line-part-white-hand = el número de fichas blancas en mano
line-part-black-hand = el número de fichas negras en mano
line-part-white-removals = el número de capturas pendientes de Blanco
line-part-black-removals = el número de capturas pendientes de Negro
line-part-mill-from = el punto que se dejó para cerrar un molino
line-part-mill-to = el punto en que se cerró un molino
line-part-formed-mills = la lista de molinos formados
line-part-quiet-turns = el número de jugadas sin captura
line-part-turn-number = el número de la jugada
line-part-hands = el número de fichas en mano
line-part-point = el nombre de un punto
line-part-extra = uno de los datos que pueden seguir a las manos

rules-unknown = no se conocen las reglas «{ $text }»; hay estas: { $presets }
rules-not-a-field = en las reglas, «{ $text }» no tiene la forma campo=valor
rules-unknown-field = no se conoce el campo de reglas «{ $text }»; hay estos: { $fields }
rules-given-twice = el campo de reglas «{ $field }» está dos veces
rules-bad-value = el campo de reglas «{ $field }» no puede ser «{ $value }»; admite: { $allowed }
rules-allowed-men = de 3 a 12, según el tablero
rules-allowed-turns = off o un número de jugadas de 1 a 65535
rules-men-do-not-fit = { $men } fichas por bando no van con este tablero: admite de 3 a { $most }

turn-unfinished = cierra un molino y tiene que capturar una ficha
turn-unfinished-another = cierra varios molinos y tiene que capturar otra ficha
turn-not-one = se esperaba una sola jugada

record-of-game = partida { $game }: { $fault }
record-of-line = línea { $line }: { $fault }
record-of-tag = etiqueta { $tag }: { $fault }
record-too-large = la partida anotada ocupa { $bytes } bytes: se leen { $most } como mucho
record-not-text = esto no es una partida anotada: no es texto UTF-8
record-empty = no contiene ninguna partida
record-too-deep = hay variantes anidadas a más de { $most } niveles
record-too-long = la partida anotada tiene más de { $most } jugadas
record-too-many-games = contiene más de { $most } partidas
record-too-many-tags = la partida tiene más de { $most } etiquetas
record-open-comment = un comentario abierto con «{ "{" }» no se cierra
record-open-variation = una variante abierta con «(» no se cierra
record-closes-nothing = «{ $sign }» no cierra nada
record-variation-of-nothing = hay una variante antes de la primera jugada
record-empty-variation = una variante no tiene ninguna jugada
record-not-a-tag = «{ $text }» no es una etiqueta: la forma es { $form }
record-tag-below = la etiqueta { $tag } está debajo de una línea de posición, donde se esperaban jugadas
record-tag-twice = la etiqueta { $tag } está dos veces
record-not-a-result = «{ $text }» no es un resultado; hay estos: { $results }
record-not-a-reason = «{ $reason }» no cuadra con el resultado { $result }
record-unknown-variant = no se conocen reglas con el nombre «{ $name }»: la partida se lee con las reglas { $rules }
record-two-results = la etiqueta Result dice { $tag }, y las jugadas acaban con { $end }
record-wrong-result = la partida anotada dice { $said }, pero según las reglas es { $result }: { $reason }
record-not-over = la partida anotada dice { $said }, pero según las reglas no ha terminado
record-draw-passed-over = según las reglas, hay tablas antes de la jugada { $number } «{ $text }»: { $reason }; la partida se lee hasta el final
record-after-the-end = «{ $text }» viene después del final de la partida
record-second-game = hay otra partida después del final de la primera
record-not-a-mark = «{ $text }» no es un signo de comentario: se esperaba $ y un número hasta 255
record-malformed = en la jugada { $number }, «{ $text }» no se entiende: se esperaba un punto como d6, dos como d6-d5, o una captura como d6xb4
record-no-such-point = no hay ningún punto { $point } en este tablero (jugada { $number } «{ $text }»)
record-no-such-game = no hay partida { $number }: el archivo tiene { $games }
record-odd-number = el número { $said } está en la jugada { $number } «{ $text }»: ¿falta alguna jugada?
record-illegal = la jugada { $number } «{ $text }» no está permitida: { $fault }

stated-ending = { $result }, { $reason }
stated-few-men = muy pocas fichas
stated-blocked = ninguna jugada posible
stated-mill = molino
stated-full-board = tablero lleno
stated-quiet-turns = jugadas sin captura
stated-endgame-clock = jugadas sin captura en el final
stated-repetition = repetición
stated-resignation = rendición
stated-time = tiempo agotado
stated-agreement = acuerdo
stated-adjudication = decisión arbitral

no-folder = no hay carpeta para las partidas

file-failure = { $file }: { $why }
file-not-found = no existe tal archivo o carpeta
file-not-permitted = no se permite el acceso
file-no-space = no queda espacio en el disco
file-read-only = ahí no se puede escribir
