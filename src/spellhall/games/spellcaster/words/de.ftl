### SpellCaster in German: everything the game says.

## The game and its options

sc-about = Ein Duell der Magier auf einem Spielfeld: Pokerblätter sind Zauber, und deine Hand ist dein Leben.
sc-minutes = 20 bis 40
sc-age = ab 10 Jahren
sc-option-board = Das Feld: Quadrate oder Sechsecke, klein, normal oder groß.
sc-option-board-square-9 = Quadrate, klein
sc-option-board-square-11 = Quadrate, normal
sc-option-board-square-13 = Quadrate, groß
sc-option-board-hex-4 = Sechsecke, klein
sc-option-board-hex-5 = Sechsecke, normal
sc-option-board-hex-6 = Sechsecke, groß
sc-option-diagonals = Felder, die sich an einer Ecke berühren, sind Nachbarn.
sc-option-start = Wo die Figuren beginnen: am Rand mit Abstand oder irgendwo.
sc-option-start-border = am Rand, mit Abstand
sc-option-start-free = irgendwo
sc-option-teleport_reach = Ob ein Teleport im eigenen Zug bedrohte Felder beachtet oder nicht.
sc-option-teleport_reach-obey = beachtet sie
sc-option-teleport_reach-ignore = beachtet sie nicht
sc-option-regenerate_hand = Nach der Regeneration: alle Karten behalten oder bis auf fünf abwerfen.
sc-option-regenerate_hand-keep = alle Karten behalten
sc-option-regenerate_hand-five = bis auf fünf abwerfen
sc-option-haste_defence = Ob Eile eine zweite Verteidigung bezahlen kann.
sc-option-haste_defence-off = nein
sc-option-haste_defence-on = ja
sc-option-dispel_counter = Ein Bann gegen einen Zauber: Die CV werden verglichen, oder jede Karte hebt jede auf.
sc-option-dispel_counter-cv = die CV werden verglichen
sc-option-dispel_counter-any = jede Karte hebt jede auf
sc-option-hush_curse = Ob ein Magier unter Stille einen letzten Fluch hat.
sc-option-hush_curse-silent = hat keinen
sc-option-hush_curse-speaks = hat einen
sc-option-round_cap = Nach wie vielen Runden das Spiel endet.
sc-option-cap_result = Bei diesem Ende: Die meisten Handkarten gewinnen, oder es ist unentschieden.
sc-option-cap_result-hand = die meisten Handkarten gewinnen
sc-option-cap_result-draw = unentschieden

## Cards and spells

sc-joker = Joker
sc-the-joker = der Joker
    .acc = den Joker
    .dat = dem Joker
sc-that-card = diese Karte
sc-suit-spades = Pik
sc-suit-clubs = Kreuz
sc-suit-diamonds = Karo
sc-suit-hearts = Herz
sc-card-2 = die { $suit }-Zwei
    .dat = der { $suit }-Zwei
    .more = eine { $suit }-Zwei
sc-card-3 = die { $suit }-Drei
    .dat = der { $suit }-Drei
    .more = eine { $suit }-Drei
sc-card-4 = die { $suit }-Vier
    .dat = der { $suit }-Vier
    .more = eine { $suit }-Vier
sc-card-5 = die { $suit }-Fünf
    .dat = der { $suit }-Fünf
    .more = eine { $suit }-Fünf
sc-card-6 = die { $suit }-Sechs
    .dat = der { $suit }-Sechs
    .more = eine { $suit }-Sechs
sc-card-7 = die { $suit }-Sieben
    .dat = der { $suit }-Sieben
    .more = eine { $suit }-Sieben
sc-card-8 = die { $suit }-Acht
    .dat = der { $suit }-Acht
    .more = eine { $suit }-Acht
sc-card-9 = die { $suit }-Neun
    .dat = der { $suit }-Neun
    .more = eine { $suit }-Neun
sc-card-T = die { $suit }-Zehn
    .dat = der { $suit }-Zehn
    .more = eine { $suit }-Zehn
sc-card-J = der { $suit }-Bube
    .acc = den { $suit }-Buben
    .dat = dem { $suit }-Buben
    .more = einen { $suit }-Buben
sc-card-Q = die { $suit }-Dame
    .dat = der { $suit }-Dame
    .more = eine { $suit }-Dame
sc-card-K = der { $suit }-König
    .acc = den { $suit }-König
    .dat = dem { $suit }-König
    .more = einen { $suit }-König
sc-card-A = das { $suit }-Ass
    .dat = dem { $suit }-Ass
    .more = ein { $suit }-Ass
sc-strike = Hieb
sc-block = Block
sc-dodge = Ausweichen
sc-spell-melee = Zauberklinge
sc-spell-shield = Zauberschild
sc-spell-teleport = Teleport
sc-spell-hadou = Hadou Ken
sc-spell-wild = Wilde Magie
sc-spell-enhance = Energieschub
sc-spell-reiki = Reiki
sc-spell-hush = Stille
sc-spell-haste = Eile
sc-spell-berserk = Berserker
sc-spell-dispel = Bann
sc-spell-hame = Hadou Hame Ha Ken
sc-spell-circle = Schutzkreis
sc-spell-pentagram = Pentagramm der Macht
sc-spell-regenerate = Regeneration
sc-way-right = nach rechts
sc-way-right-down = nach rechts unten
sc-way-down = nach unten
sc-way-left-down = nach links unten
sc-way-left = nach links
sc-way-left-up = nach links oben
sc-way-up = nach oben
sc-way-right-up = nach rechts oben

## What a spell takes, and what is missing

sc-takes-melee = eine Pik-Karte
sc-takes-shield = eine Karo-Karte
sc-takes-teleport = eine Herz-Karte
sc-takes-hadou = eine Kreuz-Karte
sc-takes-wild = den Joker
sc-takes-enhance = zwei Karten von einem Wert, eine davon Kreuz
sc-takes-reiki = zwei Paare von verschiedenem Wert
sc-takes-hush = drei Karten von einem Wert
sc-takes-haste = drei oder mehr Herz-Karten
sc-takes-berserk = drei oder mehr Pik-Karten
sc-takes-dispel = drei oder mehr Karo-Karten
sc-takes-hame = drei oder mehr Kreuz-Karten
sc-takes-circle = vier Karten von einem Wert
sc-takes-pentagram = fünf Werte in einer Reihe, in mindestens zwei Farben
sc-takes-regenerate = drei Karten von einem Wert und zwei von einem anderen
sc-more-spades =
    { $count ->
        [one] noch eine Pik-Karte
       *[other] noch { $count } Pik-Karten
    }
