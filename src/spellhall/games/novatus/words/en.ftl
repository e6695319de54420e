### Magus Novatus in English: everything the game says.

## The box and the options

mn-about = Throw the cube, gather potions, cast spells; what you do not need turns into skulls.
mn-minutes = 30
mn-age = 8 and up
mn-option-mode = The whole game, or the easy one for the youngest: colours only, no items, no effects.
mn-option-mode-standard = the whole game
mn-option-mode-infant = the easy one: colours only
mn-option-cube = The cube scatters around a target, falls anywhere, or stays in the box (Outstanding Students).
mn-option-cube-aimed = scatters around a target
mn-option-cube-uniform = falls anywhere
mn-option-cube-none = stays in the box
mn-option-first_player = Who begins.
mn-option-first_player-random = drawn by lot
mn-option-first_player-A = seat A
mn-option-first_player-B = seat B
mn-option-first_player-C = seat C
mn-option-first_player-D = seat D
mn-option-throw_height = How high the cube is thrown from: the higher, the wider it scatters.
mn-option-throw_height-rising = rising
mn-option-end_position = The space on which the Measuring Cylinder ends the game; auto is 9, 12 or 14 for 2, 3 or 4 players.
mn-option-end_position-auto = as printed: 9, 12 or 14
mn-option-take_rule = Take as many of the matching potions as you like, or all of them.
mn-option-take_rule-any = take as many as you like
mn-option-take_rule-all = take all of them
mn-option-finish_round = Whether the last round is played to its end.
mn-option-healing_plants = How many Healing Plants there are.
mn-option-elixirs = How many Elixirs there are.
mn-option-magic_wands = How many Magic Wands there are.
mn-option-curses = How many Curses there are.
mn-option-infant_target = Points that win a game of Infant Students.
mn-option-infant_skulls = Whether skulls count in a game of Infant Students.
mn-option-infant_skulls-count = count
mn-option-infant_skulls-ignore = do not count
mn-option-max_rounds = Rounds after which the game ends in any case.
mn-no-first-player = The option first_player cannot be { $seat } with { $seats } players (MN-R4).

## Cards and spaces

mn-potion-red = red { $number }
mn-potion-yellow = yellow { $number }
mn-potion-green = green { $number }
mn-potion-blue = blue { $number }
mn-item-healing-plants = Healing Plants
mn-item-elixir = Elixir
    .one = an Elixir
mn-item-magic-wand = Magic Wand
    .one = a Magic Wand
mn-item-curse = Curse
    .one = a Curse
mn-copies = { $count } × { $card }
mn-gap = gap
mn-space = row { $row }, column { $column }
mn-spell = { $name }, { $points } points, needs { $needs }
mn-card = { $name }: { $points } points; needs { $needs }.
mn-card-back = { $effect } (on the back of a spell): { $text }
mn-won-spell = { $spell } ({ $points })

mn-cylinder-above = above column { $line }
mn-cylinder-right = right of row { $line }
mn-cylinder-below = below column { $line }
mn-cylinder-left = left of row { $line }

mn-effect-closed = Closed book
mn-effect-thieves = Greateste Thieves
mn-effect-thieves-text = Starting with the caster, everybody draws one card. A Magical Item goes face up into the play area.
mn-effect-shakum = Shakum Thingsis Up
mn-effect-shakum-text = Everybody loses one Magical Item of their choice, but no Curse.
mn-effect-unleashus = Unleashus Cursus
mn-effect-unleashus-text = Every Curse moves to the next player on the left, all at the same time.
mn-effect-gous_backus = Gous Backus
mn-effect-gous_backus-text = The Measuring Cylinder moves one space back.
mn-effect-ciao_devilus = Ciao Devilus
mn-effect-ciao_devilus-text = Everybody who has a skull passes one of their choice to the left, all at the same time.
mn-effect-presentis = Presentis For Youm
mn-effect-presentis-text = Everybody who has potions in hand passes one of their choice to the left, all at the same time.

## Recipes

mn-recipe-N01 = two red, one yellow
mn-recipe-N02 = two yellow, one green
mn-recipe-N03 = two green, one blue
mn-recipe-N04 = two blue, one red
mn-recipe-N05 = three different numbers of one colour
mn-recipe-N06 = 1 and 2 of one colour, one of another
mn-recipe-N07 = 3 and 4 of one colour, one of another
mn-recipe-N08 = two of one colour, two of another
mn-recipe-N09 = two of one number, two of another
mn-recipe-N10 = one of each colour
mn-recipe-N11 = two different red, two different green
mn-recipe-N12 = two different yellow, two different blue
mn-recipe-N13 = three different red, one green
mn-recipe-N14 = three different yellow, one blue
mn-recipe-N15 = three different green, one red
mn-recipe-N16 = three different blue, one yellow
mn-recipe-N17 = five of one number
mn-recipe-N18 = five of one colour
mn-recipe-N19 = 1 and 2 of one colour, 3 and 4 of another
mn-recipe-N20 = 1, 2, 3, 4 in any colours and two of one colour
mn-recipe-N21 = three different red, two different blue
mn-recipe-N22 = three different yellow, two different red
mn-recipe-N23 = three different green, two different yellow
mn-recipe-N24 = three different blue, two different green
mn-recipe-N25 = three different of one colour, three different of another
mn-recipe-N26 = 1, 2, 3 and 4 of one colour, two of another
mn-recipe-N27 = six of one number
mn-recipe-N28 = 1, 2 and one more of one colour, 3, 4 and one more of another
mn-recipe-N29 = red 1, green 4 and three of one colour
mn-recipe-N30 = yellow 2, blue 3 and three of one colour

mn-colour-red = red
mn-colour-yellow = yellow
mn-colour-green = green
mn-colour-blue = blue
mn-colour-one = one colour
mn-colour-another = another colour
mn-colour-any = any colour
mn-slot-open = { $colour } of any number
mn-slot-number = { $colour } { $mark }
mn-slot-symbol = { $colour } of number { $mark }

mn-of-red = red
mn-of-yellow = yellow
mn-of-green = green
mn-of-blue = blue
mn-of-one = of one colour
mn-of-another = of another colour
mn-of-any = of any colour
mn-some-1 = one { $potions }
mn-some-2 = two { $potions }
mn-some-3 = three { $potions }
mn-some-4 = four { $potions }
mn-some-5 = five { $potions }
mn-some-6 = six { $potions }
mn-some-7 = seven { $potions }
mn-some-8 = eight { $potions }

## Questions

mn-ask-aim = Aim the cube at a space of the grid.
mn-ask-aim-again = The cube left the grid. Aim once more.
mn-ask-place = The cube left the grid twice. Place it on any potion you like.
mn-ask-take = Take potions of one colour or of one number from row { $row } or from column { $column }.
mn-ask-take-all = Take all potions of one colour or of one number from row { $row } or from column { $column }.
mn-ask-take-anywhere = Take potions of one colour or of one number from any row or column.
mn-ask-take-all-anywhere = Take all potions of one colour or of one number from any row or column.
mn-ask-cast = Cast a spell, use your items, or end your turn.
mn-ask-items = Use your items, or end your turn.
mn-ask-cursed = You are cursed and cannot cast. Pay the Curse off, use your items, or end your turn.
mn-ask-lay = { $spell } needs { $needs }. Lay down card { $card } of { $size }.
mn-ask-pay = Pay potion { $potion } of { $price } for your Curse.
mn-ask-lose = Choose the Magical Item that you lose.
mn-ask-pass = Choose a potion from your hand for your left neighbour.
mn-ask-pass-skull = Choose one of your skulls for your left neighbour.

## Choices

mn-choose-aim = Aim at { $space }
mn-choose-place = Place the cube on { $card }: { $space }
mn-choose-take = Take { $card }: { $space }
mn-choose-take-row = Take { $cards }: row { $row }, columns { $columns }
mn-choose-take-column = Take { $cards }: column { $column }, rows { $rows }
mn-choose-cast = Cast { $spell } for { $points } points
mn-choose-lay = Lay down { FORM($card, form: "one") }
mn-choose-pay = Pay { $card }
mn-choose-heal = Healing Plants: discard the skull { $card }
mn-choose-wand = Magic Wand: fetch { $card }
mn-choose-lift = Pay { $price } potions to lift your Curse
mn-choose-give = Pay { $price } potions to give your Curse to { $who }
mn-choose-lose = Lose { FORM($item, form: "one") }
mn-choose-pass = Pass { $card } to { $who }
mn-choose-pass-skull = Pass the skull { $card } to { $who }
mn-choose-done = End your turn

