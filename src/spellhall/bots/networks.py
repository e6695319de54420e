"""Small networks that say what a position promises each seat, in whole numbers: the same on every machine.

A game describes a position by a row of whole numbers for each seat (its *traits*, `mind/traits.py`). The network
scores each row by itself, and what a seat promises is how often its score would beat those of its rivals. So one
network serves any number of seats. Its numbers lie in `mind/values.json` beside how they were made; without that file,
and for rules and cards it was not made for, the game's own `promises` are asked.
"""

from __future__ import annotations

import json
from math import exp
from typing import Any, Final

from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.rooms import file_in

FILE: Final = "mind/values.json"
INNER_BITS: Final = 16  # the weights of traits are whole numbers of this fineness
OUTER_BITS: Final = 12  # and those of the inner values
KEPT_BITS: Final = 10  # of an inner value
STEP_BITS: Final = 9  # steps to which a difference of scores is rounded
WIDEST: Final = 8 << STEP_BITS  # a greater difference is as good as sure
HIGHEST_TRAIT: Final = 255
CHANCES: Final = [round(1.0 / (1.0 + exp(-step / (1 << STEP_BITS))), 6) for step in range(WIDEST + 1)]
"""How likely the better one beats the other, by the steps between their scores. Rounded, because the last digit of
`exp` is not the same everywhere."""


class Network:
    """One inner layer, and a score. `inner` holds a row of weights for each inner value, as long as the traits."""

    def __init__(self, inner: list[list[int]], biases: list[int], outer: list[int], about: dict[str, Any]) -> None:
        self.inner = inner
        self.biases = biases
        self.outer = outer
        self.about = about

    def score(self, row: list[int]) -> int:
        """What a row is worth, in units of 1 / 2 ** (KEPT_BITS + OUTER_BITS)."""
        places: list[int] = []
        values: list[int] = []
        for place, value in enumerate(row):
            if value:
                places.append(place)
                values.append(value)
        total = 0
        for unit, weights in enumerate(self.inner):
            held = self.biases[unit]
            for at, place in enumerate(places):
                held += weights[place] * values[at]
            if held > 0:
                total += (held >> (INNER_BITS - KEPT_BITS)) * self.outer[unit]
        return total

    def chances(self, rows: list[list[int]]) -> list[float]:
        """For each seat the part of its rivals that it should beat, from its row and theirs."""
        scores = [self.score(row) for row in rows]
        out: list[float] = []
        for seat, own in enumerate(scores):
            total = 0.0
            for other, score in enumerate(scores):
                if other != seat:
                    total += chance_to_beat(own - score)
            out.append(total / (len(scores) - 1))
        return out

    def fits(self, game: GameDefinition[Any], setup: Setup) -> bool:
        """Whether it was made for so many seats, and for the game's own options and cards."""
        if setup.seats not in self.about["seats"]:
            return False
        return game.setup_to_json(setup) == game.setup_to_json(game.setup(setup.seats))


def chance_to_beat(lead: int) -> float:
    """How likely a lead in scores is a win."""
    steps = abs(lead) >> (KEPT_BITS + OUTER_BITS - STEP_BITS)
    chance = CHANCES[min(steps, WIDEST)]
    return chance if lead >= 0 else 1.0 - chance


def bounded(row: list[int]) -> list[int]:
    """A row as networks want it: from 0 to HIGHEST_TRAIT."""
    return [0 if value < 0 else value if value < HIGHEST_TRAIT else HIGHEST_TRAIT for value in row]


def read_network(text: str, traits: list[str]) -> Network | None:
    """A network from its file; None if it was made for other traits. Raises ValueError or KeyError for no network."""
    held = json.loads(text)
    if held["traits"] != traits:
        return None
    inner: list[list[int]] = held["inner"]
    biases: list[int] = held["biases"]
    outer: list[int] = held["outer"]
    about: dict[str, Any] = held["about"]
    units = len(inner)
    if len(biases) != units or len(outer) != units or any(len(row) != len(traits) for row in inner):
        raise ValueError("a network whose parts do not fit together")
    return Network(inner, biases, outer, about)


_READ: Final[dict[str, Network | None]] = {}


def network_of(game: GameDefinition[Any], traits: list[str]) -> Network | None:
    """The network of a game, read once; None if it brings none, or one for other traits."""
    if game.package not in _READ:
        text = file_in(game, FILE) if traits else None
        _READ[game.package] = None if text is None else read_network(text, traits)
    return _READ[game.package]
