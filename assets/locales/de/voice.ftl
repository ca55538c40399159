# Der Trainer, Karten zum ersten Mal, die Vorführung, und was Bildschirmleser sagen.

coach = Ein Lehrer sieht mir zu
coach-asks = Der Lehrer fragt
coach-question = Bist du sicher? Nach { $played } hat { $who } { $reply }: Das { $hurts }. Besser war { $better }: Das { $why }.
coach-remark = Besser als { $played } war { $better }: Das { $why }.
coach-take-back = Zurücknehmen
coach-let-stand = So lassen

cards = Erklären, was zum ersten Mal geschieht
card-understood = Verstanden
card-no-more = Keine mehr davon
card-flying = Noch drei Steine
card-flying-says = Mit drei Steinen darfst du springen: Wähle einen und setze ihn auf irgendeinen freien Punkt des Bretts.
card-double-mill = Von Mühle zu Mühle
card-double-mill-says = In diesem Zug war mehr als eine Mühle am Werk. Ein Stein, der eine Mühle schließt, indem er eine andere verlässt, tut es auf dem Rückweg wieder: Brich sie auf, oder bau deine eigene.
card-nearly-blocked = Fast eingesperrt
card-nearly-blocked-says = Dir bleibt kaum noch ein Zug. Wer nicht ziehen kann, hat verloren, so viele Steine auch stehen: Schaff dir Raum, solange es geht.
card-study = Was jeder Zug wert ist
card-study-says = Eine Raute steht, wo es am besten scheint, eine Zahl sagt, um wie viele Steine ein Zug schlechter scheint. Ein Dreieck nach oben gewinnt, eines nach unten verliert, in so vielen Zügen, wo man es weiß; zwei Striche sind ein Remis.

caption = { $who } { $why }.
caption-turn = { $who } spielt { $turn } und { $why }.
take-seat = Diesen Platz einnehmen?
take-seat-of = { $side }, bisher { $player } · { $men } Steine
take-seat-watch = Weiter zusehen
take-seat-turns = { $turns ->
    [one] Ein Zug ist gespielt.
   *[other] { $turns } Züge sind gespielt.
}
take-seat-waits = { $seconds ->
    [one] Ohne Antwort geht die Partie in einer Sekunde weiter.
   *[other] Ohne Antwort geht die Partie in { $seconds } Sekunden weiter.
}

point-empty = frei
point-lifted = aufgenommen
point-removable = darf genommen werden
point-target = hierhin möglich
point-liftable = darf ziehen
point-plain = { $point }: { $stands }
point-may = { $point }: { $stands }, { $may }
said-begun = Eine Partie beginnt: { $rules }.
said-undone = Zurückgenommen. { $side } ist am Zug.
said-placed = { $side } auf { $to }
said-moved = { $side } { $from } nach { $to }
said-took = { $side } nimmt { $point }
said-mill = { $did } schließt eine Mühle
said-mills = { $did } schließt zwei Mühlen
said-take = { $did }; nimm { $points }
