"""Dispel as an action and as a counter."""

from __future__ import annotations

from spellcaster_table import PLAIN, Table

THREE = PLAIN + "at C: 9,5\nhand C: 2C KC KH\nmove C: 5S\n"
DIAMONDS = "charged A: 4D 8D QD\n"


def test_all_cards_at_once() -> None:
    """SC-185, SC-186: all cards leave with the cast, also those without a use."""
    table = Table(PLAIN + DIAMONDS + "active B: melee TS").do("A cast dispel", "A cancel QD TS")
    assert table["discard A"] == "4D 8D QD"
    assert table["active B"] == ""


def test_charged_cards_of_the_owners_choice() -> None:
    """SC-187: one for each Dispel card; the victim chooses."""
    table = Table(PLAIN + DIAMONDS + "charged B: 4S 6S 7S 8S").do("A cast dispel", "B pass", "A rest")
    assert table.legal("B") == ["lose 4S", "lose 6S", "lose 7S", "lose 8S"]
    table.do("B lose 8S", "B lose 6S", "B lose 4S")
    assert table["charged B"] == "7S"


def test_active_cards_by_cv() -> None:
    """SC-188, SC-190: only cards that are not stronger; another card of the spell stays."""
    table = Table(PLAIN + DIAMONDS + "active B: haste 3H 9H KH").do("A cast dispel")
    assert table.legal("A") == ["stop", "cancel 4D 3H", "cancel 8D 3H", "cancel QD 3H", "cancel QD 9H"]
    assert table.refused("A cancel 8D 9H") == "SC-188"
    assert table.refused("A rest") == "SC-187"
    table.do("A cancel QD 9H", "A cancel 4D 3H")
    assert table["active B"] == "haste KH"


def test_split_between_uses() -> None:
    """SC-186: one card cancels, the rest strips Charged cards."""
    table = Table(PLAIN + DIAMONDS + "active B: melee 7S\ncharged B: 4S 6S 8S").do("A cast dispel", "B pass")
    table.do("A cancel 8D 7S", "A rest", "B lose 4S", "B lose 6S")
    assert table["charged B"] == "8S"


def test_the_hand_only_when_nothing_lay_there() -> None:
    """SC-191 to SC-193: decided when the target is named; never with cards left over."""
    left = Table(PLAIN + DIAMONDS + "active B: melee 7S").do("A cast dispel", "A cancel 8D 7S")
    assert left["hand B"] == "2S 3S"  # the two cards left over reach nothing
    table = Table(PLAIN + DIAMONDS + "hand B: 2S 3S 4S 6S", ["draw B KH", "draw B KD", "draw B KC"])
    table.do("A cast dispel")
    assert table.refused("A cancel 4D 2S") == "SC-192"
    table.do("A rest", "B lose 2S", "B lose 3S", "B lose 4S")
    assert table["hand B"] == "6S KC KD KH"
    assert table["life B"] == "living"


def test_one_target() -> None:
    """SC-186, SC-247: one opponent is named."""
    table = Table(THREE + DIAMONDS + "active B: melee 7S\nactive C: melee 7S", seats=3).do("A cast dispel")
    assert table.legal("A") == ["target B", "target C"]
    assert table.refused("A stop") == "SC-186"
    table.do("A target C")
    assert "cancel 8D 7S" in table.legal("A")
    table.do("A cancel 8D 7S")
    assert (table["active B"], table["active C"]) == ("melee 7S", "")


def test_counter_needs_the_cv() -> None:
    """SC-195: the CVs are compared, unless dispel_counter = any."""
    text = PLAIN + "charged A: KS\ncharged B: 4D 8D QD"
    table = Table(text).do("A cast melee")
    assert table.legal("B") == ["pass"]
    assert table.refused("B dispel") == "SC-195"
    free = Table(text, dispel_counter="any").do("A cast melee", "B dispel")
    assert free.legal("B") == ["done", "cancel 4D KS", "cancel 8D KS", "cancel QD KS"]
    free.do("B cancel 4D KS")
    assert free["discard A"] == "KS"
    assert free["discard B"] == "4D 8D QD"


