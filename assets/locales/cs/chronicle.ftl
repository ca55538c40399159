# “Stones that remember”: the game’s history, and what is disputed about it.

chronicle = Co kameny pamatují
chronicle-play = Hrát na této desce

chronicle-kurna = Chrám v Kurně
chronicle-kurna-1 = Do kamenných plátů na střeše chrámu v egyptské Kurně kdosi vyryl hrací desky podobné té naší, některé i s úhlopříčkami. Chrám je starší než tři tisíce let a knihy už celé století připisují stejné stáří i hře.
chronicle-kurna-2 = Kdy ty rýhy vznikly, nikdo neví. Na tu střechu se lezlo odjakživa a mezi deskami jsou vytesané koptské kříže. Stáří kamene není stáří rýhy; my bychom na to nevsadili ani kámen.

chronicle-ovid = Tři kamínky jednoho Římana
chronicle-ovid-1 = Když Ovidius radí mladým ženám, jaké hry by měly umět, zmiňuje malou desku, u níž má každý tři kamínky a vyhrává, kdo ty své srovná do řady. Bylo to asi před dvěma tisíci let a čáry pro takové hry jsou vyryté v mnoha římských dlažbách.
chronicle-ovid-2 = Zní to jako mlýn tří kamenů a většina lidí to tak čte. Ovidius ale žádná pravidla neuvádí a o devíti kamenech se nezmiňuje ani slovem. Kdo v jeho verších najde naši hru, sám si ji tam přinesl.

chronicle-gokstad = V hrobě s lodí
chronicle-gokstad-1 = Kolem roku 900 pohřbili v norském Gokstadu náčelníka i s jeho lodí. Mezi tím, co si vzal na cestu, byla dřevěná hrací deska a na jedné její straně jsou čáry mlýna.
chronicle-gokstad-2 = Z desky se dochovala jen část a druhá strana patřila jiné severské hře. Je to jeden z nejstarších nálezů naší desky, jejichž stáří se dá věřit: trámy lodi prozradí svůj věk letokruhy.

chronicle-alfonso = Králova kniha
chronicle-alfonso-1 = Roku 1283 dal kastilský král Alfons dokončit knihu her: šachy, kostky, vrhcáby a mezi hrami na čarách také mlýn devíti kamenů. Obrázek ukazuje dva hráče a desku, jak ji známe.
chronicle-alfonso-2 = Při kladení se dalo hrát i se třemi kostkami a některé hody pak přinesly soupeřův kámen i bez mlýna. Tato podoba zanikla; ta bez kostek leží před tebou dodnes.

chronicle-cloister = Lavice v ambitu
chronicle-cloister-1 = Do kamenných lavic v anglických ambitech, v Canterbury, Gloucesteru, Norwichi, Salisbury a Westminsteru, jsou takové desky vyryté. Člověk si rád představí mnichy, kteří si měli raději číst.
chronicle-cloister-2 = Možná to byli oni; právě tak to ale mohli být odpočívající kameníci, chlapci ze sboru nebo návštěvníci pozdějších staletí. Některé desky jsou svisle na zdi, kde nikdo hrát nemůže. Byla to znamení, nebo kameny použité podruhé? Usuzovalo se na obojí.

chronicle-name = Merels, mlýn, morris
chronicle-name-1 = Merel bylo starofrancouzské slovo pro hrací kámen a merels se říkalo hře, která se s ním hrála. Němci jí říkají Mühle, Francouzi moulin a my mlýn: tři kameny v řadě melou soupeře, tah za tahem.
chronicle-name-2 = Morris je nejspíš totéž slovo merels, které anglická ústa obrousila, až znělo jako ten tanec. Že přišlo od Maurů, se často vypráví a špatně dokládá.

chronicle-titania = Plno bláta
chronicle-titania-1 = Ve Snu noci svatojánské si královna víl naříká na léto tak mokré, že i mlýn na trávníku je plný bláta. Diváci věděli, co tím myslí: desky vyřezané do drnu na návsi, jak to dělali pastýři.
chronicle-titania-2 = Jestli se tam hrálo s kameny, nebo na polích stáli sami hráči, z půlky verše nepoznáme a někteří čtenáři v něm viděli spíš travnaté bludiště. Je to nejkrásnější zpráva o počasí, jaké se kdy desková hra dočkala.

chronicle-morabaraba = Krávy na jihu
chronicle-morabaraba-1 = Na jihu Afriky se hra jmenuje morabaraba nebo mlabalaba, kameny jsou krávy, a kdo zavře mlýn, jednu zastřelí. Každý jich má dvanáct, hraje se i po úhlopříčkách a bere se to vážně: jsou na to ligy i mistrovství.
chronicle-morabaraba-2 = Jestli tam vznikla dávno, nebo přišla s obchodníky či osadníky, se neví. Pravidlo proti přebíhání mezi dvěma mlýny je její vlastní odpovědí na dvojitý mlýn.
