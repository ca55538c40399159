# Why a position, a position line, rules, a turn or a record was refused. Clauses without capital and full stop.

position-shared-point = in { $point } ci sono una pedina bianca e una nera
position-outside-board = una pedina sta fuori dal tavoliere
position-too-many-men = pedine del { $side }: { $board } sul tavoliere e { $hand } in mano, ma le regole ne danno { $men }
position-nobody-can-win = tutti e due hanno meno di tre pedine
position-impossible-removal = qui il { $side } non può avere ancora { $pending ->
    [one] una pedina
   *[other] { $pending } pedine
} da prendere

line-of-position = riga di posizione: { $fault }
line-missing = alla fine manca { $part }
line-unreadable = «{ $text }» non va bene; qui ci vuole { $part }
line-too-long = «{ $text }» è una parola di troppo
line-wrong-board = una riga di Sanmill descrive 24 punti, questo tavoliere ne ha { $points }
line-men-differ = il conto delle pedine del { $side } sul tavoliere dà { $said }, ma la riga ne mostra { $seen }
line-not-to-move = il { $side } deve ancora prendere, ma non ha la mossa
line-action = l’azione «{ $action }» non si accorda con il numero di prese da fare: { $pending }
line-still-placing = la fase «m» non va bene finché il { $side } ha pedine in mano
line-free-reforming = una pedina non potrebbe tornare indietro, ma con queste regole i mulini si riaprono e si richiudono liberamente
line-named-twice = { $point } è nominato due volte
line-part-board = il tavoliere
line-part-side = il colore che ha la mossa
line-part-phase = la fase
line-part-action = l’azione
line-part-white-board = il numero delle pedine bianche sul tavoliere
line-part-black-board = il numero delle pedine nere sul tavoliere
line-part-white-hand = il numero delle pedine bianche in mano
line-part-black-hand = il numero delle pedine nere in mano
line-part-white-removals = il numero delle prese che spettano al Bianco
line-part-black-removals = il numero delle prese che spettano al Nero
line-part-mill-from = il punto lasciato per chiudere un mulino
line-part-mill-to = il punto in cui si è chiuso un mulino
line-part-formed-mills = l’indicazione dei mulini formati
line-part-quiet-turns = il numero delle mosse tranquille
line-part-turn-number = il numero della mossa
line-part-hands = il numero delle pedine in mano
line-part-point = il nome di un punto
line-part-extra = una delle indicazioni ammesse dopo le pedine in mano

rules-unknown = le regole «{ $text }» sono sconosciute; ci sono { $presets }
rules-not-a-field = nelle regole, «{ $text }» non ha la forma campo=valore
rules-unknown-field = il campo «{ $text }» delle regole è sconosciuto; ci sono { $fields }
rules-given-twice = il campo «{ $field }» delle regole compare due volte
rules-bad-value = il campo «{ $field }» delle regole non può essere «{ $value }»; ammette: { $allowed }
rules-allowed-men = da 3 a 12, secondo il tavoliere
rules-allowed-turns = off o un numero di mosse da 1 a 65535
rules-men-do-not-fit = { $men } pedine per parte non vanno bene su questo tavoliere: ne ammette da 3 a { $most }

turn-unfinished = chiude un mulino e deve prendere una pedina
turn-unfinished-another = chiude più mulini e deve prendere un’altra pedina
turn-not-one = qui ci vuole una mossa sola

record-of-game = partita { $game }: { $fault }
record-of-line = riga { $line }: { $fault }
record-of-tag = intestazione { $tag }: { $fault }
record-too-large = la trascrizione ha { $bytes } byte: se ne leggono al massimo { $most }
record-not-text = non è la trascrizione di una partita, perché non è testo UTF-8
record-empty = non contiene nessuna partita
record-too-deep = ci sono varianti annidate per più di { $most } livelli
record-too-long = la trascrizione ha più di { $most } mosse
record-too-many-games = contiene più di { $most } partite
record-too-many-tags = la partita ha più di { $most } intestazioni
record-open-comment = un commento aperto con «{ "{" }» non è chiuso
record-open-variation = una variante aperta con «(» non è chiusa
record-closes-nothing = «{ $sign }» non chiude nulla
record-variation-of-nothing = una variante precede la prima mossa
record-empty-variation = una variante non ha mosse
record-not-a-tag = «{ $text }» non è un’intestazione: la forma è { $form }
record-tag-below = l’intestazione { $tag } sta sotto una riga di posizione, dove ci vogliono le mosse
record-tag-twice = l’intestazione { $tag } compare due volte
record-not-a-result = «{ $text }» non è un risultato; ci sono { $results }
record-not-a-reason = «{ $reason }» non si accorda con il risultato { $result }
record-unknown-variant = nessuna regola è nota con il nome «{ $name }»: la partita si legge con le regole { $rules }
record-two-results = l’intestazione Result dice { $tag }, le mosse finiscono con { $end }
record-wrong-result = la trascrizione dice { $said }, ma secondo le regole è { $result }: { $reason }
record-not-over = la trascrizione dice { $said }, ma secondo le regole la partita non è finita
record-draw-passed-over = secondo le regole la partita è patta prima della mossa { $number } «{ $text }»: { $reason }; la si legge comunque fino in fondo
record-after-the-end = «{ $text }» viene dopo la fine della partita
record-second-game = dopo la fine della partita ne viene un’altra
record-not-a-mark = «{ $text }» non è un’annotazione: ci vuole $ con un numero fino a 255
record-malformed = alla mossa { $number }, «{ $text }» non è una mossa: ci vuole un punto come d6, due come d6-d5, una presa come d6xb4
record-no-such-point = su questo tavoliere non c’è un punto { $point } (mossa { $number } «{ $text }»)
record-no-such-game = non c’è una partita { $number }: il file ne ha { $games }
record-odd-number = il numero { $said } sta alla mossa { $number } «{ $text }»: manca una mossa?
record-illegal = la mossa { $number } «{ $text }» non è ammessa: { $fault }

stated-ending = { $result }, { $reason }
stated-few-men = troppo poche pedine
stated-blocked = nessuna mossa possibile
stated-mill = mulino
stated-full-board = tavoliere pieno
stated-quiet-turns = mosse tranquille
stated-endgame-clock = mosse tranquille nel finale
stated-repetition = ripetizione
stated-resignation = abbandono
stated-time = tempo scaduto
stated-agreement = accordo
stated-adjudication = decisione arbitrale

no-folder = non c’è una cartella per le partite

file-failure = { $file }: { $why }
file-not-found = il file o la cartella non esiste
file-not-permitted = l’accesso non è consentito
file-no-space = sul disco non c’è più spazio
file-read-only = qui non si può scrivere nulla
