### SpellCaster in English: everything the game says.

## The game and its options

sc-about = A duel of mages on a gridded field; poker groups are spells, and your hand is your life.
sc-minutes = 20–40
sc-age = 10 and up
sc-option-board = The field: squares or hexes, small, standard or large.
sc-option-board-square-9 = squares, small
sc-option-board-square-11 = squares, standard
sc-option-board-square-13 = squares, large
sc-option-board-hex-4 = hexes, small
sc-option-board-hex-5 = hexes, standard
sc-option-board-hex-6 = hexes, large
sc-option-diagonals = Squares that touch at a corner are neighbours.
sc-option-start = Where pieces start: at the border and apart, or anywhere.
sc-option-start-border = at the border, apart
sc-option-start-free = anywhere
sc-option-teleport_reach = Whether a Teleport in your own turn obeys or ignores threatened spaces.
sc-option-teleport_reach-obey = obeys them
sc-option-teleport_reach-ignore = ignores them
sc-option-regenerate_hand = After Regenerate: keep all cards, or discard down to five.
sc-option-regenerate_hand-keep = keep all cards
sc-option-regenerate_hand-five = discard down to five
sc-option-haste_defence = Whether Haste can pay for a second Defensive Action.
sc-option-haste_defence-off = no
sc-option-haste_defence-on = yes
sc-option-dispel_counter = A Dispel that answers a cast: CVs are compared, or any card cancels any.
sc-option-dispel_counter-cv = the CVs are compared
sc-option-dispel_counter-any = any card cancels any
sc-option-hush_curse = Whether a hushed caster has a Dying Curse.
sc-option-hush_curse-silent = has none
sc-option-hush_curse-speaks = has one
sc-option-round_cap = After how many rounds the game ends.
sc-option-cap_result = At that end: most hand cards win, or it is a draw.
sc-option-cap_result-hand = most hand cards win
sc-option-cap_result-draw = a draw

## Cards and spells

sc-joker = Joker
sc-the-joker = the Joker
sc-that-card = that card
sc-suit-spades = Spades
sc-suit-clubs = Clubs
sc-suit-diamonds = Diamonds
sc-suit-hearts = Hearts
sc-card-2 = the Two of { $suit }
    .more = Two of { $suit }
sc-card-3 = the Three of { $suit }
    .more = Three of { $suit }
sc-card-4 = the Four of { $suit }
    .more = Four of { $suit }
sc-card-5 = the Five of { $suit }
    .more = Five of { $suit }
sc-card-6 = the Six of { $suit }
    .more = Six of { $suit }
sc-card-7 = the Seven of { $suit }
    .more = Seven of { $suit }
sc-card-8 = the Eight of { $suit }
    .more = Eight of { $suit }
sc-card-9 = the Nine of { $suit }
    .more = Nine of { $suit }
sc-card-T = the Ten of { $suit }
    .more = Ten of { $suit }
sc-card-J = the Jack of { $suit }
    .more = Jack of { $suit }
sc-card-Q = the Queen of { $suit }
    .more = Queen of { $suit }
sc-card-K = the King of { $suit }
    .more = King of { $suit }
sc-card-A = the Ace of { $suit }
    .more = Ace of { $suit }
sc-strike = Strike
sc-block = block
sc-dodge = dodge
sc-spell-melee = Magic Melee
sc-spell-shield = Magic Shield
sc-spell-teleport = Teleport
sc-spell-hadou = Hadou Ken
sc-spell-wild = Wild Magic
sc-spell-enhance = Energy Enhancements
sc-spell-reiki = Reiki
sc-spell-hush = Hush
sc-spell-haste = Haste
sc-spell-berserk = Berserk
sc-spell-dispel = Dispel
sc-spell-hame = Hadou Hame Ha Ken
sc-spell-circle = Circle of Protection
sc-spell-pentagram = Pentagram of Power
sc-spell-regenerate = Regenerate
sc-way-right = right
sc-way-right-down = right and down
sc-way-down = down
sc-way-left-down = left and down
sc-way-left = left
sc-way-left-up = left and up
sc-way-up = up
sc-way-right-up = right and up

## What a spell takes, and what is missing

sc-takes-melee = a Spade
sc-takes-shield = a Diamond
sc-takes-teleport = a Heart
sc-takes-hadou = a Club
sc-takes-wild = the Joker
sc-takes-enhance = two cards of one value, one of them a Club
sc-takes-reiki = two pairs of different values
sc-takes-hush = three cards of one value
sc-takes-haste = three or more Hearts
sc-takes-berserk = three or more Spades
sc-takes-dispel = three or more Diamonds
sc-takes-hame = three or more Clubs
sc-takes-circle = four cards of one value
sc-takes-pentagram = five values in a row, of at least two suits
sc-takes-regenerate = three cards of one value and two of another
sc-recipe = { $spell } takes { $takes }.
sc-recipe-joker = { $spell } takes { $takes }. With the Joker: { $joker }.
sc-with-joker-suited = it counts as one of these cards, with CV 14
sc-with-joker-enhance = it is the second card beside a Club, or the Club beside another card
sc-with-joker-reiki = it completes one of the pairs
sc-with-joker-hush = two cards of one value are enough
sc-with-joker-circle = three cards of one value are enough
sc-with-joker-pentagram = it takes the value that is missing
sc-with-joker-regenerate = it completes the three or the two
sc-more-spades =
    { $count ->
        [one] one more Spade
       *[other] { $count } more Spades
    }
sc-more-clubs =
    { $count ->
        [one] one more Club
       *[other] { $count } more Clubs
    }
sc-more-diamonds =
    { $count ->
        [one] one more Diamond
       *[other] { $count } more Diamonds
    }
sc-more-hearts =
    { $count ->
        [one] one more Heart
       *[other] { $count } more Hearts
    }
sc-more-2 =
    { $count ->
        [one] one more Two
       *[other] { $count } more Twos
    }
sc-more-3 =
    { $count ->
        [one] one more Three
       *[other] { $count } more Threes
    }
sc-more-4 =
    { $count ->
        [one] one more Four
       *[other] { $count } more Fours
    }
sc-more-5 =
    { $count ->
        [one] one more Five
       *[other] { $count } more Fives
    }
sc-more-6 =
    { $count ->
        [one] one more Six
       *[other] { $count } more Sixes
    }
sc-more-7 =
    { $count ->
        [one] one more Seven
       *[other] { $count } more Sevens
    }
sc-more-8 =
    { $count ->
        [one] one more Eight
       *[other] { $count } more Eights
    }
sc-more-9 =
    { $count ->
        [one] one more Nine
       *[other] { $count } more Nines
    }
sc-more-T =
    { $count ->
        [one] one more Ten
       *[other] { $count } more Tens
    }
sc-more-J =
    { $count ->
        [one] one more Jack
       *[other] { $count } more Jacks
    }
sc-more-Q =
    { $count ->
        [one] one more Queen
       *[other] { $count } more Queens
    }
sc-more-K =
    { $count ->
        [one] one more King
       *[other] { $count } more Kings
    }
sc-more-A =
    { $count ->
        [one] one more Ace
       *[other] { $count } more Aces
    }
sc-one-more-card = one more { FORM($card, form: "more") }
sc-one-more-of-its-value = one more card of its value

## Questions

sc-ask-attack =
    { $weapon ->
        [0] A { $attack } of { $value } comes at you. Defend, or pass?
       *[other] A { $attack } of { $value } comes at you; if it gets through, the weapon deals { $weapon }. Defend, or pass?
    }
sc-ask-nothing-yet = A spell is being prepared.
sc-ask-joker = { $spell }: which CV does the Joker stand for?
sc-ask-direction = Hadou Ken: in which direction?
sc-ask-hushed = Hush: whom does it silence?
sc-ask-circle = Circle of Protection: a ward (you may move) or a seal (it stops Strikes, too)?
sc-ask-pentagram = Pentagram of Power: from low to high, or from high to low?
sc-ask-next-card = { $spell }: { $cards } and which other card?
sc-ask-first-card = { $spell }: which Charged card comes first, from left to right?
sc-ask-counter = { $spell } is cast: { $cards }. Counter it, or pass?
sc-ask-cancel = Which card of the spell does which of your cards cancel?
sc-ask-curse = You are defeated. Cast final spells from your Charged cards, or stop?
sc-ask-lose-charged = The hit also costs one of your Charged cards. Which one?
sc-ask-pay = You are hit: give up hand cards for { $left } damage, from left to right. Which card next?
sc-ask-dispel-whom = At whom do you aim your Dispel?
sc-ask-dispel = Dispel, cards left: { $cards }. Cancel an Active card, use the rest, or stop?
sc-ask-lose-hand = Dispel: choose a hand card to discard ({ $count } to go).
sc-ask-lose-dispelled = Dispel: choose a Charged card to discard ({ $count } to go).
sc-ask-haste = Haste: take another action, or move up to { $value } spaces?
sc-ask-haste-move = Haste: where do you move, up to { $value } spaces?
sc-ask-dodged = You got away. Move up to { $steps ->
        [one] one space
       *[other] { $steps } spaces
    }, or stay?
sc-ask-prepare = Spell Preparation: which cards do you charge face down, and which do you discard?
sc-ask-order = You have the first turn: do you place your piece first or last?
sc-ask-place = Where do you place your piece?
sc-ask-trim = You have more than five cards: which one do you discard?
sc-ask-regenerate = Regenerate: charge another card, or are you done?
sc-ask-teleport = Teleport: where to, up to { $value } spaces?
sc-ask-teleport-or-hold = Teleport: where to, up to { $value } spaces, or leave it Active?
sc-ask-wild = Wild Magic: use it as Teleport, Hadou Ken or Dispel?
sc-ask-wild-or-hold = Wild Magic: use it as Teleport, Hadou Ken or Dispel, or leave it Active?
sc-ask-change = You have shuffled. Keep your MOVE card, or change it for the top card of your deck?
sc-ask-turn = Your turn: move up to { $value } spaces and take an action.
sc-ask-action = Take your action, or end your turn.
sc-ask-move = Move up to { $value } spaces, or end your turn.
sc-ask-haste-or-end = Use Haste, or end your turn.
sc-ask-berserk = Berserk, cards left: { $cards }. Strike, or run at an opponent?
sc-ask-hame = Hadou Hame Ha Ken, cards left: { $cards }. Fire the next one?
sc-ask-pentagram-card = Pentagram: { $card } is next ({ $count ->
        [0] the last one
       *[other] then { $count } more
    }). How do you use it?

## Choices

sc-choose-end = End your turn
sc-choose-stay = Stay where you are
sc-choose-hold = Leave it Active
sc-choose-action = Take another action
sc-choose-first = Place your piece first
sc-choose-last = Place your piece last
sc-choose-keep = Keep your MOVE card
sc-choose-change = Change your MOVE card
sc-choose-ward = Ward: stops Hadou Kens, and you may move
sc-choose-seal = Seal: stops all attacks, but breaks when you move
sc-choose-up = From low to high
sc-choose-down = From high to low
sc-choose-done = Done
sc-choose-fizzle = Let it fizzle: nobody is in line
sc-choose-stop = Stop here
sc-choose-pass = Let it pass
sc-choose-take-hit = Take the hit: { $damage } damage
sc-choose-counter-dispel = Counter it with Dispel
sc-choose-counter-wild = Counter it with Wild Magic
sc-choose-counter-over = Cancel nothing more
sc-choose-cast-these = Cast it with these cards
sc-choose-volley-over = Fire no more
sc-choose-charging-over = Charge nothing more
sc-choose-curse-over = Cast nothing more
sc-choose-wild-dispel = Use it as Dispel
sc-choose-strip = Use the rest: { $who } loses { $count ->
        [one] one Charged card
       *[other] { $count } Charged cards
    }
sc-choose-strip-hand = Use the rest: { $who } swaps { $count ->
        [one] one hand card
       *[other] { $count } hand cards
    }
sc-choose-space-move = Move to { $space }
sc-choose-space-teleport = Teleport to { $space }
sc-choose-space-place = Place your piece on { $space }
sc-choose-run = Run to { $space } with { $card }
sc-choose-card-add = Add { $card }
sc-choose-card-pay = Pay with { $card }
sc-choose-card-give = Give up { $card }
sc-choose-card-charge = Charge { $card }
sc-choose-card-discard = Discard { $card }
sc-choose-card-haste = Use Haste with { $card }
sc-choose-card-block = Block with { $card }
sc-choose-card-dodge = Dodge with { $card }
sc-choose-card-shield = Use { $card } as Magic Shield
sc-choose-card-escape = Escape by Teleport with { $card }
sc-choose-use = Use the Active { $spell } { $card }
sc-choose-cast = Cast { $spell }
sc-choose-joker = The Joker counts as { $value }
sc-choose-hushed = Silence { $who }
sc-choose-dispelled = Aim at { $who }
sc-choose-ready = Charge { $charged }, discard { $discarded }
sc-choose-ready-charged = Charge { $charged }
sc-choose-ready-discarded = Charge nothing, discard { $discarded }
sc-choose-ready-nothing = Charge nothing
sc-choose-strike = Strike { $who } with { $card }
sc-choose-strike-armed = Strike { $who } with { $card } and the weapon { $weapon }
sc-choose-throw = Throw the weapon { $card } at { $who }
sc-choose-cancel = Cancel { $other } with { $card }
sc-choose-fire = Fire { $card } at { $who }, { $way }

