"""A position that makes the miniature small enough for exact algorithms to walk the whole game.

It begins when the first Spells are chosen in secret.
"""

from __future__ import annotations

from typing import Final

SMALL: Final[dict[str, str]] = {
    "position": "phase: choose; hand A: 1 1 - - -; hand B: 1 1 1 - -; stored A: m1 m2 m6; stored B: m3 m4 m5",
}
