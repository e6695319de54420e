"""Magic Shield and Teleport."""

from __future__ import annotations

from spellcaster_table import PLAIN, Table

STRIKE = PLAIN + "hand A: 9S 3C\n"


def test_shield_is_left_active() -> None:
    """SC-127: cast in the own turn the Diamond waits face up."""
    assert Table(PLAIN + "charged A: 6D").do("A cast shield")["active A"] == "shield 6D"


def test_shield_blocks_a_strike() -> None:
    """SC-128, SC-129, SC-131: from a Charged or an Active Diamond, with its CV, once."""
    for zone in ("charged B: 6D", "active B: shield 6D"):
        table = Table(STRIKE + f"hand B: KC KH\n{zone}", ["draw A 4C"]).do("A strike 9S B", "B shield 6D")
        assert table.told("hit seat=B damage=3")
        assert table["discard B"] == "6D"


def test_shield_stops_any_wave() -> None:
    """SC-130: whatever the CVs."""
    table = Table(PLAIN + "charged A: AC\nhand B: KC KH\nactive B: shield 2D").do("A cast hadou", "B shield 2D")
    assert table.told("no_harm seat=B")
    assert table["active B"] == ""


def test_teleport_as_a_dodge() -> None:
    """SC-132, SC-133: at equal CVs it succeeds and moves the full CV, past threatened spaces."""
    text = STRIKE + "hand B: KC KD\ncharged B: 9H"
    table = Table(text, ["draw A 4C"]).do("A strike 9S B", "B teleport 9H")
    assert table.told("no_harm seat=B")
    assert len(table.some("B", "move")) == 119  # everything within nine steps but the two pieces
    table.do("B move 5,4")
    assert table["at B"] == "5,4"
    assert table["discard B"] == "9H"


def test_teleport_that_is_too_low() -> None:
    """SC-133: the rest is dealt and nobody moves."""
    text = STRIKE + "hand B: KC KD\ncharged B: 5H"
    table = Table(text, ["draw A 4C"]).do("A strike 9S B", "B teleport 5H")
    assert table.told("hit seat=B damage=4")
    assert table["at B"] == "5,6"


def test_teleport_in_the_own_turn() -> None:
    """SC-134, SC-135, SC-137: an extra movement that obeys threatened spaces, unless the option says otherwise."""
    text = PLAIN + "at A: 0,0\nat B: 3,0\ncharged A: 4H"
    table = Table(text).do("A cast teleport")
    assert len(table.some("A", "teleport")) == 22
    assert table.refused("A teleport 4,0") == "SC-55"
    ignoring = Table(text, teleport_reach="ignore").do("A cast teleport")
    assert len(ignoring.some("A", "teleport")) == 23
    ignoring.do("A teleport 4,0")
    assert ignoring["at A"] == "4,0"
    assert ignoring["discard A"] == "4H"
    assert ignoring.some("A", "move")  # the Move is still there (SC-57)


def test_teleport_is_kept() -> None:
    """SC-136: it may be left Active for later."""
    table = Table(PLAIN + "charged A: 4H").do("A cast teleport", "A hold")
    assert table["active A"] == "teleport 4H"
