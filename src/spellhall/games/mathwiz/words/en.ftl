### Math Wiz in English: everything the game says.

## The rules, clause by clause

mw-heading-terms = Terms
mw-heading-setup = Setup
mw-heading-turn-structure = Turn structure
mw-heading-turn-structure-phase-1-drawing-cards = Turn structure: Phase 1: drawing cards
mw-heading-turn-structure-phase-2-casting-spells = Turn structure: Phase 2: casting spells
mw-heading-turn-structure-phase-3-combining-runes = Turn structure: Phase 3: combining runes
mw-heading-turn-structure-phase-4-learning-the-spell = Turn structure: Phase 4: learning the spell
mw-heading-turn-structure-ties = Turn structure: Ties
mw-heading-turn-structure-clean-up = Turn structure: Clean-up
mw-heading-turn-structure-rune-supply = Turn structure: Rune supply
mw-heading-turn-structure-end-of-the-game = Turn structure: End of the game
mw-heading-spell-effects = Spell effects
mw-heading-learning-mode = Learning mode
mw-heading-rulings = Rulings
mw-heading-variants-and-options = Variants and options

MW-1 = A rune is a card with a number from 2 to 12; runes are held in the players' hands.
MW-2 = Runes with the same number are interchangeable. Two runes with the same number may be combined if the player holds two such cards.
MW-3 = A spell is a card with a number and an effect.
MW-4 = The target is the number that counts in this round. It starts as the number of the spell revealed in Phase 1 and changes only by effects that say so. The number on the card itself never changes.
MW-5 = A combination is the runes a player places in one attempt. Its value is the product of its two runes, unless an effect on that player allows another form (MW-37).
MW-6 = The distance of a combination is the absolute difference between its value and the target: 'distance = |value − target|'. Too high and too low count alike.
MW-7 = To learn a spell is to take the card from the centre and keep it as one's own.
MW-8 = To cast a spell is to announce one of one's own unused spells and carry out its effect.
MW-9 = An attempt is one sealed choice by all active players and its reveal. The first attempt of a round is Phases 3 and 4; further attempts follow only from ties.
MW-10 = The active players of an attempt are those who take part in it.
MW-11 = A player is able if they can form at least one combination from their hand: two or more runes, or one or more runes while under Mirror Rune. Forbidden numbers never make a player unable (MW-92).
MW-12 = The lead player is the player who learned a spell most recently. Before anybody has learned one, it is the player in seat 1.
MW-13 = Order from the lead means the lead player first, then the others clockwise, i.e. by rising seat number, starting again at seat 1 after the last seat.
MW-14 = A player's tally is the number of spells they own, used and unused together. Spells in the centre belong to nobody.
MW-15 = "This round" in an effect means from the cast until the clean-up of the same round (MW-57), including every tie attempt. Where an effect contradicts a general clause, the effect prevails for that time.
MW-16 = The rune deck and the spell deck are shuffled separately.
MW-17 = Both decks lie face down in the middle of the table.
MW-18 = Nothing is dealt during setup. Hands are empty, the discard pile is empty, nobody owns a spell. The first hands come from Phase 1 of round 1.
MW-19 = Seats are numbered from 1 and are fixed. Seat 1 is the lead player of round 1; this only sets the drawing order.
MW-20 = The game is a series of rounds. Each round has four phases in this order: 1 drawing cards, 2 casting spells, 3 combining runes, 4 learning the spell.
MW-21 = After Phase 4 comes the clean-up (MW-55 to MW-58), then either the next round or the end of the game.
MW-22 = Every player with fewer than 7 runes draws from the rune deck until they hold 7.
MW-23 = A player who holds 7 or more runes draws nothing. Nobody ever discards down to 7.
MW-24 = Players draw in order from the lead; each player completes their hand, card by card, before the next one draws.
MW-25 = In round 1 every player draws 7 runes from an empty hand.
MW-26 = After that, exactly one spell card for the whole table is turned face up from the top of the spell deck into the centre. Its number becomes the target.
MW-27 = Spells left in the centre from an earlier round without a winner (MW-53) stay there; the newly revealed spell alone sets the target.
MW-28 = In order from the lead, every player gets exactly one chance to cast one of their unused spells. Casting is voluntary.
MW-29 = A player casts at most one spell per round.
MW-30 = Each spell card can be cast only once in the game. Several cards with the same effect are cast separately.
MW-31 = When a spell is cast, it is read out: card, effect and every choice that the effect demands are public.
MW-32 = A cast spell is turned face down, stays with its owner and keeps counting for the tally.
MW-33 = A cast resolves completely before the next player gets their chance. There are no reactions, and a chance once passed does not come back.
MW-34 = A spell may be cast from the round after it was learned; a spell in the centre cannot be cast. The same holds for treasures and carried-over spells.
MW-35 = A spell is castable only if the precondition of its effect holds at that moment (see Spell effects). A spell that is not castable stays face up.
MW-36 = A player without a castable spell is passed over without being asked. If nobody has one, Phase 2 is skipped; it always is in round 1.
MW-37 = A combination is one of the following; all named cards are different cards from the player's own hand (their numbers may be equal): pair(a, b) has the value a × b and is open to everybody; mirror(a) places one rune worth a × a, under Mirror Rune; double(a, b) is worth 2 × a × b, under Growing Potion; shift(a, s, b) is worth (a + s) × b with s = +1 or −1, under Shape-Shifter; third(a, b, c, s) places three runes worth a × b + s × c, under Third Rune.
MW-38 = All players choose their combination in secret and place its runes face down. Nobody sees another player's choice.
MW-39 = Taking part is compulsory for every able player: there is no passing.
MW-40 = A choice is final as soon as it is handed in. Others see only that the player is ready, not what or how many runes were placed; until the reveal these runes still count for the hand size shown to others.
MW-41 = A player who is not able takes no part in the attempt (impossible in the first attempt with the printed deck sizes and the house card set). If exactly one player is able, that player learns the spell at once without placing runes. If nobody is able, the round has no winner (MW-53).
MW-42 = When all active players have chosen, all combinations are revealed at the same moment, with their form, value and distance.
MW-43 = The player with the strictly smallest distance learns the spell.
MW-44 = The learned spell is placed face up in front of its new owner, unused.
MW-45 = The winner of the round takes every spell in the centre: the round's spell, any treasure added in this round (MW-75), and any spell carried over (MW-53).
MW-46 = If two or more players share the smallest distance, they are tied and play another attempt. Equal distances behind a single closest player have no effect.
MW-47 = Only the tied players are active in the next attempt. All others are out for the rest of the round, even if the tied players' later products turn out worse.
MW-48 = In the next attempt the tied players must use new cards: runes already placed in this round cannot be used again. A new card may show the same number as an old one.
MW-49 = Runes placed in earlier attempts stay face up on the table until the clean-up. Nobody draws runes between attempts.
MW-50 = The target does not change between attempts, and nobody casts between attempts.
MW-51 = Attempts are repeated among the players still tied until one player is strictly closest, subject to MW-52 and MW-53.
MW-52 = Before each further attempt every tied player who is not able drops out. If exactly one tied player remains, that player learns the spell at once, without placing further runes.
MW-53 = If no tied player remains, the round has no winner. All spells in the centre stay there and go to the next player who learns a spell, in addition to that round's spell.
MW-54 = Order of steps after a reveal: find the smallest distance; if shared, apply Twin Star (MW-73, MW-74); if still more than one player, apply MW-52 and MW-53; then the next attempt.
MW-55 = All runes placed in this round, in all attempts and by all players, go to the rune discard pile, face up.
MW-56 = The winner becomes the lead player. Without a winner the lead player stays the same.
MW-57 = All effects of this round end: marks, forbidden numbers and changes of the target.
MW-58 = Runes not placed stay in hand for the next round. Hands are refilled only in Phase 1 of the next round, hence not after the last one.
MW-59 = When a rune must be drawn and the rune deck is empty, the discard pile is shuffled and becomes the new rune deck; then the draw goes on. A deck that has just become empty is not refilled before the next draw is due.
MW-60 = Runes on the table are not part of the discard pile and are never shuffled in during their round.
MW-61 = If rune deck and discard pile are both empty, the draw does not take place; the player goes on with fewer runes.
MW-62 = The game ends after the round in which the spell deck has become empty. That round is played to its end, ties included.
MW-63 = With an agreed time limit ('end_mode = time'), the round in progress when the time runs out is played to its end and is the last one.
MW-64 = With an agreed number of rounds ('end_mode = rounds'), the game ends after that round, or earlier by MW-62.
MW-65 = The player with the highest tally wins.
MW-66 = Players with the same highest tally share the victory (option 'final_tie'). The others are ranked by tally; equal tallies share a rank (1, 1, 3).
MW-67 = Spells still in the centre when the game ends belong to nobody and are not counted.
MW-68 = There is no earlier end, even when the leader can no longer be caught.
MW-69 = A mark is public, belongs to the player and not to cards, and holds for every attempt of this round. The four marks that allow a special combination may be used or not in each attempt separately; Twin Star works by itself.
MW-70 = Honour. A spell aimed at rivals (Forbidden Rune, Looking Glass) never touches a rival whose tally is smaller than the caster's. A fair rival is a rival with a tally equal to or larger than the caster's, judged at the moment of the cast. (Option 'honour'; when off, every rival is a fair rival.)
MW-71 = Precondition: none. Effect: the caster gets the mark; besides pairs they may play 'mirror(a)'. Only the one card is placed and later discarded.
MW-72 = Precondition: none. Effect: the caster gets the mark.
MW-73 = If players are tied for the smallest distance and exactly one of them has Twin Star, that player learns the spell at once.
MW-74 = If two or more of the tied players have Twin Star, the tied players without it drop out and the others go on under MW-52.
MW-75 = Precondition: at least one card in the spell deck. Effect: the top card of the spell deck is turned face up into the centre as an additional prize. The target stays as it is; the new card's number has no meaning in this round.
MW-76 = If the spell deck becomes empty by this, the current round is the last one (MW-62).
MW-77 = Precondition: at least one of the two moves is legal (always true with the house set). The caster chooses +10 or −10; the new target must lie between 4 and 144 inclusive, the smallest and the largest product of two runes. It holds for all players.
MW-78 = Precondition: at least one such move is legal (always true with the house set). The caster chooses a whole number from −5 to +5 except 0; the new target must lie between 4 and 144 inclusive. It holds for all players.
MW-79 = Precondition: at least one card in rune deck or discard pile. Effect: the caster draws 3 runes, one after the other (MW-59, MW-61). The hand may exceed 7 and is not reduced later.
MW-80 = Precondition: at least one rune in the caster's hand. The caster names any selection of their runes, from none to all; these go face up to the discard pile.
MW-81 = Then the caster draws as many runes as were discarded, plus one. If the discard pile must be shuffled during these draws, it includes the runes just discarded.
MW-82 = Precondition: none. Effect: the caster gets the mark; besides pairs they may play 'double(a, b)'.
MW-83 = Precondition: none. Effect: the caster gets the mark; besides pairs they may play 'shift(a, s, b)'.
MW-84 = The shifted number may leave the range of runes: a 2 may count as 1, a 12 as 13. At most one of the two runes is shifted.
MW-85 = Precondition: none. Effect: the caster gets the mark; besides pairs they may play 'third(a, b, c, s)' with three different cards from their hand.
MW-86 = The value may be any whole number, even below zero (2 × 2 − 12 = −8); the distance is taken as usual.
MW-87 = Precondition: at least one fair rival. The caster names a number from 2 to 12. For this round it is forbidden to every player who is a fair rival at the moment of the cast.
MW-88 = A player may not place a rune whose printed number is forbidden to them, in any form of combination and in any attempt.
MW-89 = Only the printed number counts. A 6 that counts as 7 may be placed when 7 is forbidden; a 7 that counts as 8 may not.
MW-90 = Several forbidden numbers add up. The caster is never bound by their own spell, but by those of others.
MW-91 = The ban binds the player, not cards: it also covers runes drawn or received after the cast.
MW-92 = If a player could form no combination at all without forbidden runes in an attempt, all numbers are allowed to that player in that attempt. Combinations possible by a mark count: a player under Mirror Rune with one allowed rune is still bound.
MW-93 = Precondition: a fair rival with at least one rune, and at least one rune in the caster's hand. The caster names such a rival.
MW-94 = The caster alone looks at that rival's whole hand.
MW-95 = Then the caster either swaps one of their runes for one rune of the rival's hand (both of the caster's choice, with different numbers) or declines. Hand sizes do not change.
MW-96 = The two players involved know both swapped runes. The others learn only whether a swap took place. The spell is used up either way.
MW-97 = With 'arithmetic = auto' (default) the value of every combination is worked out for the player.
MW-98 = With 'arithmetic = practice' or 'strict' a player hands in a claim with every combination: the value as they have worked it out, a whole number. Neither values nor distances of possible combinations may be shown to a player before they have handed in.
MW-99 = 'practice': a wrong claim is refused with "not right yet"; the player may try again with the same or another combination. After the third wrong claim in the same attempt the correct value is shown to that player and the combination counts. Nothing else changes; the number of wrong claims is kept as a private statistic.
MW-100 = 'strict': the first claim stands and is revealed with the runes. If it is wrong, the combination fizzles: its distance is infinite. Its runes are used all the same.
MW-101 = An infinite distance loses to every finite one. If all active players have fizzled, they are tied and MW-46 to MW-53 apply; Twin Star has no effect in that tie.
MW-102 = Computer players always claim correctly.
MW-R1 = Does each player turn up a spell, or is it one for all? The section on spell cards speaks of the players drawing one card per round. Readings: (a) one card for the table; (b) one each. Ruling: (a), MW-26. Phase 1 of the rulebook draws a single card, and the picture caption says that it is just one. No option.
MW-R2 = What do the captions of the pictures mean? "7 each" could be read as seven copies of each rune number. Eleven numbers × 7 = 77, but the deck has 81 cards, so that cannot be the deck list. Ruling: the captions illustrate Phase 1: seven runes per player, one spell for all. No option.
MW-R3 = When are hands refilled? The section on runes lets everybody draw after a round; Phase 1 lets them draw at its start. Readings: (a) once, the two sentences describe the same refill; (b) twice. Ruling: (a), MW-22 and MW-58. Nothing happens between the two moments, so (b) would change nothing except after the last round, where drawing is pointless. No option.
MW-R4 = What about hands above seven? Phase 1 mentions exactly 7, the section on runes "7 or more". Ruling: MW-23: no draw at 7 or above, no discarding. The "or more" also shows that effects which add runes belong to the game. No option.
MW-R5 = Is reshuffling optional, and when does it happen? The rulebook says the discard pile can be shuffled to refill an empty deck. Readings: (a) only when a rune is needed and none is left; (b) at once when the deck becomes empty; (c) voluntary. Ruling: (a), MW-59, and compulsory: otherwise a player could not draw the runes that Phase 1 demands. With (a) the discards of the round just ended are always included. No option.
MW-R6 = Rune deck and discard pile both empty? Not covered. Ruling: MW-61: no draw, play on with fewer runes. With the house card set this cannot happen: the players' hands hold at most 50 of the 81 runes (28 from Phase 1, plus 3 for each of the six Lucky Clovers and 1 for each of the four Seven Winds), so at least 31 are elsewhere, and all of these are in deck or discard pile whenever a draw is due in Phase 1 or 2. It matters only for other card sets. No option.
MW-R7 = Is overshooting allowed? Readings: (a) closest from either side; (b) closest without going over. Ruling: (a), MW-6. The text speaks of distance only. 36 and 44 are equally far from 40 and tie. No option.
MW-R8 = Do ties behind the closest player matter? Taken literally, any two players with the same distance would have to play again. Ruling: MW-46: only a tie for the smallest distance. Otherwise a round already won would be replayed by its losers for nothing. No option.
MW-R9 = Who plays again after a tie? Readings: (a) the tied players; (b) everybody. Ruling: (a), MW-47. The sentence's "they" refers to the players with the same distance. No option.
MW-R10 = Can a player who is out come back when the tied players do worse in the replay? Example: A and B tie at distance 2, C has 5; in the replay A gets 10 and B 14. Ruling: A wins, C stays out (MW-47). The replay decides between the tied players only. No option.
MW-R11 = What are "new" runes? Readings: (a) other cards than those already placed; (b) other numbers as well. Ruling: (a), MW-48. A player with two pairs of the same numbers may use both. No option.
MW-R12 = When are runes of a tied attempt discarded? Readings: (a) at the end of the round with all others; (b) after each attempt. Ruling: (a), MW-49, MW-55, MW-60: the rulebook discards used runes after the round. As nobody draws between attempts the difference shows only with the option 'refill', where (a) also keeps the round finite. No option.
MW-R13 = Do tied players draw before the next attempt? Ruling: no (MW-49). The new runes come from the hand, and drawing belongs to Phase 1. Seven runes therefore allow three attempts with pairs (2 + 2 + 2, one left over). No option.
MW-R14 = A tied player has fewer than two runes left, another tied player has enough? Readings: (a) the short player drops out; (b) the short player draws; (c) all tied players share or nobody learns. Ruling: (a), MW-52. It needs no extra rule, and it makes spare runes worth something. The last able player does not have to place runes, since nothing could change the result. No option.
MW-R15 = No tied player can go on? Example: two players tie three times with seven runes each. Readings: (a) the spell stays as an extra prize for the next winner; (b) it is out of the game; (c) the tied players refill their hands and go on; (d) it goes back under the spell deck. Ruling: (a), MW-53. Every spell stays winnable, the number of rounds cannot grow, nobody loses anything, and a double prize is exciting. (d) could in theory go on for ever. Option 'exhausted_tie': 'carry' (default), 'refill', 'discard'. In simulated games it happens about once in 20 games with two players, 11 with three and 7 with four.
MW-R16 = Is there a limit to repeated ties? Ruling: none besides the hands themselves (MW-51 to MW-53). No option.
MW-R17 = Are spells cast before or after the new spell is revealed? The section on spell cards places casting at the start of a round; the phases put it second, after the reveal. Ruling: the phases decide: hands are full and the target is known when spells are cast (MW-20, MW-28). No option.
MW-R18 = In which order do the others cast? Only the first caster is printed. Ruling: clockwise from the winner (MW-13, MW-28). Casting later can be an advantage (one sees what the winner did, and has the last word on the target), which helps those who did not win. No option.
MW-R19 = Who is first in round 1, or if nobody has won yet? Ruling: seat 1 (MW-12). Without a won spell nobody can cast, so this only sets the order of drawing. No option.
MW-R20 = Who casts first after a round without a winner? Ruling: the most recent winner again (MW-12, MW-56). No option.
MW-R21 = One spell per player and round, or one per round for the whole table? Ruling: one chance for each player (MW-28, MW-29): the rulebook goes on only when everybody has had it. No option.
MW-R22 = Must one cast? May Phase 2 be skipped while somebody could cast? Ruling: casting is always voluntary; every player with a castable spell is asked; the others are passed over (MW-28, MW-36). Which spells are castable follows from public facts alone, so skipping reveals nothing. No option.
MW-R23 = May a spell be cast without effect, just to turn it over? Ruling: a spell whose precondition fails cannot be cast (MW-35); a spell whose effect is merely useless may be cast (e.g. a mark that is then not used). Turning over has no benefit of its own. No option.
MW-R24 = When can a freshly learned spell be cast? Ruling: from the next round on (MW-34); Phase 2 of its own round is over when it is learned. The same holds for treasures and carried-over spells. No option.
MW-R25 = Are face-down spells secret? Ruling: no. They were read out; face down only marks them as used. Everybody may know them (see Hidden information). No option.
MW-R26 = Must a player try to win? May they play any two runes? Ruling: any legal combination may be played, however far off (MW-39): getting rid of unhelpful runes in a hopeless round is good strategy. Not playing at all is not possible. No option.
MW-R27 = May a sealed choice be taken back? Ruling: no, final when handed in (MW-40). At a real table runes could be exchanged until the count of three; a final choice is simpler and leaks nothing. No option.
MW-R28 = What exactly is revealed? Ruling: form, cards, value and distance of every active player at once (MW-42). Runes left in hand stay secret, also at the end of the game. No option.
MW-R29 = Does the game end when the last spell is turned up? Literally the deck is then empty. Ruling: that last spell is played for (MW-62). All 51 spells are meant to be won, and the round has begun when its spell is turned up. No option.
MW-R30 = The time limit runs out in the middle of a round? Readings: (a) finish the round; (b) stop at once, the spell belongs to nobody; (c) one more round. Ruling: (a), MW-63. Stopping at once would reward slow play by the leader. Option 'time_limit_min'.
MW-R31 = Can another limit be agreed? A clock is hard to compare between groups and useless for simulations. Ruling: an agreed number of rounds is offered as well (MW-64). At 70 seconds per round, 10 rounds take about 12 minutes, 17 about 20, 25 about 30. Options 'end_mode', 'round_limit'.
MW-R32 = Equal highest tallies? Not covered. Readings: (a) shared victory; (b) a tie-breaker. Ruling: (a), MW-66, because nothing is printed and the game is for children. Option 'final_tie': 'shared' (default), 'unused', 'numbers'. With two players and all 51 spells learned a tie is impossible (51 is odd); it needs an odd number of unclaimed spells or a shorter game. In simulated full games 8 % (three players) and 11 % (four) are shared.
MW-R33 = Does the game stop when it is decided? Ruling: no (MW-68). No option.
MW-R34 = Is the game a race? The introduction asks the wizards to learn spells faster than their rivals. Ruling: flavour. Nobody gains by choosing first; only distance counts. No option.
MW-R35 = Can rivals be "conquered", i.e. eliminated? The introduction says so. Ruling: flavour; there is no elimination and no effect takes spells away from their owner, because a cast spell must stay with its owner for the tally. No option.
MW-R36 = Does the number of a spell matter for the score? Ruling: no: every spell card counts one, whether 14 or 144 (MW-14, MW-65). The number matters only under 'final_tie = numbers'.
MW-R37 = Who does the arithmetic, and what if it is wrong? The rulebook expects the children to multiply, and says nothing about errors. Readings of an error: (a) corrected by the others, no harm; (b) the combination does not count. Ruling: by default the system multiplies ('auto'); 'practice' is reading (a), 'strict' is reading (b) (MW-97 to MW-102). Option 'arithmetic'.
MW-R38 = Everybody's claim is wrong in strict mode? Ruling: a tie of all active players (MW-101): they try again with new runes; without enough runes the spell is carried over. Twin Star does not rescue a wrong answer. No option.
MW-R39 = Is the discard pile open? Ruling: yes. Every rune in it was shown when it was revealed or discarded by Seven Winds. Counting cards is allowed. No option.
MW-R40 = Do marks still work in tie attempts, and more than once? Readings: (a) whole round; (b) first attempt only; (c) once. Ruling: (a), MW-15 and MW-69: one simple rule for all effects. Mirror Rune thereby also makes tie attempts cheaper. No option.
MW-R41 = Two players with Twin Star tie? Ruling: MW-74: only these go on. If none of them is able, the round has no winner (MW-54 fixes the order), even if a tied player without Twin Star has runes left. No option.
MW-R42 = A player has nothing but forbidden runes? Readings: (a) sits out; (b) is free of the ban. Ruling: (b), MW-92: printed Phase 3 lets all players choose, so no effect may shut a child out of a round. The ban returns in the next attempt if it can then be obeyed. No option.
MW-R43 = Does a ban hit a rune that merely counts as the forbidden number? Ruling: no; the printed number counts (MW-89). It can be checked by looking at the cards. No option.
MW-R44 = How far can the target be moved? Ruling: it must stay within 4–144 at every step (MW-77, MW-78), the smallest and largest product of two runes. Within this range it may become a number that is no product. From 135 the Boots can only go down, up to 13 only up; at 4 the Sands can only go up, at 144 only down. No option.
MW-R45 = Twin Treasure in special cases? Empty spell deck: not castable. Last card taken as treasure: the round becomes the last. No winner: the treasure stays in the centre with the rest. Agreed number of rounds: rounds are counted, not cards. Several in one round: each adds a card. (MW-45, MW-53, MW-64, MW-75, MW-76.) No option.
MW-R46 = Why are rivals with fewer spells protected? Every learned spell also makes its owner stronger, so a lead feeds itself. Ruling: MW-70. Without it the first-placed player's average final tally in simulated games rises by 1.9 spells (two players), 1.6 (three) and 1.2 (four). It also keeps the weakest child from being picked on. Option 'honour': on (default), off.
MW-R47 = Must the Looking Glass caster swap? Who sees what? Ruling: no duty to swap (MW-95); secrecy as in MW-96. A swap of equal numbers is the same as declining and not offered. No option.
MW-R48 = Seven Winds meets an empty deck? Ruling: the just-discarded runes are shuffled in and may come back (MW-81). No option.
MW-R49 = The only able player still has to place runes? Ruling: no (MW-41, MW-52). No option.
MW-R50 = Can spells in the centre be lost at the end? Ruling: yes; without a next winner nobody gets them (MW-67). The sum of all tallies may then be below 51. No option.
MW-R51 = Is the winner of a tie by drop-out also the lead player? Ruling: yes. Whoever takes the centre is the winner of the round, by whatever way (MW-56). No option.
MW-R52 = What is the effect on the pictured cards 40 and 45? Their texts are not legible in the rulebook text. Ruling: the house effects of these numbers (Ten-League Boots, Forbidden Rune) until replaced by a card data file. Option 'card_set'.
MW-R53 = May an effect change how many runes are played or how many spells are at stake? The rulebook has every player play two runes for one spell. Ruling: yes, for the caster and the round in question (MW-15): one rune with Mirror Rune, three with Third Rune, more spells with Twin Treasure. Every spell has an effect, and an effect is by nature an exception. No option.
MW-R54 = Who wins when a spell helps and hinders at once, e.g. two target moves and a ban? Ruling: effects are carried out in casting order; lasting ones simply all apply (see the table of interactions). There is no cancelling and no priority besides the order. No option.
MW-103 = 'exhausted_tie = refill': when no tied player is able, the tied players draw in order from the lead until they hold 7 (MW-22, MW-59 to MW-61; runes on the table are not shuffled in). Then MW-52 is applied again; if still nobody is able, MW-53 applies.
MW-104 = 'exhausted_tie = discard': instead of staying, all spells in the centre are removed from the game.
MW-105 = 'final_tie = unused': among the players with the highest tally the one with the most face-up spells wins; if still equal, they share.
MW-106 = 'final_tie = numbers': among the players with the highest tally the one with the greatest sum of numbers on owned spells wins; if still equal, they share.
MW-107 = 'spell_effects = off': Phase 2 is always skipped; spells only count.
MW-108 = 'end_mode = time': the clock starts with Phase 1 of round 1. When the limit is over, the event 'time_up' is recorded once at that point of the game's history; a replay uses the record, not a clock. Simulations use 'deck' or 'rounds'.
MW-109 = 'time_limit_min' has no meaning unless 'end_mode = time', 'round_limit' none unless 'end_mode = rounds'. MW-62 applies in every mode.
MW-110 = A card data file lists runes (number, copies) and spells (number, effect id or 'none'). A spell with effect 'none' is never castable. Rune numbers are whole numbers from 1 to 20; there must be at least 7 runes per player. The limits 4 and 144 of MW-77 and MW-78 and the numbers that can be named under MW-87 become the smallest and largest product, and the rune numbers, of that file.

