"""A game in progress, played by numbers: what the environments of all frameworks are made of."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from spellhall.encoding.base import Encoding
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import Outcome
from spellhall.kernel.errors import Refusal, SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View, glimpse_of
from spellhall.kernel.state import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """The true state and the encoding. Seats get features, masks and refusals, and nothing else of it."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.game: GameDefinition[Any] = encoding.game
        self.seats = encoding.seats
        self.state: Any = None
        self.decisions = 0
        self.viewed_by = -2  # for which seat the following three were worked out
        self.view: View[Any] | None = None
        self.offered: list[Choice] = []
        self.numbers: list[int] = []

    def start(self, seed: str) -> None:
        """A new game; the same seed and choices give the same game."""
        self.state = self.game.start_quietly(self.encoding.setup, Seeded(seed))
        self.decisions = 0
        self.viewed_by = -2

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    def asked(self) -> list[int]:
        """The seats that must choose now, in rising order; none when the game is over."""
        return self.game.waiting(self.state)

    def look(self, seat: int) -> View[Any]:
        """A glimpse for a seat (-1: a spectator), good until the next choice; its choices are numbered on the way."""
        view = self.view
        if self.viewed_by == seat and view is not None:
            return view
        view = glimpse_of(self.state, seat)
        self.view = view
        self.viewed_by = seat
        self.offered = self.game.legal(self.state, seat) if seat >= 0 else []
        self.numbers = self.encoding.indices(view, self.offered)
        return view

    def features(self, seat: int) -> bytes:
        return self.encoding.features(self.look(seat))

    def legal(self, seat: int) -> list[int]:
        """The numbers of what a seat may choose, in the order of the legal list; empty if nothing is asked."""
        self.look(seat)
        return self.numbers

    def mask(self, seat: int) -> bytes:
        self.look(seat)
        return self.encoding.mask(self.numbers)

    def choice(self, seat: int, number: int) -> Choice:
        """The choice that a number means for a seat now; raises Refusal if it is not legal."""
        self.look(seat)
        if number in self.numbers:
            return self.offered[self.numbers.index(number)]
        return self.refuse(seat, number)

    def refuse(self, seat: int, number: int) -> Choice:
        """Say why a number may not be chosen."""
        if not 0 <= number < self.encoding.size:
            raise SpellhallError(f"There is no choice {number}; they are numbered 0 to {self.encoding.size - 1}.")
        words = self.encoding.words[number]
        state = self.state
        clause: str = state.outcome.clause if self.over else state.stack[-1].asks(state, seat)[1]
        if not self.numbers:
            raise Refusal(clause, f"Choice {number} ({words}) is not possible: nothing is asked of seat {seat} now.")
        raise Refusal(clause, f"Choice {number} ({words}) is not legal for seat {seat} now; the mask says what is.")

    def choose(self, seat: int, number: int) -> None:
        """Carry out a choice; raises Refusal and changes nothing if it is not legal."""
        choice = self.choice(seat, number)
        self.viewed_by = -2
        self.decisions += 1
        self.game.apply_owned(self.state, seat, choice)

    def payoffs(self) -> list[float]:
        """Zero for all until the end, then what `payoffs_of` says."""
        return payoffs_of(self.state.outcome, self.seats)


def payoffs_of(outcome: Outcome | None, seats: int) -> list[float]:
    """Of the other seats, the share that ranks lower less the share that ranks higher: 1 for a sole winner against
    all, -1 for a sole last, always adding up to zero."""
    out = [0.0] * seats
    if outcome is None:
        return out
    for seat, rank in enumerate(outcome.ranks):
        better = 0
        for other in outcome.ranks:
            if other > rank:
                better += 1
            elif other < rank:
                better -= 1
        out[seat] = better / (seats - 1)
    return out
