"""Discharge: takes the energy out of a cascade."""

import pytest

from games.prestidigitators.dueltable import Duel


def test_it_collapses_the_foe_and_sinks() -> None:
    """DP-C-Discharge-1: without a reveal; a Mine does not mind."""
    duel = Duel(["Fan | Discharge", "| Phylactery", "-"], ["Ground | Battery, Mine", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.b[0] == "Ground, Battery | Mine"
    assert duel.a[0] == "Discharge | Fan"
    assert not duel.told("total")


def test_its_reaction_leaves_the_attacker_its_top_card() -> None:
    """DP-C-Discharge-2: 1 + 3 would beat 3, but 3 do not; Fan splays its cards again afterwards."""
    duel = Duel(["| Ground, Lightning", "| Phylactery", "-"], ["Mine | Boomerang, Discharge", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.told("test greater=no")
    fan = Duel(["| Ground, Lightning, Fan", "| Phylactery", "-"], ["Mine | Boomerang, Discharge", "| Phylactery", "-"])
    fan.choose("attack 1")
    assert fan.told("collapse_stack place=A1")
    assert fan.told("test greater=yes")
    assert fan.a[0] == "| Ground, Lightning, Fan"


def test_its_own_cascade_loses_only_discharge() -> None:
    """DP-C-Discharge-3: the two cards beside it stay splayed."""
    duel = Duel(["Mine | Fan, Ground, Discharge", "| Phylactery", "-"], ["| Decoy", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.a[0] == "Discharge, Mine | Fan, Ground"


@pytest.mark.parametrize("attacker", ["Grenade", "Guided Orb"])
def test_its_reaction_collapses_also_what_counts_no_energy(attacker: str) -> None:
    """DP-C-Discharge-4, DP-R20: against Grenade and Guided Orb; against Bubble when it is alone."""
    duel = Duel([f"Mine | Fan, {attacker}", "| Phylactery", "-"], ["Ground | Discharge", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.told("collapse_stack place=A1")
    bubble = Duel(["Mine | Fan, Bubble", "| Phylactery", "-"], ["| Discharge", "| Phylactery", "-"]).choose("attack 1")
    assert bubble.a[0] == "Mine, Fan | Bubble"
    assert bubble.b[0] == "-"
