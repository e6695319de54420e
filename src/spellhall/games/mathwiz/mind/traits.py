"""A wizard's position in whole numbers, for the network that says what it promises. All hands count."""

from __future__ import annotations

from typing import Final

from spellhall.bots.networks import bounded
from spellhall.games.mathwiz.cards import EFFECTS, KINDS
from spellhall.games.mathwiz.mind.greedy import rounds_left
from spellhall.games.mathwiz.state import MathWizState

NEAR: Final = 1  # a target that is missed by no more than this
TRAITS: Final = [
    "rounds left", "worth by hand", "spells", "spells of the best rival", "ahead", "behind", "unused", "used",
    "share of the rounds to come", "leads the round", "hand", "sum of the hand", "different runes",
    *[f"rune {number}" for number in range(1, KINDS)],
    *[f"unused {effect}" for effect in EFFECTS],
    "targets that are met", "targets that are nearly met", "mark", "rivals",
]  # fmt: skip


def traits_of(state: MathWizState, seat: int, coming: float, reach: list[int], worth: float) -> list[int]:
    """The traits of one seat: `coming` is its share of the rounds to come, `reach` its distance from each target."""
    counts = state.hands[seat].counts
    total = different = 0
    for number in range(1, KINDS):
        if counts[number]:
            total += number * counts[number]
            different += 1
    effects = [0] * len(EFFECTS)
    for spell in state.unused[seat]:
        effects[state.rules.set.effects[spell]] += 1
    met = near = 0
    numbers = state.rules.set.numbers
    for spell, copies in enumerate(state.spell_deck.counts):
        if copies:
            gap = reach[min(numbers[spell], len(reach) - 1)]
            met += gap == 0
            near += gap <= NEAR
    best = 0
    for other in range(state.setup.seats):
        if other != seat:
            best = max(best, state.tally(other))
    own = state.tally(seat)
    row = [rounds_left(state), int(128.0 + 12.0 * worth), own, best, own - best, best - own]
    row += [len(state.unused[seat]), len(state.used[seat]), int(100.0 * coming), int(state.lead == seat)]
    row += [state.hands[seat].size, total, different]
    row += counts[1:]
    row += effects
    row += [met, near, int(state.marks[seat] != 0), state.setup.seats - 1]
    return bounded(row)
