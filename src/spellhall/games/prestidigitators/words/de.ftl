### Duel of the Prestidigitators in German: everything the game says.

## The game

dp-about = Wähle offen, baue heimlich auf und zerschlage das Phylakterium des anderen.
dp-minutes = 15–30
dp-age = ab 10 Jahren

## Options

dp-option-first_picker = Wer bei der Kartenwahl beginnt; der andere hat dafür den ersten Zug.
dp-option-first_picker-random = wird ausgelost
dp-option-first_picker-seat1 = Platz A
dp-option-first_picker-seat2 = Platz B
dp-option-custom_card = Was auf der leeren Karte steht: lass sie weg, nimm eine Karte des Hauses oder schreib deine eigene.
dp-option-custom_card-off = ohne sie
dp-option-custom-cards = off, { $cards } oder eine Karte als JSON in der Kartensprache
dp-option-dodge = Wenn die angegriffene Karte entkommt: Die nächste wird angegriffen, oder der Angriff geht daneben.
dp-option-dodge-next = die nächste Karte wird angegriffen
dp-option-dodge-miss = der Angriff geht daneben
dp-option-bubble_reaction = Ob eine angegriffene Blase ausweichen muss oder bleiben darf.
dp-option-bubble_reaction-must = muss ausweichen
dp-option-bubble_reaction-may = darf bleiben
dp-option-collapsed_energy = Die Energie eines zusammengeklappten Stapels: die seiner obersten Karte oder null.
dp-option-collapsed_energy-top = die der obersten Karte
dp-option-collapsed_energy-zero = null
dp-option-slide = Ob man einen Stapel immer weiter auffächern kann oder nur einmal.
dp-option-slide-extend = immer weiter
dp-option-slide-once = nur einmal
dp-option-empty_row_attack = Ob eine Karte angreifen darf, wenn ihr gegenüber nichts liegt.
dp-option-empty_row_attack-allowed = erlaubt
dp-option-empty_row_attack-forbidden = nicht erlaubt
dp-option-stagnation_limit = Nach so vielen Zügen ohne zerstörte Karte endet das Spiel.
dp-option-stagnation_result = Wie es dann endet: unentschieden, oder wer mehr Karten hat, gewinnt.
dp-option-stagnation_result-draw = unentschieden
dp-option-stagnation_result-cards = mehr Karten gewinnen
dp-option-repetition_draw = Kommt dieselbe Stellung so oft vor, ist das Spiel unentschieden; 0 heißt nie.
dp-option-repetition_draw-0 = nie
dp-option-memory_aid = Ob der Tisch Karten markiert, die du schon gesehen hast.

## Questions

dp-ask-pick = Nimm eine Karte aus der Auslage; du brauchst noch { $left }.
dp-ask-place = Welche Karte kommt in deine Reihe { $row }, { $spot }?
dp-spot-bottom = ganz unten
dp-spot-middle = in die Mitte
dp-spot-top = obenauf
dp-spot-nth = an Platz { $place } von unten
dp-ask-turn = Du bist am Zug: Bewege eine Karte, oder greif mit einer obersten Karte an.
dp-ask-where = In welche deiner Reihen geht { FORM($card, form: "the") }?
dp-ask-react = { FORM($card, form: "start") } wird angegriffen. Soll die Karte reagieren: { $steps }?
dp-ask-follow = { $card }: { $step }?
dp-step-then = { $first }, dann { $next }
dp-step-double-mine = die Energie deiner Kaskade verdoppeln
dp-step-collapse-mine = deine Kaskade zusammenklappen
dp-step-collapse-foe = die Kaskade gegenüber zusammenklappen
dp-step-splay-mine = deinen ganzen Stapel auffächern
dp-step-splay-foe = den ganzen Stapel gegenüber auffächern
dp-step-reveal-mine = deine Kaskade zeigen
dp-step-reveal-foe = die Kaskade gegenüber ansehen
dp-step-destroy-self = diese Karte zerstören
dp-step-destroy-foe_top = die oberste Karte gegenüber zerstören
dp-step-sink-self = diese Karte versenken
dp-step-sink-foe_top = die oberste Karte gegenüber versenken
dp-step-lift-mine = deine unterste Karte nach oben holen
dp-step-lift-foe = die unterste Karte gegenüber nach oben holen
dp-step-move-another = diese Karte auf einen anderen deiner Stapel legen
dp-step-move-phylactery = diese Karte auf den Stapel deines Phylakteriums legen
dp-step-cross = diese Karte unter den Stapel gegenüber schieben

## Choices

dp-choose-pick = { $card } nehmen (Energie { $energy })
dp-choose-place = { $card } in Reihe { $row } legen, { $spot }
dp-choose-slide = Reihe { $row } weiter auffächern, bis { $card }
dp-choose-raise = { $card } in Reihe { $row } nach oben holen
dp-choose-raise-copy =
    { $places ->
        [one] { $card } in Reihe { $row } nach oben holen: die Karte gleich daneben
       *[other] { $card } in Reihe { $row } nach oben holen: die Karte { $places } Plätze weiter links
    }
dp-choose-transfer = { $card } von Reihe { $row } auf Reihe { $onto } legen
dp-choose-found = Mit { FORM($card, form: "with") } aus Reihe { $row } in Reihe { $onto } einen Stapel gründen
dp-choose-sink = { $card } in Reihe { $row } versenken
dp-choose-attack = Reihe { $row } mit { FORM($card, form: "with") } angreifen
dp-choose-row = { $card } auf Reihe { $row } legen
dp-choose-react = { $card } reagieren lassen
dp-choose-stay = { $card } liegen lassen
dp-choose-follow = { $card }: ja, { $step }
dp-choose-skip = { $card }: nein, das nicht

## Why not

dp-no-move-in-draft = Noch werden Karten gewählt: Nimm eine aus der Auslage.
dp-no-card-in-pool = Diese Karte liegt nicht in der Auslage.
dp-no-copy-left = In der Auslage ist keine Karte { $card } mehr.
dp-no-move-in-arranging = Bau erst deine Stapel auf: Sag, welche Karte als Nächstes kommt.
dp-no-such-card = Diese Karte gibt es nicht.
dp-no-placing-again = Deine Karte { $card } hast du schon hingelegt.
dp-no-placing-undrafted = Die Karte { $card } hast du nicht gewählt.
dp-no-pass = Du bist am Zug: Du musst eine Karte bewegen oder angreifen; passen darfst du nicht.
dp-no-other-rows = Es gibt nur die Reihen 1, 2 und 3.
dp-no-cards-there = In Reihe { $row } hast du keine Karten; du kannst nur deine eigenen benutzen.
dp-no-raise-of-top = Die oberste Karte liegt schon oben; eine Bewegung muss etwas ändern.
dp-no-raise-from-there =
    { $places ->
        [one] In Reihe { $row } liegt keine aufgefächerte Karte einen Platz links von der obersten.
       *[other] In Reihe { $row } liegt keine aufgefächerte Karte { $places } Plätze links von der obersten.
    }
dp-no-sink-alone = Die Karte in Reihe { $row } liegt allein; sie zu versenken, würde nichts ändern.
dp-no-attack-without-action = { FORM($card, form: "start") } hat keine Aktion und kann darum nicht angreifen.
dp-no-attack-on-nothing = Gegenüber von Reihe { $row } liegt nichts, und ins Leere angreifen ist an diesem Tisch nicht erlaubt.
dp-no-move-to-same-row = Die Karte bliebe, wo sie ist; eine Bewegung muss etwas ändern.
dp-no-transfer-to-empty = Reihe { $row } ist leer; um eine Karte dorthin zu legen, gründe einen neuen Stapel.
dp-no-founding-there = In Reihe { $row } liegen schon Karten; um eine Karte dorthin zu legen, lege sie um.
dp-no-slide-of-all = In Reihe { $row } sind schon alle Karten aufgefächert.
dp-no-slide-again = An diesem Tisch fächert man einen Stapel nur einmal auf, und Reihe { $row } ist es schon.
dp-no-staying = { FORM($card, form: "start") } muss ausweichen, wenn es geht.
dp-no-going-there = { FORM($card, form: "start") } kann nur in eine andere Reihe gehen, in der du Karten hast.
dp-no-answer-but-a-row = Ein Angriff läuft: Sag, in welche Reihe { FORM($card, form: "the") } geht.
dp-no-answer-but-yes-or-no = Ein Angriff läuft: Antworte für { FORM($card, form: "whom") } mit Ja oder Nein.

## What cannot be read

dp-no-reading = „{ $text }“ ist nicht zu lesen.
dp-no-card-called = Eine Karte „{ $name }“ gibt es nicht.
dp-no-toss = „{ $text }“ ist kein Zufallsergebnis; schreib picker A oder picker B.

## Cards that cannot be used

dp-no-custom-card-beside-others = Die Einstellung custom_card geht nur mit den gedruckten Karten; es gibt eine leere Karte (DP-6).
dp-no-custom-card = custom_card: „{ $text }“ ist weder off noch { $cards } noch eine Karte als JSON (DP-101).
dp-no-more-blanks = das sind { $cards } Karten; das Spiel hat eine leere Karte zum Beschreiben (DP-6).
dp-no-name-again = { $file }: Feld „name“: Eine andere Karte heißt schon { $card } (DP-101).
dp-no-name-twice = zwei Karten heißen gleich (DP-101).
dp-no-name-long = hat { $length } Zeichen; erlaubt sind 1 bis { $most } (DP-101).
dp-no-name-signs = darf Buchstaben, Ziffern, Leerzeichen, Bindestriche und Apostrophe haben und braucht einen Buchstaben (DP-101).
dp-no-text-long = ist länger als { $most } Zeichen.
dp-no-other-energy = muss { $energy } sein, wie auf der leeren Karte gedruckt (DP-101).
dp-no-second-phylactery = ist dem Phylakterium vorbehalten (DP-101).
dp-no-pair-to-lose = von der Karte, deren Verlust das Spiel verliert, muss es genau zwei geben.
dp-no-list-of-cards = „cards“ muss eine Liste von Karten sein.
dp-no-hand = „hand“ muss { $low } bis { $high } Karten sein und die { $rows } Reihen füllen.
dp-no-two-hands = für zwei Spieler sind das zu wenige Karten.
dp-no-action-or-reaction = und reaction fehlen beide; eine Karte braucht mindestens eins davon (DP-101).
dp-no-reaction-record = muss „steps“ und vielleicht „once“ und „may“ haben oder ganz fehlen.
dp-no-move-again = muss true sein, denn diese Reaktion hat ein „move“ (DP-101).
dp-no-more-steps = hat mehr als { $most } Schritte (DP-101).
dp-no-such-field = ist kein bekanntes Feld. Bekannt: { $known }.
dp-no-flag = muss true oder false sein, nicht { $value }.
dp-no-steps = muss eine Liste mit mindestens einem Schritt sein, wie [{ "{" }do: collapse, what: foe{ "}" }].
dp-no-step = muss so geschrieben sein: { "{" }do: collapse, what: foe{ "}" }.
dp-no-else-inside = steht in einem anderen „else“; nur eins ist erlaubt (DP-101).
dp-no-else-alone = braucht ein „if“ daneben.
dp-no-verb = „{ $verb }“ ist nicht bekannt. Erlaubt: { $allowed }.
dp-no-fit = „{ $word }“ passt nicht zu { $verb }. Erlaubt: { $allowed }.
dp-no-fit-at-all = „{ $word }“ passt nicht zu { $verb }. Lass es weg.
dp-no-conditions = muss eine Liste sein. Erlaubt darin: { $allowed }.
dp-no-condition = „{ $word }“ ist keine Bedingung. Erlaubt: { $allowed }.

## What happens

dp-told-toss = { $who } wählt zuerst.
dp-told-pick = { $who } nimmt { FORM($card, form: "whom") }.
dp-told-left = Diese Karten scheiden aus: { $cards }.
dp-told-placed = Du legst { FORM($card, form: "whom") } hin.
dp-told-ready = { $who } ist fertig.
dp-told-begin = Das Duell beginnt. { $who } hat den ersten Zug.
dp-told-slide = { $who } fächert in Reihe { $row } eine Karte mehr auf.
dp-told-raise =
    { $places ->
        [one] { $who } holt in Reihe { $row } die Karte { $places } Platz links von der obersten nach oben.
       *[other] { $who } holt in Reihe { $row } die Karte { $places } Plätze links von der obersten nach oben.
    }
