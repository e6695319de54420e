"""Today's spell: the date and the list decide."""

from __future__ import annotations

import datetime

import pytest

from spellhall.games import game_ids
from spellhall.kernel.errors import SpellhallError
from spellhall.puzzles.daily import FIRST, day_of, puzzle_of_day
from spellhall.puzzles.puzzle import BadPuzzle, puzzles_of
from spellhall.puzzles.showing import answer_puzzle, puzzle_counts, puzzle_shown

ID = next(id for id in game_ids() if puzzles_of(id))
DAY = "2026-11-18"


def test_every_puzzle_comes_once_before_one_comes_again() -> None:
    size = len(puzzles_of(ID))
    days = [FIRST + datetime.timedelta(days=number) for number in range(2 * size)]
    first, second = ([puzzle_of_day(ID, day).id for day in part] for part in (days[:size], days[size:]))
    assert sorted(first) == sorted(second) == sorted(puzzle.id for puzzle in puzzles_of(ID))
    assert first != second


def test_the_date_alone_decides() -> None:
    shown = puzzle_shown(ID, DAY)
    assert shown.id == puzzle_of_day(ID, day_of(DAY)).id
    assert shown.day == DAY
    assert puzzle_shown(ID, shown.id).view == shown.view
    german = puzzle_shown(ID, DAY, "de")
    assert (german.view, german.id) == (shown.view, shown.id)
    assert german.task != shown.task


@pytest.mark.parametrize(
    "which", ["", "2026-13-01", "2025-12-31", "2100-01-01", "20261118", "2026-W01-1", "x" * 500, "-"]
)
def test_what_is_no_day_is_refused(which: str) -> None:
    with pytest.raises(BadPuzzle):
        puzzle_shown(ID, which)


def test_right_and_wrong_answers() -> None:
    puzzle = puzzle_of_day(ID, day_of(DAY))
    for text in puzzle.answers:
        right = answer_puzzle(ID, DAY, text)
        assert right.good
        assert right.answer == text
    wrong = answer_puzzle(ID, DAY, puzzle.tempting)
    assert not wrong.good
    assert wrong.answer == puzzle.answers[0]
    assert wrong.words
    with pytest.raises(SpellhallError):
        answer_puzzle(ID, DAY, "no such choice")


def test_counts() -> None:
    counts = {each.game: each.puzzles for each in puzzle_counts(game_ids())}
    assert counts[ID] == len(puzzles_of(ID))
