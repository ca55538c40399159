# Zwei Menschen an einem Brett: Namen, Los, Uhren, Remis, Aufgeben.

name-first = Wer hat Weiß
name-second = Wer hat Schwarz
name-hint = ein Name, wenn du magst
clock = Uhr
no-clock = keine
clock-label = { $minutes } + { $increment }
clock-says = Minuten für jede Seite und Sekunden dazu für jeden Zug. Wessen Zeit abläuft, der hat verloren.
handicap = Vorgabe für die schwächere Seite
no-handicap = gleich
handicap-label = { $who } −{ $men }
handicap-says = { $men ->
    [one] { $who } spielt mit einem Stein weniger.
   *[other] { $who } spielt mit { $men } Steinen weniger.
}
lot = Das Los
lot-asks = In jeder Hand ist ein Stein verborgen. Wähle eine.
lot-you-white = Ein heller Stein: du hast Weiß und beginnst.
lot-you-black = Ein dunkler Stein: du hast Schwarz, die Schule beginnt.
lot-begins = { $who } beginnt.
left-hand = Die linke Hand
right-hand = Die rechte Hand
offer-draw = Remis anbieten
offer-says = { $who } bietet Remis an. { $other }, nimmst du an?
accept = Annehmen
play-on = Weiterspielen
draw-declined = Die Schule sieht hier kein Remis und spielt weiter.
give-up = Aufgeben
give-up-asks = Gibst du diese Partie auf?
give-up-asks-who = { $who }, gibst du diese Partie auf?
score = { $white } { $whitewins } · { $black } { $blackwins } · remis { $drawn }
letters-rows = ABCDEFGHIJ KLMNOPQRST UVWXYZÄÖÜß ÉÈÇÑÅØ-’.&
letters-space = Leerzeichen
letters-erase = Löschen
letters-done = Fertig
