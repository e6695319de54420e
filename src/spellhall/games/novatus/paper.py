"""Magus Novatus on paper: potions, Magical Items, spells with their backs, the cube and the Measuring Cylinder."""

from __future__ import annotations

from spellhall.games.novatus.cards import EFFECT_NAMES, EFFECTS, CardSet, Spell
from spellhall.games.novatus.potions import CODES, ITEM_NAMES, ITEMS, TYPES
from spellhall.kernel.messages import say
from spellhall.printing.drawing import INK, MUTED, WHITE, Drawing, mixed
from spellhall.printing.faces import BLUE, BRASS, GREEN, RED, SEATS, YELLOW, data_of, framed
from spellhall.printing.kit import WIDE, Deck, Extra, PaperCard, PaperKit, Style
from spellhall.printing.pictures import put_picture

PACKAGE = "spellhall.games.novatus"
TONES = {"R": RED, "Y": YELLOW, "G": GREEN, "B": BLUE, "K": INK, "S": MUTED, "*": BRASS}
SYMBOLS = {
    "a": "M0 -3l3 3-3 3-3-3z",
    "b": "M0 -2.500a2.500 2.500 0 1 1-.01 0z",
    "c": "M0 -2.800l2.900 5h-5.800z",
    "d": "M-2.300 -2.300h4.600v4.600h-4.600z",
}
"""The signs of recipes: equal signs are equal numbers."""
ITEM_COPIES = 2  # of each Magical Item (MN-3)

FAMILIES = {"mn-page-back-": EFFECTS, "mn-page-item-": ITEM_NAMES}


def kit(cards: CardSet, style: Style) -> PaperKit:
    potions = [
        PaperCard(CODES[kind], potion(CODES[kind], style), cards.potions[kind])
        for kind in range(TYPES)
        if cards.potions[kind]
    ]
    items = [
        PaperCard(CODES[kind], item(CODES[kind], name, style), ITEM_COPIES)
        for kind, name in zip(ITEMS, ITEM_NAMES, strict=True)
    ]
    decks = [Deck("novatus-potions", style.tell(say("mn-print-potions")), style.tone, potions + items)]
    for points in (2, 3, 4):
        spells = [each for each in cards.spells if each.points == points]
        if spells:
            title = style.tell(say("mn-page-points", points=points))
            made = [PaperCard(each.id, spell(each, style), 1, spell_back(each, style)) for each in spells]
            decks.append(Deck(f"novatus-spells-{points}", title, BRASS, made))
    return PaperKit(decks, [Extra("", cube(style)), Extra("", cylinder(style))])


