"""Options that make the miniature small enough for exact algorithms. It needs none.

In the one that mixes there is a single round. Seat A may charge a card face down; then B throws its weapon, a Strike of
5, or casts a Hadou Ken of 14. A Charged 2 of Diamonds stops the Hadou Ken, a Charged 5 of Hearts the Strike, and A
wins. With the wrong card A can still stop the Strike from the hand, for a draw, but the Hadou Ken kills.
"""

from __future__ import annotations

from typing import Final

SMALL: Final[dict[str, str]] = {}

MIXED: Final[dict[str, str | bool]] = {
    "miniature": False,
    "cards": "mixed.toml",
    "position": "turn: A; hand A: 2C 2D 5H; move A: -; deck A: ; "
    "hand B: 2H; charged B: AC; active B: melee 5S; move B: -; deck B: ",
}
