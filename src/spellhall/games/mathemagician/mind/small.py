"""A position that makes the miniature small enough for exact algorithms to walk the whole game.

It begins when the first Spells are chosen in secret.

So does the one that mixes. Seat A is stronger and wins unless B casts a Spell within four turns, but A holds nothing
but ones and must play. B can drive A into completing B's own Spell, the One at once or the Three as 2+1, but has to
stop A's One by a 2 first, and a 2 would complete A's Two.
"""

from __future__ import annotations

from typing import Final

SMALL: Final[dict[str, str]] = {
    "position": "phase: choose; hand A: 1 1 - - -; hand B: 1 1 1 - -; stored A: m1 m2 m6; stored B: m3 m4 m5",
}

MIXED: Final[dict[str, str | bool]] = {
    "miniature": False,
    "cards": "mixed.toml",
    "options": "turn_limit:2;hand_split:free;exchange_removal:none",
    "position": "phase: choose; strength A: 2; strength B: 1; hand A: 1 1 1 1 1 1 1; hand B: 2 2 2 2 + + +; "
    "stored A: x1 x2 x3; stored B: x4 x5 x6; spell deck: ",
}