dp-told-transfer = { $who } legt die oberste Karte von Reihe { $row } auf Reihe { $onto }.
dp-told-found = { $who } gründet in Reihe { $onto } einen Stapel mit der obersten Karte von Reihe { $row }.
dp-told-sink = { $who } versenkt die oberste Karte von Reihe { $row }.
dp-told-place = Reihe { $row } von { $who }
dp-told-attack = { FORM($card, form: "start") } greift aus { $place } an.
dp-told-top = Oben in { $place } liegt { FORM($card, form: "the") }.
dp-told-total = Die Kaskade in { $place } hat Energie { $energy }.
dp-told-react = { FORM($card, form: "start") } reagiert.
dp-told-show = Die Kaskade in { $place } wird gezeigt: { $cards }.
dp-told-destroy = { FORM($card, form: "start") } in { $place } wird zerstört.
dp-told-move = { FORM($card, form: "start") } geht in { $place }.
dp-told-cross = { FORM($card, form: "start") } wechselt die Seite und liegt nun ganz unten in { $place }.
dp-told-collapse = Die Kaskade in { $place } klappt zusammen.
dp-told-splay = Alle Karten in { $place } werden aufgefächert.
dp-told-lift = Die unterste Karte in { $place } steigt nach oben.
dp-told-sink-top = Die oberste Karte in { $place } versinkt.
dp-told-enough = Die Energie von { $who } reicht.
dp-told-not-enough = Die Energie von { $who } reicht nicht.
dp-told-double = Die Energie von { $who } wird für diesen Angriff verdoppelt.
dp-told-miss = Der Angriff von { $who } geht daneben.
dp-told-stay = { $who } lässt { FORM($card, form: "whom") } bleiben.
dp-told-decline = { $who } lässt { FORM($card, form: "whom") } liegen.
dp-told-draw-dead = Das Duell endet unentschieden: Nur die beiden Phylakterien sind noch da.
dp-told-draw-quiet = Das Duell endet unentschieden: { $turns } Züge lang wurde keine Karte zerstört.
dp-told-draw-repeated = Das Duell endet unentschieden: Dieselbe Stellung kam { $times }-mal vor.
dp-told-won-by-cards = { $turns } Züge lang wurde keine Karte zerstört. { $who } hat mehr und gewinnt.
dp-told-won = Das Phylakterium ist zerschlagen. { $who } gewinnt!
dp-announced-draw = Wenn in diesem Zug keine Karte zerstört wird, endet das Duell unentschieden.
dp-announced-by-cards = Wenn in diesem Zug keine Karte zerstört wird, ist das Duell zu Ende, und wer mehr Karten hat, gewinnt.
dp-outcome-by-cards = { $turns } Züge lang wurde keine Karte zerstört. { $who } hat mehr Karten, { $cards } gegen { $others }, und gewinnt.
dp-outcome-by-energy = { $turns } Züge lang wurde keine Karte zerstört. Beide haben { $cards } Karten, aber { $who } hat mehr Energie, { $energy } gegen { $other }, und gewinnt.

## The table in sentences

dp-seen-draft = Die Karten werden gewählt.
dp-seen-pool = In der Auslage: { $cards }.
dp-seen-copies = { $copies } × { $card }
dp-seen-card = { $card }, Energie { $energy }: { $text }
dp-seen-arranging = Beide bauen heimlich ihre Stapel auf.
dp-seen-ready-mine = Du bist fertig.
dp-seen-ready = { $who } ist fertig.
dp-seen-placed = Hingelegt hast du, ab Reihe 1 und von unten nach oben: { $cards }.
dp-seen-over = Das Spiel ist zu Ende.
dp-seen-turn-mine = Zug { $turn }. Du bist am Zug.
dp-seen-turn = Zug { $turn }. { $who } ist am Zug.
dp-seen-attack = Ein Angriff läuft: { $card } in Reihe { $row }.
dp-seen-empty-mine = Deine Reihe { $row }: leer.
dp-seen-empty = Reihe { $row } von { $who }: leer.
dp-seen-row-mine =
    { $cards ->
        [one] Deine Reihe { $row }: { $cards } Karte, davon { $splayed } aufgefächert.
       *[other] Deine Reihe { $row }: { $cards } Karten, davon { $splayed } aufgefächert.
    }
dp-seen-row =
    { $cards ->
        [one] Reihe { $row } von { $who }: { $cards } Karte, davon { $splayed } aufgefächert.
       *[other] Reihe { $row } von { $who }: { $cards } Karten, davon { $splayed } aufgefächert.
    }
dp-seen-top = Oben { $card }.
dp-seen-top-beside = Oben { $card }; daneben aufgefächert { $beside }.
dp-seen-top-beneath = Oben { $card }; darunter verborgen, von unten, { $beneath }.
dp-seen-top-beside-beneath = Oben { $card }; daneben aufgefächert { $beside }; darunter verborgen, von unten, { $beneath }.
dp-seen-unknown =
    { $count ->
        [one] eine unbekannte Karte
       *[other] { $count } unbekannte Karten
    }
dp-seen-energy = Energie { $energy }.
dp-seen-used = Reaktion verbraucht: { $cards }.
dp-seen-drafted = { $who } hat gewählt: { $cards }.
dp-seen-destroyed = Zerstört: { $cards }.
dp-seen-none-destroyed = Noch ist keine Karte zerstört.
dp-seen-quiet = Züge ohne zerstörte Karte: { $quiet } von { $limit }.
dp-seen-hand-mine = Deine Karten: { $cards }.
dp-seen-hand = Karten von { $who }: { $cards }.
dp-seen-phylactery-here =
    { $count ->
        [one] Hier ist das Phylakterium: { $spots }.
       *[other] Eine dieser Karten ist das Phylakterium: { $spots }.
    }
dp-seen-phylactery-not-here = Hier ist das Phylakterium nicht: { $spots }.
dp-seen-worth =
    { $count ->
        [one] Energie { $energy }: { $spots }.
       *[other] Zusammen Energie { $energy }: { $spots }.
    }
dp-seen-worth-at-least =
    { $count ->
        [one] Mindestens Energie { $energy }: { $spots }.
       *[other] Zusammen mindestens Energie { $energy }: { $spots }.
    }
dp-seen-worth-at-most =
    { $count ->
        [one] Höchstens Energie { $energy }: { $spots }.
       *[other] Zusammen höchstens Energie { $energy }: { $spots }.
    }
dp-seen-spot = Reihe { $row } von { $who } (Karte { $place } von unten)
dp-seen-spot-gone = eine zerstörte Karte

## Reasons

dp-why-pick = { $card }: { $text }
dp-why-card = { FORM($card, form: "start") } hat Energie { $energy }.
dp-why-hide = Dort wird { FORM($card, form: "the") } von anderen Karten verdeckt.
dp-why-bare = Oben kann { FORM($card, form: "the") } sofort angegriffen werden.
dp-why-slide = Reihe { $row } hat dann Energie { $then } statt { $energy }.
dp-why-slide-same = Reihe { $row } behält ihre Energie { $energy }.
dp-why-sink = { FORM($card, form: "start") } kommt ganz nach unten in Reihe { $row }, die dann Energie { $then } hat.
dp-why-raise = { FORM($card, form: "start") } kommt nach oben in Reihe { $row }, die dann Energie { $then } hat.
dp-why-move = Mit { FORM($card, form: "with") } obenauf hat Reihe { $onto } Energie { $there }; Reihe { $row } behält { $here }.
dp-why-wins = Das gewinnt das Duell.
dp-why-loses = Das verliert das Duell.
dp-why-destroys = Das zerstört { FORM($theirs, form: "whom") }.
dp-why-costs = Das kostet dich { FORM($mine, form: "whom") }.
dp-why-both = Das zerstört { FORM($theirs, form: "whom") } und kostet dich { FORM($mine, form: "whom") }.
dp-why-attack-whatever = { FORM($card, form: "start") } zerstört die Karte gegenüber in Reihe { $row }, welche es auch ist.
dp-why-attack-nothing = { FORM($card, form: "start") } hat nichts gegenüber.
dp-why-attack-unknown = { FORM($card, form: "start") } greift mit Energie { $energy } an, was auch immer in Reihe { $row } gegenüberliegt.
dp-why-attack = { FORM($card, form: "start") } greift { FORM($foe, form: "whom") } in Reihe { $row } an, mit Energie { $energy } im Rücken.
dp-silly-ruin = greift mit dem Phylakterium eine Karte an, die Angreifer zerstört
dp-silly-win-missed = lässt einen sicheren Sieg aus

## The terminal board

dp-terminal-you = { $player } (du)
dp-terminal-mover = { $player }  ← am Zug
dp-terminal-drafted = { $player } hat gewählt: { $cards }
dp-terminal-hand = { $player }: { $cards }
dp-terminal-draft = Die Kartenwahl
dp-terminal-pool = in der Auslage
dp-terminal-energy = Energie
dp-terminal-text = was sie tut
dp-terminal-arrange = Bau heimlich deine Stapel auf
dp-terminal-ready = { $player } ist fertig
dp-terminal-arranging = { $player } baut noch auf
dp-terminal-placed = Reihe { $row }, von unten: { $cards }
dp-terminal-empty = leere Reihe
dp-terminal-unseen = ░ unbekannt
dp-terminal-used = (verbraucht)
dp-terminal-stack = { $splayed } von { $cards } offen
dp-terminal-stack-mine = { $splayed } von { $cards } offen, Energie { $energy }
dp-terminal-over = das Spiel ist zu Ende
dp-terminal-attack = { $card } greift in Reihe { $row } an
dp-terminal-turn = Zug { $turn }
dp-terminal-footer = zerstört: { $cards } · ruhige Züge: { $quiet } von { $limit }
dp-terminal-legend = ▶ oberste Karte   · aufgefächert   eingerückt: darunter verborgen   ░ noch nicht gesehen

## Cards

dp-card-phylactery = Phylakterium
    .narrow = Phylak{ "\u00AD" }terium
    .the = das Phylakterium
    .start = Das Phylakterium
    .whom = das Phylakterium
    .with = dem Phylakterium
dp-card-phylactery-text = Verdopple die Energie deiner Kaskade; ist sie größer, wird die oberste Karte gegenüber zerstört. Reaktion: Verdopple die Energie deiner Kaskade. Wird es zerstört, verlierst du.
dp-card-bubble = Blase
    .the = die Blase
    .start = Die Blase
    .whom = die Blase
    .with = der Blase
dp-card-bubble-text = Die unterste Karte des Stapels gegenüber steigt nach oben; liegt eine Karte dort allein, wird sie zerstört. Reaktion: Geh auf einen anderen deiner Stapel (einmal im Spiel).
dp-card-mirrorball = Spiegelkugel
    .narrow = Spiegel{ "\u00AD" }kugel
    .the = die Spiegelkugel
    .start = Die Spiegelkugel
    .whom = die Spiegelkugel
    .with = der Spiegelkugel
dp-card-mirrorball-text = Sieh dir alle Karten der Kaskade gegenüber an, dann zerstöre diese Karte. Reaktion: Sieh dir alle Karten der angreifenden Kaskade an.
dp-card-boomerang = Bumerang
    .narrow = Bume{ "\u00AD" }rang
    .the = der Bumerang
    .start = Der Bumerang
    .whom = den Bumerang
    .with = dem Bumerang
dp-card-boomerang-text = Ist die Energie deiner Kaskade größer, wird die oberste Karte gegenüber zerstört. Dann klappt deine Kaskade zusammen. Diese Karte bleibt oben.
dp-card-discharge = Entladung
    .narrow = Ent{ "\u00AD" }ladung
    .the = die Entladung
    .start = Die Entladung
    .whom = die Entladung
    .with = der Entladung
dp-card-discharge-text = Die Kaskade gegenüber klappt zusammen, dann versinkt diese Karte. Reaktion: Die angreifende Kaskade klappt zusammen, bevor Energie gezählt wird.
dp-card-fireball = Feuerball
    .narrow = Feuer{ "\u00AD" }ball
    .the = der Feuerball
    .start = Der Feuerball
    .whom = den Feuerball
    .with = dem Feuerball
dp-card-fireball-text = Ist die Energie deiner Kaskade größer, wird die oberste Karte gegenüber zerstört; sonst versinkt sie. Dann wird diese Karte zerstört.
dp-card-magic-missile = Zaubergeschoss
    .narrow = Zauber{ "\u00AD" }geschoss
    .the = das Zaubergeschoss
    .start = Das Zaubergeschoss
    .whom = das Zaubergeschoss
    .with = dem Zaubergeschoss
dp-card-magic-missile-text = Ist die Energie deiner Kaskade größer, wird die oberste Karte gegenüber zerstört. Dann klappt deine Kaskade zusammen, und diese Karte versinkt.
dp-card-thunderbolt = Donnerkeil
    .narrow = Donner{ "\u00AD" }keil
    .the = der Donnerkeil
    .start = Der Donnerkeil
    .whom = den Donnerkeil
    .with = dem Donnerkeil
