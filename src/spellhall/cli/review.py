"""`spellhall review`: where a game could have gone better."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from spellhall.bots.judging import Judge
from spellhall.cli.shared import check_language, progress
from spellhall.games import game as find_game
from spellhall.kernel.game import read_seat
from spellhall.kernel.messages import Message, say, who
from spellhall.kernel.records import read_record, setup_of
from spellhall.lab.review import WORTH_SAYING, Moment, Review
from spellhall.lab.review import review as look_back
from spellhall.words.speech import speech


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
    lang: Annotated[str, typer.Option(help="The language of the review, such as en.")] = "en",
) -> None:
    """List the moments of a game at which a stronger choice existed, and what it would have changed.

    Example: spellhall review game.jsonl --seat A
    """
    check_language(lang)
    record = read_record(file)
    game = find_game(record.game)
    seats = [read_seat(seat, setup_of(game, record).seats)] if seat else None
    with progress("steps", len(record.steps)) as advance:
        found = look_back(record, Judge(), seats, milliseconds, least, advance)
    told = record.header.get("names", [])
    names = [str(name) for name in told] if isinstance(told, list) else []
    if as_json:
        print(json.dumps(found.to_json(lambda message: speech(lang).say(message, names)), ensure_ascii=False))
    else:
        show(found, names, lang)


def show(found: Review, names: list[str], lang: str) -> None:
    for moment in found.moments:
        for line in lines_of(moment, names, lang):
            print(line)
    done = say("review-done", looked=found.looked_at, moments=len(found.moments))
    print(speech(lang).say(done, names))


def lines_of(moment: Moment, names: list[str], lang: str = "en") -> list[str]:
    """A moment in three lines; players are called by their names."""
    one, question, clause = who(moment.seat), moment.question, moment.clause
    first = say("review-moment", step=moment.step, who=one, question=question, clause=clause)
    return [speech(lang).say(first, names), *[f"   {speech(lang).say(line, names)}" for line in compared(moment)]]


def compared(moment: Moment) -> list[Message]:
    """What was chosen, and what would have been better."""
    if moment.slip:
        return [
            say("review-chose-slip", choice=moment.played_words),
            say("review-better-slip", choice=moment.better_words, why=moment.why),
        ]
    return [
        say("review-chose", choice=moment.played_words, percent=round(100 * moment.after)),
        say("review-better", choice=moment.better_words, percent=round(100 * moment.before), why=moment.why),
    ]
