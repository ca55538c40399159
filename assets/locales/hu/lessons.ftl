# Lessons: the page, and what the coach says at the board.

learn = Tanulás
lessons = Leckék
lesson-of = { $lesson } · { $stage } / { $stages }
lesson-done = kész
lesson-go-on = Tovább
lesson-next = Következő lecke
lesson-leave = Kilépés a leckéből
lesson-finished = Ez volt a lecke.
lesson-try-again = Nem egészen. Nézd meg még egyszer.

lesson-first = Az első lecke
lesson-first-about = Minden, amit a játék kíván tőled, a saját kezeddel.
lesson-crossings = A négy kereszteződés
lesson-crossings-about = Ahonnan egy bábu a legtöbbet lát.
lesson-together = Ne szóródj szét
lesson-together-about = Ha összetartanak a bábuk, kétszer fenyegetnek.
lesson-running = A csiki-csuki
lesson-running-about = Egy bábu, két malom, minden lépésre egy ütés.
lesson-block = Útban állni
lesson-block-about = A fenyegetésre az a legjobb válasz, ha beleállsz.
lesson-room = Hely vagy bábu
lesson-room-about = Eggyel több bábu nem mindig ér többet.
lesson-flyer = Az ugráló ellenfél
lesson-flyer-about = Hogyan fogj meg három bábut, ha bárhová ugorhatnak.

first-place = Kilenc bábu van a kezedben. Rakj le egyet egy kereszteződésre: d6, f4, d2 vagy b4, ahol négy vonal találkozik.
first-place-right = Jó hely: innen négyfelé mehet a bábud.
first-place-wrong = Szabad, de onnan kevesebbet lát. A kereszteződések a második négyzet oldalainak közepén vannak.
first-mill = Bábuid az a7 és a d7 ponton állnak. Három bábu egy vonalon, egy sorban: ez a malom. Zárd be!
first-mill-right = Malom! Valahányszor malmot zársz, leveszel egy ellenséges bábut a tábláról.
first-mill-wrong = A sorod a felső szélen fut: egyik pontja még üres.
first-protected = Bezártad a malmodat, most levehetsz egy bábut. Próbáld előbb az alsó szélen állók egyikét.
first-protected-right = Az a három odalent maga is malomban áll: amíg más bábu szabad, őket nem lehet levenni.
first-take = Vedd hát le azt a bábut, amelyet nem véd malom.
first-take-right = Végleg elment. Malomból csak akkor vehetsz le, ha az ellenfél minden bábuja malomban áll.
first-slide = Most már minden bábu a táblán van. Válassz egyet a tieid közül, és told egy vonalon a szomszédos üres pontra.
first-slide-right = Mostantól így megy: egy bábu, egy lépés, a vonalak mentén.
first-open = A felső szélen zárva áll a malmod. Nyisd ki: lépj el onnan az egyik bábuval.
first-open-right = Nyitva a malom. Ha senki sem lép bele, újra bezárod.
first-open-wrong = A felső szélen álló malom egyik bábujával lépj: a7, d7 vagy g7.
first-close = És most zárd be újra. Minden zárás egy bábujába kerül az ellenfélnek.
first-close-right = Nyit, zár, levesz: a malom olyan szerszám, amelyet nem csak egyszer használunk.
first-close-wrong = Ugyanazzal a bábuval menj vissza.
first-fly = Már csak három bábud maradt, ezért bármely üres pontra ugorhatnak. Zárd be a malmodat.
first-fly-right = Három bábuval mindenütt ott vagy egyszerre, de csak egy bábura a vereségtől.
first-fly-wrong = Két bábud a felső szélen áll. A harmadik közéjük ugorhat.
first-win-men = Sötétnek három bábuja maradt. Zárj malmot, és vegyél le egyet: kettővel senki sem csinál malmot.
first-win-men-right = Győztél: Sötétnek már csak két bábuja van. Ez az egyik út.
first-win-men-wrong = Van egy malom, amelyet bezárhatsz: nézd a felső szélet.
first-win-block = A győzelem másik útja: ne hagyj lépést Sötétnek. Egy pont még nyitva áll a sötét bábuk előtt; zárd el.
first-win-block-right = Sötét nem tud lépni, tehát győztél. Most már az egész játékot ismered.
first-win-block-wrong = Egy sötét bábunak még van útja: nézz fel, a felső szélre.