sc-more-clubs =
    { $count ->
        [one] noch eine Kreuz-Karte
       *[other] noch { $count } Kreuz-Karten
    }
sc-more-diamonds =
    { $count ->
        [one] noch eine Karo-Karte
       *[other] noch { $count } Karo-Karten
    }
sc-more-hearts =
    { $count ->
        [one] noch eine Herz-Karte
       *[other] noch { $count } Herz-Karten
    }
sc-more-2 =
    { $count ->
        [one] noch eine Zwei
       *[other] noch { $count } Zweien
    }
sc-more-3 =
    { $count ->
        [one] noch eine Drei
       *[other] noch { $count } Dreien
    }
sc-more-4 =
    { $count ->
        [one] noch eine Vier
       *[other] noch { $count } Vieren
    }
sc-more-5 =
    { $count ->
        [one] noch eine Fünf
       *[other] noch { $count } Fünfen
    }
sc-more-6 =
    { $count ->
        [one] noch eine Sechs
       *[other] noch { $count } Sechsen
    }
sc-more-7 =
    { $count ->
        [one] noch eine Sieben
       *[other] noch { $count } Siebenen
    }
sc-more-8 =
    { $count ->
        [one] noch eine Acht
       *[other] noch { $count } Achten
    }
sc-more-9 =
    { $count ->
        [one] noch eine Neun
       *[other] noch { $count } Neunen
    }
sc-more-T =
    { $count ->
        [one] noch eine Zehn
       *[other] noch { $count } Zehnen
    }
sc-more-J =
    { $count ->
        [one] noch einen Buben
       *[other] noch { $count } Buben
    }
sc-more-Q =
    { $count ->
        [one] noch eine Dame
       *[other] noch { $count } Damen
    }
sc-more-K =
    { $count ->
        [one] noch einen König
       *[other] noch { $count } Könige
    }
sc-more-A =
    { $count ->
        [one] noch ein Ass
       *[other] noch { $count } Asse
    }
sc-one-more-card = noch { FORM($card, form: "more") }
sc-one-more-of-its-value = noch eine Karte von ihrem Wert

## Questions

sc-ask-attack =
    { $weapon ->
        [0] Du wirst angegriffen: { $attack } von { $value }. Verteidigst du dich, oder passt du?
       *[other] Du wirst angegriffen: { $attack } von { $value }; kommt der Angriff durch, macht die Waffe { $weapon } Schaden. Verteidigst du dich, oder passt du?
    }
sc-ask-nothing-yet = Ein Zauber wird vorbereitet.
sc-ask-joker = { $spell }: Für welchen CV steht der Joker?
sc-ask-direction = Hadou Ken: in welche Richtung?
sc-ask-hushed = Stille: Wen lässt sie verstummen?
sc-ask-circle = Schutzkreis: Wall (du darfst ziehen) oder Siegel (hält auch Hiebe auf)?
sc-ask-pentagram = Pentagramm der Macht: von niedrig nach hoch oder von hoch nach niedrig?
sc-ask-next-card = { $spell }: { $cards } und welche Karte noch?
sc-ask-first-card = { $spell }: Welche geladene Karte kommt zuerst, von links nach rechts?
sc-ask-counter = { $spell } wird gewirkt: { $cards }. Hältst du dagegen, oder passt du?
sc-ask-cancel = Welche Karte des Zaubers hebst du mit welcher deiner Karten auf?
sc-ask-curse = Du bist besiegt. Wirkst du noch letzte Zauber aus deinen geladenen Karten, oder hörst du auf?
sc-ask-lose-charged = Der Treffer kostet dich auch eine geladene Karte. Welche?
sc-ask-pay = Du bist getroffen: Gib Handkarten für { $left } Schaden ab, von links nach rechts. Welche kommt jetzt?
sc-ask-dispel-whom = Gegen wen richtet sich dein Bann?
sc-ask-dispel = Bann, übrige Karten: { $cards }. Eine aktive Karte aufheben, den Rest einsetzen oder aufhören?
sc-ask-lose-hand = Bann: Wähle eine Handkarte zum Abwerfen (noch { $count }).
sc-ask-lose-dispelled = Bann: Wähle eine geladene Karte zum Abwerfen (noch { $count }).
sc-ask-haste = Eile: noch eine Aktion, oder bis zu { $value } Felder weit ziehen?
sc-ask-haste-move = Eile: Wohin ziehst du, bis zu { $value } Felder weit?
sc-ask-dodged = Du bist entkommen. Ziehst du bis zu { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } weit, oder bleibst du?
sc-ask-prepare = Vorbereitung: Welche Karten lädst du verdeckt, und welche wirfst du ab?
sc-ask-order = Du hast den ersten Zug: Stellst du deine Figur als Erstes oder als Letztes auf?
sc-ask-place = Wohin stellst du deine Figur?
sc-ask-trim = Du hast mehr als fünf Karten: Welche wirfst du ab?
sc-ask-regenerate = Regeneration: Lädst du noch eine Karte, oder bist du fertig?
sc-ask-teleport = Teleport: wohin, bis zu { $value } Felder weit?
sc-ask-teleport-or-hold = Teleport: wohin, bis zu { $value } Felder weit, oder lässt du ihn aktiv?
sc-ask-wild = Wilde Magie: als Teleport, Hadou Ken oder Bann einsetzen?
sc-ask-wild-or-hold = Wilde Magie: als Teleport, Hadou Ken oder Bann einsetzen oder aktiv lassen?
sc-ask-change = Du hast gemischt. Behältst du deine MOVE-Karte, oder tauschst du sie gegen die oberste Karte deines Stapels?
sc-ask-turn = Du bist dran: Zieh bis zu { $value } Felder weit und führe eine Aktion aus.
sc-ask-action = Führe deine Aktion aus, oder beende deinen Zug.
sc-ask-move = Zieh bis zu { $value } Felder weit, oder beende deinen Zug.
sc-ask-haste-or-end = Nutze Eile, oder beende deinen Zug.
sc-ask-berserk = Berserker, übrige Karten: { $cards }. Zuschlagen oder auf einen Gegner zulaufen?
sc-ask-hame = Hadou Hame Ha Ken, übrige Karten: { $cards }. Feuerst du die nächste ab?
sc-ask-pentagram-card = Pentagramm: Jetzt kommt { $card } ({ $count ->
        [0] die letzte Karte
       *[other] danach noch { $count }
    }). Wie setzt du sie ein?

## Choices

