"""At length, for `make balance-test`: what was planted is found in our games by their own bots, and equal cards raise
no alarm over 20 seeds. Not collected by itself: the whole takes about half an hour on two cores."""

from __future__ import annotations

from typing import Any

import pytest

from lab.planted.cards import equal_spells, planted_duel, planted_spells
from lab.test_balance import alarms, cards, measured
from spellhall.games import game as find_game
from spellhall.lab.balance.run import Balance, Variant


def run(id: str, given: Any, bots: str, deals: int, seed: str = "1", options: Any = None) -> dict[str, Any]:
    game = find_game(id)
    balance = Balance(game, [Variant("planted", game.setup(2, options or {}, given))], bots, seed)
    balance.run(deals)
    return balance.result(deals, "again")


@pytest.mark.parametrize("bots", ["greedy", "random"])
def test_planted_spells_are_found(bots: str) -> None:
    found = alarms(run("novatus", planted_spells(), bots, 150))
    assert any(what.startswith("X01") and up for _, what, up in found), found
    assert any(kind == "dead" and what.startswith("X02") for kind, what, _ in found), found


def test_planted_cards_of_the_duel_are_found() -> None:
    found = alarms(run("prestidigitators", planted_duel(), "adept", 300))
    assert any(what == "Strong" and up for _, what, up in found), found
    assert any(what == "Weak" and not up for _, what, up in found), found


@pytest.mark.parametrize("seed", range(20))
def test_equal_spells_raise_no_alarm_about_cards(seed: int) -> None:
    found = alarms(run("novatus", equal_spells(), "random", 40, str(seed)))
    assert not {kind for kind, _, _ in found} - {"beginning", "seat"}, found


def test_equal_cards_raise_hardly_an_alarm() -> None:
    false = [seed for seed in range(200) if alarms(measured(cards(), f"long/{seed}", 60))]
    assert len(false) <= 6