## Why not

mn-no-throw-yet = First throw the cube: aim at a space of the grid.
mn-no-aim-there = Aim at one of the 25 spaces: rows and columns have numbers from 1 to 5.
mn-no-place-yet = Now you place the cube on a potion of the grid.
mn-no-place-there = There is no such space: rows and columns have numbers from 1 to 5.
mn-no-place-on-gap = That space is empty. Place the cube on a space with a potion.
mn-no-potions-yet = First take potions from the grid.
mn-no-empty-take = You must take at least one potion.
mn-no-space-twice = Name each space once, by its row and column from 1 to 5.
mn-no-potion-there = There is no potion on { $space }.
mn-no-other-line = The cube gives you its own row and its own column only.
mn-no-two-lines = All potions must come from one line: the row or the column, not both.
mn-no-mixed-take = The potions must all have the same colour or all have the same number.
mn-no-take-order = Name the spaces in reading order.
mn-no-part-take = Take every potion of that colour, or every potion of that number, in the line.
mn-no-plants = You have no Healing Plants.
mn-no-skull = You have no skull to heal.
mn-no-skull-like-that = None of your skulls is that potion.
mn-no-wand = You have no Magic Wand.
mn-no-potion-in-pile = That potion is not in the discard pile; the Magic Wand fetches only what is there.
mn-no-paying-yet = You cannot just throw cards away; say first what you pay for.
mn-no-spell-named = Say first which spell you cast, then lay down its potions.
mn-no-more-potions = You have your potions already; now cast a spell or end your turn.
mn-no-other-action = Now you may cast a spell, use your items or end your turn.
mn-no-such-deck = There are spells of 2, 3 and 4 points.
mn-no-second-spell = You have cast a spell already; only one each turn.
mn-no-cast-cursed = You cannot cast while a Curse lies before you. Pay 2 potions to be rid of it.
mn-no-spell-left = That deck is empty; choose one of the open spells.
mn-no-mix = { $spell } needs { $needs }; you do not have all of that yet.
mn-no-curse = You have no Curse.
mn-no-price = That costs { $price } potions from your hand, and nothing else pays.
mn-no-player = There is no such player.
mn-no-curse-for-yourself = You cannot give the Curse to yourself.
mn-no-second-curse = That player has a Curse already, and nobody may have two.
mn-no-mix-yet = Finish casting { $spell } first: lay down its cards.
mn-no-skull-in-mix = That potion is one of your skulls; skulls cannot be used.
mn-no-card-held = You do not have that card.
mn-no-lay-order = Lay down in order: red, yellow, green, blue, low numbers first, Elixirs last.
mn-no-mix-with-that = With that card the mix for { $spell } would not come out exactly.
mn-no-payment-yet = Pay your { $price } potions first.
mn-no-potion-held = You do not have that potion in your hand.
mn-no-pay-order = Pay in the order of the potions: red, yellow, green, blue, low numbers first.
mn-no-losing-curse = A Curse cannot be lost that way.
mn-no-item-owned = You do not own that item.
mn-no-items-before-loss = No items can be used now; first everybody loses one.
mn-no-loss-yet = The spell must be carried out: choose an item to lose.
mn-no-such-skull = None of your skulls is that potion, so you cannot pass it.
mn-no-items-before-pass = No items can be used now; first choose a card to pass.
mn-no-pass-yet = Everybody who can must pass a card to the left; choose one.

## What cannot be read

mn-no-text = That is empty. Write for instance aim 33, take 11 12, cast 3, lay R1 or done.
mn-no-such-choice = '{ $text }' cannot be read.
mn-no-such-space = '{ $text }' cannot be read: '{ $word }' is no space; 11 is top left, 55 bottom right.
mn-no-such-chance = '{ $text }' is no outcome of chance; write 'card R1', 'spell N05', 'throw +1 -2', 'space 33' or 'first A'.
mn-no-recipe-met =
    { $elixirs ->
        [0] '{ $recipe }' can never be met: there are only { $copies } potions of each type, and no Elixirs.
        [one] '{ $recipe }' can never be met: there are only { $copies } potions of each type, and one Elixir.
       *[other] '{ $recipe }' can never be met: there are only { $copies } potions of each type, and { $elixirs } Elixirs.
    }
mn-no-spell-count = there are { $spells } spells; a set has 1 to { $most }.
mn-no-spell-id = must be 1 to 12 letters and digits.
mn-no-id-twice = is used twice; every spell needs an id of its own.
mn-no-recipe = must be a list of 1 to { $most } slots, for instance ["R-", "K1"].
mn-no-slot = '{ $slot }' is no slot; write a group { $groups } and then one of { $marks }.
mn-no-potions = 'potions': there is none at all.

## What happens

mn-told-grid = The grid is dealt.
mn-told-opened = A spell lies open: { $spell }.
mn-told-first = { $who } begins.
mn-told-turn = { $who }'s turn.
mn-told-ready = { $who } has chosen.
mn-told-threw = { $who } aims at { $target }; the cube lands on { $space }.
mn-told-threw-there = { $who } aims at { $target }; the cube lands right there.
mn-told-threw-outside = { $who } aims at { $target }; the cube jumps out of the grid.
mn-told-landed = The cube lands on { $space }.
mn-told-placed = { $who } places the cube on { $space }.
mn-told-grid-empty = The grid is empty; nothing is taken.
mn-told-nothing-to-take = The row and the column are empty; nothing is taken.
mn-told-took = { $who } takes { $cards }.
mn-told-cast = { $who } casts { $spell } with { FORM($mix, form: "one") }: { $points } points!
mn-told-skulls = What is left in { $who }'s hand turns into skulls: { $count }.
mn-told-closed = The back shows a closed book: nothing happens.
mn-told-effect = The back shows { $effect }! { $text }
mn-told-lifted = { $who } pays { $cards } and is rid of the Curse.
mn-told-gave = { $who } pays { $cards } and gives the Curse to { $to }.
mn-told-healed = { $who } uses Healing Plants and is rid of a skull ({ $card }).
mn-told-fetched = { $who } waves the Magic Wand and fetches { $card }.
mn-told-drew = { $who } draws a potion.
mn-told-drew-card = { $who } draws { $card }.
mn-told-drew-item = { $who } draws an item: { $item }.
mn-told-drew-curse = { $who } draws a Curse; it goes to { $to }.
mn-told-drew-curse-aside = { $who } draws a Curse, but everybody has one; it is laid aside.
mn-told-aside = Curses that nobody could take go to the discard pile: { $count }.
mn-told-lost = { $who } loses an item: { $item }.
mn-told-passed = { $who } passes a potion to { $to }.
mn-told-passed-card = { $who } passes a potion to { $to }: { $card }.
mn-told-passed-skull = { $who } passes a skull to { $to }.
mn-told-passed-this-skull = { $who } passes a skull to { $to }: { $card }.
mn-told-curses-moved = Every Curse moves to the left. Cursed now: { $cursed }.
mn-told-no-curse = Nobody has a Curse.
mn-told-marker = The Measuring Cylinder stands { $place } (space { $space }).
mn-told-last-round = The Measuring Cylinder has arrived: this round is the last.
mn-told-filled = New in the grid: { $cards }.
mn-told-item = { $who } gets an item: { $item }.
mn-told-gaps = The cards have run out; gaps in the grid: { $count }.
mn-told-reshuffled =
    The discard pile is shuffled: { $cards ->
        [one] one card makes
       *[other] { $cards } cards make
    } the new deck.
mn-told-nothing-left = No card is left for { $who }.
mn-told-over = The game is over. Points: { $scores }.
mn-score = { $who } { $points }
mn-announced-last-round = Round { $rounds } is the last one.
mn-announced-idle = If no card moves in this turn, the game is over.
mn-outcome-won =
    { $points ->
        [one] { $who } wins with { $points } point.
       *[other] { $who } wins with { $points } points.
    }
mn-outcome-shared =
    { $points ->
        [one] { $winners } share the victory with { $points } point each.
       *[other] { $winners } share the victory with { $points } points each.
    }
mn-outcome-by-skulls =
    { $count ->
        [one] { $tied } have the same number of points ({ $points }). { $winners } has fewer skulls and wins.
       *[other] { $tied } have the same number of points ({ $points }). { $winners } have the fewest skulls and share the victory.
    }
