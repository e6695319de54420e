### Mathemagician's Duel in English: everything the game says.

## On the box

md-about = Add and subtract card by card until your row is worth your spell, and spoil the others' sums.
md-minutes = 20–40
md-age = 8 and up

## Options

md-option-level = The whole duel, or the Apprentice Level, where no slip is punished. It sets other options, which you can still change one by one.
md-option-level-duel = the whole duel
md-option-level-apprentice = Apprentice Level
md-option-casting = Who notices that a spell is complete: the table, or its owner, who declares it.
md-option-casting-automatic = the table
md-option-casting-declared = its owner declares it
md-option-show_totals = Whether the table adds up the rows. Off by default if spells are declared.
md-option-below_zero = What a play below zero does: it misfires, it is not allowed, or it is fine.
md-option-below_zero-misfire = misfires
md-option-below_zero-blocked = is not allowed
md-option-below_zero-allowed = is fine
md-option-dangling_cast = Whether a row that ends in an operator can be complete.
md-option-dangling_cast-allowed = yes
md-option-dangling_cast-forbidden = no
md-option-hand_split = A new hand: at least one card from each deck, or any five.
md-option-hand_split-mixed = at least one card from each deck
md-option-hand_split-free = any five
md-option-pulling = Whether players can pull cards out of their own rows.
md-option-pull_again = When to pull again: at five cards, or only after drawing a card.
md-option-pull_again-five_cards = at five cards
md-option-pull_again-after_draw = after drawing a card
md-option-exchange_removal = Who may take a last card off after an exchange: each opponent, the next one, or nobody.
md-option-exchange_removal-each = each opponent
md-option-exchange_removal-next = the next one
md-option-exchange_removal-none = nobody
md-option-run_out_loss = Strength that everybody loses when a magical deck runs out.
md-option-starting_strength = Magical Strength at the start.
md-option-spell_pool = All Spells, or only those of the Apprentice Level.
md-option-spell_pool-all = all
md-option-spell_pool-apprentice = those of the Apprentice Level
md-option-energy_max = The greatest numeral in the Energy deck.
md-option-double_knockout = When a deck knocks everybody out together: a draw, or whoever drew its last card loses.
md-option-double_knockout-draw = a draw
md-option-double_knockout-depleter_loses = whoever drew its last card loses
md-option-turn_limit = Turns per player after which the greatest Strength wins; 0: no limit.
md-option-turn_limit-0 = no limit

## Names of things

md-row-yours = your row
    .start = Your row
md-row-of = { $who }'s row
md-row-their-own = their own row
md-row-empty = an empty row
md-row-nothing = empty
md-row-worth = { $row }, worth { $value }
md-row-counted =
    { $numerals ->
        [one] { $row }, worth { $value } with { $numerals } numeral
       *[other] { $row }, worth { $value } with { $numerals } numerals
    }
md-deck-energy = Energy
md-deck-symbols = Symbols
md-spell =
    { $minimum ->
        [one] { $name } ({ $value } with { $minimum } numeral or more, hits for { $effect })
       *[other] { $name } ({ $value } with { $minimum } numerals or more, hits for { $effect })
    }
md-card =
    { $minimum ->
        [one] { $name }: needs exactly { $value } with at least { $minimum } number; whoever is hit loses { $effect } Strength.
       *[other] { $name }: needs exactly { $value } with at least { $minimum } numbers; whoever is hit loses { $effect } Strength.
    }
md-cards-energy =
    { $count ->
        [one] { $count } Energy card
       *[other] { $count } Energy cards
    }
md-cards-symbols =
    { $count ->
        [one] { $count } Symbol card
       *[other] { $count } Symbol cards
    }
md-cards-none = no cards
md-cards-none-held = none in hand
md-count = { $who } { $count }
md-strength-left = { $who } has { $strength }

## Questions

md-ask-first-hand = Draw { $count } cards: how many from Energy, how many from Symbols?
md-ask-new-hand = Draw { $count } new cards: how many from Energy, how many from Symbols?
md-ask-first-spell = Choose your first spell; the others stay in store.
md-ask-next-spell = Choose your next spell.
md-ask-refill =
    { $count ->
        [one] Draw a card: from the Energy deck or from the Symbols deck?
       *[other] Draw { $count } cards: how many from the Energy deck, how many from the Symbols deck?
    }
md-ask-remove = You may take the last card off one row. Which row, or leave them all?
md-ask-remove-gift = Careful: without its last card this row casts a spell that is not yours: { $rows }.
md-ask-declare =
    { $minimum ->
        [one] { $spell } needs { $value } with at least { $minimum } numeral. Declare it cast, or stay silent?
       *[other] { $spell } needs { $value } with at least { $minimum } numerals. Declare it cast, or stay silent?
    }
md-ask-exchange = You cannot play a card: exchange your hand.
md-ask-exchange-or-misfire = You have no safe play: exchange your hand, or play a card that misfires.
md-ask-exchange-or-pull = You have no safe play: exchange your hand, or pull two cards from your row.
md-ask-exchange-pull-or-misfire = You have no safe play: exchange your hand, pull two cards from your row, or play a card that misfires.
md-ask-play = Play one card on your own row or on another one.
md-ask-play-or-pull = Play one card on any row, or pull two cards from yours.
md-ask-careful = Careful, that would misfire: { FORM($risky, form: "short") }.
md-ask-careful-gift = Careful, that would cast somebody else's spell: { FORM($gifts, form: "short") }.

## Choices

md-choose-play = Play { $card } on { $row }
    .short = { $card } on { $row }
md-choose-pull = Pull { $first } { $second }, leaving { $left }
    .short = pulling { $first } { $second } at place { $place }
md-choose-draw = Draw { $cards }
md-choose-spell = Choose { $spell }
md-choose-remove = Take the { $card } off { $row }
md-choose-exchange = Exchange your whole hand
md-choose-leave = Leave all rows as they are
md-choose-declare = Declare { $spell } cast
md-choose-silent = Stay silent

## Why not

md-no-such-spell-stored = You can only choose a spell that you have in store.
md-no-spell-first = It is time to choose a spell: name one of yours.
md-no-declare-first = The turn ends: now you declare your spell or stay silent.
md-no-draw-count =
    { $count ->
        [one] You draw up to { $most }: that is { $count } card now.
       *[other] You draw up to { $most }: that is { $count } cards now.
    }
md-no-refill-first =
    { $count ->
        [one] Your card is played. Now draw { $count } card, Energy or Symbols.
       *[other] Your card is played. Now draw { $count } cards, Energy or Symbols.
    }
