### Die Oberfläche der Seite auf Deutsch (du). Die Wörter eines Bretts liegen im Ordner seines Spiels.

page-language-name = Deutsch

## The hall

page-hall = Spellhall
page-tagline = Zauberer-Kartenspiele, gespielt nach den Regeln
page-unofficial = Inoffiziell. Ohne Verbindung zu den Autoren oder Verlagen der Spiele.
page-skip = Zum Inhalt springen
page-play-now = Jetzt spielen
page-first-game = Dein erstes Spiel hier: ein kurzes, mit Tipps für die ersten Züge.
page-first-keys = Die Taste H und das Wort Tipp geben mehr.
page-first-short = Erstes Spiel: kurz, mit Tipps.
page-first-whole = Das ganze Spiel
page-learn = Spiel lernen
page-more-ways = Tisch für Freunde
page-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
  }
page-players-between = { $low }–{ $high } Spieler
page-minutes-range = { $range } Minuten
page-against = Gegen
page-join-title = Mit einem Code beitreten
page-join-any = An einen Tisch setzen
page-join-code = Code aus sechs Zeichen
page-join = Beitreten
page-tables = Öffentliche Tische
page-no-tables = Gerade ist kein öffentlicher Tisch offen. Eröffne einen, dann sehen ihn die anderen hier.
page-my-games = Meine Spiele in diesem Browser
page-no-games = Spiele, die du hier spielst, stehen später in dieser Liste. So kannst du sie fortsetzen.
page-go-on = Weiterspielen
page-look-back = Ansehen
page-forget = Aus der Liste entfernen
page-settings = Einstellungen
page-about = Über Spellhall
page-back-to-hall = Zurück in die Halle
page-lost-title = Diesen Raum gibt es hier nicht
page-lost-text = Vielleicht ist der Link falsch geschrieben, oder der Tisch wurde abgeräumt.
page-offline = Die Halle antwortet nicht. Läuft sie noch?
page-try-again = Noch einmal versuchen
page-loading = Der Tisch wird gedeckt …

## Levels

page-level-random = Zufall
page-level-greedy = Vorsichtig
page-level-novice = Neuling
page-level-apprentice = Lehrling
page-level-adept = Adept
page-level-magus = Magier
page-level-archmage = Erzmagier

## A new table

page-new-title = Ein Tisch für { $game }
page-new-seats = Wie viele spielen mit?
page-new-who = Wer sitzt hier?
page-you = Du
page-seat-friend = Ein Freund, per Link oder Code
page-seat-here = Jemand an diesem Bildschirm
page-new-options = Hausregeln
page-new-rules = Welche Regeln?
page-new-more = Einzelne Regeln, Uhren und Karten ändern
page-new-changed = Anders als im Regelheft
page-preset-first = Erstes Spiel
page-preset-first-about = Kurz und leicht, mit Hilfe.
page-preset-book = Nach dem Regelheft
page-preset-book-about = Alles, wie es im Regelheft steht.
page-preset-short = Kurz
page-preset-short-about = Alle Regeln, aber es endet früher.
page-new-clause = Regel { $clause }
page-new-clock = Uhr
page-clock-none = Keine Uhr: Lass dir Zeit
page-clock-decision-seconds = { $count ->
    [one] { $count } Sekunde für jede Entscheidung
   *[other] { $count } Sekunden für jede Entscheidung
  }
page-clock-decision-minutes = { $count ->
    [one] { $count } Minute für jede Entscheidung
   *[other] { $count } Minuten für jede Entscheidung
  }
page-clock-game = { $count ->
    [one] Je { $count } Minute für das ganze Spiel
   *[other] Je { $count } Minuten für das ganze Spiel
  }
page-new-public = Unter den öffentlichen Tischen zeigen, damit alle mitspielen können
page-new-cards = Karten
page-cards-house = Die Karten des Hauses
page-cards-own = Deine eigene Kartendatei
page-cards-file = Kartendatei auswählen (TOML oder JSON)
page-new-spectators = Wer den Link hat, darf zusehen
page-workshop = Werkstatt
page-workshop-title = Die Werkstatt von { $game }
page-workshop-about = Ändere die Karten und sieh, wie sie aussehen werden. Was du änderst, bleibt in diesem Browser.
page-workshop-own = Das ist dein eigener Satz.
page-workshop-house = Das ist der Satz des Hauses.
page-workshop-try = Gegen Bots ausprobieren
page-workshop-friends = Mit Freunden ausprobieren
page-workshop-download = Herunterladen
page-workshop-upload = Kartendatei öffnen
page-workshop-print = Drucken
page-workshop-back = Zurück zum Satz des Hauses
page-workshop-asking = Die Halle sieht sich die Karten an …
page-workshop-problem = { $count ->
    [one] Mit dem Satz stimmt etwas nicht.
   *[other] Mit dem Satz stimmen { $count } Dinge nicht.
}
page-workshop-sound = { $count ->
        [0] Der Satz ist spielbar.
        [one] Der Satz ist spielbar; eine Sache sieht seltsam aus.
       *[other] Der Satz ist spielbar; { $count } Dinge sehen seltsam aus.
    }
