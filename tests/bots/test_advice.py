"""Advice: ranked choices with an estimate and a plain sentence, in time, and nothing that a seat may not know."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from test_levels import some_decisions

from spellhall.bots.advise import advise, look
from spellhall.bots.levels import knowledge_of
from spellhall.games import game, game_ids
from spellhall.games.mathwiz.choices import runes_of, value_of
from spellhall.kernel.chance import Seeded
from spellhall.kernel.positions import read_text


@pytest.mark.parametrize("id", game_ids())
def test_every_decision_gets_advice_in_plain_words(id: str) -> None:
    one = game(id)
    for seats in one.seat_counts:
        for state, seat in some_decisions(id, seats, "advice", 5, 6):
            decision = one.decision_for(state, seat)
            given = advise(one, one.view_for(state, seat), decision, playouts=12, milliseconds=0)
            assert given
            for advice in given:
                assert advice.choice in decision.choices
                assert one.find_choice(state.setup, advice.text, decision.choices) == advice.choice
                assert 0.0 <= advice.estimate <= 1.0
                assert not str(advice.why)[0].islower()
                assert str(advice.why).endswith("."), advice.why


@pytest.mark.parametrize("id", game_ids())
def test_advice_is_the_same_in_every_world_that_looks_the_same(id: str) -> None:
    """What a seat cannot see has no influence: an imagined world with the same view gets the same advice."""
    one = game(id)
    for state, seat in some_decisions(id, one.seat_counts[-1], "worlds", 13, 3):
        view = one.view_for(state, seat)
        other = one.imagine(view, Seeded("another"))
        told = [
            [
                advice.to_json()
                for advice in advise(
                    one, one.view_for(world, seat), one.decision_for(world, seat), playouts=8, milliseconds=0
                )
            ]
            for world in (state, other)
        ]
        assert told[0] == told[1]


@pytest.mark.parametrize("id", game_ids())
def test_advice_has_a_bound(id: str) -> None:
    """Far above what it takes (well under a second): this notices a search without end, not a busy machine."""
    one = game(id)
    for state, seat in some_decisions(id, 2, "quick", 17, 4):
        began = time.process_time()
        assert advise(one, one.view_for(state, seat), one.decision_for(state, seat))
        assert time.process_time() - began < 20.0


@pytest.mark.parametrize(
    ("id", "options"), [*[(id, {}) for id in game_ids()], ("mathemagician", {"casting": "declared"})]
)
def test_a_choice_can_be_looked_at_alone(id: str, options: dict[str, Any]) -> None:
    """All but one may be silly; then there is nothing to weigh, and still something to say."""
    one = game(id)
    state = one.start(one.setup(2, options), Seeded("alone")).state
    luck = Seeded("alone")
    for _ in range(25):
        if state.outcome is not None:
            break
        seat = one.waiting(state)[0]
        choices = one.legal(state, seat).copy()
        choice = choices[luck.below(len(choices), "choice")]
        found = look(one, knowledge_of(one), one.view_for(state, seat), [choice], "alone", 2, 0)
        assert found.ranking() == [0]
        assert found.visits[0]
        state = one.apply(state, seat, choice).state


def test_advice_sees_the_cast() -> None:
    """One card short of the spell: it is named first, with what it casts."""
    one = game("mathemagician")
    setup = one.setup(2)
    cards = setup.cards
    spell = next(place for place, least in enumerate(cards.minimums) if least == 2 and 4 < cards.values[place] <= 12)
    rest = cards.values[spell] - 3
    text = f"spell A: {cards.ids[spell]}\nrow A: {rest}+\nhand A: 3 8 9 + -\n"
    state = one.place(setup, read_text(text), Seeded("cast")).state
    best = advise(one, one.view_for(state, 0), one.decision_for(state, 0), playouts=60, milliseconds=0)[0]
    assert cards.names[spell] in str(best.why), best.why
    assert f"makes {cards.values[spell]}" in str(best.why)


def numbers_in(fact: Any) -> list[int]:
    """Every number that a message says."""
    return [int(number) for number in re.findall(r"\d+", str(fact))]


@pytest.mark.parametrize("arithmetic", ["practice", "strict"])
def test_the_sum_is_the_players_own(arithmetic: str) -> None:
    """First a nudge, then the pair, never the product; and help with the product itself, without saying it."""
    one = game("mathwiz")
    nudged = helped = 0
    for seed in range(6):
        state = one.start(one.setup(2, {"arithmetic": arithmetic}), Seeded(f"{arithmetic}/{seed}")).state
        luck = Seeded(f"sums/{seed}")
        for _ in range(12):
            seat = one.waiting(state)[0]
            decision, view = one.decision_for(state, seat), one.view_for(state, seat)
            given = advise(one, view, decision, playouts=8, milliseconds=0, step=1)
            if decision.choices[0].verb == "claim":
                (help,) = given
                (answer,) = one.computer_choices(view, decision.choices)
                assert (help.choice, help.more) == (None, False)
                assert answer.args[0] not in numbers_in(help.why) or "one" in str(help.why).lower()
                helped += 1
                state = one.apply(state, seat, answer).state
                continue
            if decision.choices[0].verb == "pair" and len(decision.choices) > 1:
                assert [(advice.choice, advice.more) for advice in given] == [(None, True)]
                given = advise(one, view, decision, playouts=8, milliseconds=0, step=2)
                nudged += 1
                said = {number for advice in given for number in numbers_in(advice.why)}
                runes = {rune for choice in decision.choices for rune in runes_of(choice)}
                makes = {value_of(choice) for choice in decision.choices}
                assert not said & makes - runes - {state.target}
            state = one.apply(state, seat, decision.choices[luck.below(len(decision.choices), "choice")]).state
    assert nudged > 10
    assert helped > 10


@pytest.mark.parametrize(
    ("id", "options"),
    [
        *[(id, {}) for id in game_ids()],
        ("mathwiz", {"arithmetic": "practice"}),
        ("mathwiz", {"arithmetic": "strict"}),
        ("mathemagician", {"casting": "declared", "show_totals": False}),
    ],
)
def test_no_two_choices_have_the_same_reason(id: str, options: dict[str, Any]) -> None:
    one = game(id)
    for seats in one.seat_counts[:2]:
        state = one.start(one.setup(seats, options), Seeded(f"reasons/{seats}")).state
        luck = Seeded("reasons")
        for number in range(60):
            if state.outcome is not None:
                break
            seat = one.waiting(state)[0]
            decision = one.decision_for(state, seat)
            if number % 4 == 0 and len(decision.choices) > 1:
                given = advise(one, one.view_for(state, seat), decision, playouts=10, milliseconds=0)
                said = [str(advice.why) for advice in given]
                assert len(set(said)) == len(said), said
            state = one.apply(state, seat, decision.choices[luck.below(len(decision.choices), "choice")]).state
