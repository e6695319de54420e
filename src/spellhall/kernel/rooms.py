"""What a game brings beside its rules: modules and files in the folder of its `game.py`, under fixed names.

Nothing outside a game imports it by name. Whoever wants a part asks for it here, and has a default if it is not there.
"""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Any

from spellhall.kernel.game import GameDefinition


def room(game: GameDefinition[Any], name: str) -> ModuleType | None:
    """A module of the game's folder, such as `mind.greedy`; None if the game does not bring it."""
    full = f"{game.package}.{name}"
    try:
        return import_module(full)
    except ModuleNotFoundError as missing:
        if missing.name is not None and f"{full}.".startswith(f"{missing.name}."):
            return None
        raise  # the module is there, but something that it needs is not


def file_in(game: GameDefinition[Any], name: str) -> str | None:
    """The text of a file of the game's folder, such as `lesson.toml`; None if the game does not bring it."""
    found = files(game.package).joinpath(*name.split("/"))
    return found.read_text(encoding="utf-8") if found.is_file() else None
