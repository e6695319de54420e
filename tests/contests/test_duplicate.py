"""Marks and matchpoints: what beats what, and what everybody gets for it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spellhall.contests.deals import parted
from spellhall.contests.duplicate import Line, Mark, mark_of, matchpoints, placed, standings


def test_a_mark_is_who_was_beaten_and_then_by_how_much() -> None:
    assert mark_of([1, 2], [12, 9], 0) == Mark(1.0, 3)
    assert mark_of([1, 2], [12, 9], 1) == Mark(0.0, -3)
    assert mark_of([1, 1], [5, 5], 0) == Mark(0.5, 0)
    assert mark_of([2, 1, 2, 4], [7, 9, 7, 1], 0) == Mark(1.5, -2)
    assert mark_of([1, 2], [], 0) == Mark(1.0, 0)
    assert mark_of([1, 2], [1, 9], 0) > mark_of([2, 1], [9, 1], 0), "who won counts before points"


def test_one_point_for_everyone_beaten_and_a_half_for_a_tie() -> None:
    marks = {"Ada": Mark(1, 4), "Ben": Mark(1, 4), "Cleo": Mark(1, 2), "Dan": Mark(0, -9)}
    assert matchpoints(marks) == {"Ada": 2.5, "Ben": 2.5, "Cleo": 1.0, "Dan": 0.0}
    assert matchpoints({"Ada": Mark(1, 1)}) == {"Ada": 0.0}


@given(st.lists(st.tuples(st.sampled_from([0.0, 0.5, 1.0]), st.integers(-3, 3)), max_size=9))
def test_a_deal_gives_a_point_for_every_pair(marks: list[tuple[float, int]]) -> None:
    points = matchpoints({number: Mark(*mark) for number, mark in enumerate(marks)})
    assert sum(points.values()) == len(marks) * (len(marks) - 1) / 2


def test_standings_add_up_and_are_placed_by_share() -> None:
    first = {"Ada": Mark(1, 0), "Ben": Mark(0, 0), "Cleo": Mark(0.5, 0)}
    second = {"Ada": Mark(0, 0), "Ben": Mark(1, 0)}
    lines = standings([first, second])
    assert lines == {"Ada": Line(2.0, 3.0, 2), "Ben": Line(1.0, 3.0, 2), "Cleo": Line(1.0, 2.0, 1)}
    assert [(place, player) for place, player, _ in placed(lines)] == [(1, "Ada"), (2, "Cleo"), (3, "Ben")]


def test_equal_shares_have_one_place() -> None:
    lines = standings([{"Ada": Mark(1, 0), "Ben": Mark(1, 0), "Cleo": Mark(0, 0)}])
    assert [place for place, _, _ in placed(lines)] == [1, 1, 3]


def test_games_part_where_seat_or_choice_differ() -> None:
    one = [(0, "a"), (1, "b"), (0, "c")]
    assert parted(one, one) == 3
    assert parted(one, one[:2]) == 2
    assert parted(one, [(0, "a"), (0, "b")]) == 1
    assert parted([], one) == 0
