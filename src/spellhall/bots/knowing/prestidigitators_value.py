"""What a position of the duel is worth when all cards lie open: a sum of parts, each learned from games.

The numbers in `prestidigitators_weights.py` were fitted to the results of many games between players who saw no more
than they should: the sum, taken as the logarithm of the odds, says how such games end. So pressure counts as much as
it leads to wins, and not because somebody believed in it.
"""

from __future__ import annotations

from spellhall.bots.greedy.prestidigitators import ALWAYS, LONE, SMALL, TALLY, Strike
from spellhall.bots.knowing.prestidigitators_weights import (
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
from spellhall.games.prestidigitators.cards import ROWS
from spellhall.games.prestidigitators.state import DuelSetup, DuelState
from spellhall.kernel.state import UNKNOWN

FACING, FREE, SPLAYED, BOTTOM, BETWEEN = range(5)  # where a card lies; the first two on top
PLACES = 5
MOST_ENERGY = 12


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
        self.lying: list[float] = []  # PLACES numbers for each kind
        self.struck: list[float] = []  # for each kind: worth of being able to strike it, on the move and waiting
        for card in rules.set.cards:
            row = CARDS.get(card.name, UNLISTED)
            self.lying += row[:PLACES]
            self.struck += row[PLACES:]

    def lead(self, state: DuelState) -> float:
        """How far seat A is ahead: the logarithm of its odds."""
        return self.side(state, 0) - self.side(state, 1)

    def side(self, state: DuelState, seat: int) -> float:
        """The parts of one side."""
        out = 0.0
        names = state.names
        foe = 1 - seat
        waiting = 0 if state.mover == seat else 1
        hunted = state.phylactery_row(foe)
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
                out += self.lying[kind * PLACES + lies]
                if self.vital[kind]:
                    out += COVER[min(height - 1 - place, 3)][faced]
                    if height == 1:
                        out += ALONE[faced]
            if splayed == height - 1 and self.rules.collapsed_zero:
                energy = 0
            out += ENERGY[faced] * min(energy, MOST_ENERGY)
            strike = self.strikes[names[stack[-1]]]
            if faced:
                top = names[foes[-1]]
                against = state.energy(foe, row)
                vital = self.vital[top] == 1
                if fells(strike, energy, total, against, self.energies[top], len(foes), vital):
                    out += self.struck[2 * top + waiting]
            able = strike.way > TALLY or (strike.way == TALLY and energy * strike.times >= 2 + strike.needed)
            if able:
                ready += 1
            if row == hunted:
                out += HUNT[0] * min(energy, MOST_ENERGY) + HUNT[1] + (HUNT[2] if able else 0.0)
        out += STACKS[stacks] + SIZES[min(cards, len(SIZES) - 1)]
        if hunted != UNKNOWN and len(state.rows[foe][hunted]) == 1:
            out += LONE_AGAINST[ready]
            if not state.rows[foe][hunted - 1] and not state.rows[foe][hunted - 2]:
                out += BARE_AGAINST[ready]
        return out + (TEMPO if waiting == 0 else 0.0)
