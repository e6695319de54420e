### What belongs to no game, in German.

language-name = Deutsch

## Joining

list-none = nichts
list-more = { $first }, { $next }
list-last = { $first } und { $last }
list-or-last = { $first } oder { $last }
seat-name = Platz { $letter }

## Where a clause comes from

source-printed = gedruckt
source-inferred = abgeleitet
source-house = Hausregel
source-makers = Autoren
source-ruling = Entscheid

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

## Advice

why-did-best = Das schnitt am besten ab, als die nächsten Züge auf viele Arten durchgespielt wurden.
why-nothing-else = Etwas anderes steht nicht zur Wahl.
why-anything-else = Alles andere { $silly }.

## At the table

table-sat = { $who } setzt sich.
table-said = { $who }: { $phrase }
table-substituted-clock = Die Zeit von { $who } ist um; ein Bot spielt weiter.
table-substituted-conceded = { $who } gibt auf; ein Bot spielt weiter.
table-substituted-away = Vorerst spielt ein Bot für { $who }.
table-asked-takeback = { $who } möchte einen Zug zurücknehmen.
table-asked-draw = { $who } bietet Unentschieden an.
table-asked-rematch = { $who } möchte noch eine Partie.
table-agreed = { $who } ist einverstanden.
table-disagreed = { $who } ist nicht einverstanden.
table-ended-draw = Die Spieler einigen sich auf Unentschieden.
table-ended-conceded = Jemand gibt auf; das Spiel ist zu Ende.
table-configured = Die Einstellungen haben sich geändert.
table-freed = Ein Platz ist frei.
table-started = Das Spiel beginnt.
table-paused = { $who } hält das Spiel an.
table-resumed = { $who } setzt das Spiel fort.
table-returned = { $who } ist wieder da.
table-undone = { $who } nimmt einen Zug zurück.
table-rematch = Die nächste Partie beginnt; alle sind einen Platz weitergerückt.
choice-possible = Das geht: { $choice }

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

terminal-won =
    { $count ->
        [one] { $winners } gewinnt
       *[other] { $winners } teilen sich den Sieg
    }
terminal-hint = Wer vorsichtig spielt, wählt vielleicht { $choice }. { $why }
terminal-hint-other = Oder { $choice }. { $why }
terminal-pass = Gib die Tastatur an { $who } weiter (Platz { $letter }).
terminal-press-enter = Drück die Eingabetaste, wenn sonst niemand hinsieht.

## Card files

cards-in-file = { $file }: { $problem }
cards-in-field = { $place }, Feld „{ $field }“: { $problem }
