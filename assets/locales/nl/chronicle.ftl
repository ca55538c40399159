# “Stones that remember”: the game’s history, and what is disputed about it.

chronicle = Stenen die het nog weten
chronicle-play = Op dit bord spelen

chronicle-kurna = De tempel van Kurna
chronicle-kurna-1 = In dakplaten van een tempel in het Egyptische Kurna heeft iemand borden als het onze gekrast, sommige met de diagonalen. De tempel is meer dan drieduizend jaar oud, en al een eeuw lang noemen boeken het spel even oud.
chronicle-kurna-2 = Niemand weet wanneer ze zijn gekrast. Door alle eeuwen heen klommen er bezoekers op dat dak, en tussen de borden staan koptische kruisen. De leeftijd van de steen is niet die van de kras; wij zouden er geen steen om verwedden.

chronicle-ovid = Drie steentjes van een Romein
chronicle-ovid-1 = Als Ovidius jonge vrouwen vertelt wat ze zouden moeten kunnen spelen, noemt hij een klein bord met drie steentjes voor ieder, waarop wint wie de zijne op een rij krijgt. Dat was zo’n tweeduizend jaar geleden, en lijnen voor zulke spellen zijn in menig Romeins plaveisel gekrast.
chronicle-ovid-2 = Het klinkt als het molenspel met drie stenen, en zo lezen de meesten het ook. Maar regels geeft hij niet, en over negen stenen geen woord. Wie ons spel in zijn verzen vindt, heeft het zelf meegebracht.

chronicle-gokstad = In het scheepsgraf
chronicle-gokstad-1 = Rond het jaar 900 werd in het Noorse Gokstad een hoofdman met zijn schip begraven. Onder wat hij meekreeg, was een houten speelbord, en op een van de kanten staan de lijnen van een molenspel.
chronicle-gokstad-2 = Van dat bord is maar een deel over, en de andere kant was voor een ander spel uit het noorden. Het is een van de vroegste vondsten van ons bord met een datum die te vertrouwen is, want het hout van het schip laat zich dateren aan zijn jaarringen.

chronicle-alfonso = Het boek van de koning
chronicle-alfonso-1 = In 1283 liet Alfons, koning van Castilië, een boek der spelen voltooien: schaken, dobbelen, triktrak, en onder de spellen op lijnen een molen met negen stenen. De prent toont twee spelers en het bord zoals wij het kennen.
chronicle-alfonso-2 = Tijdens het plaatsen kon je ook met drie dobbelstenen werpen, en dan leverden sommige worpen een slag op zonder molen. Die vorm is uitgestorven; die zonder dobbelstenen ligt nog altijd voor je op het bord.

chronicle-cloister = Banken in het klooster
chronicle-cloister-1 = In stenen zitbanken van Engelse kloostergangen, in Canterbury, Gloucester, Norwich, Salisbury en Westminster, zijn zulke borden gekerfd. Het is een prettige gedachte: monniken die eigenlijk hadden moeten lezen.
chronicle-cloister-2 = Zij kunnen het geweest zijn; maar net zo goed waren het steenhouwers die even rustten, koorknapen, of bezoekers uit later eeuwen. Sommige borden staan rechtop in muren, waar niemand kan spelen. Waren het tekens, of stenen die een tweede keer zijn gebruikt? Het is allebei geopperd.

chronicle-name = Merels, molen, morris
chronicle-name-1 = Merel was in het oude Frans geen vogel maar een speelschijf, en merels heette het spel ermee. Wij zeggen molen, de Duitsers Mühle, de Fransen moulin: drie stenen op een rij vermalen de vijand, zet na zet.
chronicle-name-2 = Morris is waarschijnlijk hetzelfde merels, in Engelse monden afgesleten tot het klonk als de dans. Dat het van de Moren komt, wordt vaak verteld en slecht bewezen.

chronicle-titania = Vol slijk
chronicle-titania-1 = In Een midzomernachtdroom klaagt de elfenkoningin over een zomer zo nat dat zelfs het molenspel vol slijk ligt. Haar toehoorders wisten wat ze bedoelde: borden die in het gras van de brink waren uitgestoken, zoals herders dat deden.
chronicle-titania-2 = Of men er met stenen speelde of zelf op de punten ging staan, verklapt een halve versregel niet, en sommige lezers dachten eerder aan een doolhof van graszoden. Het is het mooiste weerbericht dat een bordspel ooit heeft gekregen.

chronicle-morabaraba = Koeien in het zuiden
chronicle-morabaraba-1 = In zuidelijk Afrika heet het spel morabaraba of mlabalaba, de stenen zijn koeien, en wie een molen sluit, schiet er een. Ieder speelt er met twaalf, met de diagonalen, en in alle ernst: er zijn competities en kampioenschappen.
chronicle-morabaraba-2 = Of het daar lang geleden is ontstaan of met handelaars of kolonisten is meegekomen, is een open vraag. De regel tegen het pendelen tussen twee molens is het eigen antwoord van dit spel op de dubbele molen.
