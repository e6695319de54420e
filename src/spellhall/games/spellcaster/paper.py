"""SpellCaster on paper: a poker deck of one's own, the field, the pieces, and the list of spells."""

from __future__ import annotations

import math

from spellhall.games.spellcaster.boards import board_named
from spellhall.games.spellcaster.cards import JOKER, RANKS, SUIT, WILD_SUIT, Kit
from spellhall.games.spellcaster.spells import SPELLS, WORDS
from spellhall.kernel.messages import say
from spellhall.printing.drawing import INK, MUTED, Drawing, mixed
from spellhall.printing.faces import BRASS, GREEN, RED, SEATS, YELLOW, data_of, framed
from spellhall.printing.kit import HIGH, WIDE, Deck, Extra, PaperCard, PaperKit, Style
from spellhall.printing.pictures import motifs, put_picture

PACKAGE = "spellhall.games.spellcaster"
FIELD = 186.0  # the widest that fits on both papers
SUIT_WORDS = ["spades", "clubs", "diamonds", "hearts", "joker"]
FAMILIES = {
    "sc-page-suit-": SUIT_WORDS,
    "sc-spell-": [f"{word}{end}" for word in WORDS for end in ("", "-recipe", "-text")],
}
COURT = {"J": "hat", "Q": "moon", "K": "crown"}
STAR = "M50 40l8 20 21 1.500-16.500 13.500 5.500 21L50 84.500 32 96l5.500-21L21 61.500 42 60z"


def kit(cards: Kit, style: Style) -> PaperKit:
    tones = [style.tone, GREEN, YELLOW, RED, BRASS]
    deck = [PaperCard(card_name(card), card_face(card, tones[SUIT[card]], style)) for card in cards.deck]
    spells = [PaperCard(WORDS[kind], spell(kind, style)) for kind in SPELLS]
    return PaperKit(
        [
            Deck("spellcaster-deck", "SpellCaster", style.tone, deck),
            Deck("spellcaster-list", style.tell(say("sc-print-spells")), BRASS, spells),
        ],
        [Extra("", field(cards.board or "square-11", style)), *[Extra("", piece(seat, style)) for seat in range(4)]],
    )


def card_name(card: int) -> str:
    return "Joker" if card == JOKER else f"{rank_of(card)} {SUIT_WORDS[SUIT[card]]}"


def rank_of(card: int) -> str:
    return RANKS[card % 13].replace("T", "10")


def card_face(card: int, tone: str, style: Style) -> Drawing:
    """Rank and pip in the corners, what the suit does in the middle (page/PokerFace.svelte)."""
    suit = SUIT[card]
    words = style.tell(say(f"sc-page-suit-{SUIT_WORDS[suit]}"))
    if suit == WILD_SUIT:
        out = framed(style, tone, title=style.tell(say("sc-joker")))
        out.path(STAR, 0, 2, WIDE / 100, style.wash(tone, 0.2), tone, 1)
    else:
        out = framed(style, tone)
        drawn = data_of(PACKAGE, "pips.json")
        pip, rank = drawn["pips"][suit], rank_of(card)
        corner = Drawing(WIDE, HIGH)
        corner.text(10.5, 15, rank, 12 if len(rank) == 1 else 10, "display", tone, "middle")
        corner.path(pip, 6.9, 17.5, 0.3, tone)
        out.place(corner, 0, 0)
        out.place(corner, 0, 0, turned=True)
        if rank in COURT:
            lines = motifs()[COURT[rank]]
            if not style.thrifty:
                out.path(lines, WIDE / 2 - 15.4, HIGH / 2 - 15.4, 1, mixed(tone, 0.3))
            out.path(lines, WIDE / 2 - 16, HIGH / 2 - 16, 1, "", tone, 1)
        else:
            out.path(pip, WIDE / 2 - 14.4, HIGH / 2 - 14.4, 1.2, style.wash(tone, 0.16), tone, 0.9)
            out.path(drawn["marks"][suit], WIDE / 2 - 14.4, HIGH / 2 - 14.4, 1.2, "", tone, 1.1)
            count = 1 if rank == "A" else int(rank)
            out.path(leaves(count), WIDE / 2, HIGH / 2, 1, style.wash(tone, 0.26), tone, 0.3)
    out.text(WIDE / 2, HIGH - 9, words, 4.6, "strong", MUTED, "middle")
    return out


