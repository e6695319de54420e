"""What the miniature needs beside it to be so small that exact algorithms walk it whole: one round.

And two rounds for which both have a single 12. Seat A's 12 beats seat B's, and B's beats whatever A has without it: A
wins both rounds by playing the 12 when B does, and B is content to play it when A does not.
"""

from __future__ import annotations

from typing import Final

SMALL: Final[dict[str, str]] = {"options": "end_mode:rounds;round_limit:1"}

MIXED: Final[dict[str, str | bool]] = {
    "miniature": False,
    "options": "end_mode:rounds;round_limit:2;spell_effects:false",
    "position": "phase: combine; round: 1; target: 45; spell: S045; centre: S045; hand A: 3 3 3 3 3 3 3 4 12; "
    "hand B: 2 2 2 2 2 2 2 5 12; runes: ; spells: S044; active: A B",
}
