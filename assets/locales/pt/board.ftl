# Beside the board: what is asked, what happened, how it ended.

undo = Desfazer
redo = Refazer
hint = Conselho
menu = Menu
hint-sought = O Mestre olha para o tabuleiro…
turns = Jogadas
no-turns = Ainda não houve jogadas.
in-hand = na mão
taken = capturas

phase-placing = Colocar
phase-moving = Mover
phase-flying = Voar
phase-taking = Capturar

place = coloque uma peça
place-or-slide = coloque uma peça ou mova outra
choose = escolha uma peça para mover
choose-to-fly = escolha uma peça: ela pode voar
put-down = escolha para onde vai
put-down-anywhere = escolha um ponto livre
take = moinho: capture uma peça
take-several = dois moinhos: capture uma peça, e depois outra
asked-of = { $side } · { $task }
last-chance = Mais uma vez, e é empate.
quiet-turns = { $quiet } de { $limit } jogadas sem captura

seat-you = você
seat-apprentice = o Aprendiz
seat-journeyman = o Companheiro
seat-master = o Mestre
seat-teacher = o professor
player-apprentice = O Aprendiz
player-journeyman = O Companheiro
player-master = O Mestre
guest = Visitante
demo = { $rules } · Branco: { $white } · Preto: { $black }

school-thinks = { $who } pensa…
school-moves = { $who } tem a vez
school-takes = { $who } captura uma peça
school-says = { $who } { $why }.
advice = Tente { $turn }: essa jogada { $why }.

you-win = A vitória é sua
wins = { $who } vence
draw = Empate
ended-one-man = { $loser } ficou com uma só peça
ended-few-men = { $loser } ficou com { $men } peças
ended-blocked = { $loser } ficou sem jogadas
ended-mill = { $winner } fechou um moinho
ended-full-board = o tabuleiro está cheio, e { $loser } começou
ended-resigned = { $loser } desistiu
ended-time = { $loser } ficou sem tempo
drawn-agreed = empate: os dois lados concordaram
drawn-quiet = empate: { $turns } jogadas sem captura
drawn-clock = empate: { $turns } jogadas sem captura, e um lado só tem três peças
drawn-repetition = empate: a mesma posição pela terceira vez
drawn-blocked = empate: quem tem a vez ficou sem jogadas
drawn-full-board = empate: o tabuleiro está cheio

number-0 = zero
number-1 = uma
number-2 = duas
number-3 = três
number-4 = quatro
number-5 = cinco
number-6 = seis
number-7 = sete
number-8 = oito
number-9 = nove
number-10 = dez
number-11 = onze
number-12 = doze
number-20 = vinte
number-30 = trinta
number-50 = cinquenta
number-100 = cem

# Prompts for keyboard and gamepad.
prompt-move-cursor = pelas linhas
prompt-place = colocar uma peça
prompt-place-or-take-up = colocar ou levantar
prompt-take-up = levantar
prompt-put-down = pousar
prompt-put-back = pôr de volta
prompt-panel = para os botões
prompt-take = capturar esta peça

# What Titania says of the weather, A Midsummer Night's Dream II, 1.
titania-line = O jogo do moinho está cheio de lama. — Titânia
asked-read = Leia, e depois continue
asked-watch = Veja o que acontece
