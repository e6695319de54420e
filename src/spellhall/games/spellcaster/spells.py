"""The fifteen spells, and the groups of cards that form them, with the Joker's readings."""

from __future__ import annotations

from typing import Final

from spellhall.games.spellcaster.cards import CLUB, CV, DIAMOND, HEART, HIGHEST_CV, JOKER, SPADE, SUIT

MELEE: Final = 0
SHIELD: Final = 1
TELEPORT: Final = 2
HADOU: Final = 3
WILD: Final = 4
ENHANCE: Final = 5
REIKI: Final = 6
HUSH: Final = 7
HASTE: Final = 8
BERSERK: Final = 9
DISPEL: Final = 10
HAME: Final = 11
CIRCLE: Final = 12
PENTAGRAM: Final = 13
REGENERATE: Final = 14
SPELLS: Final = list(range(15))

WORDS: Final = [
    "melee", "shield", "teleport", "hadou", "wild", "enhance", "reiki", "hush", "haste", "berserk", "dispel", "hame",
    "circle", "pentagram", "regenerate",
]  # fmt: skip
"""Spells in notation."""

TITLES: Final = [
    "Magic Melee", "Magic Shield", "Teleport", "Hadou Ken", "Wild Magic", "Energy Enhancements", "Reiki", "Hush",
    "Haste", "Berserk", "Dispel", "Hadou Hame Ha Ken", "Circle of Protection", "Pentagram of Power", "Regenerate",
]  # fmt: skip
"""Spells as the rulebook calls them."""

CLAUSES: Final = [
    "SC-120", "SC-127", "SC-134", "SC-138", "SC-143", "SC-150", "SC-158", "SC-159", "SC-165", "SC-179", "SC-185",
    "SC-200", "SC-203", "SC-210", "SC-215",
]  # fmt: skip

SUIT_SPELL: Final = {HASTE: HEART, BERSERK: SPADE, DISPEL: DIAMOND, HAME: CLUB}
"""The spells of three or more cards of one suit. Clauses: SC-110."""

SINGLE_OF_SUIT: Final = [MELEE, HADOU, SHIELD, TELEPORT, WILD]
"""The single-card spell of each suit and of the Joker. Clauses: SC-211."""

WHOLE: Final = [ENHANCE, REIKI, CIRCLE, REGENERATE]
"""Spells that fail when a card is cancelled while they are cast. Clauses: SC-197."""

VOLLEYS: Final = [BERSERK, HAME, PENTAGRAM]
"""Spells used card by card. Clauses: SC-174."""

SIZES: Final = [1, 1, 1, 1, 1, 2, 4, 3, 0, 0, 0, 0, 4, 5, 5]
"""Cards in a group; 0: three or more."""

LEAST_SUITED: Final = 3
LOWEST_RUN: Final = 2  # the first CV of a run of five (SC-114)
HIGHEST_RUN: Final = 10

# modes of Active spells
NO_MODE: Final = 0
MODE_HEART: Final = 1
MODE_SPADE: Final = 2
MODE_DIAMOND: Final = 3
MODE_ALL: Final = 4
WARD: Final = 5
SEAL: Final = 6
MODE_WORDS: Final = ["", "waves", "strikes", "blocks", "all", "ward", "seal"]

# the order of a Pentagram
UP: Final = 0
DOWN: Final = 1


def readings(kind: int, cards: list[int]) -> list[int]:
    """The CVs that a Joker in this exact group may stand for ([0] without a Joker); empty if it is no such spell.

    Clauses: SC-110 to SC-119.
    """
    wild = JOKER in cards
    natural = [card for card in cards if card != JOKER]
    size = len(cards)
    if len(set(cards)) != size or (SIZES[kind] and size != SIZES[kind]):
        return []
    if kind in SUIT_SPELL:
        suit = SUIT_SPELL[kind]
        if size < LEAST_SUITED or any(SUIT[card] != suit for card in natural):
            return []
        return [HIGHEST_CV] if wild else [0]
    if size == 1:
        return ([HIGHEST_CV] if wild else [0]) if SINGLE_OF_SUIT[SUIT[cards[0]]] == kind else []
    values: list[int] = sorted(CV[card] for card in natural)
    if not wild:
        return [0] if fits(kind, values) and suits_fit(kind, natural) else []
    if not suits_fit(kind, cards):
        return []
    return [value for value in range(2, HIGHEST_CV + 1) if fits(kind, sorted([*values, value]))]


def fits(kind: int, values: list[int]) -> bool:
    """Whether sorted CVs have the pattern of a spell. Clauses: SC-114, SC-116."""
    if kind == PENTAGRAM:
        return all(values[place] + 1 == values[place + 1] for place in range(4))
    counts = sorted([values.count(value) for value in set(values)])
    if kind == REIKI:
        return counts == [2, 2]
    if kind == REGENERATE:
        return counts == [2, 3]
    return len(counts) == 1