dp-card-thunderbolt-text = Ist die Energie deiner Kaskade größer, wird die oberste Karte gegenüber zerstört. Dann klappt deine Kaskade zusammen, und diese Karte versinkt.
dp-card-lightning = Blitz
    .the = der Blitz
    .start = Der Blitz
    .whom = den Blitz
    .with = dem Blitz
dp-card-lightning-text = Ist die Energie deiner Kaskade größer, wird die oberste Karte gegenüber zerstört. Dann klappt deine Kaskade zusammen, und diese Karte versinkt.
dp-card-gnaremoob = Gnaremub
    .narrow = Gnare{ "\u00AD" }mub
    .the = der Gnaremub
    .start = Der Gnaremub
    .whom = den Gnaremub
    .with = dem Gnaremub
dp-card-gnaremoob-text = Ist die Energie deiner Kaskade größer, wird die oberste Karte gegenüber zerstört. Dann kommt diese Karte ganz unten in den Stapel gegenüber.
dp-card-decoy = Lockvogel
    .narrow = Lock{ "\u00AD" }vogel
    .the = der Lockvogel
    .start = Der Lockvogel
    .whom = den Lockvogel
    .with = dem Lockvogel
dp-card-decoy-text = Die oberste Karte gegenüber versinkt. Reaktion: Du darfst diese Karte auf den Stapel deines Phylakteriums legen (einmal im Spiel).
dp-card-mine = Mine
    .the = die Mine
    .start = Die Mine
    .whom = die Mine
    .with = der Mine
dp-card-mine-text = Diese Karte kann nicht angreifen. Reaktion: Die angreifende Karte wird zerstört, dann diese.
dp-card-battery = Batterie
    .narrow = Batte{ "\u00AD" }rie
    .the = die Batterie
    .start = Die Batterie
    .whom = die Batterie
    .with = der Batterie
dp-card-battery-text = Die oberste Karte gegenüber wird zerstört, wenn die Energie deiner Kaskade um mindestens 4 größer ist.
dp-card-ground = Erdung
    .the = die Erdung
    .start = Die Erdung
    .whom = die Erdung
    .with = der Erdung
dp-card-ground-text = Die Kaskade gegenüber klappt zusammen; dann darfst du diese Karte versenken. Reaktion: Die angreifende Kaskade klappt zusammen, bevor Energie gezählt wird.
dp-card-grenade = Granate
    .the = die Granate
    .start = Die Granate
    .whom = die Granate
    .with = der Granate
dp-card-grenade-text = Die oberste Karte gegenüber wird zerstört, egal wie viel Energie da ist. Dann wird diese Karte zerstört.
dp-card-fan = Fächer
    .the = der Fächer
    .start = Der Fächer
    .whom = den Fächer
    .with = dem Fächer
dp-card-fan-text = Fächere diesen ganzen Stapel auf. Ist dann die Energie deiner Kaskade größer, versinkt die oberste Karte gegenüber; liegt sie allein, wird sie zerstört.
dp-card-guided-orb = Lenkkugel
    .narrow = Lenk{ "\u00AD" }kugel
    .the = die Lenkkugel
    .start = Die Lenkkugel
    .whom = die Lenkkugel
    .with = der Lenkkugel
dp-card-guided-orb-text = Die oberste Karte gegenüber wird zerstört, wenn ihre eigene Energie 0 oder 1 ist. Dann versinkt diese Karte.
dp-card-smoke-ring = Rauchring
    .narrow = Rauch{ "\u00AD" }ring
    .the = der Rauchring
    .start = Der Rauchring
    .whom = den Rauchring
    .with = dem Rauchring
dp-card-smoke-ring-text = Ist die Energie deiner Kaskade größer, versinkt die oberste Karte gegenüber. Reaktion: Diese Karte versinkt.
dp-card-whirligig = Kreisel
    .the = der Kreisel
    .start = Der Kreisel
    .whom = den Kreisel
    .with = dem Kreisel
dp-card-whirligig-text = Fächere diesen ganzen Stapel auf; dann steigt seine unterste Karte nach oben.
dp-card-understudy = Zweitbesetzung
    .narrow = Zweit{ "\u00AD" }besetzung
    .the = die Zweitbesetzung
    .start = Die Zweitbesetzung
    .whom = die Zweitbesetzung
    .with = der Zweitbesetzung
dp-card-understudy-text = Die oberste Karte gegenüber wird zerstört, wenn die Energie deiner Kaskade um mindestens 2 größer ist; dann klappt deine Kaskade zusammen. Reaktion: Du darfst diese Karte auf den Stapel deines Phylakteriums legen (einmal im Spiel).

## The board in the browser

dp-page-course = Karten, die noch stehen
dp-page-narrow = { FORM($card, form: "narrow") }
dp-page-card = { $title }, Energie { $energy }. { $text }
dp-page-card-taken = { $title }, Energie { $energy }, schon genommen: { $name }
dp-page-seen-by-both = beide haben sie gesehen
dp-page-used = ihre Reaktion ist verbraucht
dp-page-you = Du
dp-page-row = Reihe { $row }
dp-page-row-empty = Reihe { $row }: leer
dp-page-row-energy = Reihe { $row }: Energie der Kaskade { $energy }
dp-page-row-what = Reihe { $row }: { $what }
dp-page-draft-title = Die Kartenwahl: Alle sehen jede Karte
dp-page-draft-pick = Tippe eine Karte an, die du haben möchtest. Du brauchst noch { $left }.
dp-page-draft-sure = { $title } nehmen?
dp-page-draft-hint = Tippe eine Karte an, um sie zu lesen.
dp-page-take = { $title } nehmen
dp-page-tray = Deine neun Karten: Leg sie hierher
dp-page-copy-left = Diese ist schon weg, aber eine andere Karte { $title } ist noch frei.
dp-page-nine-of = Karten von { $name }
dp-page-nine-mine = Deine neun Karten
dp-page-nine-gone = { $title }, zerstört
dp-page-nine-seen = { $title }, liegt in Reihe { $row }
dp-page-nine-there = { $title }, irgendwo auf dem Tisch
dp-page-arrange-title = Drei Stapel mit je drei Karten. Nur du kannst sie sehen.
dp-page-arrange-pick = Tippe eine Karte an, dann ihren Platz. Noch { $left }.
dp-page-arrange-where = Wohin soll { $title }?
dp-page-arrange-ready = Alles liegt. Sind deine Stapel fertig? Danach lässt sich nichts mehr ändern.
dp-page-arrange-wait = Deine Stapel sind fertig. { $name } baut noch auf.
dp-page-arrange-sending = Deine Karten werden ausgelegt …
dp-page-ready = Fertig
dp-page-fill = Den Rest für mich füllen
dp-page-clear = Alle zurücknehmen
dp-page-slot = Reihe { $row }, { $spot }
dp-page-slot-full = Reihe { $row }, { $spot }: { $title }
dp-page-top = oben
dp-page-middle = Mitte
dp-page-bottom = unten
dp-page-place = Platz { $place }
dp-page-hand = Deine Karten
dp-page-hand-back = Zurück zu deinen Karten
dp-page-sum = Energie des Stapels: { $sum }
dp-page-in-all = { $sum } im Ganzen
dp-page-on-top = { $energy } oben
dp-page-arranging = baut heimlich auf
dp-page-is-ready = fertig
dp-page-turn = Du bist am Zug: Tippe eine deiner Karten an oder einen Stapel zum Angreifen.
dp-page-top-picked = { $title }: Was soll die Karte tun?
dp-page-splayed-picked = { $title } im Stapel nach oben holen?
dp-page-hidden-picked = In Reihe { $row } eine Karte mehr auffächern?
dp-page-foe-picked = Reihe { $row } angreifen? Tippe deine Karte gegenüber an.
dp-page-slide = Auffächern
dp-page-slide-about = In Reihe { $row } eine Karte mehr auffächern
dp-page-sink = Versenken
dp-page-sink-about = Versenken: die oberste Karte von Reihe { $row } ganz nach unten legen
dp-page-raise = Hochholen
dp-page-raise-about = Hochholen: diese Karte in Reihe { $row } nach oben bringen
dp-page-lane-move = Hierher
dp-page-lane-found = Neuer Stapel
dp-page-lane-about = Deine Reihe { $row }: die Karte hierher legen
dp-page-attack = Angreifen
dp-page-foe-about = Reihe { $row } von { $name }: { $what }
dp-page-empty = leer
dp-page-cards =
    { $count ->
        [one] { $count } Karte, { $splayed } aufgefächert
       *[other] { $count } Karten, { $splayed } aufgefächert
    }
dp-page-my-top = { $title }, Energie { $energy }, oben in Reihe { $row }
dp-page-my-splayed = { $title }, Energie { $energy }, aufgefächert in Reihe { $row }
dp-page-my-hidden = { $title }, Energie { $energy }, verborgen in Reihe { $row }
dp-page-energy-plate = Energie der Kaskade { $energy }
dp-page-energy-unknown = unbekannt
dp-page-phylactery-here = Das Phylakterium ist hier
dp-page-phylactery-not = Das Phylakterium ist nicht hier
dp-page-pick-first = Tippe erst eine deiner obersten Karten an.
dp-page-quiet = { $quiet } von { $limit } Zügen ohne zerstörte Karte
dp-page-stage = Die Bühne
dp-page-their-side = Seite von { $name }
dp-page-my-side = Deine Seite
dp-page-programme = Was gerade geschah
dp-page-ended = Vorhang auf: Alle Karten sind zu sehen. { $name } gewinnt.
dp-page-ended-draw = Vorhang auf: Alle Karten sind zu sehen. Das Duell endet unentschieden.
dp-page-hint-turn = Je Zug eine Bewegung oder ein Angriff. Zerschlag das Phylakterium des anderen, um zu gewinnen.
dp-page-ask-react = { $title } wird angegriffen. Soll die Karte auf den Stapel deines Phylakteriums springen?
dp-page-ask-react-other = { $title } wird angegriffen. Soll die Karte reagieren?
dp-page-ask-sink = { $title }: ganz nach unten versenken?
dp-page-ask-follow = { $title }: auch diesen Schritt tun?
dp-page-ask-where = { $title } schwebt davon. In welche deiner Reihen?
dp-page-yes-jump = Springen
dp-page-yes-sink = Versenken
dp-page-yes-react = Reagieren
dp-page-yes-follow = Ja, tun
dp-page-no-stay = Bleiben
dp-page-to-row = In Reihe { $row }
dp-page-scene-title = { $attacker } greift in Reihe { $row } an
dp-page-scene-announced = sagt { $energy } an
dp-page-scene-enough = { $title } gewinnt: { $one } gegen { $two }
dp-page-scene-short = Reicht nicht: { $one } gegen { $two }
dp-page-scene-margin = { $margin } mehr nötig
dp-page-note-react = { $title } reagiert
dp-page-note-stay = { $title } bleibt
dp-page-note-decline = { $title } bleibt oben
dp-page-note-double = { $name }: Energie × 2
dp-page-note-show = Gesehen: { $cards }
dp-page-note-destroy = { $title } zerstört
dp-page-note-collapse = Kaskade von { $name } klappt zusammen
dp-page-note-splay = Stapel von { $name } aufgefächert
dp-page-note-lift = Unterste Karte von { $name } steigt auf
dp-page-note-sink = Oberste Karte von { $name } versinkt
dp-page-note-move = { $title } geht in Reihe { $row }
dp-page-note-cross = { $title } wechselt die Seite
dp-page-note-miss = Der Angriff geht daneben
dp-page-note-over = Das Phylakterium ist zerschlagen
dp-page-at-least = { $energy } oder mehr
dp-page-at-most = { $energy } oder weniger

## The rules, clause by clause