md-no-one-kind-hand = Take at least one card from each deck.
md-no-hand-size = A new hand has { $count } cards.
md-no-draw-first = Now you draw { $count } cards: say how many from each deck.
md-no-remove-inside = Only the last card of a row can be taken off.
md-no-remove-first = Now you may take the last card off one row, or leave the rows as they are.
md-no-remove-empty = { FORM($row, form: "start") } is empty: there is no last card.
md-no-such-row = There is no such row on the table.
md-no-play-nowhere = Say which row: play on one that lies on the table.
md-no-play-on-fallen = { $who } is knocked out and has no row any more.
md-no-two-digits = There are no two-digit numbers here: play one numeral.
md-no-such-card = There is no such card.
md-no-card-held = You have no { $card } in your hand.
md-no-sign-first = A row starts with a number. You can't put { $card } on an empty row.
md-no-two-numbers = You can't put { $card } after { $last }. After a number comes a sign, + or -.
md-no-two-signs = You can't put { $card } after { $last }. After a sign comes a number.
md-no-minus-on-zero = You can't put a minus on { $row }: it is worth 0, and no number could follow.
md-no-below-zero = You can't put { $card } on { $row }: it would go below zero.
md-no-pulling = In this game no cards are pulled out of a row.
md-no-pull-without-spell = Without a spell nothing can be pulled.
md-no-pull-short-row = To pull, your row needs { $need } numbers (twice the minimum of your spell); it has { $have }.
md-no-pull-full-hand = You can pull again when you are down to { $most } cards; you have { $have }.
md-no-pull-again = You have pulled already. Draw a card before you pull again.
md-no-pull-alike = You pull one number and one sign that stand side by side.
md-no-pull-apart = In your row { $first } and { $second } do not stand side by side at that place.
md-no-pull-same = Pulling { $pair } at place { $place } leaves the same row; pull those.
md-no-pull-below-zero = You can't pull those: the rest of your row would go below zero.
md-no-pull-from-others = You can pull cards only from your own row.
md-no-pass = You may not pass: play a card, even if it helps somebody else.
md-no-insert = A card goes to the right-hand end of a row, nowhere else.
md-no-other-spell-now = You keep your spell until it is cast or misfires.
md-no-remove-now = Cards are taken off a row only after somebody has exchanged a hand.
md-no-declare-now = Spells are declared at the end of a turn, after the card is played.
md-no-exchange-now = You can exchange only when no card can be played safely; you can put { $card } on { $row }.
md-no-draw-full-hand = You have { $have } cards: you draw only below { $most }.
md-no-draw-before-play = First play a card; drawing comes after that.
md-no-such-action = That is not an action of a turn.
md-no-such-spell = There is no spell '{ $text }'.
md-no-reading = '{ $text }' cannot be read.
md-no-chance = '{ $text }' is no outcome of chance; write for instance { $examples }.
md-no-spells-enough = The card set '{ $set }' has { $spells } spells for this game, but { $seats } players need { $need } (MD-R40).
md-no-cards-in-deck = The card set '{ $set }' leaves a deck without cards (MD-R40).
md-no-numeral-twice = the numeral { $number } is listed twice.
md-no-sign-twice = the sign { $sign } is listed twice.
md-no-spell-count = there are { $spells } spells; even two players need { $least }, at most { $most } (MD-R40).
md-no-spell-id = must be 1 to { $longest } letters, digits and hyphens.
md-no-id-twice = is used twice; every spell needs an id of its own.
md-no-truth-value = must be true or false.
md-no-numeral-zero = 'energy': there is no numeral 0.

## What happens

md-told-ready = { $who } is ready.
md-told-first = { $who } goes first.
md-told-turn = Turn { $turn }: it is { $who }'s turn.
md-told-silent = { $who } stays silent.
md-told-left = { $who } takes no card off a row.
md-told-cleared = { $who } discards the row and the spell.
md-told-cut = The Energy deck is cut: { $cards }.
md-told-drew = { $who } draws { $cards }.
md-told-got = New in { $who }'s hand: { $cards }.
md-told-drew-spells =
    { $count ->
        [one] { $who } draws { $count } spell.
       *[other] { $who } draws { $count } spells.
    }
md-told-got-spells =
    { $count ->
        [one] { $who } draws { $count } spell: { $spells }.
       *[other] { $who } draws { $count } spells: { $spells }.
    }
md-told-chose = { $who } takes up { $spell }.
md-told-exchanged = { $who } cannot play safely, shows { $cards } and discards them.
md-told-laid-down = { $who } lays down all cards: { $cards }, and from the store { $spells }.
md-told-played = { $who } plays { $card } on { $whose }: { $row }.
md-told-pulled = { $who } pulls { $cards } back to hand, which leaves { $row }.
md-told-removed = { $who } takes the { $card } off { $whose }, which leaves { $row }.
md-told-cast = { $who } casts { $spell } with { $row }: "{ $words }"
md-told-declared = { $who } declares { $spell }: "{ $words }"
md-told-misfired = A misfire: { $wrong }. { $who } is hit by { $owner }'s spell, { $spell }.
md-told-misfired-own = A misfire: { $wrong }. { $who } is hit by their own spell, { $spell }.
md-told-ran-out = The { $deck } deck has run out.
md-told-renewed =
    { $size ->
        [one] The { $deck } discards are shuffled: { $size } card makes the new deck.
       *[other] The { $deck } discards are shuffled: { $size } cards make the new deck.
    }
md-told-returned = The { $deck } pile is empty too, so the cards of all rows go back into the decks.
md-told-spells-renewed =
    { $size ->
        [one] The discarded spells are shuffled: { $size } makes the new deck.
       *[other] The discarded spells are shuffled: { $size } make the new deck.
    }
md-told-lost =
    { $count ->
        [one] { $who } loses { $loss } Strength; { $left } left.
       *[other] { $who } lose { $loss } Strength each; { $left } left.
    }
md-told-knocked-out =
    { $count ->
        [one] { $who } is knocked out.
       *[other] { $who } are knocked out.
    }
md-told-over = The duel is over. Strength left: { $left }.
md-announced-last-turn = This is the last turn of the duel.
md-outcome-standing = { $who } is the last one standing and wins the duel.
md-outcome-strongest = The last turn is over. { $who } has the most Strength left ({ $strength }) and wins the duel.
md-outcome-equally-strong = The last turn is over. { $winners } have the most Strength left, { $strength } each: the duel is a draw between them.
md-outcome-drawn = { $winners } are knocked out at the same moment: the duel is a draw between them.
md-outcome-depleter =
    { $count ->
        [one] All who were left are knocked out at the same moment. { $loser } had emptied the deck, so { $winners } wins the duel.
       *[other] All who were left are knocked out at the same moment. { $loser } had emptied the deck, so { $winners } share the victory.
    }
md-misfire-below-zero = the row { $row } falls below zero
md-misfire-minus-on-zero = in the row { $row } a minus follows zero
md-misfire-value = the row { $row } is worth { $value }, but the spell needs { $needed }
md-misfire-numerals =
    { $have ->
        [one] the row { $row } has { $have } number, but the spell needs at least { $needed }
       *[other] the row { $row } has { $have } numbers, but the spell needs at least { $needed }
    }
md-misfire-dangling = the row { $row } ends with a sign

## The table in sentences

md-seen-setting-up = The duel is being set up.
md-seen-turn = Turn { $turn }.
md-seen-turn-yours = It is your turn.
md-seen-turn-of = It is { $who }'s turn.
md-seen-you =
    { $symbols ->
        [one] You have { $strength } Strength, { $energy } Energy and { $symbols } Symbol in hand.
       *[other] You have { $strength } Strength, { $energy } Energy and { $symbols } Symbols in hand.
    }
md-seen-seat =
    { $symbols ->
        [one] { $who } has { $strength } Strength, { $energy } Energy and { $symbols } Symbol in hand.
       *[other] { $who } has { $strength } Strength, { $energy } Energy and { $symbols } Symbols in hand.
    }
md-seen-out-you = You are knocked out.
md-seen-out = { $who } is knocked out.
md-seen-known = Among them, pulled from the row: { $cards }.
md-seen-row-yours = Your row: { $row }.
md-seen-row-of = { $who }'s row: { $row }.
md-seen-reached =
    { $short ->
        [0] That is the casting value.
        [one] That is the casting value, but { $short } numeral short.
       *[other] That is the casting value, but { $short } numerals short.
    }
md-seen-too-little =
    { $short ->
        [0] That is { $off } too little.
        [one] That is { $off } too little, and { $short } numeral short.
       *[other] That is { $off } too little, and { $short } numerals short.
    }
md-seen-too-much =
    { $short ->
        [0] That is { $off } too much.
        [one] That is { $off } too much, and { $short } numeral short.
       *[other] That is { $off } too much, and { $short } numerals short.
    }
md-seen-spell-yours = Your spell: { $spell }.
md-seen-spell-of = { $who }'s spell: { $spell }.
md-seen-hand = Your cards: { $cards }.
md-seen-hand-empty = Your cards: none.
md-seen-stored = Your stored spells: { $spells }.
md-seen-decks = In the decks: Energy { $energy }, Symbols { $symbols }, Spells { $spells }.
md-seen-discards = On the discard piles: Energy { $energy }, Symbols { $symbols }, Spells { $spells }.

## Reasons

md-why-add-up = Add it up, and see how near { $row } comes to { $goal }.
md-why-sign =
    { $way ->
        [up] The next number on { $row } is then added.
       *[down] The next number on { $row } is then taken away.
    }
md-why-more = With { $card } { $row } is worth more than with { $other }.
md-why-less = With { $card } { $row } is worth less than with { $other }.
md-why-instead-play = It puts { $card } on { $row } instead.
md-why-instead-pull = It takes { $cards } out of your row instead.
md-why-misfires = That misfires and costs you { $lost } Strength.
md-why-play-short = Then { $row } makes { $value } as it should, but with { $count } of the { $minimum } numbers that it needs.
md-why-play-complete = Then { $row } makes { $value }, all that its spell needs.
md-why-sign-at =
    { $way ->
        [up] Then { $row } goes up from { $value }, where it should be.
       *[down] Then { $row } goes down from { $value }, where it should be.
    }
