"""Bags know the kinds that they hold, whatever was done to them; sets of small numbers as bits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellhall.kernel.bits import holds, lowest, moved_up
from spellhall.kernel.state import decoded, encoded, hidden
from spellhall.kernel.zones import Bag, UniqueBag, bag_of, unique_bag, unseen

KINDS = 62


def held(bag: Bag) -> list[int]:
    return [kind for kind in range(KINDS) if bag.kinds() >> kind & 1]


def counted(bag: Bag) -> list[int]:
    return [kind for kind, number in enumerate(bag.counts) if number]


@given(
    st.lists(st.tuples(st.sampled_from(["add", "remove", "pour", "clone", "ask", "save"]), st.integers(0, KINDS - 1)))
)
def test_a_bag_knows_its_kinds(steps: list[tuple[str, int]]) -> None:
    """Asked early or late, the answer is what the counts say."""
    bag, other = bag_of(KINDS, [0, 0, 31, 32, 61]), bag_of(KINDS, [])
    for step, kind in steps:
        if step == "add":
            bag.add(kind)
        elif step == "remove" and bag.counts[kind]:
            bag.remove(kind)
        elif step == "pour":
            bag.pour_into(other)
        elif step == "clone":
            twin = bag.clone()
            bag.add(kind)
            assert held(twin) == counted(twin)
        elif step == "ask":
            assert held(bag) == counted(bag)
        elif step == "save":
            bag = decoded(encoded(bag), {"Bag": Bag})
    assert held(bag) == counted(bag)
    assert held(other) == counted(other)


def test_a_covered_bag_tells_no_kinds() -> None:
    """What was worked out for the owner does not stay in a bag that another seat sees."""
    bags = [bag_of(KINDS, [3, 5]), bag_of(KINDS, [7])]
    assert [held(bag) for bag in bags] == [[3, 5], [7]]
    bags[0] = hidden(bags[0])
    assert [held(bag) for bag in bags] == [[], [7]]
    assert held(bags[1].covered()) == held(unseen(4)) == []


@given(st.sets(st.integers(0, KINDS - 1), min_size=1))
def test_the_lowest_of_a_set(members: set[int]) -> None:
    bits = 0
    for member in members:
        bits |= moved_up(1, member)
    assert [number for number in range(KINDS) if holds(bits, number)] == sorted(members)
    found = []
    while bits:
        found.append(lowest(bits))
        bits &= bits - 1
    assert found == sorted(members)


# ---------------------------------------------------------------- bags with one of each


def test_a_unique_bag_holds_what_was_put_into_it() -> None:
    bag = unique_bag(KINDS, [0, 17, 61])
    assert (bag.cards(), bag.size) == ([0, 17, 61], 3)
    bag.remove(17)
    assert [bag.has(card) for card in (0, 17, 61)] == [True, False, True]
    twin = bag.clone()
    twin.add(5)
    assert (bag.cards(), twin.cards()) == ([0, 61], [0, 5, 61])


def test_a_card_is_in_a_unique_bag_once_or_not_at_all() -> None:
    with pytest.raises(ValueError, match="already"):
        unique_bag(KINDS, [4, 4])
    with pytest.raises(ValueError, match="no card of kind 4"):
        unique_bag(KINDS, []).remove(4)
    with pytest.raises(ValueError, match="only one each"):
        decoded(encoded(bag_of(KINDS, [4, 4])), {"Bag": UniqueBag})


@pytest.mark.parametrize("cards", [[], [3], list(range(KINDS))])
def test_a_unique_bag_is_written_as_a_bag(cards: list[int]) -> None:
    """Whether a game keeps its cards as counts or as bits changes no save and no fingerprint."""
    bag = unique_bag(KINDS, cards)
    assert encoded(bag) == encoded(bag_of(KINDS, cards))
    assert decoded(encoded(bag), {"Bag": UniqueBag}) == bag


def test_of_a_covered_unique_bag_only_the_size_is_left() -> None:
    bags = [unique_bag(KINDS, [3, 5]), unique_bag(KINDS, [7])]
    bags[0] = hidden(bags[0])
    assert bags[0] == unique_bag(KINDS, [3, 5]).covered()
    assert (bags[0].known, bags[0].size, bags[0].cards()) == (False, 2, [])
    assert encoded(bags[0]) == encoded(unseen(2))
    assert bags[1].cards() == [7]
