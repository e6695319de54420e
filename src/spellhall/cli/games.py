"""`spellhall check`, `spellhall new-game` and `spellhall solve`: for whoever writes a game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from spellhall.cli.new_game import write_package
from spellhall.cli.shared import GameName, Options, Seats, given_options, progress
from spellhall.conformance.run import points
from spellhall.games import game as find_game
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.lab import solve as solving
from spellhall.lab.exploit import TooLarge
from spellhall.lab.whole_tree import MOST_LINES, MOST_POSITIONS


def check(game: GameName) -> None:
    """Run the conformance suite on a game, one line for each point.

    Example: spellhall check GAME
    """
    found = find_game(game)
    passed = failed = 0
    for point in points(found):
        print(point.line(), flush=True)
        passed += point.passed
        failed += not point.passed
    if failed:
        raise SpellhallError(f"{found.title} fails {failed} of {passed + failed} points.")
    print(f"{found.title} passes all {passed} points.")


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The id of the game: small letters, digits, _.")],
    folder: Annotated[
        Path | None, typer.Option(help="Where to write it; otherwise a folder of its name, here.")
    ] = None,
) -> None:
    """Write a package with a tiny complete game that passes all checks, to be changed into a game of your own.

    Example: spellhall new-game tower
    """
    made = write_package(name, folder)
    print(f"A game is in {made}. Next:")
    print(f"  pip install --editable {made}")
    print(f"  spellhall check {name}")
    print(f"  spellhall play {name}")


def solve(
    game: GameName,
    miniature: Annotated[bool, typer.Option(help="Solve the game's miniature.")] = False,
    iterations: Annotated[int, typer.Option(help="How often every seat improves.", min=1, max=10_000_000)] = 1000,
    method: Annotated[str, typer.Option(help="cfr+ or cfr.")] = solving.CFR_PLUS,
    seats: Seats = 0,
    option: Options = [],  # noqa: B006
    positions: Annotated[int, typer.Option(help="Give up beyond so many positions.", min=1)] = MOST_POSITIONS,
    lines: Annotated[int, typer.Option(help="Give up beyond so many lines of play.", min=1)] = MOST_LINES,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Solve a small game exactly by CFR+, and say how far the strategy still is from an equilibrium.

    Example: spellhall solve GAME --miniature --iterations 200
    """
    found = find_game(game)
    setup = chosen_setup(found, miniature, seats, given_options(option))
    try:
        with progress("iterations", iterations) as advance:
            result = solving.solved(found, setup, iterations, method, positions, lines, advance)
    except TooLarge as error:
        hint = "" if miniature else f" Its miniature may be small enough: spellhall solve {game} --miniature"
        raise SpellhallError(f"{error}{hint}") from None
    if as_json:
        print(json.dumps(result))
    else:
        show_solution(found.title, result)


def chosen_setup(game: GameDefinition[Any], miniature: bool, seats: int, options: dict[str, Any]) -> Setup:
    if not miniature:
        return game.setup(seats or game.seat_counts[0], options)
    return game.setup(seats or game.miniature_seats, {**game.miniature_options, **options}, game.miniature_cards())


def show_solution(title: str, result: dict[str, Any]) -> None:
    print(
        f"{title}: {result['positions']:,} positions, {result['lines']:,} lines of play, "
        f"{result['information_sets']:,} information sets"
    )
    for name, found in (("random play", result["uniform"]), (f"after {result['iterations']}", result["solution"])):
        values = ", ".join(f"{value:+.6f}" for value in found["values"])
        gaps = f"NashConv {found['nash_conv']:.9f}; exploitability {found['exploitability']:.9f}"
        print(f"{name}: value {values}; {gaps}")
