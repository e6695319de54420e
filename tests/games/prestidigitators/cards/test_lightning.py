"""Lightning: strikes, collapses its cascade and sinks."""

from games.prestidigitators.dueltable import Duel


def test_greater_destroys_and_it_sinks() -> None:
    """DP-C-Lightning-1, DP-C-Lightning-2: against Discharge; then the cascade collapses and it sinks."""
    duel = Duel(["Mine | Mirrorball, Lightning", "| Phylactery", "-"], ["Gnaremoob | Discharge", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.b[0] == "| Gnaremoob"
    assert duel.a[0] == "Lightning, Mine | Mirrorball"


def test_a_tie_destroys_nothing_and_it_sinks_all_the_same() -> None:
    """DP-C-Lightning-1, DP-C-Lightning-2: alone against Battery, which has the same energy."""
    duel = Duel(["Mine, Decoy | Lightning", "| Phylactery", "-"], ["Gnaremoob | Battery", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.b[0] == "Gnaremoob | Battery"
    assert duel.a[0] == "Lightning, Mine | Decoy"
