### Magus Novatus in German: everything the game says.

## The box and the options

mn-about = Wirf den Würfel, sammle Tränke und sprich Zaubersprüche; was du zu viel hast, wird zum Totenkopf.
mn-minutes = 30
mn-age = ab 8 Jahren
mn-option-mode = Das ganze Spiel oder das leichte für die Jüngsten: nur Farben, keine Gegenstände, keine Wirkungen.
mn-option-mode-standard = das ganze Spiel
mn-option-mode-infant = das leichte: nur Farben
mn-option-cube = Der Würfel streut um ein Ziel, fällt irgendwohin oder bleibt in der Schachtel (Outstanding Students).
mn-option-cube-aimed = streut um ein Ziel
mn-option-cube-uniform = fällt irgendwohin
mn-option-cube-none = bleibt in der Schachtel
mn-option-first_player = Wer anfängt.
mn-option-first_player-random = ausgelost
mn-option-first_player-A = Platz A
mn-option-first_player-B = Platz B
mn-option-first_player-C = Platz C
mn-option-first_player-D = Platz D
mn-option-throw_height = Aus welcher Höhe der Würfel geworfen wird: je höher, desto weiter streut er.
mn-option-throw_height-rising = immer höher
mn-option-end_position = Das Feld, auf dem der Messzylinder das Spiel beendet; auto ist 9, 12 oder 14 bei 2, 3 oder 4 Spielern.
mn-option-end_position-auto = wie gedruckt: 9, 12 oder 14
mn-option-take_rule = Von den passenden Tränken so viele nehmen, wie man mag, oder alle.
mn-option-take_rule-any = so viele nehmen, wie man mag
mn-option-take_rule-all = alle nehmen
mn-option-finish_round = Ob die letzte Runde zu Ende gespielt wird.
mn-option-healing_plants = Wie viele Heilkräuter es gibt.
mn-option-elixirs = Wie viele Elixiere es gibt.
mn-option-magic_wands = Wie viele Zauberstäbe es gibt.
mn-option-curses = Wie viele Flüche es gibt.
mn-option-infant_target = Punkte, mit denen man ein Spiel der Jüngsten (Infant Students) gewinnt.
mn-option-infant_skulls = Ob Totenköpfe in einem Spiel der Jüngsten (Infant Students) zählen.
mn-option-infant_skulls-count = zählen
mn-option-infant_skulls-ignore = zählen nicht
mn-option-max_rounds = Runden, nach denen das Spiel auf jeden Fall endet.
mn-no-first-player = Die Option first_player kann bei { $seats } Spielern nicht { $seat } sein (MN-R4).

## Cards and spaces

mn-potion-red = Rot { $number }
mn-potion-yellow = Gelb { $number }
mn-potion-green = Grün { $number }
mn-potion-blue = Blau { $number }
mn-item-healing-plants = Heilkräuter
mn-item-elixir = Elixier
    .one = ein Elixier
mn-item-magic-wand = Zauberstab
    .one = einen Zauberstab
mn-item-curse = Fluch
    .one = einen Fluch
mn-copies = { $count } × { $card }
mn-gap = Lücke
mn-space = Reihe { $row }, Spalte { $column }
mn-spell = { $name }, { $points } Punkte, braucht { $needs }
mn-card = { $name }: { $points } Punkte; braucht { $needs }.
mn-card-back = { $effect } (auf der Rückseite eines Zaubers): { $text }
mn-won-spell = { $spell } ({ $points })

mn-cylinder-above = über Spalte { $line }
mn-cylinder-right = rechts von Reihe { $line }
mn-cylinder-below = unter Spalte { $line }
mn-cylinder-left = links von Reihe { $line }

mn-effect-closed = Geschlossenes Buch
mn-effect-thieves = Greateste Thieves
mn-effect-thieves-text = Von dem an, der gezaubert hat, ziehen alle eine Karte. Ein magischer Gegenstand kommt offen in die eigene Auslage.
mn-effect-shakum = Shakum Thingsis Up
mn-effect-shakum-text = Alle verlieren einen magischen Gegenstand ihrer Wahl, aber keinen Fluch.
mn-effect-unleashus = Unleashus Cursus
mn-effect-unleashus-text = Jeder Fluch wandert zum linken Nachbarn, alle gleichzeitig.
mn-effect-gous_backus = Gous Backus
mn-effect-gous_backus-text = Der Messzylinder geht ein Feld zurück.
mn-effect-ciao_devilus = Ciao Devilus
mn-effect-ciao_devilus-text = Wer einen Totenkopf hat, gibt einen seiner Wahl nach links, alle gleichzeitig.
mn-effect-presentis = Presentis For Youm
mn-effect-presentis-text = Wer Tränke auf der Hand hat, gibt einen seiner Wahl nach links, alle gleichzeitig.

## Recipes

mn-recipe-N01 = zwei rote, einen gelben
mn-recipe-N02 = zwei gelbe, einen grünen
mn-recipe-N03 = zwei grüne, einen blauen
mn-recipe-N04 = zwei blaue, einen roten
mn-recipe-N05 = drei verschiedene Zahlen einer Farbe
mn-recipe-N06 = 1 und 2 einer Farbe, einen von einer anderen
mn-recipe-N07 = 3 und 4 einer Farbe, einen von einer anderen
mn-recipe-N08 = zwei von einer Farbe, zwei von einer anderen
mn-recipe-N09 = zwei von einer Zahl, zwei von einer anderen
mn-recipe-N10 = einen von jeder Farbe
mn-recipe-N11 = zwei verschiedene rote, zwei verschiedene grüne
mn-recipe-N12 = zwei verschiedene gelbe, zwei verschiedene blaue
mn-recipe-N13 = drei verschiedene rote, einen grünen
mn-recipe-N14 = drei verschiedene gelbe, einen blauen
mn-recipe-N15 = drei verschiedene grüne, einen roten
mn-recipe-N16 = drei verschiedene blaue, einen gelben
mn-recipe-N17 = fünf von einer Zahl
mn-recipe-N18 = fünf von einer Farbe
mn-recipe-N19 = 1 und 2 einer Farbe, 3 und 4 einer anderen
mn-recipe-N20 = 1, 2, 3, 4 in beliebigen Farben und zwei von einer Farbe
mn-recipe-N21 = drei verschiedene rote, zwei verschiedene blaue
mn-recipe-N22 = drei verschiedene gelbe, zwei verschiedene rote
mn-recipe-N23 = drei verschiedene grüne, zwei verschiedene gelbe
mn-recipe-N24 = drei verschiedene blaue, zwei verschiedene grüne
mn-recipe-N25 = drei verschiedene einer Farbe, drei verschiedene einer anderen
mn-recipe-N26 = 1, 2, 3 und 4 einer Farbe, zwei von einer anderen
mn-recipe-N27 = sechs von einer Zahl
mn-recipe-N28 = 1, 2 und noch einen von einer Farbe, 3, 4 und noch einen von einer anderen
mn-recipe-N29 = Rot 1, Grün 4 und drei von einer Farbe
mn-recipe-N30 = Gelb 2, Blau 3 und drei von einer Farbe

mn-colour-red = Rot
mn-colour-yellow = Gelb
mn-colour-green = Grün
mn-colour-blue = Blau
mn-colour-one = eine Farbe
mn-colour-another = eine andere Farbe
mn-colour-any = beliebige Farbe
mn-slot-open = { $colour } mit beliebiger Zahl
mn-slot-number = { $colour } { $mark }
mn-slot-symbol = { $colour } mit der Zahl { $mark }

mn-of-red = einen roten
    .many = rote
mn-of-yellow = einen gelben
    .many = gelbe
mn-of-green = einen grünen
    .many = grüne
mn-of-blue = einen blauen
    .many = blaue
mn-of-one = einen von einer Farbe
    .many = von einer Farbe
mn-of-another = einen von einer anderen Farbe
    .many = von einer anderen Farbe
mn-of-any = einen von beliebiger Farbe
    .many = von beliebiger Farbe
mn-some-1 = { $potions }
mn-some-2 = zwei { FORM($potions, form: "many") }
mn-some-3 = drei { FORM($potions, form: "many") }
mn-some-4 = vier { FORM($potions, form: "many") }
mn-some-5 = fünf { FORM($potions, form: "many") }
mn-some-6 = sechs { FORM($potions, form: "many") }
mn-some-7 = sieben { FORM($potions, form: "many") }
mn-some-8 = acht { FORM($potions, form: "many") }

## Questions

mn-ask-aim = Ziel mit dem Würfel auf ein Feld des Regals.
mn-ask-aim-again = Der Würfel ist vom Regal gefallen. Ziel noch einmal.
mn-ask-place = Der Würfel ist zweimal vom Regal gefallen. Leg ihn auf einen Trank deiner Wahl.
mn-ask-take = Nimm Tränke einer Farbe oder einer Zahl aus Reihe { $row } oder aus Spalte { $column }.
mn-ask-take-all = Nimm alle Tränke einer Farbe oder einer Zahl aus Reihe { $row } oder aus Spalte { $column }.
mn-ask-take-anywhere = Nimm Tränke einer Farbe oder einer Zahl aus irgendeiner Reihe oder Spalte.
mn-ask-take-all-anywhere = Nimm alle Tränke einer Farbe oder einer Zahl aus irgendeiner Reihe oder Spalte.
mn-ask-cast = Sprich einen Zauber, benutze deine Gegenstände oder beende deinen Zug.
mn-ask-items = Benutze deine Gegenstände oder beende deinen Zug.
mn-ask-cursed = Du bist verflucht und kannst nicht zaubern. Kauf dich vom Fluch frei, benutze deine Gegenstände oder beende deinen Zug.
mn-ask-lay = { $spell } braucht: { $needs }. Leg Karte { $card } von { $size } ab.
mn-ask-pay = Zahl Trank { $potion } von { $price } für deinen Fluch.
mn-ask-lose = Wähl den magischen Gegenstand, den du verlierst.
mn-ask-pass = Wähl einen Trank aus deiner Hand für deinen linken Nachbarn.
mn-ask-pass-skull = Wähl einen deiner Totenköpfe für deinen linken Nachbarn.

## Choices

mn-choose-aim = Auf { $space } zielen
mn-choose-place = Den Würfel auf { $card } legen: { $space }
mn-choose-take = { $card } nehmen: { $space }
mn-choose-take-row = { $cards } nehmen: Reihe { $row }, Spalten { $columns }
mn-choose-take-column = { $cards } nehmen: Spalte { $column }, Reihen { $rows }
mn-choose-cast = { $spell } zaubern, für { $points } Punkte
mn-choose-lay = { $card } ablegen
mn-choose-pay = { $card } zahlen
mn-choose-heal = Heilkräuter: den Totenkopf { $card } abwerfen
mn-choose-wand = Zauberstab: { $card } holen
mn-choose-lift = { $price } Tränke zahlen, um deinen Fluch loszuwerden
mn-choose-give = { $price } Tränke zahlen, um deinen Fluch an { $who } zu geben
mn-choose-lose = Verlieren: { $item }
mn-choose-pass = { $card } an { $who } geben
mn-choose-pass-skull = Den Totenkopf { $card } an { $who } geben
mn-choose-done = Deinen Zug beenden

## Why not

