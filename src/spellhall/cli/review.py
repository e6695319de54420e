"""`spellhall review`: where a game could have gone better."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from spellhall.bots.judging import Judge
from spellhall.cli.shared import progress
from spellhall.games import game as find_game
from spellhall.kernel.game import read_seat
from spellhall.kernel.messages import who
from spellhall.kernel.records import read_record, setup_of
from spellhall.lab.review import WORTH_SAYING, Moment, Review
from spellhall.lab.review import review as look_back
from spellhall.words.speech import ENGLISH


def review(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record, as written by play or the hall.")],
    seat: Annotated[str, typer.Option(help="Only the choices of this seat (A, B, …); else of all.")] = "",
    milliseconds: Annotated[
        int, typer.Option(help="Time for thinking about each choice, on average.", min=1, max=60_000)
    ] = 1000,
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
    with progress("steps", len(record.steps)) as advance:
        found = look_back(record, Judge(), seats, milliseconds, least, advance)
    if as_json:
        print(json.dumps(found.to_json(), ensure_ascii=False))
    else:
        show(found)


def show(found: Review) -> None:
    told = found.record.header.get("names", [])
    names = [str(name) for name in told] if isinstance(told, list) else []
    for moment in found.moments:
        for line in lines_of(moment, names):
            print(line)
    number = len(found.moments)
    moments = "no moment" if number == 0 else "one moment" if number == 1 else f"{number} moments"
    print(f"{found.looked_at} choices looked at; {moments} with a clearly better choice.")


def lines_of(moment: Moment, names: list[str]) -> list[str]:
    """A moment in three lines; players are called by their names."""
    made = "a slip" if moment.slip else f"{100 * moment.after:.0f} % to win"
    better = "" if moment.slip else f" {100 * moment.before:.0f} % to win."
    question, played, wiser, why = [
        ENGLISH.say(message, names)
        for message in (moment.question, moment.played_words, moment.better_words, moment.why)
    ]
    return [
        f"Step {moment.step}, {ENGLISH.say(who(moment.seat), names)}: {question} ({moment.clause})",
        f"   chose   {played}: {made}",
        f"   better  {wiser}:{better} {why}",
    ]