dp-heading-components = Spielmaterial
dp-heading-setup = Aufbau
dp-heading-rows-stacks-and-cascades = Reihen, Stapel und Kaskaden
dp-heading-turn-structure = Ablauf eines Zuges
dp-heading-moves = Bewegungen
dp-heading-attack-declaring = Angriff: Ansagen
dp-heading-attack-sequence = Angriff: Ablauf
dp-heading-attack-reaction-step = Angriff: Reaktion
dp-heading-attack-following-the-instructions = Angriff: Anweisungen ausführen
dp-heading-reactions = Reaktionen
dp-heading-cards-phylactery-energy-1 = Karten: Phylakterium (Energie 1)
dp-heading-cards-bubble-energy-1 = Karten: Blase (Energie 1)
dp-heading-cards-mirrorball-energy-1 = Karten: Spiegelkugel (Energie 1)
dp-heading-cards-boomerang-energy-1 = Karten: Bumerang (Energie 1)
dp-heading-cards-discharge-energy-2 = Karten: Entladung (Energie 2)
dp-heading-cards-fireball-energy-3 = Karten: Feuerball (Energie 3)
dp-heading-cards-magic-missile-energy-1 = Karten: Zaubergeschoss (Energie 1)
dp-heading-cards-thunderbolt-energy-2 = Karten: Donnerkeil (Energie 2)
dp-heading-cards-lightning-energy-3 = Karten: Blitz (Energie 3)
dp-heading-cards-gnaremoob-energy-1 = Karten: Gnaremub (Energie 1)
dp-heading-cards-decoy-energy-2 = Karten: Lockvogel (Energie 2)
dp-heading-cards-mine-energy-1 = Karten: Mine (Energie 1)
dp-heading-cards-battery-energy-3 = Karten: Batterie (Energie 3)
dp-heading-cards-ground-energy-1 = Karten: Erdung (Energie 1)
dp-heading-cards-grenade-energy-0 = Karten: Granate (Energie 0)
dp-heading-cards-fan-energy-0 = Karten: Fächer (Energie 0)
dp-heading-cards-guided-orb-energy-2 = Karten: Lenkkugel (Energie 2)
dp-heading-winning = Gewinnen
dp-heading-card-language = Kartensprache
dp-heading-rulings = Entscheide

