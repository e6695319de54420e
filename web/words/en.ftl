### The page's own interface, in English. A board's words are in the folder of its game.

page-language-name = English

## The hall

page-hall = Spellhall
page-tagline = Wizard card games, played by the book
page-unofficial = Unofficial. Not affiliated with the designers or publishers of the games.
page-skip = Skip to the content
page-play-now = Play now
page-first-game = Your first game here: a short one, with hints for your first choices.
page-first-keys = The key H and the word Hint give more.
page-first-short = Your first game: short, with hints.
page-first-whole = The whole game
page-learn = Learn to play
page-more-ways = Table for friends
page-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
page-players-between = { $low }–{ $high } players
page-minutes-range = { $range } minutes
page-against = Against
page-join-title = Join with a code
page-join-any = Join a table
page-join-code = Six-character code
page-join = Join
page-tables = Public tables
page-no-tables = No public table is open right now. Set one up, and others will see it here.
page-my-games = My games in this browser
page-no-games = Games you play here are kept in this list, so you can come back to them.
page-go-on = Continue
page-look-back = View
page-forget = Remove from the list
page-settings = Settings
page-about = About
page-back-to-hall = Back to the hall
page-lost-title = There is no such room in this hall
page-lost-text = The link may be mistyped, or the table has been cleared away.
page-offline = The hall does not answer. Is it still running?
page-try-again = Try again
page-loading = Setting the table…

## Levels

page-level-random = Random
page-level-greedy = Careful
page-level-novice = Novice
page-level-apprentice = Apprentice
page-level-adept = Adept
page-level-magus = Magus
page-level-archmage = Archmage

## A new table

page-new-title = A table for { $game }
page-new-seats = How many players?
page-new-who = Who sits here?
page-you = You
page-seat-friend = A friend, by link or code
page-seat-here = Someone at this screen
page-new-options = House rules
page-new-rules = Which rules?
page-new-more = Change single rules, clocks and cards
page-new-changed = Different from the rulebook
page-preset-first = First game
page-preset-first-about = Short and easy, with help.
page-preset-book = By the book
page-preset-book-about = Everything as the rulebook says.
page-preset-short = Short
page-preset-short-about = All rules, but it ends sooner.
page-new-clause = rule { $clause }
page-new-clock = Clock
page-clock-none = No clock: take your time
page-clock-decision-seconds = { $count ->
    [one] { $count } second for each choice
   *[other] { $count } seconds for each choice
  }
page-clock-decision-minutes = { $count ->
    [one] { $count } minute for each choice
   *[other] { $count } minutes for each choice
  }
page-clock-game = { $count ->
    [one] { $count } minute each for the whole game
   *[other] { $count } minutes each for the whole game
  }
page-new-public = List it under public tables, so anyone can join
page-new-cards = Cards
page-cards-house = The house cards
page-cards-own = Your own card file
page-cards-file = Choose a card file (TOML or JSON)
page-new-spectators = Anyone with the link may watch
page-workshop = Workshop
page-workshop-title = The workshop of { $game }
page-workshop-about = Change the cards, and see what they will look like. What you edit stays in this browser.
page-workshop-own = This is your own set.
page-workshop-house = This is the house set.
page-workshop-try = Try it against bots
page-workshop-friends = Try it with friends
page-workshop-download = Download
page-workshop-upload = Open a card file
page-workshop-print = Print
page-workshop-back = Back to the house set
page-workshop-asking = The hall is looking at the cards …
page-workshop-problem = { $count ->
    [one] One thing is wrong with the set.
   *[other] { $count } things are wrong with the set.
}
page-workshop-sound = { $count ->
        [0] The set can be played.
        [one] The set can be played; one thing looks odd.
       *[other] The set can be played; { $count } things look odd.
    }
