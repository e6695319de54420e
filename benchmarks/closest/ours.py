"""Closest Product on our kernel: the toy game on which frameworks are compared. No game of the hall, and not installed.

Two players, 81 runes of the values 2 to 12, 51 targets. In each of 51 rounds both secretly choose two runes; the
product closest to the target takes it, a tie takes nothing. Used runes are discarded, hands are filled to seven, and
the discards become the deck when it is empty.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from spellhall.kernel.chance import Chance, fresh
from spellhall.kernel.clauses import ClauseBook
from spellhall.kernel.decisions import Outcome, ranked
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import CLOCKWORK, Frame, GameState, Play, Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, plain
from spellhall.kernel.sight import View, deal, unseen_cards
from spellhall.kernel.state import OPEN, OWN, SIZE, Choice
from spellhall.kernel.zones import Bag

VALUES: Final = 11  # the runes' kinds: kind k has the value k + 2
ROUNDS: Final = 51
HAND: Final = 7


def all_pairs() -> list[Choice]:
    return [Choice("pair", (low, high)) for low in range(VALUES) for high in range(VALUES)]


PAIRS: Final[list[Choice]] = all_pairs()  # by low * VALUES + high
TARGETS: Final[list[int]] = [14 + 130 * each // 50 for each in range(ROUNDS)]
RUNES: Final[list[int]] = [sum(1 for each in range(81) if each % 11 == kind) for kind in range(VALUES)]
BOTH: Final[list[int]] = [0, 1]
SECOND: Final[list[int]] = [1]
FIRST: Final[list[int]] = [0]
NOBODY: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class ClosestState(GameState):
    """Hands, decks and what was won."""

    FIELDS: ClassVar[dict[str, str]] = {
        **CLOCKWORK,
        "hands": OWN,
        "deck": SIZE,
        "discard": OPEN,
        "targets": SIZE,
        "target": OPEN,
        "won": OPEN,
    }

    def __init__(
        self, setup: Setup, chance: Chance, hands: list[Bag], deck: Bag, discard: Bag, targets: Bag, won: list[int]
    ) -> None:
        super().__init__(setup, chance)
        self.hands = hands
        self.deck = deck
        self.discard = discard
        self.targets = targets
        self.target = 0
        self.won = won

    def clone(self) -> ClosestState:
        hands = [self.hands[0].clone(), self.hands[1].clone()]
        deck, discard, targets = self.deck.clone(), self.discard.clone(), self.targets.clone()
        twin = ClosestState(self.setup, self.chance.clone(), hands, deck, discard, targets, self.won.copy())
        for frame in self.stack:
            twin.stack.append(frame.clone())
        twin.outcome = self.outcome
        twin.turn = self.turn
        twin.target = self.target
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Round(Frame[ClosestState]):
    """One round: both choose in secret, then the closer product takes the target."""

    FIELDS: ClassVar[dict[str, str]] = {"sealed": OWN, "open": OPEN}

    def __init__(self, sealed: list[Choice | None], open: bool) -> None:
        self.sealed = sealed
        self.open = open  # whether a target lies in the middle

    def clone(self) -> Round:
        return Round(self.sealed.copy(), self.open)

    def waiting(self, state: ClosestState) -> list[int]:
        if not self.open:
            return NOBODY
        first, second = self.sealed[0], self.sealed[1]
        if first is None:
            return BOTH if second is None else FIRST
        return SECOND if second is None else NOBODY

    def asks(self, state: ClosestState, seat: int) -> tuple[Message, str]:
        return plain("Choose two runes."), "CP-1"

    def legal(self, state: ClosestState, seat: int) -> list[Choice]:
        out: list[Choice] = []
        held: list[int] = []
        low: i64 = 0
        for count in state.hands[seat].counts:
            if count > 0:
                row = low * VALUES
                for kind in held:
                    out.append(PAIRS[kind + low])
                if count > 1:
                    out.append(PAIRS[row + low])
                held.append(row)
            low += 1  # noqa: SIM113 - enumerate would not count in native numbers
        return out

    def why_not(self, state: ClosestState, seat: int, choice: Choice) -> Refusal:
        return Refusal("CP-1", "You do not hold these two runes.")

    def take(self, play: Play[ClosestState], seat: int, choice: Choice) -> None:
        self.sealed[seat] = choice

    def run(self, play: Play[ClosestState]) -> None:
        state = play.state
        first, second = self.sealed[0], self.sealed[1]
        if first is not None and second is not None:
            self.compare(play, state, first, second)
            if state.targets.size == 0:
                keys = [[state.won[0]], [state.won[1]]]
                play.end(Outcome("CP-3", ranked(keys), state.won.copy()))
                return
        self.deal(play, state)

    def compare(self, play: Play[ClosestState], state: ClosestState, first: Choice, second: Choice) -> None:
        ours = abs((first.args[0] + 2) * (first.args[1] + 2) - state.target)
        theirs = abs((second.args[0] + 2) * (second.args[1] + 2) - state.target)
        if ours != theirs:
            winner = 0 if ours < theirs else 1
            state.won[winner] = state.won[winner] + 1
        if play.telling:
            play.tell("revealed", "CP-2", {"distances": [ours, theirs]})
        discard = state.discard
        for seat in range(2):
            args = first.args if seat == 0 else second.args
            hand = state.hands[seat]
            for kind in args:
                hand.remove(kind)
                discard.add(kind)
        self.sealed = [None, None]

    def deal(self, play: Play[ClosestState], state: ClosestState) -> None:
        for seat in range(2):
            hand = state.hands[seat]
            while hand.size < HAND:
                if state.deck.size == 0:
                    state.discard.pour_into(state.deck)
                hand.add(play.draw(state.deck, "rune"))
        state.target = TARGETS[play.draw(state.targets, "target")]
        state.turn += 1
        self.open = True


@mypyc_attr(allow_interpreted_subclasses=True)
class ClosestProduct(GameDefinition[ClosestState]):
    """The game as the kernel knows it."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "closest"
        self.title = "Closest Product"
        self.seat_counts = [2]
        self.parts = [ClosestState, Round]

    def read_book(self) -> ClauseBook:
        raise NotImplementedError

    def opening(self, setup: Setup, chance: Chance) -> ClosestState:
        hands = [Bag([0] * VALUES, 0), Bag([0] * VALUES, 0)]
        deck, discard, targets = Bag(RUNES.copy()), Bag([0] * VALUES, 0), Bag([1] * ROUNDS)
        state = ClosestState(setup, chance, hands, deck, discard, targets, [0, 0])
        state.stack.append(Round([None, None], False))
        return state

    def imagine(self, view: View[ClosestState], chance: Chance) -> ClosestState:
        """The rival's hand from the unseen runes, and its choice, if it has made one, from that hand."""
        state = view.state.clone()
        rival = 1 - view.seat
        pool = unseen_cards(RUNES, [state.hands[view.seat], state.discard])
        hand = [0] * VALUES
        deal(pool, state.hands[rival].size, chance, hand)
        state.hands[rival] = Bag(hand)
        state.deck = Bag(pool)
        targets = [0] * ROUNDS
        deal([1] * ROUNDS, state.targets.size, chance, targets)
        state.targets = Bag(targets)
        state.chance = fresh(chance)
        top = state.stack[-1]
        if isinstance(top, Round) and top.sealed[rival] is not None:
            choices = top.legal(state, rival)
            top.sealed[rival] = choices[chance.below(len(choices), "sealed")]
        return state

    def bound(self, setup: Setup) -> int:
        return 2 * ROUNDS

    def standing(self, state: ClosestState) -> list[list[int]]:
        return [[won] for won in state.won]

    def write_choice(self, setup: Setup, choice: Choice) -> str:
        return f"{choice.args[0] + 2}x{choice.args[1] + 2}"

    def read_choice(self, setup: Setup, text: str) -> list[Choice]:
        low, _, high = text.partition("x")
        return [PAIRS[(int(low) - 2) * VALUES + int(high) - 2]]


def made() -> Any:
    return ClosestProduct()
