"""Berserk and Pentagram of Power, and what all volleys share."""

from __future__ import annotations

from spellcaster_table import PLAIN, Table

THREE = PLAIN + "at C: 9,5\nhand C: 2C KC KH\nmove C: 5S\n"


def test_each_attack_is_resolved_before_the_next_card() -> None:
    """SC-174, SC-176, SC-179: strike, payment, next strike; all in the turn of the cast."""
    text = PLAIN + "charged A: 4S 6S 8S\nhand B: 2C 4C 6C 8C"
    table = Table(text).do("A cast berserk", "A strike 6S B", "B pass", "B pay 6C")
    assert table.asked == "A"
    assert table.some("A", "strike") == ["strike 4S B", "strike 8S B"]
    assert table.refused("A strike 6S B") == "SC-176"
    assert table.refused("A discard 2C") == "SC-176"


def test_move_between_two_cards() -> None:
    """SC-47, SC-177: the unused Move and a Haste movement may come between two cards, once."""
    text = PLAIN + "charged A: 4S 6S 8S\nhand B: 2C 4C 6C 8C\nactive A: haste 5H 7H\nmove A: 3H"
    table = Table(text).do("A cast berserk", "A strike 6S B", "B pass", "B pay 6C")
    assert table.some("A", "move")
    table.do("A move 5,2")
    assert table["at A"] == "5,2"
    assert table.some("A", "move") == []
    assert table.refused("A move 5,1") == "SC-177"
    table.do("A haste 5H", "A move 4,5")
    assert table.some("A", "haste") == []
    assert table.some("A", "strike") == ["strike 4S B", "strike 8S B"]


def test_no_move_in_a_curse() -> None:
    """SC-177, SC-231: a volley in a Dying Curse has no Move."""
    text = THREE + "hand A: KS 2D\nhand B: 2C\ncharged B: 4S 6S 8S 9D"
    table = Table(text, ["draw A 4C"], seats=3).do("A strike KS B", "B pass", "B lose 9D", "B cast berserk")
    assert table.some("B", "move") == []
    assert table.some("B", "strike") == ["strike 4S A", "strike 6S A", "strike 8S A"]
    assert table.refused("B move 5,7") == "SC-177"


def test_a_volley_ends_without_opponents() -> None:
    """SC-178, SC-239, SC-243: B falls to the first card; after the Curse the game is over, the rest is dropped."""
    text = PLAIN + "charged A: 4S 6S 8S\nhand B: 2C"
    table = Table(text).do("A cast berserk", "A strike 6S B", "B pass")
    assert table.outcome == "SC-239 1 2"
    assert "8S" in table["discard A"]


def test_a_volley_ends_with_its_caster() -> None:
    """SC-178, SC-230, SC-238: the Curse of the first victim kills the caster of the volley; C is left."""
    text = THREE + "charged A: 4S 6S 8S\nhand A: 2C\nhand B: 2C\ncharged B: 9C 9S"
    table = Table(text, seats=3).do("A cast berserk", "B pass", "A strike 6S B", "B pass", "B lose 9S")
    assert table.asked == "B"  # in the middle of the volley
    table.do("B cast hadou", "A pass")
    assert table.outcome == "SC-239 2 3 1"


def test_berserk_with_a_weapon() -> None:
    """SC-180: the card's CV attacks, the weapon's CV hurts."""
    text = PLAIN + "charged A: 4S 6S 8S\nactive A: melee KS\nhand B: KC KD"
    table = Table(text).do("A cast berserk", "A strike 4S B with KS", "B pass")
    assert table.told("hit seat=B damage=13")
    assert table["active A"] == "melee KS"


def test_berserk_runs() -> None:
    """SC-181, SC-182, SC-184: any number of cards may run; threatened spaces end a run; nothing is drawn."""
    text = PLAIN + "at A: 0,0\nat B: 9,0\ncharged A: 2S 3S 4S\nhand A: 2C 3C\nhand B: KC KD"
    table = Table(text).do("A cast berserk", "A run 2S 2,0", "A run 3S 5,0", "A run 4S 8,1")
    assert table["at A"] == "8,1"
    assert table["hand A"] == "2C 3C"
    assert table["discard A"] == "2S 3S 4S"
    early = Table(text).do("A cast berserk")
    assert early.refused("A run 2S 0,2") == "SC-182"
    assert early.refused("A done") == "SC-183"
    assert early.refused("A strike 2S B") == "SC-62"


