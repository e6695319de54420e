### What belongs to no game, in German.

language-name = Deutsch

## Joining

list-none = keine
list-more = { $first }, { $next }
list-next-line = { $first }; { $next }
list-last = { $first } und { $last }
list-or-last = { $first } oder { $last }
seat-name = Platz { $letter }

## Where a clause comes from

source-printed = gedruckt
source-inferred = abgeleitet
source-house = Hausregel
source-makers = Autoren
source-ruling = Entscheid
rules-cards = Karten

## Any game

no-clause = In { $game } gibt es keine Regel „{ $id }“.
no-such-choice-now = Das steht jetzt nicht zur Wahl.
no-game-over = Das Spiel ist zu Ende.
no-question-for-you = Du bist gerade nichts gefragt; warte auf die anderen.
no-chance-outcome = „{ $text }“ ist kein Zufallsergebnis; schreib zum Beispiel „card 5“.
no-seat-count = { $game } spielt man zu { $counts }, nicht zu { $seats }.
no-seat = An diesem Tisch mit { $seats } Plätzen gibt es keinen Platz { $seat }.
no-such-seat-letter = „{ $text }“ ist kein Platz; die Plätze sind { $seats }.
choice-ambiguous = „{ $text }“ kann jetzt mehreres heißen: { $ways }. Sag, was du meinst.
cards-none-taken = { $game } nimmt keine Kartendatei.

## How a game ended

outcome-won =
    { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }

## Advice

why-ahead =
    { $others ->
        [one] Als die nächsten Züge durchgespielt wurden, schnitt es besser ab als die andere Möglichkeit.
       *[other] Als die nächsten Züge durchgespielt wurden, schnitt es besser ab als { $others } andere Möglichkeiten.
    }
why-leads =
    { $others ->
        [one] Als die nächsten Züge durchgespielt wurden, schnitt die andere Möglichkeit nicht deutlich besser ab.
       *[other] Als die nächsten Züge durchgespielt wurden, schnitt keine von { $others } anderen Möglichkeiten deutlich besser ab.
    }
why-behind = Die Aussichten sind um etwa { $points } von 100 schlechter als mit „{ $best }“.
why-level = Die Aussichten sind etwa dieselben wie mit „{ $best }“.
hint-nudge = Erst ein kleiner Wink
hint-task = So kannst du es angehen
why-measured = So werden { $wins } von { $games } gedachten Spielen gewonnen.
why-measured-stakes = So werden { $wins } von { $games } gedachten Spielen gewonnen, im Mittel { $won }.
why-nothing-else = Etwas anderes steht nicht zur Wahl.
why-anything-else = Alles andere { $silly }.

## At the table

table-sat = { $who } setzt sich.
table-said = { $who }: { $phrase }
table-substituted-clock = Die Zeit von { $who } ist um; ein Bot spielt weiter.
table-substituted-conceded = { $who } gibt auf; ein Bot spielt weiter.
table-substituted-away = Vorerst spielt ein Bot für { $who }.
table-substituted-failed = Der Bot von { $who } kann nicht weiter; ein anderer spielt.
table-asked-takeback = { $who } möchte einen Zug zurücknehmen.
table-asked-draw = { $who } bietet Unentschieden an.
table-asked-rematch = { $who } möchte noch eine Partie.
table-agreed = { $who } ist einverstanden.
table-disagreed = { $who } ist nicht einverstanden.
table-unopposed = Niemand hat etwas dagegen: Es wird noch einmal gespielt.
table-ended-draw = Die Spieler einigen sich auf Unentschieden.
table-ended-conceded = Jemand gibt auf; das Spiel ist zu Ende.
table-ended-time = Die Zeit einer Person ist um; das Spiel ist zu Ende.
table-configured = Die Einstellungen haben sich geändert.
table-freed = Ein Platz ist frei.
table-started = Das Spiel beginnt.
table-paused = { $who } hält das Spiel an.
table-resumed = { $who } setzt das Spiel fort.
table-returned = { $who } ist wieder da.
table-other-rules = Dieser Tisch wurde mit Fassung { $told } der Regeln von { $game } begonnen; hier gilt Fassung { $version }. Er kann nicht weitergehen, denn das wäre ein anderes Spiel. Eröffne einen neuen.
table-undone = { $who } nimmt einen Zug zurück.
table-rematch = Die nächste Partie beginnt; alle sind einen Platz weitergerückt.
choice-possible = Das geht: { $choice }
choice-then = Dann: { $choice }

