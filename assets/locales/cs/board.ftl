# Beside the board: what is asked, what happened, how it ended.

undo = Vzít zpět
redo = Zahrát znovu
hint = Rada
menu = Nabídka
hint-sought = Mistr si prohlíží tvou desku…
turns = Tahy
no-turns = Zatím nepadl žádný tah.
in-hand = v ruce
taken = sebráno

phase-placing = Kladení
phase-moving = Posouvání
phase-flying = Skákání
phase-taking = Braní

place = polož kámen
place-or-slide = polož kámen, nebo jedním táhni
choose = vyber kámen, kterým potáhneš
choose-to-fly = vyber kámen: smí skákat
put-down = vyber, kam půjde
put-down-anywhere = vyber kterékoli volné pole
take = mlýn: vezmi kámen
take-several = dva mlýny: vezmi kámen a pak ještě jeden
asked-of = { $side } · { $task }
last-chance = Ještě jednou a je to remíza.
quiet-turns = Tahy bez braní: { $quiet } / { $limit }

seat-you = ty
seat-apprentice = učedník
seat-journeyman = tovaryš
seat-master = mistr
seat-teacher = učitel
player-apprentice = Učedník
player-journeyman = Tovaryš
player-master = Mistr
guest = host
demo = { $rules } · Bílý: { $white } · Černý: { $black }

school-thinks = { $who } přemýšlí…
school-moves = { $who } je na tahu
school-takes = { $who } bere kámen
school-says = { $who } { $why }.
advice = Zkus { $turn }: { $why }.

you-win = Vítězíš
wins = { $who } vítězí
draw = Remíza
ended-one-man = { $loser } má už jen jeden kámen
ended-few-men = { $men ->
    [nula] { $loser } už nemá žádný kámen
   *[other] { $loser } má už jen { $men } kameny
}
ended-blocked = { $loser } nemůže táhnout
ended-mill = { $winner } zavřel mlýn
ended-full-board = deska je plná a { $loser } začínal
ended-resigned = { $loser } se vzdal
ended-time = { $loser } už nemá čas
drawn-agreed = remíza: obě strany se dohodly
drawn-quiet = remíza: { $turns } tahů bez braní
drawn-clock = remíza: { $turns } tahů bez braní a jedné straně zbývají tři kameny
drawn-repetition = remíza: potřetí stejná pozice
drawn-blocked = remíza: strana na tahu nemá kam táhnout
drawn-full-board = remíza: deska je plná

number-0 = nula
number-1 = jeden
number-2 = dva
number-3 = tři
number-4 = čtyři
number-5 = pět
number-6 = šest
number-7 = sedm
number-8 = osm
number-9 = devět
number-10 = deset
number-11 = jedenáct
number-12 = dvanáct
number-20 = dvacet
number-30 = třicet
number-50 = padesát
number-100 = sto

# Prompts for keyboard and gamepad.
prompt-move-cursor = po čarách
prompt-place = položit kámen
prompt-place-or-take-up = položit nebo zvednout
prompt-take-up = zvednout
prompt-put-down = položit
prompt-put-back = vrátit
prompt-panel = k tlačítkům
prompt-take = vzít tento kámen

# What Titania says of the weather, A Midsummer Night's Dream II, 1.
titania-line = Kde hrál se mlýn, tam plno je teď bláta. – Titanie
asked-read = Přečti si to a jdi dál
asked-watch = Dívej se, co přijde
