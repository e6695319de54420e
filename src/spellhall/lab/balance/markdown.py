"""A balance run as a short page in Markdown: the verdict, the tables, and the command that gives it again."""

from __future__ import annotations

from typing import Any

from spellhall.lab.balance.report import LENGTH_HEADS, what_was_played
from spellhall.lab.balance.tables import CARD_HEADS, card_rows, difference_rows, length_rows, seat_rows
from spellhall.lab.balance.verdict import reach, sentences


def markdown_page(result: dict[str, Any]) -> str:
    """The page for what `Balance.result` gives."""
    parts = [f"# {result['title']}: balance", "", what_was_played(result), "", f"```\n{result['command']}\n```", ""]
    parts += ["## What it shows", "", *[f"- {escaped(text)}" for text in sentences(result)], ""]
    for variant in result["variants"]:
        parts += [f"## {escaped(variant['label'])}", ""]
        parts += grid(["", "share of the victory"], seat_rows(variant))
        ends = [[clause, reach(figure)] for clause, figure in variant["ends"].items()]
        parts += grid(LENGTH_HEADS, length_rows(variant)) + grid(["end", "share of the games"], ends)
        parts += grid(CARD_HEADS, card_rows(variant))
    for compared in result["differences"]:
        parts += [f"## From {escaped(compared['from'])} to {escaped(compared['to'])}", ""]
        parts += grid(["figure", "difference, 95 %"], difference_rows(compared))
    return "\n".join(parts)


def grid(heads: list[str], rows: list[list[str]]) -> list[str]:
    """A table, and an empty line after it."""
    lines = [heads, ["---"] * len(heads), *rows]
    return [*[f"| {' | '.join(escaped(cell) for cell in line)} |" for line in lines], ""]


def escaped(text: str) -> str:
    """A name of a card is text, whatever stands in it."""
    for sign in "\\|<*`[":
        text = text.replace(sign, f"\\{sign}")
    return text