## What players can say to each other

phrase-hello = Hallo!
phrase-good_luck = Viel Glück und viel Spaß.
phrase-my_first = Das ist mein erstes Spiel.
phrase-thinking = Ich muss kurz nachdenken.
phrase-back_soon = Ich bin gleich zurück.
phrase-here_again = Da bin ich wieder.
phrase-nice = Das war schön gespielt.
phrase-wow = Wow!
phrase-oops = Hoppla.
phrase-sorry = Tut mir leid.
phrase-thanks = Danke.
phrase-close = Das war knapp.
phrase-well_played = Gut gespielt.
phrase-again = Noch eine Runde?
phrase-goodbye = Tschüss.

## The terminal

terminal-hint = Wer mit Bedacht spielt, wählt vielleicht „{ $choice }“. { $why }
terminal-hint-other = Oder „{ $choice }“. { $why }
terminal-hint-more = Noch einmal hint nennt die Wahl.
terminal-pass = Gib die Tastatur an { $who } weiter (Platz { $letter }).
terminal-press-enter = Drück die Eingabetaste, wenn sonst niemand hinsieht.

## Card files

cards-in-file = { $file }: { $problem }
cards-in-field = { $place }, Feld „{ $field }“: { $problem }

## What the table does not do

no-phrase = Diesen Satz kann man hier nicht sagen.
no-leaving = Aufstehen kannst du nur vor dem Start; danach gib auf oder lass einen Bot spielen.
no-your-seat = Dieser Platz gehört dir nicht.
no-watcher = Du siehst zu; das können nur Mitspieler.
no-game-now = An diesem Tisch wird gerade nicht gespielt.
no-watcher-chooses = Du siehst zu; wählen können nur Mitspieler.
no-while-paused = Das Spiel ist angehalten.
no-while-away = Gerade spielt ein Bot für dich; sag erst, dass du wieder da bist.
no-stale = Diese Frage ist nicht mehr offen.
no-question = Du bist gerade nichts gefragt.
no-host = Das kann nur, wer den Tisch eröffnet hat.
no-second-bot = Dort spielt schon ein Bot.
no-bot-here = Ein Bot kann nur vor dem Start einen leeren Platz nehmen.
no-after-start = Das geht nur vor dem Start.
no-empty-seat = Dieser Platz ist schon leer.
no-change-of-past = Dieses Spiel setzt ein anderes fort; Einstellungen und Karten bleiben, wie sie waren.
no-card-set = Diese Karten sind nicht als Kartensatz dieses Spiels geschrieben.
no-second-pause = Das Spiel ist schon angehalten.
no-pause = Das Spiel ist nicht angehalten.
no-more-for-you = Du bist aus diesem Spiel; ein Bot spielt es zu Ende.
no-second-stand-in = Für dich spielt schon ein Bot.
no-stand-in = Du spielst schon selbst.
no-undo-others = Der letzte Zug war nicht deiner; du kannst die anderen um Rücknahme bitten.
no-undo-draw = Seither wurden Karten gezogen; du kannst die anderen um Rücknahme bitten.
no-undo-shown = Dieser Zug hat etwas gezeigt; du kannst die anderen um Rücknahme bitten.
no-asking-now = Das kann man jetzt nicht fragen.
no-second-question = Es ist schon etwas gefragt; warte auf die Antworten.
no-step-yet = Du hast noch nichts gespielt.
no-draw-with-bots = Bots einigen sich nicht auf Unentschieden.
no-open-question = Die Spieler sind gerade nichts gefragt.
no-answer-wanted = Auf deine Antwort wartet niemand.
no-start-with-empty-seat = Platz { $letter } ist noch leer; warte auf jemanden oder setz einen Bot hin.
no-seat-number = Diesen Platz gibt es nicht; die Plätze sind 0 bis { $last }.
no-such-request = Du kannst um eines davon bitten: { $requests }.
no-such-bot = Diesen Bot gibt es nicht; die Bots sind { $bots }.
no-such-clock = Eine Uhr ist none, decision oder game.
no-clock-length = Eine Uhr läuft 1 Sekunde bis 60 Tage.
no-increment = Ein Zeitzuschlag ist höchstens eine Stunde, und ein Bot wartet höchstens 30 Tage auf jemanden.

