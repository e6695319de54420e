### Duel of the Prestidigitators in English: everything the game says.

## The game

dp-about = Draft openly, arrange in secret, and smash the other's Phylactery.
dp-minutes = 15–30
dp-age = 10 and up

## Options

dp-option-first_picker = Who picks first in the draft; the other player takes the first turn.
dp-option-first_picker-random = drawn by lot
dp-option-first_picker-seat1 = seat A
dp-option-first_picker-seat2 = seat B
dp-option-custom_card = What the blank card says: leave it out, take one of the house's cards, or write your own.
dp-option-custom_card-off = left out
dp-option-custom-cards = off, { $cards }, or one card as JSON in the card language
dp-option-dodge = When the attacked card gets away: the next card is attacked, or the attack misses.
dp-option-dodge-next = the next card is attacked
dp-option-dodge-miss = the attack misses
dp-option-bubble_reaction = Whether an attacked Bubble must move or may stay.
dp-option-bubble_reaction-must = must move
dp-option-bubble_reaction-may = may stay
dp-option-collapsed_energy = The energy of a collapsed stack: that of its top card, or zero.
dp-option-collapsed_energy-top = that of its top card
dp-option-collapsed_energy-zero = zero
dp-option-slide = Whether a stack can be slid again and again, or only once.
dp-option-slide-extend = again and again
dp-option-slide-once = only once
dp-option-empty_row_attack = Whether a card may attack when nothing lies across from it.
dp-option-empty_row_attack-allowed = allowed
dp-option-empty_row_attack-forbidden = not allowed
dp-option-stagnation_limit = The game ends after this many turns without a destroyed card.
dp-option-stagnation_result = How it ends then: in a draw, or with a win for more cards.
dp-option-stagnation_result-draw = a draw
dp-option-stagnation_result-cards = more cards win
dp-option-repetition_draw = The game is a draw when the same position comes up this many times; 0 for never.
dp-option-repetition_draw-0 = never
dp-option-memory_aid = Whether the table marks cards that you have seen before.

## Questions

dp-ask-pick = Pick a card from the pool; you still need { $left }.
dp-ask-place = Which card goes into your row { $row }, { $spot }?
dp-spot-bottom = at the bottom
dp-spot-middle = in the middle
dp-spot-top = on top
dp-spot-nth = at place { $place } from the bottom
dp-ask-turn = Your turn: make one move, or attack with a top card.
dp-ask-where = To which of your rows does { $card } go?
dp-ask-react = { $card } is attacked. Shall it react: { $steps }?
dp-ask-follow = { $card }: { $step }?
dp-step-then = { $first }, then { $next }
dp-step-double-mine = double your cascade energy
dp-step-collapse-mine = collapse your cascade
dp-step-collapse-foe = collapse the opposing cascade
dp-step-splay-mine = splay your whole stack
dp-step-splay-foe = splay the whole opposing stack
dp-step-reveal-mine = show your cascade
dp-step-reveal-foe = look at the opposing cascade
dp-step-destroy-self = destroy this card
dp-step-destroy-foe_top = destroy the opposing top card
dp-step-sink-self = sink this card
dp-step-sink-foe_top = sink the opposing top card
dp-step-lift-mine = bring your bottom card up to the top
dp-step-lift-foe = bring the opposing bottom card up to the top
dp-step-move-another = move this card to another of your stacks
dp-step-move-phylactery = move this card to your Phylactery's stack
dp-step-cross = sink this card under the opposing stack

## Choices

dp-choose-pick = Pick { $card } (energy { $energy })
dp-choose-place = Put { $card } into row { $row }, { $spot }
dp-choose-slide = Slide row { $row } to splay { $card }
dp-choose-raise = Raise { $card } to the top of row { $row }
dp-choose-raise-copy =
    { $places ->
        [one] Raise { $card } to the top of row { $row }: the one next to the top
       *[other] Raise { $card } to the top of row { $row }: the one { $places } places left of it
    }
dp-choose-transfer = Move { $card } from row { $row } onto row { $onto }
dp-choose-found = Found a stack in row { $onto } with { $card } from row { $row }
dp-choose-sink = Sink { $card } to the bottom of row { $row }
dp-choose-attack = Attack row { $row } with { $card }
dp-choose-row = Move { $card } onto row { $row }
dp-choose-react = Let { $card } react
dp-choose-stay = Leave { $card } where it is
dp-choose-follow = { $card }: yes, { $step }
dp-choose-skip = { $card }: no, leave that out

## Why not

dp-no-move-in-draft = The draft is on: pick a card from the pool.
dp-no-card-in-pool = There is no such card in the pool.
dp-no-copy-left = No { $card } is left in the pool.
dp-no-move-in-arranging = First arrange your stacks: say which card comes next.
dp-no-such-card = There is no such card.
dp-no-placing-again = You have placed your { $card } already.
dp-no-placing-undrafted = You did not draft { $card }.
dp-no-pass = It is your turn: you must make one move or attack; you may not pass.
dp-no-other-rows = There are only the rows 1, 2 and 3.
dp-no-cards-there = You have no cards in row { $row }; you can use only your own cards.
dp-no-raise-of-top = The top card is on top already; a move must change something.
dp-no-raise-from-there =
    { $places ->
        [one] In row { $row } no splayed card lies one place left of the top card.
       *[other] In row { $row } no splayed card lies { $places } places left of the top card.
    }
dp-no-sink-alone = The card in row { $row } is alone; sinking it would change nothing.
dp-no-attack-without-action = { $card } has no action, so it cannot attack.
dp-no-attack-on-nothing = Nothing lies across from row { $row }, and this table forbids attacks on nothing.
dp-no-move-to-same-row = The card would stay where it is; a move must change something.
dp-no-transfer-to-empty = Row { $row } is empty; to put a card there, found a new stack.
dp-no-founding-there = Row { $row } has cards already; to put a card there, transfer it.
dp-no-slide-of-all = All cards in row { $row } are splayed already.
dp-no-slide-again = At this table a stack slides only once, and row { $row } is splayed already.
dp-no-staying = { $card } must move when it can.
dp-no-going-there = { $card } can only go to another row in which you have cards.
dp-no-answer-but-a-row = An attack is on: say to which row { $card } goes.
dp-no-answer-but-yes-or-no = An attack is on: answer yes or no for { $card }.

## What cannot be read

dp-no-reading = '{ $text }' cannot be read.
dp-no-card-called = There is no card '{ $name }'.
dp-no-toss = '{ $text }' is no outcome of chance; write picker A or picker B.

## Cards that cannot be used

dp-no-custom-card-beside-others = The option custom_card goes with the printed cards only; there is one blank (DP-6).
dp-no-custom-card = custom_card: '{ $text }' is neither off, nor { $cards }, nor a card as JSON (DP-101).
dp-no-more-blanks = there are { $cards } cards; the game has one blank to write on (DP-6).
dp-no-name-again = { $file }: field 'name': another card is called { $card } already (DP-101).
dp-no-name-twice = two cards have the same name (DP-101).
dp-no-name-long = has { $length } characters; 1 to { $most } are allowed (DP-101).
dp-no-name-signs = may hold letters, digits, spaces, hyphens and apostrophes, and needs a letter (DP-101).
dp-no-text-long = is longer than { $most } characters.
dp-no-other-energy = must be { $energy }, which is printed on the blank card (DP-101).
dp-no-second-phylactery = is for the Phylactery alone (DP-101).
dp-no-pair-to-lose = there must be exactly two copies of the card that loses the game when it is destroyed.
dp-no-list-of-cards = 'cards' must be a list of cards.
dp-no-hand = 'hand' must be { $low } to { $high } cards, and fill the { $rows } rows.
dp-no-two-hands = there are too few cards for two hands.
dp-no-action-or-reaction = and reaction are both missing; a card needs at least one of them (DP-101).
dp-no-reaction-record = must be a record with 'steps' and perhaps 'once' and 'may', or be left out.
dp-no-move-again = must be true, because this reaction has a 'move' (DP-101).
dp-no-more-steps = has more than { $most } steps (DP-101).
dp-no-such-field = is not a known field. Known: { $known }.
dp-no-flag = must be true or false, not { $value }.
dp-no-steps = must be a list of at least one step, like [{ "{" }do: collapse, what: foe{ "}" }].
dp-no-step = must be a record like { "{" }do: collapse, what: foe{ "}" }.
dp-no-else-inside = stands inside another 'else'; one is the most (DP-101).
dp-no-else-alone = needs an 'if' beside it.
dp-no-verb = '{ $verb }' is not known. Allowed: { $allowed }.
dp-no-fit = '{ $word }' does not go with { $verb }. Allowed: { $allowed }.
dp-no-fit-at-all = '{ $word }' does not go with { $verb }. Leave it out.
dp-no-conditions = must be a list. Allowed in it: { $allowed }.
dp-no-condition = '{ $word }' is no condition. Allowed: { $allowed }.

