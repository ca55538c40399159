# „Steine, die sich erinnern“: die Geschichte des Spiels, und was daran strittig ist.

chronicle = Steine, die sich erinnern
chronicle-play = Auf diesem Brett spielen

chronicle-kurna = Der Tempel von Kurna
chronicle-kurna-1 = Auf Dachplatten eines Tempels im ägyptischen Kurna hat jemand Bretter wie unseres geritzt, manche mit den Diagonalen. Der Tempel ist über dreitausend Jahre alt, und seit einem Jahrhundert nennen Bücher das Spiel ebenso alt.
chronicle-kurna-2 = Wann sie geritzt wurden, weiß niemand. Besucher stiegen zu allen Zeiten auf dieses Dach, und zwischen den Brettern stehen koptische Kreuze. Das Alter des Steins ist nicht das Alter des Ritzes; wir würden keinen Stein darauf setzen.

chronicle-ovid = Drei Steinchen eines Römers
chronicle-ovid-1 = Als Ovid jungen Frauen rät, was sie spielen können sollten, nennt er ein kleines Brett mit drei Steinchen für jeden, auf dem gewinnt, wer die eigenen in eine Reihe bringt. Das war vor etwa zweitausend Jahren, und Linien für solche Spiele sind in viele römische Pflaster geritzt.
chronicle-ovid-2 = Es klingt nach der Dreiermühle, und so lesen es die meisten. Regeln nennt er aber keine, und von neun Steinen kein Wort. Wer unser Spiel in seinen Versen findet, hat es mitgebracht.

chronicle-gokstad = Im Schiffsgrab
chronicle-gokstad-1 = Um das Jahr 900 wurde im norwegischen Gokstad ein Häuptling mit seinem Schiff begraben. Unter dem, was er mitnahm, war ein hölzernes Spielbrett, und auf einer seiner Seiten sind die Linien einer Mühle.
chronicle-gokstad-2 = Nur ein Teil des Bretts ist erhalten, und die andere Seite war für ein anderes Spiel des Nordens. Es gehört zu den frühesten Funden unseres Bretts mit einem Datum, dem man trauen kann, denn die Hölzer des Schiffs lassen sich nach ihren Jahresringen datieren.

chronicle-alfonso = Das Buch des Königs
chronicle-alfonso-1 = 1283 ließ Alfons, König von Kastilien, ein Buch der Spiele vollenden: Schach, Würfel, Brettspiele, und unter den Spielen auf Linien eine Mühle mit neun Steinen. Das Bild zeigt zwei Spieler und das Brett, wie wir es kennen.
chronicle-alfonso-2 = Man konnte beim Setzen auch mit drei Würfeln spielen, und dann brachten bestimmte Würfe einen Schlag ohne Mühle. Diese Form ist ausgestorben; die ohne Würfel liegt noch vor dir auf dem Brett.

chronicle-cloister = Bänke im Kreuzgang
chronicle-cloister-1 = In steinerne Sitze englischer Kreuzgänge, in Canterbury, Gloucester, Norwich, Salisbury und Westminster, sind solche Bretter geschnitten. Man denkt gern an Mönche, die hätten lesen sollen.
chronicle-cloister-2 = Sie können es gewesen sein, ebenso gut aber rastende Steinmetze, Chorknaben oder Besucher späterer Jahrhunderte. Manche Bretter stehen senkrecht an Wänden, wo niemand spielen kann. Waren es Zeichen, oder Steine zweiter Verwendung? Beides ist vermutet worden.

chronicle-name = Merels, Mühle, Morris
chronicle-name-1 = Merel war ein altfranzösisches Wort für eine Marke, und merels hieß das Spiel damit. Die Deutschen sagen Mühle, die Franzosen moulin: Drei Steine in einer Reihe zermahlen den Gegner, Zug um Zug.
chronicle-name-2 = Morris ist wohl das Wort merels, von englischen Mündern abgeschliffen, bis es wie der Tanz klang. Dass es von den Mauren komme, wird oft erzählt und schlecht belegt.

chronicle-titania = Voller Schlamm
chronicle-titania-1 = Im Sommernachtstraum klagt die Elfenkönigin über einen so nassen Sommer, dass selbst das Mühlefeld voller Schlamm liegt. Ihre Hörer wussten, was sie meinte: Bretter, in den Rasen des Dorfangers gestochen, wie Hirten es taten.
chronicle-titania-2 = Ob man dort mit Steinen spielte oder selbst auf den Punkten stand, verrät eine halbe Zeile nicht, und manche Leser dachten an ein Rasenlabyrinth. Es ist der schönste Wetterbericht, den ein Brettspiel je bekam.

chronicle-morabaraba = Kühe im Süden
chronicle-morabaraba-1 = Im südlichen Afrika heißt das Spiel Morabaraba oder Mlabalaba, die Steine sind Kühe, und wer eine Mühle schließt, schießt eine. Gespielt wird mit je zwölf, mit den Diagonalen, und im Ernst: Es gibt Ligen und Meisterschaften.
chronicle-morabaraba-2 = Ob es dort vor langer Zeit entstand oder mit Händlern oder Siedlern kam, ist offen. Die Regel gegen das Pendeln zwischen zwei Mühlen ist seine eigene Antwort auf die Zwickmühle.
