"""Recipes: the table of the rules, and a brute-force check of every shortcut."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from novatus_table import GAME, GRID, Table

from spellhall.games.novatus.cards import HOUSE
from spellhall.games.novatus.potions import CODES, KINDS, TYPES
from spellhall.games.novatus.recipes import GROUPS, MARKS, Recipe, infant
from spellhall.kernel.zones import bag_of

MOON = "Ka Kb Kc Sa Sb Sc"
TWO_ONE = "K1 K2 S-"
DRAGON = "R1 G4 K- K- K-"
PAIRS = "*a *a *b *b"
RED_GREEN = "Ra Rb Ga Gb"
HOMEWORK = "*1 *2 *3 *4 K- K-"

ROWS = [
    (MOON, "R1 R2 B1 B2 B3", 1, True),
    (MOON, "R1 R1 B1 B2 B3", 1, False),
    (MOON, "R1 R2 B1 B2 G3", 1, False),
    (MOON, "R1 B2 B3 B4", 2, True),
    (TWO_ONE, "R1 R2 R3", 0, False),
    (TWO_ONE, "R1 R2 Y3", 0, True),
    (TWO_ONE, "R1 Y4", 1, True),
    (TWO_ONE, "R1 R2", 1, True),
    (TWO_ONE, "R2 R2 Y4", 0, False),
    (DRAGON, "R1 G4 R2 R3 R4", 0, True),
    (DRAGON, "R2 R3 R4 G4", 1, True),
    (DRAGON, "R1 G4 B1 B1 Y1", 0, False),
    (PAIRS, "R1 G1 B3 Y3", 0, True),
    (PAIRS, "R1 G1 B1 Y1", 0, False),
    (PAIRS, "R1 G1 B1", 1, False),
    (PAIRS, "R1 R1 R2 R2", 0, True),
    (RED_GREEN, "R1 R2 G3 G4", 0, True),
    (RED_GREEN, "R1 R2 G1 G2", 0, True),
    (RED_GREEN, "R1 R1 G1 G2", 0, False),
    (HOMEWORK, "R1 R2 R3 R4 R1 R2", 0, True),
    (HOMEWORK, "R1 Y2 G3 R4 B1 B4", 0, True),
    (HOMEWORK, "R1 Y2 G3 B4 B1 R1", 0, True),
    (HOMEWORK, "R1 Y2 G3 G4 B1 Y1", 0, False),
    ("Ka Kb Kc Kd S- S-", "B1 B2 B4 Y2 Y2", 1, True),
    ("R- R- Y-", "R1 Y1 Y4", 0, False),
    ("infant " + MOON, "R1 R1 R1 B2 B2 B2", 0, True),
    ("infant " + MOON, "R1 R1 R1 R2 R2 R2", 0, False),
    ("infant *a *a *a *a *a", "R1 Y2 G3 B4 B4", 0, True),
]


def counts_of(cards: list[str]) -> list[int]:
    return bag_of(KINDS, [CODES.index(card) for card in cards]).counts


def recipe_of(text: str) -> Recipe:
    words = text.split()
    return Recipe(infant(words[1:])) if words[0] == "infant" else Recipe(words)


@pytest.mark.parametrize(("recipe", "potions", "elixirs", "fits"), ROWS)
def test_the_table_of_the_rules(recipe: str, potions: str, elixirs: int, fits: bool) -> None:
    """MN-54 to MN-61, MN-65, MN-136 as the ledger's 28 rows have them."""
    assert recipe_of(recipe).fits(counts_of(potions.split()), elixirs) is fits
    slots = infant(recipe.split()[1:]) if recipe.startswith("infant") else recipe.split()
    assert reference(slots, potions.split(), elixirs) is fits


