### Mathemagician's Duel in German: everything the game says.

## On the box

md-about = Zähle Karte für Karte zusammen und zieh ab, bis deine Reihe so viel wert ist wie dein Zauber, und verdirb den anderen die Rechnung.
md-minutes = 20–40
md-age = ab 8 Jahren

## Options

md-option-level = Das ganze Duell oder die Lehrlingsstufe, in der kein Fehler bestraft wird. Sie stellt andere Einstellungen um, die du noch einzeln ändern kannst.
md-option-level-duel = das ganze Duell
md-option-level-apprentice = Lehrlingsstufe
md-option-casting = Wer merkt, dass ein Zauber fertig ist: der Tisch, oder sein Besitzer, der ihn ansagt.
md-option-casting-automatic = der Tisch
md-option-casting-declared = sein Besitzer sagt ihn an
md-option-show_totals = Ob der Tisch die Reihen ausrechnet. Werden Zauber angesagt, tut er es normalerweise nicht.
md-option-below_zero = Was geschieht, wenn eine Karte unter null führt: Sie zündet fehl, sie ist verboten oder sie ist erlaubt.
md-option-below_zero-misfire = zündet fehl
md-option-below_zero-blocked = ist verboten
md-option-below_zero-allowed = ist erlaubt
md-option-dangling_cast = Ob eine Reihe, die mit einem Zeichen endet, fertig sein kann.
md-option-dangling_cast-allowed = ja
md-option-dangling_cast-forbidden = nein
md-option-hand_split = Eine neue Hand: mindestens eine Karte von jedem Stapel oder fünf beliebige.
md-option-hand_split-mixed = mindestens eine Karte von jedem Stapel
md-option-hand_split-free = fünf beliebige
md-option-pulling = Ob man Karten aus der eigenen Reihe zurücknehmen kann.
md-option-pull_again = Wann man wieder zurücknehmen darf: mit fünf Karten oder erst, wenn man eine Karte gezogen hat.
md-option-pull_again-five_cards = mit fünf Karten
md-option-pull_again-after_draw = wenn man eine Karte gezogen hat
md-option-exchange_removal = Wer nach einem Tausch eine letzte Karte wegnehmen darf: jeder Gegner, der nächste oder niemand.
md-option-exchange_removal-each = jeder Gegner
md-option-exchange_removal-next = der nächste
md-option-exchange_removal-none = niemand
md-option-run_out_loss = Stärke, die alle verlieren, wenn ein magischer Stapel leer wird.
md-option-starting_strength = Magische Stärke am Anfang.
md-option-spell_pool = Alle Zauber oder nur die der Lehrlingsstufe.
md-option-spell_pool-all = alle
md-option-spell_pool-apprentice = die der Lehrlingsstufe
md-option-energy_max = Die größte Zahl im Energiestapel.
md-option-double_knockout = Wenn ein leerer Stapel alle auf einmal besiegt: unentschieden, oder es verliert, wer die letzte Karte gezogen hat.
md-option-double_knockout-draw = unentschieden
md-option-double_knockout-depleter_loses = wer die letzte Karte gezogen hat, verliert
md-option-turn_limit = Züge pro Person, nach denen die größte Stärke gewinnt; 0: keine Grenze.
md-option-turn_limit-0 = keine Grenze

## Names of things

md-row-yours = deine Reihe
    .start = Deine Reihe
    .dative = deiner Reihe
md-row-of = die Reihe von { $who }
    .start = Die Reihe von { $who }
    .dative = der Reihe von { $who }
md-row-their-own = die eigene Reihe
    .dative = der eigenen Reihe
md-row-empty = eine leere Reihe
md-row-nothing = leer
md-row-worth = { $row }, Wert { $value }
md-row-counted =
    { $numerals ->
        [one] { $row }, Wert { $value } mit { $numerals } Zahl
       *[other] { $row }, Wert { $value } mit { $numerals } Zahlen
    }
md-deck-energy = Energie
    .deck = Energiestapel
    .pile = Energie-Ablage
    .card = Energiekarte
md-deck-symbols = Symbole
    .deck = Symbolstapel
    .pile = Symbol-Ablage
    .card = Symbolkarte
md-spell =
    { $minimum ->
        [one] { $name } ({ $value } mit mindestens { $minimum } Zahl, trifft mit { $effect })
       *[other] { $name } ({ $value } mit mindestens { $minimum } Zahlen, trifft mit { $effect })
    }
md-card =
    { $minimum ->
        [one] { $name }: braucht genau { $value } mit mindestens { $minimum } Zahl; wer getroffen wird, verliert { $effect } Stärke.
       *[other] { $name }: braucht genau { $value } mit mindestens { $minimum } Zahlen; wer getroffen wird, verliert { $effect } Stärke.
    }
md-cards-energy =
    { $count ->
        [one] { $count } Energiekarte
       *[other] { $count } Energiekarten
    }
md-cards-symbols =
    { $count ->
        [one] { $count } Symbolkarte
       *[other] { $count } Symbolkarten
    }
md-cards-none = eine leere Hand
md-cards-none-held = keine auf der Hand
md-count = { $who } { $count }
md-strength-left = { $who } hat { $strength }

## Questions

md-ask-first-hand = Zieh { $count } Karten: wie viele Energiekarten, wie viele Symbolkarten?
md-ask-new-hand = Zieh { $count } neue Karten: wie viele Energiekarten, wie viele Symbolkarten?
md-ask-first-spell = Wähle deinen ersten Zauber; die anderen bleiben im Vorrat.
md-ask-next-spell = Wähle deinen nächsten Zauber.
md-ask-refill =
    { $count ->
        [one] Zieh eine Karte: vom Energiestapel oder vom Symbolstapel?
       *[other] Zieh { $count } Karten: wie viele vom Energiestapel, wie viele vom Symbolstapel?
    }
md-ask-remove = Du darfst von einer Reihe die letzte Karte wegnehmen. Von welcher, oder von keiner?
md-ask-remove-gift = Vorsicht: Ohne ihre letzte Karte löst diese Reihe einen fremden Zauber aus: { $rows }.
md-ask-declare =
    { $minimum ->
        [one] { $spell } braucht { $value } mit mindestens { $minimum } Zahl. Ansagen oder schweigen?
       *[other] { $spell } braucht { $value } mit mindestens { $minimum } Zahlen. Ansagen oder schweigen?
    }
md-ask-exchange = Du kannst keine Karte ausspielen: Tausch deine Hand.
md-ask-exchange-or-misfire = Keine Karte ist sicher: Tausch deine Hand oder spiel eine Karte, die fehlzündet.
md-ask-exchange-or-pull = Keine Karte ist sicher: Tausch deine Hand oder nimm zwei Karten aus deiner Reihe zurück.
md-ask-exchange-pull-or-misfire = Keine Karte ist sicher: Tausch deine Hand, nimm zwei Karten aus deiner Reihe zurück oder spiel eine Karte, die fehlzündet.
md-ask-play = Leg eine Karte an deine Reihe oder an eine andere.
md-ask-play-or-pull = Leg eine Karte an irgendeine Reihe oder nimm zwei Karten aus deiner zurück.
md-ask-careful = Vorsicht, das würde fehlzünden: { FORM($risky, form: "short") }.
md-ask-careful-gift = Vorsicht, das würde einen fremden Zauber auslösen: { FORM($gifts, form: "short") }.

## Choices

md-choose-play = { $card } an { $row } legen
    .short = { $card } an { $row }
md-choose-pull = { $first } { $second } zurücknehmen, es bleibt { $left }
    .short = { $first } { $second } an Stelle { $place } zurücknehmen
md-choose-draw = { $cards } ziehen
md-choose-spell = { $spell } wählen
md-choose-remove = { $card } von { FORM($row, form: "dative") } wegnehmen
md-choose-exchange = Die ganze Hand tauschen
md-choose-leave = Alle Reihen lassen, wie sie sind
md-choose-declare = { $spell } ansagen
md-choose-silent = Schweigen

## Why not

md-no-such-spell-stored = Du kannst nur einen Zauber aus deinem Vorrat wählen.
md-no-spell-first = Jetzt wählst du einen Zauber: Nenne einen von deinen.
md-no-declare-first = Der Zug endet: Jetzt sagst du deinen Zauber an oder schweigst.
md-no-draw-count =
    { $count ->
        [one] Man zieht auf { $most } Karten nach: Das ist jetzt { $count } Karte.
       *[other] Man zieht auf { $most } Karten nach: Das sind jetzt { $count } Karten.
    }
md-no-refill-first =
    { $count ->
        [one] Deine Karte ist gespielt. Zieh jetzt { $count } Karte, Energie oder Symbole.
       *[other] Deine Karte ist gespielt. Zieh jetzt { $count } Karten, Energie oder Symbole.
    }
md-no-one-kind-hand = Nimm von jedem Stapel mindestens eine Karte.
md-no-hand-size = Eine neue Hand hat { $count } Karten.
md-no-draw-first = Jetzt ziehst du { $count } Karten: Sag, wie viele von welchem Stapel.
md-no-remove-inside = Man kann nur die letzte Karte einer Reihe wegnehmen.
md-no-remove-first = Jetzt darfst du von einer Reihe die letzte Karte wegnehmen oder die Reihen lassen, wie sie sind.
md-no-remove-empty = { FORM($row, form: "start") } ist leer: Es gibt keine letzte Karte.
md-no-such-row = Diese Reihe gibt es am Tisch nicht.
md-no-play-nowhere = Sag, an welche Reihe: Nimm eine, die am Tisch liegt.
md-no-play-on-fallen = { $who } ist ausgeschieden und hat keine Reihe mehr.
md-no-two-digits = Hier gibt es keine zweistelligen Zahlen: Spiel eine einzelne Zahl.
md-no-such-card = Diese Karte gibt es nicht.
md-no-card-held = Die Karte { $card } hast du nicht auf der Hand.
md-no-sign-first = Eine Reihe beginnt mit einer Zahl. Du kannst { $card } nicht an eine leere Reihe legen.
md-no-two-numbers = Du kannst { $card } nicht nach { $last } legen. Nach einer Zahl kommt ein Zeichen, + oder -.
md-no-two-signs = Du kannst { $card } nicht nach { $last } legen. Nach einem Zeichen kommt eine Zahl.
md-no-minus-on-zero = Du kannst kein Minus an { $row } legen: Sie ist 0 wert, und keine Zahl könnte folgen.
md-no-below-zero = Du kannst { $card } nicht an { $row } legen: Sie käme unter null.
md-no-pulling = In diesem Spiel nimmt man keine Karten aus einer Reihe zurück.
md-no-pull-without-spell = Ohne Zauber kann man nichts zurücknehmen.
md-no-pull-short-row = Zum Zurücknehmen braucht deine Reihe { $need } Zahlen (doppelt so viele, wie dein Zauber verlangt); sie hat { $have }.
md-no-pull-full-hand = Du kannst wieder zurücknehmen, wenn du nur noch { $most } Karten hast; du hast { $have }.
md-no-pull-again = Du hast schon Karten zurückgenommen. Zieh eine Karte, bevor du es wieder tust.
md-no-pull-alike = Man nimmt eine Zahl und ein Zeichen zurück, die nebeneinanderliegen.
md-no-pull-apart = In deiner Reihe liegen { $first } und { $second } an dieser Stelle nicht nebeneinander.
md-no-pull-same = Das lässt dieselbe Reihe übrig wie { $pair } an Stelle { $place }; nimm diese zurück.
md-no-pull-below-zero = Die kannst du nicht zurücknehmen: Der Rest deiner Reihe käme unter null.
md-no-pull-from-others = Du kannst Karten nur aus deiner eigenen Reihe zurücknehmen.
md-no-pass = Passen geht nicht: Spiel eine Karte, auch wenn sie jemand anderem hilft.
md-no-insert = Eine Karte kommt an das rechte Ende einer Reihe, nirgendwo sonst hin.
md-no-other-spell-now = Du behältst deinen Zauber, bis er gewirkt ist oder fehlzündet.
md-no-remove-now = Karten nimmt man erst von einer Reihe weg, wenn jemand die Hand getauscht hat.
md-no-declare-now = Zauber werden am Ende eines Zugs angesagt, wenn die Karte gespielt ist.
md-no-exchange-now = Du kannst nur tauschen, wenn keine Karte sicher ist; du kannst { $card } an { $row } legen.
md-no-draw-full-hand = Du hast { $have } Karten: Man zieht nur, wenn man weniger als { $most } hat.
md-no-draw-before-play = Spiel zuerst eine Karte; gezogen wird danach.
md-no-such-action = Das ist nichts, was man in einem Zug tun kann.
md-no-such-spell = Es gibt keinen Zauber „{ $text }“.
md-no-reading = „{ $text }“ kann man nicht lesen.
md-no-chance = „{ $text }“ ist kein Zufallsergebnis; schreib zum Beispiel { $examples }.
md-no-spells-enough = Der Kartensatz „{ $set }“ hat für dieses Spiel { $spells } Zauber, aber { $seats } Personen brauchen { $need } (MD-R40).
md-no-cards-in-deck = Der Kartensatz „{ $set }“ lässt einen Stapel ohne Karten (MD-R40).
md-no-numeral-twice = die Zahl { $number } steht zweimal da.
md-no-sign-twice = das Zeichen { $sign } steht zweimal da.
md-no-spell-count = es sind { $spells } Zauber; schon zwei Personen brauchen { $least }, höchstens { $most } sind erlaubt (MD-R40).
md-no-spell-id = braucht 1 bis { $longest } Buchstaben, Ziffern und Bindestriche.
md-no-id-twice = kommt zweimal vor; jeder Zauber braucht seine eigene Kennung.
md-no-truth-value = muss true oder false sein.
md-no-numeral-zero = „energy“: Es gibt keine Zahl 0.

