"""The five levels in games that bring no knowledge: each is stronger than the one below.

Bots think by iterations here, so these games are the same on every machine.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from examples.conftest import EXAMPLES
from spellhall.bots.levels import LEVELS
from spellhall.bots.roster import make_bot
from spellhall.kernel.game import GameDefinition
from spellhall.lab.playing import play_timed
from spellhall.lab.timing import Times


def won_per_game(game: GameDefinition[Any], one: str, other: str, deals: int) -> float:
    """What a bot wins from another in mirrored deals."""
    setup = game.setup(2)
    total = 0.0
    for deal in range(deals):
        for seat in range(2):
            names = [one, other] if seat == 0 else [other, one]
            bots = [make_bot(name, game, f"{deal}/{name}/{seat}") for name in names]
            state = play_timed(game, setup, f"deal {deal}", bots, [Times(), Times()])
            total += state.outcome.utilities[seat]
    return total / (2 * deals)


@pytest.mark.parametrize(
    ("id", "deals"), [("liars_dice", [100, 100, 60, 60, 24]), ("leduc", [150, 150, 100, 60])], ids=lambda id: str(id)
)
def test_every_level_is_stronger_than_the_one_below(id: str, deals: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """The strongest level of Leduc poker takes too long for a test; docs/strength-notes.md has it."""
    monkeypatch.syspath_prepend(EXAMPLES / id / "src")
    game = import_module(f"spellhall_{id}.game").GAME
    ladder = ["random", *LEVELS]
    found = [won_per_game(game, ladder[at + 1], ladder[at], number) for at, number in enumerate(deals)]
    assert all(won > 0.05 for won in found), found
