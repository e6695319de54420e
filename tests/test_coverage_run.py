"""A short coverage run: every clause and card of every game fires (the long run is `spellhall coverage GAME`)."""

import pytest

from spellhall.games import game, game_ids
from spellhall.lab.coverage import run_coverage


@pytest.mark.parametrize("id", game_ids())
def test_everything_fires(id: str) -> None:
    coverage = run_coverage(game(id), 3000, "coverage")
    assert coverage.silent_clauses() == []
    assert coverage.silent_cards() == []
