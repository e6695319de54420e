"""What is still missing for a spell: the answer to "why can I not cast it yet?"."""

from __future__ import annotations

from typing import Final

from spellhall.games.spellcaster.cards import CLUB, CV, HIGHEST_CV, RANKS, SUIT
from spellhall.games.spellcaster.naming import SUIT_WORDS, card_words
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
    WORDS,
    Pool,
)
from spellhall.kernel.messages import Message, say

FAMILIES: Final[dict[str, list[str]]] = {"sc-takes-": WORDS, "sc-more-": [*SUIT_WORDS, *RANKS]}

ANY_CLUB: Final = "clubs"
ITS_VALUE: Final = "value"  # a second card of the Club's value, whichever that is
CLUB_OF: Final = "club of "  # the Club of a given value
VALUES = range(2, HIGHEST_CV + 1)


def takes(kind: int) -> Message:
    """The cards that a spell needs. Clauses: SC-110."""
    return say(f"sc-takes-{WORDS[kind]}")


def missing(kind: int, pool: Pool) -> list[Message]:
    """The fewest cards that would complete the spell, as `one more Eight, one more Five`; empty if none is missing.

    Clauses: SC-110 to SC-119.
    """
    if kind == WILD:
        return [say("sc-the-joker")]
    if kind in SUIT_SPELL:
        suit = SUIT_SPELL[kind]
        return said([SUIT_WORDS[suit]] * (LEAST_SUITED - pool.suits[suit] - pool.wild))
    if kind in SINGLE_OF_SUIT:
        return said([SUIT_WORDS[SINGLE_OF_SUIT.index(kind)]])
    wanted = (
        pair_missing(pool) if kind == ENHANCE else run_missing(pool) if kind == PENTAGRAM else sets_missing(kind, pool)
    )
    return said(wanted[pool.wild :])  # the Joker takes the place of one of them


def pair_missing(pool: Pool) -> list[str]:
    """With a Club, a second card of its value; without one, the Club that pairs a card at hand."""
    clubs = [card for card in pool.cards if SUIT[card] == CLUB]
    if clubs:
        return [rank(CV[clubs[-1]])]
    if pool.cards:
        return [CLUB_OF + rank(CV[pool.cards[-1]])]
    return [ANY_CLUB, ITS_VALUE]


def run_missing(pool: Pool) -> list[str]:
    best: list[str] | None = None
    for low in range(LOWEST_RUN, HIGHEST_RUN + 1):
        gaps = [rank(value) for value in range(low, low + 5) if not pool.values[value]]
        if best is None or len(gaps) <= len(best):
            best = gaps
    assert best is not None
    return best


def sets_missing(kind: int, pool: Pool) -> list[str]:
    """For spells of equal values: the values closest to completion, higher ones first."""
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
    return RANKS[value - 2]


def said(wanted: list[str]) -> list[Message]:
    """What is wanted, equal things counted together."""
    return [more(one, wanted.count(one)) for one in dict.fromkeys(wanted)]


def more(wanted: str, count: int) -> Message:
    if wanted == ITS_VALUE:
        return say("sc-one-more-of-its-value")
    if wanted.startswith(CLUB_OF):
        return say("sc-one-more-card", card=card_words(CLUB * 13 + RANKS.index(wanted.removeprefix(CLUB_OF))))
    return say(f"sc-more-{wanted}", count=count)
