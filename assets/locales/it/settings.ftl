# Settings: picture, sound, comfort, keys.

frame-cap = Fotogrammi al secondo, al massimo
no-cap = illimitati
comfort = Comodità
keys = Tasti
high-contrast = Contrasto elevato
hints = Consigli su richiesta
evaluation = Mostra chi sta meglio
study = Studio: mostra quanto vale ogni mossa
rumble = Vibrazione del gamepad
camera = La visuale al cambio di turno
camera-stay = resta
camera-turn = gira
camera-flat = dall’alto
usual-keys = I soliti tasti
press-a-key = premi un tasto…
usual-buttons = I soliti pulsanti
press-a-button = premi un pulsante…
buttons-say = Scegli una riga e premi il pulsante che deve farlo; ciò che quel pulsante faceva prima passa all’altro. Se premi un tasto della tastiera, qui si vedono i tasti.
keys-say = Scegli una riga e premi il tasto che deve farlo. Esc lascia tutto com’è.
pads-say = La croce o la levetta sinistra del gamepad muove il cursore, la levetta destra fa guardare intorno, i grilletti avvicinano e allontanano. Il pulsante in alto porta ai pannelli. Gli altri pulsanti si vedono qui, e si possono cambiare, mentre si usa un gamepad.
not-bound = nessuno

deed-up = Cursore in su
deed-down = Cursore in giù
deed-left = Cursore a sinistra
deed-right = Cursore a destra
deed-touch = Solleva, posa, prendi
deed-put-back = Riponi
deed-undo = Ritira una mossa
deed-redo = Rigiocala
deed-hint = Consiglio
deed-look-left = Gira a sinistra
deed-look-right = Gira a destra
deed-closer = Più vicino
deed-farther = Più lontano
deed-menu = Menu
deed-full-screen = Schermo intero

settings-set-aside = Le impostazioni non si sono potute leggere. Sono messe da parte come { $file }; valgono le solite.
settings-unread = Queste impostazioni non si sono potute leggere: { $names }. Il file danneggiato è conservato come { $file }.
settings-not-kept = Le impostazioni non si possono conservare: { $error }.
