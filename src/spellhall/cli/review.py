"""`spellhall review`: where a game could have gone better."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from spellhall.cli.shared import progress
from spellhall.games import game as find_game
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.game import read_seat
from spellhall.kernel.records import read_record, setup_of
from spellhall.lab.review import WORTH_SAYING, Moment, Review, the_adviser
from spellhall.lab.review import review as look_back


def review(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record, as written by play or the hall.")],
    seat: Annotated[str, typer.Option(help="Only the choices of this seat (A, B, …); else of all.")] = "",
    milliseconds: Annotated[int, typer.Option(help="Time for thinking about each choice.", min=1, max=60_000)] = 1000,
    least: Annotated[
        float, typer.Option(help="Smallest loss of winning chances to tell.", min=0, max=1)
    ] = WORTH_SAYING,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the moments of a game at which a stronger choice existed, and what it would have changed.

    Example: spellhall review game.jsonl --seat A
    """
    record = read_record(file)
    game = find_game(record.game)
    seats = [read_seat(seat, setup_of(game, record).seats)] if seat else None
    adviser = the_adviser()
    with progress("steps", len(record.steps)) as advance:
        found = look_back(record, adviser, seats, milliseconds, least, advance)
    if as_json:
        print(json.dumps(found.to_json(), ensure_ascii=False))
    else:
        show(found)


def show(found: Review) -> None:
    told = found.record.header.get("names", [])
    names = [str(name) for name in told] if isinstance(told, list) else []
    for moment in found.moments:
        name = names[moment.seat] if moment.seat < len(names) else f"Seat {SEAT_LETTERS[moment.seat]}"
        for line in lines_of(moment, name):
            print(line)
    number = len(found.moments)
    moments = "no moment" if number == 0 else "one moment" if number == 1 else f"{number} moments"
    print(f"{found.looked_at} choices looked at; {moments} with a clearly better choice.")


def lines_of(moment: Moment, name: str) -> list[str]:
    most = "at most " if moment.at_most else ""
    made = "a slip" if moment.slip else f"{most}{100 * moment.after:.0f} % to win"
    better = "" if moment.slip else f" {100 * moment.before:.0f} % to win."
    return [
        f"Step {moment.step}, {name}: {moment.question} ({moment.clause})",
        f"   chose   {moment.played_words}: {made}",
        f"   better  {moment.better_words}:{better} {moment.why}",
    ]
