"""What is still missing for a spell, in words: the answer to "why can I not cast it yet?"."""

from __future__ import annotations

from spellhall.games.spellcaster.cards import CLUB, CV, HIGHEST_CV, RANK_WORDS, SUIT
from spellhall.games.spellcaster.spells import (
    CIRCLE,
    ENHANCE,
    HIGHEST_RUN,
    HUSH,
    LEAST_SUITED,
    LOWEST_RUN,
    PENTAGRAM,
    REIKI,
    SINGLE_OF_SUIT,
    SUIT_SPELL,
    WILD,
    Pool,
)

TAKES = [
    "a Spade", "a Diamond", "a Heart", "a Club", "the Joker", "two cards of one value, one of them a Club",
    "two pairs of different values", "three cards of one value", "three or more Hearts", "three or more Spades",
    "three or more Diamonds", "three or more Clubs", "four cards of one value",
    "five values in a row, of at least two suits", "three cards of one value and two of another",
]  # fmt: skip
"""The cards of every spell. Clauses: SC-110."""

SUIT_NAMES = ["Spade", "Club", "Diamond", "Heart"]
VALUES = range(2, HIGHEST_CV + 1)


def missing(kind: int, pool: Pool) -> str:
    """The fewest cards that would complete the spell, as `one more Eight and one more Five`; empty if none is missing.

    Clauses: SC-110 to SC-119.
    """
    if kind == WILD:
        return "the Joker"
    if kind in SUIT_SPELL:
        suit = SUIT_SPELL[kind]
        return said([SUIT_NAMES[suit]] * (LEAST_SUITED - pool.suits[suit] - pool.wild))
    if kind in SINGLE_OF_SUIT:
        return said([SUIT_NAMES[SINGLE_OF_SUIT.index(kind)]])
    wanted = (
        pair_missing(pool) if kind == ENHANCE else run_missing(pool) if kind == PENTAGRAM else sets_missing(kind, pool)
    )
    return said(wanted[pool.wild :])  # the Joker takes the place of one of them


def pair_missing(pool: Pool) -> list[str]:
    """A Club is paired with any other card; without one, the Club beside a card that is there."""
    clubs = [card for card in pool.cards if SUIT[card] == CLUB]
    if clubs:
        return [rank(CV[clubs[-1]])]
    if pool.cards:
        return [f"{rank(CV[pool.cards[-1]])} of Clubs"]
    return ["Club", "card of its value"]


def run_missing(pool: Pool) -> list[str]:
    best: list[str] | None = None
    for low in range(LOWEST_RUN, HIGHEST_RUN + 1):
        gaps = [rank(value) for value in range(low, low + 5) if not pool.values[value]]
        if best is None or len(gaps) <= len(best):
            best = gaps
    assert best is not None
    return best


def sets_missing(kind: int, pool: Pool) -> list[str]:
    """For spells of equal values: the values that are nearest to it, the higher ones first."""
    sizes = [2, 2] if kind == REIKI else [4] if kind == CIRCLE else [3] if kind == HUSH else [3, 2]
    out: list[str] = []
    taken: list[int] = []
    for size in sizes:
        left = [value for value in VALUES if value not in taken]
        value = max(left, key=lambda one: (min(size, pool.values[one]), one))
        taken.append(value)
        out += [rank(value)] * max(0, size - pool.values[value])
    return out


def rank(value: int) -> str:
    return RANK_WORDS[value - 2]


def said(names: list[str]) -> str:
    """Names of cards with their numbers, equal ones together."""
    parts: list[str] = []
    for name in dict.fromkeys(names):
        count = names.count(name)
        plural = f"{name}es" if name == "Six" else f"{name}s"
        parts.append(f"one more {name}" if count == 1 else f"{count} more {plural}")
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)