sc-choose-end = Zug beenden
sc-choose-stay = Stehen bleiben
sc-choose-hold = Aktiv lassen
sc-choose-action = Noch eine Aktion
sc-choose-first = Figur als Erstes aufstellen
sc-choose-last = Figur als Letztes aufstellen
sc-choose-keep = MOVE-Karte behalten
sc-choose-change = MOVE-Karte tauschen
sc-choose-ward = Wall: hält Hadou Kens auf, und du darfst ziehen
sc-choose-seal = Siegel: hält alle Angriffe auf, bricht aber, wenn du ziehst
sc-choose-up = Von niedrig nach hoch
sc-choose-down = Von hoch nach niedrig
sc-choose-done = Fertig
sc-choose-fizzle = Verpuffen lassen: Niemand steht in der Linie
sc-choose-stop = Hier aufhören
sc-choose-pass = Geschehen lassen
sc-choose-take-hit = Treffer hinnehmen: { $damage } Schaden
sc-choose-counter-dispel = Mit Bann dagegenhalten
sc-choose-counter-wild = Mit Wilder Magie dagegenhalten
sc-choose-counter-over = Nichts weiter aufheben
sc-choose-cast-these = Mit diesen Karten wirken
sc-choose-volley-over = Nicht weiter feuern
sc-choose-charging-over = Nichts weiter laden
sc-choose-curse-over = Nichts weiter wirken
sc-choose-wild-dispel = Als Bann einsetzen
sc-choose-strip = Rest einsetzen: { $who } verliert { $count ->
        [one] eine geladene Karte
       *[other] { $count } geladene Karten
    }
sc-choose-strip-hand = Rest einsetzen: { $who } tauscht { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    }
sc-choose-space-move = Nach { $space } ziehen
sc-choose-space-teleport = Nach { $space } teleportieren
sc-choose-space-place = Figur auf { $space } stellen
sc-choose-run = Mit { $card } nach { $space } laufen
sc-choose-card-add = { $card } dazunehmen
sc-choose-card-pay = Mit { $card } bezahlen
sc-choose-card-give = { $card } abgeben
sc-choose-card-charge = { $card } laden
sc-choose-card-discard = { $card } abwerfen
sc-choose-card-haste = Eile mit { $card } nutzen
sc-choose-card-block = Mit { $card } blocken
sc-choose-card-dodge = Mit { $card } ausweichen
sc-choose-card-shield = { $card } als Zauberschild nutzen
sc-choose-card-escape = Mit { $card } wegteleportieren
sc-choose-use = Aktiven Zauber nutzen: { $spell } { $card }
sc-choose-cast = { $spell } wirken
sc-choose-joker = Der Joker zählt als { $value }
sc-choose-hushed = { $who } verstummen lassen
sc-choose-dispelled = Auf { $who } richten
sc-choose-ready = { $charged } laden, { $discarded } abwerfen
sc-choose-ready-charged = { $charged } laden
sc-choose-ready-discarded = Nichts laden, { $discarded } abwerfen
sc-choose-ready-nothing = Nichts laden
sc-choose-strike = { $who } mit { $card } schlagen
sc-choose-strike-armed = { $who } mit { $card } und der Waffe { $weapon } schlagen
sc-choose-throw = Waffe { $card } auf { $who } werfen
sc-choose-cancel = { $other } mit { $card } aufheben
sc-choose-fire = { $card } auf { $who } feuern, { $way }

## Why a choice is refused

sc-no-dispelled-attack = Ein Angriff lässt sich nicht bannen: Blocke, weich aus, nimm Schild oder Teleport, oder passe.
sc-no-defend-or-pass = Du wirst angegriffen: Verteidige dich, oder passe.
sc-no-defence-from-hand = Du verteidigst dich mit einer Handkarte, und { $card } ist nicht dabei.
sc-no-only-diamonds = { $card } kann das nicht: Nur Karo blockt.
sc-no-only-hearts = { $card } kann das nicht: Nur mit Herz weichst du aus.
sc-no-hushed-counter = Du bist verstummt: Du kannst keine Gegenzauber wirken.
sc-no-defence-of-table = Das geht nicht mit { $card }: Du brauchst dafür eine passende geladene oder aktive Karte.
sc-no-such-spell = Diesen Zauber gibt es nicht.
sc-no-club-reaches = Keine deiner geladenen Kreuz-Karten erreicht einen Gegner in gerader Linie.
sc-no-low-ace = Ein Ass ist immer 14, also ist Ass, 2, 3, 4, 5 keine Reihe für ein Pentagramm.
sc-no-run-of-one-suit = Deine Reihe hat nur eine Farbe; ein Pentagramm braucht mindestens zwei.
sc-no-cards-charged = { $spell } braucht { $takes }, und noch ist keine deiner Karten geladen.
sc-no-such-group = Deine geladenen Karten ergeben nicht den Zauber { $spell }.
sc-no-group-yet = { $spell } braucht { $takes }. Deinen geladenen Karten fehlt: { $missing }.
sc-no-joker-value = Sag, welchen CV der Joker in deinem Zauber { $spell } hat.
sc-no-hit-there = In dieser Richtung trifft das Hadou Ken keinen Gegner.
sc-no-group-done = Diese Karten ergeben noch nicht den Zauber { $spell }.
sc-no-choose-on = Wähle weiter Karten für deinen Zauber { $spell }.
sc-no-charged-card = Wähle eine deiner geladenen Karten, die noch nicht gewählt ist.
sc-no-choosing-back = Wähle von links nach rechts: { $card } kommt vor deiner letzten Karte.
sc-no-reach = { $card } erreicht keinen Gegner in gerader Linie.
sc-no-five-of-one-suit = Alle fünf haben eine Farbe; ein Pentagramm braucht mindestens zwei.
sc-no-group-with = Mit { $card } kann aus diesen Karten nicht der Zauber { $spell } werden.
sc-no-joker-there = Dein Joker ist weder geladen noch aktiv.
sc-no-three-diamonds = Ein Bann braucht mindestens drei geladene Karo-Karten.
sc-no-high-diamond = Alle deine Karo-Karten sind zu niedrig für diese Karten.
sc-no-such-counter = Gegen einen Zauber, der gewirkt wird, helfen nur Bann und Wilde Magie.
sc-no-counter-or-pass = Ein Zauber wird gewirkt: Halte dagegen, oder passe.
sc-no-card-of-cast = Dein Bann kann nur Karten des Zaubers aufheben, der gerade gewirkt wird.
sc-no-too-weak = { $card } ist zu schwach, um { $other } aufzuheben.
sc-no-cancel-or-done = Wähle eine Karte zum Aufheben, oder sag, dass du fertig bist.
sc-no-healing = Nichts heilt einen besiegten Magier: Reiki und Regeneration gehen nicht.
sc-no-curse-but-spells = Im letzten Fluch kannst du nur Zauber aus deinen geladenen Karten wirken oder aufhören.
sc-no-charged-given = Wähle eine deiner geladenen Karten, die du abgibst.
sc-no-pay-first = Bezahle zuerst den Treffer mit Handkarten.
sc-no-pay-from-hand = Du bezahlst mit Handkarten, und diese ist nicht dabei.
sc-no-paying-back = Bezahle von links nach rechts: { $card } kommt vor deiner letzten Karte.
sc-no-pay-enough = Mit { $card } und den Karten rechts davon reicht es nicht für den Schaden.
sc-no-pay-needless = Mit { $card } wäre eine Karte überflüssig, und überflüssige Karten werden nicht bezahlt.
sc-no-dispel-whom = Sag zuerst, gegen wen sich dein Bann richtet.
sc-no-dispel-but-hand = Vor deinem Gegner lag nichts: Dieser Bann wirkt nur auf die Hand.
sc-no-dispel-pair = Nenne eine Karte deines Banns und eine aktive Karte deines Gegners.
sc-no-charged-to-lose = Dein Gegner hat keine geladenen Karten, die er verlieren könnte.
sc-no-dispel-or-stop = Setze zuerst alle Karten deines Banns ein, oder höre auf.
sc-no-own-card = Wähle eine deiner eigenen Karten zum Abwerfen.
sc-no-extra-action = Eine weitere Aktion gibt es erst, wenn deine Aktion verbraucht ist.
sc-no-haste-open = Sag zuerst, was dir die Karte der Eile gibt.
sc-no-free-space = Dieses Feld ist besetzt oder nicht auf dem Brett.
sc-no-dodge-so-far = Dein Ausweichen trägt dich nur { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } weit.
sc-no-dodge-open = Wähle jetzt, wohin du nach dem Ausweichen gehst, oder bleib stehen.
sc-no-space-there = Dieses Feld ist nicht auf dem Brett.
sc-no-room = Dieses Feld ist besetzt: Auf ein Feld passt nur eine Figur.
sc-no-way-past = Ein Gegner bedroht den Weg dorthin: Auf einem bedrohten Feld endet deine Bewegung.
sc-no-so-far = Das ist zu weit: Du kannst jetzt höchstens { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } weit gehen.
sc-no-order-yet = Sag zuerst, ob du deine Figur als Erstes oder als Letztes aufstellst.
sc-no-start-inside = Figuren beginnen am Rand des Bretts.
sc-no-start-near = Zwischen Figuren liegen am Anfang mindestens { $steps } Schritte.
sc-no-place-yet = Stell zuerst deine Figur auf das Brett.
sc-no-preparation = Bereite dich zuerst vor: Sag, welche Karten du lädst und welche du abwirfst.
sc-no-prepared-twice = Du kannst nur Handkarten laden oder abwerfen, jede einmal.
sc-no-keep-so-many = Du darfst höchstens { $keep ->
        [one] eine Karte
       *[other] { $keep } Karten
    } auf der Hand behalten: Lade mehr, oder wirf mehr ab.
