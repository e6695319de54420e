"""Tables and their decks: who sits with whom, and which facts should come up where they sit."""

from __future__ import annotations

import math
from typing import Final

from spellhall.practice.book import Book
from spellhall.practice.facts import Fact
from spellhall.practice.lesson import AIM
from spellhall.practice.pupil import Pupil

NARROW: Final = 0.15
"""How far from the aim a fact's weight falls to about six tenths."""
OWED: Final = 1.0
"""What a fact that somebody at the table still owes adds."""
FLOOR: Final = 0.02
"""Every fact of the lesson may come up."""


def wanted(
    pupils: list[Pupil], book: Book, facts: tuple[Fact, ...] | list[Fact], aim: float = AIM
) -> dict[Fact, float]:
    """How much each fact of the lesson suits those who sit at a table, between 0 and about 2.

    Give the result to `games.dealt`, which makes a deck of it. With nobody, every fact is as good as another.
    """
    out: dict[Fact, float] = {}
    for fact in facts:
        weight = 0.0
        for pupil in pupils:
            off = (pupil.likely(book, fact) - aim) / NARROW
            weight += math.exp(-off * off / 2)
            met = pupil.known.get(fact)
            if met and met.owed:
                weight += OWED
        out[fact] = FLOOR + (weight / len(pupils) if pupils else 1.0)
    return out


def sizes(pupils: int, size: int, least: int = 2) -> list[int]:
    """Tables of one size for so many pupils; what is left over makes a pair a three, or some tables smaller by one.

    28 in pairs are fourteen twos; 27 are twelve twos and a three; 29 at fours are five fours and three threes.
    """
    if pupils <= 0:
        return []
    if size == 2:
        tables = max(1, pupils // 2)
        return [2] * (tables - 1) + [pupils - 2 * (tables - 1)]
    tables = -(-pupils // size)
    small, extra = divmod(pupils, tables)
    made = [small + 1] * extra + [small] * (tables - extra)
    return made if min(made) >= least or len(made) == 1 else [*made[:-2], made[-2] + made[-1]]


def by_strength(strengths: list[float], size: int) -> list[list[int]]:
    """Who sits together when like meets like: the places in the list, table by table."""
    order = sorted(range(len(strengths)), key=lambda one: (-strengths[one], one))
    out: list[list[int]] = []
    start = 0
    for seats in sizes(len(strengths), size):
        out.append(order[start : start + seats])
        start += seats
    return out
