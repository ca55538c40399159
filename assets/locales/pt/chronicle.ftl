# “Stones that remember”: the game’s history, and what is disputed about it.

chronicle = Pedras com memória
chronicle-play = Jogar neste tabuleiro

chronicle-kurna = O templo de Kurna
chronicle-kurna-1 = Nas lajes da cobertura de um templo em Kurna, no Egito, alguém riscou tabuleiros como o nosso, alguns deles com as diagonais. O templo tem mais de três mil anos, e há um século que os livros dão ao jogo a mesma idade.
chronicle-kurna-2 = Ninguém sabe quando foram riscados. Em todas as épocas se subiu àquela cobertura, e entre os tabuleiros há cruzes coptas. Datar a pedra não é datar o risco; não apostaríamos nisso nem uma peça.

chronicle-ovid = As três pedrinhas de um romano
chronicle-ovid-1 = Ao ensinar às jovens o que convém saber jogar, Ovídio fala de um pequeno tabuleiro com três pedrinhas para cada lado, em que vence quem alinha as suas. Foi há cerca de dois mil anos, e há linhas para jogos assim riscadas em muitos pavimentos romanos.
chronicle-ovid-2 = Parece o moinho de três peças, e é assim que quase todos o leem. Mas ele não dá regras, nem diz palavra sobre nove peças. Quem encontra o nosso jogo naqueles versos foi quem o levou até lá.

chronicle-gokstad = No túmulo do navio
chronicle-gokstad-1 = Por volta do ano 900, um chefe foi sepultado em Gokstad, na Noruega, com o seu navio. Entre as coisas que levou havia um tabuleiro de madeira, e numa das faces estão as linhas de um moinho.
chronicle-gokstad-2 = Desse tabuleiro resta só uma parte, e a outra face servia a outro jogo do Norte. É um dos mais antigos achados do nosso tabuleiro com data segura, pois a madeira do navio pode ser datada pelos seus anéis.

chronicle-alfonso = O livro do rei
chronicle-alfonso-1 = Em 1283, Afonso, o Sábio, rei de Castela, mandou concluir um livro de jogos: xadrez, dados, tábulas e, entre os jogos de linhas, um moinho com nove peças. A imagem mostra dois jogadores e o tabuleiro que conhecemos.
chronicle-alfonso-2 = Também se podiam lançar três dados enquanto se colocavam as peças, e certas combinações valiam então uma captura sem moinho. Essa forma perdeu-se; a forma sem dados continua aqui, neste tabuleiro.

chronicle-cloister = Bancos de claustro
chronicle-cloister-1 = Nos assentos de pedra de claustros ingleses, em Cantuária, Gloucester, Norwich, Salisbury e Westminster, há tabuleiros assim talhados no banco. É agradável imaginar monges com leituras por fazer.
chronicle-cloister-2 = Podem ter sido eles; podem também ter sido pedreiros em descanso, meninos do coro ou visitantes de séculos mais tarde. Alguns tabuleiros estão de pé, em paredes onde ninguém pode jogar. Seriam sinais, ou pedras usadas duas vezes? Já se supôs uma coisa e outra.

chronicle-name = Merels, moinho, morris
chronicle-name-1 = Merel era, em francês antigo, uma ficha, e merels o jogo que se fazia com ela. Os alemães dizem Mühle, os franceses moulin, nós dizemos moinho ou trilha: três peças em fila moem o adversário, jogada após jogada.
chronicle-name-2 = Morris é muito provavelmente merels, gasto por bocas inglesas até soar como a dança. Que venha dos mouros, conta-se muito e prova-se pouco.

chronicle-titania = Cheio de lama
chronicle-titania-1 = No Sonho de uma Noite de Verão, a rainha das fadas queixa-se de um verão tão chuvoso que até o jogo do moinho está cheio de lama. O público sabia do que ela falava: tabuleiros abertos no prado da aldeia, como os pastores os faziam.
chronicle-titania-2 = Se ali se jogava com pedras ou com gente de pé sobre os pontos, meio verso não o diz, e houve leitores que pensaram antes num labirinto traçado no chão. É o mais belo boletim meteorológico que um jogo de tabuleiro já recebeu.

chronicle-morabaraba = Vacas no Sul
chronicle-morabaraba-1 = Na África Austral o jogo chama-se morabaraba ou mlabalaba, as peças são vacas, e quem fecha um moinho abate uma. Joga-se com doze de cada lado, com as diagonais, e leva-se a sério: há ligas e campeonatos.
chronicle-morabaraba-2 = Se nasceu ali há muito tempo ou se chegou com mercadores ou colonos, é questão em aberto. A regra contra o vaivém entre dois moinhos é a resposta que ele próprio deu ao moinho duplo.