DP-1 = Die Karten kommen auf drei Bögen zu je 9, zusammen 27 Karten: Ein Bogen mit neun verschiedenen Karten kommt zweimal vor, ein zweiter mit acht verschiedenen Karten und einer leeren einmal. 2 × 9 + 9 = 27. Siehe DP-R1.
DP-2 = Es gibt 17 verschiedene gedruckte Karten: 9 je zweimal (18 Karten) und 8 je einmal (8 Karten); 18 + 8 = 26 Karten mit Text und dazu 1 leere.
DP-3 = Jede Karte hat eine Energie, eine ganze Zahl von 0 bis 3.
DP-4 = Energien der 26 Karten mit Text: zwei Nullen (0er), dreizehn 1er, sechs 2er, fünf 3er; zusammen 40. Ohne die zwei Phylakterien: 24 Karten, zusammen 38.
DP-5 = Die Karten werden in der Mitte gefaltet, sodass eine Seite Worte trägt und die andere nicht; nur an der Seite mit Worten kann man sie unterscheiden.
DP-6 = Die leere Karte ist dafür da, dass die Spieler sie später selbst gestalten. (Hausregel, DP-R3) Sie spielt nur mit, wenn die Einstellung „custom_card“ ihren Text liefert; sonst bleibt sie in der Schachtel.
DP-7 = Jeder Kartentext ist gedruckt, darum braucht es keine Karten des Hauses; die eigene Karte ist die einzige, die ein Tisch hinzufügen darf.
DP-8 = Ein Programm gibt jeder wirklichen Karte eine eigene Kennung. Zwei Karten mit gleichem Namen wirken gleich, sind aber verschieden, wenn man sie verfolgt, markiert oder Wiederholungen zählt.
DP-9 = Jeder Spieler bekommt zuerst ein Phylakterium.
DP-10 = Alle anderen Karten bilden eine Auslage, die beide lesen können: 24 Karten, oder 25 mit einer eigenen Karte.
DP-11 = Ein fairer Münzwurf entscheidet, wer zuerst wählt, wenn die Einstellung „first_picker“ nichts anderes sagt.
DP-12 = Die Spieler nehmen abwechselnd je eine Karte aus der Auslage.
DP-13 = Die Kartenwahl endet, wenn jeder 9 Karten hat, das Phylakterium mitgezählt: 8 Karten für jeden, 16 im Ganzen; wer zuerst wählt, nimmt die Karten 1, 3, …, 15, der andere 2, 4, …, 16.
DP-14 = Jede Karte der Auslage darf genommen werden; ein Spieler darf auch beide Karten mit demselben Namen haben.
DP-15 = Gewählt wird offen: Beide kennen alle 9 Karten von beiden.
DP-16 = Die Karten, die übrig bleiben, scheiden aus: 8 Karten, oder 9 mit einer eigenen Karte. Alle wissen weiterhin, welche es sind.
DP-17 = Wenn nicht klar ist, was eine gewählte Karte bedeutet, einigen sich die Spieler vor dem Spiel. (Hausregel) An einem Tisch hier sind die Entscheide weiter unten und die Einstellungen des Tisches diese Einigung; sie stehen vor der Kartenwahl fest.
DP-18 = Die Spieler sitzen einander gegenüber, jeder mit drei Reihen vor sich; jede Reihe des einen liegt einer Reihe des anderen gegenüber.
DP-19 = Jeder verteilt seine 9 Karten, wie er will, auf 3 Stapel mit genau 3 Karten, einen je Reihe, in beliebiger Ordnung.
DP-20 = Nur der Besitzer kann die Karten seiner Stapel lesen. Beide bauen gleichzeitig und heimlich auf; beide Aufbauten gelten erst zusammen.
DP-21 = Jeder Stapel ist am Anfang zusammengeklappt: drei Karten hoch, und nur die oberste ist zu lesen.
DP-22 = Wer bei der Kartenwahl als Zweiter wählte, hat den ersten Zug.
DP-23 = Es gibt drei Reihen, von 1 bis 3 gezählt, für beide dieselben; jeder Spieler hat in jeder Reihe entweder einen Stapel oder nichts.
DP-24 = Gegenüber heißt immer: auf der anderen Seite, in derselben Reihe, in diesem Augenblick. Der Stapel gegenüber ist der, den der andere jetzt in dieser Reihe hat; die oberste Karte gegenüber ist dessen jetzige oberste Karte. In einer leeren Reihe gibt es beides nicht.
DP-25 = Ein Stapel besteht aus einer oder mehreren Karten, die aufeinanderliegen, in fester Ordnung von unten nach oben.
DP-26 = Ein Stapel darf jede Höhe ab 1 haben.
DP-27 = Die Kaskade eines Stapels sind seine obersten Karten, so viele nach rechts aufgefächert sind, dass der Besitzer Name und Energie jeder einzelnen lesen kann: mindestens die oberste, höchstens alle. Die übrigen liegen verborgen darunter. Eine leere Reihe hat keine Kaskade.
DP-28 = Die Kaskade ist immer eine Folge ohne Lücke von der obersten Karte abwärts; nie liegt eine verborgene Karte über einer aufgefächerten.
DP-29 = Die Kaskade eines zusammengeklappten Stapels ist nur die oberste Karte.
DP-30 = Die Energie einer Kaskade ist die Summe der Energien ihrer aufgefächerten Karten, die oberste mitgezählt.
DP-31 = Verborgene Karten tragen nichts zur Energie der Kaskade bei.
DP-32 = Eine Kaskade bleibt von Zug zu Zug, wie sie ist, bis eine Regel sie ändert. Man darf die eigene Kaskade nicht nach Belieben zusammenklappen (DP-R12).
DP-33 = Eine Kaskade zusammenzuklappen verbirgt alle ihre Karten unter der obersten. Liegt diese allein darin oder ist die Reihe leer, ändert sich nichts. Die Ordnung der Karten bleibt.
DP-34 = Verlässt die oberste Karte einen Stapel (zerstört, weggelegt, auf die andere Seite geschickt) und bleiben Karten übrig, so ist die Kaskade das, was aufgefächert bleibt: eine Karte weniger, aber immer mindestens die neue oberste.
DP-35 = Verlässt die letzte Karte einen Stapel, ist die Reihe auf dieser Seite leer.
DP-36 = Eine Karte, die auf einen Stapel mit Karten gelegt wird, schließt sich am rechten Ende seiner Kaskade an; diese ist dann eine Karte länger. Eine Karte, die in eine leere Reihe kommt, ist ein eigener Stapel und dessen ganze Kaskade.
DP-37 = Die oberste Karte zu versenken heißt, sie verborgen ganz unten in ihren Stapel zu legen. Die Kaskade ist dann eine Karte kürzer, aber nie kürzer als die neue oberste Karte.
DP-38 = Eine Karte zu versenken, die allein in ihrem Stapel liegt, ändert nichts.
DP-39 = Einen Stapel aufsteigen zu lassen heißt, seine unterste Karte nach oben zu legen. Sie schließt sich dort der Kaskade an, die eine Karte länger wird, wenn noch eine Karte verborgen war. Eine einzelne Karte bleibt, wie sie ist.
DP-40 = Eine zerstörte Karte ist für immer aus dem Spiel und liegt offen neben dem Tisch.
DP-41 = Höhen, Längen der Kaskaden und jeder Ortswechsel einer Karte sind für beide sichtbar; nur die Worte sind geheim.
DP-42 = Die Spieler sind abwechselnd am Zug.
DP-43 = Ein Zug ist genau eine Bewegung oder ein Angriff.
DP-44 = Passen darf man nicht.
DP-45 = Eine erlaubte Bewegung gibt es immer: Man hat wenigstens das Phylakterium; mit zwei oder mehr Stapeln kann man umlegen, mit einem Stapel sind zwei leere Reihen da, um einen Stapel zu gründen.
DP-46 = Ist die Bewegung oder der Angriff fertig und hat niemand gewonnen, wird am Ende des Zuges DP-94, DP-95 und DP-96 geprüft, in dieser Ordnung; dann ist der andere am Zug.
DP-47 = Man bewegt nur Karten in den eigenen drei Reihen.
DP-48 = Auffächern L (slide): Der aufgefächerte Teil des Stapels in Reihe L rückt nach rechts, sodass der Besitzer eine Karte darunter mehr lesen kann. Mindestens eine Karte des Stapels muss noch verborgen sein. Die Ordnung der Karten bleibt.
DP-49 = Hochholen L k (raise): In Reihe L kommt die aufgefächerte Karte, die k Plätze links von der obersten liegt, nach oben ans rechte Ende der Kaskade. Die Ordnung der anderen und die Länge der Kaskade bleiben.
DP-50 = Umlegen L M (transfer): Die oberste Karte des Stapels in Reihe L kommt oben auf den eigenen Stapel in einer anderen Reihe M, in der Karten liegen müssen; sie ist dort aufgefächert (DP-36); für Reihe L gilt DP-34 oder DP-35.
DP-51 = Gründen L M (found): Die oberste Karte des Stapels in Reihe L kommt in die eigene leere Reihe M und bildet dort einen neuen Stapel. Auch eine einzelne Karte darf das; Reihe L ist dann leer. Wodurch Reihe M leer wurde, ist gleich.
DP-52 = Versenken L (sink): Die oberste Karte des Stapels in Reihe L versinkt (DP-37). Der Stapel muss mindestens zwei Karten haben.
DP-53 = Eine Bewegung muss die Stellung ändern: Eine einzelne Karte zu versenken oder die oberste Karte hochzuholen, ist keine Bewegung.
DP-54 = Eine Bewegung zeigt dem Gegner keine Worte; er sieht nur, welche Karte wohin ging.
DP-55 = Beim Planen darf man alle Karten der eigenen Stapel ansehen, auch die verborgenen. (Hausregel) Ein Programm zeigt dem Besitzer jederzeit alle eigenen Karten.
DP-56 = Erlaubt sind diese Bewegungen: für jeden eigenen Stapel ein Hochholen für jede aufgefächerte Karte außer der obersten, ein Auffächern, wenn eine Karte verborgen ist, und ein Versenken, wenn es zwei Karten oder mehr sind; dazu für jeden eigenen Stapel zwei Bewegungen seiner obersten Karte, denn sie hat genau zwei andere Reihen, durch Umlegen oder Gründen. Angriffe: einer für jeden eigenen Stapel, dessen oberste Karte eine Aktion hat. Der erste Zug bietet 3 + 3 + 6 = 12 Bewegungen und bis zu 3 Angriffe; mit gedruckten Karten sind höchstens 19 möglich (10 Karten, dank Gnaremub).
DP-57 = Angriff L (attack): Man deckt dem Gegner die oberste Karte des eigenen Stapels in Reihe L auf. Sie ist nun die angreifende Karte; ihr Besitzer ist der Angreifer, der andere der Verteidiger.
DP-58 = Eine Karte ohne Aktion kann nicht angreifen. Unter den gedruckten Karten ist das nur die Mine.
DP-59 = Der Angriff ist auch erlaubt, wenn die Reihe gegenüber leer ist, und auch, wenn er nichts bewirken wird.
DP-60 = Nur die Anweisungen der obersten Karte zählen; die anderen Karten der angreifenden Kaskade geben nur Energie dazu und werden nicht gezeigt.
DP-61 = Ein Angriff läuft so ab: (1) Die angreifende Karte wird aufgedeckt; (2) gibt es gegenüber keinen Stapel oder ist die Aktion keine Bedrohung (DP-62), geht es weiter mit 6; (3) der Verteidiger deckt die oberste Karte D gegenüber auf; (4) er sagt die gesamte Energie seiner Kaskade an; (5) hat D eine Reaktion, die möglich ist, wird sie ausgeführt, dann sagt DP-70, wie es weitergeht; (6) die Anweisungen der angreifenden Karte werden der Reihe nach ausgeführt; (7) der Zug endet.
DP-62 = Eine Aktion ist eine Bedrohung, wenn sie bei einem Stapel gegenüber eine Karte dort zerstören könnte oder Energien vergleichen muss. Immer Bedrohungen: Phylakterium, Bumerang, Feuerball, Zaubergeschoss, Donnerkeil, Blitz, Gnaremub, Batterie, Granate, Fächer, Lenkkugel. Eine Bedrohung nur gegen einen Stapel aus genau einer Karte: Blase. Nie Bedrohungen: Spiegelkugel, Entladung, Erdung, Lockvogel.
DP-63 = Gegen eine Aktion, die keine Bedrohung ist, deckt der Verteidiger nichts auf, sagt nichts an, und nichts reagiert.
DP-64 = Gegen eine Bedrohung muss der Verteidiger seine oberste Karte gegenüber zeigen.
DP-65 = Gegen eine Bedrohung sagt der Verteidiger außerdem die Energie seiner Kaskade an: die einfache Summe (DP-30) in diesem Augenblick, vor der Reaktion und vor jeder Verdopplung. Sie wird bei jeder Bedrohung angesagt, auch wenn die Aktion keine Energien vergleicht (Granate, Lenkkugel, Blase).
DP-66 = Die anderen Karten der Kaskade des Verteidigers müssen nicht gezeigt werden.
DP-67 = Die angesagte Summe muss stimmen. (Hausregel, DP-R38) Das Programm rechnet sie aus und sagt sie an; falsch ansagen ist nicht möglich.
DP-68 = Die Summe des Angreifers wird nicht angesagt; der Verteidiger erfährt nur, was der Ausgang zeigt.
DP-69 = Hat die aufgedeckte Karte D eine Reaktion, wird sie vor den Anweisungen der angreifenden Karte ausgeführt.
DP-70 = Nach der Reaktion: Liegt die angreifende Karte nicht mehr in dem Stapel, aus dem sie angriff, ist der Angriff vorbei (DP-72); ist sonst die Reihe gegenüber jetzt leer, geht es weiter mit Schritt 6; ist sonst die oberste Karte gegenüber nicht mehr D, wird stattdessen die neue oberste Karte angegriffen: Die Schritte 3 bis 5 werden mit ihr wiederholt; sonst geht es weiter mit Schritt 6.
DP-71 = In einem Angriff reagiert jede Karte höchstens einmal; so endet die Wiederholung.
DP-72 = Wird die angreifende Karte während der Reaktion zerstört, wird keine ihrer Anweisungen ausgeführt; der Zug endet.
DP-73 = Die Anweisungen der angreifenden Karte werden in der Ordnung ausgeführt, in der ihre Kartenregeln sie nennen, jede an der Stellung, wie sie dann ist.
DP-74 = Eine Anweisung, für die nichts da ist (kein Stapel, keine Karte gegenüber), wird übersprungen; die folgenden werden trotzdem ausgeführt.
DP-75 = Anweisungen nach dem Energievergleich (zusammenklappen, versenken, diese Karte zerstören) werden ausgeführt, ob der Vergleich gelang oder nicht, außer die Karte sagt „sonst“.
DP-76 = „Größer“ vergleicht zwei Summen: die Energie der angreifenden Kaskade mit der Energie der Kaskade gegenüber, beide gezählt, wenn die Anweisung dran ist, nach allen Reaktionen und früheren Anweisungen.
DP-77 = Zu jeder Summe gehört die oberste Karte des Stapels: Die eigene Energie der angreifenden Karte zählt mit, und ebenso die der angegriffenen.
DP-78 = Die angreifende Summe muss wirklich größer sein. Ein Gleichstand zerstört nicht.
DP-79 = Eine Verdopplung nimmt die ganze Summe ihrer Seite mal 2, nur für den Rest dieses Angriffs. Die Verdopplungen von Angreifer und Verteidiger haben nichts miteinander zu tun.
DP-80 = „Karte gegenüber“ auf einer Karte meint die oberste Karte gegenüber.
DP-81 = Jedes Aufdecken, jede angesagte Summe, jede Reaktion, Zerstörung und Versenkung, jedes Zusammenklappen und jeder Ortswechsel in einem Angriff ist für alle zu sehen; ebenso, ob der Energievergleich gelang.
DP-82 = Eine aufgedeckte Karte wird gezeigt und dann an ihrem Platz wieder zurückgedreht. Man darf sie sich merken.
DP-83 = Eine Reaktion wird nur ausgeführt, wenn ihre Karte als oberste Karte gegenüber in Schritt 3 eines Angriffs aufgedeckt wird. Tiefer liegende Karten, aufgefächert oder nicht, reagieren nie.
DP-84 = Eine Reaktion ist Pflicht, wenn sie möglich ist, außer die des Lockvogels, bei der es heißt, sie sei freiwillig.
DP-85 = In einer Reaktion ist „diese Karte“ die reagierende Karte, und „gegenüber“ meint den Stapel des Angreifers in derselben Reihe.
DP-86 = Eine Reaktion mit „einmal im Spiel“ kann diese Karte im ganzen Spiel ein Mal nutzen. Jede Karte mit demselben Namen hat ihr eigenes Mal.
DP-87 = Verbraucht ist sie, wenn die Karte durch ihre Reaktion wirklich geht; eine abgelehnte oder unmögliche Reaktion verbraucht nichts.
DP-88 = Was verbraucht ist, wissen alle. Die Marke gehört zur Karte und bleibt bei ihr, wohin sie auch geht; das Programm führt sie, am wirklichen Tisch dreht der Besitzer ein Zeichen darauf um.
DP-89 = „Einmal im Spiel“ begrenzt nur die Reaktion; die Aktion der Karte darf man beliebig oft nutzen.
DP-C-Phylactery-1 = Aktion: Die Summe des Angreifers wird verdoppelt; ist sie dann größer, wird die oberste Karte gegenüber zerstört.
DP-C-Phylactery-2 = Sonst geschieht nichts: Das Phylakterium bleibt oben, und seine Kaskade bleibt, wie sie ist, bei Erfolg und Misserfolg.
DP-C-Phylactery-3 = Reaktion: Die Summe des Verteidigers wird für diesen Angriff verdoppelt.
DP-C-Phylactery-4 = Wird ein Phylakterium zerstört, wodurch auch immer, verliert sofort der Spieler, auf dessen Seite es lag.
DP-C-Phylactery-5 = Greift ein Phylakterium ein Phylakterium an, werden beide Summen verdoppelt; der Angriff gelingt genau dann, wenn die einfache Summe des Angreifers größer ist.
DP-C-Phylactery-6 = Die Verdopplung betrifft nur Summen, nie die Energie der Karte selbst (1), und schützt nicht vor Aktionen, die keine Summen vergleichen (Granate, Lenkkugel, Blase gegen eine einzelne Karte).
DP-C-Phylactery-7 = Ein Phylakterium in einer Kaskade, aber nicht oben, gibt seine Energie 1 dazu und verdoppelt nichts.
DP-C-Phylactery-8 = Keine gedruckte Wirkung bringt ein Phylakterium auf die andere Seite des Tisches.
DP-C-Bubble-1 = Aktion gegen einen Stapel aus zwei oder mehr Karten: Seine unterste Karte steigt nach oben (DP-39). Das ist keine Bedrohung; der Angreifer sieht die Karte nicht.
DP-C-Bubble-2 = Aktion gegen einen Stapel aus genau einer Karte: Diese Karte wird zerstört, ohne Vergleich der Energien. Das ist eine Bedrohung.
DP-C-Bubble-3 = Reaktion, einmal im Spiel: Die Blase geht von der Spitze ihres Stapels oben auf einen anderen Stapel ihres Besitzers und schließt sich dort der Kaskade an (DP-36). Der Besitzer wählt unter seinen anderen Reihen mit Karten.
DP-C-Bubble-4 = Hat ihr Besitzer keinen anderen Stapel, reagiert die Blase nicht, und nichts ist verbraucht. In eine leere Reihe oder auf die Seite des Gegners darf sie nicht.
DP-C-Bubble-5 = Nach ihrer Aktion bleibt die Blase oben auf ihrem Stapel; ihre eigene Kaskade ändert sich nicht.
DP-C-Bubble-6 = Nach ihrer Reaktion geht der Angriff nach DP-70 weiter: gegen die nächste Karte des Stapels, den die Blase verließ, oder gegen nichts.
DP-C-Mirrorball-1 = Aktion: Der Verteidiger zeigt dem Angreifer jede Karte der Kaskade gegenüber; dann wird die Spiegelkugel zerstört.
DP-C-Mirrorball-2 = Reaktion: Der Angreifer zeigt dem Verteidiger jede Karte der angreifenden Kaskade; dann geht der Angriff weiter wie sonst.
DP-C-Mirrorball-3 = Die Aktion ist keine Bedrohung: Sich selbst zu zerstören zählt nicht. Keine Summe wird angesagt, und nichts reagiert.
DP-C-Mirrorball-4 = Verborgene Karten unter einer Kaskade werden nicht gezeigt. Ein zusammengeklappter Stapel zeigt nur seine oberste Karte.
DP-C-Mirrorball-5 = Gegen eine leere Reihe wird nichts gezeigt; die Spiegelkugel wird trotzdem zerstört.
DP-C-Boomerang-1 = Aktion: Ist die Summe größer, wird die oberste Karte gegenüber zerstört.
DP-C-Boomerang-2 = Dann klappt die Kaskade des Angreifers zusammen, bei Erfolg und Misserfolg.
DP-C-Boomerang-3 = Der Bumerang bleibt oben auf seinem Stapel.
DP-C-Discharge-1 = Aktion: Die Kaskade gegenüber klappt zusammen; dann versinkt die Entladung. Keine Bedrohung.
DP-C-Discharge-2 = Reaktion: Die Kaskade des Angreifers klappt zusammen, bevor Energie gezählt wird; so zählt für ihn nur die angreifende Karte (es sei denn, die Aktion selbst fächert wieder Karten auf, wie der Fächer).
DP-C-Discharge-3 = Ihre eigene Kaskade klappt durch die Aktion nicht zusammen; sie verliert nur die Entladung (DP-37).
DP-C-Discharge-4 = Die Reaktion klappt die Kaskade des Angreifers bei jeder Bedrohung zusammen, auch bei einer, die keine Energie zählt.
DP-C-Fireball-1 = Aktion: Ist die Summe größer, wird die oberste Karte gegenüber zerstört.
DP-C-Fireball-2 = Ist sie nicht größer (auch bei Gleichstand), versinkt stattdessen die oberste Karte gegenüber; liegt sie allein, bleibt sie.
DP-C-Fireball-3 = Dann wird der Feuerball zerstört, bei Erfolg und Misserfolg, auch gegen eine leere Reihe.
DP-C-Fireball-4 = Die Kaskade des Angreifers klappt nicht zusammen; sie verliert nur den Feuerball (DP-34).
DP-C-MagicMissile-1 = Aktion: Ist die Summe größer, wird die oberste Karte gegenüber zerstört.
DP-C-MagicMissile-2 = Dann klappt die Kaskade des Angreifers zusammen, und das Zaubergeschoss versinkt, bei Erfolg und Misserfolg.
DP-C-Thunderbolt-1 = Aktion: Ist die Summe größer, wird die oberste Karte gegenüber zerstört.
DP-C-Thunderbolt-2 = Dann klappt die Kaskade des Angreifers zusammen, und der Donnerkeil versinkt, bei Erfolg und Misserfolg.
DP-C-Lightning-1 = Aktion: Ist die Summe größer, wird die oberste Karte gegenüber zerstört.
DP-C-Lightning-2 = Dann klappt die Kaskade des Angreifers zusammen, und der Blitz versinkt, bei Erfolg und Misserfolg, genau wie beim Donnerkeil.
DP-C-Gnaremoob-1 = Aktion: Ist die Summe größer, wird die oberste Karte gegenüber zerstört.
DP-C-Gnaremoob-2 = Dann verlässt der Gnaremub, bei Erfolg und Misserfolg, den Stapel des Angreifers (DP-34) und kommt verborgen ganz unten in den Stapel gegenüber. Das s gegenüber ändert sich nicht.
DP-C-Gnaremoob-3 = Gibt es in diesem Augenblick gegenüber keinen Stapel, bleibt der Gnaremub oben auf seinem eigenen.
DP-C-Gnaremoob-4 = Von da an gehört der Gnaremub in jeder Hinsicht dem Gegner: Nur dieser darf ihn ansehen, bewegen, auffächern, zählen und mit ihm angreifen, und sein nächster Angriff kann ihn zurückbringen.
DP-C-Gnaremoob-5 = Beide kennen die Karte, denn sie wurde gerade aufgedeckt; der frühere Besitzer behält kein Recht an ihr.
DP-C-Decoy-1 = Aktion: Die oberste Karte gegenüber versinkt, ohne dass der Angreifer sie sieht; liegt sie allein, bleibt sie. Keine Bedrohung. Der Lockvogel bleibt oben.
DP-C-Decoy-2 = Reaktion, einmal im Spiel, freiwillig: Der Lockvogel geht von der Spitze seines Stapels oben auf den Stapel mit dem Phylakterium seines Besitzers und schließt sich dort der Kaskade an (DP-36). Dann gilt DP-70.
DP-C-Decoy-3 = Liegt das Phylakterium im Stapel des Lockvogels selbst, gibt es keine Reaktion, und nichts ist verbraucht.
DP-C-Decoy-4 = Lehnt der Besitzer ab, geht der Angriff gegen den Lockvogel weiter, und nichts ist verbraucht.
DP-C-Decoy-5 = Der Sprung verrät dem Gegner, in welcher Reihe das Phylakterium steht (nicht, in welcher Höhe); das wissen dann alle.
DP-C-Mine-1 = Die Mine hat keine Aktion und kann nicht angreifen.
DP-C-Mine-2 = Reaktion: Die angreifende Karte (die oberste des Angreifers in dieser Reihe) wird zerstört, egal wie die Energien sind.
DP-C-Mine-3 = Dann wird die Mine zerstört. (Hausregel, DP-R29) Der Angriff ist vorbei; die Anweisungen der angreifenden Karte werden nicht ausgeführt.
DP-C-Mine-4 = Ist die angreifende Karte ein Phylakterium, verliert ihr Besitzer sofort; die Mine wird dann nicht mehr zerstört.
DP-C-Mine-5 = Die Mine reagiert nicht auf Aktionen, die keine Bedrohung sind: Der Lockvogel darf sie versenken, die Blase darf sie verschütten, die Spiegelkugel darf sie zeigen, Entladung und Erdung dürfen ihre Kaskade zusammenklappen.
DP-C-Mine-6 = Die Mine kann bewegt, aufgefächert und gezählt werden wie jede Karte.
DP-C-Battery-1 = Aktion: Die oberste Karte gegenüber wird zerstört, wenn die angreifende Summe minus die Summe gegenüber mindestens 4 ist.
DP-C-Battery-2 = Sonst geschieht nichts; die Batterie bleibt oben, und ihre Kaskade bleibt.
DP-C-Battery-3 = Verdoppelt ein verteidigendes Phylakterium, zählt das, bevor der Unterschied genommen wird.
DP-C-Ground-1 = Aktion: Die Kaskade gegenüber klappt zusammen. Keine Bedrohung.
DP-C-Ground-2 = Dann darf der Angreifer die Erdung versenken. (Hausregel) Er entscheidet nach dem Zusammenklappen; liegt die Erdung allein, wird er nicht gefragt.
DP-C-Ground-3 = Reaktion: wie DP-C-Discharge-2 und DP-C-Discharge-4.
DP-C-Grenade-1 = Aktion: Die oberste Karte gegenüber wird zerstört, egal wie die Energien sind.
DP-C-Grenade-2 = Dann wird die Granate zerstört, auch gegen eine leere Reihe.
DP-C-Grenade-3 = Sie ist eine Bedrohung: Reaktionen kommen zuerst. Eine Mine zerstört sie, bevor sie wirkt; weichen Blase oder Lockvogel aus, bleibt ihr die nächste Karte.
DP-C-Fan-1 = Aktion: Alle Karten im Stapel des Fächers werden seine Kaskade. Das geschieht nach der Reaktion.
DP-C-Fan-2 = Ist die Summe dann größer und hat der Stapel gegenüber zwei oder mehr Karten, versinkt seine oberste Karte.
DP-C-Fan-3 = Ist die Summe größer und liegt die oberste Karte gegenüber allein, wird sie stattdessen zerstört.
DP-C-Fan-4 = Ist sie nicht größer, geschieht nichts weiter. In jedem Fall bleibt der Fächer oben, und die ganze Kaskade bleibt.
DP-C-Fan-5 = Der Fächer ist gegen jeden Stapel gegenüber eine Bedrohung. Gegen eine leere Reihe geschieht nur DP-C-Fan-1.
DP-C-GuidedOrb-1 = Aktion: Die oberste Karte gegenüber wird zerstört, wenn ihre eigene Energie 0 oder 1 ist.
DP-C-GuidedOrb-2 = Ihre eigene Energie ist die Zahl auf dieser Karte; Kaskaden und Verdopplungen zählen nicht. Beute: Phylakterium, Blase, Spiegelkugel, Bumerang, Zaubergeschoss, Gnaremub, Erdung, Granate, Fächer, die eigene Karte (und die Mine, die zuerst reagiert).
DP-C-GuidedOrb-3 = Dann versinkt die Lenkkugel, bei Erfolg und Misserfolg; ihre Kaskade klappt nicht zusammen (DP-37).
DP-90 = Wer zuerst das Phylakterium des Gegners zerstört, gewinnt.
DP-91 = Das Spiel endet genau im Augenblick der Zerstörung; keine Anweisung irgendeiner Karte wird mehr ausgeführt.
DP-92 = Verloren hat der Spieler, auf dessen Seite das zerstörte Phylakterium lag, wer auch immer es bewirkte und wer auch immer am Zug ist. Man kann im eigenen Zug verlieren (wenn man mit dem Phylakterium eine Mine angreift).
DP-93 = Zerstörungen geschehen nacheinander, und das erste Phylakterium beendet das Spiel; darum können nie beide verlieren.
DP-94 = Hat am Ende eines Zuges jeder nur noch sein Phylakterium, ist das Spiel unentschieden: 2 × 1 ist nie größer als 2 × 1.
DP-95 = Wurde in so vielen aufeinanderfolgenden Zügen, wie „stagnation_limit“ sagt (normal 60), die beider Spieler gezählt, keine Karte zerstört, endet das Spiel so, wie „stagnation_result“ es sagt (normal unentschieden).
DP-96 = Mit der Einstellung „repetition_draw“ = n > 0 ist das Spiel unentschieden am Ende eines Zuges, nach dem dieselbe Stellung (dieselben Karten an denselben Plätzen, gleich lange Kaskaden, dieselben Marken für Verbrauchtes, derselbe Spieler am Zug) zum n-ten Mal steht. Normal ist das aus.
DP-97 = Ein Schritt wird samt seinem „else“ übersprungen, wenn er foe oder foe_top betrifft und gegenüber kein Stapel ist (oder der Angriff mit „dodge“ = miss danebenging), oder wenn er self betrifft und die handelnde Karte ihren Stapel verlassen hat. Bedingungen über foe sind falsch, wenn gegenüber kein Stapel ist oder der Angriff danebenging.
DP-98 = Eine Aktion ist eine Bedrohung, wenn gegenüber ein Stapel ist und (a) irgendein Schritt, „else“ mitgezählt, eine Bedingung greater, greater_by oder foe_top_energy_max hat, oder (b) irgendein Schritt foe_top zerstört und alle seine Bedingungen foe_alone und mine_alone gelten, wenn der Angriff angesagt wird. Daraus ergeben sich genau die Listen in DP-62.
DP-99 = Eine Reaktion ist möglich, außer sie ist „once“ und verbraucht, oder sie hat einen Schritt „move“ ohne Ziel. Eine Reaktion mit „once“ ist verbraucht, wenn sie ausgeführt wird. Mit „may“ wird der Besitzer erst gefragt; ablehnen verbraucht nichts.
DP-100 = Ein Schritt mit „may“ wird nicht angeboten, wenn er übersprungen würde oder nichts änderte (eine einzelne Karte versenken).
DP-101 = Grenzen einer eigenen Karte: Energie 1 (auf der leeren Karte gedruckt); ein Name mit 1–24 Zeichen, den keine andere Karte hat; höchstens 3 Schritte der Aktion und 2 der Reaktion (Schritte in „else“ nicht mitgezählt, höchstens einmal verschachtelt); Aktion und Reaktion dürfen nicht beide fehlen; eine Reaktion mit „move“ muss „once“ sein; nie „lose_if_destroyed“. Die Spieler einigen sich vor der Kartenwahl auf sie; beide dürfen sie wählen.
DP-R1 = Wie viele Karten gibt es? Der Text zeigt eine Liste von neun Karten zweimal und eine Liste von acht Karten und einer leeren einmal. Entweder wurde ein Bogen nur versehentlich doppelt gelesen, oder er kommt wirklich zweimal vor. Entscheid: Er kommt zweimal vor; 27 Karten. Mit nur einem Bogen gäbe es ein Phylakterium für zwei Spieler und 18 Karten im Ganzen, davon eine leer, und nach der Kartenwahl bliebe nichts zum Weglegen; das Regelheft gibt im Abschnitt Aufbau jedem ein Phylakterium und legt einen Rest weg (27 − 18 = 9 mit der leeren). Keine Einstellung.
DP-R2 = Wer wählt zuerst? Das Regelheft sagt es nicht. Entscheid: ein Münzwurf. Das ist fair, denn wer als Zweiter wählt, bekommt dafür den ersten Zug. Einstellung „first_picker“.
DP-R3 = Wird die leere Karte mitgewählt? Entscheid: nur wenn die Spieler ihr einen Text gegeben haben (Einstellung „custom_card“); dann liegt sie mit ihrer gedruckten Energie 1 in der Auslage wie jede Karte. Eine leere Karte ohne Text hätte weder Aktion noch Reaktion und wäre nur ein Zählstein; sie bleibt draußen.
DP-R4 = Darf man nichts tun? Das Regelheft sagt, man dürfe bewegen oder angreifen; das kann man auch als Erlaubnis lesen, keins von beiden zu tun. Entscheid: „Dürfen“ lässt die Wahl zwischen beiden; eins davon muss man tun. Passen würde das Abwarten umsonst machen und Stillstand fördern, und eine erlaubte Bewegung gibt es immer. Keine Einstellung.
DP-R5 = Was, wenn man gar nichts tun kann? Das kommt nicht vor. Wer keine Karten hat, hat kein Phylakterium und hat verloren. Mit einem Stapel sind zwei Reihen leer, und die oberste Karte darf dorthin; mit mehr Stapeln kann man umlegen. Minen auf allen Stapeln verbieten nur Angriffe. Dass es stimmt, zählt DP-56 nach: mindestens 2k ≥ 2 Bewegungen.
DP-R6 = Darf man Karten in den Stapeln des Gegners bewegen? Die Liste der Bewegungen spricht von „einem Stapel“ und „irgendeinem Stapel“. Entscheid: nur eigene Stapel. Sonst hätten alle die Aktionen von Lockvogel und Blase umsonst, und man könnte Karten bewegen, die man nicht lesen kann. Keine Einstellung.
DP-R7 = Kann eine Kaskade durch erneutes Auffächern wachsen? Lesart 1: Nur die eine oberste Karte rückt; dann geht es nur bei einem zusammengeklappten Stapel und ergibt zwei aufgefächerte Karten. Lesart 2: Jedes Auffächern legt eine Karte mehr frei. Entscheid: Lesart 2 („slide“ = extend). Was eine Kaskade ist, ist nirgends auf zwei Karten begrenzt; ein Stapel aus drei Karten könnte sonst ohne Fächer oder eine Karte von anderswo nie alle zugleich zeigen, und die Stärke des Fächers ist, in einem Zug zu tun, was sonst mehrere braucht. Lesart 1 ist die Einstellung „slide“ = once.
DP-R8 = Deckt das Hochholen einer Karte eine verborgene auf? Am Tisch könnte die Karte ganz links, wenn man sie hebt, die freilegen, auf der sie lag. Entscheid: nein; die übrigen aufgefächerten Karten rücken zusammen, und s bleibt gleich. Das Regelheft spricht nur beim Auffächern vom Freilegen. Keine Einstellung.
DP-R9 = Bleiben Karten aufgefächert, wenn die oberste zerstört, versenkt oder weggelegt wird? Entscheid: ja. Was man lesen konnte, bleibt lesbar; die Kaskade ist einfach eine Karte kürzer, nie kürzer als die neue oberste Karte selbst. Nur Zusammenklappen verbirgt aufgefächerte Karten. Das folgt daraus, dass die Kaskade die aufgefächerten obersten Karten sind und dass Zusammenklappen eine eigene Anweisung mancher Karten ist (Zaubergeschoss) und bei anderen fehlt (Lenkkugel, Feuerball).
DP-R10 = Ist eine Karte, die durch eine Wirkung nach oben kommt, aufgefächert? Beim Umlegen sagt das Regelheft es so. Bei der Reaktion der Blase, der Reaktion des Lockvogels und der Aktion der Blase schweigt es. Entscheid: für alle dasselbe: Eine Karte, die oben auf einem Stapel ankommt, schließt sich seiner Kaskade an. Eine Regel für jede Ankunft, und die einzige, die das Regelheft zeigt. Bei der Aktion der Blase auf einen ganz aufgefächerten Stapel war die Karte schon gezählt, und die Kaskade bleibt so lang, wie sie ist. Keine Einstellung.
DP-R11 = Was bewirkt es, eine einzelne Karte zu versenken? Nichts: Unten und oben sind derselbe Platz. Als Teil einer Wirkung wird es übersprungen; als Bewegung ist es nicht erlaubt, denn es wäre ein Passen. Blase und Fächer sagen ausdrücklich, dass sie eine einzelne Karte stattdessen zerstören; andere Karten tun das nicht.
DP-R12 = Darf man die eigene Kaskade frei zusammenklappen oder umordnen? Entscheid: nein. Die fünf Bewegungen sind die ganze Liste. Nachsehen erlaubt kein Umordnen.
DP-R13 = Was heißt „gegenüber“, wenn Stapel gewandert oder verschwunden sind? Entscheid: Reihen sind feste Plätze; gegenüber ist immer dieselbe Reihe auf der anderen Seite, so wie sie ist, wenn das Wort gebraucht wird. Eine Karte, die in eine andere Reihe geht, steht dem gegenüber, was dort ist. Schräg angreifen gibt es nicht, und für eine leere Reihe gegenüber springt nie eine benachbarte ein.
DP-R14 = Darf man eine leere Reihe angreifen? Lesart 1: Ein Angriff braucht etwas zum Angreifen. Lesart 2: Ein Angriff heißt, eine oberste Karte aufzudecken und ihren Anweisungen zu folgen, was auch immer gegenüberliegt. Entscheid: Lesart 2 (wörtlich); Anweisungen für Karten gegenüber werden übersprungen, die anderen ausgeführt (der Fächer fächert auf, die Entladung versinkt, die Granate zerstört sich). Dem Gegner schadet es auch nie. Die Einstellung „empty_row_attack“ = forbidden ergibt Lesart 1.
DP-R15 = Welche Energie hat ein zusammengeklappter Stapel? Lesart 1: die seiner obersten Karte (eine Kaskade aus einer Karte). Lesart 2: null, denn nichts ist aufgefächert. Entscheid: Lesart 1. Das Regelheft lässt den Verteidiger bei jedem Angriff die Energie nennen, drei Karten mit demselben Text unterscheiden sich nur in der Energie, und mit Lesart 2 könnte kein zusammengeklappter Stapel je etwas durch Energie zerstören, sodass die Reaktionen von Entladung und Erdung gegen jeden Energievergleich außer dem des Fächers vollkommen schützten. Die Einstellung „collapsed_energy“ = zero ergibt Lesart 2.
DP-R16 = Was vergleicht „die Energie der Kaskade ist größer“? Entscheid: alle aufgefächerten Karten des angreifenden Stapels samt der angreifenden Karte mit allen aufgefächerten Karten des Stapels gegenüber samt seiner obersten; wirklich größer. Die Batterie sagt ausdrücklich, dass die Kaskade gegenüber die andere Seite des Vergleichs ist; überall ist dasselbe gemeint. Nicht verglichen werden: verborgene Karten, andere Reihen, die angegriffene Karte allein (auf die schaut nur die Lenkkugel).
DP-R17 = Hängen Anweisungen mit „dann …“ vom Erfolg ab? Entscheid: nein. Die Bedingung gehört nur zur Zerstörung; was folgt, geschieht in jedem Fall. Der Feuerball zeigt das Muster: Er nennt beide Ausgänge und zerstört sich dann.
DP-R18 = Wirkt der Blitz, in dessen Text das „dann“ seiner Geschwister fehlt, wie sie? Entscheid: ein Versehen; der Blitz wirkt wie Zaubergeschoss und Donnerkeil, mit Energie 3.
DP-R19 = Wann deckt der Verteidiger auf, und wann reagiert er? Das Regelheft verlangt das Aufdecken, wenn die Aktion eine Karte zerstören kann, und nennt gleich danach die Reaktionen. Fragen: Zählt es, sich selbst zu zerstören (Spiegelkugel)? Zählt die Blase gegen einen hohen Stapel, der Fächer gegen einen hohen Stapel? Wird auch ohne Aufdecken reagiert? Entscheide: (a) Nur das Zerstören einer Karte gegenüber zählt; (b) Bedingungen über Höhen, bei der Blase und sonst, werden an den sichtbaren Höhen geprüft, wenn der Angriff angesagt wird: Die Blase ist nur gegen eine einzelne Karte eine Bedrohung; (c) eine Aktion, die Energien vergleichen muss, braucht die Summe und die Reaktion, die sie ändern kann, darum ist der Fächer immer eine Bedrohung; eine Energiebedingung, die gerade unerreichbar ist (Batterie mit 3), macht die Aktion nicht harmlos, denn die Summe des Angreifers ist geheim; (d) ohne Aufdecken keine Reaktion: Aktionen, die nur ansehen, versenken, aufsteigen lassen oder zusammenklappen, lösen nichts aus. Keine Einstellung.
DP-R20 = Klappen Entladung und Erdung den Angreifer auch zusammen, wenn keine Energie gezählt wird? Entscheid: ja. Die Worte über das Zählen nennen den Zeitpunkt, keine Bedingung. Gegen Granate, Lenkkugel und Blase (einzelne Karte) klappt die Kaskade des Angreifers zusammen, obwohl der Ausgang nicht davon abhängt.
DP-R21 = Welche Summe wird angesagt, und wann? Entscheid: die einfache Summe der Kaskade gegenüber, wenn ihre oberste Karte aufgedeckt wird, vor Reaktion und Verdopplung. Dabei geht nichts verloren: Die Verdopplung folgt aus dem aufgedeckten Phylakterium. Geht die aufgedeckte Karte weg, wird die neue oberste aufgedeckt und die neue Summe angesagt. Angesagt wird bei jeder Bedrohung, denn das Regelheft macht keine Ausnahme.
DP-R22 = Muss der Angreifer seine eigene Summe ansagen? Das Regelheft verpflichtet nur den Verteidiger. Entscheid: nein. Der Ausgang des Vergleichs ist für alle zu sehen, die Zahl des Angreifers nicht. Ein Programm darf sie dem Verteidiger nicht in den Bericht schreiben.
DP-R23 = Bleibt eine aufgedeckte Karte offen? Lesart 1: Sie bleibt offen liegen. Lesart 2: Sie wird gezeigt und zurückgedreht. Entscheid: Lesart 2; die Stapel sollen nur für ihren Besitzer lesbar sein. Da man jeden Weg einer Karte sieht, kann ein Spieler mit vollkommenem Gedächtnis eine aufgedeckte Karte bis zum Schluss verfolgen; die Anzeige darf sie darum markieren (Einstellung „memory_aid“, nur Anzeige). Ein Bot darf das immer.
DP-R24 = Sieht der Gegner, wie hoch ein Stapel ist und wie viele Karten aufgefächert sind? Entscheid: ja, und auch, welche Karte wohin geht. Die Karten liegen auf dem Tisch; nur ihre Worte sind abgewandt. Blase und Fächer brauchen die Höhe.
DP-R25 = Wann und wo darf man nachsehen? Das Regelheft erlaubt es beim Planen einer Bewegung. Entscheid: in den eigenen Stapeln, jederzeit; da man weiß, wohin man seine Karten gelegt hat, erfährt man dabei nichts Neues. In denen gegenüber nie.
DP-R26 = Blase oder Lockvogel geht weg, wenn man sie angreift: Was trifft der Angriff? Lesart 1 („next“): Erst wird die Reaktion ausgeführt, dann der Angriff, dessen Worte die oberste Karte gegenüber nennen; also wird die nächste Karte getroffen; kann sie zerstört werden, muss sie aufgedeckt werden und darf ihrerseits reagieren. Lesart 2 („miss“): Der Angriff galt der Karte, die wegging, und geht daneben. Entscheid: Lesart 1. Sie folgt den Worten in ihrer Ordnung, braucht keinen Begriff vom Zielen und gilt für jeden Angriff gleich. Ist in der Reihe keine Karte mehr, wird nichts getroffen. Oft wiederholt es sich nicht: Nur die zwei Blasen und der Lockvogel können weggehen, jeder einmal im Spiel. Mit „miss“ werden in diesem Angriff alle Anweisungen für den Stapel gegenüber oder seine oberste Karte übersprungen (auch Feuerball und Fächer versenken nichts); Anweisungen für die angreifende Karte und ihre eigene Kaskade werden ausgeführt, auch der Seitenwechsel des Gnaremubs, wenn gegenüber noch ein Stapel ist. Einstellung „dodge“ = next | miss, normal next.
DP-R27 = Muss die Blase ausweichen? Die Reaktion des Lockvogels heißt freiwillig, die der Blase nicht. Entscheid: Die Blase muss beim ersten Angriff auf sie ausweichen, wenn ihr Besitzer einen anderen Stapel hat; nie geht sie in eine leere Reihe, denn das Regelheft unterscheidet „einen anderen Stapel“ von „einer leeren Reihe“. Folge: Eine Blase auf dem eigenen Phylakterium ist gewagt. Einstellung „bubble_reaction“ = must | may, normal must.
DP-R28 = Wer merkt sich, was es nur einmal im Spiel gibt? Das steht nirgends. Entscheid: Marken, die alle sehen und die zur Karte gehören. Verbraucht ist es durch das Weggehen, nicht durch die Frage.
DP-R29 = Die Mine zerstört die angreifende Karte: Was ist mit deren Anweisungen? Lesart 1: Sie werden trotzdem ausgeführt (die nächste Karte kann zerstört werden). Lesart 2: Der Angriff endet. Entscheid: Lesart 2. Es gibt keine angreifende Karte mehr, deren Anweisungen man ausführen könnte, keine Kaskade mit ihr obenauf, und „diese Karte“ hätte keinen Sinn. Auch das Zusammenklappen des Bumerangs geschieht nicht. Keine Einstellung.
DP-R30 = Was, wenn es für eine Anweisung nichts gibt? Entscheid: Sie wird übersprungen, der Rest ausgeführt. Ein Energievergleich ohne Stapel gegenüber gilt als misslungen, aber Anweisungen für die fehlende oberste Karte (das „sonst versenken“ des Feuerballs) werden auch übersprungen.
DP-R31 = Was, wenn der Gnaremub nichts hat, worunter er sinken könnte? Lesarten: Er gründet einen Stapel in der leeren Reihe des Gegners; oder er bleibt. Entscheid: Er bleibt oben auf seinem eigenen Stapel. Die Karte spricht von einem Stapel gegenüber, und das Regelheft unterscheidet Stapel von leeren Reihen.
DP-R32 = Wem gehört der Gnaremub, nachdem er die Seite gewechselt hat? Entscheid: in jeder Hinsicht dem Spieler, in dessen Stapel er liegt. Dauerhaften Besitz gibt es in diesem Spiel nicht; „dein“ heißt auf deiner Seite.
DP-R33 = Zerstört der Fächer eine einzelne Karte auch ohne größere Energie? Lesart 1: „allein → zerstört“ steht für sich. Lesart 2: Es ersetzt das Versenken, das bei einer einzelnen Karte nicht geht, und hat darum dieselbe Bedingung. Entscheid: Lesart 2. „Allein“ meint die Karte gegenüber, beim Fächer wie bei der Blase.
DP-R34 = Auf welche Energie schaut die Lenkkugel? Entscheid: auf die Zahl, die auf der obersten Karte gegenüber gedruckt ist. Verdoppeln betrifft die Energie der Kaskade und ändert sie nicht; ein ungeschütztes Phylakterium ist Beute.
DP-R35 = Kann man das eigene Phylakterium zerstören, oder können beide zugleich fallen? Mit den gedruckten Karten kann das eigene Phylakterium im eigenen Zug nur durch eine Mine fallen. Karten, die sich selbst zerstören, sind nie Phylakterien. Da Zerstörungen nacheinander geschehen, entscheidet die erste. Für eigene Karten gilt DP-C-Phylactery-4: Wessen Phylakterium zuerst fällt, der verliert.
DP-R36 = Was, wenn nur zwei einzelne Phylakterien übrig sind? Jeder Angriff ist 2 gegen 2, für immer. Entscheid: sofort unentschieden (DP-94). Andere hoffnungslose Stellungen bleiben DP-95 überlassen.
DP-R37 = Was ist mit Wiederholung und Stillstand? Das gedruckte Spiel kann ewig dauern (beide versenken und fächern auf). Entscheid: DP-95 beendet es unentschieden. Wiederholung braucht keine eigene Regel, denn eine wiederholte Stellung heißt, dass nichts zerstört wurde; für Turniere gibt es auf Wunsch eine Regel der n-ten Wiederholung. Sie vergleicht die wirklichen Karten, denen beide mit den Augen folgen können; darum verrät sie nichts.
DP-R38 = Was, wenn jemand an einem wirklichen Tisch eine falsche Summe ansagt? Das Regelheft bittet um Ehrlichkeit und kennt keine Strafe. Hier sagt das Programm an.
DP-R39 = Kommt es darauf an, wer zuerst aufbaut? Nein. Von einem Aufbau ist weder vorher noch nachher etwas zu sehen; beide gelten erst, wenn beide fertig sind.
DP-R40 = Darf man aufgeben, darf man sich auf Unentschieden einigen? Davon steht nichts da. Es ist ein Dienst des Tisches, keine Regel des Spiels; Aufgeben zählt als Niederlage.
DP-R41 = Welche Grenzen für den Stillstand darf man einstellen? Die Liste der Einstellungen nennt 10 bis 400, aber ein Beispiel spielt mit 4. Entscheid: jede ganze Zahl von 2 bis 400; kleine Grenzen dienen Proben und schnellen Rätseln, und 60 bleibt der normale Wert.
DP-R42 = Was wird aus einer Kaskade, wenn eine Karte mitten aus ihrem Stapel weggeht? Keine gedruckte Karte tut das; eine eigene Karte kann es, wenn sie eine Karte über sich holt, bevor sie zerstört wird oder weggeht. Entscheid: Die Kaskade verliert die Karte, wenn sie aufgefächert war, und bleibt, wie sie ist, wenn sie verborgen war; sie ist nie kürzer als die oberste Karte.
DP-R43 = Was, wenn ein Schritt einer eigenen Karte „if“ und „may“ hat? Entscheid: Erst kommen die Bedingungen; nur wenn sie gelten, wird der Besitzer gefragt. „else“ gehört nur zu den Bedingungen; Ablehnen führt also zum nächsten Schritt und nicht zum „else“.
DP-R44 = Was, wenn die Summe einer Seite in einem Angriff zweimal verdoppelt wird? Keine gedruckte Karte tut das. Entscheid: Jede Verdopplung zählt; zwei machen also die vierfache Energie.
DP-R45 = Wie gibt man einen Aufbau aus neun Karten ab? Entscheid: Karte für Karte, ab Reihe 1 und von unten nach oben; kann der Rest nur noch auf eine Art liegen, wird er ohne Frage hingelegt. Der Gegner sieht nichts davon, nicht einmal, wie weit man ist, bis man fertig ist.
DP-R46 = Welche Stellungen zählen für „repetition_draw“? DP-96 schaut auf das Ende eines Zuges. Entscheid: Auch die Stellung, mit der das Duell beginnt, stand schon einmal; zu ihr zurückzukommen ist also ihr zweites Mal; nach einer zerstörten Karte wird neu gezählt, denn keine frühere Stellung kann wiederkommen.

