# The coach, first-time cards, the attract screen, and what screen readers say.

coach = Een leraar kijkt met me mee
coach-asks = De leraar vraagt
coach-question = Weet je het zeker? Na { $played } heeft { $who } { $reply }: dat { $hurts }. Beter was { $better }: dat { $why }.
coach-remark = Beter dan { $played } was { $better }: dat { $why }.
coach-take-back = Terugnemen
coach-let-stand = Zo laten

cards = Uitleggen wat voor het eerst gebeurt
card-understood = Begrepen
card-no-more = Niet meer tonen
card-flying = Nog drie stenen
card-flying-says = Met drie stenen mag je springen: kies er een en zet hem op welk vrij punt van het bord je maar wilt.
card-double-mill = Van molen naar molen
card-double-mill-says = In die zet was meer dan één molen aan het werk. Een steen die een molen sluit door een andere te verlaten, doet dat op de terugweg weer: haal er een steen uit, of bouw zelf zo’n dubbele molen.
card-nearly-blocked = Bijna ingesloten
card-nearly-blocked-says = Je hebt haast geen zet meer. Wie niet kan zetten, heeft verloren, hoeveel stenen er ook staan: maak ruimte zolang het nog kan.
card-study = Wat elke zet waard is
card-study-says = Een ruit staat bij wat het beste lijkt, een getal zegt hoeveel stenen een zet slechter lijkt. Een driehoek omhoog wint, een omlaag verliest, in zoveel zetten als dat bekend is; twee streepjes zijn remise.

caption = { $who } { $why }.
caption-turn = { $who } speelt { $turn } en { $why }.
take-seat = Deze plaats innemen?
take-seat-of = { $side }, tot nu toe { $player } · { $men } stenen
take-seat-watch = Blijven kijken
take-seat-turns = { $turns ->
    [one] Er is één zet gedaan.
   *[other] Er zijn { $turns } zetten gedaan.
}
take-seat-waits = { $seconds ->
    [one] Zonder antwoord gaat de partij over één seconde verder.
   *[other] Zonder antwoord gaat de partij over { $seconds } seconden verder.
}

point-empty = vrij
point-lifted = opgepakt
point-removable = mag worden geslagen
point-target = hier mag hij heen
point-liftable = mag bewegen
point-plain = { $point }: { $stands }
point-may = { $point }: { $stands }, { $may }
said-begun = Er begint een partij: { $rules }.
said-undone = Teruggenomen. { $side } is aan zet.
said-placed = { $side } op { $to }
said-moved = { $side } van { $from } naar { $to }
said-took = { $side } slaat { $point }
said-mill = { $did }, sluit een molen
said-mills = { $did }, sluit twee molens
said-take = { $did } en mag { $points } slaan
