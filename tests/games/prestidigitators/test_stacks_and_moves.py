"""Rows, stacks and cascades; turns and the five moves."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.prestidigitators.dueltable import GAME, Duel
from spellhall.games.prestidigitators.choices import turn_choices
from spellhall.kernel.chance import Seeded
from spellhall.kernel.state import Choice
from tabletop import described

QUIET_B = ["| Thunderbolt", "Bubble | Phylactery", "-"]


# ---------------------------------------------------------------- rows, stacks and cascades


def test_three_rows_for_each_player() -> None:
    """DP-23: there is no row 0 and no row 4."""
    duel = Duel(["Fan | Mine", "| Phylactery", "-"], QUIET_B)
    assert [len(rows) for rows in duel.state.rows] == [3, 3]
    refused = duel.refused("slide 4")
    assert (refused.clause, refused.sentence) == ("DP-23", "There are only the rows 1, 2 and 3.")
    assert duel.refused("transfer 1 4").clause == "DP-23"


def test_opposing_is_the_same_row_at_this_moment() -> None:
    """DP-24, DP-R13: a card that changes its row faces what is there; there is no diagonal attack."""
    duel = Duel(["| Lightning", "Fan | Phylactery", "-"], ["-", "Fireball | Phylactery", "| Boomerang"])
    duel.choose("attack 1")  # nothing is across, although both neighbouring rows have cards
    assert duel.b == ["-", "Fireball | Phylactery", "| Boomerang"]
    duel.choose("sink 2", "found 1 3", "sink 2", "attack 3")
    assert duel.told("destroy place=B3 card=Boomerang")


def test_a_stack_keeps_its_order_and_may_be_high() -> None:
    """DP-25, DP-26: eight cards in one stack, in the order in which they were put there."""
    high = "Fan, Mine, Ground, Decoy, Bubble, Fireball, Battery"
    duel = Duel([f"{high} | Phylactery", "| Lightning", "-"], ["| Boomerang", "| Phylactery", "-"])
    duel.choose("transfer 2 1")
    assert duel.a == [f"{high} | Phylactery, Lightning", "-", "-"]


def test_the_cascade_is_the_topmost_run() -> None:
    """DP-27, DP-28, DP-29: s cards from the top downward, one if collapsed, none in an empty row."""
    duel = Duel(["Mine, Fan | Ground, Lightning", "Decoy | Phylactery", "-"], QUIET_B)
    state = duel.state
    assert [state.card(token).name for token in state.cascade(0, 0)] == ["Ground", "Lightning"]
    assert [state.card(token).name for token in state.cascade(0, 1)] == ["Phylactery"]
    assert state.cascade(0, 2) == []
    assert state.splay[0] == [2, 1, 0]


def test_cascade_energy_counts_splayed_cards_only() -> None:
    """DP-30, DP-31: 1 + 3, with Fireball's 3 hidden beneath; a collapsed stack has its top card's energy."""
    duel = Duel(["Fireball | Ground, Lightning", "Battery | Phylactery", "-"], QUIET_B)
    assert [duel.state.energy(0, row) for row in range(3)] == [4, 1, 0]


def test_collapsed_energy_zero() -> None:
    """DP-R15: with the option a collapsed stack has no energy, a splayed one has all."""
    duel = Duel(["Fireball | Ground, Lightning", "Battery | Phylactery", "-"], QUIET_B, collapsed_energy="zero")
    assert [duel.state.energy(0, row) for row in range(3)] == [4, 0, 0]


def test_a_cascade_stays_until_a_rule_changes_it() -> None:
    """DP-32, DP-R12: over other turns it stays, and no move collapses or reorders it at will."""
    duel = Duel(["Mine | Ground, Lightning", "Decoy | Phylactery", "-"], QUIET_B)
    duel.choose("sink 2", "sink 2", "sink 2", "sink 2")
    assert duel.at("A1") == "Mine | Ground, Lightning"
    assert {choice.split()[0] for choice in duel.offered} == {
        "slide", "raise", "transfer", "found", "sink", "attack"
    }  # fmt: skip


def test_collapse_keeps_the_order() -> None:
    """DP-33: Ground collapses the opposing cascade to its top card; a collapsed one stays as it is."""
    duel = Duel(["| Ground", "| Phylactery", "-"], ["Fan | Decoy, Mine, Battery", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.at("B1") == "Fan, Decoy, Mine | Battery"
    duel.choose("found 2 3", "attack 1")
    assert duel.at("B1") == "Fan, Decoy, Mine | Battery"


def test_what_remains_splayed_when_the_top_card_leaves() -> None:
    """DP-34, DP-35, DP-R9: one card fewer, but at least the new top card; the last card leaves an empty row."""
    duel = Duel(["Mine | Ground, Lightning", "Fan | Boomerang", "| Phylactery"], QUIET_B)
    duel.choose("transfer 1 3")
    assert duel.at("A1") == "Mine | Ground"
    duel.choose("sink 2", "transfer 1 3", "sink 2")
    assert duel.at("A1") == "| Mine"
    duel.choose("transfer 1 3")
    assert duel.at("A1") == "-"
    assert duel.at("A3") == "| Phylactery, Lightning, Ground, Mine"


def test_a_card_put_on_top_joins_the_cascade() -> None:
    """DP-36, DP-R10: by a move or by a reaction; in an empty row it is a stack with one splayed card."""
    duel = Duel(["| Lightning", "| Phylactery", "-"], ["Fan | Bubble", "Ground, Mine | Phylactery", "-"])
    duel.choose("attack 1")  # Bubble has one place to go
    assert duel.at("B2") == "Ground, Mine | Phylactery, Bubble"
    duel.choose("found 2 3")
    assert duel.at("B3") == "| Bubble"


def test_sinking_a_lone_card_by_an_effect_changes_nothing() -> None:
    """DP-38, DP-R11: Decoy finds one card alone; as a move it is not even allowed."""
    duel = Duel(["Fan | Decoy", "| Phylactery", "-"], ["| Mine", "| Phylactery", "-"]).choose("attack 1")
    assert duel.at("B1") == "| Mine"
    assert not duel.told("sink_top")
    assert duel.refused("sink 1", "B").clause == "DP-53"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Mine, Fan | Battery", "Fan | Battery, Mine"),
        ("| Mine, Fan, Battery", "| Fan, Battery, Mine"),
        ("Mine | Battery", "| Battery, Mine"),
    ],
)
def test_bubbling_up(before: str, after: str) -> None:
    """DP-39, DP-R10: the bottom card goes on top and s becomes min(h, s + 1)."""
    duel = Duel(["| Bubble", "| Phylactery", "-"], [before, "| Phylactery", "-"]).choose("attack 1")
    assert duel.at("B1") == after


def test_a_destroyed_card_is_gone_and_open() -> None:
    """DP-40: it lies beside the table for all to see."""
    duel = Duel(["| Lightning", "| Phylactery", "-"], ["Fan | Boomerang", "| Phylactery", "-"]).choose("attack 1")
    assert duel.at("destroyed B") == "Boomerang"
    for seat in (0, 1, -1):
        table = GAME.view_for(duel.state, seat).state
        assert [duel.setup.set.cards[table.names[token]].name for token in table.destroyed] == ["Boomerang"]
    assert "destroyed: boomerang" in "\n".join(described(GAME, GAME.view_for(duel.state, 0))).lower()


def test_heights_and_movements_are_visible_and_words_are_not() -> None:
    """DP-41, DP-54, DP-R24: the other player sees h, s and which card went where, and no name."""
    duel = Duel(["Mine | Ground, Lightning", "| Phylactery", "-"], QUIET_B)
    lightning = duel.state.top(0, 0)
    for choice in ("raise 1 1", "transfer 1 2"):
        duel.choose(choice)
        assert all("card" not in facts for facts in duel.events)
        table = GAME.view_for(duel.state, 1).state
        assert table.rows == duel.state.rows
        assert table.splay == duel.state.splay
        assert duel.seen("B", "A1")[-1] == "?"
        duel.choose("sink 2")
    assert lightning == duel.state.rows[0][0][-1]
    assert duel.seen("B", "A2") == ["?", "?"]


# ---------------------------------------------------------------- turns


def test_players_alternate_and_do_one_thing() -> None:
    """DP-42, DP-43: one move or one attack, then the other player."""
    duel = Duel(["Mine | Lightning", "| Phylactery", "-"], QUIET_B)
    assert duel.asked == "A"
    assert duel.choose("slide 1").asked == "B"
    assert "wait" in duel.refused("slide 1", "A").sentence
    assert duel.choose("attack 1").asked == "A"


def test_nobody_may_pass() -> None:
    """DP-44, DP-R4: passing is refused with a sentence."""
    duel = Duel(["Mine | Lightning", "| Phylactery", "-"], QUIET_B)
    refused = duel.refused("no")
    assert refused.clause == "DP-44"
    assert "may not pass" in refused.sentence


def test_the_next_turn_begins_after_the_checks() -> None:
    """DP-46: with limit 2 the second quiet turn ends the game instead of passing on the turn."""
    duel = Duel(["Mine | Lightning", "| Phylactery", "-"], QUIET_B, stagnation_limit=2).choose("slide 1")
    assert (duel.asked, duel.at("quiet")) == ("B", "1")
    assert duel.choose("sink 2").outcome == "DP-95 1 1"


def test_only_own_cards_are_moved() -> None:
    """DP-47, DP-R6: where only the other player has cards, there is nothing to move."""
    duel = Duel(["Mine | Lightning", "| Phylactery", "-"], ["| Decoy", "| Phylactery", "Fan | Battery"])
    refused = duel.refused("sink 3")
    assert refused.clause == "DP-47"
    assert "your own" in refused.sentence


def test_owners_see_all_their_cards_at_all_times() -> None:
    """DP-55, DP-R25: hidden ones too, also while the other is at turn; never those of the opponent."""
    duel = Duel(["Mine, Fan | Lightning", "| Phylactery", "-"], QUIET_B)
    for asked in "AB":
        assert duel.asked == asked
        assert duel.seen("A", "A1") == ["Mine", "Fan", "Lightning"]
        assert duel.seen("A", "B2") == ["?", "?"]
        assert duel.seen("B", "B2") == ["Bubble", "Phylactery"]
        duel.choose("slide 1" if asked == "A" else "slide 2")


@pytest.mark.parametrize(
    ("text", "clause", "says"),
    [
        ("slide 2", "DP-48", "splayed already"),
        ("raise 1 3", "DP-49", "3 places left"),
        ("transfer 1 3", "DP-50", "found a new stack"),
        ("found 1 2", "DP-51", "transfer it"),
        ("sink 2", "DP-53", "alone"),
        ("raise 1 0", "DP-53", "must change something"),
        ("transfer 1 1", "DP-53", "must change something"),
        ("slide 3", "DP-47", "no cards in row 3"),
    ],
)
def test_moves_that_are_not_possible(text: str, clause: str, says: str) -> None:
    """DP-47 to DP-53: each refusal names its rule and says why."""
    duel = Duel(["Mine | Ground, Lightning", "| Phylactery", "-"], QUIET_B)
    refused = duel.refused(text)
    assert refused.clause == clause
    assert says in refused.sentence


def test_most_choices_at_once() -> None:
    """DP-56: nineteen with ten cards, as a Gnaremoob that came over makes possible."""
    a = ["Fan | Mirrorball, Ground, Lightning", "Decoy | Fireball, Boomerang", "Gnaremoob | Bubble, Phylactery"]
    duel = Duel(a, ["| Mine", "| Phylactery", "-"])
    assert len(duel.offered) == 19


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 60))
def test_the_number_of_moves_follows_the_formula(seed: int, turns: int) -> None:
    """DP-45, DP-56: the sum of (s − 1) + [s < h] + [h ≥ 2] over own stacks, plus two for each; never none."""
    chance = Seeded(f"formula {seed}")
    state = GAME.start(GAME.setup(2), chance.fork("game")).state
    for _ in range(34 + turns):
        if state.outcome is not None:
            return
        seat = GAME.waiting(state)[0]
        legal = GAME.legal(state, seat)
        state = GAME.apply(state, seat, legal[chance.below(len(legal), "choice")]).state
    if state.outcome is not None or not state.names:
        return
    for seat in range(2):
        expected = 0
        for row in range(3):
            height, size = len(state.rows[seat][row]), state.splay[seat][row]
            if height:
                expected += (size - 1) + (size < height) + (height >= 2) + 2
        moves = [choice for choice in turn_choices(state, seat) if choice.verb != "attack"]
        assert len(moves) == expected >= 2
        assert Choice("sealed") not in moves