## The lesson

dp-lesson-title = Duel of the Prestidigitators lernen
dp-lesson-1 = Zwei Zauberer stehen sich auf einer Bühne mit drei Reihen gegenüber. Jeder versteckt eine Urne, das Phylakterium, in einem seiner Stapel. Zerschlag die Urne des anderen, und du gewinnst. Deine Karten liegen unten, die von Mirabel verdeckt oben.
dp-lesson-2 = Zuerst wählt ihr abwechselnd Karten, bis jeder neun hat. Alle sehen, wer was nimmt. Die Zahl in der Ecke ist die Energie der Karte. Nimm eine der stärksten: Energie 3.
dp-lesson-2-good = Sie gehört dir, das Band zeigt es. Mirabel nimmt die Mine. Merk dir das: Sie liegt jetzt irgendwo unter ihren Karten.
dp-lesson-2-wrong = Eine schöne Karte. Aber nimm in dieser Lektion eine mit einer 3 in der Ecke: Blitz, Feuerball oder Batterie.
dp-lesson-3 = Dann legst du deine neun Karten in drei Stapel, und niemand sonst darf sie sehen. Zwei sind noch übrig: Versteck das Phylakterium in der Mitte von Reihe 3, leg den Donnerkeil obenauf und tippe auf Fertig.
dp-lesson-3-good = Gut versteckt. Nur die obersten Karten können angreifen und angegriffen werden.
dp-lesson-3-wrong = Nur die oberste Karte kann angegriffen werden, darum sollte das Phylakterium nicht dort liegen. Leg es in die Mitte und den Donnerkeil obenauf.
dp-lesson-4 = Jetzt das Duell. Wenn du am Zug bist, machst du eine Bewegung oder einen Angriff. Es zählen nur Karten, die zur Seite offen liegen: deine Kaskade. Tippe in Reihe 1 auf den Blitz, dann auf Auffächern, und eine Karte mehr kommt hervor.
dp-lesson-4-good = Neben dem Blitz liegt jetzt die Entladung: 2 + 3 = 5 Energie in Reihe 1. Mirabel fächert auch auf. Das siehst du, aber nicht, welche Karte es ist.
dp-lesson-4-wrong = Auch das ist ein richtiger Zug. In dieser Lektion fächere Reihe 1 auf: Tippe auf den Blitz, dann auf Auffächern.
dp-lesson-5 = Greif mit dem Blitz an: Tippe ihn an, dann Mirabels Stapel gegenüber. Sie muss ihre oberste Karte zeigen und sagen, wie viel Energie ihre Kaskade hat. Ist deine größer, wird ihre Karte zerstört.
dp-lesson-5-good = 5 gegen 1: Der Bumerang ist zerstört. Nach seinem Angriff klappt der Blitz deine Kaskade zusammen und versinkt ganz unten in seinem Stapel. Viele starke Karten tun das.
dp-lesson-5-wrong = Noch nicht. Tippe in Reihe 1 auf den Blitz, dann auf den Stapel gegenüber.
dp-lesson-6 = Pass auf: Dein Phylakterium liegt jetzt oben in Reihe 3. Tippe es an, dann Versenken. Es kommt ganz nach unten in seinen Stapel, wo es niemand treffen kann.
dp-lesson-6-good = In Sicherheit. Und da kommt Mirabels Donnerkeil, gegen deinen Lockvogel in Reihe 2.
dp-lesson-6-wrong = Dein Phylakterium bliebe oben, in Gefahr. Tippe es in Reihe 3 an, dann Versenken.
dp-lesson-7 = Manche Karten reagieren, wenn man sie angreift. Dein Lockvogel darf auf den Stapel deines Phylakteriums springen, einmal im Spiel. Lass ihn springen.
dp-lesson-7-good = Der Lockvogel ist weg, also geht der Angriff gegen die Batterie darunter weiter: 2 gegen 3, die Batterie hält. Reaktionen kommen vor allem anderen; überleg es dir also gut, bevor du eine Karte angreifst, die du nicht kennst.
dp-lesson-7-wrong = Er darf bleiben, aber dann trifft ihn der Donnerkeil. Lass ihn diesmal springen.
dp-lesson-8 = Weißt du noch, welche Karte Mirabel am Anfang nahm? Greif Reihe 1 an und sieh, was geschehen kann.
dp-lesson-8-good = Die Mine! Sie zerstört die angreifende Karte, dann sich selbst, egal wie viel Energie da ist. Hätte dein Phylakterium angegriffen, hättest du verloren.
dp-lesson-8-wrong = So würde ein vorsichtiger Spieler ziehen. Aber greif diesmal Reihe 1 an: Es ist nur eine Lektion.
dp-lesson-9 = Du hast gesehen, was in Mirabels Reihe 1 oben liegt: ihr Phylakterium, mit einem Auge markiert. Die Batterie bräuchte 4 Energie mehr als sie. Hol stattdessen den Blitz hoch: Tippe ihn links von der Batterie an, dann Hochholen.
dp-lesson-9-good = Der Blitz liegt jetzt oben, und die Batterie leiht ihm immer noch 3 Energie. Mirabel fächert auch auf, um stärker zu werden.
dp-lesson-9-wrong = Gute Idee, aber hol zuerst den Blitz hoch: Tippe ihn in Reihe 1 links von der Batterie an.
dp-lesson-10 = Ein Phylakterium verdoppelt die Energie seiner Seite, wenn es angegriffen wird. Hier schützen es drei offene Karten, und du hast 6. Fächere Reihe 1 noch einmal auf.
dp-lesson-10-good = 1 + 3 + 3 = 7. Und sieh: Mirabel läuft davon. Sie gründet einen neuen Stapel in Reihe 2, gegenüber von deinem Phylakterium.
dp-lesson-10-wrong = Vielleicht reicht es noch nicht. Fächere zuerst Reihe 1 auf, damit auch die Erdung ihre Energie dazugibt.
dp-lesson-11 = In einem anderen Spiel blieb sie. Du hast in Reihe 1 die Energie 7. Lockvogel und Phylakterium haben 2 + 1 = 3, verdoppelt sind das 6. Schlag zu.
dp-lesson-11-good = 7 gegen 6: Das Phylakterium ist zerschlagen, und du gewinnst. Ein Gleichstand hätte nicht gereicht.
dp-lesson-11-wrong = Du kannst sofort gewinnen: Tippe in Reihe 1 auf den Blitz, dann auf den Stapel gegenüber.
dp-lesson-12 = Du kannst eine oberste Karte auch auf einen anderen deiner Stapel legen oder in einer leeren Reihe einen neuen gründen. Wird zu lange nichts zerstört, ist das Duell unentschieden. Jetzt spiel dein erstes Spiel.

