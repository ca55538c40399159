# Settings: picture, sound, comfort, keys.

frame-cap = Imagens por segundo, no máximo
no-cap = livre
comfort = Conforto
keys = Teclas
high-contrast = Alto contraste
hints = Conselhos a pedido
evaluation = Mostrar quem está melhor
study = Estudo: mostrar quanto vale cada jogada
rumble = Vibração dos gamepads
camera = A câmera na troca de vez
camera-stay = fica
camera-turn = gira
camera-flat = olha de cima
usual-keys = Teclas habituais
press-a-key = pressione uma tecla…
usual-buttons = Botões habituais
press-a-button = pressione um botão…
buttons-say = Escolha uma linha e pressione o botão desejado; o que ele fazia antes passa para o outro. Ao tocar numa tecla do teclado, aparecem aqui as teclas.
keys-say = Escolha uma linha e pressione a tecla desejada. Esc deixa tudo como está.
pads-say = A cruz direcional ou o stick esquerdo do gamepad move o cursor, o stick direito olha em volta, os gatilhos aproximam e afastam. O botão de cima leva aos painéis. Os outros botões aparecem aqui, e podem ser trocados, enquanto se usa um gamepad.
not-bound = por definir

deed-up = Cursor para cima
deed-down = Cursor para baixo
deed-left = Cursor para a esquerda
deed-right = Cursor para a direita
deed-touch = Levantar, pousar, capturar
deed-put-back = Pôr de volta
deed-undo = Desfazer uma jogada
deed-redo = Refazer a jogada
deed-hint = Conselho
deed-look-left = Contornar pela esquerda
deed-look-right = Contornar pela direita
deed-closer = Aproximar
deed-farther = Afastar
deed-menu = Menu
deed-full-screen = Tela cheia

settings-set-aside = Não foi possível ler as opções. Estão à parte, em { $file }; valem as habituais.
settings-unread = Não foi possível ler estas opções: { $names }. O arquivo danificado ficou guardado como { $file }.
settings-not-kept = Não é possível guardar as opções: { $error }.
