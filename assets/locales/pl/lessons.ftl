# Lessons: the page, and what the coach says at the board.

learn = Nauka
lessons = Lekcje
lesson-of = { $lesson } · { $stage } z { $stages }
lesson-done = zaliczona
lesson-go-on = Dalej
lesson-next = Następna lekcja
lesson-leave = Opuść lekcję
lesson-finished = I to cała lekcja.
lesson-try-again = Niezupełnie. Spójrz jeszcze raz.

lesson-first = Pierwsza lekcja
lesson-first-about = Wszystko, czego gra od ciebie chce, z ręką na kamieniu.
lesson-crossings = Cztery skrzyżowania
lesson-crossings-about = Skąd pionek widzi najwięcej.
lesson-together = W jedności siła
lesson-together-about = Pionki, które trzymają się razem, grożą podwójnie.
lesson-running = Podwójny młynek
lesson-running-about = Jeden pionek, dwa młynki, co ruch to bicie.
lesson-block = Blokowanie
lesson-block-about = Najlepsza odpowiedź na groźbę: stanąć jej na drodze.
lesson-room = Miejsce czy pionek
lesson-room-about = Jeden pionek więcej to jeszcze nie wszystko.
lesson-flyer = Skaczący przeciwnik
lesson-flyer-about = Jak złapać trzy pionki, którym wolno wszędzie.

first-place = Masz w ręce dziewięć pionków. Postaw jeden na skrzyżowaniu: na d6, f4, d2 albo b4, gdzie schodzą się cztery linie.
first-place-right = Dobre miejsce: stąd twój pionek może iść w cztery strony.
first-place-wrong = Wolno i tak, ale stąd widać mniej. Skrzyżowania leżą pośrodku boków drugiego kwadratu.
first-mill = Twoje pionki stoją na a7 i d7. Trzy w rzędzie na jednej linii to młynek: zamknij go.
first-mill-right = Młynek! Ilekroć jakiś zamkniesz, zbijasz pionek przeciwnika.
first-mill-wrong = Twój rząd biegnie wzdłuż górnej krawędzi: jedno pole jest w nim jeszcze wolne.
first-protected = Twój młynek jest zamknięty, pora zbić pionek. Spróbuj najpierw któregoś z tych przy dolnej krawędzi.
first-protected-right = Te trzy na dole same stoją w młynku: dopóki poza młynkiem jest jakiś inny pionek, nie wolno ich zbić.
first-take = Zbij więc pionek, którego nie chroni żaden młynek.
first-take-right = Zniknął na dobre. Z młynka wolno bić tylko wtedy, gdy w młynkach stoją wszystkie pionki przeciwnika.
first-slide = Teraz stoją już wszystkie pionki. Wybierz jeden ze swoich i przesuń go po linii na sąsiednie wolne pole.
first-slide-right = Odtąd będzie tak: jeden pionek, jeden krok, po liniach.
first-open = Twój młynek przy górnej krawędzi jest zamknięty. Otwórz go: odsuń któryś z jego pionków o krok.
first-open-right = Młynek stoi otworem. Jeśli nikt w niego nie wejdzie, zamkniesz go znowu.
first-open-wrong = Rusz pionek z młynka przy górnej krawędzi: a7, d7 albo g7.
first-close = A teraz zamknij go z powrotem. Każde zamknięcie to jedno bicie.
first-close-right = Otworzyć, zamknąć, zbić: młynek to narzędzie, po które sięga się nieraz.
first-close-wrong = Wróć tym samym pionkiem.
first-fly = Zostały ci tylko trzy pionki, więc mogą skakać na każde wolne pole. Zamknij swój młynek.
first-fly-right = Z trzema pionkami jest się wszędzie naraz – i o jeden pionek od porażki.
first-fly-wrong = Dwa twoje pionki stoją przy górnej krawędzi. Trzeci może skoczyć na pole między nimi.
first-win-men = Czarnemu zostały trzy pionki. Zamknij młynek i zbij jeden: z dwóch nikt młynka nie ułoży.
first-win-men-right = Wygrana: Czarny ma już tylko dwa pionki. To pierwszy sposób.
first-win-men-wrong = Jest młynek do zamknięcia: spójrz na górną krawędź.
first-win-block = Drugi sposób na wygraną: nie zostawić Czarnemu ruchu. Ciemnym pionkom zostało jeszcze jedno wolne pole; zajmij je.
first-win-block-right = Czarny nie ma ruchu, więc wygrywasz. Teraz znasz już całą grę.
first-win-block-wrong = Jeden ciemny pionek ma jeszcze drogę: spójrz wyżej, na górną krawędź.

