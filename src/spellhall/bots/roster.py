"""Bots by name. A game's greedy bot is the module of its name in `bots/greedy/`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from spellhall.bots.base import Bot
from spellhall.bots.levels import LEVELS, level_bot
from spellhall.bots.random import RandomBot
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition

NAMES = ("random", "greedy", *LEVELS)


def make_bot(name: str, game: GameDefinition[Any], seed: str) -> Bot:
    """A new bot for one seat of one match."""
    if name == "random":
        return RandomBot(game, seed)
    if name == "greedy":
        made: Bot = import_module(f"spellhall.bots.greedy.{game.id}").GreedyBot(game, seed)
        return made
    if name in LEVELS:
        return level_bot(game, seed, name)
    raise SpellhallError(f"There is no bot '{name[:40]}'. The bots are: {', '.join(NAMES)}.")
