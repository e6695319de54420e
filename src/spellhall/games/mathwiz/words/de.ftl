### Math Wiz in German: everything the game says.

## The box

mw-about = Multipliziere heimlich zwei Runen; wessen Produkt dem Ziel am nächsten kommt, lernt den Zauber.
mw-minutes = 15 bis 60
mw-age = ab 8 Jahren

## Options

mw-option-end_mode = Wann das Spiel endet: mit dem Zauberstapel, nach der Uhr oder nach einigen Runden.
mw-option-end_mode-deck = mit dem Zauberstapel
mw-option-end_mode-time = nach der Uhr
mw-option-end_mode-rounds = nach einigen Runden
mw-option-time_limit_min = Spielminuten, wenn die Uhr das Spiel beendet.
mw-option-round_limit = Runden, wenn eine Rundenzahl vereinbart ist.
mw-option-exhausted_tie = Ein Gleichstand, den niemand weiterspielen kann: die Zauber warten auf den nächsten Sieger, die Gleichstehenden ziehen nach, oder die Zauber verlassen das Spiel.
mw-option-exhausted_tie-carry = die Zauber warten auf den nächsten Sieger
mw-option-exhausted_tie-refill = die Gleichstehenden ziehen nach
mw-option-exhausted_tie-discard = die Zauber verlassen das Spiel
mw-option-final_tie = Gleich viele Zauber am Ende: geteilter Sieg, mehr ungenutzte Zauber oder die größere Summe der Zahlen.
mw-option-final_tie-shared = geteilter Sieg
mw-option-final_tie-unused = mehr ungenutzte Zauber gewinnen
mw-option-final_tie-numbers = die größere Summe gewinnt
mw-option-arithmetic = Wer rechnet: der Tisch, die Spieler mit drei Versuchen oder die Spieler mit einem.
mw-option-arithmetic-auto = der Tisch
mw-option-arithmetic-practice = die Spieler, mit drei Versuchen
mw-option-arithmetic-strict = die Spieler, mit einem Versuch
mw-option-spell_effects = Ob gelernte Zauber gewirkt werden dürfen; beim ersten Spiel besser nicht.
mw-option-honour = Ob Gegner mit weniger Zaubern vor deinen sicher sind.
mw-no-runes = Der Kartensatz „{ $set }“ hat { $runes } Runen, aber { $seats } Spieler brauchen { $needed } (MW-110).
mw-no-round-limit = Die Option round_limit kann höchstens { $spells } sein, die Zahl der Zauber (MW-64).

## Card files

mw-no-rune-twice = die Rune { $number } steht zweimal da.
mw-no-runes-for-two = es gibt { $runes } Runen; schon zwei Spieler brauchen { $needed } (MW-110).
mw-no-spell-count = es gibt { $spells } Zauber; ein Satz hat 1 bis 200.
mw-no-spell-id = muss aus 1 bis 12 Buchstaben und Ziffern bestehen.
mw-no-spell-id-twice = kommt zweimal vor; jeder Zauber braucht eine eigene Kennung.
mw-no-rune-zero = „runes“: Es gibt keine Rune 0.

## Questions

mw-ask-cast = Das Ziel ist { $target }. Wirke einen deiner Zauber oder passe.
mw-ask-claim = Wie viel ist { $runes }?
mw-ask-with-spell = Wähle Runen, deren Wert { $target } am nächsten kommt; dein Zauber hilft.
mw-ask-again-with-spell = Wähle neue Runen, deren Wert { $target } am nächsten kommt; dein Zauber hilft.
mw-ask-runes = Wähle zwei Runen, deren Produkt { $target } am nächsten kommt.
mw-ask-again = Wähle zwei neue Runen, deren Produkt { $target } am nächsten kommt.
mw-ask-toss = Wirf eine Rune ab, von klein nach groß, oder hör auf und zieh { $count }.
mw-ask-swap = Tausche eine deiner Runen gegen eine deines Gegners oder behalte deine.

## Choices

