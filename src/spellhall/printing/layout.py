"""Pages: cards nine to a page with their backs behind them, pieces side by side, and text in columns."""

from __future__ import annotations

from dataclasses import dataclass

from spellhall.kernel.errors import BadOption
from spellhall.kernel.messages import say
from spellhall.printing.drawing import INK, MUTED, Drawing
from spellhall.printing.fonts import lines_of
from spellhall.printing.kit import HIGH, WIDE, Deck, Extra, PaperKit, Style, back_of

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
FLIPS = ("long", "short")
MOST_BLEED = {"a4": 3.0, "letter": 2.0}
LARGE = 1.4  # large print: four cards to a page
MARK = 3.0  # the length of a cut mark
AWAY = 0.4  # its distance from what bleeds
MARGIN = 12.0
SMALLEST_TEXT = 1.9


@dataclass(frozen=True)
class Sheet:
    """Where the cards of a page lie."""

    paper: str = "a4"
    bleed: float = 1.0
    flip: str = "long"
    large: bool = False

    @property
    def size(self) -> tuple[float, float]:
        return PAPERS[self.paper]

    @property
    def scale(self) -> float:
        return LARGE if self.large else 1.0

    @property
    def across(self) -> int:
        return 2 if self.large else 3

    @property
    def places(self) -> int:
        return self.across**2

    def corner(self, place: int) -> tuple[float, float]:
        """The upper left corner of a place, counted in reading order. All of them are in the middle of the page."""
        row, column = divmod(place, self.across)
        wide, high = WIDE * self.scale + 2 * self.bleed, HIGH * self.scale + 2 * self.bleed
        left = (self.size[0] - self.across * wide) / 2 + self.bleed
        top = (self.size[1] - self.across * high) / 2 + self.bleed
        return left + column * wide, top + row * high

    def behind(self, place: int) -> int:
        """The place on the other side of the paper."""
        row, column = divmod(place, self.across)
        if self.flip == "long":
            return row * self.across + self.across - 1 - column
        return (self.across - 1 - row) * self.across + column


def sheet(paper: str, bleed: float, flip: str, large: bool) -> Sheet:
    """A checked sheet; raises BadOption."""
    if paper not in PAPERS:
        raise BadOption(say("print-no-paper", value=paper[:20], allowed=", ".join(PAPERS)))
    if flip not in FLIPS:
        raise BadOption(say("print-no-flip", value=flip[:20], allowed=", ".join(FLIPS)))
    if not 0 <= bleed <= MOST_BLEED[paper]:
        raise BadOption(say("print-no-bleed", value=f"{bleed:g}"[:20], most=f"{MOST_BLEED[paper]:g}", paper=paper))
    return Sheet(paper, bleed, flip, large)


def card_pages(kit: PaperKit, style: Style, sheet: Sheet) -> list[Drawing]:
    """All cards: a page of faces, then the page of their backs, and so on."""
    every: list[tuple[Deck, Drawing, Drawing]] = []
    for deck in kit.decks:
        common = back_of(deck, style)
        for card in deck.cards:
            every += [(deck, card.face, card.back or common)] * card.copies
    out: list[Drawing] = []
    for start in range(0, len(every), sheet.places):
        group = every[start : start + sheet.places]
        faces, backs = Drawing(*sheet.size), Drawing(*sheet.size)
        for place, (deck, face, back) in enumerate(group):
            put_card(faces, sheet, place, face, style.ground(deck.tone))
            put_card(backs, sheet, sheet.behind(place), back, style.ground(deck.tone))
        for place in range(len(group)):
            put_marks(faces, sheet, place)
        out += [faces, backs]
    return out


def put_card(page: Drawing, sheet: Sheet, place: int, card: Drawing, ground: str) -> None:
    x, y = sheet.corner(place)
    wide, high, bleed = WIDE * sheet.scale, HIGH * sheet.scale, sheet.bleed
    page.box(x - bleed, y - bleed, wide + 2 * bleed, high + 2 * bleed, 0, ground)
    page.place(card, x, y, sheet.scale)


