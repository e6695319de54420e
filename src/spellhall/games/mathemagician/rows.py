"""The incanquation: a row of numerals and operators, what it is worth, and what may follow.

A card in a row, in a hand or in a choice is one number: a numeral is itself, an operator is PLUS or MINUS.
"""

from __future__ import annotations

from typing import Final

from spellhall.games.mathemagician.cards import SIGNS

PLUS: Final = 0
MINUS: Final = -1


def face(card: int) -> str:
    """What is printed on a card."""
    return str(card) if card > 0 else SIGNS[-card]


def faces(cards: list[int]) -> list[str]:
    return [face(card) for card in cards]


def row_text(row: list[int]) -> str:
    """A row as people write it: 4+9-."""
    return "".join([face(card) for card in row])


def numerals(row: list[int]) -> int:
    """How many numerals a row has. Clauses: MD-2, MD-3."""
    return (len(row) + 1) // 2


def wants_numeral(row: list[int]) -> bool:
    """Whether the next card must be a numeral. Clauses: MD-4."""
    return len(row) % 2 == 0


def value(row: list[int]) -> int:
    """Strictly from left to right; a dangling operator takes no part. Clauses: MD-5, MD-6, MD-7."""
    if not row:
        return 0
    total = row[0]
    for place in range(2, len(row), 2):
        if row[place - 1] == PLUS:
            total += row[place]
        else:
            total -= row[place]
    return total


def running_values(row: list[int]) -> list[int]:
    """The value after each numeral."""
    return [value(row[:end]) for end in range(1, len(row) + 1, 2)]


def sound(row: list[int]) -> bool:
    """Never below zero on the way, and no minus on zero at the end. Clauses: MD-8, MD-108."""
    if not row:
        return True
    total = row[0]
    for place in range(2, len(row), 2):
        if row[place - 1] == PLUS:
            total += row[place]
        else:
            total -= row[place]
            if total < 0:
                return False
    return not (row[-1] == MINUS and total == 0)


def stays_sound(total: int, last: int, card: int) -> bool:
    """Whether a sound row with this value and last card (PLUS for an empty row) stays sound with one more card."""
    if card > 0:
        return last != MINUS or total >= card
    return card != MINUS or total > 0


def last_card(row: list[int]) -> int:
    """The last card; an empty row counts as one that ends in a plus."""
    return row[-1] if row else PLUS
