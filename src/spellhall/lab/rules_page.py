"""The rules of a game as a page, made from its clauses: `make rules-pages` writes docs/rules/."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from spellhall.games import all_games
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.options import said
from spellhall.words.rulebook import rulebook

OURS: Final = "spellhall.games."


def rules_page(game: GameDefinition[Any]) -> str:
    """Every clause under its heading, then the cards, the options and the rulings."""
    players = ", ".join(str(count) for count in game.seat_counts)
    lines = [
        f"# {game.title}: the rules, clause by clause",
        "",
        f"{game.message('about')} Players: {players}. Age: {game.message('age')}.",
        "Described in our own words; in brackets, where a clause comes from. This page is made from `clauses.toml`.",
    ]
    heading = ""
    sources = {clause.id: clause.source for clause in game.book.clauses}
    for clause in rulebook(game.id).clauses:
        if clause.heading != heading:
            heading = clause.heading
            if heading == "Rulings":
                lines += card_list(game) + options_table(game)
            lines += ["", f"## {heading}", ""]
        source = "" if sources[clause.id] == "ruling" else f" *({sources[clause.id]})*"
        text, *listed = clause.text.split("\n")
        lines.append(f"- **{clause.id}**{source} {text}")
        lines += [f"  - {entry}" for entry in listed]
    return "\n".join(lines) + "\n"


def card_list(game: GameDefinition[Any]) -> list[str]:
    """Every card of the house set with what it needs and does."""
    cards = rulebook(game.id).cards
    return ["", f"## {cards[0].heading}", "", *[f"- {card.text}" for card in cards]] if cards else []


def options_table(game: GameDefinition[Any]) -> list[str]:
    rows = [
        f"| `{option.name}` | {game.option_words(option)} | {option.allowed()} "
        f"| {said(option.default)} | {option.clause} |"
        for option in game.options
    ]
    return [
        "",
        "## Options",
        "",
        "| option | what it does | values | default | clause |",
        "|---|---|---|---|---|",
        *rows,
    ]


def write_pages(folder: Path) -> None:
    """The pages of the games that come with Spellhall; an installed game brings its own documents."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in all_games():
        if not game.package.startswith(OURS):
            continue
        (folder / f"{game.id}.md").write_text(rules_page(game), encoding="utf-8")


if __name__ == "__main__":
    write_pages(Path("docs/rules"))
