# Lessons: the page, and what the coach says at the board.

learn = Aprender
lessons = Lições
lesson-of = { $lesson } · { $stage } de { $stages }
lesson-done = feita
lesson-go-on = Continuar
lesson-next = Próxima lição
lesson-leave = Sair da lição
lesson-finished = A lição termina aqui.
lesson-try-again = Ainda não. Olhe mais uma vez.

lesson-first = A primeira lição
lesson-first-about = Tudo o que o jogo pede, com a mão na pedra.
lesson-crossings = Os quatro cruzamentos
lesson-crossings-about = Onde uma peça vê mais longe.
lesson-together = Não se espalhe
lesson-together-about = Peças que andam juntas ameaçam em dobro.
lesson-running = O moinho duplo
lesson-running-about = Uma peça, dois moinhos, uma captura por jogada.
lesson-block = Bloquear
lesson-block-about = A melhor resposta a uma ameaça é pôr-se no meio dela.
lesson-room = O valor do espaço
lesson-room-about = Uma peça a mais nem sempre é o melhor.
lesson-flyer = O adversário que voa
lesson-flyer-about = Como caçar três peças que vão a toda parte.

first-place = Há nove peças na sua mão. Coloque uma num cruzamento: d6, f4, d2 ou b4, onde quatro linhas se encontram.
first-place-right = Bom lugar: dali a sua peça tem quatro caminhos.
first-place-wrong = É permitido, mas ali ela vê menos. Os cruzamentos ficam no meio de cada lado do segundo quadrado.
first-mill = As suas peças estão em a7 e d7. Três em fila sobre uma linha são um moinho: feche-o.
first-mill-right = Um moinho! Cada vez que fechar um, tire do tabuleiro uma peça do adversário.
first-mill-wrong = A sua fila corre pela borda de cima: um dos pontos ainda está livre.
first-protected = O seu moinho está fechado, e agora vem a captura. Tente primeiro uma das peças da borda de baixo.
first-protected-right = As três de baixo também estão num moinho: enquanto houver outra peça livre, ninguém as pode capturar.
first-take = Capture então a peça que nenhum moinho protege.
first-take-right = Essa não volta mais. Só quando todas as peças do adversário estão em moinhos é que se pode tirar uma dali.
first-slide = Agora todas as peças estão colocadas. Escolha uma das suas e mova-a por uma linha para o ponto livre ao lado.
first-slide-right = Daqui em diante é assim: uma peça, um passo, pelas linhas.
first-open = O seu moinho da borda de cima está fechado. Abra-o: afaste uma das peças um passo.
first-open-right = O moinho está aberto. Se ninguém se meter nele, é só fechar de novo.
first-open-wrong = Mova uma peça do moinho da borda de cima: a7, d7 ou g7.
first-close = E agora feche-o outra vez. Moinho fechado, peça capturada.
first-close-right = Abrir, fechar, capturar: um moinho é ferramenta para mais de uma vez.
first-close-wrong = Volte com a mesma peça.
first-fly = Só lhe restam três peças, e por isso elas podem voar para qualquer ponto livre. Feche o seu moinho.
first-fly-right = Quem tem três peças está em toda parte ao mesmo tempo, e a uma peça da derrota.
first-fly-wrong = Duas das suas peças estão na borda de cima. A terceira pode voar para o ponto entre elas.
first-win-men = Preto só tem três peças. Feche um moinho e capture uma: com duas peças ninguém faz moinho.
first-win-men-right = Vitória! Preto ficou com duas peças. É a primeira maneira de vencer.
first-win-men-wrong = Há um moinho para fechar: olhe para a borda de cima.
first-win-block = A outra maneira de vencer: deixar Preto sem jogadas. Um ponto ainda está aberto às peças escuras; ocupe-o.
first-win-block-right = Preto não tem para onde ir, e a vitória é sua. Agora já conhece o jogo todo.
first-win-block-wrong = Uma peça escura ainda tem caminho: olhe para a borda de cima.

