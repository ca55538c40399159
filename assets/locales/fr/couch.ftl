# Deux personnes devant un même plateau : noms, sort, pendules, nulle, abandon.

name-first = Qui a les blancs
name-second = Qui a les noirs
name-hint = un nom, si vous voulez
clock = Pendule
no-clock = aucune
clock-label = { $minutes } + { $increment }
clock-says = Des minutes pour chaque camp, et des secondes en plus à chaque coup. Qui n’a plus de temps a perdu.
handicap = Un avantage pour le plus faible
no-handicap = égal
handicap-label = { $who } −{ $men }
handicap-says = { $men ->
    [one] { $who } joue avec un pion de moins.
   *[other] { $who } joue avec { $men } pions de moins.
}
lot = Le sort
lot-asks = Un pion est caché dans chaque main. Choisissez-en une.
lot-you-white = Un pion clair : vous avez les blancs et commencez.
lot-you-black = Un pion sombre : vous avez les noirs, l’école commence.
lot-begins = { $who } commence.
left-hand = La main gauche
right-hand = La main droite
offer-draw = Proposer la nulle
offer-says = { $who } propose la nulle. { $other }, acceptez-vous ?
accept = Accepter
play-on = Continuer
draw-declined = L’école ne voit pas de nulle ici et continue.
give-up = Abandonner
give-up-asks = Abandonnez-vous cette partie ?
give-up-asks-who = { $who }, abandonnez-vous cette partie ?
score = { $white } { $whitewins } · { $black } { $blackwins } · nulles { $drawn }
letters-rows = ABCDEFGHIJ KLMNOPQRST UVWXYZÉÈÊË ÀÂÇÎÏÔÛŒ-’
letters-space = Espace
letters-erase = Effacer
letters-done = Terminé
