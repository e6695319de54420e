"""Mirrorball: shows a cascade."""

from games.prestidigitators.dueltable import Duel

HOME = ["Fan | Mirrorball", "| Phylactery", "-"]


def test_it_shows_the_opposing_cascade_and_is_destroyed() -> None:
    """DP-C-Mirrorball-1: every splayed card, from now on known."""
    duel = Duel(HOME, ["Phylactery | Ground, Battery", "-", "-"]).choose("attack 1")
    assert duel.told("show place=B1 cards=Ground,Battery")
    assert duel.seen("A", "B1") == ["?", "Ground", "Battery"]
    assert duel.a[0] == "| Fan"
    assert duel.at("destroyed A") == "Mirrorball"


def test_its_reaction_shows_the_attackers_cascade_and_the_attack_goes_on() -> None:
    """DP-C-Mirrorball-2: 5 against 1 destroys it all the same."""
    duel = Duel(["Mine | Discharge, Lightning", "| Phylactery", "-"], ["Fan | Mirrorball", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.told("show place=A1 cards=Discharge,Lightning")
    assert duel.told("destroy place=B1 card=Mirrorball")


def test_its_action_is_no_threat() -> None:
    """DP-C-Mirrorball-3: a Mine is shown and stays quiet; no total is announced."""
    duel = Duel(HOME, ["Phylactery | Mine", "-", "-"]).choose("attack 1")
    assert duel.told("show place=B1 cards=Mine")
    assert not duel.told("react")
    assert not duel.told("total")
    assert duel.b[0] == "Phylactery | Mine"


def test_hidden_cards_are_not_shown() -> None:
    """DP-C-Mirrorball-4: a collapsed stack shows its top card only."""
    duel = Duel(HOME, ["Phylactery, Ground | Battery", "-", "-"]).choose("attack 1")
    assert duel.told("show place=B1 cards=Battery")
    assert duel.seen("A", "B1") == ["?", "?", "Battery"]


def test_against_an_empty_row_it_is_destroyed_all_the_same() -> None:
    """DP-C-Mirrorball-5: nothing is shown."""
    duel = Duel(HOME, ["-", "Mine | Phylactery", "-"]).choose("attack 1")
    assert not duel.told("show")
    assert duel.a[0] == "| Fan"
