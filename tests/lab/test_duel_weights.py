"""The weights of positions in the duel can be fitted again."""

from __future__ import annotations

import pytest
from benchmarks.duel_weights import fit, taken_apart

from spellhall.games import game
from spellhall.games.prestidigitators.mind.value import Values
from spellhall.kernel.chance import Seeded
from spellhall.kernel.positions import read_text


def test_a_position_taken_apart_adds_up_and_a_fit_moves_it_towards_the_result() -> None:
    duel = game("prestidigitators")
    text = "mover: A\nA1: Phylactery | Ground, Lightning\nA3: | Mine\nB1: Fan | Battery\nB2: | Phylactery\n"
    state = duel.place(duel.setup(2), read_text(text), Seeded("duel")).state
    values = Values(state.rules)
    position = taken_apart(values, state)
    lead = sum(amount * values.weights[part] for part, amount in position.parts)
    assert lead == pytest.approx(values.lead(state))
    for result in (0.0, 1.0):
        position.result = result
        weights = values.weights.copy()
        fit(weights, [position] * 5)
        fitted = sum(amount * weights[part] for part, amount in position.parts)
        assert fitted > lead if result else fitted < lead
