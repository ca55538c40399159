# Lessons: the page, and what the coach says at the board.

learn = Leren
lessons = Lessen
lesson-of = { $lesson } · { $stage } van { $stages }
lesson-done = gedaan
lesson-go-on = Verder
lesson-next = Volgende les
lesson-leave = Les verlaten
lesson-finished = Dat was de les.
lesson-try-again = Nog niet helemaal. Kijk nog eens.

lesson-first = De eerste les
lesson-first-about = Alles wat het spel van je vraagt, met je hand op de steen.
lesson-crossings = De vier kruispunten
lesson-crossings-about = Waar een steen het meest ziet.
lesson-together = Blijf bij elkaar
lesson-together-about = Stenen die bij elkaar staan, dreigen dubbel.
lesson-running = De dubbele molen
lesson-running-about = Eén steen, twee molens, elke zet een slag.
lesson-block = Blokkeren
lesson-block-about = Het beste antwoord op een dreiging: ga er zelf staan.
lesson-room = Ruimte of stenen
lesson-room-about = Een steen meer is niet altijd het beste.
lesson-flyer = Jacht op de springer
lesson-flyer-about = Hoe je drie stenen vangt die overal heen mogen.

first-place = Je hebt negen stenen in de hand. Plaats er een op een kruispunt: d6, f4, d2 of b4, waar vier lijnen samenkomen.
first-place-right = Een goede plek: daar kan je steen vier kanten op.
first-place-wrong = Dat mag, maar daar ziet hij minder. De kruispunten liggen midden op elke zijde van het tweede vierkant.
first-mill = Je stenen staan op a7 en d7. Drie op een rij langs een lijn vormen een molen: sluit hem.
first-mill-right = Een molen! Telkens als je er een sluit, sla je een steen van de ander: die gaat van het bord.
first-mill-wrong = Je rij loopt langs de bovenrand: één punt daarvan is nog vrij.
first-protected = Je molen is dicht, en nu sla je een steen. Probeer eerst een van de stenen langs de onderrand.
first-protected-right = De drie daar beneden vormen zelf een molen: zolang er een andere steen vrij staat, mag je ze niet slaan.
first-take = Sla dus de steen die door geen molen wordt beschermd.
first-take-right = Die is voorgoed weg. Alleen als alle stenen van de ander in molens staan, mag je er een uit een molen slaan.
first-slide = Nu zijn alle stenen geplaatst. Kies er een van jezelf en schuif hem langs een lijn naar het volgende vrije punt.
first-slide-right = Zo gaat het van nu af: één steen, één stap, langs de lijnen.
first-open = Je molen op de bovenrand is dicht. Open hem: schuif een van zijn stenen een stap weg.
first-open-right = De molen staat open. Stapt er niemand in, dan sluit je hem weer.
first-open-wrong = Schuif een steen van de molen op de bovenrand: a7, d7 of g7.
first-close = En nu sluit je hem weer. Elke keer dat hij dichtgaat, sla je een steen.
first-close-right = Open, dicht, slaan: een molen is gereedschap dat je meer dan eens gebruikt.
first-close-wrong = Ga met dezelfde steen terug.
first-fly = Je hebt nog maar drie stenen, en dus mogen ze naar elk vrij punt springen. Sluit je molen.
first-fly-right = Met drie stenen ben je overal tegelijk, en nog maar één steen van de nederlaag verwijderd.
first-fly-wrong = Twee van je stenen staan op de bovenrand. De derde mag naar het punt ertussen springen.
first-win-men = Zwart heeft nog drie stenen. Sluit een molen en sla er een: met twee stenen maakt niemand een molen.
first-win-men-right = Gewonnen: Zwart heeft nog maar twee stenen. Dat is de eerste manier.
first-win-men-wrong = Er kan een molen dicht: kijk langs de bovenrand.
first-win-block = De andere manier om te winnen: laat Zwart geen zet. Eén punt staat nog open voor de donkere stenen; sluit het af.
first-win-block-right = Zwart kan niet meer zetten, en dus heb je gewonnen. Nu ken je het hele spel.
first-win-block-wrong = Eén donkere steen kan nog weg: kijk boven, langs de rand.

