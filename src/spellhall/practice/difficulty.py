"""How hard every fact is before anybody has answered it: our own numbers, reasoned from what is published.

The unit is the logit of the rating model (`rating.py`): a fact of difficulty 0 is answered right by half of the pupils
whose ability is 0. What the numbers follow, with sources, is in docs/practice.md: difficulty grows with the size of the
numbers; ties, 2s, 5s and 10s are easier than their size; 6 to 9 with one another are the hardest of the small tables;
sums beyond ten are harder than sums within ten, and taking away is harder than adding.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from spellhall.practice.facts import MINUS, PLUS, TIMES, Fact

OF_A_NUMBER: Final = {
    0: -1.2, 1: -1.8, 2: -1.15, 3: -0.35, 4: 0.05, 5: -0.75, 6: 0.45,
    7: 0.75, 8: 0.7, 9: 0.5, 10: -1.6, 11: -0.25, 12: 0.95,
}  # fmt: skip
"""What a number adds to the difficulty of its products."""
TIE: Final = -0.55
"""5 + 5 and 7 × 7 are learned early and found quickly."""
HARD_PAIR: Final = 0.25
"""6, 7, 8 and 9 with one another: far from every fact that helps."""
NINE_PATTERN: Final = -0.1
"""The digits of 9s up to 90 add up to nine, which lets many mistakes be noticed."""


def of_product(a: int, b: int) -> float:
    number = number_weight(a) + number_weight(b)
    if a == b:
        number += TIE
    elif 6 <= a <= 9 and 6 <= b <= 9:
        number += HARD_PAIR
    if 9 in (a, b) and max(a, b) <= 10:
        number += NINE_PATTERN
    if a > 10 and b > 10 and 11 in (a, b):
        number += 0.9  # no pattern of the 11s helps any more
    return number


def number_weight(number: int) -> float:
    known = OF_A_NUMBER.get(number)
    return known if known is not None else 1.0 + 0.12 * (number - 12) - (1.2 if number % 10 == 0 else 0.0)


def of_sum(a: int, b: int) -> float:
    """Size, a tie, a ten that is reached or crossed, 1s, 2s and 10s."""
    small, large = min(a, b), max(a, b)
    number = -2.3 + 0.9 * math.log(1 + small + large / 4)
    if small == large:
        number += TIE
    if small <= 1:
        number -= 0.7
    elif small == 2:
        number -= 0.25
    if a % 10 + b % 10 > 10:
        number += 0.6
    elif a % 10 + b % 10 == 10:
        number -= 0.25  # the partners of ten
    if a % 10 == 0 or b % 10 == 0:
        number -= 0.6
    return number


@lru_cache(4096)
def shipped(fact: Fact) -> float:
    """The difficulty that a fact starts with."""
    if fact.kind == TIMES:
        return round(of_product(fact.a, fact.b), 3)
    if fact.kind == PLUS:
        return round(of_sum(fact.a, fact.b), 3)
    assert fact.kind == MINUS
    left = fact.a - fact.b
    return round(of_sum(left, fact.b) + 0.35 + (0.0 if left != fact.b else 0.15), 3)
