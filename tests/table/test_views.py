"""The JSON that is sent is the JSON of the view, in every position of every game."""

from __future__ import annotations

import pytest

from spellhall.conformance.checks import Played
from spellhall.games import game, game_ids
from spellhall.kernel.shown import view_to_json


@pytest.mark.parametrize("id", game_ids())
def test_sent_views_are_the_views(id: str) -> None:
    for seats in game(id).seat_counts:
        played = Played(game(id), game(id).setup(seats), "views")
        for state, _, _, _ in played.some_steps(40):
            for seat in range(-1, seats):
                assert view_to_json(state, seat) == game(id).view_for(state, seat).to_json()
