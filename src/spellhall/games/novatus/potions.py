"""Potions and Magical Items: sixteen potion types and four items, numbered as kinds of cards."""

from __future__ import annotations

from typing import Final

from spellhall.kernel.messages import Message, say

COLOURS: Final = 4
NUMBERS: Final = 4
TYPES: Final = COLOURS * NUMBERS  # kinds below this are potions, in the order R1 … R4 Y1 … B4 (MN-1)
COPIES: Final = 4  # of each type (MN-2)

HP: Final = TYPES
EL: Final = TYPES + 1
MW: Final = TYPES + 2
CU: Final = TYPES + 3
KINDS: Final = TYPES + 4
ITEMS: Final = [HP, EL, MW, CU]

COLOUR_LETTERS: Final = "RYGB"
COLOUR_NAMES: Final = ["red", "yellow", "green", "blue"]
CODES: Final = [f"{letter}{number}" for letter in COLOUR_LETTERS for number in range(1, NUMBERS + 1)] + [
    "HP",
    "EL",
    "MW",
    "CU",
]
ITEM_NAMES: Final = ["healing-plants", "elixir", "magic-wand", "curse"]

FAMILIES: Final = {"mn-potion-": COLOUR_NAMES, "mn-item-": ITEM_NAMES}

SIDE: Final = 5
SPACES: Final = SIDE * SIDE
GAP: Final = -1  # a space without a card


def colour_of(potion: int) -> int:
    return potion // NUMBERS


def number_of(potion: int) -> int:
    return potion % NUMBERS + 1


def item_place(kind: int) -> int:
    """Where an item is counted in a play area: 0 Healing Plants … 3 Curse."""
    return kind - TYPES


def space_text(space: int) -> str:
    """A space as row and column: 11 is top left, 55 bottom right."""
    return f"{space // SIDE + 1}{space % SIDE + 1}"


def space_name(space: int) -> Message:
    """A space as people say it: row 1, column 3."""
    return say("mn-space", row=space // SIDE + 1, column=space % SIDE + 1)


def card_name(kind: int) -> Message:
    """A card as people say it: red 1, or Elixir."""
    if kind >= TYPES:
        return say(f"mn-item-{ITEM_NAMES[item_place(kind)]}")
    return say(f"mn-potion-{COLOUR_NAMES[colour_of(kind)]}", number=number_of(kind))


def card_names(kinds: list[int]) -> list[Message]:
    return [card_name(kind) for kind in kinds]