## Why a choice is refused

sc-no-dispelled-attack = An attack cannot be dispelled: block, dodge, shield, teleport or pass.
sc-no-defend-or-pass = You are attacked: defend yourself, or pass.
sc-no-defence-from-hand = You defend with a card from your hand, and { $card } is not there.
sc-no-only-diamonds = { $card } cannot do that: only Diamonds block.
sc-no-only-hearts = { $card } cannot do that: only Hearts dodge.
sc-no-hushed-counter = You are hushed: you cannot cast Counter Spells.
sc-no-defence-of-table = You cannot do that with { $card }: it takes a fitting Charged or Active card.
sc-no-such-spell = There is no such spell.
sc-no-club-reaches = None of your Charged Clubs reaches an opponent in a straight line.
sc-no-low-ace = An Ace is always 14, so Ace, 2, 3, 4, 5 is no run for a Pentagram.
sc-no-run-of-one-suit = Your run is all of one suit; a Pentagram needs at least two suits.
sc-no-cards-charged = { $spell } takes { $takes }, and none of your cards is Charged yet.
sc-no-such-group = Your Charged cards do not form the spell { $spell }.
sc-no-group-yet = { $spell } takes { $takes }. Not among your Charged cards yet: { $missing }.
sc-no-joker-value = Say which CV the Joker has in your { $spell }.
sc-no-hit-there = In that direction the Hadou Ken hits no opponent.
sc-no-group-done = These cards do not form the spell { $spell } yet.
sc-no-choose-on = Go on choosing cards for your { $spell }.
sc-no-charged-card = Choose one of your Charged cards that is not chosen yet.
sc-no-choosing-back = Choose from left to right: { $card } comes before your last card.
sc-no-reach = { $card } reaches no opponent in a straight line.
sc-no-five-of-one-suit = All five are of one suit; a Pentagram needs at least two suits.
sc-no-group-with = With { $card } these cards cannot become the spell { $spell }.
sc-no-joker-there = Your Joker is neither Charged nor Active.
sc-no-three-diamonds = A Dispel needs at least three Charged Diamonds.
sc-no-high-diamond = All your Diamonds are too low for these cards.
sc-no-such-counter = A spell that is being cast can only be answered with Dispel or Wild Magic.
sc-no-counter-or-pass = A spell is being cast: counter it, or pass.
sc-no-card-of-cast = Your Dispel can only cancel cards of the spell that is being cast.
sc-no-too-weak = { $card } is too weak to cancel { $other }.
sc-no-cancel-or-done = Choose a card to cancel, or say that you are done.
sc-no-healing = Nothing can heal a defeated caster: Reiki and Regenerate are out.
sc-no-curse-but-spells = In a Dying Curse you can only cast spells from your Charged cards, or stop.
sc-no-charged-given = Choose one of your Charged cards to give up.
sc-no-pay-first = First pay for the hit with cards from your hand.
sc-no-pay-from-hand = You pay with cards from your hand, and this one is not there.
sc-no-paying-back = Pay from left to right: { $card } comes before your last card.
sc-no-pay-enough = With { $card } and the cards right of it you do not reach the damage.
sc-no-pay-needless = { $card } would make a card needless, and needless cards are not paid.
sc-no-dispel-whom = First say at whom you aim your Dispel.
sc-no-dispel-but-hand = Your opponent had nothing on the table: this Dispel works on the hand alone.
sc-no-dispel-pair = Name one of your Dispel cards and an Active card of your opponent.
sc-no-charged-to-lose = Your opponent has no Charged cards to lose.
sc-no-dispel-or-stop = First use all cards of your Dispel, or stop.
sc-no-own-card = Choose one of your own cards to discard.
sc-no-extra-action = An extra action comes only after your action is used up.
sc-no-haste-open = First say what the Haste card gives you.
sc-no-free-space = That space is taken or not on the board.
sc-no-dodge-so-far = Your Dodge carries you only { $steps ->
        [one] one space
       *[other] { $steps } spaces
    }.
sc-no-dodge-open = Now choose where you go after your Dodge, or stay.
sc-no-space-there = That space is not on the board.
sc-no-room = That space is taken: only one piece fits on a space.
sc-no-way-past = An opponent threatens the way there: entering a threatened space ends your move.
sc-no-so-far = That is too far: you can go at most { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } now.
sc-no-order-yet = First say whether you place your piece first or last.
sc-no-start-inside = Pieces start at the border of the board.
sc-no-start-near = Pieces start at least { $steps } spaces apart.
sc-no-place-yet = First place your piece on the board.
sc-no-preparation = First prepare: say which cards you charge and which you discard.
sc-no-prepared-twice = You can charge or discard only cards of your hand, each once.
sc-no-keep-so-many = You may keep at most { $keep ->
        [one] one card
       *[other] { $keep } cards
    } in hand: charge or discard more.
sc-no-discard-so-many = You may discard only down to { $keep ->
        [one] one hand card
       *[other] { $keep } hand cards
    }: here exactly { $count }.
sc-no-trim = Choose a hand card to discard until five are left.
sc-no-charge-from-hand = You can charge only cards from your hand.
sc-no-charge-or-done = Charge another card, or say that you are done.
sc-no-holding = Only a spell that was just cast can be left lying; now use it.
sc-no-use-yet = First say what you do with this spell.
sc-no-change-yet = First say whether you keep or change your MOVE card.
sc-no-second-move = You have already moved in this turn.
sc-no-part-of-turn = That cannot be done now: move, take your action, or end your turn.
sc-no-second-action = You have used your action for this turn.
sc-no-hushed-action = You are hushed: you can neither cast nor prepare spells.
sc-no-haste-card = That card does not belong to an Active Haste of yours.
sc-no-haste-twice = Only one card of a Haste can be used in a turn.
sc-no-haste-now = You cannot move now, and an extra action comes after your action is used.
sc-no-use-of-that = You can use only an Active Teleport or Wild Magic of yours.
sc-no-weapon = That is no Active weapon of yours.
sc-no-neighbour = You can strike only an opponent on an adjacent space.
sc-no-card-in-hand = That card is not in your hand.
sc-no-wave = Only Clubs can be waves, and only with Energy Enhancements of a Heart.
sc-no-strike-card = { $card } cannot strike: Spades are Strike cards.
sc-no-club-strike = A Club strikes only with a weapon or with Energy Enhancements of a Spade.
sc-no-berserk-end = While a Berserk card can strike or run, you must go on.
sc-no-move-left = You have no Move left for now.
sc-no-volley-card = That card is not one of those left in your { $spell }.
sc-no-run-there = A Berserk run must come nearer to an opponent with every step.
sc-no-hame-strike = These Clubs strike only with Energy Enhancements, and only next to you.
sc-no-pentagram-skip = Every card of the Pentagram is cast in its order; choose how to use this one.
sc-no-volley-open = First use the cards of your { $spell }.

## What cannot be read or used

sc-no-text = Nothing is written there. Write for instance 'end'.
sc-no-reading = '{ $text }' cannot be read.
sc-no-direction = '{ $text }' is no direction; write d0 to d7.
sc-no-spell = There is no spell '{ $text }'. Spells: { $spells }.
sc-no-space = '{ $text }' is no space of this board; write for instance { $example }.
sc-no-card = '{ $text }' is no card. Write rank and suit, such as 7C, TS or QH, or JK.
sc-no-chance = '{ $text }' is no outcome of chance; write 'draw A 5H', 'burn A KC' or 'move B 9S'.
sc-no-diagonals = The option diagonals can be off only on a square board (SC-17).
sc-no-board-so-small = The board ({ $board }) is too small for { $seats } pieces (SC-43).
sc-no-board = There is no board '{ $name }'. Boards: { $boards } (SC-15).
sc-no-kit-key = { $where }: '{ $name }' is not a known key. Known: { $known }.
sc-no-kit-text = { $where }: field '{ $field }' must be a text, and not too long.
sc-no-kit-deck = { $where }: field 'deck': { $why }
sc-no-kit-number = { $where }: field '{ $field }' must be a whole number from { $low } to { $high }.
sc-no-kit-twin = { $where }: field 'deck': a card stands there twice; every player has one of each (SC-1).
sc-no-kit-so-small = { $where }: the deck needs at least two cards more than are dealt, and 1 ≤ keep ≤ deal (SC-27).

## What happens

sc-told-round = Round { $round }.
sc-told-turn = { $who }'s turn, movement { $value }.
sc-told-order = The turn order is { $players }.
sc-told-drew =
    { $who } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
sc-told-drew-own =
    { $who } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }: { $cards }.
sc-told-ready = { $who } is ready.
sc-told-prepared =
    { $who } charges { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }.
sc-told-prepared-own =
    { $who } charges { $count ->
        [one] one card
       *[other] { $count } cards
    } ({ $cards }).
sc-told-prepared-discards =
    { $who } charges { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    } and discards { $discarded }.
sc-told-prepared-own-discards =
    { $who } charges { $count ->
        [one] one card
       *[other] { $count } cards
    } ({ $cards }) and discards { $discarded }.
sc-told-placing-first = { $who } places first.
sc-told-placing-last = { $who } places last.
sc-told-placed = { $who } stands on { $space }.
sc-told-moved = { $who } moves to { $space }.
sc-told-ran = { $who } spends { $card } and runs to { $space }.
sc-told-stayed = { $who } stays.
sc-told-kept-move = { $who } keeps the MOVE card.
sc-told-no-card = { $who } has no card left to draw.
sc-told-shuffled = { $who } shuffles { $count } cards into a new deck and burns { $card }.
sc-told-card-burnt = { $who } burns { $card }.
sc-told-card-move-card = { $who } turns up { $card } as the MOVE card.
sc-told-card-new-move = { $who } has a new MOVE card: { $card }. It counts from the next turn.
sc-told-card-discarded = { $who } discards { $card }.
sc-told-card-used = { $who } uses an Active card: { $card }.
sc-told-card-left-active = { $who } leaves { $card } Active.
sc-told-card-hastened = { $who } spends { $card } of Haste to defend once more.
sc-told-card-haste-fades = { $who }'s Haste was not used and loses { $card }.
sc-told-card-lost-charged = { $who } loses a Charged card: { $card }.
sc-told-card-forced = { $who } must discard { $card }.
sc-told-charged = { $who } charges a card.
sc-told-charged-own = { $who } charges { $card }.
sc-told-haste-action = { $who } uses Haste ({ $card }) for another action.
sc-told-haste-move = { $who } uses Haste ({ $card }) for another movement.
sc-told-spent = { $who } spends these without effect: { $cards }.
sc-told-passed = { $who } lets it come.
sc-told-not-countered = { $who } does not counter { $spell }.
sc-told-broken = The sealed Circle of { $who } breaks.
sc-told-stopped = The Circle of { $who } stops the attack.
sc-told-cast = { $who } casts { $spell }: { $cards }.
sc-told-cast-on = { $who } casts { $spell } on { $to }: { $cards }.
sc-told-cast-at = { $who } casts { $spell } at { $to }: { $cards }.
sc-told-curse = { $who }, in a Dying Curse, casts { $spell }: { $cards }.
sc-told-curse-on = { $who }, in a Dying Curse, casts { $spell } on { $to }: { $cards }.
sc-told-curse-at = { $who }, in a Dying Curse, casts { $spell } at { $to }: { $cards }.
sc-told-joker = the Joker is { $value }
sc-told-ward = as a ward
sc-told-seal = sealed
sc-told-falling = falling
sc-told-rising = rising
sc-told-countering = { $who } answers with Dispel: { $cards }.
sc-told-dispelling = { $who } aims Dispel at { $to }: { $cards }.
sc-told-countered = { $who } cancels { $other } of { $spell } with { $card }.
sc-told-dispelled = { $who } dispels { $other } of { $to }'s { $spell } with { $card }.
sc-told-failed = { $who }'s { $spell } fails.
sc-told-hush-fades = Hush on { $who } fades: { $count ->
        [0] it is over
        [one] one card left
       *[other] { $count } cards left
    }.
sc-told-attack = { $who } attacks { $to }: { $attack } of { $value } with { $card }.
sc-told-attack-armed = { $who } attacks { $to }: { $attack } of { $value } with { $card }, weapon { $weapon }.
sc-told-defended = { $who } defends with { $card } ({ $how }).
sc-told-hit = { $who } is hit: { $damage } damage.
sc-told-no-harm = { $who } is not harmed.
sc-told-paid = { $who } gives up { $cards }.
sc-told-nothing-paid = { $who } has nothing to give.
sc-told-defeated = { $who } has no hand card left and is defeated!
sc-told-silent = { $who } is hushed and has no Dying Curse.
sc-told-removed = { $who } leaves the game.
sc-told-stalemate = Nobody is left standing: a stalemate of { $players }.
sc-told-won = The game is over. { $who } wins.
sc-told-draw = The game is over. { $players } share a draw.
sc-announced-last-round = This is the last round.
sc-outcome-won = { $who } is the last caster standing and wins.
sc-outcome-draw = { $players } fall together and share a draw.
sc-outcome-most-cards =
    { $cards ->
        [one] The last round is over. { $who } has the most hand cards ({ $cards } card) and wins.
       *[other] The last round is over. { $who } has the most hand cards ({ $cards } cards) and wins.
    }
