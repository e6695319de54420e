### What belongs to no game, in English: kernel, table, hall, bots and terminal.

language-name = English

## Joining

list-none = none
list-more = { $first }, { $next }
list-next-line = { $first }; { $next }
list-last = { $first } and { $last }
list-or-last = { $first } or { $last }
seat-name = Seat { $letter }

## Where a clause comes from

source-printed = printed
source-inferred = inferred
source-house = house
source-makers = makers
source-ruling = ruling
rules-cards = Cards

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

## How a game ended

outcome-won =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }

## Advice

why-ahead =
    { $others ->
        [one] When the next turns were played out, it did better than the one other choice.
       *[other] When the next turns were played out, it did better than { $others } other choices.
    }
why-leads =
    { $others ->
        [one] When the next turns were played out, the other choice did not do clearly better.
       *[other] When the next turns were played out, none of { $others } other choices did clearly better.
    }
why-behind = Its chances are about { $points } in 100 lower than with “{ $best }”.
why-level = Its chances are about the same as with “{ $best }”.
hint-nudge = A nudge first
hint-task = How to go about it
why-measured = It wins { $wins } of { $games } imagined games.
why-measured-stakes = It wins { $wins } of { $games } imagined games, and { $won } on average.
why-nothing-else = There is nothing else to choose.
why-anything-else = Anything else { $silly }.

## At the table

table-sat = { $who } sits down.
table-said = { $who }: { $phrase }
table-substituted-clock = The time of { $who } is up; a bot plays on.
table-substituted-conceded = { $who } gives up; a bot plays on.
table-substituted-away = A bot plays for { $who } for now.
table-substituted-failed = The bot of { $who } cannot go on; another one plays.
table-asked-takeback = { $who } asks for a takeback.
table-asked-draw = { $who } asks for a draw.
table-asked-rematch = { $who } asks for a rematch.
table-agreed = { $who } agrees.
table-disagreed = { $who } does not agree.
table-unopposed = Nobody objects: the same players play again.
table-ended-draw = The players agree on a draw.
table-ended-conceded = A player gives up; the game is over.
table-ended-time = A player’s time is up; the game is over.
table-configured = The options have changed.
table-freed = A seat is free.
table-started = The game begins.
table-paused = { $who } pauses the game.
table-resumed = { $who } goes on with the game.
table-returned = { $who } is back.
table-other-rules = This table was begun by version { $told } of the rules of { $game }; here version { $version } is played. It cannot go on, since that would be another game. Set up a new one.
table-undone = { $who } takes a step back.
table-rematch = The players begin another game, each one seat further.
choice-possible = You can: { $choice }
choice-then = Then: { $choice }

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

terminal-hint = A careful player might choose “{ $choice }”. { $why }
terminal-hint-other = Or “{ $choice }”. { $why }
terminal-hint-more = Type hint again to hear which.
terminal-pass = Pass the keyboard to { $who } (seat { $letter }).
terminal-press-enter = Press Enter when nobody else is looking.

## Card files

cards-in-file = { $file }: { $problem }
cards-in-field = { $place }, field '{ $field }': { $problem }

## What the table does not do

