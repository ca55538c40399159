# Lessons: the page, and what the coach says at the board.

learn = Impara
lessons = Lezioni
lesson-of = { $lesson } · { $stage } di { $stages }
lesson-done = fatta
lesson-go-on = Avanti
lesson-next = Prossima lezione
lesson-leave = Lascia la lezione
lesson-finished = La lezione è finita.
lesson-try-again = Non proprio. Guarda ancora.

lesson-first = La prima lezione
lesson-first-about = Tutto ciò che il gioco ti chiede, con le mani sulla pietra.
lesson-crossings = I quattro incroci
lesson-crossings-about = Dove una pedina vede più lontano.
lesson-together = Non disperderti
lesson-together-about = Le pedine vicine minacciano due volte.
lesson-running = Il doppio mulino
lesson-running-about = Una pedina, due mulini, una presa a ogni mossa.
lesson-block = Bloccare
lesson-block-about = La miglior risposta a una minaccia è mettercisi dentro.
lesson-room = Spazio contro pedine
lesson-room-about = Una pedina in più non è sempre il meglio.
lesson-flyer = L’avversario che vola
lesson-flyer-about = Come catturare tre pedine che vanno dove vogliono.

first-place = Hai nove pedine in mano. Posane una su un incrocio: d6, f4, d2 o b4, dove si incontrano quattro linee.
first-place-right = Un buon posto: da lì la tua pedina ha quattro vie.
first-place-wrong = Si può fare, ma da lì vede meno. Gli incroci sono a metà di ogni lato del secondo quadrato.
first-mill = Le tue pedine sono in a7 e d7. Tre in fila lungo una linea fanno un mulino: chiudilo.
first-mill-right = Un mulino! Ogni volta che ne chiudi uno, togli dal tavoliere una pedina avversaria.
first-mill-wrong = La tua fila corre lungo il bordo in alto: un suo punto è ancora libero.
first-protected = Il tuo mulino è chiuso, e ora prendi una pedina. Prova prima con una di quelle sul bordo in basso.
first-protected-right = Le tre in basso formano anch’esse un mulino: finché ce n’è un’altra fuori dai mulini, non si possono prendere.
first-take = Prendi dunque la pedina che nessun mulino protegge.
first-take-right = È fuori per sempre. Solo quando tutte le pedine avversarie sono in un mulino puoi prenderne una da lì.
first-slide = Ora tutte le pedine sono posate. Scegline una delle tue e falla scorrere lungo una linea fino al punto libero accanto.
first-slide-right = D’ora in poi si va così: una pedina, un passo, lungo le linee.
first-open = Il tuo mulino sul bordo in alto è chiuso. Aprilo: sposta di un passo una delle sue pedine.
first-open-right = Il mulino è aperto. Se nessuno ci si mette, lo richiudi.
first-open-wrong = Muovi una pedina del mulino sul bordo in alto: a7, d7 o g7.
first-close = E ora richiudilo. Ogni chiusura prende una pedina.
first-close-right = Aprire, chiudere, prendere: un mulino è un arnese che si usa più di una volta.
first-close-wrong = Torna indietro con la stessa pedina.
first-fly = Ti restano solo tre pedine, e perciò possono volare su qualsiasi punto libero. Chiudi il tuo mulino.
first-fly-right = Con tre pedine si è dappertutto, e a una pedina dalla sconfitta.
first-fly-wrong = Due delle tue pedine sono sul bordo in alto. La terza può volare sul punto fra l’una e l’altra.
first-win-men = Al Nero restano tre pedine. Chiudi un mulino e prendine una: con due pedine nessuno fa un mulino.
first-win-men-right = Hai vinto: il Nero è rimasto con due pedine. Questo è il primo modo.
first-win-men-wrong = C’è un mulino da chiudere: guarda il bordo in alto.
first-win-block = L’altro modo di vincere: non lasciare mosse al Nero. Un punto è ancora aperto alle pedine scure; chiudilo.
first-win-block-right = Il Nero non può muovere, e così hai vinto. Ora conosci tutto il gioco.
first-win-block-wrong = Una pedina scura ha ancora una via: guarda in alto, lungo il bordo.

