"""Puzzles over the network. Nothing is stored: streaks and ratings stay in the browser."""

from __future__ import annotations

from litestar import get, post

from spellhall.games import game_ids
from spellhall.hall import messages as wire
from spellhall.hall.api import Call, Short, caller_of, hall_of, known, language_of, problems
from spellhall.puzzles.showing import (
    PuzzleAnswer,
    PuzzleCount,
    PuzzleShown,
    answer_puzzle,
    puzzle_counts,
    puzzle_shown,
)


@get("/api/puzzles", sync_to_thread=True, tags=["puzzles"])
def puzzles() -> list[PuzzleCount]:
    """The games that have puzzles, and how many."""
    return puzzle_counts(game_ids())


@get(
    "/api/puzzles/{game:str}/{which:str}", sync_to_thread=True, responses=problems(400, 404, 422, 429), tags=["puzzles"]
)
def puzzle(request: Call, game: Short, which: Short) -> PuzzleShown:
    """The puzzle of a day, such as 2026-11-18, or the one with an id. It is the same in every hall."""
    known(game)
    with hall_of(request).limits.working(caller_of(request)):
        return puzzle_shown(game, which, language_of(request))


@post(
    "/api/puzzles/{game:str}/{which:str}",
    status_code=200,
    sync_to_thread=True,
    responses=problems(400, 404, 422, 429),
    tags=["puzzles"],
)
def try_puzzle(request: Call, game: Short, which: Short, data: wire.TriedPuzzle) -> PuzzleAnswer:
    """Whether a choice is right, and the answer explained."""
    known(game)
    with hall_of(request).limits.working(caller_of(request)):
        return answer_puzzle(game, which, data.choice, language_of(request))


HANDLERS = [puzzles, puzzle, try_puzzle]
