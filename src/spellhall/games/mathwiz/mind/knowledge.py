"""What a wizard of numbers knows: the exact worth of two hands over all targets still to come.

Inside an imagined world both hands are known, so what the next rounds promise can be counted: for every unseen spell
it is clear whose closest product is closer.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from spellhall.bots.knowledge import GreedyKnowledge, chance_of
from spellhall.games.mathwiz.cards import KINDS
from spellhall.games.mathwiz.choices import runes_of, value_of
from spellhall.games.mathwiz.combining import Combining
from spellhall.games.mathwiz.mind.greedy import GreedyBot, rounds_left
from spellhall.games.mathwiz.mind.traits import TRAITS, traits_of
from spellhall.games.mathwiz.state import MathWizState
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

UNUSED: Final = 0.25  # what a spell that may still be cast is worth in spells won
HANDS: Final = 1.6  # how many rounds a good hand helps
QUICK: Final = 3  # imagined hands in a quick reply
MARGIN: Final = 0.04  # what a hand is worth at the end of a playout is a guess; small differences are not to be trusted
WIDEST: Final = 4
SPAN: Final = 160  # products up to 144, and a little beyond


class Knows(GreedyKnowledge):
    """See the module."""

    def __init__(self, game: GameDefinition[Any], chance: Seeded) -> None:
        quick = GreedyBot(game, "")
        quick.samples = QUICK
        super().__init__(game, chance, quick)
        self.outside = GreedyBot(game, "")
        self.outside.samples = 60
        self.turns = 1
        self.trait_names = TRAITS
        self.margin = MARGIN
        self.widest = WIDEST

    def start(self, chance: Seeded) -> None:
        super().start(chance)
        self.outside.chance = chance

    def weigh(self, view: View[Any], choices: list[Choice]) -> list[float]:
        return [3.0 * worth for worth in self.outside.weigh(view, choices)]

    def reply(self, world: MathWizState, seat: int, choices: list[Choice]) -> Choice:
        """The closest product; casts as the greedy player does after a short look."""
        if not isinstance(world.stack[-1], Combining):
            return self.careful(View(seat, world), choices)
        best = choices[0]
        best_cost = 1e9
        for choice in choices:
            cost = 10.0 * abs(value_of(choice) - world.target) + len(runes_of(choice))
            if cost < best_cost:
                best, best_cost = choice, cost
        return best

    def promises(self, world: MathWizState) -> list[float]:
        seats = world.setup.seats
        left = rounds_left(world) + 1
        worths = self.worths(world, self.coming(world, self.reaches(world)) if left else [0.0] * seats)
        out: list[float] = []
        scale = 1.1 * sqrt(left + 2.0)
        for seat in range(seats):
            best = max([worths[other] for other in range(seats) if other != seat])
            out.append(chance_of((worths[seat] - best) / scale))
        return out

    def traits(self, world: MathWizState) -> list[list[int]]:
        reaches = self.reaches(world)
        coming = self.coming(world, reaches)
        rows: list[list[int]] = []
        for seat, worth in enumerate(self.worths(world, coming)):
            rows.append(traits_of(world, seat, coming[seat], reaches[seat], worth))
        return rows

    def worths(self, world: MathWizState, coming: list[float]) -> list[float]:
        """The spells that each seat has, and may still win with these shares of the rounds to come."""
        left = rounds_left(world) + 1
        worths: list[float] = []
        for seat in range(world.setup.seats):
            worth = world.tally(seat) + min(UNUSED, 0.5 * left) * len(world.unused[seat])
            worths.append(worth + min(HANDS, left) * coming[seat])
        return worths

    def reaches(self, world: MathWizState) -> list[list[int]]:
        """How close each seat comes to every target."""
        return [reached(hand.counts) for hand in world.hands]

    def coming(self, world: MathWizState, reaches: list[list[int]]) -> list[float]:
        """Each seat's share of the rounds to come, over all targets still in the deck."""
        shares = [0.0] * world.setup.seats
        numbers = world.rules.set.numbers
        total = 0.0
        for spell, copies in enumerate(world.spell_deck.counts):
            if copies:
                total += share_out(reaches, min(numbers[spell], SPAN - 1), 1.0, shares)
        return [share / total for share in shares] if total else shares


def reached(counts: list[int]) -> list[int]:
    """For every target how close a hand comes to it."""
    out = [SPAN] * SPAN
    for a in range(1, KINDS):
        if counts[a]:
            for b in range(a, KINDS):
                if counts[b] > (a == b) and a * b < SPAN:
                    out[a * b] = 0
    for at in range(1, SPAN):
        out[at] = min(out[at], out[at - 1] + 1)
    for at in range(SPAN - 2, -1, -1):
        out[at] = min(out[at], out[at + 1] + 1)
    return out


def share_out(reach: list[list[int]], target: int, weight: float, shares: list[float]) -> float:
    """Give the round of one target to whoever comes closest; returns its weight."""
    closest = SPAN
    equals = 0
    for distances in reach:
        if distances[target] < closest:
            closest, equals = distances[target], 1
        elif distances[target] == closest:
            equals += 1
    for seat, distances in enumerate(reach):
        if distances[target] == closest:
            shares[seat] += weight / equals
    return weight