## Options

no-option-value = Die Option { $name } kann nicht „{ $value }“ sein. Möglich: { $allowed } ({ $clause }).
no-such-option = Es gibt keine Option „{ $name }“. Dieses Spiel hat: { $known }.
option-range = eine ganze Zahl von { $low } bis { $high }

## Card files

cards-unreadable = { $file } ist keine Kartendatei: { $problem }.
cards-too-deep = { $file } ist keine Kartendatei: sie ist zu tief verschachtelt.
cards-unknown-key = „{ $named }“ ist kein bekannter Schlüssel. Bekannt: { $known }.
cards-missing-key = „{ $named }“ fehlt; schreib { $named } = "…" an den Anfang der Datei.
cards-long-key = „{ $named }“ hat mehr als { $most } Zeichen.
cards-no-entries = es gibt keine Einträge [[{ $table }]]; schreib einen für jede Karte.
cards-number = Nummer { $number }
cards-entry = { $table } { $name }
cards-entry-at-line = Zeile { $line }, { $table } { $name }
cards-missing = fehlt.
cards-no-text = muss ein Text sein, nicht { $value }.
cards-too-long = hat mehr als { $most } Zeichen.
cards-unknown-word = „{ $value }“ ist unbekannt. Erlaubt: { $allowed }.
cards-no-number = muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }.
cards-unknown-field = ist kein bekanntes Feld. Bekannt: { $known }.
cards-no-table = er muss als Tabelle von Feldern geschrieben sein.
cards-no-numbers = „{ $field }“ muss eine Liste von { $size } ganzen Zahlen sein.
cards-numbers-outside = „{ $field }“ darf nur ganze Zahlen von 0 bis { $high } enthalten.
cards-no-list = „{ $field }“ muss eine Liste sein.
cards-no-row = jeder Eintrag von „{ $field }“ muss diese Felder haben: { $names }.
cards-too-large = { $file } hat { $size } Zeichen; eine Kartendatei darf höchstens { $most } haben.
cards-too-many-values = er enthält mehr als { $most } Werte.
cards-nested = er ist zu tief verschachtelt.
cards-number-outside = { $number } ist keine Zahl für einen Kartensatz; sie gehen bis { $most }.
cards-text-too-long = ein Text hat mehr als { $most } Zeichen.
cards-list-too-long = eine Liste hat { $count } Einträge; höchstens { $most } sind erlaubt.
cards-odd-value = „{ $value }“ ist weder ein Text noch eine ganze Zahl.
file-unreadable = { $file } ist nicht lesbar: { $problem }.
cards-not-utf8 = { $file }, Zeile { $line }: Das ist kein UTF-8-Text. Speichere die Datei als UTF-8.
cards-field-name = Wie der Kartensatz heißt.
cards-field-provenance = Woher der Satz kommt; eine Notiz für Leserinnen und Leser.
cards-fine = { $file }: ein Satz von { $game } namens { $name }. Alles ist in Ordnung.
cards-file-heading = { $game }: der Kartensatz { $name }. Was die Felder bedeuten: docs/cards/{ $id }.md.
print-none = { $game } bringt keine Zeichnungen zum Drucken mit.
print-no-paper = Ein Papier namens { $value } gibt es nicht. Wähle eines von diesen: { $allowed }.
print-no-flip = Papier lässt sich nicht über eine Kante { $value } wenden. Wähle eine von diesen: { $allowed }.
print-no-bleed = Ein Beschnitt von { $value } mm passt nicht auf { $paper }; möglich sind 0 bis { $most } mm.
print-no-part = Einen Teil namens { $value } gibt es nicht. Wähle aus diesen: { $allowed }.
print-no-sums = { $game } fragt nach keinen Aufgaben, also gibt es keine auszuwählen.
print-no-such-facts = { $game } fragt nicht nach { $facts }. tables sind Malaufgaben, sums und differences Plus- und Minusaufgaben.
print-facts-or-cards = --facts macht einen eigenen Satz; lass --cards weg.
print-no-file = Sag, wohin geschrieben werden soll: --to DATEI.pdf, --svg ORDNER oder --tabletop ORDNER.
print-no-pdf = { $file } muss mit .pdf enden.
print-no-painter = Bilder aus Bildpunkten malt PDFium, und das ist nicht installiert: pip install 'spellhall[png]'.
print-done-sheet = { $file }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, { $across } nebeneinander und { $down } untereinander; die Rückseite liegt auf dem letzten Platz.
print-done = { $file }: { $pages ->
        [one] eine Seite
       *[other] { $pages } Seiten
    }. Drucke sie zu 100 %, ohne Anpassen an die Seite.