## What happens

md-told-ready = { $who } hat gewählt.
md-told-first = { $who } beginnt.
md-told-turn = Zug { $turn }: { $who } ist am Zug.
md-told-silent = { $who } schweigt.
md-told-left = { $who } nimmt keine Karte weg.
md-told-cleared = { $who } legt Reihe und Zauber ab.
md-told-cut = Der Energiestapel wird abgehoben: { $cards }.
md-told-drew = { $who } zieht { $cards }.
md-told-got = { $who } bekommt { $cards }.
md-told-drew-spells = { $who } zieht { $count } Zauber.
md-told-got-spells = { $who } zieht { $count } Zauber: { $spells }.
md-told-chose = { $who } bereitet { $spell } vor.
md-told-exchanged = { $who } hat keine sichere Karte, zeigt { $cards } und legt alles ab.
md-told-laid-down = { $who } legt alle Karten ab: { $cards }, und aus dem Vorrat { $spells }.
md-told-played = { $who } legt { $card } an { $whose }: { $row }.
md-told-pulled = { $who } nimmt { $cards } auf die Hand zurück; es bleibt { $row }.
md-told-removed = { $who } nimmt { $card } von { FORM($whose, form: "dative") } weg; es bleibt { $row }.
md-told-cast = { $who } wirkt { $spell } mit { $row }: „{ $words }“
md-told-declared = { $who } sagt { $spell } an: „{ $words }“
md-told-misfired = Eine Fehlzündung: { $wrong }. { $who } wird vom Zauber von { $owner } getroffen: { $spell }.
md-told-misfired-own = Eine Fehlzündung: { $wrong }. { $who } wird vom eigenen Zauber getroffen: { $spell }.
md-told-ran-out = Der { FORM($deck, form: "deck") } ist leer.
md-told-renewed =
    { $size ->
        [one] Die { FORM($deck, form: "pile") } wird gemischt: { $size } Karte ist der neue Stapel.
       *[other] Die { FORM($deck, form: "pile") } wird gemischt: { $size } Karten sind der neue Stapel.
    }
md-told-returned = Die { FORM($deck, form: "pile") } ist auch leer; darum gehen die Karten aller Reihen zurück in die Stapel.
md-told-spells-renewed =
    { $size ->
        [one] Die abgelegten Zauber werden gemischt: { $size } ist der neue Stapel.
       *[other] Die abgelegten Zauber werden gemischt: { $size } sind der neue Stapel.
    }
md-told-lost =
    { $count ->
        [one] { $who } verliert { $loss } Stärke; { $left } übrig.
       *[other] { $who } verlieren je { $loss } Stärke; { $left } übrig.
    }
md-told-knocked-out =
    { $count ->
        [one] { $who } scheidet aus.
       *[other] { $who } scheiden aus.
    }
md-told-over = Das Duell ist vorbei. Übrige Stärke: { $left }.
md-announced-last-turn = Das ist der letzte Zug des Duells.
md-outcome-standing = Nur { $who } ist noch übrig und gewinnt das Duell.
md-outcome-strongest = Der letzte Zug ist vorbei. { $who } hat am meisten Stärke übrig ({ $strength }) und gewinnt das Duell.
md-outcome-equally-strong = Der letzte Zug ist vorbei. { $winners } haben am meisten Stärke übrig, je { $strength }: Das Duell endet zwischen ihnen unentschieden.
md-outcome-drawn = { $winners } scheiden im selben Augenblick aus: Das Duell endet zwischen ihnen unentschieden.
md-outcome-depleter =
    { $count ->
        [one] Alle, die noch da waren, scheiden im selben Augenblick aus. { $loser } hatte den Stapel geleert, also gewinnt { $winners } das Duell.
       *[other] Alle, die noch da waren, scheiden im selben Augenblick aus. { $loser } hatte den Stapel geleert, also teilen sich { $winners } den Sieg.
    }
md-misfire-below-zero = Die Reihe { $row } fällt unter null
md-misfire-minus-on-zero = In der Reihe { $row } folgt ein Minus auf null
md-misfire-value = Die Reihe { $row } ist { $value } wert, aber der Zauber braucht { $needed }
md-misfire-numerals =
    { $have ->
        [one] Die Reihe { $row } hat { $have } Zahl, aber der Zauber braucht mindestens { $needed }
       *[other] Die Reihe { $row } hat { $have } Zahlen, aber der Zauber braucht mindestens { $needed }
    }
md-misfire-dangling = Die Reihe { $row } endet mit einem Zeichen

## The table in sentences

md-seen-setting-up = Das Duell wird vorbereitet.
md-seen-turn = Zug { $turn }.
md-seen-turn-yours = Du bist dran.
md-seen-turn-of = { $who } ist dran.
md-seen-you =
    { $symbols ->
        [one] Du hast { $strength } Stärke und auf der Hand { $energy } Energie und { $symbols } Symbol.
       *[other] Du hast { $strength } Stärke und auf der Hand { $energy } Energie und { $symbols } Symbole.
    }
md-seen-seat =
    { $symbols ->
        [one] { $who } hat { $strength } Stärke und auf der Hand { $energy } Energie und { $symbols } Symbol.
       *[other] { $who } hat { $strength } Stärke und auf der Hand { $energy } Energie und { $symbols } Symbole.
    }
md-seen-out-you = Du bist ausgeschieden.
md-seen-out = { $who } ist ausgeschieden.
md-seen-known = Darunter, aus der Reihe zurückgenommen: { $cards }.
md-seen-row-yours = Deine Reihe: { $row }.
md-seen-row-of = Reihe von { $who }: { $row }.
md-seen-reached =
    { $short ->
        [0] Das ist der Zauberwert.
        [one] Das ist der Zauberwert, aber es fehlt { $short } Zahl.
       *[other] Das ist der Zauberwert, aber es fehlen { $short } Zahlen.
    }
md-seen-too-little =
    { $short ->
        [0] Das ist { $off } zu wenig.
        [one] Das ist { $off } zu wenig, und es fehlt { $short } Zahl.
       *[other] Das ist { $off } zu wenig, und es fehlen { $short } Zahlen.
    }
md-seen-too-much =
    { $short ->
        [0] Das ist { $off } zu viel.
        [one] Das ist { $off } zu viel, und es fehlt { $short } Zahl.
       *[other] Das ist { $off } zu viel, und es fehlen { $short } Zahlen.
    }
md-seen-spell-yours = Dein Zauber: { $spell }.
md-seen-spell-of = Zauber von { $who }: { $spell }.
md-seen-hand = Deine Karten: { $cards }.
md-seen-hand-empty = Deine Karten: keine.
md-seen-stored = Deine Zauber im Vorrat: { $spells }.
md-seen-decks = In den Stapeln: Energie { $energy }, Symbole { $symbols }, Zauber { $spells }.
md-seen-discards = Abgelegt: Energie { $energy }, Symbole { $symbols }, Zauber { $spells }.

## Reasons

md-why-add-up = Rechne nach und sieh, wie nahe { $row } an { $goal } kommt.
md-why-sign =
    { $way ->
        [up] Die nächste Zahl an { FORM($row, form: "dative") } wird dann dazugezählt.
       *[down] Die nächste Zahl an { FORM($row, form: "dative") } wird dann abgezogen.
    }
md-why-more = Mit { $card } ist { $row } mehr wert als mit { $other }.
md-why-less = Mit { $card } ist { $row } weniger wert als mit { $other }.
md-why-instead-play = Es legt stattdessen { $card } an { $row }.
md-why-instead-pull = Es nimmt stattdessen { $cards } aus deiner Reihe.
md-why-misfires = Das zündet fehl und kostet dich { $lost } Stärke.
md-why-play-short = Dann macht { $row } wie gewünscht { $value }, aber mit { $count } von { $minimum } nötigen Zahlen.
md-why-play-complete = Dann macht { $row } { $value }: Der Zauber ist fertig.
md-why-sign-at =
    { $way ->
        [up] Dann geht es mit { FORM($row, form: "dative") } von { $value }, wo sie sein sollte, nach oben.
       *[down] Dann geht es mit { FORM($row, form: "dative") } von { $value }, wo sie sein sollte, nach unten.
    }
md-why-play-theirs = Mit { $card } macht das dort { $value }, { $off } weg von den { $goal }, die { $who } braucht.
md-why-pull = Deine Reihe ist dann { $value } wert; du nimmst { $cards } zurück.
md-why-hand = Dann hast du { $numbers ->
        [one] { $numbers } Zahl
       *[other] { $numbers } Zahlen
    } und { $signs ->
        [one] { $signs } Zeichen
       *[other] { $signs } Zeichen
    } auf der Hand.
md-why-remove-to = Das nimmt { $card } von { FORM($row, form: "dative") } weg, die dann { $value } wert ist.
md-nudge-row = Schau auf { $row }: Was braucht sie, und welche deiner Karten kann folgen?
md-nudge-pull = Schau auf deine eigene Reihe: Wäre sie ohne zwei ihrer Karten besser?
md-task-declare = Rechne deine Reihe von links nach rechts aus und zähle ihre Zahlen: Macht sie { $value } mit mindestens { $minimum }?
md-why-play-casts = { $card } hier gelegt macht { $value }: Damit wirkt { $spell }.
md-why-play-casts-theirs = { $card } an { $row } gelegt macht { $value }: Damit wirkt { $spell }.
md-why-sign-towards =
    { $way ->
        [up] Dann geht es mit { FORM($row, form: "dative") } von { $value } nach oben, auf { $goal } zu.
       *[down] Dann geht es mit { FORM($row, form: "dative") } von { $value } nach unten, auf { $goal } zu.
    }
