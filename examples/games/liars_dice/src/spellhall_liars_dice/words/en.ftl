### Liar's Dice in English.

ld-about = Bid on dice that nobody sees whole, or call the last bid a lie
ld-minutes = 2
ld-age = 8+
ld-option-dice = How many dice everybody has.
ld-option-wild = Sixes count as every face.

## The rules

ld-heading-the-dice = The dice
ld-heading-the-roll = The roll
ld-heading-bidding = Bidding
ld-heading-a-lie = A lie?
ld-heading-wild-sixes = Wild sixes
ld-heading-who-wins = Who wins

LD-1 = Everybody has the same number of dice with six faces: one, unless another number was agreed.
LD-2 = Everybody rolls under a cup and looks at their own dice alone.
LD-3 = In turn, everybody bids how many dice of all players show a face at least. A bid must be higher than the last: more dice, or as many of a higher face.
LD-4 = Instead of bidding, one may call the last bid a lie. Then all dice are shown.
LD-5 = Sixes count as every face, unless it was agreed that they do not.
LD-6 = If there are as many dice as the bid said, or more, the bidder wins and the caller loses; otherwise it is the other way round. Nobody else wins or loses anything.

## Questions, choices and refusals

ld-ask-first = What do you bid?
ld-ask-next = The last bid is { $dice }. Do you bid higher, or is it a lie?
ld-do-liar = Call it a lie
ld-do-bid = Bid { $dice }
ld-no-bid-yet = There is no bid yet that could be a lie.
ld-no-lower = A bid must be higher than the last one, and there must be so many dice.
ld-no-other = You can bid, or call the last bid a lie.
ld-unreadable = '{ $text }' is no choice; write for instance 2x5 (two fives), or liar.

## Dice

ld-dice =
    { $face ->
        [1] { $number } { $number ->
            [one] one
           *[other] ones
        }
        [2] { $number } { $number ->
            [one] two
           *[other] twos
        }
        [3] { $number } { $number ->
            [one] three
           *[other] threes
        }
        [4] { $number } { $number ->
            [one] four
           *[other] fours
        }
        [5] { $number } { $number ->
            [one] five
           *[other] fives
        }
       *[other] { $number } { $number ->
            [one] six
           *[other] sixes
        }
    }

## What happens

ld-rolled = { $who } rolls.
ld-rolled-dice = { $who } rolls { $dice }.
ld-bid = { $who } bids { $dice }.
ld-called = { $who } calls it a lie. The dice show { $dice }.
ld-counted = { $dice }: { $who } wins, and { $rival } loses.

## The table

ld-your-dice = Your dice: { $dice }.
ld-their-dice = The dice of { $who }: { $dice }.
ld-hidden-dice = { $who } has { $number ->
        [one] one die
       *[other] { $number } dice
    } under the cup.
ld-no-bid = Nobody has bid yet.
ld-last-bid = The last bid, by { $who }: { $dice }.

## The plain board

ld-zone-dice = Dice
ld-zone-lifted = Dice shown
