"""A mining run: games or records as pieces of work, a file from which it can go on, and the puzzles that came of it."""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from spellhall.games import game as find_game
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.records import GameRecord, read_record, replay
from spellhall.lab.cluster import fingerprint
from spellhall.lab.crews import crew
from spellhall.lab.journal import Journal
from spellhall.lab.puzzles import TIMES, TURNS, WORLDS, Miner, Moment, moments_of_play
from spellhall.puzzles.puzzle import Puzzle, read_puzzles, write_puzzles

PLAYERS = "adept"  # who plays where no records are given


class Piece(NamedTuple):
    """One game to look through: the one with this number, or a record."""

    game: str
    number: int
    seats: int
    seed: str
    players: list[str]
    record: Path | None
    times: int
    worlds: int
    turns: int


def mine_piece(piece: Piece) -> dict[str, Any]:
    """The puzzles of one game, as data."""
    game = find_game(piece.game)
    miner = Miner(game, piece.times, piece.worlds, piece.turns)
    if piece.record is not None:
        moments = moments_of_record(game, read_record(piece.record))
    else:
        moments = moments_of_play(game, game.setup(piece.seats), f"{piece.seed}/{piece.number}", piece.players)
    return {"piece": piece.number, "puzzles": [msgspec.to_builtins(puzzle) for puzzle in miner.puzzles(moments)]}


def moments_of_record(game: GameDefinition[Any], record: GameRecord) -> Iterator[Moment]:
    """The decisions of a recorded game. Names are never looked at."""
    before: Any = None
    for step, made in replay(game, record):
        if step is not None and step.seat != OUTSIDE:
            seat = step.seat
            yield Moment(game.view_for(before, seat), game.decision_for(before, seat))
        before = made.state


ELSEWHERE = "(another seed, other records or another version). Finish it, or delete the file."


def puzzles_in(journal: Journal) -> list[Puzzle]:
    found = [puzzle for _, piece in sorted(journal.pieces.items()) for puzzle in piece["puzzles"]]
    return [msgspec.convert(puzzle, Puzzle) for puzzle in found]


class Mining(NamedTuple):
    """What came of a run."""

    games: int  # looked through, in this run and before it was interrupted
    found: list[Puzzle]
    all: list[Puzzle]  # with those that were in the file before


def mine(
    game: GameDefinition[Any],
    to: Path | None,
    games: int,
    seed: str,
    seats: int = 0,
    players: str = PLAYERS,
    records: list[Path] | None = None,
    minutes: float = 0.0,
    jobs: int = 1,
    times: int = TIMES,
    worlds: int = WORLDS,
    turns: int = TURNS,
    on_game: Callable[[], None] | None = None,
) -> Mining:
    """Look through so many games, or through these records, and add what is found to a file of puzzles. What is done
    is kept beside the file, so a run that was stopped goes on; the minutes end it between two games."""
    seats = seats or game.seat_counts[0]
    paths = records or []
    told = [game.id, game.rules_version, seats, seed, players, [path.name for path in paths], times, worlds, turns]
    head = hashlib.sha256(json.dumps([*told, fingerprint()]).encode()).hexdigest()[:24]
    journal = Journal(None if to is None else to.with_name(to.name + ".part"), {"puzzles": head}, ELSEWHERE)
    began = time.monotonic()
    names = players.split(",")
    names += names[-1:] * (seats - len(names))

    def pieces() -> Iterator[Piece]:
        for number in range(len(paths) if paths else games):
            if minutes and time.monotonic() - began > 60 * minutes:
                return
            if number not in journal.pieces:
                record = paths[number] if paths else None
                yield Piece(game.id, number, seats, seed, names, record, times, worlds, turns)
            elif on_game is not None:
                on_game()

    with crew(jobs, len(paths) or games) as workers:
        for piece in workers.in_order(mine_piece, pieces()):
            journal.add(piece)
            if on_game is not None:
                on_game()
    found = puzzles_in(journal)
    kept = {puzzle.id: puzzle for puzzle in [*found, *([] if to is None else file_of(game, to))]}
    puzzles = not_too_easy(list(kept.values()))
    if to is not None:
        replace(to, write_puzzles(game, puzzles))
    return Mining(len(journal.pieces), found, puzzles)


def not_too_easy(puzzles: list[Puzzle]) -> list[Puzzle]:
    """Without the easiest, so that adept solves no more than a third of all."""
    hard = [puzzle for puzzle in puzzles if "adept" not in puzzle.solved]
    easy = [puzzle for puzzle in puzzles if "adept" in puzzle.solved]
    easy.sort(key=lambda puzzle: (-puzzle.rating, puzzle.id))
    return hard + easy[: len(hard) // 2]


def file_of(game: GameDefinition[Any], path: Path) -> list[Puzzle]:
    """The puzzles in a file, none if there is no such file; raises BadPuzzle."""
    if not path.exists():
        return []
    file = read_puzzles(path.read_text(encoding="utf-8"))
    if file.game != game.id or file.rules_version != game.rules_version:
        raise SpellhallError(f"{path.name} holds puzzles of another game, or of other rules.")
    return file.puzzles


def replace(path: Path, text: str) -> None:
    """Write a file in one step: whoever is killed on the way leaves the old one."""
    beside = path.with_name(path.name + ".new")
    beside.write_text(text, encoding="utf-8")
    os.replace(beside, path)