md-why-sign-away =
    { $way ->
        [up] Dann geht es mit { FORM($row, form: "dative") } von { $value } nach oben, weg von { $goal }.
       *[down] Dann geht es mit { FORM($row, form: "dative") } von { $value } nach unten, weg von { $goal }.
    }
md-why-pull-casts = Ohne diese zwei macht deine Reihe { $value }: Damit wirkt { $spell }.
md-why-spell =
    { $minimum ->
        [one] { $spell } kostet die anderen { $effect } Stärke, wenn deine Reihe { $value } wert ist und mindestens { $minimum } Zahl hat.
       *[other] { $spell } kostet die anderen { $effect } Stärke, wenn deine Reihe { $value } wert ist und mindestens { $minimum } Zahlen hat.
    }
md-why-exchange = Keine deiner Karten passt sicher; fünf neue vielleicht schon.
md-why-remove = Das nimmt { $card } von { FORM($row, form: "dative") } weg.
md-why-play = { $card } hier gelegt macht { $value }, das ist { $off } weg von deinen { $goal }.

md-silly-keeps-silent = verschweigt einen fertigen Zauber
md-silly-declares-wrongly = sagt einen Zauber an, der nicht fertig ist
md-silly-misfires = zündet mit Absicht fehl
md-silly-helps = macht den Zauber von jemand anderem fertig
md-silly-leaves-a-win = lässt den Sieg liegen

## The board in the browser

md-page-course = Stärke
md-page-number = Zahl { $card }
md-page-plus = Pluszeichen
md-page-minus = Minuszeichen
md-page-your-hand = Deine Karten
md-page-hand =
    { $symbols ->
        [one] { $name } hält { $energy } Energie und { $symbols } Symbol
       *[other] { $name } hält { $energy } Energie und { $symbols } Symbole
    }
md-page-hand-known = Darunter, von allen gesehen: { $cards }
md-page-row = { FORM($whose, form: "start") }: { $row }
md-page-row-empty = { FORM($whose, form: "start") } ist leer
md-page-row-worth = { FORM($whose, form: "start") }: { $row }, Wert { $value }
md-page-tile = { $card } in { FORM($whose, form: "dative") }, Stelle { $place }
md-page-tile-last = { $card } am Ende { FORM($whose, form: "dative") }
md-page-end = Das Ende { FORM($whose, form: "dative") }
md-page-end-fits = { $card } ans Ende { FORM($whose, form: "dative") } legen
md-page-end-makes = { $card } ans Ende { FORM($whose, form: "dative") } legen: macht { $value }
md-page-end-fuse = { $card } ans Ende { FORM($whose, form: "dative") } legen. Vorsicht, das zündet fehl
md-page-misfires = zündet fehl
md-page-goal =
    { $minimum ->
        [one] { $name }: { $value } mit mindestens { $minimum } Zahl; trifft mit { $effect }
       *[other] { $name }: { $value } mit mindestens { $minimum } Zahlen; trifft mit { $effect }
    }
md-page-goal-value = mach { $value }
md-page-goal-numbers =
    { $minimum ->
        [one] mindestens { $minimum } Zahl
       *[other] mindestens { $minimum } Zahlen
    }
md-page-goal-now = jetzt
md-page-goal-none = noch kein Zauber
md-page-goal-place = Hierher kommt dein neuer Zauber
md-page-strength = Stärke { $strength } von { $most }
md-page-knocked-out = ausgeschieden
md-page-cut = abgehoben für den ersten Zug
md-page-turn = Zug { $turn }
md-page-store = Deine Zauber im Vorrat
md-page-store-of = { $name } hat { $count } Zauber im Vorrat
md-page-in-store = im Vorrat
md-page-spell =
    { $minimum ->
        [one] { $name }: { $value } mit mindestens { $minimum } Zahl, trifft mit { $effect }. „{ $words }“
       *[other] { $name }: { $value } mit mindestens { $minimum } Zahlen, trifft mit { $effect }. „{ $words }“
    }
md-page-spell-text =
    { $minimum ->
        [one] Mach deine Reihe { $value } wert, mit mindestens { $minimum } Zahl darin. Dann verlieren die anderen { $effect } Stärke.
       *[other] Mach deine Reihe { $value } wert, mit mindestens { $minimum } Zahlen darin. Dann verlieren die anderen { $effect } Stärke.
    }
md-page-said = „{ $words }“
md-page-deck =
    { $count ->
        [one] { FORM($deck, form: "deck") }, { $count } Karte
       *[other] { FORM($deck, form: "deck") }, { $count } Karten
    }
md-page-pile =
    { $count ->
        [one] { FORM($deck, form: "pile") }, { $count } Karte
       *[other] { FORM($deck, form: "pile") }, { $count } Karten
    }
md-page-spell-deck =
    { $count ->
        [one] Zauberstapel, { $count } Karte
       *[other] Zauberstapel, { $count } Karten
    }
md-page-spell-deck-short = Zauber: { $count }
md-page-discard = Ablegen
md-page-to-hand = Zurück auf die Hand
md-page-slot = Diese Karte vom anderen Stapel nehmen. Zurzeit: { $deck }
md-page-tray = Deine neue Hand
md-page-ask-split = Deine neue Hand hat fünf Karten. Tipp die zwei Stapel an: wie viele Zahlen, wie viele Zeichen?
md-page-ask-split-more = { $have } von { $need }. Tipp für die nächste Karte einen Stapel an.
md-page-ask-split-done = Deine neue Hand: Tipp eine Karte an, um zwischen Zahl und Zeichen zu wechseln, dann zieh.
md-page-step-hand = 1 · Deine Hand
md-page-step-spell = 2 · Dein Zauber
md-page-do-split =
    { $symbols ->
        [one] { $energy } Energie und { $symbols } Symbol ziehen
       *[other] { $energy } Energie und { $symbols } Symbole ziehen
    }
md-page-ask-refill = Zieh eine Karte: Tipp den blauen Energiestapel (Zahlen) oder den roten Symbolstapel (Zeichen) an.
md-page-ask-first-spell = Tipp den Zauber an, mit dem du anfangen willst. Die anderen bleiben im Vorrat.
md-page-ask-spell = Tipp deinen nächsten Zauber an. Die anderen bleiben im Vorrat.
md-page-ask-take =
    { $minimum ->
        [one] { $name }: { $value } mit mindestens { $minimum } Zahl. Nehmen?
       *[other] { $name }: { $value } mit mindestens { $minimum } Zahlen. Nehmen?
    }
md-page-do-spell = { $name } nehmen
md-page-ask-play = Du bist dran: Tipp eine Karte an, dann das Ende einer Reihe, deiner oder einer anderen.
md-page-ask-play-pull = Du bist dran: Tipp eine Karte und das Ende einer Reihe an, oder zwei Nachbarn in deiner Reihe, um sie zurückzunehmen.
md-page-ask-where = Wohin mit { $card }? Tipp das Ende einer Reihe an.
md-page-ask-which = Welche Karte kommt ans Ende { FORM($whose, form: "dative") }?
md-page-ask-stuck = Keine Karte ist sicher. Tausch deine Hand oder riskier eine Fehlzündung.
md-page-ask-stuck-pull = Keine Karte ist sicher. Tausch deine Hand, nimm zwei Karten zurück oder riskier eine Fehlzündung.
md-page-ask-stuck-only = Keine Karte passt irgendwo. Zeig deine Hand und zieh fünf neue Karten.
md-page-do-exchange = Meine Hand tauschen
md-page-ask-misfire = Vorsicht: { $row } zündet fehl. { $name } ginge los und träfe dich mit { $effect }.
md-page-do-misfire = Fehlzünden lassen
md-page-ask-pull-second = Du nimmst zwei Nachbarn zurück. Tipp die Karte links oder rechts von { $card } an.
md-page-ask-pull = { $pair } auf die Hand zurücknehmen? Es bleibt { $row }.
md-page-ask-pull-worth = { $pair } auf die Hand zurücknehmen? Es bleibt { $row }, Wert { $value }.
md-page-ask-pull-misfire = Vorsicht: Ohne { $pair } bleibt { $row }, und das zündet fehl. { $name } träfe dich mit { $effect }.
md-page-do-pull = { $pair } zurücknehmen
md-page-ask-remove = Du darfst von einer Reihe die letzte Karte wegnehmen. Tipp sie an oder lass alle Reihen, wie sie sind.
md-page-ask-removing = { $card } von { FORM($whose, form: "dative") } wegnehmen? Es bleibt { $row }.
md-page-do-remove = { $card } wegnehmen
md-page-do-leave = Alle Reihen lassen
md-page-ask-declare =
    { $minimum ->
        [one] Ist deine Reihe { $value } wert, mit mindestens { $minimum } Zahl? Dann sag den Spruch von { $name }.
       *[other] Ist deine Reihe { $value } wert, mit mindestens { $minimum } Zahlen? Dann sag den Spruch von { $name }.
    }
md-page-do-declare = Sprechen und zaubern
md-page-do-declare-about = Sprechen und zaubern: { $name }, „{ $words }“
md-page-do-silent = Schweigen
md-page-put-back = Zurücklegen
md-page-cast = { $name } wirkt { $spell }
md-page-misfire = Fehlzündung: { $spell } trifft { $name }

## The spells of the house set, and the words that cast them

md-spell-s01 = Juckende Ärmel
md-spell-s01-text = Kribbel und Krabbel, Ärmelgezappel!
md-spell-s02 = Rückstoß
md-spell-s02-text = Ferse und Zeh, rückwärts, ade!
md-spell-s03 = Hickserhexe
md-spell-s03-text = Hick, hack, huck, hör auf mit dem Ruck!
md-spell-s04 = Tintenspritzer
md-spell-s04-text = Klecks und Fleck, der geht nicht mehr weg!
md-spell-s05 = Bücherrutsch
md-spell-s05-text = Vom Regal mit Gebraus, nun lies dich da raus!
md-spell-s06 = Federböe
md-spell-s06-text = Flaum und Wind, verschwinde geschwind!
md-spell-s07 = Wackelstab
md-spell-s07-text = Wickel und Wackel, mach ein Gezackel!
md-spell-s08 = Funkenumhang
md-spell-s08-text = Knister und Knack, es zwickt wie ein Zwack!
md-spell-s09 = Donnernieser
md-spell-s09-text = Hat, hat, HATSCHI, so laut war es nie!
md-spell-s10 = Bodenlos
md-spell-s10-text = Eben noch da, nun nirgends mehr nah!
md-spell-s11 = Spiegelstreich
md-spell-s11-text = Links ist recht, und gut ist schlecht!
md-spell-s12 = Schlingranken
md-spell-s12-text = Wurzel und Ranke, halt fest, ich danke!
md-spell-s13 = Bienenruf
md-spell-s13-text = Summ, summ, heran, wer fliegen kann!
md-spell-s14 = Geisterklaps
md-spell-s14-text = Hand aus Dunst, das ist die Kunst!
md-spell-s15 = Brennende Funken
md-spell-s15-text = Stein und Stahl, ein Feuerstrahl!
md-spell-s16 = Kürbishagel
md-spell-s16-text = Orange und rund, nun geht es rund!
md-spell-s17 = Froschregen
md-spell-s17-text = Quak und hopp, platsch auf den Kopp!
md-spell-s18 = Heulendes Bild
md-spell-s18-text = Gemaltes Gesicht, heul in das Licht!
md-spell-s19 = Rollender Fels
md-spell-s19-text = Roll und Groll, das Maß ist voll!
md-spell-s20 = Blitzlasso
md-spell-s20-text = Schlinge aus Licht, entwischen geht nicht!
md-spell-s21 = Wirbelwalzer
md-spell-s21-text = Eins, zwei, drei, dreh dich vorbei!
md-spell-s22 = Schrumpfrobe
md-spell-s22-text = Knopf und Naht, klein wie die Saat!
md-spell-s23 = Marschierende Rüstung
md-spell-s23-text = Links und rechts, zwei, drei, scheppernd vorbei!
md-spell-s24 = Treibsandteppich
md-spell-s24-text = Faden zu Sand, wer sucht hier noch Stand?
md-spell-s25 = Wasserspeiergriff
md-spell-s25-text = Stein, wach auf, und pack fest drauf!
md-spell-s26 = Mondlanze
md-spell-s26-text = Silber und fein, triff mitten hinein!
md-spell-s27 = Geisterchor
md-spell-s27-text = Heul mit im Ton, der Mond hört schon!
md-spell-s28 = Glutschlange
md-spell-s28-text = Schleich und glüh, von unten und früh!
md-spell-s29 = Teetassenflut
md-spell-s29-text = Trink oder sink, und zwar ganz flink!
md-spell-s30 = Hagelkranz
md-spell-s30-text = Krone aus Eis, dreh dich im Kreis!
md-spell-s31 = Zeitstolperer
md-spell-s31-text = Tack vor Tick, stolper ein Stück!
md-spell-s32 = Drachengähnen
md-spell-s32-text = Müde und heiß, das kostet Schweiß!
md-spell-s33 = Erdbebentanz
md-spell-s33-text = Wackel, Haus, kein Tisch hält es aus!
md-spell-s34 = Phönixfeder
md-spell-s34-text = Asche zu Glut, und höher der Mut!
md-spell-s35 = Kometenkrone
md-spell-s35-text = Schweif aus Licht, wir fürchten dich nicht!
md-spell-s36 = Sternfallfinale
md-spell-s36-text = Zählt sie gut, dann fällt die Flut!