no-phrase = That is none of the phrases that can be said here.
no-leaving = You can leave your seat only before the start; later, concede or let a bot play.
no-your-seat = That seat is not yours.
no-watcher = You are watching; only players can do that.
no-game-now = No game is being played at this table now.
no-watcher-chooses = You are watching; only players can choose.
no-while-paused = The game is paused.
no-while-away = A bot plays for you now; say that you are back first.
no-stale = This answers a question that is no longer open.
no-question = Nothing is asked of you now.
no-host = Only whoever set up the table can do that.
no-second-bot = A bot plays there already.
no-bot-here = A bot can take only an empty seat before the start.
no-after-start = That is possible only before the start.
no-empty-seat = That seat is empty already.
no-change-of-past = This game goes on from another one; its options and cards stay as they were.
no-card-set = The cards are not written as a card set of this game.
no-second-pause = The game is paused already.
no-pause = The game is not paused.
no-more-for-you = You are out of this game; a bot plays it to the end.
no-second-stand-in = A bot plays for you already.
no-stand-in = You are playing yourself already.
no-undo-others = The last step was not yours; you can ask the others for a takeback.
no-undo-draw = Cards were drawn since; you can ask the others for a takeback.
no-undo-shown = Something was shown by that step; you can ask the others for a takeback.
no-asking-now = That cannot be asked now.
no-second-question = Something is being asked already; wait for the answers.
no-step-yet = You have made no step yet.
no-draw-with-bots = Bots do not agree to a draw.
no-open-question = Nothing is being asked of the players now.
no-answer-wanted = Your answer is not awaited.
no-start-with-empty-seat = Seat { $letter } is still empty; wait for somebody or seat a bot.
no-seat-number = There is no such seat; the seats are 0 to { $last }.
no-such-request = You can ask for one of these: { $requests }.
no-such-bot = There is no such bot; the bots are { $bots }.
no-such-clock = A clock is none, decision or game.
no-clock-length = A clock runs for 1 second to 60 days.
no-increment = An increment is at most an hour, and a bot waits at most 30 days for somebody away.

## Options

no-option-value = The option { $name } cannot be '{ $value }'. It can be { $allowed } ({ $clause }).
no-such-option = There is no option '{ $name }'. This game has: { $known }.
option-range = a whole number from { $low } to { $high }

## Card files

cards-unreadable = { $file } is not a card file: { $problem }.
cards-too-deep = { $file } is not a card file: it is nested too deeply.
cards-unknown-key = '{ $named }' is not a known key. Known: { $known }.
cards-missing-key = '{ $named }' is missing; write { $named } = "…" at the top of the file.
cards-long-key = '{ $named }' is longer than { $most } characters.
cards-no-entries = there are no [[{ $table }]] entries; write one for each card.
cards-number = number { $number }
cards-entry = { $table } { $name }
cards-entry-at-line = line { $line }, { $table } { $name }
cards-missing = is missing.
cards-no-text = must be a text, not { $value }.
cards-too-long = is longer than { $most } characters.
cards-unknown-word = '{ $value }' is not known. Allowed: { $allowed }.
cards-no-number = must be a whole number from { $low } to { $high }, not { $value }.
cards-unknown-field = is not a known field. Known: { $known }.
cards-no-table = it must be written as a table of fields.
cards-no-numbers = '{ $field }' must be a list of { $size } whole numbers.
cards-numbers-outside = '{ $field }' may hold only whole numbers from 0 to { $high }.
cards-no-list = '{ $field }' must be a list.
cards-no-row = each of '{ $field }' must have these fields: { $names }.
cards-too-large = { $file } has { $size } characters; a card file may have at most { $most }.
cards-too-many-values = it holds more than { $most } values.
cards-nested = it is nested too deeply.
cards-number-outside = { $number } is no number of a card set; they go up to { $most }.
cards-text-too-long = a text is longer than { $most } characters.
cards-list-too-long = a list has { $count } items; { $most } are the most.
cards-odd-value = '{ $value }' is neither a text nor a whole number.
file-unreadable = { $file } cannot be read: { $problem }.
cards-not-utf8 = { $file }, line { $line }: this is not UTF-8 text. Save the file as UTF-8.
cards-field-name = What the set is called.
cards-field-provenance = Where the set comes from; a note for readers.
cards-fine = { $file }: a set of { $game } called { $name }. Nothing is wrong with it.
cards-file-heading = { $game }: the card set { $name }. What the fields mean: docs/cards/{ $id }.md.
print-none = { $game } brings no drawings to print.
print-no-paper = There is no paper called { $value }. Choose one of these: { $allowed }.
print-no-flip = Paper cannot be turned over by a { $value } edge. Choose one of these: { $allowed }.
print-no-bleed = A bleed of { $value } mm does not fit on { $paper }; it may be 0 to { $most } mm.
print-no-part = There is no part called { $value }. Choose among these: { $allowed }.
print-no-sums = { $game } asks for no sums, so there are no facts to choose.
print-no-such-facts = { $game } does not ask for { $facts }. Tables are for multiplying, sums and differences for adding.
print-facts-or-cards = --facts makes a set of its own; leave --cards out.
print-no-file = Say where to write: --to FILE.pdf, --svg FOLDER or --tabletop FOLDER.
print-no-pdf = { $file } must end with .pdf.
print-no-painter = Pictures made of pixels are painted by PDFium, which is not installed: pip install 'spellhall[png]'.
print-done-sheet = { $file }: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, { $across } across and { $down } down; the back is in the last place.
print-done = { $file }: { $pages ->
        [one] one page
       *[other] { $pages } pages
    }. Print it at 100 %, without fitting it to the page.