@pytest.mark.parametrize(
    ("recipe", "potions", "fits"),
    [
        ("R1 K- K-", "R1 R2 R3", True),  # MN-57: black may be a colour that is printed too
        ("Ka Kb Ra Rb", "R1 R2 R1 R2", True),  # and then the two groups still are two groups
        ("*- *-", "R1 B4", True),  # MN-58: each multicolour slot by itself
        ("Ka Ka", "R1 R1", True),  # MN-63: the same symbol is the same number
        ("Ka Ka", "R1 R2", False),
        ("K2 Ka", "R2 R2", True),  # MN-64: a symbol may be a number that is printed
        ("K2 Ka Kb", "R2 R2 R3", True),
        ("K2 Ka Kb", "R2 R2 R2", False),  # but symbols differ from each other
        ("K- S-", "R1 R1", False),  # MN-56: black and grey differ
        ("S- S-", "R1 R2", True),  # grey alone is just a colour
        ("R4", "R4", True),  # MN-59
        ("R4", "R3", False),
        ("R-", "R3", True),  # MN-60
        ("R-", "Y3", False),  # MN-54
    ],
)
def test_single_rules(recipe: str, potions: str, fits: bool) -> None:
    """MN-R20 and the clauses beside the rows."""
    assert Recipe(recipe.split()).fits(counts_of(potions.split()), 0) is fits


def test_a_mix_has_as_many_cards_as_slots() -> None:
    """MN-53, MN-72."""
    recipe = Recipe(["R-", "R-"])
    assert not recipe.fits(counts_of(["R1"]), 0)
    assert not recipe.fits(counts_of(["R1", "R2", "R3"]), 0)
    assert not recipe.fits(counts_of(["R1", "R2"]), 1)
    assert recipe.fits(counts_of([]), 2)  # MN-R24: Elixirs alone


# ---------------------------------------------------------------- brute force


def reference(slots: list[str], cards: list[str], elixirs: int) -> bool:
    """MN-65 and MN-67, slowly: give every slot a card or an Elixir and see whether the choices agree."""
    if len(cards) + elixirs != len(slots):
        return False
    return place(slots, sorted(cards), elixirs, {})


def place(slots: list[str], cards: list[str], elixirs: int, chosen: dict[str, str]) -> bool:
    if not slots:
        return True
    (group, mark), rest = slots[0], slots[1:]
    if elixirs and place(rest, cards, elixirs - 1, chosen):
        return True
    for at, card in enumerate(cards):
        agreed = agree(group, mark, card, chosen)
        if agreed is not None and place(rest, cards[:at] + cards[at + 1 :], elixirs, agreed):
            return True
    return False


def agree(group: str, mark: str, card: str, chosen: dict[str, str]) -> dict[str, str] | None:
    """The choices of colours and numbers with this card in this slot; None if it cannot be there."""
    colour, number = card
    out = dict(chosen)
    if group in "RYGB":
        if colour != group:
            return None
    elif group in "KS":
        other = "S" if group == "K" else "K"
        if out.setdefault(group, colour) != colour or out.get(other) == colour:
            return None
    if mark in "1234":
        return out if mark == number else None
    if mark in "abcd":
        if out.setdefault(group + mark, number) != number:
            return None
        for symbol in "abcd":
            if symbol != mark and out.get(group + symbol) == number:
                return None
    return out


SLOTS = st.lists(st.builds(lambda g, m: g + m, st.sampled_from(GROUPS), st.sampled_from(MARKS)), min_size=1, max_size=5)
FEW = st.sampled_from(["R1", "R2", "R3", "Y1", "Y2", "G1", "B4"])


@settings(max_examples=400, deadline=None)
@given(slots=SLOTS, cards=st.lists(FEW, max_size=5), elixirs=st.integers(0, 2))
def test_matching_agrees_with_brute_force(slots: list[str], cards: list[str], elixirs: int) -> None:
    """MN-65, MN-67 for any recipe, on mixes of the right size."""
    cards = cards[: max(0, len(slots) - elixirs)]
    elixirs = len(slots) - len(cards)
    assert Recipe(slots).fits(counts_of(cards), elixirs) is reference(slots, cards, elixirs)


