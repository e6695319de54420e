"""Commands about rules: which games there are, and what a clause says."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from spellhall.games import all_games, problems, shelf
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.options import said
from spellhall.words.rulebook import SpokenClause, rulebook


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, with all options.")] = False,
) -> None:
    """List the games with their players, length and options.

    Example: spellhall games --json
    """
    if as_json:
        print(json.dumps([facts(game) for game in all_games()], indent=2, ensure_ascii=False))
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("Game", "Players", "Minutes", "Age", "What it is"):
        table.add_column(column, overflow="fold")
    for game in shelf():
        counts = game.seat_counts
        players = f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else str(counts[0])
        minutes, age, about = (str(game.message(name)) for name in ("minutes", "age", "about"))
        table.add_row(game.id, players, minutes, age, f"{game.title}: {about}")
    Console().print(table)
    for problem in problems():
        print(problem, file=sys.stderr)
    print(f"\nPlay one: spellhall play {shelf()[0].id}")


def facts(game: GameDefinition[Any]) -> dict[str, Any]:
    return {
        "id": game.id,
        "prefix": game.prefix,
        "title": game.title,
        "about": str(game.message("about")),
        "seats": game.seat_counts,
        "minutes": str(game.message("minutes")),
        "age": str(game.message("age")),
        "rules_version": game.rules_version,
        "clauses": len(game.book.clauses),
        "options": [
            {
                "name": option.name,
                "default": said(option.default),
                "allowed": str(option.allowed()),
                "about": str(game.option_words(option)),
                "clause": option.clause,
            }
            for option in game.options
        ],
    }


def explain(
    clause: Annotated[str, typer.Argument(metavar="CLAUSE", help="A clause id: the prefix of a game and a number.")],
) -> None:
    """Say what a clause means.

    Example: spellhall explain XY-46
    """
    wanted = clause.strip().upper()
    prefix = wanted.split("-")[0]
    for game in all_games():
        if game.prefix == prefix:
            print(clause_text(rulebook(game.id)[wanted], game.title))
            return
    known = ", ".join(f"{game.prefix} ({game.title})" for game in all_games())
    example = all_games()[0].book.clauses[0].id
    raise SpellhallError(f"'{clause[:20]}' is no clause. Clauses begin with {known}; for instance {example}.")


def clause_text(clause: SpokenClause, title: str) -> str:
    if not clause.id:
        return f"{clause.heading}: {clause.text}"
    return f"{clause.id}  {title} · {clause.heading} ({clause.source})\n{clause.text}"
