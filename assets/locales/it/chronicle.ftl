# “Stones that remember”: the game’s history, and what is disputed about it.

chronicle = Pietre che ricordano
chronicle-play = Gioca su questo tavoliere

chronicle-kurna = Il tempio di Kurna
chronicle-kurna-1 = Sulle lastre del tetto di un tempio di Kurna, in Egitto, qualcuno ha inciso tavolieri come il nostro, alcuni con le diagonali. Il tempio ha più di tremila anni, e da un secolo i libri danno al gioco la stessa età.
chronicle-kurna-2 = Quando quei tavolieri siano stati incisi, nessuno lo sa. Su quel tetto si è saliti in ogni epoca, e fra l’uno e l’altro ci sono croci copte. La data della pietra non è la data del graffio: noi non ci scommetteremmo una pedina.

chronicle-ovid = I tre sassolini di un Romano
chronicle-ovid-1 = Insegnando alle giovani donne a che cosa conviene saper giocare, Ovidio nomina una tavoletta con tre sassolini per parte, dove vince chi mette in fila i suoi. Accadeva circa duemila anni fa, e linee per giochi del genere sono incise su molti pavimenti romani.
chronicle-ovid-2 = Fa pensare al mulino a tre pedine, e così lo intendono quasi tutti. Ma di regole Ovidio non ne dà, e di nove pedine non fa parola. Chi trova il nostro gioco nei suoi versi ce l’ha portato da sé.

chronicle-gokstad = Nella tomba della nave
chronicle-gokstad-1 = Intorno all’anno 900, a Gokstad in Norvegia, un capo fu sepolto con la sua nave. Fra le cose che portò con sé c’era un tavoliere di legno, e su una delle sue facce si vedono le linee di un mulino.
chronicle-gokstad-2 = Di quel tavoliere resta soltanto una parte, e l’altra faccia serviva a un altro gioco del Nord. È fra i più antichi tavolieri del mulino con una data di cui ci si possa fidare, perché il legno della nave si data dai suoi anelli.

chronicle-alfonso = Il libro del re
chronicle-alfonso-1 = Nel 1283 Alfonso, re di Castiglia, fece portare a termine un libro dei giochi: scacchi, dadi, tavole e, fra i giochi su linee, un mulino con nove pedine. La miniatura mostra due giocatori e il tavoliere che conosciamo.
chronicle-alfonso-2 = Durante la posa si potevano anche gettare tre dadi, e certi tiri davano diritto a una presa senza mulino. Quella forma si è perduta; quella senza dadi è ancora qui davanti a te.

chronicle-cloister = Le panche del chiostro
chronicle-cloister-1 = Sui sedili di pietra dei chiostri inglesi, a Canterbury, Gloucester, Norwich, Salisbury e Westminster, tavolieri così sono intagliati nella panca. È bello immaginare dei monaci che avrebbero dovuto leggere.
chronicle-cloister-2 = Forse furono loro; o forse scalpellini a riposo, fanciulli del coro, visitatori di secoli più tardi. Certi tavolieri stanno dritti sui muri, dove nessuno può giocare. Erano segni, o pietre usate due volte? Si è pensata l’una cosa e l’altra.

chronicle-name = Merels, mulino, morris
chronicle-name-1 = Merel era un’antica parola francese per dire gettone, e merels il gioco che ci si faceva. I tedeschi lo chiamano Mühle, i francesi moulin, noi mulino: tre pedine in fila macinano l’avversario, mossa dopo mossa.
chronicle-name-2 = Il morris degli inglesi è con ogni probabilità lo stesso merels, consumato a forza di dirlo finché suonò come la danza. Che venga dai Mori lo si racconta spesso e lo si dimostra male.

chronicle-titania = Pieno di fango
chronicle-titania-1 = Nel Sogno di una notte di mezza estate la regina delle fate si lamenta di un’estate così bagnata che perfino il mulino dei nove è pieno di fango. Chi ascoltava capiva: erano i tavolieri che i pastori intagliavano nell’erba del prato comune.
chronicle-titania-2 = Se vi si giocasse con le pietre o stando in piedi sui punti, mezzo verso non lo dice, e qualche lettore ha pensato invece a un labirinto d’erba. È il più bel bollettino del tempo che un gioco da tavolo abbia mai avuto.

chronicle-morabaraba = Mucche nel Sud
chronicle-morabaraba-1 = Nell’Africa australe il gioco si chiama morabaraba o mlabalaba, le pedine sono mucche, e chi chiude un mulino ne abbatte una. Si gioca con dodici mucche per parte, con le diagonali, e si fa sul serio: ci sono leghe e campionati.
chronicle-morabaraba-2 = Se sia nato laggiù molto tempo fa o sia arrivato con mercanti o coloni, è questione aperta. La regola contro la spola fra due mulini è la sua risposta al doppio mulino.
