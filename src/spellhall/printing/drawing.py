"""A drawing: shapes and texts in millimetres from its upper left corner. PDF, SVG and the page show the same one."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from spellhall.printing.fonts import DRAWN, face, lines_of
from spellhall.printing.paths import Piece, pieces_of

INK = "#1f1b16"
MUTED = "#5c5348"
WHITE = "#ffffff"
DRAWN_LINES = {
    "♠": "M12 2C9 7 3 9.5 3 14.5a4.5 4.5 0 0 0 7.7 3.2L9 22.5h6l-1.7-4.8a4.5 4.5 0 0 0 7.7-3.2C21 9.5 15 7 12 2z",
    "♣": "M12 2a4.6 4.6 0 0 1 3.6 7.5 4.6 4.6 0 1 1-2.3 7.8l1.7 5.2H9l1.7-5.2a4.6 4.6 0 1 1-2.3-7.8A4.6 4.6 0 0 1 12 2",
    "→": "M2 11h13V6.5l7 5.8-7 5.8v-4.5H2z",
    "♦": "M12 2l7.500 10.200L12 22.500 4.500 12.200z",
    "♥": "M12 22C8 17.500 2.500 14 2.500 8.500A5 5 0 0 1 12 6a5 5 0 0 1 9.500 2.500C21.500 14 16 17.500 12 22z",
}
"""Signs that the faces do not have, in a box of 24 × 24."""
CURVE = 0.5523  # how far the handles of a quarter circle reach


@dataclass(frozen=True)
class Shape:
    """A path; colours are empty where nothing is filled or drawn."""

    pieces: tuple[Piece, ...]
    fill: str
    stroke: str
    width: float


@dataclass(frozen=True)
class Line:
    """A line of text; `turned` means upside down."""

    x: float
    y: float
    size: float
    face: str
    colour: str
    anchor: str  # start, middle or end
    text: str
    turned: bool = False


@dataclass
class Drawing:
    """What is drawn, in its order."""

    width: float
    height: float
    marks: list[Shape | Line] = field(default_factory=list)

    def path(
        self,
        lines: str,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        fill: str = "",
        stroke: str = "",
        width: float = 0.25,
    ) -> None:
        """Lines in the notation of SVG, moved and scaled; the width of the stroke is in millimetres."""
        self.marks.append(Shape(moved(pieces_of(lines), x, y, scale), fill, stroke, width))

    def box(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        radius: float = 0,
        fill: str = "",
        stroke: str = "",
        width: float = 0.25,
    ) -> None:
        r, k = radius, radius * (1 - CURVE)
        right, low = x + wide, y + high
        if not r:
            pieces: tuple[Piece, ...] = (
                ("M", (x, y)),
                ("L", (right, y)),
                ("L", (right, low)),
                ("L", (x, low)),
                ("Z", ()),
            )
        else:
            pieces = (
                ("M", (x + r, y)), ("L", (right - r, y)), ("C", (right - k, y, right, y + k, right, y + r)),
                ("L", (right, low - r)), ("C", (right, low - k, right - k, low, right - r, low)),
                ("L", (x + r, low)), ("C", (x + k, low, x, low - k, x, low - r)),
                ("L", (x, y + r)), ("C", (x, y + k, x + k, y, x + r, y)), ("Z", ()),
            )  # fmt: skip
        self.marks.append(Shape(pieces, fill, stroke, width))

    def circle(self, x: float, y: float, radius: float, fill: str = "", stroke: str = "", width: float = 0.25) -> None:
        self.box(x - radius, y - radius, 2 * radius, 2 * radius, radius, fill, stroke, width)

    def line(self, x: float, y: float, to_x: float, to_y: float, stroke: str = INK, width: float = 0.1) -> None:
        self.marks.append(Shape((("M", (x, y)), ("L", (to_x, to_y))), "", stroke, width))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        name: str = "text",
        colour: str = INK,
        anchor: str = "start",
        turned: bool = False,
    ) -> None:
        """One line with its foot at y; the size is in millimetres. Signs without a letter are drawn."""
        if any(sign in text for sign in DRAWN):
            self.text_with_signs(x, y, text, size, name, colour, anchor)
            return
        self.marks.append(Line(x, y, size, name, colour, anchor, text, turned))

    def text_with_signs(self, x: float, y: float, text: str, size: float, name: str, colour: str, anchor: str) -> None:
        font = face(name)
        x -= font.width(text, size) * {"start": 0, "middle": 0.5, "end": 1}[anchor]
        for part in re.split(f"([{DRAWN}])", text):
            if part in DRAWN_LINES:
                self.path(DRAWN_LINES[part], x, y - 0.75 * size, 0.82 * size / 24, colour)
            elif part:
                self.marks.append(Line(x, y, size, name, colour, "start", part))
            x += font.width(part, size)

    def block(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        text: str,
        size: float,
        name: str = "text",
        colour: str = INK,
        anchor: str = "middle",
        least: float = 1.5,
        centred: bool = False,
    ) -> None:
        """Text in lines that fill a box, made smaller until it fits; `centred` between its upper and lower edge."""
        lines = lines_of(text, name, size, wide)
        while len(lines) * size * 1.2 > high and size > least:
            size -= 0.1
            lines = lines_of(text, name, size, wide)
        if centred:
            y += max(0.0, (high - len(lines) * size * 1.2) / 2)
        at = x if anchor == "start" else x + wide / 2
        for place, line in enumerate(lines):
            self.text(at, y + size * (0.95 + 1.2 * place), line, size, name, colour, anchor)

    def place(self, other: Drawing, x: float, y: float, scale: float = 1, turned: bool = False) -> None:
        """Another drawing, with its upper left corner here; turned, upside down in the same place."""
        wide, high = other.width * scale, other.height * scale
        for mark in other.marks:
            if isinstance(mark, Shape):
                pieces = moved(mark.pieces, 0, 0, -scale if turned else scale)
                shift = (x + wide, y + high) if turned else (x, y)
                self.marks.append(Shape(moved(pieces, *shift, 1), mark.fill, mark.stroke, mark.width * scale))
            else:
                at_x = x + (wide - mark.x * scale if turned else mark.x * scale)
                at_y = y + (high - mark.y * scale if turned else mark.y * scale)
                self.marks.append(
                    Line(
                        at_x, at_y, mark.size * scale, mark.face, mark.colour, mark.anchor, mark.text,
                        mark.turned != turned,
                    )
                )  # fmt: skip

    def to_json(self) -> dict[str, Any]:
        """For the page, which draws it as SVG with its own fonts."""
        return {"width": self.width, "height": self.height, "marks": [mark_to_json(mark) for mark in self.marks]}


def mark_to_json(mark: Shape | Line) -> list[Any]:
    if isinstance(mark, Shape):
        return [path_text(mark.pieces), mark.fill, mark.stroke, round(mark.width, 3)]
    return [
        round(mark.x, 2), round(mark.y, 2), round(mark.size, 2), mark.face, mark.colour, mark.anchor, mark.text,
        mark.turned,
    ]  # fmt: skip


def moved(pieces: tuple[Piece, ...], x: float, y: float, scale: float) -> tuple[Piece, ...]:
    if not x and not y and scale == 1:
        return pieces
    shift = (x, y)
    return tuple(
        (kind, tuple(shift[at % 2] + scale * value for at, value in enumerate(points))) for kind, points in pieces
    )


def path_text(pieces: tuple[Piece, ...]) -> str:
    """The pieces in the notation of SVG."""
    return "".join(kind + " ".join(short(value) for value in points) for kind, points in pieces)


def short(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def mixed(colour: str, share: float, paper: str = WHITE) -> str:
    """So much of a colour on paper."""
    parts = [(int(colour[at : at + 2], 16), int(paper[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(under + (over - under) * share):02x}" for over, under in parts)