crossings-task = Mindkét félnek egy bábuja áll a táblán. Honnan lát majd a legtöbbet a következő bábud? Rakd oda.
crossings-right = Igen. A kereszteződésből négy út indul, és két malomnak a része; akié több belőlük, az később szabadabban lép.
crossings-corner = A sarokból csak két út vezet, és hamar beszorulsz. Négy út jobb: próbálj egy kereszteződést.
crossings-wrong = Onnan három út vezet. Van hely, ahonnan négy.

together-task = Van egy pont, ahonnan egyszerre kétszer fenyegetsz. Keresd meg.
together-right = Két sor, f6 és d7, és Sötét csak az egyiket állíthatja meg.
together-far = A társaitól távol egy bábu semmivel sem fenyeget. Keresd azt a pontot, amelyre mindkét bábud rálát.
together-wrong = Ez legfeljebb egyszer fenyeget, és Sötét kivédi. Hol keresztezik egymást a két bábud vonalai?
together-close = Sötét kivédte az egyiket. Zárd be a másikat.
together-close-right = Egymást segítő bábuk egyszerre két kérdést tesznek fel. A szétszórtak egyet sem.
together-close-wrong = A b6 – d6 – f6 sor még vár rád.

running-task = Malmod van a b6, d6 és f6 ponton. Készíts elő egy másodikat úgy, hogy egy bábu az egyiket elhagyva a másikat bezárja.
running-right = Most d6 és d7 két malom között van: bármerre lép a bábu, az egyik bezárul.
running-once = Ez kinyitja a malmodat, hogy még egyszer bezárd. De lehet olyanod is, amely minden lépésre bezárul.
running-wrong = Gondolj a felső szélre: a7 már a tiéd.
running-swing = Csiki! Zárj malmot, és vedd le azt a bábut, amelyik a leginkább zavar.
running-swing-right = És visszafelé a másik zárul be.
running-swing-wrong = A középső bábu, a két sor között, egyetlen lépéssel malmot zár.
running-old = Ez a régi malmot zárja be még egyszer. Használd a második sort: ott egy bábu várja, hogy beléphessen.
running-back = Csuki! Lépj vissza, és vegyél le még egyet.
running-back-right = Ez a csiki-csuki: minden lépésre egy ütés, és kevés játszma éli túl. Építsd meg korán a magadét, és figyelj az ellenfelére.

block-task = Sötét a d1-en álló bábuval be akarja zárni a b2 – d2 – f2 sort. Mit teszel ellene?
block-right = Útját álltad a malomnak, mielőtt bezárult volna, és a kereszteződésen álló bábud csak Sötétnek van útban.
block-too-slow = Sötét a gyorsabb: d1-ről d2-re lép, és levesz egy bábut. A fenyegetés előbbre való, mint a saját terved.
block-away = Csak a d3-on álló bábud volt elég közel. Hová kell lépnie?
block-wrong = Erre Sötét d1-ről d2-re lép, és levesz egy bábut. Állj oda te magad.

room-task = Malmot zárhatsz, és levehetsz egy bábut. De előbb nézd meg, mennyi helye maradt Sötétnek.
room-right = Sötétnek négy bábuja van, és egyetlen lépése sincs. A mozgástér többet ér egy bábunál.
room-greedy = Egy bábut levettél, de a másik három már ugrik, és Sötét szabad. Volt ennél jobb: számold meg Sötét üres pontjait.
room-wrong = Sötétnek csak egyetlen üres pontja maradt, ahová léphet. Töltsd be.

flyer-task = Sötétnek három bábuja van, és ugrik: egy fenyegetést mindig kivéd. Fenyegess kétszer egyszerre.
flyer-right = Két sor, d7 és g4. Sötét csak az egyikbe állhat bele.
flyer-single = Egy fenyegetés, és Sötét beleugrik. Ugráló ellenfél ellen egyszerre kettő kell.
flyer-wrong = Nézd a g7 sarkot: ott két sor találkozik.
flyer-finish = Sötét kivédte, amit tudott. Zárd be a másik sort.
flyer-finish-right = Így fogják meg az ugrálót: két fenyegetés, egy válasz.
flyer-finish-wrong = Egy sor még nyitva van. Melyik bábud léphet bele?
