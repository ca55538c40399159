# Warum eine Stellung, eine Stellungszeile, Regeln, ein Zug oder eine Aufzeichnung abgelehnt wurde. Satzteile ohne Punkt.

position-shared-point = auf { $point } stehen ein weißer und ein schwarzer Stein
position-outside-board = ein Stein steht neben dem Brett
position-too-many-men = { $side } hat { $board } auf dem Brett und { $hand } in der Hand; die Regeln geben { $men } Steine
position-nobody-can-win = beide Seiten haben weniger als drei Steine
position-impossible-removal = dass { $side } noch { $pending ->
    [one] einen Stein
   *[other] { $pending } Steine
} schlagen muss, geht in dieser Stellung nicht

line-of-position = Stellungszeile: { $fault }
line-missing = am Ende fehlt { $part }
line-unreadable = „{ $text }“ passt nicht; hier gehört { $part } hin
line-too-long = „{ $text }“ ist ein Wort zu viel
line-wrong-board = eine Zeile von Sanmill beschreibt 24 Punkte, dieses Brett hat { $points }
line-men-differ = sie nennt { $said } als Zahl der Steine von { $side } auf dem Brett und zeigt { $seen }
line-not-to-move = { $side } soll schlagen, ist aber nicht am Zug
line-action = die Handlung „{ $action }“ passt nicht zur Zahl der Steine, die zu schlagen sind: { $pending }
line-still-placing = der Abschnitt „m“ passt nicht, solange { $side } noch Steine in der Hand hat
line-free-reforming = ein Stein soll nicht zurück dürfen, aber nach diesen Regeln darf man Mühlen öffnen und wieder schließen
line-named-twice = { $point } ist zweimal genannt
line-part-board = das Brett
line-part-side = die Seite am Zug
line-part-phase = der Abschnitt
line-part-action = die Handlung
line-part-white-board = die Zahl der weißen Steine auf dem Brett
line-part-black-board = die Zahl der schwarzen Steine auf dem Brett
line-part-white-hand = die Zahl der weißen Steine in der Hand
line-part-black-hand = die Zahl der schwarzen Steine in der Hand
line-part-white-removals = die Zahl der Steine, die Weiß zu schlagen hat
line-part-black-removals = die Zahl der Steine, die Schwarz zu schlagen hat
line-part-mill-from = der Punkt, von dem eine Mühle geschlossen wurde
line-part-mill-to = der Punkt, auf dem eine Mühle geschlossen wurde
line-part-formed-mills = die Angabe der geschlossenen Mühlen
line-part-quiet-turns = die Zahl der stillen Züge
line-part-turn-number = die Nummer des Zuges
line-part-hands = die Zahl der Steine in den Händen
line-part-point = der Name eines Punktes
line-part-extra = eine der Angaben, die hinter den Händen stehen dürfen

rules-unknown = die Regeln „{ $text }“ sind unbekannt; es gibt { $presets }
rules-not-a-field = „{ $text }“ hat in den Regeln nicht die Form Feld=Wert
rules-unknown-field = das Regelfeld „{ $text }“ ist unbekannt; es gibt { $fields }
rules-given-twice = das Regelfeld „{ $field }“ ist zweimal angegeben
rules-bad-value = das Regelfeld „{ $field }“ kann nicht „{ $value }“ sein; möglich ist: { $allowed }
rules-allowed-men = 3 bis 12, soweit das Brett es zulässt
rules-allowed-turns = off oder eine Zahl von Zügen von 1 bis 65535
rules-men-do-not-fit = { $men } Steine je Seite passen nicht zu diesem Brett; es fasst 3 bis { $most }

turn-unfinished = er schließt eine Mühle und muss einen Stein nehmen
turn-unfinished-another = er schließt mehrere Mühlen und muss noch einen Stein nehmen
turn-not-one = hier gehört genau ein Zug hin