page-workshop-strength = How strong is it?
page-workshop-compare = Compare with the house set
page-workshop-stop = Stop
page-workshop-measuring = Deals played
page-workshop-deals = Bots play with this set: { $done } of about { $of } deals. You can go on editing.
page-workshop-measured = { $deals ->
    [one] From one deal played by { $bots }.
   *[other] From { $deals } deals played by { $bots }. For more, use the command spellhall balance.
}
page-workshop-changed = The set has changed since it was measured.
page-workshop-later = The hall is busy. Try again in { $seconds ->
    [one] a second.
   *[other] { $seconds } seconds.
}
page-workshop-wins = { $deals ->
    [one] Who has it wins { $share } % ({ $low } to { $high }; one deal; an even share is { $even } %).
   *[other] Who has it wins { $share } % ({ $low } to { $high }; { $deals } deals; an even share is { $even } %).
}
page-workshop-cards = Cards of the set
page-workshop-fields = Fields of the card
page-workshop-look = How the card looks
page-workshop-table = { $table } ({ $count })
page-workshop-top = The set
page-workshop-add = New card
page-workshop-copy = Copy
page-workshop-remove = Remove
page-workshop-copies = { $count ->
        [one] One of these is printed.
       *[other] { $count } of these are printed.
    }
page-workshop-all = All cards
page-workshop-range = { $low } to { $high }.
page-workshop-no-json = This cannot be read as JSON. Look for a missing bracket or quotation mark.
page-workshop-open = Change the cards in the workshop
page-print = Print and play
page-print-title = Print { $game }
page-print-open = Print the cards
page-print-own = Print my own set from the workshop
page-print-parts = What to print
page-print-cards = Cards with their backs, 63 × 88 mm
page-print-pieces = Boards, dials and markers
page-print-summary = The rules on two pages
page-print-paper = Paper
page-print-bleed = Bleed around each card
page-print-flip = Your printer turns the paper by
page-print-long = the long edge
page-print-short = the short edge
page-print-saving = Save ink: outlines only
page-print-large = Large print: four cards to a page
page-print-facts = For a class, only the cards for these facts, such as 2,5,10 or tables 6-9 or sums 10
page-print-make = Make the PDF
page-print-busy = The hall is drawing …
page-print-done = Done. Print it at 100 %, on both sides.
page-print-ours = Drawings and words are Spellhall's own and stand in for the designers' artwork.
page-open-table = Open the table

## Before the start

page-lobby-title = The table is ready
page-lobby-share = Friends join with this link or with the code.
page-lobby-alone = Other devices cannot reach this hall: it listens to this computer only. Friends can play at this screen. To let their phones in, start it like this:
page-lobby-network = Link and picture use the address of your network, { $address }, because other devices cannot use the one in your address bar.
page-lobby-code = Code
page-copy-link = Copy the link
page-copied = Copied
page-qr = The link as a QR code
page-seat-number = Seat { $letter }
page-seat-free = free
page-seat-is = { $letter } is { $name }.
page-seat-is-you = { $letter } is { $name } (you).
page-sit-here = Sit here
page-seat-bot = Add a bot
page-remove = Free this seat
page-stand-up = Leave this seat
page-start = Start
page-waiting-for-seats = The game can start when every seat is taken.
page-watch = You are watching.
page-here-too = Add a friend at this screen

## At the table

