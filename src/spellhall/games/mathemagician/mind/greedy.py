"""A sensible duellist: its own next play, the next player's best answer, and its own play after that.

It looks at every row through a table of turns still needed (`greedy_turns`), imagines the next player's hand
from the cards it has not seen, never misfires or helps without need, pulls when that pays, and watches the decks.
"""

from __future__ import annotations

from typing import Any, Final

from spellhall.bots.base import Clock, Weigher, best_of, only
from spellhall.games.mathemagician.cards import HAND
from spellhall.games.mathemagician.drawing import deck_of, discard_of
from spellhall.games.mathemagician.mind.greedy_board import Board, best_play, board_of
from spellhall.games.mathemagician.mind.greedy_turns import NUMERAL, Turns, turns_for
from spellhall.games.mathemagician.rows import MINUS, PLUS, numerals, sound, value
from spellhall.games.mathemagician.sight import known_cards, unseen_by
from spellhall.games.mathemagician.state import NO_SPELL, MathemagicianState
from spellhall.kernel.decisions import Decision
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View, deal
from spellhall.kernel.state import Choice

SAMPLES: Final = 6  # imagined hands of the next player
EXCHANGING: Final = 0.8  # what a turn without a card costs


class GreedyBot(Weigher):
    """See the module."""

    def __init__(self, game: GameDefinition[Any], seed: str) -> None:
        super().__init__(game, seed)
        self.samples = SAMPLES

    def choose(self, view: View[Any], decision: Decision, clock: Clock) -> Choice:
        choices: list[Choice] = self.game.computer_choices(view, decision.choices)
        return choices[0] if len(choices) == 1 else best_of(choices, self.weigh(view, choices))

    def weigh(self, view: View[Any], choices: list[Choice]) -> list[float]:
        verb = choices[-1].verb
        if verb == "draw":
            return self.draw(view, choices)
        if verb == "spell":
            return self.spell(view, choices)
        if verb == "silent":
            return only(choices, choices[0] if view.state.complete(view.seat) else choices[1])
        if choices[0].verb == "leave":
            return self.remove(view, choices)
        return self.act(view, choices)

    # ------------------------------------------------------------ the action of a turn

    def act(self, view: View[MathemagicianState], choices: list[Choice]) -> list[float]:
        """What each choice is worth after the next player's best answer and its own play after that."""
        state = view.state
        me = view.seat
        board = board_of(state)
        for seat in board.aims.seats:
            board.casts_by_pull[seat] = seat != me and pull_casts(state, seat, state.rows[seat])
        following = state.opponents(me)[0]
        hands = self.imagined_hands(view, following)
        hand = distinct(state.energy_hands[me].counts, state.symbol_hands[me].counts)
        worths: list[float] = []
        for choice in choices:
            after, kept = self.after(state, board, me, choice, hand)
            score = self.answered(after, me, kept, following, hands)
            worths.append(score - EXCHANGING if choice.verb == "exchange" else score)
        return worths

    def after(
        self, state: MathemagicianState, board: Board, me: int, choice: Choice, hand: list[int]
    ) -> tuple[Board, list[int]]:
        """The board after a choice, and the faces that are then in hand."""
        after = board.copy()
        if choice.verb == "play":
            card, to = choice.args
            after.put(card, to, me)
            if to != me:
                after.casts_by_pull[to] = not after.waits[to] and pull_casts(state, to, [*state.rows[to], card])
            if state.copies(me, card) == 1:
                return after, [face for face in hand if face != card]
            return after, hand
        if choice.verb == "pull":
            place = choice.args[0]
            row = state.rows[me]
            rest = row[:place] + row[place + 2 :]
            if after.aims.misfires and not sound(rest):
                after.misfire(me, me)
            else:
                after.set_row(me, rest)
                if completes(state, me, rest):
                    after.cast(me)
            return after, hand + [card for card in choice.args[1:] if card not in hand]
        return after, []

    def answered(self, board: Board, me: int, hand: list[int], following: int, hands: list[list[int]]) -> float:
        """The lead after the next player's best answer and its own best play, over the imagined hands."""
        if board.strength[me] <= 0 or all(board.strength[seat] <= 0 for seat in board.aims.seats if seat != me):
            return 3 * board.lead(me)
        total = 0.0
        for cards in hands:
            answer = best_play(board, following, cards)
            if board.casts_by_pull[following]:
                pulled = board.copy()
                pulled.cast(following)
                if pulled.lead(following) > answer.lead(following):
                    answer = pulled
            total += best_play(answer, me, hand).lead(me)
        return total / len(hands)

    def imagined_hands(self, view: View[MathemagicianState], seat: int) -> list[list[int]]:
        """Hands that the next player may hold, from all that is known about the unseen cards."""
        state = view.state
        energy = unseen_by(state, view.seat, True)
        symbols = unseen_by(state, view.seat, False)
        out: list[list[int]] = []
        for _ in range(self.samples):
            numbers = known_cards(state, seat, True)
            held, _deck = energy.deal(self.chance)
            deal(held, state.energy_hands[seat].size - numbers.size, self.chance, numbers.counts)
            signs = known_cards(state, seat, False)
            held, _deck = symbols.deal(self.chance)
            deal(held, state.symbol_hands[seat].size - signs.size, self.chance, signs.counts)
            out.append(distinct(numbers.counts, signs.counts))
        return out

    # ------------------------------------------------------------ draws, spells, removals

    def draw(self, view: View[MathemagicianState], choices: list[Choice]) -> list[float]:
        """Three numerals and two operators make a good hand; emptying a deck costs Strength."""
        state = view.state
        me = view.seat
        wanted = min(choices[-1].args[0], max(0, 3 - state.energy_hands[me].size))
        worths: list[float] = []
        for choice in choices:
            score = -abs(choice.args[0] - wanted) * 0.5
            for deck in (0, 1):
                if choice.args[deck] and deck_of(state, deck).size <= choice.args[deck]:
                    score += self.last_card(state, me, deck)
            worths.append(score)
        return worths

    def last_card(self, state: MathemagicianState, me: int, deck: int) -> float:
        """What it is worth to empty a deck."""
        loss = state.rules.run_out_loss
        out = 0.0
        if discard_of(state, deck).size == 0:
            board = board_of(state)
            out -= board.lead(me) - (board.strength[me] - max(board.strength[q] for q in board.aims.seats if q != me))
            if state.complete(me):
                out -= 4.0
        if loss:
            others = [state.strength[seat] for seat in state.opponents(me)]
            if state.strength[me] <= loss:
                return -100.0
            if min(others) <= loss:
                return 100.0
            out += 0.1 if state.strength[me] > max(others) else -0.1
        return out

    def spell(self, view: View[MathemagicianState], choices: list[Choice]) -> list[float]:
        """The greatest effect per turn, with the hand as it is."""
        state = view.state
        me = view.seat
        cards = state.rules.set
        hand = state.hand(me)
        worths: list[float] = []
        for choice in choices:
            spell = choice.args[0]
            table = turns_for(cards.values[spell], cards.minimums[spell], state.rules.energy)
            turns = hand_turns(table, 0, 0, PLUS, hand)
            score = cards.effects[spell] / (2.0 + turns + table.left(0, 0, PLUS))
            lowest = min(state.strength[seat] for seat in state.opponents(me))
            if cards.effects[spell] > lowest:
                score = lowest / (2.0 + turns + table.left(0, 0, PLUS))
            worths.append(score)
        return worths

    def remove(self, view: View[MathemagicianState], choices: list[Choice]) -> list[float]:
        """Its own lead after each removal; a removal may cast a spell."""
        state = view.state
        worths: list[float] = []
        for choice in choices:
            board = board_of(state)
            if choice.verb == "remove":
                to = choice.args[0]
                rest = state.rows[to][:-1]
                board.set_row(to, rest)
                if completes(state, to, rest):
                    board.cast(to)
            worths.append(board.lead(view.seat))
        return worths