mw-choose-runes = { $runes } spielen
mw-choose-pass = Nichts wirken
mw-choose-cast = { $title } wirken ({ $number })
mw-choose-cast-target = { $title } wirken ({ $number }): { $step }, Ziel { $target }
mw-choose-cast-rival = { $title } wirken ({ $number }) auf { $rival }
mw-choose-cast-number = { $title } wirken ({ $number }): die { $rune } verbieten
mw-choose-claim = { $value } sagen
mw-choose-toss = Die { $rune } abwerfen
mw-choose-done = Nichts mehr abwerfen
mw-choose-swap = Die { $taken } gegen deine { $given } nehmen
mw-choose-keep = Deine Runen behalten
mw-choose-time-up = Die Zeit ist um

## The effects

mw-effect-none = ohne Wirkung
mw-effect-none-text = Dieser Zauber hat keine Wirkung.
mw-effect-mirror_rune = Spiegelrune
mw-effect-mirror_rune-text = In dieser Runde darfst du eine einzelne Rune spielen und mit sich selbst malnehmen.
mw-effect-twin_star = Zwillingsstern
mw-effect-twin_star-text = Wenn du in dieser Runde mit anderen gleich nah bist, gewinnst du.
mw-effect-twin_treasure = Zwillingsschatz
mw-effect-twin_treasure-text = Leg einen weiteren Zauber zum Gewinn. Wer die Runde gewinnt, nimmt alles.
mw-effect-ten_league_boots = Zehnmeilenstiefel
mw-effect-ten_league_boots-text = Verschieb das Ziel um genau 10 nach oben oder unten.
mw-effect-sliding_sands = Treibsand
mw-effect-sliding_sands-text = Verschieb das Ziel um 1, 2, 3, 4 oder 5 nach oben oder unten.
mw-effect-lucky_clover = Glücksklee
mw-effect-lucky_clover-text = Zieh 3 Runen.
mw-effect-seven_winds = Sieben Winde
mw-effect-seven_winds-text = Wirf beliebig viele Runen ab und zieh dann so viele und eine mehr.
mw-effect-growing_potion = Wachstumstrank
mw-effect-growing_potion-text = In dieser Runde darfst du dein Produkt verdoppeln.
mw-effect-shape_shifter = Gestaltwandler
mw-effect-shape_shifter-text = In dieser Runde darf eine deiner beiden Runen um eins mehr oder weniger zählen.
mw-effect-third_rune = Dritte Rune
mw-effect-third_rune-text = In dieser Runde darfst du eine dritte Rune spielen und zum Produkt zählen oder davon abziehen.
mw-effect-forbidden_rune = Verbotene Rune
mw-effect-forbidden_rune-text = Nenn eine Zahl von 2 bis 12. Deine Gegner dürfen sie in dieser Runde nicht spielen. (Wer weniger Zauber hat als du, ist sicher.)
mw-effect-looking_glass = Fernrohr
mw-effect-looking_glass-text = Sieh dir die Runen eines Gegners an. Du darfst eine von deinen gegen eine von seinen tauschen. (Nicht bei einem Gegner mit weniger Zaubern als du.)
mw-spell = { $number } { $title } ({ $card })

## Why not

mw-no-casting-now = Jetzt wird gezaubert: Wirke einen Zauber oder passe.
mw-no-such-value = Keine Runen dieses Spiels ergeben diese Zahl. Rechne den Wert deiner Runen aus.
mw-no-claim = Rechne den Wert deiner Runen aus und sag ihn als Zahl, zum Beispiel =42.
mw-no-pass = Alle machen mit: Wähle zwei Runen.
mw-no-runes-yet = Wähle zuerst deine Runen, dann sag, was sie ergeben.
mw-no-combination = Jetzt werden Runen kombiniert: Wähle zwei von deinen.
mw-no-more-runes =
    { $have ->
        [0] Du hast keine Rune { $number }.
        [1] Du hast nur eine Rune { $number }.
       *[other] Du hast nur zwei Runen { $number }.
    }
mw-no-form = Dafür brauchst du einen Zauber, den du in dieser Runde nicht gewirkt hast.
mw-no-forbidden =
    { $count ->
        [one] Die Rune { $numbers } ist dir in dieser Runde verboten.
       *[other] Die Runen { $numbers } sind dir in dieser Runde verboten.
    }
