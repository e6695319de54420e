"""Help where multiplying is the player's own task: where to look, and how to go about it. Never what it makes."""

from __future__ import annotations

from spellhall.games.mathwiz.choices import sum_text
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import Choice

LOWEST = 2  # there is little to multiply with a 1
HIGHEST = 12


def nudge_towards(choice: Choice, target: int, counts: list[int]) -> Message:
    """Two numbers near the runes of a combination, so that these are left to find."""
    a = choice.args[0]
    if choice.verb != "pair":
        return say("mw-nudge-spell", near=a - 1 if a > LOWEST else a + 1)
    b = choice.args[1]
    best: tuple[bool, int, int, int] | None = None
    for first in range(max(LOWEST, a - 1), min(max(HIGHEST, a), a + 1) + 1):
        for second in range(max(LOWEST, b - 1), min(max(HIGHEST, b), b + 1) + 1):
            if first <= second and (first, second) != (a, b):
                held = counts[first] > 0 and counts[second] > (first == second)
                key = (held, abs(first * second - target), first, second)
                if best is None or key < best:
                    best = key
    assert best is not None
    return say("mw-nudge-pair", first=best[2], second=best[3])


def way_to(choice: Choice) -> Message:
    """How to work out a combination."""
    verb, args = choice.verb, choice.args
    if verb == "double":
        return say("mw-task-double", first=args[0], second=args[1])
    if verb == "shift":
        return say("mw-task-shift", sum=sum_text(choice))
    if verb == "third":
        if args[3] > 0:
            return say("mw-task-add", first=args[0], second=args[1], third=args[2])
        return say("mw-task-subtract", first=args[0], second=args[1], third=args[2])
    a = args[0]
    b = a if verb == "mirror" else args[1]
    if a < 3:
        return say("mw-task-few", times=a, rune=b)
    if b > 10:
        return say("mw-task-ten", factor=a, rest=b - 10)
    return say("mw-task-split", less=a - 1, rune=b)
