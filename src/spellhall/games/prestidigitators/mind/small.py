"""What makes the miniature small enough for exact algorithms: it begins in the middle of the secret arrangement."""

from __future__ import annotations

from typing import Final

SMALL: Final[dict[str, str]] = {
    "position": "phase: arrange; pool: ; drafted A: Phylactery & Bubble & Decoy; placed A: Phylactery; "
    "drafted B: Phylactery & Bubble & Mine; placed B: Phylactery",
}