print-done-files = { $folder }: { $files ->
        [one] one file
       *[other] { $files } files
    }.
print-own-words = { $game}: the printed rules in Spellhall's words; drawings by Spellhall, not the designers' artwork.

## Records

record-at-line = { $name }, line { $line }: { $problem }
record-too-large = { $name } is larger than { $most } bytes; that is no game record.
record-empty = { $name } is empty.
record-not-utf8 = this is not UTF-8 text, so it is no game record.
record-no-header = this is not the first line of a Spellhall record.
record-step-count = it says { $told } steps, but there are { $steps }.
record-damaged = this line is cut off or damaged.
record-cut-off = the record stops here without its last line; it was cut off.
record-other-rules = this game was played by rules version { $told }; here { $game } has version { $version }.
record-no-whole-header = the header is not whole.
record-too-much-chance = more outcomes of chance are written than were needed.
record-other-state = the state after this line is not the recorded one.
refused-by = { $problem } ({ $clause })

## Lessons

no-lesson = There is no lesson for this game yet.
no-lesson-choice = There is nothing to choose at this step.

## The table in the terminal; commands and choices are typed as they are

terminal-kept = Your game is kept. Go on with: spellhall play --resume { $path }
terminal-record = The record: { $path }
terminal-no-hint = There is no hint for this: it would be the answer.
terminal-kept-in = Your game is kept in { $path }. To copy it: save FILE
terminal-saved = Saved in { $path }. Go on with: spellhall play --resume { $path }
file-unwritable = { $file } cannot be written: { $problem }.
terminal-help = Type a choice as it is written here, or its number. '? CHOICE' says why something cannot be done.
terminal-rules = Write what you are looking for: rules WORDS, or rules { $example }
terminal-more-rules = … and { $count } more. Add a word to find fewer.
terminal-no-rules = No clause has all of these words: { $words }
terminal-number = Type a number.
terminal-many = There are { $count } choices:
terminal-no-choice = There is no choice { $number }; the choices are 1 to { $last }.
terminal-commands = ? help · rules WORDS · table · log · piles · hint · undo · save FILE · quit
terminal-help-marked = Type a choice as it is written here, or its number with the sign: #3. '? CHOICE' says why something cannot be done.
terminal-help-numbers = Type the number alone, or a choice as it is written here. '? CHOICE' says why something cannot be done.
terminal-group = { $word }, such as { $example }
terminal-pages = Type a number or a choice; '?' shows them page by page, '? { $word }' those of one kind, 'list' all.
terminal-page = Page { $page } of { $pages }; '{ $next }' shows the next one.
terminal-examples = You can type for instance { $examples }.
terminal-only-choice = There is only one way: { $choice }
terminal-rest = The rest of the line, '{ $text }', answers nothing that is asked now.
terminal-later = Whether '{ $text }' can follow shows only then.
terminal-no-piles = Nothing lies open here that the table does not show already.
terminal-no-undo-yet = There is no step that could be taken back.
terminal-no-undo-others = The last step was not yours; it cannot be taken back.
terminal-no-undo-draw = That step cannot be taken back: chance has decided something since.
terminal-no-undo-shown = That step cannot be taken back: it showed you something.

