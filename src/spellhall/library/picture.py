"""A table as a picture: the board that the terminal draws, as SVG, under the emblem that the page shows."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from io import StringIO
from typing import Any
from zlib import crc32

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message
from spellhall.kernel.rooms import file_in, room
from spellhall.kernel.sight import View

WIDTH = 80  # characters

INK, PAPER = (43, 38, 32), (252, 249, 242)
COLOURS = [
    (43, 38, 32),
    (168, 44, 44),
    (47, 110, 60),
    (143, 97, 10),
    (44, 84, 160),
    (125, 55, 140),
    (16, 110, 120),
    (96, 90, 82),
]
THEME = TerminalTheme(PAPER, INK, COLOURS, COLOURS)
"""Ink on paper. All colours are dark enough to be read."""

EMBLEM = "page/Emblem.svelte"  # shapes in a box of 64 × 64, with a line for the page's compiler
NOT_SHAPES = re.compile(r"<svelte:options[^>]*/>")

FORMAT = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="100%" style="max-width: 60em" role="img">
<title>TITLE</title>
<style>
.{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-family: sans-serif; font-weight: bold; font-size: 18px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
<rect width="{width}" height="{height}" rx="8" fill="PAPER"/>
<svg x="8" y="6" width="28" height="28" viewBox="0 0 64 64" fill="none" stroke="INK" color="INK" stroke-width="2.4"
 stroke-linecap="round" stroke-linejoin="round">EMBLEM</svg>
<text class="{unique_id}-title" x="44" y="27" fill="INK">TITLE</text>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def picture(
    game: GameDefinition[Any], view: View[Any], names: list[str], spoken: Callable[[Message | str], str], title: str
) -> str:
    """What a view holds, as SVG that needs nothing from elsewhere."""
    terminal = room(game, "terminal")
    if terminal is None:
        drawn: Any = Text("\n".join(spoken(line) for line in game.describe(view)))
    else:
        drawn = terminal.board(view, names, spoken)
    console = Console(file=StringIO(), width=WIDTH, record=True, force_terminal=True, color_system="truecolor")
    console.print(drawn)
    ink, paper = ("#{:02x}{:02x}{:02x}".format(*colour) for colour in (INK, PAPER))
    emblem = NOT_SHAPES.sub("", file_in(game, EMBLEM) or "").strip()
    filled = {"TITLE": braced(escape(title, quote=False)), "EMBLEM": braced(emblem), "INK": ink, "PAPER": paper}
    form = re.sub("|".join(filled), lambda word: filled[word.group()], FORMAT)
    seen = crc32(console.export_text(clear=False).encode())
    return console.export_svg(theme=THEME, code_format=form, unique_id=f"table-{seen:08x}")


def braced(text: str) -> str:
    """A text that may stand in a format."""
    return text.replace("{", "{{").replace("}", "}}")
