# “Stones that remember”: the game’s history, and what is disputed about it.

chronicle = Stones that remember
chronicle-play = Play on this board

chronicle-kurna = The temple at Kurna
chronicle-kurna-1 = On roofing slabs of a temple at Kurna in Egypt somebody scratched boards like ours, some of them with the corner lines. The temple is more than three thousand years old, and for a century books have called the game as old as that.
chronicle-kurna-2 = Nobody knows when they were scratched. Visitors climbed that roof for ages, and Coptic crosses are cut among the boards. A date for the stone is no date for the scratch; we would not bet a man on it.

chronicle-ovid = A Roman’s three pebbles
chronicle-ovid-1 = Teaching young women what they should be able to play, Ovid mentions a small board with three pebbles a side, where one wins by getting one’s own into a row. That was about two thousand years ago, and lines for such games are scratched into many Roman pavements.
chronicle-ovid-2 = It sounds like Three Men’s Morris, and that is how most people read it. He gives no rules, though, and no word about nine men. Who finds our game in his verses has brought it along.

chronicle-gokstad = In the ship’s grave
chronicle-gokstad-1 = Around the year 900 a chieftain was buried at Gokstad in Norway with his ship. Among what he took along was a wooden game board, and on one of its sides are the lines of a mill.
chronicle-gokstad-2 = Only part of that board is left, and the other side was for another game of the north. It is among the earliest finds of our board with a date one can trust, for the ship’s timbers can be dated by their rings.

chronicle-alfonso = The king’s book
chronicle-alfonso-1 = In 1283 Alfonso, king of Castile, had a book of games finished: chess, dice, tables, and among the games on lines a mill with nine men. The picture shows two players and the board as we know it.
chronicle-alfonso-2 = It could also be played with three dice during the placing, and then certain throws earned a capture without a mill. That form died out; the form without dice is still on the board before you.

chronicle-cloister = Benches in the cloister
chronicle-cloister-1 = On stone seats in English cloisters, at Canterbury, Gloucester, Norwich, Salisbury and Westminster, such boards are cut into the bench. It is pleasant to think of monks who should have been reading.
chronicle-cloister-2 = It may have been them; it may as well have been masons at rest, choirboys, or visitors of later centuries. Some boards stand upright on walls where nobody can play. Were they signs, or stones used twice? People have guessed both.

chronicle-name = Merels, mill, morris
chronicle-name-1 = Merel was an old French word for a token or counter, and merels was the game one played with it. Germans call it Mühle and the French moulin, a mill: three men in a row grind the enemy away, turn after turn.
chronicle-name-2 = Morris is most likely merels, worn down by English mouths until it sounded like the dance. That it came from the Moors is often told and poorly shown.

chronicle-titania = Filled with mud
chronicle-titania-1 = In A Midsummer Night’s Dream the fairy queen complains of a summer so wet that even the nine men’s morris lies full of mud. Her hearers knew what she meant: boards cut into the turf of the village green, as shepherds cut them.
chronicle-titania-2 = Whether people played there with stones or stood on the points themselves, we cannot tell from half a line, and some readers have thought of a turf maze instead. It is the loveliest weather report that a board game ever got.

chronicle-morabaraba = Cows in the south
chronicle-morabaraba-1 = In southern Africa the game is called morabaraba or mlabalaba, the men are cows, and whoever closes a mill shoots one. It is played with twelve each, with the corner lines, and in earnest: there are leagues and championships.
chronicle-morabaraba-2 = Whether it grew there long ago or came with traders or settlers is an open question. The rule against shuttling between two mills is its own answer to the running mill.
