"""The fields of a game's card files as a page, made from their declarations: `make cards-pages` writes docs/cards/."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from spellhall.games import all_games
from spellhall.kernel.card_fields import FLAG, LANGUAGE, LIST, TEXT, WHOLE, CardTable, Field, described
from spellhall.kernel.cards import LARGEST
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.rooms import file_in

OURS: Final = "spellhall.games."
NOTES: Final = "cards.md"  # what a game says about its files beyond the fields


def cards_page(game: GameDefinition[Any]) -> str:
    """How to get a file, what may stand in it, and what the game says about it."""
    lines = [
        f"# {game.title}: card files",
        "",
        f"`spellhall cards {game.id} --to set.toml` writes the set that the game ships. Change it or write your own;",
        f"`spellhall cards {game.id} --check set.toml` checks it. Every command with `--cards` plays with it,",
        "and so does a new table of the hall.",
        "",
        f"A card file is TOML of up to {LARGEST:,} characters. This page is made from what its reader declares.",
    ]
    for table in game.card_tables():
        lines += ["", *fields_of(game, table)]
    notes = file_in(game, NOTES)
    if notes:
        lines += ["", notes.strip()]
    return "\n".join(lines) + "\n"


def fields_of(game: GameDefinition[Any], table: CardTable) -> list[str]:
    many = f" ({table.least} to {table.most} of them)" if table.name else ""
    rows = [
        f"| `{field.name}` | {described(game.prefix, table.name, field.name)} | {allowed(field)}"
        f"{'; may be left out' if field.optional else ''} |"
        for field in table.fields
    ]
    title = f"## `[[{table.name}]]`{many}" if table.name else "## At the top of the file"
    return [title, "", "| field | what it is | allowed |", "|---|---|---|", *rows]


def allowed(field: Field) -> str:
    if field.kind == WHOLE:
        return f"a whole number from {field.low} to {field.high}"
    if field.kind == TEXT:
        return f"a text of up to {field.high:,} characters"
    if field.kind == LIST:
        return f"a list of {field.low} to {field.high} texts"
    if field.kind == FLAG:
        return "`true` or `false`"
    if field.kind == LANGUAGE:
        return "see below"
    return ", ".join(f"`{word}`" for word in field.allowed)


def write_pages(folder: Path) -> None:
    """The pages of the games that come with Spellhall and take card files."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in all_games():
        if game.package.startswith(OURS) and game.card_tables():
            (folder / f"{game.id}.md").write_text(cards_page(game), encoding="utf-8")


if __name__ == "__main__":
    write_pages(Path("docs/cards"))