## Shuffling together

no-still-shuffling = The players' devices are still shuffling; try again in a moment.
no-share-now = The cards are dealt already.
no-share-too-late = Somebody has told their number already; the next game is shuffled without yours.
no-reveal-yet = Numbers for the shuffle are told when every seat is taken.
no-such-nonce = That is not the number that was promised for the shuffle.

## The hall

hall-no-code = There is no table with this code.
hall-no-record-yet = No game has been played at this table yet.
hall-nothing-here = There is nothing at this address.
hall-no-method = That cannot be done at this address.
hall-too-long = That is too long.
hall-malformed = The request is not written as the API page says.
hall-failed = Something went wrong here; try again.
hall-failed-look-again = Something went wrong here; look at the table again.
hall-no-metrics = This hall tells no numbers; whoever runs it can set SPELLHALL_METRICS_TOKEN.
hall-metrics-not-yours = The numbers of this hall are for whoever runs it.
hall-wrong-host = This hall is not open under this name; whoever runs it can allow the name by SPELLHALL_HOSTS.
hall-wrong-type = What is sent here must be JSON, with the content type application/json.
hall-too-many = Too many tries in a short time; wait a little.
hall-too-much-work = The hall has worked much for you just now; wait a little.
hall-too-much-text = That is much to write down in a short time; wait a little.
hall-too-many-hints = You have asked for many hints just now; wait a little.
hall-measuring = Cards are being measured for you already. Wait for the result, or stop it.
hall-too-many-undos = Steps have been taken back often at this table; wait a little.
hall-too-many-phrases = You have said a lot; wait a moment.
hall-names-from-list = Names come from the word list here; leave the name empty to get one.
hall-name-signs = A name is made of letters, digits, spaces and hyphens.
hall-other-name = Please choose another name.
hall-link-too-long = This link is too long for a picture.
hall-player-is-here = That player is here, or was a moment ago; a bot plays only for somebody who has been away for a while.
hall-put-aside = This table failed again and again and was put aside; tell whoever runs the hall, and set up a new one.
hall-slow-reading = That takes too long to read; it is not written as a card file or a record should be.
hall-no-table = There is no such table. It may have been put away; ask for a new link.
hall-unseated-closed = This seat is yours no longer, and this table has no spectators.
hall-unseated = This seat is yours no longer; you are watching now.
hall-no-spectators = This table has no spectators.
hall-faster = Somebody was faster; look at the table again.
hall-full = The hall is full; try again later.
hall-begun = The game has begun already; you can watch it.
hall-no-seat-of-token = This token belongs to no seat of this table.
hall-seat-taken = That seat is taken.
hall-seats-taken = All seats are taken; you can watch.
hall-no-message = That is no message of the protocol; see /api/protocol.json.
hall-message-too-long = That message is too long.
hall-slow-down = Slow down: too many messages in a short time.
hall-hello-first = Say hello to a table first.
hall-unsure = The hall cannot write to its storage now; look at the table again and repeat what is missing.
hall-crowd = Many are waiting for the hall to think; try again in a moment.
here-full = This browser's storage is full, so the choice does not count. Forget an old game or make room, and choose again.
here-not-stored = The browser could not store this; look at the table again and repeat what is missing.
record-not-over = That game is not over, or was never played at this table.
record-other-game = The record is of another game.
record-over-by-then = The game is over after this step; choose an earlier one.
hall-no-game = There is no such game; the games are { $games }.
hall-few-seats = There are only { $seats } seats.
hall-name-length = A name has at most { $most } letters.
record-few-steps = The record has only { $steps } steps.
record-no-seat = There is no seat { $seat } in this game of { $seats }.
no-bot-named = There is no bot '{ $name }'. The bots are: { $bots }.
hall-wrong-origin = A page from elsewhere may not do this.