mn-outcome-by-spells =
    { $count ->
        [one] { $tied } have the same number of points ({ $points }). { $winners } cast more spells worth { $worth } points and wins.
       *[other] { $tied } have the same number of points ({ $points }). { $winners } cast the most spells worth { $worth } points and share the victory.
    }

## The table in sentences

mn-seen-over =
    The game is over after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
mn-seen-your-turn = Turn { $turn }: it is your turn.
mn-seen-turn = Turn { $turn }: it is { $who }'s turn.
mn-seen-infant =
    { $target ->
        [one] Infant Students: only colours count, and { $target } point wins.
       *[other] Infant Students: only colours count, and { $target } points win.
    }
mn-seen-cylinder = The Measuring Cylinder stands { $place }, on space { $space } of { $end }.
mn-seen-no-spell = No spell of { $points } points is left.
mn-seen-open = Open spell: { $spell }.
mn-seen-row = Row { $row }: { $cards }.
mn-seen-cube = The cube lies on { $space }.
mn-seen-height-none = The cube is thrown from height 0: it lands where it is aimed.
mn-seen-height =
    The cube is thrown from height { $height }: it may land up to { $height ->
        [one] one space
       *[other] { $height } spaces
    } too far up, down, left or right.
mn-seen-mix = Laid down for a spell: { $cards }.
mn-seen-you =
    You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $skulls ->
        [0] no skulls
        [one] 1 skull
       *[other] { $skulls } skulls
    } and { $potions ->
        [0] no potions
        [one] 1 potion
       *[other] { $potions } potions
    } in hand.
mn-seen-seat =
    { $who } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $skulls ->
        [0] no skulls
        [one] 1 skull
       *[other] { $skulls } skulls
    } and { $potions ->
        [0] no potions
        [one] 1 potion
       *[other] { $potions } potions
    } in hand.
mn-seen-spells = Spells: { $spells }.
mn-seen-items = Items: { $items }.
mn-seen-hand = Your hand: { $cards }.
mn-seen-hand-empty = Your hand is empty.
mn-seen-skulls = Your skulls: { $cards }.
mn-seen-known-hand = Known of that hand: { $cards }.
mn-seen-known-skulls = Known of those skulls: { $cards }.
mn-seen-deck =
    The draw deck has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
mn-seen-pile = In the discard pile: { $cards }.
mn-seen-pile-empty = The discard pile is empty.

## Reasons

mn-why-aim = Row and column of this space hold { $count ->
        [one] { $count } potion
       *[other] { $count } potions
    }; the cube comes down right there { $hit } times in 100, and { $off ->
        [0] never off the grid.
       *[other] off the grid { $off } times.
    }
mn-why-place = From there { $who } can take { $most ->
        [one] only one potion.
       *[other] at most { $most } potions.
    }
mn-why-lift =
    { $price ->
        [one] It costs one potion, and you are rid of the Curse.
       *[other] It costs { $price } potions, and you are rid of the Curse.
    }
mn-why-give =
    { $price ->
        [one] It costs one potion, and then { $who } has the Curse.
       *[other] It costs { $price } potions, and then { $who } has the Curse.
    }
mn-why-lay = The mix can use { $card }.
mn-why-same = It takes the same potions from other spaces.
mn-why-elixir = The Elixir stands in for a potion.
mn-why-without = Without { $card }, { $missing ->
        [0] you still have all potions
        [one] one potion is missing
       *[other] { $missing } potions are missing
    } for { $spell }.
mn-why-done =
    { $count ->
        [one] You keep your potion for later.
       *[other] You keep your { $count } potions for later.
    }
mn-why-castable = Then you can cast { $spell } for { $points } points.
mn-why-enough = Then you have all potions for { $spell }.
mn-why-besides = It also takes { $more }.
mn-why-leaves = It leaves { $less } on the table.
mn-why-other = It takes { $more } instead of { $less }.
mn-why-cast =
    { $spell } brings { $points } points; with a good mix it leaves { $skulls ->
        [0] no skull
        [one] one skull
       *[other] { $skulls } skulls
    }.
mn-why-heal = One skull less is one point more.
mn-why-nearer =
    Then { $missing ->
        [one] one potion is
       *[other] { $missing } potions are
    } missing for { $spell }.
mn-silly-aim = aims where nothing lies
mn-silly-losing-cast = ends the game with a cast that loses it
mn-silly-dear-cast = casts for more skulls than points
mn-silly-win-missed = passes up a win

## The board in the browser

mn-page-course = Points
mn-page-potion-red = red { $number }, flame
mn-page-potion-yellow = yellow { $number }, sun
mn-page-potion-green = green { $number }, leaf
mn-page-potion-blue = blue { $number }, wave
mn-page-on-shelf = { $potion }, row { $row }, column { $column }
mn-page-gap = empty, row { $row }, column { $column }
mn-page-chance = { $label }, { $percent } %
mn-page-shelf = The shelf
mn-page-cube = The cube
mn-page-cylinder = Measuring Cylinder: space { $now } of { $end }
mn-page-clock = { $now } of { $end } spells
mn-page-race = First to { $target } points
mn-page-spell = { $name }, { $points } points, needs { $needs }. { $status }
mn-page-spell-text = { $points } points: { $needs }.
mn-page-points = { $points } points
mn-page-fits = fits
mn-page-fits-skulls =
    { $count ->
        [one] fits, 1 skull
       *[other] fits, { $count } skulls
    }
mn-page-fits-cursed = fits, but: Curse
mn-page-needs = needs { $what }
mn-page-needs-more = { $count } to go
mn-page-more-red = one more flame
mn-page-more-yellow = one more sun
mn-page-more-green = one more leaf
mn-page-more-blue = one more wave
mn-page-numbered-red = flame { $numbers }
mn-page-numbered-yellow = sun { $numbers }
mn-page-numbered-green = leaf { $numbers }
mn-page-numbered-blue = wave { $numbers }
mn-page-a-number = a { $number }
mn-page-any-one = one more
mn-page-your-hand = Your potions
mn-page-hand-empty = No potions in hand
mn-page-your-items = Your items
mn-page-your-skulls = Your skulls
mn-page-hand-count =
    { $count ->
        [one] 1 potion in hand
       *[other] { $count } potions in hand
    }
mn-page-known-hand =
    { $count ->
        [one] 1 potion in hand, known: { $cards }
       *[other] { $count } potions in hand, known: { $cards }
    }
mn-page-skull-count =
    { $count ->
        [one] 1 skull
       *[other] { $count } skulls
    }
