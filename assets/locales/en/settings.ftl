# Settings: picture, sound, comfort, keys.

frame-cap = Frames a second, at most
no-cap = no limit
comfort = Comfort
keys = Keys
high-contrast = High contrast
hints = Advice on request
evaluation = Show who stands better
study = Study: show what every turn is worth
rumble = Gamepads rumble
camera = The camera when the turn passes
camera-stay = stays
camera-turn = turns
camera-flat = looks down
usual-keys = The usual keys
press-a-key = press a key…
usual-buttons = The usual buttons
press-a-button = press a button…
buttons-say = Choose a line and press the button that shall do it; what that button did before gets the other one. With a key pressed, the keys are shown.
keys-say = Choose a line and press the key that shall do it. Escape leaves it as it is.
pads-say = A gamepad’s cross or left stick moves the cursor, the right stick looks around, the triggers go closer and farther away. The upper button leads to the panels. Its other buttons show here, and can be changed, while a gamepad is used.
not-bound = none

deed-up = Cursor up
deed-down = Cursor down
deed-left = Cursor left
deed-right = Cursor right
deed-touch = Take up, put down, take
deed-put-back = Put back
deed-undo = Take back a turn
deed-redo = Replay it
deed-hint = Advice
deed-look-left = Walk round to the left
deed-look-right = Walk round to the right
deed-closer = Closer
deed-farther = Farther away
deed-menu = Menu
deed-full-screen = Full screen

settings-set-aside = The settings could not be read. They lie aside as { $file }; the usual ones are used.
settings-unread = The settings { $names } could not be read. The damaged file is kept as { $file }.
settings-not-kept = The settings cannot be kept: { $error }.
