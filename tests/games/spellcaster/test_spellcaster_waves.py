"""Hadou Ken, Hadou Hame Ha Ken and Energy Enhancements."""

from __future__ import annotations

from spellcaster_table import PLAIN, Table

FAR = PLAIN + "at B: 5,9\n"
THREE = PLAIN + "at C: 9,5\nhand C: 2C KC KH\nmove C: 5S\n"


def test_hadou_ken() -> None:
    """SC-138, SC-140, SC-141, SC-142: range and damage are the CV; it is fired at once and discarded."""
    table = Table(FAR + "charged A: 4C 3C\nhand A: 2H\nmove A: 3H\nhand B: 2S 9C").do("A cast hadou")
    assert table.told("cast cards=4C detail=2")
    table.do("B pass", "B pay 9C")
    assert table["discard A"] == "4C"
    assert table["active A"] == ""
    assert table.told("hit seat=B damage=4")


def test_direction_is_declared() -> None:
    """SC-104, SC-139: with several directions the caster names one."""
    table = Table(THREE + "charged A: 9C", seats=3).do("A cast hadou")
    assert table.legal("A") == ["d0", "d2"]
    assert table.refused("A d4") == "SC-107"
    table.do("A d0")
    assert table.asked == "C"


def test_wave_hits_the_first_piece_only() -> None:
    """SC-139: the piece behind is safe."""
    table = Table(PLAIN + "at C: 5,9\nhand C: 2C KC\nmove C: 5S\ncharged A: KC\nhand B: KC KD", seats=3)
    table.do("A cast hadou")
    assert table.asked == "B"


def test_hame_fires_card_by_card() -> None:
    """SC-174, SC-200, SC-202: any direction and target for each card; the caster may stop."""
    text = THREE + "charged A: 4C 5C 6C\nhand A: 2D 3D\nhand B: 2S KC"
    table = Table(text, seats=3).do("A cast hame")
    assert set(table.some("A", "hadou")) == {
        f"hadou {card} {way}" for card in ("4C", "5C", "6C") for way in ("d0", "d2")
    }
    table.do("A hadou 4C d0", "C pass", "C pay KC", "A hadou 5C d2", "B pass", "B pay KC", "A done")
    assert table["discard A"] == "4C 5C 6C"
    assert table.told("spent seat=A cards=6C")


def test_hame_strikes_with_enhancements() -> None:
    """SC-201: with the Spade kind a card may strike; weapons do not help."""
    text = PLAIN + "charged A: 4C 5C 6C\nhand B: KC KH\nactive A: enhance 8S 8C strikes; melee KS"
    table = Table(text).do("A cast hame")
    assert table.some("A", "strike") == ["strike 4C B", "strike 5C B", "strike 6C B"]
    table.do("A strike 4C B", "B pass")
    assert table.told("hit seat=B damage=4")
    plain = Table(PLAIN + "charged A: 4C 5C 6C\nhand B: KC KH").do("A cast hame")
    assert plain.refused("A strike 4C B") == "SC-201"


def test_enhancement_kinds() -> None:
    """SC-150 to SC-155: the card beside the Club decides; the Joker beside a Club allows all."""
    for cards, kind in [("7C 7H", "waves"), ("7S 7C", "strikes"), ("7C 7D", "blocks"), ("7C JK=7", "all")]:
        charged = cards.replace("=7", "")
        table = Table(PLAIN + f"charged A: {charged}").do("A cast enhance")
        assert table["active A"] == f"enhance {cards} {kind}"
    for cards, kind in [("7H JK=7", "waves"), ("7S JK=7", "strikes"), ("7D JK=7", "blocks")]:
        table = Table(PLAIN + f"charged A: {cards.replace('=7', '')}").do("A cast enhance")
        assert table["active A"] == f"enhance {cards} {kind}"


def test_clubs_from_the_hand() -> None:
    """SC-151, SC-152, SC-154, SC-156: waves and Strikes with Clubs or the Joker, as the action, with a draw."""
    waves = Table(FAR + "hand A: 9C JK 2D\nactive A: enhance 7C 7H waves")
    assert waves.some("A", "wave") == ["wave 9C d2", "wave JK d2"]
    assert waves.refused("A wave 2D d2") == "SC-151"
    assert waves.refused("A wave 9C d4") == "SC-107"
    strikes = Table(PLAIN + "hand A: 9C 2D\nactive A: enhance 7S 7C strikes\nhand B: KC KH", ["draw A 4S"])
    strikes.do("A strike 9C B", "B pass")
    assert strikes.told("hit seat=B damage=9")
    assert strikes["hand A"] == "4S 2D"
    assert Table(FAR + "hand A: 9C 2D\nactive A: enhance 7C JK=7 all").some("A", "wave") == ["wave 9C d2"]


def test_no_hush_and_no_window_for_clubs_from_the_hand() -> None:
    """SC-156: a Club from the hand is no cast: Hush does not stop it and B's Joker cannot cancel it."""
    text = FAR + "hand A: 9C 2D\nactive A: enhance 7C 7H waves\nactive B: hush 6C 6D 6H to=A\ncharged B: JK\nhand B: KC"
    table = Table(text, ["draw A 4S"]).do("A wave 9C d2")
    assert table.legal("B") == ["pass", "shield JK", "teleport JK"]


def test_clubs_block() -> None:
    """SC-153: with the Diamond kind Clubs from the hand block."""
    text = PLAIN + "hand A: 9S 3C\nactive B: enhance 7C 7D blocks\nhand B: 4C 2S KC"
    table = Table(text, ["draw A 4C", "draw B 2C"]).do("A strike 9S B", "B block 4C")
    assert table.told("hit seat=B damage=5")


def test_a_dispelled_card_ends_the_enhancement() -> None:
    """SC-157, SC-189: both cards are discarded."""
    text = PLAIN + "charged A: 7D 8D 9D\nactive B: enhance 7C JK=7 all\nhand B: KC KH"
    table = Table(text).do("A cast dispel", "A cancel 7D JK")
    assert table["active B"] == ""
    assert table["discard B"] == "7C JK"