## The lesson

mw-lesson-title = Learn Math Wiz
mw-lesson-1 = In the middle lies a spell with a number: 40. Whoever makes the product closest to 40 learns it. Below are your seven runes.
mw-lesson-2 = Choose two runes and multiply them. Look for a product near 40.
mw-lesson-2-good = 6 × 7 = 42, only 2 away. Mirabel made 3 × 12 = 36, which is 4 away. The spell is yours.
mw-lesson-2-wrong = That works, but two of your runes come closer: their product is 42.
mw-lesson-3 = Too high and too low count alike. Which two runes come closest to 49?
mw-lesson-3-good = 4 × 12 = 48 is 1 away. But Mirabel's 7 × 7 is exactly 49, so this time she learns the spell. Everybody places runes in secret, so you never know.
mw-lesson-3-wrong = Close, but 48 is only 1 away from 49. Which runes make 48?
mw-lesson-4 = Now 50. Which two runes come closest?
mw-lesson-4-good = 5 × 10 = 50: exactly on the number. But Mirabel made 50 as well: a tie. The tied players try again, with the runes that are left in their hands.
mw-lesson-4-wrong = That is farther from 50 than it has to be: your runes can hit 50 exactly. Which two?
mw-lesson-5 = Your 5 and your 10 are spent. Which two of the others come closest to 50?
mw-lesson-5-good = 6 × 8 = 48, only 2 away. Mirabel made 4 × 11 = 44. The spell is yours.
mw-lesson-5-wrong = Two of your runes come closer: they make 48, only 2 away. Which two?
mw-lesson-6 = You have learned a spell. Before the runes are chosen you may cast it once: this one moves the number in the middle by 10. Cast it.
mw-lesson-6-good = The number has moved. A cast spell is turned face down, but it still counts for you at the end.
mw-lesson-6-wrong = You may keep it for later. For this lesson, cast it now.
mw-lesson-7 = After a round both fill their hands to seven again. Whoever has learned the most spells when they run out wins. Now play your first game.

