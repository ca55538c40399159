# The coach, first-time cards, the attract screen, and what screen readers say.

coach = Egy tanító nézi, hogyan játszom
coach-asks = A tanító kérdez
coach-question = Biztos vagy benne? { $played } után { $who } ezt lépheti: { $reply } – { $hurts }. Jobb lett volna { $better } – ez { $why }.
coach-remark = { $played } helyett jobb lett volna { $better } – ez { $why }.
coach-take-back = Visszavonom
coach-let-stand = Maradjon

cards = Magyarázat, ha valami először történik
card-understood = Értem
card-no-more = Ezekből elég
card-flying = Három bábu maradt
card-flying-says = Három bábuval már ugorhatsz: válassz egyet, és tedd a tábla bármely üres pontjára.
card-double-mill = Malomból malomba
card-double-mill-says = Ebben a lépésben több malom is dolgozott. Az a bábu, amelyik az egyik malmot elhagyva bezárja a másikat, visszafelé is megteszi: törd meg, vagy építs magadnak ilyet.
card-nearly-blocked = Majdnem beszorultál
card-nearly-blocked-says = Alig maradt lépésed. Aki nem tud lépni, veszített, bármennyi bábuja áll a táblán: csinálj helyet, amíg lehet.
card-study = Mit ér egy-egy lépés
card-study-says = A rombusz jelöli, ami a legjobbnak látszik; a szám azt mondja, hány bábuval látszik rosszabbnak egy lépés. A felfelé mutató háromszög nyer, a lefelé mutató veszít, ennyi lépésben, ha ez ismert; két vonás döntetlen.

caption = { $who } { $why }.
caption-turn = { $who } ezt lépi: { $turn }, és { $why }.
take-seat = Leülsz erre a helyre?
take-seat-of = { $side }, eddig { $player } · { $men } bábu
take-seat-watch = Tovább nézem
take-seat-turns = { $turns ->
    [one] Egy lépés történt eddig.
   *[other] { $turns } lépés történt eddig.
}
take-seat-waits = { $seconds ->
    [one] Válasz nélkül a játszma egy másodperc múlva folytatódik.
   *[other] Válasz nélkül a játszma { $seconds } másodperc múlva folytatódik.
}

point-empty = üres
point-lifted = felvéve
point-removable = levehető
point-target = ide léphet
point-liftable = léphet
point-plain = { $point }: { $stands }
point-may = { $point }: { $stands }, { $may }
said-begun = Játszma kezdődik: { $rules }.
said-undone = Visszavonva. { $side } következik.
said-placed = { $side } ide rak: { $to }
said-moved = { $side } lép: { $from } – { $to }
said-took = { $side } leveszi { $point } bábuját
said-mill = { $did }, és malmot zár
said-mills = { $did }, és két malmot zár
said-take = { $did }; levehető: { $points }
