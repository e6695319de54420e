"""Defensive Actions, windows and casting in general."""

from __future__ import annotations

from spellcaster_table import PLAIN, Table

STRIKE = PLAIN + "hand A: 9S 8S\n"
THREE = PLAIN + "at C: 5,4\nhand C: 2C KC KH\nmove C: 5S\n"


def test_every_defence_in_one_list() -> None:
    """SC-49, SC-85, SC-89: Block, Dodge, Magic Shield and Teleport, from the hand, Charged or Active."""
    text = STRIKE + "hand B: 2S 3D 4H JK\ncharged B: 6D 7H 8C\nactive B: shield 9D; teleport TH"
    table = Table(text, ["draw A 4C"]).do("A strike 9S B")
    assert table.legal("B") == [
        "pass", "block 3D", "block JK", "dodge 4H", "dodge JK", "shield 6D", "shield 9D", "teleport 7H", "teleport TH",
    ]  # fmt: skip
    assert table.refused("B dispel") == "SC-89"
    assert table.refused("B block 2S") == "SC-95"
    assert table.refused("B dodge 3D") == "SC-96"
    assert table.refused("B shield 7H") == "SC-128"
    assert table.refused("B teleport 6D") == "SC-132"


def test_one_defence_per_turn() -> None:
    """SC-86, SC-88: a second attack in the same turn finds no defence; passing does not use it up."""
    text = PLAIN + "charged A: 4S 5S 6S\nhand B: KC KD QD 2S"
    table = Table(text, ["draw B 3C"]).do("A cast berserk", "A strike 4S B", "B pass", "B pay KC")
    table.do("A strike 5S B")
    assert table.legal("B") == ["pass", "block QD", "block KD"]
    table.do("B block KD", "A strike 6S B")
    assert table.legal("B")[0].startswith("pay")  # the third strike hits at once
    assert table.told("hit seat=B damage=6")


def test_one_defence_per_turn_of_each_other() -> None:
    """SC-87: with three players B may defend in A's turn and again in C's."""
    text = THREE + "hand A: 3S 4S\nhand B: 2D 3D KC\nhand C: 3S 4S KH\nat C: 5,7"
    table = Table(text, ["*"], seats=3).do("A strike 3S B", "B block 3D", "A end", "B end", "C strike 3S B")
    assert "block 2D" in table.legal("B")


def test_a_curse_is_a_turn_of_its_own() -> None:
    """SC-87, SC-235: who has defended in the turn may defend again against the Dying Curse."""
    text = THREE + "hand A: KS 4C\nhand B: 2C\ncharged B: 8C 9C\nat C: 0,0\nhand C: 2C 3H"
    table = Table(text, ["draw A 5D"], seats=3).do("A strike KS B", "B pass", "B lose 8C", "B cast hadou")
    assert table.asked == "A"  # in the own turn, during B's Curse
    assert table.legal("A") == ["pass", "block 5D"]


def test_only_the_target_answers_an_attack() -> None:
    """SC-89, SC-247: an attack has one target, and only that one is asked."""
    table = Table(THREE + "hand A: 9S 2C\nhand B: 2D KC", ["draw A 4C"], seats=3)
    assert table.some("A", "strike") == ["strike 9S B", "strike 9S C"]
    table.do("A strike 9S C")
    assert table.asked == "C"


def test_block_and_dodge_against_a_wave() -> None:
    """SC-91, SC-97: a Hadou Ken has two windows; the second takes Block and Dodge like a Strike's."""
    text = PLAIN + "charged A: 9C\nhand B: 6D KC\ncharged B: 2S"
    table = Table(text, ["draw B 4C"]).do("A cast hadou")
    assert table.legal("B") == ["pass"]  # the cast window: only Dispel would do
    assert table.refused("B block 6D") == "SC-90"
    table.do("B pass")
    assert table.legal("B") == ["pass", "block 6D"]
    table.do("B block 6D")
    assert table.told("hit seat=B damage=3")


def test_a_window_does_not_tell_who_has_an_answer() -> None:
    """SC-90: whoever might have the Joker Charged is asked, with an answer or without."""
    text = PLAIN + "charged A: 9S\ncharged B: 4S"
    assert Table(text).do("A cast melee").asked == "B"
    seen = Table(PLAIN + "charged A: 9S\ncharged B: 4S\ndiscard B: JK").do("A cast melee")
    assert seen.asked == "A"  # everybody sees that B's Joker is gone and three Diamonds are not there


def test_no_second_counter_in_a_turn() -> None:
    """SC-86, SC-91: who dispels the cast cannot block the wave."""
    text = PLAIN + "charged A: 4C 5C 6C\nhand B: 2S KC KD QS\ncharged B: JK"
    table = Table(text).do("A cast hame", "B wild", "B cancel JK 6C", "A hadou 4C d2")
    assert table.told("hit seat=B damage=4")
    assert table.told("countered cancelled=6C")


def test_counter_spells_cannot_be_countered() -> None:
    """SC-92, SC-93: A's Charged Joker cannot answer B's Magic Shield."""
    text = STRIKE + "charged A: JK\nhand B: KC\ncharged B: KD"
    table = Table(text, ["draw A 4C"]).do("A strike 9S B", "B shield KD")
    assert table.told("no_harm seat=B")
    assert table.asked == "A"
    assert table["charged A"] == "JK"


