# Beside the board: what is asked, what happened, how it ended.

undo = Visszavonás
redo = Újrajátszás
hint = Tanács
menu = Menü
hint-sought = A mester a tábládat nézi…
turns = Lépések
no-turns = Még senki sem lépett.
in-hand = kézben
taken = levett

phase-placing = Lerakás
phase-moving = Lépés
phase-flying = Ugrás
phase-taking = Levétel

place = rakj le egy bábut
place-or-slide = rakj le egy bábut, vagy lépj eggyel
choose = válaszd ki, melyik bábuval lépsz
choose-to-fly = válassz egy bábut: ugorhat
put-down = válaszd ki, hová lépjen
put-down-anywhere = válassz bármely üres pontot
take = malom: vegyél le egy bábut
take-several = két malom: vegyél le egy bábut, aztán még egyet
asked-of = { $side } · { $task }
last-chance = Még egyszer, és döntetlen.
quiet-turns = { $quiet } lépés ütés nélkül ({ $limit } a határ)

seat-you = te
seat-apprentice = az inas
seat-journeyman = a legény
seat-master = a mester
seat-teacher = a tanító
player-apprentice = Az inas
player-journeyman = A legény
player-master = A mester
guest = vendég
demo = { $rules } · Világos: { $white } · Sötét: { $black }

school-thinks = { $who } gondolkodik…
school-moves = { $who } következik
school-takes = { $who } levesz egy bábut
school-says = { $who } { $why }.
advice = Próbáld így: { $turn } – ez { $why }.

you-win = Győztél
wins = { $who } győzött
draw = Döntetlen
ended-one-man = { $loser } egyetlen bábuval maradt
ended-few-men = { $loser } { $men } bábuval maradt
ended-blocked = { $loser } nem tud lépni
ended-mill = { $winner } malmot zárt
ended-full-board = a tábla megtelt, és { $loser } kezdett
ended-resigned = { $loser } feladta
ended-time = { $loser } kifutott az időből
drawn-agreed = döntetlen: a felek megegyeztek
drawn-quiet = döntetlen: { $turns } lépés ütés nélkül
drawn-clock = döntetlen: { $turns } lépés ütés nélkül, és az egyik fél három bábuval maradt
drawn-repetition = döntetlen: harmadszor állt elő ugyanaz az állás
drawn-blocked = döntetlen: a soron lévő fél nem tud lépni
drawn-full-board = döntetlen: a tábla megtelt

number-0 = nulla
number-1 = egy
number-2 = két
number-3 = három
number-4 = négy
number-5 = öt
number-6 = hat
number-7 = hét
number-8 = nyolc
number-9 = kilenc
number-10 = tíz
number-11 = tizenegy
number-12 = tizenkét
number-20 = húsz
number-30 = harminc
number-50 = ötven
number-100 = száz

# Prompts for keyboard and gamepad.
prompt-move-cursor = a vonalak mentén
prompt-place = bábu lerakása
prompt-place-or-take-up = lerakás vagy felvétel
prompt-take-up = felvétel
prompt-put-down = letétel
prompt-put-back = visszatétel
prompt-panel = a gombokhoz
prompt-take = bábu levétele

# What Titania says of the weather, A Midsummer Night's Dream II, 1.
titania-line = A kilences malmot belepte a sár. — Titánia
asked-read = Olvasd el, aztán tovább
asked-watch = Nézd, mi következik
