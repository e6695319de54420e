"""`spellhall tournament`: bots meet in rounds, and a table says who stands where and why."""

from __future__ import annotations

import csv
import io
import json
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from spellhall.cli.arena import table as columns
from spellhall.cli.shared import Cards, Cluster, GameName, Jobs, Options, Seed, progress_by, setup_from, split_names
from spellhall.contests.standings import TIE_BREAKS, number, why_before
from spellhall.contests.tournament import IN_ROUNDS, Tournament
from spellhall.games import game as find_game
from spellhall.kernel.errors import BadOption
from spellhall.lab.contestants import make_contestant
from spellhall.lab.tournament import Plan, hold


def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Two or more different ones, separated by commas, the strongest first.")],
    to: Annotated[Path, typer.Option(help="The file of the tournament; one that exists is gone on with.")],
    format: Annotated[str, typer.Option("--format", help=f"One of {', '.join(IN_ROUNDS)}.")] = "swiss",
    rounds: Annotated[int, typer.Option(help="Of a Swiss tournament; 0: enough for one winner.", min=0, max=199)] = 0,
    deals: Annotated[
        int,
        typer.Option(help="Deals of every meeting; each is played twice, with the seats exchanged.", min=1, max=10_000),
    ] = 1,
    seed: Seed = "1",
    option: Options = [],  # noqa: B006
    cards: Cards = None,
    jobs: Jobs = 0,
    cluster: Cluster = "",
    table: Annotated[Path | None, typer.Option(help="Write the final table as CSV to this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots meet in rounds, two at a table: Swiss, everybody against everybody, or knock-out.

    Example: spellhall tournament GAME --bots archmage@50it,magus@50it,adept,greedy,novice,random --to cup.jsonl
    """
    found = find_game(game)
    names = split_names(bots)
    if format not in IN_ROUNDS:
        raise BadOption(f"Bots meet in rounds: --format is one of {', '.join(IN_ROUNDS)}.")
    if len(set(names)) != len(names):
        raise BadOption("A bot enters once: name different bots, or give them budgets (magus@20it,magus@40it).")
    for name in names:
        make_contestant(name, found, "").close()  # an unknown one is refused before anything is played
    setup = setup_from(found, 2, option, cards)
    plan = Plan(found.setup_to_json(setup), format, rounds, deals, seed, names)
    with progress_by("meetings", None) as advance:
        held = hold(plan, to, make_contestant, jobs, cluster, lambda: advance(1))
    rows = rows_of(held)
    if table is not None:
        table.write_text(as_csv(rows), encoding="utf-8")
    if as_json:
        print(json.dumps({"game": found.id, "plan": plan.to_line(), "table": rows}, ensure_ascii=False))
    else:
        show(found.title, held, rows)


def rows_of(held: Tournament) -> list[dict[str, Any]]:
    """The table as data; every line but the first says what put the one above before it."""
    lines = held.table()
    out = []
    for place, line in enumerate(lines):
        row: dict[str, Any] = {"place": place + 1, "player": held.names[line.player], "points": line.points}
        row |= {"won": line.won, "drawn": line.drawn, "lost": line.lost, "byes": line.byes}
        row |= dict(zip(TIE_BREAKS, line.breaks, strict=True))
        row["behind"] = reason(held, lines[place - 1], line) if place else ""
        out.append(row)
    return out


def reason(held: Tournament, upper: Any, lower: Any) -> str:
    if held.format == "knockout" and held.reached(upper.player) != held.reached(lower.player):
        return "came less far"
    return why_before(upper, lower)


def as_csv(rows: list[dict[str, Any]]) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def show(title: str, held: Tournament, rows: list[dict[str, Any]]) -> None:
    console = Console(highlight=False)
    console.print(f"{title}: {held.format}, {len(held.names)} players, {len(held.rounds)} rounds")
    made = columns("player", "points", "won · drawn · lost", *TIE_BREAKS)
    for row in rows:
        results = f"{row['won']} · {row['drawn']} · {row['lost']}"
        breaks = [number(row[name]) for name in TIE_BREAKS]
        made.add_row(escape(f"{row['place']:>2}. {row['player']}"), number(row["points"]), results, *breaks)
    console.print(made)
    for above, row in pairwise(rows):
        console.print(escape(f"{above['player']} before {row['player']}: {row['behind']}."))