def bottle(out: Drawing, x: float, y: float, size: float, group: str, mark: str, style: Style) -> None:
    """A potion or the slot of a recipe, as wide as `size`; its glass tells the colour, too (page/Bottle.svelte)."""
    drawn = data_of(PACKAGE, "bottles.json")
    tone = TONES[group]
    scale = size / 60
    out.path(drawn["glass"].get(group, drawn["other"]), x, y, scale, style.wash(tone, 0.22), tone, 2.2 * scale)
    out.box(
        x + 22.5 * scale, y + 4 * scale, 15 * scale, 9 * scale, 2 * scale, style.wash(BRASS, 0.4), tone, 1.6 * scale
    )
    middle = x + 30 * scale
    if group in drawn["signs"]:
        out.path(drawn["signs"][group], x + 23.3 * scale, y + 25 * scale, 0.56 * scale, tone)
    elif group == "*":
        for place, sign in enumerate(drawn["signs"].values()):
            at_x, at_y = x + (21 + place % 2 * 10) * scale, y + (24 + place // 2 * 9) * scale
            out.path(sign, at_x, at_y, 0.34 * scale, tone)
    if mark.isdigit():
        out.text(middle, y + 63 * scale, mark, 23 * scale, "display", INK, "middle")
    elif mark == "-":
        out.text(middle, y + 61 * scale, "1–4", 13 * scale, "strong", INK, "middle")
    elif mark in SYMBOLS:
        out.path(SYMBOLS[mark], middle, y + 56 * scale, 3 * scale, INK)


def potion(code: str, style: Style) -> Drawing:
    out = framed(style, TONES[code[0]], code)
    bottle(out, 9.5, 20, 44, code[0], code[1], style)
    return out


def item(code: str, name: str, style: Style) -> Drawing:
    tone = SEATS[3] if code == "CU" else BRASS
    text = style.tell(say(f"mn-page-item-{name}"))
    out = framed(style, tone, title=style.tell(say(f"mn-item-{name}")), foot=text, foot_high=26)
    lines = data_of(PACKAGE, "bottles.json")["items"][code]
    out.path(lines, (WIDE - 36) / 2, 17, 36 / 64, style.wash(tone, 0.16), tone, 1.2)
    return out


def spell(given: Spell, style: Style) -> Drawing:
    """The front: picture, points, name and recipe."""
    out = framed(style, BRASS, title=given.name, foot=style.tell(given.needs), foot_high=12)
    motif = data_of(PACKAGE, "pictures.json").get(given.name)
    put_picture(out, (WIDE - 27) / 2, 15, 27, f"{given.id} {given.name}", BRASS, "round", motif, thrifty=style.thrifty)
    out.circle(WIDE / 2 + 13.5, 38, 4.6, WHITE, BRASS, 0.6)
    out.text(WIDE / 2 + 13.5, 40.3, str(given.points), 6.6, "display", BRASS, "middle")
    count = len(given.slots)
    across = count if count <= 4 else (count + 1) // 2
    rows = 1 if count <= 4 else 2
    size = min(12.0 if rows == 1 else 10.0, 50 / across)
    top = 45 + (26 - rows * size * 1.2) / 2
    for place, slot in enumerate(given.slots):
        row, column = divmod(place, across)
        in_row = across if row + 1 < rows or count % across == 0 else count % across
        x = WIDE / 2 + (column - in_row / 2) * (size + 0.4)
        bottle(out, x, top + row * size * 1.2, size, slot[0], slot[1], style)
    return out


def spell_back(given: Spell, style: Style) -> Drawing:
    """The back: what happens when the spell is cast."""
    effect = EFFECTS[given.effect]
    title = EFFECT_NAMES[given.effect] or style.tell(say("mn-effect-closed"))
    text = style.tell(say(f"mn-page-back-{effect}"))
    out = framed(style, BRASS, title=title, foot=text, foot_high=30)
    put_picture(
        out,
        (WIDE - 30) / 2,
        18,
        30,
        effect,
        BRASS,
        "round",
        "book" if not given.effect else None,
        thrifty=style.thrifty,
    )
    out.circle(WIDE / 2, 54, 5, WHITE, BRASS, 0.6)
    out.text(WIDE / 2, 56.6, str(given.points), 7.4, "display", BRASS, "middle")
    return out


def cube(style: Style) -> Drawing:
    """A cube of paper with edges of 18 mm, to be folded and glued."""
    edge, flap = 18.0, 5.0
    out = Drawing(4 * edge + flap, 3 * edge)
    for column, row in ((0, 1), (1, 1), (2, 1), (3, 1), (1, 0), (1, 2)):
        out.box(column * edge, row * edge, edge, edge, 0, style.wash(style.tone, 0.15), style.tone, 0.4)
        out.path(
            "M0 -5l1.500 3.500 3.800.3-2.900 2.500.9 3.700-3.300-2-3.300 2 .9-3.700-2.900-2.500 3.800-.3z",
            (column + 0.5) * edge,
            (row + 0.5) * edge,
            1,
            "",
            style.tone,
            0.4,
        )
    for x, y, slant in ((0, edge, -1), (0, 2 * edge, 1), (2 * edge, edge, -1), (2 * edge, 2 * edge, 1)):
        out.path(f"M0 0l3 {slant * flap}h{edge - 6}l3 {-slant * flap}", x, y, 1, "", mixed(style.tone, 0.6), 0.25)
    out.path(f"M0 0l{flap} 3v{edge - 6}l{-flap} 3", 4 * edge, edge, 1, "", mixed(style.tone, 0.6), 0.25)
    return out


def cylinder(style: Style) -> Drawing:
    """The marker of the column that is filled next."""
    out = Drawing(22, 40)
    out.path("M5 3h12M7 3v28a4 4 0 0 0 8 0V3M7 12h3M7 18h3M7 24h3", 0, 0, 1, style.wash(BLUE, 0.15), BLUE, 0.7)
    out.box(0.2, 0.2, 21.6, 39.6, 2, "", mixed(BLUE, 0.5), 0.25)
    return out