def test_berserk_towards_either_opponent() -> None:
    """SC-182: each step nears one chosen opponent; both choices are offered."""
    table = Table(THREE + "at B: 5,9\ncharged A: 2S 3S 4S", seats=3).do("A cast berserk")
    runs = table.some("A", "run")
    assert "run 2S 5,7" in runs
    assert "run 2S 7,5" in runs
    assert "run 2S 3,5" not in runs


def test_berserk_stops_only_when_nothing_is_possible() -> None:
    """SC-183: walled in, the rest is discarded."""
    text = "at A: 0,0\nhand A: 2C 3C\nmove A: 2H\nat B: 9,9\nhand B: 2S\nmove B: 5S\ncharged A: 4S 6S 8S\n"
    text += "at C: 1,1\nlife C: dying\nhand C:\nmove C: 5S\nat D: 1,0\nlife D: dying\nhand D:\nmove D: 5S\n"
    text += "stack: rounds next=1 | turn seat=A moved=yes begun=yes"
    table = Table(text, seats=4).do("A cast berserk")
    assert table.told("spent seat=A cards=4S,6S,8S")
    assert table["discard A"] == "4S 6S 8S"


def test_pentagram_order() -> None:
    """SC-104, SC-210: rising or falling as declared."""
    text = PLAIN + "at B: 9,8\ncharged A: 5S 6D 7S 8D 9S\nhand A: 2C 3C"
    up = Table(text).do("A cast pentagram", "A up")
    assert up["active A"] == "melee 5S; shield 6D; melee 7S; shield 8D; melee 9S"
    left = [facts["clause"] for facts in up.events if facts["event"] == "left_active"]
    assert left == ["SC-120", "SC-127", "SC-120", "SC-127", "SC-120"]  # each by the clause of its own spell
    down = Table(text).do("A cast pentagram", "A down")
    assert down["active A"] == "melee 9S; shield 8D; melee 7S; shield 6D; melee 5S"


def test_pentagram_single_spells() -> None:
    """SC-211, SC-213, SC-214: a Club without a target is lost; a Heart is used or left; no further windows."""
    text = PLAIN + "at B: 9,8\ncharged A: 5C 6H 7S 8D 9S\nmove A: 2H\ncharged B: JK"
    table = Table(text).do("A cast pentagram", "A up", "B pass")
    assert "fizzle" in table.legal("A")
    assert table.refused("A hold") == "SC-213"
    table.do("A fizzle")
    assert table["discard A"] == "5C"
    table.do("A teleport 9,5")
    assert table["active A"] == "melee 7S; shield 8D; melee 9S"
    assert table["discard A"] == "5C 6H"
    assert table["at A"] == "9,5"


def test_larger_groups_inside_do_not_count() -> None:
    """SC-211: three Hearts in a Pentagram are three Teleports, no Haste."""
    text = PLAIN + "at B: 9,8\ncharged A: 5H 6H 7H 8S 9S\nmove A: 2C\nhand A: 3C"
    table = Table(text).do("A cast pentagram", "A up", "A hold", "A hold", "A hold")
    assert table["active A"] == "teleport 5H; teleport 6H; teleport 7H; melee 8S; melee 9S"


def test_pentagram_joker() -> None:
    """SC-212: the declared CV is only its place; it is Wild Magic of 14."""
    text = PLAIN + "at B: 5,10\ncharged A: 5S 6S 7D 8D JK"
    table = Table(text).do("A cast pentagram", "A joker 4", "A up")
    assert "hadou JK d2" in table.legal("A")  # first in order, and five spaces are within fourteen
    table.do("A hold")
    assert table["active A"].startswith("wild JK; melee 5S")


def test_pentagram_partly_dispelled() -> None:
    """SC-198: what is left of a Pentagram is cast."""
    text = PLAIN + "at B: 9,8\ncharged A: 5S 6D 7S 8D 9S\ncharged B: JK"
    table = Table(text).do("A cast pentagram", "A up", "B wild", "B cancel JK 7S")
    assert table["active A"] == "melee 5S; shield 6D; shield 8D; melee 9S"
    assert table["discard A"] == "7S"


def test_no_haste_in_the_volley_of_a_curse() -> None:
    """SC-177, SC-231: between the cards of a dying caster's Berserk there is neither a Move nor a Haste movement."""
    text = PLAIN + "life B: dying\nhand B:\ncharged B: 4S 6S 8S\nactive B: haste 3H 4H\nchain: B\ndefeated B: 1"
    table = Table(text + "\nstack: rounds next=1 | turn seat=A begun=yes actions=0 | curse seat=B moved=yes actions=0")
    table.do("B cast berserk")
    assert table.legal("B") == ["strike 4S A", "strike 6S A", "strike 8S A"]
