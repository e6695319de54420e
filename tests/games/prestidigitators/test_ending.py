"""Winning, draws, stagnation and repetition."""

import pytest

from games.prestidigitators.dueltable import GAME, Duel


def test_destroying_the_phylactery_wins_at_once() -> None:
    """DP-90, DP-91: Guided Orb does not even sink any more, and nobody is asked."""
    duel = Duel(["Fan | Guided Orb", "| Phylactery", "-"], ["Mine | Phylactery", "-", "-"]).choose("attack 1")
    assert duel.outcome == "DP-90 1 2"
    assert duel.a[0] == "Fan | Guided Orb"
    assert duel.asked == ""
    assert duel.state.outcome.scores == [1, 0]


def test_one_can_lose_in_ones_own_turn() -> None:
    """DP-92: the Phylactery that attacks a Mine lay on the attacker's side."""
    duel = Duel(["Fan | Phylactery", "-", "-"], ["| Mine", "| Phylactery", "-"]).choose("attack 1")
    assert duel.outcome == "DP-90 2 1"


def test_both_can_never_lose() -> None:
    """DP-93, DP-R35: the first Phylactery ends the game; Mine is not destroyed after it."""
    duel = Duel(["Fan | Phylactery", "-", "-"], ["Phylactery | Mine", "-", "-"]).choose("attack 1")
    assert sum(text.startswith("destroy") for text in duel.story) == 1
    assert duel.b[0] == "Phylactery | Mine"
    assert sorted(duel.state.outcome.ranks) == [1, 2]


def test_two_lone_phylacteries_draw() -> None:
    """DP-94, DP-R36: not before both are alone."""
    one = Duel(["| Grenade", "| Phylactery", "-"], ["| Fan", "Mine | Phylactery", "-"]).choose("attack 1")
    assert one.outcome == ""
    both = Duel(["| Mirrorball", "| Phylactery", "-"], ["-", "| Phylactery", "-"]).choose("attack 1")
    assert both.outcome == "DP-94 1 1"


def test_the_dead_position_is_checked_before_stagnation() -> None:
    """DP-46: DP-94 comes before DP-95."""
    duel = Duel(["| Mirrorball", "| Phylactery", "-"], ["-", "| Phylactery", "-"], "quiet: 59").choose("attack 1")
    assert duel.outcome == "DP-94 1 1"


@pytest.mark.parametrize(("limit", "quiet"), [(60, 58), (100, 98), (2, 0)])
def test_stagnation(limit: int, quiet: int) -> None:
    """DP-95, DP-R41: so many turns without a destroyed card, and no turn earlier."""
    a, b = ["Mine | Fan", "| Phylactery", "-"], ["Decoy | Battery", "| Phylactery", "-"]
    duel = Duel(a, b, f"quiet: {quiet}", stagnation_limit=limit).choose("slide 1")
    assert duel.outcome == ""
    assert duel.choose("slide 1").outcome == "DP-95 1 1"


def test_a_destroyed_card_starts_the_count_anew_and_a_last_win_counts() -> None:
    """DP-95: also a card that destroys itself; a win on the last turn is a win."""
    a, b = ["Decoy | Mirrorball", "| Phylactery", "-"], ["Fan | Battery", "Mine | Phylactery", "-"]
    assert Duel(a, b, "quiet: 59").choose("attack 1").at("quiet") == "0"
    win = Duel(["| Grenade", "| Phylactery", "-"], ["Fan | Phylactery", "-", "-"], "quiet: 59").choose("attack 1")
    assert win.outcome == "DP-90 1 2"


@pytest.mark.parametrize(
    ("a1", "b1", "outcome"),
    [
        ("Mine | Fan", "| Battery", "DP-95 1 2"),  # three cards against two
        ("Fan | Ground", "Decoy | Battery", "DP-95 2 1"),  # three each: energy 2 against 6
        ("Fan | Thunderbolt", "Grenade | Discharge", "DP-95 1 1"),
    ],
)
def test_stagnation_decided_by_cards(a1: str, b1: str, outcome: str) -> None:
    """DP-95: with the option more cards win, then more energy, hidden cards included; then it is a draw."""
    duel = Duel([a1, "| Phylactery", "-"], [b1, "| Phylactery", "-"], "quiet: 59", stagnation_result="cards")
    duel.choose("found 2 3")
    assert duel.outcome == outcome


def test_repetition() -> None:
    """DP-96, DP-R37, DP-R46: the same position for the n-th time, the first one included."""
    a, b = ["| Fan", "| Phylactery", "-"], ["| Battery", "| Phylactery", "-"]
    there_and_back = ["found 1 3", "found 1 3", "found 3 1", "found 3 1"]
    duel = Duel(a, b, repetition_draw=2).choose(*there_and_back)
    assert duel.outcome == "DP-96 1 1"
    three = Duel(a, b, repetition_draw=3).choose(*there_and_back)
    assert three.outcome == ""
    assert three.choose(*there_and_back).outcome == "DP-96 1 1"
    assert Duel(a, b).choose(*there_and_back * 3).outcome == ""


def test_repetition_looks_at_tokens_cascades_marks_and_who_moves() -> None:
    """DP-96: equal names in exchanged places are another position, and so is another cascade."""
    a, b = ["Lightning | Lightning", "| Phylactery", "-"], ["| Battery", "| Phylactery", "-"]
    duel = Duel(a, b, repetition_draw=2)
    duel.choose("sink 1", "found 1 3")
    assert duel.outcome == ""  # the two Lightnings have changed places
    duel.choose("sink 1", "found 3 1")
    assert duel.outcome == "DP-96 1 1"


def test_a_destroyed_card_makes_earlier_positions_impossible() -> None:
    """DP-96: so they need not be kept."""
    a, b = ["Fan | Mirrorball", "| Phylactery", "-"], ["| Battery", "Mine | Phylactery", "-"]
    duel = Duel(a, b, repetition_draw=2).choose("found 2 3", "sink 2")
    assert len(duel.at("history").split()) == 3
    assert len(duel.choose("attack 1").at("history").split()) == 1


def test_the_standing_agrees_with_the_outcome() -> None:
    """DP-90: the keys of the ranking say who still has a Phylactery."""
    duel = Duel(["| Grenade", "| Phylactery", "-"], ["Fan | Phylactery", "-", "-"]).choose("attack 1")
    assert GAME.standing(duel.state) == [[1], [0]]
