"""Exact puzzles: choices that reach an aim whatever is hidden, whatever chance brings and whatever the others do.

A proof walks through all of it with the real rules. It starts from the one world that a view can stem from, so it is
only tried where nothing is hidden that a player could not work out: `imagine` must find nothing left to chance.
"""

from __future__ import annotations

from typing import Any, Final

from spellhall.kernel.chance import Seeded
from spellhall.kernel.counting import followers
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

WIN: Final = "win"  # win the game
LIMIT: Final = 20_000  # positions that a proof may look at


class Unsure(Exception):
    """There is more than one world, or more to look at than was allowed."""


class Certain(Seeded):
    """A chance that is asked only what has a single answer."""

    def below(self, bound: int, what: str) -> int:
        if bound > 1 and what != "world":  # the seed of what comes later, which a proof never asks
            raise Unsure
        return 0

    def pick(self, weights: list[int], total: int, what: str) -> int:
        possible = [place for place, weight in enumerate(weights) if weight > 0]
        if len(possible) != 1:
            raise Unsure
        return possible[0]

    def pick_case(self, weights: list[int], cases: bytes, what: str) -> int:
        return self.pick(weights, len(cases), what)

    def pick_bit(self, bits: Any, size: int, what: str) -> int:
        if size != 1:
            raise Unsure
        return super().pick_bit(bits, size, what)


def only_world(game: GameDefinition[Any], view: View[Any]) -> Any:
    """The one world that a view can stem from; raises Unsure."""
    return game.imagine(view, Certain("proof"))


class Prover:
    """Whether a seat can force its victory by the end of a turn."""

    def __init__(self, game: GameDefinition[Any], seat: int, last: int, limit: int = LIMIT) -> None:
        self.game = game
        self.seat = seat
        self.last = last  # the turn in which it must happen
        self.left = limit
        self.known: dict[str, bool] = {}

    def wins(self, state: Any) -> bool:
        """Whether the seat can force it from here; raises Unsure where there is too much to look at."""
        if state.outcome is not None:
            return bool(state.outcome.winners == [self.seat])
        if state.turn > self.last:
            return False
        key = self.game.digest(state)
        if key not in self.known:
            self.left -= 1
            if self.left < 0:
                raise Unsure
            asked = self.game.waiting(state)
            if len(asked) > 1:
                raise Unsure  # choices at the same time are no matter of proof
            choices = self.game.legal(state, asked[0]).copy()
            ways = (self.always(state, asked[0], choice) for choice in choices)
            self.known[key] = any(ways) if asked[0] == self.seat else all(ways)
        return self.known[key]

    def always(self, state: Any, seat: int, choice: Choice) -> bool:
        """Whether the victory can be forced after a choice, whatever chance brings."""
        return all(self.wins(after) for after in followers(self.game, state, seat, choice))


def winning(game: GameDefinition[Any], view: View[Any], turns: int, limit: int = LIMIT) -> list[Choice]:
    """The choices that force a victory within so many turns after this one. All others were refuted; raises Unsure."""
    world = only_world(game, view)
    prover = Prover(game, view.seat, view.state.turn + turns, limit)
    return [choice for choice in game.legal(world, view.seat).copy() if prover.always(world, view.seat, choice)]
