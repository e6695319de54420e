### SpellCaster in German: everything the game says.

## The game and its options

sc-about = Ein Duell der Magier auf einem Spielfeld: Pokerblätter sind Zauber, und deine Hand ist dein Leben.
sc-minutes = 20–40
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
sc-recipe = { $spell } braucht { $takes }.
sc-recipe-joker = { $spell } braucht { $takes }. Mit dem Joker: { $joker }.
sc-with-joker-suited = er zählt als eine dieser Karten, mit Wert 14
sc-with-joker-enhance = er ist die zweite Karte neben einer Kreuz-Karte oder das Kreuz neben einer anderen
sc-with-joker-reiki = er ergänzt eines der Paare
sc-with-joker-hush = zwei Karten von einem Wert genügen
sc-with-joker-circle = drei Karten von einem Wert genügen
sc-with-joker-pentagram = er nimmt den fehlenden Wert an
sc-with-joker-regenerate = er ergänzt den Drilling oder das Paar
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
sc-ask-change = Du hast gemischt. Behältst du deine LAUF-Karte, oder tauschst du sie gegen die oberste Karte deines Stapels?
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
sc-choose-keep = LAUF-Karte behalten
sc-choose-change = LAUF-Karte tauschen
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
sc-no-group-yet = { $spell } braucht { $takes }. Deine geladenen Karten brauchen: { $missing }.
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
sc-no-change-yet = Sag zuerst, ob du deine LAUF-Karte behältst oder tauschst.
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
sc-no-reading = „{ $text }“ ist nicht zu lesen.
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
sc-no-kit-number = { $where }: Das Feld „{ $field }“ muss eine ganze Zahl von { $low } bis { $high } sein.
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
sc-told-ran = { $who } gibt { FORM($card, form: "acc") } aus und rennt nach { $space }.
sc-told-stayed = { $who } bleibt stehen.
sc-told-kept-move = { $who } behält die LAUF-Karte.
sc-told-no-card = { $who } hat keine Karte mehr zum Ziehen.
sc-told-shuffled = { $who } mischt { $count } Karten zu einem neuen Stapel und verbrennt { FORM($card, form: "acc") }.
sc-told-card-burnt = { $who } verbrennt { FORM($card, form: "acc") }.
sc-told-card-move-card = { $who } deckt { FORM($card, form: "acc") } als LAUF-Karte auf.
sc-told-card-new-move = { $who } hat eine neue LAUF-Karte: { $card }. Sie zählt ab dem nächsten Zug.
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
sc-told-spent = { $who } verbraucht ohne Wirkung: { $cards }.
sc-told-passed = { $who } lässt es geschehen.
sc-told-not-countered = { $who } kontert { $spell } nicht.
sc-told-broken = Der versiegelte Kreis von { $who } bricht.
sc-told-stopped = Der Kreis von { $who } hält den Angriff auf.
sc-told-cast = { $who } wirkt { $spell }: { $cards }.
sc-told-cast-on = { $who } wirkt { $spell } auf { $to }: { $cards }.
sc-told-cast-at = { $who } wirkt { $spell } gegen { $to }: { $cards }.
sc-told-curse = { $who } wirkt im letzten Fluch { $spell }: { $cards }.
sc-told-curse-on = { $who } wirkt im letzten Fluch { $spell } auf { $to }: { $cards }.
sc-told-curse-at = { $who } wirkt im letzten Fluch { $spell } gegen { $to }: { $cards }.
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
sc-announced-last-round = Das ist die letzte Runde.
sc-outcome-won = Nur { $who } ist noch übrig und gewinnt.
sc-outcome-draw = { $players } fallen zusammen: Das Spiel endet zwischen ihnen unentschieden.
sc-outcome-most-cards =
    { $cards ->
        [one] Die letzte Runde ist vorbei. { $who } hat die meisten Handkarten ({ $cards } Karte) und gewinnt.
       *[other] Die letzte Runde ist vorbei. { $who } hat die meisten Handkarten ({ $cards } Karten) und gewinnt.
    }
sc-outcome-cap-draw = Die letzte Runde ist vorbei. Das Spiel endet unentschieden zwischen { $players }.

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
sc-seen-move-card = LAUF-Karte { $card }
sc-seen-deck = Stapel { $count }
sc-seen-pile = Ablage { $count }, oben { $card }
sc-seen-no-pile = Ablage leer
sc-pile =
    Ablage von { $who }, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, die letzte liegt oben: { $cards }.
sc-no-pile = Die Ablage von { $who } ist leer.
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

sc-why-end-idle = Du ziehst und handelst in diesem Zug nicht.
sc-why-end-no-action = Du beendest deinen Zug ohne Aktion.
sc-why-end-no-move = Du beendest deinen Zug, wo du stehst.
sc-why-end-haste = Dein Zug endet, und eine ungenutzte Eile verliert eine Karte.
sc-why-take-hit = Du gibst keine Karte für die Verteidigung aus und nimmst { $damage } Schaden.
sc-why-stops = { $card } hält den Angriff auf: Kein Schaden kommt durch.
sc-why-stops-and-moves = { $card } hält den Angriff auf, und dann darfst du bis zu { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } weit ziehen.
sc-why-lowers = { $card } senkt den Schaden von { $full } auf { $rest }.
sc-why-too-weak = { $card } ist zu schwach: Trotzdem kommen { $damage } Schaden durch.
sc-why-may-hit = Das macht { $damage } Schaden bei { $who }, wenn es unbeantwortet bleibt.
sc-why-may-kill = Das besiegt { $who }, wenn es unbeantwortet bleibt.
sc-why-hits = { $who } kann nicht antworten: Das macht { $damage } Schaden.
sc-why-kills = { $who } kann nicht antworten und ist besiegt.
sc-why-attack-value = Eine Verteidigung muss { $value } erreichen, um das aufzuhalten, nicht { $other }.
sc-why-can-strike = Von dort kannst du { $who } schlagen.
sc-why-can-fire = Von dort kann ein Hadou Ken { $who } treffen.
sc-why-out-of-line = Dort steht niemand mit dir in einer Linie; { $who } ist { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } entfernt.
sc-why-distance = { $who } ist dann { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } entfernt.
sc-why-first-there = Noch steht niemand sonst auf dem Feld.
sc-why-elsewhere = Das ist { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } von { $space } entfernt.
sc-why-ready =
    Du lädst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } und ziehst { $drawn ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $drawn } Karten
    }, um deine Hand aufzufüllen.
sc-why-ready-spells =
    Du lädst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } und ziehst { $drawn ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $drawn } Karten
    }, um deine Hand aufzufüllen. Deine geladenen Karten ergeben { $spells }.
sc-why-charges-instead = Hier lädst du { $more } statt { $fewer }.
sc-why-charges-more = Hier lädst du auch { $cards }.
sc-why-charges-fewer = Hier lädst du { $cards } nicht.
sc-why-discard = { $card } geht, und du ziehst eine andere Karte.
sc-why-lost = { $card } geht, und es gibt keine Karte zu ziehen.
sc-why-prepare = { $card } wird für später geladen, und du ziehst eine andere Karte.
sc-why-prepare-lost = { $card } wird für später geladen, und es gibt keine Karte zu ziehen.
sc-why-charge-makes = Mit { $card } ergeben deine geladenen Karten { $spells }.
sc-why-charge = { $card } wird geladen; hörst du dann auf, ziehst du { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    }.
sc-why-haste-action = { $card } gibt dir noch eine Aktion oder eine Bewegung bis zu { $steps } Felder weit.
sc-why-haste-move = { $card } gibt dir eine Bewegung bis zu { $steps } Felder weit.
sc-why-keep = Deine LAUF-Karte behält ihren Wert von { $value }.
sc-why-change = Eine neue LAUF-Karte ersetzt eine mit dem Wert { $value }.
sc-why-last = Du siehst, wo die anderen stehen, bevor du deine Figur setzt.
sc-why-pay =
    Mit { $card } kannst du { $count ->
        [one] allein mit dieser Karte
       *[other] mit insgesamt { $count } Karten
    } zahlen, und { $left ->
        [0] keine Karte bleibt
        [one] eine Karte bleibt
       *[other] { $left } Karten bleiben
    } auf deiner Hand.
sc-why-lose-spells = Ohne { $card } kannst du { $spells } nicht mehr bilden.
sc-why-lose-nothing = Ohne { $card } kannst du weiterhin jeden größeren Zauber bilden, den du jetzt bilden kannst.
sc-silly-dying = riskiert deine Niederlage mit einer rettenden Karte auf der Hand
sc-silly-circle = greift in einen Kreis hinein, der den Angriff sicher aufhält

## The rules, clause by clause

sc-heading-components = Material
sc-heading-terms = Begriffe
sc-heading-board = Brett
sc-heading-setup = Aufbau
sc-heading-rounds-and-turns = Runden und Züge
sc-heading-movement = Bewegung
sc-heading-actions = Aktionen
sc-heading-playing-drawing-and-discarding = Spielen, Ziehen und Abwerfen
sc-heading-defence = Verteidigung
sc-heading-casting = Wirken
sc-heading-spell-groups = Zaubergruppen
sc-heading-spells-magic-melee = Zauber: Zauberklinge
sc-heading-spells-magic-shield = Zauber: Zauberschild
sc-heading-spells-teleport = Zauber: Teleport
sc-heading-spells-hadou-ken = Zauber: Hadou Ken
sc-heading-spells-wild-magic = Zauber: Wilde Magie
sc-heading-spells-energy-enhancements = Zauber: Energieschub
sc-heading-spells-reiki = Zauber: Reiki
sc-heading-spells-hush = Zauber: Stille
sc-heading-spells-haste = Zauber: Eile
sc-heading-spells-spells-used-card-by-card = Zauber: Karte für Karte
sc-heading-spells-berserk = Zauber: Berserker
sc-heading-spells-dispel = Zauber: Bann
sc-heading-spells-hadou-hame-ha-ken = Zauber: Hadou Hame Ha Ken
sc-heading-spells-circle-of-protection = Zauber: Schutzkreis
sc-heading-spells-pentagram-of-power = Zauber: Pentagramm der Macht
sc-heading-spells-regenerate = Zauber: Regeneration
sc-heading-damage-defeat-and-the-dying-curse = Schaden, Niederlage und der letzte Fluch
sc-heading-end-of-the-game = Ende des Spiels
sc-heading-three-and-four-players = Zu dritt und zu viert
sc-heading-rulings = Entscheide
sc-heading-termination = Ende nach Runden

