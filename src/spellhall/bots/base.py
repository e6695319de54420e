"""The bot protocol: a bot is called with a view, a decision and a clock, and with nothing else."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import Decision
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice


class Clock:
    """How much a bot may think: so many iterations, or so many milliseconds (0: as it likes)."""

    def __init__(self, iterations: int = 0, milliseconds: int = 0) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds

    def __reduce__(self) -> tuple[Any, ...]:
        return Clock, (self.iterations, self.milliseconds)


NO_HURRY: Final = Clock()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A computer player. It may remember what it was shown; it never gets a state."""

    def close(self) -> None:
        """The match is over; give back what was borrowed (a process, say)."""

    def choose(self, view: View[Any], decision: Decision, clock: Clock) -> Choice:
        """One of the decision's choices."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Weigher(Bot):
    """A bot that gives every choice a worth and takes the first of the best."""

    def __init__(self, game: GameDefinition[Any], seed: str) -> None:
        self.game = game
        self.chance = Seeded(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return weigher_again, (type(self), self.game, self.chance)

    def weigh(self, view: View[Any], choices: list[Choice]) -> list[float]:
        """A worth for each choice, the greater the better."""
        raise NotImplementedError

    def choose(self, view: View[Any], decision: Decision, clock: Clock) -> Choice:
        choices = decision.choices
        return choices[0] if len(choices) == 1 else best_of(choices, self.weigh(view, choices))


def weigher_again(kind: Any, game: GameDefinition[Any], chance: Seeded) -> Weigher:
    """A bot that was copied or pickled: what it has worked out it works out again, only its luck goes on."""
    made: Weigher = kind(game, chance.seed)
    made.chance = chance
    return made


def best_of(choices: list[Choice], worths: list[float]) -> Choice:
    """The first choice of the greatest worth."""
    best = 0
    for place in range(1, len(worths)):
        if worths[place] > worths[best]:
            best = place
    return choices[best]


def only(choices: list[Choice], wanted: Choice) -> list[float]:
    """Worths that say no more than which choice it should be."""
    return [1.0 if choice == wanted else 0.0 for choice in choices]