page-thinking-one = { $name } is thinking…
page-thinking-more = { $names } are thinking…
page-gone = { $name } is not here at the moment. Their seat waits; the host can let a bot play for them.
page-gone-host = { $name } is not here at the moment. You can wait, or let a bot play until they are back.
page-gone-bot = Let a bot play
page-bot-thinking = { $name } ({ $level }) is thinking…
page-your-question = Your question
page-what-now = Where the game stands
page-menu = Menu
page-close = Close
page-hint = Hint
page-log = Log
page-rules = Rules
page-text-view = Text
page-keys = Keys
page-undo = Undo
page-takeback = Ask for a takeback
page-draw = Offer a draw
page-rematch = Play again
page-concede = Give up
page-concede-sure = Give up this game?
page-yes = Yes
page-no = No
page-pause = Pause
page-resume = Resume
page-paused = The game is paused.
page-say = Say something
page-cheer = Call out to the others
page-friends = Recently played with
page-friends-table = Your table
page-over-invite = Invite others
page-away = Let a bot play for me
page-back = I am back
page-asks-takeback = { $name } would like to take back a move.
page-asks-draw = { $name } offers a draw.
page-asks-rematch = { $name } would like to play again. The next game begins in a moment, unless you would rather not.
page-agree = Agree
page-decline = No, thanks
page-asked-waiting = Waiting for the others to answer.
page-rematch-soon = The next game begins in a moment, unless somebody would rather not.
page-line-lost = Connection lost. Reconnecting…
page-line-connecting = Connecting…
page-sent = Sent …
page-chosen = You chose: { $choice }.
page-sent-waiting = Your choice is on its way. It counts as soon as the connection is back.
page-stale = The game has moved on. Look again.
page-nothing-yet = Nothing has happened yet.
page-rules-search = Search the rules
page-rules-now = What matters now
page-rules-none = No rule has all these words.
page-clause-link = Rule { $clause }
page-curtain-title = Pass the screen to { $name }
page-curtain-text = Everyone else, look away.
page-curtain-ready = I am { $name }
page-bot-short = bot
page-away-short = away
page-out-short = out
page-host-short = host
page-turn-short = to choose
page-clock-left = { $time } left
page-clock-hurry = Ten seconds left.

## The plain board

page-choices = What you can do
page-choices-search = Find a choice
page-choices-count = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
  }
page-choices-none = No choice has these words.
page-choices-number = A number from { $low } to { $high }
page-choices-say = Say it
page-choices-more = Show { $count } more
page-board-empty = The table could not be shown. The log and the text view still follow the game.
page-zone-table = On the table
page-zone-empty = empty
page-zone-hidden = { $count ->
    [one] { $count } face-down card
   *[other] { $count } face-down cards
  }
page-zone-more = { $count } more
page-value-yes = yes
page-value-no = no

## The end

page-over-title = The game is over
page-over-won = You win
page-over-won-other = { $name } wins
page-over-shared = { $names } share the win
page-over-lost = { $name } wins this time
page-over-conceded = The other side gave up.
page-over-place = { $place }.
page-over-rule = Rule { $clause }
page-over-look = Look at the table
page-over-show = Show the result
page-over-level = Another level
page-over-show-me = Show me
page-replay = Watch the replay

page-ending-course = How it went
page-ending-from-to = { $name }: from { $first } to { $last }
page-ending-numbers = The same in numbers
page-ending-move = Move
page-ending-move-at = Go to move { $step } of the replay
page-ending-moments = Decisive moments
page-ending-moment = { $name } chose { $played }. Better: { $better }.
page-ending-mine = You chose { $played }. Better: { $better }.

## Keys

page-key-arrows = move between the things you can do
page-key-enter = choose
page-key-escape = put back, close
page-key-space = look at a card closely
page-key-hand = cards in your hand
page-key-shift = with Shift: visit everything on the table
page-key-main = press the main button

## Settings

page-set-look = Theme
page-set-auto = Same as this device
page-set-day = Day
page-set-night = Night
page-set-contrast = High contrast
page-set-language = Language
page-set-text = Text size: { $percent } %
page-set-motion = Motion
page-set-motion-less = Reduced
page-set-motion-full = Full
page-set-sound = Sounds
page-set-volume = Volume
page-set-marks = Larger shapes and letters beside every colour
page-set-pace = How fast others move
page-set-pace-calm = At leisure
page-set-pace-brisk = Briskly
page-set-pace-off = At once
page-set-pace-skip = A tap or any key goes on at once.
page-set-lists = The plain board for every game: cards and lists instead of a drawn table
page-set-here = Settings are kept in this browser only.
page-self = You at the table
page-self-name = Your name among friends
page-self-face = Your picture
page-self-other = Name of whoever plays here, too
page-self-list = At public tables names come from a list.
page-face-cat = Cat
page-face-owl = Owl
page-face-fox = Fox
page-face-frog = Frog
page-face-bear = Bear
page-face-hare = Hare
page-face-hat = Hat
page-face-wand = Wand
page-face-flame = Flame
page-face-leaf = Leaf
page-face-snail = Snail
page-face-ship = Ship