## What happens

dp-told-toss = { $who } picks first.
dp-told-pick = { $who } picks { $card }.
dp-told-left = These cards leave the game: { $cards }.
dp-told-placed = You place { $card }.
dp-told-ready = { $who } is ready.
dp-told-begin = The duel begins. { $who } takes the first turn.
dp-told-slide = { $who } slides row { $row }: one more card is splayed.
dp-told-raise =
    { $places ->
        [one] { $who } raises the card { $places } place left of the top in row { $row }.
       *[other] { $who } raises the card { $places } places left of the top in row { $row }.
    }
dp-told-transfer = { $who } moves the top card of row { $row } onto row { $onto }.
dp-told-found = { $who } founds a new stack in row { $onto } with the top card of row { $row }.
dp-told-sink = { $who } sinks the top card of row { $row }.
dp-told-place = { $who }'s row { $row }
dp-told-attack = { $card } attacks from { $place }.
dp-told-top = On top of { $place } lies { $card }.
dp-told-total = The cascade in { $place } has { $energy } energy.
dp-told-react = { $card } reacts.
dp-told-show = The cascade in { $place } is shown: { $cards }.
dp-told-destroy = { $card } in { $place } is destroyed.
dp-told-move = { $card } moves to { $place }.
dp-told-cross = { $card } changes sides and lies at the bottom of { $place }.
dp-told-collapse = The cascade in { $place } collapses.
dp-told-splay = All cards in { $place } are splayed.
dp-told-lift = The bottom card of { $place } comes up to the top.
dp-told-sink-top = The top card of { $place } sinks.
dp-told-enough = { $who }'s energy is enough.
dp-told-not-enough = { $who }'s energy is not enough.
dp-told-double = { $who }'s energy is doubled for this attack.
dp-told-miss = { $who }'s attack misses.
dp-told-stay = { $who } lets { $card } stay.
dp-told-decline = { $who } leaves { $card } where it is.
dp-told-draw-dead = The duel is a draw: only the two Phylacteries are left.
dp-told-draw-quiet = The duel is a draw: no card was destroyed for { $turns } turns.
dp-told-draw-repeated = The duel is a draw: the same position has come up { $times } times.
dp-told-won-by-cards = No card was destroyed for { $turns } turns. { $who } has more and wins.
dp-told-won = The Phylactery is smashed. { $who } wins!
dp-announced-draw = If no card is destroyed in this turn, the duel is a draw.
dp-announced-by-cards = If no card is destroyed in this turn, the duel is over, and whoever has more cards wins.
dp-outcome-by-cards = No card was destroyed for { $turns } turns. { $who } has more cards, { $cards } to { $others }, and wins.
dp-outcome-by-energy = No card was destroyed for { $turns } turns. Both have { $cards } cards; those of { $who } have more energy, { $energy } to { $other }: { $who } wins.

## The table in sentences

dp-seen-draft = The draft is on.
dp-seen-pool = In the pool: { $cards }.
dp-seen-copies = { $copies } × { $card }
dp-seen-card = { $card }, energy { $energy }: { $text }
dp-seen-arranging = Both players arrange their stacks in secret.
dp-seen-ready-mine = You are ready.
dp-seen-ready = { $who } is ready.
dp-seen-placed = You have placed, from row 1 and from the bottom up: { $cards }.
dp-seen-over = The game is over.
dp-seen-turn-mine = Turn { $turn }. It is your turn.
dp-seen-turn = Turn { $turn }. It is { $who }'s turn.
dp-seen-attack = An attack is on: { $card } in row { $row }.
dp-seen-empty-mine = Your row { $row }: empty.
dp-seen-empty = { $who }'s row { $row }: empty.
dp-seen-row-mine =
    { $cards ->
        [one] Your row { $row }: { $cards } card, { $splayed } splayed.
       *[other] Your row { $row }: { $cards } cards, { $splayed } splayed.
    }
dp-seen-row =
    { $cards ->
        [one] { $who }'s row { $row }: { $cards } card, { $splayed } splayed.
       *[other] { $who }'s row { $row }: { $cards } cards, { $splayed } splayed.
    }
dp-seen-top = On top { $card }.
dp-seen-top-beside = On top { $card }; splayed beside it { $beside }.
dp-seen-top-beneath = On top { $card }; hidden beneath, from the bottom, { $beneath }.
dp-seen-top-beside-beneath = On top { $card }; splayed beside it { $beside }; hidden beneath, from the bottom, { $beneath }.
dp-seen-unknown =
    { $count ->
        [one] an unknown card
       *[other] { $count } unknown cards
    }
dp-seen-energy = Energy { $energy }.
dp-seen-used = Reaction used: { $cards }.
dp-seen-drafted = { $who } drafted: { $cards }.
dp-seen-destroyed = Destroyed: { $cards }.
dp-seen-none-destroyed = No card has been destroyed yet.
dp-seen-quiet = Turns without a destroyed card: { $quiet } of { $limit }.
dp-seen-hand-mine = Your cards: { $cards }.
dp-seen-hand = { $who }'s cards: { $cards }.
dp-seen-phylactery-here =
    { $count ->
        [one] The Phylactery is here: { $spots }.
       *[other] The Phylactery is one of these: { $spots }.
    }
dp-seen-phylactery-not-here = The Phylactery is not here: { $spots }.
dp-seen-worth =
    { $count ->
        [one] Worth { $energy } energy: { $spots }.
       *[other] Together worth { $energy } energy: { $spots }.
    }
dp-seen-worth-at-least =
    { $count ->
        [one] Worth at least { $energy } energy: { $spots }.
       *[other] Together worth at least { $energy } energy: { $spots }.
    }
dp-seen-worth-at-most =
    { $count ->
        [one] Worth at most { $energy } energy: { $spots }.
       *[other] Together worth at most { $energy } energy: { $spots }.
    }
dp-seen-spot = { $who }'s row { $row } (card { $place } from the bottom)
dp-seen-spot-gone = a destroyed card

## Reasons

dp-why-pick = { $card }: { $text }
dp-why-card = { $card } has energy { $energy }.
dp-why-hide = There, other cards will cover { $card }.
dp-why-bare = On top, { $card } can be attacked at once.
dp-why-slide = Row { $row } then has energy { $then } instead of { $energy }.
dp-why-slide-same = Row { $row } keeps its energy { $energy }.
dp-why-sink = { $card } goes to the bottom of row { $row }, which then has energy { $then }.
dp-why-raise = { $card } comes to the top of row { $row }, which then has energy { $then }.
dp-why-move = With { $card } on top, row { $onto } has energy { $there }; row { $row } is left with { $here }.
dp-why-wins = That wins the duel.
dp-why-loses = That loses the duel.
dp-why-destroys = That destroys { $theirs }.
dp-why-costs = That costs you { $mine }.
dp-why-both = That destroys { $theirs } and costs you { $mine }.
dp-why-attack-whatever = { $card } destroys the card across in row { $row }, whatever it is.
dp-why-attack-nothing = { $card } has nothing across from it.
dp-why-attack-unknown = { $card } attacks with energy { $energy }, whatever lies across in row { $row }.
dp-why-attack = { $card } attacks { $foe } in row { $row }, with energy { $energy } behind it.
dp-silly-ruin = attacks with the Phylactery into a card that destroys attackers
dp-silly-win-missed = misses a sure win

## The terminal board

dp-terminal-you = { $player } (you)
dp-terminal-mover = { $player }  ← to move
dp-terminal-drafted = { $player } drafted: { $cards }
dp-terminal-hand = { $player }: { $cards }
dp-terminal-draft = The draft
dp-terminal-pool = in the pool
dp-terminal-energy = energy
dp-terminal-text = what it does
dp-terminal-arrange = Arrange your stacks in secret
dp-terminal-ready = { $player } is ready
dp-terminal-arranging = { $player } is arranging
dp-terminal-placed = row { $row }, from the bottom: { $cards }
dp-terminal-empty = empty row
dp-terminal-unseen = ░ unseen
dp-terminal-used = (used)
dp-terminal-stack = { $splayed } of { $cards } splayed
dp-terminal-stack-mine = { $splayed } of { $cards } splayed, energy { $energy }
dp-terminal-over = the game is over
dp-terminal-attack = { $card } attacks in row { $row }
dp-terminal-turn = turn { $turn }
dp-terminal-footer = destroyed: { $cards } · quiet turns: { $quiet } of { $limit }
dp-terminal-legend = ▶ top card   · splayed   indented: hidden beneath   ░ not seen yet

## Cards

dp-card-phylactery = Phylactery
    .narrow = Phylac{ "\u00AD" }tery
