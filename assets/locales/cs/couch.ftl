# Two people at one board: names, lot, clocks, draws, giving up.

name-first = Kdo má bílé
name-second = Kdo má černé
name-hint = jméno, chceš-li
clock = Hodiny
no-clock = žádné
clock-label = { $minutes } + { $increment }
clock-says = Minuty pro každou stranu a sekundy navíc za každý tah. Komu čas vyprší, prohrál.
handicap = Výhoda pro slabšího
no-handicap = žádná
handicap-label = { $who } −{ $men }
handicap-says = { $men ->
    [one] { $who } hraje o jeden kámen méně.
    [few] { $who } hraje o { $men } kameny méně.
   *[other] { $who } hraje o { $men } kamenů méně.
}
lot = Los
lot-asks = V každé ruce je ukrytý kámen. Vyber si jednu.
lot-you-white = Světlý kámen: máš bílé a začínáš.
lot-you-black = Tmavý kámen: máš černé, začíná škola.
lot-begins = { $who } začíná.
left-hand = Levá ruka
right-hand = Pravá ruka
offer-draw = Nabídnout remízu
offer-says = { $who } nabízí remízu. Co na to { $other }?
accept = Přijmout
play-on = Hrát dál
draw-declined = Škola tu remízu nevidí a hraje dál.
give-up = Vzdát se
give-up-asks = Vzdáváš tuto partii?
give-up-asks-who = { $who } tuto partii vzdává. Opravdu?
score = { $white } { $whitewins } · { $black } { $blackwins } · remízy { $drawn }
letters-rows = ABCDEFGHIJ KLMNOPQRST UVWXYZÁČĎÉ ĚÍŇŘŠŤÚŮÝŽ
letters-space = Mezera
letters-erase = Smazat
letters-done = Hotovo
