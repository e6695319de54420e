"""Mathemagician's Duel on paper: Energy, Symbols, Spells and the dials of Magical Strength."""

from __future__ import annotations

import math

from spellhall.games.mathemagician.cards import SIGNS, CardSet
from spellhall.games.mathemagician.naming import invocation, spell_name
from spellhall.kernel.messages import say
from spellhall.printing.drawing import INK, WHITE, Drawing, mixed
from spellhall.printing.faces import BAD, BLUE, RED, data_of, framed
from spellhall.printing.kit import HIGH, WIDE, Deck, Extra, PaperCard, PaperKit, Style
from spellhall.printing.pictures import put_picture

PACKAGE = "spellhall.games.mathemagician"
STRONGEST = 20
SWEEP = 300  # degrees from 0 to the greatest strength


def kit(cards: CardSet, style: Style) -> PaperKit:
    energy = [
        PaperCard(str(number), numeral(number, style), copies) for number, copies in enumerate(cards.energy) if copies
    ]
    words = ("plus", "minus")
    symbols = [
        PaperCard(words[place], symbol(sign, style), cards.symbols[place])
        for place, sign in enumerate(SIGNS)
        if cards.symbols[place]
    ]
    spells = [PaperCard(id, spell(cards, place, style)) for place, id in enumerate(cards.ids)]
    return PaperKit(
        [
            Deck("mathemagician-energy", style.tell(say("md-print-energy")), BLUE, energy),
            Deck("mathemagician-symbols", style.tell(say("md-print-symbols")), RED, symbols),
            Deck("mathemagician-spells", style.tell(say("md-print-spells")), style.tone, spells),
        ],
        [Extra(style.tell(say("md-print-dial")), dial(style), 2), Extra("", hand(style), 2)],
    )


def numeral(number: int, style: Style) -> Drawing:
    """An orb with as many sparks as it counts (page/Face.svelte)."""
    out = framed(style, BLUE, str(number))
    out.circle(WIDE / 2, HIGH / 2, 18.5, style.wash(BLUE, 0.13), BLUE, 0.7)
    for place in range(number):
        turn = place / number * 2 * math.pi - math.pi / 2
        out.circle(WIDE / 2 + 23 * math.cos(turn), HIGH / 2 + 23 * math.sin(turn), 1.6, BLUE)
    size = 28 if number < 10 else 22
    out.text(WIDE / 2, HIGH / 2 + size * 0.33, str(number), size, "display", INK, "middle")
    return out


def symbol(sign: str, style: Style) -> Drawing:
    out = framed(style, RED, "+" if sign == "+" else "−")
    out.path(
        "M0 -24.500l20.800 24.500-20.800 24.500-20.800-24.500z", WIDE / 2, HIGH / 2, 1, style.wash(RED, 0.13), RED, 0.7
    )
    lines = "M-10.500 0h21M0 -10.500v21" if sign == "+" else "M-11 0h22"
    out.path(lines, WIDE / 2, HIGH / 2, 1, "", INK, 5)
    return out


def spell(cards: CardSet, place: int, style: Style) -> Drawing:
    """Its picture, the goal, how many numbers it takes, what it costs the others, and its words."""
    name, id = cards.names[place], cards.ids[place]
    said = style.tell(say("md-page-said", words=invocation(cards, place)))
    out = framed(style, style.tone, title=style.tell(spell_name(cards, place)), foot=said, foot_high=17)
    motif = data_of(PACKAGE, "pictures.json").get(id)
    put_picture(out, (WIDE - 32) / 2, 16, 32, f"{id} {name}", style.tone, "round", motif, thrifty=style.thrifty)
    out.text(7, 61, f"= {cards.values[place]}", 9.5, "display")
    out.text(WIDE - 7, 61, f"−{cards.effects[place]}", 9.5, "display", BAD, "end")
    least = cards.minimums[place]
    for dot in range(least):
        row, column = divmod(dot, 5)
        across = min(5, least - 5 * row)
        x = WIDE / 2 + 1 + (column - (across - 1) / 2) * 3.6
        out.circle(x, 56.5 + 3.6 * row, 1.4, style.wash(BLUE, 0.3), style.tone, 0.25)
    return out


def dial(style: Style) -> Drawing:
    """Magical Strength from 0 to 20; a hand on a paper fastener points at it."""
    out = Drawing(80, 80)
    out.circle(40, 40, 39.5, style.wash(style.tone, 0.06), style.tone, 0.6)
    out.circle(40, 40, 37.5, "", mixed(style.tone, 0.5), 0.25)
    for mark in range(STRONGEST + 1):
        turn = math.radians(mark / STRONGEST * SWEEP - SWEEP / 2 - 90)
        cos, sin = math.cos(turn), math.sin(turn)
        long = mark % 5 == 0
        inner = 31 if long else 33.5
        out.line(40 + 36 * cos, 40 + 36 * sin, 40 + inner * cos, 40 + inner * sin, INK, 0.5 if long else 0.25)
        out.text(40 + 27 * cos, 40 + 27 * sin + 1.4, str(mark), 4.4 if long else 3.2, "strong", INK, "middle")
    out.circle(40, 40, 1.2, WHITE, INK, 0.25)
    out.text(40, 70, style.tell(say("md-print-dial")), 3.6, "display", style.tone, "middle")
    return out


def hand(style: Style) -> Drawing:
    """What points at the dial."""
    out = Drawing(12, 34)
    out.path("M6 1l3 12v15a3 3 0 0 1-6 0V13z", 0, 0, 1, style.wash(style.tone, 0.25), style.tone, 0.4)
    out.circle(6, 28, 1.2, WHITE, INK, 0.25)
    return out
