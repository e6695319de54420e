"""Spell groups: every row of the table, the Joker's readings, and brute force over subsets."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from spellcaster_table import PLAIN, Table

from spellhall.games.spellcaster.cards import CV, JOKER, KINDS, NAMES, SUIT, card_named, mask_of
from spellhall.games.spellcaster.spells import (
    BERSERK,
    CIRCLE,
    DISPEL,
    ENHANCE,
    HADOU,
    HAME,
    HASTE,
    HUSH,
    MELEE,
    PENTAGRAM,
    REGENERATE,
    REIKI,
    SHIELD,
    SPELLS,
    TELEPORT,
    TITLES,
    WILD,
    Pool,
    completes,
    formed,
    readings,
)


def cards(text: str) -> list[int]:
    return sorted(card_named(name) for name in text.split())


def spells_of(text: str) -> dict[int, list[int]]:
    """Every spell that the whole set forms, with the CVs of its Joker (0 without one)."""
    return {kind: values for kind in SPELLS if (values := readings(kind, cards(text)))}


VECTORS = [
    ("7C 7H", {ENHANCE: [0]}),
    ("7C JK", {ENHANCE: [7]}),
    ("7H JK", {ENHANCE: [7]}),
    ("7H 7D", {}),
    ("7C 7D 7S", {HUSH: [0]}),
    ("7C 7D JK", {HUSH: [7]}),
    ("7C 7D 9S 9H", {REIKI: [0]}),
    ("7C 7D 9S JK", {REIKI: [9]}),
    ("7C 7D 7H JK", {CIRCLE: [7]}),
    ("7C 7D 7H 7S", {CIRCLE: [0]}),
    ("5H 6H 7H 8H 9H", {HASTE: [0]}),
    ("5H 6C 7H 8H 9H", {PENTAGRAM: [0]}),
    ("5H 6H 7H 8H JK", {HASTE: [14], PENTAGRAM: [4, 9]}),
    ("TS JC QD KH AS", {PENTAGRAM: [0]}),
    ("AS 2C 3D 4H 5S", {}),
    ("7C 7D 7S 9H 9D", {REGENERATE: [0]}),
    ("7C 7D 9H 9D JK", {REGENERATE: [7, 9]}),
    ("7C 7D 7S 7H JK", {}),
    ("2D 9D JK", {DISPEL: [14]}),
    ("7S 8D 9C TH JK", {PENTAGRAM: [6, 11]}),
]


@pytest.mark.parametrize(("text", "wanted"), VECTORS, ids=[text for text, _ in VECTORS])
def test_worked_groups(text: str, wanted: dict[int, list[int]]) -> None:
    """Worked example X17. Clauses: SC-110, SC-112 to SC-116, SC-118, SC-119."""
    assert spells_of(text) == wanted


def test_single_cards() -> None:
    """SC-117: a single card has one reading, by its suit; the Joker alone is Wild Magic."""
    for card in range(KINDS):
        kinds = [kind for kind in SPELLS if readings(kind, [card])]
        assert kinds == [[MELEE, HADOU, SHIELD, TELEPORT, WILD][SUIT[card]]]
    assert readings(WILD, [JOKER]) == [14]


def naive(kind: int, group: tuple[int, ...]) -> bool:
    """The table of spell groups once more, read as plainly as possible: try every natural card for the Joker."""
    if JOKER not in group:
        return natural(kind, group)
    if len(group) == 1:
        return kind == WILD
    rest = tuple(card for card in group if card != JOKER)
    if kind in (HASTE, BERSERK, DISPEL, HAME):
        suit = {BERSERK: 0, HAME: 1, DISPEL: 2, HASTE: 3}[kind]
        return len(group) >= 3 and all(SUIT[card] == suit for card in rest)
    if len(rest) == 0 or len(group) == 1:
        return False
    return any(natural(kind, (*rest, card)) for card in range(JOKER))


def natural(kind: int, group: tuple[int, ...]) -> bool:
    suits = [SUIT[card] for card in group]
    values = sorted(CV[card] for card in group)
    size = len(group)
    numbers = sorted(values.count(value) for value in set(values))
    if kind in (MELEE, HADOU, SHIELD, TELEPORT):
        return size == 1 and suits[0] == {MELEE: 0, HADOU: 1, SHIELD: 2, TELEPORT: 3}[kind]
    if kind in (HASTE, BERSERK, DISPEL, HAME):
        return size >= 3 and set(suits) == {{BERSERK: 0, HAME: 1, DISPEL: 2, HASTE: 3}[kind]}
    return {
        WILD: False,
        ENHANCE: size == 2 and numbers == [2] and 1 in suits,
        HUSH: size == 3 and numbers == [3],
        CIRCLE: size == 4 and numbers == [4],
        REIKI: size == 4 and numbers == [2, 2],
        REGENERATE: size == 5 and numbers == [2, 3],
        PENTAGRAM: size == 5 and values == list(range(values[0], values[0] + 5)) and len(set(suits)) > 1,
    }[kind]


@settings(max_examples=60, deadline=None)
@given(st.sets(st.integers(0, JOKER), min_size=1, max_size=9), st.booleans())
def test_groups_against_brute_force(charged: set[int], wild: bool) -> None:
    """SC-111: exactly the subsets that fit a row form a spell, and building reaches each of them and no other."""
    have = sorted(charged | ({JOKER} if wild else set()))
    for kind in SPELLS:
        wanted = {group for size in range(1, 10) for group in combinations(have, size) if naive(kind, group)}
        found = {group for size in range(1, 10) for group in combinations(have, size) if readings(kind, list(group))}
        assert found == wanted, TITLES[kind]
        assert bool(formed(mask_of(have)) >> kind & 1) == bool(wanted), TITLES[kind]
        for size in (1, 2, 3):
            for start in combinations(have, size):
                possible = any(group[:size] == start for group in wanted)
                pool = Pool(mask_of(have), start[-1])
                assert completes(kind, list(start), pool) == possible, (TITLES[kind], [NAMES[c] for c in start])


def test_a_set_of_cards_has_a_bit_for_each() -> None:
    """Also for cards beyond the thirty-second, where a machine's short numbers end."""
    assert mask_of([0, 31, 32, 48, JOKER]) == 1 + 2**31 + 2**32 + 2**48 + 2**52