sc-outcome-cap-draw = The last round is over. { $players } share a draw.

## The table in sentences

sc-seen-round = Round { $round } of at most { $cap }. Board: { $board }.
sc-seen-before = Before the first of at most { $cap } rounds. Board: { $board }.
sc-seen-order = Turns go in this order: { $players }.
sc-seen-you = You ({ $who }): { $parts }.
sc-seen-seat = { $who }: { $parts }.
sc-seen-you-out = You ({ $who }): out of the game.
sc-seen-out = { $who }: out of the game.
sc-seen-at = at { $space }
sc-seen-hand =
    { $count ->
        [one] 1 hand card
       *[other] { $count } hand cards
    }
sc-seen-charged = { $count } Charged
sc-seen-move-card = MOVE card { $card }
sc-seen-deck = deck { $count }
sc-seen-pile = pile { $count }, top { $card }
sc-seen-no-pile = pile empty
sc-pile =
    Discard pile of { $who }, { $count ->
        [one] one card
       *[other] { $count } cards
    }, the last one on top: { $cards }.
sc-no-pile = The discard pile of { $who } is empty.
sc-seen-dying = { $who } is dying.
sc-seen-active = Active spells of { $who }: { $spells }.
sc-seen-hushed = { $who } is hushed.
sc-seen-spell = { $spell } { $cards }
sc-seen-enhance-waves = Energy Enhancements { $cards } (Clubs as waves)
sc-seen-enhance-strikes = Energy Enhancements { $cards } (Clubs as Strikes)
sc-seen-enhance-blocks = Energy Enhancements { $cards } (Clubs as Blocks)
sc-seen-enhance-all = Energy Enhancements { $cards } (Clubs as everything)
sc-seen-hush = Hush { $cards } on { $who }
sc-seen-warding-circle = Circle of Protection { $cards } of { $value } (ward)
sc-seen-sealed-circle = Circle of Protection { $cards } of { $value } (seal)
sc-seen-cards = Your hand: { $hand }. Your Charged cards: { $charged }.
sc-seen-attack = { $who } attacks { $to }: { $attack } with { $card }.
sc-seen-cast = { $who } casts { $spell }: { $cards }.
sc-seen-volley = Cards left in { $spell } of { $who }: { $cards }.
sc-seen-build = { $who } puts a spell together.
sc-seen-sealed = You have handed in: { $choice }.

## Reasons

sc-why-end-idle = You neither move nor act in this turn.
sc-why-end-no-action = You end your turn without an action.
sc-why-end-no-move = You end your turn where you stand.
sc-why-end-haste = Your turn ends, and a Haste that was not used loses a card.
sc-why-take-hit = You spend no card on a defence and take { $damage } damage.
sc-why-stops = { $card } stops the attack: no damage comes through.
sc-why-stops-and-moves = { $card } stops the attack, and then you may move up to { $steps ->
        [one] one space
       *[other] { $steps } spaces
    }.
sc-why-lowers = { $card } brings the damage from { $full } down to { $rest }.
sc-why-too-weak = { $card } is too weak: { $damage } damage comes through all the same.
sc-why-may-hit = It deals { $damage } damage to { $who } unless it is answered.
sc-why-may-kill = It defeats { $who } unless it is answered.
sc-why-hits = { $who } cannot answer: it deals { $damage } damage.
sc-why-kills = { $who } cannot answer and is defeated.
sc-why-attack-value = A defence must reach { $value } to stop it, not { $other }.
sc-why-can-strike = From there you can strike { $who }.
sc-why-can-fire = From there a Hadou Ken can hit { $who }.
sc-why-out-of-line = Nobody is in line with you there; { $who } is { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } away.
sc-why-distance = { $who } is then { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } away.
sc-why-first-there = Nobody else stands on the field yet.
sc-why-elsewhere = That is { $steps ->
        [one] one space
       *[other] { $steps } spaces
    } from { $space }.
sc-why-ready =
    You charge { $count ->
        [one] one card
       *[other] { $count } cards
    } and draw { $drawn ->
        [0] none
        [one] one
       *[other] { $drawn }
    } to fill your hand.
sc-why-ready-spells =
    You charge { $count ->
        [one] one card
       *[other] { $count } cards
    } and draw { $drawn ->
        [0] none
        [one] one
       *[other] { $drawn }
    } to fill your hand. Your Charged cards make { $spells }.
sc-why-charges-instead = It charges { $more } instead of { $fewer }.
sc-why-charges-more = It charges { $cards } as well.
sc-why-charges-fewer = It does not charge { $cards }.
sc-why-discard = { $card } goes, and you draw another card.
sc-why-lost = { $card } goes, and there is no card to draw.
sc-why-prepare = { $card } is charged for later, and you draw another card.
sc-why-prepare-lost = { $card } is charged for later, and there is no card to draw.
sc-why-charge-makes = With { $card } your Charged cards make { $spells }.
sc-why-charge = { $card } is charged; if you stop then, you draw { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }.
sc-why-haste-action = { $card } gives you another action, or a movement of up to { $steps } spaces.
sc-why-haste-move = { $card } gives you a movement of up to { $steps } spaces.
sc-why-keep = Your MOVE card keeps its value of { $value }.
sc-why-change = A new MOVE card takes the place of one worth { $value }.
sc-why-last = You see where the others stand before you place your piece.
sc-why-pay =
    With { $card } you can pay with { $count ->
        [one] this card alone
       *[other] { $count } cards in all
    }, and { $left ->
        [0] no card stays
        [one] one card stays
       *[other] { $left } cards stay
    } in your hand.
sc-why-lose-spells = Without { $card } you can no longer make { $spells }.
sc-why-lose-nothing = Without { $card } you can still make every larger spell that you can make now.
sc-silly-dying = risks your defeat with a saving card in hand
sc-silly-circle = attacks into a Circle that is sure to stop it

## The rules, clause by clause

sc-heading-components = Components
sc-heading-terms = Terms
sc-heading-board = Board
sc-heading-setup = Setup
sc-heading-rounds-and-turns = Rounds and turns
sc-heading-movement = Movement
sc-heading-actions = Actions
sc-heading-playing-drawing-and-discarding = Playing, drawing and discarding
sc-heading-defence = Defence
sc-heading-casting = Casting
sc-heading-spell-groups = Spell groups
sc-heading-spells-magic-melee = Spells: Magic Melee
sc-heading-spells-magic-shield = Spells: Magic Shield
sc-heading-spells-teleport = Spells: Teleport
sc-heading-spells-hadou-ken = Spells: Hadou Ken
sc-heading-spells-wild-magic = Spells: Wild Magic
sc-heading-spells-energy-enhancements = Spells: Energy Enhancements
sc-heading-spells-reiki = Spells: Reiki
sc-heading-spells-hush = Spells: Hush
sc-heading-spells-haste = Spells: Haste
sc-heading-spells-spells-used-card-by-card = Spells: Spells used card by card
sc-heading-spells-berserk = Spells: Berserk
sc-heading-spells-dispel = Spells: Dispel
sc-heading-spells-hadou-hame-ha-ken = Spells: Hadou Hame Ha Ken
sc-heading-spells-circle-of-protection = Spells: Circle of Protection
sc-heading-spells-pentagram-of-power = Spells: Pentagram of Power
sc-heading-spells-regenerate = Spells: Regenerate
sc-heading-damage-defeat-and-the-dying-curse = Damage, defeat and the Dying Curse
sc-heading-end-of-the-game = End of the game
sc-heading-three-and-four-players = Three and four players
sc-heading-rulings = Rulings
sc-heading-termination = Termination