mn-page-skull-own = Skull: { $potion }
mn-page-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
mn-page-won = Won: { $spells }
mn-page-no-spells = No spells yet
mn-page-deck = Deck: { $count }
mn-page-discard = Used: { $count }
mn-page-discard-title = The discard pile
mn-page-discard-text = Everybody may look through it. The Magic Wand fetches one potion from it.
mn-page-discard-empty = Nothing lies there yet.
mn-page-pile-potion = { $potion }, { $count } in the pile
mn-page-item = { $item }. { $text }
mn-page-item-healing-plants = Get rid of one of your skulls.
mn-page-item-elixir = Stands for any potion of a spell.
mn-page-item-magic-wand = Fetch any potion from the discard pile.
mn-page-item-curse = You cannot cast. Pay 2 potions to be rid of it, or 3 to give it to somebody else.
mn-page-cauldron-empty = The cauldron: your potions gather here
mn-page-cauldron = Into the cauldron: { $cards }
mn-page-give = Give it
mn-page-give-to = Give it to { $who }
mn-page-close-look = Black slots: one colour of your choice. Grey slots: another one. Rainbow slots: any colour. The same sign stands for the same number, different signs for different numbers.
mn-page-hidden-back = On its back hides a surprise, or nothing at all.
mn-page-ask-aim = Your turn: where do you aim the cube?
mn-page-ask-aim-again = The cube jumped off the shelf. Aim once more.
mn-page-ask-aimed = Aim at row { $row }, column { $column }? { $percent } % to land right there, { $outside } % to fall off.
mn-page-ask-aimed-sure = Aim at row { $row }, column { $column }? It cannot fall off from there.
mn-page-ask-cube = Now touch the space to throw at.
mn-page-ask-place = { $who }'s cube fell off twice. Put it on any bottle you like.
mn-page-ask-placed = Put the cube on row { $row }, column { $column }?
mn-page-ask-take = Take bottles of one colour or one number, from row { $row } or column { $column }.
mn-page-ask-take-any = Take bottles of one colour or one number, from any row or column.
mn-page-ask-take-more = Touch more of them, or take what you have.
mn-page-ask-take-all = Here you take every bottle of that colour or number. Touch the others too.
mn-page-ask-act = Touch a spell that fits to cast it, or end your turn.
mn-page-ask-act-none = No spell fits yet. End your turn.
mn-page-ask-act-cast = You have cast your spell. Use your items, or end your turn.
mn-page-ask-act-items = No spell fits yet. Use an item, or end your turn.
mn-page-ask-act-cursed = A Curse keeps you from casting. Touch it to pay it off, or end your turn.
mn-page-ask-act-cursed-poor = A Curse keeps you from casting, and you cannot pay it off yet. End your turn.
mn-page-ask-mix = Cast { $spell } with these? Touch potions to change them.
mn-page-ask-mix-more = { $spell }: touch the potions for it.
mn-page-ask-card-first = Touch the spell this potion is for.
mn-page-ask-heal = Healing Plants: touch the skull to get rid of.
mn-page-ask-wand = Magic Wand: touch the potion to fetch.
mn-page-ask-curse = Touch 2 potions to be rid of the Curse, or 3 to give it away.
mn-page-ask-curse-two = Pay these two, or touch a third one to give the Curse to somebody else.
mn-page-ask-curse-three = Who gets the Curse? Touch a player.
mn-page-ask-lay = { $spell }: touch potion { $count } of { $size }.
mn-page-ask-pay = Touch the next potion you pay.
mn-page-ask-lose = Shakum Thingsis Up: touch the item that you lose.
mn-page-ask-pass-skull = Ciao Devilus: touch a skull for { $who }.
mn-page-ask-pass-card = Presentis For Youm: touch a potion for { $who }.
mn-page-ask-pass-sure = Give this one to { $who }?
mn-page-working = It bubbles…
mn-page-do-throw = Throw the cube
mn-page-do-place = Put it there
mn-page-do-take = Take { $cards }
mn-page-do-take-many = Take these { $count }
mn-page-do-cast = Cast: +{ $points }
mn-page-do-cast-skulls =
    { $skulls ->
        [one] Cast: +{ $points }, 1 skull
       *[other] Cast: +{ $points }, { $skulls } skulls
    }
mn-page-do-done = End turn
mn-page-do-back = Put back
mn-page-do-lift = Pay: the Curse is gone
mn-page-do-give = Give the Curse to { $who }
mn-page-do-pass = Give it to { $who }
mn-page-not-this-mix = This potion does not go into { $spell } together with the others.
mn-page-scene-cast = { $who } casts { $spell }
mn-page-scene-points = +{ $points }
mn-page-back-closed = Nothing happens.
mn-page-back-thieves = Everybody draws one card.
mn-page-back-shakum = Everybody loses an item of their choice, but no Curse.
mn-page-back-unleashus = Every Curse moves one player to the left.
mn-page-back-gous_backus = The Measuring Cylinder moves back.
mn-page-back-ciao_devilus = Everybody passes a skull to the left.
mn-page-back-presentis = Everybody passes a potion to the left.

## The rules, clause by clause

mn-heading-components = Components
mn-heading-setup = Setup
mn-heading-turn-structure = Turn structure
mn-heading-phase-i-get-potions-the-throw = Phase I: Get Potions: The throw
mn-heading-phase-i-get-potions-taking-potions = Phase I: Get Potions: Taking potions
mn-heading-phase-ii-cast-a-spell = Phase II: Cast a Spell
mn-heading-phase-ii-cast-a-spell-recipes = Phase II: Cast a Spell: Recipes
mn-heading-phase-ii-cast-a-spell-casting = Phase II: Cast a Spell: Casting
mn-heading-phase-ii-cast-a-spell-magical-items = Phase II: Cast a Spell: Magical Items
mn-heading-phase-ii-cast-a-spell-spell-effects = Phase II: Cast a Spell: Spell effects
mn-heading-phase-iii-replenish-potions = Phase III: Replenish Potions
mn-heading-measuring-cylinder-and-end-of-the-game = Measuring Cylinder and end of the game
mn-heading-game-modes = Game modes
mn-heading-rulings = Rulings
mn-heading-termination = Termination