## The rules, clause by clause

md-heading-terms = Begriffe
md-heading-components = Material
md-heading-setup = Vorbereitung
md-heading-turn-structure = Der Zug
md-heading-playing-a-card = Eine Karte ausspielen
md-heading-pulling-energy = Karten zurücknehmen
md-heading-unable-to-play-the-exchange = Nichts geht: der Tausch
md-heading-drawing = Ziehen
md-heading-a-magical-deck-runs-out = Ein magischer Stapel wird leer
md-heading-casting = Zauber wirken
md-heading-magical-misfire = Magische Fehlzündung
md-heading-knock-out-and-winning = Ausscheiden und gewinnen
md-heading-three-players = Zu dritt
md-heading-hidden-information = Verdecktes
md-heading-variants-and-options-apprentice-level-house = Varianten und Einstellungen: Lehrlingsstufe (Hausregel)
md-heading-termination = Ein sicheres Ende
md-heading-rulings = Entscheide

MD-1 = Jede Person hat genau eine Zauberrechnung: eine Reihe offener Karten vor sich, die man von links nach rechts liest. Die Karten darin gehören zur Reihe, egal, wer sie gespielt hat.
MD-2 = In einer Zauberrechnung wechseln sich Zahlen und Zeichen ab, und die erste Karte ist eine Zahl. Zwei Zahlen liegen nie nebeneinander; zweistellige Zahlen gibt es nicht.
MD-3 = Eine Zauberrechnung hat halb so viele Zahlen wie Karten, aufgerundet.
MD-4 = Eine Zauberrechnung verlangt eine Zahl, wenn sie eine gerade Anzahl von Karten hat (sie ist leer, oder ihre letzte Karte ist ein Zeichen); bei einer ungeraden Anzahl verlangt sie ein Zeichen.
MD-5 = Ein Zeichen, das die letzte Karte einer Zauberrechnung ist, heißt offenes Zeichen. Für den Wert zählt es nicht.
MD-6 = Der Wert einer Zauberrechnung wird streng von links nach rechts ausgerechnet. Mit einem offenen Zeichen ist es der Wert der Karten davor: 3+4+2-4- ist 5 wert.
MD-7 = Eine leere Zauberrechnung hat keine Zahlen und den Wert 0; sie ist nie fertig.
MD-8 = Eine Zauberrechnung ist heil, wenn beides gilt: (a) kein Zwischenwert, von links nach jeder Zahl gerechnet, liegt unter 0; (b) sie endet nicht mit einem Minus, während ihr Wert 0 ist. Sonst ist sie kaputt.
MD-9 = Der Zauber einer Person ist fertig, wenn ihre Zauberrechnung nicht leer ist, ihr Wert dem Zauberwert gleicht und sie mindestens so viele Zahlen hat, wie der Zauber verlangt. Ein offenes Zeichen ändert daran nichts.
MD-10 = Man ist im Spiel, bis man ausscheidet (MD-117). Mit Gegnern, Zielen, Zauberrechnungen und Reihenfolge sind immer die der Personen im Spiel gemeint.
MD-11 = Aktiv ist die Person, die am Zug ist. Die Reihenfolge geht von Platz zu Platz nach links, angefangen bei der genannten Person.
MD-12 = Es gibt vier Arten von Karten: Magische Energie, Magische Symbole, Zauber, Wertungskarten.
MD-13 = Magische Energie: blaue Rückseite, vorn eine Zahl von 1 bis 9.
MD-14 = Magische Symbole: rote Rückseite, vorn ein Zeichen: plus oder minus, nichts anderes.
MD-15 = Von der Magischen Energie gibt es je vier Karten mit 1, 2 und 3, je drei mit 4, 5 und 6 und je zwei mit 7, 8 und 9. Die Magischen Symbole sind 13 Plus und 12 Minus.
MD-16 = 4+4+4+3+3+3+2+2+2 = 27 und 13+12 = 25, zusammen also 52 Spielkarten. Die Summe aller Zahlen ist 4·(1+2+3) + 3·(4+5+6) + 2·(7+8+9) = 24 + 45 + 48 = 117, im Mittel 117/27 = 4,33.
MD-17 = Auf einer Zauberkarte stehen: ein Name; ein Zauberwert (oben links, mit Gleichheitszeichen); wie viele Zahlen es mindestens sein müssen (oben rechts); ein Zauberspruch (in Anführungszeichen unter dem Bild); eine Wirkung (unten), nämlich ein Verlust an magischer Stärke.
MD-18 = Aus der Anleitung bekannt: Brennende Funken (Zauberwert 9, mindestens 3 Zahlen, Wirkung 4), Bienenruf (Zauberwert 7, mindestens 3 Zahlen, Wirkung 4) und der Name Rückstoß. Alles andere am Zauberstapel, auch seine Größe, stammt vom Haus: ein Satz von 36 Karten.
MD-19 = Jede Person hat zwei Wertungskarten: eine Karte für die magische Stärke (Zahlen 1 bis 10 auf der einen Seite, 11 bis 20 auf der anderen) und eine Karte für die jetzige Stärke, deren Arm auf die Zahl zeigt. An einem digitalen Tisch ist das eine ganze Zahl pro Person.
MD-20 = Orte: Energiestapel, Energie-Ablage, Symbolstapel, Symbol-Ablage, Zauberstapel, Zauber-Ablage; und für jede Person: Hand, Zauberrechnung, aktueller Zauber (offen), Zauber im Vorrat (gewöhnlich 2).
MD-21 = Es gilt immer: In jedem Augenblick sind die Energiekarten an allen Orten zusammen genau die 27, die Symbolkarten genau die 25, die Zauber genau der geladene Satz.
MD-22 = Energiestapel und Symbolstapel werden getrennt gemischt; auch der Zauberstapel wird gemischt (abgeleitet).
MD-23 = Die magische Stärke jeder Person wird auf 20 gestellt.
MD-24 = Jede Person zieht insgesamt 5 Karten von den zwei Stapeln und wählt, wie viele von jedem.
MD-25 = Erlaubte Aufteilungen (Energie, Symbole): (1,4), (2,3), (3,2), (4,1). Die Aufteilung steht fest, bevor man eine Karte davon sieht (MD-R3).
MD-26 = Alle wählen ihre Aufteilung gleichzeitig; dann werden die Hände Platz für Platz ausgeteilt, die Energiekarten zuerst.
MD-27 = Alle sehen ihre Hand an, bevor ein Zauber gezogen wird.
MD-28 = Jede Person zieht 3 Zauber und wählt 1 davon als aktuellen Zauber; die anderen 2 kommen in den Vorrat.
MD-29 = Die gewählten Zauber decken alle zusammen auf; sie liegen offen vor ihren Besitzern. Zauber im Vorrat bleiben vor den anderen verborgen (MD-R6).
MD-30 = Dann wird ausgemacht, wer beginnt: Jede Person hebt vom Energiestapel ab und zeigt die unterste Karte des abgehobenen Teils. Die höchste Zahl beginnt.
MD-31 = Bei Gleichstand der höchsten heben diese Personen noch einmal ab, bis eine die höchste hat. Zu dritt heben nur die noch einmal ab, die gemeinsam die höchste haben (Hausregel, MD-R5).
MD-32 = Die abgehobenen Karten kommen zurück, und der Energiestapel wird noch einmal gemischt. Jedes Abheben ist also eine gleichmäßig zufällige Karte des Energiestapels, wie er ist, mit Zurücklegen.
MD-33 = Alle Zauberrechnungen sind am Anfang leer. Die Ablagen sind am Anfang leer (abgeleitet).
MD-34 = Nach dem Zug der ersten Person geht es links herum: Zu zweit wechselt man sich ab, zu dritt geht es um den Tisch.
MD-35 = Ein Zug hat diese Schritte: T1 Aktion; T2 Prüfung auf Fehlzündung; T3 Nachziehen; T4 Wegnehmen (nur nach einem Tausch); T5 Prüfung der Zauber; T6 Ende des Zugs.
MD-36 = T1 ist genau eines davon: eine Karte ausspielen; zwei Karten aus der eigenen Zauberrechnung zurücknehmen; die Hand tauschen.
MD-37 = Passen ist nicht erlaubt. Wer einen sicheren Spielzug hat (MD-49), muss eine Karte ausspielen oder zurücknehmen, auch wenn jeder Spielzug jemand anderem hilft.
MD-38 = T2: Hat die Aktion die Zauberrechnung, die sie verändert hat, kaputt gemacht, gibt es sofort eine Fehlzündung (MD-107).
MD-39 = T3: Wer am Zug und im Spiel ist und weniger als 5 Karten hat, zieht auf 5 nach (MD-74).
MD-40 = T4: Nach einem Tausch dürfen die Gegner letzte Karten wegnehmen (MD-68).
MD-41 = T5: Am Ende jedes Zugs, egal wessen, werden die Zauber aller geprüft (MD-89). T5 kommt nach T3 und T4 (MD-R10).
MD-42 = T6: Die nächste Person im Spiel links wird aktiv. Der Zugzähler steigt um 1, und die Zuggrenze wird geprüft (MD-142).
MD-43 = Scheidet die aktive Person während T1 bis T4 aus, fällt der Rest von T1 bis T4 weg; nur nimmt ein Besitzer einer fehlgezündeten Reihe, der im Spiel ist, noch einen neuen Zauber (MD-114). T5 gibt es für die anderen trotzdem (wenn das Duell nicht vorbei ist), dann T6.
MD-44 = Die aktive Person nimmt eine Karte von der Hand und legt sie an das rechte Ende einer Zauberrechnung im Spiel: der eigenen oder der eines Gegners. Nirgends sonst wird je etwas eingefügt.
MD-45 = An eine leere Zauberrechnung darf man nur eine Zahl legen, egal, wer man ist.
MD-46 = Eine Zahl darf man nur dort spielen, wo die Reihe eine Zahl verlangt (MD-4).
MD-47 = Ein Zeichen darf man nur dort spielen, wo die Reihe ein Zeichen verlangt: direkt nach einer Zahl.
MD-48 = Ein Spielzug, der passt, aber die Reihe kaputt macht, ist erlaubt; er führt zu einer Fehlzündung.
MD-49 = Ein sicherer Spielzug ist eine Karte der Hand und eine Zauberrechnung im Spiel, sodass die Karte passt (MD-46, MD-47) und die Reihe heil bleibt. Ein Spielzug, der den Zauber eines Gegners fertig macht, ist in diesem Sinn sicher.
MD-50 = Die gespielte Karte und die Reihe sehen alle.
MD-51 = Man nimmt Karten zurück, statt eine Karte auszuspielen.
MD-52 = Karten nimmt man nur aus der eigenen Zauberrechnung zurück.
MD-53 = Zum Zurücknehmen braucht die eigene Zauberrechnung mindestens doppelt so viele Zahlen, wie der aktuelle Zauber verlangt (verlangt er 3: mindestens 6 Zahlen).
MD-54 = Zum Zurücknehmen darf man in diesem Augenblick höchstens 5 Karten auf der Hand haben; danach geht es erst wieder, wenn die Hand zurück bei 5 ist.
MD-55 = Man nimmt eine Zahl und ein Zeichen direkt daneben (links oder rechts, nach Wahl) auf die Hand. Die Reihe rückt zusammen. Jedes solche Paar lässt eine Reihe übrig, die abwechselt und mit einer Zahl beginnt (MD-R19).
MD-56 = Die Hand hat dann 7 Karten. In diesem Zug wird nicht gezogen.
MD-57 = In späteren Zügen spielt man wie sonst, zieht aber am Ende des Zugs nichts, es sei denn, die Hand ist dann bei 4 (7 → 6 → 5 → 4, auf 5 nachziehen).
MD-58 = Ist die übrige Reihe, von links neu gerechnet, kaputt, gibt es eine Fehlzündung; verursacht hat sie, wer zurückgenommen hat. Die zwei Karten bleiben auf der Hand.
MD-59 = Macht die übrige Reihe den Zauber fertig, so wirkt er bei T5 dieses Zugs, auch wenn die Reihe jetzt mit einem Zeichen endet.
MD-60 = Alle sehen, welche zwei Karten auf die Hand kamen.
MD-61 = Tauschen darf die aktive Person genau dann, wenn sie keinen sicheren Spielzug hat. Die zwei gedruckten Gründe: Die ganze Hand ist von einer Art, und jede Zauberrechnung im Spiel verlangt die andere; oder jede passende Karte würde fehlzünden. Auch eine Mischung beider Gründe zählt.
MD-62 = Wer keinen sicheren Spielzug hat, wählt zwischen dem Tausch, jedem erlaubten Zurücknehmen und jedem passenden (fehlzündenden) Spielzug. Niemand wird zu einer Fehlzündung gezwungen.
MD-63 = Tausch, erster Schritt: Man zeigt allen Gegnern die ganze Hand.
MD-64 = Zweiter Schritt: Die ganze Hand kommt auf die Ablagen, Zahlen zur Energie, Zeichen zu den Symbolen.
MD-65 = Dritter Schritt: Man zieht eine neue Hand von 5 Karten, egal, wie groß die alte war (5, 6 oder 7).
MD-66 = Die neue Hand wird aufgeteilt wie die erste (MD-25): mindestens 1 von jedem Stapel, die Aufteilung gewählt, bevor man eine Karte sieht; die Energiekarten werden zuerst gezogen.
MD-67 = Der Tausch ist die ganze Aktion: In diesem Zug wird keine Karte ausgespielt.
MD-68 = Danach, als T4, darf der Gegner von einer Zauberrechnung die letzte Karte wegnehmen. Zu dritt darf das jeder Gegner im Spiel einmal, der Reihe nach von der Linken der aktiven Person an.
MD-69 = Es darf jede Zauberrechnung im Spiel sein, die nicht leer ist: die der Person, die getauscht hat, die eigene oder die der dritten Person.
MD-70 = Niemand muss etwas wegnehmen.
MD-71 = Die weggenommene Karte kommt auf ihre Ablage, nicht auf eine Hand.
MD-72 = Durch das Wegnehmen kann ein Zauber fertig werden; er wirkt dann bei T5 desselben Zugs.
MD-73 = Wegnehmen führt nie zu einer Fehlzündung.
MD-74 = Nach einem Spielzug zieht die aktive Person, bis sie 5 Karten hat. Gewöhnlich ist das genau 1 Karte. Mit 5 oder mehr Karten auf der Hand zieht man nichts.
MD-75 = Jede Karte darf vom Energiestapel oder vom Symbolstapel kommen, nach Wahl; die ganze Aufteilung wird gewählt, bevor man die erste Karte sieht.
MD-76 = Die gezogene Karte sieht nur, wer sie zieht; ihre Art sehen alle, denn die Rückseiten haben verschiedene Farben.
MD-77 = Zieht man mehrere Karten, so kommen die Energiekarten zuerst, eine nach der anderen.
MD-78 = Ist der gewählte Stapel leer und kann nicht aufgefüllt werden (mit den gedruckten Karten unmöglich), kommt die Karte vom anderen Stapel; ist auch der leer, wird nichts gezogen.
MD-79 = Sobald jemand die letzte Karte des Energiestapels oder des Symbolstapels gezogen hat, ist dieser Stapel leer. Das wird sofort abgehandelt, auch mitten im Ziehen mehrerer Karten, vor der nächsten Karte.
MD-80 = Zuerst verlieren alle im Spiel 1 magische Stärke, alle im selben Augenblick.
MD-81 = Dann wird geprüft, wer ausscheidet (MD-117), und das Duell kann hier enden.
MD-82 = Dann wird die Ablage dieses Stapels gemischt und wird der neue Stapel.
MD-83 = Hände und aktuelle Zauber bleiben, wie sie sind. Auch die Zauberrechnungen, außer nach MD-84.
MD-84 = Hat dieser Stapel keine Ablage, so werden stattdessen alle Zauberrechnungen im Spiel in die Stapel geleert: Zahlen in den Energiestapel, Zeichen in den Symbolstapel; beide werden gemischt. Der Verlust nach MD-80 gilt wie sonst.
MD-85 = Dann bleibt die Ablage des anderen Stapels liegen, Zauber im Vorrat und aktuelle Zauber bleiben, und ein Zauber, der fertig war, aber noch nicht gewirkt hat, ist mit seiner Reihe verloren.
MD-86 = Ein aufgefüllter Stapel kann wieder leer werden, sogar beim selben Ziehen; jedes Mal kostet 1.
MD-87 = Der Zauberstapel ist in diesem Sinn kein magischer Stapel: Muss ein Zauber gezogen werden und der Zauberstapel ist leer, wird die Zauber-Ablage zu einem neuen Stapel gemischt, und niemand verliert Stärke.
MD-88 = Ein aufgefüllter Stapel hat immer eine Karte: Bei drei Händen von höchstens 7 Karten liegen mindestens 27 − 21 = 6 Zahlen und 25 − 21 = 4 Zeichen außerhalb der Hände.
MD-89 = Bei T5 wird jede Zauberrechnung im Spiel mit dem aktuellen Zauber ihres Besitzers verglichen (MD-9): eigener Spielzug oder nicht, eigener Zug oder nicht.
MD-90 = Einstellung „casting = automatic“ (normal): Ein fertiger Zauber wirkt, ohne dass jemand etwas tut; man kann ihn nicht zurückhalten. Der Tisch zeigt den Zauberspruch.
MD-91 = Wer glaubt, dass der eigene Zauber fertig ist, sagt ihn mit seinem Zauberspruch an; dann wird geprüft. Niemand muss ansagen.
MD-92 = Beim Ansagen ist T5 jedes Zugs der Augenblick dafür. Alle im Spiel, deren Zauberrechnung nicht leer ist, werden der Reihe nach gefragt, die aktive Person zuerst; jede sagt an oder schweigt, einmal in jedem solchen Augenblick.
MD-93 = Die Prüfung, die an einem echten Tisch Sache des Gegners ist, macht der Tisch, und er hat immer recht.
MD-94 = Eine falsche Ansage (falscher Wert oder zu wenige Zahlen) ist eine Fehlzündung: Nur wer angesagt hat, leidet unter der Wirkung des eigenen Zaubers.
MD-95 = Beim Ansagen bleibt eine verpasste Gelegenheit offen: Solange der Zauber noch fertig ist, kann man ihn am Ende jedes späteren Zugs ansagen.
MD-96 = Sind bei demselben T5 mehrere Zauber fertig, so wirken sie nacheinander, der Reihe nach von der aktiven Person an. Wer durch einen früheren ausscheidet, wirkt nichts.
MD-97 = Wirkung eines Zaubers: Der Gegner verliert so viel magische Stärke, wie die Wirkung des Zaubers sagt. Zu dritt verlieren sie beide Gegner.
MD-98 = Der Zauber gehört immer dem Besitzer der Zauberrechnung, auch wenn die Karte eines Gegners sie fertig gemacht hat; wer diese Karte gespielt hat, wird getroffen wie jeder Gegner.
MD-99 = Wer ausscheidet, wird gleich nach dem Verlust geprüft; ist das Duell vorbei, geschieht nichts mehr.
MD-100 = Dann legt, wer gezaubert hat, den Zauber auf die Zauber-Ablage und alle Karten der eigenen Zauberrechnung auf die passenden Ablagen.
MD-101 = Wer gezaubert hat, behält die Hand, wie sie ist (auch 6 oder 7 Karten).
MD-102 = Wer gezaubert hat, zieht 1 Zauber, nimmt ihn zu denen im Vorrat (gewöhnlich sind es dann 3) und wählt 1 von ihnen als neuen aktuellen Zauber, der aufgedeckt wird; die anderen bleiben im Vorrat.
MD-103 = Wer von einem Zauber getroffen wird, verliert nur Stärke: nicht Zauberrechnung, Zauber oder Hand.
MD-104 = Danach geht das Spiel weiter (T6).
MD-105 = Ein neuer Zauber beginnt immer über einer leeren Zauberrechnung; er ist also nie fertig, wenn man ihn wählt.
MD-106 = Der aktuelle Zauber wechselt nur, wenn er wirkt oder fehlzündet.
MD-107 = Eine Fehlzündung gibt es, wenn (a) eine gespielte Karte den Wert einer Zauberrechnung unter 0 bringt; (b) ein Minus an eine Reihe gelegt wird, die genau 0 wert ist; (c) nach dem Zurücknehmen eine kaputte Reihe bleibt; (d) beim Ansagen: bei einer falschen Ansage.
MD-108 = Ein Wert von genau 0 ist erlaubt.
MD-109 = (a) und (b) gelten für die eigene Zauberrechnung ebenso wie für die eines Gegners.
MD-110 = Die Fälle (a) bis (c) werden sofort abgehandelt (T2), vor dem Nachziehen. Der Tisch sorgt in jeder Spielart dafür; niemand muss es merken (MD-R13).
MD-111 = Es geht der aktuelle Zauber dessen los, dem die Zauberrechnung gehört; getroffen wird nur, wer die Fehlzündung verursacht hat. In den Fällen (c) und (d), und bei (a) und (b) an der eigenen Reihe, sind Besitzer und Ziel dieselbe Person.
MD-112 = Weder Zauberwert noch Mindestzahl müssen erreicht sein.
MD-113 = Auch zu dritt trifft eine Fehlzündung nur, wer sie verursacht hat.
MD-114 = Nach dem Verlust (und dem Ausscheiden) macht der Besitzer der Reihe MD-100 bis MD-102: Zauber und Reihe werden abgelegt, die eben gespielte Karte mit ihr; die Hand bleibt; ein neuer Zauber wird gezogen und gewählt. Das geschieht sofort, auch im Zug eines Gegners.
MD-115 = Die aktive Person zieht dann, wenn sie noch im Spiel ist, nach und beendet den Zug wie sonst.
MD-116 = Niemand kann zu einer Fehlzündung gezwungen werden (MD-61 ist immer offen, wenn nur noch Fehlzündungen bleiben).
MD-117 = Wessen Stärke auf 0 oder weniger fällt, scheidet sofort aus. Unter 0 wird die Stärke nie notiert (Hausregel).
MD-118 = Zu zweit: Scheidet jemand aus, gewinnt die andere Person.
MD-119 = Zu dritt: Das Duell geht weiter, bis beide Gegner einer Person ausgeschieden sind; diese gewinnt.
MD-120 = Geht das Duell weiter, so kommen Hand und Zauberrechnung einer ausgeschiedenen Person sofort auf die magischen Ablagen und alle ihre Zauber auf die Zauber-Ablage.
MD-121 = Wer ausgeschieden ist, macht keine Züge, ist kein Ziel, verliert keine Stärke mehr und entscheidet nichts.
MD-122 = Scheiden alle, die noch im Spiel sind, durch dasselbe Ereignis aus (nur möglich, wenn ein Stapel leer wird), so endet das Duell zwischen ihnen unentschieden.
MD-123 = Rangfolge zu dritt: zuerst, wer gewonnen hat, dann in umgekehrter Reihenfolge des Ausscheidens; wer durch dasselbe Ereignis ausscheidet, teilt sich einen Rang.
MD-124 = Ist das Duell vorbei, wird nichts mehr abgehandelt: kein Mischen, kein neuer Zauber, kein Nachziehen, kein ausstehender Zauber.
MD-125 = Es geht links herum.
MD-126 = Ein gewirkter Zauber trifft beide Gegner (nur die im Spiel).
MD-127 = Eine Fehlzündung trifft nur, wer sie verursacht hat.
MD-128 = Karten darf man an jede der drei Zauberrechnungen legen; ob „nichts geht“, hängt von allen Zauberrechnungen im Spiel ab.
MD-129 = Wird ein Stapel leer, kostet das alle im Spiel 1; MD-84 leert jede Zauberrechnung im Spiel.
MD-130 = Ist eine Person ausgeschieden, spielen die anderen zwei nach den Regeln zu zweit weiter.
MD-131 = Man darf alles benutzen, was alle wissen: Die Verteilung der Karten ist offen, eine zurückgenommene Karte oder eine gezeigte Hand darf man sich merken. Wie „alle ungesehenen Zahlen und Zeichen“ zusammengesetzt sind, kann jeder ausrechnen.
MD-132 = Mit der Einstellung show_totals zeigt der Tisch allen den Wert und die Anzahl der Zahlen jeder Reihe. Das verrät nichts Neues, es hilft nur.
MD-133 = Die Karten einer ausgeschiedenen Person sehen alle, wenn sie abgelegt werden (MD-120); ebenso die Zauber im Vorrat.
MD-134 = Die Stärke beginnt bei 10, der anderen Seite der Karte für die magische Stärke („starting_strength = 10“).
MD-135 = Die Zahlen 7, 8 und 9 bleiben weg: 4+4+4+3+3+3 = 21 Energiekarten („energy_max = 6“). Alle 25 Symbole bleiben.
MD-136 = Nur Zauber, die mindestens 2 oder 3 Zahlen verlangen und einen Zauberwert von höchstens 12 haben, spielen mit: 16 Karten des Haussatzes („spell_pool = apprentice“).
MD-137 = Ein Spielzug, der eine Reihe unter null brächte oder ein Minus an null legte, ist einfach nicht erlaubt: Es gibt keine Fehlzündungen („below_zero = blocked“). Ohne erlaubten Spielzug wird die Hand getauscht.
MD-138 = Kein Zurücknehmen („pulling = off“).
MD-139 = Der Zwischenstand jeder Reihe und der Abstand zu ihrem Zauberwert werden gezeigt; Zauber wirken von selbst („casting = automatic“, „show_totals = yes“).
MD-140 = Wird ein Stapel leer, kostet das nichts („run_out_loss = 0“); der Stapel wird nur erneuert.
MD-141 = Alles andere wie im Duell, auch das Wegnehmen nach einem Tausch. Ohne Wegnehmen können sich zwei Reihen für immer blockieren (zum Beispiel beide mit Wert 1 und offenem Minus, und es ist keine 1 mehr zu ziehen).
MD-142 = „turn_limit“ (normal 150 pro Platz): Erreicht die Zahl der beendeten Züge 150 × die Zahl der Personen am Anfang (300 oder 450), so endet das Duell bei T6 nach den Zaubern dieses Zugs. Es gewinnt, wer im Spiel ist und die höchste Stärke hat; bei Gleichstand der höchsten ist es zwischen diesen unentschieden.
MD-143 = Zu dieser Zahl: Gewöhnliche Spiele enden viel früher (zu zweit: im Mittel 98 bis 113, 95. Perzentil 155 bis 165 Züge; zu dritt: im Mittel 147 bis 198, 95. Perzentil 286 bis 408). Die Grenze wurde in höchstens 0,2 % (zu zweit) und 0,3 bis 3 % (zu dritt) der Spiele zwischen Bots mit 50 bis 80 % Aufmerksamkeit erreicht, und in 12 % und 6 % zwischen ganz aufmerksamen. 0 schaltet sie aus.
MD-R1 = Heißt es in der englischen Anleitung „incantation“ oder „incanquation“? Die Beschreibung der Karten sagt incantation, der Rest incanquation. Gemeint ist dasselbe, unsere Zauberrechnung; MD-1. Keine Einstellung.
MD-R2 = Dürfen alle fünf Karten von einem Stapel kommen? Lesarten: (a) jede Aufteilung, denn man wählt ja; (b) mindestens eine von jedem, denn verlangt ist eine Mischung beider Stapel, und vier und eins wird als äußerster Fall genannt. Entscheid: (b), weil die Beispiele bei vier und eins enden und man eine erste Hand nur aus Zeichen bloß wegwerfen kann. Wie die fünf Karten nach einem Tausch zusammengesetzt sind, sagt die Anleitung nicht; es gelten dieselben Grenzen. Einstellung „hand_split“ = „mixed“ (normal) / „free“ (0 bis 5).
MD-R3 = Steht die Aufteilung vorher fest, oder entscheidet man Karte für Karte und sieht jede an? Steht nicht da. Entscheid: Sie steht vorher fest. Das ist eine Entscheidung statt fünf, und beides ist gleich gerecht. Keine Einstellung.
MD-R4 = In welcher Reihenfolge wird bei der Vorbereitung gezogen und gewählt? Gedruckt steht: die Hand vor den Zaubern; zwischen den Personen ist nur gesagt, dass beide ihre Zauber aufdecken. Entscheid: Aufteilungen und erste Zauber werden gleichzeitig und verdeckt gewählt. Wer beginnt, wird erst danach durch Abheben bestimmt, wie im Beispiel; beim Wählen weiß es also niemand.
MD-R5 = Was wird nach dem Abheben aus dem Stapel? Und bei Gleichstand zu dritt? Entscheid: Die abgehobenen Karten kommen zurück, und der Stapel wird gemischt, damit niemand den Platz einer Karte kennt. Nur wer gemeinsam die höchste hat, wiederholt. Die Wahrscheinlichkeit zu beginnen bleibt für alle gleich.
MD-R6 = Sind Zauber im Vorrat geheim? Darf ihr Besitzer sie ansehen? Nur von den gewählten Zaubern heißt es, dass sie aufgedeckt werden, von den anderen also nicht. Der Besitzer darf sie jederzeit ansehen. Kein Austauschen (MD-106).
MD-R7 = Was ist eine Reihe mit offenem Zeichen wert, und was eine leere? Das Beispiel der Fehlzündung rechnet „3+4+2-4-“ als 5; das offene Zeichen zählt also nicht. Die häufigen Fragen sagen dasselbe: Ein Zauber kann mit einem offenen Zeichen wirken. Eine leere Reihe zählt als 0 ohne Zahlen; da jeder Zauber mindestens 1 Zahl verlangt, wirkt sie nie. Einstellung „dangling_cast“ = „allowed“ (normal) / „forbidden“ (in den häufigen Fragen als annehmbare Hausregel genannt): Bei „forbidden“ ist eine Reihe, die mit einem Zeichen endet, nie fertig.
MD-R8 = Wirkt ein Zauber von selbst oder nur, wenn er angesagt wird? Lesarten: (a) Die Bedingungen wirken den Zauber; man sieht nur nach, ob er gewirkt hat, und die Warnung, nicht den Zauber des Gegners für ihn zu wirken, setzt voraus, dass es ohne dessen Können geschieht; (b) ein Zauber wirkt nur, wenn sein Besitzer es merkt und den Zauberspruch spricht, und eine falsche Behauptung wird bestraft. Im Text steht beides. Das Beispiel der Fehlzündung in der Anleitung spricht dafür, dass (b) wirklich so gespielt wird: Bills Reihe „3+4+2-4-“ kommt bei „3+4+2“ vorbei, das ist 9 mit drei Zahlen, genau Brennende Funken, und doch hat er nicht gewirkt (außer die Reihe entstand durch Zurücknehmen). Entscheid: Beide Spielarten gibt es. Normal ist „casting = automatic“: Ein digitaler Tisch rechnet sowieso, eine übersehene oder falsche Behauptung wäre also ein Ausrutscher der Hand, nicht des Rechnens; alle anderen Regeln sind gleich. „casting = declared“ ist das Spiel, wie es gedruckt ist: Das Merken ist eine Kunst, und die Summen sind normalerweise verborgen. Einstellung „casting“ = „automatic“ / „declared“; Einstellung „show_totals“ = „yes“ / „no“ (normal „yes“ bei automatic, „no“ bei declared).
MD-R9 = Wer darf ansagen, wann, und wer prüft? Die Regel spricht vom Ende jedes Zugs und vom eigenen Zauber. Entscheid: Bei T5 jedes Zugs dürfen alle im Spiel nur den eigenen aktuellen Zauber ansagen; die aktive Person zuerst, dann links herum. Der Tisch prüft anstelle des Gegners, und sein Urteil gilt. Eine absichtlich falsche Ansage ist erlaubt und kostet den gedruckten Preis. Wer eine leere Reihe hat, wird nicht gefragt. Schweigen kostet nichts und verliert nichts (MD-95).
MD-R10 = Werden die Zauber vor oder nach dem Nachziehen geprüft? Lesarten: (a) davor: spielen, wirken, ziehen; (b) danach: spielen, ziehen, wirken. Ein Zug endet, heißt es, mit dem Ziehen; die Prüfung gehört zum Ende des Zugs; nach einem Zauber macht gleich die nächste Person weiter; und im Beispiel der Fehlzündung ist schon gezogen, bevor die Reihe angesehen wird. Entscheid: (b). Folgen: Ein Stapel, der beim Nachziehen leer wird, kostet Stärke vor dem Zauber und kann das Duell entscheiden; wer zaubert, wählt den Stapel zum Ziehen, bevor der neue Zauber zu sehen ist. Das Erste kann man vermeiden, indem man vom anderen Stapel zieht. Keine Einstellung.
MD-R11 = Ich mache den Zauber meines Gegners fertig. Was geschieht? Die Anleitung warnt davor. Entscheid: Wirken Zauber von selbst, so wirkt der Zauber des Gegners bei T5 meines Zugs, und er gehört seinem Besitzer (MD-98); beim Ansagen muss der Besitzer ihn ansagen. Es ist ein erlaubter, sicherer Spielzug.
MD-R12 = Können zwei Zauber gleichzeitig fertig sein? Wirken Zauber von selbst, dann nur durch zweimaliges Wegnehmen nach einem Tausch zu dritt; beim Ansagen auch durch Schweigen. Entscheid: Sie wirken nacheinander, der Reihe nach von der aktiven Person an; wer ausgeschieden ist, wirkt nichts. Dass Zaubernder und Opfer gleichzeitig ausscheiden, kann nicht vorkommen, denn ein Zauber trifft nie den, der ihn wirkt.
MD-R13 = Kommt eine Fehlzündung sofort, oder erst, wenn jemand darauf hinweist? Die Regel sagt sofort; im Beispiel merkt es Scott, nachdem Bill gezogen hat. Entscheid: sofort und von selbst, in beiden Spielarten. Die Stellung am Ende des Beispiels ist dieselbe.
MD-R14 = Muss ein fehlzündender Zauber seine Mindestzahl oder seinen Zauberwert haben? Nein. Nach der Regel geht er einfach los, weil die Reihe unter null kam.
MD-R15 = Darf man absichtlich fehlzünden? Im Beispiel wird ein fehlzündender Spielzug gemacht und bestraft, nicht zurückgenommen; nichts verbietet ihn. Mögliche Gründe: einen hoffnungslosen Zauber loswerden, oder die lange Reihe eines Gegners auslöschen und dafür ihre Wirkung in Kauf nehmen. Entscheid: jederzeit erlaubt. Der Tisch soll vor einem solchen Spielzug warnen. Einstellung „below_zero“ = „misfire“ (normal) / „blocked“ (solche Spielzüge und solches Zurücknehmen sind nicht erlaubt) / „allowed“ (negative Werte sind in Ordnung, keine solchen Fehlzündungen; in den häufigen Fragen als annehmbare Hausregel genannt; MD-107 (a) bis (c) entfällt, und der Tausch braucht allein Grund 1).
MD-R16 = Minus an null: an wessen Reihe, und wer wird getroffen? Der Satz spricht von jeder Zauberrechnung; die Begründung denkt an den Besitzer, der nicht weiterspielen könnte. Entscheid: Ein Minus an irgendeiner Reihe mit Wert 0 zündet sofort fehl; wer das Minus gelegt hat, wird vom Zauber des Besitzers der Reihe getroffen, auch zu dritt.
MD-R17 = Zählt nach dem Zurücknehmen nur der Wert am Ende oder jeder Schritt? Jeder Schritt: Das Beispiel prüft, dass der Wert unterwegs nie negativ wird, und sagt, dass es sonst eine Fehlzündung gäbe. Getroffen wird, wer zurückgenommen hat; es ist ja der eigene Zauber.
MD-R18 = Nach dem Zurücknehmen bleibt der Wert 0 mit offenem Minus. Fehlzündung? Nicht geregelt: Die Regel zur Null spricht davon, ein Minus zu spielen. Lesarten: (a) keine Fehlzündung, die Reihe steckt nur fest; (b) Fehlzündung. Entscheid: (b). Die Begründung der Regel zur Null (keine Karte könnte folgen, ohne dass es negativ wird) gilt Wort für Wort, und eine einzige Prüfung (heil) genügt dann für Ausspielen und Zurücknehmen. So bleibt auch wahr, dass Wegnehmen nie fehlzündet.
MD-R19 = Welche Paare darf man zurücknehmen? Jede Zahl mit dem Zeichen links oder rechts von ihr. Erste Zahl: nur rechts. Letzte Zahl: links, oder rechts, wenn dort ein offenes Zeichen liegt. Ein Zauber verlangt mindestens 1 Zahl; eine Reihe, aus der man zurücknehmen darf, hat also mindestens 2 Zahlen und ein Zeichen. Immer gehen zwei Karten weg, eine von jeder Art; die Reihenfolge der übrigen bleibt.
MD-R20 = Was zählt als „doppelt so viele“, und wann ist die Hand wieder bei „5 Karten“? Gemeint ist die Mindestzahl des aktuellen Zaubers; es zählen alle Zahlen der Reihe, egal, wer sie gespielt hat. Die Hand hat nach dem Zurücknehmen 7 Karten, nach den nächsten zwei Spielzügen ohne Ziehen 6 und 5. Bei 5 darf man wieder, obwohl seither keine Karte gezogen wurde: So steht es da. (Lesart (b), „nachdem man wieder gezogen hat“, ist strenger.) Einstellung „pull_again“ = „five_cards“ (normal) / „after_draw“ (wer zurückgenommen hat, darf es erst wieder, wenn mindestens eine Karte gezogen ist). Mit dem zweiten Wert ist jedes Spiel endlich, solange ein leerer Stapel Stärke kostet.
MD-R21 = Einige Karten passen nicht, die anderen zünden fehl. Geht dann nichts? Die zwei Gründe stehen getrennt da, aber im Beispiel zünden Bills Zahlen fehl, während er Zeichen gar nicht spielen konnte. Entscheid: Nichts geht = kein sicherer Spielzug. Der Tisch rechnet das aus; man muss niemandem glauben, und die gezeigte Hand beweist es.
MD-R22 = Kein sicherer Spielzug, aber Zurücknehmen ist möglich. Muss man zurücknehmen? Zurücknehmen tritt an die Stelle des Ausspielens und ist immer freiwillig. Entscheid: Man darf wählen; zurücknehmen zu können heißt nicht, spielen zu können.
MD-R23 = Gilt ein Spielzug, der dem Gegner einen Zauber schenkt, als „Möglichkeit zu spielen“? Ja. Man muss spielen, auch wenn es dem Gegner hilft; nur Fehlzündungen entschuldigen. Wessen einziger sicherer Spielzug den Zauber des Gegners fertig macht, muss das tun, oder fehlzünden, oder zurücknehmen.
MD-R24 = Wird vor oder nach dem Ziehen der neuen Hand weggenommen? Der Text nennt das Ziehen zuerst; im Beispiel geschieht es nebenher. Entscheid: erst die ganze Hand ziehen, dann wegnehmen. Wer wegnimmt, sieht die neuen Karten nicht; Warten bringt also nichts. Scheidet, wer tauscht, beim Ziehen durch einen leeren Stapel aus, wird nichts weggenommen.
MD-R25 = Zu dritt: Wer darf wegnehmen? Lesarten: (a) jeder Gegner einmal; (b) nur die nächste Person; (c) insgesamt einmal, wer zuerst kommt. Entscheid: (a): Jeder von ihnen ist ein Gegner, beide werden gleich behandelt, und niemand muss sich beeilen. Der Reihe nach von der Linken der Person, die getauscht hat; die zweite sieht, was die erste getan hat. Einstellung „exchange_removal“ = „each“ (normal) / „next“ / „none“. Zu zweit sind „each“ und „next“ dasselbe. In Simulationen machte es kaum etwas aus (198, 198 und 197 Züge im Mittel).
MD-R26 = Kann Wegnehmen einen Zauber wirken? Ja, wenn die kürzere Reihe fertig ist: Geprüft wird am Ende jedes Zugs, und ein offenes Zeichen macht nichts. (Wirken Zauber von selbst, so muss vorher jemand zurückgenommen haben, denn jede andere kürzere Reihe ist schon geprüft worden.) Erst wird in diesem Zug alles weggenommen, dann kommt T5.
MD-R27 = Ein Stapel wird mitten im Ziehen von fünf Karten leer. Wann kommt der Verlust? Sofort, zwischen zwei Karten: Die Regel sagt, sobald die letzte Karte gezogen ist. Der Rest kommt vom neuen Stapel. Eine getauschte Hand liegt schon auf den Ablagen und wird mitgemischt.
MD-R28 = Stapel leer, Ablage leer: Was genau kommt zurück? Alle Zauberrechnungen im Spiel, beide Arten von Karten, jede in ihren eigenen Stapel; der Stapel, der nicht leer ist, wird mit dem, was dazukommt, zusammengemischt. Die andere Ablage, Hände und Zauber bleiben. Eine Reihe, die fertig war, aber noch nicht gewirkt hat, ist verloren, denn das Leerwerden gilt sofort, und die Zauber werden erst am Ende des Zugs geprüft.
MD-R29 = In welcher Reihenfolge kommen Verlust, Ausscheiden und Mischen? Verlust für alle, Ausscheiden, Ablegen der Karten der Ausgeschiedenen, dann Mischen. Ihre Karten können also schon im neuen Stapel sein. Nach dem Ende eines Duells geschieht nichts mehr.
MD-R30 = Beide fallen gleichzeitig auf 0. Nur ein leerer Stapel trifft alle auf einmal. Lesarten: unentschieden; es verliert, wer die Karte gezogen hat; die aktive Person gewinnt. Entscheid: unentschieden, denn der Verlust ist gleichzeitig, und niemand war stärker. Zu dritt gilt das Unentschieden für die, die durch dieses Ereignis ausscheiden, wenn niemand übrig ist; ist eine Person übrig, gewinnt sie. Das kommt in etwa 2 % der simulierten Spiele zu zweit und 3 % zu dritt vor. Einstellung „double_knockout“ = „draw“ (normal) / „depleter_loses“ (wer den Stapel leer gezogen hat, steht hinter den anderen, die mit ausgeschieden sind; diese teilen sich den Sieg).
MD-R31 = Der Zauberstapel ist leer. Nicht geregelt. Entscheid: Braucht man einen Zauber und es ist keiner mehr da, wird die Zauber-Ablage gemischt; kein Verlust, denn die Regel nennt nur die zwei magischen Stapel. Der Zauber, der eben losging, liegt schon auf der Ablage; eine Karte ist also immer da.
MD-R32 = Zu dritt: Was wird aus Karten und Zug einer ausgeschiedenen Person? Entscheid: Hand und Reihe kommen sofort auf die magischen Ablagen, Zauber auf die Zauber-Ablage; ihre Züge werden übersprungen. Geschieht es in ihrem eigenen Zug, so endet der Zug mit T5 für die anderen. Blieben die Karten aus dem Spiel, so würden Stapel von 27 und 25 Karten zu klein.
MD-R33 = Das Duell endet mitten in einer Wirkung. Alles hört auf. Ein ausstehender Zauber, ein Nachziehen oder ein Wegnehmen geschieht nicht mehr. Die Stellung bleibt zum Ansehen, wie sie ist.
MD-R34 = „Null“ oder „null oder weniger“? Das Ziel spricht von null, die Regel zum Gewinnen von null oder weniger. Entscheid: 0 oder weniger; notiert wird 0, denn die Wertungskarten haben keine negativen Zahlen.
MD-R35 = Tun Zauber etwas anderes, als Stärke zu nehmen? Nein: Die Wirkung ist als Verlust von Stärke erklärt. Kartendateien dürfen nichts anderes enthalten.
MD-R36 = Jemand hat vergessen zu ziehen. Häufige Fragen: auf 5 nachziehen, sobald man es merkt. Der Tisch zieht von selbst nach; es kann also nicht vorkommen.
MD-R37 = Mehr als eine Karte nachziehen. Mit den gedruckten Stapeln kann das nicht vorkommen (ein Spielzug nimmt 1 Karte von 5). Führen selbst gemachte Stapel dazu, so fragt das Nachziehen nach einer Aufteilung.
MD-R38 = Ein Stapel kann gar nicht aufgefüllt werden. Unmöglich mit den gedruckten Karten (MD-88) und in der Lehrlingsstufe (21 Zahlen; ohne Zurücknehmen höchstens 15 auf den Händen). Für selbst gemachte Stapel: MD-78. Der Verlust kommt einmal, wenn die letzte Karte gezogen wird, nicht noch einmal für einen Stapel, der leer bleibt.
MD-R39 = Kann das Duell ewig dauern? Ja: Zwei Karten zurücknehmen und wieder ausspielen braucht kein Ziehen. MD-142 beendet es.
MD-R40 = Was muss eine Kartendatei erfüllen? Mindestens 3 × Personen Zauber; jede Kennung nur einmal; Zauberwert mindestens 1; Mindestzahl mindestens 1; Wirkung mindestens 1; als Zauberspruch irgendein Text. Energiekarten mit 1 oder mehr; nur die Zeichen + und −. Eine Datei, die das verletzt, wird beim Laden abgelehnt.
MD-R41 = Kann das Abheben ewig dauern? Zeigt jede Karte des Energiestapels dieselbe Zahl, so ginge es immer weiter; und eine Regel ohne Ende kann man nicht auszählen. Entscheid: Nach drei Malen mit Gleichstand, oder wenn der Stapel weniger als zwei verschiedene Zahlen hat, entscheidet unter den Gleichen das Los. Die Chancen sind dieselben wie beim Weiterabheben.
MD-R42 = Ein Stapel konnte nicht aufgefüllt werden, als er leer wurde (selbst gemachte Stapel). Was, wenn später Karten für ihn auftauchen? Entscheid: Er wird nach MD-82 oder MD-84 erneuert, sobald jemand von ihm ziehen muss, und niemand verliert dafür Stärke, denn der Verlust kam schon, als seine letzte Karte gezogen wurde.
MD-R43 = Was bedeutet die Einstellung energy_max für eine Kartendatei mit Zahlen über 9? Entscheid: 9 lässt nichts weg, was auch in der Datei steht; 6, 7 und 8 lassen alles darüber weg. Die Einstellung meint die gedruckten Zahlen.
MD-R44 = Kann ein Stapel leer werden, während die ersten Hände ausgeteilt werden? Nicht mit den Karten des Hauses (höchstens 15 von 27 und 15 von 25). Entscheid: Bei selbst gemachten Stapeln gilt dasselbe wie im Spiel; alle verlieren gleich viel, also scheidet entweder niemand aus oder alle.
MD-R45 = Zu dritt, double_knockout = depleter_loses: Zwei scheiden durch einen Stapel aus, und die dritte Person bleibt übrig. Steht, wer die letzte Karte gezogen hat, hinter der anderen? Entscheid: ja. Die Einstellung sagt, dass diese Person hinter denen steht, die mit ausgeschieden sind; dass noch jemand übrig ist und gewinnt, ändert daran nichts.