md-why-play-theirs = With { $card } it makes { $value } there, { $off } away from the { $goal } that { $who } needs.
md-why-pull = Your row is then worth { $value }; you take back { $cards }.
md-why-hand = Then you hold { $numbers ->
        [one] { $numbers } number
       *[other] { $numbers } numbers
    } and { $signs ->
        [one] { $signs } sign
       *[other] { $signs } signs
    }.
md-why-remove-to = That takes { $card } off { $row }, which is then worth { $value }.
md-nudge-row = Look at { $row }: what does it need, and which of your cards can follow?
md-nudge-pull = Look at your own row: would it be better without two of its cards?
md-task-declare = Add up your row from left to right and count its numbers: does it make { $value } with at least { $minimum }?
md-why-play-casts = Playing { $card } here makes { $value } — that casts { $spell }.
md-why-play-casts-theirs = Playing { $card } on { $row } makes { $value } — that casts { $spell }.
md-why-sign-towards =
    { $way ->
        [up] Then { $row } at { $value } goes up, towards { $goal }.
       *[down] Then { $row } at { $value } goes down, towards { $goal }.
    }
md-why-sign-away =
    { $way ->
        [up] Then { $row } at { $value } goes up, away from { $goal }.
       *[down] Then { $row } at { $value } goes down, away from { $goal }.
    }
md-why-pull-casts = Without these two your row makes { $value } — that casts { $spell }.
md-why-spell =
    { $minimum ->
        [one] { $spell } takes { $effect } Strength for a row worth { $value } with at least { $minimum } number.
       *[other] { $spell } takes { $effect } Strength for a row worth { $value } with at least { $minimum } numbers.
    }
md-why-exchange = None of your cards fits safely; five new ones may.
md-why-remove = That takes { $card } off { $row }.
md-why-play = Playing { $card } here makes { $value }, { $off } away from your { $goal }.

md-silly-keeps-silent = keeps silent about a complete spell
md-silly-declares-wrongly = declares a spell that is not complete
md-silly-misfires = misfires on purpose
md-silly-helps = completes another player's spell
md-silly-leaves-a-win = misses a win

## The board in the browser

md-page-course = Strength
md-page-number = Number { $card }
md-page-plus = Plus sign
md-page-minus = Minus sign
md-page-your-hand = Your cards
md-page-hand =
    { $symbols ->
        [one] { $name } holds { $energy } Energy and { $symbols } Symbol
       *[other] { $name } holds { $energy } Energy and { $symbols } Symbols
    }
md-page-hand-known = Among them, seen by all: { $cards }
md-page-row = { FORM($whose, form: "start") }: { $row }
md-page-row-empty = { FORM($whose, form: "start") } is empty
md-page-row-worth = { FORM($whose, form: "start") }: { $row }, worth { $value }
md-page-tile = { $card } in { $whose }, place { $place }
md-page-tile-last = { $card } at the end of { $whose }
md-page-end = The end of { $whose }
md-page-end-fits = Put { $card } at the end of { $whose }
md-page-end-makes = Put { $card } at the end of { $whose }: makes { $value }
md-page-end-fuse = Put { $card } at the end of { $whose }. Careful, it misfires
md-page-misfires = misfires
md-page-goal =
    { $minimum ->
        [one] { $name }: make { $value } with at least { $minimum } number; hits for { $effect }
       *[other] { $name }: make { $value } with at least { $minimum } numbers; hits for { $effect }
    }
md-page-goal-value = make { $value }
md-page-goal-numbers =
    { $minimum ->
        [one] at least { $minimum } number
       *[other] at least { $minimum } numbers
    }
md-page-goal-now = now
md-page-goal-none = no spell yet
md-page-goal-place = Your new spell goes here
md-page-strength = Strength { $strength } of { $most }
md-page-knocked-out = knocked out
md-page-cut = cut for the first turn
md-page-turn = Turn { $turn }
md-page-store = Your stored spells
md-page-store-of =
    { $count ->
        [one] { $name } has { $count } spell in store
       *[other] { $name } has { $count } spells in store
    }
md-page-in-store = in store
md-page-spell =
    { $minimum ->
        [one] { $name }: make { $value } with at least { $minimum } number, hits for { $effect }. “{ $words }”
       *[other] { $name }: make { $value } with at least { $minimum } numbers, hits for { $effect }. “{ $words }”
    }
md-page-spell-text =
    { $minimum ->
        [one] Make your row worth { $value }, with at least { $minimum } number in it. Then the others lose { $effect } Strength.
       *[other] Make your row worth { $value }, with at least { $minimum } numbers in it. Then the others lose { $effect } Strength.
    }
md-page-said = “{ $words }”
md-page-deck =
    { $count ->
        [one] { $deck } deck, { $count } card
       *[other] { $deck } deck, { $count } cards
    }
md-page-pile =
    { $count ->
        [one] { $deck } discard pile, { $count } card
       *[other] { $deck } discard pile, { $count } cards
    }
md-page-spell-deck =
    { $count ->
        [one] Spells deck, { $count } card
       *[other] Spells deck, { $count } cards
    }
md-page-spell-deck-short = Spells: { $count }
md-page-discard = Discard
md-page-to-hand = Back to hand
md-page-slot = Take this card from the other deck instead. Now: { $deck }
md-page-tray = Your new hand
md-page-ask-split = Your new hand has five cards. Touch the two decks: how many numbers, how many signs?
md-page-ask-split-more = { $have } of { $need }. Touch a deck for the next card.
md-page-ask-split-done = Your new hand: touch a card to change it between number and sign, then draw.
md-page-step-hand = 1 · Your hand
md-page-step-spell = 2 · Your spell
md-page-do-split =
    { $symbols ->
        [one] Draw { $energy } Energy and { $symbols } Symbol
       *[other] Draw { $energy } Energy and { $symbols } Symbols
    }
md-page-ask-refill = Draw a card: touch the blue Energy deck (numbers) or the red Symbols deck (signs).
md-page-ask-first-spell = Touch the spell you want to work on first. The others stay in store.
md-page-ask-spell = Touch your next spell. The others stay in store.
md-page-ask-take =
    { $minimum ->
        [one] { $name }: make { $value } with at least { $minimum } number. Take it?
       *[other] { $name }: make { $value } with at least { $minimum } numbers. Take it?
    }
md-page-do-spell = Take { $name }
md-page-ask-play = Your turn: touch a card, then the end of a row, yours or another's.
md-page-ask-play-pull = Your turn: touch a card and the end of a row, or two neighbours in your row to pull them back.
md-page-ask-where = Where shall the { $card } go? Touch the end of a row.
md-page-ask-which = Which card goes to the end of { $whose }?
md-page-ask-stuck = No card can be played safely. Exchange your hand, or risk a misfire.
md-page-ask-stuck-pull = No card can be played safely. Exchange your hand, pull two cards, or risk a misfire.
md-page-ask-stuck-only = No card fits anywhere. Show your hand and draw five new cards.
md-page-do-exchange = Exchange my hand
md-page-ask-misfire = Careful: { $row } is a misfire. { $name } would go off and hit you for { $effect }.
md-page-do-misfire = Let it misfire
md-page-ask-pull-second = You pull two neighbours. Touch the card left or right of the { $card }.
md-page-ask-pull = Take { $pair } back to hand? That leaves { $row }.
md-page-ask-pull-worth = Take { $pair } back to hand? That leaves { $row }, worth { $value }.
md-page-ask-pull-misfire = Careful: pulling { $pair } leaves { $row }, a misfire. { $name } would hit you for { $effect }.
md-page-do-pull = Pull { $pair }
md-page-ask-remove = You may take the last card off one row. Touch it, or leave all rows.
md-page-ask-removing = Take the { $card } off { $whose }? That leaves { $row }.
md-page-do-remove = Take the { $card } off
md-page-do-leave = Leave all rows
md-page-ask-declare =
    { $minimum ->
        [one] Is your row worth { $value }, with at least { $minimum } number? Then say the words of { $name }.
       *[other] Is your row worth { $value }, with at least { $minimum } numbers? Then say the words of { $name }.
    }