## About

page-about-text = Spellhall plays wizard card games exactly as their rulebooks say. Every rule has a number. When something is not allowed, the hall tells you why and which rule says so. There are no accounts: names are drawn from a word list, people talk in set phrases, and nothing is sent to anyone else.
page-about-docs = The documentation: play, teach, design, build
page-about-programs = Programs can play, too: the interface of this hall
page-about-fonts = The titles are set in Alegreya by Juan Pablo del Peral, the text in Atkinson Hyperlegible Next by the Braille Institute. Both are under the Open Font License.
page-about-font-licence = Read the licence of the fonts

## Lessons, hints, replays, reviews

page-learning-step-of = Step { $step } of { $steps }
page-learning-next = Continue
page-learning-says = The lesson
page-learning-again = Start over
page-learning-first-game = Play your first game
page-learning-try = Try it on the table.
page-learning-hint-wait = Thinking about your choices…
page-learning-hint-none = Work this one out yourself. You can do it.
page-learning-hint-later = You get a hint when it is your turn to choose.
page-learning-hint-do = Do this
page-learning-hint-said = Hint: { $choice }.
page-learning-hint-why = Why?
page-learning-hint-more = Tell me more
page-learning-chance = { $share } in 100
page-learning-chance-about = Estimated chance of winning: { $share } in 100
page-learning-replay-title = Replay
page-learning-replay-open = Open a record
page-learning-replay-file = Choose a record (a file that ends in .jsonl)
page-learning-replay-of = { $game }, move { $step } of { $steps }
page-learning-as-seat = As seen by
page-learning-everything = Everything open
page-learning-watchers = Spectators
page-learning-first = To the start
page-learning-back = One step back
page-learning-forward = One step forward
page-learning-last = To the end
page-learning-play = Play
page-learning-stop = Stop
page-learning-speed = Speed
page-learning-begin = The game begins.
page-learning-chooses = { $name } chooses.
page-learning-chose = { $name }: { $choice }
page-learning-moves = Moves
page-learning-go-on-here = Continue from here
page-learning-go-on-about = A new game against bots from this position, with new luck
page-learning-copy = Copy the link to this moment
page-learning-record = Download the record
page-learning-review = Find the decisive moments
page-learning-review-wait = Looking at every choice again…
page-learning-review-none = You missed no clearly better choice. Well played.
page-learning-review-none-all = Nobody missed a clearly better choice. Well played.
page-learning-review-found = Moments when something better was possible

# The hall that runs in the page itself.
page-here-loading = Loading the rules into this page: { $got } of { $all } MB
page-here-beginning = The hall opens on this device…
page-here-failed = The rules could not be loaded. Look at the connection and try again; once they are here, no network is needed.
page-here-elsewhere-title = This game is open in another tab
page-here-elsewhere = It goes on there. You can take it over: nothing is lost, and the other tab lets go of it.
page-here-take-over = Play it in this tab
page-here-offer = Play here, without the hall
page-here-one-screen = At one screen, whoever holds the device can see everything; nothing is secret from its owner.
page-here-about = This page needs no hall: the rules run on this device, and your games stay in this browser.
page-here-save = Save the game as a file
page-here-save-about = With this file the game goes on in a hall or on another device.
page-here-install = Install Spellhall on this device
page-here-docs-away = This page of the documentation is not on this device. Without a network you can read the pages that you have opened before.

## A class