## The lesson

md-lesson-title = Das Duell der Mathemagier lernen
md-lesson-1 = Über deiner Reihe steht dein Zauber, Bienenruf. Er geht los, wenn deine Reihe 7 ergibt und mindestens 3 Zahlen hat. Dann verliert Mirabel 4 von ihren 20 Stärke. Sie braucht 9.
md-lesson-2 = In jedem Zug legst du eine Karte ans Ende einer Reihe. Eine Reihe beginnt mit einer Zahl. Tipp eine deiner Zahlen an, dann das Ende deiner Reihe.
md-lesson-2-good = Deine Reihe hat begonnen. Nach einer Zahl kommt ein Zeichen, nach einem Zeichen eine Zahl.
md-lesson-2-wrong = Das ist Mirabels Reihe: Es würde ihr helfen, nicht dir. Leg eine Zahl an deine eigene Reihe.
md-lesson-3 = Zieh jetzt wieder auf fünf Karten nach. Blaue Energiekarten sind Zahlen, rote Symbole sind plus und minus. Zwei Zeichen hast du schon, also tipp den blauen Stapel an.
md-lesson-3-good = Du hast eine neue Zahl auf der Hand. Mirabel hat ihre Reihe mit einer 3 begonnen.
md-lesson-3-wrong = Du darfst beide Stapel wählen. Nimm diesmal eine Zahl: den blauen.
md-lesson-4 = Ein paar Züge später. Deine Reihe ist 3 +. Mach 7 daraus und sieh, was geschieht.
md-lesson-4-good = 3 + 4 = 7, aber nichts geht los: Es sind nur 2 Zahlen, und Bienenruf will 3.
md-lesson-4-wrong = Welche deiner Zahlen macht aus 3 + eine 7?
md-lesson-5 = In diesem Spiel warst du langsamer: 3 + 2 + ist bisher 5 wert. Mit welcher Karte wirkt Bienenruf?
md-lesson-5-good = 3 + 2 + 2 = 7 mit drei Zahlen: Summ! Mirabel verliert 4 Stärke. Deine Reihe und dein Zauber werden abgelegt.
md-lesson-5-wrong = Du brauchst 7, und 5 ist schon da. Welche Zahl fehlt?
md-lesson-6 = Du hast noch einen Zauber gezogen. Tipp den an, der dir gefällt, und leg ihn über deine Reihe. Wer hart treffen will, braucht mehr Zahlen oder eine schwerere Rechnung.
md-lesson-6-good = Ein neues Ziel. Die anderen Zauber warten in deinem Vorrat.
md-lesson-7 = Pass auf: Mirabels Reihe ist 7 wert, und sie braucht 9. Mit einer 2 zaubert sie. Du darfst auch an ihre Reihe eine Karte legen. Verdirb ihr die Rechnung!
md-lesson-7-good = Jetzt ist 9 nicht mehr nur einen Schritt weit weg. Ein Zauber gehört dem, dem die Reihe gehört, egal, wer die letzte Karte hingelegt hat.
md-lesson-7-wrong = Leg eine Zahl an Mirabels Reihe, aber nicht die 2: Die würde ihren Zauber fertig machen, und er träfe dich.
md-lesson-8 = Eine Reihe darf nie unter null kommen. Deine ist 5 wert, und am Ende wartet ein Minus. Schau, wo die Lunte zischt, wenn du eine Karte aufnimmst, und spiel eine Zahl, die sicher ist.
md-lesson-8-good = Sicher. Null selbst ist erlaubt, aber nichts darunter. Wer eine Fehlzündung verursacht, wird vom Zauber dieser Reihe getroffen.
md-lesson-8-wrong = 5 − 9 wäre unter null: eine Fehlzündung, und dein eigener Zauber trifft dich. Leg die 1, die 2 oder die 3 an deine Reihe.
md-lesson-9 = Beide Reihen enden mit einem Minus, und deine 8 und deine 9 sind zu groß dafür. Keine Karte ist sicher. Dann darfst du deine ganze Hand tauschen.
md-lesson-9-good = Du zeigst deine alten Karten und legst sie ab.
md-lesson-9-wrong = Das würde fehlzünden. Wähl lieber den Tausch.
md-lesson-10 = Stell jetzt eine neue Hand zusammen: Tipp die Stapel fünfmal an, jeden mindestens einmal.
md-lesson-10-good = Fünf neue Karten. Mirabel hätte dafür von einer Reihe die letzte Karte wegnehmen dürfen, hat aber alles gelassen.
md-lesson-11 = Deine Reihe ergibt 14 und hat 8 Zahlen, mehr als das Doppelte der 3, die du brauchst. Darum darfst du eine Zahl und ein Zeichen daneben auf die Hand zurücknehmen. Du willst 7: Welche Zahl muss weg?
md-lesson-11-good = 14 − 7 = 7. Bienenruf geht los, und die zwei Karten behältst du auf der Hand.
md-lesson-11-wrong = Aus 14 soll 7 werden. Tipp die 7 in deiner Reihe an und das Plus daneben.
md-lesson-12 = Wer auf 0 Stärke fällt, scheidet aus, und wer als Letzter übrig ist, gewinnt. Wird ein Stapel leer, verlieren alle 1. Spiel jetzt dein erstes Duell.