def test_counter_group_is_chosen_card_by_card() -> None:
    """SC-194, SC-199: three or more Diamonds; they are discarded when all are assigned."""
    text = PLAIN + "charged A: 6S\ncharged B: 4D 8D TD QD"
    table = Table(text).do("A cast melee", "B dispel", "B add 4D", "B add 8D", "B add TD")
    assert table.legal("B") == ["done", "add QD"]
    table.do("B done")
    assert table["charged B"] == "QD"
    assert table.refused("B cancel 4D 6S") == "SC-195"
    assert table.refused("B cancel 8D 7S") == "SC-196"
    table.do("B done")
    assert table["active A"] == "melee 6S"  # declined after all
    assert table["discard B"] == "4D 8D TD"


def test_counter_touches_nothing_else() -> None:
    """SC-196: Active cards of the caster are safe."""
    text = PLAIN + "charged A: 6S\nactive A: melee 2S\ncharged B: 4D 8D TD"
    table = Table(text).do("A cast melee", "B dispel")
    assert table.legal("B") == ["done", "cancel 8D 6S", "cancel TD 6S"]


def test_whole_spells_fail() -> None:
    """SC-197: Energy Enhancements, Circle and Regenerate break with one card."""
    for charged, spell, card in [
        ("7C 7H", "enhance", "7C"),
        ("7S 7C 7D 7H", "circle", "7D"),
        ("7S 7C 7D 9S 9H", "regenerate", "9H"),
    ]:
        table = Table(PLAIN + f"charged A: {charged}\ncharged B: JK").do(f"A cast {spell}")
        if spell == "circle":
            table.do("A ward")
        table.do("B wild", f"B cancel JK {card}")
        assert table["active A"] == ""
        assert sorted(table["discard A"].split()) == sorted(charged.split())
        assert table["hand A"] == "2C 3C"


def test_card_by_card_spells_go_on() -> None:
    """SC-198: Haste and Dispel work with the cards that are left."""
    haste = Table(PLAIN + "charged A: 3H 5H 6H\ncharged B: JK").do("A cast haste", "B wild", "B cancel JK 6H")
    assert haste["active A"] == "haste 3H 5H"
    text = PLAIN + DIAMONDS + "charged B: JK 4S 6S 7S"
    dispel = Table(text).do("A cast dispel", "B wild", "B cancel JK QD", "A rest")
    assert dispel["discard A"] == "QD 4D 8D"
    dispel.do("B lose 4S", "B lose 6S")
    assert dispel["charged B"] == "7S"


def test_several_counter_one_after_the_other() -> None:
    """SC-248: every opponent may answer, in turn order, while cards of the spell are left."""
    text = THREE + "charged A: 4S 6S 8S\ncharged B: JK\ncharged C: JK"
    table = Table(text, seats=3).do("A cast berserk", "B wild", "B cancel JK 8S")
    assert table.asked == "C"
    table.do("C wild", "C cancel JK 6S")
    assert table["discard A"] == "8S 6S"
    gone = Table(THREE + "charged A: 4S\ncharged B: JK\ncharged C: JK", seats=3).do("A cast melee", "B wild")
    gone.do("B cancel JK 4S")
    assert gone["charged C"] == "JK"  # nothing left to answer
    assert gone.asked == "A"


def test_volley_cards_cannot_be_dispelled_later() -> None:
    """SC-8, SC-93: after its own window nothing cancels the cards of a volley."""
    text = PLAIN + "charged A: 4S 6S 8S\ncharged B: JK\nhand B: KC KD"
    table = Table(text).do("A cast berserk", "B pass", "A strike 4S B")
    assert table.refused("B wild") == "SC-89"
