"""Encodings by game: the `GameEncoding` of a game's `encoding.py`."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from spellhall.encoding.base import Encoding
from spellhall.encoding.glance import Glance
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


def make_glance(encoding: Encoding) -> Glance:
    """The glance for an encoding: the game's own where its folder has a glance.py, else what all games have."""
    found = room(encoding.game, "glance")
    made: Glance = Glance(encoding) if found is None else found.GameGlance(encoding)
    return made


def glance_version(game: GameDefinition[Any]) -> int:
    """The version of the environments with a glance: it rises with the encoding's, and with anything in the glance that
    could alter learning. 0 if the game has no glance of its own."""
    found = room(game, "glance")
    version: int = 0 if found is None else found.VERSION
    return version
