# Two people at one board: names, lot, clocks, draws, giving up.

name-first = Kié a világos
name-second = Kié a sötét
name-hint = egy név, ha szeretnéd
clock = Óra
no-clock = nincs
clock-label = { $minutes } + { $increment }
clock-says = Percek mindkét félnek, és lépésenként néhány másodperc ráadás. Akinek lejár az ideje, veszített.
handicap = Előny a gyengébbnek
no-handicap = nincs
handicap-label = { $who } −{ $men }
handicap-says = { $men ->
    [one] { $who } a kezdés előtt egy bábut félretesz.
   *[other] { $who } a kezdés előtt { $men } bábut félretesz.
}
lot = Sorsolás
lot-asks = Mindkét marokban egy bábu rejtőzik. Válassz egyet.
lot-you-white = Világos bábu: tiéd a világos, te kezdesz.
lot-you-black = Sötét bábu: tiéd a sötét, az iskola kezd.
lot-begins = { $who } kezd.
left-hand = A bal kéz
right-hand = A jobb kéz
offer-draw = Döntetlenajánlat
offer-says = { $who } döntetlent ajánl. { $other }, elfogadod?
accept = Elfogadás
play-on = Folytatás
draw-declined = Az iskola itt nem lát döntetlent, és továbbjátszik.
give-up = Feladás
give-up-asks = Feladod ezt a játszmát?
give-up-asks-who = { $who }, feladod ezt a játszmát?
score = { $white } { $whitewins } · { $black } { $blackwins } · döntetlen { $drawn }
letters-rows = ABCDEFGHIJ KLMNOPQRST UVWXYZÁÉÍÓ ÖŐÚÜŰÄ-’.&
letters-space = Szóköz
letters-erase = Törlés
letters-done = Kész
