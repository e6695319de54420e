"""Wild Magic: the Joker as Melee, Shield, Teleport, Hadou Ken or Dispel."""

from __future__ import annotations

from spellcaster_table import PLAIN, Table


def test_cast_and_hold() -> None:
    """SC-143, SC-144: face up with CV 14, used at once or left Active."""
    table = Table(PLAIN + "charged A: JK").do("A cast wild")
    verbs = {text.split()[0] for text in table.legal("A")}
    assert verbs == {"hold", "teleport", "hadou", "dispel"}
    table.do("A hold")
    assert table["active A"] == "wild JK"


def test_used_at_once() -> None:
    """SC-144, SC-147: as Hadou Ken of 14; then it is discarded."""
    table = Table(PLAIN + "charged A: JK\nhand B: KC KH").do("A cast wild", "A hadou JK d2", "B pass")
    assert table.told("attack attack=Hadou_Ken with=JK value=14")
    assert table["discard A"] == "JK"


def test_as_a_weapon_it_stays() -> None:
    """SC-145, SC-146: a weapon of 14 that stays Wild Magic; it may also be thrown."""
    text = PLAIN + "hand A: 5C 3C\nactive A: wild JK\nhand B: KC KD KS"
    table = Table(text, ["draw A 4C"]).do("A strike 5C B with JK", "B pass")
    assert table.told("hit seat=B damage=14")
    assert table["active A"] == "wild JK"
    thrown = Table(text).do("A desperate JK B", "B pass")
    assert thrown["active A"] == ""
    assert thrown.told("hit seat=B damage=14")


def test_later_uses_take_the_action() -> None:
    """SC-69, SC-145, SC-147: Teleport, Hadou Ken and Dispel from the Active Joker."""
    text = PLAIN + "active A: wild JK\nhand B: KC KH\nactive B: melee KS"
    table = Table(text).do("A use JK", "A teleport 0,0")
    assert (table["at A"], table["discard A"], table["active A"]) == ("0,0", "JK", "")
    dispel = Table(text).do("A use JK", "A dispel")
    assert dispel.legal("A") == ["stop", "cancel JK KS"]
    dispel.do("A cancel JK KS")
    assert dispel["active B"] == ""
    assert dispel["discard A"] == "JK"


def test_a_dispel_of_one_card() -> None:
    """SC-148: it cancels one card of a cast, the Ace included."""
    text = PLAIN + "charged A: AS KS QS\nactive B: wild JK\nhand B: KC KH"
    table = Table(text).do("A cast berserk", "B wild")
    assert table.legal("B") == ["done", "cancel JK QS", "cancel JK KS", "cancel JK AS"]
    table.do("B cancel JK AS")
    assert table["discard B"] == "JK"
    assert table.told("attack") is False
    assert table["discard A"] == "AS"


def test_as_a_defence() -> None:
    """SC-149: Shield or Teleport in an attack window, Charged or Active."""
    for zone in ("charged B: JK", "active B: wild JK"):
        text = PLAIN + f"hand A: 9S 3C\nhand B: KC KS\n{zone}"
        table = Table(text, ["draw A 4C"]).do("A strike 9S B")
        assert table.legal("B") == ["pass", "shield JK", "teleport JK"]
        table.do("B teleport JK")
        assert len(table.some("B", "move")) == 119
        assert table["discard B"] == "JK"


def test_no_joker_no_counter() -> None:
    """SC-149: without the Joker Wild Magic cannot answer."""
    table = Table(PLAIN + "charged A: 9S\ncharged B: 4S").do("A cast melee")
    assert table.refused("B wild") == "SC-149"
    assert table.refused("B dispel") == "SC-64"