mw-no-such-spell = Diesen Zauber gibt es nicht.
mw-no-used = Du hast { $title } schon benutzt; jeder Zauber wirkt einmal.
mw-no-in-centre = Dieser Zauber liegt in der Mitte; wirken kannst du ihn, wenn du ihn gelernt hast.
mw-no-not-yours = Du kannst nur deine eigenen Zauber wirken.
mw-no-effect = Dieser Zauber hat keine Wirkung; er zählt nur am Ende.
mw-no-fair-rival = { $title } darf keine Gegner treffen, die weniger Zauber haben als du, und das sind alle.
mw-no-use = { $title } kann jetzt nichts bewirken: { $reason }.
mw-useless-no-spells = der Zauberstapel ist leer
mw-useless-no-runes = es gibt keine Runen mehr zu ziehen
mw-useless-no-hand = du hast keine Runen
mw-useless-no-swap = niemand hat Runen zum Ansehen, oder du hast keine zum Tauschen
mw-useless-no-step = das Ziel lässt sich nicht verschieben
mw-no-step = { $title } kann das Ziel jetzt um { $steps } verschieben; es muss zwischen { $low } und { $high } bleiben.
mw-no-fair-rival-named = { $title } braucht einen Gegner mit Runen und mindestens so vielen Zaubern wie du.
mw-no-rival-named = { $title } braucht einen Gegner mit Runen.
mw-no-number-named = { $title } braucht eine Zahl, die es als Rune gibt: { $low } bis { $high }.
mw-no-detail-needed = { $title } braucht nur seinen Namen.
mw-no-falling-order = Wirf von klein nach groß ab; die nächste Rune muss { $lowest } oder höher sein.
mw-no-such-rune = Du hast keine Rune { $number }.
mw-no-seven-winds = Bei Sieben Winde wirfst du eine Rune ab oder hörst auf.
mw-no-looking-glass = Beim Fernrohr tauschst du eine Rune oder behältst deine.
mw-no-rival-rune = Dein Gegner hat keine Rune { $number }.
mw-no-same-swap = Ein Tausch braucht zwei verschiedene Zahlen; behalte lieber deine.

## What cannot be read

mw-unreadable = „{ $text }“ ist nicht lesbar. Schreib Runen wie 7x8, einen Zauber wie cast { $card }, oder pass.
mw-unreadable-rune = { $number } ist keine Rune; Runen haben Zahlen von 1 bis { $highest }.
mw-unreadable-cast = „{ $text }“ ist nicht lesbar. Schreib zum Beispiel cast { $card }.
mw-unreadable-spell = Es gibt keinen Zauber „{ $text }“. Schreib zum Beispiel cast { $card }.
mw-unreadable-number = { $title } braucht eine Zahl, zum Beispiel cast { $card } 5.
mw-unreadable-rival = { $title } braucht einen Gegner, zum Beispiel cast { $card } B.
mw-unreadable-chance = „{ $text }“ ist kein Zufallsergebnis; schreib „rune 5“ oder „spell S040“.

## What happens

mw-told-round = Runde { $round }.
mw-told-drew =
    { $count ->
        [one] { $who } zieht { $count } Rune.
       *[other] { $who } zieht { $count } Runen.
    }
mw-told-drew-runes =
    { $count ->
        [one] { $who } zieht { $count } Rune: { $runes }.
       *[other] { $who } zieht { $count } Runen: { $runes }.
    }
