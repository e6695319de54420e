"""Sheets for Tabletop Simulator: the PNG is decoded and measured, card by card."""

from __future__ import annotations

import zlib
from pathlib import Path
from struct import unpack

import pytest
from typer.testing import CliRunner

from printing.test_paper import numbered
from spellhall.cli.app import app
from spellhall.kernel.errors import BadOption
from spellhall.printing import png
from spellhall.printing.drawing import Drawing
from spellhall.printing.kit import HIGH, WIDE
from spellhall.printing.make import TABLETOP_ACROSS, TABLETOP_DOWN, TABLETOP_WIDE, tabletop_sheets

CARD_WIDE, CARD_HIGH = TABLETOP_WIDE // TABLETOP_ACROSS, 570
Colour = tuple[int, int, int]


class Png:
    """A decoded picture of three bytes for each pixel, with rows that are stored as they are."""

    def __init__(self, data: bytes) -> None:
        assert data.startswith(b"\x89PNG\r\n\x1a\n")
        chunks: dict[bytes, bytes] = {}
        at = 8
        while at < len(data):
            (length,) = unpack(">I", data[at : at + 4])
            name, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
            assert unpack(">I", data[at + 8 + length : at + 12 + length])[0] == zlib.crc32(name + body)
            chunks[name] = body
            at += 12 + length
        assert list(chunks) == [b"IHDR", b"IDAT", b"IEND"]
        self.wide, self.high, *kind = unpack(">IIBBBBB", chunks[b"IHDR"])
        assert kind == [8, 2, 0, 0, 0]
        self.rows = zlib.decompress(chunks[b"IDAT"])
        assert len(self.rows) == self.high * (1 + 3 * self.wide)
        assert not any(self.rows[:: 1 + 3 * self.wide])  # no row is filtered

    def colour(self, x: int, y: int) -> Colour:
        at = y * (1 + 3 * self.wide) + 1 + 3 * x
        return self.rows[at], self.rows[at + 1], self.rows[at + 2]


def test_every_card_of_a_sheet_fills_its_place_to_the_pixel() -> None:
    """Ten across, seven down, the back in the last place: whoever cuts the picture evenly gets every card whole."""
    kit, style = numbered(11)
    drawn, number = tabletop_sheets(kit, style)["test"]
    assert number == 11
    picture = Png(png.png_of(drawn, TABLETOP_WIDE))
    assert (picture.wide, picture.high) == (TABLETOP_ACROSS * CARD_WIDE, TABLETOP_DOWN * CARD_HIGH)
    assert max(picture.wide, picture.high) <= 4096
    assert pytest.approx(WIDE / HIGH, rel=1e-3) == CARD_WIDE / CARD_HIGH
    for place in range(number):
        row, column = divmod(place, TABLETOP_ACROSS)
        wanted = (20 + 20 * place, 200 - 15 * place, 0x40)
        for x in (1, CARD_WIDE // 2, CARD_WIDE - 2):
            for y in (1, CARD_HIGH // 2, CARD_HIGH - 2):
                assert picture.colour(column * CARD_WIDE + x, row * CARD_HIGH + y) == wanted
    white = (255, 255, 255)
    assert picture.colour(2 * CARD_WIDE, CARD_HIGH + 5) == white  # the twelfth place is empty
    last = {picture.colour(picture.wide - x, picture.high - y) for x in range(9, 399, 13) for y in range(9, 559, 13)}
    assert last - {white}


def test_a_picture_is_the_drawing_and_always_the_same() -> None:
    drawing = Drawing(20, 10)
    drawing.box(0, 0, 20, 10, 0, "#ff0000")
    drawing.box(10, 0, 10, 10, 0, "#0000ff")
    data = png.png_of(drawing, 200)
    picture = Png(data)
    assert (picture.wide, picture.high) == (200, 100)
    assert [picture.colour(x, 50) for x in (0, 98, 101, 199)] == [(255, 0, 0)] * 2 + [(0, 0, 255)] * 2
    assert data == png.png_of(drawing, 200)


def test_the_command_writes_sheets_and_says_how_many_cards_they_hold(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["print", "mathwiz", "--tabletop", str(tmp_path / "table")])
    assert done.exit_code == 0
    names = ["mathwiz-runes-1.png", "mathwiz-runes-2.png", "mathwiz-spells.png"]
    assert sorted(path.name for path in (tmp_path / "table").iterdir()) == names
    assert "mathwiz-runes-1.png: 69 cards, 10 across and 7 down; the back is in the last place." in done.stdout
    assert Png((tmp_path / "table" / names[0]).read_bytes()).wide == TABLETOP_WIDE


def test_without_pdfium_there_is_a_sentence_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(png, "PAINTER", "no_such_painter")
    done = CliRunner().invoke(app, ["print", "mathwiz", "--tabletop", str(tmp_path / "table")])
    assert isinstance(done.exception, BadOption)
    assert "pip install 'spellhall[png]'" in str(done.exception)
    assert not list(tmp_path.iterdir())
