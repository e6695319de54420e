"""The PDF is rendered and measured in millimetres: sizes, gaps, cut marks, and backs behind their faces."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pypdfium2 as pdfium
import pytest
from click.testing import Result
from typer.testing import CliRunner

from spellhall.cli.app import app
from spellhall.games import game, game_ids
from spellhall.kernel.errors import BadOption
from spellhall.printing.drawing import Drawing, Line
from spellhall.printing.facts import cards_for
from spellhall.printing.fonts import face
from spellhall.printing.kit import HIGH, WIDE, Deck, PaperCard, PaperKit, Style
from spellhall.printing.layout import PAPERS, Sheet, card_pages, sheet, text_pages
from spellhall.printing.make import Wish, pages_of, printed, single_svgs
from spellhall.printing.pdf import pdf_of

PER_MM = 8  # pixels
PALE = 225


class Picture:
    """A rendered page that is asked in millimetres."""

    def __init__(self, page: pdfium.PdfPage) -> None:
        bitmap = page.render(scale=PER_MM * 25.4 / 72, rev_byteorder=True)
        self.wide, self.high = bitmap.width, bitmap.height
        self.per_x, self.per_y = self.wide * 72 / 25.4 / page.get_width(), self.high * 72 / 25.4 / page.get_height()
        self.stride, self.channels = bitmap.stride, bitmap.n_channels
        self.data = bytes(bitmap.buffer)

    def colour(self, x: float, y: float) -> tuple[int, int, int]:
        at = int(y * self.per_y) * self.stride + int(x * self.per_x) * self.channels
        red, green, blue = self.data[at : at + 3]
        return red, green, blue

    def is_coloured(self, x: float, y: float) -> bool:
        return min(self.colour(x, y)) < PALE

    def edges_in_row(self, y: float, start: float, end: float) -> list[float]:
        """Where something coloured begins or ends along a row, in millimetres."""
        steps = [start + step / PER_MM for step in range(int((end - start) * PER_MM))]
        found = [self.is_coloured(x, y) for x in steps]
        return [steps[place] for place in range(1, len(steps)) if found[place] != found[place - 1]]


def pages(data: bytes) -> Iterator[Picture]:
    document = pdfium.PdfDocument(data)
    for page in document:
        yield Picture(page)
    document.close()


def numbered(count: int) -> tuple[PaperKit, Style]:
    """A deck whose cards are plain colours, the same on face and back, and all different."""
    cards = []
    for number in range(count):
        plain = Drawing(WIDE, HIGH)
        plain.box(0, 0, WIDE, HIGH, 0, f"#{20 + 20 * number:02x}{200 - 15 * number:02x}40")
        cards.append(PaperCard(str(number), plain, 1, plain))
    return PaperKit([Deck("test", "Test", "#000000", cards)]), Style(str, "#000000", True)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("flip", ["long", "short"])
def test_backs_lie_behind_their_faces(paper: str, flip: str) -> None:
    """The paper is turned over: what is at x on the front is at width - x behind it, or at height - y."""
    kit, style = numbered(9)
    front, back = pages(pdf_of(card_pages(kit, style, sheet(paper, 1.0, flip, False)), "test"))
    wide, high = PAPERS[paper]
    for place in range(9):
        x, y = Sheet(paper, 1.0, flip).corner(place)
        for dx, dy in ((0.5, 0.5), (WIDE - 0.5, HIGH - 0.5), (WIDE / 2, HIGH / 2)):
            there = (wide - x - dx, y + dy) if flip == "long" else (x + dx, high - y - dy)
            assert front.colour(x + dx, y + dy) == back.colour(*there)


@pytest.mark.parametrize("bleed", [0.0, 1.0, 2.0])
@pytest.mark.parametrize("paper", PAPERS)
def test_cards_are_63_by_88_with_even_gaps(paper: str, bleed: float) -> None:
    """The block is in the middle of the page, so that a turned sheet fits; gaps are twice the bleed."""
    kit, style = numbered(9)
    front = next(pages(pdf_of(card_pages(kit, style, sheet(paper, bleed, "long", False)), "test")))
    wide, high = PAPERS[paper]
    assert (front.wide / PER_MM, front.high / PER_MM) == pytest.approx((wide, high), abs=0.5)
    left = (wide - 3 * WIDE - 4 * bleed) / 2
    for row in range(3):
        y = (high - 3 * HIGH - 4 * bleed) / 2 + row * (HIGH + 2 * bleed) + HIGH / 2
        edges = front.edges_in_row(y, left - 2, wide - left + 2)
        if bleed:
            wanted = [left + column * (WIDE + 2 * bleed) + end for column in range(3) for end in (0, WIDE)]
        else:
            wanted = [left, wide - left]
        assert edges == pytest.approx(wanted, abs=0.3)


def test_colours_bleed_and_cut_marks_point_at_the_edges() -> None:
    kit, style = numbered(9)
    style.thrifty = False
    front = next(pages(pdf_of(card_pages(kit, style, sheet("a4", 2.0, "long", False)), "test")))
    x, y = Sheet("a4", 2.0).corner(0)
    assert min(front.colour(x - 1.8, y + 40)) < 255
    assert min(front.colour(x - 2.3, y + 40)) == 255
    for edge in (x, x + WIDE):
        dark = [min(front.colour(edge + off / PER_MM, y - 4)) < 200 for off in (-2, -1, 0, 1, 2)]
        assert any(dark[1:4]), "a mark above the edge"
        assert not dark[0]
        assert not dark[4]


def test_large_print_has_four_cards_to_a_page() -> None:
    kit, style = numbered(5)
    drawn = card_pages(kit, style, sheet("a4", 1.0, "long", True))
    assert len(drawn) == 4
    front = next(pages(pdf_of(drawn, "test")))
    left = (210 - 2 * WIDE * 1.4 - 2) / 2
    edges = front.edges_in_row(100, left - 2, 210 - left + 2)
    assert [second - first for first, second in zip(edges[::2], edges[1::2], strict=True)] == pytest.approx(
        [88.2, 88.2], abs=0.3
    )


@pytest.mark.parametrize(("id", "language"), list(zip(game_ids(), cycle(["de", "fr", "en"]), strict=False)))
def test_every_game_is_printed(id: str, language: str) -> None:
    """Every sign is in its font, the rules take at most two pages, texts can be copied, and the paper is A4."""
    drawn = pages_of(game(id), None, Wish(language=language))
    for line in (mark for page in drawn for mark in page.marks if isinstance(mark, Line)):
        assert all(ord(sign) in face(line.face).glyphs for sign in line.text), line.text
    rules = [page for page in drawn if "Spellhall" in "".join(m.text for m in page.marks if isinstance(m, Line))]
    assert 1 <= len(rules) <= 2
    document = pdfium.PdfDocument(pdf_of(drawn, "test"))
    assert len(document) == len(drawn)
    assert "Spellhall" in document[len(document) - 1].get_textpage().get_text_bounded()
    assert document[0].get_textpage().get_text_bounded().strip()
    assert document[0].get_size() == pytest.approx((210 * 72 / 25.4, 297 * 72 / 25.4), abs=0.1)
    document.close()


def test_the_same_cards_give_the_same_bytes() -> None:
    wish = Wish(parts=("cards",))
    assert printed(game("prestidigitators"), None, wish) == printed(game("prestidigitators"), None, wish)


def test_text_pages_take_as_many_pages_as_they_may() -> None:
    sections = [(f"Part {part}", ["word " * 40] * 8) for part in range(8)]
    assert len(text_pages("Rules", sections, "letter", 2)) <= 2
    assert len(text_pages("Short", [("Part", ["word"])], "a4", 2)) == 1


def run(*given: str) -> Result:
    return CliRunner().invoke(app, ["print", *given])


def test_the_command_writes_a_pdf_svgs_and_sheets(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    CliRunner().invoke(app, ["cards", "mathwiz", "--to", str(own)])
    own.write_text(own.read_text().replace("number = 14", "number = 18", 1))
    paper = ["--paper", "letter", "--saving", "--bleed", "2", "--lang", "fr"]
    done = run("mathwiz", "--cards", str(own), "--to", str(tmp_path / "cards.pdf"), *paper)
    assert done.exit_code == 0
    assert "pages" in done.stdout
    document = pdfium.PdfDocument(tmp_path / "cards.pdf")
    assert document[0].get_size() == pytest.approx((612, 792), abs=0.1)
    document.close()
    done = run("spellcaster", "--svg", str(tmp_path / "svg"))
    assert done.exit_code == 0
    assert len(list((tmp_path / "svg").glob("*.svg"))) == 53 + 15 + 2


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        ([], "Say where to write"),
        (["--to", "cards.doc"], "must end with .pdf"),
        (["--to", "x.pdf", "--paper", "a3"], "no paper called a3"),
        (["--to", "x.pdf", "--bleed", "9"], "does not fit on a4"),
        (["--to", "x.pdf", "--bleed", "nan"], "does not fit on a4"),
        (["--to", "x.pdf", "--flip", "middle"], "Choose one of these: long, short"),
        (["--to", "x.pdf", "--parts", "cards,stickers"], "no part called stickers"),
        (["--to", "x.pdf", "--lang", "xx"], "not spoken here"),
        (["--to", "x.pdf", "--cards", "nowhere.toml"], "nowhere.toml"),
    ],
)
def test_bad_flags_get_a_sentence(
    flags: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("novatus", *flags)
    assert sentence in str(done.exception)
    assert not list(tmp_path.iterdir())


def test_a_class_gets_only_the_cards_for_its_facts(tmp_path: Path) -> None:
    """Spells are wanted products, numerals go no further than the sums; large print works with both."""
    wizards = cards_for(game("mathwiz"), "2,5,10")
    assert set(wizards.numbers) <= {table * number for table in (2, 5, 10) for number in range(2, 13)}
    assert set(cards_for(game("mathwiz"), "tables 6-7 hard").rune_numbers) >= {6, 7}
    small = cards_for(game("mathemagician"), "sums 10")
    house = game("mathemagician").house_cards()
    assert cards_for(game("mathemagician"), "sums 6").energy[7:] == [0] * len(house.energy[7:])
    assert set(small.ids) < set(house.ids)
    assert all(small.apprentice)
    done = run("mathemagician", "--facts", "sums 10", "--large", "--parts", "cards", "--to", str(tmp_path / "sums.pdf"))
    assert done.exit_code == 0
    assert (tmp_path / "sums.pdf").read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("name", "flags", "sentence"),
    [
        ("novatus", ["--facts", "2,5"], "asks for no sums"),
        ("mathwiz", ["--facts", "sums 10"], "does not ask for sums 10"),
        ("mathemagician", ["--facts", "2,5,10"], "does not ask for 2,5,10"),
        ("mathwiz", ["--facts", "many"], "many"),
        ("mathwiz", ["--facts", "2", "--cards", "x.toml"], "leave --cards out"),
    ],
)
def test_bad_facts_get_a_sentence(name: str, flags: list[str], sentence: str) -> None:
    assert sentence in str(run(name, *flags, "--to", "x.pdf").exception)


def test_svg_files_carry_their_fonts_and_no_address() -> None:
    text = next(iter(single_svgs(game("novatus"), None, "en").values()))
    assert 'width="63mm" height="88mm"' in text
    assert "data:font/ttf" in text
    assert "href" not in text


def test_a_game_without_drawings_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spellhall.printing.kit.room", lambda *_: None)
    with pytest.raises(BadOption, match="brings no drawings"):
        printed(game("novatus"), None, Wish())
