"""What the tests of the environments share."""

from importlib import import_module
from typing import Any

import pytest

from spellhall.encoding.registry import version_of
from spellhall.games import game, game_ids

EVERY_TABLE = [pytest.param(id, seats, id=f"{id}-{seats}") for id in game_ids() for seats in game(id).seat_counts]
EVERY_GAME = game_ids()


def family(id: str) -> Any:
    """The PettingZoo module of a game, by the id that carries its version."""
    return import_module(f"spellhall.envs.{id}_v{version_of(game(id))}")