print-done-files = { $folder }: { $files ->
        [one] eine Datei
       *[other] { $files } Dateien
    }.
print-own-words = { $game}: die gedruckten Regeln in Spellhalls Worten; Zeichnungen von Spellhall, nicht von den Autoren.

## Records

record-at-line = { $name }, Zeile { $line }: { $problem }
record-too-large = { $name } ist größer als { $most } Bytes; das ist keine Partie.
record-empty = { $name } ist leer.
record-not-utf8 = das ist kein UTF-8-Text, also keine Partie.
record-no-header = das ist nicht die erste Zeile einer Spellhall-Partie.
record-step-count = angekündigt sind { $told } Züge, aber es sind { $steps }.
record-damaged = diese Zeile ist abgeschnitten oder beschädigt.
record-cut-off = die Partie endet hier ohne ihre letzte Zeile; sie wurde abgeschnitten.
record-other-rules = gespielt nach Regelversion { $told }; hier hat { $game } Version { $version }.
record-no-whole-header = der Kopf ist nicht vollständig.
record-too-much-chance = es stehen mehr Zufallsergebnisse da, als nötig waren.
record-other-state = die Stellung nach dieser Zeile ist nicht die aufgezeichnete.
refused-by = { $problem } ({ $clause })

## Lessons

no-lesson = Für dieses Spiel gibt es noch keine Lektion.
no-lesson-choice = Bei diesem Schritt gibt es nichts zu wählen.

## The table in the terminal; commands and choices are typed as they are

terminal-kept = Dein Spiel ist gespeichert. Weiter mit: spellhall play --resume { $path }
terminal-record = Die Aufzeichnung: { $path }
terminal-no-hint = Dazu gibt es keinen Tipp: Er wäre die Antwort.
terminal-kept-in = Dein Spiel liegt in { $path }. Zum Kopieren: save DATEI
terminal-saved = Gespeichert in { $path }. Weiter mit: spellhall play --resume { $path }
file-unwritable = { $file } lässt sich nicht schreiben: { $problem }.
terminal-help = Tipp eine Wahl ein, wie sie hier steht, oder ihre Nummer. „? WAHL“ sagt, warum etwas nicht geht.
terminal-rules = Schreib, was du suchst: rules WÖRTER oder rules { $example }
terminal-more-rules = … und { $count } weitere. Mit einem Wort mehr werden es weniger.
terminal-no-rules = Keine Regel enthält alle diese Wörter: { $words }
terminal-number = Tipp eine Zahl ein.
terminal-many = Es gibt { $count } Möglichkeiten:
terminal-no-choice = Es gibt keine Wahl { $number }; die Nummern gehen von 1 bis { $last }.
terminal-commands = ? Hilfe · rules WÖRTER · table · log · piles · hint · undo · save DATEI · quit
terminal-help-marked = Tipp eine Wahl ein, wie sie hier steht, oder ihre Nummer mit dem Zeichen: #3. „? WAHL“ sagt, warum etwas nicht geht.
terminal-help-numbers = Tipp nur die Zahl ein oder eine Wahl, wie sie hier steht. „? WAHL“ sagt, warum etwas nicht geht.
terminal-group = { $word }, zum Beispiel { $example }
terminal-pages = Tipp eine Nummer oder eine Wahl ein; „?“ zeigt alle seitenweise, „? { $word }“ die einer Art, „list“ alle auf einmal.
terminal-page = Seite { $page } von { $pages }; „{ $next }“ zeigt die nächste.
terminal-examples = Du kannst zum Beispiel { $examples } eintippen.
terminal-only-choice = Es geht nur so: { $choice }
terminal-rest = Der Rest der Zeile, „{ $text }“, beantwortet keine Frage, die jetzt gestellt ist.
terminal-later = Ob „{ $text }“ folgen kann, zeigt sich erst dann.
terminal-no-piles = Hier liegt nichts offen, was der Tisch nicht schon zeigt.
terminal-no-undo-yet = Es gibt keinen Schritt, den man zurücknehmen könnte.
terminal-no-undo-others = Der letzte Schritt war nicht deiner; er lässt sich nicht zurücknehmen.
terminal-no-undo-draw = Dieser Schritt lässt sich nicht zurücknehmen: Der Zufall hat seither etwas entschieden.
terminal-no-undo-shown = Dieser Schritt lässt sich nicht zurücknehmen: Er hat dir etwas gezeigt.