def test_hushed_defence() -> None:
    """SC-94: no Counter Spells while hushed; Block, Dodge and Active cards remain."""
    text = STRIKE + "active A: hush 7C 7D 7H to=B\nhand B: 2D 3H KC\ncharged B: 4D 5H JK\nactive B: shield 9D"
    table = Table(text, ["draw A 4C"]).do("A strike 9S B")
    assert table.legal("B") == ["pass", "block 2D", "dodge 3H", "shield 9D"]
    assert table.refused("B shield 4D") == "SC-94"
    cast = Table(PLAIN + "charged A: 9S 2H\nactive A: hush 7C 7D 7H to=B\nmove A: 3H\ncharged B: JK 2D 3D 4D")
    cast.do("A cast melee")
    assert cast.asked == "A"  # B cannot answer and is not asked


def test_stopped_by_a_circle_no_window() -> None:
    """SC-101: an attack that a Circle stops gives nothing to answer."""
    table = Table(PLAIN + "hand A: 4S 2C\nhand B: 2D 3D\nactive B: circle 6S 6C 6D 6H seal", ["draw A 4C"])
    table.do("A strike 4S B")
    assert table.asked == "A"
    assert table["hand B"] == "2D 3D"


def test_used_defences_are_discarded() -> None:
    """SC-102: an Active Shield is gone once used."""
    table = Table(STRIKE + "hand B: KC\nactive B: shield 9D", ["draw A 4C"]).do("A strike 9S B", "B shield 9D")
    assert table["active B"] == ""
    assert table["discard B"] == "9D"


def test_the_steps_of_a_cast() -> None:
    """SC-103, SC-104: cards and declarations are public before the window, targets of a Dispel only after it."""
    text = PLAIN + "charged A: 4S 4D 4H\nhand B: 2C KC\ncharged B: 4S"
    table = Table(text).do("A cast hush")
    assert table.asked == "B"
    assert table.told("cast seat=A spell=Hush to=B")
    assert table["active A"] == ""  # no effect yet
    table.do("B pass")
    assert table["active A"] == "hush 4S 4D 4H to=B"
    dispel = Table(THREE + "charged A: 4D 5D 6D\ncharged B: 4S\ncharged C: 4S", seats=3).do("A cast dispel")
    dispel.do("B pass", "C pass")
    assert dispel.legal("A") == ["target B", "target C"]


def test_one_spell_per_action() -> None:
    """SC-105: after a cast the action is used."""
    table = Table(PLAIN + "charged A: 4S 6S").do("A cast melee", "A add 4S")
    assert table["active A"] == "melee 4S"
    assert table.refused("A cast melee") == "SC-46"


def test_cards_of_the_setup_can_be_cast_in_the_first_turn() -> None:
    """SC-106: nothing has to wait."""
    table = Table(PLAIN + "round: 1\ncharged A: 4S")
    assert "cast melee" in table.legal("A")


def test_casting_without_effect() -> None:
    """SC-107: all spells but a single Hadou Ken may be cast without a target."""
    table = Table(PLAIN + "at B: 9,8\ncharged A: 4S 5S 6S 2D 7C 8C 9C")
    assert {"cast berserk", "cast hame", "cast melee", "cast shield"} <= set(table.legal("A"))
    assert table.refused("A cast hadou") == "SC-107"
    picked = Table(PLAIN + "at B: 5,9\nhand A: 2C\ncharged A: 3C 4C 7C 8C").do("A cast hadou")
    assert picked.legal("A") == ["add 4C", "add 7C", "add 8C"]
    assert picked.refused("A add 3C") == "SC-107"


def test_a_countered_spell_is_spent() -> None:
    """SC-108: its cards are discarded and the action is used."""
    table = Table(PLAIN + "charged A: 4S\ncharged B: JK").do("A cast melee", "B wild", "B cancel JK 4S")
    assert table["discard A"] == "4S"
    assert table["active A"] == ""
    assert table.refused("A discard 2C") == "SC-46"


def test_several_spells_of_a_kind() -> None:
    """SC-109: two weapons lie side by side."""
    table = Table(PLAIN + "charged A: 4S 6S\nactive A: melee 9S").do("A cast melee", "A add 4S")
    assert table["active A"] == "melee 9S; melee 4S"


def test_attacks_are_strikes_and_waves_only() -> None:
    """SC-11: a Dispel takes cards, but opens no attack window and costs no further Charged card."""
    table = Table(PLAIN + "charged A: 4D 5D 6D\nhand B: KH KD\ncharged B: 2S 3C 4C 6C").do(
        "A cast dispel", "B pass", "A rest"
    )
    assert table.asked == "B"
    table.do("B lose 2S", "B lose 3C", "B lose 4C")
    assert table["charged B"] == "6C"
    assert table["hand B"] == "KD KH"


def test_a_defending_card_is_not_shuffled_in() -> None:
    """SC-81: the card that blocks or dodges lies on the play area while a new one is drawn."""
    text = PLAIN + "hand A: 9S 3C\nhand B: TD 9H 4C\ndeck B:\ndiscard B: 5H 6H"
    for step, card in (("B block TD", "TD"), ("B dodge 9H", "9H")):
        table = Table(text, ["draw A 2D", "burn B 5H", "draw B 6H"]).do("A strike 9S B", step)
        assert table["deck B"] == ""
        assert table["discard B"] == f"5H {card}"
        assert "6H" in table["hand B"]
