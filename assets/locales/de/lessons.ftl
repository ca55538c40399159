# Lektionen: die Seite, und was der Lehrer am Brett sagt.

learn = Lernen
lessons = Lektionen
lesson-of = { $lesson } · { $stage } von { $stages }
lesson-done = geschafft
lesson-go-on = Weiter
lesson-next = Nächste Lektion
lesson-leave = Lektion verlassen
lesson-finished = Das war die Lektion.
lesson-try-again = Noch nicht ganz. Sieh noch einmal hin.

lesson-first = Die erste Lektion
lesson-first-about = Alles, was das Spiel von dir will, mit der Hand am Stein.
lesson-crossings = Die vier Kreuzungen
lesson-crossings-about = Wo ein Stein am meisten sieht.
lesson-together = Nicht verzetteln
lesson-together-about = Steine, die zusammenstehen, drohen doppelt.
lesson-running = Die Zwickmühle
lesson-running-about = Ein Stein, zwei Mühlen, jeder Zug ein Schlag.
lesson-block = Sperren
lesson-block-about = Die beste Antwort auf eine Drohung: sich hineinstellen.
lesson-room = Raum gegen Steine
lesson-room-about = Ein Stein mehr ist nicht immer das Beste.
lesson-flyer = Der springende Gegner
lesson-flyer-about = Wie man drei Steine fängt, die überallhin dürfen.

first-place = Du hast neun Steine im Vorrat. Setze einen auf eine Kreuzung: d6, f4, d2 oder b4, wo vier Linien zusammentreffen.
first-place-right = Ein guter Platz: Von dort hat dein Stein vier Wege.
first-place-wrong = Das ist erlaubt, aber dort sieht er weniger. Die Kreuzungen liegen in der Mitte jeder Seite des zweiten Quadrats.
first-mill = Deine Steine stehen auf a7 und d7. Drei in einer Reihe auf einer Linie sind eine Mühle: Schließ sie.
first-mill-right = Eine Mühle! Jedes Mal, wenn du eine schließt, nimmst du einen gegnerischen Stein vom Brett.
first-mill-wrong = Deine Reihe läuft am oberen Rand entlang: Ein Punkt darin ist noch frei.
first-protected = Deine Mühle ist zu, nun nimmst du einen Stein. Versuch zuerst einen von denen am unteren Rand.
first-protected-right = Die drei dort unten stehen selbst in einer Mühle: Solange ein anderer Stein frei steht, darf man sie nicht nehmen.
first-take = Also nimm den Stein, den keine Mühle schützt.
first-take-right = Er ist für immer fort. Nur wenn alle gegnerischen Steine in Mühlen stehen, darfst du einen daraus nehmen.
first-slide = Nun sind alle Steine gesetzt. Wähle einen von deinen und zieh ihn auf einer Linie zum nächsten freien Punkt.
first-slide-right = So geht es von jetzt an: ein Stein, ein Schritt, auf den Linien.
first-open = Deine Mühle am oberen Rand ist geschlossen. Öffne sie: Zieh einen ihrer Steine einen Schritt weg.
first-open-right = Die Mühle steht offen. Stellt sich niemand hinein, schließt du sie wieder.
first-open-wrong = Zieh einen Stein der Mühle am oberen Rand: a7, d7 oder g7.
first-close = Und nun schließ sie wieder. Jedes Schließen nimmt einen Stein.
first-close-right = Auf, zu, nehmen: Eine Mühle ist ein Werkzeug, das man mehr als einmal benutzt.
first-close-wrong = Geh mit demselben Stein zurück.
first-fly = Du hast nur noch drei Steine, also dürfen sie auf jeden freien Punkt springen. Schließ deine Mühle.
first-fly-right = Mit drei Steinen ist man überall zugleich, und einen Stein vor der Niederlage.
first-fly-wrong = Zwei deiner Steine stehen am oberen Rand. Der dritte darf auf den Punkt dazwischen springen.
first-win-men = Schwarz hat noch drei Steine. Schließ eine Mühle und nimm einen: Mit zweien macht niemand eine Mühle.
first-win-men-right = Gewonnen: Schwarz hat nur noch zwei Steine. Das ist der erste Weg.
first-win-men-wrong = Eine Mühle lässt sich schließen: Sieh an den oberen Rand.
first-win-block = Der andere Weg zum Sieg: Lass Schwarz keinen Zug. Ein Punkt steht den dunklen Steinen noch offen; schließ ihn.
first-win-block-right = Schwarz kann nicht ziehen, also hast du gewonnen. Nun kennst du das ganze Spiel.
first-win-block-wrong = Ein dunkler Stein hat noch einen Weg: Sieh nach oben, an den oberen Rand.

