### Leduc poker in English.

le-about = A tiny poker: one card each, one card for all, two streets of betting
le-minutes = 2
le-age = 10+

## The rules

le-heading-the-deck = The deck
le-heading-the-ante = The ante
le-heading-the-deal = The deal
le-heading-a-street = A street
le-heading-raises = Raises
le-heading-the-second-street = The second street
le-heading-the-showdown = The showdown
le-heading-all-others-folded = All others folded
le-heading-the-pot = The pot

LE-1 = The deck has one rank more than there are players, and two suits of each rank: at a table of two, two jacks, two queens and two kings.
LE-2 = Everybody pays one chip before the deal.
LE-3 = Everybody is dealt one card and looks at it alone.
LE-4 = Beginning with the first seat, everybody in turn folds, calls or raises, until all who are still in have paid alike. Whoever has nothing to call may check, but not fold.
LE-5 = A raise is two chips on the first street and four on the second. A street has at most two raises.
LE-6 = Then one card is turned up, which counts for everybody, and a second street is played.
LE-7 = All who are still in show their cards. A card of the same rank as the one turned up makes a pair, and a pair beats everything else. Otherwise the higher rank wins.
LE-8 = If only one player is left, the pot is theirs, and no card is shown.
LE-9 = The winners share the pot equally. What a player has won is their part of the pot less what they paid.

## Cards

le-card-jh = jack of hearts
le-card-js = jack of spades
le-card-qh = queen of hearts
le-card-qs = queen of spades
le-card-kh = king of hearts
le-card-ks = king of spades
le-card-ah = ace of hearts
le-card-as = ace of spades

## Questions, choices and refusals

le-ask-call = { $chips } more to call. What do you do?
le-ask-check = There is nothing to call. Do you check or raise?
le-do-fold = Fold
le-do-check = Check
le-do-call = Call { $chips }
le-do-raise = Raise by { $chips }
le-no-fold = There is nothing to call, so there is no need to fold.
le-no-raise = A street has at most { $most } raises.
le-no-other = You can fold, call or raise.
le-unreadable = '{ $text }' is no choice; write fold, call or raise.

## What happens

le-dealt = { $who } is dealt a card.
le-dealt-card = { $who } is dealt the { $card }.
le-folded = { $who } folds.
le-checked = { $who } checks.
le-called = { $who } calls { $chips }.
le-raised = { $who } raises by { $chips }.
le-turned-up = The { $card } is turned up.
le-showed = { $who } shows the { $card }.
le-won =
    { $count ->
        [one] { $who } wins the pot of { $pot }.
       *[other] { $who } share the pot of { $pot }.
    }

## The table

le-you-hold = You hold the { $card }.
le-holds = { $who } shows the { $card }.
le-paid = { $who } paid { $chips }.
le-paid-folded = { $who } paid { $chips } and folded.
le-board = Turned up: the { $card }.
le-no-board = No card is turned up yet.

## The plain board

le-zone-deck = Deck
le-zone-hands = Card
le-zone-board = Turned up
le-zone-paid = Chips paid
le-zone-folded = Folded
le-zone-folded-0 = no
le-zone-folded-1 = yes
le-zone-revealed = Shown
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
