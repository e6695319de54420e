"""The fifteen spells, and the groups of cards that form them, with the Joker's readings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spellhall.games.spellcaster.cards import CLUB, CV, DIAMOND, HEART, HIGHEST_CV, JOKER, SPADE, SUIT, Kit
from spellhall.kernel.bits import lowest, moved_up
from spellhall.kernel.card_fields import CardWarning
from spellhall.kernel.messages import say

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
"""Spells as the rulebook calls them; events name spells by these."""

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
LOWEST_CV: Final = 2
CVS: Final = 13  # cards of a suit; their numbers are consecutive
ALL_CVS: Final = (1 << 13) - 1
FIVE: Final = 31  # five CVs in a row, as bits
LOWEST_RUN: Final = 2  # the first CV of a run of five (SC-114)
HIGHEST_RUN: Final = 10

# modes of Active spells
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
    if len(cards) == 1:
        card = cards[0]
        return ([HIGHEST_CV] if card == JOKER else [0]) if SINGLE_OF_SUIT[SUIT[card]] == kind else []
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


def warnings(kit: Kit) -> list[CardWarning]:
    """The spells that no cards of this deck form."""
    possible = formed(kit.mask)
    return [
        CardWarning("", 0, "deck", say("sc-warn-no-spell", spell=TITLES[kind]))
        for kind in SPELLS
        if not (possible >> kind) & 1
    ]


def rest(bits: i64) -> i64:
    """Without the lowest bit: not zero if there are at least two."""
    return bits & (bits - 1)


def suit_in(held: i64, suit: i64) -> i64:
    """The cards of a suit among cards that are given as bits: a bit for each CV from 2."""
    return (held >> (suit * CVS)) & ALL_CVS


def formed(held: i64) -> i64:
    """The spells that these cards (as bits) allow, a bit for each. The Joker is one more card of any suit and CV.

    Clauses: SC-110 to SC-119.
    """
    spades, clubs = suit_in(held, SPADE), suit_in(held, CLUB)
    diamonds, hearts = suit_in(held, DIAMOND), suit_in(held, HEART)
    joker = (held >> JOKER) & 1 == 1
    black, red = spades | clubs, diamonds | hearts
    both_black, both_red = spades & clubs, diamonds & hearts
    # the CVs with at least one card, and with at least two, three and four
    one = black | red
    two = both_black | both_red | (black & red)
    three = (both_black & red) | (both_red & black)
    four = both_black & both_red
    out: i64 = 0
    if spades:
        out |= (1 << MELEE) | suited(spades, joker, BERSERK)
    if clubs:
        out |= (1 << HADOU) | suited(clubs, joker, HAME)
    if diamonds:
        out |= (1 << SHIELD) | suited(diamonds, joker, DISPEL)
    if hearts:
        out |= (1 << TELEPORT) | suited(hearts, joker, HASTE)
    if joker:
        out |= 1 << WILD
        if one:
            out |= 1 << ENHANCE
    if not two:
        return out | (1 << PENTAGRAM) if in_a_row(held, one) else out
    if clubs & (spades | red):
        out |= 1 << ENHANCE
    if rest(two) or (joker and rest(one)):
        out |= 1 << REIKI
    if three or joker:
        out |= 1 << HUSH
    if four or (joker and three):
        out |= 1 << CIRCLE
    if (three and rest(two)) or (joker and (rest(two) or (three and rest(one)))):
        out |= 1 << REGENERATE
    return out | (1 << PENTAGRAM) if in_a_row(held, one) else out


def suited(row: i64, joker: bool, kind: i64) -> i64:
    """The spell of three or more cards of a suit, as a bit, if there are enough. Clauses: SC-110, SC-118."""
    more = rest(row) if joker else rest(rest(row))
    return 1 << kind if more else 0


def in_a_row(held: i64, one: i64) -> bool:
    """Pentagram: whether five CVs in a row are there, not all of one suit. Clauses: SC-114, SC-115."""
    joker = (held >> JOKER) & 1 == 1
    if not joker and not one & (one >> 1) & (one >> 2) & (one >> 3) & (one >> 4):
        return False
    low: i64 = LOWEST_RUN - LOWEST_CV
    while low <= HIGHEST_RUN - LOWEST_CV:
        gaps = ~(one >> low) & FIVE
        if joker and not rest(gaps):
            return True
        if not gaps:
            suits: i64 = 0
            suit: i64 = SPADE
            while suit <= HEART:
                if (suit_in(held, suit) >> low) & FIVE:
                    suits += 1
                suit += 1
            if suits > 1:
                return True
        low += 1
    return False


class Pool:
    """Charged cards, given as bits, counted by CV and suit to see which groups they still allow."""

    def __init__(self, held: i64, above: i64 = -1) -> None:
        values = [0] * (HIGHEST_CV + 1)
        suits = [0] * 4
        suits_of = [0] * (HIGHEST_CV + 1)
        cards: list[int] = []
        held &= -moved_up(1, above + 1)
        self.wild = int((held >> JOKER) & 1)
        held &= ~moved_up(1, JOKER)
        while held:
            card = int(lowest(held))
            held &= held - 1
            cards.append(card)
            cv, suit = CV[card], SUIT[card]
            values[cv] = values[cv] + 1  # compiled, this is far quicker than +=
            suits[suit] = suits[suit] + 1
            suits_of[cv] = suits_of[cv] | 1 << suit
        self.values = values  # natural cards of each CV
        self.suits = suits  # natural cards of each suit
        self.suits_of = suits_of  # the suits of each CV, as bits
        self.cards = cards

    def drop_lowest(self) -> None:
        """Go on with the cards above the lowest one."""
        if not self.cards:
            self.wild = 0
            return
        card = self.cards.pop(0)
        cv, suit = CV[card], SUIT[card]
        self.values[cv] = self.values[cv] - 1
        self.suits[suit] = self.suits[suit] - 1
        self.suits_of[cv] = self.suits_of[cv] & ~(1 << suit)


def completes(kind: int, chosen: list[int], pool: Pool) -> bool:
    """Whether the chosen cards (at least one) can be completed to a group with cards of the pool, which are all higher.

    Clauses: SC-111.
    """
    if chosen[-1] == JOKER:
        return bool(readings(kind, chosen))
    if kind in SUIT_SPELL:
        suit = SUIT_SPELL[kind]
        if any(SUIT[card] != suit for card in chosen):
            return False
        return len(chosen) + pool.suits[suit] + pool.wild >= LEAST_SUITED
    if SIZES[kind] == 1:
        return len(chosen) == 1 and SINGLE_OF_SUIT[SUIT[chosen[0]]] == kind
    if not len(chosen) <= SIZES[kind] <= len(chosen) + len(pool.cards) + pool.wild:
        return False
    if kind == ENHANCE:
        return pair_completes(chosen, pool)
    if kind == PENTAGRAM:
        return any(run_completes(low, chosen, pool) for low in range(LOWEST_RUN, HIGHEST_RUN + 1))
    have = [0] * (HIGHEST_CV + 1)
    for card in chosen:
        have[CV[card]] += 1
    named = [value for value in range(LOWEST_CV, HIGHEST_CV + 1) if have[value]]
    if kind in (HUSH, CIRCLE):
        value = named[0]
        return len(named) == 1 and have[value] + pool.values[value] + pool.wild >= SIZES[kind]
    return two_values_complete(kind, have, named, pool)


def pair_completes(chosen: list[int], pool: Pool) -> bool:
    if len(chosen) == 2:
        return bool(readings(ENHANCE, chosen))
    return pool.wild > 0 or any(
        CV[card] == CV[chosen[0]] and readings(ENHANCE, [chosen[0], card]) for card in pool.cards
    )


def two_values_complete(kind: int, have: list[int], named: list[int], pool: Pool) -> bool:
    """Reiki and Regenerate: a number of one CV and a number of another."""
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