## The box

mw-about = Multiply two runes in secret; the product closest to the target learns the spell.
mw-minutes = 15–60
mw-age = 8 and up

## Options

mw-option-end_mode = When the game ends: with the spell deck, by the clock, or after some rounds.
mw-option-end_mode-deck = with the spell deck
mw-option-end_mode-time = by the clock
mw-option-end_mode-rounds = after some rounds
mw-option-time_limit_min = Minutes to play when the clock ends the game.
mw-option-round_limit = Rounds to play when a number of rounds is agreed.
mw-option-exhausted_tie = A tie that nobody can go on with: the spells wait for the next winner, the tied players draw again, or the spells leave the game.
mw-option-exhausted_tie-carry = the spells wait for the next winner
mw-option-exhausted_tie-refill = the tied players draw again
mw-option-exhausted_tie-discard = the spells leave the game
mw-option-final_tie = Equal tallies at the end: shared victory, more unused spells, or the greater sum of numbers.
mw-option-final_tie-shared = they share the win
mw-option-final_tie-unused = more unused spells win
mw-option-final_tie-numbers = the greater sum of numbers wins
mw-option-arithmetic = Who multiplies: the table, the players with three tries, or the players with one.
mw-option-arithmetic-auto = the table
mw-option-arithmetic-practice = the players, with three tries
mw-option-arithmetic-strict = the players, with one try
mw-option-spell_effects = Whether learned spells can be cast; off for a first game.
mw-option-honour = Whether rivals with fewer spells are safe from your spells.
mw-no-runes = The card set '{ $set }' has { $runes } runes, but { $seats } players need { $needed } (MW-110).
mw-no-round-limit = The option round_limit can be at most { $spells }, the number of spells (MW-64).

