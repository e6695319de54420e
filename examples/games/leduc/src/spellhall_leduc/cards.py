"""The deck: one rank more than there are seats, two suits of each."""

from __future__ import annotations

from typing import Final

from spellhall.kernel.messages import Message, say

RANKS: Final = "JQKA"
"""The lowest first; a table of two uses the first three."""

SUITS: Final = "hs"


def deck_size(seats: int) -> int:
    return 2 * (seats + 1)


def rank_of(card: int) -> int:
    return card // 2


def card_words(text: str) -> Message:
    """A card as people call it, from its text."""
    return say(f"le-card-{text.lower()}")


def card_text(card: int) -> str:
    return RANKS[rank_of(card)] + SUITS[card % 2]


def read_card(text: str, seats: int) -> int:
    """A card from its text; -1 if there is no such card."""
    if len(text) == 2 and text[0] in RANKS[: seats + 1] and text[1] in SUITS:
        return 2 * RANKS.index(text[0]) + SUITS.index(text[1])
    return -1