## Shuffling together

no-still-shuffling = Die Geräte der Spieler mischen noch; versuch es gleich noch einmal.
no-share-now = Die Karten sind schon ausgeteilt.
no-share-too-late = Jemand hat seine Zahl schon genannt; das nächste Spiel wird ohne deine gemischt.
no-reveal-yet = Die Zahlen fürs Mischen werden genannt, wenn alle Plätze besetzt sind.
no-such-nonce = Das ist nicht die Zahl, die fürs Mischen versprochen war.

## The hall

hall-no-code = Kein Tisch hat diesen Code.
hall-no-record-yet = An diesem Tisch wurde noch nicht gespielt.
hall-nothing-here = Unter dieser Adresse ist nichts.
hall-no-method = Das geht unter dieser Adresse nicht.
hall-too-long = Das ist zu lang.
hall-malformed = Die Anfrage ist nicht so geschrieben, wie die API-Seite sagt.
hall-failed = Hier ist etwas schiefgegangen; versuch es noch einmal.
hall-failed-look-again = Hier ist etwas schiefgegangen; sieh dir den Tisch noch einmal an.
hall-no-metrics = Dieser Saal nennt keine Zahlen; wer ihn betreibt, kann SPELLHALL_METRICS_TOKEN setzen.
hall-metrics-not-yours = Die Zahlen dieses Saals sind für den, der ihn betreibt.
hall-wrong-host = Unter diesem Namen ist der Saal nicht offen; wer ihn betreibt, kann den Namen mit SPELLHALL_HOSTS erlauben.
hall-wrong-type = Was hierher geschickt wird, muss JSON sein, mit dem Typ application/json.
hall-too-many = Zu viele Versuche in kurzer Zeit; warte ein wenig.
hall-too-much-work = Der Saal hat gerade viel für dich gearbeitet; warte ein wenig.
hall-too-much-text = Das ist viel auf einmal aufzuschreiben; warte ein wenig.
hall-too-many-hints = Du hast gerade viele Tipps verlangt; warte ein wenig.
hall-measuring = Es werden schon Karten für dich gemessen. Warte auf das Ergebnis oder brich ab.
hall-too-many-undos = An diesem Tisch wurde oft zurückgenommen; warte ein wenig.
hall-too-many-phrases = Du hast schon viel gesagt; warte einen Moment.
hall-names-from-list = Namen kommen hier aus der Wortliste; lass das Feld leer, um einen zu bekommen.
hall-name-signs = Ein Name besteht aus Buchstaben, Ziffern, Leerzeichen und Bindestrichen.
hall-other-name = Bitte wähle einen anderen Namen.
hall-link-too-long = Dieser Link ist zu lang für ein Bild.
hall-player-is-here = Dieser Spieler ist da oder war es eben noch; ein Bot spielt nur für jemanden, der eine Weile fort ist.
hall-put-aside = Dieser Tisch ist immer wieder gescheitert und wurde beiseitegestellt; sag es dem, der den Saal betreibt, und eröffne einen neuen.
hall-slow-reading = Das zu lesen dauert zu lange; so schreibt man weder Kartendatei noch Partie.
hall-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er weggeräumt; bitte um einen neuen Link.
hall-unseated-closed = Dieser Platz gehört dir nicht mehr, und dieser Tisch hat keine Zuschauer.
hall-unseated = Dieser Platz gehört dir nicht mehr; du siehst jetzt zu.
hall-no-spectators = Dieser Tisch hat keine Zuschauer.
hall-faster = Jemand war schneller; sieh dir den Tisch noch einmal an.
hall-full = Der Saal ist voll; versuch es später.
hall-begun = Das Spiel hat schon begonnen; du kannst zusehen.
hall-no-seat-of-token = Dieses Token gehört zu keinem Platz dieses Tisches.
hall-seat-taken = Dieser Platz ist besetzt.
hall-seats-taken = Alle Plätze sind besetzt; du kannst zusehen.
hall-no-message = Das ist keine Nachricht des Protokolls; siehe /api/protocol.json.
hall-message-too-long = Diese Nachricht ist zu lang.
hall-slow-down = Langsamer: zu viele Nachrichten in kurzer Zeit.
hall-hello-first = Begrüße zuerst einen Tisch.
hall-unsure = Der Saal kann gerade nichts speichern; sieh dir den Tisch noch einmal an und wiederhole, was fehlt.
hall-crowd = Viele warten darauf, dass der Saal nachdenkt; versuch es gleich noch einmal.
here-full = Der Speicher dieses Browsers ist voll, darum zählt die Wahl nicht. Vergiss ein altes Spiel oder schaffe Platz und wähle noch einmal.
here-not-stored = Der Browser konnte das nicht speichern; sieh noch einmal auf den Tisch und wiederhole, was fehlt.
record-not-over = Dieses Spiel ist nicht zu Ende oder wurde an diesem Tisch nie gespielt.
record-other-game = Die Aufzeichnung ist von einem anderen Spiel.
record-over-by-then = Nach diesem Zug ist das Spiel zu Ende; wähle einen früheren.
hall-no-game = Dieses Spiel gibt es nicht; die Spiele sind { $games }.
hall-few-seats = Es gibt nur { $seats } Plätze.
hall-name-length = Ein Name hat höchstens { $most } Buchstaben.
record-few-steps = Die Aufzeichnung hat nur { $steps } Züge.
record-no-seat = In diesem Spiel zu { $seats } gibt es keinen Platz { $seat }.
no-bot-named = Es gibt keinen Bot „{ $name }“. Die Bots sind: { $bots }.
hall-wrong-origin = Eine Seite von anderswo darf das nicht.