sc-no-discard-so-many = Du darfst nur bis auf { $keep ->
        [one] eine Handkarte
       *[other] { $keep } Handkarten
    } abwerfen: hier genau { $count }.
sc-no-trim = Wähle Handkarten zum Abwerfen, bis fünf übrig sind.
sc-no-charge-from-hand = Du kannst nur Handkarten laden.
sc-no-charge-or-done = Lade noch eine Karte, oder sag, dass du fertig bist.
sc-no-holding = Nur ein gerade gewirkter Zauber kann liegen bleiben; setze ihn jetzt ein.
sc-no-use-yet = Sag zuerst, was du mit diesem Zauber tust.
sc-no-change-yet = Sag zuerst, ob du deine MOVE-Karte behältst oder tauschst.
sc-no-second-move = Du bist in diesem Zug schon gezogen.
sc-no-part-of-turn = Das geht jetzt nicht: Zieh, führe deine Aktion aus, oder beende deinen Zug.
sc-no-second-action = Deine Aktion in diesem Zug ist verbraucht.
sc-no-hushed-action = Du bist verstummt: Du kannst Zauber weder wirken noch vorbereiten.
sc-no-haste-card = Diese Karte gehört nicht zu einer aktiven Eile von dir.
sc-no-haste-twice = Von einer Eile kannst du in einem Zug nur eine Karte nutzen.
sc-no-haste-now = Du kannst jetzt nicht ziehen, und eine weitere Aktion gibt es erst nach deiner Aktion.
sc-no-use-of-that = Du kannst nur einen eigenen aktiven Teleport oder eine eigene aktive Wilde Magie nutzen.
sc-no-weapon = Das ist keine aktive Waffe von dir.
sc-no-neighbour = Du kannst nur einen Gegner auf einem Nachbarfeld schlagen.
sc-no-card-in-hand = Diese Karte hast du nicht auf der Hand.
sc-no-wave = Nur Kreuz-Karten können Wellen sein, und nur mit einem Energieschub mit Herz.
sc-no-strike-card = { $card } kann nicht schlagen: Geschlagen wird mit Pik.
sc-no-club-strike = Kreuz schlägt nur mit einer Waffe oder mit einem Energieschub mit Pik.
sc-no-berserk-end = Solange eine Karte des Berserkers schlagen oder laufen kann, musst du weitermachen.
sc-no-move-left = Du hast jetzt keine Bewegung mehr.
sc-no-volley-card = Diese Karte gehört nicht zu denen, die in deinem Zauber { $spell } übrig sind.
sc-no-run-there = Beim Berserker muss jeder Schritt näher an einen Gegner führen.
sc-no-hame-strike = Diese Kreuz-Karten schlagen nur mit einem Energieschub, und nur neben dir.
sc-no-pentagram-skip = Jede Karte des Pentagramms wird der Reihe nach gewirkt; wähle, wie du diese einsetzt.
sc-no-volley-open = Setze zuerst die Karten deines Zaubers { $spell } ein.

## What cannot be read or used