page-class-teachers = For teachers
page-class-open = Open a class
page-class-about = A lesson for the whole class: pupils join with a code, sit at tables of two to four, and practise while they play. No accounts, no internet.
page-class-plan = Lesson plan
page-class-ages = Ages { $ages }
page-class-minutes = Minutes
page-class-seats = Pupils at a table
page-class-own-names = Pupils may type a name
page-class-own-names-why = Only you see it. It is never stored; at the tables everybody goes by a drawn name.
page-class-privacy = Nothing is stored but drawn names, sums, answers and times, and all of it is deleted when you end the lesson, or after 14 days.
page-class-title = My class
page-class-no-secret = This page needs the teacher’s link.
page-class-keep-link = The address of this page is your secret key to the class: keep it to yourself.
page-class-screen = Projector view
page-class-report = Report
page-class-seat-all = Seat everybody
page-class-seat-random = At random
page-class-seat-strength = By strength
page-class-seat-hand = By hand
page-class-seat-how = Touch a pupil and then a table, or drag.
page-class-seat-here = Here
page-class-seat-so = Seat them like this
page-class-more-table = One more table
page-class-everybody = For everybody
page-class-pause = Pause all
page-class-go-on = Go on
page-class-last-round = Last round
page-class-mute = Sound off
page-class-end = End the lesson
page-class-end-sure = Yes, end it
page-class-not-yet = Not yet
page-class-line = A line to everybody
page-class-line-own = In your own words (not stored)
page-class-line-send = Send
page-class-line-clear = Take it away
page-class-here = { $count ->
    [one] pupil
   *[other] pupils
  }
page-class-sums-right = { $right } of { $asked } sums right
page-class-tables-help = { $count ->
    [one] one table needs help
   *[other] { $count } tables need help
  }
page-class-waiting = Waiting
page-class-remove = Take { $name } out of the class
page-class-tables = Tables
page-class-empty = Nobody is here yet. Show the code, and pupils appear on this page.
page-class-table = Table { $number }
page-class-game-over = The game is over
page-class-watch = Watch
page-class-watch-table = Watch table { $number }
page-class-bot = a bot plays
page-class-away = away
page-class-away-bot = away, a bot plays
page-class-thinks = thinking for { $time }
page-class-right-wrong = sums right and wrong
page-class-score = Score
page-class-needs-help = Needs help: three misses in a row
page-class-you-watch = You are watching, and the pupils can see that.
page-class-back = Back to the class
page-class-watched = The teacher is watching
page-class-paused = Pause
page-class-paused-why = Your teacher has paused all tables.
page-class-understood = OK
page-class-join = Join the class
page-class-come-in = Come in
page-class-come-back = I am back
page-class-your-name = Your name
page-class-name-stays = Only your teacher sees it. At the tables you get a wizard name.
page-class-name-drawn = You get a wizard name and a picture.
page-class-wait = Wait a moment: the game starts soon
page-class-second = Somebody shares this device with me
page-class-over = The lesson is over
page-class-qr = QR code of the way into the class
page-class-screen-join = Come into the class
page-class-code = Code
page-class-goal = The class’s goal
page-class-goal-count = { $right } of { $goal } sums right, all together
page-class-finished = { $count ->
    [one] one game finished
   *[other] { $count } games finished
  }
page-class-minutes-played = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
page-class-median = half of the right answers took less than { $time }
page-class-print = Print
page-class-csv = Every answer as a table (CSV)
page-class-practise = To practise next
page-class-heat = All facts: percent right and the usual time
page-class-heat-sure = 90 % and more
page-class-heat-good = 75 % and more
page-class-heat-half = 50 % and more
page-class-heat-weak = less than half
page-class-progress = From the beginning to the end of the lesson
page-class-sums = { $count ->
    [one] one sum
   *[other] { $count } sums
  }