crossings-task = Cada lado tem uma peça no tabuleiro. De onde a sua próxima verá mais longe? Coloque-a.
crossings-right = Sim. Um cruzamento tem quatro caminhos e pertence a dois moinhos; quem tem mais deles joga depois mais à vontade.
crossings-corner = Um canto tem dois caminhos e logo se fecha. Quatro é melhor: tente um cruzamento.
crossings-wrong = Dali saem três caminhos. Há um lugar com quatro.

together-task = Uma só peça faz duas ameaças ao mesmo tempo. Encontre o lugar dela.
together-right = Duas filas, f6 e d7, e Preto só pode deter uma delas.
together-far = Longe das companheiras, uma peça não ameaça nada. Procure o ponto para onde olham as suas duas peças.
together-wrong = Assim há uma ameaça, quando muito, e Preto vai detê-la. Onde se cruzam as linhas das suas duas peças?
together-close = Preto deteve uma delas. Feche a outra.
together-close-right = Peças que se ajudam fazem duas perguntas ao mesmo tempo. Espalhadas, não fazem nenhuma.
together-close-wrong = A fila b6 – d6 – f6 continua à sua espera.

running-task = O moinho em b6, d6 e f6 é seu. Prepare outro, para que uma peça feche um moinho ao deixar o outro.
running-right = Agora d6 e d7 ficam entre dois moinhos: vá a peça para onde for, fecha-se um deles.
running-once = Isso abre o moinho para fechá-lo mais uma vez. Mas pode ter um que se fecha a cada jogada.
running-wrong = Pense na borda de cima: em a7 já há uma peça.
running-swing = Agora o vaivém: feche um moinho e capture a peça que mais incomoda.
running-swing-right = E o caminho de volta fecha o outro.
running-swing-wrong = A peça do meio, entre as duas filas, fecha um moinho com um só passo.
running-old = Isso fecha outra vez o moinho antigo. Use a segunda fila: há ali uma peça à espera de entrar.
running-back = Volte, e capture de novo.
running-back-right = Isto é um moinho duplo: uma captura por jogada, e poucas partidas lhe resistem. Construa o seu cedo e fique de olho no do adversário.

block-task = Preto quer fechar b2 – d2 – f2 com a peça de d1. Que fazer contra isso?
block-right = O moinho ficou barrado antes de se fechar, e a sua peça no cruzamento só estorva Preto.
block-too-slow = Preto fecha primeiro: d1 vai para d2 e captura uma peça. Uma ameaça passa à frente dos nossos planos.
block-away = A sua peça de d3 era a única perto o bastante. Para onde deve ir?
block-wrong = Preto joga então d1 para d2 e captura uma peça. Chegue lá primeiro.

room-task = Pode fechar um moinho e capturar uma peça. Mas antes veja quanto espaço resta a Preto.
room-right = Preto tem quatro peças e nem uma jogada. Espaço para mover vale mais que uma peça.
room-greedy = Foi-se uma peça, mas as outras três voam, e Preto está livre. Havia coisa melhor: conte os pontos livres de Preto.
room-wrong = Preto só tem mais um ponto livre para onde ir. Ocupe-o.

flyer-task = Preto tem três peças e voa: uma ameaça só é sempre detida. Faça duas ao mesmo tempo.
flyer-right = Duas filas, d7 e g4. Preto só pode entrar numa delas.
flyer-single = Uma só ameaça, e Preto voa para o meio dela. Contra quem voa, são precisas duas ao mesmo tempo.
flyer-wrong = Olhe para o canto g7: é ali que duas filas se encontram.
flyer-finish = Preto deteve o que podia. Feche a outra fila.
flyer-finish-right = É assim que se caça quem voa: duas ameaças, uma resposta.
flyer-finish-wrong = Uma fila ainda está aberta. Qual das suas peças pode entrar nela?
