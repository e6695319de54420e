"""Magic Missile: strikes, collapses its cascade and sinks."""

from games.prestidigitators.dueltable import Duel


def test_greater_destroys_and_it_sinks() -> None:
    """DP-C-MagicMissile-1, DP-C-MagicMissile-2: against Fan; then the cascade collapses and it sinks."""
    duel = Duel(["Mine | Mirrorball, Magic Missile", "| Phylactery", "-"], ["Gnaremoob | Fan", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.b[0] == "| Gnaremoob"
    assert duel.a[0] == "Magic Missile, Mine | Mirrorball"


def test_a_tie_destroys_nothing_and_it_sinks_all_the_same() -> None:
    """DP-C-MagicMissile-1, DP-C-MagicMissile-2: alone against Ground, which has the same energy."""
    duel = Duel(["Mine, Decoy | Magic Missile", "| Phylactery", "-"], ["Gnaremoob | Ground", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.b[0] == "Gnaremoob | Ground"
    assert duel.a[0] == "Magic Missile, Mine | Decoy"
