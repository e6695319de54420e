"""The pictures of cards: the same card has the same picture on paper as on the screen (web/src/cards/drawing.ts).

Motifs are read from the same files by both. What is worked out from a card's name is worked out twice, and
tests/printing/pictures.json, which both are compared with, says that it is the same.
"""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files

from spellhall.printing.drawing import INK, Drawing, mixed

FIELDS = {
    "round": "M50 4a46 46 0 1 1-.01 0z",
    "six": "M50 3l41 23.500v47L50 97 9 73.500v-47z",
    "arch": "M8 96V46a42 42 0 0 1 84 0v50z",
    "lozenge": "M50 2l46 48-46 48L4 50z",
    "shield": "M8 8c15 4 27 4 42-4 15 8 27 8 42 4v40c0 26-17 40-42 49C25 88 8 74 8 48z",
}
REACH = 40
REACHES = {"lozenge": 31}
MIDDLE = 54


def hash_of(word: str) -> int:
    """A number that follows from a word, spread evenly."""
    value = 2166136261
    for sign in word:
        value = ((value ^ ord(sign)) * 16777619) & 0xFFFFFFFF
    return value ^ (value >> 15)


@cache
def motifs() -> dict[str, str]:
    found: dict[str, str] = json.loads((files("spellhall.printing") / "motifs.json").read_text(encoding="utf-8"))
    return found


def turned(turn: float, far: float) -> str:
    return f"{fixed(50 + far * math.cos(turn))} {fixed(50 + far * math.sin(turn))}"


def fixed(value: float) -> str:
    """One digit after the point, as JavaScript rounds it."""
    return f"{math.floor(abs(value) * 10 + 0.5) / 10 * (1 if value >= 0 else -1):.1f}"


def around(count: int, start: float = -math.pi / 2) -> list[float]:
    return [start + place / count * math.pi * 2 for place in range(count)]


def rays(seed: int, reach: float) -> str:
    return "".join(
        f"M{turned(turn, reach * (0.86 if place % 2 else 0.74))}L{turned(turn, reach)}"
        for place, turn in enumerate(around(18 + seed % 4 * 6))
    )


def rings(seed: int, reach: float) -> str:
    out = ""
    for layer, ring in enumerate((0.8, 0.9, 1)):
        count = 10 + seed % 5 + layer * 2
        far = reach * ring
        size = repr(far).removesuffix(".0")  # as JavaScript writes it
        for turn in around(count, layer * 0.4):
            out += f"M{turned(turn, far)}A{size} {size} 0 0 1 {turned(turn + 3.6 / count, far)}"
    return out


def petals(seed: int, reach: float) -> str:
    return "".join(
        f"M{turned(turn - 0.22, reach * 0.74)}Q{turned(turn, reach * 1.2)} {turned(turn + 0.22, reach * 0.74)}"
        for turn in around(8 + seed % 5)
    )


def garland(seed: int, reach: float) -> str:
    return "".join(
        f"M{turned(turn, reach * 0.8)}L{turned(turn, reach)}"
        f"M{turned(turn - 0.09, reach * 0.9)}L{turned(turn + 0.09, reach * 0.9)}"
        for turn in around(9 + seed % 6)
    )


def wreath(seed: int, reach: float) -> str:
    return "".join(
        f"M{turned(turn, reach * 0.84)}L{turned(turn + (0.14 if place % 2 else -0.14), reach)}"
        for place, turn in enumerate(around(22 + seed % 4 * 2))
    )


GROUNDS = (rays, rings, petals, garland, wreath)


def sigil(card: str) -> str:
    """A sign for a card without a motif of its own: a star in a ring that follows from its name."""
    seed = hash_of(card)
    points = 5 + seed % 5
    skip = 2 + (seed >> 4) % max(1, (points - 1) // 2 - 1)

    def spot(step: float, far: float) -> str:
        turn = step / points * math.pi * 2 - math.pi / 2
        return f"{fixed(16 + far * math.cos(turn))} {fixed(16 + far * math.sin(turn))}"

    lines = "".join(f"M{spot(step, 11)}L{spot(step + skip, 11)}" for step in range(points))
    dots = "".join(f"M{spot(step + 0.5, 12.5)}h.01" for step in range(points) if (seed >> (8 + step)) & 1)
    heart = "M16 13a3 3 0 1 0 .01 0z" if (seed >> 20) & 1 else "M16 12.500l3.500 3.500-3.500 3.500-3.500-3.500z"
    return f"M16 1.500a14.500 14.500 0 1 0 .01 0z{lines}{heart}{dots}"


def picture_lines(card: str, shape: str, motif: str | None) -> tuple[str, str, str]:
    """Field, ground and motif of a card's picture."""
    seed = hash_of(card)
    ground = GROUNDS[seed % len(GROUNDS)](seed >> 5, REACHES.get(shape, REACH))
    return FIELDS[shape], ground, sigil(card) if motif is None else motifs().get(motif, motif)


def put_picture(
    onto: Drawing,
    x: float,
    y: float,
    size: float,
    card: str,
    tone: str,
    shape: str = "round",
    motif: str | None = None,
    box: float = 32,
    thrifty: bool = False,
) -> None:
    """The picture of a card in a square of this size; thrifty, without anything filled."""
    outline, ground, lines = picture_lines(card, shape, motif)
    scale = size / 100
    inner = MIDDLE / box * scale
    corner = (50 - MIDDLE / 2) * scale
    onto.path(outline, x, y, scale, "" if thrifty else mixed(tone, 0.09), tone, 1.6 * scale)
    onto.path(ground, x, y, scale, "", mixed(tone, 0.7), 1.1 * scale)
    if not thrifty:
        shift = 0.8 * inner
        onto.path(lines, x + corner + shift, y + corner + shift, inner, mixed(tone, 0.34))
    onto.path(lines, x + corner, y + corner, inner, "", INK, 1.5 * box / 32 * inner)


def guilloche(deck: str) -> list[str]:
    """Three closed curves in a box of 100 × 140 for the back of a deck (web/src/look/guilloche.ts)."""
    value = 2166136261
    for sign in deck:
        value = ((value ^ ord(sign)) * 16777619) & 0xFFFFFFFF
    petals_, twist, depth = 9 + value % 8, 3 + (value >> 4) % 5, 0.28 + (value >> 8) % 24 / 100
    out: list[str] = []
    for layer in range(3):
        points: list[str] = []
        for step in range(260):
            turn = step / 260 * math.pi * 2
            wave = 1 - depth * (0.5 + 0.5 * math.cos((petals_ + layer * 2) * twist * turn + layer * 2.1))
            size = wave * (1 - layer * 0.18)
            points.append(f"{fixed(50 + 38 * size * math.cos(turn))} {fixed(70 + 57 * size * math.sin(turn))}")
        out.append(f"M{'L'.join(points)}Z")
    return out
