# The coach, first-time cards, the attract screen, and what screen readers say.

coach = Učitel mi hledí přes rameno
coach-asks = Učitel se ptá
coach-question = Opravdu? Po { $played } má { $who } odpověď { $reply }: { $hurts }. Lepší bylo { $better }: { $why }.
coach-remark = Lepší než { $played } bylo { $better }: { $why }.
coach-take-back = Vzít zpět
coach-let-stand = Nechat tak

cards = Vysvětlit, co se děje poprvé
card-understood = Rozumím
card-no-more = Už žádné další
card-flying = Zbývají tři kameny
card-flying-says = Se třemi kameny smíš skákat: jeden vyber a polož ho na kterékoli volné pole desky.
card-double-mill = Ze mlýna do mlýna
card-double-mill-says = V tomhle tahu mlel víc než jeden mlýn. Kámen, který zavře jeden mlýn tím, že opustí druhý, to na zpáteční cestě udělá znovu: rozbij tu dvojici, nebo si postav vlastní.
card-nearly-blocked = Málem v pasti
card-nearly-blocked-says = Zbývá ti sotva jeden tah. Kdo nemůže táhnout, prohrál, i kdyby měl kamenů sebevíc: udělej si místo, dokud to jde.
card-study = Jakou cenu má každý tah
card-study-says = Kosočtverec značí tah, který se zdá nejlepší, číslo říká, o kolik kamenů se tah zdá horší. Trojúhelník nahoru vyhrává, dolů prohrává, za tolik tahů, pokud je to známo; dvě čárky jsou remíza.

caption = { $who } { $why }.
caption-turn = { $who } hraje { $turn } a { $why }.
take-seat = Usednout k desce?
take-seat-of = { $men ->
    [one] { $side }, dosud { $player } · jeden kámen
    [few] { $side }, dosud { $player } · { $men } kameny
   *[other] { $side }, dosud { $player } · { $men } kamenů
}
take-seat-watch = Přihlížet dál
take-seat-turns = { $turns ->
    [one] Padl jeden tah.
    [few] Padly { $turns } tahy.
   *[other] Padlo { $turns } tahů.
}
take-seat-waits = { $seconds ->
    [one] Bez odpovědi partie za sekundu pokračuje.
    [few] Bez odpovědi partie za { $seconds } sekundy pokračuje.
   *[other] Bez odpovědi partie za { $seconds } sekund pokračuje.
}

point-empty = volné
point-lifted = zvednutý
point-removable = lze vzít
point-target = sem se smí
point-liftable = může táhnout
point-plain = { $point }: { $stands }
point-may = { $point }: { $stands }, { $may }
said-begun = Začíná partie: { $rules }.
said-undone = Tah zpět. Na tahu je { $side }.
said-placed = { $side } na { $to }
said-moved = { $side } z { $from } na { $to }
said-took = { $side } bere { $point }
said-mill = { $did } zavírá mlýn
said-mills = { $did } zavírá dva mlýny
said-take = { $did }; vezmi { $points }
