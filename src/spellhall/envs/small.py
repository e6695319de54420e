"""Games so small that OpenSpiel's exact algorithms walk them whole: the miniatures, cut down where they are too large.

Mathemagician's Duel begins when the first Spells are chosen in secret, Duel of the Prestidigitators in the middle of
the secret arrangement, Magus Novatus after two turns; Math Wiz is played for one round, SpellCaster as it is.
"""

from __future__ import annotations

from typing import Any, Final

from spellhall.envs.spiel import load
from spellhall.games import game_ids
from spellhall.kernel.errors import SpellhallError

SMALL: Final[dict[str, dict[str, str]]] = {
    "mathemagician": {
        "position": "phase: choose; hand A: 1 1 - - -; hand B: 1 1 1 - -; stored A: m1 m2 m6; stored B: m3 m4 m5",
    },
    "mathwiz": {"options": "end_mode:rounds;round_limit:1"},
    "novatus": {
        "position": "phase: take; turn: 3; row 1: -- -- R1 R1 --; open: M1 M2 -; deck: ; hand A: Y1; seen hand A: Y1; "
        "items A: EL; hand B: R1; seen hand B: R1; held: R1 Y1",
    },
    "prestidigitators": {
        "position": "phase: arrange; pool: ; drafted A: Phylactery & Bubble & Decoy; placed A: Phylactery; "
        "drafted B: Phylactery & Bubble & Mine; placed B: Phylactery",
    },
    "spellcaster": {},
}
"""What each small game sets beside `miniature`."""


def small_game(id: str) -> Any:
    """OpenSpiel's game object for two players."""
    if id not in SMALL:
        raise SpellhallError(f"There is no small game '{id}'; there are {', '.join(game_ids())}.")
    return load(id, {"miniature": True, **SMALL[id]})