def test_two_natural_cards_share_at_most_one_thing() -> None:
    """SC-117: without the Joker a group of one size has at most one reading."""
    for size in (1, 2, 3):
        for group in combinations(range(JOKER), size):
            assert sum(bool(readings(kind, list(group))) for kind in SPELLS) <= 1


def test_the_only_double_reading() -> None:
    """SC-118: with the Joker two spells fit only for four of one suit inside a run of five."""
    for group in combinations(range(26), 4):
        kinds = [kind for kind in SPELLS if readings(kind, [*group, JOKER])]
        if len(kinds) > 1:
            suits = {SUIT[card] for card in group}
            values = [CV[card] for card in group]
            assert len(suits) == 1
            assert max(values) - min(values) <= 4
            assert PENTAGRAM in kinds


def test_a_run_of_one_suit_is_refused_as_pentagram() -> None:
    """SC-115: five of one suit in a row can be cast as the suit spell only."""
    table = Table(PLAIN + "charged A: 5H 6H 7H 8H 9H")
    assert table.refused("A cast pentagram") == "SC-115"
    assert "cast haste" in table.legal("A")


def test_ace_is_never_one() -> None:
    """SC-114, SC-4: an Ace is 14, so it does not begin a run."""
    table = Table(PLAIN + "charged A: AS 3D 4H 5S 2D")
    assert table.refused("A cast pentagram") == "SC-114"


def test_no_spell_from_a_pair_without_club() -> None:
    """SC-64, SC-119: a pair without a Club is nothing."""
    table = Table(PLAIN + "charged A: 7H 7D")
    assert table.refused("A cast enhance") == "SC-64"


def test_the_caster_chooses_the_size() -> None:
    """SC-110, SC-63: a suit spell takes three or more cards, as the caster likes; the others stay face down."""
    table = Table(PLAIN + "charged A: 4C 5C 7C 9C TC").do("A cast hame", "A add 4C")
    assert table.legal("A") == ["add 5C", "add 7C", "add 9C"]
    table.do("A add 7C")
    assert table["charged A"] == "4C 5C 7C 9C TC"  # nothing is turned up before the group is complete
    table.do("A add 9C", "A done")
    assert table["charged A"] == "5C TC"
    assert table.told("cast seat=A cards=4C,7C,9C")


def test_cards_are_picked_from_left_to_right() -> None:
    """SC-64: a card that cannot belong to the group, or comes too late, is refused."""
    table = Table(PLAIN + "charged A: 4C 5C 7C 9C TC 2D").do("A cast hame", "A add 5C")
    assert table.refused("A add 4C") == "SC-64"
    assert table.refused("A add 2D") == "SC-64"
    assert table.refused("A done") == "SC-64"
    assert table.refused("A add KC") == "SC-63"


def test_the_role_of_the_joker_is_declared() -> None:
    """SC-113: two pairs and the Joker: three of the one or three of the other."""
    table = Table(PLAIN + "charged A: 7C 7D 9H 9D JK", ["*"])
    assert "cast regenerate" in table.legal("A")
    table.do("A cast regenerate")
    assert table.legal("A") == ["joker 7", "joker 9"]
    assert table.refused("A joker 8") == "SC-113"


def test_charged_cards_are_one_pool() -> None:
    """SC-67, SC-72, SC-106: any fitting subset may be cast at any time, whenever its cards were charged."""
    table = Table(PLAIN + "charged A: 2S 2D 9S 9D KH\nactive B: shield 3D")
    offered = table.some("A", "cast")
    assert offered == ["cast melee", "cast shield", "cast teleport", "cast reiki"]
    table.do("A cast melee", "A add 9S")
    assert table["charged A"] == "2S 2D 9D KH"
    assert table["active A"] == "melee 9S"