page-workshop-strength = Wie stark ist es?
page-workshop-compare = Mit dem Satz des Hauses vergleichen
page-workshop-stop = Abbrechen
page-workshop-measuring = Gespielte Partien
page-workshop-deals = Bots spielen mit diesem Satz: { $done } von etwa { $of } Partien. Du kannst weiter daran arbeiten.
page-workshop-measured = { $deals ->
    [one] Aus einer Partie, gespielt von { $bots }.
   *[other] Aus { $deals } Partien, gespielt von { $bots }. Mehr zeigt der Befehl spellhall balance.
}
page-workshop-changed = Der Satz hat sich seit der Messung geändert.
page-workshop-later = Die Halle ist beschäftigt. Versuche es in { $seconds ->
    [one] einer Sekunde noch einmal.
   *[other] { $seconds } Sekunden noch einmal.
}
page-workshop-wins = { $deals ->
    [one] Wer sie hat, gewinnt { $share } % ({ $low } bis { $high }; eine Partie; ausgeglichen wären { $even } %).
   *[other] Wer sie hat, gewinnt { $share } % ({ $low } bis { $high }; { $deals } Partien; ausgeglichen wären { $even } %).
}
page-workshop-cards = Karten des Satzes
page-workshop-fields = Felder der Karte
page-workshop-look = Wie die Karte aussieht
page-workshop-table = { $table } ({ $count })
page-workshop-top = Der Satz
page-workshop-add = Neue Karte
page-workshop-copy = Kopieren
page-workshop-remove = Entfernen
page-workshop-copies = { $count ->
        [one] Davon wird eine gedruckt.
       *[other] Davon werden { $count } gedruckt.
    }
page-workshop-all = Alle Karten
page-workshop-range = { $low } bis { $high }.
page-workshop-no-json = Das lässt sich nicht als JSON lesen. Such nach einer fehlenden Klammer oder einem Anführungszeichen.
page-workshop-open = Karten in der Werkstatt ändern
page-print = Zum Ausdrucken
page-print-title = { $game } drucken
page-print-open = Karten drucken
page-print-own = Meinen eigenen Satz aus der Werkstatt drucken
page-print-parts = Was gedruckt wird
page-print-cards = Karten mit Rückseiten, 63 × 88 mm
page-print-pieces = Spielpläne, Skalen und Marker
page-print-summary = Die Regeln auf zwei Seiten
page-print-paper = Papier
page-print-bleed = Beschnitt um jede Karte
page-print-flip = Dein Drucker wendet das Papier über
page-print-long = die lange Kante
page-print-short = die kurze Kante
page-print-saving = Tinte sparen: nur Umrisse
page-print-large = Großdruck: vier Karten je Seite
page-print-facts = Für eine Klasse nur die Karten für diese Aufgaben, etwa 2,5,10 oder tables 6-9 oder sums 10
page-print-make = PDF erstellen
page-print-busy = Die Halle zeichnet …
page-print-done = Fertig. Drucke es zu 100 %, beidseitig.
page-print-ours = Zeichnungen und Worte sind Spellhalls eigene und stehen für die der Autoren.
page-open-table = Tisch eröffnen

## Before the start

page-lobby-title = Der Tisch ist bereit
page-lobby-share = Deine Freunde kommen mit diesem Link oder mit dem Code dazu.
page-lobby-alone = Andere Geräte erreichen diese Halle nicht: Sie hört nur auf diesen Rechner. Freunde können an diesem Bildschirm mitspielen. Damit auch ihre Handys hereinkommen, starte sie so:
page-lobby-network = Link und Bild verwenden die Adresse deines Netzes, { $address }, denn mit der aus deiner Adresszeile können andere Geräte nichts anfangen.
page-lobby-code = Code
page-copy-link = Link kopieren
page-copied = Kopiert
page-qr = Der Link als QR-Code
page-seat-number = Platz { $letter }
page-seat-free = frei
page-seat-is = { $letter } ist { $name }.
page-seat-is-you = { $letter } ist { $name } (du).
page-sit-here = Hier hinsetzen
page-seat-bot = Bot dazusetzen
page-remove = Platz frei machen
page-stand-up = Platz verlassen
page-start = Anfangen
page-waiting-for-seats = Es kann losgehen, wenn alle Plätze besetzt sind.
page-watch = Du siehst zu.
page-here-too = Freund an diesem Bildschirm dazusetzen

## At the table