## Stellungen

position-no-colon = Zeile { $line }: „{ $text }“ hat keinen Doppelpunkt; schreib „name: wert“.
position-field-twice = Zeile { $line }: Das Feld „{ $field }“ steht zweimal da.
position-wrong-value = Feld „{ $field }“: „{ $text }“ gehört nicht hierher.
position-no-field = „{ $field }“ ist kein Feld dieser Stellung. Felder: { $known }.

## Rückblick auf ein Spiel: spellhall review
review-moment = Schritt { $step }, { $who }: { $question } ({ $clause })
review-chose = gewählt: { $choice }, Siegchance { $percent } %
review-chose-slip = gewählt: { $choice }, ein Patzer
review-better = besser: { $choice }, Siegchance { $percent } %. { $why }
review-better-slip = besser: { $choice }. { $why }
review-done =
    { $looked ->
        [one] { $looked } Entscheidung angesehen;
       *[other] { $looked } Entscheidungen angesehen;
    } { $moments ->
        [0] kein Moment
        [one] ein Moment
       *[other] { $moments } Momente
    } mit einer klar besseren Wahl.

## Üben: der Weg zur Lösung

practice-no-fact = „{ $text }“ ist keine Aufgabe zum Üben. Schreib zwei Zahlen bis { $largest } mit x, + oder - dazwischen, etwa 6x8, 7+5 oder 13-6.
practice-no-plan = „{ $text }“ nennt keine Aufgaben zum Üben. Schreib tables 2,5,10 oder tables 6-9, sums 20 oder differences 10; Zahlen gehen bis { $largest }.
practice-no-passport = Das ist kein Pass, oder ein Teil davon fehlt.
practice-no-lesson = Diese Übung kann nicht weitergehen. Fang bitte eine neue an.
practice-no-words = Ein Pass besteht aus drei Wörtern aus unserer Liste. Schau bitte auf die Schreibweise.
practice-too-many-words = Von hier wurden zu viele Wörter versucht. Warte eine Weile, oder geh ohne Pass hinein.
practice-unknown-words = Diese drei Wörter hat hier niemand. Sieh sie dir noch einmal an, oder geh ohne sie hinein.
practice-way-then = Also { $sum }.
practice-way-once = { $sum } ist einmal die andere Zahl.
practice-way-tens = { $sum } sind { $size } Zehner.
practice-way-double = { $sum } ist { $size } und noch einmal { $size }.
practice-way-half = { $sum } ist die Hälfte von { $near } = { $value }.
practice-way-twice = { $sum } ist das Doppelte von { $near } = { $value }.
practice-way-more = { $sum } ist eine { $size } mehr als { $near } = { $value }.
practice-way-less = { $sum } ist eine { $size } weniger als { $near } = { $value }.
practice-way-parts = { $sum } ist { $near } = { $value } und { $rest } = { $left } zusammen.
practice-way-count-on = { $sum }: Fang bei { $start } an und geh { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} weiter.
practice-way-count-back = { $sum }: Fang bei { $start } an und geh { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} zurück.
practice-way-near-double = { $sum } ist eins mehr als { $near } = { $value }.
practice-way-near-sum = { $sum } ist eins mehr als { $near } = { $value }.
practice-way-fill-ten = { $sum }: Nimm zuerst { $part } dazu, das macht { $ten }. Dann noch { $left }.
practice-way-down-to-ten = { $sum }: Nimm zuerst { $part } weg, dann bleiben { $ten }. Dann noch { $left }.
practice-way-add-up = { $sum }: Wie weit ist es von { $taken } bis { $whole }?