SC-1 = Every player plays with their own deck: the ranks 2 to 10, Jack, Queen, King, Ace in Spades, Clubs, Diamonds and Hearts, and exactly one Joker. A second Joker is removed before the shuffle.
SC-2 = Decks never mix. A card always returns to the discard pile of its owner, wherever it was.
SC-3 = Spades are Strike cards, Clubs are Energy cards, Diamonds are Block cards, Hearts are Dodge cards.
SC-4 = The Card Value (CV) of a card is: 2 to 10 their number, Jack 11, Queen 12, King 13, Ace 14.
SC-5 = The Joker is wild: it can stand for any suit and any CV. Wherever no other CV is declared its CV is 14.
SC-6 = The Joker played from the hand takes the suit the play needs (Spade to strike, Diamond to block, Heart to dodge, Club where a Club is allowed) and CV 14. A CV other than 14 is declared only inside a spell group that needs one (SC-112).
SC-7 = The zones of a player are: deck (face down), discard pile (face up), hand, Charged cards (face down on the table), Active Spell cards (face up on the table), the MOVE card (face up), and the play area (cards being resolved at this moment). Every one of a player's 53 cards is in exactly one of these zones until the player is removed.
SC-8 = Cards of an attack, a defence or a spell that is still being resolved, the unused cards of a volley included, lie on the play area. Outside its own cast window (SC-90) nothing can cancel them, and they do not count as Active Spell cards of SC-188 and SC-191. Spells that last move to the Active zone when they take effect.
SC-9 = A caster is living until defeated (SC-226), dying from the defeat to the end of their own Dying Curse, then removed.
SC-10 = The opponents of a caster are all other living casters. A dying or removed caster is never a legal target of anything.
SC-11 = An attack is a Strike (against an adjacent space) or a Hadou Ken (along a straight line). Nothing else is an attack. Its attack CV is the CV of the card that strikes or is fired.
SC-12 = Wherever a caster moves "N spaces", this means any number from 1 to N, each step to an adjacent space; a caster may always decline to move.
SC-13 = Playing a card means taking it from the hand and putting it on the play area: face up, except that charging a card in a Prepare action is playing it face down.
SC-14 = A caster is hushed while an Active Hush names that caster (SC-160).
SC-15 = The board is square or hexagonal; which of the two is the players' choice (printed). Sizes: 'square-9', 'square-11', 'square-13' (9×9 = 81, 11×11 = 121, 13×13 = 169 spaces) and 'hex-4', 'hex-5', 'hex-6' (a regular hexagon with 4, 5 or 6 rings around the centre: 61, 91, 127 spaces). Default 'square-11'. See SC-R1.
SC-16 = A square space is (x, y) with 0 ≤ x, y ≤ size − 1. A hex space is axial (q, r) with |q| ≤ R, |r| ≤ R, |q + r| ≤ R, where R is the number of rings.
SC-17 = Adjacent spaces: on the square board the up to eight spaces that touch by side or corner; on the hex board the up to six that share a side. With option 'diagonals = false' the square board uses only the four side neighbours.
SC-18 = Directions are numbered. Square: 0 (1,0), 1 (1,1), 2 (0,1), 3 (−1,1), 4 (−1,0), 5 (−1,−1), 6 (0,−1), 7 (1,−1); with 'diagonals = false' only 0, 2, 4, 6. Hex: 0 (1,0), 1 (0,1), 2 (−1,1), 3 (−1,0), 4 (0,−1), 5 (1,−1).
SC-19 = Distance is the smallest number of steps on the empty board. Square with diagonals: max(|dx|, |dy|); without: |dx| + |dy|; hex: (|dq| + |dr| + |dq + dr|) / 2.
SC-20 = A space holds at most one piece. A piece never enters or passes an occupied space and never leaves the board. The piece of a dying caster still occupies its space until that caster is removed.
SC-21 = A straight line starts at a piece and runs step by step in one of the numbered directions. Spaces that are not reached in such a direction are not in line.
SC-22 = The spaces adjacent to a living caster's piece are threatened by that caster, whatever cards the caster holds. Threatened spaces of a mover are those threatened by any opponent.
SC-23 = A dying caster threatens no space.
SC-24 = 'walk(p, n)' is the set of empty spaces that p's piece can reach in 1 to n steps through empty spaces, where a step that enters a threatened space must be the last one. 'walk_free(p, n)' is the same without the rule on threatened spaces. Both exclude the starting space.
SC-25 = Every player shuffles their own 53-card deck.
SC-26 = Every player puts the top card of their own deck face up beside it; this burnt card starts the discard pile.
SC-27 = Every player draws seven cards as the hand.
SC-28 = Spell Preparation: every player may charge any number of the seven cards, from none to all, by laying them face down; these charged cards need not form a spell.
SC-29 = A player may not go on with more than five cards in hand. A player who charges fewer than two cards discards, face up, until five are left.
SC-30 = The number of cards discarded in Spell Preparation is exactly max(0, 2 − charged cards): two with none charged, one with one charged, otherwise none. More may not be discarded.
SC-31 = Charging in Spell Preparation draws no card; the hand is filled later (SC-40).
SC-32 = All players choose at the same time and in secret. When all have chosen, the numbers of charged cards and the discarded cards become public.
SC-33 = The spell list is open to every player at all times, in the preparation too.
SC-34 = Initiative: every player turns the top card of their own deck face up in front of the deck. This is the MOVE card. It is not discarded.
SC-35 = If MOVE cards match, the matching players draw another one. Matching means equal CV; a Joker is 14 and matches an Ace (SC-R6).
SC-36 = A MOVE card replaced because of a match goes to its owner's discard pile; the last card drawn is the MOVE card.
SC-37 = The turn order is by the CVs of the cards drawn, compared in the order of drawing: the first cards decide; only players equal in them compare their second cards, and so on. At most five extra cards are drawn by a player; players still equal then are ordered by seat number, lower first.
SC-38 = The highest initiative card has the first turn, the next highest the second, and so on, with equal ones ordered by SC-37. This turn order never changes.
SC-39 = The CV of the MOVE card is the largest number of spaces of the owner's Move in each turn (SC-54).
SC-40 = After the initiative every player draws until the hand has five cards.
SC-41 = The player with the first turn chooses to place their own piece first or last (with two players: first or second).
SC-42 = The others place in turn order, before or after that player as chosen.
SC-43 = A piece is placed on an empty border space at a distance of at least D from every piece already placed, D = 4, 5, 6 on the small, standard and large board ('square-9'/'hex-4', 'square-11'/'hex-5', 'square-13'/'hex-6'). Border spaces are those with a missing neighbour. Such a space always exists for up to four players (checked by exhaustive search). With option 'start = free' any empty space is allowed.
SC-44 = The first turn of round 1 begins when all pieces are on the board.
SC-45 = The game is played in rounds. In a round every living caster has one turn, in turn order. Then the round ends and the next one begins.
SC-46 = In their own turn a caster may move once and may take one action. Both are optional.
SC-47 = The Move may come before or after the action, or between two cards of a spell whose cards are used one by one (SC-177). The Move itself is not split.
SC-48 = At the start of a turn the caster's movement value becomes the CV of the present MOVE card and stays so for the whole turn.
SC-49 = In the turn of another caster a player may take one Defensive Action, and only in answer to an attack or a freshly cast spell (SC-86).
SC-50 = The turn ends when the caster has no more movement or actions to resolve or says so.
SC-51 = At the end of a turn, in this order: Haste cards that were not used are discarded (SC-171); if this was the last turn of the round, the round ends (SC-52); the next living caster's turn begins.
SC-52 = At the end of a round, in this order: every Active Hush loses a card if due (SC-161); the round cap is checked (SC-244); the round number grows by one.
SC-53 = Defeated casters have no turns. If the caster whose turn it is dies, the turn is over after all Dying Curses; SC-171 is skipped.
SC-54 = Once in their own turn a caster may move the piece to any space of 'walk(p, movement value)': any number of spaces up to the MOVE card's CV, in any directions, with turns on the way.
SC-55 = A mover may enter a threatened space but may not go on through it: entering it ends this movement.
SC-56 = A piece that starts in a threatened space may leave it in any direction. If the first space entered is threatened too, the movement ends there.
SC-57 = Extra movements (Haste SC-166, Teleport SC-134, Berserk SC-181) are separate movements. Each follows SC-55 from its own starting space. They neither use up nor lengthen the Move.
SC-58 = The movement after a successful Dodge ignores threatened spaces: it uses 'walk_free'.
SC-59 = The action of a turn is one of: Attack, Cast a Spell, Prepare a Spell, Discard. Using an Active Spell card that needs an action (SC-69) also takes the action of the turn.
SC-60 = Attack: play a Spade from the hand against one opponent on an adjacent space. The attack CV and the damage are the card's CV.
SC-61 = The Joker may be played as that Spade, with CV 14.
SC-62 = An Attack has exactly one target. Without an adjacent opponent no Attack can be made.
SC-63 = Cast a Spell: turn face up a group of your own Charged cards that forms a spell, announce the spell, follow its instructions. All cards the spell needs must be face up.
SC-64 = A group that does not form the announced spell cannot be cast.
SC-65 = Prepare a Spell: play one card from the hand face down as a Charged card, then draw a card.
SC-66 = One Prepare action charges exactly one card. Only Spell Preparation in the setup and Regenerate charge more.
SC-67 = There is no limit to the number of Charged cards, and they need not fit together.
SC-68 = Discard: give up one hand card to the discard pile and draw one in its place.
SC-69 = Once its own cast is finished, using an Active Teleport to move, or an Active Wild Magic as Teleport, Hadou Ken or Dispel in one's own turn, takes an action. It is not casting and opens no cast window.
SC-70 = A hushed caster may not take the actions Cast a Spell and Prepare a Spell. Attack, Discard, moving, and using Active Spell cards stay allowed.
SC-71 = Charged cards leave their zone only by being cast, by damage (SC-223), by Dispel, or with their removed owner. They never return to the hand.
SC-72 = Charged cards form one pool. Which of them make up a spell is decided when the spell is cast.
SC-73 = Whenever a player plays a card from the hand, that player at once draws one card, before the play is answered or resolved (SC-R15).
SC-74 = The plays that draw are: Attack with a hand card, charging by a Prepare action, Block, Dodge, a Club from the hand used through Energy Enhancements or Magic Melee. The Discard action draws by its own rule. Casting, Counter Spells and uses of Active Spell cards draw nothing: no card leaves the hand.
SC-75 = Cards discarded to pay damage are not replaced.
SC-76 = A played card goes face up on its owner's discard pile once it is resolved. Cards enter the pile in the order in which they were played or lost.
SC-77 = There is no maximum and no fixed hand size. A hand grows or shrinks only by damage, Reiki, Regenerate, and draws that are impossible.
SC-78 = If a card has to be taken from an empty deck, the player shuffles their own discard pile into a new face-down deck, burns its top card face up as the new discard pile, and then takes the card.
SC-79 = This holds for every card taken from the top: draws, the burn of Regenerate, and a new MOVE card.
SC-80 = If the discard pile has fewer than two cards, nothing happens and the card is not taken; the draw is lost and not made up later.
SC-81 = Cards on the play area, Charged cards, Active Spell cards, the hand and the MOVE card are not part of that shuffle. The card given up by a Discard action is, because it enters the pile before the draw.
SC-82 = After the draw that made a player shuffle, that player may once change the MOVE card: discard it and turn up the top card of the deck instead.
SC-83 = The offer comes when the whole draw in progress is complete and before any other decision. It is not made if the deck is empty then, or if the player is dying.
SC-84 = The CV of a new MOVE card counts from the start of the owner's next turn. It never changes the turn order.
SC-85 = Before an attack deals damage, and before a freshly cast spell takes effect, the defending side may take a Defensive Action: Block, Dodge, or a Counter Spell (or the use of one Active Spell card).
SC-86 = A player may take only one Defensive Action in each turn of another caster, even if several attacks come in that turn.
SC-87 = With three or more players this is one per turn of every other caster. A Dying Curse counts as a turn of the dying caster for this limit: during it every living caster, including the one whose turn it is, may take one Defensive Action, whether or not one was already taken in the turn (SC-R71).
SC-88 = Defending is optional. Passing does not use up the Defensive Action.
SC-89 = Attack window: only the target of the attack may answer, with Block, Dodge, Magic Shield, Teleport, or Wild Magic as one of the last two.
SC-90 = Cast window: when a spell is cast, every opponent of its caster, in turn order beginning after the caster, may answer with Dispel, or with Wild Magic as Dispel.
SC-91 = A cast Hadou Ken has both windows: first the cast window, then, if it survives, the attack window.
SC-92 = The Counter Spells are Magic Shield, Teleport, Dispel and Wild Magic. No other spell can be cast in another caster's turn, except in a Dying Curse.
SC-93 = A Counter Spell opens no cast window: it cannot be countered.
SC-94 = A hushed caster cannot cast Counter Spells. Block, Dodge and the use of Active Spell cards remain.
SC-95 = Block: play a Diamond (or the Joker as one). The attack is reduced by its CV.
SC-96 = Dodge: play a Heart (or the Joker as one). The attack is reduced by its CV.
SC-97 = Block and Dodge work against Strikes and Hadou Kens alike.
SC-98 = Let a be the attack CV and d the CV of the defending card. The rest is max(0, a − d). If the rest is 0 the attack fails and deals no damage. Otherwise it succeeds and deals the rest as damage, or the weapon's CV for a Magic Melee strike (SC-122).
SC-99 = If d > a on a Dodge, the defender may then move the piece up to d − a spaces, ignoring threatened spaces.
SC-100 = That movement happens at once, before the next card or action of the attacker.
SC-101 = An attack that a Circle of Protection stops (SC-207) deals no damage; no window opens and no Defensive Action can be taken against it.
SC-102 = Counter Spell cards and used Active Spell cards are discarded after use.
SC-103 = A cast runs in these steps: announce the spell and turn its cards face up on the play area; declare what SC-104 asks for; cast window for the opponents; what is left of the spell takes effect.
SC-104 = Declared with the cast, before the window: the CV of a Joker inside the group where more than one is possible; the direction of a Hadou Ken; the target of Hush; the mode of a Circle of Protection; the order of a Pentagram. Chosen only after the window: the use of Teleport and Wild Magic, all targets of Dispel, Berserk and Hadou Hame Ha Ken, and the Hadou Kens of a Pentagram.
SC-105 = A Cast action casts one spell. Several spells at once come only from Pentagram of Power, from extra actions by Haste, and from a Dying Curse.
SC-106 = Cards charged in the setup or by an earlier action can be cast at any later action, also in the first turn.
SC-107 = A single Hadou Ken can be cast only in a direction in which it hits an opponent. Every other spell can be cast even if it will have no effect.
SC-108 = A spell that is countered is spent: its cards are discarded and the action is used.
SC-109 = A caster may have any number of Active spells, also several of the same kind.
SC-110 = A group has exactly the cards of its row. Only Haste, Berserk, Dispel and Hadou Hame Ha Ken have a variable size (3 up to all suitable Charged cards; the caster chooses).
SC-111 = Any subset of the Charged cards that fits a row may be cast. Other Charged cards stay face down.
SC-112 = A Joker inside a group counts as a card of the CV and suit the group needs. In Energy Enhancements, Reiki, Hush, Circle of Protection, Regenerate and Pentagram its CV while Active is the CV it stands for. In the four suit spells it is 14.
SC-113 = If several CVs fit, the caster declares one: the two ends of a run of four (5 6 7 8 J: J is 4 or 9), or the role in two pairs + J (three of the one or of the other CV).
SC-114 = The Ace is 14 only. The runs are those from 2-3-4-5-6 to 10-J-Q-K-A; A-2-3-4-5 is none.
SC-115 = Five consecutive cards of one suit are not a Pentagram; they can be cast as the suit spell.
SC-116 = The two pairs of Reiki, and the three and the two of Regenerate, have different CVs. Four of a kind is not two pairs.
SC-117 = In one deck no two natural cards share suit and CV. So two natural cards share at most one of them, and a group of one size without the Joker has at most one reading. Pairs of Clubs, or three Clubs of one CV, cannot occur.
SC-118 = With the Joker the only double reading is four cards of one suit with CVs inside one run of five, + J: the suit spell (J = 14) or a Pentagram (J = the missing CV, of another suit). The announced spell decides. Four of one CV + J is no group.
SC-119 = A pair without a Club and without the Joker is no spell.
SC-120 = Cast: the Spade stays face up as an Active Spell card (a weapon).
SC-121 = With a weapon Active, an Attack may be made by playing a Spade or a Club (or the Joker as one) from the hand with that weapon. The attack CV against Block and Dodge is the CV of the played card.
SC-122 = If the rest after the defence is above 0, the damage is the full CV of the weapon, whatever the rest is.
SC-123 = Using the weapon is optional. A Spade may be played without it; a Club may not, unless Energy Enhancements allow it.
SC-124 = With several weapons the attacker names one. The weapon stays Active.
SC-125 = As a desperate measure the caster may make an Attack by discarding the weapon itself: attack CV and damage are its CV.
SC-126 = That Attack is the action of the turn, plays no hand card and draws nothing.
SC-127 = Cast in one's own turn: the Diamond stays face up as an Active Spell card until used.
SC-128 = Magic Shield is used as a Defensive Action against one attack: cast straight from a Charged Diamond, or from an Active Magic Shield.
SC-129 = Against a Strike it is a Block with the Diamond's CV.
SC-130 = Against a Hadou Ken it stops the attack completely, whatever the CVs.
SC-131 = It is discarded once used.
SC-132 = As a Defensive Action (from a Charged Heart or an Active Teleport) Teleport is a Dodge against one attack with the Heart's CV.
SC-133 = The Dodge succeeds if the rest is 0, that is d ≥ a. Then the defender may move up to d spaces instead of the difference, ignoring threatened spaces. If it does not succeed, the rest is dealt and there is no movement.
SC-134 = Cast in one's own turn it gives an extra movement of up to its CV spaces.
SC-135 = This extra movement obeys threatened spaces ('walk'); with option 'teleport_reach = ignore' it uses 'walk_free'.
SC-136 = The caster may instead leave the Heart face up as an Active Teleport, for later defence, or for a later extra movement by SC-69.
SC-137 = It is discarded once used.
SC-138 = Hadou Ken is an attack in a straight line. Range in spaces and attack CV are the Club's CV.
SC-139 = The caster names a direction. The first piece on that line within range, if it is an opponent's, is the target; the wave goes no further. A dying caster's piece stops it without harm.
SC-140 = A Hadou Ken is fired when it is cast; it cannot be left Active.
SC-141 = Damage is the CV, less what the defence takes away.
SC-142 = It is discarded once used.
SC-143 = Cast: the Joker lies face up as an Active Spell card with CV 14.
SC-144 = After the cast window the caster may use it at once as Teleport, Hadou Ken or Dispel, or leave it Active.
SC-145 = While Active it may be used as Magic Melee, Magic Shield, Teleport, Hadou Ken or Dispel, with CV 14.
SC-146 = As Magic Melee it is a weapon of CV 14 that stays Active and remains Wild Magic; it may also be discarded for a Strike of CV 14 (SC-125).
SC-147 = Any other use discards it.
SC-148 = As Dispel it is a Dispel of one card with CV 14.
SC-149 = As a Defensive Action, from the Charged Joker or from the Active one, it may be Magic Shield or Teleport in an attack window and Dispel in a cast window.
SC-150 = Cast: both cards stay face up. The kind is set by the card beside the Club.
SC-151 = Second card a Heart: the caster may play Clubs from the hand as Hadou Kens, without charging them.
SC-152 = Second card a Spade: the caster may play Clubs from the hand as Strikes.
SC-153 = Second card a Diamond: the caster may play Clubs from the hand as Blocks.
SC-154 = Club and Joker: all three.
SC-155 = Joker and a card of another suit: the Joker is the Club; the kind is that of the natural card.
SC-156 = A Hadou Ken or Strike from the hand is the action of the turn, a Block from the hand is the Defensive Action. These are plays from the hand: they draw, they are not casts, they open no cast window and Hush does not stop them. The Joker may be played as the Club, with CV 14.
SC-157 = The cards stay Active until one of them is dispelled; then both are discarded.
SC-158 = The caster draws one card, so the hand is one card larger, with no upper limit. Then the four cards are discarded.
SC-159 = The caster names one opponent. The three cards stay Active.
SC-160 = While Hush is Active that opponent may not cast spells (Counter Spells included) and may not Prepare.
SC-161 = At the end of a round one Hush card is discarded, for three rounds. With the last card Hush ends.
SC-162 = A round counts for a Hush only if the named opponent began a turn in it while this Hush was Active. So the full spell covers exactly three turns of that opponent.
SC-163 = Each Hush card that is dispelled shortens the spell by one round. Hush lasts as long as one of its cards is Active.
SC-164 = Hush ends when its caster or its target is removed; the cards are discarded (or leave with their owner).
SC-165 = The cards stay Active.
SC-166 = In each of their turns the caster discards one card of each Active Haste and gets for it either one extra action or one extra movement of up to that card's CV spaces.
SC-167 = This begins in the turn in which Haste is cast.
SC-168 = At most one card of a Haste is used per turn.
SC-169 = The extra action may be any action of SC-59. It is taken up after the normal action has been used.
SC-170 = The extra movement may be taken whenever the Move may be taken (SC-47).
SC-171 = A Haste of which no card was used in the caster's turn loses its card of lowest CV at the end of that turn (lowest card id among equals).
SC-172 = Haste ends with its last card.
SC-173 = Only with option 'haste_defence = on': in another caster's turn, once per turn and Haste, the owner may discard the card of lowest CV to take one further Defensive Action.
SC-174 = Berserk, Hadou Hame Ha Ken and Pentagram of Power are volleys: after the one cast window their cards are used one after the other; each attack is resolved completely, with its own attack window, before the next card.
SC-175 = The limit of one Defensive Action per turn holds for the whole volley.
SC-176 = All cards are used in the turn of the cast. None is kept for later.
SC-177 = Before each card the caster, if it is the caster's own turn and the caster is living, may take the Move if it is not used yet, and a Haste movement if one is due.
SC-178 = A volley ends at once, and its remaining cards are discarded, when no opponent is left or its caster has been removed.
SC-179 = Each card may be used for a Strike against an adjacent opponent, with the card's CV.
SC-180 = The Strike may use an Active weapon as if the card came from the hand: attack CV of the card, damage of the weapon.
SC-181 = Each card may instead be used to move up to its CV spaces, only towards an opponent. Any number of the cards may be used so (SC-R48).
SC-182 = Towards means: every step lowers the distance to one chosen opponent. Threatened spaces end the movement as usual; at least one step is made.
SC-183 = All cards must be used. The caster may stop only when no card can strike or move; the rest is discarded.
SC-184 = Each card is discarded after its use. No hand card is played and nothing is drawn.
SC-185 = All cards of a Dispel are used at once; none is kept.
SC-186 = Cast as an action, a Dispel is aimed at one opponent. Each of its cards is assigned separately to one of the uses below; the caster may leave cards without use.
SC-187 = Use 1: the opponent discards one Charged card for each Dispel card so used. The opponent chooses which (SC-R51); a shortage is lost.
SC-188 = Use 2: cancel one Active Spell card of the opponent whose CV is not above the CV of the Dispel card. The caster chooses; the card is discarded.
SC-189 = A cancelled card of Energy Enhancements or of a Circle of Protection takes the whole spell with it.
SC-190 = Any other cancelled card is lost alone; a spell without cards is over.
SC-191 = Use 3: if the opponent has neither Charged nor Active Spell cards, the opponent discards one hand card of their choice for each Dispel card, then draws as many.
SC-192 = Whether use 3 is open is decided once, when the target is named; it is then the only use. Dispel cards left over from uses 1 and 2 never reach the hand.
SC-193 = A hand that is empty between these discards and draws is no defeat.
SC-194 = As a Counter Spell in a cast window, Dispel cancels cards of the spell being cast before it takes effect, one for each Dispel card.
SC-195 = Each Dispel card can cancel only a card whose CV is not above its own (option 'dispel_counter = any' drops this condition).
SC-196 = As a Counter Spell it touches nothing but the spell being cast.
SC-197 = If a card of Energy Enhancements, Reiki, Circle of Protection or Regenerate is cancelled in the cast window, the whole spell fails and its other cards are discarded.
SC-198 = Hush, Haste, Berserk, Dispel, Hadou Hame Ha Ken and Pentagram take effect with the cards that are left, however few. A spell with no card left has no effect.
SC-199 = The Dispel cards are discarded when all of them are assigned.
SC-200 = Each card may be fired as a Hadou Ken with its own CV, in any direction, at any opponent in line; directions and targets may differ.
SC-201 = With Energy Enhancements for Strikes (second card Spade, or the Joker) Active, a card may instead be used as a Strike with its own CV.
SC-202 = The caster may stop before all cards are used; the rest is discarded.
SC-203 = The four cards stay Active. Its value is their common CV.
SC-204 = With the cast the caster declares the mode for as long as the spell lasts: ward or seal.
SC-205 = Ward: Hadou Kens with attack CV up to the value do no harm.
SC-206 = Seal: all attacks with attack CV up to the value do no harm.
SC-207 = The attack CV of the card that strikes or is fired is compared. Against an attack above the value the circle does nothing at all. A Magic Melee strike is compared by the card played, not by the weapon.
SC-208 = A sealed circle breaks, and its four cards are discarded, as soon as its owner moves at least one space in any way, takes a Dodge, or casts or uses Teleport (Wild Magic as Teleport included). These acts are allowed; they only cost the circle.
SC-209 = If one card is dispelled, all four are discarded.
SC-210 = The cards are cast one by one, each as a single-card spell, in rising or in falling order of CV as declared.
SC-211 = Each card is its single-card spell: Spade a Magic Melee, Diamond a Magic Shield (both stay Active), Heart a Teleport (used or left Active), Club a Hadou Ken, Joker a Wild Magic. Larger groups inside the run do not count.
SC-212 = The Joker's declared CV only gives its place in the order; its spell is Wild Magic with CV 14.
SC-213 = Every card must be cast. A Club whose Hadou Ken hits an opponent in some direction must be fired; a Club without any target is discarded without effect.
SC-214 = The Pentagram is one spell with one cast window; its single spells open none. Its Hadou Kens have attack windows.
SC-215 = In this order: discard the top card of the deck; draw until the hand has seven cards; charge any number of hand cards; replace the MOVE card by the top card of the deck, discarding the old one; draw until the hand has five cards; discard the five Regenerate cards.
SC-216 = Charging here draws nothing by itself.
SC-217 = The draws only fill up: a hand that has as many cards or more draws none and discards none. A caster who charges nothing keeps all cards (option 'regenerate_hand = five': more than five are discarded down to five).
SC-218 = A hand that is empty between these steps is no defeat.
SC-219 = The new MOVE card is obligatory. It counts from the caster's next turn and does not change the turn order. If no card can be taken, the old one stays.
SC-220 = A caster who is dealt damage discards hand cards whose CVs together reach at least the damage. They are not replaced.
SC-221 = The caster chooses any set of hand cards that reaches the damage and from which no card could be left out. The Joker counts 14. Excess is lost.
SC-222 = If the whole hand does not exceed the damage, the whole hand is discarded.
SC-223 = After that, a caster with Charged cards chooses one of them and discards it. This happens once for every attack that deals damage, also for the fatal one (SC-R68).
SC-224 = Active Spell cards and the MOVE card are never lost by damage.
SC-225 = An attack that deals no damage costs nothing, not even a Charged card.
SC-226 = A caster who has no card left in hand is defeated.
SC-227 = This is checked after each payment of damage, and for all living casters whenever the turn's caster is about to choose in the TURN step. A hand emptied by plays that could not be replaced is a defeat as well.
SC-228 = Casters found with empty hands at the same check are defeated together, as one chain: all become dying, then their Dying Curses follow in turn order. If nobody is living, it is a stalemate at once.
SC-229 = A defeated caster first casts final spells from the Charged cards that are left: the Dying Curse. Any number of spells, one after the other, each resolved completely.
SC-230 = The Dying Curse happens at once, even in the middle of a volley, and interrupts it.
SC-231 = Only spells cast from Charged cards are allowed: no Move, no Attack action, no hand card, no separate use of Active cards. What a cast spell itself says is done, as in one's own turn, with the help of the dying caster's Active weapons and Energy Enhancements. Teleport thus gives its extra movement, and Dispel works as if cast as an action.
SC-232 = Reiki and Regenerate cannot be cast in a Dying Curse. Nothing revives a defeated caster.
SC-233 = A hushed caster has no Dying Curse (option 'hush_curse = speaks' allows it).
SC-234 = The Active spells of a dying caster stay in force until the Dying Curse ends.
SC-235 = The others defend by SC-87.
SC-236 = The dying caster may stop at any time and need not cast anything.
SC-237 = Then the dying caster is removed: the piece leaves the board and all 53 cards leave the game.
SC-238 = If a Dying Curse defeats another caster while at least one caster is living, that caster's Dying Curse interrupts the first one.
SC-239 = When all Dying Curses are over and one caster is living, that caster wins.
SC-240 = If the last living caster is defeated in a Dying Curse, the game ends at that moment without further casts: a stalemate.
SC-241 = The stalemate is shared by all casters defeated in that same chain of Dying Curses. With two players this is a draw.
SC-242 = With more than two players the others rank by their time of defeat, later is better; at the cap the living rank by hand cards, above all defeated ones.
SC-243 = When the game ends, everything still pending is dropped.
SC-244 = Option 'round_cap' (default 80): if at the end of that round more than one caster is living, the game ends. The living caster with the most hand cards wins; equal leaders share a draw (option 'cap_result = draw': always a draw among the living).
SC-245 = Turns go in turn order by initiative, not around the table. A round is one turn of every living caster.
SC-246 = Everyone is everyone's opponent. All opponents' pieces threaten spaces.
SC-247 = Every attack, Hush and Dispel has one target, chosen by its caster among the legal ones; the attacks of a volley may have different targets.
SC-248 = Every opponent may answer a cast with Dispel, also one who is not the target. Several may do so one after the other while cards of the spell are left.
SC-249 = The game goes on after a removal until one caster is living.
SC-R1 = What board, and how large? The rulebook asks only for a graph or hex mat. Movement and Hadou Ken ranges run from 2 to 14. Ruling: six boards, default 'square-11'. Why: on 11×11 a King crosses the whole board and a 3 does not, so both distance and MOVE cards matter; on much larger boards a fast caster can run away for ever. In 1200 trial games between simple bots the six boards gave mean lengths of 14.7 to 16.9 rounds, and the first player won 54 to 56 percent everywhere. Option: 'board'.
SC-R2 = Are diagonal squares adjacent? (a) Four neighbours; (b) eight. Ruling: (b). Why: the rulebook, section Setup, lets a piece move in any direction, and "any space adjacent" names no exception. Diagonal steps cost one space. Option: 'diagonals'.
SC-R3 = What is a straight line? (a) The eight (six) directions of the grid; (b) any line of sight between two spaces. Ruling: (a). Why: under (b) every space is in line and the printed restriction would mean nothing. Option: none.
SC-R4 = Does Hadou Ken pass through pieces? (a) It hits the first piece on the line; (b) it hits one chosen caster anywhere on it; (c) it hits all. Ruling: (a). Why: one card, one damage; a moving wave meets the first body. It matters only with three or more players. Option: none.
SC-R5 = May two pieces share a space, or pass each other? Not said. Ruling: one piece per space, no passing, not even by Dodge or Teleport. Why: every space next to an opponent is already a place to stop, so passing through the opponent was never meant. Option: none.
SC-R6 = What happens exactly when initiative cards match? (a) All players redraw; (b) only the matching ones. Where does the first card go? Does the Joker tie with the Ace? Ruling: only matching players redraw, and only to order themselves; the new card becomes the MOVE card, the old one is discarded; Joker = Ace = 14. After five redraws the lower seat goes first. Why: two-player play is as printed; with more players a redraw must not overturn positions that were clear. Option: none.
SC-R7 = Where may pieces start, and what does "first or second" mean with more players? The rulebook gives no place. (a) Anywhere; (b) a border with a minimum distance. Ruling: (b) by default. Why: under (a) the winner of the initiative may place second, next to the opponent, and strike before anything happened. The choice still counts under (b): the later player sees the other's lines and distance. With three or four players the winner chooses first or last. Option: 'start' = 'border' (default), 'free'.
SC-R8 = May a player throw away more than two cards in the preparation to draw new ones? (a) Any number; (b) only as many as bring the hand down to five. Ruling: (b). Why: the discard is mentioned only as a way to reach five cards, as the alternative to charging. Option: none.
SC-R9 = Who prepares first? Ruling: all at once, in secret. Why: no order exists yet, and the number of cards charged is useful knowledge. Option: none.
SC-R10 = Must the Move come before the action? (a) Move, then action; (b) either order; (c) the Move may be split around the action. Ruling: (b), not (c). Why: the two are listed side by side without an order; one Move is one movement. Option: none.
SC-R11 = Exactly N spaces or up to N? The Move is "up to"; Dodge, Teleport, Haste and Berserk name a number. Ruling: always up to. Why: exact numbers would often be impossible on a finite board and would make high cards bad. Option: none.
SC-R12 = May a caster leave, or slide along, threatened spaces? Ruling: leaving is free. Sliding from one threatened space to another is possible one space at a time, because entering the second one ends the movement. Why: "into, but not through". Option: none.
SC-R13 = Does Teleport in one's own turn ignore threatened spaces? (a) No: it is extra movement; only Dodge is exempt; (b) yes: it is a teleport. Ruling: (a) in one's own turn; as a Dodge it ignores them. Why: the exemption is printed under Dodge alone, and the text calls their own-turn use extra spaces of movement. Option: 'teleport_reach' = 'obey' (default), 'ignore'.
SC-R14 = Which acts draw a card? A card is drawn whenever a card is played; playing is from the hand. Ruling: Attack, Block, Dodge, Prepare, and Clubs or Spades from the hand under a spell draw one; casting, counters and Active cards draw none. Why: Prepare is described as playing a card face down, and if it did not draw, every Prepare would cost a life. Spell cards are "played" only in the sense of turned up; they come from the table. Option: none.
SC-R15 = Is the new card drawn before or after the answer? Ruling: at once, so an attacker holds the new card before the defender answers, and a defender may pay the remaining damage with the card drawn for the Block. Why: "immediately". Option: none.
SC-R16 = Is there a hand limit of five? (a) Yes; (b) no. Ruling: (b). Five is only the size to which setup and Regenerate fill up. Why: Reiki explicitly allows an extra card. Option: none.
SC-R17 = When is a spell group fixed, at charging or at casting? (a) At charging, with fixed piles; (b) the owner may rearrange the face-down cards at any time, so it is fixed at casting. Ruling: (b), as one pool. Why: the rulebook, section Actions, only wants the cards to be in correct groups by the time of the cast; nobody could check a face-down pile anyway. It also keeps the engine simple and hides more. Option: none.
SC-R18 = Is there a limit to Charged cards? Ruling: no. Hoarding limits itself: the deck runs dry after about 46 charged cards and every further play then shrinks the hand; and each hit costs a Charged card. Option: none.
SC-R19 = May the Joker from the hand have a CV below 14? It may be any CV. Ruling: engines use 14. Why: 14 is never worse, since all movements are "up to", and this keeps the option lists short. In groups the CV is what the group needs. Option: none.
SC-R20 = How does the Joker behave inside groups? Ruling: as any one missing card. Its Active CV is the CV it stands for, or 14 where the group fixes only the suit. One Joker per deck, so at most one per group. Option: none.
SC-R21 = Which spell is it if cards fit two rows? Ruling: the announced one; see SC-117, SC-118. A four-card same-CV group is always a Circle, never two Pairs; a group must match its row exactly, so a three of a kind is not hidden inside a cast pair. Option: none.
SC-R22 = Is A-2-3-4-5 a straight? (a) Yes as in poker; (b) no. Ruling: (b). Why: the straight is defined by rank order of CV, and an Ace is 14. Option: none.
SC-R23 = Can Magic Shield, Teleport or Hadou Ken be cast in one's own turn and kept? The rulebook names both casting a Counter Spell and using an Active Spell card in defence. Ruling: Magic Shield and Teleport may be left Active; Hadou Ken is fired at once. Why: both ways of defending must be possible; an Active card is safe from damage (SC-224) and from Hush, but visible and open to Dispel, and costs an action. Hadou Ken has no use that waits. Option: none.
SC-R24 = Does using an Active Teleport or Wild Magic later cost an action? Ruling: yes, in one's own turn; in defence it is the Defensive Action. Why: otherwise stored cards would give several attacks in a turn, which the rulebook reserves for special spells. Option: none.
SC-R25 = Who may answer what? Ruling: an attack is answered by its target only; a cast is answered by Dispel from any opponent. Why: Block and Dodge reduce one's own damage; Dispel may be cast in an opponent's turn against a cast spell without any word on its target. Two separate windows keep the sequence clear: a cast Hadou Ken can first be dispelled, then dodged, but by the same player only once per turn. Option: none.
SC-R26 = What must be said before the cast window? Ruling: what defines the spell (SC-104); free choices among targets come later, card by card. A spell can be countered only then; later cards of a volley give no new chance for Dispel. Why: the opponents must know what they answer, and only a freshly cast spell can be answered. Option: none.
SC-R27 = Which spells are Counter Spells? Ruling: those whose text speaks of defence or of the opponent's turn: Magic Shield, Teleport, Dispel, and Wild Magic standing for them. Circle of Protection is not among them. Option: none.
SC-R28 = Can a Counter Spell be countered? (a) Yes, by Dispel; (b) no. Ruling: (b). Why: the caster in turn has no Defensive Action; (a) would only help third players and needs an open-ended stack. Option: none.
SC-R29 = One defence per attack, per turn or per round? Ruling: per turn of each other caster. Why: the reminders under Berserk and Hadou Hame Ha Ken say so. Option: 'haste_defence' for the one possible exception.
SC-R30 = Can a Hadou Ken be blocked or dodged by hand cards? Ruling: yes. Why: Block and Dodge reduce "the damage"; Dodge speaks of the Strike or Attack card. Magic Shield is simply better against it. Option: none.
SC-R31 = When is a Dodge or Teleport "successful"? (a) d > a; (b) d ≥ a. Ruling: (b). For an ordinary Dodge this makes no difference (the difference is 0). For Teleport at equal CVs the damage is 0, so it is successful and the full movement follows. Why: Magic Melee calls an attack successful if it gets through; a Dodge is its opposite. Option: none.
SC-R32 = What damage does a partly blocked Magic Melee strike deal? (a) Full weapon CV as soon as a > d; (b) weapon CV less d; (c) a − d. Ruling: (a). Why: the played card's CV is used against the defence, the weapon's CV for damage. Option: none.
SC-R33 = Several weapons, or a weapon weaker than the card? Ruling: the attacker picks one weapon or none; weapons do not add up. Why: "may". Option: none.
SC-R34 = What is the desperate Strike? Ruling: an Attack action whose card is the weapon itself; no draw, since nothing leaves the hand. It can be blocked and dodged as usual. Option: none.
SC-R35 = Does a Strike hit all adjacent opponents? Ruling: one of them. A Strike without a target is not allowed (it would be a Discard). Option: none.
SC-R36 = May a spell be cast without a target? Ruling: not a single Hadou Ken; all others yes. Why: a Hadou Ken into empty space is only a waste, and forbidding it shortens option lists; volleys may become useful by moving between cards. Option: none.
SC-R37 = Do equal Active spells add up? Ruling: they coexist. Two Hastes give two extra uses per turn; two Hushes on one opponent run side by side and end at the same time if cast in the same round; equal enhancements or circles add nothing but safety against Dispel. Option: none.
SC-R38 = When is the use of Wild Magic chosen, and does Melee use it up? Ruling: at each use. Using it as a weapon does not discard it and does not bind it. Why: it may be used "as" the other cards, and a Magic Melee card stays after a strike. Option: none.
SC-R39 = Heart 7 and Joker: Energy Enhancements? (a) No, the pair needs a natural Club; (b) yes, the Joker is the Club. Ruling: (b), with the kind of the natural card. Why: the Joker is any suit. "All enhancements" needs a natural Club with the Joker as second card. Option: none.
SC-R40 = Is a Club played through Energy Enhancements a cast spell? (a) Yes: Hush and Dispel stop it; (b) no. Ruling: (b). Why: it is played from the hand, not uncovered. Magic Shield and Circle treat it as a Hadou Ken. Option: none.
SC-R41 = Does Hush silence all opponents? Ruling: one. Why: the text speaks of the opponent in the singular, like Dispel. It matters only with three or more players. Option: none.
SC-R42 = Which rounds count for Hush? (a) The round of the cast counts: the caster moving first silences three turns, the one moving last only two; (b) it does not: four and three; (c) a round counts if the victim had a silenced turn in it: always three. Ruling: (c). Why: three rounds of silence are printed; (c) alone gives every seat the same. Option: none.
SC-R43 = What if a Hush card is dispelled? Ruling: one round less. Why: only Energy Enhancements and Circle say that one card breaks the whole; Hush is counted down in cards. Option: none.
SC-R44 = Must a Haste card be discarded every turn? (a) Only when used; (b) every turn of one's own, used or not. Ruling: (b). Why: the sentence orders the discard each turn, like a clock. For an unused one the lowest card goes; no owner would choose differently. Option: none.
SC-R45 = Does Haste work in the turn of the cast? Ruling: yes: the turn of the cast is a turn in which Haste is Active. Three Hearts therefore give three extra uses, the first of them at once. Option: none.
SC-R46 = Can Haste give a second Defensive Action? The reminders say that "ordinarily" only one is allowed, and an extra action could be a defensive one. (a) Haste works in one's own turn only; (b) also in others' turns. Ruling: (a). Why: with (b) "each turn" would mean every player's turn and the clock would run twice as fast; simplest is (a). Option: 'haste_defence' = 'off' (default), 'on' (SC-173).
SC-R47 = May the caster move between two cards of a volley? (a) No, an action is one block; (b) yes. Ruling: (b), with the unused Move or Haste movement. Why: the text only demands the same turn. Option: none.
SC-R48 = How many Berserk cards may be used to move? (a) One per spell; (b) any. Ruling: (b): each card is a Strike or a movement. Why: the alternative is stated per card, and all cards must be used, which (a) would make impossible at a distance. Option: none.
SC-R49 = What is "towards"? (a) The end is nearer than the start; (b) every step is nearer. Ruling: (b). Why: it is the stricter sense of "only" and easy to generate. Option: none.
SC-R50 = May one Dispel be split between Charged and Active cards, or between opponents? Ruling: split between uses yes, between opponents no. Why: each card has its own effect ("one for each", "the Diamond's CV"), but one opponent is named. Option: none.
SC-R51 = Who picks the Charged cards that are lost? (a) The caster, blindly; (b) their owner. Ruling: (b). Why: the opponent is forced to discard; for damage the owner chooses expressly. Option: none.
SC-R52 = When does Dispel reach the hand? (a) As soon as Charged and Active cards have run out; (b) only if there were none to begin with. Ruling: (b). Why: all cards are used at once. The discards are replaced, so this is only a disturbance. Option: none.
SC-R53 = Does the CV matter when Dispel is a counter? (a) One for one; (b) each needs CV ≥ its target. Ruling: (b). Why: in the rulebook's words the cards of a cast spell are Active Spell cards, and for those the comparison is printed. Option: 'dispel_counter' = 'cv' (default), 'any'.
SC-R54 = What is left of a partly dispelled spell? (a) Any loss breaks a spell; (b) the rest works. Ruling: spells whose effect needs the set as a whole break (Energy Enhancements, Reiki, Circle, Regenerate); spells that spend card by card go on. Why: "burn through" describes a gradual loss; the two printed breaks concern whole-set spells. Option: none.
SC-R55 = How do Energy Enhancements apply to Hadou Hame Ha Ken? Ruling: its Clubs may be used as if from the hand, so with the Spade kind also as Strikes; the Heart kind adds nothing and the Diamond kind has no use in one's own turn. No Magic Melee with them: that spell wants a card from the hand and only Berserk is exempt. Option: none.
SC-R56 = When is the mode of the Circle chosen? (a) At the cast, for good; (b) anew at each attack. Ruling: (a). Why: (b) would make the mobile mode free of any price. Option: none.
SC-R57 = What is compared with the Circle, and what of stronger attacks? Ruling: the attack CV as played, before any defence; a stronger attack is not reduced. Why: immunity is a yes or no. The printed remarks fit: four Aces stop everything, four Twos stop only Twos. Option: none.
SC-R58 = Is movement forbidden in a sealed Circle, or does it break it? Ruling: it breaks it. Why: "lest" names the consequence. Staying on the spot with a Dodge that moves 0 spaces breaks it too. Option: none.
SC-R59 = May a Pentagram contain larger spells, such as three Hearts for Haste? (a) Yes, all possible combinations; (b) only five single cards. Ruling: (b). Why: five spells are named as the maximum and they are cast in numerical order, card by card. Option: none.
SC-R60 = What does the Joker do in a Pentagram? Ruling: Wild Magic with CV 14 at its place in the order. Why: each spell follows its own instructions. Option: none.
SC-R61 = Must all five be cast? Ruling: yes where possible; a Hadou Ken without any target is lost. Teleport and Wild Magic may be left Active, Spade and Diamond always are. Option: none.
SC-R62 = Does charging in Regenerate draw cards? Ruling: no; it repeats the preparation of the setup, and the hand is filled afterwards. Option: none.
SC-R63 = Must the hand go down to five at the end of Regenerate? (a) Yes, as in the setup; (b) no, it only fills up to five. Ruling: (b). Why: the text says replenish, nowhere discard. Option: 'regenerate_hand' = 'keep' (default), 'five'.
SC-R64 = When does the MOVE card of Regenerate count? Ruling: from the caster's next turn, as after a reshuffle. Why: same note, same purpose. Option: none.
SC-R65 = What if the discard pile is too small for a new deck? With one card it would be burnt and nothing is left to draw; with none there is nothing at all. Ruling: below two cards nothing happens and the draw is lost. Option: none.
SC-R66 = When exactly may the MOVE card be changed? Ruling: once per shuffle, right after the draw that caused it is complete, before anyone decides anything else. Option: none.
SC-R67 = May a player overpay damage? (a) Any set that reaches the damage; (b) only sets without a needless card. Ruling: (b). Why: a needless card is not paid but thrown away; (a) would let a caster die on purpose for a Dying Curse. The caster is free among sets of (b), also expensive ones. Option: none.
SC-R68 = In which order are hand and Charged cards lost, and is the Charged card lost by fatal damage too? Ruling: hand first, then one Charged card, then the test for defeat. Why: final spells come from the remaining Charged cards. A dying caster with one Charged card therefore has none left. Option: none.
SC-R69 = Is a hand emptied without damage a defeat? (a) Only damage kills; (b) zero cards always kill. Ruling: (b), checked when no step is pending, for all casters at the same moment. Why: the sentence is general. It can happen only when draws are impossible. Option: none.
SC-R70 = What may a dying caster do? Ruling: cast any spells from Charged cards, one after the other, at once, anywhere in the course of play; Teleport may line up a later Hadou Ken. No other action. The piece stays on its space, threatens nothing and cannot be harmed; Active spells stay in force to the end of the Curse. Option: none.
SC-R71 = May others defend against a Dying Curse, even in their own turn? (a) No, Defensive Actions exist only in opponents' turns; (b) yes, once. Ruling: (b): the Curse counts as a turn of the dying caster. Why: section Defensive Actions gives the right to any defending player before damage; several final spells against one defence still make the Curse dangerous. Option: none.
SC-R72 = Does Hush silence the Dying Curse? Ruling: yes. Why: it forbids casting without exception, and it is the only preparation against a Curse. Option: 'hush_curse' = 'silent' (default), 'speaks'.
SC-R73 = Can Reiki or Regenerate save a dying caster? Ruling: no, and they may not be cast then. Why: the caster is already defeated; a Curse can at best make a stalemate. Regenerate would also charge new cards and prolong the Curse. Option: none.
SC-R74 = What if the Curse kills, and with more than two players? Ruling: each new victim gets a Curse of their own at once while someone is still living; when nobody is living the game stops on the spot and all casters of this chain share the stalemate. With two players the second victim's Curse is skipped: nothing could change. Option: none.
SC-R75 = What remains of a removed caster? Ruling: nothing: piece, cards and Active spells (also Hush on others) are gone. Option: none.
SC-R76 = Order of turns with three or more? Ruling: falling initiative, fixed for the game; the round ends after the last living caster in that order. Option: none.
SC-R77 = What happens to unfinished effects when the game ends? Ruling: they are dropped: no further payments, draws, shuffles or offers. Option: none.
SC-R78 = Is the grouping or number of Charged cards secret? Ruling: the number is open, the faces are secret, grouping is free. Players may look at their own Charged cards at any time. Option: none.
SC-R79 = When does an endless duel end? Ruling: see Termination. Options: 'round_cap', 'cap_result'.
SC-250 = Every turn is finite: it has one Move, one action, at most one use per Haste, and every other choice uses up an action, a card of a cast spell, a Defensive Action, or (in a Dying Curse) Charged cards that are not refilled.
SC-251 = The printed game need not end: two casters may move and discard for ever without an attack.
SC-252 = The cap of SC-244 ends it. Number: 1200 two-player trial games between simple attacking bots on the six boards took 15 to 17 rounds on average, 95 percent at most 36, the longest 65; three players 23 on average, the longest 63; four players 30, the longest 62 (120 games each). 80 rounds lie above all of these and still end a stalled game after 160 turns of two players. Without diagonals games are longer (24 on average, 95 percent at most 61). Most hand cards wins, because the hand is the life total: the caster who is behind has to act.
SC-253 = With the cap, a game has at most 'round_cap' × players turns and is finite for every behaviour.
SC-R80 = Does a Teleport that is cancelled in its cast window break a sealed Circle? Ruling: yes. Why: SC-208 names the cast itself, and a cancelled spell was cast and is spent (SC-108). Option: none.
SC-R81 = Which card does a Hush lose at the end of a round? All its cards have one CV. Ruling: the one with the lowest card number, so the Joker goes last. Option: none.
SC-R82 = How are damage and spell groups chosen? Ruling: card by card in rising order of card numbers, offering only cards with which a legal set can still be completed; every legal set can be reached in exactly one way. Why: lists stay short with any number of cards, and SC-221 and SC-111 stay exact. Option: none.
SC-R83 = Who is asked to answer? Ruling: everybody who may have an answer by what all can see, even if passing is the only choice; likewise a dying caster with Charged cards is asked for a Curse. Why: a window that opens only for those who have an answer would tell the others so. Option: none.
SC-R84 = Where are cards of the play area when the game ends? Ruling: on their owners' piles. Why: SC-243 drops what is pending, and every card has a place. Option: none.
SC-R85 = A Dodge from a sealed Circle draws a card and breaks the Circle: which comes first? (a) The Circle breaks, and its four cards may be shuffled in for the draw; (b) the draw comes first. Ruling: (b). Why: whoever plays a card from the hand draws at once (SC-73). With an empty deck and fewer than two cards in the pile the draw is lost (SC-80), although the Circle breaks right after it. Option: none.

