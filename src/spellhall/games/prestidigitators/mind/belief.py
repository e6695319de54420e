"""What is likely about stacks that cannot be seen: people lay their Phylactery low and their best cards on top.

Imagined worlds agree with everything that was shown, announced or tested, each as likely as any other. Here such a
world walks to a likelier one: two unknown cards change names again and again, always if that makes the first
arrangement more plausible and sometimes if it makes it less so, as long as all facts still hold. A token's number says
where it first lay, and only that is judged: what became of it since, everybody has seen.
"""

from __future__ import annotations

from math import exp

from spellhall.games.prestidigitators.cards import ROWS
from spellhall.games.prestidigitators.sight import agrees
from spellhall.games.prestidigitators.state import DuelState
from spellhall.kernel.chance import Seeded
from spellhall.kernel.state import UNKNOWN

STEPS = 6  # exchanges that are tried for every unknown token
MIDDLE, TOP = -1.5, -3.0  # log odds of a Phylactery that began there, beside one at the bottom
WISH = 0.6  # how strongly good cards are drawn to the top and poor ones to the bottom


def plausible(world: DuelState, wishes: list[float], token: int, kind: int) -> float:
    """Log odds that a card of this kind began where this token did; wishes say which cards belong on top."""
    hand = world.rules.set.hand
    height = hand // ROWS
    level = token % hand % height
    if world.rules.set.vital[kind]:
        return 0.0 if level == 0 else TOP if level == height - 1 else MIDDLE
    if level == height - 1:
        return WISH * wishes[kind]
    return -WISH * wishes[kind] if level == 0 else 0.0


def walk(seen: list[int], world: DuelState, wishes: list[float], chance: Seeded) -> None:
    """Change the names of tokens that were not seen, in a world that agrees with all facts, into likelier ones."""
    hidden = [token for token, kind in enumerate(seen) if kind == UNKNOWN]
    if len(hidden) < 2:
        return
    names = world.names
    for _ in range(STEPS * len(hidden)):
        one, two = hidden[chance.below(len(hidden), "belief")], hidden[chance.below(len(hidden), "belief")]
        first, second = names[one], names[two]
        if first == second:
            continue
        gain = plausible(world, wishes, one, second) + plausible(world, wishes, two, first)
        gain -= plausible(world, wishes, one, first) + plausible(world, wishes, two, second)
        if gain < 0.0 and chance.below(10_000, "belief") >= 10_000 * exp(gain):
            continue
        names[one], names[two] = second, first
        if not agrees(world):
            names[one], names[two] = first, second