md-page-do-declare = Say it and cast
md-page-do-declare-about = Say it and cast: { $name }, “{ $words }”
md-page-do-silent = Stay silent
md-page-put-back = Put back
md-page-cast = { $name } casts { $spell }
md-page-misfire = Misfire: { $spell } hits { $name }

## The spells of the house set, and the words that cast them

md-spell-s01 = Itchy Sleeves
md-spell-s01-text = Scritch and scratch, a perfect match!
md-spell-s02 = Knock Back
md-spell-s02-text = Heel over toe, backwards you go!
md-spell-s03 = Hiccup Hex
md-spell-s03-text = Hic, hoc, hup, you can't keep up!
md-spell-s04 = Ink Squirt
md-spell-s04-text = Blot and spot, like it or not!
md-spell-s05 = Tumbling Tomes
md-spell-s05-text = Down from the shelf, read it yourself!
md-spell-s06 = Feather Gust
md-spell-s06-text = Fluff and flurry, leave in a hurry!
md-spell-s07 = Wand Wobble
md-spell-s07-text = Wibble and bend from end to end!
md-spell-s08 = Static Cloak
md-spell-s08-text = Crackle and zing, feel the sting!
md-spell-s09 = Thunder Sneeze
md-spell-s09-text = Ah, ah, ka-BOOM, right through the room!
md-spell-s10 = Vanishing Floor
md-spell-s10-text = Once a floor, now no more!
md-spell-s11 = Mirror Mischief
md-spell-s11-text = Left is right and dark is bright!
md-spell-s12 = Tangle Vines
md-spell-s12-text = Root and shoot, bind hand and boot!
md-spell-s13 = Summon Bees
md-spell-s13-text = Buzz by the dozen, bring every cousin!
md-spell-s14 = Spectral Slap
md-spell-s14-text = Palm of mist, you can't resist!
md-spell-s15 = Burning Sparks
md-spell-s15-text = Flint and spark, light up the dark!
md-spell-s16 = Pumpkin Barrage
md-spell-s16-text = Orange and round, tumble and pound!
md-spell-s17 = Frog Rain
md-spell-s17-text = Ribbit and drop, plip, plap, plop!
md-spell-s18 = Howling Portrait
md-spell-s18-text = Painted face, howl through this place!
md-spell-s19 = Boulder Roll
md-spell-s19-text = Rumble and roll, straight to the goal!
md-spell-s20 = Lightning Lasso
md-spell-s20-text = Loop of light, hold them tight!
md-spell-s21 = Whirlwind Waltz
md-spell-s21-text = One, two, three, spin away from me!
md-spell-s22 = Shrinking Robe
md-spell-s22-text = Button and seam, small as a dream!
md-spell-s23 = Marching Armour
md-spell-s23-text = Left and right, clank through the night!
md-spell-s24 = Quicksand Carpet
md-spell-s24-text = Thread to sand, nowhere to stand!
md-spell-s25 = Gargoyle Grip
md-spell-s25-text = Stone, awake, there's a wand to break!
md-spell-s26 = Moonbeam Lance
md-spell-s26-text = Silver and keen, strike unseen!
md-spell-s27 = Ghost Choir
md-spell-s27-text = Moan in tune beneath the moon!
md-spell-s28 = Ember Serpent
md-spell-s28-text = Slither and glow, strike from below!
md-spell-s29 = Tidal Teacup
md-spell-s29-text = Sip or sink, here comes the drink!
md-spell-s30 = Hailstone Halo
md-spell-s30-text = Crown of ice, pelt them twice!
md-spell-s31 = Time Stumble
md-spell-s31-text = Tick before tock, trip on the clock!
md-spell-s32 = Dragon's Yawn
md-spell-s32-text = Sleepy and hot, ready or not!
md-spell-s33 = Earthquake Jig
md-spell-s33-text = Shake, floor, shake, let the tables quake!
md-spell-s34 = Phoenix Plume
md-spell-s34-text = Ash to fire, higher and higher!
md-spell-s35 = Comet Crown
md-spell-s35-text = Tail of flame, I call your name!
md-spell-s36 = Starfall Finale
md-spell-s36-text = Count them all: stars, now fall!

## The rules, clause by clause

md-heading-terms = Terms
md-heading-components = Components
md-heading-setup = Setup
md-heading-turn-structure = Turn structure
md-heading-playing-a-card = Playing a card
md-heading-pulling-energy = Pulling energy
md-heading-unable-to-play-the-exchange = Unable to play: the exchange
md-heading-drawing = Drawing
md-heading-a-magical-deck-runs-out = A magical deck runs out
md-heading-casting = Casting
md-heading-magical-misfire = Magical misfire
md-heading-knock-out-and-winning = Knock-out and winning
md-heading-three-players = Three players
md-heading-hidden-information = Hidden information
md-heading-variants-and-options-apprentice-level-house = Variants and options: Apprentice Level (house)
md-heading-termination = Termination
md-heading-rulings = Rulings

