"""Fan: splays its whole stack and blows a card down."""

from games.prestidigitators.dueltable import Duel

HOME = ["Lightning, Ground | Fan", "| Phylactery", "-"]


def test_it_splays_its_stack_after_the_reaction() -> None:
    """DP-C-Fan-1: Mirrorball sees only the collapsed stack, then all cards are splayed."""
    duel = Duel(HOME, ["Mine | Mirrorball", "| Phylactery", "-"]).choose("attack 1")
    assert duel.told("show place=A1 cards=Fan")
    assert duel.a[0] == "| Lightning, Ground, Fan"


def test_greater_sinks_the_foes_top_card() -> None:
    """DP-C-Fan-2: 4 against 3 and a stack of two."""
    duel = Duel(HOME, ["Mine | Battery", "| Phylactery", "-"]).choose("attack 1")
    assert duel.b[0] == "Battery | Mine"
    assert not duel.told("destroy")
    assert sum(text.startswith("test") for text in duel.story) == 1


def test_greater_destroys_a_lone_card() -> None:
    """DP-C-Fan-3, DP-R33: and only if greater."""
    assert Duel(HOME, ["| Battery", "| Phylactery", "-"]).choose("attack 1").b[0] == "-"
    weak = Duel(["Ground | Fan", "| Phylactery", "-"], ["| Battery", "| Phylactery", "-"]).choose("attack 1")
    assert weak.b[0] == "| Battery"


def test_not_greater_does_nothing_more() -> None:
    """DP-C-Fan-4: Fan stays on top and its cascade stays, after success and failure."""
    for foe in ("Mine | Battery", "Mine | Battery, Thunderbolt"):
        duel = Duel(HOME, [foe, "| Phylactery", "-"]).choose("attack 1")
        assert duel.a[0] == "| Lightning, Ground, Fan"
    assert duel.b[0] == "Mine | Battery, Thunderbolt"


def test_it_is_always_a_threat() -> None:
    """DP-C-Fan-5: a high stack reveals and reacts; against an empty row it only splays."""
    duel = Duel(HOME, ["Decoy, Battery | Mine", "| Phylactery", "-"]).choose("attack 1")
    assert duel.told("react card=Mine")
    empty = Duel(HOME, ["-", "Mine | Phylactery", "-"]).choose("attack 1")
    assert empty.story == ["reveal place=A1 card=Fan attacking=yes", "splay_stack place=A1"]
