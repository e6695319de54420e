"""Duel of the Prestidigitators on paper: the tricks, and the rows in which they lie."""

from __future__ import annotations

from spellhall.games.prestidigitators.cards import ROWS, CardSet
from spellhall.games.prestidigitators.language import Card
from spellhall.kernel.messages import say
from spellhall.printing.drawing import WHITE, Drawing, mixed
from spellhall.printing.faces import data_of, framed
from spellhall.printing.kit import HIGH, WIDE, Deck, Extra, PaperCard, PaperKit, Style
from spellhall.printing.pictures import put_picture

PACKAGE = "spellhall.games.prestidigitators"


def kit(cards: CardSet, style: Style) -> PaperKit:
    tricks = [PaperCard(card.name, trick(card, style), card.copies) for card in cards.cards]
    return PaperKit(
        [Deck("prestidigitators", style.tell(say("dp-print-tricks")), style.tone, tricks)],
        [Extra("", row_marker(row + 1, style)) for row in range(ROWS)],
    )


def trick(card: Card, style: Style) -> Drawing:
    """Energy in a coin, the emblem under an arch, the name, and what it does."""
    tone = style.tone
    out = framed(style, tone, foot=style.tell(card.text), foot_high=31)
    motif = data_of(PACKAGE, "pictures.json").get(card.name)
    put_picture(out, (WIDE - 32) / 2 + 3, 8, 32, card.name, tone, "arch", motif, thrifty=style.thrifty)
    out.circle(11, 11, 6, WHITE if style.thrifty else tone, tone, 0.6)
    out.text(11, 14.2, str(card.energy), 9.4, "display", tone if style.thrifty else WHITE, "middle")
    out.box(4, 42, WIDE - 8, 9, 0, style.wash(tone, 0.13), mixed(tone, 0.5), 0.2)
    out.block(5, 43.6, WIDE - 10, 7, style.tell(card.title), 5.4, "display")
    if card.vital:
        out.box(4.6, 4.6, WIDE - 9.2, HIGH - 9.2, 1.6, "", tone, 0.6)
    return out


def row_marker(row: int, style: Style) -> Drawing:
    """Lies between the two sides and names a row."""
    out = Drawing(54, 16)
    out.box(0.2, 0.2, 53.6, 15.6, 3, style.wash(style.tone, 0.1), style.tone, 0.4)
    out.text(27, 11.4, style.tell(say("dp-print-row", row=row)), 7, "display", style.tone, "middle")
    return out
