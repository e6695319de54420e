"""Bots see views only, answer with legal choices, always alike, and greedy is worth its name."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spellhall.bots.base import NO_HURRY, Clock
from spellhall.bots.levels import LEVELS
from spellhall.bots.roster import NAMES, make_bot
from spellhall.games import game, game_ids
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import Decision
from spellhall.kernel.positions import read_text
from spellhall.lab.simulate import simulate


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("id", game_ids())
def test_a_bot_needs_nothing_but_json(id: str, name: str) -> None:
    """Every bot plays from views that went through JSON, chooses legally, and the same twice."""
    for seats in game(id).seat_counts:
        assert moves(id, name, seats) == moves(id, name, seats)


def moves(id: str, name: str, seats: int) -> list[str]:
    """The first choices of a game; levels that look ahead do so only a little here."""
    one = game(id)
    limit, clock = (12, Clock(iterations=4)) if name in LEVELS else (120, NO_HURRY)
    setup = one.setup(seats)
    bots = [make_bot(name, one, f"bot{seat}") for seat in range(seats)]
    state = one.start(setup, Seeded("bots")).state
    made: list[str] = []
    while state.outcome is None and len(made) < limit:
        seat = one.waiting(state)[-1]
        view = one.view_from_json(json.loads(json.dumps(one.view_for(state, seat).to_json())), setup)
        asked = one.decision_for(state, seat)
        texts = [one.write_choice(setup, choice) for choice in asked.choices]
        choices = [one.read_choice(setup, text)[0] for text in texts]
        choice = bots[seat].choose(view, Decision(asked.seats, asked.question, asked.clause, choices), clock)
        made.append(one.write_choice(setup, choice))
        state = one.apply(state, seat, choice).state
    return made


@pytest.mark.parametrize("id", game_ids())
def test_greedy_beats_random(id: str) -> None:
    """A short match, mirrored; the long ones are `make long`."""
    one = game(id)
    result: dict[str, Any] = simulate(one, one.setup(one.seat_counts[0]), 30, ["greedy", "random"], "strength", True)
    score = result["results"][0]["wins"] + result["results"][0]["draws"] / 2
    assert score >= 24, result["results"]


@pytest.mark.parametrize(
    ("options", "extra"),
    [
        ({}, "spells:"),
        ({"end_mode": "rounds", "round_limit": 5}, "round: 5"),
        ({"end_mode": "time"}, "time up: yes"),
    ],
)
def test_greedy_mathwiz_keeps_nothing_back_in_the_last_round(options: dict[str, Any], extra: str) -> None:
    """However the game ends: no rune is worth saving after it, not even where the round looks hopeless."""
    one = game("mathwiz")
    setup = one.setup(2, options)
    text = f"centre: S144\nhand A: 2 2 3 3 4 8 12\nhand B: 11 11 12 12 12 12 12\n{extra}\n"
    state = one.place(setup, read_text(text), Seeded("last")).state
    choice = make_bot("greedy", one, "x").choose(one.view_for(state, 0), one.decision_for(state, 0), NO_HURRY)
    assert one.write_choice(setup, choice) == "8x12"
