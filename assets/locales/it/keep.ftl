# Kept games: theatre, library, statistics, set-up.

continue-game = Riprendi la partita
library = Biblioteca
set-up = Componi una posizione

keep-person = un ospite
keep-contest = { $white } – { $black } · { $rules }

theatre-beginning = L’inizio
theatre-turn = { $number } { $turn }
theatre-scrub = Mossa mostrata
theatre-play = Avvia
theatre-pause = Pausa
theatre-first = All’inizio
theatre-back = Una mossa indietro
theatre-next = Una mossa avanti
theatre-last = Alla fine
theatre-speed = Velocità
theatre-still = Ferma la cinepresa
theatre-film = Lascia filmare la cinepresa
theatre-review = Analisi
theatre-leave = Esci
theatre-with-friend = Continua in due
theatre-with-school = Continua

review-title = Analisi
review-begin = Il Maestro della scuola soppesa ogni mossa.
review-start = Comincia
review-stop = Interrompi
review-progress = Mosse soppesate: { $done } su { $all }
review-no-faults = Nessuna mossa da rimproverare.
review-better = era meglio { $turn }
review-lost = Il { $side } ha perso la partita alla mossa { $number }
review-missed = Il { $side } si è lasciato sfuggire il vantaggio alla mossa { $number }
review-better-why = era meglio { $turn }: { $why }
fault-missed-win = c’era una vittoria in { $turns ->
    [one] una mossa
   *[other] { $turns } mosse
}
fault-missed-mill = si poteva chiudere un mulino in { $points }
fault-missed-block = il mulino in { $point } non è stato bloccato
fault-loses = ora la partita è persa in { $turns ->
    [one] una mossa
   *[other] { $turns } mosse
}
fault-broke-mill = questa mossa apre il mulino { $points }, che poi non si può richiudere
fault-allows = questa mossa permette { $turn }
review-only-faults = Solo ciò che poteva andare meglio
grade-best = migliore
grade-good = buona
grade-inaccuracy = imprecisa
grade-mistake = errore
grade-blunder = errore grave
review-counts = { $side }: migliori { $best }, buone { $good }, imprecise { $inaccuracies }, errori { $mistakes }, errori gravi { $blunders }

library-title = La biblioteca
library-search = Giocatori, regole, giorno, esito…
library-reading = Si cerca fra gli scaffali…
library-empty = Qui non c’è ancora nessuna partita. Ogni partita che finisci troverà posto qui. Puoi anche portarne una da fuori: apri il file, incolla il testo o trascina il file sulla finestra.
library-nothing-found = Nessuna partita ha tutte queste parole.
library-players = { $white } – { $black }
library-told = { $turns ->
    [one] { $rules } · { $result } · una mossa
   *[other] { $rules } · { $result } · { $turns } mosse
}
library-unread = Gli scaffali non si possono leggere: { $reason }.
library-damaged = { $file } non si può leggere: { $reason }
library-watch = Guarda e analizza
library-export = Salva in un file
save-title = Che cosa salvare
save-record = La partita trascritta
save-drawing = La posizione come disegno
save-film = La partita come filmato
save-view = La veduta come immagine
library-delete = Elimina
library-restore = Recupera
library-paste = Incolla una partita
library-open = Apri un file
library-statistics = Statistiche
dialog-open-record = Apri una partita
dialog-open-position = Apri una posizione o una partita
dialog-save-game = Salva la partita
dialog-records = Partite e testi
dialog-all-files = Tutti i file

result-white = vince il Bianco
result-black = vince il Nero
result-drawn = patta
result-open = non finita
result-resigned = vince il { $winner }: il { $loser } ha abbandonato
result-time = vince il { $winner } per il tempo
result-agreed = patta di comune accordo

notice-not-saved = La partita non si può salvare: { $reason }. Ogni pochi secondi si tenta di nuovo.
notice-second-copy = Il gioco è aperto una seconda volta. Questa copia tiene la sua partita per sé; nessuna delle due toglie nulla all’altra.
notice-set-aside = Un file danneggiato è stato messo da parte come { $file }. Nulla è stato sovrascritto.
broke-off-lost = L’ultima volta il driver grafico ha smesso di funzionare. Nulla è andato perduto.
broke-off-memory = L’ultima volta la scheda grafica ha esaurito la memoria. Può aiutare una qualità più bassa nelle impostazioni; nulla è andato perduto.
broke-off-refused = L’ultima volta il driver grafico ha smesso di disegnare. Può aiutare un driver più recente o una qualità più bassa; nulla è andato perduto.
broke-off-own = L’ultima volta il gioco si è interrotto per un errore suo. Nulla è andato perduto.
files-lost = { $more ->
    [0] Il gioco non è completo: { $file } manca o è danneggiato. Procurati di nuovo il gioco.
    [one] Il gioco non è completo: { $file } e un altro file mancano o sono danneggiati. Procurati di nuovo il gioco.
   *[other] Il gioco non è completo: { $file } e altri { $more } file mancano o sono danneggiati. Procurati di nuovo il gioco.
}
notice-left-out = { $games ->
    [one] Una partita è stata tralasciata: { $fault }.
   *[other] { $games } partite sono state tralasciate; la prima: { $fault }.
}
notice-not-read = Un file non si è potuto leggere: { $reason }.
notice-odd = In ciò che si è letto c’è qualcosa di strano: { $reason }
notice-imported = { $games ->
    [one] La partita è in biblioteca.
   *[other] { $games } partite sono in biblioteca; questa è la prima.
}
notice-refused = Non è una partita che si possa giocare: { $reason }.
notice-exported = Salvata come { $file }.
notice-no-file-dialog = Questo sistema non ha una finestra per scegliere un file. Copia il testo della partita e incollalo qui, o avvia il gioco con il nome del file.
notice-deleted = Eliminata. Si può recuperare.
notice-restored = La partita è tornata.

