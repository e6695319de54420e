"""At length, for `make balance-test`: what was planted is found in our games, and equal cards raise no alarm.

Not collected by itself: the whole takes some minutes.
"""

from __future__ import annotations

from typing import Any

from lab.planted.cards import equal_spells, planted_duel, planted_spells
from lab.test_balance import alarms, cards, measured
from spellhall.games import game as find_game
from spellhall.lab.balance.run import Balance, Variant


def run(id: str, given: Any, bots: str, deals: int, seed: str = "1", probes: bool = False) -> dict[str, Any]:
    game = find_game(id)
    balance = Balance(game, [Variant("planted", game.setup(2, {}, given))], bots, seed, probes=probes)
    balance.run(deals)
    return balance.result(deals, "again")


def test_a_spell_that_nobody_can_mix_is_found() -> None:
    found = alarms(run("novatus", planted_spells(), "greedy", 120, probes=True))
    assert ("dead", "X02 Dead", False) in found


def test_a_strong_card_of_the_duel_is_found() -> None:
    assert alarms(run("prestidigitators", planted_duel(), "random", 300)) == {("winning", "Strong", True)}


def test_equal_spells_raise_no_alarm_about_cards() -> None:
    """Over 20 seeds at most one."""
    runs = [alarms(run("novatus", equal_spells(), "random", 40, str(seed))) for seed in range(20)]
    false = [found for found in runs if {kind for kind, _, _ in found} - {"beginning", "seat"}]
    assert len(false) <= 1


def test_equal_cards_raise_hardly_an_alarm() -> None:
    false = [seed for seed in range(200) if alarms(measured(cards(), f"long/{seed}", 60))]
    assert len(false) <= 6
