"""Paper and screen draw the same pictures: both are compared with one file (see web/tests/pictures.test.ts)."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any

import pytest

from spellhall.printing.faces import BAD, BLUE, BRASS, GREEN, RED, SEATS, YELLOW
from spellhall.printing.paths import pieces_of
from spellhall.printing.pictures import FIELDS, guilloche, hash_of, motifs, picture_lines, sigil

ROOT = Path(__file__).parent.parent.parent
FILE = Path(__file__).parent / "pictures.json"
NAMES = [
    "",
    "md-s01 Twist",
    "Grenade",
    "S063b",
    "ärger",
    "𝕏 wizard",
    "x" * 60,
    "N25 Moonus Lassoum",
    "one",
    "two",
    "three",
]


def drawn() -> dict[str, Any]:
    """What the file holds; `python -m printing.test_pictures_agree` in tests/ writes it anew."""
    pictures = [[name, shape, *picture_lines(name, shape, None)[:2]] for name in NAMES for shape in FIELDS]
    return {
        "hashes": {name: hash_of(name) for name in NAMES},
        "sigils": {name: sigil(name) for name in NAMES},
        "pictures": pictures,
        "backs": {deck: guilloche(deck) for deck in ("mathwiz-runes", "novatus-potions")},
    }


def test_pictures_are_those_of_the_file() -> None:
    assert drawn() == json.loads(FILE.read_text(encoding="utf-8"))


def test_colours_are_those_of_the_page_by_day() -> None:
    style = (ROOT / "web" / "src" / "look" / "base.css").read_text(encoding="utf-8").split("}")[0]
    page = dict(re.findall(r"--([\w-]+): (#\w{6});", style))
    assert [page[name] for name in ("red", "yellow", "green", "blue", "brass", "bad")] == [
        RED,
        YELLOW,
        GREEN,
        BLUE,
        BRASS,
        BAD,
    ]
    assert [page[f"seat-{seat}"] for seat in range(4)] == SEATS


@pytest.mark.parametrize("name", [*motifs(), *FIELDS])
def test_every_motif_can_be_drawn_in_its_box(name: str) -> None:
    lines, box = (motifs()[name], 32) if name in motifs() else (FIELDS[name], 100)
    for kind, points in pieces_of(lines):
        assert kind in "MLCZ"
        assert all(-0.15 * box <= value <= 1.15 * box for value in points), (kind, points)


def test_arcs_are_round() -> None:
    """Every point of a circle that is drawn by arcs is as far from its middle as the others."""
    for _, points in [piece for piece in pieces_of("M50 4a46 46 0 1 1-.01 0z") if piece[0] == "C"]:
        assert math.hypot(points[-2] - 50, points[-1] - 50) == pytest.approx(46, abs=0.01)


if __name__ == "__main__":
    FILE.write_text(json.dumps(drawn(), ensure_ascii=False, indent=0) + "\n", encoding="utf-8")