page-thinking-one = { $name } überlegt …
page-thinking-more = { $names } überlegen …
page-gone = { $name } ist gerade nicht da. Der Platz wartet; wer den Tisch eröffnet hat, kann einen Bot spielen lassen.
page-gone-host = { $name } ist gerade nicht da. Du kannst warten oder solange einen Bot spielen lassen.
page-gone-bot = Einen Bot spielen lassen
page-bot-thinking = { $name } ({ $level }) überlegt …
page-your-question = Deine Frage
page-what-now = Wie das Spiel steht
page-menu = Menü
page-close = Schließen
page-hint = Tipp
page-log = Verlauf
page-rules = Regeln
page-text-view = Text
page-keys = Tasten
page-undo = Rückgängig
page-takeback = Um Rücknahme bitten
page-draw = Remis anbieten
page-rematch = Noch einmal spielen
page-concede = Aufgeben
page-concede-sure = Dieses Spiel aufgeben?
page-yes = Ja
page-no = Nein
page-pause = Pause
page-resume = Weiter
page-paused = Das Spiel ist angehalten.
page-say = Etwas sagen
page-cheer = Den anderen etwas zurufen
page-friends = Vor Kurzem gespielt mit
page-friends-table = Euer Tisch
page-over-invite = Andere einladen
page-away = Ein Bot soll für mich spielen
page-back = Ich bin wieder da
page-asks-takeback = { $name } möchte einen Zug zurücknehmen.
page-asks-draw = { $name } bietet Remis an.
page-asks-rematch = { $name } möchte noch einmal spielen. Gleich geht es los, außer du möchtest nicht.
page-agree = Einverstanden
page-decline = Nein, danke
page-asked-waiting = Die anderen sind gefragt.
page-rematch-soon = Gleich geht es weiter, außer jemand möchte nicht.
page-line-lost = Verbindung unterbrochen. Sie wird wiederhergestellt …
page-line-connecting = Verbindung wird aufgebaut …
page-sent = Gesendet …
page-chosen = Du hast gewählt: { $choice }.
page-sent-waiting = Deine Wahl ist unterwegs. Sie gilt, sobald die Verbindung wieder da ist.
page-stale = Das Spiel ist schon weiter. Sieh noch einmal hin.
page-nothing-yet = Noch ist nichts passiert.
page-rules-search = Regeln durchsuchen
page-rules-now = Was jetzt wichtig ist
page-rules-none = Keine Regel enthält alle diese Wörter.
page-clause-link = Regel { $clause }
page-curtain-title = Gib den Bildschirm an { $name }
page-curtain-text = Alle anderen schauen weg.
page-curtain-ready = Ich bin { $name }
page-bot-short = Bot
page-away-short = abwesend
page-out-short = ausgeschieden
page-host-short = Gastgeber
page-turn-short = am Zug
page-clock-left = noch { $time }
page-clock-hurry = Noch zehn Sekunden.

## The plain board

page-choices = Was du tun kannst
page-choices-search = Möglichkeit suchen
page-choices-count = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
  }
page-choices-none = Keine Möglichkeit enthält diese Wörter.
page-choices-number = Eine Zahl von { $low } bis { $high }
page-choices-say = Sagen
page-choices-more = { $count } weitere zeigen
page-board-empty = Der Tisch konnte nicht gezeigt werden. Verlauf und Textansicht begleiten das Spiel weiter.
page-zone-table = Auf dem Tisch
page-zone-empty = leer
page-zone-hidden = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
page-zone-more = { $count } weitere
page-value-yes = ja
page-value-no = nein

## The end

page-over-title = Das Spiel ist aus
page-over-won = Du gewinnst
page-over-won-other = { $name } gewinnt
page-over-shared = { $names } gewinnen gemeinsam
page-over-lost = { $name } gewinnt dieses Mal
page-over-conceded = Die andere Seite hat aufgegeben.
page-over-place = { $place }.
page-over-rule = Regel { $clause }
page-over-look = Den Tisch ansehen
page-over-show = Das Ergebnis zeigen
page-over-level = Eine andere Stufe
page-over-show-me = Zeig es mir
page-replay = Spiel noch einmal ansehen

page-ending-course = So lief es
page-ending-from-to = { $name }: von { $first } bis { $last }
page-ending-numbers = Dasselbe in Zahlen
page-ending-move = Zug
page-ending-move-at = Zu Zug { $step } der Aufzeichnung
page-ending-moments = Entscheidende Momente
page-ending-moment = { $name } hat { $played } gewählt. Besser: { $better }.
page-ending-mine = Du hast { $played } gewählt. Besser: { $better }.

## Keys

page-key-arrows = zwischen deinen Möglichkeiten wechseln
page-key-enter = wählen
page-key-escape = zurücklegen, schließen
page-key-space = Karte aus der Nähe ansehen
page-key-hand = Karten deiner Hand
page-key-shift = mit Umschalttaste: alles auf dem Tisch besuchen
page-key-main = Hauptknopf drücken

## Settings

page-set-look = Aussehen
page-set-auto = Wie auf diesem Gerät
page-set-day = Tag
page-set-night = Nacht
page-set-contrast = Hoher Kontrast
page-set-language = Sprache
page-set-text = Textgröße: { $percent } %
page-set-motion = Bewegung
page-set-motion-less = Weniger
page-set-motion-full = Alles
page-set-sound = Töne
page-set-volume = Lautstärke
page-set-marks = Größere Formen und Buchstaben neben jeder Farbe
page-set-pace = Wie schnell die anderen ziehen
page-set-pace-calm = In Ruhe
page-set-pace-brisk = Flott
page-set-pace-off = Sofort
page-set-pace-skip = Ein Tippen oder eine Taste macht sofort weiter.
page-set-lists = Das schlichte Brett für alle Spiele: Karten und Listen statt eines gezeichneten Tischs
page-set-here = Einstellungen bleiben in diesem Browser.
page-self = Du am Tisch
page-self-name = Dein Name unter Freunden
page-self-face = Dein Bild
page-self-other = Name von dem, der hier mitspielt
page-self-list = An öffentlichen Tischen kommen die Namen aus einer Liste.
page-face-cat = Katze
page-face-owl = Eule
page-face-fox = Fuchs
page-face-frog = Frosch
page-face-bear = Bär
page-face-hare = Hase
page-face-hat = Hut
page-face-wand = Zauberstab
page-face-flame = Flamme
page-face-leaf = Blatt
page-face-snail = Schnecke
page-face-ship = Schiff

