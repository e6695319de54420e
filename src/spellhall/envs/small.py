"""Games so small that OpenSpiel's exact algorithms walk them whole: miniatures, cut down where they are too large.

What a game sets beside its miniature is in its `mind/small.py`.
"""

from __future__ import annotations

from typing import Any

from spellhall.envs.spiel import load
from spellhall.games import all_games
from spellhall.games import game as find_game
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.rooms import room


def small_game(id: str) -> Any:
    """OpenSpiel's game object for two players."""
    mind = room(find_game(id), "mind.small")
    if mind is None:
        known = [one.id for one in all_games() if room(one, "mind.small") is not None]
        raise SpellhallError(f"{find_game(id).title} has no small game; there are small games of {', '.join(known)}.")
    return load(id, {"miniature": True, **mind.SMALL})
