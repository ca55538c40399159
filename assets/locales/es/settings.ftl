# Settings: picture, sound, comfort, keys.

frame-cap = Tope de imágenes por segundo
no-cap = sin tope
comfort = Comodidad
keys = Teclas
high-contrast = Contraste alto
hints = Consejos si los pides
evaluation = Mostrar quién está mejor
study = Estudio: mostrar cuánto vale cada jugada
rumble = Vibración del mando
camera = La cámara al cambiar el turno
camera-stay = fija
camera-turn = gira
camera-flat = desde arriba
usual-keys = Teclas habituales
press-a-key = pulsa una tecla…
usual-buttons = Botones habituales
press-a-button = pulsa un botón…
buttons-say = Elige una línea y pulsa el botón que quieras para ella; lo que ese botón hacía antes pasa al otro. Si pulsas una tecla, se muestran las teclas.
keys-say = Elige una línea y pulsa la tecla que quieras. Escape lo deja todo como estaba.
pads-say = La cruceta o la palanca izquierda del mando mueven el cursor, la palanca derecha mira alrededor, los gatillos acercan y alejan. El botón de arriba lleva a los paneles. Los demás botones aparecen aquí, y se pueden cambiar, mientras se use un mando.
not-bound = sin asignar

deed-up = Cursor arriba
deed-down = Cursor abajo
deed-left = Cursor a la izquierda
deed-right = Cursor a la derecha
deed-touch = Levantar, dejar, capturar
deed-put-back = Devolver
deed-undo = Deshacer una jugada
deed-redo = Rehacerla
deed-hint = Consejo
deed-look-left = Rodear por la izquierda
deed-look-right = Rodear por la derecha
deed-closer = Acercarse
deed-farther = Alejarse
deed-menu = Menú
deed-full-screen = Pantalla completa

settings-set-aside = No se pudieron leer los ajustes. Quedan aparte como { $file }; se usan los habituales.
settings-unread = No se pudieron leer estos ajustes: { $names }. El archivo dañado se guarda como { $file }.
settings-not-kept = Los ajustes no se pueden guardar: { $error }.