mw-told-reshuffled = Die abgeworfenen Runen werden gemischt: { $size } bilden den neuen Stapel.
mw-told-spell = Ein Zauber wird aufgedeckt: { $spell }.
mw-told-cast = { $who } wirkt { $title } ({ $card }).
mw-told-cast-target = { $who } wirkt { $title } ({ $card }): { $step }.
mw-told-cast-mark = { $who } wirkt { $title } ({ $card }): „{ $text }“
mw-told-passed = { $who } wirkt nichts.
mw-told-target = Das Ziel ist jetzt { $target }.
mw-told-forbidden = Die Rune { $number } ist in dieser Runde verboten für { $rivals }.
mw-told-tossed = { $who } wirft die Rune { $rune } ab.
mw-told-looked = { $who } sieht sich die Runen von { $rival } an.
mw-told-looked-at = { $who } sieht sich die Runen von { $rival } an: { $runes }.
mw-told-kept = { $who } behält alle Runen.
mw-told-swapped = { $who } tauscht eine Rune mit { $rival }.
mw-told-swapped-runes = { $who } nimmt die { $taken } von { $rival } und gibt die { $given }.
mw-told-ready = { $who } ist fertig.
mw-told-revealed = Ziel { $target }: { $shown }.
mw-told-away = { $who } { $runes } = { $value }, { $distance } daneben
mw-told-exactly = { $who } { $runes } = { $value }, genau
mw-told-fizzled = { $who } sagt { $runes } = { $claim }, aber es ergibt { $value }: verpufft
mw-told-value = { $runes } ergibt { $value }. Deine Runen zählen.
mw-told-not-right = { $runes } = { $claim } stimmt noch nicht. Versuch es noch einmal, mit denselben oder anderen Runen.
mw-told-tied = Gleichstand: { $players }.
mw-dropped-stars =
    { $count ->
        [one] { $players } hat keinen Zwillingsstern und ist aus dieser Runde.
       *[other] { $players } haben keinen Zwillingsstern und sind aus dieser Runde.
    }
mw-dropped-runes =
    { $count ->
        [one] { $players } hat zu wenige Runen und ist aus dieser Runde.
       *[other] { $players } haben zu wenige Runen und sind aus dieser Runde.
    }
mw-told-twin-star = Der Zwillingsstern entscheidet für { $who }.
mw-told-learned = { $who } lernt { $spells }.
mw-told-carried = Niemand lernt einen Zauber. Alle Zauber der Mitte warten auf den nächsten Sieger.
mw-told-removed = Niemand lernt einen Zauber. Die Zauber der Mitte verlassen das Spiel.
mw-told-time-up = Die Zeit ist um: Das ist die letzte Runde.
mw-told-tally = { $who } { $spells }
mw-told-over = Das Spiel ist zu Ende. Zauber: { $tallies }.

## The table in sentences

mw-seen-round = Runde { $round }. Das Ziel ist { $target }.
mw-seen-last-round = Das ist die letzte Runde.
mw-seen-centre = In der Mitte: { $spells }.
mw-seen-decks =
    In den Stapeln: { $spells } Zauber und { $runes ->
        [one] { $runes } Rune
       *[other] { $runes } Runen
    }.
mw-seen-discard = Abgeworfene Runen: { $runes }.
mw-seen-known = Du kennst Runen von Platz { $letter }: { $runes }.
mw-seen-hand = Deine Runen: { $runes }.
mw-seen-no-hand = Deine Runen: keine.
mw-seen-handed-in = Du hast { $runes } abgegeben.
mw-seen-may-swap = Du darfst eine deiner Runen gegen eine davon tauschen.
mw-seen-you =
    Du (Platz { $letter }) hast { $spells } Zauber und { $runes ->
        [one] { $runes } Rune
       *[other] { $runes } Runen
    }.
mw-seen-other =
    Platz { $letter } hat { $spells } Zauber und { $runes ->
        [one] { $runes } Rune
       *[other] { $runes } Runen
    }.
mw-seen-leads = Beginnt.
mw-seen-you-lead = Du beginnst.
mw-seen-unused = Unbenutzt: { $spells }.
mw-seen-mark = In dieser Runde unter { $effect }.
mw-seen-forbidden = Darf in dieser Runde nicht spielen: { $numbers }.
mw-seen-placed = Gelegt: { $runes }.
mw-seen-out = Aus dieser Runde.
mw-seen-ready = Fertig.

## Reasons

