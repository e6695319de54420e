"""`spellhall arena`: which bot is better, and how sure that is."""

from __future__ import annotations

import json
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
    check_place,
    progress,
    setup_from,
    split_names,
)
from spellhall.games import game as find_game
from spellhall.lab.arena import Arena
from spellhall.lab.arena_report import percent, report_page, sprt_sentence, won_text
from spellhall.lab.contestants import make_contestant
from spellhall.lab.scores import sprt_from


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="Two or more, separated by commas: greedy,archmage@300it,magus@100ms,'cmd:python mybot.py'; "
            "empty: the usual bot and random."
        ),
    ] = "",
    games: Annotated[int, typer.Option(help="At least so many games for every pairing.", min=1, max=10_000_000)] = 100,
    seed: Seed = "1",
    seats: Seats = 0,
    option: Options = [],  # noqa: B006
    cards: Cards = None,
    jobs: Jobs = 0,
    cluster: Cluster = "",
    sprt: Annotated[
        str,
        typer.Option(metavar="LOW,HIGH", help="Stop early: is the score rather LOW or HIGH? For instance 0.50,0.55."),
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    report: Annotated[Path | None, typer.Option(help="Write an HTML page with plots to this file.")] = None,
) -> None:
    """Let bots play each other over mirrored deals: scores with 95 % intervals, ratings, times.

    Example: spellhall arena GAME --bots greedy,random --games 200 --seed 7 --report arena.html
    """
    check_place(report)
    found = find_game(game)
    test = sprt_from(sprt) if sprt else None
    held = Arena(
        found,
        setup_from(found, seats, option, cards),
        split_names(bots or f"{usual_bot(found)},random"),
        seed,
        test,
        make_contestant,
    )
    with progress("deals", held.deals_for(games) * len(held.lineups)) as advance:
        held.run(games, jobs, advance, cluster)
    result = held.to_json()
    if report is not None:
        report.write_text(report_page(found.title, result), encoding="utf-8")
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
    else:
        show(found.title, result)
        if report is not None:
            print(f"The report: {report}")


def show(title: str, result: dict[str, Any]) -> None:
    console = Console(highlight=False)
    console.print(f"{title}: {result['games']} games, {result['seats']} seats, seed {escape(result['seed'])}")
    pairs = table(
        "pair", "games", "won · drawn · lost", "score of the first", "95 %", *(["test"] if "sprt" in result else [])
    )
    for pair in result["pairs"]:
        row = [
            f"{pair['a']} – {pair['b']}",
            str(pair["games"]),
            f"{pair['wins_a']} · {pair['draws']} · {pair['wins_b']}",
            percent(pair["score_a"]),
            f"{percent(pair['low'])} to {percent(pair['high'])}",
        ]
        if "sprt" in result:
            row.append(verdict(pair["verdict"], result["sprt"]))
        pairs.add_row(*[escape(cell) for cell in row])
    console.print(pairs)
    winnings = result.get("winnings", {})
    bots = table("bot", "rating", "± 2 sigma", "ms p50", "ms p95", *(["won per game"] if winnings else []))
    for row in result["ratings"]:
        times = result["decision_ms"][row["bot"]]
        cells = [f"{row['mu']:.1f}", f"{2 * row['sigma']:.1f}", f"{times['p50']:.3g}", f"{times['p95']:.3g}"]
        if winnings:
            cells.append(won_text(winnings[row["bot"]]))
        bots.add_row(escape(row["bot"]), *cells)
    console.print(bots)
    speed = f"{result['decisions_per_second']:,.0f} decisions a second on one core"
    console.print(f"{speed}; {result['seconds']:.1f} seconds in all.")
    if "sprt" in result:
        console.print(sprt_sentence(result["sprt"]))
    if result["machine_dependent"]:
        console.print("A bot thinks by the clock or in another program: these results belong to this machine.")
    for trouble in result["troubles"]:
        console.print(escape(trouble))
    if result["trouble_count"] > len(result["troubles"]):
        console.print(f"… and {result['trouble_count'] - len(result['troubles'])} more such reports.")


def verdict(found: str, sprt: dict[str, Any]) -> str:
    return f"≥ {sprt['high']:g}" if found == "high" else f"≤ {sprt['low']:g}" if found == "low" else "open"


def table(*columns: str) -> Table:
    made = Table(box=None, header_style="bold")
    for at, column in enumerate(columns):
        made.add_column(column, justify="right" if at else "left")
    return made
