# Beside the board: what is asked, what happened, how it ended.

undo = Terugnemen
redo = Herhalen
hint = Raad
menu = Menu
hint-sought = De Meester bekijkt je bord…
turns = Zetten
no-turns = Er is nog geen zet gedaan.
in-hand = in hand
taken = geslagen

phase-placing = Plaatsen
phase-moving = Schuiven
phase-flying = Springen
phase-taking = Slaan

place = plaats een steen
place-or-slide = plaats een steen of schuif er een
choose = kies een steen om te schuiven
choose-to-fly = kies een steen: hij mag springen
put-down = kies waar hij heen gaat
put-down-anywhere = kies een vrij punt
take = een molen: sla een steen
take-several = twee molens: sla een steen, en dan nog een
asked-of = { $side } · { $task }
last-chance = Nog één keer en het is remise.
quiet-turns = { $quiet } van de { $limit } zetten zonder slag

seat-you = jij
seat-apprentice = de Leerling
seat-journeyman = de Gezel
seat-master = de Meester
seat-teacher = de leraar
player-apprentice = De Leerling
player-journeyman = De Gezel
player-master = De Meester
guest = een gast
demo = { $rules } · Wit: { $white } · Zwart: { $black }

school-thinks = { $who } denkt na…
school-moves = { $who } is aan zet
school-takes = { $who } slaat een steen
school-says = { $who } { $why }.
advice = Probeer { $turn }: dat { $why }.

you-win = Je wint
wins = { $who } wint
draw = Remise
ended-one-man = { $loser } heeft nog maar één steen
ended-few-men = { $loser } heeft nog maar { $men } stenen
ended-blocked = { $loser } kan niet meer zetten
ended-mill = { $winner } heeft een molen gesloten
ended-full-board = het bord is vol, en { $loser } was begonnen
ended-resigned = { $loser } heeft opgegeven
ended-time = { $loser } heeft geen tijd meer
drawn-agreed = remise in onderling overleg
drawn-quiet = remise: { $turns } zetten zonder slag
drawn-clock = remise: { $turns } zetten zonder slag, en een van beiden heeft nog maar drie stenen
drawn-repetition = remise: dezelfde stelling voor de derde keer
drawn-blocked = remise: wie aan zet is, kan niet zetten
drawn-full-board = remise: het bord is vol

number-0 = geen
number-1 = één
number-2 = twee
number-3 = drie
number-4 = vier
number-5 = vijf
number-6 = zes
number-7 = zeven
number-8 = acht
number-9 = negen
number-10 = tien
number-11 = elf
number-12 = twaalf
number-20 = twintig
number-30 = dertig
number-50 = vijftig
number-100 = honderd

# Prompts for keyboard and gamepad.
prompt-move-cursor = langs de lijnen
prompt-place = steen plaatsen
prompt-place-or-take-up = plaatsen of oppakken
prompt-take-up = oppakken
prompt-put-down = neerzetten
prompt-put-back = terugleggen
prompt-panel = naar de knoppen
prompt-take = deze steen slaan

# What Titania says of the weather, A Midsummer Night's Dream II, 1.
titania-line = Het molenspel ligt dichtgeslibd met slijk. — Titania
asked-read = Lees, en ga dan verder
asked-watch = Kijk wat er volgt
