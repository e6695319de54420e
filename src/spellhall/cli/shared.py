"""What several commands need: options and cards from the command line, progress bars, tables."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EISDIR, ENOENT
from os import strerror
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from spellhall.kernel import state
from spellhall.kernel.cards import read_cards
from spellhall.kernel.errors import BadOption
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import say
from spellhall.words.catalogues import languages

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; spellhall games lists them.")]
Seats = Annotated[int, typer.Option(help="Number of players; 0: the smallest the game allows.", min=0, max=8)]
Options = Annotated[list[str], typer.Option("--option", metavar="NAME=VALUE", help="A rule option; may be repeated.")]
Cards = Annotated[Path | None, typer.Option(help="A card file to play with instead of the house set.")]
Seed = Annotated[str, typer.Option(help="The same seed gives the same game.")]
Jobs = Annotated[
    int, typer.Option(help="Processes that play; 0: one for every core. Never changes a result.", min=0, max=512)
]
Cluster = Annotated[
    str,
    typer.Option(metavar="ADDRESS", help="Play on this Dask cluster (tcp://HOST:8786). Never changes a result."),
]


def check_language(given: str) -> None:
    """Raises BadOption if nobody here speaks it."""
    if given not in languages():
        raise BadOption(f"'{given[:20]}' is not spoken here. These languages are: {', '.join(languages())}.")


def check_place(file: Path | None) -> None:
    """Raises BadOption if a file cannot be written there, before much work is done for it."""
    if file is None:
        return
    if file.is_dir():
        raise BadOption(say("file-unwritable", file=str(file), problem=strerror(EISDIR)))
    if not file.parent.is_dir():
        raise BadOption(say("file-unwritable", file=str(file), problem=strerror(ENOENT)))


def compiled() -> bool:
    """Whether the engine runs as machine code."""
    return not str(state.__file__).endswith(".py")


def setup_from(game: GameDefinition[Any], seats: int, options: list[str], cards: Path | None) -> Setup:
    """The setup that the command line describes; raises BadOption or BadCards."""
    given = None if cards is None else cards_in(game, cards)
    return game.setup(seats or game.seat_counts[0], given_options(options), given)


def given_options(options: list[str]) -> dict[str, str]:
    given: dict[str, str] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"'{text[:40]}' is no option; write --option NAME=VALUE.")
        given[name.strip().replace("-", "_")] = value.strip()
    return given


def split_names(text: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def bot_names(text: str, seats: int) -> list[str]:
    """Bots for all seats from a comma list; the last one named fills the rest."""
    names = split_names(text)
    if not names or len(names) > seats:
        raise BadOption(f"--bots names {len(names)} bots for {seats} seats; give one for each, separated by commas.")
    return names + [names[-1]] * (seats - len(names))


@contextmanager
def progress_by(what: str, total: int | None) -> Iterator[Any]:
    """A progress bar on a terminal, and nothing in a pipe; without a total it only shows that something is done."""
    bar = Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task(what, total=total)
        yield lambda steps: bar.advance(task, steps)


@contextmanager
def progress(what: str, total: int) -> Iterator[Any]:
    """The same for work that is done one by one."""
    with progress_by(what, total) as advance:
        yield lambda: advance(1)


def cards_in(game: GameDefinition[Any], path: Path) -> Any:
    """The set of a card file; what looks like a mistake in it is said on standard error. Raises BadCards."""
    found = game.cards_from(read_cards(path))
    for warning in game.card_warnings(found):
        print(f"spellhall: {path.name}: {warning.message}", file=sys.stderr)
    return found
