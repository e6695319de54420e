"""Bubble: brings the bottom card up, bursts a lone card, and floats away once."""

from games.prestidigitators.dueltable import Duel

HOME = ["Fan | Bubble", "| Phylactery", "-"]


def test_it_brings_the_bottom_card_up_unseen() -> None:
    """DP-C-Bubble-1: no threat against two or more; the attacker does not see the card."""
    duel = Duel(HOME, ["Phylactery, Ground | Mine", "-", "-"]).choose("attack 1")
    assert duel.b[0] == "Ground | Mine, Phylactery"
    assert duel.seen("A", "B1") == ["?", "?", "?"]
    assert not duel.told("total")


def test_it_destroys_a_lone_card_without_any_test() -> None:
    """DP-C-Bubble-2: energy 3 does not help; it is a threat, so the card is shown first."""
    duel = Duel(HOME, ["| Battery", "| Phylactery", "-"]).choose("attack 1")
    assert duel.told("reveal place=B1 card=Battery")
    assert duel.told("destroy place=B1 card=Battery")
    assert not duel.told("test")


def test_it_floats_to_another_stack_of_its_owners_choice() -> None:
    """DP-C-Bubble-3: rows with cards only, never its own row; it joins the cascade there."""
    duel = Duel(["| Lightning", "| Phylactery", "-"], ["Mine | Bubble", "| Phylactery", "Decoy | Battery"])
    duel.choose("attack 1")
    assert duel.offered == ["row 2", "row 3"]
    assert duel.refused("row 1", "B").clause == "DP-C-Bubble-3"
    duel.choose("row 3")
    assert duel.b[2] == "Decoy | Battery, Bubble"
    assert duel.at("used") == "B3.3"


def test_without_another_stack_it_stays() -> None:
    """DP-C-Bubble-4, DP-R27: empty rows do not count, and nothing is spent."""
    duel = Duel(["| Lightning", "| Phylactery", "-"], ["Phylactery | Bubble", "-", "-"]).choose("attack 1")
    assert not duel.told("react")
    assert duel.b == ["| Phylactery", "-", "-"]
    empty = Duel(["| Lightning", "| Phylactery", "-"], ["| Bubble", "| Phylactery", "-"]).choose("attack 1")
    assert empty.b == ["-", "| Phylactery, Bubble", "-"]  # row 3 was never offered


def test_its_own_stack_does_not_change_by_its_action() -> None:
    """DP-C-Bubble-5: after lifting and after destroying."""
    for foe in ("| Battery", "Decoy | Battery"):
        duel = Duel(["Fan | Mine, Bubble", "| Phylactery", "-"], [foe, "| Phylactery", "-"]).choose("attack 1")
        assert duel.a[0] == "Fan | Mine, Bubble"


def test_the_attack_goes_on_against_the_next_card_or_nothing() -> None:
    """DP-C-Bubble-6: the card beneath is revealed with a new total; a lone Bubble leaves nothing to hit."""
    duel = Duel(["| Lightning", "| Phylactery", "-"], ["Ground | Boomerang, Bubble", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert [text for text in duel.story if text.startswith("total")] == [
        "total place=B1 energy=2",
        "total place=B1 energy=1",
    ]
    assert duel.told("destroy card=Boomerang")
    lone = Duel(["| Lightning", "| Phylactery", "-"], ["| Bubble", "| Phylactery", "-"]).choose("attack 1")
    assert not lone.told("test")
    assert not lone.told("destroy")


def test_with_the_option_it_may_stay() -> None:
    """DP-R27: one question with the rows and no; declining spends nothing."""
    a, b = ["| Lightning", "| Phylactery", "-"], ["Mine | Bubble", "| Phylactery", "-"]
    duel = Duel(a, b, bubble_reaction="may").choose("attack 1")
    assert duel.offered == ["row 2", "no"]
    stayed = Duel(a, b, bubble_reaction="may").choose("attack 1", "no")
    assert stayed.told("destroy card=Bubble")
    went = duel.choose("row 2")
    assert went.b[1] == "| Phylactery, Bubble"
    assert went.at("used") == "B2.2"
