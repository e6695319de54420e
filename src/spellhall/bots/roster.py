"""Bots by name. A game's greedy bot is the `GreedyBot` of its `mind/greedy.py`."""

from __future__ import annotations

from typing import Any

from spellhall.bots.base import Bot
from spellhall.bots.external import ExternalBot
from spellhall.bots.levels import LEVELS, level_bot
from spellhall.bots.random import RandomBot
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import say
from spellhall.kernel.rooms import room

NAMES = ("random", "greedy", *LEVELS)
START = 1_500  # milliseconds in which a program must be up at a table of the hall

_commands: dict[str, str] = {}  # programs that the operator of a hall allows, by name


def allow(commands: dict[str, str]) -> None:
    """From now on these names mean these commands, for everybody in this process, and no others do."""
    _commands.clear()
    _commands.update(commands)


def known_names() -> list[str]:
    """Every bot that can be asked for by its name."""
    return [*NAMES, *_commands]


def names_for(game: GameDefinition[Any]) -> list[str]:
    """Every bot that can be asked for in a game."""
    return [name for name in known_names() if name != "greedy" or room(game, "mind.greedy") is not None]


def usual_bot(game: GameDefinition[Any]) -> str:
    """Who plays where nobody has named a bot."""
    return "greedy" if room(game, "mind.greedy") is not None else "adept"


def replacement_for(bot: str, game: GameDefinition[Any]) -> str:
    """Who plays on for a bot that fails; empty if nobody can."""
    usual = usual_bot(game)
    return usual if bot not in (usual, "random") else "random" if bot == usual else ""


def make_bot(name: str, game: GameDefinition[Any], seed: str) -> Bot:
    """A new bot for one seat of one match."""
    if name == "random":
        return RandomBot(game, seed)
    if name == "greedy":
        mind = room(game, "mind.greedy")
        if mind is None:
            raise SpellhallError(f"{game.title} has no greedy bot. The bots are: {', '.join(names_for(game))}.")
        made: Bot = mind.GreedyBot(game, seed)
        return made
    if name in LEVELS:
        return level_bot(game, seed, name)
    if name in _commands:
        return ExternalBot(_commands[name], game, seed, START)
    raise SpellhallError(say("no-bot-named", name=name[:40], bots=", ".join(known_names())))