dp-card-phylactery-text = Double your cascade energy; if it is greater, the opposing top card is destroyed. Reaction: double your cascade energy. You lose when it is destroyed.
dp-card-bubble = Bubble
dp-card-bubble-text = The opposing stack's bottom card comes up to the top; a card that is alone is destroyed. Reaction: move to another of your stacks (once per game).
dp-card-mirrorball = Mirrorball
    .narrow = Mirror{ "\u00AD" }ball
dp-card-mirrorball-text = See every card of the opposing cascade, then destroy this card. Reaction: see every card of the attacking cascade.
dp-card-boomerang = Boomerang
    .narrow = Boomer{ "\u00AD" }ang
dp-card-boomerang-text = If your cascade energy is greater, the opposing top card is destroyed. Then your cascade collapses. This card stays on top.
dp-card-discharge = Discharge
    .narrow = Dis{ "\u00AD" }charge
dp-card-discharge-text = The opposing cascade collapses, then this card sinks. Reaction: the attacking cascade collapses before energy is counted.
dp-card-fireball = Fireball
dp-card-fireball-text = If your cascade energy is greater, the opposing top card is destroyed; if not, it sinks. Then this card is destroyed.
dp-card-magic-missile = Magic Missile
dp-card-magic-missile-text = If your cascade energy is greater, the opposing top card is destroyed. Then your cascade collapses and this card sinks.
dp-card-thunderbolt = Thunderbolt
    .narrow = Thunder{ "\u00AD" }bolt
dp-card-thunderbolt-text = If your cascade energy is greater, the opposing top card is destroyed. Then your cascade collapses and this card sinks.
dp-card-lightning = Lightning
    .narrow = Light{ "\u00AD" }ning
dp-card-lightning-text = If your cascade energy is greater, the opposing top card is destroyed. Then your cascade collapses and this card sinks.
dp-card-gnaremoob = Gnaremoob
    .narrow = Gnare{ "\u00AD" }moob
dp-card-gnaremoob-text = If your cascade energy is greater, the opposing top card is destroyed. Then this card goes to the bottom of the opposing stack.
dp-card-decoy = Decoy
dp-card-decoy-text = The opposing top card sinks. Reaction: you may move this card to your Phylactery's stack (once per game).
dp-card-mine = Mine
dp-card-mine-text = This card cannot attack. Reaction: the attacking card is destroyed, then this card is destroyed.
dp-card-battery = Battery
dp-card-battery-text = The opposing top card is destroyed if your cascade energy is greater by 4 or more.
dp-card-ground = Ground
dp-card-ground-text = The opposing cascade collapses; then you may sink this card. Reaction: the attacking cascade collapses before energy is counted.
dp-card-grenade = Grenade
    .narrow = Gre{ "\u00AD" }nade
dp-card-grenade-text = The opposing top card is destroyed, whatever the energies. Then this card is destroyed.
dp-card-fan = Fan
dp-card-fan-text = Splay this whole stack. Then, if your cascade energy is greater, the opposing top card sinks; if it is alone, it is destroyed.
dp-card-guided-orb = Guided Orb
dp-card-guided-orb-text = The opposing top card is destroyed if its own energy is 0 or 1. Then this card sinks.
dp-card-smoke-ring = Smoke Ring
dp-card-smoke-ring-text = If your cascade energy is greater, the opposing top card sinks. Reaction: this card sinks.
dp-card-whirligig = Whirligig
    .narrow = Whirli{ "\u00AD" }gig
dp-card-whirligig-text = Splay this whole stack; then its bottom card comes up to the top.
dp-card-understudy = Understudy
    .narrow = Under{ "\u00AD" }study
dp-card-understudy-text = The opposing top card is destroyed if your cascade energy is greater by 2 or more; then your cascade collapses. Reaction: you may move this card to your Phylactery's stack (once per game).

## The board in the browser

dp-page-course = Cards still standing
dp-page-narrow = { FORM($card, form: "narrow") }
dp-page-card = { $title }, energy { $energy }. { $text }
dp-page-card-taken = { $title }, energy { $energy }, taken by { $name }
dp-page-seen-by-both = both have seen it
dp-page-used = its reaction is used up
dp-page-you = You
dp-page-row = Row { $row }
dp-page-row-empty = Row { $row }: empty
dp-page-row-energy = Row { $row }: cascade energy { $energy }
dp-page-row-what = Row { $row }: { $what }
dp-page-draft-title = The draft: everybody sees every card
dp-page-draft-pick = Touch a card you would like to have. You still need { $left }.
dp-page-draft-sure = Take { $title }?
dp-page-draft-hint = Touch any card to read it.
dp-page-take = Take { $title }
dp-page-tray = Your nine cards: lay it here
dp-page-copy-left = This one is taken, but another { $title } is still free.
dp-page-nine-of = { $name }'s cards
dp-page-nine-mine = Your nine cards
dp-page-nine-gone = { $title }, destroyed
dp-page-nine-seen = { $title }, lies in row { $row }
dp-page-nine-there = { $title }, somewhere on the table
dp-page-arrange-title = Three stacks, three cards each. Only you can see them.
dp-page-arrange-pick = Touch a card, then the place where it should go. { $left } to go.
dp-page-arrange-where = Where should { $title } go?
dp-page-arrange-ready = All in place. Are your stacks ready? Nothing can be changed afterwards.
dp-page-arrange-wait = Your stacks are ready. { $name } is still arranging.
dp-page-arrange-sending = Your cards are being laid out…
dp-page-ready = Ready
dp-page-fill = Fill the rest for me
dp-page-clear = Take all back
dp-page-slot = Row { $row }, { $spot }
dp-page-slot-full = Row { $row }, { $spot }: { $title }
dp-page-top = top
dp-page-middle = middle
dp-page-bottom = bottom
dp-page-place = place { $place }
dp-page-hand = Your cards
dp-page-hand-back = Back to your cards
dp-page-sum = Energy of the stack: { $sum }
dp-page-in-all = { $sum } in all
dp-page-on-top = { $energy } on top
dp-page-arranging = arranging in secret
dp-page-is-ready = ready
dp-page-turn = Your turn: touch a card of yours, or a stack to attack.
dp-page-top-picked = { $title }: what should it do?
dp-page-splayed-picked = Bring { $title } to the top of its stack?
dp-page-hidden-picked = Slide row { $row } open by one more card?
dp-page-foe-picked = Attack row { $row }? Touch your card across from it.
dp-page-slide = Slide
dp-page-slide-about = Slide row { $row }: splay one more card
dp-page-sink = Sink
dp-page-sink-about = Sink: put the top card of row { $row } at the bottom
dp-page-raise = Raise
dp-page-raise-about = Raise: bring this card to the top of row { $row }
dp-page-lane-move = Move here
dp-page-lane-found = New stack
dp-page-lane-about = Your row { $row }: move the card here
dp-page-attack = Attack
dp-page-foe-about = { $name }'s row { $row }: { $what }
dp-page-empty = empty
dp-page-cards =
    { $count ->
        [one] { $count } card, { $splayed } splayed
       *[other] { $count } cards, { $splayed } splayed
    }
dp-page-my-top = { $title }, energy { $energy }, on top of row { $row }
dp-page-my-splayed = { $title }, energy { $energy }, splayed in row { $row }
dp-page-my-hidden = { $title }, energy { $energy }, hidden in row { $row }
dp-page-energy-plate = Cascade energy { $energy }
dp-page-energy-unknown = not known
dp-page-phylactery-here = The Phylactery is here
dp-page-phylactery-not = The Phylactery is not here
dp-page-pick-first = First touch a card of yours on top.
dp-page-quiet = { $quiet } of { $limit } turns without a destroyed card
dp-page-stage = The stage
dp-page-their-side = { $name }'s side
dp-page-my-side = Your side
dp-page-programme = What just happened
dp-page-ended = The stage is open: all cards can be seen. { $name } wins.
dp-page-ended-draw = The stage is open: all cards can be seen. The duel is a draw.
dp-page-hint-turn = One move or one attack each turn. Smash the other's Phylactery to win.
dp-page-ask-react = { $title } is attacked. Shall it jump to your Phylactery's stack?
dp-page-ask-react-other = { $title } is attacked. Shall it react?
dp-page-ask-sink = Shall { $title } sink to the bottom of its stack?
dp-page-ask-follow = { $title }: do this step, too?
dp-page-ask-where = { $title } floats away. To which of your rows?
dp-page-yes-jump = Jump
dp-page-yes-sink = Sink it
dp-page-yes-react = React
dp-page-yes-follow = Yes, do it
dp-page-no-stay = Stay
dp-page-to-row = To row { $row }
dp-page-scene-title = { $attacker } attacks in row { $row }
dp-page-scene-announced = announces { $energy }
dp-page-scene-enough = { $title } wins: { $one } against { $two }
dp-page-scene-short = Not enough: { $one } against { $two }
dp-page-scene-margin = { $margin } more needed
dp-page-note-react = { $title } reacts
dp-page-note-stay = { $title } stays
dp-page-note-decline = { $title } stays on top
dp-page-note-double = { $name }: energy × 2
dp-page-note-show = Seen: { $cards }
dp-page-note-destroy = { $title } is destroyed
dp-page-note-collapse = { $name }'s cascade collapses
dp-page-note-splay = { $name }'s stack is splayed
dp-page-note-lift = { $name }'s bottom card comes up
dp-page-note-sink = { $name }'s top card sinks
dp-page-note-move = { $title } moves to row { $row }
dp-page-note-cross = { $title } changes sides
dp-page-note-miss = The attack misses
dp-page-note-over = The Phylactery is smashed
dp-page-at-least = { $energy } or more
dp-page-at-most = { $energy } or less

