# The coach, first-time cards, the attract screen, and what screen readers say.

coach = Un preceptor mira mi juego
coach-asks = El preceptor pregunta
coach-question = ¿Quieres pensarlo mejor? Tras { $played }, { $who } tiene { $reply }, que { $hurts }. Era mejor { $better }: { $why }.
coach-remark = Mejor que { $played } era { $better }: { $why }.
coach-take-back = Deshacer
coach-let-stand = Dejarlo así

cards = Explicar lo que pasa por primera vez
card-understood = Entendido
card-no-more = No mostrar más
card-flying = Quedan tres fichas
card-flying-says = Con solo tres fichas puedes volar: elige una y ponla en cualquier punto libre del tablero.
card-double-mill = De molino en molino
card-double-mill-says = En esa jugada trabajó más de un molino. Una ficha que cierra un molino al dejar otro lo repite a la vuelta: rompe ese vaivén, o construye el tuyo.
card-nearly-blocked = Casi sin salida
card-nearly-blocked-says = Apenas te queda alguna jugada. Quien no puede mover pierde, tenga las fichas que tenga: haz sitio mientras puedas.
card-study = Cuánto vale cada jugada
card-study-says = Un rombo marca lo que parece mejor; un número, por cuántas fichas parece peor una jugada. Un triángulo hacia arriba gana y uno hacia abajo pierde, en tantas jugadas si se sabe; dos barras son tablas.

caption = { $who } { $why }.
caption-turn = { $who } juega { $turn } y { $why }.
take-seat = ¿Te sientas aquí?
take-seat-of = { $side }, hasta ahora { $player } · { $men ->
    [one] una ficha
   *[other] { $men } fichas
}
take-seat-watch = Seguir mirando
take-seat-turns = { $turns ->
    [one] Va una jugada.
   *[other] Van { $turns } jugadas.
}
take-seat-waits = { $seconds ->
    [one] Sin respuesta, la partida sigue en un segundo.
   *[other] Sin respuesta, la partida sigue en { $seconds } segundos.
}

point-empty = libre
point-lifted = ficha levantada
point-removable = se puede capturar
point-target = puedes ir aquí
point-liftable = puede mover
point-plain = { $point }: { $stands }
point-may = { $point }: { $stands }, { $may }
said-begun = Empieza una partida: { $rules }.
said-undone = Jugada deshecha. Juega { $side }.
said-placed = { $side } coloca en { $to }
said-moved = { $side } mueve de { $from } a { $to }
said-took = { $side } captura { $point }
said-mill = { $did } y cierra un molino
said-mills = { $did } y cierra dos molinos
said-take = { $did }; se puede capturar { $points }
