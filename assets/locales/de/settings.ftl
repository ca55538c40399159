# Einstellungen: Bild, Ton, Komfort, Tasten.

frame-cap = Bilder je Sekunde
no-cap = alle
comfort = Komfort
keys = Tasten
high-contrast = Hoher Kontrast
hints = Rat auf Wunsch
evaluation = Zeigen, wer besser steht
rumble = Gamepads rütteln
camera = Wenn der andere an der Reihe ist
camera-stay = bleibt sie
camera-turn = dreht sie sich
camera-flat = liegt sie flach
usual-keys = Die üblichen Tasten
press-a-key = Taste drücken …
keys-say = Wähle eine Zeile und drücke die Taste, die es tun soll. Escape lässt alles, wie es ist.
pads-say = Steuerkreuz oder linker Stick des Gamepads bewegen den Zeiger, die untere Taste nimmt auf und setzt ab, die rechte legt zurück. Die Schultertasten nehmen zurück und wiederholen, die linke Taste fragt um Rat, Start öffnet das Menü.
not-bound = keine

deed-up = Zeiger nach oben
deed-down = Zeiger nach unten
deed-left = Zeiger nach links
deed-right = Zeiger nach rechts
deed-touch = Aufnehmen, absetzen, nehmen
deed-put-back = Zurücklegen
deed-undo = Zug zurücknehmen
deed-redo = Zug wiederholen
deed-hint = Rat
deed-look-left = Links herumgehen
deed-look-right = Rechts herumgehen
deed-closer = Näher heran
deed-farther = Weiter weg
deed-menu = Menü
deed-full-screen = Ganzer Bildschirm

settings-set-aside = Die Einstellungen waren nicht lesbar. Sie liegen als { $file } beiseite; die üblichen gelten.
settings-unread = Von den Einstellungen waren { $names } nicht lesbar. Die Datei liegt als { $file } beiseite.
settings-not-kept = Die Einstellungen lassen sich nicht sichern: { $error }.
