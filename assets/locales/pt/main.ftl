# Title, pages and settings.

# The language's own name for itself, and whether a clause behind a colon begins with a Capital or a small letter.
language-title = Português
after-colon = small

game-first = JOGO DO
game-second = MOINHO
motto = moinho, trilha, Mühle, morris: um só jogo, gravado na pedra
loading = Talha-se a pedra…
press-any-key = Pressione qualquer tecla

play-school = Contra a escola
play-friend = Jogar a dois
watch = Ver uma partida
rules = Regras
settings = Opções
quit = Sair

begin = Começar
back = Voltar
strength = Força
your-colour = As suas peças
who-begins = Quem começa
by-lot = Sorteio
white = Branco
black = Preto
rules-in-use = As regras
rules-in-use-are = As regras: { $rules }
choose-rules = Outras regras…

preset-before = As regras anteriores
preset-after = As regras seguintes

level-apprentice = Aprendiz
level-journeyman = Companheiro
level-master = Mestre
level-apprentice-says = Vê os próprios moinhos e deixa passar muitos do adversário.
level-journeyman-says = Pensa algumas jogadas adiante e castiga descuidos.
level-master-says = Joga tão bem quanto a escola sabe ensinar.
own-white-says = As peças claras são suas, e a primeira jogada também.
own-black-says = As peças escuras são suas; a escola começa.
own-lot-says = Uma peça escondida na mão decide. Branco começa.

pause = A partida descansa
continue = Continuar
take-back = Desfazer a jogada
new-game = Nova partida
to-title = Tela inicial
play-again = Jogar de novo
look-at-board = Ver o tabuleiro
length = { $turns ->
    [0] { $rules } · nenhuma jogada
    [one] { $rules } · { $turns } jogada
   *[other] { $rules } · { $turns } jogadas
}

picture = Imagem
sound = Som
play = Jogo
quality = Qualidade
quality-low = Baixa
quality-medium = Média
quality-high = Alta
quality-ultra = Máxima
full-screen = Tela cheia
vsync = Sincronização vertical
master-volume = Tudo
effects-volume = Pedras e sino
ambience-volume = Vento e pássaros
pace = Ritmo das peças
reduced-motion = Menos movimento
coordinates = Nomes dos pontos
text-size = Tamanho do texto
language = Idioma
language-system = Sistema
decimal-point = ,