## About

page-about-text = Spellhall spielt Zauberer-Kartenspiele genau nach ihren Regelheften. Jede Regel hat eine Nummer. Wenn etwas nicht erlaubt ist, sagt dir die Halle, warum, und welche Regel das festlegt. Konten gibt es nicht: Namen kommen aus einer Wortliste, man spricht in festen Sätzen, und nichts wird an andere geschickt.
page-about-docs = Die Dokumentation: spielen, unterrichten, entwerfen, programmieren
page-about-programs = Auch Programme können mitspielen: die Schnittstelle dieser Halle
page-about-fonts = Die Titel sind in Alegreya von Juan Pablo del Peral gesetzt, der Text in Atkinson Hyperlegible Next vom Braille Institute. Beide stehen unter der Open Font License.
page-about-font-licence = Die Lizenz der Schriften lesen

## Lessons, hints, replays, reviews

page-learning-step-of = Schritt { $step } von { $steps }
page-learning-next = Weiter
page-learning-says = Die Lektion
page-learning-again = Von vorn beginnen
page-learning-first-game = Spiel deine erste Partie
page-learning-try = Probier es auf dem Tisch aus.
page-learning-hint-wait = Deine Möglichkeiten werden geprüft …
page-learning-hint-none = Das hier rechnest du selbst aus. Du schaffst das.
page-learning-hint-later = Einen Tipp gibt es, wenn du am Zug bist.
page-learning-hint-do = Das machen
page-learning-hint-said = Tipp: { $choice }.
page-learning-hint-why = Warum?
page-learning-hint-more = Sag mir mehr
page-learning-chance = { $share } von 100
page-learning-chance-about = Geschätzte Gewinnaussicht: { $share } von 100
page-learning-replay-title = Aufzeichnung
page-learning-replay-open = Aufzeichnung öffnen
page-learning-replay-file = Aufzeichnung auswählen (eine Datei, die auf .jsonl endet)
page-learning-replay-of = { $game }, Zug { $step } von { $steps }
page-learning-as-seat = Aus der Sicht von
page-learning-everything = Alles offen
page-learning-watchers = Zuschauer
page-learning-first = Zum Anfang
page-learning-back = Einen Zug zurück
page-learning-forward = Einen Zug weiter
page-learning-last = Zum Ende
page-learning-play = Abspielen
page-learning-stop = Anhalten
page-learning-speed = Tempo
page-learning-begin = Das Spiel beginnt.
page-learning-chooses = { $name } wählt.
page-learning-chose = { $name }: { $choice }
page-learning-moves = Züge
page-learning-go-on-here = Von hier weiterspielen
page-learning-go-on-about = Ein neues Spiel gegen Bots ab dieser Stellung, mit neuem Glück
page-learning-copy = Link zu diesem Moment kopieren
page-learning-record = Aufzeichnung herunterladen
page-learning-review = Entscheidende Momente finden
page-learning-review-wait = Jede Entscheidung wird noch einmal geprüft …
page-learning-review-none = Du hast nichts deutlich Besseres verpasst. Gut gespielt.
page-learning-review-none-all = Niemand hat etwas deutlich Besseres verpasst. Gut gespielt.
page-learning-review-found = Momente, in denen etwas Besseres möglich war

# The hall that runs in the page itself.
page-here-loading = Die Regeln werden in diese Seite geladen: { $got } von { $all } MB
page-here-beginning = Die Halle öffnet auf diesem Gerät…
page-here-failed = Die Regeln konnten nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal; sind sie einmal hier, brauchen sie kein Netz mehr.
page-here-elsewhere-title = Dieses Spiel ist in einem anderen Tab offen
page-here-elsewhere = Dort geht es weiter. Du kannst es hierher holen: Nichts geht verloren, und der andere Tab gibt es ab.
page-here-take-over = In diesem Tab spielen
page-here-offer = Hier spielen, ohne die Halle
page-here-one-screen = An einem Bildschirm kann alles sehen, wer das Gerät hält; vor seinem Besitzer ist nichts geheim.
page-here-about = Diese Seite braucht keine Halle: Die Regeln laufen auf diesem Gerät, und deine Spiele bleiben in diesem Browser.
page-here-save = Das Spiel als Datei speichern
page-here-save-about = Mit dieser Datei geht das Spiel in einer Halle oder auf einem anderen Gerät weiter.
page-here-install = Spellhall auf diesem Gerät installieren
page-here-docs-away = Diese Seite der Dokumentation ist nicht auf diesem Gerät. Ohne Netz kannst du die Seiten lesen, die du schon geöffnet hattest.

## Eine Klasse