@settings(max_examples=300, deadline=None)
@given(
    spell=st.integers(0, len(HOUSE.spells) - 1),
    hand=st.lists(st.sampled_from(["R1", "R2", "R3", "Y1", "Y2", "Y4", "G1", "B1", "B3"]), min_size=2, max_size=7),
    elixirs=st.integers(0, 2),
)
def test_every_fitting_mix_can_be_laid_in_one_way(spell: int, hand: list[str], elixirs: int) -> None:
    """MN-66, MN-71: card by card exactly the fitting mixes come out, each once."""
    hand = [card for at, card in enumerate(hand) if hand[:at].count(card) < 4]
    slots = HOUSE.spells[spell].slots
    wanted = set()
    for used in range(min(elixirs, len(slots)) + 1):
        for cards in combinations(sorted(hand, key=CODES.index), max(0, len(slots) - used)):
            if reference(slots, list(cards), used):
                wanted.add((*cards, *["EL"] * used))
    found = laid_mixes(spell, hand, elixirs)
    assert len(found) == len(set(found))
    assert set(found) == wanted


def laid_mixes(spell: int, hand: list[str], elixirs: int) -> list[tuple[str, ...]]:
    """Every mix that the engine lets a caster lay down, walked card by card."""
    points = HOUSE.spells[spell].points
    opened = ["N01", "N11", "N25"]
    opened[points - 2] = HOUSE.spells[spell].id
    position = f"open: {' '.join(opened)}\nhand A: {' '.join(hand)}\nitems A: {'EL ' * elixirs}\n"
    table = Table(position, chance=("*",))
    if f"cast {points}" not in table.legal("A"):
        return []
    out: list[tuple[str, ...]] = []
    open_states = [GAME.apply(table.state, 0, GAME.read_choice(table.setup, f"cast {points}")[0]).state]
    while open_states:
        state = open_states.pop()
        for choice in GAME.legal(state, 0).copy():
            after = GAME.apply(state, 0, choice).state
            if after.spell_cast:
                out.append(tuple(CODES[kind] for kind in after.mix))
            else:
                open_states.append(after)
    return out


def test_v13_counts() -> None:
    """MN-V13: four mixes, and ten with an Elixir."""
    hand = ["R1", "R1", "R3", "Y2", "Y4"]
    assert len(laid_mixes(0, hand, 0)) == 4
    assert len(laid_mixes(0, hand, 1)) == 10


def test_lists_stay_short_with_forty_cards() -> None:
    """MN-27, MN-R19: a hand of forty is allowed; the choices are offered card by card, at most one for each type."""
    hand = " ".join(CODES[kind] for kind in range(TYPES) for _ in range(2 if kind % 2 else 3))
    table = Table(f"open: N10 N20 N27\nhand A: {hand}\nitems A: EL EL", chance=("*",))
    assert len(hand.split()) == 40
    for points in (2, 3, 4):
        again = Table(f"open: N10 N20 N27\nhand A: {hand}\nitems A: EL EL", chance=("*",)).do(f"A cast {points}")
        while again.field("phase").startswith("mix"):
            assert 1 <= len(again.legal("A")) <= TYPES + 1
            again.do(f"A {again.legal('A')[0]}")
        assert again.state.spell_cast
    assert len(table.legal("A")) < 10


def test_the_grid_of_the_examples_is_legal() -> None:
    assert Table(f"phase: take\ncube: 1 3\n{GRID}").legal("A")


def test_lone_symbols_cost_no_time() -> None:
    """MN-61: a symbol that stands alone in its group may be any number, so it adds no reading of the recipe."""
    recipe = recipe_of("Ra Ya Ga Ba Ka Sa *a")
    assert len(recipe.patterns) == 6  # two colours of four for black and grey
    assert recipe.fits(counts_of(["R1", "Y1", "G2", "B2", "R3", "Y3", "G4"]), 0)
    assert not recipe.fits(counts_of(["R1", "Y1", "G2", "B2", "R3", "R3", "R4"]), 0)
