"""Ground: collapses, and may sink."""

from games.prestidigitators.dueltable import Duel


def test_it_collapses_the_foe_without_a_reveal() -> None:
    """DP-C-Ground-1: no threat, so a Mine stays quiet."""
    duel = Duel(["Fan | Ground", "| Phylactery", "-"], ["Decoy | Battery, Mine", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.b[0] == "Decoy, Battery | Mine"
    assert not duel.told("total")


def test_it_may_sink_afterwards() -> None:
    """DP-C-Ground-2: the attacker is asked after the collapse; alone it is not asked."""
    a, b = ["Fan | Ground", "| Phylactery", "-"], ["Decoy | Battery, Mine", "| Phylactery", "-"]
    asked = Duel(a, b).choose("attack 1")
    assert (asked.asked, asked.offered, asked.question.clause) == ("A", ["yes", "no"], "DP-C-Ground-2")
    assert Duel(a, b).choose("attack 1", "yes").a[0] == "Ground | Fan"
    stays = Duel(a, b).choose("attack 1", "ground no")
    assert stays.a[0] == "Fan | Ground"
    assert stays.told("decline seat=A card=Ground")
    lone = Duel(["| Ground", "| Phylactery", "-"], b).choose("attack 1")
    assert lone.asked == "B"


def test_its_reaction_collapses_the_attacker() -> None:
    """DP-C-Ground-3: before energy is counted, and also where none is counted."""
    duel = Duel(["| Battery, Thunderbolt", "| Phylactery", "-"], ["Fan | Decoy, Ground", "| Phylactery", "-"])
    assert duel.choose("attack 1").told("test greater=no")  # 2 against 3, not 5
    grenade = Duel(["Mine | Battery, Grenade", "| Phylactery", "-"], ["Fan | Ground", "| Phylactery", "-"])
    grenade.choose("attack 1")
    assert grenade.told("destroy card=Ground")
    assert grenade.a[0] == "Mine | Battery"