page-class-teachers = Für Lehrkräfte
page-class-open = Eine Klasse öffnen
page-class-about = Eine Stunde für die ganze Klasse: Die Kinder kommen mit einem Code herein, sitzen zu zweit bis zu viert an Tischen und üben beim Spielen. Ohne Konten, ohne Internet.
page-class-plan = Stundenplan
page-class-ages = { $ages } Jahre
page-class-minutes = Minuten
page-class-seats = Kinder an einem Tisch
page-class-own-names = Kinder dürfen einen Namen eingeben
page-class-own-names-why = Nur du siehst ihn. Er wird nie gespeichert; an den Tischen tragen alle gezogene Namen.
page-class-privacy = Gespeichert werden nur gezogene Namen, Aufgaben, Antworten und Zeiten; alles wird gelöscht, wenn du die Stunde abschließt, spätestens nach 14 Tagen.
page-class-title = Meine Klasse
page-class-no-secret = Diese Seite braucht den Link der Lehrkraft.
page-class-keep-link = Die Adresse dieser Seite ist dein geheimer Schlüssel zur Klasse: Behalte sie für dich.
page-class-screen = Ansicht für den Beamer
page-class-report = Bericht
page-class-seat-all = Alle setzen
page-class-seat-random = Zufällig
page-class-seat-strength = Nach Können
page-class-seat-hand = Von Hand
page-class-seat-how = Berühre ein Kind und dann einen Tisch, oder ziehe.
page-class-seat-here = Hierher
page-class-seat-so = So setzen
page-class-more-table = Noch ein Tisch
page-class-everybody = Für alle
page-class-pause = Alle anhalten
page-class-go-on = Weiter
page-class-last-round = Letzte Runde
page-class-mute = Ton aus
page-class-end = Stunde beenden
page-class-end-sure = Ja, beenden
page-class-not-yet = Noch nicht
page-class-line = Ein Satz an alle
page-class-line-own = In eigenen Worten (nicht gespeichert)
page-class-line-send = Senden
page-class-line-clear = Wegnehmen
page-class-here = { $count ->
    [one] Kind
   *[other] Kinder
  }
page-class-sums-right = { $right } von { $asked } Aufgaben richtig
page-class-tables-help = { $count ->
    [one] ein Tisch braucht Hilfe
   *[other] { $count } Tische brauchen Hilfe
  }
page-class-waiting = Wartet
page-class-remove = { $name } aus der Klasse nehmen
page-class-tables = Tische
page-class-empty = Noch ist niemand da. Zeig den Code, dann erscheinen die Kinder hier.
page-class-table = Tisch { $number }
page-class-game-over = Das Spiel ist aus
page-class-watch = Zusehen
page-class-watch-table = Tisch { $number } zusehen
page-class-bot = ein Bot spielt
page-class-away = weg
page-class-away-bot = weg, ein Bot spielt
page-class-thinks = überlegt seit { $time }
page-class-right-wrong = Aufgaben richtig und falsch
page-class-score = Punktestand
page-class-needs-help = Braucht Hilfe: dreimal hintereinander falsch
page-class-you-watch = Du siehst zu, und die Kinder sehen das.
page-class-back = Zurück zur Klasse
page-class-watched = Die Lehrkraft sieht zu
page-class-paused = Pause
page-class-paused-why = Alle Tische machen Pause.
page-class-understood = OK
page-class-join = In die Klasse kommen
page-class-come-in = Hereinkommen
page-class-come-back = Ich bin wieder da
page-class-your-name = Dein Name
page-class-name-stays = Nur deine Lehrkraft sieht ihn. An den Tischen hast du einen Zauberernamen.
page-class-name-drawn = Du bekommst einen Zauberernamen und ein Bild.
page-class-wait = Einen Moment: Gleich geht es los
page-class-second = Jemand teilt dieses Gerät mit mir
page-class-over = Die Stunde ist zu Ende
page-class-qr = QR-Code zur Klasse
page-class-screen-join = Kommt in die Klasse
page-class-code = Code
page-class-goal = Das Ziel der Klasse
page-class-goal-count = { $right } von { $goal } Aufgaben richtig, alle zusammen
page-class-finished = { $count ->
    [one] ein Spiel beendet
   *[other] { $count } Spiele beendet
  }
page-class-minutes-played = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
  }
page-class-median = die Hälfte der richtigen Antworten kam in weniger als { $time }
page-class-print = Drucken
page-class-csv = Jede Antwort als Tabelle (CSV)
page-class-practise = Als Nächstes üben
page-class-heat = Alle Aufgaben: Prozent richtig und übliche Zeit
page-class-heat-sure = 90 % und mehr
page-class-heat-good = 75 % und mehr
page-class-heat-half = 50 % und mehr
page-class-heat-weak = weniger als die Hälfte
page-class-progress = Vom Anfang bis zum Ende der Stunde
page-class-sums = { $count ->
    [one] eine Aufgabe
   *[other] { $count } Aufgaben
  }
