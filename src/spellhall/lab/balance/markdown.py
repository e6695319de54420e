"""A balance run as a short page in Markdown: the verdict, the tables, and the command that gives it again."""

from __future__ import annotations

from typing import Any

from spellhall.kernel.messages import say
from spellhall.lab.balance.report import what_was_played
from spellhall.lab.balance.tables import (
    card_heads,
    card_rows,
    difference_rows,
    difference_title,
    end_rows,
    length_heads,
    length_rows,
    seat_rows,
)
from spellhall.lab.balance.verdict import sentences
from spellhall.lab.balance.wording import Voice


def markdown_page(result: dict[str, Any], voice: Voice | None = None) -> str:
    """The page for what `Balance.result` gives."""
    voice = voice or Voice()
    title = voice.say(say("balance-title", game=result["title"]))
    victory, clause, games, shows = voice.head("victory", "clause", "games", "what")
    parts = [f"# {title}", "", what_was_played(result, voice), "", f"```\n{result['command']}\n```", ""]
    told = [voice.say(text) for text in sentences(result, voice.names)]
    parts += [f"## {shows}", "", *[f"- {escaped(text)}" for text in told], ""]
    for variant in result["variants"]:
        parts += [f"## {escaped(voice.say(voice.names.label(variant['label'])))}", ""]
        parts += grid(["", victory], seat_rows(variant, voice))
        parts += grid(length_heads(voice), length_rows(variant, voice))
        parts += grid([clause, games], end_rows(variant, voice))
        parts += grid(card_heads(voice), card_rows(variant, voice))
    for compared in result["differences"]:
        parts += [f"## {escaped(difference_title(compared, voice))}", ""]
        parts += grid(voice.head("figure", "difference"), difference_rows(compared, voice))
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
