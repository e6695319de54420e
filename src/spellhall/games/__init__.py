"""The five games, discovered by folder: a folder with a `game.py` that has a GAME is a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games present."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def game(id: str) -> GameDefinition[Any]:
    """A game by its id."""
    if id not in game_ids():
        raise SpellhallError(f"There is no game '{id[:40]}'. The games are: {', '.join(game_ids())}.")
    found: GameDefinition[Any] = import_module(f"spellhall.games.{id}.game").GAME
    return found


def all_games() -> list[GameDefinition[Any]]:
    return [game(id) for id in game_ids()]