SC-1 = Jeder spielt mit einem eigenen Stapel: den Werten 2 bis 10, Bube, Dame, König, Ass in Pik, Kreuz, Karo und Herz und genau einem Joker. Ein zweiter Joker kommt vor dem Mischen heraus.
SC-2 = Die Stapel vermischen sich nie. Eine Karte kehrt immer auf die Ablage ihres Besitzers zurück, wo auch immer sie war.
SC-3 = Pik sind Hiebkarten, Kreuz sind Energiekarten, Karo sind Blockkarten, Herz sind Ausweichkarten.
SC-4 = Der Kartenwert (CV) einer Karte ist: bei 2 bis 10 ihre Zahl, Bube 11, Dame 12, König 13, Ass 14.
SC-5 = Der Joker ist wild: Er kann für jede Farbe und jeden CV stehen. Wo kein anderer CV angesagt wird, ist sein CV 14.
SC-6 = Der Joker, von der Hand gespielt, nimmt die Farbe an, die gebraucht wird (Pik zum Hieb, Karo zum Block, Herz zum Ausweichen, Kreuz, wo Kreuz erlaubt ist), mit CV 14. Ein anderer CV als 14 wird nur in einer Zaubergruppe angesagt, die ihn braucht (SC-112).
SC-7 = Die Bereiche eines Spielers sind: Stapel (verdeckt), Ablage (offen), Hand, geladene Karten (verdeckt auf dem Tisch), aktive Zauberkarten (offen auf dem Tisch), die LAUF-Karte (offen) und der Spielbereich (Karten, die gerade abgehandelt werden). Jede der 53 Karten eines Spielers ist in genau einem dieser Bereiche, bis der Spieler ausscheidet.
SC-8 = Karten eines Angriffs, einer Verteidigung oder eines Zaubers, die noch abgehandelt werden, auch die unbenutzten Karten einer Salve, liegen im Spielbereich. Außerhalb ihres eigenen Zauberfensters (SC-90) kann nichts sie aufheben, und sie zählen nicht als aktive Zauberkarten im Sinne von SC-188 und SC-191. Zauber, die bleiben, kommen in den aktiven Bereich, wenn sie wirken.
SC-9 = Ein Magier ist lebend, bis er besiegt ist (SC-226), sterbend von der Niederlage bis zum Ende des eigenen letzten Fluchs, danach ausgeschieden.
SC-10 = Die Gegner eines Magiers sind alle anderen lebenden Magier. Ein sterbender oder ausgeschiedener Magier ist nie ein erlaubtes Ziel.
SC-11 = Ein Angriff ist ein Hieb (gegen ein Nachbarfeld) oder ein Hadou Ken (in gerader Linie). Nichts anderes ist ein Angriff. Sein Angriffs-CV ist der CV der Karte, die schlägt oder gefeuert wird.
SC-12 = Wo ein Magier „N Felder“ zieht, heißt das jede Zahl von 1 bis N, jeder Schritt auf ein Nachbarfeld; ein Magier darf immer darauf verzichten.
SC-13 = Eine Karte spielen heißt, sie von der Hand zu nehmen und in den Spielbereich zu legen: offen; nur wer in der Aktion Vorbereiten eine Karte lädt, spielt sie verdeckt.
SC-14 = Ein Magier ist verstummt, solange eine aktive Stille ihn nennt (SC-160).
SC-15 = Das Brett ist quadratisch oder sechseckig; die Spieler wählen (gedruckt). Größen: 'square-9', 'square-11', 'square-13' (9×9 = 81, 11×11 = 121, 13×13 = 169 Felder) und 'hex-4', 'hex-5', 'hex-6' (ein regelmäßiges Sechseck mit 4, 5 oder 6 Ringen um die Mitte: 61, 91, 127 Felder). Voreinstellung 'square-11'. Siehe SC-R1.
SC-16 = Ein quadratisches Feld ist (x, y) mit 0 ≤ x, y ≤ Größe − 1. Ein Sechseckfeld ist axial (q, r) mit |q| ≤ R, |r| ≤ R, |q + r| ≤ R, wobei R die Zahl der Ringe ist.
SC-17 = Nachbarfelder: auf dem quadratischen Brett die bis zu acht Felder, die sich an einer Seite oder Ecke berühren; auf dem Sechseckbrett die bis zu sechs, die eine Seite teilen. Mit der Option 'diagonals = false' gelten auf dem quadratischen Brett nur die vier Seitennachbarn.
SC-18 = Richtungen sind nummeriert. Quadrate: 0 (1,0), 1 (1,1), 2 (0,1), 3 (−1,1), 4 (−1,0), 5 (−1,−1), 6 (0,−1), 7 (1,−1); mit 'diagonals = false' nur 0, 2, 4, 6. Sechsecke: 0 (1,0), 1 (0,1), 2 (−1,1), 3 (−1,0), 4 (0,−1), 5 (1,−1).
SC-19 = Der Abstand ist die kleinste Zahl von Schritten auf dem leeren Brett. Quadrate mit Diagonalen: max(|dx|, |dy|); ohne: |dx| + |dy|; Sechsecke: (|dq| + |dr| + |dq + dr|) / 2.
SC-20 = Auf einem Feld steht höchstens eine Figur. Eine Figur betritt oder durchquert nie ein besetztes Feld und verlässt nie das Brett. Die Figur eines sterbenden Magiers besetzt ihr Feld noch, bis er ausscheidet.
SC-21 = Eine gerade Linie beginnt bei einer Figur und läuft Schritt für Schritt in einer der nummerierten Richtungen. Felder, die so nicht erreicht werden, liegen nicht in der Linie.
SC-22 = Die Nachbarfelder der Figur eines lebenden Magiers werden von ihm bedroht, welche Karten er auch hält. Bedrohte Felder für den, der zieht, sind die, die irgendein Gegner bedroht.
SC-23 = Ein sterbender Magier bedroht kein Feld.
SC-24 = 'walk(p, n)' ist die Menge der leeren Felder, die die Figur von p in 1 bis n Schritten über leere Felder erreicht, wobei ein Schritt auf ein bedrohtes Feld der letzte sein muss. 'walk_free(p, n)' ist dasselbe ohne die Regel über bedrohte Felder. Beide ohne das Ausgangsfeld.
SC-25 = Jeder mischt den eigenen Stapel aus 53 Karten.
SC-26 = Jeder legt die oberste Karte des eigenen Stapels offen daneben; mit dieser verbrannten Karte beginnt die Ablage.
SC-27 = Jeder zieht sieben Karten auf die Hand.
SC-28 = Zaubervorbereitung: Jeder darf beliebig viele der sieben Karten laden, von keiner bis allen, indem er sie verdeckt hinlegt; diese geladenen Karten müssen keinen Zauber ergeben.
SC-29 = Niemand darf mit mehr als fünf Handkarten weiterspielen. Wer weniger als zwei Karten lädt, wirft offen ab, bis fünf übrig sind.
SC-30 = In der Zaubervorbereitung werden genau max(0, 2 − geladene Karten) Karten abgeworfen: zwei, wenn keine geladen ist, eine, wenn eine geladen ist, sonst keine. Mehr darf nicht abgeworfen werden.
SC-31 = Wer in der Zaubervorbereitung lädt, zieht dafür keine Karte; die Hand wird später aufgefüllt (SC-40).
SC-32 = Alle wählen gleichzeitig und geheim. Haben alle gewählt, werden die Zahl der geladenen Karten und die abgeworfenen Karten bekannt.
SC-33 = Die Liste der Zauber steht jedem jederzeit offen, auch in der Vorbereitung.
SC-34 = Initiative: Jeder deckt die oberste Karte des eigenen Stapels auf und legt sie vor den Stapel. Das ist die LAUF-Karte. Sie wird nicht abgeworfen.
SC-35 = Stimmen LAUF-Karten überein, ziehen die betroffenen Spieler noch eine. Übereinstimmen heißt gleicher CV; ein Joker ist 14 und stimmt mit einem Ass überein (SC-R6).
SC-36 = Eine LAUF-Karte, die wegen einer Übereinstimmung ersetzt wird, kommt auf die Ablage ihres Besitzers; die zuletzt gezogene Karte ist die LAUF-Karte.
SC-37 = Die Zugreihenfolge richtet sich nach den CV der gezogenen Karten, verglichen in der Reihenfolge des Ziehens: Die ersten Karten entscheiden; nur wer darin gleich ist, vergleicht die zweiten, und so weiter. Jeder zieht höchstens fünf weitere Karten; wer dann noch gleich ist, spielt in der Reihenfolge der Platznummern, die niedrigere zuerst.
SC-38 = Die höchste Initiativekarte hat den ersten Zug, die nächsthöhere den zweiten, und so weiter; gleiche werden nach SC-37 geordnet. Diese Zugreihenfolge ändert sich nie.
SC-39 = Der CV der LAUF-Karte ist die größte Zahl von Feldern, die ihr Besitzer mit der Bewegung in einem Zug gehen darf (SC-54).
SC-40 = Nach der Initiative zieht jeder, bis er fünf Handkarten hat.
SC-41 = Wer den ersten Zug hat, wählt, ob er seine Figur als Erster oder als Letzter aufstellt (zu zweit: als Erster oder Zweiter).
SC-42 = Die anderen stellen in Zugreihenfolge auf, davor oder danach, wie gewählt.
SC-43 = Eine Figur kommt auf ein leeres Randfeld mit einem Abstand von mindestens D zu jeder schon aufgestellten Figur, D = 4, 5, 6 auf dem kleinen, normalen und großen Brett ('square-9'/'hex-4', 'square-11'/'hex-5', 'square-13'/'hex-6'). Randfelder sind solche, denen ein Nachbar fehlt. Ein solches Feld gibt es für bis zu vier Spieler immer (durch vollständige Suche geprüft). Mit der Option 'start = free' ist jedes leere Feld erlaubt.
SC-44 = Der erste Zug von Runde 1 beginnt, wenn alle Figuren auf dem Brett stehen.
SC-45 = Gespielt wird in Runden. In einer Runde hat jeder lebende Magier einen Zug, in Zugreihenfolge. Dann endet die Runde, und die nächste beginnt.
SC-46 = Im eigenen Zug darf ein Magier sich einmal bewegen und eine Aktion ausführen. Beides ist freiwillig.
SC-47 = Die Bewegung darf vor oder nach der Aktion kommen oder zwischen zwei Karten eines Zaubers, dessen Karten einzeln eingesetzt werden (SC-177). Die Bewegung selbst wird nicht geteilt.
SC-48 = Zu Beginn eines Zugs wird der CV der jetzigen LAUF-Karte zum Bewegungswert des Magiers und bleibt es den ganzen Zug lang.
SC-49 = Im Zug eines anderen Magiers darf ein Spieler eine Verteidigungsaktion ausführen, und nur als Antwort auf einen Angriff oder einen gerade gewirkten Zauber (SC-86).
SC-50 = Der Zug endet, wenn der Magier keine Bewegung oder Aktion mehr abzuhandeln hat oder es sagt.
SC-51 = Am Ende eines Zugs, in dieser Reihenfolge: Nicht genutzte Karten der Eile werden abgeworfen (SC-171); war es der letzte Zug der Runde, endet die Runde (SC-52); der Zug des nächsten lebenden Magiers beginnt.
SC-52 = Am Ende einer Runde, in dieser Reihenfolge: Jede aktive Stille verliert eine Karte, wenn es so weit ist (SC-161); die Rundengrenze wird geprüft (SC-244); die Rundenzahl wächst um eins.
SC-53 = Besiegte Magier haben keine Züge. Stirbt der Magier, der am Zug ist, endet der Zug nach allen letzten Flüchen; SC-171 entfällt.
SC-54 = Einmal im eigenen Zug darf ein Magier seine Figur auf ein beliebiges Feld aus 'walk(p, Bewegungswert)' ziehen: beliebig viele Felder bis zum CV der LAUF-Karte, in beliebigen Richtungen, auch mit Abbiegen.
SC-55 = Wer zieht, darf ein bedrohtes Feld betreten, aber nicht weiter hindurch: Das Betreten beendet diese Bewegung.
SC-56 = Eine Figur, die auf einem bedrohten Feld beginnt, darf es in jede Richtung verlassen. Ist auch das erste betretene Feld bedroht, endet die Bewegung dort.
SC-57 = Zusätzliche Bewegungen (Eile SC-166, Teleport SC-134, Berserker SC-181) sind eigene Bewegungen. Jede folgt SC-55 von ihrem eigenen Ausgangsfeld. Sie verbrauchen und verlängern die Bewegung des Zugs nicht.
SC-58 = Die Bewegung nach einem gelungenen Ausweichen beachtet bedrohte Felder nicht: Sie benutzt 'walk_free'.
SC-59 = Die Aktion eines Zugs ist eine von diesen: Angreifen, Zauber wirken, Zauber vorbereiten, Abwerfen. Auch der Einsatz einer aktiven Zauberkarte, die eine Aktion braucht (SC-69), ist die Aktion des Zugs.
SC-60 = Angreifen: Spiel eine Pik-Karte von der Hand gegen einen Gegner auf einem Nachbarfeld. Angriffs-CV und Schaden sind der CV der Karte.
SC-61 = Der Joker darf als diese Pik-Karte gespielt werden, mit CV 14.
SC-62 = Ein Angriff hat genau ein Ziel. Ohne Gegner auf einem Nachbarfeld ist kein Angriff möglich.
SC-63 = Zauber wirken: Deck eine Gruppe eigener geladener Karten auf, die einen Zauber ergibt, sag den Zauber an, folge seinen Anweisungen. Alle Karten, die der Zauber braucht, müssen offen liegen.
SC-64 = Eine Gruppe, die den angesagten Zauber nicht ergibt, kann nicht gewirkt werden.
SC-65 = Zauber vorbereiten: Spiel eine Handkarte verdeckt als geladene Karte, dann zieh eine Karte.
SC-66 = Eine Aktion Vorbereiten lädt genau eine Karte. Mehr laden nur die Zaubervorbereitung am Anfang und die Regeneration.
SC-67 = Die Zahl der geladenen Karten ist nicht begrenzt, und sie müssen nicht zusammenpassen.
SC-68 = Abwerfen: Gib eine Handkarte auf die Ablage und zieh dafür eine.
SC-69 = Ist das eigene Wirken vorbei, kostet es eine Aktion, mit einem aktiven Teleport zu ziehen oder eine aktive Wilde Magie im eigenen Zug als Teleport, Hadou Ken oder Bann einzusetzen. Das ist kein Wirken und öffnet kein Zauberfenster.
SC-70 = Ein verstummter Magier darf die Aktionen Zauber wirken und Zauber vorbereiten nicht ausführen. Angreifen, Abwerfen, Ziehen und der Einsatz aktiver Zauberkarten bleiben erlaubt.
SC-71 = Geladene Karten verlassen ihren Bereich nur, indem sie gewirkt werden, durch Schaden (SC-223), durch Bann oder mit ihrem ausgeschiedenen Besitzer. Auf die Hand kehren sie nie zurück.
SC-72 = Geladene Karten bilden einen gemeinsamen Vorrat. Welche davon einen Zauber ausmachen, entscheidet sich, wenn er gewirkt wird.
SC-73 = Wer eine Karte von der Hand spielt, zieht sofort eine Karte, bevor das Gespielte beantwortet oder abgehandelt wird (SC-R15).
SC-74 = Gezogen wird bei: Angriff mit einer Handkarte, Laden durch die Aktion Vorbereiten, Block, Ausweichen, einer Kreuz-Karte von der Hand durch Energieschub oder Zauberklinge. Die Aktion Abwerfen zieht nach ihrer eigenen Regel. Wirken, Gegenzauber und der Einsatz aktiver Zauberkarten ziehen nichts: Keine Karte verlässt die Hand.
SC-75 = Karten, die für Schaden abgeworfen werden, werden nicht ersetzt.
SC-76 = Eine gespielte Karte kommt offen auf die Ablage ihres Besitzers, wenn sie abgehandelt ist. Die Karten kommen in der Reihenfolge auf die Ablage, in der sie gespielt oder verloren wurden.
SC-77 = Es gibt keine Höchstzahl und keine feste Zahl von Handkarten. Die Hand wächst oder schrumpft nur durch Schaden, Reiki, Regeneration und unmögliches Ziehen.
SC-78 = Muss eine Karte von einem leeren Stapel genommen werden, mischt der Spieler die eigene Ablage zu einem neuen verdeckten Stapel, verbrennt dessen oberste Karte offen als neue Ablage und nimmt dann die Karte.
SC-79 = Das gilt für jede Karte, die oben weggenommen wird: beim Ziehen, beim Verbrennen der Regeneration und bei einer neuen LAUF-Karte.
SC-80 = Hat die Ablage weniger als zwei Karten, geschieht nichts, und die Karte wird nicht genommen; das Ziehen entfällt und wird nicht nachgeholt.
SC-81 = Karten im Spielbereich, geladene Karten, aktive Zauberkarten, die Hand und die LAUF-Karte werden nicht mitgemischt. Die Karte der Aktion Abwerfen schon, denn sie kommt vor dem Ziehen auf die Ablage.
SC-82 = Nach dem Ziehen, für das ein Spieler mischen musste, darf er einmal die LAUF-Karte tauschen: sie abwerfen und dafür die oberste Karte des Stapels aufdecken.
SC-83 = Das Angebot kommt, wenn das ganze laufende Ziehen fertig ist, und vor jeder anderen Entscheidung. Es entfällt, wenn der Stapel dann leer ist oder der Spieler stirbt.
SC-84 = Der CV einer neuen LAUF-Karte zählt ab dem Beginn des nächsten Zugs ihres Besitzers. Er ändert nie die Zugreihenfolge.
SC-85 = Bevor ein Angriff Schaden macht und bevor ein gerade gewirkter Zauber wirkt, darf die verteidigende Seite eine Verteidigungsaktion ausführen: Block, Ausweichen oder einen Gegenzauber (oder den Einsatz einer aktiven Zauberkarte).
SC-86 = Ein Spieler darf in jedem Zug eines anderen Magiers nur eine Verteidigungsaktion ausführen, auch wenn in diesem Zug mehrere Angriffe kommen.
SC-87 = Zu dritt oder zu viert ist es eine in jedem Zug jedes anderen Magiers. Ein letzter Fluch zählt für diese Grenze als Zug des sterbenden Magiers: Währenddessen darf jeder lebende Magier, auch der, der am Zug ist, eine Verteidigungsaktion ausführen, ob er in diesem Zug schon eine hatte oder nicht (SC-R71).
SC-88 = Verteidigen ist freiwillig. Passen verbraucht die Verteidigungsaktion nicht.
SC-89 = Angriffsfenster: Nur das Ziel des Angriffs darf antworten, mit Block, Ausweichen, Zauberschild, Teleport oder mit Wilder Magie als einem der beiden letzten.
SC-90 = Zauberfenster: Wird ein Zauber gewirkt, darf jeder Gegner des Magiers, in Zugreihenfolge ab dem Nächsten, mit Bann antworten oder mit Wilder Magie als Bann.
SC-91 = Ein gewirktes Hadou Ken hat beide Fenster: zuerst das Zauberfenster, dann, wenn es übersteht, das Angriffsfenster.
SC-92 = Die Gegenzauber sind Zauberschild, Teleport, Bann und Wilde Magie. Kein anderer Zauber kann im Zug eines anderen Magiers gewirkt werden, außer in einem letzten Fluch.
SC-93 = Ein Gegenzauber öffnet kein Zauberfenster: Gegen ihn gibt es keinen Gegenzauber.
SC-94 = Ein verstummter Magier kann keine Gegenzauber wirken. Block, Ausweichen und der Einsatz aktiver Zauberkarten bleiben.
SC-95 = Block: Spiel eine Karo-Karte (oder den Joker als solche). Der Angriff wird um ihren CV kleiner.
SC-96 = Ausweichen: Spiel eine Herz-Karte (oder den Joker als solche). Der Angriff wird um ihren CV kleiner.
SC-97 = Block und Ausweichen wirken gegen Hiebe und Hadou Kens gleichermaßen.
SC-98 = Sei a der Angriffs-CV und d der CV der verteidigenden Karte. Der Rest ist max(0, a − d). Ist der Rest 0, misslingt der Angriff und macht keinen Schaden. Sonst gelingt er und macht den Rest als Schaden, oder bei einem Hieb mit Zauberklinge den CV der Waffe (SC-122).
SC-99 = Ist beim Ausweichen d > a, darf der Verteidiger danach seine Figur bis zu d − a Felder weit ziehen, ohne bedrohte Felder zu beachten.
SC-100 = Diese Bewegung geschieht sofort, vor der nächsten Karte oder Aktion des Angreifers.
SC-101 = Ein Angriff, den ein Schutzkreis aufhält (SC-207), macht keinen Schaden; kein Fenster öffnet sich, und gegen ihn ist keine Verteidigungsaktion möglich.
SC-102 = Karten von Gegenzaubern und eingesetzte aktive Zauberkarten werden danach abgeworfen.
SC-103 = Das Wirken läuft in diesen Schritten: den Zauber ansagen und seine Karten im Spielbereich aufdecken; ansagen, was SC-104 verlangt; Zauberfenster für die Gegner; was vom Zauber übrig ist, wirkt.
SC-104 = Beim Wirken vor dem Fenster angesagt werden: der CV eines Jokers in der Gruppe, wo mehr als einer möglich ist; die Richtung eines Hadou Ken; das Ziel der Stille; die Art eines Schutzkreises; die Reihenfolge eines Pentagramms. Erst nach dem Fenster gewählt werden: der Einsatz von Teleport und Wilder Magie, alle Ziele von Bann, Berserker und Hadou Hame Ha Ken und die Hadou Kens eines Pentagramms.
SC-105 = Eine Aktion Wirken wirkt einen Zauber. Mehrere Zauber auf einmal gibt es nur durch das Pentagramm der Macht, durch zusätzliche Aktionen der Eile und durch einen letzten Fluch.
SC-106 = Karten, die am Anfang oder durch eine frühere Aktion geladen wurden, können in jeder späteren Aktion gewirkt werden, auch im ersten Zug.
SC-107 = Ein einzelnes Hadou Ken kann nur in einer Richtung gewirkt werden, in der es einen Gegner trifft. Jeder andere Zauber kann auch gewirkt werden, wenn er nichts bewirkt.
SC-108 = Ein Zauber, der durch einen Gegenzauber scheitert, ist verbraucht: Seine Karten werden abgeworfen, und die Aktion ist verbraucht.
SC-109 = Ein Magier darf beliebig viele aktive Zauber haben, auch mehrere gleiche.
SC-110 = Eine Gruppe hat genau die Karten ihrer Zeile. Nur Eile, Berserker, Bann und Hadou Hame Ha Ken haben eine veränderliche Größe (3 bis alle passenden geladenen Karten; der Magier wählt).
SC-111 = Jede Auswahl der geladenen Karten, die zu einer Zeile passt, darf gewirkt werden. Andere geladene Karten bleiben verdeckt.
SC-112 = Ein Joker in einer Gruppe zählt als Karte mit dem CV und der Farbe, die die Gruppe braucht. In Energieschub, Reiki, Stille, Schutzkreis, Regeneration und Pentagramm ist sein CV, solange er aktiv ist, der CV, für den er steht. In den vier Farbzaubern ist er 14.
SC-113 = Passen mehrere CV, sagt der Magier einen an: die beiden Enden einer Reihe von vier (5 6 7 8 J: J ist 4 oder 9) oder die Rolle bei zwei Paaren + J (drei vom einen oder vom anderen CV).
SC-114 = Das Ass ist nur 14. Die Reihen sind die von 2-3-4-5-6 bis 10-J-Q-K-A; A-2-3-4-5 ist keine.
SC-115 = Fünf aufeinanderfolgende Karten einer Farbe sind kein Pentagramm; sie können als Farbzauber gewirkt werden.
SC-116 = Die zwei Paare von Reiki und die drei und die zwei der Regeneration haben verschiedene CV. Vier gleiche sind keine zwei Paare.
SC-117 = In einem Stapel haben keine zwei natürlichen Karten Farbe und CV gemeinsam. Zwei natürliche Karten teilen also höchstens eins davon, und eine Gruppe einer Größe ohne Joker lässt sich höchstens auf eine Art lesen. Paare aus Kreuz oder drei Kreuz-Karten mit einem CV kann es nicht geben.
SC-118 = Mit dem Joker ist nur eins doppelt lesbar: vier Karten einer Farbe mit CV innerhalb einer Reihe von fünf, + J: der Farbzauber (J = 14) oder ein Pentagramm (J = der fehlende CV, in einer anderen Farbe). Der angesagte Zauber entscheidet. Vier mit einem CV + J sind keine Gruppe.
SC-119 = Ein Paar ohne Kreuz und ohne Joker ist kein Zauber.
SC-120 = Gewirkt: Die Pik-Karte bleibt offen als aktive Zauberkarte liegen (eine Waffe).
SC-121 = Mit einer aktiven Waffe darf ein Angriff geführt werden, indem mit dieser Waffe eine Pik- oder Kreuz-Karte (oder der Joker als solche) von der Hand gespielt wird. Der Angriffs-CV gegen Block und Ausweichen ist der CV der gespielten Karte.
SC-122 = Ist der Rest nach der Verteidigung größer als 0, ist der Schaden der volle CV der Waffe, wie groß der Rest auch ist.
SC-123 = Die Waffe zu benutzen ist freiwillig. Pik darf ohne sie gespielt werden; Kreuz nicht, außer ein Energieschub erlaubt es.
SC-124 = Bei mehreren Waffen nennt der Angreifer eine. Die Waffe bleibt aktiv.
SC-125 = In der Not darf der Magier einen Angriff führen, indem er die Waffe selbst abwirft: Angriffs-CV und Schaden sind ihr CV.
SC-126 = Dieser Angriff ist die Aktion des Zugs, spielt keine Handkarte und zieht nichts.
SC-127 = Im eigenen Zug gewirkt: Die Karo-Karte bleibt offen als aktive Zauberkarte liegen, bis sie benutzt wird.
SC-128 = Der Zauberschild wird als Verteidigungsaktion gegen einen Angriff eingesetzt: direkt aus einer geladenen Karo-Karte gewirkt oder aus einem aktiven Zauberschild.
SC-129 = Gegen einen Hieb ist er ein Block mit dem CV der Karo-Karte.
SC-130 = Gegen ein Hadou Ken hält er den Angriff ganz auf, wie die CV auch sind.
SC-131 = Er wird nach dem Einsatz abgeworfen.
SC-132 = Als Verteidigungsaktion (aus einer geladenen Herz-Karte oder einem aktiven Teleport) ist Teleport ein Ausweichen vor einem Angriff mit dem CV der Herz-Karte.
SC-133 = Das Ausweichen gelingt, wenn der Rest 0 ist, also d ≥ a. Dann darf der Verteidiger bis zu d Felder weit ziehen statt nur um den Unterschied, ohne bedrohte Felder zu beachten. Gelingt es nicht, wird der Rest zu Schaden, und es gibt keine Bewegung.
SC-134 = Im eigenen Zug gewirkt gibt er eine zusätzliche Bewegung von bis zu so vielen Feldern wie sein CV.
SC-135 = Diese zusätzliche Bewegung beachtet bedrohte Felder ('walk'); mit der Option 'teleport_reach = ignore' benutzt sie 'walk_free'.
SC-136 = Der Magier darf stattdessen die Herz-Karte offen als aktiven Teleport liegen lassen, für eine spätere Verteidigung oder für eine spätere zusätzliche Bewegung nach SC-69.
SC-137 = Er wird nach dem Einsatz abgeworfen.
SC-138 = Hadou Ken ist ein Angriff in gerader Linie. Reichweite in Feldern und Angriffs-CV sind der CV der Kreuz-Karte.
SC-139 = Der Magier nennt eine Richtung. Die erste Figur auf dieser Linie in Reichweite ist das Ziel, wenn sie einem Gegner gehört; die Welle geht nicht weiter. Die Figur eines sterbenden Magiers hält sie auf und nimmt keinen Schaden.
SC-140 = Ein Hadou Ken wird gefeuert, wenn es gewirkt wird; es kann nicht aktiv liegen bleiben.
SC-141 = Der Schaden ist der CV weniger das, was die Verteidigung wegnimmt.
SC-142 = Es wird nach dem Einsatz abgeworfen.
SC-143 = Gewirkt: Der Joker liegt offen als aktive Zauberkarte mit CV 14.
SC-144 = Nach dem Zauberfenster darf der Magier ihn sofort als Teleport, Hadou Ken oder Bann einsetzen oder aktiv liegen lassen.
SC-145 = Solange er aktiv ist, darf er als Zauberklinge, Zauberschild, Teleport, Hadou Ken oder Bann eingesetzt werden, mit CV 14.
SC-146 = Als Zauberklinge ist er eine Waffe mit CV 14, die aktiv bleibt und Wilde Magie bleibt; er darf auch für einen Hieb mit CV 14 abgeworfen werden (SC-125).
SC-147 = Bei jedem anderen Einsatz wird er abgeworfen.
SC-148 = Als Bann ist er ein Bann aus einer Karte mit CV 14.
SC-149 = Als Verteidigungsaktion, aus dem geladenen oder dem aktiven Joker, darf er in einem Angriffsfenster Zauberschild oder Teleport sein und in einem Zauberfenster Bann.
SC-150 = Gewirkt: Beide Karten bleiben offen liegen. Die Art bestimmt die Karte neben der Kreuz-Karte.
SC-151 = Zweite Karte Herz: Der Magier darf Kreuz-Karten von der Hand als Hadou Kens spielen, ohne sie zu laden.
SC-152 = Zweite Karte Pik: Der Magier darf Kreuz-Karten von der Hand als Hiebe spielen.
SC-153 = Zweite Karte Karo: Der Magier darf Kreuz-Karten von der Hand als Blocks spielen.
SC-154 = Kreuz und Joker: alle drei.
SC-155 = Joker und eine Karte einer anderen Farbe: Der Joker ist die Kreuz-Karte; die Art ist die der natürlichen Karte.
SC-156 = Ein Hadou Ken oder Hieb von der Hand ist die Aktion des Zugs, ein Block von der Hand ist die Verteidigungsaktion. Das sind Karten, die von der Hand gespielt werden: Für sie wird gezogen, sie werden nicht gewirkt, sie öffnen kein Zauberfenster, und Stille hält sie nicht auf. Der Joker darf als die Kreuz-Karte gespielt werden, mit CV 14.
SC-157 = Die Karten bleiben aktiv, bis eine von ihnen gebannt wird; dann werden beide abgeworfen.
SC-158 = Der Magier zieht eine Karte, die Hand ist also um eine Karte größer, ohne Obergrenze. Dann werden die vier Karten abgeworfen.
SC-159 = Der Magier nennt einen Gegner. Die drei Karten bleiben aktiv.
SC-160 = Solange Stille aktiv ist, darf dieser Gegner keine Zauber wirken (auch keine Gegenzauber) und nicht vorbereiten.
SC-161 = Am Ende einer Runde wird eine Karte der Stille abgeworfen, drei Runden lang. Mit der letzten Karte endet die Stille.
SC-162 = Eine Runde zählt für eine Stille nur, wenn der genannte Gegner in ihr einen Zug begonnen hat, während diese Stille aktiv war. So gilt der ganze Zauber für genau drei Züge dieses Gegners.
SC-163 = Jede gebannte Karte der Stille verkürzt den Zauber um eine Runde. Die Stille dauert, solange eine ihrer Karten aktiv ist.
SC-164 = Die Stille endet, wenn ihr Magier oder ihr Ziel ausscheidet; die Karten werden abgeworfen (oder gehen mit ihrem Besitzer).
SC-165 = Die Karten bleiben aktiv.
SC-166 = In jedem eigenen Zug wirft der Magier von jeder aktiven Eile eine Karte ab und bekommt dafür entweder eine zusätzliche Aktion oder eine zusätzliche Bewegung von bis zu so vielen Feldern, wie der CV dieser Karte ist.
SC-167 = Das beginnt in dem Zug, in dem die Eile gewirkt wird.
SC-168 = Von einer Eile wird in einem Zug höchstens eine Karte genutzt.
SC-169 = Die zusätzliche Aktion darf jede Aktion aus SC-59 sein. Sie kommt, nachdem die normale Aktion verbraucht ist.
SC-170 = Die zusätzliche Bewegung ist immer dann erlaubt, wenn die Bewegung des Zugs erlaubt ist (SC-47).
SC-171 = Eine Eile, von der im Zug des Magiers keine Karte genutzt wurde, verliert am Ende dieses Zugs ihre Karte mit dem niedrigsten CV (unter gleichen die mit der niedrigsten Kartennummer).
SC-172 = Die Eile endet mit ihrer letzten Karte.
SC-173 = Nur mit der Option 'haste_defence = on': Im Zug eines anderen Magiers darf der Besitzer einmal pro Zug und Eile die Karte mit dem niedrigsten CV abwerfen, um eine weitere Verteidigungsaktion auszuführen.
SC-174 = Berserker, Hadou Hame Ha Ken und Pentagramm der Macht sind Salven: Nach dem einen Zauberfenster werden ihre Karten eine nach der anderen eingesetzt; jeder Angriff wird ganz abgehandelt, mit eigenem Angriffsfenster, bevor die nächste Karte kommt.
SC-175 = Die Grenze von einer Verteidigungsaktion pro Zug gilt für die ganze Salve.
SC-176 = Alle Karten werden in dem Zug eingesetzt, in dem gewirkt wird. Keine wird aufgehoben.
SC-177 = Vor jeder Karte darf der Magier, wenn er am Zug und am Leben ist, die Bewegung ausführen, wenn sie noch nicht verbraucht ist, und eine Bewegung der Eile, wenn ihm eine zusteht.
SC-178 = Eine Salve endet sofort, und ihre übrigen Karten werden abgeworfen, wenn kein Gegner mehr da ist oder ihr Magier ausgeschieden ist.
SC-179 = Jede Karte darf für einen Hieb gegen einen Gegner auf einem Nachbarfeld eingesetzt werden, mit dem CV der Karte.
SC-180 = Der Hieb darf eine aktive Waffe benutzen, als käme die Karte von der Hand: Angriffs-CV der Karte, Schaden der Waffe.
SC-181 = Jede Karte darf stattdessen eingesetzt werden, um bis zu so viele Felder zu ziehen, wie ihr CV ist, nur auf einen Gegner zu. So dürfen beliebig viele der Karten eingesetzt werden (SC-R48).
SC-182 = Auf ihn zu heißt: Jeder Schritt verringert den Abstand zu einem gewählten Gegner. Bedrohte Felder beenden die Bewegung wie sonst; mindestens ein Schritt wird getan.
SC-183 = Alle Karten müssen eingesetzt werden. Der Magier darf nur aufhören, wenn keine Karte schlagen oder ziehen kann; der Rest wird abgeworfen.
SC-184 = Jede Karte wird nach ihrem Einsatz abgeworfen. Keine Handkarte wird gespielt, und nichts wird gezogen.
SC-185 = Alle Karten eines Banns werden auf einmal eingesetzt; keine wird aufgehoben.
SC-186 = Als Aktion gewirkt richtet sich ein Bann gegen einen Gegner. Jede seiner Karten wird einzeln einem der folgenden Zwecke zugeteilt; der Magier darf Karten ungenutzt lassen.
SC-187 = Zweck 1: Der Gegner wirft für jede so eingesetzte Karte des Banns eine geladene Karte ab. Der Gegner wählt, welche (SC-R51); was fehlt, verfällt.
SC-188 = Zweck 2: eine aktive Zauberkarte des Gegners aufheben, deren CV nicht über dem CV der Bannkarte liegt. Der Magier wählt; die Karte wird abgeworfen.
SC-189 = Eine aufgehobene Karte eines Energieschubs oder eines Schutzkreises nimmt den ganzen Zauber mit.
SC-190 = Jede andere aufgehobene Karte geht allein verloren; ein Zauber ohne Karten ist vorbei.
SC-191 = Zweck 3: Hat der Gegner weder geladene Karten noch aktive Zauberkarten, wirft er für jede Karte des Banns eine Handkarte eigener Wahl ab und zieht dann ebenso viele.
SC-192 = Ob Zweck 3 offensteht, entscheidet sich einmal, wenn das Ziel genannt wird; er ist dann der einzige Zweck. Karten des Banns, die von den Zwecken 1 und 2 übrig sind, erreichen nie die Hand.
SC-193 = Eine Hand, die zwischen diesem Abwerfen und Ziehen leer ist, ist keine Niederlage.
SC-194 = Als Gegenzauber in einem Zauberfenster hebt der Bann Karten des Zaubers auf, der gerade gewirkt wird, bevor er wirkt, eine für jede Karte des Banns.
SC-195 = Jede Karte des Banns kann nur eine Karte aufheben, deren CV nicht über ihrem eigenen liegt (die Option 'dispel_counter = any' lässt diese Bedingung weg).
SC-196 = Als Gegenzauber berührt er nichts außer dem Zauber, der gerade gewirkt wird.
SC-197 = Wird im Zauberfenster eine Karte von Energieschub, Reiki, Schutzkreis oder Regeneration aufgehoben, misslingt der ganze Zauber, und seine anderen Karten werden abgeworfen.
SC-198 = Stille, Eile, Berserker, Bann, Hadou Hame Ha Ken und Pentagramm wirken mit den Karten, die übrig sind, auch wenn es wenige sind. Ein Zauber, dem keine Karte bleibt, wirkt nicht.
SC-199 = Die Karten des Banns werden abgeworfen, wenn alle zugeteilt sind.
SC-200 = Jede Karte darf als Hadou Ken mit ihrem eigenen CV gefeuert werden, in jede Richtung, auf jeden Gegner in der Linie; Richtungen und Ziele dürfen verschieden sein.
SC-201 = Ist ein Energieschub für Hiebe aktiv (zweite Karte Pik oder der Joker), darf eine Karte stattdessen als Hieb mit ihrem eigenen CV eingesetzt werden.
SC-202 = Der Magier darf aufhören, bevor alle Karten eingesetzt sind; der Rest wird abgeworfen.
SC-203 = Die vier Karten bleiben aktiv. Der Wert des Kreises ist ihr gemeinsamer CV.
SC-204 = Beim Wirken sagt der Magier die Art an, solange der Zauber dauert: Wall oder Siegel.
SC-205 = Wall: Hadou Kens mit einem Angriffs-CV bis zu diesem Wert schaden nicht.
SC-206 = Siegel: Alle Angriffe mit einem Angriffs-CV bis zu diesem Wert schaden nicht.
SC-207 = Verglichen wird der Angriffs-CV der Karte, die schlägt oder gefeuert wird. Gegen einen Angriff über dem Wert tut der Kreis gar nichts. Bei einem Hieb mit Zauberklinge zählt die gespielte Karte, nicht die Waffe.
SC-208 = Ein versiegelter Kreis bricht, und seine vier Karten werden abgeworfen, sobald sein Besitzer sich auf irgendeine Art mindestens ein Feld weit bewegt, ausweicht oder Teleport wirkt oder einsetzt (auch Wilde Magie als Teleport). Das alles ist erlaubt; es kostet nur den Kreis.
SC-209 = Wird eine Karte gebannt, werden alle vier abgeworfen.
SC-210 = Die Karten werden eine nach der anderen gewirkt, jede als Zauber aus einer Karte, mit steigendem oder fallendem CV, wie angesagt.
SC-211 = Jede Karte ist ihr Zauber aus einer Karte: Pik eine Zauberklinge, Karo ein Zauberschild (beide bleiben aktiv), Herz ein Teleport (eingesetzt oder aktiv gelassen), Kreuz ein Hadou Ken, Joker eine Wilde Magie. Größere Gruppen innerhalb der Reihe zählen nicht.
SC-212 = Der angesagte CV des Jokers gibt nur seinen Platz in der Reihenfolge an; sein Zauber ist Wilde Magie mit CV 14.
SC-213 = Jede Karte muss gewirkt werden. Eine Kreuz-Karte, deren Hadou Ken in irgendeiner Richtung einen Gegner trifft, muss gefeuert werden; eine Kreuz-Karte ohne Ziel wird ohne Wirkung abgeworfen.
SC-214 = Das Pentagramm ist ein Zauber mit einem Zauberfenster; seine einzelnen Zauber öffnen keins. Seine Hadou Kens haben Angriffsfenster.
SC-215 = In dieser Reihenfolge: die oberste Karte des Stapels abwerfen; ziehen, bis die Hand sieben Karten hat; beliebig viele Handkarten laden; die LAUF-Karte durch die oberste Karte des Stapels ersetzen und die alte abwerfen; ziehen, bis die Hand fünf Karten hat; die fünf Karten der Regeneration abwerfen.
SC-216 = Das Laden hier zieht von sich aus nichts.
SC-217 = Das Ziehen füllt nur auf: Eine Hand mit ebenso vielen oder mehr Karten zieht keine und wirft keine ab. Ein Magier, der nichts lädt, behält alle Karten (Option 'regenerate_hand = five': Mehr als fünf werden bis auf fünf abgeworfen).
SC-218 = Eine Hand, die zwischen diesen Schritten leer ist, ist keine Niederlage.
SC-219 = Die neue LAUF-Karte ist Pflicht. Sie zählt ab dem nächsten Zug des Magiers und ändert die Zugreihenfolge nicht. Kann keine Karte genommen werden, bleibt die alte.
SC-220 = Ein Magier, der Schaden nimmt, wirft Handkarten ab, deren CV zusammen mindestens den Schaden erreichen. Sie werden nicht ersetzt.
SC-221 = Der Magier wählt beliebige Handkarten, die zusammen den Schaden erreichen und von denen keine weggelassen werden könnte. Der Joker zählt 14. Was darüber ist, verfällt.
SC-222 = Übersteigt die ganze Hand den Schaden nicht, wird die ganze Hand abgeworfen.
SC-223 = Danach wählt ein Magier mit geladenen Karten eine davon und wirft sie ab. Das geschieht einmal für jeden Angriff, der Schaden macht, auch für den tödlichen (SC-R68).
SC-224 = Aktive Zauberkarten und die LAUF-Karte gehen nie durch Schaden verloren.
SC-225 = Ein Angriff, der keinen Schaden macht, kostet nichts, auch keine geladene Karte.
SC-226 = Ein Magier, der keine Handkarte mehr hat, ist besiegt.
SC-227 = Das wird nach jeder Zahlung von Schaden geprüft und für alle lebenden Magier immer dann, wenn der Magier am Zug im Schritt TURN wählen soll. Eine Hand, die durch Karten leer wird, die nicht ersetzt werden konnten, ist auch eine Niederlage.
SC-228 = Magier, die bei derselben Prüfung mit leerer Hand dastehen, sind gemeinsam besiegt, als eine Kette: Alle werden sterbend, dann folgen ihre letzten Flüche in Zugreihenfolge. Lebt niemand mehr, ist es sofort ein Patt.
SC-229 = Ein besiegter Magier wirkt zuerst letzte Zauber aus den geladenen Karten, die ihm bleiben: den letzten Fluch. Beliebig viele Zauber, einen nach dem anderen, jeder ganz abgehandelt.
SC-230 = Der letzte Fluch geschieht sofort, auch mitten in einer Salve, und unterbricht sie.
SC-231 = Erlaubt sind nur Zauber aus geladenen Karten: keine Bewegung, keine Aktion Angreifen, keine Handkarte, kein eigener Einsatz aktiver Karten. Was ein gewirkter Zauber selbst sagt, wird getan wie im eigenen Zug, mit Hilfe der aktiven Waffen und Energieschübe des sterbenden Magiers. Teleport gibt also seine zusätzliche Bewegung, und Bann wirkt wie als Aktion gewirkt.
SC-232 = Reiki und Regeneration können in einem letzten Fluch nicht gewirkt werden. Nichts belebt einen besiegten Magier wieder.
SC-233 = Ein verstummter Magier hat keinen letzten Fluch (die Option 'hush_curse = speaks' erlaubt ihn).
SC-234 = Die aktiven Zauber eines sterbenden Magiers gelten, bis der letzte Fluch endet.
SC-235 = Die anderen verteidigen sich nach SC-87.
SC-236 = Der sterbende Magier darf jederzeit aufhören und muss nichts wirken.
SC-237 = Dann scheidet der sterbende Magier aus: Die Figur verlässt das Brett, und alle 53 Karten verlassen das Spiel.
SC-238 = Besiegt ein letzter Fluch einen anderen Magier, während mindestens ein Magier lebt, unterbricht dessen letzter Fluch den ersten.
SC-239 = Sind alle letzten Flüche vorbei und lebt ein Magier, gewinnt er.
SC-240 = Wird der letzte lebende Magier in einem letzten Fluch besiegt, endet das Spiel in diesem Moment ohne weitere Zauber: ein Patt.
SC-241 = Das Patt teilen sich alle Magier, die in derselben Kette letzter Flüche besiegt wurden. Zu zweit ist das ein Unentschieden.
SC-242 = Zu dritt oder zu viert ordnen sich die anderen nach dem Zeitpunkt ihrer Niederlage, später ist besser; an der Rundengrenze ordnen sich die Lebenden nach Handkarten, vor allen Besiegten.
SC-243 = Endet das Spiel, entfällt alles, was noch aussteht.
SC-244 = Option 'round_cap' (Voreinstellung 80): Lebt am Ende dieser Runde mehr als ein Magier, endet das Spiel. Der lebende Magier mit den meisten Handkarten gewinnt; wer gleichauf vorn liegt, teilt sich ein Unentschieden (Option 'cap_result = draw': immer ein Unentschieden unter den Lebenden).
SC-245 = Die Züge folgen der Zugreihenfolge nach Initiative, nicht der Sitzordnung. Eine Runde ist ein Zug jedes lebenden Magiers.
SC-246 = Jeder ist Gegner von jedem. Die Figuren aller Gegner bedrohen Felder.
SC-247 = Jeder Angriff, jede Stille und jeder Bann hat ein Ziel, das der Magier unter den erlaubten wählt; die Angriffe einer Salve dürfen verschiedene Ziele haben.
SC-248 = Jeder Gegner darf mit Bann antworten, wenn ein Zauber gewirkt wird, auch einer, der nicht das Ziel ist. Mehrere dürfen es nacheinander tun, solange Karten des Zaubers übrig sind.
SC-249 = Scheidet jemand aus, geht das Spiel weiter, bis nur noch ein Magier lebt.
SC-R1 = Welches Brett, und wie groß? Das Regelheft verlangt nur eine karierte oder sechseckige Matte. Bewegungen und Reichweiten des Hadou Ken gehen von 2 bis 14. Entscheid: sechs Bretter, Voreinstellung 'square-11'. Warum: Auf 11×11 kommt ein König über das ganze Brett und eine 3 nicht, also zählen Abstand und LAUF-Karten; auf viel größeren Brettern kann ein schneller Magier ewig weglaufen. In 1200 Probespielen zwischen einfachen Bots dauerten die sechs Bretter im Mittel 14,7 bis 16,9 Runden, und der erste Spieler gewann überall 54 bis 56 Prozent. Option: 'board'.
SC-R2 = Sind diagonale Felder Nachbarn? (a) Vier Nachbarn; (b) acht. Entscheid: (b). Warum: Das Regelheft, Abschnitt Aufbau, lässt eine Figur in jede Richtung ziehen, und „jedes angrenzende Feld“ nennt keine Ausnahme. Diagonale Schritte kosten ein Feld. Option: 'diagonals'.
SC-R3 = Was ist eine gerade Linie? (a) Die acht (sechs) Richtungen des Rasters; (b) jede Sichtlinie zwischen zwei Feldern. Entscheid: (a). Warum: Bei (b) läge jedes Feld in der Linie, und die gedruckte Einschränkung hieße nichts. Option: keine.
SC-R4 = Geht Hadou Ken durch Figuren hindurch? (a) Es trifft die erste Figur auf der Linie; (b) es trifft einen gewählten Magier irgendwo darauf; (c) es trifft alle. Entscheid: (a). Warum: eine Karte, ein Schaden; eine Welle trifft den ersten Körper. Das zählt nur zu dritt oder zu viert. Option: keine.
SC-R5 = Dürfen zwei Figuren auf einem Feld stehen oder aneinander vorbei? Nicht gesagt. Entscheid: eine Figur pro Feld, kein Hindurchgehen, auch nicht durch Ausweichen oder Teleport. Warum: Jedes Feld neben einem Gegner ist schon ein Ort zum Anhalten, also war Hindurchgehen nie gemeint. Option: keine.
SC-R6 = Was geschieht genau, wenn Initiativekarten übereinstimmen? (a) Alle ziehen neu; (b) nur die gleichen. Wohin kommt die erste Karte? Ist der Joker dem Ass gleich? Entscheid: Nur die gleichen ziehen neu, und nur, um sich untereinander zu ordnen; die neue Karte wird die LAUF-Karte, die alte wird abgeworfen; Joker = Ass = 14. Nach fünfmal Neuziehen ist der niedrigere Platz zuerst dran. Warum: Zu zweit ist es wie gedruckt; zu mehreren darf ein neues Ziehen nichts umstürzen, was schon klar war. Option: keine.
SC-R7 = Wo dürfen Figuren beginnen, und was heißt „Erster oder Zweiter“ zu mehreren? Das Regelheft nennt keinen Ort. (a) Irgendwo; (b) ein Rand mit Mindestabstand. Entscheid: (b) als Voreinstellung. Warum: Bei (a) kann der Gewinner der Initiative als Zweiter aufstellen, neben den Gegner, und zuschlagen, bevor etwas geschehen ist. Auch bei (b) zählt die Wahl: Wer später kommt, sieht Linien und Abstand des anderen. Zu dritt oder zu viert wählt der Gewinner zuerst oder zuletzt. Option: 'start' = 'border' (Voreinstellung), 'free'.
SC-R8 = Darf man in der Vorbereitung mehr als zwei Karten wegwerfen, um neue zu ziehen? (a) Beliebig viele; (b) nur so viele, dass fünf auf der Hand bleiben. Entscheid: (b). Warum: Das Abwerfen ist nur als Weg zu fünf Karten genannt, als Ersatz für das Laden. Option: keine.
SC-R9 = Wer bereitet zuerst vor? Entscheid: alle zugleich und geheim. Warum: Es gibt noch keine Reihenfolge, und die Zahl der geladenen Karten ist nützlich zu wissen. Option: keine.
SC-R10 = Muss die Bewegung vor der Aktion kommen? (a) Bewegung, dann Aktion; (b) beliebig; (c) die Bewegung darf um die Aktion herum geteilt werden. Entscheid: (b), nicht (c). Warum: Beide stehen ohne Reihenfolge nebeneinander; eine Bewegung ist eine Bewegung. Option: keine.
SC-R11 = Genau N Felder oder bis zu N? Die Bewegung ist „bis zu“; Ausweichen, Teleport, Eile und Berserker nennen eine Zahl. Entscheid: immer bis zu. Warum: Genaue Zahlen wären auf einem endlichen Brett oft unmöglich und würden hohe Karten schlecht machen. Option: keine.
SC-R12 = Darf ein Magier bedrohte Felder verlassen oder an ihnen entlanggleiten? Entscheid: Verlassen ist frei. Von einem bedrohten Feld auf ein anderes gleiten geht Feld für Feld, denn das Betreten des zweiten beendet die Bewegung. Warum: „hinein, aber nicht hindurch“. Option: keine.
SC-R13 = Beachtet ein Teleport im eigenen Zug bedrohte Felder? (a) Ja: Er ist zusätzliche Bewegung; nur Ausweichen ist ausgenommen; (b) nein: Er ist ein Teleport. Entscheid: (a) im eigenen Zug; als Ausweichen beachtet er sie nicht. Warum: Die Ausnahme ist nur beim Ausweichen gedruckt, und der Text nennt den Gebrauch im eigenen Zug zusätzliche Felder der Bewegung. Option: 'teleport_reach' = 'obey' (Voreinstellung), 'ignore'.
SC-R14 = Wofür wird eine Karte gezogen? Gezogen wird, wenn eine Karte gespielt wird; gespielt wird von der Hand. Entscheid: Angriff, Block, Ausweichen, Vorbereiten und Kreuz- oder Pik-Karten von der Hand unter einem Zauber ziehen eine; Wirken, Gegenzauber und aktive Karten ziehen keine. Warum: Vorbereiten wird als verdecktes Spielen einer Karte beschrieben, und zöge es nicht, kostete jedes Vorbereiten ein Leben. Zauberkarten werden nur in dem Sinn „gespielt“, dass sie aufgedeckt werden; sie kommen vom Tisch. Option: keine.
SC-R15 = Wird die neue Karte vor oder nach der Antwort gezogen? Entscheid: sofort; ein Angreifer hat also die neue Karte, bevor der Verteidiger antwortet, und ein Verteidiger darf den übrigen Schaden mit der Karte bezahlen, die er für den Block gezogen hat. Warum: „sofort“. Option: keine.
SC-R16 = Gibt es eine Grenze von fünf Handkarten? (a) Ja; (b) nein. Entscheid: (b). Fünf ist nur die Größe, auf die Aufbau und Regeneration auffüllen. Warum: Reiki erlaubt ausdrücklich eine weitere Karte. Option: keine.
SC-R17 = Wann steht eine Zaubergruppe fest, beim Laden oder beim Wirken? (a) Beim Laden, in festen Häufchen; (b) der Besitzer darf die verdeckten Karten jederzeit umordnen, also beim Wirken. Entscheid: (b), als ein Vorrat. Warum: Das Regelheft, Abschnitt Aktionen, will nur, dass die Karten beim Wirken richtig gruppiert sind; ein verdecktes Häufchen könnte ohnehin niemand prüfen. Es hält auch das Programm einfach und verbirgt mehr. Option: keine.
SC-R18 = Gibt es eine Grenze für geladene Karten? Entscheid: nein. Horten begrenzt sich selbst: Nach etwa 46 geladenen Karten ist der Stapel leer, und jede weitere gespielte Karte lässt dann die Hand schrumpfen; und jeder Treffer kostet eine geladene Karte. Option: keine.
SC-R19 = Darf der Joker von der Hand einen CV unter 14 haben? Er darf jeder CV sein. Entscheid: Programme nehmen 14. Warum: 14 ist nie schlechter, da alle Bewegungen „bis zu“ gelten, und es hält die Auswahl kurz. In Gruppen ist der CV der, den die Gruppe braucht. Option: keine.
SC-R20 = Wie verhält sich der Joker in Gruppen? Entscheid: als irgendeine fehlende Karte. Sein aktiver CV ist der CV, für den er steht, oder 14, wo die Gruppe nur die Farbe festlegt. Ein Joker pro Stapel, also höchstens einer pro Gruppe. Option: keine.
SC-R21 = Welcher Zauber ist es, wenn Karten zu zwei Zeilen passen? Entscheid: der angesagte; siehe SC-117, SC-118. Vier Karten mit gleichem CV sind immer ein Schutzkreis, nie zwei Paare; eine Gruppe muss genau zu ihrer Zeile passen, also steckt kein Drilling in einem gewirkten Paar. Option: keine.
SC-R22 = Ist A-2-3-4-5 eine Reihe? (a) Ja wie beim Poker; (b) nein. Entscheid: (b). Warum: Die Reihe ist durch die Ordnung der CV bestimmt, und ein Ass ist 14. Option: keine.
SC-R23 = Können Zauberschild, Teleport oder Hadou Ken im eigenen Zug gewirkt und aufgehoben werden? Das Regelheft nennt für die Verteidigung sowohl das Wirken eines Gegenzaubers als auch den Einsatz einer aktiven Zauberkarte. Entscheid: Zauberschild und Teleport dürfen aktiv liegen bleiben; Hadou Ken wird sofort gefeuert. Warum: Beide Arten der Verteidigung müssen möglich sein; eine aktive Karte ist sicher vor Schaden (SC-224) und vor Stille, aber sichtbar und dem Bann ausgesetzt, und sie kostet eine Aktion. Hadou Ken hat keinen Nutzen, der wartet. Option: keine.
SC-R24 = Kostet der spätere Einsatz von aktivem Teleport oder Wilder Magie eine Aktion? Entscheid: ja, im eigenen Zug; in der Verteidigung ist er die Verteidigungsaktion. Warum: Sonst gäben aufgehobene Karten mehrere Angriffe in einem Zug, was das Regelheft besonderen Zaubern vorbehält. Option: keine.
SC-R25 = Wer darf auf was antworten? Entscheid: Auf einen Angriff antwortet nur sein Ziel; auf einen Zauber antwortet Bann von jedem Gegner. Warum: Block und Ausweichen verringern den eigenen Schaden; Bann darf im Zug eines Gegners gegen einen gewirkten Zauber gewirkt werden, ohne ein Wort über dessen Ziel. Zwei getrennte Fenster halten den Ablauf klar: Ein gewirktes Hadou Ken kann erst gebannt, dann umgangen werden, aber vom selben Spieler nur einmal pro Zug. Option: keine.
SC-R26 = Was muss vor dem Zauberfenster gesagt werden? Entscheid: was den Zauber bestimmt (SC-104); freie Wahl unter Zielen kommt später, Karte für Karte. Nur dann hilft gegen einen Zauber ein Gegenzauber; spätere Karten einer Salve geben dem Bann keine neue Gelegenheit. Warum: Die Gegner müssen wissen, worauf sie antworten, und nur auf einen gerade gewirkten Zauber kann geantwortet werden. Option: keine.
SC-R27 = Welche Zauber sind Gegenzauber? Entscheid: die, deren Text von Verteidigung oder vom Zug des Gegners spricht: Zauberschild, Teleport, Bann und Wilde Magie an ihrer Stelle. Der Schutzkreis gehört nicht dazu. Option: keine.
SC-R28 = Gibt es gegen einen Gegenzauber einen Gegenzauber? (a) Ja, durch Bann; (b) nein. Entscheid: (b). Warum: Der Magier am Zug hat keine Verteidigungsaktion; (a) hülfe nur Dritten und brauchte einen Stapel ohne Ende. Option: keine.
SC-R29 = Eine Verteidigung pro Angriff, pro Zug oder pro Runde? Entscheid: pro Zug jedes anderen Magiers. Warum: Die Hinweise bei Berserker und Hadou Hame Ha Ken sagen es. Option: 'haste_defence' für die eine mögliche Ausnahme.
SC-R30 = Kann man ein Hadou Ken mit Handkarten blocken oder ihm ausweichen? Entscheid: ja. Warum: Block und Ausweichen verringern „den Schaden“; Ausweichen spricht von der Hieb- oder Angriffskarte. Der Zauberschild ist dagegen einfach besser. Option: keine.
SC-R31 = Wann „gelingt“ ein Ausweichen oder ein Teleport? (a) d > a; (b) d ≥ a. Entscheid: (b). Beim gewöhnlichen Ausweichen macht das keinen Unterschied (der Abstand ist 0). Beim Teleport mit gleichen CV ist der Schaden 0, also gelingt er, und die volle Bewegung folgt. Warum: Die Zauberklinge nennt einen Angriff gelungen, wenn er durchkommt; Ausweichen ist das Gegenteil. Option: keine.
SC-R32 = Welchen Schaden macht ein teilweise geblockter Hieb mit Zauberklinge? (a) Den vollen CV der Waffe, sobald a > d; (b) CV der Waffe weniger d; (c) a − d. Entscheid: (a). Warum: Der CV der gespielten Karte zählt gegen die Verteidigung, der CV der Waffe als Schaden. Option: keine.
SC-R33 = Mehrere Waffen, oder eine Waffe schwächer als die Karte? Entscheid: Der Angreifer wählt eine Waffe oder keine; Waffen addieren sich nicht. Warum: „darf“. Option: keine.
SC-R34 = Was ist der verzweifelte Hieb? Entscheid: eine Aktion Angreifen, deren Karte die Waffe selbst ist; kein Ziehen, denn nichts verlässt die Hand. Er kann wie sonst geblockt werden, und man kann ihm ausweichen. Option: keine.
SC-R35 = Trifft ein Hieb alle Gegner auf Nachbarfeldern? Entscheid: einen davon. Ein Hieb ohne Ziel ist nicht erlaubt (er wäre ein Abwerfen). Option: keine.
SC-R36 = Darf ein Zauber ohne Ziel gewirkt werden? Entscheid: ein einzelnes Hadou Ken nicht; alle anderen ja. Warum: Ein Hadou Ken ins Leere ist nur Verschwendung, und das Verbot verkürzt die Auswahl; Salven können durch Bewegung zwischen den Karten nützlich werden. Option: keine.
SC-R37 = Addieren sich gleiche aktive Zauber? Entscheid: Sie bestehen nebeneinander. Zwei Eilen geben zweimal pro Zug etwas mehr; zwei Stillen auf einem Gegner laufen nebeneinander und enden zugleich, wenn sie in derselben Runde gewirkt wurden; gleiche Energieschübe oder Kreise bringen nur mehr Sicherheit gegen Bann. Option: keine.
SC-R38 = Wann wird der Einsatz der Wilden Magie gewählt, und verbraucht die Zauberklinge sie? Entscheid: bei jedem Einsatz. Als Waffe wird sie nicht abgeworfen und nicht festgelegt. Warum: Sie darf „als“ die anderen Karten eingesetzt werden, und eine Karte der Zauberklinge bleibt nach einem Hieb. Option: keine.
SC-R39 = Herz 7 und Joker: Energieschub? (a) Nein, das Paar braucht eine natürliche Kreuz-Karte; (b) ja, der Joker ist die Kreuz-Karte. Entscheid: (b), mit der Art der natürlichen Karte. Warum: Der Joker ist jede Farbe. „Alle Arten“ braucht eine natürliche Kreuz-Karte mit dem Joker als zweiter Karte. Option: keine.
SC-R40 = Ist eine Kreuz-Karte, die durch Energieschub gespielt wird, ein gewirkter Zauber? (a) Ja: Stille und Bann halten sie auf; (b) nein. Entscheid: (b). Warum: Sie wird von der Hand gespielt, nicht aufgedeckt. Zauberschild und Schutzkreis behandeln sie als Hadou Ken. Option: keine.
SC-R41 = Bringt Stille alle Gegner zum Schweigen? Entscheid: einen. Warum: Der Text spricht vom Gegner in der Einzahl, wie beim Bann. Das zählt nur zu dritt oder zu viert. Option: keine.
SC-R42 = Welche Runden zählen für Stille? (a) Die Runde des Wirkens zählt: Wer zuerst zieht, lässt drei Züge verstummen, wer zuletzt zieht, nur zwei; (b) sie zählt nicht: vier und drei; (c) eine Runde zählt, wenn das Opfer in ihr einen verstummten Zug hatte: immer drei. Entscheid: (c). Warum: Drei Runden Stille sind gedruckt; nur (c) gibt jedem Platz dasselbe. Option: keine.
SC-R43 = Was, wenn eine Karte der Stille gebannt wird? Entscheid: eine Runde weniger. Warum: Nur Energieschub und Schutzkreis sagen, dass eine Karte das Ganze bricht; Stille wird in Karten heruntergezählt. Option: keine.
SC-R44 = Muss in jedem Zug eine Karte der Eile abgeworfen werden? (a) Nur, wenn sie genutzt wird; (b) in jedem eigenen Zug, genutzt oder nicht. Entscheid: (b). Warum: Der Satz verlangt das Abwerfen in jedem Zug, wie eine Uhr. Ungenutzt geht die niedrigste Karte; kein Besitzer würde anders wählen. Option: keine.
SC-R45 = Wirkt Eile in dem Zug, in dem sie gewirkt wird? Entscheid: ja: Der Zug des Wirkens ist ein Zug, in dem Eile aktiv ist. Drei Herz-Karten geben also dreimal etwas mehr, das erste Mal sofort. Option: keine.
SC-R46 = Kann Eile eine zweite Verteidigungsaktion geben? Die Hinweise sagen, dass „gewöhnlich“ nur eine erlaubt ist, und eine zusätzliche Aktion könnte eine Verteidigung sein. (a) Eile wirkt nur im eigenen Zug; (b) auch in Zügen der anderen. Entscheid: (a). Warum: Bei (b) hieße „jeder Zug“ der Zug jedes Spielers, und die Uhr liefe doppelt so schnell; am einfachsten ist (a). Option: 'haste_defence' = 'off' (Voreinstellung), 'on' (SC-173).
SC-R47 = Darf der Magier zwischen zwei Karten einer Salve ziehen? (a) Nein, eine Aktion ist ein Stück; (b) ja. Entscheid: (b), mit der unverbrauchten Bewegung oder einer Bewegung der Eile. Warum: Der Text verlangt nur denselben Zug. Option: keine.
SC-R48 = Wie viele Karten des Berserkers dürfen zum Ziehen dienen? (a) Eine pro Zauber; (b) beliebig viele. Entscheid: (b): Jede Karte ist ein Hieb oder eine Bewegung. Warum: Die Wahl ist für jede Karte genannt, und alle Karten müssen eingesetzt werden, was (a) aus der Ferne unmöglich machte. Option: keine.
SC-R49 = Was heißt „auf ihn zu“? (a) Das Ende ist näher als der Anfang; (b) jeder Schritt ist näher. Entscheid: (b). Warum: Es ist der strengere Sinn von „nur“ und leicht zu berechnen. Option: keine.
SC-R50 = Darf ein Bann auf geladene und aktive Karten oder auf mehrere Gegner verteilt werden? Entscheid: auf Zwecke ja, auf Gegner nein. Warum: Jede Karte hat ihre eigene Wirkung („eine für jede“, „der CV der Karo-Karte“), aber es ist ein Gegner genannt. Option: keine.
SC-R51 = Wer sucht die geladenen Karten aus, die verloren gehen? (a) Der Magier, blind; (b) ihr Besitzer. Entscheid: (b). Warum: Der Gegner wird gezwungen abzuwerfen; bei Schaden wählt ausdrücklich der Besitzer. Option: keine.
SC-R52 = Wann erreicht Bann die Hand? (a) Sobald geladene und aktive Karten aufgebraucht sind; (b) nur, wenn es von Anfang an keine gab. Entscheid: (b). Warum: Alle Karten werden auf einmal eingesetzt. Die abgeworfenen werden ersetzt, es ist also nur eine Störung. Option: keine.
SC-R53 = Zählt der CV, wenn Bann ein Gegenzauber ist? (a) Eine gegen eine; (b) jede braucht CV ≥ ihr Ziel. Entscheid: (b). Warum: In den Worten des Regelhefts sind die Karten eines gewirkten Zaubers aktive Zauberkarten, und für die ist der Vergleich gedruckt. Option: 'dispel_counter' = 'cv' (Voreinstellung), 'any'.
SC-R54 = Was bleibt von einem teilweise gebannten Zauber? (a) Jeder Verlust bricht einen Zauber; (b) der Rest wirkt. Entscheid: Zauber, deren Wirkung die ganze Gruppe braucht, brechen (Energieschub, Reiki, Schutzkreis, Regeneration); Zauber, die Karte für Karte verbrauchen, gehen weiter. Warum: „durchbrennen“ beschreibt einen allmählichen Verlust; die beiden gedruckten Brüche betreffen Zauber aus einem Ganzen. Option: keine.
SC-R55 = Wie gelten Energieschübe für Hadou Hame Ha Ken? Entscheid: Seine Kreuz-Karten dürfen wie von der Hand eingesetzt werden, mit der Pik-Art also auch als Hiebe; die Herz-Art bringt nichts hinzu, und die Karo-Art hat im eigenen Zug keinen Nutzen. Keine Zauberklinge mit ihnen: Die will eine Handkarte, und nur Berserker ist ausgenommen. Option: keine.
SC-R56 = Wann wird die Art des Schutzkreises gewählt? (a) Beim Wirken, für immer; (b) bei jedem Angriff neu. Entscheid: (a). Warum: Bei (b) wäre die bewegliche Art ganz umsonst. Option: keine.
SC-R57 = Was wird mit dem Schutzkreis verglichen, und was ist mit stärkeren Angriffen? Entscheid: der Angriffs-CV, wie gespielt, vor jeder Verteidigung; ein stärkerer Angriff wird nicht kleiner. Warum: Unverwundbar ist ja oder nein. Die gedruckten Bemerkungen passen: Vier Asse halten alles auf, vier Zweien nur Zweien. Option: keine.
SC-R58 = Ist Bewegung in einem versiegelten Kreis verboten, oder bricht sie ihn? Entscheid: Sie bricht ihn. Warum: „sonst“ nennt die Folge. Auch wer beim Ausweichen 0 Felder weit zieht und stehen bleibt, bricht ihn. Option: keine.
SC-R59 = Darf ein Pentagramm größere Zauber enthalten, etwa drei Herz-Karten als Eile? (a) Ja, alle möglichen Verbindungen; (b) nur fünf einzelne Karten. Entscheid: (b). Warum: Fünf Zauber sind als Höchstzahl genannt, und sie werden in der Reihenfolge der Werte gewirkt, Karte für Karte. Option: keine.
SC-R60 = Was tut der Joker in einem Pentagramm? Entscheid: Wilde Magie mit CV 14 an seinem Platz in der Reihenfolge. Warum: Jeder Zauber folgt seinen eigenen Anweisungen. Option: keine.
SC-R61 = Müssen alle fünf gewirkt werden? Entscheid: ja, wo es geht; ein Hadou Ken ohne jedes Ziel geht verloren. Teleport und Wilde Magie dürfen aktiv liegen bleiben, Pik und Karo tun es immer. Option: keine.
SC-R62 = Zieht das Laden in der Regeneration Karten? Entscheid: nein; es wiederholt die Vorbereitung vom Anfang, und die Hand wird danach aufgefüllt. Option: keine.
SC-R63 = Muss die Hand am Ende der Regeneration auf fünf herunter? (a) Ja, wie am Anfang; (b) nein, sie wird nur auf fünf aufgefüllt. Entscheid: (b). Warum: Der Text sagt auffüllen, nirgends abwerfen. Option: 'regenerate_hand' = 'keep' (Voreinstellung), 'five'.
SC-R64 = Wann zählt die LAUF-Karte der Regeneration? Entscheid: ab dem nächsten Zug des Magiers, wie nach dem Mischen. Warum: gleicher Hinweis, gleicher Zweck. Option: keine.
SC-R65 = Was, wenn die Ablage für einen neuen Stapel zu klein ist? Mit einer Karte würde sie verbrannt, und nichts bliebe zu ziehen; mit keiner gibt es gar nichts. Entscheid: Unter zwei Karten geschieht nichts, und das Ziehen entfällt. Option: keine.
SC-R66 = Wann genau darf die LAUF-Karte getauscht werden? Entscheid: einmal pro Mischen, gleich nachdem das Ziehen, das dazu führte, fertig ist, bevor irgendwer etwas anderes entscheidet. Option: keine.
SC-R67 = Darf man Schaden überzahlen? (a) Alle Karten, die den Schaden erreichen; (b) nur solche ohne eine überflüssige. Entscheid: (b). Warum: Eine überflüssige Karte wird nicht gezahlt, sondern weggeworfen; (a) ließe einen Magier absichtlich sterben, um einen letzten Fluch zu haben. Unter (b) ist der Magier frei, auch teuer zu zahlen. Option: keine.
SC-R68 = In welcher Reihenfolge gehen Handkarten und geladene Karten verloren, und auch die geladene Karte beim tödlichen Schaden? Entscheid: zuerst die Hand, dann eine geladene Karte, dann die Prüfung auf Niederlage. Warum: Letzte Zauber kommen aus den übrigen geladenen Karten. Ein sterbender Magier mit einer geladenen Karte hat also keine mehr. Option: keine.
SC-R69 = Ist eine Hand, die ohne Schaden leer wird, eine Niederlage? (a) Nur Schaden tötet; (b) null Karten töten immer. Entscheid: (b), geprüft, wenn kein Schritt aussteht, für alle Magier im selben Moment. Warum: Der Satz gilt allgemein. Es kann nur geschehen, wenn Ziehen unmöglich ist. Option: keine.
SC-R70 = Was darf ein sterbender Magier tun? Entscheid: beliebige Zauber aus geladenen Karten wirken, einen nach dem anderen, sofort, an jeder Stelle des Spiels; Teleport darf ein späteres Hadou Ken in die Linie bringen. Keine andere Aktion. Die Figur bleibt auf ihrem Feld, bedroht nichts und kann nicht verletzt werden; aktive Zauber gelten bis zum Ende des Fluchs. Option: keine.
SC-R71 = Dürfen andere sich gegen einen letzten Fluch verteidigen, auch im eigenen Zug? (a) Nein, Verteidigungsaktionen gibt es nur in Zügen der Gegner; (b) ja, einmal. Entscheid: (b): Der Fluch zählt als Zug des sterbenden Magiers. Warum: Der Abschnitt Verteidigungsaktionen gibt dieses Recht jedem, der sich verteidigt, vor dem Schaden; mehrere letzte Zauber gegen eine Verteidigung machen den Fluch noch gefährlich genug. Option: keine.
SC-R72 = Bringt Stille den letzten Fluch zum Schweigen? Entscheid: ja. Warum: Sie verbietet das Wirken ohne Ausnahme, und sie ist die einzige Vorsorge gegen einen Fluch. Option: 'hush_curse' = 'silent' (Voreinstellung), 'speaks'.
SC-R73 = Können Reiki oder Regeneration einen sterbenden Magier retten? Entscheid: nein, und sie dürfen dann nicht gewirkt werden. Warum: Der Magier ist schon besiegt; ein Fluch kann höchstens ein Patt bringen. Regeneration würde auch neue Karten laden und den Fluch verlängern. Option: keine.
SC-R74 = Was, wenn der Fluch tötet, und mit mehr als zwei Spielern? Entscheid: Jedes neue Opfer hat sofort einen eigenen Fluch, solange noch jemand lebt; lebt niemand mehr, hört das Spiel auf der Stelle auf, und alle Magier dieser Kette teilen sich das Patt. Zu zweit entfällt der Fluch des zweiten Opfers: Er könnte nichts ändern. Option: keine.
SC-R75 = Was bleibt von einem ausgeschiedenen Magier? Entscheid: nichts: Figur, Karten und aktive Zauber (auch Stille auf anderen) sind fort. Option: keine.
SC-R76 = Reihenfolge der Züge zu dritt oder zu viert? Entscheid: fallende Initiative, fest für das ganze Spiel; die Runde endet nach dem letzten lebenden Magier in dieser Reihenfolge. Option: keine.
SC-R77 = Was geschieht mit unfertigen Wirkungen, wenn das Spiel endet? Entscheid: Sie entfallen: kein Zahlen, Ziehen, Mischen oder Anbieten mehr. Option: keine.
SC-R78 = Ist die Gruppierung oder die Zahl der geladenen Karten geheim? Entscheid: Die Zahl ist offen, die Vorderseiten sind geheim, die Gruppierung ist frei. Jeder darf die eigenen geladenen Karten jederzeit ansehen. Option: keine.
SC-R79 = Wann endet ein endloses Duell? Entscheid: siehe Ende nach Runden. Optionen: 'round_cap', 'cap_result'.
SC-250 = Jeder Zug ist endlich: Er hat eine Bewegung, eine Aktion, höchstens einen Einsatz pro Eile, und jede andere Wahl verbraucht eine Aktion, eine Karte eines gewirkten Zaubers, eine Verteidigungsaktion oder (in einem letzten Fluch) geladene Karten, die nicht aufgefüllt werden.
SC-251 = Das gedruckte Spiel muss nicht enden: Zwei Magier können ewig ziehen und abwerfen, ohne anzugreifen.
SC-252 = Die Grenze von SC-244 beendet es. Die Zahl: 1200 Probespiele zu zweit zwischen einfachen angreifenden Bots auf den sechs Brettern dauerten im Mittel 15 bis 17 Runden, 95 Prozent höchstens 36, das längste 65; zu dritt im Mittel 23, das längste 63; zu viert 30, das längste 62 (je 120 Spiele). 80 Runden liegen über alledem und beenden ein festgefahrenes Spiel immer noch nach 160 Zügen zu zweit. Ohne Diagonalen sind Spiele länger (im Mittel 24, 95 Prozent höchstens 61). Die meisten Handkarten gewinnen, denn die Hand ist das Leben: Wer zurückliegt, muss handeln.
SC-253 = Mit der Grenze hat ein Spiel höchstens 'round_cap' × Spieler Züge und ist endlich, wie auch immer gespielt wird.
SC-R80 = Bricht ein Teleport, der in seinem Zauberfenster aufgehoben wird, einen versiegelten Kreis? Entscheid: ja. Warum: SC-208 nennt das Wirken selbst, und ein aufgehobener Zauber wurde gewirkt und ist verbraucht (SC-108). Option: keine.
SC-R81 = Welche Karte verliert eine Stille am Ende einer Runde? Alle ihre Karten haben einen CV. Entscheid: die mit der niedrigsten Kartennummer, der Joker geht also zuletzt. Option: keine.
SC-R82 = Wie werden Schaden und Zaubergruppen gewählt? Entscheid: Karte für Karte in steigender Reihenfolge der Kartennummern; angeboten werden nur Karten, mit denen sich noch eine erlaubte Auswahl vollenden lässt; jede erlaubte Auswahl ist auf genau einem Weg zu erreichen. Warum: Die Listen bleiben kurz bei beliebig vielen Karten, und SC-221 und SC-111 bleiben genau. Option: keine.
SC-R83 = Wer wird gefragt, ob er antwortet? Entscheid: jeder, der nach dem, was alle sehen, eine Antwort haben kann, auch wenn er nur passen kann; ebenso wird ein sterbender Magier mit geladenen Karten nach einem Fluch gefragt. Warum: Ein Fenster, das sich nur für die öffnet, die eine Antwort haben, würde es den anderen verraten. Option: keine.
SC-R84 = Wo sind die Karten des Spielbereichs, wenn das Spiel endet? Entscheid: auf den Ablagen ihrer Besitzer. Warum: SC-243 lässt entfallen, was aussteht, und jede Karte hat einen Platz. Option: keine.
SC-R85 = Ausweichen aus einem versiegelten Kreis zieht eine Karte und bricht den Kreis: Was kommt zuerst? (a) Der Kreis bricht, und seine vier Karten können für das Ziehen eingemischt werden; (b) zuerst wird gezogen. Entscheid: (b). Warum: Wer eine Karte von der Hand spielt, zieht sofort (SC-73). Bei leerem Stapel und weniger als zwei Karten in der Ablage entfällt das Ziehen (SC-80), obwohl der Kreis gleich danach bricht. Option: keine.

