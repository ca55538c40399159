# “Stones that remember”: the game’s history, and what is disputed about it.

chronicle = Kamienie, które pamiętają
chronicle-play = Zagraj na tej planszy

chronicle-kurna = Świątynia w Al-Kurnie
chronicle-kurna-1 = Na płytach dachu świątyni w egipskiej Al-Kurnie ktoś wydrapał plansze takie jak nasza, niektóre z przekątnymi. Świątynia ma ponad trzy tysiące lat i od stulecia książki przypisują grze ten sam wiek.
chronicle-kurna-2 = Nikt nie wie, kiedy je wydrapano. Na ten dach wchodzono przez całe wieki, a między planszami widać koptyjskie krzyże. Wiek kamienia nie jest wiekiem rysy; nie postawilibyśmy na to ani pionka.

chronicle-ovid = Trzy kamyki Rzymianina
chronicle-ovid-1 = Doradzając młodym kobietom, w co warto umieć grać, Owidiusz wspomina małą planszę i po trzy kamyki dla każdej strony; wygrywa, kto ustawi swoje w rzędzie. Było to jakieś dwa tysiące lat temu, a linie do takich gier wyryto w niejednym rzymskim bruku.
chronicle-ovid-2 = Brzmi to jak młynek na trzy pionki i tak się to zwykle czyta. Zasad jednak poeta nie podaje, a o dziewięciu pionkach nie ma u niego ani słowa. Kto znajduje w jego wierszach naszą grę, sam ją tam przyniósł.

chronicle-gokstad = W grobie z okrętem
chronicle-gokstad-1 = Około roku 900 pochowano w norweskim Gokstad wodza razem z jego okrętem. Wśród rzeczy, które zabrał w drogę, była drewniana plansza, a po jednej jej stronie biegną linie młynka.
chronicle-gokstad-2 = Zachowała się tylko część tej planszy, a druga strona służyła do innej gry Północy. To jedno z najwcześniejszych znalezisk naszej planszy o dacie, której można ufać, bo wiek okrętowych belek zdradzają słoje drewna.

chronicle-alfonso = Księga króla
chronicle-alfonso-1 = W roku 1283 Alfons, król Kastylii, kazał ukończyć księgę gier: szachy, kości, tryktrak, a wśród gier na liniach młynek z dziewięcioma pionkami. Obrazek pokazuje dwóch graczy i planszę taką, jaką znamy.
chronicle-alfonso-2 = Przy stawianiu można też było rzucać trzema kośćmi i wtedy niektóre rzuty dawały bicie bez młynka. Ta odmiana wymarła; tę bez kości wciąż masz przed sobą na planszy.

chronicle-cloister = Ławy w krużganku
chronicle-cloister-1 = W kamiennych ławach angielskich krużganków, w Canterbury, Gloucester, Norwich, Salisbury i Westminsterze, wycięte są takie właśnie plansze. Miło pomyśleć o mnichach, którzy powinni byli wtedy czytać.
chronicle-cloister-2 = Może to oni, a może odpoczywający kamieniarze, chłopcy z chóru albo goście z późniejszych stuleci. Niektóre plansze widnieją na pionowych ścianach, gdzie nikt by nie zagrał. Były to znaki czy kamienie użyte po raz drugi? Domyślano się jednego i drugiego.

chronicle-name = Merels, młynek, morris
chronicle-name-1 = Merel znaczyło po starofrancusku żeton, a merels grę takimi żetonami. Niemcy mówią na nią Mühle, Francuzi moulin, my młynek: trzy pionki w rzędzie mielą przeciwnika ruch za ruchem.
chronicle-name-2 = Morris to najpewniej merels, tak starte w angielskich ustach, aż zabrzmiało jak nazwa tańca. Że słowo przyszło od Maurów, mówi się często, a dowodzi słabo.

chronicle-titania = Mułem zarzucony
chronicle-titania-1 = W „Śnie nocy letniej” królowa elfów skarży się na lato tak mokre, że nawet młynek utonął w mule. Słuchacze wiedzieli, o czym mowa: o planszach wyciętych w murawie wiejskiego błonia, tak jak wycinali je pasterze.
chronicle-titania-2 = Czy grano tam kamieniami, czy też gracze sami stawali na polach, z połowy wersu nie zgadniemy, a niektórzy czytelnicy myśleli raczej o labiryncie z darni. To najpiękniejszy komunikat o pogodzie, jaki kiedykolwiek trafił się grze planszowej.

chronicle-morabaraba = Krowy na południu
chronicle-morabaraba-1 = Na południu Afryki gra nazywa się morabaraba albo mlabalaba, pionki są krowami, a kto zamknie młynek, ten odstrzeliwuje jedną. Gra się z przekątnymi, po dwanaście krów na stronę, i to na serio: są ligi i mistrzostwa.
chronicle-morabaraba-2 = Czy narodziła się tam dawno temu, czy przybyła z kupcami albo osadnikami, nie wiadomo. Zakaz kursowania między dwoma młynkami to jej własna odpowiedź na podwójny młynek.
