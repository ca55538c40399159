# Aufbewahrte Partien: Bühne, Bibliothek, Statistik, Aufstellung.

continue-game = Weiterspielen
library = Bibliothek
set-up = Stellung aufbauen

keep-person = ein Gast
keep-contest = { $white } – { $black } · { $rules }

theatre-beginning = Der Anfang
theatre-turn = { $number } { $turn }
theatre-scrub = Gezeigter Zug
theatre-play = Abspielen
theatre-pause = Anhalten
theatre-first = Zum Anfang
theatre-back = Einen Zug zurück
theatre-next = Einen Zug weiter
theatre-last = Zum Ende
theatre-speed = Tempo
theatre-still = Kamera ruhig halten
theatre-film = Kamera filmen lassen
theatre-review = Durchsicht
theatre-leave = Verlassen
theatre-with-friend = Zu zweit weiter
theatre-with-school = Weiterspielen

review-title = Durchsicht
review-begin = Der Meister der Schule wägt jeden Zug.
review-start = Beginnen
review-stop = Abbrechen
review-progress = { $done } von { $all } Zügen gewogen
review-no-faults = Kein Zug ist zu tadeln.
review-better = besser war { $turn }
review-lost = { $side } verlor die Partie mit { $number }
review-missed = { $side } ließ die Partie mit { $number } entgleiten
review-better-why = besser war { $turn }: { $why }
fault-missed-win = ein Sieg in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
} wurde verpasst
fault-missed-mill = eine Mühle ging auf { $points }
fault-missed-block = die Mühle auf { $point } blieb unversperrt
fault-loses = nun ist es in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
} verloren
fault-broke-mill = das öffnet die Mühle { $points } und schließt sie nicht wieder
fault-allows = das erlaubt { $turn }
review-only-faults = Nur, was besser ging
grade-best = bester Zug
grade-good = gut
grade-inaccuracy = ungenau
grade-mistake = Fehler
grade-blunder = grober Fehler
review-counts = { $side }: beste { $best }, gute { $good }, ungenaue { $inaccuracies }, Fehler { $mistakes }, grobe { $blunders }

library-title = Die Bibliothek
library-search = Spieler, Regeln, Tag, Ergebnis…
library-reading = Die Regale werden durchsucht…
library-empty = Noch liegt keine Partie hier. Jede beendete Partie wird aufbewahrt. Auch fremde Aufzeichnungen finden Platz: die Datei öffnen, ihren Text einfügen oder sie auf das Fenster ziehen.
library-nothing-found = Keine Partie enthält alle diese Wörter.
library-players = { $white } – { $black }
library-told = { $rules } · { $result } · { $turns } Züge
library-unread = Die Regale sind nicht zugänglich: { $reason }.
library-damaged = { $file } ist nicht lesbar: { $reason }
library-watch = Ansehen und durchsehen
library-export = Als Datei sichern
save-title = Was gespeichert wird
save-record = Die Partie als Aufzeichnung
save-drawing = Die Stellung als Zeichnung
save-film = Die Partie als Film
save-view = Die Ansicht als Bild
library-delete = Löschen
library-restore = Zurückholen
library-paste = Aufzeichnung einfügen
library-open = Datei öffnen
library-statistics = Statistik
dialog-open-record = Aufzeichnung einer Partie öffnen
dialog-open-position = Stellung oder Aufzeichnung öffnen
dialog-save-game = Aufzeichnung der Partie sichern
dialog-records = Aufzeichnungen und Texte
dialog-all-files = Alle Dateien

result-white = Weiß gewann
result-black = Schwarz gewann
result-drawn = unentschieden
result-open = nicht beendet
result-resigned = { $winner } gewann: { $loser } gab auf
result-time = { $winner } gewann nach Zeit
result-agreed = Remis vereinbart

notice-not-saved = Die Partie lässt sich nicht speichern: { $reason }. Alle paar Sekunden wird es wieder versucht.
notice-second-copy = Das Spiel läuft ein zweites Mal. Dieses hier bewahrt seine Partie für sich auf; keines nimmt dem anderen etwas weg.
notice-set-aside = Eine beschädigte Datei liegt nun als { $file } beiseite. Nichts wurde überschrieben.
broke-off-lost = Beim letzten Mal hat der Grafiktreiber aufgehört zu arbeiten. Es ist nichts verloren.
broke-off-memory = Beim letzten Mal ging der Speicher der Grafikkarte aus. Eine niedrigere Qualität in den Einstellungen kann helfen; es ist nichts verloren.
broke-off-refused = Beim letzten Mal hat der Grafiktreiber aufgehört zu zeichnen. Ein neuerer Treiber oder eine niedrigere Qualität kann helfen; es ist nichts verloren.
broke-off-own = Beim letzten Mal brach das Spiel durch einen eigenen Fehler ab. Es ist nichts verloren.
files-lost = { $more ->
    [0] Das Spiel ist nicht vollständig: { $file } fehlt oder ist beschädigt. Bitte neu besorgen.
    [one] Das Spiel ist nicht vollständig: { $file } und eine weitere Datei fehlen oder sind beschädigt. Bitte neu besorgen.
   *[other] Das Spiel ist nicht vollständig: { $file } und { $more } weitere Dateien fehlen oder sind beschädigt. Bitte neu besorgen.
}
notice-left-out = { $games ->
    [one] Eine Partie wurde ausgelassen: { $fault }.
   *[other] { $games } Partien wurden ausgelassen; die erste: { $fault }.
}
notice-not-read = Eine Datei war nicht lesbar: { $reason }.
notice-odd = Am Gelesenen ist etwas sonderbar: { $reason }
notice-imported = { $games ->
    [one] Die Aufzeichnung liegt in der Bibliothek.
   *[other] { $games } Aufzeichnungen liegen in der Bibliothek; dies ist die erste.
}
notice-refused = Das ist keine spielbare Aufzeichnung: { $reason }.
notice-exported = Gesichert als { $file }.
notice-no-file-dialog = Dieses System hat kein Fenster, um eine Datei zu wählen. Den Text der Aufzeichnung kopieren und hier einfügen, oder das Spiel mit dem Namen der Datei starten.
notice-deleted = Gelöscht. Es lässt sich zurückholen.
notice-restored = Die Partie ist wieder da.