## The lesson

sc-lesson-title = SpellCaster lernen
sc-lesson-1 = Zwei Magier auf einem Feld: Du bist der Mond, Mirabel ist der Stern. Die Karten auf deiner Hand sind dein Leben. Wer keine mehr hat, ist besiegt.
sc-lesson-2 = In deinem Zug darfst du ziehen und eine Sache tun. Deine LAUF-Karte ist eine 4: Du kannst bis zu vier Felder weit gehen, auf jedes gepunktete Feld. Stell dich direkt neben Mirabel.
sc-lesson-2-good = Jetzt bist du neben ihr. Die schraffierten Felder sind bedroht: Wer eins betritt, muss dort anhalten.
sc-lesson-2-wrong = Das kannst du tun. Aber für einen Hieb musst du direkt neben Mirabel stehen: Versuch das Feld links von ihr.
sc-lesson-3 = Mit Pik schlägst du zu. Tippe deine 9♠ an, dann Mirabel.
sc-lesson-3-good = Ein Hieb von 9. Mirabel hat sich nicht verteidigt, also hat sie Karten im Wert von mindestens 9 abgegeben. Ihre Hand ist jetzt kleiner. Du hast eine neue Karte gezogen: Nur ein Treffer lässt eine Hand schrumpfen.
sc-lesson-3-wrong = Das ist erlaubt, aber jetzt bist du nah genug, um mit der 9♠ zuzuschlagen.
sc-lesson-4 = Jetzt schlägt Mirabel mit einer 6 nach dir. Karo blockt, mit Herz weichst du aus. Jede Antwort zeigt, was dir noch wehtun würde. Wähle die, mit der du entwischst: ein Herz, das höher ist als 6.
sc-lesson-4-good = Dein Bube ist 11, fünf mehr als 6. Du bist unverletzt und darfst bis zu fünf Felder weit entwischen, sogar an bedrohten vorbei.
sc-lesson-4-wrong = Das würde ein wenig helfen, aber J♥ zählt 11 und nimmt die 6 ganz weg.
sc-lesson-5 = Diesmal wirst du für 10 getroffen. Du bezahlst mit Handkarten im Wert von mindestens 10. Jede Karte ist Leben, also bezahl mit so wenigen, wie du kannst.
sc-lesson-5-good = Eine Karte für 10 Schaden. Hohe Karten sind die beste Rüstung.
sc-lesson-5-wrong = Das geht, aber dann brauchst du eine zweite Karte. Dein J♠ ist 11 wert: Er bezahlt allein.
sc-lesson-6 = Zauber kommen aus geladenen Karten, die verdeckt liegen. Du hast zwei Achten geladen. Lade die dritte: Tippe deine 8♥ an, dann die geladenen Karten.
sc-lesson-6-good = Drei gleiche: Sieh ins Zauberbuch. Niemand sonst weiß, was dort liegt.
sc-lesson-6-wrong = Im Spiel darfst du das. Hier lade die 8♥, damit es drei Achten sind.
sc-lesson-7 = Du bist wieder dran. Drei gleiche ergeben den Zauber Stille. Such ihn im Zauberbuch und wirke ihn.
sc-lesson-7-good = Mirabel ist verstummt: Drei Runden lang kann sie weder Zauber wirken noch Karten laden.
sc-lesson-7-wrong = Das könntest du. Aber im Zauberbuch ist Stille bereit: Wirke sie.
sc-lesson-8 = Eine geladene Kreuz-Karte ist eine Welle aus Energie: ein Hadou Ken. Es fliegt geradeaus, so weit wie sein Wert. Mirabel steht drei Felder entfernt auf einer schrägen Linie. Feuere deine 9♣ ab.
sc-lesson-8-good = Mitten auf Mirabel: 9 Schaden aus der Ferne. Achte also auf die Linien, wenn du dir ein Feld aussuchst.
sc-lesson-8-wrong = Nicht jetzt: Mirabel steht genau in deiner Linie. Wirke Hadou Ken.
sc-lesson-9 = Manche Zauber bleiben offen vor dir liegen. Diese Zauberklinge ist eine Waffe von 13. Tippe deine 5♣ an, dann die Waffe K♠, dann Mirabel.
sc-lesson-9-good = Sie muss eine 5 aufhalten. Das hat sie nicht getan, und es hat sie 13 gekostet, den Wert der Waffe.
sc-lesson-9-wrong = Möglich. Aber mit der Waffe tut auch eine kleine Karte weh: Schlag mit 5♣ und K♠ zu.
sc-lesson-10 = Das Ende ist nah: Mirabel hat nur noch eine 4 und eine 5. Schlag mit deiner 9♠ zu. Aber Vorsicht: Sie hat noch geladene Karten.
sc-lesson-10-good = Mirabel hat keine Karte mehr. Doch ein Magier, der fällt, darf wirken, was geladen ist: einen letzten Fluch. Sie feuert ein Ass auf dich.
sc-lesson-10-wrong = Das könntest du, aber ein Hieb mit der 9♠ reicht jetzt.
sc-lesson-11 = Ein Hadou Ken von 14 kommt auf dich zu. Wenn es trifft, fällst du auch. Sieh dir deine Antworten an.
sc-lesson-11-good = Ausgewichen. Mirabel verlässt das Feld, und du bist der letzte Magier, der noch steht: Du gewinnst.
sc-lesson-11-wrong = Dann würdet ihr beide fallen. Dein A♥ ist auch 14: Weich damit aus.
sc-lesson-12 = Ein richtiges Spiel beginnt mit sieben Karten: Lade so viele, wie du magst, die Hand wird auf fünf aufgefüllt. Im Zauberbuch stehen alle fünfzehn Zauber, und wenn du einen antippst, hörst du, warum er noch nicht bereit ist. Jetzt spiel dein erstes Spiel.

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
sc-page-active-of = Aktive Karten von { $name }: { $count }
sc-page-active-line = { $title }: { $cards }
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
sc-page-move-card = LAUF
sc-page-move-about = LAUF-Karte { $card }: bis zu { $value } Felder in einem Zug
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
sc-page-spell-later = { $title } braucht: { $recipe }. Wirken kannst du ihn, sobald das Spiel begonnen hat.
sc-page-cast-now = bereit
sc-page-legend-reach = dorthin kannst du gehen
sc-page-legend-threat = neben einem Gegner: Dein Weg endet
sc-page-prepare = Vor dem Duell: bereite deine Karten vor
sc-page-prepare-charged = für Zauber
sc-page-prepare-hand = zum Schlagen, Abwehren und Ausweichen
sc-page-prepare-pile = Abgeworfen
sc-page-prepare-touch = Was Antippen macht
sc-page-prepare-to-charged = Antippen lädt eine Karte
sc-page-prepare-to-pile = Antippen wirft eine Karte ab
sc-page-ask-prepare = Tippe eine Karte an, um sie verdeckt zu laden oder zurückzunehmen. Höchstens fünf bleiben auf der Hand.
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
sc-page-ask-change = Dein Stapel wurde gemischt. Behältst du deine LAUF-Karte, oder deckst du eine neue auf?
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
sc-page-do-change = Neue LAUF-Karte
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
sc-page-stage-new-move = Deine LAUF-Karte
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
sc-spell-regenerate-text = Füll deine Hand auf sieben auf, lade, was du magst, deck eine neue LAUF-Karte auf, und füll wieder auf.