## The lesson

sc-lesson-title = Learn SpellCaster
sc-lesson-1 = Two mages on a field: you are the moon, Mirabel is the star. The cards in your hand are your life. Whoever has none left is defeated.
sc-lesson-2 = In your turn you may move and do one thing. Your MOVE card is a 4: you can go up to four spaces, to any dotted one. Step right beside Mirabel.
sc-lesson-2-good = Now you are beside her. The hatched spaces are threatened: whoever enters one has to stop there.
sc-lesson-2-wrong = You can do that. But for a Strike you must stand right beside Mirabel: try the space to the left of her.
sc-lesson-3 = Spades strike. Touch your 9♠, then Mirabel.
sc-lesson-3-good = A Strike of 9. Mirabel did not defend, so she gave up cards worth at least 9. Her hand is smaller now. You drew a new card: only a hit makes a hand shrink.
sc-lesson-3-wrong = That is allowed, but now you are close enough to strike with the 9♠.
sc-lesson-4 = Now Mirabel strikes you with a 6. Diamonds block, Hearts dodge. Every answer shows what would still hurt you. Choose the one that lets you slip away: a Heart higher than 6.
sc-lesson-4-good = Your Jack is 11, five more than 6. You are not hurt, and you may slip away up to five spaces, even past threatened ones.
sc-lesson-4-wrong = That would work a little, but the J♥ counts 11 and takes away all of the 6.
sc-lesson-5 = This time you are hit for 10. You pay with hand cards worth at least 10. Every card is life, so pay with as few as you can.
sc-lesson-5-good = One card for 10 damage. High cards are the best armour.
sc-lesson-5-wrong = That works, but then you need a second card. Your J♠ is worth 11: it pays alone.
sc-lesson-6 = Spells come from Charged cards, which lie face down. You have charged two eights. Charge the third: touch your 8♥, then the Charged cards.
sc-lesson-6-good = Three alike: look at the spell book. Nobody else knows what lies there.
sc-lesson-6-wrong = You may do that in a game. Here, charge the 8♥ to make three eights.
sc-lesson-7 = It is your turn again. Three alike make the spell Hush. Find it in the spell book and cast it.
sc-lesson-7-good = Mirabel is hushed: for three rounds she can neither cast spells nor charge cards.
sc-lesson-7-wrong = You could. But Hush is ready in the spell book: cast it.
sc-lesson-8 = A Charged Club is a wave of energy: a Hadou Ken. It flies in a straight line, as far as its value. Mirabel stands three spaces away on a slanting line. Fire your 9♣.
sc-lesson-8-good = Straight into Mirabel: 9 damage from far away. So mind the lines when you choose where to stand.
sc-lesson-8-wrong = Not now: Mirabel is right in your line. Cast Hadou Ken.
sc-lesson-9 = Some spells stay open before you. This Magic Melee is a weapon of 13. Touch your 5♣, then the weapon K♠, then Mirabel.
sc-lesson-9-good = She has to stop a 5. She did not, and it cost her 13, the value of the weapon.
sc-lesson-9-wrong = Possible. But with the weapon even a small card hurts: strike with 5♣ and K♠.
sc-lesson-10 = The end is near: Mirabel holds only a 4 and a 5. Strike with your 9♠. But beware: she still has Charged cards.
sc-lesson-10-good = Mirabel has no card left. Yet a mage who falls may cast what is Charged: a Dying Curse. She fires an Ace at you.
sc-lesson-10-wrong = You could, but one Strike with the 9♠ is enough now.
sc-lesson-11 = A Hadou Ken of 14 comes at you. If it hits, you fall too. Look at your answers.
sc-lesson-11-good = Dodged. Mirabel leaves the field, and you are the last mage standing: you win.
sc-lesson-11-wrong = Then both of you would fall. Your A♥ is 14, too: dodge with it.
sc-lesson-12 = A real game begins with seven cards: charge as many as you like, the hand is filled to five. The spell book lists all fifteen spells, and touching one tells you why it is not ready yet. Now play your first game.

