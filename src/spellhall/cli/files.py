"""Commands about files: scenarios and records."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from spellhall.games import game as find_game
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import read_seat
from spellhall.kernel.records import read_record, seat_text, setup_of
from spellhall.kernel.records import replay as replayed
from spellhall.kernel.scenarios import read_scenario, run_scenario
from spellhall.words.speech import ENGLISH, speech


def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Scenario files, or folders of them.")],
    lang: Annotated[str, typer.Option(help="The language in which mistakes in a file are told.")] = "en",
) -> None:
    """Run scenario files: a position, choices, and what must come of them.

    Example: spellhall scenario my-scenario.toml
    """
    paths = [found for path in files for found in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]
    failed = 0
    for path in paths:
        try:
            read = read_scenario(path)
            run_scenario(find_game(read.game), read)
            print(f"ok      {path.name}: {read.title}")
        except SpellhallError as error:
            failed += 1
            print(f"FAILED  {speech(lang).say(error.message)}")
    print(f"{len(paths) - failed} passed, {failed} failed")
    if failed or not paths:
        raise typer.Exit(1)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as written by play or the hall.")],
    step: Annotated[bool, typer.Option(help="Wait for Enter after every step.")] = False,
    seat: Annotated[str, typer.Option(help="Tell what this seat was told (A, B, …); else what everybody saw.")] = "",
) -> None:
    """Play a record again and check it against its checkpoints.

    Example: spellhall replay game.jsonl --step
    """
    record = read_record(file)
    game = find_game(record.game)
    listener = read_seat(seat, setup_of(game, record).seats) if seat else OUTSIDE
    told = record.header.get("names", [])
    names = [str(name) for name in told] if isinstance(told, list) else []
    count = 0
    for made_by, made in replayed(game, record):
        names += [f"Seat {letter}" for letter in "ABCDEFGH"[len(names) : made.state.setup.seats]]
        if made_by is not None:
            count += 1
            shown = made_by.seat in (listener, OUTSIDE) or listener == OUTSIDE
            print(f"{count}. {seat_text(made_by.seat)}: {made_by.choice if shown else 'chooses'}")
        for event in made.events:
            facts = event.told_to(listener)
            if facts is not None:
                message = game.tell(made.state.setup, facts)
                if message is not None:
                    print(f"   {ENGLISH.say(message, names)}")
        if step and sys.stdin.isatty():
            input("   (Enter) ")
    print(f"{count} steps replayed; every checkpoint agrees.")