mw-why-work-it-out = Rechne es aus: Für das Ziel { $target } nützt es dir am meisten.
mw-why-exact = Es ergibt { $value }, genau das Ziel.
mw-why-closest = Es ergibt { $value }, { $distance } neben { $target }: Näher kommst du mit deiner Hand nicht.
mw-why-saves = Es ergibt { $value }, { $distance } daneben; mit { $runes } sparst du bessere Runen für später.
mw-why-pass = Dein bestes Produkt liegt { $distance } daneben; ein Zauber nützt später vielleicht mehr.
mw-why-cast = Ohne ihn liegt dein bestes Produkt { $distance } daneben; { $title } verbessert deine Chance in dieser Runde.
mw-why-toss = Eine neue Rune nützt dir mehr als diese { $rune }.
mw-why-swap = Für das Ziel { $target } brauchst du die { $taken } mehr als deine { $given }.
mw-why-keep = Was du hast, ist gut genug.
mw-silly-last-round = spart Runen in der letzten Runde
mw-silly-far-off = spielt weit daneben, obwohl das genaue Produkt auf der Hand liegt
mw-silly-same-runes = verfehlt mit denselben Runen
mw-silly-wrong-way = rückt das Ziel von deiner Hand weg
mw-silly-own-rune = verbietet die Rune deines eigenen genauen Produkts

## The board in the browser

mw-page-target = Ziel
mw-page-round = Runde { $round }
mw-page-rune = Rune { $number }
mw-page-rune-forbidden = Rune { $number }, dir in dieser Runde verboten
mw-page-spell = { $title }, Zahl { $number }. { $text }
mw-page-spell-used = { $title }, Zahl { $number }, verbraucht
mw-page-your-runes = Deine Runen
mw-page-their-runes = Runen von { $name }
mw-page-your-spells = Deine Zauber
mw-page-runes-left =
    { $count ->
        [one] { $count } Rune auf der Hand
       *[other] { $count } Runen auf der Hand
    }
mw-page-sealed = versiegelt
mw-page-sealed-you = Versiegelt
mw-page-out = aus dieser Runde
mw-page-rune-deck = Runen: { $count }
mw-page-spell-deck = Zauber: { $count }
mw-page-discard = Abgeworfen: { $count }
mw-page-pick-first = Nimm zwei Runen. Ihr Produkt soll nahe an { $target } liegen.
mw-page-pick-second = { $first } × ?  Nimm die zweite Rune.
mw-page-pick-seal = Nahe genug an { $target }? Versiegle es oder leg eine Rune zurück.
mw-page-pick-seal-claim = Diese zwei Runen nehmen? Danach sagst du, was sie ergeben.
mw-page-pick-again = Gleichstand. Nimm zwei neue Runen für { $target }.
mw-page-seal = { $text } = { $value } versiegeln
mw-page-seal-plain = { $text } nehmen
mw-page-away = { $count } daneben
mw-page-exact = genau
mw-page-cast-pick = Das Ziel ist { $target }. Berühre einen deiner Zauber, um ihn zu wirken, oder wirke nichts.
mw-page-cast-detail = { $title }: Wähle nun, wie.
mw-page-cast = { $title } wirken
mw-page-cast-with = { $title } wirken: { $detail }
mw-page-pass = Nichts wirken
mw-page-done = Fertig: { $count } ziehen
mw-page-toss = Berühre Runen, um sie abzuwerfen, von klein nach groß.
mw-page-swap-pick = Berühre eine Rune von { $name } und eine deiner Runen, um sie zu tauschen.
mw-page-swap = Deine { $given } gegen die { $taken } tauschen
mw-page-keep = Meine behalten
mw-page-claim = Wie viel ist { $text }?
mw-page-claim-button = Das ist { $value }
mw-page-leads = beginnt
mw-page-won = lernt den Zauber
mw-page-tied = Gleichstand
mw-page-last-reveal = Letzte Aufdeckung, Ziel { $target }
mw-page-fizzled = { $text } ist nicht { $claim }: verpufft
mw-page-bonus = auch zu gewinnen
mw-page-moved = verschoben von { $number }
mw-page-tally =
    { $count ->
        [one] { $count } Zauber
       *[other] { $count } Zauber
    }
mw-page-course = Gelernte Zauber