## The board in the browser

sc-page-spell = { $title }: { $text }
sc-page-joker-foot = any card
sc-page-suit-spades = Strike
sc-page-suit-clubs = Energy
sc-page-suit-diamonds = Block
sc-page-suit-hearts = Dodge
sc-page-suit-joker = anything
sc-page-about-spades = Spades strike a rival on a space beside you.
sc-page-about-clubs = Clubs are energy. Charged, a Club flies as a Hadou Ken; from the hand it needs Energy Enhancements.
sc-page-about-diamonds = Diamonds block: their value is taken off an attack.
sc-page-about-hearts = Hearts dodge: higher than the attack, they let you slip away.
sc-page-about-joker = The Joker stands for any card. Its value is 14.
sc-page-card = { $card }, { $suit } { $value }
sc-page-your-hand = Your hand: your life
sc-page-your-charged = Charged, face down
sc-page-your-active = Active spells
sc-page-hand-of = { $name }'s hand: { $count }
sc-page-charged-of = { $name }'s Charged cards: { $count }
sc-page-active-of = { $name }'s Active cards: { $count }
sc-page-active-line = { $title }: { $cards }
sc-page-hand-short = Hand { $count }
sc-page-charged-short = Charged { $count }
sc-page-deck = Deck { $count }
sc-page-pile = Pile { $count }
sc-page-pile-label = Your discard pile, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
sc-page-pile-drop = Discard here
sc-page-charge-drop = Charge here
sc-page-move-card = MOVE
sc-page-move-about = MOVE card { $card }: up to { $value } spaces in a turn
sc-page-round = Round { $round } of { $cap }
sc-page-before = Before the first round
sc-page-turn-of = { $name }'s turn
sc-page-your-turn = Your turn
sc-page-moved-yes = moved
sc-page-moved-no = Move: { $value }
sc-page-action-yes = action used
sc-page-action-no = Action: { $count }
sc-page-stage = What is going on
sc-page-field = The field
sc-page-space = Space { $space }
sc-page-space-open = Space { $space }, you can go there
sc-page-space-threat = Space { $space }, threatened
sc-page-space-open-threat = Space { $space }, you can go there; threatened, your way ends there
sc-page-piece = { $name } at { $space }
sc-page-piece-target = { $name } at { $space }: a target
sc-page-me = Your piece at { $space }
sc-page-dying = dying
sc-page-removed = out of the game
sc-page-hushed = hushed
sc-page-spell-book = Spell book
sc-page-castable = { $title }: can be cast now. { $recipe }
sc-page-not-castable = { $title }: not yet. { $recipe }. Touch it to hear why.
sc-page-spell-later = { $title } needs: { $recipe }. You can cast it once the game has begun.
sc-page-cast-now = ready
sc-page-legend-reach = you can go there
sc-page-legend-threat = next to a rival: your way ends
sc-page-prepare = Before the duel: prepare your cards
sc-page-prepare-charged = for spells
sc-page-prepare-hand = to strike, block and dodge
sc-page-prepare-pile = Discarded
sc-page-prepare-touch = What a touch does
sc-page-prepare-to-charged = A touch charges a card
sc-page-prepare-to-pile = A touch discards a card
sc-page-ask-prepare = Touch a card to charge it face down, or to take it back. At most five stay in your hand.
sc-page-ask-prepare-done = Charged { $charged }, discarded { $dropped }, { $kept } in hand. Ready?
sc-page-ask-prepare-short = At most five cards stay in your hand: charge or discard { $count } more.
sc-page-ask-order = You have the first turn. Do you place your piece first or last?
sc-page-ask-place = Touch a dotted space at the border: your piece starts there.
sc-page-ask-turn-both = Move up to { $value } spaces and do one thing: play a card or cast a spell.
sc-page-ask-turn-action = Do one thing: play a card, cast a spell, or end your turn.
sc-page-ask-turn-move = Touch a dotted space to move up to { $value }, or end your turn.
sc-page-ask-turn-haste = Use a card of your Haste, or end your turn.
sc-page-ask-card-targets = { $card }: touch a marked rival, or press a button.
sc-page-ask-card = { $card }: what do you do with it?
sc-page-ask-piece = Where do you go? Touch a dotted space.
sc-page-ask-haste = Haste: take another action, or touch a space up to { $value } away.
sc-page-ask-haste-move = Haste: touch a space up to { $value } away.
sc-page-ask-dodged = You got away. Touch a space up to { $steps } away, or stay.
sc-page-ask-change = Your deck was shuffled. Keep your MOVE card, or turn up a new one?
sc-page-ask-build = { $title } ({ $recipe }): touch your Charged cards, from left to right.
sc-page-ask-build-more = { $title }: touch another Charged card.
sc-page-ask-build-enough = { $title }: touch another Charged card, or cast it like this.
sc-page-ask-joker = { $title }: what does the Joker count as?
sc-page-ask-direction = Touch the rival you fire at.
sc-page-ask-target = { $title }: touch the rival you mean.
sc-page-ask-circle = Ward: stops Hadou Kens, and you may move. Seal: stops Strikes too, but breaks when you move.
sc-page-ask-pentagram = In which order do the five cards work?
sc-page-ask-counter = { $name } casts { $title }. Do you counter it?
sc-page-ask-cancel = Touch one of your cards, then the card that it cancels.
sc-page-ask-teleport = Teleport: touch a space up to { $value } away.
sc-page-ask-teleport-hold = Teleport: touch a space up to { $value } away, or keep it for later.
sc-page-ask-wild = Wild Magic: jump to a space, fire at a rival, or dispel.
sc-page-ask-berserk = Berserk: touch a card, then a rival beside you or a space nearer to one.
sc-page-ask-hame = Touch a Club, then the rival you fire it at.
sc-page-ask-pentagram-next = Pentagram: how does { $card } work?
sc-page-ask-dispel = Touch one of your Diamonds, then an open card of { $name }. Or strip face-down cards.
sc-page-ask-lose = Dispel: touch a card to give up ({ $count } to go).
sc-page-ask-attack = { $name } attacks you: { $attack } of { $value }. How do you answer?
sc-page-ask-attack-weapon = { $name } attacks you: { $attack } of { $value }. If it gets through it costs { $weapon }. How do you answer?
sc-page-ask-pay = You are hit for { $damage }. Touch hand cards to give up, from left to right: { $left } to go.
sc-page-ask-pay-picked = Give up { $card }? That makes { $sum } of { $damage }.
sc-page-ask-lose-charged = The hit also costs one of your Charged cards. Touch it.
sc-page-ask-lose-picked = Give up { $card }?
sc-page-ask-curse = You are defeated. Cast your last spells, or stop.
sc-page-ask-regenerate = Regenerate: touch a hand card to charge it, or go on.
sc-page-ask-trim = More than five cards: touch one to discard.
sc-page-do-end = End turn
sc-page-do-first = Place first
sc-page-do-last = Place last
sc-page-do-charge-all = Charge all
sc-page-do-ready = I am ready
sc-page-do-prepare = Charge it
sc-page-do-charge = Charge it
sc-page-do-discard = Discard it
sc-page-do-strike = Strike { $name }
sc-page-do-strike-with = Strike { $name } with the weapon { $weapon }
sc-page-do-desperate = Throw it at { $name }
sc-page-do-aim = Fire at { $name }
sc-page-do-run = Run there
sc-page-do-cast = Cast { $title }
sc-page-do-use = Use { $card } now
sc-page-do-haste = Use Haste with { $card }
sc-page-do-action = Another action
sc-page-do-add = Add { $card }
sc-page-do-done = Done
sc-page-do-cast-it = Cast it
sc-page-do-joker = The Joker is { $value }
sc-page-do-ward = Ward
sc-page-do-seal = Seal
sc-page-do-up = From low to high
sc-page-do-down = From high to low
sc-page-do-pass = Let it pass
sc-page-do-pass-hit = Take the hit: { $damage }
sc-page-do-block = Block with { $card }
sc-page-do-dodge = Dodge with { $card }
sc-page-do-shield = Magic Shield { $card }
sc-page-do-teleport = Teleport { $card }
sc-page-do-dispel = Dispel
sc-page-do-wild = Wild Magic
sc-page-do-cancel = Cancel { $other } with { $card }
sc-page-do-rest = Strip face-down cards
sc-page-do-stop = Stop
sc-page-do-lose = Give up { $card }
sc-page-do-pay = Give up { $card }
sc-page-do-hold = Keep it for later
sc-page-do-fizzle = It fizzles
sc-page-do-stay = Stay here
sc-page-do-keep = Keep it
sc-page-do-change = New MOVE card
sc-page-answer-block = Block
sc-page-answer-dodge = Dodge
sc-page-answer-shield = Shield
sc-page-answer-teleport = Teleport
sc-page-answer = { $how } with { $card }: { $leaves }
sc-page-leaves = { $damage } damage left
sc-page-leaves-none = no damage
sc-page-from-hand = hand
sc-page-from-charged = Charged
sc-page-from-active = Active
sc-page-stage-attack = { $name } attacks { $other }
sc-page-stage-value = { $attack } of { $value }
sc-page-stage-weapon = damage { $weapon } if it gets through
sc-page-stage-answers = Your answers
sc-page-stage-damage = { $name } is hit for { $damage }
sc-page-stage-sum = { $sum } of { $damage }
sc-page-stage-lose =
    { $name } gives up { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
sc-page-stage-cast = { $name } casts { $title }
sc-page-stage-counter = { $name } answers with Dispel
sc-page-stage-volley = { $title }: cards left
sc-page-stage-dispel = { $name } dispels: cards left
sc-page-stage-use = { $title } of { $name }
sc-page-stage-build = You prepare { $title }
sc-page-stage-build-other = { $name } prepares a spell…
sc-page-stage-haste = { $name } uses Haste
sc-page-stage-regenerate = { $name } regenerates
sc-page-stage-curse = Dying Curse of { $name }
sc-page-stage-chosen = Chosen so far
sc-page-stage-need = Needs: { $recipe }
sc-page-stage-new-move = Your MOVE card
sc-page-hit-short = −{ $damage }
sc-page-safe-short = safe
sc-page-mode-waves = Clubs fire
sc-page-mode-strikes = Clubs strike
sc-page-mode-blocks = Clubs block
sc-page-mode-all = Clubs do all
sc-page-mode-ward = ward { $value }
sc-page-mode-seal = seal { $value }
sc-page-on = on { $name }
sc-page-you-sealed = Your preparation is sealed. The others are still choosing.
sc-page-course = Cards in hand
sc-spell-melee-recipe = one ♠
sc-spell-melee-text = A weapon that stays before you. Strike with a card from your hand; if it gets through, the weapon's value is the damage.
sc-spell-shield-recipe = one ♦
sc-spell-shield-text = Stays before you until you need it. It stops any Hadou Ken, and takes its value off a Strike.
sc-spell-teleport-recipe = one ♥
sc-spell-teleport-text = Jump up to its value in spaces, now or later. Kept back, it can save you from an attack.
sc-spell-hadou-recipe = one ♣
sc-spell-hadou-text = A wave of energy. It flies in a straight line, as many spaces as its value, and hits for its value.
sc-spell-wild-recipe = the Joker
sc-spell-wild-text = Works as a weapon, a Shield, a Teleport, a Hadou Ken or a Dispel of 14.
sc-spell-enhance-recipe = a pair with a ♣
sc-spell-enhance-text = Clubs in your hand come alive. Pair with ♥: they fire. With ♠: they strike. With ♦: they block.
sc-spell-reiki-recipe = two pairs
sc-spell-reiki-text = Draw one card more: your hand, and so your life, grows by one.
sc-spell-hush-recipe = three alike
sc-spell-hush-text = A rival can neither cast nor charge cards for three rounds.
sc-spell-haste-recipe = three or more ♥
sc-spell-haste-text = Each turn one of its cards gives you another action or another move.
sc-spell-berserk-recipe = three or more ♠
sc-spell-berserk-text = Use its cards one by one: strike whoever stands beside you, or run at a rival.
sc-spell-dispel-recipe = three or more ♦
sc-spell-dispel-text = Each card cancels an open card of a rival, or strips a face-down one. It can also answer a spell.
sc-spell-hame-recipe = three or more ♣
sc-spell-hame-text = Fire its Clubs one after the other.
sc-spell-circle-recipe = four alike
sc-spell-circle-text = Stops attacks up to its value: as a ward only Hadou Kens, as a seal Strikes too, as long as you stand still.
sc-spell-pentagram-recipe = five in a row, not one suit
sc-spell-pentagram-text = All five cards work one after the other, each as the spell of its suit.
sc-spell-regenerate-recipe = three alike and a pair
sc-spell-regenerate-text = Fill your hand to seven, charge what you like, turn up a new MOVE card, and fill up again.

## The plain board

sc-zone-turn = Round
sc-zone-hands = Hand
sc-zone-charged = Charged cards
sc-zone-decks = Deck
sc-zone-discards = Discard pile
sc-zone-values = MOVE
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

## The drawn table of the terminal

sc-terminal-field = field
sc-terminal-legend = { $free } free   { $threatened } threatened by an opponent   A–D casters (small letter: dying)
sc-terminal-you = { $player }, you
sc-terminal-out = out of the game
sc-terminal-hand = hand { $count }: { $cards }
sc-terminal-charged = Charged { $count }: { $cards }
sc-terminal-active = Active: { $spell }
sc-terminal-decks = MOVE { $move }   deck { $deck }   pile { $pile } ({ $top })
sc-terminal-dying = dying
sc-terminal-hushed = hushed
sc-terminal-attack = ► { $player } → { $target }: { $attack } of { $value } ({ $card })
sc-terminal-cast = ► { $player } casts { $spell }: { $cards }
sc-terminal-volley = ► { $spell } by { $player }, cards left: { $cards }

## Positions

sc-position-card = the card { $card } of seat { $letter } is in two places.

# Card files
sc-field-deck = The cards of every player's deck, each once: 2S to AS for the spades, C, D and H for the other suits, T for ten, JK for the Joker.
sc-field-deal = How many cards everybody is dealt.
sc-field-keep = How many of them stay in the hand.
sc-field-board = A board, in place of the option of that name.
sc-field-rounds = After how many rounds the game ends; 0 leaves it to the option round_cap.
sc-warn-no-spell = No cards of this deck form the spell { $spell }.
sc-print-spells = Spell list