record-of-game = Partie { $game }: { $fault }
record-of-line = Zeile { $line }: { $fault }
record-of-tag = Kopfzeile { $tag }: { $fault }
record-too-large = die Aufzeichnung hat { $bytes } Byte; gelesen werden höchstens { $most }
record-not-text = das ist keine Aufzeichnung einer Partie, denn es ist kein UTF-8-Text
record-empty = darin ist keine Partie
record-too-deep = Varianten sind mehr als { $most }-mal ineinandergeschachtelt
record-too-long = die Aufzeichnung hat mehr als { $most } Züge
record-too-many-games = darin sind mehr als { $most } Partien
record-too-many-tags = die Partie hat mehr als { $most } Kopfzeilen
record-open-comment = ein Kommentar beginnt mit „{ "{" }“ und endet nirgends
record-open-variation = eine Variante beginnt mit „(“ und endet nirgends
record-closes-nothing = „{ $sign }“ schließt nichts
record-variation-of-nothing = eine Variante steht vor dem ersten Zug
record-empty-variation = eine Variante hat keinen Zug
record-not-a-tag = „{ $text }“ ist keine Kopfzeile; die Form ist { $form }
record-tag-below = die Kopfzeile { $tag } steht unter einer Stellungszeile, wo Züge stehen sollten
record-tag-twice = die Kopfzeile { $tag } steht zweimal da
record-not-a-result = „{ $text }“ ist kein Ergebnis; es gibt { $results }
record-not-a-reason = „{ $reason }“ passt nicht zum Ergebnis { $result }
record-unknown-variant = unter dem Namen „{ $name }“ sind keine Regeln bekannt: Die Partie wird nach den Regeln { $rules } gelesen
record-two-results = die Kopfzeile Result sagt { $tag }, hinter den Zügen steht { $end }
record-wrong-result = die Aufzeichnung sagt { $said }, nach den Regeln ist es aber { $result }: { $reason }
record-not-over = die Aufzeichnung sagt { $said }, nach den Regeln ist die Partie aber nicht zu Ende
record-draw-passed-over = nach den Regeln ist die Partie vor Zug { $number } „{ $text }“ remis: { $reason }; sie wird bis zu ihrem Ende gelesen
record-after-the-end = „{ $text }“ steht hinter dem Ende der Partie
record-second-game = hinter dem Ende der Partie steht noch eine
record-not-a-mark = „{ $text }“ ist keine Anmerkung; erwartet werden $ und eine Zahl bis 255
record-malformed = „{ $text }“ ist als Zug { $number } nicht zu lesen; ein Zug ist ein Punkt wie d6, zwei wie d6-d5, mit Schlagen wie d6xb4
record-no-such-point = einen Punkt { $point } gibt es auf diesem Brett nicht (Zug { $number } „{ $text }“)
record-no-such-game = eine Partie { $number } gibt es nicht; die Datei hat { $games }
record-odd-number = die Nummer { $said } steht bei Zug { $number } „{ $text }“: Fehlt ein Zug?
record-illegal = Zug { $number } „{ $text }“ ist nicht erlaubt: { $fault }

stated-ending = { $result }, { $reason }
stated-few-men = zu wenige Steine
stated-blocked = kein Zug mehr möglich
stated-mill = Mühle
stated-full-board = volles Brett
stated-quiet-turns = stille Züge
stated-endgame-clock = stille Züge im Endspiel
stated-repetition = Stellungswiederholung
stated-resignation = aufgegeben
stated-time = Zeit abgelaufen
stated-agreement = Einigung
stated-adjudication = Schiedsspruch

no-folder = es gibt keinen Ordner für Partien

file-failure = { $file }: { $why }
file-not-found = eine solche Datei oder einen solchen Ordner gibt es nicht
file-not-permitted = der Zugriff ist nicht erlaubt
file-no-space = auf dem Datenträger ist kein Platz mehr
file-read-only = dort lässt sich nichts schreiben
