# The coach, first-time cards, the attract screen, and what screen readers say.

coach = Un precettore mi guarda giocare
coach-asks = Il precettore chiede
coach-question = Ci hai pensato bene? Dopo { $played } { $who ->
    [Bianco] il Bianco
    [Nero] il Nero
   *[other] { $who }
} ha { $reply }, che { $hurts }. Era meglio { $better }: { $why }.
coach-remark = Meglio di { $played } era { $better }: { $why }.
coach-take-back = Ritira
coach-let-stand = Lascia così

cards = Spiega ciò che accade per la prima volta
card-understood = Capito
card-no-more = Non mostrare più
card-flying = Restano tre pedine
card-flying-says = Con tre pedine puoi volare: scegline una e posala su qualsiasi punto libero del tavoliere.
card-double-mill = Da mulino a mulino
card-double-mill-says = In questa mossa ha lavorato più di un mulino. Una pedina che chiude un mulino lasciandone un altro lo rifà al ritorno: rompi quel va e vieni, o costruisci il tuo.
card-nearly-blocked = Quasi in trappola
card-nearly-blocked-says = Non ti resta quasi nessuna mossa. Chi non può muovere ha perso, per quante pedine abbia sul tavoliere: fatti spazio finché puoi.
card-study = Quanto vale ogni mossa
card-study-says = Una losanga segna ciò che sembra il meglio, un numero di quante pedine una mossa sembra peggiore. Un triangolo verso l’alto vince, uno verso il basso perde, in tante mosse quando si sa; due barre sono patta.

caption = { $who ->
    [Bianco] Il Bianco
    [Nero] Il Nero
   *[other] { $who }
} { $why }.
caption-turn = { $who ->
    [Bianco] Il Bianco
    [Nero] Il Nero
   *[other] { $who }
} gioca { $turn } e { $why }.
take-seat = Vuoi questo posto?
take-seat-of = { $side }, finora { $player } · { $men } pedine
take-seat-watch = Resta a guardare
take-seat-turns = { $turns ->
    [one] Si è giocata una mossa.
   *[other] Si sono giocate { $turns } mosse.
}
take-seat-waits = { $seconds ->
    [one] Senza risposta, la partita riprende fra un secondo.
   *[other] Senza risposta, la partita riprende fra { $seconds } secondi.
}

point-empty = libero
point-lifted = pedina sollevata
point-removable = si può prendere
point-target = si può andare qui
point-liftable = può muovere
point-plain = { $point }: { $stands }
point-may = { $point }: { $stands }, { $may }
said-begun = Comincia una partita: { $rules }.
said-undone = Mossa ritirata. Ora gioca il { $side }.
said-placed = { $side } in { $to }
said-moved = { $side } da { $from } in { $to }
said-took = { $side } prende { $point }
said-mill = { $did } chiude un mulino
said-mills = { $did } chiude due mulini
said-take = { $did }; prendi { $points }
