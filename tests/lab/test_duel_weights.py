"""The weights of positions in the duel can be fitted again."""

from __future__ import annotations

from math import exp
from typing import Any

import pytest
from benchmarks.duel_weights import ABOUT, Sample, fit, fit_draft, fit_positions, module_text, play, taken_apart

from spellhall.games import game
from spellhall.games.prestidigitators.mind import weights as in_use
from spellhall.games.prestidigitators.mind.value import Values
from spellhall.kernel.chance import Seeded
from spellhall.kernel.positions import read_text

DUEL = game("prestidigitators")


def test_a_position_taken_apart_adds_up_and_a_fit_moves_it_towards_the_result() -> None:
    text = "mover: A\nA1: Phylactery | Ground, Lightning\nA3: | Mine\nB1: Fan | Battery\nB2: | Phylactery\n"
    state: Any = DUEL.place(DUEL.setup(2), read_text(text), Seeded("duel")).state
    values = Values(state.rules)
    position = taken_apart(values, state)
    lead = position.lead(values.weights)
    assert lead == pytest.approx(values.lead(state))
    for result in (0.0, 1.0):
        position.result = result
        weights = values.weights.copy()
        fit_positions(weights, [position] * 5)
        fitted = position.lead(weights)
        assert fitted > lead if result else fitted < lead


def samples(true: list[float], number: int) -> list[Sample]:
    """Positions of a few parts, with results drawn as these weights say."""
    luck = Seeded("samples")
    out = []
    for _ in range(number):
        sample = Sample([(part, luck.below(3, "amount") - 1) for part in range(len(true))])
        odds = 1.0 / (1.0 + exp(-sample.lead(true)))
        sample.result = float(luck.below(1_000, "result") < 1_000 * odds)
        out.append(sample)
    return out


def test_known_weights_are_found_again() -> None:
    true = [1.0, -0.6, 0.3, 0.0]
    weights = [0.0] * len(true)
    first = fit(weights, samples(true, 4_000), rounds=1, step=0.0)
    error = fit(weights, samples(true, 4_000), rounds=6, step=0.02)
    assert weights == pytest.approx(true, abs=0.1)
    assert error < first


def test_the_worth_of_cards_in_the_draft_is_found_again() -> None:
    """Only differences between cards can be seen in results."""
    true = [0.5, 0.1, -0.2, -0.4]
    assert fit_draft(4, samples(true, 1_500)) == pytest.approx(true, abs=0.15)


def test_a_game_is_played_from_views_and_written_as_a_module() -> None:
    setup = DUEL.setup(2, {"stagnation_limit": 4})
    values = Values(setup)
    played = play(values, setup, "weights", (2, 6))
    assert len(played.positions) >= 4
    assert len({sample.result for sample in [played.draft, *played.positions]}) == 1
    assert sum(amount for _, amount in played.draft.parts) == 0
    names = [card.name for card in setup.set.cards]
    module: dict[str, Any] = {}
    exec(module_text(names, values.weights, [0.0] * len(names)), module)
    for name in ["CARDS", "TEMPO", *ABOUT]:
        assert module[name] == getattr(in_use, name), name
    assert module["DRAFT"].keys() == in_use.DRAFT.keys()
    assert module["UNLISTED"] == pytest.approx(in_use.UNLISTED, abs=0.06)
