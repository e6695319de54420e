# What `spellhall balance` and the workshop say about card sets and options.

## Figures
balance-percent = { $value } %
balance-reach = { $value } % ({ $low } to { $high })
balance-points = { $value } points ({ $low } to { $high })
balance-brief = { $value } ({ $low } to { $high })
balance-number = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-of = { $set }: { $sentence }
balance-house = house
balance-house-set = the house set
balance-own-set = your set

## Who begins, who sits where
balance-nobody-begins = Nobody begins: the first choice is everybody's.
balance-beginning-good = Beginning is an advantage: who begins wins { $share }; an even share is { $even }.
balance-beginning-bad = Beginning is a disadvantage: who begins wins { $share }; an even share is { $even }.
balance-beginning-even = No advantage of beginning is shown: who begins wins { $share }; an even share is { $even }.
balance-seat-more = Seat { $seat } wins more than its share: { $share }.
balance-seat-less = Seat { $seat } wins less than its share: { $share }.

## Cards
balance-card-strong = { $card } is strong: { $why }.
balance-card-weak = { $card } is weak: { $why }.
balance-card-both = { $card } speaks both ways: { $why }.
balance-joined = { $first }; { $next }
balance-why-winning = who has it wins { $share }, { $apart } beside the other cards
balance-why-barred = a side that may not use it where it would loses { $points }
balance-why-given = a side that is given it gains { $points }
balance-dead-unseen = { $card } is dead: it never came up.
balance-dead-unused = { $card } is dead: somebody had it in { $had } of the games, and nobody ever used it.
balance-dead-idle = { $card } is dead: it was used in { $used } of the games, and never did anything.
balance-dead-unwanted = { $card } is dead: it could be used in { $offered } of the games, and never was.
balance-no-card = No card stands out.
balance-no-cards = Cards could not be compared: nobody had any.
balance-sharp = For the usual card a difference of { $points } points would have shown.
balance-blunt = For the usual card only a difference of more than about { $points } points would have shown; four times as many games halve that.

## The course of a game
balance-length = A game takes { $middle } turns, and 8 of 10 take { $short } to { $long }; { $undecided } have no single winner.
balance-ends = Ends: { $ends }.
balance-end = { $clause } { $share }
balance-leads = By the bots' own estimate the lead changes { $changes } times ({ $low } to { $high }) in a game, and the winner is ahead for good after { $known } of it.
balance-unwanted = Offered beside other choices, and never chosen by these bots: { $sorts }.
balance-unwanted-sort = '{ $verb }' ({ $times } times)
balance-silent = Rules that never came up: { $clauses }.
balance-skill = Skill: { $better } scores { $score } against { $worse }; { $decided } of those games are decided.

## Side by side
balance-from-to = From { $from } to { $to }
balance-same = From { $from } to { $to }: no difference is shown.
balance-differs = From { $from } to { $to }: { $figure } { $change }.
balance-figure-beginner = wins of the beginner
balance-figure-seat = wins of seat { $what }
balance-figure-undecided = games without a single winner
balance-figure-turns = turns
balance-figure-decisions = decisions
balance-figure-card = wins with { $what }

## Tables and pages
balance-title = { $game }: balance
balance-shown = { $game }: { $deals } deals, { $bots } plays, seed { $seed }
balance-again = Again: { $command }
balance-report = The report: { $file }
balance-stopped = Stopped. { $file } keeps what was played; the same command goes on from there.
balance-played = { $deals } deals at a table of { $players }; { $bots } plays every seat; seed { $seed }; Spellhall { $version }, rules { $rules }. { $sets }.
balance-set = { $label }: cards '{ $name }' ({ $digest })
balance-head-what = What it shows
balance-head-who = Who wins, with 95 % intervals
balance-head-victory = share of the victory
balance-head-victory-of = { $set }: shares of the victory
balance-head-length = Length
balance-head-turns = Turns of a game
balance-head-percentiles = Percentiles
balance-head-least = least
balance-head-most = most
balance-head-ends = How games end
balance-head-clause = clause
balance-head-games = share of the games
balance-head-cards = Cards
balance-head-cards-of = { $set }: cards
balance-head-every-card = Every card
balance-head-beside = Cards beside each other, with intervals that hold for all together
balance-head-axis = wins of who has the card, beside the other cards
balance-head-card = card
balance-head-had = had
balance-head-usable = usable
balance-head-used = used
balance-head-wins = wins, %
balance-head-others = beside others
balance-head-barred = barred
balance-head-given = given
balance-head-figure = figure
balance-head-difference = difference, 95 %
balance-head-deals = On the same deals; 95 % intervals
balance-head-method = How it was measured
balance-head-json = All figures as JSON
balance-row-beginner = who begins
balance-row-seat = seat { $seat }
balance-options = Options: { $options }.
balance-no-options = Options: none.
balance-method-share = Bots play every seat at the same level and see only their own views. A share is of the victory: winners share it. Intervals are 95 % by deal; those of cards are wide enough to hold for all cards together.
balance-method-cards = Wins of who has a card: its copies in the hands of winners, compared with the card in the middle of the others, because the side that does well often has more of every card. Where cards are chosen to play with, these figures come from games in which the choice was made by lot, so that a card is not judged by who likes it.
balance-method-again = Barred: the same deal again, with the same luck and bots, but a side that had used the card may not while it has another choice; positive is what that cost it. Given: the same deal again with the card given to a side at the start; positive is what that gained it.
balance-method-alarms = Something is called out if chance alone is a bad explanation although everything was looked at (false discovery rate { $rate }, over beginners and seats and over all tests of cards) and the difference is at least { $least } points. Other bots, and people, may find more in a card than these did.
