"""Reactions: when they are resolved, what is spent, and how the attack goes on."""

import pytest

from games.prestidigitators.dueltable import GAME, Duel


def test_cards_deeper_in_the_stack_never_react() -> None:
    """DP-83: a Mine under the top card stays quiet, splayed or not."""
    for stack in ("Mine | Boomerang", "| Mine, Boomerang"):
        duel = Duel(["| Fan, Lightning", "| Phylactery", "-"], [stack, "| Phylactery", "-"]).choose("attack 1")
        assert not duel.told("react")
        assert duel.b[0] == "| Mine"


def test_reactions_are_mandatory_except_where_the_card_says_may() -> None:
    """DP-84: Discharge is not asked; Decoy is; Bubble must go although two rows are open to it."""
    discharge = Duel(["| Fan, Lightning", "| Phylactery", "-"], ["| Discharge", "| Phylactery", "-"])
    assert discharge.choose("attack 1").asked == "B"
    assert discharge.told("react card=Discharge")
    decoy = Duel(["| Fan, Lightning", "| Phylactery", "-"], ["| Decoy", "| Phylactery", "-"]).choose("attack 1")
    assert (decoy.asked, decoy.offered) == ("B", ["yes", "no"])
    bubble = Duel(["| Lightning", "| Phylactery", "-"], ["| Bubble", "| Phylactery", "| Fan"]).choose("attack 1")
    assert bubble.offered == ["row 2", "row 3"]
    assert bubble.refused("no", "B").clause == "DP-84"


def test_in_a_reaction_opposing_is_the_attackers_stack() -> None:
    """DP-85: Mirrorball's reaction shows the attacker's cascade in this row."""
    duel = Duel(["Mine | Fan, Lightning", "| Phylactery", "-"], ["| Mirrorball", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.told("show place=A1 cards=Fan,Lightning")
    assert duel.seen("B", "A1") == ["Lightning", "?", "Fan"]


def test_once_per_game_and_each_copy_has_its_own_use() -> None:
    """DP-86: the spent Bubble is hit, the other one still floats away."""
    a, b = ["| Lightning", "| Phylactery", "-"], ["| Bubble", "| Phylactery", "| Bubble"]
    spent = Duel(a, b, "used: B1.1").choose("attack 1")
    assert spent.told("destroy place=B1 card=Bubble")
    assert sum(spent.state.spent) == 0  # the mark is gone with its card
    other = Duel(a, b, "used: B3.1").choose("attack 1", "row 2")
    assert other.told("move card=Bubble place=B1 onto=B2")


def test_a_declined_or_impossible_reaction_is_not_spent() -> None:
    """DP-87, DP-R28: Decoy stays and keeps its use; a Bubble without another stack keeps its own."""
    decoy = Duel(["| Fan", "| Phylactery", "-"], ["Ground | Decoy", "| Phylactery", "-"]).choose("attack 1", "no")
    assert decoy.at("used") == ""
    bubble = Duel(["| Fan", "| Phylactery", "-"], ["Phylactery | Bubble", "-", "-"]).choose("attack 1")
    assert bubble.at("used") == ""
    assert not bubble.told("react")


def test_the_mark_is_public_and_stays_with_the_card() -> None:
    """DP-88: it moves along with the token, and both see it."""
    duel = Duel(["| Lightning", "| Phylactery", "-"], ["| Bubble", "| Phylactery", "-"]).choose("attack 1")
    assert duel.at("used") == "B2.2"
    duel.choose("found 2 3")
    assert duel.at("used") == "B3.1"
    token = duel.state.top(1, 2)
    assert [GAME.view_for(duel.state, seat).state.spent[token] for seat in (-1, 0, 1)] == [1, 1, 1]


def test_the_action_of_a_spent_card_stays() -> None:
    """DP-89: a Bubble that has floated away still attacks, as often as it likes."""
    duel = Duel(["| Bubble", "| Phylactery", "-"], ["Fan, Mine | Battery", "| Phylactery", "-"], "used: A1.1")
    duel.choose("attack 1")
    assert duel.at("B1") == "Mine | Battery, Fan"
    duel.choose("found 2 3", "attack 1")
    assert duel.at("B1") == "| Battery, Fan, Mine"


def test_after_a_card_has_left_the_next_one_is_revealed_and_may_react() -> None:
    """DP-70, DP-71: Bubble leaves, the second Bubble leaves too, then Mine explodes; each reacts once."""
    duel = Duel(["Fan | Lightning", "| Phylactery", "-"], ["Mine | Bubble, Bubble", "| Phylactery", "-"])
    duel.choose("attack 1")
    reacts = [text for text in duel.story if text.startswith("react")]
    assert reacts == ["react place=B1 card=Bubble"] * 2 + ["react place=B1 card=Mine"]
    assert duel.b == ["-", "| Phylactery, Bubble, Bubble", "-"]
    assert duel.a[0] == "| Fan"


def test_each_card_reacts_at_most_once_in_an_attack() -> None:
    """DP-71: Smoke Ring sinks, Bubble above it leaves, Smoke Ring is on top again and stays this time."""
    a, b = ["| Lightning", "| Phylactery", "-"], ["Bubble | Smoke Ring", "| Phylactery", "-"]
    duel = Duel(a, b, custom_card="Smoke Ring").choose("attack 1")
    assert [text for text in duel.story if text.startswith("react")] == [
        "react place=B1 card=Smoke_Ring",
        "react place=B1 card=Bubble",
    ]
    assert duel.told("destroy place=B1 card=Smoke_Ring")


@pytest.mark.parametrize("attacker", ["Lightning", "Grenade", "Fan", "Guided Orb", "Boomerang"])
def test_a_destroyed_attacker_does_nothing_more(attacker: str) -> None:
    """DP-72, DP-R29: Mine leaves the attacker's other cards as they were; not even a collapse follows."""
    duel = Duel([f"Decoy | Battery, {attacker}", "| Phylactery", "-"], ["Ground | Mine", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.a[0] == "Decoy | Battery"
    assert duel.b[0] == "| Ground"
    assert not duel.told("test")


def test_a_dodge_can_be_a_miss() -> None:
    """DP-R26: with dodge = miss Fireball hits nothing and does not sink the next card, but is destroyed."""
    b = ["Fan, Ground | Bubble", "| Phylactery", "-"]
    duel = Duel(["Mine | Fireball", "| Phylactery", "-"], b, dodge="miss").choose("attack 1")
    assert duel.told("miss seat=A")
    assert duel.b == ["Fan | Ground", "| Phylactery, Bubble", "-"]
    assert duel.a[0] == "| Mine"
    assert not duel.told("test")


def test_after_a_miss_gnaremoob_still_crosses() -> None:
    """DP-R26: the crossing is something that Gnaremoob does to itself."""
    b = ["Fan, Ground | Bubble", "| Phylactery", "-"]
    duel = Duel(["Mine | Gnaremoob", "| Phylactery", "-"], b, dodge="miss").choose("attack 1")
    assert duel.b[0] == "Gnaremoob, Fan | Ground"
    lone = Duel(["Mine | Gnaremoob", "| Phylactery", "-"], ["| Bubble", "| Phylactery", "-"], dodge="miss")
    assert lone.choose("attack 1").a[0] == "Mine | Gnaremoob"
    assert lone.told("miss seat=A")
