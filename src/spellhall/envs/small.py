"""Games so small that OpenSpiel's exact algorithms walk them whole: miniatures, cut down where they are too large.

What a game sets beside its miniature is in its `mind/small.py`: `SMALL`, and `MIXED` for a game in whose equilibrium
chances must be mixed, because whoever plays one plan for sure can be beaten.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from spellhall.envs.spiel import load
from spellhall.games import all_games
from spellhall.games import game as find_game
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.rooms import room


def small_game(id: str, mixed: bool = False) -> Any:
    """OpenSpiel's game object for two players; `mixed`: the one whose equilibrium mixes."""
    part = "MIXED" if mixed else "SMALL"
    found = room(find_game(id), "mind.small")
    given = getattr(found, part, None)
    if found is None or given is None:
        known = [one.id for one in all_games() if hasattr(room(one, "mind.small"), part)]
        kind = "small game that mixes" if mixed else "small game"
        raise SpellhallError(f"{find_game(id).title} has no {kind}; there are such games of {', '.join(known)}.")
    settings: dict[str, Any] = {"miniature": True, **given}
    if "cards" in settings:  # the name of a card file beside `mind/small.py`
        settings["cards"] = str(files(found.__name__.rpartition(".")[0]) / settings["cards"])
    return load(id, settings)
