# “Stones that remember”: the game’s history, and what is disputed about it.

chronicle = Piedras que recuerdan
chronicle-play = Jugar en este tablero

chronicle-kurna = El templo de Kurna
chronicle-kurna-1 = En las losas del techo de un templo de Kurna, en Egipto, alguien grabó tableros como el nuestro, algunos con las diagonales. El templo tiene más de tres mil años, y desde hace un siglo los libros dan al juego la misma edad.
chronicle-kurna-2 = Nadie sabe cuándo se grabaron estos tableros. A aquel techo se subió en todas las épocas, y entre ellos hay cruces coptas. La edad de la piedra no es la edad del trazo; no apostaríamos por ella ni una ficha.

chronicle-ovid = Tres piedrecitas de un romano
chronicle-ovid-1 = Entre los juegos que conviene que sepan las jóvenes, Ovidio menciona un tablero pequeño con tres piedrecitas por bando, en el que gana quien pone las suyas en fila. De eso hace unos dos mil años, y muchos pavimentos romanos llevan grabadas las líneas de juegos así.
chronicle-ovid-2 = Suena a molino de tres, y así lo entiende casi todo el mundo. Pero no da reglas, y de nueve fichas no dice palabra. Quien encuentra nuestro juego en sus versos ya lo traía de casa.

chronicle-gokstad = En la tumba del barco
chronicle-gokstad-1 = Hacia el año 900 enterraron en Gokstad, en Noruega, a un caudillo con su barco. Entre lo que se llevó había un tablero de madera, y en una de sus caras están las líneas de un molino.
chronicle-gokstad-2 = Solo queda una parte, y la otra cara era para otro juego del norte. Es uno de los hallazgos más antiguos de nuestro tablero con fecha fiable, pues las maderas del barco se fechan por sus anillos.

chronicle-alfonso = El libro del rey
chronicle-alfonso-1 = En 1283 Alfonso, rey de Castilla, mandó terminar un libro de los juegos: ajedrez, dados, tablas y, entre los juegos sobre líneas, un molino de nueve fichas que allí se llama alquerque de nueve. La miniatura muestra a dos jugadores y el tablero tal como lo conocemos.
chronicle-alfonso-2 = También podía jugarse con tres dados mientras se colocaba, y entonces ciertas tiradas valían una captura sin molino. Aquella forma se perdió; la que no lleva dados sigue en el tablero que tienes delante.

chronicle-cloister = Bancos del claustro
chronicle-cloister-1 = En asientos de piedra de claustros ingleses, en Canterbury, Gloucester, Norwich, Salisbury y Westminster, hay tableros como estos tallados en el banco. Da gusto imaginar a unos monjes que deberían haber estado leyendo.
chronicle-cloister-2 = Quizá fueron ellos; quizá canteros en un descanso, niños del coro o visitantes de siglos posteriores. Algunos tableros están en vertical, en muros donde nadie puede jugar. ¿Eran señales, o piedras usadas dos veces? Se han supuesto ambas cosas.

chronicle-name = Merels, molino, morris
chronicle-name-1 = Merel era en francés antiguo una ficha, y merels, el juego que se hacía con ellas. Los alemanes dicen Mühle, los franceses moulin, y nosotros molino: tres fichas en fila muelen al rival, jugada tras jugada.
chronicle-name-2 = El morris de los ingleses es casi con seguridad aquel merels, gastado de boca en boca hasta sonar como la danza del mismo nombre. Que venga de los moros se cuenta mucho y se demuestra poco.

chronicle-titania = Lleno de lodo
chronicle-titania-1 = En El sueño de una noche de verano, la reina de las hadas se queja de un verano tan lluvioso que hasta el juego del molino está lleno de lodo. Su público sabía de qué hablaba: de tableros cortados en el césped del prado comunal, como los hacían los pastores.
chronicle-titania-2 = Si allí se jugaba con piedras o la gente misma se ponía en los puntos, medio verso no nos lo dice, y algunos lectores han pensado más bien en un laberinto de césped. Es el parte del tiempo más bonito que haya tenido nunca un juego de mesa.

chronicle-morabaraba = Vacas en el sur
chronicle-morabaraba-1 = En el sur de África el juego se llama morabaraba o mlabalaba, las fichas son vacas, y quien cierra un molino mata una de un tiro. Se juega con doce por bando, con las diagonales, y en serio: hay ligas y campeonatos.
chronicle-morabaraba-2 = Si nació allí hace mucho o llegó con mercaderes o colonos, no se sabe. La regla contra el vaivén entre dos molinos es su propia respuesta al molino doble.