page-class-pupils = Pupils
page-class-name = Name
page-class-col-sums = Sums
page-class-col-right = Right
page-class-col-time = Usual time
page-class-col-halves = First and second half
page-class-col-practise = To practise
page-class-col-table = Table
page-class-col-games = Games
page-class-delete-title = When you have your report
page-class-delete-about = Delete the class: names, games and answers go at once and cannot be brought back. Otherwise they go by themselves 14 days after the class was opened.
page-class-delete = Delete the class
page-class-delete-sure = Yes, delete everything
page-class-plan-own = A plan of your own
page-class-plan-mine = kept in this browser
page-class-plan-change = Change the plan
page-class-plan-drop = Delete the plan { $title }
page-class-plan-title = Title
page-class-plan-game = Game
page-class-plan-facts = Facts
page-class-plan-facts-game = those of the game’s own cards
page-class-plan-facts-typed = as typed beside this
page-class-plan-facts-own = Facts in words
page-class-plan-help = Pupils may ask for hints
page-class-plan-adaptive = Decks follow what the pupils of a table can do
page-class-plan-save = Keep this plan
page-class-plan-use = Use this plan
page-class-plan-next = It counts for the tables that are set up from now on.
page-class-pace = Pace
page-class-pace-calm = calm: 40 seconds for a sum
page-class-pace-usual = usual: 20 seconds
page-class-pace-quick = quick: 10 seconds
page-class-poster = Poster
page-class-poster-scan = Scan the picture, or open the address and type the code.
page-class-poster-touch = Touch “Come in”.
page-class-poster-wait = Wait: the game comes by itself.
page-class-sheets = Worksheets
page-class-sheets-none = Nobody has answered a sum yet.
page-class-sheet-of = Sums for { $name }
page-class-solutions = Solutions
page-class-card-about = Nobody but you is shown this.
page-class-card-close = Close
page-class-help-level = Help with sums
page-class-help-none = only when asked for
page-class-help-way = a way to the answer, at once
page-class-help-dots = the way and dots, at once
page-class-help-answer = the answer, at once
page-class-deadline = Time for a sum (for the model; nobody is cut off)
page-class-as-planned = as in the plan
page-class-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
page-class-small = Small tables only: the answers of larger sums are shown
page-class-move = Another tablet
page-class-move-code = QR code for the other tablet
page-class-move-how = Scan this with the other tablet: { $name } goes on there. The old tablet has left the class. Show the code to nobody else.
page-class-passport-have = I have a passport
page-class-passport-words = My three words
page-class-passport-take = Take a passport along
page-class-passport-yours = Your passport
page-class-passport-note = Write these three words down. With them the next lesson goes on where you stopped.

## Practising sums alone

page-practise = Practise sums
page-practise-about = Twenty sums that suit you: about three of four you will know. What you miss comes back.
page-practise-plan-first = Tables of 2, 5 and 10
page-practise-plan-tables = All tables from 2 to 12
page-practise-plan-hard = Tables of 6, 7, 8 and 9
page-practise-plan-ten = Adding and taking away to 10
page-practise-plan-twenty = Adding and taking away to 20
page-practise-tally = { $right } of { $answered } right
page-practise-so-far = Sums so far
page-practise-answer = Your answer to { $sum }
page-practise-check = That is my answer
page-practise-right = Right! { $sum }
page-practise-not-yet = Not quite: { $sum } = { $value }. Here is a way to find it.
page-practise-on = Go on
page-practise-done = Twenty sums! You can stop here, or go on as long as you like.
page-practise-other = Other sums
page-set-aloud = Read sums and help aloud
page-passport = Passport
page-passport-keep = Keep my passport in this browser
page-passport-show = Show my passport
page-passport-about = Scan or print this code, and next time we go on where you stopped. It holds sums only, no name.

# ---------------------------------------------------------------- the same deal for friends

page-deal-title = The same deal
page-deal-heading = The same deal: { $game }
page-deal-about = Everybody plays this deal alone, from the same seat and with the same luck, against the same { $count ->
    [one] bot ({ $bots }).
   *[other] bots ({ $bots }).
  } Then you see your games side by side.