## The rules, clause by clause

dp-heading-components = Components
dp-heading-setup = Setup
dp-heading-rows-stacks-and-cascades = Rows, stacks and cascades
dp-heading-turn-structure = Turn structure
dp-heading-moves = Moves
dp-heading-attack-declaring = Attack: Declaring
dp-heading-attack-sequence = Attack: Sequence
dp-heading-attack-reaction-step = Attack: Reaction step
dp-heading-attack-following-the-instructions = Attack: Following the instructions
dp-heading-reactions = Reactions
dp-heading-cards-phylactery-energy-1 = Cards: Phylactery (energy 1)
dp-heading-cards-bubble-energy-1 = Cards: Bubble (energy 1)
dp-heading-cards-mirrorball-energy-1 = Cards: Mirrorball (energy 1)
dp-heading-cards-boomerang-energy-1 = Cards: Boomerang (energy 1)
dp-heading-cards-discharge-energy-2 = Cards: Discharge (energy 2)
dp-heading-cards-fireball-energy-3 = Cards: Fireball (energy 3)
dp-heading-cards-magic-missile-energy-1 = Cards: Magic Missile (energy 1)
dp-heading-cards-thunderbolt-energy-2 = Cards: Thunderbolt (energy 2)
dp-heading-cards-lightning-energy-3 = Cards: Lightning (energy 3)
dp-heading-cards-gnaremoob-energy-1 = Cards: Gnaremoob (energy 1)
dp-heading-cards-decoy-energy-2 = Cards: Decoy (energy 2)
dp-heading-cards-mine-energy-1 = Cards: Mine (energy 1)
dp-heading-cards-battery-energy-3 = Cards: Battery (energy 3)
dp-heading-cards-ground-energy-1 = Cards: Ground (energy 1)
dp-heading-cards-grenade-energy-0 = Cards: Grenade (energy 0)
dp-heading-cards-fan-energy-0 = Cards: Fan (energy 0)
dp-heading-cards-guided-orb-energy-2 = Cards: Guided Orb (energy 2)
dp-heading-winning = Winning
dp-heading-card-language = Card language
dp-heading-rulings = Rulings

