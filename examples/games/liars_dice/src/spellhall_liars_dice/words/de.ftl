### Liar's Dice in German.

ld-about = Biete auf Würfel, die niemand alle sieht, oder nenne das letzte Gebot eine Lüge
ld-minutes = 2
ld-age = 8+
ld-option-dice = Wie viele Würfel jeder hat.
ld-option-wild = Sechsen zählen als jede Zahl.

## The rules

ld-heading-the-dice = Die Würfel
ld-heading-the-roll = Der Wurf
ld-heading-bidding = Das Bieten
ld-heading-a-lie = Eine Lüge?
ld-heading-wild-sixes = Sechsen als Joker
ld-heading-who-wins = Wer gewinnt

LD-1 = Jeder hat gleich viele Würfel mit sechs Seiten: einen, wenn nichts anderes vereinbart ist.
LD-2 = Jeder würfelt unter einem Becher und sieht die eigenen Würfel allein an.
LD-3 = Der Reihe nach bietet jeder, wie viele Würfel aller Spieler mindestens eine Zahl zeigen. Ein Gebot muss höher sein als das letzte: mehr Würfel, oder gleich viele einer höheren Zahl.
LD-4 = Statt zu bieten, darf man das letzte Gebot eine Lüge nennen. Dann werden alle Würfel gezeigt.
LD-5 = Sechsen zählen als jede Zahl, wenn nicht vereinbart ist, dass sie es nicht tun.
LD-6 = Sind es so viele Würfel, wie geboten wurde, oder mehr, gewinnt, wer geboten hat, und der andere verliert; sonst ist es umgekehrt. Niemand sonst gewinnt oder verliert etwas.

## Questions, choices and refusals

ld-ask-first = Was bietest du?
ld-ask-next = Das letzte Gebot ist { $dice }. Bietest du höher, oder ist es eine Lüge?
ld-do-liar = Eine Lüge!
ld-do-bid = { $dice } bieten
ld-no-bid-yet = Es gibt noch kein Gebot, das eine Lüge sein könnte.
ld-no-lower = Ein Gebot muss höher sein als das letzte, und so viele Würfel muss es geben.
ld-no-other = Du kannst bieten oder das letzte Gebot eine Lüge nennen.
ld-unreadable = „{ $text }“ ist keine Wahl; schreib zum Beispiel 2x5 (zwei Fünfen) oder liar.

## Dice

ld-dice =
    { $face ->
        [1] { $number } { $number ->
            [one] Eins
           *[other] Einsen
        }
        [2] { $number } { $number ->
            [one] Zwei
           *[other] Zweien
        }
        [3] { $number } { $number ->
            [one] Drei
           *[other] Dreien
        }
        [4] { $number } { $number ->
            [one] Vier
           *[other] Vieren
        }
        [5] { $number } { $number ->
            [one] Fünf
           *[other] Fünfen
        }
       *[other] { $number } { $number ->
            [one] Sechs
           *[other] Sechsen
        }
    }

## What happens

ld-rolled = { $who } würfelt.
ld-rolled-dice = { $who } würfelt { $dice }.
ld-bid = { $who } bietet { $dice }.
ld-called = { $who } nennt es eine Lüge. Die Würfel zeigen { $dice }.
ld-counted = Es sind { $dice }: { $who } gewinnt, und { $rival } verliert.

## The table

ld-your-dice = Deine Würfel: { $dice }.
ld-their-dice = Die Würfel von { $who }: { $dice }.
ld-hidden-dice = { $who } hat { $number ->
        [one] einen Würfel
       *[other] { $number } Würfel
    } unter dem Becher.
ld-no-bid = Noch hat niemand geboten.
ld-last-bid = Das letzte Gebot, von { $who }: { $dice }.

## The plain board

ld-zone-dice = Würfel
ld-zone-lifted = Gezeigte Würfel