page-deal-fair = Everybody plays it once, without hints and without taking anything back. Nobody sees your game before they have played theirs.
page-deal-share = Send this link to a friend. It leads to the same deal.
page-deal-play = Play this deal
page-deal-open = Play a deal with friends
page-deal-go-on = Go on playing
page-deal-playing = is playing
page-deal-has-played = has played
page-deal-won = won
page-deal-drawn = drew
page-deal-lost = did not win
page-deal-points = Whoever did better against the bots is higher up: first by who won, then by points.
page-deal-full = Nobody else can play this deal.
page-deal-nobody-else = Nobody else has finished this deal yet. Once somebody has, both games stand here side by side.
page-deal-challenge = Challenge a friend with this deal
page-deal-to-compare = Compare with the others
page-deal-compare = Side by side
page-deal-with = Compare with
page-deal-mine = Your game
page-deal-same-so-far = { $steps ->
    [0] From here they go different ways.
    [one] The same so far; they part after one more step.
   *[other] The same so far; they part in { $steps } steps.
  }
page-deal-parted = They have gone different ways since step { $step }.
page-deal-never-parted = These two games are the same from beginning to end.
page-deal-to-parting = Where they part
page-deal-over-here = This game is over.
page-deal-taken-back = { $count ->
    [one] (one choice taken back)
   *[other] ({ $count } choices taken back)
  }

## Puzzles

page-puzzle-today = Today's spell
page-puzzle-about = One puzzle a day for each game, the same for everybody.
page-puzzle-alone = Your streak and your rating stay in this browser.
page-puzzle-open = To the puzzles
page-puzzle-none = There are no puzzles yet.
page-puzzle-count = { $count ->
    [one] { $count } puzzle.
   *[other] { $count } puzzles.
  }
page-puzzle-own = Your rating: { $rating } ± { $off }.
page-puzzle-rating = Rating { $rating }
page-puzzle-streak = { $days ->
    [one] Solved { $days } day in a row.
   *[other] Solved { $days } days in a row.
  }
page-puzzle-state-open = Solve
page-puzzle-state-good = Solved
page-puzzle-state-wrong = Missed
page-puzzle-mark-open = not tried
page-puzzle-mark-good = solved
page-puzzle-mark-wrong = missed
page-puzzle-past = The days before
page-puzzle-right = Right: { $answer }
page-puzzle-wrong = Not this time. The answer: { $answer }
page-puzzle-found-by = Found by these bots: { $levels }.
page-puzzle-found-by-none = None of the bots finds it.
page-puzzle-copy = Copy result
page-puzzle-copied = Copied
page-puzzle-before = The day before
page-puzzle-more = All puzzles
page-puzzle-share = Today's spell, { $game }, { $day }: { $result }.
page-mirrored = Mirrored match: every deal is played from every seat
page-mirrored-again = The same deal, one seat further
page-mirrored-next = Next deal
page-mirrored-later = The course of this game and its replay come after the deal was played from every seat.
page-mirrored-points = { $games ->
    [one] After one game: { $points }.
   *[other] After { $games } games: { $points }.
  }

## Tournaments

