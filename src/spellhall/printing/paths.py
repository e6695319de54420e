"""Lines as SVG writes them, turned into straight pieces and cubic curves, which paper and screen draw alike."""

from __future__ import annotations

import math
import re
from functools import lru_cache

Piece = tuple[str, tuple[float, ...]]
"""M and L with a point, C with two handles and a point, Z with nothing. All points are absolute."""

TOKENS = re.compile(r"[MmLlHhVvCcSsQqAaZz]|[-+]?(?:\d+\.?\d*|\.\d+)")
NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}


@lru_cache(maxsize=2_000)
def pieces_of(lines: str) -> tuple[Piece, ...]:
    """The pieces of an SVG path."""
    tokens: list[str] = TOKENS.findall(lines)
    out: list[Piece] = []
    x = y = start_x = start_y = 0.0
    handle: tuple[float, float] | None = None
    at = 0
    command = ""
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        kind = command.upper()
        count = NUMBERS[kind]
        given = [float(token) for token in tokens[at : at + count]]
        at += count
        dx, dy = (x, y) if command.islower() else (0.0, 0.0)
        reflected = handle
        handle = None
        if kind == "Z":
            out.append(("Z", ()))
            x, y = start_x, start_y
        elif kind == "M":
            x, y = given[0] + dx, given[1] + dy
            start_x, start_y = x, y
            out.append(("M", (x, y)))
            command = "l" if command == "m" else "L"  # more points after a move are lines
        elif kind in "LHV":
            new_x = x if kind == "V" else given[0] + dx
            new_y = y if kind == "H" else given[-1] + dy
            x, y = new_x, new_y
            out.append(("L", (x, y)))
        elif kind == "A":
            end = (given[5] + dx, given[6] + dy)
            out += arc((x, y), end, given[0], given[1], given[2], given[3] != 0, given[4] != 0)
            x, y = end
        else:
            points = [(given[place] + dx, given[place + 1] + dy) for place in range(0, count, 2)]
            if kind == "Q":
                (qx, qy), end = points
                first = (x + (qx - x) * 2 / 3, y + (qy - y) * 2 / 3)
                second = (end[0] + (qx - end[0]) * 2 / 3, end[1] + (qy - end[1]) * 2 / 3)
            elif kind == "S":
                first = (2 * x - reflected[0], 2 * y - reflected[1]) if reflected else (x, y)
                second, end = points
            else:
                first, second, end = points
            out.append(("C", (*first, *second, *end)))
            handle = second if kind in "CS" else None
            x, y = end
    return tuple(out)


def arc(
    start: tuple[float, float], end: tuple[float, float], rx: float, ry: float, tilt: float, large: bool, sweep: bool
) -> list[Piece]:
    """An arc of an ellipse as curves of at most a quarter turn."""
    if start == end or not rx or not ry:
        return [("L", end)]
    cos, sin = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    half_x, half_y = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    px, py = cos * half_x + sin * half_y, cos * half_y - sin * half_x
    size = (px / rx) ** 2 + (py / ry) ** 2
    if size > 1:
        rx, ry = rx * math.sqrt(size), ry * math.sqrt(size)
        size = 1.0
    root = math.sqrt(max(0.0, 1 / size - 1)) * (1 if large != sweep else -1)
    cx, cy = root * rx * py / ry, -root * ry * px / rx
    middle = (
        cos * cx - sin * cy + (start[0] + end[0]) / 2,
        sin * cx + cos * cy + (start[1] + end[1]) / 2,
    )
    first = math.atan2((py - cy) / ry, (px - cx) / rx)
    turn = math.atan2((-py - cy) / ry, (-px - cx) / rx) - first
    if sweep and turn < 0:
        turn += 2 * math.pi
    elif not sweep and turn > 0:
        turn -= 2 * math.pi
    steps = max(1, math.ceil(abs(turn) / (math.pi / 2) - 1e-9))
    step = turn / steps
    reach = 4 / 3 * math.tan(step / 4)

    def spot(x: float, y: float) -> tuple[float, float]:
        return middle[0] + cos * rx * x - sin * ry * y, middle[1] + sin * rx * x + cos * ry * y

    out: list[Piece] = []
    for place in range(steps):
        a, b = first + place * step, first + (place + 1) * step
        one = spot(math.cos(a) - reach * math.sin(a), math.sin(a) + reach * math.cos(a))
        two = spot(math.cos(b) + reach * math.sin(b), math.sin(b) - reach * math.cos(b))
        last = end if place == steps - 1 else spot(math.cos(b), math.sin(b))
        out.append(("C", (*one, *two, *last)))
    return out
