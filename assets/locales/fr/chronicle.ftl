# « Des pierres qui se souviennent » : l’histoire du jeu, et ce qu’on en dispute.

chronicle = Des pierres qui se souviennent
chronicle-play = Jouer sur ce tablier

chronicle-kurna = Le temple de Kurna
chronicle-kurna-1 = Sur les dalles du toit d’un temple de Kurna, en Égypte, quelqu’un a gravé des tabliers comme le nôtre, certains avec les lignes d’angle. Le temple a plus de trois mille ans, et depuis un siècle des livres donnent cet âge au jeu.
chronicle-kurna-2 = Nul ne sait quand on les a gravés. On est monté sur ce toit à toutes les époques, et des croix coptes se mêlent aux tabliers. L’âge de la pierre n’est pas celui du trait ; nous n’y risquerions pas un pion.

chronicle-ovid = Les trois cailloux d’un Romain
chronicle-ovid-1 = En disant aux jeunes femmes à quoi il faut savoir jouer, Ovide parle d’un petit tablier et de trois cailloux par camp, où l’on gagne en alignant les siens. C’était il y a deux mille ans environ, et des lignes pour de tels jeux sont gravées sur bien des dallages romains.
chronicle-ovid-2 = On y reconnaît volontiers le moulin à trois pions. Mais il ne donne aucune règle, et pas un mot de neuf pions. Qui trouve notre jeu dans ses vers l’y a apporté.

chronicle-gokstad = Dans la tombe au navire
chronicle-gokstad-1 = Vers l’an 900, un chef fut enterré à Gokstad, en Norvège, avec son navire. Parmi ce qu’il emporta, un tablier de bois, et sur l’une de ses faces les lignes d’un moulin.
chronicle-gokstad-2 = Il n’en reste qu’une partie, et l’autre face servait à un autre jeu du Nord. C’est l’une des plus anciennes trouvailles de notre tablier dont la date soit sûre, car les bois du navire se datent par leurs cernes.

chronicle-alfonso = Le livre du roi
chronicle-alfonso-1 = En 1283, Alphonse, roi de Castille, fit achever un livre des jeux : échecs, dés, tables, et parmi les jeux sur des lignes un moulin à neuf pions. L’image montre deux joueurs et le tablier que nous connaissons.
chronicle-alfonso-2 = On pouvait aussi jeter trois dés pendant la pose, et certains coups valaient alors une prise sans moulin. Cette forme s’est perdue ; celle sans dés est toujours devant vous.

chronicle-cloister = Les bancs du cloître
chronicle-cloister-1 = Sur les sièges de pierre de cloîtres anglais, à Cantorbéry, Gloucester, Norwich, Salisbury et Westminster, de tels tabliers sont taillés dans le banc. On aime à penser à des moines qui auraient dû lire.
chronicle-cloister-2 = Ce furent peut-être eux, ou aussi bien des maçons au repos, des enfants de chœur, des visiteurs plus tardifs. Certains tabliers sont dressés sur des murs, où nul ne peut jouer. Des signes, ou des pierres réemployées ? On a supposé l’un et l’autre.

chronicle-name = Mérelle, moulin, morris
chronicle-name-1 = En ancien français, un merel était un jeton, et les merelles le jeu qu’on en faisait. Les Allemands disent Mühle, nous disons moulin : trois pions alignés broient l’adversaire, coup après coup.
chronicle-name-2 = Le morris des Anglais est sans doute ce même mot, usé jusqu’à sonner comme la danse. Qu’il vienne des Maures se raconte souvent et se prouve mal.

chronicle-titania = Plein de boue
chronicle-titania-1 = Dans Le Songe d’une nuit d’été, la reine des fées se plaint d’un été si mouillé que même le jeu du moulin est plein de boue. On la comprenait : les bergers taillaient des tabliers dans l’herbe du pré communal.
chronicle-titania-2 = Y jouait-on avec des pierres, ou se tenait-on soi-même sur les points ? Un demi-vers ne le dit pas, et certains lecteurs ont pensé à un labyrinthe de gazon. C’est le plus beau bulletin météo qu’un jeu ait jamais reçu.

chronicle-morabaraba = Des vaches dans le Sud
chronicle-morabaraba-1 = En Afrique australe le jeu s’appelle morabaraba ou mlabalaba, les pions sont des vaches, et qui ferme un moulin en abat une. On y joue à douze, avec les lignes d’angle, et pour de bon : il y a des ligues et des championnats.
chronicle-morabaraba-2 = Y est-il né il y a longtemps, ou venu avec des marchands ou des colons ? La question reste ouverte. La règle contre la navette entre deux moulins est sa propre réponse au double moulin.
