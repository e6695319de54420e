"""The command `spellhall`. Errors are one sentence on standard error and a non-zero exit status."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from spellhall import __version__
from spellhall.cli import files, games, hall, lab, research, rules
from spellhall.cli.arena import arena
from spellhall.cli.balance import balance
from spellhall.cli.cards import cards
from spellhall.cli.doctor import doctor
from spellhall.cli.play import play
from spellhall.cli.printing import print_
from spellhall.cli.puzzles import puzzles
from spellhall.cli.rate import rate
from spellhall.cli.review import review
from spellhall.cli.shared import compiled
from spellhall.cli.tournament import tournament
from spellhall.kernel.errors import SpellhallError

NOT_COMPILED = "not compiled (a compiled wheel, or SPELLHALL_COMPILE=1 pip install ., is several times as fast)"

app = typer.Typer(
    name="spellhall",
    help="Five wizard card games: play them, simulate them, look up their rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.command()
def version(short: Annotated[bool, typer.Option(help="Only the number.")] = False) -> None:
    """Say which version this is, and whether the engine is compiled.

    Example: spellhall version
    """
    if short:
        print(__version__)
    else:
        print(f"Spellhall {__version__}, engine {'compiled' if compiled() else NOT_COMPILED}")


app.command()(doctor)
app.command()(rules.games)
app.command()(play)
app.command()(rules.explain)
app.command()(cards)
app.command("print")(print_)
app.command()(lab.simulate)
app.command()(arena)
app.command()(rate)
app.command()(tournament)
app.command()(balance)
app.command()(files.scenario)
app.command()(files.replay)
app.command()(review)
app.command()(puzzles)
app.command()(lab.playthrough)
app.command()(lab.count)
app.command()(lab.coverage)
app.command()(games.solve)
app.command()(games.check)
app.command("new-game")(games.new_game)
app.command()(research.dataset)
app.command("dataset-check")(research.dataset_check)
app.command()(hall.serve)
app.command("class")(hall.class_)
app.command()(hall.export)
app.command()(hall.repair)
app.command("import")(hall.import_)
app.command()(hall.verify)


def main() -> None:
    """Run the command line."""
    try:
        app()
    except SpellhallError as error:
        print(f"spellhall: {error}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:  # the reader of a pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:
        print(f"spellhall: {error.filename or 'a file'}: {error.strerror or error}.", file=sys.stderr)
        sys.exit(1)
