"""Math Wiz on paper: runes and spells."""

from __future__ import annotations

import math

from spellhall.games.mathwiz.cards import EFFECTS, CardSet, effect_text, effect_title
from spellhall.kernel.messages import say
from spellhall.printing.drawing import INK, Drawing, mixed
from spellhall.printing.faces import data_of, framed
from spellhall.printing.kit import HIGH, WIDE, Deck, Extra, PaperCard, PaperKit, Style
from spellhall.printing.pictures import fixed, put_picture

PACKAGE = "spellhall.games.mathwiz"
STONE = "M30 2l27 15.500v31L30 64 3 48.500v-31z"
FINE = "M30 7.500l22 12.700v25.600L30 58.500 8 45.800V20.200z"


def kit(cards: CardSet, style: Style) -> PaperKit:
    numbers = [PaperCard(str(number), rune(number, style), cards.runes[number]) for number in cards.rune_numbers]
    spells = [
        PaperCard(id, spell(id, number, effect, style))
        for id, number, effect in zip(cards.ids, cards.numbers, cards.effects, strict=True)
    ]
    return PaperKit(
        [
            Deck("mathwiz-runes", style.tell(say("mw-print-runes")), style.tone, numbers),
            Deck("mathwiz-spells", style.tell(say("mw-print-spells")), style.tone, spells),
        ],
        [Extra(style.tell(say("mw-print-target")), target(style))],
    )


def rune(number: int, style: Style) -> Drawing:
    out = framed(style, style.tone, str(number))
    scale = 46 / 60
    x, y = (WIDE - 46) / 2, (HIGH - 66 * scale) / 2
    out.path(STONE, x, y, scale, style.wash(style.tone, 0.1), style.tone, 1.2)
    out.path(FINE, x, y, scale, "", style.tone, 0.4)
    out.path(star_of(number), x, y, scale, "", mixed(style.tone, 0.45), 0.5)
    out.text(WIDE / 2, HIGH / 2 + 8, str(number), 24, "display", INK, "middle")
    return out


def star_of(number: int) -> str:
    """As many points as the number, each joined to the one furthest away (page/stars.ts)."""
    count = max(2, number)
    skip = max(1, (count - 1) // 2)

    def spot(step: int) -> str:
        turn = step / count * math.pi * 2 - math.pi / 2
        return f"{fixed(30 + 23 * math.cos(turn))} {fixed(33 + 23 * math.sin(turn))}"

    return "".join(f"M{spot(step)}L{spot(step + skip)}" for step in range(count))


def spell(id: str, number: int, effect: int, style: Style) -> Drawing:
    emblems = data_of(PACKAGE, "pictures.json")
    foot = style.tell(effect_text(effect))
    out = framed(style, style.tone, title=style.tell(effect_title(effect)), foot=foot, foot_high=26)
    motif = emblems.get(EFFECTS[effect], emblems["none"])
    put_picture(out, (WIDE - 22) / 2, 15, 22, id, style.tone, "six", motif, thrifty=style.thrifty)
    out.text(WIDE / 2, 55, str(number), 22 if number < 100 else 19, "display", INK, "middle")
    return out


def target(style: Style) -> Drawing:
    """A line of numbers to measure distances on, with the place of the spell in the middle of the table."""
    out = Drawing(186, 34)
    out.box(0, 0, 186, 34, 2, "", style.tone, 0.3)
    out.text(4, 8, style.tell(say("mw-print-target")), 4.6, "display", style.tone)
    for number in range(0, 151, 1):
        x = 6 + number * 1.16
        long = number % 10 == 0
        out.line(x, 24, x, 24 - (6 if long else 4 if number % 5 == 0 else 2.4), INK, 0.25 if long else 0.12)
        if long:
            out.text(x, 29.5, str(number), 3.2, "strong", INK, "middle")
    return out