crossings-task = Ieder heeft één steen op het bord. Waar ziet jouw volgende het meest? Plaats hem.
crossings-right = Ja. Een kruispunt heeft vier wegen en ligt op twee molens; hoe meer je er hebt, hoe vrijer je later schuift.
crossings-corner = Een hoek heeft twee wegen, en een steen raakt er gauw ingesloten. Vier is beter: probeer een kruispunt.
crossings-wrong = Van daar lopen drie wegen. Er is een plek met vier.

together-task = Eén steen geeft twee dreigingen tegelijk. Zoek zijn plek.
together-right = Twee rijen, f6 en d7, en Zwart kan er maar een tegenhouden.
together-far = Ver van zijn makkers dreigt een steen nergens mee. Zoek het punt waar je beide stenen op uitkijken.
together-wrong = Dat geeft hoogstens één dreiging, en die houdt Zwart tegen. Waar kruisen de lijnen van je twee stenen elkaar?
together-close = Zwart heeft er een tegengehouden. Sluit de andere.
together-close-right = Stenen die elkaar helpen, stellen twee vragen tegelijk. Verspreide stenen stellen er geen.
together-close-wrong = De rij b6 – d6 – f6 wacht nog op je.

running-task = Je hebt een molen op b6, d6 en f6. Bereid een tweede voor, zodat één steen de ene sluit door de andere te verlaten.
running-right = Nu liggen d6 en d7 tussen twee molens: waar de steen ook heen gaat, er gaat er altijd een dicht.
running-once = Dat opent je molen om hem nog eens te sluiten. Je kunt er een krijgen die bij elke zet dichtgaat.
running-wrong = Denk aan de bovenrand: op a7 staat er al een.
running-swing = Nu heen: sluit een molen, en sla de steen die je het meest dwarszit.
running-swing-right = En de weg terug sluit de andere.
running-swing-wrong = De steen in het midden, tussen de twee rijen, sluit met één stap een molen.
running-old = Dat sluit de oude molen nog eens. Gebruik de tweede rij: daar staat een steen klaar om erin te stappen.
running-back = Nu weer terug, en sla er nog een.
running-back-right = Dat is een dubbele molen: elke zet een slag, en weinig partijen overleven dat. Bouw de jouwe vroeg, en pas op voor die van de ander.

block-task = Zwart wil b2 – d2 – f2 sluiten met de steen op d1. Wat doe je eraan?
block-right = De molen is geblokkeerd voor hij dichtging, en je steen op het kruispunt staat alleen Zwart in de weg.
block-too-slow = Zwart is sneller: d1 gaat naar d2 en slaat een steen. Een dreiging gaat vóór je eigen plannen.
block-away = Alleen je steen op d3 stond dichtbij genoeg. Waar moet hij heen?
block-wrong = Dan schuift Zwart d1 naar d2 en slaat een steen. Ga daar zelf staan.

room-task = Je kunt een molen sluiten en een steen slaan. Maar kijk eerst eens hoeveel ruimte Zwart nog heeft.
room-right = Zwart heeft vier stenen en geen enkele zet. Ruimte is meer waard dan een steen.
room-greedy = Er is een steen geslagen, maar drie stenen springen, en Zwart is vrij. Er was iets beters: tel de vrije punten van Zwart.
room-wrong = Zwart heeft nog maar één vrij punt om heen te gaan. Bezet het.

flyer-task = Zwart heeft drie stenen en springt: één dreiging houdt hij altijd tegen. Maak er twee tegelijk.
flyer-right = Twee rijen, d7 en g4. Zwart kan maar in één ervan gaan staan.
flyer-single = Eén dreiging, en Zwart springt ertussen. Tegen een springer heb je er twee tegelijk nodig.
flyer-wrong = Kijk naar de hoek g7: daar komen twee rijen samen.
flyer-finish = Zwart heeft tegengehouden wat hij kon. Sluit de andere rij.
flyer-finish-right = Zo vang je een springer: twee dreigingen, één antwoord.
flyer-finish-wrong = Eén rij is nog open. Welke van je stenen kan erin stappen?
