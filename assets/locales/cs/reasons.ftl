# Why a turn is good, and why a touch was refused. Clauses without capital and full stop.

and-list = { $most } a { $last }
or-list = { $most } nebo { $last }

reason-wins-by-mill = zavírá mlýn a vítězí: ze dvou kamenů už mlýn nebude
reason-wins-by-blocking = vítězí: druhá strana nemůže táhnout
reason-wins-at-once = zavírá mlýn a vítězí
reason-wins-by-full-board = zaplňuje desku a vítězí
reason-nothing-better = dělá, co se dá
reason-draws = dosahuje remízy
reason-takes = bere { $points }
reason-closes-one = zavírá mlýn
reason-closes-running = přebíhá ze mlýna do mlýna
reason-closes-two = zavírá dva mlýny
reason-closes-several = zavírá několik mlýnů
reason-mill-takes = { $mill } a bere { $points }
reason-mill-breaks = { $mill } a bere { $points } ze soupeřova mlýna
reason-mill-parries = { $mill } a bere kámen, který hrozil na { $threat }
reason-blocks = blokuje { $point }
reason-blocks-and-threatens = blokuje { $point } a hrozí na { $points }
reason-opens-running = otevírá dvojitý mlýn: příště { $points }
reason-opens-safely = otevírá svůj mlýn; na { $point } nikdo nedosáhne
reason-opens = otevírá svůj mlýn, aby se na { $point } zase zavřel
reason-threatens = { $count ->
    [one] hrozí mlýnem na { $points }
    [few] hrozí mlýny na { $points }
   *[other] hrozí mlýny na { $points }
}
reason-shuts-in = { $count ->
    [one] chytá do pasti jeden kámen
    [few] chytá do pasti { $count } kameny
   *[other] chytá do pasti { $count } kamenů
}
reason-in-the-way = staví se do cesty na { $point }
reason-takes-crossing = obsazuje křižovatku { $point }
reason-moves-to-crossing = jde na křižovatku { $point }
reason-three-ways = obsazuje { $point }, odkud vedou tři cesty
reason-room = dává vlastním kamenům víc místa
reason-keeps-free = udržuje vlastní kameny volné
reason-waits = vyčkává
reason-builds = staví k vlastním kamenům
reason-spreads = rozkládá vlastní kameny po desce

refused-game-over = partie skončila
refused-off-board = takové pole na této desce není
refused-must-remove = mlýn je zavřený: nejdřív je třeba vzít kámen
refused-nothing-to-remove = teď se nic nebere: žádný mlýn se nezavřel
refused-hand-first = { $side } má ještě kameny v ruce a ty se kladou nejdřív
refused-hand-empty = { $side } už nemá v ruce žádný kámen
refused-occupied = { $point } je obsazeno
refused-no-man = { $side } nemá na { $point } žádný kámen
refused-man-of = kamenem na { $point } hraje { $side }
refused-not-joined = { $from } a { $to } spolu na žádné čáře nesousedí a tato strana neskáče
refused-reforming = kámen z { $from } se nesmí hned vrátit na { $to } a zavřít mlýn, který opustil
refused-protected = kámen na { $point } stojí ve mlýně; vezmi { $points }
refused-protected-all = kámen na { $point } stojí ve mlýně a je v bezpečí
