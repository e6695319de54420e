"""Thunderbolt: strikes, collapses its cascade and sinks."""

from games.prestidigitators.dueltable import Duel


def test_greater_destroys_and_it_sinks() -> None:
    """DP-C-Thunderbolt-1, DP-C-Thunderbolt-2: against Boomerang; then the cascade collapses and it sinks."""
    duel = Duel(["Mine | Mirrorball, Thunderbolt", "| Phylactery", "-"], ["Gnaremoob | Boomerang", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.b[0] == "| Gnaremoob"
    assert duel.a[0] == "Thunderbolt, Mine | Mirrorball"


def test_a_tie_destroys_nothing_and_it_sinks_all_the_same() -> None:
    """DP-C-Thunderbolt-1, DP-C-Thunderbolt-2: alone against Discharge, which has the same energy."""
    duel = Duel(["Mine, Decoy | Thunderbolt", "| Phylactery", "-"], ["Gnaremoob | Discharge", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.b[0] == "Gnaremoob | Discharge"
    assert duel.a[0] == "Thunderbolt, Mine | Decoy"