statistics-title = Statistik
statistics-none = Noch ist nichts gezählt. Jede zu Ende gespielte Partie zählt.
statistics-forget = Alles vergessen
statistics-keep = Behalten
statistics-really-forget = Ja, vergessen
statistics-by-strength = Gegen die Schule
statistics-by-colour = Deine Steine
statistics-by-rules = Regeln
statistics-no-school = Noch keine Partie gegen die Schule.
statistics-friends = Unter Freunden
statistics-friends-told = Weiß gewann { $white }, Schwarz { $black }; { $drawn } unentschieden.
statistics-games = { $games ->
    [one] Insgesamt eine Partie.
   *[other] Insgesamt { $games } Partien.
}
statistics-streak = Siege in Folge: { $now }; die längste Folge: { $best }.
statistics-fastest = Der schnellste Sieg: { $turns } Züge, Gegner { $level }.
statistics-score = { $won } gewonnen · { $drawn } remis · { $lost } verloren

setup-title = Stellung aufbauen
setup-empty = leer
setup-point = { $point }: { $man }
setup-tool = Was eine Berührung tut
setup-take = Wegnehmen
setup-hand = { $side }: { $hand } in der Hand, { $lost } verloren
setup-phase = Abschnitt
setup-placing = Setzen
setup-moving = Ziehen
setup-turn = Wer am Zug ist
setup-to-move = { $side } am Zug
setup-owed = Ausstehendes Schlagen
setup-owes-none = nichts offen
setup-owes-one = schlägt einen
setup-owes-two = schlägt zwei
setup-quarter = Drehen
setup-mirror = Spiegeln
setup-rings = Innen–außen
setup-colours = Steine tauschen
setup-clear = Leeren
setup-start = Eröffnung
setup-board = Aus Partie
setup-copy = Kopieren
setup-paste = Einfügen
setup-open = Öffnen…
setup-copied = Kopiert: { $line }
setup-pasted = Die Stellung wurde gelesen.
setup-record-read = Die letzte Stellung der Aufzeichnung ist aufgestellt.
setup-not-pasted = Das ist nicht lesbar. { $reason }
setup-nothing-to-paste = In der Zwischenablage ist kein Text.
setup-over = Schon entschieden: { $reason }.
setup-cannot-begin = Aus dieser Stellung kann keine Partie beginnen.
setup-other-rules = Andere Regeln…
setup-begin = Beginnen
setup-opponent = Gegner
setup-with-school = Die Schule
setup-with-friend = Ein Freund
setup-watch = Zusehen
setup-strength = Stärke
setup-own = Deine Steine

puzzles = Aufgaben
puzzles-title = Aufgaben
puzzles-count = { $solved } von { $all } gelöst. Gold bekommt, was auf Anhieb gelang.
puzzles-today = Die Aufgabe des Tages
puzzles-next = Die nächste ungelöste
puzzles-level-1 = Erste Mühlen
puzzles-level-2 = Ein scharfes Auge
puzzles-level-3 = Zwei, drei Züge
puzzles-level-4 = Lange Pläne
puzzles-level-5 = Für Meister
puzzle-heading = Aufgabe { $id }
puzzle-asks = { $side }: { $goal }.
puzzle-one-way = Nur ein erster Zug ist richtig.
puzzle-right = Richtig. Weiter.
puzzle-solved = Gelöst!
puzzle-was-shown = Das war der Zug.
puzzle-show = Zug zeigen
puzzle-again = Von vorn
puzzle-next = Nächste Aufgabe
puzzle-all = Alle Aufgaben
puzzle-wrong = Nicht { $turn }.
puzzle-wrong-wins = Das gewinnt erst in { $turns }.
puzzle-wrong-draws = Das hält nur unentschieden.
puzzle-wrong-loses = Das verliert in { $turns }.
puzzle-wrong-answer = Die Antwort wäre { $turn }.
goal-close = schließe eine Mühle
goal-stop = verhindere jede gegnerische Mühle
goal-force = erzwinge eine Mühle { $turns ->
    [one] in einem Zug
   *[other] in { $turns } Zügen
}
goal-win = gewinne { $turns ->
    [one] sofort
   *[other] in { $turns } Zügen
}
goal-hold = finde den einzigen Zug, der nicht verliert
