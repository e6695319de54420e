"""The puzzles that ship: they can be set, their answers hold, and nothing hidden is needed or shown."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spellhall.bots.base import NO_HURRY
from spellhall.bots.roster import make_bot
from spellhall.games import game as find_game
from spellhall.games import game_ids
from spellhall.kernel.chance import Seeded
from spellhall.kernel.state import canonical
from spellhall.puzzles.proving import WIN, only_world, winning
from spellhall.puzzles.puzzle import Puzzle, id_of, puzzles_of, restored
from spellhall.puzzles.rating import RATED, rating_from
from spellhall.puzzles.showing import Posed

SOME = 12  # of each game, for what takes long

WITH_PUZZLES = [id for id in game_ids() if puzzles_of(id)]


def some(puzzles: list[Puzzle], count: int = SOME) -> list[Puzzle]:
    return puzzles[:: max(1, len(puzzles) // count)]


def test_our_games_have_puzzles() -> None:
    assert WITH_PUZZLES


@pytest.mark.parametrize("id", WITH_PUZZLES)
def test_every_puzzle_can_be_set(id: str) -> None:
    game = find_game(id)
    puzzles = puzzles_of(id)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        state = restored(puzzle, game)
        assert puzzle.seat in game.waiting(state)
        assert id_of(game.view_for(state, puzzle.seat)) == puzzle.id
        offered = [game.write_choice(state.setup, choice) for choice in game.legal(state, puzzle.seat)]
        assert puzzle.answers
        assert set(puzzle.answers) < set(offered)
        assert puzzle.tempting in offered
        assert puzzle.tempting not in puzzle.answers
        assert puzzle.proof in ("", WIN)
        assert puzzle.proof or round(puzzle.before - puzzle.after, 3) >= puzzle.uncertainty > 0
        assert puzzle.rating == rating_from(puzzle.solved)


@pytest.mark.parametrize("id", WITH_PUZZLES)
def test_adept_solves_at_most_half(id: str) -> None:
    game = find_game(id)
    solved = 0
    for puzzle in puzzles_of(id):
        state = restored(puzzle, game)
        bot = make_bot("adept", game, "solver")
        choice = bot.choose(game.view_for(state, puzzle.seat), game.decision_for(state, puzzle.seat), NO_HURRY)
        right = game.write_choice(state.setup, choice) in puzzle.answers
        assert right == ("adept" in puzzle.solved), puzzle.id
        solved += right
    assert 2 * solved <= len(puzzles_of(id))


PROVED = [(id, puzzle) for id in WITH_PUZZLES for puzzle in some([each for each in puzzles_of(id) if each.proof])]
ALL_PROVED = [(id, puzzle) for id in WITH_PUZZLES for puzzle in puzzles_of(id) if puzzle.proof]


def proof_holds(id: str, puzzle: Puzzle) -> None:
    """Exactly these choices win, from the one world that the seat's view can stem from, and no sooner."""
    game = find_game(id)
    state = restored(puzzle, game)
    view = game.view_for(state, puzzle.seat)
    found = [game.write_choice(state.setup, choice) for choice in winning(game, view, puzzle.turns)]
    assert sorted(found) == sorted(puzzle.answers)
    assert game.digest(only_world(game, view)) == game.digest(state)
    if puzzle.turns:
        assert not winning(game, view, puzzle.turns - puzzle.seats)


@pytest.mark.parametrize(("id", "puzzle"), PROVED, ids=lambda each: getattr(each, "id", each))
def test_proofs(id: str, puzzle: Puzzle) -> None:
    proof_holds(id, puzzle)


@pytest.mark.long
def test_all_proofs() -> None:
    for id, puzzle in ALL_PROVED:
        proof_holds(id, puzzle)


@pytest.mark.parametrize("id", WITH_PUZZLES)
def test_two_worlds_have_the_same_question_and_answer(id: str) -> None:
    """Everything that a solver is shown, before and after, is the same in every world that looks the same."""
    game = find_game(id)
    for puzzle in some(puzzles_of(id)):
        posed = Posed(id, puzzle.id, "en")
        first = told(posed, puzzle)
        for number in range(3):
            posed.state = game.imagine(posed.view, Seeded(f"another {number}"))
            posed.view = game.view_for(posed.state, puzzle.seat)
            assert told(posed, puzzle) == first, puzzle.id


def told(posed: Posed, puzzle: Puzzle) -> str:
    parts: list[Any] = [posed.shown(), posed.answered(puzzle.answers[0]), posed.answered(puzzle.tempting)]
    return canonical(msgspec.to_builtins(parts))


@pytest.mark.parametrize("id", WITH_PUZZLES)
def test_nothing_hidden_is_shown(id: str) -> None:
    """What is sent is the view of the seat: the same as the engine gives for it, with nothing beside."""
    game = find_game(id)
    for puzzle in some(puzzles_of(id)):
        posed = Posed(id, puzzle.id, "en")
        assert posed.shown().view == game.view_for(restored(puzzle, game), puzzle.seat).to_json()
        assert "answers" not in posed.shown().__struct_fields__


def test_a_rating_follows_from_who_solves() -> None:
    levels = list(RATED)
    ratings = [rating_from(levels[at:]) for at in range(len(levels) + 1)]
    assert ratings == sorted(ratings)
    assert ratings[0] < 1000 < 1800 < ratings[-1]