## The plain board

sc-zone-turn = Runde
sc-zone-hands = Hand
sc-zone-charged = Aufgeladene Karten
sc-zone-decks = Stapel
sc-zone-discards = Ablage
sc-zone-values = LAUF
sc-zone-card-0 = 2♠
sc-zone-card-1 = 3♠
sc-zone-card-2 = 4♠
sc-zone-card-3 = 5♠
sc-zone-card-4 = 6♠
sc-zone-card-5 = 7♠
sc-zone-card-6 = 8♠
sc-zone-card-7 = 9♠
sc-zone-card-8 = 10♠
sc-zone-card-9 = J♠
sc-zone-card-10 = Q♠
sc-zone-card-11 = K♠
sc-zone-card-12 = A♠
sc-zone-card-13 = 2♣
sc-zone-card-14 = 3♣
sc-zone-card-15 = 4♣
sc-zone-card-16 = 5♣
sc-zone-card-17 = 6♣
sc-zone-card-18 = 7♣
sc-zone-card-19 = 8♣
sc-zone-card-20 = 9♣
sc-zone-card-21 = 10♣
sc-zone-card-22 = J♣
sc-zone-card-23 = Q♣
sc-zone-card-24 = K♣
sc-zone-card-25 = A♣
sc-zone-card-26 = 2♦
sc-zone-card-27 = 3♦
sc-zone-card-28 = 4♦
sc-zone-card-29 = 5♦
sc-zone-card-30 = 6♦
sc-zone-card-31 = 7♦
sc-zone-card-32 = 8♦
sc-zone-card-33 = 9♦
sc-zone-card-34 = 10♦
sc-zone-card-35 = J♦
sc-zone-card-36 = Q♦
sc-zone-card-37 = K♦
sc-zone-card-38 = A♦
sc-zone-card-39 = 2♥
sc-zone-card-40 = 3♥
sc-zone-card-41 = 4♥
sc-zone-card-42 = 5♥
sc-zone-card-43 = 6♥
sc-zone-card-44 = 7♥
sc-zone-card-45 = 8♥
sc-zone-card-46 = 9♥
sc-zone-card-47 = 10♥
sc-zone-card-48 = J♥
sc-zone-card-49 = Q♥
sc-zone-card-50 = K♥
sc-zone-card-51 = A♥
sc-zone-card-52 = Joker