## Klassen

table-paused-all = Alle Tische machen Pause.
table-resumed-all = An allen Tischen geht es weiter.
no-in-contest = Das geht an einem Turniertisch nicht.
contest-missing = Dieses Turnier gibt es nicht. Vielleicht wurde es gelöscht; frag nach einem neuen Code.
contest-no-format = Diese Turnierart gibt es nicht. Es gibt { $formats }.
contest-two-seats = In einem Turnier spielen immer zwei gegeneinander, und { $game } braucht mehr Plätze.
contest-arena-minutes = Eine Arena dauert eine Zahl von Minuten: mindestens eine.
contest-mirrored-even = Mit gespiegelten Karten hat eine Begegnung eine gerade Zahl von Spielen.
contest-over = Das Turnier ist zu Ende.
contest-full = Dieses Turnier ist voll: Es hat { $most } Teilnehmende.
contest-closed = Die Turnierleitung hat die Anmeldung geschlossen.
contest-begun = In diese Turnierart kann man nach dem Beginn nicht mehr einsteigen.
contest-not-yours = Dieses Gerät ist nicht in diesem Turnier.
contest-organiser-only = Das kann nur die Turnierleitung.
contest-names-drawn = In diesem Turnier werden die Namen gezogen; lass den Namen leer.
contest-no-key = Das ist kein Schlüssel.
contest-not-signed = Die Unterschrift gehört nicht zu diesem Schlüssel und diesem Turnier; versuch es noch einmal.
contest-expelled = Die Turnierleitung hat diese Person aus dem Turnier genommen.
contest-already = Das ist schon so.
contest-few = Ein Turnier braucht mindestens zwei Teilnehmende.
contest-round-runs = Diese Runde ist noch nicht zu Ende: { $open ->
    [one] Einer Begegnung fehlt
   *[other] { $open } Begegnungen fehlt
 } das Ergebnis.
