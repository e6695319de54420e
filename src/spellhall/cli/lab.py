"""Commands that play many games: simulate, coverage, count, playthrough."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from spellhall.bots.roster import usual_bot
from spellhall.cli.shared import (
    Cards,
    Cluster,
    GameName,
    Jobs,
    Options,
    Seats,
    Seed,
    bot_names,
    given_options,
    progress,
    setup_from,
)
from spellhall.games import game as find_game
from spellhall.kernel.chance import Seeded
from spellhall.kernel.counting import Counter
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.errors import BadOption, SpellhallError
from spellhall.kernel.options import said
from spellhall.lab import coverage as coverage_run
from spellhall.lab import playthrough as playthroughs
from spellhall.lab import simulate as simulation

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def simulate(
    game: GameName,
    seats: Seats = 0,
    games: Annotated[int, typer.Option(help="How many games.", min=1, max=10_000_000)] = 100,
    bots: Annotated[str, typer.Option(help="A bot for each seat: random, greedy; the last fills the rest.")] = "random",
    seed: Seed = "1",
    option: Options = [],  # noqa: B006  (Typer copies it)
    cards: Cards = None,
    mirrored: Annotated[bool, typer.Option(help="Play each deal with every rotation of the bots.")] = False,
    jobs: Jobs = 0,
    cluster: Cluster = "",
    save: Annotated[
        Path | None, typer.Option(help="Write every game as a record into this folder, for review and replay.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play games between bots and say what came of them.

    Example: spellhall simulate GAME --seats 4 --games 200 --bots greedy,random --seed 7 --json
    """
    found = find_game(game)
    setup = setup_from(found, seats, option, cards)
    names = bot_names(bots, setup.seats)
    keep = None if save is None else partial(keep_record, save, found.id)
    if save is not None:
        if save.is_dir() and any(save.iterdir()):
            raise BadOption(f"{save} is not empty: name a new folder, so that records of two runs are not mixed.")
        save.mkdir(parents=True, exist_ok=True)
    with progress("games", games) as advance:
        result = simulation.simulate(found, setup, games, names, seed, mirrored, advance, jobs, cluster, keep)
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        show_result(found.title, result)


def keep_record(folder: Path, game: str, number: int, record: str) -> None:
    (folder / f"{game}-{number:06}.jsonl").write_text(record, encoding="utf-8")


def interval(figure: dict[str, Any]) -> str:
    """A share with its interval, in hundredths."""
    return f"{100 * figure['value']:.1f} % ({100 * figure['low']:.1f} to {100 * figure['high']:.1f})"


def show_result(title: str, result: dict[str, Any]) -> None:
    console = Console()
    console.print(f"{title}: {result['games']} games, {result['seats']} seats, seed {result['seed']}")
    table = Table(box=None, header_style="bold")
    stakes = any("mean_utility" in row for row in result["results"])
    for column in (
        "seat",
        "bot",
        "wins",
        "shared",
        "victory, 95 %",
        "mean rank",
        *(["won per game"] if stakes else []),
    ):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for row in result["results"]:
        cells = [SEAT_LETTERS[row["seat"]], row["bot"], str(row["wins"]), str(row["draws"]), interval(row["share"])]
        cells.append(f"{row['mean_rank']:.2f}")
        table.add_row(*cells, *([f"{row['mean_utility']:+.3f}"] if stakes else []))
    console.print(table)
    if result["beginning"] is not None:
        console.print(
            f"who begins wins {interval(result['beginning'])}; an even share is {100 / result['seats']:.1f} %"
        )
    for what, length in result["length"].items():
        middle = f"half of them {length['p25']:g} to {length['p75']:g}"
        console.print(f"{what}: {length['mean']:.1f} on average, {middle}, all {length['min']} to {length['max']}")
    console.print("ended by: " + ", ".join(f"{clause} ({games})" for clause, games in result["ended_by"].items()))
    options = ", ".join(f"{name}={said(value)}" for name, value in result["options"].items())
    console.print(escape(f"cards: {result['card_set']['name']} ({result['card_set']['digest']}); options: {options}"))
    console.print(f"{result['seconds']:.1f} seconds")


def coverage(
    game: GameName,
    games: Annotated[int, typer.Option(help="At most so many games.", min=1, max=1_000_000)] = 2000,
    seed: Seed = "1",
    as_json: AsJson = False,
) -> None:
    """Play until every card, effect and clause has fired, and name those that never do.

    Example: spellhall coverage GAME --games 2000
    """
    found = find_game(game)
    with progress("games", games) as advance:
        result = coverage_run.run_coverage(found, games, seed, advance)
    if as_json:
        print(json.dumps(result.to_json(), ensure_ascii=False))
    else:
        quiet = [clause for clause in found.book.clauses if clause.quiet]
        print(f"{found.title}: {result.games} games, {len(result.loud)} clauses to fire, {len(quiet)} quiet ones")
        print("cards that never fired: " + (", ".join(result.silent_cards()) or "none"))
        print("clauses that never fired: " + (", ".join(result.silent_clauses()) or "none"))
        for clause in quiet:
            print(f"  quiet: {clause.id} ({clause.quiet})")
    if not result.whole:
        raise typer.Exit(1)


def count(
    game: GameName,
    depth: Annotated[int, typer.Option(help="Number of decisions; 0: the whole game.", min=0, max=1000)] = 0,
    divide: Annotated[bool, typer.Option(help="The count under each first choice, from the first deal.")] = False,
) -> None:
    """Count all lines of play of the game's miniature exactly.

    Example: spellhall count GAME --depth 3
    """
    found = find_game(game)
    setup = found.miniature()
    counter = Counter(found)
    if divide:
        state = found.start_quietly(setup, Seeded("divide"))
        for text, (lines, ends) in counter.divide(state, depth or 1000).items():
            print(f"{text}: {lines} lines go on, {ends} end")
        return
    lines, ends = counter.count_game(setup, depth or 1000)
    print(f"{found.title}, miniature: {lines} lines go on after {depth or 'all'} decisions, {ends} have ended")


def playthrough(
    game: GameName,
    seats: Seats = 0,
    bots: Annotated[str, typer.Option(help="A bot for each seat; empty: the usual one.")] = "",
    seed: Seed = "1",
    steps: Annotated[int, typer.Option(help="At most so many decisions.", min=1, max=100_000)] = 100,
    option: Options = [],  # noqa: B006
) -> None:
    """Write out one game for reading: positions, views, choices, chance and events.

    Example: spellhall playthrough GAME --seats 3 --steps 20
    """
    found = find_game(game)
    setup = setup_from(found, seats, option, None)
    given = {name: setup.options[name] for name in given_options(option)}
    if not seed.isprintable():
        raise SpellhallError("A seed may hold only printable signs.")
    print(
        playthroughs.playthrough(found, setup, given, bot_names(bots or usual_bot(found), setup.seats), seed, steps),
        end="",
    )
