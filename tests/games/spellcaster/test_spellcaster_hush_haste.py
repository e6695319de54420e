"""Reiki, Hush and Haste."""

from __future__ import annotations

from spellcaster_table import PLAIN, Table

THREE = PLAIN + "at C: 9,5\nhand C: 2C KC KH\nmove C: 5S\n"


def test_reiki_has_no_limit() -> None:
    """SC-77, SC-158: one card more, also above five; the four cards are discarded."""
    text = PLAIN + "hand A: 2C 3C 4C 5C 6C 8C\ncharged A: 7C 7D 9S 9H"
    table = Table(text, ["draw A KC"]).do("A cast reiki")
    assert table["hand A"] == "2C 3C 4C 5C 6C 8C KC"
    assert table["discard A"] == "9S 7C 7D 9H"


def test_reiki_fails_as_a_whole() -> None:
    """SC-197: one cancelled card, and nothing is drawn."""
    text = PLAIN + "charged A: 7C 7D 9S 9H\ncharged B: JK"
    table = Table(text).do("A cast reiki", "B wild", "B cancel JK 7D")
    assert table["hand A"] == "2C 3C"
    assert table.told("failed seat=A spell=Reiki")
    assert table["discard A"] == "7D 9S 7C 9H"


def test_hush_names_one_opponent() -> None:
    """SC-159, SC-160, SC-247: with three players one is named; the other may still cast."""
    table = Table(THREE + "charged A: 4S 4D 4H", seats=3).do("A cast hush", "A target C", "A end")
    assert table["active A"] == "hush 4S 4D 4H to=C"
    assert table.some("B", "prepare")
    table.do("B end")
    assert table.some("C", "prepare") == []


def test_a_dispelled_hush_card_shortens_it() -> None:
    """SC-163, SC-190: one card less is one round less; the rest stays Active."""
    text = PLAIN + "charged A: 4D 5D 6D\nactive B: hush 5C 5D 5H to=A"
    hushed = Table(text)
    assert hushed.refused("A cast dispel") == "SC-70"
    text = THREE + "charged A: 4D 5D 6D\nactive B: hush 5C 5D 5H to=C\nmove B: 6S"
    table = Table(text, seats=3).do("A cast dispel", "A target B", "A cancel 5D 5H", "A stop")
    assert table["active B"] == "hush 5C 5D to=C"


def test_hush_ends_with_its_target_or_caster() -> None:
    """SC-164: when the target is removed the cards are discarded; the caster's own leave with the caster."""
    text = THREE + "hand A: KS 2D\nactive C: hush 5C 5D 5H to=B\nhand B: 2C\nactive B: hush 6C 6D 6H to=C"
    table = Table(text, ["draw A 4C"], seats=3).do("A strike KS B", "B pass")
    assert table["life B"] == "removed"
    assert table["active C"] == ""
    assert table["discard C"] == "5C 5D 5H"
    assert not table.state.hushed(2)


def test_haste_movement() -> None:
    """SC-57, SC-166, SC-170: an extra movement up to the card's CV, before the action too."""
    text = PLAIN + "active A: haste 3H 5H\nat B: 9,9"
    table = Table(text).do("A haste 3H")
    assert len(table.legal("A")) == 48  # seven by seven around (5,5), less the own space
    assert table.refused("A action") == "SC-169"
    table.do("A move 5,8")
    assert table["at A"] == "5,8"
    assert table["discard A"] == "3H"
    assert table.some("A", "discard")


def test_haste_action() -> None:
    """SC-166, SC-168, SC-169: after the action one more of any kind, and one card of a Haste per turn."""
    text = PLAIN + "active A: haste 3H 5H"
    table = Table(text, ["draw A 4C", "draw A 5C"]).do("A discard 2C", "A haste 5H", "A action", "A discard 3C")
    assert table["hand A"] == "4C 5C"
    assert table.refused("A haste 3H") == "SC-168"
    assert table.refused("A haste 9H") == "SC-166"