page-cup-title = Tournaments
page-cup = Tournament
page-cup-open = Open a tournament
page-cup-about = Players enter with a code, and the hall seats them round after round, all with the same deals. No accounts: everybody’s browser has a key of its own.
page-cup-game = Game
page-cup-format = Kind of tournament
page-cup-format-swiss = Swiss
page-cup-format-round-robin = Everybody against everybody
page-cup-format-knockout = Knock-out
page-cup-format-arena = Arena (by time)
page-cup-rounds = Rounds
page-cup-rounds-about = 0: enough for one winner
page-cup-games = Games of a meeting
page-cup-deals = Deals
page-cup-deals-own = Every game of a meeting has its own deal
page-cup-deals-mirrored = Each deal twice, seats exchanged
page-cup-clock = Clock
page-cup-clock-quick = 3 minutes each
page-cup-clock-usual = 10 minutes each
page-cup-clock-long = 30 minutes each
page-cup-clock-none = No clock
page-cup-minutes = Minutes of a round (0: no limit)
page-cup-minutes-arena = Minutes of the arena
page-cup-auto = The next round begins by itself after half a minute
page-cup-with-teams = With teams: players of one team do not meet
page-cup-own-names = Players may type a name; otherwise names are drawn
page-cup-privacy = Stored are names, keys’ hashes, games and results, and all of it is deleted when you say so, or after 30 days.
page-cup-projector = Projector view
page-cup-keep-link = The address of this page is your secret key to the tournament: keep it to yourself.
page-cup-no-secret = This page needs the organiser’s link.
page-cup-qr = The way in as a QR code
page-cup-enter = Enter the tournament
page-cup-enter-about = Your browser’s own key says who you are. Nobody can enter twice with it.
page-cup-name = Your name (or leave it empty)
page-cup-team = Your team
page-cup-wait-start = You are in. Wait here until the tournament begins.
page-cup-wait = Wait here; your table comes by itself.
page-cup-done-with = Your meeting with { $rival } is over. The others are still playing.
page-cup-next-in = The next round begins in { $time }
page-cup-your-table = Your table is ready.
page-cup-go = To the table
page-cup-meeting-over = Your meeting is over.
page-cup-to-standings = To the standings
page-cup-over = The tournament is over.
page-cup-deleted = This tournament has been deleted.
page-cup-paused = Pause
page-cup-expelled = The organiser has taken you out of the tournament.
page-cup-you-left = You have left the tournament.
page-cup-withdraw = Withdraw
page-cup-return = Come back
page-cup-expel = Expel
page-cup-expel-sure = Yes, for good
page-cup-start = Begin
page-cup-next-round = Next round
page-cup-pause = Pause all
page-cup-go-on = Go on
page-cup-entries-close = Close entries
page-cup-entries-open = Open entries
page-cup-finish = End the tournament
page-cup-finish-sure = Yes, end it now
page-cup-delete = Delete everything
page-cup-delete-sure = Yes, delete it
page-cup-bot = Bot
page-cup-bot-enter = Let a bot enter
page-cup-settle = Settle
page-cup-settle-so = This is the result
page-cup-bye = has a bye
page-cup-score = { $one } to { $other }
page-cup-meetings = Meetings
page-cup-round = Round { $round } of { $rounds }
page-cup-standings = Standings
page-cup-place = Place
page-cup-player = Player
page-cup-points = Points
page-cup-won = Won
page-cup-drawn = Drawn
page-cup-lost = Lost
page-cup-decided = Why below the line above
page-cup-why-rivals = the points of all opponents: { $above } to { $here }
page-cup-why-beaten = the points of opponents beaten: { $above } to { $here }
page-cup-why-games = games won: { $above } to { $here }
page-cup-why-reached = came less far
page-cup-why-order = equal; who entered first
page-cup-gone = withdrawn
page-cup-teams = Teams
page-cup-teams-how = Of each team as many players count as the smallest team has: those who stand highest.
page-cup-csv = Table as CSV
page-cup-records = All records in one file
page-cup-fair = Are the deals fair?
page-cup-fair-about = All deals come from a secret number of the hall and from a number of every player’s device. This is the fingerprint of the secret, shown before anybody entered; the secret itself is told at the end, in the file of records, and anybody can work out the deals again.
page-cup-fair-secret = The secret:
page-cup-key = My key
page-cup-key-about = This browser has a key that says who you are in tournaments. Show it as a code to go on with another device. Whoever sees it can play as you.
page-cup-key-show = Show it
page-cup-key-code = My key as a QR code
page-cup-key-take = Use this key here
page-cup-key-take-about = With this key this browser is the same player as the device that showed it.
page-cup-key-replaces = It replaces the key that this browser has.
page-cup-key-taken = Done: this browser has the key now.
page-cup-key-none = There is no key in this address.
page-cup-players = { $count ->
    [one] one player
   *[other] { $count } players
}
