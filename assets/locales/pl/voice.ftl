# The coach, first-time cards, the attract screen, and what screen readers say.

coach = Nauczyciel patrzy mi przez ramię
coach-asks = Nauczyciel pyta
coach-question = Czy na pewno? Po { $played } { $who } ma { $reply }: { $hurts }. Lepsze było { $better }: { $why }.
coach-remark = Lepsze niż { $played } było { $better }: { $why }.
coach-take-back = Cofnij
coach-let-stand = Niech zostanie

cards = Objaśniaj, co zdarza się po raz pierwszy
card-understood = Rozumiem
card-no-more = Nie pokazuj więcej
card-flying = Zostały trzy pionki
card-flying-says = Z trzema pionkami wolno ci skakać: wybierz jeden i postaw go na dowolnym wolnym polu planszy.
card-double-mill = Z młynka w młynek
card-double-mill-says = W tym ruchu pracował więcej niż jeden młynek. Pionek, który zamyka jeden młynek, wychodząc z drugiego, zrobi to znowu w drodze powrotnej: rozbij tę parę albo zbuduj własną.
card-nearly-blocked = Prawie w potrzasku
card-nearly-blocked-says = Nie zostało ci prawie żadnego ruchu. Kto nie może się ruszyć, ten przegrywa, nieważne, ile ma pionków: zrób sobie miejsce, póki można.
card-study = Ile wart jest każdy ruch
card-study-says = Romb oznacza ruch, który wydaje się najlepszy, liczba – o ile pionków ruch wydaje się gorszy. Trójkąt w górę to wygrana, w dół – przegrana, z liczbą ruchów, jeśli jest znana; dwie kreski to remis.

caption = { $who } { $why }.
caption-turn = { $who } gra { $turn }: { $why }.
take-seat = Siadasz do gry?
take-seat-of = { $men ->
    [one] { $side }, dotąd { $player } · { $men } pionek
    [few] { $side }, dotąd { $player } · { $men } pionki
    [many] { $side }, dotąd { $player } · { $men } pionków
   *[other] { $side }, dotąd { $player } · { $men } pionka
}
take-seat-watch = Patrz dalej
take-seat-turns = { $turns ->
    [one] Zagrano jeden ruch.
    [few] Zagrano { $turns } ruchy.
    [many] Zagrano { $turns } ruchów.
   *[other] Zagrano { $turns } ruchu.
}
take-seat-waits = { $seconds ->
    [one] Bez odpowiedzi partia toczy się dalej za sekundę.
    [few] Bez odpowiedzi partia toczy się dalej za { $seconds } sekundy.
    [many] Bez odpowiedzi partia toczy się dalej za { $seconds } sekund.
   *[other] Bez odpowiedzi partia toczy się dalej za { $seconds } sekundy.
}

point-empty = wolne
point-lifted = podniesiony
point-removable = można zbić
point-target = można tu stanąć
point-liftable = może się ruszyć
point-plain = { $point }: { $stands }
point-may = { $point }: { $stands }, { $may }
said-begun = Zaczyna się partia: { $rules }.
said-undone = Cofnięto. Ruch ma { $side }.
said-placed = { $side } stawia na { $to }
said-moved = { $side } przesuwa z { $from } na { $to }
said-took = { $side } zbija { $point }
said-mill = { $did } i zamyka młynek
said-mills = { $did } i zamyka dwa młynki
said-take = { $did }; zbij { $points }
