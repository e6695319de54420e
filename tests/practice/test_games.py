"""How practice meets the games: each says in its own folder what its play practises."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spellhall.games import game, own_ids
from spellhall.kernel.chance import Seeded
from spellhall.practice import Book, Pupil, asked, dealt, facts_of, plans, practises, solved, tried, wanted

PRACTISING = [id for id in own_ids() if practises(game(id))]


def test_two_games_practise_arithmetic() -> None:
    assert len(PRACTISING) == 2
    for id in own_ids():
        assert bool(plans(game(id))) == (id in PRACTISING)


@pytest.mark.parametrize("id", PRACTISING)
def test_a_table_is_set_up_for_those_who_sit_there(id: str) -> None:
    """Played to the end, with pupils who are sometimes wrong; what is asked is what is then answered."""
    one = game(id)
    facts = facts_of(plans(one)[0])
    made = dealt(one, wanted([Pupil(), Pupil()], Book(), facts), {})
    cards = None if made.cards is None else one.cards_from(made.cards)
    luck = random.Random(3)
    answers: list[bool] = []
    for seed in range(3):
        state: Any = one.start(one.setup(2, made.options, cards), Seeded(str(seed))).state
        while state.outcome is None:
            seat = one.waiting(state)[0]
            view = one.view_for(state, seat)
            question, right = asked(one, view), solved(one, view)
            choice = luck.choice(one.legal(state, seat))
            if right is not None and luck.random() < 0.9:
                choice = right
            found = tried(one, state, seat, choice)
            if found is not None:
                assert found.fact == question
                assert found.right or choice != right
                answers.append(found.right)
            state = one.apply(state, seat, choice).state
    assert len(answers) > 3
    assert 0 < sum(answers) < len(answers)


@pytest.mark.parametrize("id", PRACTISING)
@pytest.mark.parametrize(
    "plan", ["tables 2,5,10", "tables 7-7 hard", "tables 6-9", "sums 10", "sums 20; differences 20"]
)
def test_every_plan_makes_a_table(id: str, plan: str) -> None:
    one = game(id)
    made = dealt(one, wanted([Pupil()], Book(), facts_of(plan)), {})
    cards = None if made.cards is None else one.cards_from(made.cards)
    for seats in one.seat_counts:
        one.start(one.setup(seats, made.options, cards), Seeded("1"))


def test_a_plan_keeps_its_own_options() -> None:
    for id in PRACTISING:
        one = game(id)
        made = dealt(one, wanted([], Book(), facts_of(plans(one)[0])), {})
        assert made.options
        again = dealt(one, wanted([], Book(), facts_of(plans(one)[0])), dict(made.options))
        assert not again.options