DP-1 = The cards come on three sheets of 9, 27 cards in all: one sheet of nine different cards occurs twice, a second sheet of eight different cards and one blank occurs once. 2 × 9 + 9 = 27. See DP-R1.
DP-2 = There are 17 different printed cards: 9 in two copies (18 cards) and 8 in one copy (8 cards); 18 + 8 = 26 cards with text, plus 1 blank.
DP-3 = Every card has an energy, a whole number from 0 to 3.
DP-4 = Energies of the 26 cards with text: two 0s, thirteen 1s, six 2s, five 3s; sum 40. Without the two Phylacteries: 24 cards, sum 38.
DP-5 = Cards are folded in the middle, so that a card has one side with words and one without; only the side with words tells cards apart.
DP-6 = The blank card is there for the players to customise later. (house, DP-R3) It takes part only if the option 'custom_card' supplies its text; otherwise it stays in the box.
DP-7 = Every card text is printed, so no house card set is needed; the custom card is the only card a table may add.
DP-8 = An engine gives each physical card its own identity (token). Two copies of a name are interchangeable in effect but are different tokens for tracking, marks and repetition.
DP-9 = Each player first receives one Phylactery.
DP-10 = All other cards form a pool that both players can read: 24 cards, or 25 with a custom card.
DP-11 = A fair coin toss decides who picks first, unless the option 'first_picker' says otherwise.
DP-12 = The players take turns picking one card from the pool.
DP-13 = The draft ends when each player has 9 cards, the Phylactery included: 8 picks each, 16 picks in all, the first picker making picks 1, 3, …, 15 and the second picker picks 2, 4, …, 16.
DP-14 = Any card in the pool may be picked; one player may own both copies of a name.
DP-15 = Picks are public: both players know all 9 cards of both players.
DP-16 = The cards left in the pool leave the game: 8 cards, or 9 with a custom card. They stay public knowledge.
DP-17 = If players doubt what a chosen card means, they settle it before play starts. (house) At a table of this system the rulings below and the option values of the table are that agreement; they are fixed before the draft.
DP-18 = The players sit face to face, each with three rows in front of them; each row of one player lies across from one row of the other.
DP-19 = Each player distributes their 9 cards as they like into 3 stacks of exactly 3 cards, one per row, in any order.
DP-20 = Only the owner can read the cards of their stacks. Both arrange at the same time and in secret; the arrangements become binding together.
DP-21 = Every stack starts collapsed: three cards high, and only the top card can be read.
DP-22 = The player who picked second in the draft takes the first turn.
DP-23 = There are three rows, numbered 1 to 3, shared by both players; each player has in each row either one stack or nothing.
DP-24 = Opposing always means: across, in the same row, at this moment. The opposing stack is whatever stack the other player now has in that row; the opposing topmost card is its top card now. An empty row has neither.
DP-25 = A stack is one or more cards lying on one another, in a fixed order from bottom to top.
DP-26 = A stack may have any height from 1 upward.
DP-27 = The cascade of a stack is its topmost cards, as many as are splayed to the right so that the owner can read name and energy of each: at least the top card, at most all. The others are hidden beneath. An empty row has no cascade.
DP-28 = The cascade is always an unbroken run from the top card downward; a hidden card never lies above a splayed one.
DP-29 = The cascade of a collapsed stack is the top card alone.
DP-30 = The cascade energy of a stack is the sum of the energies of its splayed cards, the top card included.
DP-31 = Hidden cards add nothing to the cascade energy.
DP-32 = A cascade stays as it is from turn to turn until a rule changes it. Players may not collapse their own cascade at will (DP-R12).
DP-33 = To collapse a cascade hides all of its cards under the top card. Nothing changes if the top card is alone in it, or if the row is empty. The order of cards does not change.
DP-34 = When the top card leaves a stack (destroyed, moved away, sent to the other side) and cards remain, the cascade is what remains splayed: one card fewer, but never fewer than the new top card.
DP-35 = When the last card leaves a stack, the row is empty on that side.
DP-36 = A card put on top of a stack that has cards joins its cascade at the right end, which is one card longer then. A card put into an empty row is a stack of its own, with itself as its cascade.
DP-37 = To sink the top card puts it at the bottom of its stack, hidden. The cascade is one card shorter then, but never shorter than the new top card.
DP-38 = Sinking a card that is alone in its stack changes nothing.
DP-39 = To bubble up a stack puts its bottommost card on top. It joins the cascade there: if a card is still hidden, the cascade is one card longer. A lone card stays as it is.
DP-40 = A destroyed card leaves the game for good and lies open beside the table.
DP-41 = Heights, cascade sizes and every change of a card's position are visible to both players; only the words are private.
DP-42 = The players take turns alternately.
DP-43 = A turn is exactly one move or one attack.
DP-44 = A player may not pass.
DP-45 = A legal move always exists: the player has at least the Phylactery; with two or more stacks a transfer is possible, with one stack there are two empty rows to found a stack in.
DP-46 = When the move or attack is complete and nobody has won, the end-of-turn checks DP-94, DP-95 and DP-96 are made in this order; then it is the other player's turn.
DP-47 = A player moves only cards in their own three rows.
DP-48 = Slide L: the splayed part of the stack in row L shifts right so that one more card beneath it becomes readable to its owner. At least one card of the stack must still be hidden. The order of cards does not change.
DP-49 = Raise L k: in row L, the splayed card that lies k places left of the top card goes to the top, at the right end of the cascade. The order of the others and the length of the cascade do not change.
DP-50 = Transfer L M: the top card of the stack in row L goes on top of the player's stack in another row M, which must have cards; it is splayed there (DP-36); row L follows DP-34 or DP-35.
DP-51 = Found L M: the top card of the stack in row L goes to the player's empty row M and forms a new stack there. A lone card may do this too, which leaves row L empty. It does not matter how row M became empty.
DP-52 = Sink L: the top card of the stack in row L sinks (DP-37). The stack must have at least two cards.
DP-53 = A move must change the position: sinking a lone card and raising the top card are not moves.
DP-54 = A move reveals no words to the opponent; the opponent sees which physical card went where.
DP-55 = A player may look at all cards of their own stacks, hidden ones included, while planning. (house) An engine shows the owner all of their own cards at all times.
DP-56 = The legal moves are: for every own stack one raise for each splayed card but the top one, one slide if a card is hidden, and one sink if there are two cards or more; and for every own stack two moves of its top card, because there are exactly two other rows to go to, by transfer or by founding. Attacks: one per own stack whose top card has an action. The first turn offers 3 + 3 + 6 = 12 moves and up to 3 attacks; the most possible with printed cards is 19 (10 cards, thanks to Gnaremoob).
DP-57 = Attack L: the player reveals the top card of their stack in row L to the opponent. It is now the attacking card; its owner is the attacker, the other player the defender.
DP-58 = A card without an action cannot attack. With the printed cards this is only Mine.
DP-59 = The attack is legal even if the opposing row is empty, and even if it will have no effect.
DP-60 = Only the top card's instructions count; other cards of the attacking cascade lend energy only and are not shown.
DP-61 = An attack runs: (1) reveal the attacking card; (2) if there is no opposing stack, or the action is no threat (DP-62), go to 6; (3) the defender reveals the opposing topmost card D; (4) the defender announces the total energy of the opposing cascade; (5) if D has a reaction that is available, it is resolved, then DP-70 decides how to go on; (6) the attacking card's instructions are followed in order; (7) the turn ends.
DP-62 = An action is a threat if, with an opposing stack present, it could destroy an opposing card or has to compare energy with it. Always threats: Phylactery, Boomerang, Fireball, Magic Missile, Thunderbolt, Lightning, Gnaremoob, Battery, Grenade, Fan, Guided Orb. A threat only against a stack of exactly one card: Bubble. Never threats: Mirrorball, Discharge, Ground, Decoy.
DP-63 = Against an action that is no threat the defender reveals nothing, announces nothing, and no reaction is resolved.
DP-64 = Against a threat the defender must show the opposing topmost card.
DP-65 = Against a threat the defender also announces the cascade energy of the opposing stack: the plain sum (DP-30) at that moment, before the reaction and before any doubling. It is announced for every threat, also when the action will not compare energies (Grenade, Guided Orb, Bubble).
DP-66 = The other cards of the defender's cascade need not be shown.
DP-67 = The announced total must be true. (house, DP-R38) The engine computes and announces it; no false statement is possible.
DP-68 = The attacker's total is not announced; the defender learns only what the outcome shows.
DP-69 = If the revealed card D has a reaction, it is resolved before the attacking card's instructions.
DP-70 = After the reaction: if the attacking card is no longer in the stack it attacked from, the attack is over (DP-72); else if the opposing row is now empty, go to step 6; else if the opposing top card is no longer D, the new top card is attacked in its place: repeat steps 3 to 5 with it; else go to step 6.
DP-71 = In one attack each card reacts at most once, so the repetition ends.
DP-72 = If the attacking card is destroyed during the reaction step, none of its instructions is followed; the turn ends.
DP-73 = The instructions of the attacking card are followed in the order in which its card clauses list them, each on the position as it is then.
DP-74 = An instruction whose object does not exist (no opposing stack, no opposing card) is skipped; the following ones are still followed.
DP-75 = Instructions after the energy test (collapse, sink, destroy this card) are followed whether or not the test succeeded, unless the card says "otherwise".
DP-76 = Greater compares two tallies: the cascade energy of the attacking stack with the cascade energy of the opposing stack, both summed when the instruction is reached, after all reactions and earlier instructions.
DP-77 = Each tally includes that stack's top card: the attacking card's own energy counts, and so does the energy of the card under attack.
DP-78 = The attacking tally must be strictly greater. A tie does not destroy.
DP-79 = A doubling multiplies the whole tally of its side by 2 for the rest of this attack only. The attacker's and the defender's doublings are independent.
DP-80 = "Opposing card" on a card means the opposing topmost card.
DP-81 = Every reveal, announced total, reaction, destruction, sinking, collapse and change of position in an attack is public; so is whether the energy test succeeded.
DP-82 = A revealed card is shown, then returns to its private orientation in place. Players may remember it.
DP-83 = A reaction is resolved only when its card is the opposing topmost card revealed in step 3 of an attack. Cards deeper in the stack, splayed or not, never react.
DP-84 = A reaction is mandatory if it can be carried out, except Decoy's, which says it is optional.
DP-85 = In a reaction, "this card" is the reacting card and "opposing" means the attacker's stack in the same row.
DP-86 = A reaction marked once per game can be used one time by that card in the whole game. Each copy has its own use.
DP-87 = The use is spent when the card actually moves by its reaction; a declined or impossible reaction is not spent.
DP-88 = Spent uses are public. The mark belongs to the card and stays with it wherever it goes; the engine keeps it, at a physical table the owner turns a marker on it.
DP-89 = Once per game limits the reaction only; the card's action may be used any number of times.
DP-C-Phylactery-1 = Action: the attacker's tally is doubled; then, if it is greater, foe top is destroyed.
DP-C-Phylactery-2 = Nothing else happens: the Phylactery stays on top and its cascade stays as it is, after success and failure alike.
DP-C-Phylactery-3 = Reaction: the defender's tally is doubled for this attack.
DP-C-Phylactery-4 = When a Phylactery is destroyed, by whatever cause, the player on whose side it lay loses at once.
DP-C-Phylactery-5 = If a Phylactery attacks a Phylactery, both tallies are doubled; the attack succeeds exactly if the attacker's undoubled sum is greater.
DP-C-Phylactery-6 = Doubling affects tallies only, never the energy of the card itself (1), and does not protect against actions that compare no tallies (Grenade, Guided Orb, Bubble against a lone card).
DP-C-Phylactery-7 = A Phylactery inside a cascade but not on top adds its energy 1 and doubles nothing.
DP-C-Phylactery-8 = No printed effect moves a Phylactery to the other side of the table.
DP-C-Bubble-1 = Action against a stack of two or more: its bottommost card is bubbled up (DP-39). This is no threat; the attacker does not see the card.
DP-C-Bubble-2 = Action against a stack of exactly one card: that card is destroyed, without any comparison of energy. This is a threat.
DP-C-Bubble-3 = Reaction, once per game: Bubble moves from the top of its stack to the top of another stack of its owner and joins the cascade there (DP-36). The owner chooses among their other non-empty rows.
DP-C-Bubble-4 = If its owner has no other stack, Bubble does not react and its use is not spent. It may not move to an empty row or to the opponent's side.
DP-C-Bubble-5 = After its action Bubble stays on top of its stack; its own cascade does not change.
DP-C-Bubble-6 = After its reaction the attack goes on by DP-70: against the next card of the stack Bubble left, or against nothing.
DP-C-Mirrorball-1 = Action: the defender shows the attacker every card of the opposing cascade; then Mirrorball is destroyed.
DP-C-Mirrorball-2 = Reaction: the attacker shows the defender every card of the attacking cascade; then the attack goes on as usual.
DP-C-Mirrorball-3 = The action is no threat: destroying itself does not count. No total is announced and nothing reacts.
DP-C-Mirrorball-4 = Hidden cards beneath a cascade are not shown. A collapsed stack shows its top card only.
DP-C-Mirrorball-5 = Against an empty row nothing is shown; Mirrorball is destroyed all the same.
DP-C-Boomerang-1 = Action: if greater, foe top is destroyed.
DP-C-Boomerang-2 = Then the attacker's cascade collapses, in success and failure.
DP-C-Boomerang-3 = Boomerang stays on top of its stack.
DP-C-Discharge-1 = Action: the opposing cascade collapses; then Discharge sinks. No threat.
DP-C-Discharge-2 = Reaction: the attacker's cascade collapses before any energy is tallied, so that the attacker's tally is that of the attacking card alone (unless the action itself splays cards again, as Fan does).
DP-C-Discharge-3 = Its own cascade is not collapsed by its action; it loses Discharge only (DP-37).
DP-C-Discharge-4 = The reaction collapses the attacker's cascade against every threat, also one that tallies no energy.
DP-C-Fireball-1 = Action: if greater, foe top is destroyed.
DP-C-Fireball-2 = If not greater (a tie included), foe top sinks instead; a lone foe top stays.
DP-C-Fireball-3 = Then Fireball is destroyed, in success and failure, also against an empty row.
DP-C-Fireball-4 = The attacker's cascade is not collapsed; it loses Fireball only (DP-34).
DP-C-MagicMissile-1 = Action: if greater, foe top is destroyed.
DP-C-MagicMissile-2 = Then the attacker's cascade collapses and Magic Missile sinks, in success and failure.
DP-C-Thunderbolt-1 = Action: if greater, foe top is destroyed.
DP-C-Thunderbolt-2 = Then the attacker's cascade collapses and Thunderbolt sinks, in success and failure.
DP-C-Lightning-1 = Action: if greater, foe top is destroyed.
DP-C-Lightning-2 = Then the attacker's cascade collapses and Lightning sinks, in success and failure, exactly as for Thunderbolt.
DP-C-Gnaremoob-1 = Action: if greater, foe top is destroyed.
DP-C-Gnaremoob-2 = Then, in success and failure, Gnaremoob leaves the attacker's stack (DP-34) and goes to the bottom of the opposing stack, hidden. The opposing s does not change.
DP-C-Gnaremoob-3 = If there is no opposing stack at that moment, Gnaremoob stays on top of its own stack.
DP-C-Gnaremoob-4 = From then on Gnaremoob is the opponent's card in every respect: they alone may look at it, move it, splay it, count it and attack with it, and its next attack can bring it back.
DP-C-Gnaremoob-5 = Both players know the card, as it has just been revealed; the former owner keeps no right to it.
DP-C-Decoy-1 = Action: foe top sinks, unseen by the attacker; a lone foe top stays. No threat. Decoy stays on top.
DP-C-Decoy-2 = Reaction, once per game, optional: Decoy moves from the top of its stack to the top of the stack that holds its owner's Phylactery and joins the cascade there (DP-36). Then DP-70.
DP-C-Decoy-3 = If the Phylactery is in Decoy's own stack, there is no reaction and nothing is spent.
DP-C-Decoy-4 = If the owner declines, the attack goes on against Decoy and the use is not spent.
DP-C-Decoy-5 = The jump tells the opponent in which row the Phylactery stands (not at which height); this is public.
DP-C-Mine-1 = Mine has no action and cannot attack.
DP-C-Mine-2 = Reaction: the attacking card (the attacker's topmost card in this row) is destroyed, whatever the energies.
DP-C-Mine-3 = Then Mine is destroyed. (house, DP-R29) The attack is over; the attacking card's instructions are not followed.
DP-C-Mine-4 = If the attacking card is a Phylactery, its owner loses at once; Mine is not destroyed any more.
DP-C-Mine-5 = Mine does not react to actions that are no threat: Decoy may sink it, Bubble may bury it, Mirrorball may expose it, Discharge and Ground may collapse its cascade.
DP-C-Mine-6 = Mine can be moved, splayed and counted like any card.
DP-C-Battery-1 = Action: foe top is destroyed if the attacking tally minus the opposing tally is 4 or more.
DP-C-Battery-2 = Nothing else happens; Battery stays on top and its cascade stays.
DP-C-Battery-3 = Doubling by a defending Phylactery counts before the difference is taken.
DP-C-Ground-1 = Action: the opposing cascade collapses. No threat.
DP-C-Ground-2 = Then the attacker may sink Ground. (house) The choice is made after the collapse; it is not offered if Ground is alone.
DP-C-Ground-3 = Reaction: as DP-C-Discharge-2 and DP-C-Discharge-4.
DP-C-Grenade-1 = Action: foe top is destroyed, whatever the energies.
DP-C-Grenade-2 = Then Grenade is destroyed, also against an empty row.
DP-C-Grenade-3 = It is a threat: reactions come first. A Mine destroys it before it acts; a moving Bubble or Decoy leaves it the next card.
DP-C-Fan-1 = Action: all cards of Fan's stack become its cascade. This happens after the reaction step.
DP-C-Fan-2 = Then, if greater and the opposing stack has two or more cards, foe top sinks.
DP-C-Fan-3 = If greater and foe top is alone, it is destroyed instead.
DP-C-Fan-4 = If not greater, nothing more happens. In every case Fan stays on top and the full cascade stays.
DP-C-Fan-5 = Fan is a threat against any opposing stack. Against an empty row only DP-C-Fan-1 happens.
DP-C-GuidedOrb-1 = Action: foe top is destroyed if its own energy is 0 or 1.
DP-C-GuidedOrb-2 = Its own energy is the number on that card; cascades and doublings do not count. Prey: Phylactery, Bubble, Mirrorball, Boomerang, Magic Missile, Gnaremoob, Ground, Grenade, Fan, the custom card (and Mine, which reacts first).
DP-C-GuidedOrb-3 = Then Guided Orb sinks, in success and failure; its cascade is not collapsed (DP-37).
DP-90 = The first player to destroy the opponent's Phylactery wins.
DP-91 = The game ends at the very moment of the destruction; no further instruction of any card is followed.
DP-92 = The loser is the player on whose side the destroyed Phylactery lay, whoever caused it and whoever's turn it is. A player can lose in their own turn (attacking a Mine with the Phylactery).
DP-93 = Destructions happen one after another and the first Phylactery ends the game, so both can never lose.
DP-94 = If at the end of a turn each player has no card but the Phylactery, the game is drawn: 2 × 1 is never greater than 2 × 1.
DP-95 = If no card has been destroyed in as many consecutive turns as 'stagnation_limit' says (usually 60), both players' turns counted, the game ends with the result named by 'stagnation_result' (usually a draw).
DP-96 = With the option 'repetition_draw' = n > 0, the game is drawn at the end of a turn after which the same position (same tokens in the same places, same cascade sizes, same spent marks, same player to move) stands for the n-th time. Off by default.
DP-97 = A step is skipped, its 'else' included, if its object is foe or foe_top and there is no opposing stack (or the attack missed under 'dodge' = miss), or if its object is self and the acting card has left its stack. Conditions about foe are false without an opposing stack and after a miss.
DP-98 = An action is a threat if an opposing stack exists and (a) any step, 'else' included, has a condition greater, greater_by or foe_top_energy_max, or (b) any step destroys foe_top and all its foe_alone and mine_alone conditions hold when the attack is declared. This yields exactly the lists in DP-62.
DP-99 = A reaction is available unless it is 'once' and spent, or it has a 'move' step without a destination. A 'once' reaction is spent when it is resolved. With 'may', the controller is asked first; declining spends nothing.
DP-100 = A step with 'may' is not offered if it would be skipped or change nothing (sinking a lone card).
DP-101 = Limits of a custom card: energy 1 (printed on the blank); a name of 1–24 characters that no other card has; at most 3 action steps and 2 reaction steps ('else' steps not counted, nested once at most); action and reaction not both null; a reaction with 'move' must be 'once'; never 'lose_if_destroyed'. The players agree on it before the draft; both may draft it.
DP-R1 = How many cards are there? The text shows a list of nine cards twice and a list of eight cards and a blank once. Either the first list is a doubled extraction of one sheet, or the sheet really occurs twice. Ruling: it occurs twice; 27 cards. With one copy there would be one Phylactery for two players and 18 cards in all, one of them blank, so nothing would remain to be removed after the draft; the rulebook, section Setup, gives each player a Phylactery and removes a remainder (27 − 18 = 9 with the blank). No option.
DP-R2 = Who picks first? The rulebook does not say. Ruling: a coin toss. It is fair because the second picker gets the first turn in return. Option 'first_picker'.
DP-R3 = Is the blank card drafted? Ruling: only if players have given it a text (option 'custom_card'); then it lies in the pool like any card with its printed energy 1. A blank without a text has neither action nor reaction and would only be a counter; it stays out.
DP-R4 = May a player do nothing? The rulebook says a player may move or attack; this can be read as a permission to do neither. Ruling: "may" offers the choice between the two; one of them must be done. Passing would make waiting free and stalemates easier, and a legal move always exists. No option.
DP-R5 = What if a player cannot do anything? It cannot happen. A player with no cards has no Phylactery and has lost. With one stack, two rows are empty and the top card may go there; with more stacks, transfers are possible. Mine on top of every stack forbids attacks only. A proof by counting is DP-56: at least 2k ≥ 2 moves.
DP-R6 = May a player move cards in the opponent's stacks? The list of moves speaks of "a stack" and "any stack". Ruling: own stacks only. Otherwise Decoy's and Bubble's actions would be free for everyone, and players could move cards they cannot read. No option.
DP-R7 = Can a cascade grow by sliding again? Reading 1: only the single top card slides, so a slide is possible only on a collapsed stack and gives two splayed cards. Reading 2: each slide uncovers one more card. Ruling: reading 2 ('slide' = extend). The definition of a cascade sets no limit of two, a three-card stack could otherwise never show all its cards at once without Fan or a card from another stack, and Fan's strength is to do in one turn what otherwise takes several. Reading 1 is the option 'slide' = once.
DP-R8 = Does raising a card uncover a hidden one? On the table, lifting the leftmost splayed card could expose the card it lay on. Ruling: no; the remaining splayed cards close up and s stays the same. The rulebook mentions uncovering only for the slide. No option.
DP-R9 = Do cards stay splayed when the top card is destroyed, sunk or moved away? Ruling: yes. Cards that could be read stay readable; the cascade is simply one card shorter, never shorter than the new top card itself. Only a collapse hides splayed cards. This follows from the cascade being the splayed topmost cards and from collapse being a separate instruction on some cards (Magic Missile) and absent from others (Guided Orb, Fireball).
DP-R10 = Is a card that is put on top by an effect splayed? The rulebook says so for the transfer. It is silent for Bubble's reaction, Decoy's reaction and Bubble's action. Ruling: the same rule for all: a card arriving on top of a stack joins its cascade. One rule for every arrival, and the only one the rulebook shows. For Bubble's action on a fully splayed stack the card was already counted, so its cascade stays as long as it is. No option.
DP-R11 = What does sinking a lone card do? Nothing: bottom and top are the same place. As part of an effect it is skipped; as a move it is illegal because it would be a pass. Bubble and Fan say explicitly that they destroy a lone card instead; other cards do not.
DP-R12 = May a player collapse or reorder their cascade freely? Ruling: no. The five moves are the complete list. Looking (peek) does not allow rearranging.
DP-R13 = What is "opposing" when stacks have moved or are gone? Ruling: rows are fixed places; opposing is always the same row on the other side, as it is at the moment the word is applied. A card that moves to another row faces whatever is there. There is no diagonal attack, and an empty opposing row is never replaced by a neighbouring one.
DP-R14 = May one attack an empty row? Reading 1: an attack needs something to attack. Reading 2: an attack is revealing a top card and following its instructions, whatever is opposite. Ruling: reading 2 (literal); instructions on opposing cards are skipped, the others are followed (Fan splays, Discharge sinks, Grenade destroys itself). It also never harms the opponent. Option 'empty_row_attack' = forbidden gives reading 1.
DP-R15 = What is the energy of a collapsed stack? Reading 1: its top card's energy (a cascade of one). Reading 2: zero, since nothing is splayed. Ruling: reading 1. The rulebook lets the defender report energy in every attack, three cards with the same text differ only in energy, and under reading 2 no collapsed stack could ever destroy anything by energy, so that Discharge's and Ground's reactions would be a full defence against every energy test but Fan's. Option 'collapsed_energy' = zero gives reading 2.
DP-R16 = What does "cascade energy is greater" compare? Ruling: all splayed cards of the attacking stack including the attacking card, against all splayed cards of the opposing stack including its top card; strictly greater. Battery spells out that the opposing cascade is the other side of the comparison; the same is meant everywhere. Not compared: hidden cards, other rows, the single card under attack (only Guided Orb looks at that).
DP-R17 = Do "then …" instructions depend on success? Ruling: no. The condition belongs to the destruction only; what follows is carried out in any case. Fireball shows the pattern: it names both outcomes and then destroys itself.
DP-R18 = Does Lightning, whose text lacks the "then" of its siblings, work like them? Ruling: a slip; Lightning works like Magic Missile and Thunderbolt, with energy 3.
DP-R19 = When does the defender reveal and react? The rulebook demands the reveal when the action can destroy a card, and mentions reactions right after. Questions: does destroying itself count (Mirrorball)? Does Bubble count against a tall stack, Fan against a tall stack? Do reactions happen without a reveal? Rulings: (a) only destroying an opposing card counts; (b) Bubble's and other height conditions are judged on the public heights when the attack is declared: Bubble is a threat against a lone card only; (c) an action that must compare energies needs the total and the reaction that may change it, so Fan is always a threat; an energy condition that happens to be out of reach (Battery with 3) does not make the action harmless, since the attacker's total is private; (d) no reveal, no reaction: actions that only look, sink, lift or collapse do not trigger anything. No option.
DP-R20 = Do Discharge and Ground collapse the attacker even if no energy is tallied? Ruling: yes. The words about tallying state the time, not a condition. Against Grenade, Guided Orb and Bubble (lone foe) the attacker's cascade collapses although the outcome does not depend on it.
DP-R21 = Which total is announced, and when? Ruling: the plain sum of the opposing cascade when its top card is revealed, before reaction and doubling. Nothing is lost: the doubling follows from the revealed Phylactery. If the revealed card moves away, the new top card is revealed and the new sum announced. It is announced for every threat, as the rulebook makes no exception.
DP-R22 = Must the attacker announce their own total? The rulebook obliges only the defender. Ruling: no. The outcome of the test is public, the attacker's number is not. An engine must not write it to the defender's log.
DP-R23 = Does a revealed card stay open? Reading 1: it stays face up. Reading 2: it is shown and turned back. Ruling: reading 2; the stacks are meant to be readable by their owner only. Since every movement of a card is visible, a player with perfect memory can trace a revealed card for the rest of the game; a view may therefore mark it (option 'memory_aid', interface only). A bot always may.
DP-R24 = Does the opponent see how high a stack is and how many cards are splayed? Ruling: yes, and also which card moves where. Cards lie on the table; only their words are turned away. Bubble and Fan need the height.
DP-R25 = When and where may one peek? The rulebook allows it while planning a move. Ruling: own stacks, at any time; since a player knows where they put their cards, this gives nothing new. Opposing stacks never.
DP-R26 = Bubble or Decoy leaves when attacked: what does the attack hit? Reading 1 ('next'): the reaction is resolved first, then the attack, whose words name the opposing topmost card, so the next card is hit; if it can be destroyed it must be revealed and may react in turn. Reading 2 ('miss'): the attack was aimed at the card that left and misses. Ruling: reading 1. It follows the words in their order, it needs no notion of aiming, and it applies to every attack alike. If no card is left in the row, nothing is hit. The number of repetitions is small: only the two Bubbles and Decoy can leave, each once per game. Under 'miss' all instructions on the opposing stack or its top card are skipped for this attack (no sinking by Fireball or Fan either); instructions on the attacking card and its own cascade are followed, Gnaremoob's crossing included if a stack is left opposite. Option 'dodge' = next | miss, default next.
DP-R27 = Must Bubble move? Decoy's reaction is called optional, Bubble's is not. Ruling: Bubble must move the first time it is attacked, if its owner has another stack; it never moves to an empty row, since the rulebook distinguishes "another stack" from "an empty row". Consequence: a Bubble on top of one's own Phylactery is risky. Option 'bubble_reaction' = must | may, default must.
DP-R28 = Who keeps track of once-per-game powers? Not stated. Ruling: public marks, bound to the card. The power is used up by moving, not by being asked.
DP-R29 = Mine destroys the attacking card: what of its instructions? Reading 1: they are followed all the same (the next card may be destroyed). Reading 2: the attack ends. Ruling: reading 2. There is no attacking card any more whose instructions could be followed, no cascade with it on top, and "this card" would have no meaning. Even the collapse of Boomerang does not happen. No option.
DP-R30 = What if an instruction has no object? Ruling: it is skipped and the rest is followed. An energy test without an opposing stack counts as failed, but instructions on the missing foe top (Fireball's "otherwise sink") are skipped too.
DP-R31 = What if Gnaremoob has nothing to sink under? Readings: it founds a stack in the opponent's empty row; or it stays. Ruling: it stays on top of its own stack. The card speaks of an opposing stack, and the rulebook distinguishes stacks from empty rows.
DP-R32 = Whose card is Gnaremoob after it changed sides? Ruling: it belongs to the player in whose stack it lies, for all purposes. There is no lasting ownership in this game; "your" means on your side.
DP-R33 = Does Fan destroy a lone card without greater energy? Reading 1: "alone → destroyed" stands by itself. Reading 2: it replaces the sinking, which is impossible for a lone card, and so has the same condition. Ruling: reading 2. "Alone" refers to the opposing card, for Fan as for Bubble.
DP-R34 = Which energy does Guided Orb look at? Ruling: the number printed on the opposing topmost card. Doubling speaks of cascade energy and does not change it; an exposed Phylactery is prey.
DP-R35 = Can a player destroy their own Phylactery, or both fall at once? With the printed cards a player's own Phylactery can fall in their own turn only by Mine. Cards that destroy themselves never are Phylacteries. As destructions are sequential, the first one decides. For custom cards DP-C-Phylactery-4 applies: whoever's Phylactery falls first loses.
DP-R36 = What if two lone Phylacteries are left? Each attack is 2 against 2, forever. Ruling: drawn at once (DP-94). Other hopeless positions are left to DP-95.
DP-R37 = What about repetition and stalemate? The printed game can go on forever (both players sink and slide). Ruling: DP-95 ends it as a draw. Repetition needs no rule of its own, since a repeated position means that nothing was destroyed; an optional n-fold rule exists for tournaments. It compares physical cards, which both players can follow, so applying it betrays nothing.
DP-R38 = What if a player announces a wrong total at a physical table? The rulebook asks for honesty and has no penalty. Here the engine announces.
DP-R39 = Does it matter who arranges first? No. Nothing of an arrangement is visible before or after; both are binding only when both are ready.
DP-R40 = May a player give up, may both agree to a draw? Not mentioned. It is a service of the table, not a rule of the game; a concession counts as a loss.
DP-R41 = Which stagnation limits may be set? The list of options speaks of 10 to 400, but a worked example plays with 4. Ruling: every whole number from 2 to 400; small limits serve tests and quick puzzles, and 60 stays the default.
DP-R42 = What happens to a cascade when a card leaves from inside its stack? No printed card does that; a custom card can, by lifting a card over itself before it is destroyed or moves. Ruling: the cascade loses the card if it was splayed, and stays as it is if the card was hidden; it is never shorter than the top card.
DP-R43 = What if a custom card's step has both 'if' and 'may'? Ruling: the conditions come first; only if they hold is the controller asked. 'else' belongs to the conditions alone, so declining leads to the next step and not to the 'else'.
DP-R44 = What if one side's tally is doubled twice in one attack? No printed card does that. Ruling: each doubling counts, so two of them make four times the energy.
DP-R45 = How does a player hand in an arrangement of nine cards? Ruling: card by card, from row 1 and from the bottom up; when what is left can lie in one way only, it is laid out without asking. The opponent sees nothing of it, not even how far it has come, until the player is ready.
DP-R46 = Which positions count for 'repetition_draw'? DP-96 looks at the end of a turn. Ruling: the position with which the duel begins has stood once as well, so that coming back to it is its second time; after a destroyed card the count begins anew, since no earlier position can return.

## The lesson

dp-lesson-title = Learn Duel of the Prestidigitators
dp-lesson-1 = Two magicians face each other across a stage with three rows. Each hides an urn, the Phylactery, in one of their stacks. Smash the other's urn and you win. Your cards are below; Mirabel's are face down above.
dp-lesson-2 = First you both pick cards, one after the other, until each has nine. Everybody sees who takes what. The number in the corner is the card's energy. Take one of the strongest: energy 3.
dp-lesson-2-good = It is yours, as its ribbon says. Mirabel takes the Mine. Remember that: it is somewhere among her cards now.
dp-lesson-2-wrong = A fine card. But for this lesson take one with a 3 in its corner: Lightning, Fireball or Battery.
dp-lesson-3 = Then you lay your nine cards into three stacks, and nobody else may look. Two are left: hide the Phylactery in the middle of row 3, lay Thunderbolt on top of it, and press Ready.
dp-lesson-3-good = Well hidden. Only cards on top can attack and be attacked.
dp-lesson-3-wrong = Only the card on top can be attacked, so the Phylactery should not lie there. Put it into the middle and Thunderbolt on top.
dp-lesson-4 = Now the duel. On your turn you make one move or one attack. Only cards that lie open to the side count: your cascade. Touch Lightning in row 1, then Slide, and one more card comes into sight.
dp-lesson-4-good = Discharge lies beside Lightning now: 2 + 3 = 5 energy in row 1. Mirabel slides, too. You see that, but not which card it is.
dp-lesson-4-wrong = That is a real move, too. For this lesson, slide row 1: touch Lightning, then Slide.
dp-lesson-5 = Attack with Lightning: touch it, then Mirabel's stack across from it. She must show her top card and say how much energy her cascade has. If yours is greater, her card is destroyed.
dp-lesson-5-good = 5 against 1: Boomerang is destroyed. After its attack Lightning folds your cascade and sinks to the bottom of its stack. Many strong cards do that.
dp-lesson-5-wrong = Not yet. Touch Lightning in row 1, then the stack across from it.
dp-lesson-6 = Look out: your Phylactery has come to the top of row 3. Touch it, then Sink. It goes to the bottom of its stack, where nobody can hit it.
dp-lesson-6-good = Safe. And there comes Mirabel's Thunderbolt, against your Decoy in row 2.
dp-lesson-6-wrong = Your Phylactery would stay on top, in danger. Touch it in row 3, then Sink.
dp-lesson-7 = Some cards react when they are attacked. Your Decoy may jump to the stack of your Phylactery, once in a game. Let it jump.
dp-lesson-7-good = The Decoy is gone, so the attack goes on against Battery beneath it: 2 against 3, and Battery holds. Reactions happen before anything else, so think twice before you attack a card you do not know.
dp-lesson-7-wrong = It may stay, but then it meets Thunderbolt. Let it jump this time.
dp-lesson-8 = Do you remember which card Mirabel took in the beginning? Attack row 1 and see what can happen.
dp-lesson-8-good = The Mine! It destroys the attacking card, then itself, whatever the energies. Had your Phylactery attacked, you would have lost.
dp-lesson-8-wrong = Careful players would do that. But attack row 1 this once: it is only a lesson.
dp-lesson-9 = You have seen what is on top of Mirabel's row 1: her Phylactery, marked by an eye. Battery would need 4 energy more than hers. Bring Lightning to the top instead: touch it at the left of Battery, then Raise.
dp-lesson-9-good = Lightning is on top now, and Battery still lends it 3 energy. Mirabel slides to get stronger, too.
dp-lesson-9-wrong = Good idea, but raise Lightning first: touch it at the left of Battery in row 1.
dp-lesson-10 = A Phylactery doubles the energy of its side when it is attacked. Three open cards protect it here, and you have 6. Slide row 1 once more.
dp-lesson-10-good = 1 + 3 + 3 = 7. And look: Mirabel runs. She founds a new stack in row 2, across from your Phylactery.
dp-lesson-10-wrong = Not enough yet, perhaps. Slide row 1 first, so that Ground lends its energy, too.
dp-lesson-11 = In another game she stayed. You have 7 energy in row 1. Decoy and Phylactery have 2 + 1 = 3, doubled that is 6. Strike.
dp-lesson-11-good = 7 against 6: the Phylactery is smashed, and you win. A tie would not have been enough.
dp-lesson-11-wrong = You can win at once: touch Lightning in row 1, then the stack across.
dp-lesson-12 = You can also move a top card onto another of your stacks, or found a new one in an empty row. If nothing is destroyed for too long, the duel is a draw. Now play your first game.

## The plain board

dp-zone-turn = Turn
dp-zone-pool = Pool
dp-zone-drafted = Drafted cards

## Positions

dp-position-phase = field 'phase': '{ $text }' is no phase. Phases: { $known }.
dp-position-no-card = field '{ $field }': there is no card '{ $text }'.
dp-position-drafted = seat { $letter }'s cards are not those that it drafted.
dp-position-token = field 'tokens': the token { $token } is missing or used twice.
dp-position-table = the cards on the table and the destroyed ones are not those that were drafted.
dp-position-cards = there are more cards { $card } than the game has.
dp-position-placed = field 'placed { $letter }': the seat did not draft all these cards.
dp-position-phylactery = seat { $letter } has no Phylactery; the game would be over.

## Open piles in the terminal

dp-terminal-destroyed-pile = Destroyed: { $cards }
dp-terminal-left-pile = Left in the pool, out of the game: { $cards }

# Card files
dp-field-hand = How many cards a player has: 3, 6 or 9, the vital card included.
dp-field-card-name = What the card is called: letters, digits, spaces, hyphens and apostrophes.
dp-field-card-energy = The energy that it adds to a cascade.
dp-field-card-copies = How many of it there are.
dp-field-card-text = What stands on the card. A printed card has its words already, in every language.
dp-field-card-action = What happens when it attacks: a list of steps in the card language. Without it the card cannot attack.
dp-field-card-reaction = What happens when it is attacked: steps, and whether once in a game (once) or if its owner wants to (may).
dp-field-card-lose_if_destroyed = Whoever loses this card loses the game. Exactly one card has it, with two copies.
dp-field-card-cites = Which clause a situation shows; only the printed cards need it.
dp-no-cites = must be a table of situations and clauses.
dp-no-such-clause = '{ $clause }' is no clause of this game. Leave it out.
dp-no-more-kinds = there are { $cards } kinds of cards; { $most } are the most.
dp-warn-never = { $card }: no cards of this set can fulfil one of its conditions.
dp-warn-twin = { $card } does the same as { $other }.
dp-warn-silent = { $card } has no text, so nobody can read what it does.
dp-print-tricks = Prestidigitators
dp-print-row = Row { $row }
