"""A puzzle: a position as one seat sees it, and the choices that are right there.

What the seat cannot see was imagined with a fixed seed before the position was written down, so a file of puzzles holds
nothing that was hidden in the game it comes from.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec

from spellhall.games import game as find_game
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import say
from spellhall.kernel.rooms import file_in
from spellhall.kernel.sight import View
from spellhall.kernel.state import digest_of

FILE = "puzzles.json"
LUCK = "puzzle"  # the seed of what is imagined, and of what chance brings after an answer


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One puzzle, as it stands in the file."""

    id: str  # from what the seat sees, so the same moment is never kept twice
    seat: int
    seats: int
    position: dict[str, str]  # in the game's notation; fields left out take their defaults
    answers: list[str]  # in notation: every right choice
    tempting: str  # a wrong one that a weaker player makes
    solved: list[str]  # the bots that choose rightly
    rating: int
    clause: str  # what is asked
    themes: list[str]  # the keys of the reasons for the answer, and the clauses that it calls on
    options: dict[str, Any] = {}  # only those that differ from the defaults
    before: float = 0.0  # what the answer promises, from 0 to 1
    after: float = 0.0  # and the best of all other choices
    uncertainty: float = 0.0  # by how much the difference may be off
    proof: str = ""  # the aim that the answer is proved to reach; empty: it was found by search
    turns: int = 0  # after the present one, within which it does


class PuzzleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All puzzles of a game."""

    game: str
    rules_version: int
    puzzles: list[Puzzle]


class BadPuzzle(SpellhallError):
    """A puzzle that cannot be set."""


@cache
def puzzles_of(game: str) -> list[Puzzle]:
    """The puzzles that a game ships, none if it has no file; raises BadPuzzle."""
    found = find_game(game)
    text = file_in(found, FILE)
    if text is None:
        return []
    file = read_puzzles(text)
    if file.game != found.id or file.rules_version != found.rules_version:
        raise BadPuzzle(say("puzzle-other-rules", game=found.title))
    return file.puzzles


def read_puzzles(text: str) -> PuzzleFile:
    """A file of puzzles; raises BadPuzzle."""
    try:
        return msgspec.json.decode(text, type=PuzzleFile)
    except msgspec.DecodeError as error:
        raise BadPuzzle(say("puzzle-bad-file", problem=str(error))) from None


def write_puzzles(game: GameDefinition[Any], puzzles: list[Puzzle]) -> str:
    """The file: one puzzle in a line, the easiest first."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))
    lines = [json.dumps(msgspec.to_builtins(puzzle), ensure_ascii=False) for puzzle in ordered]
    head = f'{{"game": {json.dumps(game.id)}, "rules_version": {game.rules_version}, "puzzles": [\n'
    return head + ",\n".join(lines) + "\n]}\n"


def restored(puzzle: Puzzle, game: GameDefinition[Any]) -> Any:
    """The state of a puzzle, with an imagined rest; raises BadPuzzle."""
    try:
        setup = game.setup(puzzle.seats, puzzle.options)
        return game.place(setup, puzzle.position, Seeded(LUCK)).state
    except SpellhallError as error:
        raise BadPuzzle(say("puzzle-bad-file", problem=error.message)) from None


def id_of(view: View[Any]) -> str:
    """A puzzle's id."""
    return digest_of(view.to_json())[:10]


def written_for(game: GameDefinition[Any], view: View[Any]) -> dict[str, str] | None:
    """The least that brings this view back: the fields of an imagined world, without those that change nothing that
    is seen. None if the game cannot write such a moment down."""
    setup = view.state.setup
    wanted = digest_of(view.to_json())
    world = game.imagine(view, Seeded(LUCK))
    stock = game.inventory(world)

    def same(fields: dict[str, str]) -> bool:
        try:
            state = game.place(setup, fields, Seeded(LUCK)).state
        except SpellhallError:
            return False
        return digest_of(game.view_for(state, view.seat).to_json()) == wanted and game.inventory(state) == stock

    fields = game.write_position(world)
    if not same(fields):
        return None
    for name in list(fields):
        fewer = {each: value for each, value in fields.items() if each != name}
        if same(fewer):
            fields = fewer
    return fields