## Der gezeichnete Tisch im Terminal

sc-terminal-field = Feld
sc-terminal-legend = { $free } frei   { $threatened } von einem Gegner bedroht   A–D Magier (Kleinbuchstabe: sterbend)
sc-terminal-you = { $player }, du
sc-terminal-out = nicht mehr im Spiel
sc-terminal-hand = Hand { $count }: { $cards }
sc-terminal-charged = Geladen { $count }: { $cards }
sc-terminal-active = Aktiv: { $spell }
sc-terminal-decks = LAUF { $move }   Stapel { $deck }   Ablage { $pile } ({ $top })
sc-terminal-dying = sterbend
sc-terminal-hushed = zum Schweigen gebracht
sc-terminal-attack = ► { $player } → { $target }: { $attack } mit { $value } ({ $card })
sc-terminal-cast = ► { $player } wirkt { $spell }: { $cards }
sc-terminal-volley = ► { $spell } von { $player }, übrige Karten: { $cards }

## Stellungen

sc-position-card = Die Karte { $card } von Platz { $letter } ist an zwei Stellen.

# Kartendateien
sc-field-deck = Die Karten im Stapel jedes Spielers, jede einmal: 2S bis AS für Pik, C, D und H für die anderen Farben, T für die Zehn, JK für den Joker.
sc-field-deal = Wie viele Karten alle bekommen.
sc-field-keep = Wie viele davon auf der Hand bleiben.
sc-field-board = Ein Brett, an Stelle der gleichnamigen Option.
sc-field-rounds = Nach wie vielen Runden das Spiel endet; 0 überlässt es der Option round_cap.
sc-warn-no-spell = Keine Karten dieses Stapels bilden den Zauber { $spell }.
sc-print-spells = Zauberliste
