"""Short ways to set up a position and to choose by text."""

from __future__ import annotations

from typing import Any

from spellhall.games import game
from spellhall.games.mathemagician.state import MathemagicianState
from spellhall.kernel.chance import Chance, Scripted, Seeded
from spellhall.kernel.game import GameDefinition, Progress
from spellhall.kernel.positions import read_text

GAME: GameDefinition[Any] = game("mathemagician")


def placed(
    text: str, seats: int = 2, options: dict[str, Any] | None = None, chance: Chance | None = None
) -> MathemagicianState:
    """A position, run until somebody must decide."""
    state: MathemagicianState = GAME.place(
        GAME.setup(seats, options or {}), read_text(text), chance or Seeded("placed")
    ).state
    return state


def chosen(state: MathemagicianState, seat: int, text: str) -> Progress[Any]:
    """What comes of a choice in notation."""
    return GAME.apply(state, seat, GAME.find_choice(state.setup, text, GAME.legal(state, seat)))


def offered(state: MathemagicianState, seat: int) -> list[str]:
    return [GAME.write_choice(state.setup, choice) for choice in GAME.legal(state, seat)]


def script(state: MathemagicianState, *outcomes: str) -> Scripted:
    return Scripted([GAME.read_chance(state.setup, text) for text in outcomes])
