"""What the miniature needs beside it to be so small that exact algorithms walk it whole.

Begins after two turns.
"""

from __future__ import annotations

from typing import Final

SMALL: Final[dict[str, str]] = {
    "position": "phase: take; turn: 3; row 1: -- -- R1 R1 --; open: M1 M2 -; deck: ; hand A: Y1; seen hand A: Y1; "
    "items A: EL; hand B: R1; seen hand B: R1; held: R1 Y1",
}
