### What belongs to no game, in English: kernel, table, hall, bots and terminal.

language-name = English

## Joining

list-none = none
list-more = { $first }, { $next }
list-last = { $first } and { $last }
list-or-last = { $first } or { $last }
seat-name = Seat { $letter }

## Where a clause comes from

source-printed = printed
source-inferred = inferred
source-house = house
source-makers = makers
source-ruling = ruling

## Any game

no-clause = There is no clause '{ $id }' in { $game }.
no-such-choice-now = That is not one of your choices now.
no-game-over = The game is over.
no-question-for-you = Nothing is asked of you now; wait for the others.
no-chance-outcome = '{ $text }' is no outcome of chance; write for instance 'card 5'.
no-seat-count = { $game } is played by { $counts } players, not by { $seats }.
no-seat = There is no seat { $seat } at this table of { $seats }.
no-such-seat-letter = '{ $text }' is no seat; the seats are { $seats }.
choice-ambiguous = '{ $text }' can mean several things now: { $ways }. Say which.
cards-none-taken = { $game } takes no card file.

## Advice

why-did-best = It did best when the next turns were played out in many ways.
why-nothing-else = There is nothing else to choose.
why-anything-else = Anything else { $silly }.

## At the table

table-sat = { $who } sits down.
table-said = { $who }: { $phrase }
table-substituted-clock = The time of { $who } is up; a bot plays on.
table-substituted-conceded = { $who } gives up; a bot plays on.
table-substituted-away = A bot plays for { $who } for now.
table-asked-takeback = { $who } asks for a takeback.
table-asked-draw = { $who } asks for a draw.
table-asked-rematch = { $who } asks for a rematch.
table-agreed = { $who } agrees.
table-disagreed = { $who } does not agree.
table-ended-draw = The players agree on a draw.
table-ended-conceded = A player gives up; the game is over.
table-configured = The options have changed.
table-freed = A seat is free.
table-started = The game begins.
table-paused = { $who } pauses the game.
table-resumed = { $who } goes on with the game.
table-returned = { $who } is back.
table-undone = { $who } takes a step back.
table-rematch = The players begin another game, each one seat further.
choice-possible = You can: { $choice }

## What players can say to each other

phrase-hello = Hello!
phrase-good_luck = Good luck and have fun.
phrase-my_first = This is my first game.
phrase-thinking = I need a moment to think.
phrase-back_soon = I will be back soon.
phrase-here_again = Here I am again.
phrase-nice = That was a nice one.
phrase-wow = Wow!
phrase-oops = Oops.
phrase-sorry = Sorry about that.
phrase-thanks = Thank you.
phrase-close = That was close.
phrase-well_played = Well played.
phrase-again = Shall we play again?
phrase-goodbye = Goodbye.

## The terminal

terminal-won =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
terminal-hint = A careful player might choose { $choice }. { $why }
terminal-hint-other = Or { $choice }. { $why }
terminal-pass = Pass the keyboard to { $who } (seat { $letter }).
terminal-press-enter = Press Enter when nobody else is looking.

## Card files

cards-in-file = { $file }: { $problem }
cards-in-field = { $place }, field '{ $field }': { $problem }