crossings-task = Je ein Stein steht auf dem Brett. Wo sieht dein nächster am meisten? Setze ihn.
crossings-right = Ja. Eine Kreuzung hat vier Wege und liegt in zwei Mühlen; wer mehr davon hält, zieht später freier.
crossings-corner = Eine Ecke hat zwei Wege und ist bald eingesperrt. Vier sind besser: Versuch eine Kreuzung.
crossings-wrong = Von dort gibt es drei Wege. Es gibt einen Platz mit vier.

together-task = Ein Stein macht zwei Drohungen auf einmal. Finde seinen Platz.
together-right = Zwei Reihen, f6 und d7, und Schwarz kann nur eine aufhalten.
together-far = Fern von den anderen droht ein Stein mit nichts. Such den Punkt, auf den beide deiner Steine sehen.
together-wrong = Das droht höchstens einmal, und Schwarz hält es auf. Wo kreuzen sich die Linien deiner beiden Steine?
together-close = Schwarz hat eine aufgehalten. Schließ die andere.
together-close-right = Steine, die einander helfen, stellen zwei Fragen zugleich. Verstreute stellen keine.
together-close-wrong = Die Reihe b6 – d6 – f6 wartet noch auf dich.

running-task = Du hast eine Mühle auf b6, d6 und f6. Bereite eine zweite vor, sodass ein Stein die eine schließt, indem er die andere verlässt.
running-right = Nun liegen d6 und d7 zwischen zwei Mühlen: Wohin der Stein auch geht, eine schließt sich.
running-once = Das öffnet deine Mühle, um sie noch einmal zu schließen. Du kannst eine haben, die sich in jedem Zug schließt.
running-wrong = Denk an den oberen Rand: Auf a7 steht schon einer.
running-swing = Zwick zu: Schließ eine Mühle und nimm den Stein, der dich am meisten stört.
running-swing-right = Und der Rückweg schließt die andere.
running-swing-wrong = Der Stein in der Mitte, zwischen den beiden Reihen, schließt mit einem einzigen Schritt eine Mühle.
running-old = Das schließt die alte Mühle noch einmal. Nutze die zweite Reihe: Dort wartet ein Stein darauf, hineinzutreten.
running-back = Zieh zurück und nimm noch einen.
running-back-right = Das ist eine Zwickmühle: jeder Zug ein Schlag, und wenige Partien überstehen sie. Bau deine früh, und achte auf die des Gegners.

block-task = Schwarz will b2 – d2 – f2 mit dem Stein von d1 schließen. Was tust du dagegen?
block-right = Die Mühle ist versperrt, bevor sie zuging, und dein Stein auf der Kreuzung steht niemandem im Weg als Schwarz.
block-too-slow = Schwarz ist schneller: d1 geht nach d2 und nimmt einen Stein. Eine Drohung geht den eigenen Plänen vor.
block-away = Dein Stein auf d3 war als einziger nah genug. Wohin muss er?
block-wrong = Dann zieht Schwarz d1 nach d2 und nimmt einen Stein. Stell dich selbst dorthin.

room-task = Du kannst eine Mühle schließen und einen Stein nehmen. Sieh aber zuerst, wie viel Raum Schwarz noch hat.
room-right = Schwarz hat vier Steine und keinen einzigen Zug. Raum zum Ziehen ist mehr wert als ein Stein.
room-greedy = Ein Stein ist genommen, aber drei Steine springen, und Schwarz ist frei. Es gab Besseres: Zähl die freien Punkte von Schwarz.
room-wrong = Schwarz hat nur noch einen freien Punkt, auf den es treten kann. Besetze ihn.

flyer-task = Schwarz hat drei Steine und springt: Eine Drohung hält es immer auf. Mach zwei auf einmal.
flyer-right = Zwei Reihen, d7 und g4. Schwarz kann sich nur in eine stellen.
flyer-single = Eine Drohung, und Schwarz springt hinein. Gegen einen Springer brauchst du zwei zugleich.
flyer-wrong = Sieh auf die Ecke g7: Dort treffen sich zwei Reihen.
flyer-finish = Schwarz hat aufgehalten, was es konnte. Schließ die andere Reihe.
flyer-finish-right = So fängt man einen Springer: zwei Drohungen, eine Antwort.
flyer-finish-wrong = Eine Reihe ist noch offen. Welcher deiner Steine kann hineintreten?