mn-no-throw-yet = Wirf zuerst den Würfel: Ziel auf ein Feld des Regals.
mn-no-aim-there = Ziel auf eines der 25 Felder: Reihen und Spalten haben Zahlen von 1 bis 5.
mn-no-place-yet = Jetzt legst du den Würfel auf einen Trank im Regal.
mn-no-place-there = So ein Feld gibt es nicht: Reihen und Spalten haben Zahlen von 1 bis 5.
mn-no-place-on-gap = Dieses Feld ist leer. Leg den Würfel auf ein Feld mit einem Trank.
mn-no-potions-yet = Nimm zuerst Tränke aus dem Regal.
mn-no-empty-take = Du musst mindestens einen Trank nehmen.
mn-no-space-twice = Nenn jedes Feld einmal, mit Reihe und Spalte von 1 bis 5.
mn-no-potion-there = Dort steht kein Trank: { $space }.
mn-no-other-line = Der Würfel gibt dir nur seine eigene Reihe und seine eigene Spalte.
mn-no-two-lines = Alle Tränke müssen aus einer Linie kommen: aus der Reihe oder der Spalte, nicht aus beiden.
mn-no-mixed-take = Die Tränke müssen alle dieselbe Farbe oder alle dieselbe Zahl haben.
mn-no-take-order = Nenn die Felder in Leserichtung.
mn-no-part-take = Nimm jeden Trank dieser Farbe oder jeden Trank dieser Zahl in der Linie.
mn-no-plants = Du hast keine Heilkräuter.
mn-no-skull = Du hast keinen Totenkopf zu heilen.
mn-no-skull-like-that = Keiner deiner Totenköpfe ist dieser Trank.
mn-no-wand = Du hast keinen Zauberstab.
mn-no-potion-in-pile = Dieser Trank liegt nicht auf dem Ablagestapel; der Zauberstab holt nur, was dort liegt.
mn-no-paying-yet = Karten wirft man nicht einfach so weg; sag zuerst, wofür du zahlst.
mn-no-spell-named = Sag zuerst, welchen Spruch du zauberst, und leg dann seine Tränke ab.
mn-no-more-potions = Du hast deine Tränke schon; sprich jetzt einen Zauber oder beende deinen Zug.
mn-no-other-action = Jetzt kannst du einen Zauber sprechen, deine Gegenstände benutzen oder deinen Zug beenden.
mn-no-such-deck = Es gibt Sprüche mit 2, 3 und 4 Punkten.
mn-no-second-spell = Du hast schon gezaubert; nur einmal in jedem Zug.
mn-no-cast-cursed = Du kannst nicht zaubern, solange ein Fluch vor dir liegt. Zahl 2 Tränke, um ihn loszuwerden.
mn-no-spell-left = Dieser Stapel ist leer; wähl einen der offenen Sprüche.
mn-no-mix = { $spell } braucht: { $needs }; das hast du noch nicht alles.
mn-no-curse = Du hast keinen Fluch.
mn-no-price = Das kostet { $price } Tränke aus deiner Hand, und nichts anderes zählt.
mn-no-player = So einen Spieler gibt es nicht.
mn-no-curse-for-yourself = Du kannst den Fluch nicht dir selbst geben.
mn-no-second-curse = Dieser Spieler hat schon einen Fluch, und niemand darf zwei haben.
mn-no-mix-yet = Zaubere zuerst { $spell } fertig: Leg die Karten dafür ab.
mn-no-skull-in-mix = Dieser Trank ist einer deiner Totenköpfe; die kann man nicht benutzen.
mn-no-card-held = Diese Karte hast du nicht.
mn-no-lay-order = Leg der Reihe nach ab: Rot, Gelb, Grün, Blau, kleine Zahlen zuerst, Elixiere zuletzt.
mn-no-mix-with-that = Mit dieser Karte geht die Mischung für { $spell } nicht genau auf.
mn-no-payment-yet = Zahl zuerst deine { $price } Tränke.
mn-no-potion-held = Diesen Trank hast du nicht auf der Hand.
mn-no-pay-order = Zahl in der Reihenfolge der Tränke: Rot, Gelb, Grün, Blau, kleine Zahlen zuerst.
mn-no-losing-curse = Einen Fluch kann man so nicht verlieren.
mn-no-item-owned = Diesen Gegenstand hast du nicht.
mn-no-items-before-loss = Jetzt kann man keine Gegenstände benutzen; zuerst verlieren alle einen.
mn-no-loss-yet = Der Spruch muss ausgeführt werden: Wähl einen Gegenstand, den du verlierst.
mn-no-such-skull = Keiner deiner Totenköpfe ist dieser Trank, also kannst du ihn nicht weitergeben.
mn-no-items-before-pass = Jetzt kann man keine Gegenstände benutzen; wähl zuerst eine Karte zum Weitergeben.
mn-no-pass-yet = Wer kann, muss eine Karte nach links geben; wähl eine.

## What cannot be read

mn-no-text = Da steht nichts. Schreib zum Beispiel aim 33, take 11 12, cast 3, lay R1 oder done.
mn-no-such-choice = „{ $text }“ ist nicht zu lesen.
mn-no-such-space = „{ $text }“ ist nicht zu lesen: „{ $word }“ ist kein Feld; 11 ist oben links, 55 unten rechts.
mn-no-such-chance = „{ $text }“ ist kein Zufallsergebnis; schreib „card R1“, „spell N05“, „throw +1 -2“, „space 33“ oder „first A“.
mn-no-recipe-met =
    { $elixirs ->
        [0] „{ $recipe }“ ist nie zu erfüllen: Von jeder Sorte gibt es nur { $copies } Tränke, und keine Elixiere.
        [one] „{ $recipe }“ ist nie zu erfüllen: Von jeder Sorte gibt es nur { $copies } Tränke, und ein Elixier.
       *[other] „{ $recipe }“ ist nie zu erfüllen: Von jeder Sorte gibt es nur { $copies } Tränke, und { $elixirs } Elixiere.
    }
mn-no-spell-count = es sind { $spells } Sprüche; ein Kartensatz hat 1 bis { $most }.
mn-no-spell-id = muss aus 1 bis 12 Buchstaben und Ziffern bestehen.
mn-no-id-twice = kommt zweimal vor; jeder Spruch braucht eine eigene Kennung.
mn-no-recipe = muss eine Liste von 1 bis { $most } Plätzen sein, zum Beispiel ["R-", "K1"].
mn-no-slot = „{ $slot }“ ist kein Platz; schreib eine Gruppe aus { $groups } und dann eines von { $marks }.
mn-no-potions = „potions“: Es gibt keine einzigen.

## What happens

mn-told-grid = Die Tränke stehen im Regal.
mn-told-opened = Ein Spruch liegt offen: { $spell }.
mn-told-first = { $who } fängt an.
mn-told-turn = { $who } ist am Zug.
mn-told-ready = { $who } hat gewählt.
mn-told-threw = { $who } zielt auf { $target }; der Würfel landet auf { $space }.
mn-told-threw-there = { $who } zielt auf { $target }; der Würfel landet genau dort.
mn-told-threw-outside = { $who } zielt auf { $target }; der Würfel springt vom Regal.
mn-told-landed = Der Würfel landet auf { $space }.
mn-told-placed = { $who } legt den Würfel auf { $space }.
mn-told-grid-empty = Das Regal ist leer; nichts wird genommen.
mn-told-nothing-to-take = Die Reihe und die Spalte sind leer; nichts wird genommen.
mn-told-took = { $who } nimmt { $cards }.
mn-told-cast = { $who } zaubert { $spell } mit { $mix }: { $points } Punkte!
mn-told-skulls = Was { $who } auf der Hand bleibt, wird zu Totenköpfen: { $count }.
mn-told-closed = Die Rückseite zeigt ein geschlossenes Buch: Nichts passiert.
mn-told-effect = Die Rückseite zeigt { $effect }! { $text }
mn-told-lifted = { $who } zahlt { $cards } und ist den Fluch los.
mn-told-gave = { $who } zahlt { $cards } und gibt den Fluch an { $to }.
mn-told-healed = { $who } benutzt Heilkräuter und ist einen Totenkopf los ({ $card }).
mn-told-fetched = { $who } schwingt den Zauberstab und holt { $card }.
mn-told-drew = { $who } zieht einen Trank.
mn-told-drew-card = { $who } zieht { $card }.
mn-told-drew-item = { $who } zieht einen Gegenstand: { $item }.
mn-told-drew-curse = { $who } zieht einen Fluch; er geht an { $to }.
mn-told-drew-curse-aside = { $who } zieht einen Fluch, aber alle haben schon einen; er wird beiseitegelegt.
mn-told-aside = Flüche, die niemand nehmen konnte, kommen auf den Ablagestapel: { $count }.
mn-told-lost = { $who } verliert einen Gegenstand: { $item }.
mn-told-passed = { $who } gibt einen Trank an { $to }.
mn-told-passed-card = { $who } gibt einen Trank an { $to }: { $card }.
mn-told-passed-skull = { $who } gibt einen Totenkopf an { $to }.
mn-told-passed-this-skull = { $who } gibt einen Totenkopf an { $to }: { $card }.
mn-told-curses-moved = Jeder Fluch wandert nach links. Verflucht sind jetzt: { $cursed }.
mn-told-no-curse = Niemand hat einen Fluch.
mn-told-marker = Der Messzylinder steht { $place } (Feld { $space }).
mn-told-last-round = Der Messzylinder ist angekommen: Diese Runde ist die letzte.
mn-told-filled = Neu im Regal: { $cards }.
mn-told-item = { $who } bekommt einen Gegenstand: { $item }.
mn-told-gaps = Die Karten sind ausgegangen; Lücken im Regal: { $count }.
mn-told-reshuffled =
    Der Ablagestapel wird gemischt: { $cards ->
        [one] Eine Karte ist
       *[other] { $cards } Karten sind
    } der neue Stapel.
mn-told-nothing-left = Für { $who } ist keine Karte übrig.
mn-told-over = Das Spiel ist zu Ende. Punkte: { $scores }.
mn-score = { $who } { $points }
mn-announced-last-round = Runde { $rounds } ist die letzte.
mn-announced-idle = Wenn sich in diesem Zug keine Karte bewegt, ist das Spiel zu Ende.
mn-outcome-won =
    { $points ->
        [one] { $who } gewinnt mit { $points } Punkt.
       *[other] { $who } gewinnt mit { $points } Punkten.
    }
mn-outcome-shared =
    { $points ->
        [one] { $winners } teilen sich den Sieg mit je { $points } Punkt.
       *[other] { $winners } teilen sich den Sieg mit je { $points } Punkten.
    }
mn-outcome-by-skulls =
    { $count ->
        [one] { $tied } haben gleich viele Punkte ({ $points }). { $winners } hat weniger Totenköpfe und gewinnt.
       *[other] { $tied } haben gleich viele Punkte ({ $points }). { $winners } haben am wenigsten Totenköpfe und teilen sich den Sieg.
    }
mn-outcome-by-spells =
    { $count ->
        [one] { $tied } haben gleich viele Punkte ({ $points }). { $winners } hat mehr Zauber zu { $worth } Punkten gewirkt und gewinnt.
       *[other] { $tied } haben gleich viele Punkte ({ $points }). { $winners } haben die meisten Zauber zu { $worth } Punkten gewirkt und teilen sich den Sieg.
    }

## The table in sentences

mn-seen-over =
    Das Spiel ist nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } zu Ende.
mn-seen-your-turn = Zug { $turn }: Du bist am Zug.
mn-seen-turn = Zug { $turn }: { $who } ist am Zug.
mn-seen-infant =
    { $target ->
        [one] Infant Students: Nur Farben zählen, und { $target } Punkt gewinnt.
       *[other] Infant Students: Nur Farben zählen, und { $target } Punkte gewinnen.
    }
mn-seen-cylinder = Der Messzylinder steht { $place }, auf Feld { $space } von { $end }.
mn-seen-no-spell = Es ist kein Spruch mit { $points } Punkten mehr da.
mn-seen-open = Offener Spruch: { $spell }.
mn-seen-row = Reihe { $row }: { $cards }.
mn-seen-cube = Der Würfel liegt auf { $space }.
mn-seen-height-none = Der Würfel wird aus Höhe 0 geworfen: Er landet, wohin man zielt.
mn-seen-height =
    Der Würfel wird aus Höhe { $height } geworfen: Er kann bis zu { $height ->
        [one] ein Feld
       *[other] { $height } Felder
    } zu weit oben, unten, links oder rechts landen.
mn-seen-mix = Für einen Spruch abgelegt: { $cards }.
mn-seen-you =
    Du hast { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $skulls ->
        [0] keine Totenköpfe
        [one] { $skulls } Totenkopf
       *[other] { $skulls } Totenköpfe
    } und { $potions ->
        [0] keine Tränke
        [one] { $potions } Trank
       *[other] { $potions } Tränke
    } auf der Hand.