## Card files

mw-no-rune-twice = the rune { $number } is listed twice.
mw-no-number-so-great = no combination of these runes is worth more than { $greatest }, so nobody could ever reach { $number }.
mw-no-runes-for-two = there are { $runes } runes; even two players need { $needed } (MW-110).
mw-no-spell-count = there are { $spells } spells; a set has 1 to 200.
mw-no-spell-id = must be 1 to 12 letters and digits.
mw-no-spell-id-twice = is used twice; every spell needs an id of its own.
mw-no-rune-zero = 'runes': there is no rune 0.

## Questions

mw-ask-cast = The target is { $target }. Cast one of your spells, or pass.
mw-ask-claim = What is { $runes }?
mw-ask-with-spell = Choose runes whose value comes closest to { $target }; your spell helps.
mw-ask-again-with-spell = Choose new runes whose value comes closest to { $target }; your spell helps.
mw-ask-runes = Choose two runes whose product comes closest to { $target }.
mw-ask-again = Choose two new runes whose product comes closest to { $target }.
mw-ask-toss =
    { $count ->
        [one] Discard a rune, from low to high, or be done and draw { $count } rune.
       *[other] Discard a rune, from low to high, or be done and draw { $count } runes.
    }
mw-ask-swap = Swap one of your runes for one of your rival's, or keep yours.