page-class-pupils = Kinder
page-class-name = Name
page-class-col-sums = Aufgaben
page-class-col-right = Richtig
page-class-col-time = Übliche Zeit
page-class-col-halves = Erste und zweite Hälfte
page-class-col-practise = Zu üben
page-class-col-table = Tisch
page-class-col-games = Spiele
page-class-delete-title = Wenn du deinen Bericht hast
page-class-delete-about = Lösche die Klasse: Namen, Spiele und Antworten sind sofort und für immer weg. Sonst verschwinden sie von selbst 14 Tage nach dem Öffnen der Klasse.
page-class-delete = Klasse löschen
page-class-delete-sure = Ja, alles löschen
page-class-plan-own = Ein eigener Plan
page-class-plan-mine = in diesem Browser gespeichert
page-class-plan-change = Plan ändern
page-class-plan-drop = Plan { $title } löschen
page-class-plan-title = Titel
page-class-plan-game = Spiel
page-class-plan-facts = Aufgaben
page-class-plan-facts-game = die der Karten des Spiels
page-class-plan-facts-typed = wie daneben geschrieben
page-class-plan-facts-own = Aufgaben in Worten
page-class-plan-help = Schülerinnen und Schüler dürfen um Hinweise bitten
page-class-plan-adaptive = Die Karten folgen dem, was die Kinder eines Tisches können
page-class-plan-save = Diesen Plan behalten
page-class-plan-use = Diesen Plan verwenden
page-class-plan-next = Er gilt für die Tische, die ab jetzt aufgestellt werden.
page-class-pace = Tempo
page-class-pace-calm = ruhig: 40 Sekunden für eine Aufgabe
page-class-pace-usual = üblich: 20 Sekunden
page-class-pace-quick = schnell: 10 Sekunden
page-class-poster = Plakat
page-class-poster-scan = Scann das Bild, oder öffne die Adresse und tipp den Code ein.
page-class-poster-touch = Tipp auf „Hereinkommen“.
page-class-poster-wait = Warte: Das Spiel kommt von selbst.
page-class-sheets = Arbeitsblätter
page-class-sheets-none = Noch hat niemand eine Aufgabe beantwortet.
page-class-sheet-of = Aufgaben für { $name }
page-class-solutions = Lösungen
page-class-card-about = Das sehen nur Sie.
page-class-card-close = Schließen
page-class-help-level = Hilfe bei Aufgaben
page-class-help-none = nur auf Wunsch
page-class-help-way = ein Weg zur Antwort, sofort
page-class-help-dots = der Weg und Punkte, sofort
page-class-help-answer = die Antwort, sofort
page-class-deadline = Zeit für eine Aufgabe (für das Modell; niemand wird unterbrochen)
page-class-as-planned = wie im Plan
page-class-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
page-class-small = Nur kleine Reihen: Bei größeren Aufgaben wird die Antwort gezeigt
page-class-move = Anderes Tablet
page-class-move-code = QR-Code für das andere Tablet
page-class-move-how = Scannen Sie dies mit dem anderen Tablet: { $name } macht dort weiter. Das alte Tablet hat die Klasse verlassen. Zeigen Sie den Code sonst niemandem.
page-class-passport-have = Ich habe einen Pass
page-class-passport-words = Meine drei Wörter
page-class-passport-take = Einen Pass mitnehmen
page-class-passport-yours = Dein Pass
page-class-passport-note = Schreib diese drei Wörter auf. Mit ihnen geht die nächste Stunde dort weiter, wo du aufgehört hast.

## Allein rechnen üben

page-practise = Rechnen üben
page-practise-about = Zwanzig Aufgaben, die zu dir passen: Ungefähr drei von vieren wirst du wissen. Was du nicht wusstest, kommt wieder.
page-practise-plan-first = Einmaleins mit 2, 5 und 10
page-practise-plan-tables = Das ganze Einmaleins von 2 bis 12
page-practise-plan-hard = Einmaleins mit 6, 7, 8 und 9
page-practise-plan-ten = Plus und minus bis 10
page-practise-plan-twenty = Plus und minus bis 20
page-practise-tally = { $right } von { $answered } richtig
page-practise-so-far = Aufgaben bisher
page-practise-answer = Deine Antwort auf { $sum }
page-practise-check = Das ist meine Antwort
page-practise-right = Richtig! { $sum }
page-practise-not-yet = Nicht ganz: { $sum } = { $value }. So kommst du darauf.
page-practise-on = Weiter
page-practise-done = Zwanzig Aufgaben! Du kannst hier aufhören oder weitermachen, so lange du magst.
page-practise-other = Andere Aufgaben
page-set-aloud = Aufgaben und Hilfe vorlesen
page-passport = Pass
page-passport-keep = Meinen Pass in diesem Browser behalten
page-passport-show = Meinen Pass zeigen
page-passport-about = Scann oder druck diesen Code, dann geht es nächstes Mal dort weiter, wo du aufgehört hast. Er enthält nur Aufgaben, keinen Namen.

# ---------------------------------------------------------------- the same deal for friends

page-deal-title = Dieselben Karten
page-deal-heading = Dieselben Karten: { $game }
page-deal-about = Alle spielen diese Karten allein, vom selben Platz und mit demselben Glück, gegen { $count ->
    [one] denselben Bot ({ $bots }).
   *[other] dieselben Bots ({ $bots }).
  } Danach seht ihr eure Partien nebeneinander.
