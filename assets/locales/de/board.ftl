# Neben dem Brett: was gefragt ist, was geschah, wie es endete.

undo = Zurücknehmen
redo = Wieder ziehen
hint = Rat
menu = Menü
hint-sought = Der Meister sieht auf dein Brett …
turns = Züge
no-turns = Noch ist kein Zug gespielt.
in-hand = Vorrat
taken = geschlagen

phase-placing = Setzen
phase-moving = Ziehen
phase-flying = Springen
phase-taking = Nehmen

place = setze einen Stein
place-or-slide = setze einen Stein oder ziehe einen
choose = wähle einen Stein
choose-to-fly = wähle einen Stein: er darf springen
put-down = wähle, wohin er zieht
put-down-anywhere = wähle einen freien Punkt
take = Mühle: nimm einen Stein
take-several = zwei Mühlen: nimm einen Stein und dann noch einen
asked-of = { $side } · { $task }
last-chance = Noch einmal, und es ist remis.
quiet-turns = { $quiet } von { $limit } Zügen, ohne dass ein Stein fiel

seat-you = du
seat-apprentice = Lehrling
seat-journeyman = Geselle
seat-master = Meister
seat-teacher = Lehrer
player-apprentice = Der Lehrling
player-journeyman = Der Geselle
player-master = Der Meister
guest = Gast
demo = { $rules } · Weiß: { $white } · Schwarz: { $black }

school-thinks = { $who } denkt nach …
school-moves = { $who } ist am Zug
school-takes = { $who } nimmt einen Stein
school-says = { $who } { $why }.
advice = Versuch { $turn }: Das { $why }.

you-win = Du gewinnst
wins = { $who } gewinnt
draw = Remis
ended-one-man = { $loser } hat nur noch einen Stein
ended-few-men = { $loser } hat nur noch { $men } Steine
ended-blocked = { $loser } kann nicht mehr ziehen
ended-mill = { $winner } hat eine Mühle geschlossen
ended-full-board = das Brett ist voll, und { $loser } hat begonnen
ended-resigned = { $loser } hat aufgegeben
ended-time = { $loser } hat keine Zeit mehr
drawn-agreed = remis: beide Seiten sind einig
drawn-quiet = remis: { $turns } Züge, ohne dass ein Stein fiel
drawn-clock = remis: { $turns } Züge, ohne dass ein Stein fiel, und eine Seite hat nur noch drei
drawn-repetition = remis: dieselbe Stellung zum dritten Mal
drawn-blocked = remis: wer am Zug ist, kann nicht ziehen
drawn-full-board = remis: das Brett ist voll

number-0 = keine
number-1 = ein
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-9 = neun
number-10 = zehn
number-11 = elf
number-12 = zwölf
number-20 = zwanzig
number-30 = dreißig
number-50 = fünfzig
number-100 = hundert

# Hinweise für Tastatur und Gamepad.
prompt-move-cursor = die Linien entlang
prompt-place = Stein setzen
prompt-place-or-take-up = setzen oder aufnehmen
prompt-take-up = aufnehmen
prompt-put-down = absetzen
prompt-put-back = zurücklegen
prompt-panel = zu den Knöpfen
prompt-take = diesen Stein nehmen

# What Titania says of the weather, A Midsummer Night's Dream II, 1.
titania-line = Das Mühlefeld der Neun ist voll von Schlamm. — Titania
asked-read = Lies, dann geht es weiter
asked-watch = Sieh, was folgt
