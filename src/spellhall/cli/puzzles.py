"""The command that mines puzzles from games of bots, or from records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from spellhall.bots.roster import known_names
from spellhall.cli.shared import GameName, Jobs, Seats, Seed, progress
from spellhall.games import game as find_game
from spellhall.kernel.errors import BadOption
from spellhall.lab.puzzles import LEAST, TIMES, TURNS, WORLDS
from spellhall.lab.puzzles_run import PLAYERS, mine
from spellhall.puzzles.puzzle import Puzzle


def puzzles(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games bots play for it.", min=1, max=1_000_000)] = 20,
    records: Annotated[
        list[Path],
        typer.Option(help="Look through this record, or this folder of records, instead; may be repeated."),
    ] = [],  # noqa: B006  (Typer copies it)
    to: Annotated[
        Path | None, typer.Option(help="The file of puzzles to add to; without it they are only counted.")
    ] = None,
    minutes: Annotated[float, typer.Option(help="Stop after so many minutes; 0: when all games are done.", min=0)] = 0,
    exact: Annotated[bool, typer.Option(help="Look only for victories that can be proved.")] = False,
    turns: Annotated[
        int, typer.Option(help="Turns after the present one within which a victory may be proved.", min=0, max=12)
    ] = TURNS,
    bots: Annotated[str, typer.Option(help="Who plays: a bot for each seat; the last fills the rest.")] = PLAYERS,
    seats: Seats = 0,
    seed: Seed = "1",
    jobs: Jobs = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Find puzzles: moments with one choice that is clearly best, and that weaker players miss.

    A run that was stopped goes on where it was: what is done is kept in FILE.part.

    Example: spellhall puzzles GAME --games 50 --to puzzles.json --minutes 10
    """
    found = find_game(game)
    for name in bots.split(","):
        if name not in known_names():
            raise BadOption(f"'{name[:40]}' is no bot. The bots are: {', '.join(known_names())}.")
    paths = listed(records)
    with progress("games", len(paths) or games) as advance:
        result = mine(
            found, to, games, seed, seats, bots, paths, minutes, jobs, 0 if exact else TIMES, WORLDS, turns, advance
        )
    told = {"game": found.id, "games": result.games, "found": counted(result.found), "in_file": counted(result.all)}
    if as_json:
        print(json.dumps(told))
        return
    what = "game" if result.games == 1 else "games"
    print(f"{found.title}: {result.games} {what} looked through, {told_of(result.found)}.")
    if not exact:
        print(f"Answers found by search lead by at least {LEAST:.0%} and by more than their uncertainty.")
    if to is not None:
        print(f"{to} holds {told_of(result.all)}.")


def listed(records: list[Path]) -> list[Path]:
    """The records, those of folders in the order of their names; raises BadOption."""
    out: list[Path] = []
    for path in records:
        if not path.exists():
            raise BadOption(f"There is no {path}.")
        out += sorted(path.glob("*.jsonl")) if path.is_dir() else [path]
    if records and not out:
        raise BadOption("There is no record (*.jsonl) in this folder.")
    return out


def counted(puzzles: list[Puzzle]) -> dict[str, int]:
    return {
        "puzzles": len(puzzles),
        "proved": sum(bool(puzzle.proof) for puzzle in puzzles),
        "solved_by_adept": sum("adept" in puzzle.solved for puzzle in puzzles),
    }


def told_of(puzzles: list[Puzzle]) -> str:
    count = counted(puzzles)
    what = "puzzle" if count["puzzles"] == 1 else "puzzles"
    return f"{count['puzzles']} {what} ({count['proved']} proved; adept solves {count['solved_by_adept']})"