MD-1 = Every player owns exactly one incanquation: a row of face-up cards in front of them, read from left to right. Cards in it belong to the row whoever played them.
MD-2 = In an incanquation numerals and operators alternate, and the first card is a numeral. Two numerals never stand side by side; there are no two-digit numbers.
MD-3 = The number of numerals in an incanquation of so many cards is half that number, rounded up.
MD-4 = An incanquation wants a numeral when it has an even number of cards (it is empty, or its last card is an operator); with an odd number it wants an operator.
MD-5 = An operator that is the last card of an incanquation is a dangling operator. It takes no part in the value.
MD-6 = The value of an incanquation is worked out strictly from left to right. With a dangling operator it is the value of the cards before it: 3+4+2-4- is worth 5.
MD-7 = An empty incanquation has no numerals and the value 0; it is never complete.
MD-8 = An incanquation is sound when both hold: (a) no running value, taken after each numeral from the left, is below 0; (b) it does not end in a minus while its value is 0. Otherwise it is unsound.
MD-9 = A player's spell is complete when their incanquation is not empty, its value equals the spell's casting value, and it has at least the spell's minimum of numerals. A dangling operator does not prevent this.
MD-10 = A player is live until knocked out (MD-117). Opponents, targets, incanquations and turn order always mean those of live players.
MD-11 = The active player is the one whose turn it is. Turn order means seat order to the left, starting from the player named.
MD-12 = There are four types of cards: Magical Energy, Magical Symbols, Spells, Score Cards.
MD-13 = Magical Energy: blue backs, a numeral from 1 to 9 on the face.
MD-14 = Magical Symbols: red backs, an operator on the face: plus or minus, nothing else.
MD-15 = Magical Energy has four copies each of 1, 2 and 3, three each of 4, 5 and 6, and two each of 7, 8 and 9. Magical Symbols are 13 plus and 12 minus.
MD-16 = 4+4+4+3+3+3+2+2+2 = 27 and 13+12 = 25, so 52 playing cards in all. The sum of all numeral faces is 4·(1+2+3) + 3·(4+5+6) + 2·(7+8+9) = 24 + 45 + 48 = 117, a mean of 117/27 = 4.33.
MD-17 = A Spell card carries: a name; a casting value (top left, with an equals sign); a minimum number of numerals (top right); an invocation (quoted text under the picture); an effect (bottom), which is a loss of Magical Strength.
MD-18 = Known from the rulebook: Burning Sparks (casting value 9, minimum 3, effect 4), Summon Bees (casting value 7, minimum 3, effect 4), and the name Knock Back. Everything else about the spell deck, including its size, is of the house: a set of 36 cards.
MD-19 = Each player has two Score Cards: a Magical Strength card (numbers 1 to 10 on one side, 11 to 20 on the other) and a Current Magical Strength card whose pointing arm marks the present number. On a digital table this is one integer per player.
MD-20 = Zones: Energy deck, Energy discard, Symbols deck, Symbols discard, Spell deck, Spell discard; per player: hand, incanquation, current spell (face up), stored spells (normally 2).
MD-21 = Invariant: at every moment the Energy cards over all zones are exactly the 27, the Symbols cards exactly the 25, the Spells exactly the loaded set.
MD-22 = Shuffle the Energy deck and the Symbols deck separately; shuffle the Spell deck (inferred).
MD-23 = Every player's Magical Strength is set to 20.
MD-24 = Every player draws 5 cards in total from the two decks, choosing how many from each.
MD-25 = Legal splits (Energy, Symbols): (1,4), (2,3), (3,2), (4,1). The split is fixed before any card of it is seen (MD-R3).
MD-26 = All players choose their split at the same time; then hands are dealt seat by seat, Energy cards first.
MD-27 = Players look at their hands before any Spell is drawn.
MD-28 = Every player draws 3 Spells and chooses 1 of them as current spell; the other 2 are stored for later.
MD-29 = The chosen spells are revealed by all players together and lie face up in front of their owners. Stored spells stay hidden from the others (MD-R6).
MD-30 = Then the first player is found: each player cuts the Energy deck and shows the bottom card of the part lifted. The highest numeral goes first.
MD-31 = On a tie for the highest, the tied players cut again, until one is highest. With three players only those tied for highest cut again (house, MD-R5).
MD-32 = The cards cut go back and the Energy deck is shuffled again. Each cut is therefore one uniformly random card of the Energy deck as it stands, with replacement.
MD-33 = All incanquations start empty. Discard piles start empty (inferred).
MD-34 = After the first player's turn play passes to the left: two players alternate, three players go round the table.
MD-35 = A turn has these steps: T1 action; T2 misfire check; T3 refill; T4 removal (only after an exchange); T5 cast check; T6 end of turn.
MD-36 = T1 is exactly one of: play one card; pull two cards from one's own incanquation; exchange the hand.
MD-37 = Passing is not allowed. A player who has a safe play (MD-49) must play a card or pull, even when every play helps an opponent.
MD-38 = T2: if the action left the incanquation it changed unsound, a misfire happens at once (MD-107).
MD-39 = T3: a live active player with fewer than 5 cards draws up to 5 (MD-74).
MD-40 = T4: after an exchange, opponents may remove last cards (MD-68).
MD-41 = T5: at the end of each turn, whoever's it was, every player's spell is checked (MD-89). T5 comes after T3 and T4 (MD-R10).
MD-42 = T6: the next live player to the left becomes active. The turn counter goes up by 1 and the turn limit is tested (MD-142).
MD-43 = If the active player is knocked out during T1 to T4, the rest of T1 to T4 is skipped, except that a live owner of a misfired row still takes a new spell (MD-114); T5 is still done for the live players (unless the duel is over), then T6.
MD-44 = The active player takes one card from hand and puts it at the right-hand end of any live player's incanquation: their own or an opponent's. Nothing is ever inserted elsewhere.
MD-45 = On an empty incanquation only a numeral may be played, whoever plays it.
MD-46 = A numeral may be played only where the row wants a numeral (MD-4).
MD-47 = An operator may be played only where the row wants an operator: directly after a numeral.
MD-48 = A play that fits but makes the row unsound is legal; it causes a misfire.
MD-49 = A safe play is a card in hand and a live player's incanquation such that the card fits (MD-46, MD-47) and the row stays sound. A play that completes an opponent's spell is safe in this sense.
MD-50 = The card played and the row are public.
MD-51 = A pull is made instead of playing a card.
MD-52 = Cards are pulled only from one's own incanquation.
MD-53 = A pull needs an own incanquation with at least twice the minimum of the current spell in numerals (minimum 3: at least 6 numerals).
MD-54 = A pull needs a hand of at most 5 cards at that moment; after a pull, not again until the hand is back to 5.
MD-55 = The player takes one numeral and one operator directly next to it (left or right, their choice) into hand. The row closes up. Any such pair leaves an alternating row that starts with a numeral (MD-R19).
MD-56 = The hand then has 7 cards. No card is drawn this turn.
MD-57 = On later turns the player plays as usual but draws nothing at a turn's end unless the hand is then down to 4 (7 → 6 → 5 → 4, draw to 5).
MD-58 = If the remaining row, recalculated from the left, is unsound, a misfire happens; the puller caused it. The two pulled cards stay in hand.
MD-59 = If the remaining row makes the spell complete, it is cast at T5 of this turn, also when the row now ends in an operator.
MD-60 = Everyone sees which two cards went to hand.
MD-61 = The exchange is open exactly when the active player has no safe play. The two printed causes: the hand is all of one type and every live incanquation wants the other type; or every card that fits would cause a misfire. A mixture of both causes counts.
MD-62 = A player with no safe play chooses between the exchange, any pull open to them, and any fitting (misfiring) play. Nobody can be forced into a misfire.
MD-63 = Exchange, first step: the player shows the whole hand to all opponents.
MD-64 = Second step: the whole hand goes to the discard piles, numerals to Energy, operators to Symbols.
MD-65 = Third step: the player draws a new hand of 5, whatever the old hand's size was (5, 6 or 7).
MD-66 = The new hand is split like an opening hand (MD-25): at least 1 from each deck, the split chosen before any card is seen; Energy cards are drawn first.
MD-67 = The exchange is the player's whole action: no card is played that turn.
MD-68 = Then, as T4, the opponent may take the last card off one incanquation. With three players each live opponent may do so once, in turn order from the active player's left.
MD-69 = The incanquation may be any live player's that is not empty: the exchanger's, the remover's own, or the third player's.
MD-70 = Removal is optional.
MD-71 = The removed card goes to its discard pile, not to a hand.
MD-72 = A removal can make a spell complete; it is then cast at T5 of the same turn.
MD-73 = A removal never causes a misfire.
MD-74 = After a play the active player draws until the hand has 5 cards. Normally that is exactly 1 card. With 5 or more cards in hand nothing is drawn.
MD-75 = Each card may come from the Energy deck or the Symbols deck, at the player's choice; the whole split is chosen before the first card is seen.
MD-76 = The face drawn is seen by the owner only; its type is public, because the backs differ in colour.
MD-77 = When several cards are drawn, Energy cards come first, one at a time.
MD-78 = If the chosen deck is empty and cannot be refilled (impossible with the printed counts), the card comes from the other deck; if that is empty too, nothing is drawn.
MD-79 = As soon as a player has drawn the last card of the Energy deck or of the Symbols deck, that deck has run out. This is dealt with at once, also in the middle of a larger draw, before the next card is drawn.
MD-80 = First every live player loses 1 Magical Strength, all at the same moment.
MD-81 = Then knock-outs are handled (MD-117), and the duel may end here.
MD-82 = Then that deck's discards are shuffled and become the new deck.
MD-83 = Hands and current spells are not touched. Incanquations are not touched either, except by MD-84.
MD-84 = If that deck has no discards, all live players' incanquations are emptied into the draw decks instead: numerals into the Energy deck, operators into the Symbols deck; both decks are shuffled. The loss of MD-80 applies as usual.
MD-85 = In that case the other deck's discard pile stays where it is, stored and current spells stay, and a spell that was complete but not yet cast is lost with its row.
MD-86 = A refilled deck can run out again, even within the same draw; each time costs 1.
MD-87 = The Spell deck is not a magical deck in this sense: when a Spell must be drawn and the Spell deck is empty, the Spell discard is shuffled into a new deck and nobody loses Strength.
MD-88 = A refilled deck always has a card: with three hands of at most 7 cards at least 27 − 21 = 6 numerals and 25 − 21 = 4 operators lie outside the hands.
MD-89 = At T5 every live player's incanquation is compared with their current spell (MD-9): own play or not, own turn or not.
MD-90 = Option 'casting = automatic' (default): a complete spell is cast without anybody's doing; it cannot be withheld. The table shows the invocation.
MD-91 = A player who believes the spell is complete declares it by its invocation; the claim is then checked. Nobody is obliged to declare.
MD-92 = In declared mode the window is T5 of every turn. Live players with a non-empty incanquation are asked one after another in turn order, the active player first; each answers declare or stay silent, once per window.
MD-93 = The check, which at a real table is the opponent's, is made by the table and is always right.
MD-94 = A wrong declaration (wrong value or too few numerals) is a misfire: the declarer alone suffers the effect of their own spell.
MD-95 = In declared mode a chance not taken stays open: as long as the spell is still complete it may be declared at the end of any later turn.
MD-96 = If several spells are complete at the same T5 they are cast one after another in turn order from the active player. A player knocked out by an earlier one casts nothing.
MD-97 = Effect of a cast: the caster's opponent loses Magical Strength equal to the spell's effect. With three players both opponents lose it.
MD-98 = The caster is always the owner of the incanquation, also when an opponent's card completed it; the one who played that card is hit like any opponent.
MD-99 = Knock-outs are handled directly after the loss; if the duel is over nothing more happens.
MD-100 = Then the caster puts the spell on the Spell discard and all cards of their incanquation on the matching discard piles.
MD-101 = The caster keeps their hand as it is (also 6 or 7 cards).
MD-102 = The caster draws 1 Spell, adds it to the stored ones (normally 3 then) and chooses 1 of these as the new current spell, which is revealed; the others stay stored.
MD-103 = Players hit by a spell lose Strength only: not their incanquation, spell or hand.
MD-104 = After that play passes on (T6).
MD-105 = A new spell always starts over an empty incanquation, so it is never complete when chosen.
MD-106 = A current spell can be changed only by being cast or by a misfire.
MD-107 = A misfire happens when (a) a card played takes an incanquation's value below 0; (b) a minus is put on a row worth exactly 0; (c) a pull leaves a row that is unsound; (d) declared mode: a wrong declaration.
MD-108 = A value of exactly 0 is allowed.
MD-109 = (a) and (b) hold for one's own and for an opponent's incanquation alike.
MD-110 = Cases (a) to (c) resolve at once (T2), before the refill. The table enforces them in every mode; nobody has to notice (MD-R13).
MD-111 = The spell that goes off is the current spell of the owner of that incanquation; only the causer of the misfire is hit by it. In cases (c) and (d), and in (a) and (b) on one's own row, owner and target are the same player.
MD-112 = Neither casting value nor minimum needs to be met.
MD-113 = With three players a misfire still hits only the one who caused it.
MD-114 = After the loss (and knock-outs) the owner of the row does MD-100 to MD-102: the spell and the row are discarded, the card just played with it; hand kept; new spell drawn and chosen. This is done at once, also in an opponent's turn.
MD-115 = The active player, if live, then refills and ends the turn as usual.
MD-116 = No player can be forced to cause a misfire (MD-61 is always open when only misfires remain).
MD-117 = A player whose Strength falls to 0 or less is knocked out at once. Strength is never recorded below 0 (house).
MD-118 = Two players: when one is knocked out the other wins.
MD-119 = Three players: the duel goes on until both opponents of one player are knocked out; that player wins.
MD-120 = If the duel goes on, the hand and incanquation of a knocked-out player go to the magical discard piles and all their spells to the Spell discard, at once.
MD-121 = Knocked-out players take no turns, are no targets, lose no more Strength, make no decisions.
MD-122 = If all remaining players are knocked out by the same event (only possible when a deck runs out), the duel is a draw among those players.
MD-123 = Ranking with three players: the winner first, then in reverse order of knock-out; players knocked out by one event share a rank.
MD-124 = When the duel is over nothing further is resolved: no shuffle, no new spell, no refill, no pending cast.
MD-125 = Play passes to the left.
MD-126 = A cast spell hits both opponents (only the live ones).
MD-127 = A misfire hits only its causer.
MD-128 = Cards may be played on any of the three incanquations; "unable to play" looks at all live incanquations.
MD-129 = A deck running out costs every live player 1; MD-84 empties every live incanquation.
MD-130 = Once one player is knocked out the other two go on by the two-player rules.
MD-131 = Players may use all public knowledge: the distribution table is open, a pulled card or a shown hand may be remembered. The composition of "all unseen numerals and operators" is public arithmetic.
MD-132 = With the option show_totals the table shows value and number of numerals of every row to everybody. This adds no information, only help.
MD-133 = Cards of a knocked-out player become public when they are discarded (MD-120); stored spells likewise.
MD-134 = Strength starts at 10, the other side of the Magical Strength card ('starting_strength = 10').
MD-135 = The numerals 7, 8 and 9 are left out: 4+4+4+3+3+3 = 21 Energy cards ('energy_max = 6'). All 25 Symbols stay.
MD-136 = Only Spells with minimum 2 or 3 and casting value at most 12 are used: 16 cards of the house set ('spell_pool = apprentice').
MD-137 = A play that would take a row below zero, or put a minus on zero, is simply not allowed: there are no misfires ('below_zero = blocked'). With no legal play the hand is exchanged.
MD-138 = No pulling ('pulling = off').
MD-139 = The running total of every row and the distance to its casting value are shown; casting is automatic ('casting = automatic', 'show_totals = yes').
MD-140 = Running out of a deck costs nothing ('run_out_loss = 0'); the deck is just renewed.
MD-141 = All else as in the duel, including removal after an exchange. Without removal two rows can block each other for ever (for instance both at value 1 with a dangling minus and no 1 left to draw).
MD-142 = 'turn_limit' (default 150 per seat): when the number of completed turns reaches 150 × the number of players at the start (300 or 450), the duel ends at T6 after that turn's casts. The live player with the highest Strength wins; a tie for highest is a draw among the tied.
MD-143 = The number: ordinary games end far sooner (two players: mean 98 to 113, 95th percentile 155 to 165 turns; three players: mean 147 to 198, 95th percentile 286 to 408). The limit was met in at most 0.2 % (two players) and 0.3 to 3 % (three players) of games between bots with 50 to 80 % attention, and in 12 % and 6 % between fully attentive ones. 0 switches it off.
MD-R1 = Is it "incantation" or "incanquation"? The card description speaks of the incantation, the rest of the incanquation. Same thing; MD-1. No option.
MD-R2 = May all five cards come from one deck? Readings: (a) any split, since the player chooses; (b) at least one of each, since a combination of both decks is asked for and four-and-one is named as the extreme case. Ruling: (b), because the examples given stop at four-and-one and an all-operator opening hand can only be thrown away. The rulebook does not say how the five cards after an exchange are composed; the same limits apply. Option 'hand_split' = 'mixed' (default) / 'free' (0 to 5).
MD-R3 = Is the split fixed first, or card by card with a look at each? Not stated. Ruling: fixed first. It is one decision instead of five, and both ways are equally fair. No option.
MD-R4 = In what order do players draw and choose at setup? Hand before spells is printed; between players nothing is said except that spells are revealed by both. Ruling: splits and first spells are simultaneous, hidden choices. The first player is cut for afterwards, as in the example, so nobody knows it while choosing.
MD-R5 = What becomes of the deck after the cut? Three-way ties? Ruling: cut cards go back and the deck is shuffled, so that nobody knows a card's place. Only the players tied for highest repeat. The probability of going first stays equal.
MD-R6 = Are stored spells secret? May the owner look? Only the chosen spells are said to be revealed, so the others are not. The owner may look at any time. No swapping (MD-106).
MD-R7 = What is the value of a row with a dangling operator, and of an empty row? The misfire example values '3+4+2-4-' at 5, so the dangling operator is ignored. The FAQ agrees: a spell can be cast over a dangling operator. An empty row counts as 0 with no numerals; since every minimum is at least 1 it never casts. Option 'dangling_cast' = 'allowed' (default) / 'forbidden' (FAQ names it as an acceptable house rule): under 'forbidden' a row ending in an operator is never complete.
MD-R8 = Is a spell cast by itself, or only when declared? Readings: (a) the conditions cast the spell; the player merely checks whether it has been cast, and the warning not to cast an opponent's spell for them assumes it happens without the opponent's skill; (b) a spell is cast only when its owner notices and speaks the invocation, and a wrong claim is punished. The text has both. The rulebook's own misfire example supports (b) as actual practice: Bill's row '3+4+2-4-' passes through '3+4+2', which is 9 with three numerals, exactly Burning Sparks, yet it was not cast (unless the row came about by a pull). Ruling: both modes are implemented. Default 'casting = automatic': a digital table does the sums anyway, so an overlooked or false claim would be a slip of the hand, not of arithmetic; all other rules are the same. 'casting = declared' is the game as printed, in which noticing is a skill, with totals hidden by default. Option 'casting' = 'automatic' / 'declared'; option 'show_totals' = 'yes' / 'no' (default 'yes' in automatic, 'no' in declared mode).
MD-R9 = Who may declare, when, and who checks? The rule speaks of the end of each turn and of the player's own spell. Ruling: at T5 of every turn, every live player may declare their own current spell only; active player first, then to the left. The table checks in the opponent's place and its verdict is final. A false declaration on purpose is allowed and costs the printed price. Players with an empty row are not asked. Silence costs nothing and loses nothing (MD-95).
MD-R10 = Is the cast check before or after the refill? Readings: (a) before: play, cast, draw; (b) after: play, draw, cast. A turn is said to end with the draw, the check belongs to the end of the turn, after a cast the next player goes on directly, and in the misfire example the draw has been made before the row is looked at. Ruling: (b). Consequences: a deck that runs out on the refill costs Strength before the cast and may decide the duel; the caster chooses the deck to draw from before seeing the new spell. A player can avoid the first by drawing from the other deck. No option.
MD-R11 = I complete my opponent's spell. What happens? The rulebook warns against it. Ruling: in automatic mode the opponent's spell is cast at T5 of my turn with its owner as caster (MD-98); in declared mode the owner has to declare it. It is a legal, safe play.
MD-R12 = Can two spells be complete at the same time? In automatic mode only through two removals in one three-player exchange; in declared mode also through silence. Ruling: one after another in turn order from the active player; the knocked-out do not cast. No simultaneous knock-out of caster and victim can arise, because a cast never hits its caster.
MD-R13 = Is a misfire immediate, or only when somebody points it out? The rule says immediate; in the example Scott notices after Bill has drawn. Ruling: immediate and automatic in both casting modes. The final position of the example is the same.
MD-R14 = Does a misfired spell need its minimum or casting value? No. The rule has the spell go off simply because the row went below zero.
MD-R15 = May a player misfire on purpose? The example shows a misfiring play being made and punished, not taken back; nothing forbids it. Possible reasons: getting rid of a hopeless spell, or wiping out an opponent's long row at the price of its effect. Ruling: legal at any time. The table should warn before such a play. Option 'below_zero' = 'misfire' (default) / 'blocked' (such plays and pulls are not legal) / 'allowed' (negative values are fine, no such misfires; named by the FAQ as an acceptable house rule; MD-107 (a) to (c) vanish and the exchange needs cause 1 alone).
MD-R16 = Minus on zero: whose row, who is hit? The sentence speaks of any incanquation; the reason given looks at the owner, who could not continue. Ruling: playing a minus on any row of value 0 is an immediate misfire; the one who played the minus is hit by the row owner's spell, in three-player games too.
MD-R17 = Does only the final value count after a pull, or every step? Every step: the example checks that the value never becomes negative on the way, and says a misfire would follow if it did. Target is the puller, whose own spell it is.
MD-R18 = A pull leaves value 0 with a dangling minus. Misfire? Not covered: the zero rule speaks of playing a minus. Readings: (a) no misfire, the row is just stuck; (b) misfire. Ruling: (b). The reason given for the zero rule (no card could follow without going negative) holds word for word, and one test (sound) then serves play and pull. It also keeps the fact that removals never misfire.
MD-R19 = Which pairs may be pulled? Any numeral with the operator on its left or on its right. First numeral: right only. Last numeral: left, or right if an operator dangles there. The minimum is at least 1, so a row that may be pulled from has at least 2 numerals and an operator. Two cards always leave and always one of each type; the order of the rest is unchanged.
MD-R20 = What counts for "double the minimum", and when is the hand "5 cards" again? The minimum of the current spell; all numerals in the row, whoever played them. The hand is 7 after the pull, 6 and 5 after the next two plays without a draw. At 5 the move is open again, although no card has been drawn since: that is the literal text. (Reading (b), "after drawing again", is stricter.) Option 'pull_again' = 'five_cards' (default) / 'after_draw' (a player who has pulled may not pull again before drawing at least one card). The second value makes every game finite, as long as a deck that runs out costs Strength.
MD-R21 = Some cards do not fit, the others misfire. Unable? The two causes are listed separately, but in the example Bill's numerals misfire while operators could not be played at all. Ruling: unable = no safe play. The table computes this; a claim need not be trusted, and the shown hand proves it.
MD-R22 = No safe play, but a pull is possible. Must the player pull? A pull replaces playing a card and is always optional. Ruling: the player may choose; being able to pull does not make one able to play.
MD-R23 = Is a play that hands the opponent a cast an "ability to play"? Yes. The duty to play holds even if it helps the opponent; only misfires excuse. A player whose only safe play completes the opponent's spell must do that, or misfire, or pull.
MD-R24 = Is the removal before or after the new hand is drawn? The text names the drawing first; in the example it happens alongside. Ruling: hand drawn completely, then removal. The remover does not see the new faces, so nothing is gained by waiting. If the exchanger is knocked out by a deck running out during the draw, there is no removal.
MD-R25 = Three players: who may remove? Readings: (a) each opponent once; (b) only the next player; (c) one removal in all, first come. Ruling: (a): each of them is an opponent, it treats both alike, and it needs no race. In turn order from the left of the exchanger, the second sees what the first did. Option 'exchange_removal' = 'each' (default) / 'next' / 'none'. With two players 'each' and 'next' are the same. In simulation the choice hardly mattered (198, 198 and 197 turns on average).
MD-R26 = Can a removal cast a spell? Yes, if the shortened row is complete: the check is at the end of each turn and a dangling operator does not matter. (In automatic mode this needs an earlier pull, since every other shortened row was already checked.) All removals of the turn are made first, then T5.
MD-R27 = A deck runs out in the middle of drawing five. When does the loss come? At once, between two cards: the rule says as soon as the final card is drawn. The rest is drawn from the new deck. An exchanged hand is already on the discard piles and is shuffled in.
MD-R28 = Empty deck, empty discard: what exactly is returned? All live incanquations, both kinds of cards, each kind into its own draw deck; the deck that is not empty is shuffled together with what comes in. The other discard pile, hands and spells stay. A row that was complete but not yet cast is lost, since running out is immediate and the cast check comes at the end of the turn.
MD-R29 = Order of loss, knock-out and reshuffle? Loss for all, knock-outs, discarding of the knocked-out players' cards, then reshuffle. So their cards can already be part of the new deck. Nothing after a duel's end.
MD-R30 = Both players fall to 0 together. Only a deck running out hits everybody at once. Readings: draw; the player who drew the card loses; the active player wins. Ruling: draw, since the loss is simultaneous and nobody was stronger. In three-player games the draw is among those knocked out by that event, if nobody is left; if one is left, that one wins. It occurs in about 2 % of simulated two-player games and 3 % of three-player games. Option 'double_knockout' = 'draw' (default) / 'depleter_loses' (the player whose draw emptied the deck ranks below the others knocked out with them, who share the win).
MD-R31 = The Spell deck is empty. Not covered. Ruling: shuffle the Spell discard when a Spell is needed and none is left; no loss, as the rule names the two magical decks only. The spell that just went off is in the discard already, so a card is always there.
MD-R32 = Three players: what happens to a knocked-out player's cards and turn? Ruling: hand and row to the magical discards, spells to the Spell discard, at once; turns are skipped. If it happens in their own turn the turn ends with T5 for the others. Keeping the cards out of the game would starve decks of 27 and 25 cards.
MD-R33 = The duel ends in mid-effect. Everything stops. A pending cast, refill or removal is not done. The position is kept as it stands for display.
MD-R34 = Is it "zero" or "zero or less"? The objective speaks of zero, the winning rule of zero or less. Ruling: 0 or less; recorded as 0, the score cards show no negative numbers.
MD-R35 = Do spells do anything else than lower Strength? No: the effect is defined as a loss of Strength. Card data files may contain nothing else.
MD-R36 = A player forgot to draw. FAQ: draw back to 5 as soon as it is noticed. The table refills by itself, so it cannot happen.
MD-R37 = Refilling more than one card. Cannot happen with the printed decks (a play takes 1 card from 5). If user-made decks lead to it, the refill asks for a split.
MD-R38 = A deck cannot be refilled at all. Impossible with the printed counts (MD-88) and in the apprentice variant (21 numerals; without pulling at most 15 in hands). For user-made decks: MD-78. The run-out loss is taken once, when the last card is drawn, not again for a deck that stays empty.
MD-R39 = Can the duel go on for ever? Yes: pulling two cards and playing them back needs no draw. MD-142 ends it.
MD-R40 = What must a card data file satisfy? At least 3 × players Spells; unique ids; casting value at least 1; minimum at least 1; effect at least 1; invocation any text. Energy faces 1 or more; operators + and − only. A file that breaks this is refused at loading.
MD-R41 = Can the cut go on for ever? If every card of the Energy deck shows the same numeral, it would; and a rule without end cannot be counted. Ruling: after three cuts that leave a tie, or when the deck has fewer than two different numerals, a lot among the tied players decides. Their chances are the same as by cutting on.
MD-R42 = A deck could not be refilled when it ran out (user-made decks). What when cards for it turn up later? Ruling: it is renewed in the way of MD-82 or MD-84 as soon as somebody must draw from it, and nobody loses Strength for that, as the loss was taken when its last card was drawn.
MD-R43 = What does the option energy_max mean for a card file with numerals above 9? Ruling: 9 leaves nothing out, whatever the file has; 6, 7 and 8 leave out everything above. The option is about the printed numerals.
MD-R44 = Can a deck run out while the first hands are dealt? Not with the house cards (15 of 27 and 15 of 25 at most). Ruling: with user-made decks it is dealt with as in play; all lose the same, so either nobody or everybody is knocked out.
MD-R45 = Three players, double_knockout = depleter_loses: two are knocked out by one deck and the third is left. Does the one who drew the last card rank below the other? Ruling: yes. The option says that they rank below those knocked out with them; that one more player is left as winner changes nothing about it.

