"""`spellhall play`: sit down at a table in the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from spellhall.bots.players import COMMAND, called, make_player
from spellhall.bots.roster import usual_bot
from spellhall.cli.saves import Saved, new_save, open_save
from spellhall.cli.shared import Cards, GameName, Options, Seats, check_language, setup_from, split_names
from spellhall.cli.terminal import TerminalTable
from spellhall.games import game as find_game
from spellhall.games import shelf
from spellhall.kernel.errors import BadOption, SpellhallError
from spellhall.table.match import Match
from spellhall.words.speech import speech


def play(
    game: GameName = "",
    seats: Seats = 0,
    bots: Annotated[
        str, typer.Option(help="Bots at the last seats: greedy,random,'cmd:python mybot.py'; none: no bots.")
    ] = "",
    option: Options = [],  # noqa: B006
    cards: Cards = None,
    seed: Annotated[str, typer.Option(help="Deal this game again; empty: a new deal.")] = "",
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "Wizard",
    plain: Annotated[bool, typer.Option(help="Plain text only, for screen readers and pipes.")] = False,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    lang: Annotated[str, typer.Option(help="The language of the table, such as en.")] = "en",
) -> None:
    """Play a game in the terminal, alone against bots or with friends at one keyboard.

    Example: spellhall play GAME --seats 3 --bots greedy,random
    """
    check_language(lang)
    try:
        if resume is not None:
            saved = open_save(resume)
            confirm_commands(saved.match.bots, split_names(bots))
        else:
            saved = start(game or shelf()[0].id, seats, bots, option, cards, seed, name, save)
    except SpellhallError as error:
        print(f"spellhall: {speech(lang).say(error.message)}", file=sys.stderr)
        raise typer.Exit(1) from None
    TerminalTable(saved, plain or not sys.stdout.isatty(), lang).run()


def start(
    game: str, seats: int, bots: str, option: list[str], cards: Path | None, seed: str, name: str, save: Path | None
) -> Saved:
    """A new match with its save file; people sit first, bots last."""
    found = find_game(game)
    setup = setup_from(found, seats, option, cards)
    names = split_names(bots)
    if names == ["none"]:
        names = []
    elif not names:
        names = [usual_bot(found)] * (setup.seats - 1)
    for bot in names:
        make_player(bot, found, "")  # an unknown one is refused before a file is made
    name = "".join(sign for sign in name if sign.isprintable()).strip()[:30] or "Wizard"
    people = setup.seats - len(names)
    if people < 0:
        raise BadOption(f"--bots names {len(names)} bots, but the table has {setup.seats} seats.")
    seated = [name if people == 1 else f"{name} {number + 1}" for number in range(people)]
    everybody = seated + [f"{called(bot)} {'ABCDEFGH'[people + at]}" for at, bot in enumerate(names)]
    match = Match(found, setup, seed or secrets.token_hex(16), everybody, [""] * people + names)
    return new_save(match, save)


def confirm_commands(wanted: list[str], given: list[str]) -> None:
    """A file never starts a program: who goes on with a game names its commands again. Raises BadOption."""
    for bot in wanted:
        if bot.startswith(COMMAND) and bot not in given:
            raise BadOption(f"A program plays in this game. If you trust it, name it again: --bots '{bot[:200]}'")