def suits_fit(kind: int, cards: list[int]) -> bool:
    """What a spell asks of the suits; the Joker takes the one that is missing. Clauses: SC-115, SC-119, SC-155."""
    if kind == ENHANCE:
        return any(SUIT[card] == CLUB or card == JOKER for card in cards)
    if kind == PENTAGRAM:
        return len({SUIT[card] for card in cards}) > 1
    return True


class Pool:
    """Charged cards sorted for the question which groups they still allow."""

    def __init__(self, counts: list[int], above: int = -1) -> None:
        values = [0] * (HIGHEST_CV + 1)
        suits = [0] * 4
        suits_of = [0] * (HIGHEST_CV + 1)
        cards: list[int] = []
        for card in range(above + 1, JOKER):
            if counts[card]:
                cards.append(card)
                cv, suit = CV[card], SUIT[card]
                values[cv] = values[cv] + 1  # compiled, this is far quicker than +=
                suits[suit] = suits[suit] + 1
                suits_of[cv] = suits_of[cv] | 1 << suit
        self.values = values  # natural cards of each CV
        self.suits = suits  # natural cards of each suit
        self.suits_of = suits_of  # the suits of each CV, as bits
        self.cards = cards
        self.wild = counts[JOKER] if above < JOKER else 0


def completes(kind: int, chosen: list[int], pool: Pool) -> bool:
    """Whether the chosen cards can be made a group with cards of the pool (all higher than the chosen ones).

    Clauses: SC-111.
    """
    if JOKER in chosen:
        return bool(readings(kind, chosen))
    if kind in SUIT_SPELL:
        suit = SUIT_SPELL[kind]
        if any(SUIT[card] != suit for card in chosen):
            return False
        return len(chosen) + pool.suits[suit] + pool.wild >= LEAST_SUITED
    if SIZES[kind] == 1:
        if chosen:
            return len(chosen) == 1 and SINGLE_OF_SUIT[SUIT[chosen[0]]] == kind
        return pool.wild > 0 if kind == WILD else pool.suits[SINGLE_OF_SUIT.index(kind)] > 0
    if not len(chosen) <= SIZES[kind] <= len(chosen) + len(pool.cards) + pool.wild:
        return False
    if kind == ENHANCE:
        return pair_completes(chosen, pool)
    if kind == PENTAGRAM:
        return any(run_completes(low, chosen, pool) for low in range(LOWEST_RUN, HIGHEST_RUN + 1))
    have = [0] * (HIGHEST_CV + 1)
    for card in chosen:
        have[CV[card]] += 1
    named = [value for value in range(2, HIGHEST_CV + 1) if have[value]]
    if kind in (HUSH, CIRCLE):
        size = SIZES[kind]
        for value in named or range(2, HIGHEST_CV + 1):
            if len(named) < 2 and have[value] + pool.values[value] + pool.wild >= size:
                return True
        return False
    return two_values_complete(kind, have, named, pool)


def pair_completes(chosen: list[int], pool: Pool) -> bool:
    if len(chosen) == 2:
        return bool(readings(ENHANCE, chosen))
    if len(chosen) == 1:
        return pool.wild > 0 or any(readings(ENHANCE, [chosen[0], card]) for card in pool.cards)
    if pool.wild and pool.cards:
        return True
    return any(pool.values[v] > 1 and pool.suits_of[v] >> CLUB & 1 for v in range(2, HIGHEST_CV + 1))


def two_values_complete(kind: int, have: list[int], named: list[int], pool: Pool) -> bool:
    """Reiki and Regenerate: so many of one CV and so many of another."""
    many, few = (2, 2) if kind == REIKI else (3, 2)
    values, wild = pool.values, pool.wild
    for one in range(2, HIGHEST_CV + 1):
        lacking = max(0, many - have[one] - values[one])
        if lacking > wild or have[one] > many:
            continue
        for two in range(2, HIGHEST_CV + 1):
            if one == two or have[two] > few or (have[one] > 0) + (have[two] > 0) < len(named):
                continue
            if lacking + max(0, few - have[two] - values[two]) <= wild:
                return True
    return False


def run_completes(low: int, chosen: list[int], pool: Pool) -> bool:
    """Pentagram: five CVs in a row, not all of one suit."""
    filled = 0  # a bit for each place of the run
    suits = 0
    for card in chosen:
        place = CV[card] - low
        if not 0 <= place < 5 or filled >> place & 1:
            return False
        filled |= 1 << place
        suits |= 1 << SUIT[card]
    missing = 0
    for place in range(5):
        if not filled >> place & 1:
            if pool.values[low + place]:
                suits |= pool.suits_of[low + place]
            else:
                missing += 1
                if missing > 1:
                    return False  # one Joker fills one place
    if missing == 0 and suits & (suits - 1):
        return True  # natural cards of at least two suits
    return bool(pool.wild) and missing <= 1 and len(chosen) < 5
