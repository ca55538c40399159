# “Stones that remember”: the game’s history, and what is disputed about it.

chronicle = Emlékező kövek
chronicle-play = Játék ezen a táblán

chronicle-kurna = A kurnai templom
chronicle-kurna-1 = Az egyiptomi Kurna egyik templomának tetőlapjaira valaki a miénkhez hasonló táblákat karcolt, némelyiket átlókkal. A templom több mint háromezer éves, és egy évszázada a könyvek a játékot is ilyen öregnek mondják.
chronicle-kurna-2 = Hogy mikor karcolták őket, senki sem tudja. Minden korban jártak látogatók azon a tetőn, és a táblák között kopt keresztek is vannak. A kő kora nem a karcolás kora; mi egyetlen bábut sem tennénk fel rá.

chronicle-ovid = Egy római három kavicsa
chronicle-ovid-1 = Ovidius, amikor azt tanítja a fiatal nőknek, mit illik tudniuk játszani, szól egy kis tábláról is: három-három kaviccsal játsszák, és az nyer, aki a magáéit egy sorba rakja. Vagy kétezer éve írta, és sok római kövezetben ott vannak ilyen játékok bevésett vonalai.
chronicle-ovid-2 = Hármas malomnak hangzik, és a legtöbben annak is olvassák. Szabályokat azonban nem ad, kilenc báburól pedig egy szót sem ejt. Aki a mi játékunkat találja meg a verseiben, maga vitte oda.

chronicle-gokstad = A hajósírban
chronicle-gokstad-1 = 900 táján a norvégiai Gokstadban hajóstul temettek el egy törzsfőt. A holmik között, amelyeket magával vitt, volt egy fa játéktábla, egyik oldalán egy malom vonalaival.
chronicle-gokstad-2 = A táblának csak egy része maradt meg, és a másik oldala egy másik északi játéké volt. Azok közé a legkorábbi malomtáblák közé tartozik, amelyeknek a korában megbízhatunk, mert a hajó gerendáinak kora leolvasható az évgyűrűkből.

chronicle-alfonso = A király könyve
chronicle-alfonso-1 = 1283-ban készült el az a könyv, amelyet Alfonz kasztíliai király íratott a játékokról: sakk, kocka, ostábla, a vonalas játékok között pedig egy kilencbábus malom. A képen két játékos ül, és a tábla olyan, amilyennek ma ismerjük.
chronicle-alfonso-2 = A lerakás alatt három kockával is játszhatták, és ilyenkor bizonyos dobások malom nélkül is ütést értek. Ez a fajta kihalt; a kocka nélküli ma is itt van előtted a táblán.

chronicle-cloister = Padok a kerengőben
chronicle-cloister-1 = Angol kerengők kőpadjaiba – Canterburyben, Gloucesterben, Norwichban, Salisburyben és Westminsterben – ilyen táblákat véstek. Jólesik szerzetesekre gondolni, akiknek olvasniuk kellett volna.
chronicle-cloister-2 = Lehettek ők; de éppúgy pihenő kőfaragók, kórusfiúk vagy későbbi századok látogatói. Némelyik tábla függőlegesen áll a falban, ahol senki sem játszhat rajta. Jelek voltak, vagy másodszor felhasznált kövek? Ezt is, azt is vélték már.

chronicle-name = Merels, malom, morris
chronicle-name-1 = A merel régi francia szó volt a játékkőre, a vele űzött játék pedig a merels. A németek Mühlének, a franciák moulinnek hívják, mi malomnak: három bábu egy sorban lépésről lépésre felőrli az ellenfelet.
chronicle-name-2 = A morris alighanem ugyanez a merels, amelyet az angolok szája addig koptatott, míg úgy nem hangzott, mint a tánc neve. Hogy a móroktól jönne, azt gyakran mesélik, de gyengén bizonyítják.

chronicle-titania = Belepte a sár
chronicle-titania-1 = A Szentivánéji álomban a tündérkirálynő olyan esős nyárra panaszkodik, hogy még a kilences malmot is belepte a sár. Hallgatói tudták, miről beszél: a falu gyepébe vágott táblákról, amilyeneket a pásztorok készítettek.
chronicle-titania-2 = Kövekkel játszottak-e ott, vagy maguk álltak a pontokra, azt egy fél sorból nem tudhatjuk, és akadt olvasó, aki inkább gyepbe vágott útvesztőre gondolt. Szebb időjárás-jelentést táblás játék még nem kapott.

chronicle-morabaraba = Tehenek délen
chronicle-morabaraba-1 = Afrika déli részén a játékot morabarabának vagy mlabalabának hívják, a bábuk tehenek, és aki malmot zár, lelő egyet. Tizenkettővel játsszák fejenként, átlókkal és komolyan: ligái és bajnokságai vannak.
chronicle-morabaraba-2 = Hogy ott született-e réges-régen, vagy kereskedőkkel, telepesekkel érkezett, az nyitott kérdés. A két malom közti ingázást tiltó szabály az ő saját válasza a csiki-csukira.