## Positions

position-no-colon = line { $line }: '{ $text }' has no colon; write 'name: value'.
position-field-twice = line { $line }: the field '{ $field }' is given twice.
position-wrong-value = field '{ $field }': '{ $text }' does not belong here.
position-no-field = '{ $field }' is not a field of this position. Fields: { $known }.

## Looking back at a game: spellhall review
review-moment = Step { $step }, { $who }: { $question } ({ $clause })
review-chose = chosen: { $choice }, { $percent } % to win
review-chose-slip = chosen: { $choice }, a slip
review-better = better: { $choice }, { $percent } % to win. { $why }
review-better-slip = better: { $choice }. { $why }
review-done =
    { $looked ->
        [one] { $looked } choice looked at;
       *[other] { $looked } choices looked at;
    } { $moments ->
        [0] no moment
        [one] one moment
       *[other] { $moments } moments
    } with a clearly better choice.

## Practice: the way to an answer

practice-no-fact = “{ $text }” is no sum to practise. Write two numbers up to { $largest } with x, + or - between them, such as 6x8, 7+5 or 13-6.
practice-no-plan = “{ $text }” names no sums to practise. Write tables 2,5,10 or tables 6-9, sums 20 or differences 10; numbers go up to { $largest }.
practice-no-passport = This is no passport, or a part of it is missing.
practice-no-lesson = This lesson cannot be gone on with. Please begin a new one.
practice-no-words = A passport is three words from our list. Please look at the spelling.
practice-too-many-words = Too many words were tried from here. Wait a while, or go in without a passport.
practice-unknown-words = Nobody has these three words here. Look at them again, or go in without them.
practice-way-then = So { $sum }.
practice-way-once = { $sum } is one time the other number.
practice-way-tens = { $sum } is { $size } tens.
practice-way-double = { $sum } is { $size } and { $size } again.
practice-way-half = { $sum } is half of { $near } = { $value }.
practice-way-twice = { $sum } is twice { $near } = { $value }.
practice-way-more = { $sum } is one { $size } more than { $near } = { $value }.
practice-way-less = { $sum } is one { $size } less than { $near } = { $value }.
practice-way-parts = { $sum } is { $near } = { $value } and { $rest } = { $left } together.
practice-way-count-on = { $sum }: start at { $start } and count on { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
practice-way-count-back = { $sum }: start at { $start } and count back { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
practice-way-near-double = { $sum } is one more than { $near } = { $value }.
practice-way-near-sum = { $sum } is one more than { $near } = { $value }.
practice-way-fill-ten = { $sum }: first add { $part }, which makes { $ten }. Then { $left } more.
practice-way-down-to-ten = { $sum }: first take away { $part }, which leaves { $ten }. Then { $left } more.
practice-way-add-up = { $sum }: how far is it from { $taken } up to { $whole }?

## Classes

table-paused-all = All tables are paused.
table-resumed-all = All tables go on.
no-in-contest = That is not possible at a table of a tournament.
contest-missing = There is no such tournament. It may have been deleted; ask for a new code.
contest-no-format = There is no such kind of tournament. The kinds are { $formats }.
contest-two-seats = In a tournament players meet two by two, and { $game } needs more seats.
contest-arena-minutes = An arena lasts a number of minutes: at least one.
contest-mirrored-even = With mirrored deals a meeting has an even number of games.
contest-over = The tournament is over.
contest-full = This tournament is full: it has { $most } players.
contest-closed = The organiser has closed the entries.
contest-begun = This kind of tournament cannot be entered after it has begun.
contest-not-yours = This device is not in this tournament.
contest-organiser-only = Only the organiser of this tournament can do that.
contest-names-drawn = Names are drawn in this tournament; leave the name empty.
contest-no-key = This is not a key.
contest-not-signed = The signature does not belong to this key and this tournament; try again.
contest-expelled = The organiser has taken this player out of the tournament.
contest-already = That is so already.
contest-few = A tournament needs at least two players.
contest-round-runs = This round is not over yet: { $open ->
    [one] one meeting has
   *[other] { $open } meetings have
 } no result.
contest-no-player = There is no such player.
contest-no-meeting = There is no such meeting in this round.
contest-no-hints = There are no hints in a tournament.
contest-record-later = Others may still play this deal. The record can be seen when the round is over.
contest-no-teams = There are no teams in this tournament.
contest-paused = The tournament is paused.
no-resume-in-class = The teacher has paused all tables; wait until the lesson goes on.
class-missing = There is no such class. It may have ended; ask for a new code.
class-over = The lesson is over.
class-full = This class is full: it has { $most } pupils.
class-not-yours = This device is not in this class.
class-two-at-most = Two pupils share this device already.
class-names-drawn = Names are drawn in this class; leave the name empty.
class-teacher-only = Only the teacher of this class can do that.
class-already = That is so already.
class-nobody = Nobody is in the class yet.
class-tables-enough = A lesson has at most { $most } tables; end this one and open a new class.
class-no-such-seating = The pupils cannot be seated like that.
class-table-too-large = A table of this game has at most { $most } seats.
class-shared-device = { $names } share a device, so they sit at one table.
class-no-line = That is none of the ready lines.
class-no-help = There are no hints in this lesson; ask your teacher.
class-no-template = There is no such lesson plan; the plans are { $plans }.
class-no-plan = This plan does not fit its game.
class-no-pace = The pace is one of these: { $paces }.
class-no-facts = Facts are written like “tables 2,5,10”, “sums 20” or “differences 10”.
class-line-front = Please look to the front.
class-line-quiet = A little quieter, please.
class-line-five = Five more minutes.
class-line-well-done = You are doing very well.
class-line-help-each-other = Help each other: how did you work it out?
class-line-tidy-up = Please finish and tidy up.

# ---------------------------------------------------------------- deals that several people play

deal-missing = There is no such deal. Deals are kept for a month.
deal-full = Nobody else can play this deal: { $most } people are playing it already.
deal-bots-wanted = A deal is played against bots; name { $bots } of them, and sit at one of the seats.
deal-not-of-this-game = A friend can play the deal of a game that you have finished, alone against bots.
deal-play-first = First play the deal yourself; then you see how the others played it.
deal-no-hints = Others play the same deal, so there are no hints.
deal-no-takeback = Others play the same deal, so no choice is taken back once its luck is known.
deal-no-rematch = Everybody plays a deal once. Open a new deal to play again.
deal-no-stand-in = Others play the same deal, so nobody plays it for you.
record-mirrored = This deal is played again with the seats exchanged; its record comes after that.
deal-bots-first = The bots choose first; wait a moment.

## Puzzles

puzzle-task-best = One choice is clearly best here. Find it.
puzzle-task-win = { $turns ->
    [1] Win this turn, whatever happens.
   *[other] Win within { $turns } of your turns, this one included, whatever happens.
  }
puzzle-compared = In imagined games it promises { $best } %; the next best choice promises { $next } %.
puzzle-proved = { $turns ->
    [1] It wins this turn, whatever chance and the others do.
   *[other] It wins within { $turns } of your turns, whatever chance and the others do.
  } { $answers ->
    [1] No other choice does.
   *[other] { $answers } choices do, and no others.
  }
puzzle-none = There is no such puzzle.
puzzle-no-date = Name a day between 2026 and 2099, such as 2026-11-18.
puzzle-other-rules = The puzzles of { $game } were made for other rules.
puzzle-bad-file = This file of puzzles cannot be read: { $problem }