## The lesson

md-lesson-title = Learn Mathemagician's Duel
md-lesson-1 = Above your row stands your spell, Summon Bees. It goes off when your row makes 7 with at least 3 numbers in it. Then Mirabel loses 4 of her 20 Strength. She wants 9.
md-lesson-2 = Each turn you put one card at the end of a row. A row begins with a number. Touch one of your numbers, then the end of your row.
md-lesson-2-good = Your row has begun. After a number comes a sign, after a sign a number.
md-lesson-2-wrong = That is Mirabel's row: it would help her, not you. Put a number on your own row.
md-lesson-3 = Now draw back to five cards. Blue Energy cards are numbers, red Symbols are plus and minus. You have two signs already, so touch the blue deck.
md-lesson-3-good = A new number is in your hand. Mirabel has begun her row with a 3.
md-lesson-3-wrong = You may choose either deck. This time take a number: the blue one.
md-lesson-4 = A few turns later. Your row is 3 +. Make it 7 and see what happens.
md-lesson-4-good = 3 + 4 = 7, but nothing goes off: there are only 2 numbers, and Summon Bees wants 3.
md-lesson-4-wrong = Which of your numbers makes 7 out of 3 + ?
md-lesson-5 = In this game you went slower: 3 + 2 + is worth 5 so far. Which card casts Summon Bees?
md-lesson-5-good = 3 + 2 + 2 = 7 with three numbers: buzz! Mirabel loses 4 Strength. Your row and your spell are laid aside.
md-lesson-5-wrong = You need 7, and 5 is there already. Which number is missing?
md-lesson-6 = You have drawn another spell. Touch the one you like, and put it above your row. A big hit needs more numbers or a harder sum.
md-lesson-6-good = A new goal. The other spells wait in your store.
md-lesson-7 = Watch out: Mirabel's row is worth 7, and she wants 9. With a 2 she casts. You may put a card on her row, too. Spoil her sum!
md-lesson-7-good = Now 9 is not one step away any more. A spell belongs to the owner of the row, whoever put the last card there.
md-lesson-7-wrong = Put a number on Mirabel's row, but not the 2: that would finish her spell, and it would hit you.
md-lesson-8 = A row must never go below zero. Yours is worth 5, and a minus waits at its end. Look where the fuse fizzes when you pick a card up, and play a number that is safe.
md-lesson-8-good = Safe. Zero itself is allowed, but nothing below it. Whoever causes a misfire is hit by the spell of that row.
md-lesson-8-wrong = 5 − 9 would be below zero: a misfire, and your own spell hits you. Put the 1, the 2 or the 3 on your row.
md-lesson-9 = Both rows end in a minus, and your 8 and 9 are too big for them. You have no safe play. Then you may exchange your whole hand.
md-lesson-9-good = You show your old cards and lay them aside.
md-lesson-9-wrong = That would misfire. Choose the exchange instead.
md-lesson-10 = Now put a new hand together: touch the decks five times, at least once each.
md-lesson-10-good = Five new cards. Mirabel might have taken the last card off one row for that, but she left them.
md-lesson-11 = Your row makes 14 and has 8 numbers, more than twice the 3 you need. So you may pull a number and a sign beside it back to hand. You want 7: which number must go?
md-lesson-11-good = 14 − 7 = 7. Summon Bees goes off, and you keep the two cards in your hand.
md-lesson-11-wrong = 14 must become 7. Touch the 7 in your row and the plus beside it.
md-lesson-12 = Whoever falls to 0 Strength is out, and the last one standing wins. When a deck runs out, everybody loses 1. Now play your first duel.

