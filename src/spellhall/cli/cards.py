"""Card sets as files: write the one that a game ships, and check one of your own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from spellhall.cli.shared import GameName, cards_in
from spellhall.games import game as find_game
from spellhall.kernel.card_problems import problems_of
from spellhall.kernel.card_writing import as_toml
from spellhall.kernel.cards import read_cards
from spellhall.kernel.errors import BadCards
from spellhall.kernel.messages import say


def cards(
    game: GameName,
    check: Annotated[
        Path | None, typer.Option(help="A card file of your own to be checked, in place of writing.")
    ] = None,
    to: Annotated[Path | None, typer.Option(help="Where to write it; without this, to standard output.")] = None,
) -> None:
    """Write the card set of a game as a file that --cards takes back, or check one of your own.

    Example: spellhall cards GAME --to set.toml
    Example: spellhall cards GAME --check set.toml
    """
    found = find_game(game)
    tables = found.card_tables()
    if not tables:
        raise BadCards(say("cards-none-taken", game=found.title))
    if check is not None:
        problems = problems_of(found, read_cards(check, False))
        if problems:
            for problem in problems:
                print(f"spellhall: {problem}", file=sys.stderr)
            raise typer.Exit(1)
        given = cards_in(found, check)
        print(say("cards-fine", file=check.name, game=found.title, name=given.name))
        return
    house = found.house_cards()
    heading = say("cards-file-heading", game=found.title, name=house.name, id=found.id)
    written = as_toml(found.cards_to_file(house), [str(heading)])
    if to is None:
        print(written, end="")
    else:
        to.write_text(written, encoding="utf-8")
