# Beside the board: what is asked, what happened, how it ended.

undo = Ritira
redo = Rigioca
hint = Consiglio
menu = Menu
hint-sought = Il Maestro guarda il tuo gioco…
turns = Mosse
no-turns = Ancora nessuna mossa.
in-hand = in mano
taken = prese

phase-placing = Posa
phase-moving = Muove
phase-flying = Vola
phase-taking = Prende

place = posa una pedina
place-or-slide = posa una pedina, o muovine una
choose = scegli una pedina da muovere
choose-to-fly = scegli una pedina: può volare
put-down = scegli dove va
put-down-anywhere = scegli un punto libero
take = un mulino: prendi una pedina
take-several = due mulini: prendi una pedina, poi un’altra
asked-of = { $side } · { $task }
last-chance = Ancora una volta ed è patta.
quiet-turns = Mosse senza prese: { $quiet } su { $limit }

seat-you = tu
seat-apprentice = l’Apprendista
seat-journeyman = il Lavorante
seat-master = il Maestro
seat-teacher = il precettore
player-apprentice = L’Apprendista
player-journeyman = Il Lavorante
player-master = Il Maestro
guest = un ospite
demo = { $rules } · Bianco: { $white } · Nero: { $black }

school-thinks = { $who ->
    [Bianco] Il Bianco
    [Nero] Il Nero
   *[other] { $who }
} sta pensando…
school-moves = { $who ->
    [Bianco] Il Bianco
    [Nero] Il Nero
   *[other] { $who }
} ha la mossa
school-takes = { $who ->
    [Bianco] Il Bianco
    [Nero] Il Nero
   *[other] { $who }
} prende una pedina
school-says = { $who ->
    [Bianco] Il Bianco
    [Nero] Il Nero
   *[other] { $who }
} { $why }.
advice = Prova { $turn }: { $why }.

you-win = Hai vinto
wins = { $who ->
    [Bianco] Il Bianco
    [Nero] Il Nero
   *[other] { $who }
} ha vinto
draw = Patta
ended-one-man = il { $loser } ha una sola pedina
ended-few-men = il { $loser } ha soltanto { $men } pedine
ended-blocked = il { $loser } non può più muovere
ended-mill = il { $winner } ha chiuso un mulino
ended-full-board = il tavoliere è pieno, e il { $loser } aveva cominciato
ended-resigned = il { $loser } ha abbandonato
ended-time = il { $loser } non ha più tempo
drawn-agreed = patta: di comune accordo
drawn-quiet = patta: { $turns } mosse senza prese
drawn-clock = patta: { $turns } mosse senza prese, e a uno dei due restano tre pedine
drawn-repetition = patta: la stessa posizione per la terza volta
drawn-blocked = patta: chi ha la mossa non può muovere
drawn-full-board = patta: il tavoliere è pieno

number-0 = nessuna
number-1 = una
number-2 = due
number-3 = tre
number-4 = quattro
number-5 = cinque
number-6 = sei
number-7 = sette
number-8 = otto
number-9 = nove
number-10 = dieci
number-11 = undici
number-12 = dodici
number-20 = venti
number-30 = trenta
number-50 = cinquanta
number-100 = cento

# Prompts for keyboard and gamepad.
prompt-move-cursor = lungo le linee
prompt-place = posa una pedina
prompt-place-or-take-up = posa o solleva
prompt-take-up = solleva
prompt-put-down = metti giù
prompt-put-back = riponi
prompt-panel = ai pulsanti
prompt-take = prendi questa pedina

# What Titania says of the weather, A Midsummer Night's Dream II, 1.
titania-line = Il mulino dei nove è pien di fango. — Titania
asked-read = Leggi e vai avanti
asked-watch = Guarda il seguito