## Choices

mw-choose-runes = Play { $runes }
mw-choose-pass = Cast nothing
mw-choose-cast = Cast { $title } ({ $number })
mw-choose-cast-target = Cast { $title } ({ $number }): { $step }, target { $target }
mw-choose-cast-rival = Cast { $title } ({ $number }) on { $rival }
mw-choose-cast-number = Cast { $title } ({ $number }): forbid the { $rune }
mw-choose-claim = Say { $value }
mw-choose-toss = Discard the { $rune }
mw-choose-done = Stop discarding
mw-choose-swap = Take the { $taken } for your { $given }
mw-choose-keep = Keep your runes
mw-choose-time-up = The time is up

## The effects

mw-effect-none = no effect
mw-effect-none-text = This spell has no effect.
mw-effect-mirror_rune = Mirror Rune
mw-effect-mirror_rune-text = This round you may play one rune alone and multiply it by itself.
mw-effect-twin_star = Twin Star
mw-effect-twin_star-text = If you tie for closest this round, you win the tie.
mw-effect-twin_treasure = Twin Treasure
mw-effect-twin_treasure-text = Add one more spell to the prize. Whoever wins this round takes it all.
mw-effect-ten_league_boots = Ten-League Boots
mw-effect-ten_league_boots-text = Move the target up or down by exactly 10.
mw-effect-sliding_sands = Sliding Sands
mw-effect-sliding_sands-text = Move the target up or down by 1, 2, 3, 4 or 5.
mw-effect-lucky_clover = Lucky Clover
mw-effect-lucky_clover-text = Draw 3 runes.
mw-effect-seven_winds = Seven Winds
mw-effect-seven_winds-text = Discard as many runes as you like, then draw that many plus one.
mw-effect-growing_potion = Growing Potion
mw-effect-growing_potion-text = This round you may double your product.
mw-effect-shape_shifter = Shape-Shifter
mw-effect-shape_shifter-text = This round one of your two runes may count one more or one less.
mw-effect-third_rune = Third Rune
mw-effect-third_rune-text = This round you may play a third rune and add it to your product or take it away.
mw-effect-forbidden_rune = Forbidden Rune
mw-effect-forbidden_rune-text = Name a number from 2 to 12. Your rivals may not play it this round. (Rivals with fewer spells than you are safe.)
mw-effect-looking_glass = Looking Glass
mw-effect-looking_glass-text = Look at a rival's runes. You may swap one of yours for one of theirs. (Not with a rival who has fewer spells than you.)
mw-spell = { $title } ({ $number })
mw-card = { $title } (on { $numbers }): { $text }

