# Title, pages and settings.

# The language's own name for itself, and whether a clause behind a colon begins with a Capital or a small letter.
language-title = Italiano
after-colon = small

game-first = IL GIOCO DEL
game-second = MULINO
motto = mulino, tria, filetto, Mühle, morris: un solo gioco, inciso nella pietra
loading = Si sta scolpendo la pietra…
press-any-key = Premi un tasto

play-school = Contro la scuola
play-friend = In due
watch = Guarda una partita
rules = Regole
settings = Impostazioni
quit = Esci

begin = Comincia
back = Indietro
strength = Forza
your-colour = Le tue pedine
who-begins = Chi comincia
by-lot = A sorte
white = Bianco
black = Nero
rules-in-use = Le regole
rules-in-use-are = Le regole: { $rules }
choose-rules = Altre regole…

preset-before = Le regole precedenti
preset-after = Le regole seguenti

level-apprentice = Apprendista
level-journeyman = Lavorante
level-master = Maestro
level-apprentice-says = Vede i propri mulini e si lascia sfuggire molti dei tuoi.
level-journeyman-says = Guarda qualche mossa più in là e punisce le distrazioni.
level-master-says = Gioca bene quanto la scuola sa insegnare.
own-white-says = Hai le pedine chiare e cominci tu.
own-black-says = Hai le pedine scure; comincia la scuola.
own-lot-says = Decide una pedina nascosta in una mano. Comincia il Bianco.

pause = La partita riposa
continue = Continua
take-back = Ritira la mossa
new-game = Nuova partita
to-title = Torna al titolo
play-again = Gioca ancora
look-at-board = Vedi il tavoliere
length = { $turns ->
    [one] { $rules } · una mossa
   *[other] { $rules } · { $turns } mosse
}

picture = Immagine
sound = Suono
play = Gioco
quality = Qualità
quality-low = Bassa
quality-medium = Media
quality-high = Alta
quality-ultra = Massima
full-screen = Schermo intero
vsync = Sincronia verticale
master-volume = Tutto
effects-volume = Pietre e campana
ambience-volume = Vento e uccelli
pace = Velocità delle pedine
reduced-motion = Meno movimento
coordinates = Nomi dei punti
text-size = Dimensione testo
language = Lingua
language-system = Sistema
decimal-point = ,
