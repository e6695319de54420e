"""Cards of some kinds, each worth so much: everybody gets four, plays three in turn, and the greatest sum wins.

What is planted: the worth of every kind, points for whoever begins, and a kind that nobody may play. A die of 0 to 9
for each side hides it.
"""

from __future__ import annotations

from typing import Any, ClassVar

from spellhall.kernel.chance import Chance
from spellhall.kernel.clauses import Clause, ClauseBook
from spellhall.kernel.decisions import Outcome, ranked
from spellhall.kernel.frames import CLOCKWORK, Frame, GameState, Play, Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, plain
from spellhall.kernel.options import Option
from spellhall.kernel.state import OPEN, OWN, Choice
from spellhall.kernel.zones import Bag

KINDS = 8
COPIES = 4
HAND = 4
PLAYS = 3
EVEN = [3] * KINDS


class SumState(GameState):
    FIELDS: ClassVar[dict[str, str]] = {**CLOCKWORK, "hands": OWN, "sums": OPEN, "first": OPEN}

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.hands = [Bag([0] * KINDS) for _ in range(setup.seats)]
        self.sums = [0] * setup.seats
        self.first = -1


class Summing(Frame[SumState]):
    FIELDS: ClassVar[dict[str, str]] = {"played": OPEN}

    def __init__(self) -> None:
        self.played = -1

    def run(self, play: Play[SumState]) -> None:
        state = play.state
        deck = Bag([COPIES] * KINDS)
        for seat in range(state.setup.seats):
            for _ in range(HAND):
                state.hands[seat].add(play.draw(deck, "card"))
            state.sums[seat] = play.pick([1] * 10, "die")
        state.first = play.pick([1] * state.setup.seats, "first")
        state.sums[state.first] += state.setup.cards["bonus"]
        self.played = 0
        state.turn = 1

    def waiting(self, state: SumState) -> list[int]:
        return [(state.first + self.played) % state.setup.seats] if self.played >= 0 else []

    def asks(self, state: SumState, seat: int) -> tuple[Message, str]:
        return plain("Play a card."), "SUM-1"

    def legal(self, state: SumState, seat: int) -> list[Choice]:
        held = [kind for kind, copies in enumerate(state.hands[seat].counts) if copies]
        alive = [kind for kind in held if kind != state.setup.cards["dead"]]
        return [Choice("play", (kind,)) for kind in alive] or [Choice("pass")]

    def take(self, play: Play[SumState], seat: int, choice: Choice) -> None:
        state = play.state
        if choice.args:
            state.hands[seat].remove(choice.args[0])
            state.sums[seat] += state.setup.cards["worth"][choice.args[0]]
        self.played += 1
        state.turn += 1
        if self.played == PLAYS * state.setup.seats:
            play.end(Outcome("SUM-1", ranked([[points] for points in state.sums]), state.sums.copy()))


class Sums(GameDefinition[SumState]):
    def __init__(self) -> None:
        super().__init__()
        self.id, self.prefix, self.title = "sums", "SUM", "Sums"
        self.seat_counts = [2, 3]
        self.parts = [SumState, Summing]
        self.options: list[Option] = []

    def read_book(self) -> ClauseBook:
        return ClauseBook("sums", [Clause("SUM-1", "Sums", "house", ""), Clause("SUM-2", "Never", "house", "")])

    def house_cards(self) -> Any:
        return {"worth": EVEN, "bonus": 0, "dead": -1}

    def cards_from(self, data: Any) -> Any:
        return data

    def cards_to_json(self, cards: Any) -> Any:
        return cards

    def opening(self, setup: Setup, chance: Chance) -> SumState:
        state = SumState(setup, chance)
        state.stack.append(Summing())
        return state

    def bound(self, setup: Setup) -> int:
        return PLAYS * setup.seats


GAME = Sums()