MN-1 = A Potion card has a front with one colour (red, yellow, green, blue) and one number (1, 2, 3, 4), and a back that shows a Skull.
MN-2 = There are exactly 4 copies of each of the 16 types: 16 cards of each colour, 16 of each number.
MN-3 = Potion cards and Magical Item cards have the same back, so the top of the draw deck does not betray which kind it is.
MN-4 = A Spell card has a front with its points (2, 3 or 4) and its recipe (a series of potion icons), and a back with either one of six effects or a closed book (no effect).
MN-5 = Spells with more points have harder recipes.
MN-6 = The six effects are Greateste Thieves, Shakum Thingsis Up, Unleashus Cursus, Gous Backus, Ciao Devilus and Presentis For Youm.
MN-7 = In the house set each effect is on 3 spells and the closed book on 12 (3·6 + 12 = 30).
MN-8 = The Magical Items are Healing Plants, Elixir, Magic Wand and Curse.
MN-9 = The Measuring Cylinder is both the game clock (it moves on when spells are cast) and the measure of the minimum height of a throw.
MN-10 = 2 to 4 players. The rulebook text states counts only through the end positions for 2, 3 and 4 players.
MN-11 = Shuffle the 64 potions and lay 25 of them face up as a grid of 5 rows × 5 columns. No Magical Item is in the grid.
MN-12 = The 25 cards are dealt in reading order: (1,1), (1,2) … (5,5).
MN-13 = Shuffle the other 39 potions together with the 8 Magical Items: a face-down draw deck of 47 cards.
MN-14 = There is one discard pile, face up, next to the draw deck, for potions and items alike.
MN-15 = The discard pile starts empty.
MN-16 = Sort the spells into three decks (2, 3 and 4 points), shuffle each by itself and place each with the recipe side up.
MN-17 = Of each spell deck only the top card can be seen, and of it only the front. Backs stay unknown until the spell is cast.
MN-18 = The Measuring Cylinder starts above the first (leftmost) column of the grid: position m = 0.
MN-19 = The Magical Cube lies within everyone's reach; it belongs to nobody.
MN-20 = Every player starts with no hand cards, no skulls, no items and no spells.
MN-21 = The starting player is the one who was in a laboratory last; failing that, the youngest. In the digital game the seat is drawn at random or fixed by the option 'first_player'.
MN-22 = Players take turns clockwise, beginning with the starting player.
MN-23 = A turn has three phases in this order: I Get Potions, II Cast a Spell, III Replenish Potions.
MN-24 = Phases I and III are compulsory. Casting in phase II is optional.
MN-25 = Only the active player acts, except that the left neighbour may have to place the cube (MN-34) and that spell effects may ask every player for a choice (MN-103, MN-106, MN-107).
MN-26 = Hand cards are kept from turn to turn until they are discarded, passed on or turned into skulls; a mix may combine cards of several turns.
MN-27 = There is no limit on hand cards, skulls, spells or non-Curse items.
MN-28 = Cards change owner only as a clause says: no trading, no voluntary discarding.
MN-29 = The active player throws the cube at any part of the grid, from at least the height of the Measuring Cylinder.
MN-30 = Digital throw, option 'cube' = 'aimed' (default): the active player names a space (r,c) of the grid as the target; any of the 25 spaces is legal, even a gap.
MN-31 = The cube lands on (r+x, c+y) where x and y are independent and each equals (number of heads in 2h fair coin tosses) − h. Hence P(x = d) = C(2h, h+d) / 4^h for d = −h … h; mean 0, variance h/2 per axis.
MN-32 = h is the height of the Measuring Cylinder, a whole number 0–4, option 'throw_height', default 2, the same for every player and constant through the game. 'throw_height' = 'rising' makes it min(3, 1 + ⌊3·m/E⌋), with m read at the start of the turn: 1, 2 and 3 in the three thirds of the game.
MN-33 = If the landing space is not in the grid (row or column below 1 or above 5), the active player throws once more; a new target may be named.
MN-34 = If the second throw also leaves the grid, the left neighbour of the active player chooses the potion card on which the cube is placed.
MN-35 = The left neighbour may choose any space that holds a card, and no gap.
MN-36 = Option 'cube' = 'uniform': no target; the landing space is one of the 25 spaces with probability 1/25 each; the cube never leaves the grid.
MN-37 = Option 'cube' = 'none' is the Outstanding Students mode (MN-134).
MN-38 = If the grid holds no card at all, phase I is skipped.
MN-39 = The space on which the cube lies gives one row and one column.
MN-40 = The active player chooses one of the two lines, the row or the column, and takes cards from that line only.
MN-41 = All cards taken share one colour, or all cards taken share one number.
MN-42 = Option 'take_rule' = 'any' (default): the player decides how many of the matching cards of the line to take. 'take_rule' = 'all': every card of the chosen colour (or number) in the chosen line must be taken.
MN-43 = At least one card must be taken if the row or the column holds a card.
MN-44 = Formally, with L the set of non-gap spaces of a line, the legal takes for a cube on (r,c) are the sets T with ∅ ≠ T ⊆ L(row r) or ∅ ≠ T ⊆ L(column c) such that the cards on T have one colour or one number. Equal sets of spaces are one option. The cube's own space need not be taken.
MN-45 = With 'take_rule' = 'all', T must in addition contain every card of L with the shared colour, or every card of L with the shared number.
MN-46 = If both lines consist of gaps only, nothing is taken.
MN-47 = The cards taken go into the active player's hand, kept secret from then on. Which cards were taken is seen by all, since the grid is open.
MN-48 = The spaces stay empty until phase III.
MN-49 = In phase II the active player may, in any order and as often as possible, use their Magical Items, pay to get rid of their Curse, and cast at most one spell; then they declare the phase done.
MN-50 = No second spell may be cast in the same turn.
MN-51 = A player who holds a fitting mix does not have to cast.
MN-52 = Each action is carried out completely before the next one is chosen.
MN-53 = A recipe is a series of slots. A mix fits if every slot is filled by exactly one card and every card of the mix fills exactly one slot.
MN-54 = A slot in red, yellow, green or blue needs a potion of that colour.
MN-55 = All black slots of a spell need potions of one single colour, chosen by the caster; likewise all grey slots.
MN-56 = If a spell has black and grey slots, the two chosen colours must be different.
MN-57 = The chosen colour may be a colour that also appears as a fixed colour on the same spell.
MN-58 = A multicolour slot accepts any colour, and each multicolour slot is on its own.
MN-59 = A slot with a number needs that number.
MN-60 = A slot without a number accepts any number of the right colour.
MN-61 = A slot with a symbol needs a number chosen by the caster; different symbols of one colour group stand for different numbers.
MN-62 = Symbols are independent between colour groups (each of R, Y, G, B, K, S and * is one group): the numbers chosen in one group may be the same as in another, or not, whether or not the same symbols are printed.
MN-63 = The same symbol twice in one group stands for the same number.
MN-64 = A symbol's number may equal a number printed on another slot of the group; only symbols must differ from each other.
MN-65 = Formally: a mix of potion multiset M and e Elixirs fits the recipe s₁…s_k, sᵢ = (gᵢ,qᵢ), iff |M| + e = k and there are (i) a colour κ for K and a colour σ for S, with κ ≠ σ if both groups occur; (ii) for each group g an injective map φ_g from the symbols occurring in g to {"{"}1,2,3,4{"}"}; (iii) a one-to-one assignment of the k slots to the k cards such that each slot that receives a potion (c,n) has c = gᵢ for gᵢ ∈ {"{"}R,Y,G,B{"}"}, c = κ for K, c = σ for S, no colour condition for *; and n = qᵢ for a digit, n = φ_{"{"}gᵢ{"}"}(qᵢ) for a symbol, no number condition for '-'. A slot that receives an Elixir has no condition.
MN-66 = The caster need not announce κ, σ, φ or the assignment: it is enough that one exists. The caster chooses only the spell, the cards of the mix and the number of Elixirs.
MN-67 = A correct test: for every (κ,σ) (at most 12) and every product of the φ_g (at most 24 per group), look for a perfect bipartite matching of the potions of M into the slots; the Elixirs take the rest.
MN-68 = Only the active player may cast, in phase II, with no Curse in their play area, and only if they have not cast this turn.
MN-69 = Only the top spell of a deck can be cast. If the mix fits several of the (up to three) open spells, the caster chooses one.
MN-70 = The caster discards the cards of the mix, face up, to the discard pile. Elixirs used go there too.
MN-71 = If the hand allows several mixes, the caster chooses which cards to use.
MN-72 = The mix has exactly as many cards as the recipe has slots. Extra cards cannot be slipped into it.
MN-73 = All potions left in the caster's hand after that are laid in the caster's play area skull side up.
MN-74 = Each skull is worth −1 point at the end.
MN-75 = A skull is the potion card itself: it is out of circulation as long as it lies there, and neither belongs to a hand nor can be used for a mix or a payment.
MN-76 = Magical Items lying in the play area are not hand cards and never become skulls.
MN-77 = The caster takes the spell and keeps it openly, so that everybody can see each player's points at any time.
MN-78 = The next card of that spell deck is open at once, before the effect of the taken spell is resolved.
MN-79 = The back of the spell is then looked at and its effect, if any, is carried out immediately. It cannot be declined. It works only once.
MN-80 = A closed book on the back means no effect.
MN-81 = Order of a cast: mix and Elixirs to the discard pile; rest of the hand to skulls; spell taken and next one shown; effect; back to phase II actions; the Measuring Cylinder moves when the phase is declared done (MN-122).
MN-82 = Items lie face up in their owner's play area.
MN-83 = A player may own any number of items, but not more than one Curse.
MN-84 = Items can be used only by their owner, in phase II of the owner's turn; any number per turn; before or after casting, or without casting at all (except the Elixir).
MN-85 = A used item goes to the same discard pile as the potions and comes back when that pile is reshuffled.
MN-86 = A player cannot refuse an item, not even a Curse, and items are never traded.
MN-87 = Healing Plants: the owner chooses one skull in their play area and discards it (face up to the discard pile). The owner must have at least one skull.
MN-88 = Elixir: used while casting, it fills one slot as a potion of any colour and number. Several Elixirs may be used in one cast. An Elixir may be used even if potions would do.
MN-89 = Magic Wand: the owner looks through the discard pile and takes any one Potion card into their hand. There must be at least one potion in the discard pile. Items cannot be taken.
MN-90 = The Wand itself is discarded after its card has been taken. A card taken after casting stays in the hand for the next turn; it is not turned into a skull.
MN-91 = Curse: its owner cannot cast.
MN-92 = Nobody may have two Curses. A Curse that would come to a player who has one goes to the next player clockwise without a Curse.
MN-93 = If every player has a Curse (impossible with two Curses in the game), the Curse is laid aside and put on the discard pile when the current phase or effect is over.
MN-94 = In phase II of their turn a cursed player may discard any 2 potions from their hand: the Curse goes to the discard pile.
MN-95 = Or discard any 3 potions from their hand: the Curse moves to the play area of any other player who has no Curse.
MN-96 = A player who has got rid of the Curse may cast in the same phase.
MN-97 = Only hand potions pay: no Elixir, no skull.
MN-98 = Effects hit all players including the caster, except Gous Backus, which moves the marker. A player who cannot do what the effect asks does nothing.
MN-99 = No items may be used while an effect is being resolved.
MN-100 = Greateste Thieves: beginning with the caster and clockwise, each player draws 1 card from the draw deck into the hand.
MN-101 = A Magical Item drawn that way is laid face up in the drawer's play area instead; no replacement is drawn. For a Curse MN-92 applies.
MN-102 = When neither the deck nor the discard pile has a card left, the remaining players draw nothing.
MN-103 = Shakum Thingsis Up: every player with at least one item other than a Curse discards one such item of their choice. Choices are made clockwise, beginning with the caster.
MN-104 = Unleashus Cursus: every Curse moves to its owner's left neighbour, all at the same time (MN-R31).
MN-105 = Gous Backus: m decreases by 1, but never below 0.
MN-106 = Ciao Devilus: at the same time every player with at least one skull passes one skull of their choice to their left neighbour, where it stays a skull. Players without skulls pass nothing but may receive one.
MN-107 = Presentis For Youm: at the same time every player with at least one hand card passes one hand card of their choice to their left neighbour's hand. Players without hand cards pass nothing but may receive one.
MN-108 = In the two simultaneous effects all choices are fixed before any card moves; a card received in the effect cannot be passed on in it.
MN-109 = Passing is compulsory for everyone who can.
MN-110 = Skulls made by the current cast already count for Ciao Devilus. The caster's hand is always empty when an effect begins, because the cast has just emptied it.
MN-111 = The active player fills all gaps of the grid with cards from the draw deck, one at a time.
MN-112 = Gaps are filled in reading order, the top row first and each row from its left end: (1,1), (1,2) … (5,5).
MN-113 = A Magical Item that is drawn does not go into the grid; another card is drawn for the same gap.
MN-114 = The first item drawn in this phase goes to the active player, the next to the next player clockwise, and so on.
MN-115 = The dealing goes round the table as often as necessary; each item goes to the player after the one who received the previous item of this phase.
MN-116 = A Curse that falls to a player with a Curse goes on clockwise to the first player without one (MN-92).
MN-117 = Items received now can be used from the owner's next phase II on.
MN-118 = When a card must be drawn and the draw deck is empty, the whole discard pile is shuffled and becomes the new face-down draw deck. This holds for every draw in the game.
MN-119 = If the draw deck and the discard pile are both empty, the remaining gaps stay; they are filled, in order, in later phases III as cards become available.
MN-120 = Then the left neighbour's turn begins.
MN-121 = Positions 0, 1, 2 … run clockwise around the grid: 0–4 above columns 1–5, 5–9 right of rows 1–5, 10–14 below columns 5–1, 15–19 left of rows 5–1.
MN-122 = If a spell was cast in this turn, the Measuring Cylinder moves 1 position forward as the last act of phase II. Without a cast it does not move.
MN-123 = The game ends when the Cylinder reaches position E: E = 9 with 2 players, 12 with 3, 14 with 4 (positions A, B and C of the rulebook's picture). Option 'end_position'.
MN-124 = The end is immediate: no phase III, no further turns. Option 'finish_round' lets the round be completed.
MN-125 = With 'finish_round' = 'on' and E reached by any seat but the last of the round (the last seat is the one before the starting seat): phase III is carried out, the remaining seats of the round take one turn each, spells still score and effects still work but the marker stays at E (Gous Backus then does nothing); the game ends after phase II of the last seat. The option has no effect in Infant mode.
MN-126 = All hand cards are discarded without penalty, including a card the active player got after casting. Unused items and Curses count for nothing.
MN-127 = A player's score = the points of their spells − the number of their skulls. It may be negative.
MN-128 = Most points wins.
MN-129 = Ties are broken by, in this order: fewer skulls; more 4-point spells; more 3-point spells; more 2-point spells.
MN-130 = Players still tied share the victory.
MN-131 = The full ranking uses the same comparison; equal players share a rank.
MN-132 = An empty spell deck is simply gone. If all three are empty the game ends as soon as the effect of the last spell is resolved and phase II is declared done.
MN-133 = Standard: all rules above.
MN-134 = Outstanding Students ('cube' = 'none'): there is no throw. In phase I the active player chooses any row or column that holds a card and takes from it under MN-41 to MN-43.
MN-135 = Infant Students ('mode' = 'infant'): the 8 Magical Items are left in the box (the draw deck has 39 cards); numbers and symbols of recipes are ignored, only the colours count; spell backs are ignored.
MN-136 = In Infant mode every slot (g,q) is read as (g,-); black and grey still need two different colours.
MN-137 = Infant mode ends at once when a player's points (spells minus skulls) are 9 or more after a cast; that player wins. Options 'infant_target' (the number 9) and 'infant_skulls' ('ignore': skulls count nothing in Infant mode).
MN-138 = In Infant mode the Measuring Cylinder stays at 0 and does not end the game; with 'throw_height' = 'rising' h is 1.
MN-139 = Infant and Outstanding Students can be combined.
MN-R1 = How are the 64 potions distributed? Readings: evenly (4 of each colour–number pair) or unevenly. The rulebook gives 64 cards, 4 colours, 4 numbers. Ruling: 4 copies of each. 4·4·4 = 64 exactly and nothing hints at rarer types. No option.
MN-R2 = How many of each Magical Item? The rulebook gives 8 items and four kinds. Ruling: 2 each. Even split; also makes the one-Curse limit workable in every player count, since two Curses always find two different owners. Options 'healing_plants', 'elixirs', 'magic_wands' and 'curses' (each 0–8, default 2).
MN-R3 = How large are the three spell decks? 30 spells in three decks by difficulty. Ruling: 10 each (even split). A replacement card file may have other sizes.
MN-R4 = Who starts? The laboratory question and the age question need real people. Ruling: the table host answers them by choosing a seat; otherwise a fair random seat. Option 'first_player': 'random' (default) or a seat's letter.
MN-R5 = Where does the Measuring Cylinder run? The text says only: it starts above the first column, one space per spell, and a picture shows the end positions A, B, C. Ruling: spaces run along the edge of the grid clockwise; only the count matters to the rules. The picture's geometry has no other effect.
MN-R6 = Which positions are A, B and C? Only the picture shows them. Readings: above columns (at most 4 casts in the game, much too short for 30 spells) or further round the grid. Ruling: E = 9 / 12 / 14 for 2 / 3 / 4 players: the last space on the right side, the middle of the bottom side, the end of the bottom side; 4.5, 4 and 3.5 spells per player. In simulation this gives 23 / 33 / 40 turns, close to the published 30 minutes, and winning scores of 15.5 / 14.7 / 13.6. Option 'end_position': 'auto' (default) or a whole number 3–19. Owners of the printed game should set the printed values.
MN-R7 = How is a physical throw represented? Readings: pure luck (uniform), pure choice (then the mode without cube would be pointless), or skill with error. The rulebook lets the player throw at any part of the grid, so aiming is part of the game, and demands a minimum height, so precision is limited. Ruling: name a target, then scatter (MN-31). The scatter is a Galton board: symmetric, exact in small fractions, easy to explain, and it makes the rim of the grid risky. All players and bots throw equally well. Option 'cube': 'aimed' (default), 'uniform', 'none'. A cube lying across two cards, leaning or stacked cannot occur.
MN-R8 = Does the height change during the game? Readings: (a) constant: the Cylinder is one rigid piece and its top marks the line wherever it stands; (b) rising as the marker advances. The rulebook speaks of the height the Cylinder indicates, never of a growing one. Ruling: (a), h = 2 (typical miss one card per axis). Scatter grows with h, so tables can choose their Cylinder: option 'throw_height': 0–4 (default 2) or 'rising' for (b). h = 0 is a perfect hand.
MN-R9 = Is the second throw optional? The rulebook says the player may repeat. If that could be declined there would be no space and no potions, a result nowhere foreseen. Ruling: the second throw always takes place, with a freely chosen new target. Aiming outside the grid on purpose is not possible.
MN-R10 = What may the left neighbour choose? Readings: any card of the grid, or only cards near the place where the cube left it. The text sets no limit but speaks of a potion card. Ruling: any space with a card, never a gap; the active player then chooses freely between its row and column and what to take. With two players the left neighbour is the opponent. Simplest, and it makes a wild throw costly.
MN-R11 = May potions be taken from the row and the column together? Readings: one line, or one colour (number) from both lines of the cross. Ruling: one line. Each option names the row or the column, and in the mode without cube a single line is chosen. The crossing card belongs to both lines.
MN-R12 = Must all matching cards be taken? Readings: (a) any number of them; (b) all of them. The text restricts the kind of cards ("only one") and not the number, and points to what the player needs for the mix, here and again in the mode without cube; it nowhere says "all". Ruling: (a). It also gives the player control over skulls. Option 'take_rule': 'any' (default), 'all'.
MN-R13 = May a player take nothing? The text says one of the two options must be chosen. Ruling: at least one card, if there is one in either line. (A hand card costs nothing until its owner casts, so this is mild, but it keeps the waiting game from being free.)
MN-R14 = What if the grid cannot be refilled? Possible when hands and skulls hold nearly everything (in simulation never with sensible players, but in most 4-player games of random players). Ruling: gaps stay until cards are available. A cube on a gap still gives its row and column. Two lines of gaps: nothing is taken. Grid empty: phase I is skipped. Simplest, and nothing printed is broken.
MN-R15 = What does "left to right and top to bottom" mean? Taken cards always lie in one line, so a row is filled left to right and a column top to bottom; with older gaps both conditions are met by reading order. Cards already lying do not move. Ruling: reading order over all gaps.
MN-R16 = When exactly is the discard pile shuffled? Readings: at the moment the last card of the deck is drawn, or when the next card is needed. Ruling: when a card is needed. It is the common practice, leaves the Wand its pile, and avoids the odd case of single discards turning into a deck at once. The whole pile including used items and Curses is shuffled. A shuffle may happen in the middle of a phase III or of Greateste Thieves.
MN-R17 = Items: who is next? Example in the rulebook: first item to the active player, second to the player on the left, third to the one after. Open: more items than players, and the order after a Curse was handed on. Ruling: the count goes on around the table; the next item goes to the player after the actual receiver of the previous one ("next player" as seen from the last receiver). In each phase III it starts again with the active player.
MN-R18 = What if everyone already has a Curse? Cannot happen with two Curses and two or more players. With another number of Curses: Ruling: laid aside until the phase or effect ends, then discarded, so that a dry deck cannot shuffle and draw it forever.
MN-R19 = Is there a hand limit? None is printed. Ruling: none. The limit is economic: each surplus card costs a point at the next cast.
MN-R20 = What do symbols mean exactly? Printed: symbols stand for numbers to be chosen, different from each other; numbers may be repeated in a series of another colour; example of three black and three grey potions, all different within a colour, free between colours. Open: same symbol in two groups (same number or independent?), same symbol twice in a group, symbols beside digits, symbols on multicolour slots. Ruling: scope is the group as printed (R, Y, G, B, K, S, *). Between groups there is no link: the example says numbers can be repeated, not that they must. Within a group, same symbol = same number, different symbols = different numbers; the multicolour slots are one group. A symbol may equal a printed digit. If κ equals a fixed colour of the same spell, the groups still stay separate.
MN-R21 = May black be a colour that is also printed on the spell? Only black against grey is restricted. Ruling: yes. The cards of course must be different cards: R1 G4 plus three black slots can be met by R1, G4 and three further red potions.
MN-R22 = In which order does a cast happen? The text names: discard the mix, turn the rest into skulls, then choose the matching spell and read its back, lastly move the marker. Ruling: MN-81. Choosing the spell together with the mix changes nothing, since nothing happens in between. Cards that reach the caster through the effect come later and are therefore not turned into skulls.
MN-R23 = When within phase II may items be used? Readings: only together with a cast, or at any time of the phase. The text says "during this phase", any number. Ruling: at any time in one's own phase II, before and after the cast, even if no spell is cast; this includes an item the caster has just drawn by Greateste Thieves. The remark that a drawn item is for future turns concerns phase III, which comes after phase II.
MN-R24 = How far does the Elixir reach? Readings: a full wild card, or a wild card bound by the colours and numbers around it. The text grants any colour and number. Ruling: it fills any one slot. It counts as a fitting number even where symbols must differ, and it joins the black or grey colour without restricting it. It is no hand card: it cannot pay for a Curse, is not passed, never becomes a skull. A cast entirely of Elixirs would be legal.
MN-R25 = What can the Magic Wand fetch? Readings: the pile as it lay before the phase, or as it lies at the moment of use; potions only, or items too. The text says Potion card and sets no other limit. Ruling: any potion in the discard pile at that moment, also one discarded in the same phase (as part of the mix, as payment or by Healing Plants). No item. The card taken is known to all, since the pile is open (MN-R42). If the pile holds no potion the Wand cannot be used. The draw deck is not reshuffled for it.
MN-R26 = Healing Plants: which skull, and where does it go? Readings: owner's choice or a random skull; to the discard pile or out of the game. The text speaks of discarding, and there is one discard pile. Ruling: the owner chooses; the card goes face up to the discard pile and is back in circulation (it may be fetched by a Wand at once). It cannot be used without a skull, nor on others' skulls.
MN-R27 = Who knows the faces of skulls, and do they return? The rulebook treats skulls as mere counters, though each is a potion. Ruling: they lie face down and stay out of circulation until Healing Plants discard them. The player in whose area they lie may look at their faces, others may not. This needs no memory rule and makes "1 skull of choice" meaningful for its owner. All skulls count −1 alike.
MN-R28 = When and how is a Curse removed or given away? Readings: at any time or only in phase II of one's own turn. The Curse is a Magical Item, and items work only then. Ruling: in one's own phase II. The potions paid are chosen by the payer and go face up to the discard pile. The receiver cannot refuse, must have no Curse, and cannot be oneself. A player with fewer than 2 hand cards keeps the Curse. Payment is optional and possible also after casting (a Curse can arrive by one's own Unleashus Cursus).
MN-R29 = Greateste Thieves: an item instead of a potion? "Left on the table" could mean unowned in the middle or in the drawer's area. Ruling: in the drawer's play area, as the section on items describes; that was the drawer's card, no second draw. Unlike phase III, items are not dealt around; only a second Curse moves on.
MN-R30 = Shakum Thingsis Up: who chooses, and are cursed players exempt? Readings: Curses cannot be the item lost, or cursed players lose nothing. Ruling: the former; a cursed player loses another item if there is one. The owner chooses; the lost item goes to the discard pile. Items are public, so a clockwise order from the caster is enough.
MN-R31 = Unleashus Cursus and the one-Curse limit. Readings: all at once, or one after the other, where the limit could make a Curse jump over a player. The text addresses all cursed players in one sentence. Ruling: all Curses move at the same time, so each player ends with at most one; two cursed neighbours simply shift, two cursed players in a 2-player game swap (no visible change).
MN-R32 = Gous Backus at the start, and in relation to the forward move. The effect is resolved at once, the forward move comes last. Ruling: m := max(0, m−1), then +1 at the end of the phase: from m ≥ 1 the net change is 0, from m = 0 it is +1. There is no position before the first. At m = E−1 the game therefore does not end by this cast.
MN-R33 = Ciao Devilus: which skull, and do new ones count? Readings: giver's or receiver's choice; skulls from before the cast only, or new ones too. Ruling: giver's choice, since the giver does the passing; skulls laid down by this very cast count, since they lie on the table before the back is read. Two players exchange.
MN-R34 = Presentis For Youm: does the caster give? Readings: the surplus is still in hand and may be given away, or it has become skulls already. The text turns the surplus into skulls before the back is read. Ruling: the caster's hand is empty, so the caster only receives. The giver chooses the card. Cards are passed face down; only giver and receiver know them.
MN-R35 = Does the Cylinder move if no spell was cast? The sentence stands in phase II, which is optional; the section on the Cylinder ties the move to a cast. Ruling: only after a cast, one space, as the last act of phase II, so Healing Plants can still be used on the last turn before scoring.
MN-R36 = Is the last round completed? Readings: at once, or after equal turns. Ruling: at once, since the text has the other players discard their hands when the Cylinder arrives. The marker moves forward only after the effect is over, so the game never ends in the middle of an effect. This favours early seats (2-player simulation: 56 % to 43 %). Option 'finish_round': 'off' (default) or 'on' (MN-125).
MN-R37 = What happens to hand cards at the end? The text mentions the other players' hands only, because the caster's is normally empty. Ruling: every hand is discarded without penalty. Only cards laid down skull side up count.
MN-R38 = Can the last tie-break decide? Equal score and equal skulls mean equal spell points; equal numbers of 4s and 3s then force equal numbers of 2s. Ruling: implemented as printed; it can never decide. Among three or more tied players the comparison is applied to all of them at once.
MN-R39 = What if a spell deck runs out? At most E + 3 spells are cast in a standard game with the house set (each Gous Backus buys at most one extra cast), so never all 30, but one deck of 10 may run out. Ruling: fewer spells are open from then on. All three empty (Infant mode or other card files): the game ends and is scored normally.
MN-R40 = Details of the mode without cube. Readings: the free choice replaces the throw only, or also lifts the limit of one colour or one number. The text changes the throw only. Ruling: the chosen line must hold a card; choice of line and cards is one decision; everything else (also one colour or one number, Cylinder as clock) is unchanged.
MN-R41 = Infant mode: do skulls count, and does the Cylinder end the game? Readings: 9 spell points, or 9 points net. The mode lists what changes, and skulls are not on the list; if they did not count, surplus would be free. The printed end by Cylinder would contradict "first to 9". Ruling: net points; Cylinder not used. Only the active player's points can rise, so two players never reach the target together. Options 'infant_skulls': 'count' (default), 'ignore'; 'infant_target': default 9.
MN-R42 = May the discard pile be looked through without a Wand? Readings: only with the Wand, whose text grants a look at the pile, or at any time. Every card that enters the pile (mix, payment, healed skull, used item) does so face up before everybody's eyes, so a good memory has the same knowledge. Ruling: the contents are open to all at any time; the point of the Wand is taking a card, not the look. No option.
MN-R43 = May spell decks be looked through, or backs read in advance? The decks lie with the fronts up, so a look through them would be physically easy. The game lives from surprise effects, and the published review describes only the top cards as visible. Ruling: no. Only the three top fronts are open.
MN-R44 = May players ask what others took? Taking is public, the hand is secret. Ruling: no one has to answer; the digital game log shows every public event, so memory is not tested.
MN-140 = The game ends after 'max_rounds' complete rounds (a round = one turn per player; default 50, i.e. 100 / 150 / 200 turns) and is scored as usual, hands discarded without penalty. In Infant mode the ranking of MN-128 and MN-129 applies then.
MN-141 = The game also ends at the start of a turn when each of the last n turns (n = number of players) began with an empty grid and moved no card at all.
MN-142 = Reason for 50: sensible players need about 12 rounds (2 players) to 10 rounds (4 players), the longest of 24,000 simulated games took 22, and even players who take at random and cast every second time they can needed at most 41 (1,200 games). Only players who mostly refuse to cast reach the cap. Everybody has had the same number of turns then.
MN-R45 = Can the back of an open spell be known? The backs are hidden, but each card has one back and the full list of spells is common knowledge. Readings: pair fronts and backs at random, or keep the cards as printed. Ruling: the cards stay as they are and the table never shows a back before the cast; whoever knows the list by heart may use that, as at a real table. The computer players of this game do not look backs up.
MN-R46 = Whose turn for an item is it after a Curse that nobody can have? The dealing goes on after the actual receiver, and a Curse laid aside has none. Ruling: it takes no player's place; the next item falls to the same player.
MN-R47 = Do ignored skulls break ties? With 'infant_skulls' = 'ignore' skulls count nothing. Ruling: then they break no ties either; the numbers of 4-, 3- and 2-point spells decide.

## The lesson

mn-lesson-title = Learn Magus Novatus
mn-lesson-1 = Here is a shelf with 25 potions, and beside it lie three spells. Each spell shows the potions it needs. Whoever gathers them casts the spell and gets its points.
mn-lesson-2 = Your turn begins with a throw. Aim the cube at the very middle of the shelf. It lands there, or a little beside: the numbers show how likely each place is.
mn-lesson-2-good = It rolled one place to the left. Now its row and its column light up.
mn-lesson-2-wrong = You may aim anywhere. But near the rim the cube falls off easily, so try the very middle: row 3, column 3.
mn-lesson-3 = Take potions from the row or from the column: all of one colour, or all of one number. The first spell needs two reds and a yellow, and you have a yellow. Take red 1 and red 2.
mn-lesson-3-good = Red 1 and red 2 are in your hand. All places of the first spell are filled: it fits.
mn-lesson-3-wrong = That is allowed. But look at the first spell: two reds are all you need, and every potion too many will cost you. Take red 1 and red 2.
mn-lesson-4 = Cast the spell of 2 points: touch it and say yes.
mn-lesson-4-good = The cauldron bubbles. The potions of a spell go into it one after the other.
mn-lesson-4-wrong = You may wait with it. For this lesson, cast the spell of 2 points now.
mn-lesson-5 = Two reds are in the cauldron. Let us say that you also hold a green 4, which this spell does not need. Lay down the yellow 3.
mn-lesson-5-good = The spell is yours: 2 points. But the green 4 was left over and turned into a skull, and every skull takes a point away. So do not gather too much.
mn-lesson-5-wrong = This spell needs a yellow potion last.
mn-lesson-6 = One spell a turn, so end your turn. The shelf is filled again, and the Measuring Cylinder moves on by one, because a spell was cast.
mn-lesson-6-good = The Cylinder is the clock of the game: at its last place everybody counts their points.
mn-lesson-6-wrong = There is nothing more to do here. End your turn.
mn-lesson-7 = Black and grey places: you choose a colour for all the black ones and another for all the grey ones. Different signs mean different numbers. Three red and three blue fit. Cast the spell of 4 points.
mn-lesson-7-good = Four points, and nothing left over. That is how it should be.
mn-lesson-7-wrong = Look at the spell of 4 points: your three reds and your three blues fill every place, and nothing is left over.
mn-lesson-8 = Sometimes a Magical Item comes up while the shelf is filled. You got Healing Plants: touch them, then one of your skulls.
mn-lesson-8-good = One skull less, one point more. Every item works once.
mn-lesson-8-wrong = You may keep them. For this lesson, get rid of a skull.
mn-lesson-9 = The Elixir stands for any potion. The first spell needs 1 and 2 of one colour and one of another. You have red 1 and yellow 4, and the Elixir becomes a red 2. Cast it.
mn-lesson-9-good = Well brewed. The Magic Wand is useful too: it fetches a potion from the discard pile.
mn-lesson-9-wrong = The spell of 2 points fits, thanks to the Elixir. Cast it.
mn-lesson-10 = A Curse! As long as it lies before you, you cannot cast. Two potions pay it off, three send it to somebody else. Touch the Curse, then two potions that you do not need, and pay.
mn-lesson-10-good = Now the Curse can go, and you may cast in the same turn.
mn-lesson-10-wrong = That is possible, but then the Curse stays or costs you more. Pay it off with two potions.
mn-lesson-11 = Every spell hides something on its back: a surprise for everybody, or nothing. When the Cylinder reaches its last place, spells count, skulls count against you, and most points win. Now play your first game.

## The plain board

mn-zone-turn = Turn
mn-zone-hands = Hand
mn-zone-skulls = Skulls
mn-zone-grid = Grid
mn-zone-deck = Draw deck
mn-zone-discard = Discard pile
mn-zone-mix = Laid down for the spell
mn-zone-card-0 = red 1
mn-zone-card-1 = red 2
mn-zone-card-2 = red 3
mn-zone-card-3 = red 4
mn-zone-card-4 = yellow 1
mn-zone-card-5 = yellow 2
mn-zone-card-6 = yellow 3
mn-zone-card-7 = yellow 4
mn-zone-card-8 = green 1
mn-zone-card-9 = green 2
mn-zone-card-10 = green 3
mn-zone-card-11 = green 4
mn-zone-card-12 = blue 1
mn-zone-card-13 = blue 2
mn-zone-card-14 = blue 3
mn-zone-card-15 = blue 4
mn-zone-card-16 = { mn-item-healing-plants }
mn-zone-card-17 = { mn-item-elixir }
mn-zone-card-18 = { mn-item-magic-wand }
mn-zone-card-19 = { mn-item-curse }
mn-zone-card--1 = gap

## The drawn table of the terminal

mn-terminal-infant = { $target } points win
mn-terminal-cylinder = Cylinder { $space } of { $end }
mn-terminal-last-round = the last round
mn-terminal-height = throw height { $height }
mn-terminal-points = points
mn-terminal-open = open spell
mn-terminal-recipe = recipe
mn-terminal-in-words = in words
mn-terminal-left = left
mn-terminal-none-left = none left
mn-terminal-player = player
mn-terminal-skulls = skulls
mn-terminal-hand = hand
mn-terminal-items = items
mn-terminal-known = known
mn-terminal-you = { $player } (you)
mn-terminal-below = see below
mn-terminal-deck = Draw deck: { $cards }
mn-terminal-pile = Discard pile: { $cards }
mn-terminal-mix = Laid down: { $cards }
mn-terminal-your-hand = Your hand:
mn-terminal-your-skulls = Your skulls:
mn-terminal-your-spells = Your spells:
mn-terminal-won = Spells of { $who }: { $spells }.

## Positions

mn-position-cards = there are more { $card } than the game has.

# Card files
mn-field-spell-id = A short id of letters and digits, different for every spell.
mn-field-spell-name = What the spell is called.
mn-field-spell-points = What the spell is worth; it also says in which of the three decks the spell lies.
mn-field-spell-recipe = The potions that it takes, a colour and a number each: R, Y, G, B for red, yellow, green, blue, K for one colour of your choice, S for another, * for any; then 1 to 4, - for any number, or a, b, c, d: the same letter is the same number.
mn-field-spell-effect = What the back of the card does.
mn-field-spell-words = The recipe in your own words; without them it is described from its slots.
mn-warn-unmixable =
    { $elixirs ->
        [one] Spell { $spell }: without an Elixir nobody can mix it, even with every potion at hand.
       *[other] Spell { $spell }: without { $elixirs } Elixirs nobody can mix it, even with every potion at hand.
    }
mn-warn-dominated = Spell { $spell }: { $other } has the same recipe and is worth more.
mn-warn-empty-deck = No spell is worth { $points } points, so one of the three decks is empty.
mn-print-potions = Potions
