"""Magic Melee: weapons and the desperate Strike."""

from __future__ import annotations

from spellcaster_table import PLAIN, Table


def test_cast_leaves_a_weapon() -> None:
    """SC-120: the Spade stays face up."""
    table = Table(PLAIN + "charged A: KS").do("A cast melee")
    assert table["active A"] == "melee KS"
    assert table["charged A"] == ""


def test_spade_or_club_with_the_weapon() -> None:
    """SC-121, SC-123, SC-124: Spades, Clubs and the Joker strike with it; a Spade also without, a Club not."""
    table = Table(PLAIN + "hand A: 5S 6C JK\nactive A: melee KS; melee 9S")
    assert table.some("A", "strike") == [
        "strike 5S B", "strike 5S B with KS", "strike 5S B with 9S", "strike 6C B with KS", "strike 6C B with 9S",
        "strike JK B", "strike JK B with KS", "strike JK B with 9S",
    ]  # fmt: skip
    assert table.refused("A strike 6C B") == "SC-123"
    assert table.refused("A strike 6C B with 8S") == "SC-124"


def test_weapon_stays_and_deals_full_damage() -> None:
    """SC-122, SC-124: one point through the defence deals the weapon's whole CV; the weapon stays."""
    text = PLAIN + "hand A: 5C 3C\nactive A: melee KS\nhand B: 4D KC 2C"
    table = Table(text, ["draw A 4C", "draw B 3C"]).do("A strike 5C B with KS", "B block 4D")
    assert table.told("hit seat=B damage=13")
    assert table["active A"] == "melee KS"


def test_a_weaker_weapon_is_no_duty() -> None:
    """SC-123: a strong Spade may leave a weak weapon aside."""
    text = PLAIN + "hand A: KS 3C\nactive A: melee 2S\nhand B: KC KD"
    table = Table(text, ["draw A 4C"]).do("A strike KS B", "B pass")
    assert table.told("hit seat=B damage=13")


def test_desperate_strike() -> None:
    """SC-125, SC-126: the weapon itself is the Strike; it is discarded and nothing is drawn."""
    text = PLAIN + "hand A: 3C 4C\nactive A: melee QS\nhand B: KC KD"
    table = Table(text).do("A desperate QS B")
    assert table["active A"] == ""
    table.do("B pass")
    assert table["hand A"] == "3C 4C"
    assert table["discard A"] == "QS"
    assert table.told("hit seat=B damage=12")
    far = Table(text + "\nat B: 9,9")
    assert far.refused("A desperate QS B") == "SC-62"
    assert far.refused("A desperate 9S B") == "SC-125"