# ---------------------------------------------------------------- helpers


def distinct(energy: list[int], symbols: list[int]) -> list[int]:
    """Every face once."""
    out = [number for number, copies in enumerate(energy) if copies]
    if symbols[-PLUS]:
        out.append(PLUS)
    if symbols[-MINUS]:
        out.append(MINUS)
    return out


def completes(state: MathemagicianState, seat: int, row: list[int]) -> bool:
    """Whether this row would complete a player's spell."""
    spell = state.spell[seat]
    if not row or spell == NO_SPELL or (row[-1] <= 0 and not state.rules.dangling_cast):
        return False
    cards = state.rules.set
    return numerals(row) >= cards.minimums[spell] and value(row) == cards.values[spell]


def pull_casts(state: MathemagicianState, seat: int, row: list[int]) -> bool:
    """Whether a player could cast by pulling two cards out of this row next turn."""
    spell = state.spell[seat]
    if spell == NO_SPELL or not state.rules.pulling or state.hand_size(seat) > HAND:
        return False
    if numerals(row) < 2 * state.rules.set.minimums[spell]:
        return False
    for place in range(len(row) - 1):
        rest = row[:place] + row[place + 2 :]
        if completes(state, seat, rest) and (state.rules.below_zero == "allowed" or sound(rest)):
            return True
    return False


def hand_turns(table: Turns, total: int, count: int, end: int, hand: list[int]) -> float:
    """Turns to completion when the cards in hand are played first, in the best order."""
    if end == NUMERAL and total == table.goal and count >= table.minimum:
        return 0.0
    best = table.left(total, count, end)
    for place, card in enumerate(hand):
        if (card > 0) == (end != NUMERAL) and card not in hand[:place]:
            rest = hand[:place] + hand[place + 1 :]
            if card > 0:
                after = total - card if end == MINUS else total + card
                if after >= 0:
                    best = min(best, 1.0 + hand_turns(table, after, count + 1, NUMERAL, rest))
            else:
                best = min(best, 1.0 + hand_turns(table, total, count, card, rest))
    return best
