"""Fireball: destroys or sinks, and burns up."""

from games.prestidigitators.dueltable import Duel


def test_greater_destroys() -> None:
    """DP-C-Fireball-1, DP-C-Fireball-3, DP-C-Fireball-4: it burns up; the cascade beneath stays splayed."""
    duel = Duel(
        ["Mine | Decoy, Ground, Fireball", "| Phylactery", "-"], ["Fan | Battery, Thunderbolt", "| Phylactery", "-"]
    )
    duel.choose("attack 1")
    assert duel.b[0] == "Fan | Battery"
    assert duel.a[0] == "Mine | Decoy, Ground"
    assert duel.at("destroyed A") == "Fireball"


def test_a_tie_sinks_the_foe() -> None:
    """DP-C-Fireball-2: 3 against 3; the new top card is the one beneath."""
    duel = Duel(["Mine | Fireball", "| Phylactery", "-"], ["Fan, Decoy | Battery", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.b[0] == "Battery, Fan | Decoy"
    assert duel.a[0] == "| Mine"


def test_a_lone_foe_stays_and_an_empty_row_burns_it_too() -> None:
    """DP-C-Fireball-2, DP-C-Fireball-3: nothing sinks, but Fireball is destroyed in every case."""
    lone = Duel(["Mine | Fireball", "| Phylactery", "-"], ["| Battery", "| Phylactery", "-"]).choose("attack 1")
    assert (lone.b[0], lone.a[0]) == ("| Battery", "| Mine")
    empty = Duel(["Mine | Fireball", "| Phylactery", "-"], ["-", "Fan | Phylactery", "-"]).choose("attack 1")
    assert empty.a[0] == "| Mine"