## The plain board

md-zone-turn = Zug
md-zone-strength = Stärke
md-zone-energy_hands = Energiekarten
md-zone-symbol_hands = Zeichenkarten
md-zone-symbol_hands-0 = +
md-zone-symbol_hands-1 = −
md-zone-rows = Reihe
md-zone-rows-0 = +
md-zone-rows--1 = −
md-zone-energy_deck = Energiestapel
md-zone-symbols_deck = Zeichenstapel
md-zone-spell_deck = Zauberstapel
md-zone-energy_discard = Energieablage
md-zone-symbols_discard = Zeichenablage
md-zone-symbols_discard-0 = +
md-zone-symbols_discard-1 = −

## Der gezeichnete Tisch im Terminal

md-terminal-you = { $player } (du)
md-terminal-to-play = { $player } · am Zug
md-terminal-out = ausgeschieden
md-terminal-strength = Stärke
md-terminal-row = Reihe
md-terminal-spell = Zauber
md-terminal-holds = hält
md-terminal-stored = Vorrat
md-terminal-numerals =
    { $count ->
        [one] { $count } Zahl
       *[other] { $count } Zahlen
    }
md-terminal-in-hand = Energie { $energy }, Symbole { $symbols }
md-terminal-count = { $count } Zauber im Vorrat
md-terminal-pulled = zurückgenommen: { $cards }
md-terminal-ready = fertig
md-terminal-choosing = wählt noch
md-terminal-set-up = Aufbau
md-terminal-turn = Zug { $turn }
md-terminal-energy = Energie { $deck } (Ablage { $pile })
md-terminal-symbols = Symbole { $deck } (Ablage { $pile })
md-terminal-spells = Zauber { $deck }
md-terminal-energy-pile = Abgelegte Energie: { $cards }
md-terminal-symbols-pile = Abgelegte Symbole: { $cards }
md-terminal-spell-pile = Abgelegte Zauber: { $spells }

