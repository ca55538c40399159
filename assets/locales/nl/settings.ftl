# Settings: picture, sound, comfort, keys.

frame-cap = Beelden per seconde, hoogstens
no-cap = vrij
comfort = Comfort
keys = Toetsen
high-contrast = Hoog contrast
hints = Raad op verzoek
evaluation = Tonen wie beter staat
study = Studie: tonen wat elke zet waard is
rumble = Gamepads trillen
camera = Camera bij beurtwissel
camera-stay = blijft
camera-turn = draait mee
camera-flat = kijkt omlaag
usual-keys = De gewone toetsen
press-a-key = druk op een toets…
usual-buttons = De gewone knoppen
press-a-button = druk op een knop…
buttons-say = Kies een handeling en druk op de knop ervoor; wat die knop eerst deed, gaat naar de andere knop. Na een toetsaanslag staan hier de toetsen.
keys-say = Kies een handeling en druk op de toets ervoor. Escape laat alles zoals het is.
pads-say = Het kruis of de linkerstick van een gamepad beweegt de cursor, met de rechterstick kijk je rond, met de trekkers ga je dichterbij en verder weg. De bovenste knop leidt naar de panelen. De andere knoppen staan hier, en zijn te wijzigen, zolang er een gamepad wordt gebruikt.
not-bound = geen

deed-up = Cursor omhoog
deed-down = Cursor omlaag
deed-left = Cursor naar links
deed-right = Cursor naar rechts
deed-touch = Oppakken, neerzetten, slaan
deed-put-back = Terugleggen
deed-undo = Zet terugnemen
deed-redo = Zet herhalen
deed-hint = Raad
deed-look-left = Linksom lopen
deed-look-right = Rechtsom lopen
deed-closer = Dichterbij
deed-farther = Verder weg
deed-menu = Menu
deed-full-screen = Volledig scherm

settings-set-aside = De instellingen waren onleesbaar. Ze liggen apart als { $file }; de gewone gelden nu.
settings-unread = De instellingen { $names } waren onleesbaar. Het beschadigde bestand is bewaard als { $file }.
settings-not-kept = De instellingen kunnen niet worden bewaard: { $error }.
