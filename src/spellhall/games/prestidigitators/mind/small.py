"""What makes the miniature small enough for exact algorithms: it begins in the middle of the secret arrangement.

In the one that mixes, both have yet to hide the card that they must not lose.
"""

from __future__ import annotations

from typing import Final

SMALL: Final[dict[str, str]] = {
    "position": "phase: arrange; pool: ; drafted A: Phylactery & Bubble & Decoy; placed A: Phylactery; "
    "drafted B: Phylactery & Bubble & Mine; placed B: Phylactery",
}

MIXED: Final[dict[str, str]] = {
    "position": "phase: arrange; pool: ; drafted A: Phylactery & Bubble & Mine; placed A: ; "
    "drafted B: Phylactery & Bubble & Mine; placed B: ",
}