sc-no-text = Da steht nichts. Schreib zum Beispiel „end“.
sc-no-reading = „{ $text }“ ist nicht zu lesen. Schreib zum Beispiel move 4,1 oder strike 9S B oder cast hush.
sc-no-direction = „{ $text }“ ist keine Richtung; schreib d0 bis d7.
sc-no-spell = Es gibt keinen Zauber „{ $text }“. Zauber: { $spells }.
sc-no-space = „{ $text }“ ist kein Feld dieses Bretts; schreib zum Beispiel { $example }.
sc-no-card = „{ $text }“ ist keine Karte. Schreib Wert und Farbe, etwa 7C, TS oder QH, oder JK.
sc-no-chance = „{ $text }“ ist kein Zufallsergebnis; schreib „draw A 5H“, „burn A KC“ oder „move B 9S“.
sc-no-diagonals = Die Option diagonals kann nur auf einem Brett aus Quadraten off sein (SC-17).
sc-no-board-so-small = Das Brett ({ $board }) ist zu klein für { $seats } Figuren (SC-43).
sc-no-board = Es gibt kein Brett „{ $name }“. Bretter: { $boards } (SC-15).
sc-no-kit-key = { $where }: „{ $name }“ ist kein bekannter Schlüssel. Bekannt: { $known }.
sc-no-kit-text = { $where }: Das Feld „{ $field }“ muss ein Text sein, und nicht zu lang.
sc-no-kit-deck = { $where }: Feld „deck“: { $why }
sc-no-kit-number = { $where }: Das Feld „{ $field }“ muss eine ganze Zahl von 0 bis 500 sein.
sc-no-kit-twin = { $where }: Feld „deck“: Eine Karte steht zweimal da; jeder hat von jeder nur eine (SC-1).
sc-no-kit-so-small = { $where }: Der Stapel braucht mindestens zwei Karten mehr, als ausgeteilt werden, und 1 ≤ keep ≤ deal (SC-27).

## What happens

sc-told-round = Runde { $round }.
sc-told-turn = { $who } ist dran, Bewegung { $value }.
sc-told-order = Die Reihenfolge: { $players }.
sc-told-drew =
    { $who } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
sc-told-drew-own =
    { $who } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }: { $cards }.
sc-told-ready = { $who } ist bereit.
sc-told-prepared =
    { $who } lädt { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    }.
sc-told-prepared-own =
    { $who } lädt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ({ $cards }).
sc-told-prepared-discards =
    { $who } lädt { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    } und wirft { FORM($discarded, form: "acc") } ab.
sc-told-prepared-own-discards =
    { $who } lädt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ({ $cards }) und wirft { FORM($discarded, form: "acc") } ab.
sc-told-placing-first = { $who } stellt als Erstes auf.
sc-told-placing-last = { $who } stellt als Letztes auf.
sc-told-placed = { $who } steht auf { $space }.
sc-told-moved = { $who } zieht nach { $space }.
sc-told-stayed = { $who } bleibt stehen.
sc-told-kept-move = { $who } behält die MOVE-Karte.
sc-told-no-card = { $who } hat keine Karte mehr zum Ziehen.
sc-told-shuffled = { $who } mischt { $count } Karten zu einem neuen Stapel und verbrennt { FORM($card, form: "acc") }.
sc-told-card-burnt = { $who } verbrennt { FORM($card, form: "acc") }.
sc-told-card-move-card = { $who } deckt { FORM($card, form: "acc") } als MOVE-Karte auf.
sc-told-card-new-move = { $who } hat eine neue MOVE-Karte: { $card }. Sie zählt ab dem nächsten Zug.
sc-told-card-discarded = { $who } wirft { FORM($card, form: "acc") } ab.
sc-told-card-used = { $who } nutzt eine aktive Karte: { $card }.
sc-told-card-left-active = { $who } lässt { FORM($card, form: "acc") } aktiv liegen.
sc-told-card-hastened = { $who } gibt { FORM($card, form: "acc") } der Eile für eine weitere Verteidigung aus.
sc-told-card-haste-fades = Ungenutzt verblasst { $card } in der Eile von { $who }.
sc-told-card-lost-charged = { $who } verliert eine geladene Karte: { $card }.
sc-told-card-forced = { $who } muss { FORM($card, form: "acc") } abwerfen.
sc-told-charged = { $who } lädt eine Karte.
sc-told-charged-own = { $who } lädt { FORM($card, form: "acc") }.
sc-told-haste-action = { $who } nutzt Eile ({ $card }) für eine weitere Aktion.
sc-told-haste-move = { $who } nutzt Eile ({ $card }) für eine weitere Bewegung.
sc-told-spent = Ohne Wirkung verbraucht, { $who }: { $cards }.
sc-told-passed = { $who } lässt es geschehen.
sc-told-broken = Der versiegelte Kreis von { $who } bricht.
sc-told-stopped = Der Kreis von { $who } hält den Angriff auf.
sc-told-cast = { $who } wirkt { $spell }: { $cards }.
sc-told-cast-on = { $who } wirkt { $spell } auf { $to }: { $cards }.
sc-told-curse = { $who } wirkt im letzten Fluch { $spell }: { $cards }.
sc-told-curse-on = { $who } wirkt im letzten Fluch { $spell } auf { $to }: { $cards }.
sc-told-joker = der Joker ist { $value }
sc-told-ward = als Wall
sc-told-seal = als Siegel
sc-told-falling = fallend
sc-told-rising = steigend
sc-told-countering = { $who } antwortet mit Bann: { $cards }.
sc-told-dispelling = { $who } richtet den Bann gegen { $to }: { $cards }.
sc-told-countered = { $who } hebt { FORM($other, form: "acc") } ({ $spell }) mit { FORM($card, form: "dat") } auf.
sc-told-dispelled = { $who } bannt { FORM($other, form: "acc") } ({ $spell }) von { $to } mit { FORM($card, form: "dat") }.
sc-told-failed = { $spell } von { $who } misslingt.
sc-told-hush-fades = Die Stille auf { $who } lässt nach: { $count ->
        [0] Sie ist vorbei
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }.
sc-told-attack = { $who } greift { $to } an: { $attack } von { $value } mit { FORM($card, form: "dat") }.
sc-told-attack-armed = { $who } greift { $to } an: { $attack } von { $value } mit { FORM($card, form: "dat") }, Waffe { $weapon }.
sc-told-defended = { $who } verteidigt sich mit { FORM($card, form: "dat") } ({ $how }).
sc-told-hit = { $who } wird getroffen: { $damage } Schaden.
sc-told-no-harm = { $who } bleibt unverletzt.
sc-told-paid = { $who } gibt { FORM($cards, form: "acc") } ab.
sc-told-nothing-paid = { $who } hat nichts abzugeben.
sc-told-defeated = { $who } hat keine Handkarte mehr und ist besiegt!
sc-told-silent = { $who } ist verstummt und hat keinen letzten Fluch.
sc-told-removed = { $who } scheidet aus.
sc-told-stalemate = Niemand steht mehr: Patt zwischen { $players }.
sc-told-won = Das Spiel ist aus. { $who } gewinnt.
sc-told-draw = Das Spiel ist aus. Unentschieden zwischen { $players }.

