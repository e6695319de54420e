"""A game for which the best play is known by hand: one knows a secret and signals, the other guesses.

The secret is 0 or 1, and 1 twice as likely. In every round A says 0 or 1, then B guesses the secret. B scores a point
for every right guess, A for every wrong one; the most points win.
"""

from __future__ import annotations

from typing import Any, ClassVar

from spellhall.kernel.chance import Chance
from spellhall.kernel.clauses import Clause, ClauseBook
from spellhall.kernel.decisions import Outcome, ranked
from spellhall.kernel.frames import CLOCKWORK, Frame, GameState, Play, Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, plain
from spellhall.kernel.state import OPEN, OWN, SECRET, Choice

BITS = [Choice("say", (0,)), Choice("say", (1,))]


class SignalState(GameState):
    FIELDS: ClassVar[dict[str, str]] = {**CLOCKWORK, "secret": OWN, "said": OPEN, "points": SECRET}

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.secret = [0, 0]  # A's is the secret; B has none
        self.said: list[int] = []
        self.points = [0, 0]


class Talking(Frame[SignalState]):
    FIELDS: ClassVar[dict[str, str]] = {"dealt": OPEN}

    def __init__(self) -> None:
        self.dealt = False

    def run(self, play: Play[SignalState]) -> None:
        play.state.secret[0] = play.pick([1, 2], "secret")
        self.dealt = True

    def waiting(self, state: SignalState) -> list[int]:
        return [len(state.said) % 2] if self.dealt else []

    def asks(self, state: SignalState, seat: int) -> tuple[Message, str]:
        return plain("Say 0 or 1."), "SIG-1"

    def legal(self, state: SignalState, seat: int) -> list[Choice]:
        return BITS

    def take(self, play: Play[SignalState], seat: int, choice: Choice) -> None:
        state = play.state
        state.said.append(choice.args[0])
        if seat == 1:
            right = choice.args[0] == state.secret[0]
            state.points[1 if right else 0] += 1
        if len(state.said) == 2 * state.setup.options["rounds"]:
            play.end(Outcome("SIG-1", ranked([[points] for points in state.points]), state.points.copy()))


class Signals(GameDefinition[SignalState]):
    """The points stay hidden until the end, so B learns nothing but what A says."""

    def __init__(self, rounds: int) -> None:
        super().__init__()
        self.id, self.prefix, self.title = "signals", "SIG", "Signals"
        self.seat_counts = [2]
        self.parts = [SignalState, Talking]
        self.rounds = rounds

    def read_book(self) -> ClauseBook:
        return ClauseBook("signals", [Clause("SIG-1", "Signals", "house", "")])

    def prepare(self, seats: int, options: dict[str, Any], cards: Any) -> Setup:
        return Setup(self.id, seats, {"rounds": self.rounds}, cards)

    def opening(self, setup: Setup, chance: Chance) -> SignalState:
        state = SignalState(setup, chance)
        state.stack.append(Talking())
        return state

    def bound(self, setup: Setup) -> int:
        return 2 * self.rounds