## Why not

mw-no-casting-now = This is the moment for casting: cast a spell or pass.
mw-no-such-value = No runes of this game make that number. Work out the value of yours.
mw-no-claim = Work out the value of your runes and say it as a number, for instance =42.
mw-no-pass = Everybody takes part: choose two runes.
mw-no-runes-yet = Choose your runes first, then say what they make.
mw-no-combination = Now runes are combined: choose two of yours.
mw-no-more-runes =
    { $have ->
        [0] You have no { $number } among your runes.
        [1] You have only one { $number }.
       *[other] You have only two of the { $number }.
    }
mw-no-form = That form needs a spell that you have not cast this round.
mw-no-forbidden =
    { $count ->
        [one] Rune { $numbers } is forbidden to you this round.
       *[other] Runes { $numbers } are forbidden to you this round.
    }
mw-no-such-spell = There is no such spell.
mw-no-used = You have used { $title } already; each spell works once.
mw-no-in-centre = This spell lies in the centre; you can cast it after you have learned it.
mw-no-not-yours = You can cast only your own spells.
mw-no-effect = This spell has no effect; it only counts at the end.
mw-no-fair-rival = { $title } may not touch rivals who have fewer spells than you, and all have.
mw-no-use = { $title } can do nothing now: { $reason }.
mw-useless-no-spells = the spell deck is empty
mw-useless-no-runes = there are no runes left to draw
mw-useless-no-hand = you have no runes
mw-useless-no-swap = nobody has runes to look at, or you have none to swap
mw-useless-no-step = no move of the target is possible
mw-no-step = { $title } can move the target now by { $steps }; it must stay from { $low } to { $high }.
mw-no-fair-rival-named = { $title } needs a rival who has runes and at least as many spells as you.
mw-no-rival-named = { $title } needs a rival who has runes.
mw-no-number-named = { $title } needs a number that runes have: { $low } to { $high }.
mw-no-detail-needed = { $title } needs nothing but its name.
mw-no-falling-order = Discard in rising order; the next rune must be { $lowest } or higher.
mw-no-such-rune = You have no { $number } among your runes.
mw-no-seven-winds = Seven Winds asks you to discard a rune or to be done.
mw-no-looking-glass = Looking Glass asks you to swap a rune or to keep yours.
mw-no-rival-rune = Your rival has no { $number }.
mw-no-same-swap = A swap needs two different numbers; keep yours instead.

## What cannot be read

mw-unreadable = '{ $text }' cannot be read.
mw-unreadable-rune = { $number } is no rune; runes have numbers from 1 to { $highest }.
mw-unreadable-cast = '{ $text }' cannot be read. Write cast, the id of a spell, and the number or rival that it needs.
mw-unreadable-spell = There is no spell '{ $text }'.
mw-unreadable-number = { $title } needs a number after the spell.
mw-unreadable-rival = { $title } needs a rival after the spell: the letter of a seat.
mw-unreadable-chance = '{ $text }' is no outcome of chance; write 'rune 5' or 'spell S040'.

## What happens

