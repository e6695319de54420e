"""Files to print: the PDF of a game, single cards as SVG, and one sheet of cards for virtual tabletops."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from spellhall.kernel.errors import BadOption
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import say
from spellhall.printing.drawing import Drawing
from spellhall.printing.kit import HIGH, WIDE, PaperKit, Style, back_of, kit_of
from spellhall.printing.layout import Section, card_pages, piece_pages, sheet, text_pages
from spellhall.printing.pdf import pdf_of
from spellhall.printing.svg import svg_of
from spellhall.words.rulebook import rulebook

PARTS = ("cards", "pieces", "summary")
TABLETOP_ACROSS, TABLETOP_DOWN = 10, 7  # cards that Tabletop Simulator takes in one picture; the last is the back
TABLETOP_WIDE = 4080  # pixels of such a picture, 408 by 570 for a card: less than the 4096 that every computer takes


@dataclass(frozen=True)
class Wish:
    """What is to be printed, and how."""

    paper: str = "a4"
    bleed: float = 1.0
    flip: str = "long"
    saving: bool = False
    large: bool = False
    parts: tuple[str, ...] = PARTS
    language: str = "en"


def pages_of(game: GameDefinition[Any], cards: Any, wish: Wish) -> list[Drawing]:
    """Every page; raises BadOption."""
    chosen = sheet(wish.paper, wish.bleed, wish.flip, wish.large)
    for part in wish.parts:
        if part not in PARTS:
            raise BadOption(say("print-no-part", value=part[:20], allowed=", ".join(PARTS)))
    kit, style = kit_of(game, cards, wish.language, wish.saving)
    pages: list[Drawing] = []
    if "cards" in wish.parts:
        pages += card_pages(kit, style, chosen)
    if "pieces" in wish.parts:
        pages += piece_pages(kit.extras, wish.paper)
    if "summary" in wish.parts:
        pages += summary_pages(game, style, wish)
    return pages


def printed(game: GameDefinition[Any], cards: Any, wish: Wish) -> bytes:
    """The PDF."""
    return pdf_of(pages_of(game, cards, wish), f"{game.title} · Spellhall")


def summary_pages(game: GameDefinition[Any], style: Style, wish: Wish) -> list[Drawing]:
    """What the rulebook itself says, in our words, on two pages. Rulings and terms are left to the full rules."""
    sources = {clause.id: clause.source for clause in game.book.clauses}
    sections: list[Section] = []
    for clause in rulebook(game.id, wish.language).clauses:
        if not sources[clause.id].startswith("printed"):
            continue
        if not sections or sections[-1][0] != clause.heading:
            sections.append((clause.heading, []))
        sections[-1][1].append(clause.text.split("\n")[0])
    foot = style.tell(say("print-own-words", game=game.title))
    return text_pages(game.title, sections, wish.paper, foot=foot)


def grounded(drawing: Drawing, ground: str) -> Drawing:
    out = Drawing(WIDE, HIGH)
    out.box(0, 0, WIDE, HIGH, 0, ground)
    out.place(drawing, 0, 0)
    return out


def single_svgs(game: GameDefinition[Any], cards: Any, language: str, saving: bool = False) -> dict[str, str]:
    """Every face and every back as a file of its own, by file name."""
    kit, style = kit_of(game, cards, language, saving)
    out: dict[str, str] = {}
    for deck in kit.decks:
        ground = style.ground(deck.tone)
        out[f"{deck.id}-back.svg"] = svg_of(grounded(back_of(deck, style), ground), deck.title)
        for card in deck.cards:
            name = f"{deck.id}-{file_name(card.name)}"
            out[f"{name}.svg"] = svg_of(grounded(card.face, ground), card.name)
            if card.back is not None:
                out[f"{name}-back.svg"] = svg_of(grounded(card.back, ground), card.name)
    return out


def file_name(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "card"


def tabletop_sheets(kit: PaperKit, style: Style) -> dict[str, tuple[Drawing, int]]:
    """For each deck a picture of ten cards across, with the back in its last place, and how many cards are on it."""
    out: dict[str, tuple[Drawing, int]] = {}
    room = TABLETOP_ACROSS * TABLETOP_DOWN - 1
    for deck in kit.decks:
        every = [card for card in deck.cards for _ in range(card.copies)]
        for part, start in enumerate(range(0, len(every), room)):
            group = every[start : start + room]
            drawn = Drawing(TABLETOP_ACROSS * WIDE, TABLETOP_DOWN * HIGH)
            faces = [card.face for card in group]
            for place, face in [*enumerate(faces), (room, back_of(deck, style))]:
                row, column = divmod(place, TABLETOP_ACROSS)
                drawn.place(grounded(face, style.ground(deck.tone)), column * WIDE, row * HIGH)
            out[f"{deck.id}-{part + 1}" if len(every) > room else deck.id] = (drawn, len(group))
    return out