## The plain board

md-zone-turn = Turn
md-zone-strength = Strength
md-zone-energy_hands = Energy cards
md-zone-symbol_hands = Symbol cards
md-zone-symbol_hands-0 = +
md-zone-symbol_hands-1 = −
md-zone-rows = Row
md-zone-rows-0 = +
md-zone-rows--1 = −
md-zone-energy_deck = Energy deck
md-zone-symbols_deck = Symbol deck
md-zone-spell_deck = Spell deck
md-zone-energy_discard = Energy discards
md-zone-symbols_discard = Symbol discards
md-zone-symbols_discard-0 = +
md-zone-symbols_discard-1 = −

## The drawn table of the terminal

md-terminal-you = { $player } (you)
md-terminal-to-play = { $player } · to play
md-terminal-out = knocked out
md-terminal-strength = strength
md-terminal-row = row
md-terminal-spell = spell
md-terminal-holds = holds
md-terminal-stored = stored
md-terminal-numerals =
    { $count ->
        [one] { $count } numeral
       *[other] { $count } numerals
    }
md-terminal-in-hand = Energy { $energy }, Symbols { $symbols }
md-terminal-count =
    { $count ->
        [one] { $count } spell stored
       *[other] { $count } spells stored
    }
md-terminal-pulled = pulled: { $cards }
md-terminal-ready = ready
md-terminal-choosing = choosing
md-terminal-set-up = set-up
md-terminal-turn = turn { $turn }
md-terminal-energy = Energy { $deck } (discard { $pile })
md-terminal-symbols = Symbols { $deck } (discard { $pile })
md-terminal-spells = Spells { $deck }
md-terminal-energy-pile = Discarded Energy: { $cards }
md-terminal-symbols-pile = Discarded Symbols: { $cards }
md-terminal-spell-pile = Discarded Spells: { $spells }

