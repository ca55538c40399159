# Lessons: the page, and what the coach says at the board.

learn = Učit se
lessons = Lekce
lesson-of = { $lesson } · { $stage } / { $stages }
lesson-done = hotovo
lesson-go-on = Dál
lesson-next = Další lekce
lesson-leave = Opustit lekci
lesson-finished = To byla celá lekce.
lesson-try-again = Ještě ne. Podívej se znovu.

lesson-first = První lekce
lesson-first-about = Všechno, co po tobě hra chce, s rukou na kameni.
lesson-crossings = Čtyři křižovatky
lesson-crossings-about = Odkud kámen vidí nejvíc.
lesson-together = Držet pohromadě
lesson-together-about = Kameny, které stojí spolu, hrozí dvakrát.
lesson-running = Dvojitý mlýn
lesson-running-about = Jeden kámen, dva mlýny: co tah, to úlovek.
lesson-block = Blokování
lesson-block-about = Nejlepší odpověď na hrozbu? Postavit se do ní.
lesson-room = Volnost nad kámen
lesson-room-about = Kámen navíc není vždycky to nejlepší.
lesson-flyer = Soupeř, který skáče
lesson-flyer-about = Jak chytit tři kameny, které smějí kamkoli.

first-place = V ruce máš devět kamenů. Polož jeden na křižovatku: d6, f4, d2 nebo b4, kde se sbíhají čtyři čáry.
first-place-right = Dobré místo: odtud má tvůj kámen čtyři cesty.
first-place-wrong = To se smí, ale odtud vidí méně. Křižovatky leží uprostřed stran druhého čtverce.
first-mill = Tvé kameny stojí na a7 a d7. Tři v řadě na jedné čáře jsou mlýn: zavři ho.
first-mill-right = Mlýn! Pokaždé, když nějaký zavřeš, vezmeš z desky jeden soupeřův kámen.
first-mill-wrong = Tvoje řada vede po horním okraji: jedno pole v ní je ještě volné.
first-protected = Mlýn je zavřený, teď si vezmeš kámen. Zkus nejdřív některý z těch na dolním okraji.
first-protected-right = Ty tři dole jsou také mlýn: dokud je nějaký jiný kámen volný, brát se nesmějí.
first-take = Vezmi tedy kámen, který žádný mlýn nechrání.
first-take-right = Je pryč nadobro. Teprve když jsou ve mlýnech všechny soupeřovy kameny, smíš nějaký vzít i odtamtud.
first-slide = Teď už jsou všechny kameny položené. Vyber jeden ze svých a posuň ho po čáře na sousední volné pole.
first-slide-right = Tak to jde odteď dál: jeden kámen, jeden krok, po čarách.
first-open = Tvůj mlýn na horním okraji je zavřený. Otevři ho: posuň některý jeho kámen o krok stranou.
first-open-right = Mlýn je otevřený. Když do něj nikdo nevkročí, zase ho zavřeš.
first-open-wrong = Táhni některým kamenem ze mlýna na horním okraji: a7, d7 nebo g7.
first-close = A teď ho zase zavři. Za každé zavření se bere kámen.
first-close-right = Otevřít, zavřít, vzít: mlýn je nástroj, který neslouží jen jednou.
first-close-wrong = Vrať se týmž kamenem.
first-fly = Zbývají ti jen tři kameny, a tak smějí skočit na kterékoli volné pole. Zavři svůj mlýn.
first-fly-right = Se třemi kameny je člověk všude naráz, a přitom jen kámen od porážky.
first-fly-wrong = Dva tvé kameny stojí na horním okraji. Třetí smí skočit na pole mezi nimi.
first-win-men = Černému zbývají tři kameny. Zavři mlýn a jeden vezmi: ze dvou kamenů nikdo mlýn nepostaví.
first-win-men-right = Vyhráno: Černému zbyly jen dva kameny. To je první cesta k výhře.
first-win-men-wrong = Jeden mlýn se dá zavřít: podívej se na horní okraj.
first-win-block = Druhá cesta k výhře: nenech Černému žádný tah. Jedno pole je tmavým kamenům ještě otevřené; zavři ho.
first-win-block-right = Černý nemůže táhnout, a tím je vyhráno. Teď znáš celou hru.
first-win-block-wrong = Jeden tmavý kámen má ještě kudy: podívej se nahoru, na horní okraj.