## The table in sentences

sc-seen-round = Runde { $round } von höchstens { $cap }. Brett: { $board }.
sc-seen-before = Vor der ersten von höchstens { $cap } Runden. Brett: { $board }.
sc-seen-order = Gespielt wird in dieser Reihenfolge: { $players }.
sc-seen-you = Du ({ $who }): { $parts }.
sc-seen-seat = { $who }: { $parts }.
sc-seen-you-out = Du ({ $who }): ausgeschieden.
sc-seen-out = { $who }: ausgeschieden.
sc-seen-at = auf { $space }
sc-seen-hand =
    { $count ->
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
sc-seen-charged = { $count } geladen
sc-seen-move-card = MOVE-Karte { $card }
sc-seen-deck = Stapel { $count }
sc-seen-pile = Ablage { $count }, oben { $card }
sc-seen-no-pile = Ablage leer
sc-seen-dying = { $who } liegt im Sterben.
sc-seen-active = Aktive Zauber von { $who }: { $spells }.
sc-seen-hushed = { $who } ist verstummt.
sc-seen-spell = { $spell } { $cards }
sc-seen-enhance-waves = Energieschub { $cards } (Kreuz als Wellen)
sc-seen-enhance-strikes = Energieschub { $cards } (Kreuz als Hiebe)
sc-seen-enhance-blocks = Energieschub { $cards } (Kreuz als Blocks)
sc-seen-enhance-all = Energieschub { $cards } (Kreuz als alles)
sc-seen-hush = Stille { $cards } auf { $who }
sc-seen-warding-circle = Schutzkreis { $cards } mit { $value } (Wall)
sc-seen-sealed-circle = Schutzkreis { $cards } mit { $value } (Siegel)
sc-seen-cards = Deine Hand: { $hand }. Deine geladenen Karten: { $charged }.
sc-seen-attack = { $who } greift { $to } an: { $attack } mit { $card }.
sc-seen-cast = { $who } wirkt { $spell }: { $cards }.
sc-seen-volley = Übrige Karten in { $spell } von { $who }: { $cards }.
sc-seen-build = { $who } stellt einen Zauber zusammen.
sc-seen-sealed = Du hast abgegeben: { $choice }.

## Reasons

sc-why-end = Du hast getan, was sich lohnt; beende jetzt deinen Zug.
sc-why-pay = Mit wenigen Karten zu bezahlen hält dich länger am Leben.
sc-why-lose = Diese Karte wird dir am wenigsten fehlen.
sc-why-charge = Aus geladenen Karten werden Zauber, und deine Hand wird ohnehin aufgefüllt.
sc-why-discard = Diese Karte nützt dir hier wenig.
sc-why-haste = Mit Eile kannst du noch etwas tun.
sc-why-stay = Du stehst gut, wo du bist.
sc-why-add = Diese Karte braucht der Zauber am meisten.
sc-why-strike = { $card } trifft { $who } für bis zu { $damage } Schaden.
sc-why-line = { $who } steht in deiner Schusslinie: bis zu { $damage } Schaden.
sc-why-cast = Deine geladenen Karten ergeben { $spell }, und jetzt ist ein guter Moment dafür.
sc-why-prepare = { $card } bringt dich einem Zauber näher.
sc-why-take-hit = { $damage } Schaden kosten dich weniger als die Karten einer Verteidigung.
sc-why-stops = { $card } hält den Angriff von { $value } ganz auf.
sc-why-lowers = { $card } drückt den Angriff von { $value } auf { $rest }.
sc-why-nobody-there = Niemand steht in einer Linie mit diesem Feld.
sc-why-beside = Von dort kannst du zuschlagen.
sc-why-distance = Das sind { $steps } Schritte bis zum nächsten Gegner: nah genug, um zu drohen, weit genug, um sicher zu sein.
sc-silly-dying = lässt dich mit einer rettenden Karte auf der Hand sterben
sc-silly-circle = greift in einen Kreis hinein, der den Angriff sicher aufhält

## The rules, clause by clause

## The board in the browser

sc-page-spell = { $title }: { $text }
sc-page-joker-foot = jede Karte
sc-page-suit-spades = Hieb
sc-page-suit-clubs = Energie
sc-page-suit-diamonds = Block
sc-page-suit-hearts = Ausweichen
sc-page-suit-joker = alles
sc-page-about-spades = Mit Pik schlägst du einen Gegner auf einem Feld neben dir.
sc-page-about-clubs = Kreuz ist Energie. Geladen fliegt eine Kreuz-Karte als Hadou Ken; von der Hand braucht sie einen Energieschub.
sc-page-about-diamonds = Karo blockt: Sein Wert wird vom Angriff abgezogen.
sc-page-about-hearts = Mit Herz weichst du aus: Ist es höher als der Angriff, entwischst du.
sc-page-about-joker = Der Joker steht für jede Karte. Sein Wert ist 14.
sc-page-card = { $card }, { $suit } { $value }
sc-page-your-hand = Deine Hand: dein Leben
sc-page-your-charged = Geladen, verdeckt
sc-page-your-active = Aktive Zauber
sc-page-hand-of = Hand von { $name }: { $count }
sc-page-charged-of = Geladene Karten von { $name }: { $count }
sc-page-hand-short = Hand { $count }
sc-page-charged-short = Geladen { $count }
sc-page-deck = Stapel { $count }
sc-page-pile = Ablage { $count }
sc-page-pile-label = Deine Ablage, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
sc-page-pile-drop = Hier abwerfen
sc-page-charge-drop = Hier laden
sc-page-hand-drop = Zurück auf die Hand
sc-page-move-card = MOVE
sc-page-move-about = MOVE-Karte { $card }: bis zu { $value } Felder in einem Zug
sc-page-round = Runde { $round } von { $cap }
sc-page-before = Vor der ersten Runde
sc-page-turn-of = { $name } ist dran
sc-page-your-turn = Du bist dran
sc-page-moved-yes = gezogen
sc-page-moved-no = Bewegung: { $value }
sc-page-action-yes = Aktion verbraucht
sc-page-action-no = Aktion: { $count }
sc-page-stage = Was gerade geschieht
sc-page-field = Das Feld
sc-page-space = Feld { $space }
sc-page-space-open = Feld { $space }, dorthin kannst du gehen
sc-page-space-threat = Feld { $space }, bedroht
sc-page-space-open-threat = Feld { $space }, dorthin kannst du gehen; bedroht, dein Weg endet dort
sc-page-piece = { $name } auf { $space }
sc-page-piece-target = { $name } auf { $space }: ein Ziel
sc-page-me = Deine Figur auf { $space }
sc-page-dying = liegt im Sterben
sc-page-removed = ausgeschieden
sc-page-hushed = verstummt
sc-page-spell-book = Zauberbuch
sc-page-castable = { $title }: bereit. { $recipe }
sc-page-not-castable = { $title }: noch nicht. { $recipe }. Tippe darauf, und du hörst, warum.
sc-page-cast-now = bereit
sc-page-legend-reach = dorthin kannst du gehen
sc-page-legend-threat = neben einem Gegner: Dein Weg endet
sc-page-ask-prepare = Tippe die Karten an, die du verdeckt laden willst. Höchstens fünf bleiben auf der Hand.
sc-page-ask-prepare-picked = Wohin damit? Lade sie verdeckt, oder wirf sie ab.
sc-page-ask-prepare-done = { $charged } geladen, { $dropped } abgeworfen, { $kept } auf der Hand. Fertig?
sc-page-ask-prepare-short = Höchstens fünf Karten bleiben auf der Hand: Lade oder wirf noch { $count } ab.
sc-page-ask-order = Du hast den ersten Zug. Stellst du deine Figur als Erstes oder als Letztes auf?
sc-page-ask-place = Tippe ein gepunktetes Feld am Rand an: Dort beginnt deine Figur.
sc-page-ask-turn-both = Zieh bis zu { $value } Felder weit und tu eine Sache: Spiel eine Karte, oder wirke einen Zauber.
sc-page-ask-turn-action = Tu eine Sache: Spiel eine Karte, wirke einen Zauber, oder beende deinen Zug.
sc-page-ask-turn-move = Tippe ein gepunktetes Feld an, um bis zu { $value } weit zu ziehen, oder beende deinen Zug.
sc-page-ask-turn-haste = Nutze eine Karte deiner Eile, oder beende deinen Zug.
sc-page-ask-card-targets = { $card }: Tippe einen markierten Gegner an, oder drück einen Knopf.
sc-page-ask-card = { $card }: Was machst du damit?
sc-page-ask-piece = Wohin gehst du? Tippe ein gepunktetes Feld an.
sc-page-ask-haste = Eile: noch eine Aktion, oder tippe ein Feld an, bis zu { $value } weit.
sc-page-ask-haste-move = Eile: Tippe ein Feld an, bis zu { $value } weit.
sc-page-ask-dodged = Du bist entkommen. Tippe ein Feld an, bis zu { $steps } weit, oder bleib stehen.
sc-page-ask-change = Dein Stapel wurde gemischt. Behältst du deine MOVE-Karte, oder deckst du eine neue auf?
sc-page-ask-build = { $title } ({ $recipe }): Tippe deine geladenen Karten an, von links nach rechts.
sc-page-ask-build-more = { $title }: Tippe noch eine geladene Karte an.
sc-page-ask-build-enough = { $title }: Tippe noch eine geladene Karte an, oder wirke den Zauber so.
sc-page-ask-joker = { $title }: Als was zählt der Joker?
sc-page-ask-direction = Tippe den Gegner an, auf den du feuerst.
sc-page-ask-target = { $title }: Tippe den Gegner an, den du meinst.
sc-page-ask-circle = Wall: hält Hadou Kens auf, und du darfst ziehen. Siegel: hält auch Hiebe auf, bricht aber, wenn du ziehst.
sc-page-ask-pentagram = In welcher Reihenfolge wirken die fünf Karten?
sc-page-ask-counter = { $name } wirkt { $title }. Hältst du dagegen?
sc-page-ask-cancel = Tippe eine deiner Karten an, dann die Karte, die sie aufhebt.
sc-page-ask-teleport = Teleport: Tippe ein Feld an, bis zu { $value } weit.
sc-page-ask-teleport-hold = Teleport: Tippe ein Feld an, bis zu { $value } weit, oder heb ihn für später auf.
sc-page-ask-wild = Wilde Magie: Spring auf ein Feld, feuere auf einen Gegner, oder banne.
sc-page-ask-berserk = Berserker: Tippe eine Karte an, dann einen Gegner neben dir oder ein Feld näher an einem.
sc-page-ask-hame = Tippe eine Kreuz-Karte an, dann den Gegner, auf den du sie feuerst.
sc-page-ask-pentagram-next = Pentagramm: Wie wirkt { $card }?
sc-page-ask-dispel = Tippe eine deiner Karo-Karten an, dann eine offene Karte von { $name }. Oder nimm verdeckte Karten weg.
sc-page-ask-lose = Bann: Tippe eine Karte an, die du abgibst (noch { $count }).
sc-page-ask-attack = { $name } greift dich an: { $attack } von { $value }. Wie antwortest du?
sc-page-ask-attack-weapon = { $name } greift dich an: { $attack } von { $value }. Kommt der Angriff durch, kostet er { $weapon }. Wie antwortest du?
sc-page-ask-pay = Du wirst für { $damage } getroffen. Tippe Handkarten an, die du abgibst, von links nach rechts: noch { $left }.
sc-page-ask-pay-picked = { $card } abgeben? Das macht { $sum } von { $damage }.
sc-page-ask-lose-charged = Der Treffer kostet dich auch eine geladene Karte. Tippe sie an.
sc-page-ask-lose-picked = { $card } abgeben?
sc-page-ask-curse = Du bist besiegt. Wirke deine letzten Zauber, oder hör auf.
sc-page-ask-regenerate = Regeneration: Tippe eine Handkarte an, um sie zu laden, oder mach weiter.
sc-page-ask-trim = Mehr als fünf Karten: Tippe eine an, die du abwirfst.
sc-page-do-end = Zug beenden
sc-page-do-first = Als Erstes
sc-page-do-last = Als Letztes
sc-page-do-charge-these = { $count } verdeckt laden
sc-page-do-discard-these = { $count } abwerfen
sc-page-do-take-back = Zurück auf die Hand
sc-page-do-charge-all = Alle laden
sc-page-do-ready = Ich bin bereit
sc-page-do-prepare = Laden
sc-page-do-charge = Laden
sc-page-do-discard = Abwerfen
sc-page-do-strike = { $name } schlagen
sc-page-do-strike-with = { $name } mit der Waffe { $weapon } schlagen
sc-page-do-desperate = Auf { $name } werfen
sc-page-do-aim = Auf { $name } feuern
sc-page-do-run = Dorthin laufen
sc-page-do-cast = { $title } wirken
sc-page-do-use = { $card } jetzt nutzen
sc-page-do-haste = Eile mit { $card }
sc-page-do-action = Noch eine Aktion
sc-page-do-add = { $card } dazunehmen
sc-page-do-done = Fertig
sc-page-do-cast-it = Wirken
sc-page-do-joker = Der Joker ist { $value }
sc-page-do-ward = Wall
sc-page-do-seal = Siegel
sc-page-do-up = Von niedrig nach hoch
sc-page-do-down = Von hoch nach niedrig
sc-page-do-pass = Geschehen lassen
sc-page-do-pass-hit = Treffer hinnehmen: { $damage }
sc-page-do-block = Mit { $card } blocken
sc-page-do-dodge = Mit { $card } ausweichen
sc-page-do-shield = Zauberschild { $card }
sc-page-do-teleport = Teleport { $card }
sc-page-do-dispel = Bannen
sc-page-do-wild = Wilde Magie
sc-page-do-cancel = { $other } mit { $card } aufheben
sc-page-do-rest = Verdeckte Karten wegnehmen
sc-page-do-stop = Aufhören
sc-page-do-lose = { $card } abgeben
sc-page-do-pay = { $card } abgeben
sc-page-do-hold = Für später aufheben
sc-page-do-fizzle = Verpufft
sc-page-do-stay = Hier bleiben
sc-page-do-keep = Behalten
sc-page-do-change = Neue MOVE-Karte
sc-page-answer-block = Block
sc-page-answer-dodge = Ausweichen
sc-page-answer-shield = Schild
sc-page-answer-teleport = Teleport
sc-page-answer = { $how } mit { $card }: { $leaves }
sc-page-leaves = { $damage } Schaden bleiben
sc-page-leaves-none = kein Schaden
sc-page-from-hand = Hand
sc-page-from-charged = geladen
sc-page-from-active = aktiv
sc-page-stage-attack = { $name } greift { $other } an
sc-page-stage-value = { $attack } von { $value }
sc-page-stage-weapon = { $weapon } Schaden, wenn er durchkommt
sc-page-stage-answers = Deine Antworten
sc-page-stage-damage = { $name } wird für { $damage } getroffen
sc-page-stage-sum = { $sum } von { $damage }
sc-page-stage-lose =
    { $name } gibt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } ab
