"""Games so small that OpenSpiel's exact algorithms walk them whole: miniatures, cut down where they are too large.

What a game sets beside its miniature is in its `mind/small.py`: `SMALL`, and `MIXED` for a game in whose equilibrium
chances must be mixed, because whoever plays one plan for sure can be beaten.
"""

from __future__ import annotations

from typing import Any

from spellhall.envs.spiel import load
from spellhall.games import all_games
from spellhall.games import game as find_game
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.rooms import room


def small_game(id: str, mixed: bool = False) -> Any:
    """OpenSpiel's game object for two players; `mixed`: the one whose equilibrium mixes."""
    part = "MIXED" if mixed else "SMALL"
    given = getattr(room(find_game(id), "mind.small"), part, None)
    if given is None:
        known = [one.id for one in all_games() if hasattr(room(one, "mind.small"), part)]
        kind = "small game that mixes" if mixed else "small game"
        raise SpellhallError(f"{find_game(id).title} has no {kind}; there are such games of {', '.join(known)}.")
    return load(id, {"miniature": True, **given})
