# Why a turn is good, and why a touch was refused. Clauses without capital and full stop.

and-list = { $most } és { $last }
or-list = { $most } vagy { $last }

reason-wins-by-mill = malmot zár és nyer: két bábu nem csinál malmot
reason-wins-by-blocking = nyer: az ellenfél nem tud lépni
reason-wins-at-once = malmot zár és nyer
reason-wins-by-full-board = megtölti a táblát és nyer
reason-nothing-better = jobbat már nem tehet
reason-draws = döntetlent ér el
reason-takes = leveszi { $points } bábuját
reason-closes-one = malmot zár
reason-closes-running = malomból malomba lép
reason-closes-two = két malmot zár
reason-closes-several = több malmot zár
reason-mill-takes = { $mill }, és leveszi { $points } bábuját
reason-mill-breaks = { $mill }, és felbont egyet { $points } levételével
reason-mill-parries = { $mill }, és leveszi a bábut, amely itt fenyegetett: { $threat }
reason-blocks = útját állja egy malomnak: { $point }
reason-blocks-and-threatens = útját állja egy malomnak: { $point }, és itt fenyeget: { $points }
reason-opens-running = megnyitja a csiki-csukit; a folytatás: { $points }
reason-opens-safely = kinyitja a malmot, és ezt a pontot senki sem éri el: { $point }
reason-opens = kinyitja a malmot, hogy itt zárja be újra: { $point }
reason-threatens = { $count ->
    [one] malommal fenyeget itt: { $points }
   *[other] malmokkal fenyeget itt: { $points }
}
reason-shuts-in = { $count ->
    [one] beszorít egy bábut
   *[other] beszorít { $count } bábut
}
reason-in-the-way = útban áll itt: { $point }
reason-takes-crossing = elfoglal egy kereszteződést: { $point }
reason-moves-to-crossing = kereszteződésre lép: { $point }
reason-three-ways = olyan pontra áll, ahonnan három út vezet: { $point }
reason-room = több teret ad a saját bábuknak
reason-keeps-free = szabadon tartja a saját bábuk útját
reason-waits = kivár
reason-builds = a saját bábukra épít
reason-spreads = szétosztja a saját bábukat a táblán

refused-game-over = a játszma véget ért
refused-off-board = ezen a táblán nincs ilyen pont
refused-must-remove = malom zárult: előbb le kell venni egy bábut
refused-nothing-to-remove = nem lehet bábut levenni: nem zárult malom
refused-hand-first = { $side } kezében még van bábu, előbb azt kell lerakni
refused-hand-empty = { $side } kezében nincs több bábu
refused-occupied = { $point } foglalt
refused-no-man = itt nem áll { $side } bábuja: { $point }
refused-man-of = { $side } bábuja áll itt: { $point }
refused-not-joined = { $from } és { $to } nem szomszédok egy vonalon, és ez a fél nem ugorhat
refused-reforming = ez a bábu nem léphet rögtön vissza ({ $from }–{ $to }), hogy bezárja a malmot, amelyet elhagyott
refused-protected = { $point } malomban áll; levehető: { $points }
refused-protected-all = { $point } malomban áll, ezért védett