## The plain board

dp-zone-turn = Zug
dp-zone-pool = Auslage
dp-zone-drafted = Gewählte Karten

## Stellungen

dp-position-phase = Feld „phase“: „{ $text }“ ist keine Phase. Phasen: { $known }.
dp-position-no-card = Feld „{ $field }“: Es gibt keine Karte „{ $text }“.
dp-position-drafted = Die Karten von Platz { $letter } sind nicht die, die er gewählt hat.
dp-position-token = Feld „tokens“: Die Marke { $token } fehlt oder ist zweimal benutzt.
dp-position-table = Die Karten auf dem Tisch und die zerstörten sind nicht die, die gewählt wurden.
dp-position-cards = Es gibt mehr Karten { $card }, als das Spiel hat.
dp-position-placed = Feld „placed { $letter }“: Der Platz hat nicht alle diese Karten gewählt.
dp-position-phylactery = Platz { $letter } hat kein Phylakterium; das Spiel wäre zu Ende.

## Offene Stapel im Terminal

dp-terminal-destroyed-pile = Zerstört: { $cards }
dp-terminal-left-pile = In der Auslage geblieben und nicht im Spiel: { $cards }

# Kartendateien
dp-field-hand = Wie viele Karten jemand hat: 3, 6 oder 9, die lebenswichtige mitgezählt.
dp-field-card-name = Wie die Karte heißt: Buchstaben, Ziffern, Leerzeichen, Bindestriche und Apostrophe.
dp-field-card-energy = Die Energie, die sie zu einer Kaskade beiträgt.
dp-field-card-copies = Wie viele es davon gibt.
dp-field-card-text = Was auf der Karte steht. Eine gedruckte Karte hat ihre Worte schon, in jeder Sprache.
dp-field-card-action = Was geschieht, wenn sie angreift: eine Liste von Schritten in der Kartensprache. Ohne sie kann die Karte nicht angreifen.
dp-field-card-reaction = Was geschieht, wenn sie angegriffen wird: Schritte, und ob nur einmal im Spiel (once) oder nach Wunsch (may).
dp-field-card-lose_if_destroyed = Wer diese Karte verliert, verliert das Spiel. Genau eine Karte hat das, in zwei Exemplaren.
dp-field-card-cites = Welche Regel eine Lage zeigt; nur die gedruckten Karten brauchen es.
dp-no-cites = muss eine Tabelle von Lagen und Regeln sein.
dp-no-such-clause = „{ $clause }“ ist keine Regel dieses Spiels. Lass sie weg.
dp-no-more-kinds = es gibt { $cards } Arten von Karten; höchstens { $most } sind erlaubt.
dp-warn-never = { $card }: Keine Karten dieses Satzes können eine ihrer Bedingungen erfüllen.
dp-warn-twin = { $card } tut dasselbe wie { $other }.
dp-warn-silent = { $card } hat keinen Text; niemand kann lesen, was sie tut.
dp-print-tricks = Zauberkünstler
dp-print-row = Reihe { $row }