crossings-task = Sul tavoliere c’è una pedina per parte. Dove vede più lontano la tua prossima? Posala.
crossings-right = Sì. Un incrocio ha quattro vie e appartiene a due mulini; chi ne tiene di più, poi si muove meglio.
crossings-corner = Un angolo ha due vie e presto si trova chiuso. Quattro sono meglio: prova un incrocio.
crossings-wrong = Da lì partono tre vie. C’è un posto che ne ha quattro.

together-task = Posando una pedina puoi fare due minacce insieme. Trova il punto.
together-right = Due file, f6 e d7, e il Nero può fermarne una sola.
together-far = Lontano dalle compagne una pedina non minaccia nulla. Cerca il punto che tutte e due le tue pedine guardano.
together-wrong = Così fai al massimo una minaccia, e il Nero la fermerà. Dove si incrociano le linee delle tue due pedine?
together-close = Il Nero ne ha fermata una. Chiudi l’altra.
together-close-right = Pedine che si aiutano fanno due domande insieme. Pedine sparse non ne fanno nessuna.
together-close-wrong = La fila b6 – d6 – f6 ti aspetta ancora.

running-task = Hai un mulino in b6, d6 e f6. Preparane un secondo, così che una pedina ne chiuda uno lasciando l’altro.
running-right = Ora d6 e d7 stanno fra due mulini: dovunque vada la pedina, uno si chiude.
running-once = Così apri il tuo mulino per richiuderlo una volta sola. Puoi averne uno che si chiude a ogni mossa.
running-wrong = Pensa al bordo in alto: in a7 c’è già una pedina.
running-swing = Avanti: chiudi un mulino, e prendi la pedina che ti disturba di più.
running-swing-right = E la via del ritorno chiude l’altro.
running-swing-wrong = La pedina in mezzo, fra le due file, chiude un mulino con un solo passo.
running-old = Così richiudi il vecchio mulino. Usa la seconda fila: lì una pedina non aspetta altro che entrare.
running-back = Torna indietro, e prendi ancora.
running-back-right = Questo è un doppio mulino: una presa a ogni mossa, e poche partite vi sopravvivono. Costruisci presto il tuo, e tieni d’occhio quello dell’avversario.

block-task = Il Nero vuole chiudere b2 – d2 – f2 con la pedina in d1. Che cosa fai?
block-right = Il mulino è bloccato prima di chiudersi, e la tua pedina sull’incrocio dà fastidio soltanto al Nero.
block-too-slow = Il Nero arriva prima: da d1 va in d2 e prende una pedina. Una minaccia viene prima dei tuoi piani.
block-away = La tua pedina in d3 era la sola abbastanza vicina. Dove deve andare?
block-wrong = Allora il Nero va da d1 in d2 e prende una pedina. Mettiti lì tu.

room-task = Puoi chiudere un mulino e prendere una pedina. Ma prima guarda quanto spazio resta al Nero.
room-right = Il Nero ha quattro pedine e nemmeno una mossa. Lo spazio vale più di una pedina.
room-greedy = Una pedina è presa, ma tre pedine volano, e il Nero è libero. C’era di meglio: conta i punti liberi del Nero.
room-wrong = Al Nero resta un solo punto libero dove andare. Occupalo.

flyer-task = Il Nero ha tre pedine e vola: una minaccia sola la ferma sempre. Fanne due insieme.
flyer-right = Due file, d7 e g4. Il Nero può mettersi in una sola.
flyer-single = Una minaccia sola, e il Nero ci vola dentro. Contro chi vola te ne servono due insieme.
flyer-wrong = Guarda l’angolo g7: lì si incontrano due file.
flyer-finish = Il Nero ha fermato quel che poteva. Chiudi l’altra fila.
flyer-finish-right = Così si cattura chi vola: due minacce, una sola risposta.
flyer-finish-wrong = Una fila è ancora aperta. Quale delle tue pedine ci può entrare?