crossings-task = Od každé barvy stojí na desce jeden kámen. Odkud uvidí tvůj další nejvíc? Polož ho.
crossings-right = Ano. Křižovatka má čtyři cesty a leží ve dvou mlýnech; kdo jich drží víc, má později volnější pohyb.
crossings-corner = Z rohu vedou jen dvě cesty a brzy se zavřou. Čtyři jsou lepší: zkus křižovatku.
crossings-wrong = Odtud vedou tři cesty. Je tu místo, které má čtyři.

together-task = Jeden položený kámen udělá dvě hrozby naráz. Najdi mu místo.
together-right = Dvě řady, f6 a d7, a Černý zastaví jen jednu.
together-far = Daleko od svých kámen ničím nehrozí. Hledej pole, na které vidí oba tvé kameny.
together-wrong = To je nanejvýš jedna hrozba a Černý ji zastaví. Kde se kříží čáry tvých dvou kamenů?
together-close = Černý jednu řadu zastavil. Zavři tu druhou.
together-close-right = Kameny, které si pomáhají, kladou dvě otázky naráz. Rozházené nekladou žádnou.
together-close-wrong = Řada b6 – d6 – f6 na tebe ještě čeká.

running-task = Máš mlýn na b6, d6 a f6. Připrav si druhý tak, aby týž kámen jeden zavřel právě tím, že druhý opustí.
running-right = Teď leží d6 a d7 mezi dvěma mlýny: ať se kámen hne tam nebo zpátky, jeden se zavře.
running-once = To tvůj mlýn jen otevře, aby se ještě jednou zavřel. Můžeš mít takový, který se zavírá každým tahem.
running-wrong = Mysli na horní okraj: na a7 už jeden stojí.
running-swing = Roztoč to: zavři mlýn a vezmi kámen, který ti nejvíc vadí.
running-swing-right = A cesta zpátky zavře ten druhý.
running-swing-wrong = Kámen uprostřed, mezi oběma řadami, zavře mlýn jediným krokem.
running-old = To znovu zavírá starý mlýn. Využij druhou řadu: čeká tam kámen, který do ní chce vkročit.
running-back = Vrať se a ber znovu.
running-back-right = To je dvojitý mlýn: co tah, to kámen, a málokterá partie ho přežije. Postav si svůj včas a dávej pozor na soupeřův.

block-task = Černý chce kamenem z d1 zavřít b2 – d2 – f2. Co s tím?
block-right = Mlýn je zablokovaný dřív, než se zavřel, a tvůj kámen na křižovatce nepřekáží nikomu než Černému.
block-too-slow = Černý je rychlejší: z d1 jde na d2 a bere kámen. Hrozba má přednost před vlastními plány.
block-away = Dost blízko byl jen tvůj kámen na d3. Kam musí?
block-wrong = Černý pak táhne z d1 na d2 a bere kámen. Postav se tam dřív než on.

room-task = Můžeš zavřít mlýn a vzít kámen. Nejdřív se ale podívej, kolik místa má Černý.
room-right = Černý má čtyři kameny a ani jediný tah. Místo k tahu má větší cenu než kámen.
room-greedy = Kámen sice máš, ale zbylé tři skáčou a Černý je volný. Bylo tu něco lepšího: spočítej, kolik volných polí Černému zbývá.
room-wrong = Černému zbývá jen jedno volné pole, kam může vkročit. Obsaď ho.

flyer-task = Černý má tři kameny a skáče: jednu hrozbu zastaví vždycky. Udělej dvě naráz.
flyer-right = Dvě řady, d7 a g4. Černý se může postavit jen do jedné.
flyer-single = Jedna hrozba, a Černý do ní skočí. Proti skokanovi potřebuješ dvě naráz.
flyer-wrong = Podívej se na roh g7: tam se potkávají dvě řady.
flyer-finish = Černý zastavil, co mohl. Zavři druhou řadu.
flyer-finish-right = Takhle se chytá skokan: dvě hrozby, jediná odpověď.
flyer-finish-wrong = Jedna řada je ještě otevřená. Který z tvých kamenů do ní může vkročit?
