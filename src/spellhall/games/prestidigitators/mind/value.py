"""What a position of the duel is worth when all cards lie open: a sum of parts, each learned from games.

The numbers in `weights.py` were fitted to the results of many games between players who saw no more than they should,
as `benchmarks/duel_weights.py` does: the sum, taken as the logarithm of the odds, says how such games end. So pressure
counts for as much as it leads to wins, and not because somebody believed in it.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from spellhall.games.prestidigitators.cards import ROWS
from spellhall.games.prestidigitators.mind.greedy import ALWAYS, LONE, SMALL, TALLY, Strike
from spellhall.games.prestidigitators.mind.weights import (
    ALONE,
    BARE_AGAINST,
    CARDS,
    COVER,
    ENERGY,
    HUNT,
    LONE_AGAINST,
    SIZES,
    STACKS,
    TEMPO,
    UNLISTED,
)
from spellhall.games.prestidigitators.state import DuelSetup, DuelState
from spellhall.kernel.state import UNKNOWN

FACING, FREE, SPLAYED, BOTTOM, BETWEEN, STRUCK, STRUCK_WAITING = range(7)  # parts of each kind of card
PER_CARD = 7
MOST_ENERGY = 12

GENERAL: list[float] = [*COVER, *ALONE, *ENERGY, *HUNT, *STACKS, *SIZES, *LONE_AGAINST, *BARE_AGAINST, TEMPO]
IS_ALONE = len(COVER)  # where each group begins in GENERAL
HAS_ENERGY = IS_ALONE + len(ALONE)
HUNTS = HAS_ENERGY + len(ENERGY)
HAS_STACKS = HUNTS + len(HUNT)
HAS_CARDS = HAS_STACKS + len(STACKS)
AGAINST_LONE = HAS_CARDS + len(SIZES)
AGAINST_BARE = AGAINST_LONE + len(LONE_AGAINST)
ON_THE_MOVE = AGAINST_BARE + len(BARE_AGAINST)


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally:
    """Adds up parts by their weights. The program that fits the weights collects the parts instead."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.total = 0.0

    def add(self, part: int, amount: int) -> None:
        self.total += amount * self.weights[part]


def fells(
    strike: Strike, energy: int, total: int, foe_energy: int, foe_card: int, foe_height: int, vital: bool
) -> bool:
    """Whether a top card would destroy the opposing top card now, reactions aside."""
    if strike.way == TALLY:
        if strike.whole and foe_height > 1:
            return False  # it would only sink it
        mine = strike.times * (total if strike.whole else energy)
        return mine - foe_energy * (2 if vital else 1) >= strike.needed
    if strike.way == SMALL:
        return foe_card <= strike.needed
    return strike.way == ALWAYS or (strike.way == LONE and foe_height == 1)


class Values:
    """The value of positions with one set of cards."""

    def __init__(self, rules: DuelSetup) -> None:
        self.rules = rules
        self.energies = rules.set.energies
        self.vital = rules.set.vital
        self.strikes = [Strike(card) for card in rules.set.cards]
        self.general = PER_CARD * rules.set.kinds  # where the parts begin that belong to no card
        weights: list[float] = []
        for card in rules.set.cards:
            weights += CARDS.get(card.name, UNLISTED)
        self.weights = weights + GENERAL

    def lead(self, state: DuelState) -> float:
        """How far seat A is ahead: the logarithm of its odds."""
        sides = [Tally(self.weights), Tally(self.weights)]
        for seat in range(2):
            self.take_apart(state, seat, sides[seat])
        return sides[0].total - sides[1].total

    def take_apart(self, state: DuelState, seat: int, tally: Tally) -> None:
        """Hand every part of one side to the tally."""
        names = state.names
        foe = 1 - seat
        waiting = 0 if state.mover == seat else 1
        hunted = state.phylactery_row(foe)
        general = self.general
        stacks = cards = ready = 0
        for row in range(ROWS):
            stack = state.rows[seat][row]
            height = len(stack)
            if height == 0:
                continue
            stacks += 1
            cards += height
            foes = state.rows[foe][row]
            faced = 1 if foes else 0
            splayed = height - state.splay[seat][row]
            energy = total = 0
            for place, token in enumerate(stack):
                kind = names[token]
                amount = self.energies[kind]
                total += amount
                if place >= splayed:
                    energy += amount
                if place == height - 1:
                    lies = FACING if faced else FREE
                elif place >= splayed:
                    lies = SPLAYED
                else:
                    lies = BOTTOM if place == 0 else BETWEEN
                tally.add(kind * PER_CARD + lies, 1)
                if self.vital[kind]:
                    tally.add(general + 2 * min(height - 1 - place, 3) + faced, 1)
                    if height == 1:
                        tally.add(general + IS_ALONE + faced, 1)
            if splayed == height - 1 and self.rules.collapsed_zero:
                energy = 0
            tally.add(general + HAS_ENERGY + faced, min(energy, MOST_ENERGY))
            strike = self.strikes[names[stack[-1]]]
            if faced:
                top = names[foes[-1]]
                against = state.energy(foe, row)
                if fells(strike, energy, total, against, self.energies[top], len(foes), self.vital[top] == 1):
                    tally.add(top * PER_CARD + STRUCK + waiting, 1)
            able = strike.way > TALLY or (strike.way == TALLY and energy * strike.times >= 2 + strike.needed)
            if able:
                ready += 1
            if row == hunted:
                tally.add(general + HUNTS, min(energy, MOST_ENERGY))
                tally.add(general + HUNTS + 1, 1)
                if able:
                    tally.add(general + HUNTS + 2, 1)
        tally.add(general + HAS_STACKS + stacks, 1)
        tally.add(general + HAS_CARDS + min(cards, len(SIZES) - 1), 1)
        if hunted != UNKNOWN and len(state.rows[foe][hunted]) == 1:
            tally.add(general + AGAINST_LONE + ready, 1)
            if not state.rows[foe][hunted - 1] and not state.rows[foe][hunted - 2]:
                tally.add(general + AGAINST_BARE + ready, 1)
        if waiting == 0:
            tally.add(general + ON_THE_MOVE, 1)