mn-seen-seat =
    { $who } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $skulls ->
        [0] keine Totenköpfe
        [one] { $skulls } Totenkopf
       *[other] { $skulls } Totenköpfe
    } und { $potions ->
        [0] keine Tränke
        [one] { $potions } Trank
       *[other] { $potions } Tränke
    } auf der Hand.
mn-seen-spells = Sprüche: { $spells }.
mn-seen-items = Gegenstände: { $items }.
mn-seen-hand = Deine Hand: { $cards }.
mn-seen-hand-empty = Deine Hand ist leer.
mn-seen-skulls = Deine Totenköpfe: { $cards }.
mn-seen-known-hand = Von dieser Hand bekannt: { $cards }.
mn-seen-known-skulls = Von diesen Totenköpfen bekannt: { $cards }.
mn-seen-deck =
    Der Nachziehstapel hat { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
mn-seen-pile = Auf dem Ablagestapel: { $cards }.
mn-seen-pile-empty = Der Ablagestapel ist leer.

## Reasons

mn-why-aim = In Reihe und Spalte dieses Feldes { $count ->
        [one] steht { $count } Trank
       *[other] stehen { $count } Tränke
    }; der Würfel fällt in { $hit } von 100 Würfen genau dorthin und { $off ->
        [0] nie vom Regal.
       *[other] in { $off } vom Regal.
    }
mn-why-place = Von dort kann { $who } { $most ->
        [one] nur einen Trank nehmen.
       *[other] höchstens { $most } Tränke nehmen.
    }
mn-why-lift =
    { $price ->
        [one] Es kostet einen Trank, und du bist den Fluch los.
       *[other] Es kostet { $price } Tränke, und du bist den Fluch los.
    }
mn-why-give =
    { $price ->
        [one] Es kostet einen Trank, und dann hat { $who } den Fluch.
       *[other] Es kostet { $price } Tränke, und dann hat { $who } den Fluch.
    }
mn-why-lay = In die Mischung passt { $card }.
mn-why-same = Es nimmt dieselben Tränke von anderen Feldern.
mn-why-elixir = Das Elixier steht für einen Trank.
mn-why-without = Ohne { $card } { $missing ->
        [0] hast du noch alle Tränke
        [one] fehlt ein Trank
       *[other] fehlen { $missing } Tränke
    } für { $spell }.
mn-why-done =
    { $count ->
        [one] Du behältst deinen Trank für später.
       *[other] Du behältst deine { $count } Tränke für später.
    }
mn-why-castable = Dann kannst du { $spell } für { $points } Punkte zaubern.
mn-why-enough = Dann hast du alle Tränke für { $spell }.
mn-why-besides = Es nimmt auch { $more }.
mn-why-leaves = Es lässt { $less } liegen.
mn-why-other = Es nimmt { $more } statt { $less }.
mn-why-cast =
    { $spell } bringt { $points } Punkte; gut gemischt, hinterlässt er { $skulls ->
        [0] keinen Totenkopf
        [one] einen Totenkopf
       *[other] { $skulls } Totenköpfe
    }.
mn-why-heal = Ein Totenkopf weniger ist ein Punkt mehr.
mn-why-nearer =
    Dann { $missing ->
        [one] fehlt noch ein Trank
       *[other] fehlen noch { $missing } Tränke
    } für { $spell }.
mn-silly-aim = zielt dorthin, wo nichts steht
mn-silly-losing-cast = beendet das Spiel mit einem Zauber, der es verliert
mn-silly-dear-cast = bringt mehr Totenköpfe als Punkte
mn-silly-win-missed = lässt einen Sieg liegen

## The board in the browser

mn-page-course = Punkte
mn-page-potion-red = Rot { $number }, Flamme
mn-page-potion-yellow = Gelb { $number }, Sonne
mn-page-potion-green = Grün { $number }, Blatt
mn-page-potion-blue = Blau { $number }, Welle
mn-page-on-shelf = { $potion }, Reihe { $row }, Spalte { $column }
mn-page-gap = leer, Reihe { $row }, Spalte { $column }
mn-page-chance = { $label }, { $percent } %
mn-page-shelf = Das Regal
mn-page-cube = Der Würfel
mn-page-cylinder = Messzylinder: Feld { $now } von { $end }
mn-page-clock = { $now } von { $end } Zaubern
mn-page-race = Wer zuerst { $target } Punkte hat
mn-page-spell = { $name }, { $points } Punkte, braucht: { $needs }. { $status }
mn-page-spell-text = { $points } Punkte: { $needs }.
mn-page-points = { $points } Punkte
mn-page-fits = passt
mn-page-fits-skulls =
    { $count ->
        [one] passt, { $count } Totenkopf
       *[other] passt, { $count } Totenköpfe
    }
mn-page-fits-cursed = passt, aber: Fluch
mn-page-needs = braucht { $what }
mn-page-needs-more = noch { $count }
mn-page-more-red = eine Flamme
mn-page-more-yellow = eine Sonne
mn-page-more-green = ein Blatt
mn-page-more-blue = eine Welle
mn-page-numbered-red = Flamme { $numbers }
mn-page-numbered-yellow = Sonne { $numbers }
mn-page-numbered-green = Blatt { $numbers }
mn-page-numbered-blue = Welle { $numbers }
mn-page-a-number = eine { $number }
mn-page-any-one = einen Trank
mn-page-your-hand = Deine Tränke
mn-page-hand-empty = Keine Tränke auf der Hand
mn-page-your-items = Deine Gegenstände
mn-page-your-skulls = Deine Totenköpfe
mn-page-hand-count =
    { $count ->
        [one] { $count } Trank auf der Hand
       *[other] { $count } Tränke auf der Hand
    }
mn-page-known-hand =
    { $count ->
        [one] { $count } Trank auf der Hand, bekannt: { $cards }
       *[other] { $count } Tränke auf der Hand, bekannt: { $cards }
    }
mn-page-skull-count =
    { $count ->
        [one] { $count } Totenkopf
       *[other] { $count } Totenköpfe
    }
mn-page-skull-own = Totenkopf: { $potion }
mn-page-score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
mn-page-won = Gewonnen: { $spells }
mn-page-no-spells = Noch keine Sprüche
mn-page-deck = Stapel: { $count }
mn-page-discard = Ablage: { $count }
mn-page-discard-title = Der Ablagestapel
mn-page-discard-text = Alle dürfen ihn durchsehen. Der Zauberstab holt einen Trank daraus.
mn-page-discard-empty = Dort liegt noch nichts.
mn-page-pile-potion = { $potion }, { $count } auf dem Stapel
mn-page-item = { $item }. { $text }
mn-page-item-healing-plants = Werde einen deiner Totenköpfe los.
mn-page-item-elixir = Steht für jeden beliebigen Trank eines Spruchs.
mn-page-item-magic-wand = Hol einen beliebigen Trank vom Ablagestapel.
mn-page-item-curse = Du kannst nicht zaubern. Zahl 2 Tränke, um ihn loszuwerden, oder 3, um ihn jemand anderem zu geben.
mn-page-cauldron-empty = Der Kessel: Hier sammeln sich deine Tränke
mn-page-cauldron = In den Kessel: { $cards }
mn-page-give = Hergeben
mn-page-give-to = An { $who } geben
mn-page-close-look = Schwarze Plätze: eine Farbe deiner Wahl. Graue Plätze: eine andere. Bunte Plätze: jede Farbe. Das gleiche Zeichen steht für die gleiche Zahl, verschiedene Zeichen für verschiedene Zahlen.
mn-page-hidden-back = Auf der Rückseite steckt eine Überraschung – oder gar nichts.
mn-page-ask-aim = Du bist dran: Wohin zielst du mit dem Würfel?
mn-page-ask-aim-again = Der Würfel ist vom Regal gesprungen. Ziel noch einmal.
mn-page-ask-aimed = Auf Reihe { $row }, Spalte { $column } zielen? { $percent } % landen genau dort, { $outside } % fallen herunter.
mn-page-ask-aimed-sure = Auf Reihe { $row }, Spalte { $column } zielen? Von dort kann er nicht herunterfallen.
mn-page-ask-cube = Berühr jetzt das Feld, auf das du wirfst.
mn-page-ask-place = Der Würfel von { $who } ist zweimal heruntergefallen. Leg ihn auf eine Flasche deiner Wahl.
mn-page-ask-placed = Den Würfel auf Reihe { $row }, Spalte { $column } legen?
mn-page-ask-take = Nimm Flaschen einer Farbe oder einer Zahl, aus Reihe { $row } oder Spalte { $column }.
mn-page-ask-take-any = Nimm Flaschen einer Farbe oder einer Zahl, aus irgendeiner Reihe oder Spalte.
mn-page-ask-take-more = Berühr noch mehr davon, oder nimm, was du hast.
mn-page-ask-take-all = Hier nimmst du jede Flasche dieser Farbe oder Zahl. Berühr auch die anderen.
mn-page-ask-act = Berühr einen Spruch, der passt, um ihn zu zaubern, oder beende deinen Zug.
mn-page-ask-act-none = Noch passt kein Spruch. Beende deinen Zug.
mn-page-ask-act-cast = Du hast gezaubert. Benutze deine Gegenstände oder beende deinen Zug.
mn-page-ask-act-items = Noch passt kein Spruch. Benutze einen Gegenstand oder beende deinen Zug.
mn-page-ask-act-cursed = Ein Fluch hindert dich am Zaubern. Berühr ihn, um dich freizukaufen, oder beende deinen Zug.
mn-page-ask-act-cursed-poor = Ein Fluch hindert dich am Zaubern, und du kannst dich noch nicht freikaufen. Beende deinen Zug.
mn-page-ask-mix = { $spell } mit diesen zaubern? Berühr Tränke, um sie auszutauschen.
mn-page-ask-mix-more = { $spell }: Berühr die Tränke dafür.
mn-page-ask-card-first = Berühr den Spruch, für den dieser Trank ist.
mn-page-ask-heal = Heilkräuter: Berühr den Totenkopf, den du loswerden willst.
mn-page-ask-wand = Zauberstab: Berühr den Trank, den du holst.
mn-page-ask-curse = Berühr 2 Tränke, um den Fluch loszuwerden, oder 3, um ihn zu verschenken.
mn-page-ask-curse-two = Zahl diese zwei, oder berühr einen dritten, um den Fluch jemand anderem zu geben.
mn-page-ask-curse-three = Wer bekommt den Fluch? Berühr einen Spieler.
mn-page-ask-lay = { $spell }: Berühr Trank { $count } von { $size }.
mn-page-ask-pay = Berühr den nächsten Trank, den du zahlst.
mn-page-ask-lose = Shakum Thingsis Up: Berühr den Gegenstand, den du verlierst.
mn-page-ask-pass-skull = Ciao Devilus: Berühr einen Totenkopf für { $who }.
mn-page-ask-pass-card = Presentis For Youm: Berühr einen Trank für { $who }.
mn-page-ask-pass-sure = Das an { $who } geben?
mn-page-working = Es brodelt…
mn-page-do-throw = Würfel werfen
mn-page-do-place = Dorthin legen
mn-page-do-take = { $cards } nehmen
mn-page-do-take-many = Diese { $count } nehmen
mn-page-do-cast = Zaubern: +{ $points }
mn-page-do-cast-skulls =
    { $skulls ->
        [one] Zaubern: +{ $points }, { $skulls } Totenkopf
       *[other] Zaubern: +{ $points }, { $skulls } Totenköpfe
    }
mn-page-do-done = Zug beenden
mn-page-do-back = Zurücklegen
mn-page-do-lift = Zahlen: Der Fluch ist weg
mn-page-do-give = Den Fluch an { $who } geben
mn-page-do-pass = An { $who } geben
mn-page-not-this-mix = Dieser Trank passt nicht mit den anderen zusammen in { $spell }.
mn-page-scene-cast = { $who } zaubert { $spell }
mn-page-scene-points = +{ $points }
mn-page-back-closed = Nichts passiert.
mn-page-back-thieves = Alle ziehen eine Karte.
mn-page-back-shakum = Alle verlieren einen Gegenstand ihrer Wahl, aber keinen Fluch.
mn-page-back-unleashus = Jeder Fluch wandert einen Spieler nach links.
mn-page-back-gous_backus = Der Messzylinder geht zurück.
mn-page-back-ciao_devilus = Alle geben einen Totenkopf nach links.
mn-page-back-presentis = Alle geben einen Trank nach links.

## The rules, clause by clause

mn-heading-components = Spielmaterial
mn-heading-setup = Aufbau
mn-heading-turn-structure = Ablauf eines Zuges
mn-heading-phase-i-get-potions-the-throw = Phase I, Tränke holen: der Wurf
mn-heading-phase-i-get-potions-taking-potions = Phase I, Tränke holen: Tränke nehmen
mn-heading-phase-ii-cast-a-spell = Phase II, zaubern
mn-heading-phase-ii-cast-a-spell-recipes = Phase II, zaubern: Rezepte
mn-heading-phase-ii-cast-a-spell-casting = Phase II, zaubern: einen Spruch zaubern
mn-heading-phase-ii-cast-a-spell-magical-items = Phase II, zaubern: magische Gegenstände
mn-heading-phase-ii-cast-a-spell-spell-effects = Phase II, zaubern: Wirkungen der Sprüche
mn-heading-phase-iii-replenish-potions = Phase III, Tränke auffüllen
mn-heading-measuring-cylinder-and-end-of-the-game = Messzylinder und Ende des Spiels
mn-heading-game-modes = Spielarten
mn-heading-rulings = Entscheide
mn-heading-termination = Sicheres Ende

MN-1 = Eine Trankkarte hat eine Vorderseite mit einer Farbe (rot, gelb, grün, blau) und einer Zahl (1, 2, 3, 4) und eine Rückseite mit einem Totenkopf.
MN-2 = Von jeder der 16 Sorten gibt es genau 4 Karten: 16 Karten jeder Farbe, 16 jeder Zahl.
MN-3 = Trankkarten und magische Gegenstände haben dieselbe Rückseite; die oberste Karte des Nachziehstapels verrät also nicht, was sie ist.
MN-4 = Eine Spruchkarte hat eine Vorderseite mit ihren Punkten (2, 3 oder 4) und ihrem Rezept (einer Folge von Tränken) und eine Rückseite mit einer von sechs Wirkungen oder einem geschlossenen Buch (keine Wirkung).
MN-5 = Sprüche mit mehr Punkten haben schwierigere Rezepte.
MN-6 = Die sechs Wirkungen sind Greateste Thieves, Shakum Thingsis Up, Unleashus Cursus, Gous Backus, Ciao Devilus und Presentis For Youm.
MN-7 = Im Kartensatz des Hauses steht jede Wirkung auf 3 Sprüchen und das geschlossene Buch auf 12 (3·6 + 12 = 30).
MN-8 = Die magischen Gegenstände sind Heilkräuter, Elixier, Zauberstab und Fluch.
MN-9 = Der Messzylinder ist zugleich die Uhr des Spiels (er rückt vor, wenn gezaubert wird) und das Maß für die Mindesthöhe eines Wurfs.
MN-10 = 2 bis 4 Spieler. Die Anleitung nennt diese Zahlen nur durch die Endfelder für 2, 3 und 4 Spieler.
MN-11 = Misch die 64 Tränke und leg 25 davon offen als Regal aus 5 Reihen × 5 Spalten aus. Im Regal liegt kein magischer Gegenstand.
MN-12 = Die 25 Karten werden in Leserichtung ausgelegt: (1,1), (1,2) … (5,5).
MN-13 = Misch die übrigen 39 Tränke mit den 8 magischen Gegenständen: ein verdeckter Nachziehstapel aus 47 Karten.
MN-14 = Neben dem Nachziehstapel liegt ein einziger Ablagestapel, offen, für Tränke wie für Gegenstände.
MN-15 = Der Ablagestapel ist am Anfang leer.
MN-16 = Sortier die Sprüche in drei Stapel (2, 3 und 4 Punkte), misch jeden für sich und leg jeden mit der Rezeptseite nach oben hin.
MN-17 = Von jedem Spruchstapel sieht man nur die oberste Karte, und von ihr nur die Vorderseite. Die Rückseiten bleiben unbekannt, bis der Spruch gezaubert wird.
MN-18 = Der Messzylinder beginnt über der ersten (linken) Spalte des Regals: Position m = 0.
MN-19 = Der magische Würfel liegt für alle in Reichweite; er gehört niemandem.
MN-20 = Alle beginnen ohne Handkarten, ohne Totenköpfe, ohne Gegenstände und ohne Sprüche.
MN-21 = Es beginnt, wer zuletzt in einem Labor war; sonst der Jüngste. Im digitalen Spiel wird der Platz ausgelost oder durch die Option „first_player“ bestimmt.
MN-22 = Die Spieler ziehen reihum im Uhrzeigersinn, vom Startspieler an.
MN-23 = Ein Zug hat drei Phasen in dieser Reihenfolge: I Tränke holen, II zaubern, III Tränke auffüllen.
MN-24 = Die Phasen I und III sind Pflicht. In Phase II muss man nicht zaubern.
MN-25 = Nur wer am Zug ist, handelt; außer dass der linke Nachbar vielleicht den Würfel legen muss (MN-34) und dass Wirkungen von Sprüchen alle nach einer Wahl fragen können (MN-103, MN-106, MN-107).
MN-26 = Handkarten behält man von Zug zu Zug, bis sie abgeworfen, weitergegeben oder zu Totenköpfen werden; eine Mischung darf aus Karten mehrerer Züge bestehen.
MN-27 = Für Handkarten, Totenköpfe, Sprüche und Gegenstände außer dem Fluch gibt es keine Obergrenze.
MN-28 = Karten wechseln den Besitzer nur, wenn eine Regel es sagt: kein Tauschen, kein freiwilliges Abwerfen.
MN-29 = Wer am Zug ist, wirft den Würfel auf eine beliebige Stelle des Regals, mindestens aus der Höhe des Messzylinders.
MN-30 = Digitaler Wurf, Option „cube“ = „aimed“ (normal): Wer am Zug ist, nennt ein Feld (r,c) des Regals als Ziel; jedes der 25 Felder ist erlaubt, auch eine Lücke.
MN-31 = Der Würfel landet auf (r+x, c+y), wobei x und y voneinander unabhängig sind und jeweils (Anzahl der Köpfe bei 2h Würfen einer fairen Münze) − h betragen. Also ist P(x = d) = C(2h, h+d) / 4^h für d = −h … h; Mittelwert 0, Varianz h/2 je Achse.
MN-32 = h ist die Höhe des Messzylinders, eine ganze Zahl 0–4, Option „throw_height“, normal 2, für alle gleich und das ganze Spiel hindurch. „throw_height“ = „rising“ macht daraus min(3, 1 + ⌊3·m/E⌋), mit m am Anfang des Zuges: 1, 2 und 3 in den drei Dritteln des Spiels.
MN-33 = Liegt das Landefeld nicht im Regal (Reihe oder Spalte unter 1 oder über 5), wirft derselbe Spieler noch einmal; er darf ein neues Ziel nennen.
MN-34 = Verlässt auch der zweite Wurf das Regal, wählt der linke Nachbar die Trankkarte, auf die der Würfel gelegt wird.
MN-35 = Der linke Nachbar darf jedes Feld wählen, auf dem eine Karte liegt, aber keine Lücke.
MN-36 = Option „cube“ = „uniform“: kein Ziel; der Würfel landet auf einem der 25 Felder, auf jedem mit der Wahrscheinlichkeit 1/25; er verlässt das Regal nie.
MN-37 = Die Option „cube“ = „none“ ist die Spielart Outstanding Students (MN-134).
MN-38 = Liegt im Regal gar keine Karte, entfällt Phase I.
MN-39 = Das Feld, auf dem der Würfel liegt, ergibt eine Reihe und eine Spalte.
MN-40 = Wer am Zug ist, wählt eine der beiden Linien, die Reihe oder die Spalte, und nimmt nur aus dieser Linie Karten.
MN-41 = Alle genommenen Karten haben dieselbe Farbe, oder alle haben dieselbe Zahl.
MN-42 = Option „take_rule“ = „any“ (normal): Der Spieler entscheidet, wie viele der passenden Karten der Linie er nimmt. „take_rule“ = „all“: Jede Karte der gewählten Farbe (oder Zahl) in der gewählten Linie muss genommen werden.
MN-43 = Mindestens eine Karte muss genommen werden, wenn in der Reihe oder in der Spalte eine liegt.
MN-44 = Genau gesagt, mit L als Menge der Felder einer Linie, die keine Lücken sind: Bei einem Würfel auf (r,c) darf man die Mengen T nehmen mit ∅ ≠ T ⊆ L(Reihe r) oder ∅ ≠ T ⊆ L(Spalte c), deren Karten eine Farbe oder eine Zahl haben. Gleiche Mengen von Feldern sind eine einzige Möglichkeit. Das Feld des Würfels selbst muss nicht dabei sein.
MN-45 = Mit „take_rule“ = „all“ muss T außerdem jede Karte von L mit der gemeinsamen Farbe enthalten, oder jede Karte von L mit der gemeinsamen Zahl.
MN-46 = Bestehen beide Linien nur aus Lücken, wird nichts genommen.
MN-47 = Die genommenen Karten kommen auf die Hand und sind von da an geheim. Welche Karten genommen wurden, sehen alle, denn das Regal liegt offen.
MN-48 = Die Felder bleiben bis Phase III leer.
MN-49 = In Phase II darf, wer am Zug ist, in beliebiger Reihenfolge und so oft wie möglich eigene magische Gegenstände benutzen, sich von einem eigenen Fluch freikaufen und höchstens einen Spruch zaubern; dann erklärt er die Phase für beendet.
MN-50 = In einem Zug darf kein zweiter Spruch gezaubert werden.
MN-51 = Wer eine passende Mischung hat, muss nicht zaubern.
MN-52 = Jede Handlung wird ganz ausgeführt, bevor die nächste gewählt wird.
MN-53 = Ein Rezept ist eine Folge von Plätzen. Eine Mischung passt, wenn jeder Platz von genau einer Karte gefüllt wird und jede Karte der Mischung genau einen Platz füllt.
MN-54 = Ein roter, gelber, grüner oder blauer Platz braucht einen Trank dieser Farbe.
MN-55 = Alle schwarzen Plätze eines Spruchs brauchen Tränke einer einzigen Farbe, die der Zaubernde wählt; ebenso alle grauen Plätze.
MN-56 = Hat ein Spruch schwarze und graue Plätze, müssen die beiden gewählten Farben verschieden sein.
MN-57 = Die gewählte Farbe darf eine Farbe sein, die auf demselben Spruch auch als feste Farbe vorkommt.
MN-58 = Ein bunter Platz nimmt jede Farbe an, jeder bunte Platz für sich.
MN-59 = Ein Platz mit einer Zahl braucht diese Zahl.
MN-60 = Ein Platz ohne Zahl nimmt jede Zahl der richtigen Farbe an.
MN-61 = Ein Platz mit einem Zeichen braucht eine Zahl, die der Zaubernde wählt; verschiedene Zeichen einer Farbgruppe stehen für verschiedene Zahlen.
MN-62 = Zeichen sind in jeder Farbgruppe unabhängig (R, Y, G, B, K, S und * sind je eine Gruppe): Die Zahlen einer Gruppe dürfen dieselben sein wie in einer anderen oder nicht, ob dort dieselben Zeichen gedruckt sind oder nicht.
MN-63 = Dasselbe Zeichen zweimal in einer Gruppe steht für dieselbe Zahl.
MN-64 = Die Zahl eines Zeichens darf einer Zahl gleichen, die auf einem anderen Platz der Gruppe gedruckt ist; nur Zeichen müssen sich voneinander unterscheiden.
MN-65 = Genau gesagt: Eine Mischung aus Tränken M (mit Wiederholung) und e Elixieren passt zum Rezept s₁…s_k, sᵢ = (gᵢ,qᵢ), genau dann, wenn |M| + e = k ist und es Folgendes gibt: (i) eine Farbe κ für K und eine Farbe σ für S, mit κ ≠ σ, wenn beide Gruppen vorkommen; (ii) für jede Gruppe g eine injektive Abbildung φ_g von den Zeichen, die in g vorkommen, nach {"{"}1,2,3,4{"}"}; (iii) eine eindeutige Zuordnung der k Plätze zu den k Karten, so dass für jeden Platz, der einen Trank (c,n) erhält, gilt: c = gᵢ für gᵢ ∈ {"{"}R,Y,G,B{"}"}, c = κ für K, c = σ für S, keine Bedingung an die Farbe für *; und n = qᵢ für eine Ziffer, n = φ_{"{"}gᵢ{"}"}(qᵢ) für ein Zeichen, keine Bedingung an die Zahl für „-“. Ein Platz, der ein Elixier erhält, hat keine Bedingung.
MN-66 = Der Zaubernde muss κ, σ, φ und die Zuordnung nicht ansagen: Es genügt, dass es eine gibt. Er wählt nur den Spruch, die Karten der Mischung und die Zahl der Elixiere.
MN-67 = Eine richtige Prüfung: Such für jedes (κ,σ) (höchstens 12) und jedes Produkt der φ_g (höchstens 24 je Gruppe) eine vollständige Zuordnung der Tränke von M zu den Plätzen; die Elixiere nehmen den Rest.
MN-68 = Zaubern darf nur, wer am Zug ist, in Phase II, ohne Fluch in der eigenen Auslage und nur, wenn er in diesem Zug noch nicht gezaubert hat.
MN-69 = Nur der oberste Spruch eines Stapels kann gezaubert werden. Passt die Mischung zu mehreren der (bis zu drei) offenen Sprüche, wählt der Zaubernde einen.
MN-70 = Der Zaubernde wirft die Karten der Mischung offen auf den Ablagestapel. Benutzte Elixiere kommen auch dorthin.
MN-71 = Erlaubt die Hand mehrere Mischungen, wählt der Zaubernde die Karten.
MN-72 = Die Mischung hat genau so viele Karten, wie das Rezept Plätze hat. Weitere Karten kann man nicht hineinschmuggeln.
MN-73 = Alle Tränke, die der Zaubernde danach noch auf der Hand hat, legt er mit dem Totenkopf nach oben in seine Auslage.
MN-74 = Jeder Totenkopf zählt am Ende −1 Punkt.
MN-75 = Ein Totenkopf ist die Trankkarte selbst: Solange sie dort liegt, ist sie aus dem Umlauf, gehört zu keiner Hand und taugt weder für eine Mischung noch zum Zahlen.
MN-76 = Magische Gegenstände in der Auslage sind keine Handkarten und werden nie zu Totenköpfen.
MN-77 = Der Zaubernde nimmt den Spruch und behält ihn offen, damit alle jederzeit die Punkte aller sehen können.
MN-78 = Die nächste Karte dieses Spruchstapels liegt sofort offen, noch bevor die Wirkung des genommenen Spruchs ausgeführt wird.
MN-79 = Dann wird die Rückseite des Spruchs angesehen und ihre Wirkung, wenn es eine gibt, sofort ausgeführt. Man kann sie nicht ablehnen. Sie wirkt nur einmal.
MN-80 = Ein geschlossenes Buch auf der Rückseite heißt: keine Wirkung.
MN-81 = Reihenfolge beim Zaubern: Mischung und Elixiere auf den Ablagestapel; der Rest der Hand wird zu Totenköpfen; Spruch nehmen und den nächsten zeigen; Wirkung; zurück zu den Handlungen der Phase II; der Messzylinder rückt vor, wenn die Phase für beendet erklärt wird (MN-122).
MN-82 = Gegenstände liegen offen in der Auslage ihres Besitzers.
MN-83 = Ein Spieler darf beliebig viele Gegenstände besitzen, aber nicht mehr als einen Fluch.
MN-84 = Gegenstände kann nur ihr Besitzer benutzen, in Phase II des eigenen Zuges; beliebig viele je Zug; vor oder nach dem Zaubern, und auch ohne zu zaubern (außer dem Elixier).
MN-85 = Ein benutzter Gegenstand kommt auf denselben Ablagestapel wie die Tränke und kehrt zurück, wenn dieser gemischt wird.
MN-86 = Einen Gegenstand, der einem zufällt, auch einen Fluch, kann man nicht ablehnen, und Gegenstände werden nie getauscht.
MN-87 = Heilkräuter: Der Besitzer wirft einen Totenkopf seiner Wahl aus der eigenen Auslage ab (offen auf den Ablagestapel). Dazu braucht er mindestens einen eigenen Totenkopf.
MN-88 = Elixier: Es wird beim Zaubern benutzt und füllt einen Platz als Trank beliebiger Farbe und Zahl. Für einen Spruch darf man mehrere Elixiere benutzen. Man darf es auch benutzen, wenn Tränke genügen würden.
MN-89 = Zauberstab: Der Besitzer sieht den Ablagestapel durch und nimmt eine Trankkarte seiner Wahl auf die Hand. Dazu muss mindestens ein Trank auf dem Ablagestapel liegen. Gegenstände kann man nicht nehmen.
MN-90 = Der Zauberstab selbst wird abgeworfen, nachdem seine Karte genommen ist. Eine Karte, die nach dem Zaubern genommen wird, bleibt für den nächsten Zug auf der Hand; sie wird nicht zum Totenkopf.
MN-91 = Fluch: Wer ihn hat, kann nicht zaubern.
MN-92 = Niemand darf zwei Flüche haben. Ein Fluch, der zu einem Spieler käme, der schon einen hat, geht im Uhrzeigersinn an den nächsten Spieler ohne Fluch.
MN-93 = Hat jeder Spieler einen Fluch (mit zwei Flüchen im Spiel unmöglich), wird der Fluch beiseitegelegt und kommt auf den Ablagestapel, wenn die laufende Phase oder Wirkung vorbei ist.
MN-94 = In Phase II des eigenen Zuges darf ein verfluchter Spieler 2 Tränke seiner Wahl von der Hand abwerfen: Der Fluch kommt auf den Ablagestapel.
MN-95 = Oder 3 Tränke seiner Wahl von der Hand abwerfen: Der Fluch wandert in die Auslage eines anderen Spielers seiner Wahl, der keinen Fluch hat.
MN-96 = Wer den Fluch losgeworden ist, darf in derselben Phase zaubern.
MN-97 = Nur Tränke von der Hand zählen als Zahlung: kein Elixier, kein Totenkopf.
MN-98 = Wirkungen treffen alle Spieler, auch den Zaubernden, außer Gous Backus, das den Messzylinder bewegt. Wer nicht tun kann, was die Wirkung verlangt, tut nichts.
MN-99 = Während eine Wirkung ausgeführt wird, darf man keine Gegenstände benutzen.
MN-100 = Greateste Thieves: Vom Zaubernden an und im Uhrzeigersinn zieht jeder Spieler 1 Karte vom Nachziehstapel auf die Hand.
MN-101 = Ein magischer Gegenstand, der so gezogen wird, kommt stattdessen offen in die Auslage dessen, der ihn gezogen hat; es wird kein Ersatz gezogen. Für einen Fluch gilt MN-92.
MN-102 = Haben weder der Nachziehstapel noch der Ablagestapel noch eine Karte, ziehen die übrigen Spieler nichts.
MN-103 = Shakum Thingsis Up: Jeder Spieler mit mindestens einem Gegenstand, der kein Fluch ist, wirft einen solchen Gegenstand eigener Wahl ab. Gewählt wird im Uhrzeigersinn vom Zaubernden an.
MN-104 = Unleashus Cursus: Jeder Fluch wandert zum linken Nachbarn seines Besitzers, alle gleichzeitig (MN-R31).
MN-105 = Gous Backus: m sinkt um 1, aber nie unter 0.
MN-106 = Ciao Devilus: Gleichzeitig gibt jeder Spieler mit mindestens einem Totenkopf einen eigenen seiner Wahl an den linken Nachbarn, wo er ein Totenkopf bleibt. Spieler ohne Totenkopf geben nichts, können aber einen bekommen.
MN-107 = Presentis For Youm: Gleichzeitig gibt jeder Spieler mit mindestens einer Handkarte eine seiner Wahl auf die Hand des linken Nachbarn. Spieler ohne Handkarten geben nichts, können aber eine bekommen.
MN-108 = Bei den beiden gleichzeitigen Wirkungen stehen alle Entscheidungen fest, bevor eine Karte wandert; eine Karte, die man durch die Wirkung bekommt, kann man in ihr nicht weitergeben.
MN-109 = Wer kann, muss eine Karte weitergeben.
MN-110 = Totenköpfe, die beim gerade gezauberten Spruch entstanden sind, zählen für Ciao Devilus schon mit. Die Hand des Zaubernden ist immer leer, wenn eine Wirkung beginnt, denn das Zaubern hat sie eben geleert.
MN-111 = Wer am Zug ist, füllt alle Lücken des Regals mit Karten vom Nachziehstapel, eine nach der anderen.
MN-112 = Lücken werden in Leserichtung gefüllt, die oberste Reihe zuerst und jede Reihe von links: (1,1), (1,2) … (5,5).
MN-113 = Ein magischer Gegenstand, der gezogen wird, kommt nicht ins Regal; für dieselbe Lücke wird eine weitere Karte gezogen.
MN-114 = Der erste Gegenstand, der in dieser Phase gezogen wird, geht an den Spieler am Zug, der nächste an den nächsten im Uhrzeigersinn und so weiter.
MN-115 = Das Verteilen geht so oft wie nötig um den Tisch; jeder Gegenstand geht an den Spieler nach dem, der den vorigen Gegenstand dieser Phase bekommen hat.
MN-116 = Ein Fluch, der einem Spieler mit Fluch zufällt, geht im Uhrzeigersinn weiter zum ersten Spieler ohne (MN-92).
MN-117 = Gegenstände, die man jetzt bekommt, kann man von der nächsten eigenen Phase II an benutzen.
MN-118 = Muss eine Karte gezogen werden und der Nachziehstapel ist leer, wird der ganze Ablagestapel gemischt und zum neuen verdeckten Nachziehstapel. Das gilt für jedes Ziehen im Spiel.
MN-119 = Sind Nachziehstapel und Ablagestapel beide leer, bleiben die übrigen Lücken; sie werden der Reihe nach in späteren Phasen III gefüllt, sobald es Karten gibt.
MN-120 = Dann beginnt der Zug des linken Nachbarn.
MN-121 = Die Positionen 0, 1, 2 … laufen im Uhrzeigersinn um das Regal: 0–4 über den Spalten 1–5, 5–9 rechts von den Reihen 1–5, 10–14 unter den Spalten 5–1, 15–19 links von den Reihen 5–1.
MN-122 = Wurde in diesem Zug gezaubert, rückt der Messzylinder als letzte Handlung der Phase II um 1 Position vor. Ohne Zauber bewegt er sich nicht.
MN-123 = Das Spiel endet, wenn der Zylinder die Position E erreicht: E = 9 bei 2 Spielern, 12 bei 3, 14 bei 4 (Positionen A, B und C auf dem Bild der Anleitung). Option „end_position“.
MN-124 = Das Ende kommt sofort: keine Phase III, keine weiteren Züge. Mit der Option „finish_round“ wird die Runde noch zu Ende gespielt.
MN-125 = Mit „finish_round“ = „on“, und wenn E von einem anderen Platz als dem letzten der Runde erreicht wird (der letzte ist der vor dem Startplatz): Phase III findet statt, die übrigen Plätze der Runde haben noch je einen Zug, Sprüche zählen noch und Wirkungen wirken noch, aber der Zylinder bleibt auf E (Gous Backus tut dann nichts); das Spiel endet nach Phase II des letzten Platzes. In der Spielart Infant hat die Option keine Wirkung.
MN-126 = Alle Handkarten werden ohne Strafe abgeworfen, auch eine Karte, die der Spieler am Zug nach dem Zaubern bekommen hat. Unbenutzte Gegenstände und Flüche zählen nichts.
MN-127 = Ergebnis = Summe der Punkte der eigenen Sprüche − Zahl der eigenen Totenköpfe. Es darf negativ sein.
MN-128 = Die meisten Punkte gewinnen.
MN-129 = Bei Gleichstand entscheiden, in dieser Reihenfolge: weniger Totenköpfe; mehr Sprüche mit 4 Punkten; mehr mit 3 Punkten; mehr mit 2 Punkten.
MN-130 = Spieler, die dann noch gleichauf sind, teilen sich den Sieg.
MN-131 = Die ganze Rangliste folgt demselben Vergleich; gleiche Spieler teilen sich einen Rang.
MN-132 = Ein leerer Spruchstapel ist einfach weg. Sind alle drei leer, endet das Spiel, sobald die Wirkung des letzten Spruchs ausgeführt und Phase II für beendet erklärt ist.
MN-133 = Standard: alle Regeln oben.
MN-134 = Outstanding Students („cube“ = „none“): Es gibt keinen Wurf. In Phase I wählt, wer am Zug ist, irgendeine Reihe oder Spalte, in der eine Karte liegt, und nimmt daraus nach MN-41 bis MN-43.
MN-135 = Infant Students („mode“ = „infant“): Die 8 magischen Gegenstände bleiben in der Schachtel (der Nachziehstapel hat 39 Karten); Zahlen und Zeichen der Rezepte gelten nicht, nur die Farben zählen; die Rückseiten der Sprüche gelten nicht.
MN-136 = In der Spielart Infant wird jeder Platz (g,q) als (g,-) gelesen; Schwarz und Grau brauchen weiterhin zwei verschiedene Farben.
MN-137 = Die Spielart Infant endet sofort, wenn ein Spieler nach einem Zauber 9 oder mehr Punkte hat (Sprüche minus Totenköpfe); dieser Spieler gewinnt. Optionen „infant_target“ (die Zahl 9) und „infant_skulls“ („ignore“: Totenköpfe zählen in der Spielart Infant nicht).
MN-138 = In der Spielart Infant bleibt der Messzylinder auf 0 und beendet das Spiel nicht; mit „throw_height“ = „rising“ ist h gleich 1.
MN-139 = Infant und Outstanding Students lassen sich verbinden.
MN-R1 = Wie sind die 64 Tränke verteilt? Lesarten: gleichmäßig (4 von jedem Paar aus Farbe und Zahl) oder ungleichmäßig. Die Anleitung nennt 64 Karten, 4 Farben, 4 Zahlen. Entscheid: 4 von jeder Sorte. 4·4·4 = 64 geht genau auf, und nichts deutet auf seltenere Sorten hin. Keine Option.
MN-R2 = Wie viele gibt es von jedem magischen Gegenstand? Die Anleitung nennt 8 Gegenstände und vier Arten. Entscheid: je 2. Gleichmäßig verteilt; außerdem geht die Grenze von einem Fluch so bei jeder Spielerzahl auf, denn zwei Flüche finden immer zwei verschiedene Besitzer. Optionen „healing_plants“, „elixirs“, „magic_wands“ und „curses“ (je 0–8, normal 2).
MN-R3 = Wie groß sind die drei Spruchstapel? 30 Sprüche in drei Stapeln nach Schwierigkeit. Entscheid: je 10 (gleichmäßig). Eine andere Kartendatei darf andere Größen haben.
MN-R4 = Wer beginnt? Die Frage nach dem Labor und die nach dem Alter brauchen echte Menschen. Entscheid: Der Gastgeber des Tisches beantwortet sie, indem er einen Platz wählt; sonst wird fair gelost. Option „first_player“: „random“ (normal) oder der Buchstabe eines Platzes.
MN-R5 = Wo läuft der Messzylinder? Der Text sagt nur: Er beginnt über der ersten Spalte, ein Feld je Spruch, und ein Bild zeigt die Endpositionen A, B, C. Entscheid: Die Felder laufen im Uhrzeigersinn am Rand des Regals entlang; für die Regeln kommt es nur auf ihre Zahl an. Sonst hat das Bild keine Wirkung.
MN-R6 = Welche Positionen sind A, B und C? Nur das Bild zeigt sie. Lesarten: über den Spalten (höchstens 4 Sprüche im ganzen Spiel, viel zu kurz für 30 Sprüche) oder weiter um das Regal herum. Entscheid: E = 9 / 12 / 14 bei 2 / 3 / 4 Spielern: das letzte Feld der rechten Seite, die Mitte der unteren Seite, das Ende der unteren Seite; 4.5, 4 und 3.5 Sprüche je Spieler. In Simulationen ergibt das 23 / 33 / 40 Züge, nahe an den angegebenen 30 Minuten, und Siegpunkte von 15.5 / 14.7 / 13.6. Option „end_position“: „auto“ (normal) oder eine ganze Zahl 3–19. Wer das gedruckte Spiel hat, sollte die gedruckten Werte einstellen.
MN-R7 = Wie wird ein echter Wurf dargestellt? Lesarten: reines Glück (gleichverteilt), reine Wahl (dann wäre die Spielart ohne Würfel sinnlos) oder Geschick mit Fehler. Die Anleitung lässt auf jede Stelle des Regals werfen, also gehört Zielen zum Spiel, und sie verlangt eine Mindesthöhe, also ist die Genauigkeit begrenzt. Entscheid: ein Ziel nennen, dann streuen (MN-31). Die Streuung ist ein Galtonbrett: symmetrisch, genau in kleinen Brüchen, leicht zu erklären, und sie macht den Rand des Regals gefährlich. Alle Spieler und Bots werfen gleich gut. Option „cube“: „aimed“ (normal), „uniform“, „none“. Ein Würfel, der auf zwei Karten liegt, lehnt oder auf etwas steht, kann nicht vorkommen.
MN-R8 = Ändert sich die Höhe während des Spiels? Lesarten: (a) gleichbleibend: Der Zylinder ist ein festes Stück, und sein oberer Rand ist die Marke, wo er auch steht; (b) steigend, während er vorrückt. Die Anleitung spricht von der Höhe, die der Zylinder anzeigt, nie von einer wachsenden. Entscheid: (a), h = 2 (üblich ist eine Karte daneben je Achse). Die Streuung wächst mit h, also kann jeder Tisch seinen Zylinder wählen: Option „throw_height“: 0–4 (normal 2) oder „rising“ für (b). h = 0 ist eine vollkommene Hand.
MN-R9 = Ist der zweite Wurf freiwillig? Die Anleitung sagt, der Spieler dürfe wiederholen. Könnte man ablehnen, gäbe es kein Feld und keine Tränke, was nirgends vorgesehen ist. Entscheid: Der zweite Wurf findet immer statt, mit einem frei gewählten neuen Ziel. Absichtlich neben das Regal zielen kann man nicht.
MN-R10 = Was darf der linke Nachbar wählen? Lesarten: jede Karte des Regals oder nur Karten nahe der Stelle, an der der Würfel es verlassen hat. Der Text setzt keine Grenze, spricht aber von einer Trankkarte. Entscheid: jedes Feld mit einer Karte, nie eine Lücke; wer am Zug ist, wählt dann frei zwischen dessen Reihe und Spalte und was er nimmt. Bei zwei Spielern ist der linke Nachbar der Gegner. So ist es am einfachsten, und ein wilder Wurf wird teuer.
MN-R11 = Darf man Tränke aus der Reihe und der Spalte zusammen nehmen? Lesarten: eine Linie, oder eine Farbe (Zahl) aus beiden Linien des Kreuzes. Entscheid: eine Linie. Jede Möglichkeit nennt die Reihe oder die Spalte, und in der Spielart ohne Würfel wird eine einzige Linie gewählt. Die Karte in der Mitte gehört zu beiden Linien.
MN-R12 = Muss man alle passenden Karten nehmen? Lesarten: (a) beliebig viele; (b) alle. Der Text schränkt die Art der Karten ein („nur eine“), nicht ihre Zahl, und verweist auf das, was der Spieler für seine Mischung braucht, hier und noch einmal bei der Spielart ohne Würfel; nirgends sagt er „alle“. Entscheid: (a). So hat der Spieler auch seine Totenköpfe in der Hand. Option „take_rule“: „any“ (normal), „all“.
MN-R13 = Darf man nichts nehmen? Der Text sagt, dass man eine der beiden Möglichkeiten wählen muss. Entscheid: mindestens eine Karte, wenn in einer der Linien eine liegt. (Eine Handkarte kostet nichts, bis man zaubert; das ist also mild, aber so ist das Abwarten nicht umsonst.)
MN-R14 = Was, wenn das Regal nicht aufgefüllt werden kann? Das ist möglich, wenn Hände und Totenköpfe fast alles enthalten (in Simulationen nie mit vernünftigen Spielern, aber in den meisten Spielen von 4 Zufallsspielern). Entscheid: Lücken bleiben, bis es Karten gibt. Ein Würfel auf einer Lücke ergibt trotzdem seine Reihe und Spalte. Zwei Linien aus Lücken: Nichts wird genommen. Regal leer: Phase I entfällt. So ist es am einfachsten, und nichts Gedrucktes wird verletzt.
MN-R15 = Was heißt „von links nach rechts und von oben nach unten“? Genommene Karten liegen immer in einer Linie, also füllt man eine Reihe von links nach rechts und eine Spalte von oben nach unten; mit älteren Lücken erfüllt die Leserichtung beides. Liegende Karten bewegen sich nicht. Entscheid: Leserichtung über alle Lücken.
MN-R16 = Wann genau wird der Ablagestapel gemischt? Lesarten: in dem Moment, in dem die letzte Karte des Stapels gezogen wird, oder wenn die nächste gebraucht wird. Entscheid: wenn eine Karte gebraucht wird. So ist es üblich, der Zauberstab behält seinen Stapel, und einzelne abgeworfene Karten werden nicht gleich wieder zu einem Stapel. Gemischt wird der ganze Ablagestapel samt benutzten Gegenständen und Flüchen. Das kann mitten in einer Phase III oder in Greateste Thieves geschehen.
MN-R17 = Gegenstände: Wer ist der Nächste? Beispiel der Anleitung: der erste Gegenstand an den Spieler am Zug, der zweite an den links davon, der dritte an den danach. Offen bleiben mehr Gegenstände als Spieler und die Reihenfolge nach einem weitergereichten Fluch. Entscheid: Es geht weiter um den Tisch; der nächste Gegenstand geht an den Spieler nach dem, der den vorigen wirklich bekommen hat („nächster Spieler“ vom letzten Empfänger aus gesehen). In jeder Phase III beginnt es wieder beim Spieler am Zug.
MN-R18 = Was, wenn schon alle einen Fluch haben? Mit zwei Flüchen und zwei oder mehr Spielern kann das nicht vorkommen. Bei einer anderen Zahl von Flüchen: Entscheid: Er wird beiseitegelegt, bis die Phase oder Wirkung vorbei ist, und dann abgeworfen, damit ein leerer Stapel ihn nicht endlos mischt und zieht.
MN-R19 = Gibt es eine Obergrenze für die Hand? Keine ist gedruckt. Entscheid: keine. Die Grenze ist der Preis: Jede überzählige Karte kostet beim nächsten Zauber einen Punkt.
MN-R20 = Was bedeuten die Zeichen genau? Gedruckt ist: Zeichen stehen für Zahlen, die man wählt und die voneinander verschieden sind; in einer Folge anderer Farbe dürfen Zahlen wiederkehren; ein Beispiel mit drei schwarzen und drei grauen Tränken, innerhalb einer Farbe alle verschieden, zwischen den Farben frei. Offen bleiben: dasselbe Zeichen in zwei Gruppen (gleiche Zahl oder unabhängig?), dasselbe Zeichen zweimal in einer Gruppe, Zeichen neben Ziffern, Zeichen auf bunten Plätzen. Entscheid: Es gilt die Gruppe, wie sie gedruckt ist (R, Y, G, B, K, S, *). Zwischen Gruppen gibt es keine Verbindung: Das Beispiel sagt, dass Zahlen wiederkehren können, nicht dass sie müssen. Innerhalb einer Gruppe gilt: gleiches Zeichen = gleiche Zahl, verschiedene Zeichen = verschiedene Zahlen; die bunten Plätze sind eine Gruppe. Ein Zeichen darf einer gedruckten Ziffer gleichen. Ist κ eine feste Farbe desselben Spruchs, bleiben die Gruppen trotzdem getrennt.
MN-R21 = Darf Schwarz eine Farbe sein, die auch auf dem Spruch gedruckt ist? Eingeschränkt ist nur Schwarz gegenüber Grau. Entscheid: ja. Es müssen natürlich verschiedene Karten sein: R1 G4 und drei schwarze Plätze kann man mit R1, G4 und drei weiteren roten Tränken erfüllen.
MN-R22 = In welcher Reihenfolge wird gezaubert? Der Text nennt: die Mischung abwerfen, den Rest zu Totenköpfen machen, dann den passenden Spruch wählen und seine Rückseite lesen, zuletzt den Zylinder bewegen. Entscheid: MN-81. Den Spruch zusammen mit der Mischung zu wählen ändert nichts, denn dazwischen geschieht nichts. Karten, die der Zaubernde durch die Wirkung bekommt, kommen später und werden deshalb nicht zu Totenköpfen.
MN-R23 = Wann in Phase II darf man Gegenstände benutzen? Lesarten: nur zusammen mit einem Zauber oder jederzeit in der Phase. Der Text sagt „während dieser Phase“, beliebig viele. Entscheid: jederzeit in der eigenen Phase II, vor und nach dem Zaubern, auch ohne zu zaubern; auch einen Gegenstand, den der Zaubernde eben durch Greateste Thieves gezogen hat. Die Bemerkung, dass ein gezogener Gegenstand für spätere Züge ist, betrifft Phase III, die nach Phase II kommt.
MN-R24 = Wie weit reicht das Elixier? Lesarten: ein voller Joker oder einer, der an die Farben und Zahlen ringsum gebunden ist. Der Text erlaubt jede Farbe und Zahl. Entscheid: Es füllt einen beliebigen Platz. Es zählt auch dort als passende Zahl, wo Zeichen verschieden sein müssen, und es schließt sich der schwarzen oder grauen Farbe an, ohne sie einzuschränken. Es ist keine Handkarte: Es kann keinen Fluch bezahlen, wird nicht weitergegeben und wird nie zum Totenkopf. Ein Zauber ganz aus Elixieren wäre erlaubt.
MN-R25 = Was kann der Zauberstab holen? Lesarten: den Stapel, wie er vor der Phase lag, oder wie er im Moment der Benutzung liegt; nur Tränke oder auch Gegenstände. Der Text sagt Trankkarte und setzt sonst keine Grenze. Entscheid: jeden Trank, der in diesem Moment auf dem Ablagestapel liegt, auch einen, der in derselben Phase abgeworfen wurde (in der Mischung, als Zahlung oder durch Heilkräuter). Keinen Gegenstand. Alle kennen die genommene Karte, denn der Stapel liegt offen (MN-R42). Liegt kein Trank auf dem Stapel, kann man den Zauberstab nicht benutzen. Der Nachziehstapel wird dafür nicht gemischt.
MN-R26 = Heilkräuter: Welcher Totenkopf, und wohin kommt er? Lesarten: nach Wahl des Besitzers oder ein zufälliger; auf den Ablagestapel oder aus dem Spiel. Der Text spricht vom Abwerfen, und es gibt einen einzigen Ablagestapel. Entscheid: Der Besitzer wählt; die Karte kommt offen auf den Ablagestapel und ist wieder im Umlauf (ein Zauberstab darf sie sofort holen). Ohne Totenkopf kann man Heilkräuter nicht benutzen, und auch nicht für Totenköpfe anderer.
MN-R27 = Wer kennt die Vorderseiten der Totenköpfe, und kehren sie zurück? Die Anleitung behandelt Totenköpfe als bloße Marken, obwohl jeder ein Trank ist. Entscheid: Sie liegen verdeckt und bleiben aus dem Umlauf, bis Heilkräuter sie abwerfen. Der Spieler, in dessen Auslage sie liegen, darf ihre Vorderseiten ansehen, die anderen nicht. So braucht es keine Merkregel, und „1 Totenkopf nach Wahl“ hat für den Besitzer einen Sinn. Alle Totenköpfe zählen gleich −1.
MN-R28 = Wann und wie wird ein Fluch entfernt oder weitergegeben? Lesarten: jederzeit oder nur in Phase II des eigenen Zuges. Der Fluch ist ein magischer Gegenstand, und Gegenstände wirken nur dann. Entscheid: eigene Phase II. Die gezahlten Tränke wählt der Zahlende, und sie kommen offen auf den Ablagestapel. Der Empfänger kann nicht ablehnen, darf keinen Fluch haben und kann nicht man selbst sein. Wer weniger als 2 Handkarten hat, behält den Fluch. Zahlen ist freiwillig und auch nach dem Zaubern möglich (ein Fluch kann durch das eigene Unleashus Cursus kommen).
MN-R29 = Greateste Thieves: ein Gegenstand statt eines Tranks? „Auf dem Tisch gelassen“ könnte heißen: herrenlos in der Mitte oder in der Auslage dessen, der zieht. Entscheid: in der Auslage dessen, der zieht, wie es der Abschnitt über Gegenstände beschreibt; das war seine Karte, er zieht keine zweite. Anders als in Phase III werden Gegenstände nicht reihum verteilt; nur ein zweiter Fluch wandert weiter.
MN-R30 = Shakum Thingsis Up: Wer wählt, und sind Verfluchte ausgenommen? Lesarten: Flüche können nicht der verlorene Gegenstand sein, oder Verfluchte verlieren nichts. Entscheid: das Erste; ein Verfluchter verliert einen anderen Gegenstand, wenn er einen hat. Der Besitzer wählt; der verlorene Gegenstand kommt auf den Ablagestapel. Gegenstände liegen offen, also genügt eine Reihenfolge im Uhrzeigersinn vom Zaubernden an.
MN-R31 = Unleashus Cursus und die Grenze von einem Fluch. Lesarten: alle auf einmal oder einer nach dem anderen, wobei ein Fluch wegen der Grenze einen Spieler überspringen könnte. Der Text spricht alle Verfluchten in einem Satz an. Entscheid: Alle Flüche wandern gleichzeitig, also hat am Ende jeder höchstens einen; zwei verfluchte Nachbarn rücken einfach weiter, zwei Verfluchte in einem Spiel zu 2 tauschen (man sieht keinen Unterschied).
MN-R32 = Gous Backus am Anfang, und im Verhältnis zum Vorrücken. Die Wirkung wird sofort ausgeführt, das Vorrücken kommt zuletzt. Entscheid: m := max(0, m−1), dann +1 am Ende der Phase: Von m ≥ 1 aus ist die Änderung 0, von m = 0 aus ist sie +1. Vor der ersten Position gibt es keine. Bei m = E−1 endet das Spiel durch diesen Zauber also nicht.
MN-R33 = Ciao Devilus: Welcher Totenkopf, und zählen neue mit? Lesarten: nach Wahl des Gebers oder des Empfängers; nur Totenköpfe von vor dem Zauber oder auch neue. Entscheid: nach Wahl des Gebers, denn er gibt weiter; Totenköpfe, die bei ebendiesem Zauber entstanden sind, zählen mit, denn sie liegen auf dem Tisch, bevor die Rückseite gelesen wird. Zwei Spieler tauschen.
MN-R34 = Presentis For Youm: Gibt der Zaubernde? Lesarten: Der Rest ist noch auf der Hand und kann verschenkt werden, oder er ist schon zu Totenköpfen geworden. Der Text macht den Rest zu Totenköpfen, bevor die Rückseite gelesen wird. Entscheid: Die Hand des Zaubernden ist leer, also bekommt er nur. Der Geber wählt die Karte. Karten werden verdeckt weitergegeben; nur Geber und Empfänger kennen sie.
MN-R35 = Bewegt sich der Zylinder, wenn nicht gezaubert wurde? Der Satz steht in Phase II, die freiwillig ist; der Abschnitt über den Zylinder knüpft die Bewegung an einen Zauber. Entscheid: nur nach einem Zauber, ein Feld, als letzte Handlung der Phase II, so dass Heilkräuter auch im letzten Zug vor der Wertung noch nützen.
MN-R36 = Wird die letzte Runde zu Ende gespielt? Lesarten: sofort oder nach gleich vielen Zügen. Entscheid: sofort, denn im Text werfen die anderen Spieler ihre Hände ab, wenn der Zylinder ankommt. Er rückt erst vor, wenn die Wirkung vorbei ist, also endet das Spiel nie mitten in einer Wirkung. Das begünstigt die vorderen Plätze (Simulation mit 2 Spielern: 56 % zu 43 %). Option „finish_round“: „off“ (normal) oder „on“ (MN-125).
MN-R37 = Was geschieht am Ende mit den Handkarten? Der Text erwähnt nur die Hände der anderen Spieler, weil die des Zaubernden gewöhnlich leer ist. Entscheid: Jede Hand wird ohne Strafe abgeworfen. Nur Karten, die mit dem Totenkopf nach oben liegen, zählen.
MN-R38 = Kann das letzte Merkmal je entscheiden? Gleiches Ergebnis und gleich viele Totenköpfe bedeuten gleiche Spruchpunkte; gleich viele 4er und 3er erzwingen dann gleich viele 2er. Entscheid: umgesetzt wie gedruckt; es kann nie entscheiden. Sind drei oder mehr Spieler gleichauf, gilt der Vergleich für alle zugleich.
MN-R39 = Was, wenn ein Spruchstapel ausgeht? In einem Standardspiel mit dem Kartensatz des Hauses werden höchstens E + 3 Sprüche gezaubert (jedes Gous Backus bringt höchstens einen weiteren), also nie alle 30, aber ein Stapel aus 10 kann ausgehen. Entscheid: Von da an liegen weniger Sprüche offen. Alle drei leer (Spielart Infant oder andere Kartendateien): Das Spiel endet und wird normal gewertet.
MN-R40 = Einzelheiten der Spielart ohne Würfel. Lesarten: Die freie Wahl ersetzt nur den Wurf, oder sie hebt auch die Beschränkung auf eine Farbe oder eine Zahl auf. Der Text ändert nur den Wurf. Entscheid: In der gewählten Linie muss eine Karte liegen; die Wahl der Linie und der Karten ist eine einzige Entscheidung; alles andere (auch eine Farbe oder eine Zahl, der Zylinder als Uhr) bleibt unverändert.
MN-R41 = Spielart Infant: Zählen Totenköpfe, und beendet der Zylinder das Spiel? Lesarten: 9 Spruchpunkte oder 9 Punkte netto. Die Spielart zählt auf, was sich ändert, und Totenköpfe stehen nicht auf der Liste; zählten sie nicht, wäre Überzähliges umsonst. Das gedruckte Ende durch den Zylinder widerspräche dem „Wer zuerst 9 hat“. Entscheid: Nettopunkte; der Zylinder wird nicht benutzt. Nur die Punkte des Spielers am Zug können steigen, also erreichen nie zwei Spieler zusammen das Ziel. Optionen „infant_skulls“: „count“ (normal), „ignore“; „infant_target“: normal 9.
MN-R42 = Darf man den Ablagestapel ohne Zauberstab durchsehen? Lesarten: nur mit dem Zauberstab, dessen Text einen Blick in den Stapel erlaubt, oder jederzeit. Jede Karte, die auf den Stapel kommt (Mischung, Zahlung, geheilter Totenkopf, benutzter Gegenstand), kommt offen vor aller Augen dorthin, also weiß ein gutes Gedächtnis dasselbe. Entscheid: Der Inhalt liegt jederzeit für alle offen; beim Zauberstab geht es ums Nehmen, nicht ums Schauen. Keine Option.
MN-R43 = Darf man die Spruchstapel durchsehen oder Rückseiten vorher lesen? Die Stapel liegen mit den Vorderseiten nach oben, ein Durchblättern wäre also leicht. Das Spiel lebt von überraschenden Wirkungen, und die veröffentlichte Besprechung beschreibt nur die obersten Karten als sichtbar. Entscheid: nein. Nur die drei obersten Vorderseiten liegen offen.
MN-R44 = Darf man fragen, was andere genommen haben? Das Nehmen ist öffentlich, die Hand ist geheim. Entscheid: Niemand muss antworten; das Protokoll des digitalen Spiels zeigt jedes öffentliche Ereignis, also wird das Gedächtnis nicht geprüft.
MN-140 = Das Spiel endet nach „max_rounds“ ganzen Runden (eine Runde = ein Zug je Spieler; normal 50, also 100 / 150 / 200 Züge) und wird wie üblich gewertet, die Hände werden ohne Strafe abgeworfen. In der Spielart Infant gilt dann die Rangfolge von MN-128 und MN-129.
MN-141 = Das Spiel endet auch am Anfang eines Zuges, wenn jeder der letzten n Züge (n = Zahl der Spieler) mit leerem Regal begonnen und gar keine Karte bewegt hat.
MN-142 = Warum 50: Vernünftige Spieler brauchen etwa 12 Runden (2 Spieler) bis 10 Runden (4 Spieler), das längste von 24.000 simulierten Spielen dauerte 22, und selbst Spieler, die zufällig nehmen und jedes zweite Mal zaubern, wenn sie können, brauchten höchstens 41 (1.200 Spiele). Nur wer sich meistens weigert zu zaubern, erreicht die Grenze. Alle hatten dann gleich viele Züge.
MN-R45 = Kann man die Rückseite eines offenen Spruchs kennen? Die Rückseiten sind verborgen, aber jede Karte hat nur eine, und die ganze Liste der Sprüche ist bekannt. Lesarten: Vorder- und Rückseiten zufällig verbinden oder die Karten lassen, wie sie gedruckt sind. Entscheid: Die Karten bleiben, wie sie sind, und der Tisch zeigt nie eine Rückseite vor dem Zauber; wer die Liste auswendig kann, darf das nutzen, wie an einem echten Tisch. Die Computerspieler dieses Spiels schlagen Rückseiten nicht nach.
MN-R46 = Wer ist für einen Gegenstand an der Reihe, nachdem ein Fluch kam, den niemand haben kann? Das Verteilen geht nach dem wirklichen Empfänger weiter, und ein beiseitegelegter Fluch hat keinen. Entscheid: Er nimmt niemandem den Platz weg; der nächste Gegenstand fällt demselben Spieler zu.
MN-R47 = Entscheiden Totenköpfe, die nicht gelten, einen Gleichstand? Mit „infant_skulls“ = „ignore“ zählen Totenköpfe nichts. Entscheid: Dann entscheiden sie auch keinen Gleichstand; es entscheiden die Zahlen der Sprüche mit 4, 3 und 2 Punkten.

## The lesson

mn-lesson-title = Magus Novatus lernen
mn-lesson-1 = Hier ist ein Regal mit 25 Tränken, und daneben liegen drei Sprüche. Jeder Spruch zeigt, welche Tränke er braucht. Wer sie sammelt, zaubert den Spruch und bekommt seine Punkte.
mn-lesson-2 = Dein Zug beginnt mit einem Wurf. Ziel mit dem Würfel genau auf die Mitte des Regals. Er landet dort oder ein wenig daneben: Die Zahlen zeigen, wie wahrscheinlich jede Stelle ist.
mn-lesson-2-good = Er ist einen Platz nach links gerollt. Jetzt leuchten seine Reihe und seine Spalte.
mn-lesson-2-wrong = Du darfst überallhin zielen. Aber nahe am Rand fällt der Würfel leicht herunter, also versuch es mit der Mitte: Reihe 3, Spalte 3.
mn-lesson-3 = Nimm Tränke aus der Reihe oder aus der Spalte: alle von einer Farbe oder alle von einer Zahl. Der erste Spruch braucht zwei rote und einen gelben, und einen gelben hast du. Nimm Rot 1 und Rot 2.
mn-lesson-3-good = Rot 1 und Rot 2 sind auf deiner Hand. Alle Plätze des ersten Spruchs sind gefüllt: Er passt.
mn-lesson-3-wrong = Das ist erlaubt. Aber sieh dir den ersten Spruch an: Zwei rote genügen, und jeder Trank zu viel kostet dich etwas. Nimm Rot 1 und Rot 2.
mn-lesson-4 = Zaubere den Spruch mit 2 Punkten: Berühr ihn und sag Ja.
mn-lesson-4-good = Der Kessel brodelt. Die Tränke eines Spruchs kommen einer nach dem anderen hinein.
mn-lesson-4-wrong = Du darfst damit warten. Für diese Lektion zaubere jetzt den Spruch mit 2 Punkten.
mn-lesson-5 = Zwei rote sind im Kessel. Nehmen wir an, du hast auch ein Grün 4, das dieser Spruch nicht braucht. Leg das Gelb 3 ab.
mn-lesson-5-good = Der Spruch gehört dir: 2 Punkte. Aber das Grün 4 war zu viel und ist zum Totenkopf geworden, und jeder Totenkopf kostet einen Punkt. Sammle also nicht zu viel.
mn-lesson-5-wrong = Dieser Spruch braucht zuletzt einen gelben Trank.
mn-lesson-6 = Ein Spruch je Zug, also beende deinen Zug. Das Regal wird aufgefüllt, und der Messzylinder rückt um eins vor, weil gezaubert wurde.
mn-lesson-6-good = Der Zylinder ist die Uhr des Spiels: An seinem letzten Platz zählen alle ihre Punkte.
mn-lesson-6-wrong = Hier gibt es nichts mehr zu tun. Beende deinen Zug.
mn-lesson-7 = Schwarze und graue Plätze: Du wählst eine Farbe für alle schwarzen und eine andere für alle grauen. Verschiedene Zeichen bedeuten verschiedene Zahlen. Drei rote und drei blaue passen. Zaubere den Spruch mit 4 Punkten.
mn-lesson-7-good = Vier Punkte, und nichts bleibt übrig. So soll es sein.
mn-lesson-7-wrong = Sieh dir den Spruch mit 4 Punkten an: Deine drei roten und deine drei blauen füllen jeden Platz, und nichts bleibt übrig.
mn-lesson-8 = Manchmal kommt beim Auffüllen ein magischer Gegenstand zum Vorschein. Du hast Heilkräuter bekommen: Berühr sie und dann einen deiner Totenköpfe.
mn-lesson-8-good = Ein Totenkopf weniger, ein Punkt mehr. Jeder Gegenstand wirkt einmal.
mn-lesson-8-wrong = Du darfst sie behalten. Für diese Lektion werde einen Totenkopf los.
mn-lesson-9 = Das Elixier steht für jeden Trank. Der erste Spruch braucht 1 und 2 einer Farbe und einen von einer anderen. Du hast Rot 1 und Gelb 4, und das Elixier wird zu Rot 2. Zaubere ihn.
mn-lesson-9-good = Gut gebraut. Auch der Zauberstab ist nützlich: Er holt einen Trank vom Ablagestapel.
mn-lesson-9-wrong = Der Spruch mit 2 Punkten passt, dank dem Elixier. Zaubere ihn.
mn-lesson-10 = Ein Fluch! Solange er vor dir liegt, kannst du nicht zaubern. Zwei Tränke kaufen dich frei, drei schicken ihn zu jemand anderem. Berühr den Fluch, dann zwei Tränke, die du nicht brauchst, und zahl.
mn-lesson-10-good = Jetzt kann der Fluch gehen, und du darfst im selben Zug zaubern.
mn-lesson-10-wrong = Das geht, aber dann bleibt der Fluch oder kostet dich mehr. Kauf dich mit zwei Tränken frei.
mn-lesson-11 = Jeder Spruch verbirgt etwas auf der Rückseite: eine Überraschung für alle oder nichts. Wenn der Zylinder seinen letzten Platz erreicht, zählen die Sprüche, die Totenköpfe werden abgezogen, und die meisten Punkte gewinnen. Jetzt spiel dein erstes Spiel.

## The plain board

mn-zone-turn = Zug
mn-zone-hands = Hand
mn-zone-skulls = Totenköpfe
mn-zone-grid = Regal
mn-zone-deck = Nachziehstapel
mn-zone-discard = Ablagestapel
mn-zone-mix = Für den Spruch abgelegt
mn-zone-card-0 = Rot 1
mn-zone-card-1 = Rot 2
mn-zone-card-2 = Rot 3
mn-zone-card-3 = Rot 4
mn-zone-card-4 = Gelb 1
mn-zone-card-5 = Gelb 2
mn-zone-card-6 = Gelb 3
mn-zone-card-7 = Gelb 4
mn-zone-card-8 = Grün 1
mn-zone-card-9 = Grün 2
mn-zone-card-10 = Grün 3
mn-zone-card-11 = Grün 4
mn-zone-card-12 = Blau 1
mn-zone-card-13 = Blau 2
mn-zone-card-14 = Blau 3
mn-zone-card-15 = Blau 4
mn-zone-card-16 = { mn-item-healing-plants }
mn-zone-card-17 = { mn-item-elixir }
mn-zone-card-18 = { mn-item-magic-wand }
mn-zone-card-19 = { mn-item-curse }
mn-zone-card--1 = Lücke

## Der gezeichnete Tisch im Terminal

mn-terminal-infant = { $target } Punkte gewinnen
mn-terminal-cylinder = Messzylinder { $space } von { $end }
mn-terminal-last-round = die letzte Runde
mn-terminal-height = Wurfhöhe { $height }
mn-terminal-points = Punkte
mn-terminal-open = offener Spruch
mn-terminal-recipe = Rezept
mn-terminal-in-words = in Worten
mn-terminal-left = übrig
mn-terminal-none-left = keiner mehr
mn-terminal-player = Spieler
mn-terminal-skulls = Totenköpfe
mn-terminal-hand = Hand
mn-terminal-items = Gegenstände
mn-terminal-known = bekannt
mn-terminal-you = { $player } (du)
mn-terminal-below = siehe unten
mn-terminal-deck = Nachziehstapel: { $cards }
mn-terminal-pile = Ablagestapel: { $cards }
mn-terminal-mix = Ausgelegt: { $cards }
mn-terminal-your-hand = Deine Hand:
mn-terminal-your-skulls = Deine Totenköpfe:
mn-terminal-your-spells = Deine Sprüche:
mn-terminal-won = Sprüche von { $who }: { $spells }.

## Stellungen

mn-position-cards = Es gibt mehr { $card }, als das Spiel hat.

# Kartendateien
mn-field-spell-id = Eine kurze Kennung aus Buchstaben und Ziffern, für jeden Zauber eine andere.
mn-field-spell-name = Wie der Zauber heißt.
mn-field-spell-points = Was der Zauber wert ist; sagt auch, in welchem der drei Stapel er liegt.
mn-field-spell-recipe = Die nötigen Tränke, je eine Farbe und eine Zahl: R, Y, G, B für Rot, Gelb, Grün, Blau, K für eine Farbe nach Wahl, S für eine andere, * für jede; dann 1 bis 4, - für jede Zahl, oder a, b, c, d: gleicher Buchstabe, gleiche Zahl.
mn-field-spell-effect = Was die Rückseite der Karte tut.
mn-field-spell-words = Das Rezept in eigenen Worten; ohne sie wird es aus seinen Feldern beschrieben.
mn-warn-unmixable =
    { $elixirs ->
        [one] Zauber { $spell }: Ohne ein Elixier kann ihn niemand mischen, selbst mit allen Tränken.
       *[other] Zauber { $spell }: Ohne { $elixirs } Elixiere kann ihn niemand mischen, selbst mit allen Tränken.
    }
mn-warn-dominated = Zauber { $spell }: { $other } hat dasselbe Rezept und ist mehr wert.
mn-warn-empty-deck = Kein Zauber ist { $points } Punkte wert; einer der drei Stapel ist also leer.
mn-print-potions = Tränke