mw-told-round = Round { $round }.
mw-told-drew =
    { $count ->
        [one] { $who } draws { $count } rune.
       *[other] { $who } draws { $count } runes.
    }
mw-told-drew-runes =
    { $count ->
        [one] { $who } draws { $count } rune: { $runes }.
       *[other] { $who } draws { $count } runes: { $runes }.
    }
mw-told-reshuffled = The discarded runes are shuffled: { $size } make the new deck.
mw-told-spell = A spell is turned up: { $spell }.
mw-told-cast = { $who } casts { $title } ({ $number }).
mw-told-cast-target = { $who } casts { $title } ({ $number }): the target moves by { $step }.
mw-told-cast-mark = { $who } casts { $title } ({ $number }): "{ $text }"
mw-told-passed = { $who } casts nothing.
mw-told-target = The target is now { $target }.
mw-told-forbidden = The rune { $number } is forbidden to { $rivals } this round.
mw-told-tossed = { $who } discards the rune { $rune }.
mw-told-looked = { $who } looks at { $rival }'s runes.
mw-told-looked-at = { $who } looks at { $rival }'s runes: { $runes }.
mw-told-kept = { $who } keeps all runes.
mw-told-swapped = { $who } swaps a rune with { $rival }.
mw-told-swapped-runes = { $who } takes the { $taken } from { $rival } and gives the { $given }.
mw-told-ready = { $who } is ready.
mw-told-revealed = Target { $target }: { $shown }.
mw-told-away = { $who } { $runes } = { $value }, { $distance } away
mw-told-exactly = { $who } { $runes } = { $value }, exactly
mw-told-fizzled = { $who } claims { $runes } = { $claim }, but it makes { $value }: it fizzles
mw-told-value = { $runes } makes { $value }. Your runes count.
mw-told-not-right = { $runes } = { $claim } is not right yet. Try again, with the same or other runes.
mw-told-tied = A tie between { $players }.
mw-dropped-stars =
    { $count ->
        [one] { $players } has no Twin Star and is out of this round.
       *[other] { $players } have no Twin Star and are out of this round.
    }
mw-dropped-runes =
    { $count ->
        [one] { $players } has too few runes and is out of this round.
       *[other] { $players } have too few runes and are out of this round.
    }
mw-told-twin-star = Twin Star wins the tie for { $who }.
mw-told-learned = { $who } learns { $spells }.
mw-told-carried = Nobody learns a spell. All spells of the centre wait for the next winner.
mw-told-removed = Nobody learns a spell. The spells of the centre leave the game.
mw-told-time-up = The time is up: this round is the last one.
mw-told-tally = { $who } { $spells }
mw-told-over = The game is over. Spells: { $tallies }.
mw-outcome-won =
    { $spells ->
        [one] { $who } wins with { $spells } spell.
       *[other] { $who } wins with { $spells } spells.
    }
mw-outcome-shared =
    { $spells ->
        [one] { $winners } share the victory with { $spells } spell each.
       *[other] { $winners } share the victory with { $spells } spells each.
    }
mw-outcome-by-unused =
    { $count ->
        [one] { $tied } have the same number of spells ({ $spells }). { $winners } has more unused ones and wins.
       *[other] { $tied } have the same number of spells ({ $spells }). { $winners } have the most unused ones and share the victory.
    }
mw-outcome-by-numbers =
    { $count ->
        [one] { $tied } have the same number of spells ({ $spells }). The numbers on { $winners }'s spells add up to more: { $winners } wins.
       *[other] { $tied } have the same number of spells ({ $spells }). The numbers on the spells of { $winners } add up to the most: they share the victory.
    }

## The table in sentences

mw-seen-round = Round { $round }. The target is { $target }.
mw-seen-last-round = This is the last round.
mw-seen-centre = In the centre: { $spells }.
mw-seen-decks =
    In the decks: { $spells ->
        [one] { $spells } spell
       *[other] { $spells } spells
    } and { $runes ->
        [one] { $runes } rune
       *[other] { $runes } runes
    }.
mw-seen-discard = Discarded runes: { $runes }.
mw-seen-known = You know of { $who }'s runes: { $runes }.
mw-seen-hand = Your runes: { $runes }.
mw-seen-no-hand = Your runes: none.
mw-seen-handed-in = You have handed in { $runes }.
mw-seen-may-swap = You may swap one of your runes for one of those.
mw-seen-you =
    You have { $spells ->
        [one] { $spells } spell
       *[other] { $spells } spells
    } and { $runes ->
        [one] { $runes } rune
       *[other] { $runes } runes
    }.
mw-seen-other =
    { $who } has { $spells ->
        [one] { $spells } spell
       *[other] { $spells } spells
    } and { $runes ->
        [one] { $runes } rune
       *[other] { $runes } runes
    }.
mw-seen-leads = { $who } goes first.
mw-seen-you-lead = You go first.
mw-seen-unused = Unused: { $spells }.
mw-seen-mark = At work this round: { $effect }.
mw-seen-forbidden = Forbidden this round: { $numbers }.
mw-seen-placed = Placed: { $runes }.
mw-seen-out = Out of this round.
mw-seen-ready = Ready.

## Reasons

mw-why-work-it-out = Work it out, and see how near it comes to { $target }.
mw-why-more = It spends { $runes } instead and makes more than { $sum }.
mw-why-less = It spends { $runes } instead and makes less than { $sum }.
mw-why-as-much = It spends { $runes } instead and makes as much as { $sum }.
mw-why-exact = It makes { $value }, exactly the target.
mw-why-closest = It makes { $value }, { $distance } away from { $target }: nothing in your hand comes closer.
mw-why-saves = It makes { $value }, { $distance } away. { $closer } would come closer, but this way you keep { $runes } for later.
mw-why-farther = It makes { $value }, { $distance } away; { $closer } would come closer.
mw-why-pass = Without a spell your closest product is { $distance } away, and your spells stay for later rounds.
mw-why-pass-exact = Without a spell you can make the target exactly, and your spells stay for later rounds.
mw-why-pass-untold = Your spells stay for later rounds.
mw-why-cast = { $title } brings your closest product from { $distance } to { $then } away.
mw-why-cast-exact = { $title } lets you make the target exactly; now your closest product is { $distance } away.
mw-why-effect = { $title }: { $text }
mw-why-forbid = Rivals who are not behind you cannot play the { $rune } in this round.
mw-why-toss =
    { $distance ->
        [0] Without the { $rune } you can still make the target exactly.
       *[other] Without the { $rune } your closest product is { $distance } away.
    }