## Positions

md-position-players = a duel that goes on needs two players who are not knocked out.
md-position-cards = there are more cards { $card } than the card set has.
md-position-spell = the spell { $spell } is in two places, or not in this game.

# Card files
md-field-energy-number = The numeral on the card.
md-field-energy-copies = How many cards with this numeral there are.
md-field-symbol-sign = Plus or minus.
md-field-symbol-copies = How many cards with this sign there are.
md-field-spell-id = A short id of letters, digits and hyphens, different for every Spell.
md-field-spell-name = What the Spell is called.
md-field-spell-casting_value = The value that a row must have for the Spell to be cast.
md-field-spell-minimum = The fewest numerals in the row.
md-field-spell-effect = How many points the Spell takes from the others.
md-field-spell-invocation = What the caster says aloud.
md-field-spell-apprentice = Whether the Spell belongs to the game for apprentices.
md-warn-too-long = Spell { $spell }: these cards never make a row of { $minimum } numerals.
md-warn-too-great = Spell { $spell }: these cards never reach { $number }.
md-warn-dominated = Spell { $spell }: { $other } is no harder to cast and does more.
md-print-energy = Energy
md-print-symbols = Symbols
md-print-spells = Spells
md-print-dial = Magical Strength

## Lesson plans

md-plan-sums-to-ten = Sums up to 10
md-plan-sums-to-twenty = Adding and subtracting up to 20
