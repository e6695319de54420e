"""Who sits with whom."""

from __future__ import annotations

from random import Random

import pytest

from classroom.test_classroom import opened
from spellhall.classroom import entries as log
from spellhall.classroom.entries import BOT
from spellhall.classroom.seating import at_random, by_strength, chosen, free_seat, with_bots
from spellhall.table.judge import TableError

UP_TO_FOUR = [2, 3, 4]


@pytest.mark.parametrize(
    ("pupils", "seats", "sizes"),
    [(28, 2, [2] * 14), (27, 2, [2] * 12 + [3]), (29, 4, [4] * 7 + [1]), (1, 2, [1]), (5, 4, [4, 1])],
)
def test_everybody_sits_somewhere_once(pupils: int, seats: int, sizes: list[int]) -> None:
    tables = at_random(opened(pupils), seats, UP_TO_FOUR, Random(1))
    assert sorted(len(table) for table in tables) == sorted(sizes)
    assert sorted(pupil for table in tables for pupil in table) == list(range(pupils))


def test_where_no_table_can_be_larger_a_bot_plays() -> None:
    tables = at_random(opened(5), 2, [2], Random(1))
    assert sorted(len(table) for table in tables) == [1, 2, 2]
    assert with_bots([7], 2, [2]) == [7, BOT]
    assert with_bots([1, 2, 3], 2, UP_TO_FOUR) == [1, 2, 3]
    assert with_bots([1], 4, UP_TO_FOUR) == [1, BOT, BOT, BOT]


def test_pupils_of_one_device_sit_together() -> None:
    room = opened(9, shared=True)
    for seats in (2, 3, 4):
        for seed in range(20):
            tables = at_random(room, seats, UP_TO_FOUR, Random(seed))
            for first in range(0, 8, 2):
                assert any(first in table and first + 1 in table for table in tables)


def test_like_meets_like() -> None:
    strength = {0: 3.0, 1: -1.0, 2: 2.5, 3: -0.5}
    assert by_strength(opened(4), 2, UP_TO_FOUR, strength) == [[0, 2], [3, 1]]


def test_absent_pupils_are_not_seated() -> None:
    room = opened(3)
    room.take(log.Dropped(1, 2))
    assert sorted(at_random(room, 2, UP_TO_FOUR, Random(1))[0]) == [0, 1]


def test_a_chosen_seating_is_checked() -> None:
    room = opened(4, shared=True)
    assert chosen(room, [[0, 1], [2, 3], []], UP_TO_FOUR) == [[0, 1], [2, 3]]
    for wrong in ([[0, 0]], [[0, 9]], [[0, 2], [1, 3]]):
        with pytest.raises(TableError):
            chosen(room, wrong, UP_TO_FOUR)
    with pytest.raises(TableError):
        chosen(opened(5), [[0, 1, 2, 3, 4]], UP_TO_FOUR)


def test_late_pupils_take_seats_of_bots() -> None:
    room = opened(4)
    room.take(log.Seated(1, [log.Placed("a", [0, 1], "g", {}), log.Placed("b", [2, BOT, BOT], "g", {})]))
    assert free_seat(room, ["a", "b"], [3]) == ("b", [1])
    assert free_seat(room, ["a", "b"], [3, 4]) == ("b", [1, 2])
    assert free_seat(room, ["a"], [3]) is None