mw-why-toss-untold = The { $rune } goes, and new runes may come.
mw-why-swap =
    { $distance ->
        [0] With the { $taken } for your { $given } you can make the target exactly.
       *[other] With the { $taken } for your { $given } your closest product is { $distance } away.
    }
mw-why-swap-untold = You get the { $taken } for your { $given }.
mw-why-keep =
    { $distance ->
        [0] You keep what you hold: with it you can make the target exactly.
       *[other] You keep what you hold: your closest product is { $distance } away.
    }
mw-why-keep-untold = You keep the runes that you hold.
mw-nudge-pair = Look for two runes near { $first } × { $second }.
mw-nudge-spell = Use your spell this time. Start with a rune near { $near }.
mw-task-few =
    { $times ->
        [one] One times { $rune }: take it just once.
       *[other] Take { $rune } and another { $rune }.
    }
mw-task-ten = Take 10 × { $factor } and add { $rest } × { $factor }.
mw-task-split = Take { $less } × { $rune } and add one more { $rune }.
mw-task-double = Work out { $first } × { $second } first, then double it.
mw-task-shift = Work out what stands in the brackets first: { $sum }.
mw-task-add = Work out { $first } × { $second } first, then add { $third }.
mw-task-subtract = Work out { $first } × { $second } first, then take away { $third }.
mw-silly-last-round = saves runes in the last round
mw-silly-far-off = plays far off with the exact product in hand
mw-silly-same-runes = misses with the same runes
mw-silly-wrong-way = moves the target away from your own hand
mw-silly-own-rune = forbids the rune of your own exact product

## The board in the browser

mw-page-target = Target
mw-page-round = Round { $round }
mw-page-round-of = Round { $round } of { $rounds }
mw-page-rune = Rune { $number }
mw-page-rune-forbidden = Rune { $number }, forbidden to you this round
mw-page-spell = { $title }, number { $number }. { $text }
mw-page-spell-used = { $title }, number { $number }, used up
mw-page-your-runes = Your runes
mw-page-their-runes = { $name }'s runes
mw-page-your-spells = Your spells
mw-page-spells-of = { $name }'s spells
mw-page-runes-left =
    { $count ->
        [one] { $count } rune in hand
       *[other] { $count } runes in hand
    }
mw-page-sealed = sealed
mw-page-sealed-you = Sealed
mw-page-out = out of this round
mw-page-rune-deck = Runes: { $count }
mw-page-spell-deck = Spells: { $count }
mw-page-discard = Discarded: { $count }
mw-page-pick-first = Pick two runes. Their product should come close to { $target }.
mw-page-pick-second = { $first } × ?  Pick the second rune.
mw-page-pick-seal = Is it close enough to { $target }? Seal it, or put a rune back.
mw-page-pick-seal-claim = Take these two runes? Next you say what they make.
mw-page-pick-again = A tie. Pick two new runes for { $target }.
mw-page-seal = Seal { $text } = { $value }
mw-page-seal-plain = Take { $text }
mw-page-away = { $count } away
mw-page-exact = exactly
mw-page-cast-pick = The target is { $target }. Touch a spell of yours to cast it, or cast nothing.
mw-page-cast-detail = { $title }: now choose how.
mw-page-cast = Cast { $title }
mw-page-cast-with = Cast { $title }: { $detail }
mw-page-pass = Cast nothing
mw-page-done = Done: draw { $count }
mw-page-toss = Touch runes to discard, from low to high.
mw-page-swap-pick = Touch one of { $name }'s runes and one of yours to swap them.
mw-page-swap = Swap your { $given } for the { $taken }
mw-page-keep = Keep mine
mw-page-claim = What is { $text }?
mw-page-claim-button = That is { $value }
mw-page-leads = goes first
mw-page-won = learns the spell
mw-page-tied = a tie
mw-page-seals-break = The seals are broken: who is closest to { $target }?
mw-page-last-reveal = Last round, target { $target }
mw-page-fizzled = { $text } is not { $claim }: it fizzles
mw-page-bonus = also to win
mw-page-moved = moved from { $number }
mw-page-tally =
    { $count ->
        [one] { $count } spell
       *[other] { $count } spells
    }
mw-page-course = Spells learned

## The plain board

mw-zone-turn = Round
mw-zone-target = Target
mw-zone-hands = Runes
mw-zone-rune_deck = Rune deck
mw-zone-discard = Discarded runes
mw-zone-spell_deck = Spell deck
mw-zone-forbidden = Forbidden runes
mw-zone-sealed = Sealed

## The drawn table of the terminal

mw-terminal-round = Round { $round } · target
mw-terminal-last-round = Round { $round } (the last) · target
mw-terminal-also = { $spell } (also to win)
mw-terminal-decks = { $spells } spells · { $runes } runes · { $discarded } discarded
mw-terminal-player = player
mw-terminal-spells = spells
mw-terminal-runes = runes
mw-terminal-notes = unused spells and marks
mw-terminal-you = { $player } (you)
mw-terminal-leads = { $player } (leads)
mw-terminal-forbidden = not { $numbers }
mw-terminal-placed = placed { $runes }
mw-terminal-out = out of this round
mw-terminal-sealed = sealed
mw-terminal-hand = Your runes
mw-terminal-no-discard = No rune is discarded.
mw-terminal-used = { $who } has used { $spells }.

## Positions

mw-position-mark = field '{ $field }': '{ $text }' is no mark. Marks: { $known }.
mw-position-runes = there are more runes { $rune } than the card set has.
mw-position-spell = the spell { $spell } is in two places.
mw-position-not-over = the phase is 'over', but nothing has ended the game; 'end' is the end of a round.
mw-position-no-spells = the spell deck is empty: no round can begin with the phase 'draw'.

# Card files
mw-field-rune-number = The number on the rune.
mw-field-rune-copies = How many runes with this number there are.
mw-field-spell-id = A short id of letters and digits, different for every spell.
mw-field-spell-number = The target. It may not be greater than anything that the runes can make.
mw-field-spell-effect = What the spell does once it is learned and cast.
mw-warn-unreachable = Spell { $spell }: no combination of these runes makes exactly { $number }.
mw-print-runes = Runes
mw-print-spells = Spells
mw-print-target = How far from the target?

## Lesson plans

mw-plan-first-tables = Tables of 2, 5 and 10
mw-plan-tables-to-ten = All tables up to 10
mw-plan-hard-tables = The hard ones: 6 to 12
