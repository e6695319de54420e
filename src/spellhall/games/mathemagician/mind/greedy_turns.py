"""How many own turns a row still needs for its spell: a small table per spell, by value iteration.

It assumes a hand with three random numerals and both operators, and nobody who interferes.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.mathemagician.rows import PLUS

NUMERAL: Final = 1  # a row ends in a numeral, or in PLUS or MINUS; an empty row counts as ending in PLUS
TOP: Final = 45  # higher values count as this one
STUCK: Final = 14.0  # turns when no numeral could follow a minus
HELD: Final = 3  # numerals in a usual hand
ROUNDS: Final = 30


class Layer:
    """Expected turns by value, for rows with one number of numerals and for each kind of end."""

    def __init__(self) -> None:
        self.numeral = [10.0] * (TOP + 1)
        self.plus = [11.0] * (TOP + 1)
        self.minus = [11.0] * (TOP + 1)


class Turns:
    """The table of one spell."""

    def __init__(self, goal: int, minimum: int, weights: list[float]) -> None:
        self.goal = goal
        self.minimum = minimum
        last = top_layer(goal, weights)
        layers = [last]
        for _ in range(minimum):
            last = layer_below(last, weights)
            layers.append(last)
        layers.reverse()
        self.layers = layers

    def left(self, value: int, numerals: int, end: int) -> float:
        """Turns still needed from here."""
        layer = self.layers[min(numerals, self.minimum)]
        if value < 0:
            return layer.plus[0] + 0.3 * (-value)
        at = min(value, TOP)
        if end == NUMERAL:
            return layer.numeral[at]
        return layer.plus[at] if end == PLUS else layer.minus[at]


def best_of_hand(values: list[float], weights: list[float]) -> float:
    """The expected least value over a hand of numerals; values and weights by face."""
    order = sorted(range(1, len(values)), key=values.__getitem__)
    out = 0.0
    tail = 1.0  # the share of faces that are no better than the ones looked at so far
    chance = 1.0
    for face in order:
        if weights[face] > 0:
            tail -= weights[face]
            rest = max(0.0, tail) ** HELD
            out += (chance - rest) * values[face]
            chance = rest
    return out


def with_plus(after: list[float], value: int, weights: list[float]) -> float:
    return 1.0 + best_of_hand([STUCK] + [after[min(TOP, value + face)] for face in range(1, len(weights))], weights)


def with_minus(after: list[float], value: int, weights: list[float]) -> float:
    values = [STUCK] + [after[value - face] if face <= value else STUCK for face in range(1, len(weights))]
    return 1.0 + best_of_hand(values, weights)


def top_layer(goal: int, weights: list[float]) -> Layer:
    """Rows that have enough numerals: any way back to the goal counts."""
    layer = Layer()
    for _ in range(ROUNDS):
        for value in range(TOP + 1):
            if abs(value - goal) > 18:
                continue  # too far to matter; it keeps its first guess
            layer.plus[value] = with_plus(layer.numeral, value, weights)
            layer.minus[value] = with_minus(layer.numeral, value, weights) if value else STUCK
        for value in range(TOP + 1):
            layer.numeral[value] = 1.0 + min(layer.plus[value], layer.minus[value])
        layer.numeral[goal] = 0.0
    return layer


def layer_below(above: Layer, weights: list[float]) -> Layer:
    """Rows with one numeral less: nothing can be cast yet, so one pass is exact."""
    layer = Layer()
    for value in range(TOP + 1):
        layer.plus[value] = with_plus(above.numeral, value, weights)
        layer.minus[value] = with_minus(above.numeral, value, weights) if value else STUCK
        layer.numeral[value] = 1.0 + min(layer.plus[value], layer.minus[value])
    return layer


KNOWN: Final[dict[tuple[int, int, tuple[int, ...]], Turns]] = {}


def turns_for(goal: int, minimum: int, energy: list[int]) -> Turns:
    """The table for a spell and an Energy deck; made once."""
    key = (goal, minimum, tuple(energy))
    made = KNOWN.get(key)
    if made is None:
        total = sum(energy)
        weights = [copies / total for copies in energy]
        while len(weights) > 1 and weights[-1] == 0.0:
            weights.pop()
        made = Turns(min(goal, TOP), minimum, weights)
        KNOWN[key] = made
    return made