statistics-title = Statistiche
statistics-none = Non c’è ancora nulla da contare. Conta ogni partita giocata fino in fondo.
statistics-forget = Dimentica tutto
statistics-keep = Conserva
statistics-really-forget = Sì, dimentica
statistics-by-strength = Contro la scuola
statistics-by-colour = Le tue pedine
statistics-by-rules = Regole
statistics-no-school = Ancora nessuna partita contro la scuola.
statistics-friends = Fra amici
statistics-friends-told = Vittorie del Bianco: { $white }, del Nero: { $black }; patte: { $drawn }.
statistics-games = Partite in tutto: { $games }.
statistics-streak = Vittorie di fila: { $now }; la serie più lunga: { $best }.
statistics-fastest = La vittoria più rapida: { $turns } mosse, avversario: { $level }.
statistics-score = { $won } vinte · { $drawn } patte · { $lost } perse

setup-title = Componi una posizione
setup-empty = vuoto
setup-point = { $point }: { $man }
setup-tool = Che cosa fa un tocco
setup-take = Togli
setup-hand = { $side }: in mano { $hand }, perse { $lost }
setup-phase = Fase
setup-placing = Posa
setup-moving = Movimento
setup-turn = A chi tocca
setup-to-move = Tocca al { $side }
setup-owed = Prese da fare
setup-owes-none = nessuna presa
setup-owes-one = una presa
setup-owes-two = due prese
setup-quarter = Ruota
setup-mirror = Specchia
setup-rings = Rovescia
setup-colours = Scambia
setup-clear = Svuota
setup-start = Apertura
setup-board = Partita
setup-copy = Copia
setup-paste = Incolla
setup-open = Apri…
setup-copied = Copiata: { $line }
setup-pasted = La posizione è stata letta.
setup-record-read = L’ultima posizione della partita è sul tavoliere.
setup-not-pasted = Non si può leggere. { $reason }
setup-nothing-to-paste = Negli appunti non c’è testo.
setup-over = Già decisa: { $reason }.
setup-cannot-begin = Da questa posizione non si può cominciare.
setup-other-rules = Altre regole…
setup-begin = Comincia
setup-opponent = Avversario
setup-with-school = La scuola
setup-with-friend = Un amico
setup-watch = Guarda
setup-strength = Forza
setup-own = Le tue pedine

puzzles = Problemi
puzzles-title = Problemi
puzzles-count = Risolti: { $solved } su { $all }. L’oro va a quelli risolti al primo colpo.
puzzles-today = Il problema del giorno
puzzles-next = Il prossimo da risolvere
puzzles-level-1 = Primi mulini
puzzles-level-2 = Occhio fino
puzzles-level-3 = Due o tre mosse
puzzles-level-4 = Lunghi piani
puzzles-level-5 = Per maestri
puzzle-heading = Problema { $id }
puzzle-asks = { $side }: { $goal }.
puzzle-one-way = C’è una sola prima mossa giusta.
puzzle-right = Giusto. Avanti.
puzzle-solved = Risolto!
puzzle-was-shown = La mossa era questa.
puzzle-show = Mostra la mossa
puzzle-again = Da capo
puzzle-next = Prossimo problema
puzzle-all = Tutti
puzzle-wrong = Non { $turn }.
puzzle-wrong-wins = Vince, ma soltanto in { $turns ->
    [one] una mossa
   *[other] { $turns } mosse
}.
puzzle-wrong-draws = È soltanto patta.
puzzle-wrong-loses = Perde in { $turns ->
    [one] una mossa
   *[other] { $turns } mosse
}.
puzzle-wrong-answer = La risposta sarebbe { $turn }.
goal-close = chiudi un mulino
goal-stop = impedisci ogni mulino avversario
goal-force = assicurati un mulino in { $turns ->
    [one] una mossa
   *[other] { $turns } mosse
}
goal-win = vinci { $turns ->
    [one] subito
   *[other] in { $turns } mosse
}
goal-hold = trova l’unica mossa che non perde
