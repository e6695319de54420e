"""The game in sentences: every event has one, and the table tells all that is open."""

from typing import Any

import pytest

import tabletop
from spellhall.games.mathwiz.game import GAME
from spellhall.kernel.chance import Seeded
from tabletop import Tabletop

NAMES = ["Ada", "Ben", "Cy"]
THREE = "centre: S040\nhand A: 2 3 4 5 8 9 12\nhand B: 2 3 4 6 7 11 12\nhand C: 2 5 6 7 8 10 10\n"


def sentences(table: Tabletop, seat: int = -1) -> list[str]:
    heard = [facts for event in table.events if (facts := event.told_to(seat)) is not None]
    return [tabletop.told(GAME, table.setup, facts, NAMES) for facts in heard]


def described(table: Tabletop, seat: int) -> list[str]:
    return tabletop.described(GAME, GAME.view_for(table.state, seat))


def test_who_drops_out_and_why() -> None:
    """MW-52, MW-74: too few runes and no Twin Star are two reasons."""
    marks = "mark A: twin_star\nmark B: twin_star\n"
    table = Tabletop("mathwiz", THREE.replace("6 7 8 10 10", "4 9 10") + marks, seats=3)
    table.choose("A", "4x9").choose("B", "4x11").choose("C", "4x9")
    assert "Cy has no Twin Star and is out of this round." in sentences(table)
    short = "centre: S040\nhand A: 4 9 5 8\nhand B: 4 11\nhand C: 4 9\nspells:\n"
    table = Tabletop("mathwiz", short, seats=3).choose("A", "4x9").choose("B", "4x11").choose("C", "4x9")
    assert "Ben and Cy have too few runes and are out of this round." in sentences(table)


def test_a_cast_is_read_out() -> None:
    """MW-31: a mark is read from its card; what other spells do is told by what follows."""
    table = Tabletop("mathwiz", "phase: cast\nunused A: S022\nunused B: S020\n" + THREE, seats=3)
    table.choose("A", "cast S022").choose("B", "cast S020 -10")
    told = sentences(table)
    assert told[0] == 'Ada casts Twin Star (22): "If you tie for closest this round, you win the tie."'
    assert told[1:] == ["Ben casts Ten-League Boots (20): the target moves by −10.", "The target is now 30."]


def test_a_tie_asks_for_new_runes() -> None:
    """MW-48: the question says so."""
    table = Tabletop("mathwiz", THREE, seats=3)
    assert str(GAME.decision_for(table.state, 0).question) == "Choose two runes whose product comes closest to 40."
    table.choose("A", "5x8").choose("B", "6x7").choose("C", "5x8")
    assert str(GAME.decision_for(table.state, 0).question) == "Choose two new runes whose product comes closest to 40."


def test_an_exact_hit_is_called_so() -> None:
    """MW-42: nobody says '0 away'."""
    table = Tabletop("mathwiz", THREE, seats=3).choose("A", "5x8").choose("B", "6x7").choose("C", "5x8")
    assert "Target 40: Ada 5 × 8 = 40, exactly; Ben 6 × 7 = 42, 2 away; Cy 5 × 8 = 40, exactly." in sentences(table)


def test_the_table_tells_all_that_is_open() -> None:
    """MW-42, MW-47, MW-49, MW-R39: who leads, what was placed, who is out or ready, what was discarded."""
    position = THREE + "lead: B\ndiscard: 11 2 11\n"
    table = Tabletop("mathwiz", position, seats=3).choose("A", "5 × 8").choose("B", "6 × 7").choose("C", "5 × 8")
    lines = described(table.choose("C", "6 × 7"), 0)
    assert "Discarded runes: 2 11 11." in lines
    assert "You have 0 spells and 5 runes. Placed: 5 × 8." in lines
    assert "Seat B has 0 spells and 5 runes. Seat B goes first. Placed: 6 × 7. Out of this round." in lines
    assert "Seat C has 0 spells and 5 runes. Placed: 5 × 8. Ready." in lines


@pytest.mark.parametrize(
    ("options", "extra"),
    [
        ({}, "spells:"),
        ({"end_mode": "time"}, "time up: yes"),
        ({"end_mode": "rounds", "round_limit": 4}, "round: 4"),
    ],
)
def test_the_last_round_is_announced(options: dict[str, Any], extra: str) -> None:
    """MW-62, MW-63, MW-64."""
    table = Tabletop("mathwiz", THREE + extra + "\n", seats=3, **options)
    assert "last round" in described(table, 0)[0]
    assert "last round" not in described(Tabletop("mathwiz", THREE, seats=3, **options), 0)[0]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_no_two_choices_of_a_menu_say_the_same(seats: int) -> None:
    chance = Seeded(f"menus/{seats}")
    made = GAME.start(GAME.setup(seats, {"end_mode": "rounds", "round_limit": 12}), Seeded(f"menus/{seats}"))
    while made.state.outcome is None:
        seat = GAME.waiting(made.state)[0]
        choices = GAME.legal(made.state, seat)
        view = GAME.view_for(made.state, seat)
        said = [str(GAME.tell_choice(view, choice)) for choice in choices]
        assert len(set(said)) == len(said), said
        assert not any(GAME.write_choice(made.state.setup, choice) in said for choice in choices)
        made = GAME.apply(made.state, seat, choices[chance.below(len(choices), "choice")])