sc-page-stage-cast = { $name } wirkt { $title }
sc-page-stage-counter = { $name } antwortet mit Bann
sc-page-stage-volley = { $title }: übrige Karten
sc-page-stage-dispel = { $name } bannt: übrige Karten
sc-page-stage-use = { $title } von { $name }
sc-page-stage-build = Du bereitest vor: { $title }
sc-page-stage-build-other = { $name } bereitet einen Zauber vor …
sc-page-stage-haste = { $name } nutzt Eile
sc-page-stage-regenerate = { $name } regeneriert sich
sc-page-stage-curse = Letzter Fluch von { $name }
sc-page-stage-chosen = Schon gewählt
sc-page-stage-need = Nötig: { $recipe }
sc-page-stage-new-move = Deine MOVE-Karte
sc-page-hit-short = −{ $damage }
sc-page-safe-short = sicher
sc-page-mode-waves = Kreuz feuert
sc-page-mode-strikes = Kreuz schlägt
sc-page-mode-blocks = Kreuz blockt
sc-page-mode-all = Kreuz kann alles
sc-page-mode-ward = Wall { $value }
sc-page-mode-seal = Siegel { $value }
sc-page-on = auf { $name }
sc-page-you-sealed = Deine Vorbereitung ist versiegelt. Die anderen wählen noch.
sc-page-course = Karten auf der Hand
sc-spell-melee-recipe = eine ♠
sc-spell-melee-text = Eine Waffe, die vor dir liegen bleibt. Schlag mit einer Handkarte zu; kommt sie durch, ist der Wert der Waffe der Schaden.
sc-spell-shield-recipe = eine ♦
sc-spell-shield-text = Bleibt vor dir liegen, bis du ihn brauchst. Er hält jedes Hadou Ken auf und zieht seinen Wert von einem Hieb ab.
sc-spell-teleport-recipe = eine ♥
sc-spell-teleport-text = Spring so viele Felder weit, wie sein Wert ist, jetzt oder später. Aufgehoben kann er dich vor einem Angriff retten.
sc-spell-hadou-recipe = eine ♣
sc-spell-hadou-text = Eine Welle aus Energie. Sie fliegt geradeaus, so viele Felder weit wie ihr Wert, und trifft mit ihrem Wert.
sc-spell-wild-recipe = der Joker
sc-spell-wild-text = Wirkt als Waffe, Schild, Teleport, Hadou Ken oder Bann, immer mit 14.
sc-spell-enhance-recipe = ein Paar mit ♣
sc-spell-enhance-text = Kreuz-Karten auf deiner Hand erwachen. Paar mit ♥: Sie feuern. Mit ♠: Sie schlagen. Mit ♦: Sie blocken.
sc-spell-reiki-recipe = zwei Paare
sc-spell-reiki-text = Zieh eine Karte mehr: Deine Hand und damit dein Leben wächst um eine.
sc-spell-hush-recipe = drei gleiche
sc-spell-hush-text = Ein Gegner kann drei Runden lang weder Zauber wirken noch Karten laden.
sc-spell-haste-recipe = drei oder mehr ♥
sc-spell-haste-text = In jedem Zug gibt dir eine ihrer Karten noch eine Aktion oder noch eine Bewegung.
sc-spell-berserk-recipe = drei oder mehr ♠
sc-spell-berserk-text = Nutze seine Karten eine nach der anderen: Schlag, wer neben dir steht, oder lauf auf einen Gegner los.
sc-spell-dispel-recipe = drei oder mehr ♦
sc-spell-dispel-text = Jede Karte hebt eine offene Karte eines Gegners auf oder nimmt eine verdeckte weg. Hilft auch gegen einen Zauber.
sc-spell-hame-recipe = drei oder mehr ♣
sc-spell-hame-text = Feuere seine Kreuz-Karten eine nach der anderen ab.
sc-spell-circle-recipe = vier gleiche
sc-spell-circle-text = Hält Angriffe bis zu seinem Wert auf: als Wall nur Hadou Kens, als Siegel auch Hiebe, solange du stehen bleibst.
sc-spell-pentagram-recipe = fünf in Folge, nicht eine Farbe
sc-spell-pentagram-text = Alle fünf Karten wirken nacheinander, jede als der Zauber ihrer Farbe.
sc-spell-regenerate-recipe = drei gleiche und ein Paar
sc-spell-regenerate-text = Füll deine Hand auf sieben auf, lade, was du magst, deck eine neue MOVE-Karte auf, und füll wieder auf.
