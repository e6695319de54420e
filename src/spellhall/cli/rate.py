"""`spellhall rate`: where a bot stands among players that stay as they are."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from spellhall.cli.arena import table
from spellhall.cli.shared import Jobs, Seats, Seed, progress, setup_from, split_names
from spellhall.games import game as find_game
from spellhall.lab.arena_report import percent
from spellhall.lab.ladder import chosen, play_pool, pool_of, to_json


def rate(
    bot: Annotated[
        str,
        typer.Argument(
            metavar="BOT", help="A bot: greedy, magus@100ms, 'cmd:python mybot.py', net:FILE for a network in a file."
        ),
    ],
    game: Annotated[str, typer.Option(help="A game; spellhall games lists them.")],
    games: Annotated[int, typer.Option(help="Games against each player of the pool.", min=2, max=1_000_000)] = 40,
    pool: Annotated[str, typer.Option(help="Only these players of the pool, separated by commas; empty: all.")] = "",
    seed: Seed = "1",
    seats: Seats = 0,
    jobs: Jobs = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Place a bot on a scale: it plays a fixed pool of players over mirrored deals, with the usual rules and cards.

    Example: spellhall rate greedy --game GAME --games 100
    """
    found = find_game(game)
    setup = setup_from(found, seats, [], None)
    only = split_names(pool)
    with progress("players", len(chosen(pool_of(found), only))) as advance:
        matches = play_pool(found, setup, bot, games, seed, jobs, advance, only)
    result = to_json(found, setup, bot, seed, matches)
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        show(found.title, result)


def show(title: str, result: dict[str, Any]) -> None:
    console = Console(highlight=False)
    rows = table("against", "rating", "games", "won · drawn · lost", "score", "95 %")
    for match in result["pool"]:
        rating = "–" if match["rating"] is None else f"{match['rating']:.0f}"
        record = f"{match['won']} · {match['drawn']} · {match['lost']}"
        interval = f"{percent(match['low'])} to {percent(match['high'])}"
        cells = [match["bot"], rating, str(match["games"]), record, percent(match["score"]), interval]
        rows.add_row(*[escape(cell) for cell in cells])
    console.print(rows)
    place = result["rating"]
    who = f"{escape(result['bot'])} in {title}, {result['seats']} seats"
    if place is None:
        console.print(f"{who}: this game's players have no ratings yet, so there is no scale to place it on.")
        return
    console.print(
        f"{who}: {place['rating']:.0f} points (95 %: {place['low']:.0f} to {place['high']:.0f}); "
        f"adept has 1000, and 400 more are ten to one."
    )
