"""The faces that most games share: two hairlines, corner indices, a title, room for a picture, words at the foot."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from spellhall.printing.drawing import INK, MUTED, Drawing, mixed
from spellhall.printing.kit import HIGH, WIDE, Style

RED, YELLOW, GREEN, BLUE, BRASS, BAD = "#b3261e", "#8a6100", "#2e6b2f", "#1f5fa8", "#7a5212", "#a02b1c"
SEATS = ["#0b6b63", "#a63d17", "#2c4a94", "#7a2e5d"]
"""The colours of the page by day (web/src/look/base.css)."""


@cache
def data_of(package: str, name: str) -> Any:
    """A file of drawings in a game's folder, which its page draws from, too."""
    return json.loads((files(package) / name).read_text(encoding="utf-8"))


def framed(style: Style, tone: str, index: str = "", title: str = "", foot: str = "", foot_high: float = 22) -> Drawing:
    """A card with its frame; what is in the middle is left to the game, from 14 mm to `HIGH - 5 - foot_high`."""
    out = Drawing(WIDE, HIGH)
    out.box(3, 3, WIDE - 6, HIGH - 6, 2.5, "" if style.thrifty else "#ffffff", tone, 0.35)
    out.box(4, 4, WIDE - 8, HIGH - 8, 1.8, "", mixed(tone, 0.45), 0.18)
    if index:
        out.text(5.6, 13, index, 9.4, "display", tone)
        out.text(WIDE - 5.6, HIGH - 13, index, 9.4, "display", tone, turned=True)
    if title:
        left = 17 if index else 6
        out.block(left, 6.2, WIDE - left - 6, 9, title, 4.9, "display", INK)
    if foot:
        out.block(7, HIGH - 6 - foot_high, WIDE - 14, foot_high - 1, foot, 3.6, "text", MUTED, least=2.1, centred=True)
    return out