## Stellungen

md-position-players = Ein Duell, das weitergeht, braucht zwei Spieler, die nicht ausgeschieden sind.
md-position-cards = Es gibt mehr Karten { $card }, als der Kartensatz hat.
md-position-spell = Der Zauber { $spell } ist an zwei Stellen oder nicht in diesem Spiel.

# Kartendateien
md-field-energy-number = Die Zahl auf der Karte.
md-field-energy-copies = Wie viele Karten mit dieser Zahl es gibt.
md-field-symbol-sign = Plus oder Minus.
md-field-symbol-copies = Wie viele Karten mit diesem Zeichen es gibt.
md-field-spell-id = Eine kurze Kennung aus Buchstaben, Ziffern und Bindestrichen, für jeden Zauber eine andere.
md-field-spell-name = Wie der Zauber heißt.
md-field-spell-casting_value = Der Wert, den eine Reihe haben muss, damit der Zauber gelingt.
md-field-spell-minimum = Die kleinste Anzahl von Zahlen in der Reihe.
md-field-spell-effect = Wie viele Punkte der Zauber den anderen nimmt.
md-field-spell-invocation = Was beim Zaubern laut gesagt wird.
md-field-spell-apprentice = Ob der Zauber zum Spiel für Lehrlinge gehört.
md-warn-too-long = Zauber { $spell }: Diese Karten ergeben nie eine Reihe mit { $minimum } Zahlen.
md-warn-too-great = Zauber { $spell }: Diese Karten erreichen nie { $number }.
md-warn-dominated = Zauber { $spell }: { $other } ist nicht schwerer zu sprechen und bewirkt mehr.
md-print-energy = Energie
md-print-symbols = Zeichen
md-print-spells = Zauber
md-print-dial = Zauberkraft

## Stundenpläne

md-plan-sums-to-ten = Plusaufgaben bis 10
md-plan-sums-to-twenty = Plus und minus bis 20
