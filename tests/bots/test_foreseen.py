"""What is foreseen of a choice: the same in every world, or not said at all; and never by looking at the true state."""

from __future__ import annotations

from typing import Any

import pytest
from test_levels import some_decisions

from spellhall.bots.foreseen import Future, Replies, agreed, follow, foresee
from spellhall.games import game, game_ids
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.positions import read_text
from spellhall.kernel.state import Choice


class Passing(Replies):
    """Whoever is asked lets it happen."""

    def reply(self, game: GameDefinition[Any], world: Any, seat: int, choices: list[Choice]) -> Choice | None:
        return Choice("pass") if Choice("pass") in choices else None


def struck() -> tuple[GameDefinition[Any], Any]:
    one = game("spellcaster")
    text = "at A: 5,5\nat B: 5,6\nhand A: 9S 2C 3C 4C 5C\nhand B: 6C 7C 8C TC JC"
    return one, one.place(one.setup(2), read_text(text), Seeded("foreseen")).state


def hit(future: Future) -> int | None:
    hits = future.events("hit")
    return int(hits[0]["damage"]) if hits else None


def test_a_fact_that_all_worlds_share_is_sure() -> None:
    one, state = struck()
    view = one.view_for(state, 0)
    choice = one.find_choice(state.setup, "strike 9S B", one.legal(state, 0))
    assert agreed(foresee(one, view, choice, Passing()), hit) == 9
    assert agreed(foresee(one, view, choice), hit) is None  # nobody has answered yet


def test_luck_is_not_sure() -> None:
    one, state = struck()
    view = one.view_for(state, 0)
    choice = one.find_choice(state.setup, "strike 9S B", one.legal(state, 0))
    futures = foresee(one, view, choice)
    assert agreed(futures, lambda future: int(future.events("drew")[0]["count"])) == 1
    assert agreed(futures, lambda future: str(future.events("drew")[0]["cards"])) is None
    assert agreed([], hit) is None


@pytest.mark.parametrize("id", game_ids())
def test_the_same_is_foreseen_in_every_world_that_looks_the_same(id: str) -> None:
    one = game(id)
    for state, seat in some_decisions(id, one.seat_counts[-1], "foreseen", 13, 3):
        view = one.view_for(state, seat)
        choice = one.legal(state, seat)[0]
        told = [
            [future.told for future in foresee(one, one.view_for(world, seat), choice, worlds=2)]
            for world in (state, one.imagine(view, Seeded("another")))
        ]
        assert told[0] == told[1]
        before = one.digest(state)
        follow(one, state, seat, choice)
        assert one.digest(state) == before
