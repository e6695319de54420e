"""Encodings by game: the `GameEncoding` of a game's `encoding.py`."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from spellhall.encoding.base import Encoding
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.rooms import room


def has_encoding(game: GameDefinition[Any]) -> bool:
    """Whether a game brings its choices and views as numbers, and so has a form for research."""
    return room(game, "encoding") is not None


def encoding_of(game: GameDefinition[Any]) -> ModuleType:
    """The module with a game's encoding; raises SpellhallError if the game brings none."""
    found = room(game, "encoding")
    if found is None:
        raise SpellhallError(f"{game.title} has no research form: its folder has no encoding.py.")
    return found


def make_encoding(game: GameDefinition[Any], setup: Setup) -> Encoding:
    """The encoding of a setup."""
    made: Encoding = encoding_of(game).GameEncoding(game, setup)
    return made


def version_of(game: GameDefinition[Any]) -> int:
    """Raised when anything changes that could alter learning: rules, vocabulary, features, rewards."""
    version: int = encoding_of(game).VERSION
    return version
