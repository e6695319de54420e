"""The judge of reviews: as hints do, in the same worlds for both choices, and only where it is sure."""

from __future__ import annotations

import pytest
from test_levels import some_decisions

from spellhall.bots.advise import advise
from spellhall.bots.judging import Judge
from spellhall.bots.searching.paired import FEWEST, Difference
from spellhall.games import game, game_ids


def difference(pairs: list[tuple[float, float]]) -> Difference:
    out = Difference()
    for better, played in pairs:
        out.add(better, played)
    return out


def test_a_steady_difference_is_a_loss_however_much_the_worlds_differ() -> None:
    """Each estimate alone is worth nothing here: they go from 0.1 to 0.9. Their difference is always the same."""
    found = difference([(0.1 + 0.8 * (at % 5) / 4 + 0.1, 0.1 + 0.8 * (at % 5) / 4) for at in range(60)])
    assert found.mean == pytest.approx(0.1)
    assert found.uncertainty < 0.02
    assert found.is_loss(0.05)
    assert not found.is_loss(0.2)


def test_a_difference_that_comes_and_goes_is_none() -> None:
    found = difference([(0.5 + (0.4 if at % 2 else -0.2), 0.5) for at in range(40)])
    assert found.mean == pytest.approx(0.1)
    assert found.uncertainty > 0.1
    assert not found.is_loss(0.05)


def test_few_worlds_prove_nothing() -> None:
    """What is rare may not have shown yet."""
    found = difference([(0.6, 0.5)] * (FEWEST - 1))
    assert not found.is_loss(0.05)
    assert difference([]).uncertainty == 1.0


def test_equal_choices_are_soon_done_with() -> None:
    assert difference([(0.5, 0.5)] * 30).is_none(0.05)


@pytest.mark.parametrize("id", game_ids())
def test_what_a_hint_names_first_is_never_blamed(id: str) -> None:
    one = game(id)
    judge = Judge(16, 30)
    for state, seat in some_decisions(id, one.seat_counts[0], "judge", 7, 4):
        view, decision = one.view_for(state, seat), one.decision_for(state, seat)
        best = advise(one, view, decision, playouts=16, milliseconds=0)[0].choice
        assert best is not None
        assert judge.verdict(one, view, decision, best, 0.0, 0) is None


@pytest.mark.parametrize("id", game_ids())
def test_the_same_verdict_every_time(id: str) -> None:
    one = game(id)
    for state, seat in some_decisions(id, one.seat_counts[0], "again", 5, 2):
        view, decision = one.view_for(state, seat), one.decision_for(state, seat)
        found = [Judge(8, 24).verdict(one, view, decision, decision.choices[-1], 0.01, 0) for _ in range(2)]
        told = [each and (each.better, each.before, each.after, each.uncertainty) for each in found]
        assert told[0] == told[1]