def leaves(count: int) -> str:
    """A wreath of as many leaves as the card counts."""
    out = ""
    for place in range(count):
        turn = place / count * math.pi * 2 - math.pi / 2

        def at(far: float, aside: float = 0, turn: float = turn) -> str:
            return f"{far * math.cos(turn + aside):.2f} {1.15 * far * math.sin(turn + aside):.2f}"

        out += f"M{at(17.5)}Q{at(20, -0.15)} {at(22.5)}Q{at(20, 0.15)} {at(17.5)}z"
    return out


def spell(kind: int, style: Style) -> Drawing:
    """What makes a spell, and what it does: a list to lay out, not part of the deck."""
    word = WORDS[kind]
    recipe = style.tell(say(f"sc-spell-{word}-recipe"))
    text = style.tell(say(f"sc-spell-{word}-text"))
    out = framed(style, style.tone, title=style.tell(say(f"sc-spell-{word}")), foot=text, foot_high=30)
    motif = data_of(PACKAGE, "pictures.json")[word]
    put_picture(out, (WIDE - 24) / 2, 15, 24, word, style.tone, "shield", motif, 24, style.thrifty)
    out.block(7, 41, WIDE - 14, 11, recipe, 3.9, "strong")
    return out


def field(name: str, style: Style) -> Drawing:
    """The field, as large as a page allows."""
    board = board_named(name, True)
    centres = [(x + 0.5, y + 0.5) for x, y in board.spaces]
    if board.hexagonal:
        centres = [(x + y / 2, y * math.sqrt(3) / 2) for x, y in board.spaces]
    left, top = min(x for x, _ in centres), min(y for _, y in centres)
    wide = max(x for x, _ in centres) - left + 1
    high = max(y for _, y in centres) - top + (2 / math.sqrt(3) if board.hexagonal else 1)
    size = FIELD / max(wide, high)
    out = Drawing(FIELD, high * size)
    rise = 1 / math.sqrt(3) if board.hexagonal else 0.5
    for place, (x, y) in enumerate(centres):
        at_x, at_y = (x - left + 0.5) * size, (y - top + rise) * size
        shaded = (sum(board.spaces[place]) % 2 == 0) and not board.hexagonal
        fill = style.wash(style.tone, 0.1) if shaded else ""
        if board.hexagonal:
            corners = [
                (math.sin(turn * math.pi / 3) * rise * size, math.cos(turn * math.pi / 3) * rise * size)
                for turn in range(6)
            ]
            lines = "M" + "L".join(f"{cx:.2f} {cy:.2f}" for cx, cy in corners) + "Z"
            out.path(lines, at_x, at_y, 1, fill, style.tone, 0.3)
        else:
            out.box(at_x - size / 2, at_y - size / 2, size, size, 0, fill, style.tone, 0.3)
        out.text(at_x, at_y + size * 0.42, board.text(place), min(2.4, size * 0.16), "text", MUTED, "middle")
    return out


def piece(seat: int, style: Style) -> Drawing:
    """A mage to fold and stand up: the same front and back, and feet to bend."""
    tone = SEATS[seat]
    out = Drawing(20, 76)
    front = Drawing(20, 30)
    hats = [
        "M4 12c4 2 8 2 12 0L11 1c-1-1-2-1-3 1z",
        "M2 11c5 2 11 2 16 0l-4-2-1-5c-2-1-5-1-7 0l-1 5z",
        "M4 13C3 6 6 2 10 1c4 1 7 5 6 12-1-4-3-6-6-6s-5 2-6 6z",
        "M4 11L3 3l4 4 3-5 3 5 4-4-1 8z",
    ]
    front.path("M10 11c4 0 6 3 6.500 6L18 29H2l1.500-12C4 14 6 11 10 11z", 0, 0, 1, style.wash(tone, 0.42), tone, 0.5)
    front.circle(10, 13, 3.2, "#ffffff", tone, 0.4)
    front.path(hats[seat], 0, 0, 1, tone)
    front.text(10, 25, "ABCD"[seat], 7, "display", INK, "middle")
    out.place(front, 0, 8, turned=True)
    out.place(front, 0, 38)
    out.line(0, 38, 20, 38, MUTED, 0.15)
    out.box(0.1, 0.1, 19.8, 75.8, 0, "", mixed(tone, 0.5), 0.2)
    return out
