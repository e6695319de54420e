"""The command `print`: cards, pieces and rules on paper."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from spellhall.cli.shared import Cards, GameName, cards_in, check_language, split_names
from spellhall.games import game as find_game
from spellhall.kernel.errors import BadOption
from spellhall.kernel.messages import say
from spellhall.printing.facts import cards_for
from spellhall.printing.kit import kit_of
from spellhall.printing.make import (
    PARTS,
    TABLETOP_ACROSS,
    TABLETOP_DOWN,
    TABLETOP_WIDE,
    Wish,
    pages_of,
    single_svgs,
    tabletop_sheets,
)
from spellhall.printing.pdf import pdf_of
from spellhall.printing.png import check_painter, png_of


def print_(
    game: GameName,
    to: Annotated[Path | None, typer.Option(help="The PDF to write.")] = None,
    cards: Cards = None,
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    bleed: Annotated[float, typer.Option(help="How far colours go beyond the edge of a card, in millimetres.")] = 1.0,
    flip: Annotated[str, typer.Option(help="The edge by which your printer turns the paper: long or short.")] = "long",
    saving: Annotated[bool, typer.Option("--saving", help="Save ink: outlines without filled areas.")] = False,
    large: Annotated[bool, typer.Option("--large", help="Large print: four cards to a page.")] = False,
    facts: Annotated[
        str, typer.Option(help="For classes, only the cards for these facts: 2,5,10, or 'tables 6-9', or 'sums 10'.")
    ] = "",
    parts: Annotated[str, typer.Option(help="What to print, with commas: cards, pieces, summary.")] = ",".join(PARTS),
    svg: Annotated[Path | None, typer.Option(help="A folder for every card as an SVG file.")] = None,
    tabletop: Annotated[
        Path | None, typer.Option(help="A folder for sheets for Tabletop Simulator, as PNG; needs 'spellhall[png]'.")
    ] = None,
    lang: Annotated[str, typer.Option(help="The language of the cards.")] = "en",
) -> None:
    """Write the cards of a game as a PDF: faces with their backs behind them, boards, markers, the rules on two pages.

    Example: spellhall print GAME --to cards.pdf
    Example: spellhall print GAME --cards set.toml --paper letter --saving --to cards.pdf
    """
    if to is None and svg is None and tabletop is None:
        raise BadOption(say("print-no-file"))
    if to is not None and to.suffix.lower() != ".pdf":
        raise BadOption(say("print-no-pdf", file=to.name))
    check_language(lang)
    if tabletop is not None:
        check_painter()
    found = find_game(game)
    if facts and cards is not None:
        raise BadOption(say("print-facts-or-cards"))
    given = cards_for(found, facts) if facts else None if cards is None else cards_in(found, cards)
    wish = Wish(paper.lower(), bleed, flip.lower(), saving, large, tuple(split_names(parts)), lang)
    pages = pages_of(found, given, wish)
    if to is not None:
        to.write_bytes(pdf_of(pages, f"{found.title} · Spellhall"))
        print(say("print-done", file=to.name, pages=len(pages)))
    if svg is not None:
        write_files(svg, single_svgs(found, given, lang, saving))
    if tabletop is not None:
        sheets = tabletop_sheets(*kit_of(found, given, lang, saving))
        write_files(tabletop, {f"{name}.png": png_of(drawn, TABLETOP_WIDE) for name, (drawn, _) in sheets.items()})
        for name, (_, number) in sheets.items():
            print(say("print-done-sheet", file=f"{name}.png", cards=number, across=TABLETOP_ACROSS, down=TABLETOP_DOWN))


def write_files(folder: Path, files: Mapping[str, str | bytes]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    print(say("print-done-files", folder=folder.name, files=len(files)))