def test_two_hastes_give_two_uses() -> None:
    """SC-109, SC-168: each Haste has its own use in a turn."""
    text = PLAIN + "active A: haste 3H 5H; haste 6H 7H\nat B: 9,9"
    table = Table(text).do("A haste 3H", "A move 5,8")
    assert table.some("A", "haste") == ["haste 6H", "haste 7H"]


def test_an_unused_haste_fades() -> None:
    """SC-51, SC-165, SC-171, SC-172: the lowest card goes at the end of the turn; with the last it is over."""
    table = Table(PLAIN + "active A: haste 3H JK").do("A end")
    assert table["active A"] == "haste JK"
    table.do("B end", "A end")
    assert table["active A"] == ""
    assert table["discard A"] == "3H JK"


def test_haste_works_at_once() -> None:
    """SC-167: in the turn of the cast."""
    table = Table(PLAIN + "charged A: 3H 5H 6H").do("A cast haste")
    assert table.some("A", "haste") == ["haste 3H", "haste 5H", "haste 6H"]


def test_haste_defence() -> None:
    """SC-173: with the option a second Defensive Action costs the lowest card of a Haste, once a turn."""
    text = PLAIN + "charged A: 4S 5S 6S\nhand B: KC KD QD JD\nactive B: haste 3H 5H"
    steps = ["A cast berserk", "A strike 4S B", "B block JD", "A strike 5S B"]
    table = Table(text, ["draw B 2C", "draw B 3C"], haste_defence="on").do(*steps)
    assert table.legal("B") == ["pass", "block QD", "block KD"]
    table.do("B block QD")
    assert table["active B"] == "haste 5H used"
    assert table["discard B"] == "JD 3H QD"
    table.do("A strike 6S B")
    assert table.told("hit seat=B damage=6")  # no third defence
    off = Table(text, ["draw B 2C"]).do(*steps)
    assert off.told("hit seat=B damage=5")


def test_haste_defends_once_in_the_turn_of_each_other() -> None:
    """SC-173: once per turn: what was used in A's turn is there again in C's, before the owner's own turn."""
    text = PLAIN + "order: A C B\nat C: 5,7\nhand C: 2H 3H\nmove C: 5C\ncharged A: 4S 6S 8S\ncharged C: 4S 6S 8S\n"
    text += "hand B: 9D TD JD QD 2C KC\nactive B: haste 3H 4H 5H"
    table = Table(text, ["draw B 3C", "draw B 4C", "draw B 5C"], seats=3, haste_defence="on")
    table.do("A cast berserk", "C pass", "A strike 4S B", "B block 9D", "A strike 6S B", "B block TD")
    assert table["active B"] == "haste 4H 5H used"
    table.do("A strike 8S B", "B pay JD", "A end")  # neither a second nor a third answer is left
    table.do("C cast berserk", "C strike 4S B", "B block QD", "C strike 6S B")
    assert table.asked == "B"
    assert table.legal("B")[0] == "pass"


def test_walled_in() -> None:
    """SC-20, SC-166, SC-169: without a free neighbour no Haste before the action is used, and no Active Teleport."""
    text = "at A: 0,0\nat B: 1,0\nat C: 0,1\nat D: 1,1\nactive A: haste 3H 4H; teleport 5H\nmove A: 6H\nhand A: 2C 3C\n"
    table = Table(text + "hand B: 2C 3C\nhand C: 2C 3C\nhand D: 2C 3C", ["draw A 4C"], seats=4)
    assert not table.some("A", "move")
    assert not table.some("A", "haste")
    assert not table.some("A", "use")
    table.do("A discard 2C")
    assert table.some("A", "haste") == ["haste 3H", "haste 4H"]
    table.do("A haste 3H")  # only an action is possible, so it is one
    assert table.some("A", "prepare")