page-deal-fair = Alle spielen sie einmal, ohne Tipps und ohne etwas zurückzunehmen. Niemand sieht deine Partie, bevor die eigene gespielt ist.
page-deal-share = Schick jemandem diesen Link. Er führt zu denselben Karten.
page-deal-play = Diese Karten spielen
page-deal-open = Mit Freunden dieselben Karten spielen
page-deal-go-on = Weiterspielen
page-deal-playing = spielt gerade
page-deal-has-played = hat gespielt
page-deal-won = hat gewonnen
page-deal-drawn = hat unentschieden gespielt
page-deal-lost = hat nicht gewonnen
page-deal-points = Weiter oben steht, wer gegen die Bots mehr erreicht hat: zuerst nach Sieg, dann nach Punkten.
page-deal-full = Diese Karten kann niemand mehr spielen.
page-deal-nobody-else = Noch hat sonst niemand diese Karten zu Ende gespielt. Sobald es jemand getan hat, stehen hier beide Partien nebeneinander.
page-deal-challenge = Jemanden mit diesen Karten herausfordern
page-deal-to-compare = Mit den anderen vergleichen
page-deal-compare = Nebeneinander
page-deal-with = Vergleichen mit
page-deal-mine = Deine Partie
page-deal-same-so-far = { $steps ->
    [0] Ab hier gehen sie verschiedene Wege.
    [one] Bis hierher gleich; nach einem weiteren Zug trennen sie sich.
   *[other] Bis hierher gleich; in { $steps } Zügen trennen sie sich.
  }
page-deal-parted = Seit Zug { $step } gehen sie verschiedene Wege.
page-deal-never-parted = Diese beiden Partien sind von Anfang bis Ende gleich.
page-deal-to-parting = Wo sie sich trennen
page-deal-over-here = Diese Partie ist zu Ende.
page-deal-taken-back = { $count ->
    [one] (eine Wahl zurückgenommen)
   *[other] ({ $count }-mal zurückgenommen)
  }

## Rätsel

page-puzzle-today = Zauber des Tages
page-puzzle-about = Jeden Tag ein Rätsel für jedes Spiel, für alle dasselbe.
page-puzzle-alone = Deine Serie und deine Wertung bleiben in diesem Browser.
page-puzzle-open = Zu den Rätseln
page-puzzle-none = Es gibt noch keine Rätsel.
page-puzzle-count = { $count ->
    [one] { $count } Rätsel.
   *[other] { $count } Rätsel.
  }
page-puzzle-own = Deine Wertung: { $rating } ± { $off }.
page-puzzle-rating = Wertung { $rating }
page-puzzle-streak = { $days ->
    [one] { $days } Tag in Folge gelöst.
   *[other] { $days } Tage in Folge gelöst.
  }
page-puzzle-state-open = Lösen
page-puzzle-state-good = Gelöst
page-puzzle-state-wrong = Verfehlt
page-puzzle-mark-open = noch nicht versucht
page-puzzle-mark-good = gelöst
page-puzzle-mark-wrong = verfehlt
page-puzzle-past = Die Tage davor
page-puzzle-right = Richtig: { $answer }
page-puzzle-wrong = Diesmal nicht. Die Antwort: { $answer }
page-puzzle-found-by = Diese Bots finden sie: { $levels }.
page-puzzle-found-by-none = Keiner der Bots findet sie.
page-puzzle-copy = Ergebnis kopieren
page-puzzle-copied = Kopiert
page-puzzle-before = Der Tag davor
page-puzzle-more = Alle Rätsel
page-puzzle-share = Zauber des Tages, { $game }, { $day }: { $result }.
page-mirrored = Gespiegelter Wettkampf: Alle Karten werden von jedem Platz aus gespielt
page-mirrored-again = Dieselben Karten, einen Platz weiter
page-mirrored-next = Neue Karten
page-mirrored-later = Der Verlauf und die Wiederholung kommen, wenn diese Karten von jedem Platz aus gespielt wurden.
page-mirrored-points = { $games ->
    [one] Nach einer Partie: { $points }.
   *[other] Nach { $games } Partien: { $points }.
  }

## Turniere

