### Magus Novatus in German: everything the game says.

## The box and the options

mn-about = Wirf den Würfel, sammle Tränke und sprich Zaubersprüche; was du zu viel hast, wird zum Totenkopf.
mn-minutes = 30
mn-age = ab 8
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

mn-recipe-N01 = zwei rote, ein gelber
mn-recipe-N02 = zwei gelbe, ein grüner
mn-recipe-N03 = zwei grüne, ein blauer
mn-recipe-N04 = zwei blaue, ein roter
mn-recipe-N05 = drei verschiedene Zahlen einer Farbe
mn-recipe-N06 = 1 und 2 einer Farbe, einer von einer anderen
mn-recipe-N07 = 3 und 4 einer Farbe, einer von einer anderen
mn-recipe-N08 = zwei von einer Farbe, zwei von einer anderen
mn-recipe-N09 = zwei von einer Zahl, zwei von einer anderen
mn-recipe-N10 = einer von jeder Farbe
mn-recipe-N11 = zwei verschiedene rote, zwei verschiedene grüne
mn-recipe-N12 = zwei verschiedene gelbe, zwei verschiedene blaue
mn-recipe-N13 = drei verschiedene rote, ein grüner
mn-recipe-N14 = drei verschiedene gelbe, ein blauer
mn-recipe-N15 = drei verschiedene grüne, ein roter
mn-recipe-N16 = drei verschiedene blaue, ein gelber
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
mn-recipe-N28 = 1, 2 und noch einer von einer Farbe, 3, 4 und noch einer von einer anderen
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

mn-of-red = ein roter
    .many = rote
mn-of-yellow = ein gelber
    .many = gelbe
mn-of-green = ein grüner
    .many = grüne
mn-of-blue = ein blauer
    .many = blaue
mn-of-one = einer von einer Farbe
    .many = von einer Farbe
mn-of-another = einer von einer anderen Farbe
    .many = von einer anderen Farbe
mn-of-any = einer von beliebiger Farbe
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
mn-ask-lay = { $spell } braucht { $needs }. Leg Karte { $card } von { $size } ab.
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
mn-choose-lose = { $item } verlieren
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
mn-no-mix = { $spell } braucht { $needs }; das hast du noch nicht alles.
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
mn-no-such-choice = „{ $text }“ ist nicht zu lesen. Schreib zum Beispiel aim 33, take 11 12, cast 3, lay R1 oder done.
mn-no-such-space = „{ $text }“ ist nicht zu lesen: „{ $word }“ ist kein Feld; 11 ist oben links, 55 unten rechts.
mn-no-such-chance = „{ $text }“ ist kein Zufallsergebnis; schreib „card R1“, „spell N05“, „throw +1 -2“, „space 33“ oder „first A“.
mn-no-recipe-met = „{ $recipe }“ ist nie zu erfüllen: Von jeder Sorte gibt es nur { $copies } Tränke.
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

## The table in sentences

mn-seen-over =
    Das Spiel ist nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } zu Ende.
mn-seen-your-turn = Zug { $turn }: Du bist am Zug.
mn-seen-turn = Zug { $turn }: { $who } ist am Zug.
mn-seen-infant = Infant Students: Nur Farben zählen, und { $target } Punkte gewinnen.
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

mn-why-aim = Wenn man bedenkt, wie der Würfel streuen kann, stehen um dieses Feld die Tränke, die du am meisten brauchst.
mn-why-place = Die Tränke ringsum helfen am wenigsten dem, der geworfen hat.
mn-why-cast =
    { $spell } bringt { $points } Punkte und hinterlässt { $skulls ->
        [0] keinen Totenkopf
        [one] einen Totenkopf
       *[other] { $skulls } Totenköpfe
    }.
mn-why-heal = Ein Totenkopf weniger ist ein Punkt mehr.
mn-why-no-curse = Ohne den Fluch kannst du wieder zaubern.
mn-why-card = { $card } wird dir am wenigsten fehlen.
mn-why-done = Auf bessere Tränke zu warten bringt mehr als alles, was du jetzt tun kannst.
mn-why-useful = So bleibt deine Hand nützlich.
mn-why-castable = Dann kannst du { $spell } zaubern.
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
mn-page-clock = { $now } von { $end } Sprüchen
mn-page-race = Wer zuerst { $target } Punkte hat
mn-page-spell = { $name }, { $points } Punkte, braucht { $needs }. { $status }
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

## The plain board

mn-zone-turn = Zug
mn-zone-hands = Hand
mn-zone-skulls = Totenköpfe
mn-zone-grid = Feld
mn-zone-deck = Zugstapel
mn-zone-discard = Ablage
mn-zone-mix = Für den Zauber ausgelegt
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
