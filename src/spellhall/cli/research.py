"""Commands for research: datasets. The packages of the optional extra are imported only when they are used."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from spellhall.cli.shared import Cards, GameName, Options, Seats, Seed, bot_names, progress, setup_from
from spellhall.games import game as find_game
from spellhall.kernel.errors import SpellhallError


def datasets() -> Any:
    """The module for datasets; raises SpellhallError if the extra is not installed."""
    try:
        from spellhall.envs import dataset
    except ImportError as error:
        raise SpellhallError(str(error)) from error
    return dataset


def dataset(
    game: GameName,
    seats: Seats = 0,
    games: Annotated[int, typer.Option(help="How many games.", min=1, max=10_000_000)] = 100,
    bots: Annotated[str, typer.Option(help="A bot for each seat; the last fills the rest.")] = "random",
    out: Annotated[Path | None, typer.Option(help="The file to write; by default GAME.parquet.")] = None,
    seed: Seed = "1",
    option: Options = [],  # noqa: B006  (Typer copies it)
    cards: Cards = None,
) -> None:
    """Write the decisions of many games to a Parquet file, with a data card beside it.

    Example: spellhall dataset GAME --games 200 --bots greedy,random --out games.parquet
    """
    found = find_game(game)
    setup = setup_from(found, seats, option, cards)
    path = out or Path(f"{found.id}.parquet")
    module = datasets()
    with progress("games", games) as advance:
        rows = module.write_dataset(path, found, setup, games, bot_names(bots, setup.seats), seed, advance)
    print(f"{rows} decisions of {games} games in {path}, data card in {path.with_suffix('.md')}")


def dataset_check(file: Annotated[Path, typer.Argument(help="A file that `dataset` wrote.")]) -> None:
    """Play the games of a dataset again and compare every row.

    Example: spellhall dataset-check games.parquet
    """
    games, rows = datasets().check(file)
    print(f"{rows} decisions of {games} games are what the file says")