contest-no-player = Diese Person gibt es im Turnier nicht.
contest-no-meeting = Diese Begegnung gibt es in dieser Runde nicht.
contest-no-hints = In einem Turnier gibt es keine Tipps.
contest-record-later = Andere spielen diese Karten vielleicht noch. Die Aufzeichnung ist nach der Runde zu sehen.
contest-no-teams = In diesem Turnier gibt es keine Mannschaften.
contest-paused = Das Turnier ist angehalten.
no-resume-in-class = Die Lehrkraft hat alle Tische angehalten; warte, bis die Stunde weitergeht.
class-missing = Diese Klasse gibt es nicht. Vielleicht ist sie zu Ende; frag nach einem neuen Code.
class-over = Die Stunde ist zu Ende.
class-full = Diese Klasse ist voll: Sie hat { $most } Kinder.
class-not-yours = Dieses Gerät ist nicht in dieser Klasse.
class-two-at-most = Dieses Gerät teilen sich schon zwei Kinder.
class-names-drawn = In dieser Klasse werden die Namen gezogen; lass den Namen leer.
class-teacher-only = Das kann nur die Lehrkraft dieser Klasse.
class-already = Das ist schon so.
class-nobody = Es ist noch niemand in der Klasse.
class-tables-enough = Eine Stunde hat höchstens { $most } Tische; beende diese und öffne eine neue Klasse.
class-no-such-seating = So können die Kinder nicht gesetzt werden.
class-table-too-large = Ein Tisch dieses Spiels hat höchstens { $most } Plätze.
class-shared-device = { $names } teilen sich ein Gerät und sitzen deshalb an einem Tisch.
class-no-line = Das ist keiner der fertigen Sätze.
class-no-help = In dieser Stunde gibt es keine Tipps; frag deine Lehrkraft.
class-no-template = Diesen Stundenplan gibt es nicht; die Pläne sind { $plans }.
class-no-plan = Dieser Plan passt nicht zu seinem Spiel.
class-no-pace = Das Tempo ist eines von diesen: { $paces }.
class-no-facts = Aufgaben schreibt man wie „tables 2,5,10“, „sums 20“ oder „differences 10“.
class-line-front = Schaut bitte nach vorn.
class-line-quiet = Bitte etwas leiser.
class-line-five = Noch fünf Minuten.
class-line-well-done = Ihr macht das sehr gut.
class-line-help-each-other = Helft einander: Wie habt ihr gerechnet?
class-line-tidy-up = Kommt bitte zum Ende und räumt auf.

# ---------------------------------------------------------------- deals that several people play

deal-missing = Diese Kartenverteilung gibt es nicht. Sie werden einen Monat lang aufbewahrt.
deal-full = Diese Kartenverteilung kann niemand mehr spielen: { $most } Leute spielen sie schon.
deal-bots-wanted = Dieselben Karten spielt man gegen Bots: Nenne { $bots } davon und setze dich auf einen der Plätze.
deal-not-of-this-game = Andere können die Karten einer Partie spielen, die du allein gegen Bots zu Ende gespielt hast.
deal-play-first = Spiel erst selbst mit diesen Karten; dann siehst du, wie die anderen gespielt haben.
deal-no-hints = Andere spielen mit denselben Karten, deshalb gibt es keine Tipps.
deal-no-takeback = Andere spielen mit denselben Karten, deshalb nimmt man nichts zurück, wenn der Zufall schon bekannt ist.
deal-no-rematch = Jeder spielt diese Karten nur einmal. Für ein neues Spiel nimm neue Karten.
deal-no-stand-in = Andere spielen mit denselben Karten, deshalb spielt hier niemand für dich.
record-mirrored = Mit diesen Karten wird noch einmal gespielt, mit getauschten Plätzen; erst danach gibt es den Spielbericht.
deal-bots-first = Zuerst wählen die Bots; warte einen Augenblick.

## Rätsel

puzzle-task-best = Eine Wahl ist hier eindeutig die beste. Finde sie.
puzzle-task-win = { $turns ->
    [1] Gewinne in diesem Zug, was auch geschieht.
   *[other] Gewinne in { $turns } eigenen Zügen, diesen mitgezählt, was auch geschieht.
  }
puzzle-compared = In vorgestellten Partien verspricht sie { $best } %, die nächstbeste Wahl { $next } %.
puzzle-proved = { $turns ->
    [1] Sie gewinnt in diesem Zug, was Zufall und andere auch tun.
   *[other] Sie gewinnt in { $turns } eigenen Zügen, was Zufall und andere auch tun.
  } { $answers ->
    [1] Keine andere Wahl schafft das.
   *[other] Nur { $answers } Möglichkeiten schaffen das.
  }
puzzle-none = Dieses Rätsel gibt es nicht.
puzzle-no-date = Nenne einen Tag zwischen 2026 und 2099, zum Beispiel 2026-11-18.
puzzle-other-rules = Die Rätsel von { $game } wurden für andere Regeln gemacht.
puzzle-bad-file = Diese Rätseldatei ist nicht lesbar: { $problem }
