# Einstellungen: Bild, Ton, Komfort, Tasten.

frame-cap = Bilder je Sekunde, höchstens
no-cap = beliebig
comfort = Komfort
keys = Tasten
high-contrast = Hoher Kontrast
hints = Rat auf Wunsch
evaluation = Zeigen, wer besser steht
study = Studium: zeigen, was jeder Zug wert ist
rumble = Gamepads rütteln
camera = Die Kamera beim Seitenwechsel
camera-stay = bleibt
camera-turn = dreht sich
camera-flat = blickt herab
usual-keys = Die üblichen Tasten
press-a-key = Taste drücken …
usual-buttons = Die üblichen Knöpfe
press-a-button = Knopf drücken …
buttons-say = Wähle eine Zeile und drücke den Knopf, der das tun soll; was er bisher tat, bekommt den anderen. Nach einem Tastendruck stehen hier die Tasten.
keys-say = Wähle eine Zeile und drücke die Taste, die es tun soll. Escape lässt alles, wie es ist.
pads-say = Steuerkreuz oder linker Stick des Gamepads bewegen den Zeiger, der rechte Stick sieht sich um, die Abzüge gehen näher und weiter weg. Der obere Knopf führt zu den Tafeln. Die anderen Knöpfe stehen hier und lassen sich ändern, solange ein Gamepad benutzt wird.
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
settings-unread = Die Einstellungen { $names } waren nicht lesbar. Die beschädigte Datei liegt als { $file } beiseite.
settings-not-kept = Die Einstellungen lassen sich nicht sichern: { $error }.