page-cup-title = Turniere
page-cup = Turnier
page-cup-open = Turnier eröffnen
page-cup-about = Alle melden sich mit einem Code an, und der Saal setzt sie Runde für Runde an Tische, alle mit denselben Karten. Ohne Konten: Jeder Browser hat seinen eigenen Schlüssel.
page-cup-game = Spiel
page-cup-format = Turnierart
page-cup-format-swiss = Schweizer System
page-cup-format-round-robin = Alle gegen alle
page-cup-format-knockout = K.-o.-System
page-cup-format-arena = Arena (auf Zeit)
page-cup-rounds = Runden
page-cup-rounds-about = 0: genug für einen Sieg
page-cup-games = Spiele je Begegnung
page-cup-deals = Karten
page-cup-deals-own = Jedes Spiel einer Begegnung hat eigene Karten
page-cup-deals-mirrored = Dieselben Karten zweimal, mit getauschten Plätzen
page-cup-clock = Uhr
page-cup-clock-quick = je 3 Minuten
page-cup-clock-usual = je 10 Minuten
page-cup-clock-long = je 30 Minuten
page-cup-clock-none = Ohne Uhr
page-cup-minutes = Minuten je Runde (0: ohne Grenze)
page-cup-minutes-arena = Minuten der Arena
page-cup-auto = Die nächste Runde beginnt nach einer halben Minute von selbst
page-cup-with-teams = Mit Mannschaften: Wer in derselben ist, trifft nicht aufeinander
page-cup-own-names = Namen dürfen getippt werden; sonst werden sie gezogen
page-cup-privacy = Gespeichert werden Namen, Prüfsummen der Schlüssel, Spiele und Ergebnisse; alles wird gelöscht, wenn du es sagst, oder nach 30 Tagen.
page-cup-projector = Beamer-Ansicht
page-cup-keep-link = Die Adresse dieser Seite ist dein geheimer Schlüssel zum Turnier: Behalte sie für dich.
page-cup-no-secret = Diese Seite braucht den Link der Turnierleitung.
page-cup-qr = Der Weg hinein als QR-Code
page-cup-enter = Am Turnier teilnehmen
page-cup-enter-about = Der Schlüssel deines Browsers sagt, wer du bist. Niemand kann mit ihm zweimal teilnehmen.
page-cup-name = Dein Name (oder leer lassen)
page-cup-team = Deine Mannschaft
page-cup-wait-start = Du bist dabei. Warte hier, bis das Turnier beginnt.
page-cup-wait = Warte hier; dein Tisch kommt von selbst.
page-cup-done-with = Deine Begegnung mit { $rival } ist zu Ende. Die anderen spielen noch.
page-cup-next-in = Die nächste Runde beginnt in { $time }
page-cup-your-table = Dein Tisch ist bereit.
page-cup-go = Zum Tisch
page-cup-meeting-over = Deine Begegnung ist zu Ende.
page-cup-to-standings = Zum Stand
page-cup-over = Das Turnier ist zu Ende.
page-cup-deleted = Dieses Turnier wurde gelöscht.
page-cup-paused = Pause
page-cup-expelled = Die Turnierleitung hat dich aus dem Turnier genommen.
page-cup-you-left = Du hast das Turnier verlassen.
page-cup-withdraw = Aussteigen
page-cup-return = Zurückkommen
page-cup-expel = Ausschließen
page-cup-expel-sure = Ja, für immer
page-cup-start = Beginnen
page-cup-next-round = Nächste Runde
page-cup-pause = Alle anhalten
page-cup-go-on = Weiter
page-cup-entries-close = Anmeldung schließen
page-cup-entries-open = Anmeldung öffnen
page-cup-finish = Turnier beenden
page-cup-finish-sure = Ja, jetzt beenden
page-cup-delete = Alles löschen
page-cup-delete-sure = Ja, löschen
page-cup-bot = Bot
page-cup-bot-enter = Bot teilnehmen lassen
page-cup-settle = Entscheiden
page-cup-settle-so = Das ist das Ergebnis
page-cup-bye = hat spielfrei
page-cup-score = { $one } zu { $other }
page-cup-meetings = Begegnungen
page-cup-round = Runde { $round } von { $rounds }
page-cup-standings = Stand
page-cup-place = Platz
page-cup-player = Name
page-cup-points = Punkte
page-cup-won = Gewonnen
page-cup-drawn = Unentschieden
page-cup-lost = Verloren
page-cup-decided = Warum unter der Zeile darüber
page-cup-why-rivals = Punkte aller Gegner: { $above } zu { $here }
page-cup-why-beaten = Punkte der besiegten Gegner: { $above } zu { $here }
page-cup-why-games = gewonnene Spiele: { $above } zu { $here }
page-cup-why-reached = kam weniger weit
page-cup-why-order = gleich; wer sich zuerst anmeldete
page-cup-gone = ausgestiegen
page-cup-teams = Mannschaften
page-cup-teams-how = Von jeder Mannschaft zählen so viele, wie die kleinste hat: die am höchsten stehen.
page-cup-csv = Tabelle als CSV
page-cup-records = Alle Aufzeichnungen in einer Datei
page-cup-fair = Sind die Karten fair?
page-cup-fair-about = Alle Karten kommen aus einer geheimen Zahl des Saals und einer Zahl jedes Geräts. Dies ist der Fingerabdruck des Geheimnisses, gezeigt, bevor sich jemand anmeldete; das Geheimnis selbst steht am Ende in der Datei der Aufzeichnungen, und alle können die Karten nachrechnen.
page-cup-fair-secret = Das Geheimnis:
page-cup-key = Mein Schlüssel
page-cup-key-about = Dieser Browser hat einen Schlüssel, der in Turnieren sagt, wer du bist. Zeig ihn als Code, um auf einem anderen Gerät weiterzuspielen. Wer ihn sieht, kann als du spielen.
page-cup-key-show = Zeigen
page-cup-key-code = Mein Schlüssel als QR-Code
page-cup-key-take = Diesen Schlüssel hier verwenden
page-cup-key-take-about = Mit diesem Schlüssel ist dieser Browser dieselbe Person wie das Gerät, das ihn zeigte.
page-cup-key-replaces = Er ersetzt den Schlüssel, den dieser Browser hat.
page-cup-key-taken = Fertig: Dieser Browser hat jetzt den Schlüssel.
page-cup-key-none = In dieser Adresse ist kein Schlüssel.
page-cup-players = { $count ->
    [one] eine Person
   *[other] { $count } Teilnehmende
}
