# Title, pages and settings.

# The language's own name for itself, and whether a clause behind a colon begins with a Capital or a small letter.
language-title = English
after-colon = small

game-first = NINE MEN’S
game-second = MORRIS
motto = merels, mill, Mühle, moulin: one game, cut in stone
loading = The stone is being cut…
press-any-key = Press any key

play-school = Play the school
play-friend = Play a friend
watch = Watch a game
rules = Rules
settings = Settings
quit = Quit

begin = Begin
back = Back
strength = Strength
your-colour = Your men
who-begins = Who begins
by-lot = By lot
white = White
black = Black
rules-in-use = The rules
rules-in-use-are = The rules: { $rules }
choose-rules = Other rules…

preset-before = The rules before
preset-after = The rules after

level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-apprentice-says = Sees its own mills and misses many of yours.
level-journeyman-says = Looks a few turns ahead and punishes carelessness.
level-master-says = Plays as well as the school can teach.
own-white-says = You have the pale men and begin.
own-black-says = You have the dark men; the school begins.
own-lot-says = A man hidden in a hand decides. White begins.

pause = The game rests
continue = Continue
take-back = Take back
new-game = New game
to-title = To the title
play-again = Play again
look-at-board = See the board
length = { $turns ->
    [one] { $rules } · one turn
   *[other] { $rules } · { $turns } turns
}

picture = Picture
sound = Sound
play = Play
quality = Quality
quality-low = Low
quality-medium = Medium
quality-high = High
quality-ultra = Ultra
full-screen = Full screen
vsync = Vertical sync
master-volume = Everything
effects-volume = Stones and bell
ambience-volume = Wind and birds
pace = Pace of the men
reduced-motion = Less motion
coordinates = Names of the points
text-size = Size of text
language = Language
language-system = System
decimal-point = .
