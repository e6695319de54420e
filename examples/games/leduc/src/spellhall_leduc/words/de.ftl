### Leduc poker in German.

le-about = Ein winziges Poker: eine Karte für jeden, eine Karte für alle, zwei Bietrunden
le-minutes = 2
le-age = 10+

## The rules

le-heading-the-deck = Die Karten
le-heading-the-ante = Der Einsatz
le-heading-the-deal = Das Geben
le-heading-a-street = Eine Bietrunde
le-heading-raises = Erhöhungen
le-heading-the-second-street = Die zweite Bietrunde
le-heading-the-showdown = Das Aufdecken
le-heading-all-others-folded = Alle anderen ausgestiegen
le-heading-the-pot = Der Topf

LE-1 = Es gibt einen Rang mehr, als Spieler da sind, und von jedem Rang zwei Farben: zu zweit also zwei Buben, zwei Damen und zwei Könige.
LE-2 = Vor dem Geben zahlt jeder einen Chip.
LE-3 = Jeder bekommt eine Karte und sieht sie allein an.
LE-4 = Vom ersten Platz an steigt jeder der Reihe nach aus, geht mit oder erhöht, bis alle, die noch dabei sind, gleich viel gezahlt haben. Wer nichts mitzugehen hat, darf schieben, aber nicht aussteigen.
LE-5 = Eine Erhöhung sind zwei Chips in der ersten Runde und vier in der zweiten. Eine Runde hat höchstens zwei Erhöhungen.
LE-6 = Dann wird eine Karte aufgedeckt, die für alle zählt, und eine zweite Runde gespielt.
LE-7 = Alle, die noch dabei sind, zeigen ihre Karte. Eine Karte vom selben Rang wie die aufgedeckte macht ein Paar, und ein Paar schlägt alles andere. Sonst gewinnt der höhere Rang.
LE-8 = Ist nur noch ein Spieler übrig, gehört ihm der Topf, und keine Karte wird gezeigt.
LE-9 = Die Gewinner teilen den Topf gleichmäßig. Was ein Spieler gewonnen hat, ist sein Teil des Topfes weniger, was er gezahlt hat.

## Cards

le-card-jh = Herzbube
    .a = den Herzbuben
le-card-js = Pikbube
    .a = den Pikbuben
le-card-qh = Herzdame
    .a = die Herzdame
le-card-qs = Pikdame
    .a = die Pikdame
le-card-kh = Herzkönig
    .a = den Herzkönig
le-card-ks = Pikkönig
    .a = den Pikkönig
le-card-ah = Herzass
    .a = das Herzass
le-card-as = Pikass
    .a = das Pikass

## Questions, choices and refusals

le-ask-call = Du musst { $chips } mitgehen. Was tust du?
le-ask-check = Es gibt nichts mitzugehen. Schiebst du, oder erhöhst du?
le-do-fold = Aussteigen
le-do-check = Schieben
le-do-call = { $chips } mitgehen
le-do-raise = Um { $chips } erhöhen
le-no-fold = Es gibt nichts mitzugehen, also musst du nicht aussteigen.
le-no-raise = Eine Runde hat höchstens { $most } Erhöhungen.
le-no-other = Du kannst aussteigen, mitgehen oder erhöhen.
le-unreadable = „{ $text }“ ist keine Wahl; schreib fold, call oder raise.

## What happens

le-dealt = { $who } bekommt eine Karte.
le-dealt-card = { $who } bekommt { FORM($card, form: "a") }.
le-folded = { $who } steigt aus.
le-checked = { $who } schiebt.
le-called = { $who } geht { $chips } mit.
le-raised = { $who } erhöht um { $chips }.
le-turned-up = Aufgedeckt wird: { $card }.
le-showed = { $who } zeigt { FORM($card, form: "a") }.
le-won =
    { $count ->
        [one] { $who } gewinnt den Topf von { $pot }.
       *[other] { $who } teilen sich den Topf von { $pot }.
    }

## The table

le-you-hold = Du hast { FORM($card, form: "a") }.
le-holds = { $who } zeigt { FORM($card, form: "a") }.
le-paid = { $who } hat { $chips } gezahlt.
le-paid-folded = { $who } hat { $chips } gezahlt und ist ausgestiegen.
le-board = Aufgedeckt: { $card }.
le-no-board = Noch ist keine Karte aufgedeckt.

## The plain board

le-zone-deck = Stapel
le-zone-hands = Karte
le-zone-board = Aufgedeckt
le-zone-paid = Gezahlte Chips
le-zone-folded = Ausgestiegen
le-zone-folded-0 = nein
le-zone-folded-1 = ja
le-zone-revealed = Gezeigt
le-zone-card-0 = { le-card-jh }
le-zone-card-1 = { le-card-js }
le-zone-card-2 = { le-card-qh }
le-zone-card-3 = { le-card-qs }
le-zone-card-4 = { le-card-kh }
le-zone-card-5 = { le-card-ks }
le-zone-card-6 = { le-card-ah }
le-zone-card-7 = { le-card-as }
le-zone-board-0 = { le-card-jh }
le-zone-board-1 = { le-card-js }
le-zone-board-2 = { le-card-qh }
le-zone-board-3 = { le-card-qs }
le-zone-board-4 = { le-card-kh }
le-zone-board-5 = { le-card-ks }
le-zone-board-6 = { le-card-ah }
le-zone-board-7 = { le-card-as }
le-zone-revealed-0 = { le-card-jh }
le-zone-revealed-1 = { le-card-js }
le-zone-revealed-2 = { le-card-qh }
le-zone-revealed-3 = { le-card-qs }
le-zone-revealed-4 = { le-card-kh }
le-zone-revealed-5 = { le-card-ks }
le-zone-revealed-6 = { le-card-ah }
le-zone-revealed-7 = { le-card-as }