crossings-task = Na planszy stoi po jednym pionku. Skąd twój następny zobaczy najwięcej? Postaw go tam.
crossings-right = Tak. Ze skrzyżowania wiodą cztery drogi i przecinają się na nim dwa młynki; kto trzyma ich więcej, temu potem łatwiej się ruszać.
crossings-corner = Z rogu są dwie drogi i łatwo tam utknąć. Cztery są lepsze: spróbuj skrzyżowania.
crossings-wrong = Stąd są trzy drogi. Jest miejsce, z którego są cztery.

together-task = Jeden postawiony pionek może grozić dwa razy naraz. Znajdź to pole.
together-right = Dwa rzędy, f6 i d7, a Czarny zablokuje tylko jeden z nich.
together-far = Z dala od swoich pionek niczym nie grozi. Poszukaj pola, na które patrzą oba twoje pionki.
together-wrong = To najwyżej jedna groźba i Czarny ją zatrzyma. Gdzie krzyżują się linie twoich dwóch pionków?
together-close = Jeden rząd Czarny zablokował. Zamknij drugi.
together-close-right = Pionki, które sobie pomagają, zadają dwa pytania naraz. Rozproszone nie zadają żadnego.
together-close-wrong = Rząd b6 – d6 – f6 wciąż na ciebie czeka.

running-task = Masz młynek na b6, d6 i f6. Przygotuj drugi, tak aby jeden pionek, wychodząc z jednego, zamykał drugi.
running-right = Teraz d6 i d7 leżą między dwoma młynkami: dokądkolwiek pionek pójdzie, jeden się zamknie.
running-once = To otwiera młynek, by zamknąć go jeszcze raz. Możesz mieć taki, który zamyka się co ruch.
running-wrong = Pomyśl o górnej krawędzi: na a7 już stoi twój pionek.
running-swing = Do dzieła: zamknij młynek i zbij pionek, który najbardziej ci przeszkadza.
running-swing-right = A droga powrotna zamknie ten drugi.
running-swing-wrong = Pionek pośrodku, między dwoma rzędami, zamyka młynek jednym krokiem.
running-old = To jeszcze raz zamyka stary młynek. Użyj drugiego rzędu: tam pionek tylko czeka, by wejść.
running-back = Teraz z powrotem i zbij następny.
running-back-right = Oto podwójny młynek: co ruch to bicie, a mało która partia to przetrzyma. Zbuduj swój wcześnie i wypatruj cudzego.

block-task = Czarny chce zamknąć b2 – d2 – f2 pionkiem z d1. Co ty na to?
block-right = Młynek zablokowany, zanim się zamknął, a twój pionek na skrzyżowaniu zawadza tylko Czarnemu.
block-too-slow = Czarny jest szybszy: idzie z d1 na d2 i zbija pionek. Groźba ma pierwszeństwo przed własnymi planami.
block-away = Tylko twój pionek z d3 był dość blisko. Dokąd musi pójść?
block-wrong = Wtedy Czarny idzie z d1 na d2 i zbija pionek. Zajmij to pole przed nim.

room-task = Możesz zamknąć młynek i zbić pionek. Najpierw jednak spójrz, ile miejsca ma Czarny.
room-right = Czarny ma cztery pionki i ani jednego ruchu. Miejsce do ruchu jest warte więcej niż pionek.
room-greedy = Pionek zbity, ale trzy pozostałe skaczą i Czarny jest wolny. Było coś lepszego: policz wolne pola wokół Czarnego.
room-wrong = Czarnemu zostało jedno jedyne wolne pole, na które może wejść. Zajmij je.

flyer-task = Czarny ma trzy pionki i skacze: jedną groźbę zawsze zatrzyma. Stwórz dwie naraz.
flyer-right = Dwa rzędy, d7 i g4. Czarny może stanąć tylko w jednym.
flyer-single = Jedna groźba, a Czarny w nią wskakuje. Na skaczącego trzeba dwóch naraz.
flyer-wrong = Spójrz na róg g7: schodzą się tam dwa rzędy.
flyer-finish = Czarny zablokował, co mógł. Zamknij drugi rząd.
flyer-finish-right = Tak się łapie skaczącego: dwie groźby, jedna odpowiedź.
flyer-finish-wrong = Jeden rząd jest jeszcze otwarty. Który z twoich pionków może w niego wejść?
