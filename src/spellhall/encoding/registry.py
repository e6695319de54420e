"""Encodings by game. A game's encoding is the module of its name in this folder."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from spellhall.encoding.base import Encoding
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition


def make_encoding(game: GameDefinition[Any], setup: Setup) -> Encoding:
    """The encoding of a setup."""
    made: Encoding = import_module(f"spellhall.encoding.{game.id}").GameEncoding(game, setup)
    return made


def version_of(game: GameDefinition[Any]) -> int:
    """Raised when anything changes that could alter learning: rules, vocabulary, features, rewards."""
    version: int = import_module(f"spellhall.encoding.{game.id}").VERSION
    return version