def put_marks(page: Drawing, sheet: Sheet, place: int) -> None:
    """Cut marks in the margins, where the edges of the card go on. They never touch a card."""
    row, column = divmod(place, sheet.across)
    x, y = sheet.corner(place)
    wide, high = WIDE * sheet.scale, HIGH * sheet.scale
    reach = sheet.bleed + AWAY
    for edge in (x, x + wide):
        if row == 0:
            page.line(edge, y - reach, edge, y - reach - MARK)
        if row == sheet.across - 1:
            page.line(edge, y + high + reach, edge, y + high + reach + MARK)
    for edge in (y, y + high):
        if column == 0:
            page.line(x - reach, edge, x - reach - MARK, edge)
        if column == sheet.across - 1:
            page.line(x + wide + reach, edge, x + wide + reach + MARK, edge)


def piece_pages(extras: list[Extra], paper: str, gap: float = 6) -> list[Drawing]:
    """Pieces side by side, in rows, on as many pages as they need."""
    wide, high = PAPERS[paper]
    pages = [Drawing(wide, high)]
    x = y = MARGIN
    tallest = 0.0
    for extra in extras:
        for _ in range(extra.copies):
            piece = extra.drawing
            if x + piece.width > wide - MARGIN + 0.01:
                x, y, tallest = MARGIN, y + tallest + gap, 0.0
            if y + piece.height > high - MARGIN + 0.01 and pages[-1].marks:
                pages.append(Drawing(wide, high))
                x, y, tallest = MARGIN, MARGIN, 0.0
            pages[-1].place(piece, x, y)
            x += piece.width + gap
            tallest = max(tallest, piece.height)
    return [page for page in pages if page.marks]


Section = tuple[str, list[str]]
"""A heading and its paragraphs."""


def text_pages(
    title: str, sections: list[Section], paper: str, most: int = 2, columns: int = 2, size: float = 4.0, foot: str = ""
) -> list[Drawing]:
    """Text in columns, as large as it can be on so many pages; worksheets and posters use it, too."""
    small = SMALLEST_TEXT
    best = set_text(title, sections, paper, columns, size, foot)
    if len(best) <= most:
        return best
    best = set_text(title, sections, paper, columns, small, foot)
    while size - small > 0.1:  # the greatest size that fits lies between these
        middle = (small + size) / 2
        pages = set_text(title, sections, paper, columns, middle, foot)
        if len(pages) <= most:
            small, best = middle, pages
        else:
            size = middle
    return best


def set_text(title: str, sections: list[Section], paper: str, columns: int, size: float, foot: str) -> list[Drawing]:
    wide, high = PAPERS[paper]
    gutter = 7.0
    column_wide = (wide - 2 * MARGIN - (columns - 1) * gutter) / columns
    pages = [Drawing(wide, high)]
    pages[0].text(MARGIN, MARGIN + 7, title, 8, "display")
    top = MARGIN + 12
    column, y = 0, top
    bottom = high - MARGIN - 5

    def next_place(needed: float) -> tuple[int, float, float]:
        if y + needed <= bottom:
            return column, y, top
        if column + 1 < columns:
            return column + 1, top, top
        pages.append(Drawing(wide, high))
        return 0, MARGIN, MARGIN

    for heading, paragraphs in sections:
        column, y, top = next_place(size * 4.6)
        x = MARGIN + column * (column_wide + gutter)
        pages[-1].text(x, y + size * 1.3, heading, size * 1.25, "display")
        y += size * 1.9
        for paragraph in paragraphs:
            for place, line in enumerate(lines_of(paragraph, "text", size, column_wide - size)):
                column, y, top = next_place(size * 1.3)
                x = MARGIN + column * (column_wide + gutter)
                if not place:
                    pages[-1].circle(x + size * 0.3, y + size * 0.62, size * 0.14, INK)
                pages[-1].text(x + size, y + size * 0.95, line, size)
                y += size * 1.25
            y += size * 0.25
        y += size * 0.6
    for number, page in enumerate(pages, start=1):
        page.text(MARGIN, high - MARGIN + 2, foot, 2.4, "text", MUTED)
        page.text(wide - MARGIN, high - MARGIN + 2, f"{number} / {len(pages)}", 2.4, "text", MUTED, "end")
    return pages
