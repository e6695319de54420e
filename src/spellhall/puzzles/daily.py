"""Today's spell: which puzzle belongs to a day. The date and the list decide, so it is the same everywhere."""

from __future__ import annotations

import datetime
from hashlib import blake2b

from spellhall.kernel.messages import say
from spellhall.puzzles.puzzle import BadPuzzle, Puzzle, puzzles_of

FIRST = datetime.date(2026, 1, 1)
LAST = datetime.date(2099, 12, 31)


def day_of(text: str) -> datetime.date:
    """A date written as 2026-11-18; raises BadPuzzle."""
    try:
        if len(text) != 10:
            raise ValueError
        day = datetime.date.fromisoformat(text)
    except ValueError:
        raise BadPuzzle(say("puzzle-no-date")) from None
    if not FIRST <= day <= LAST:
        raise BadPuzzle(say("puzzle-no-date"))
    return day


def puzzle_of_day(game: str, day: datetime.date) -> Puzzle:
    """The puzzle of a day: all of them come once before one comes again. Raises BadPuzzle."""
    puzzles = puzzles_of(game)
    if not puzzles:
        raise BadPuzzle(say("puzzle-none"))
    time_round, place = divmod((day - FIRST).days, len(puzzles))
    return sorted(puzzles, key=lambda puzzle: blake2b(f"{time_round}/{puzzle.id}".encode()).digest())[place]


def puzzle_with(game: str, id: str) -> Puzzle:
    """A puzzle by its id; raises BadPuzzle."""
    for puzzle in puzzles_of(game):
        if puzzle.id == id:
            return puzzle
    raise BadPuzzle(say("puzzle-none"))
