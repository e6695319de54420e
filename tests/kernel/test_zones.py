"""Bags know the kinds that they hold, whatever was done to them; sets of small numbers as bits."""

from hypothesis import given
from hypothesis import strategies as st

from spellhall.kernel.bits import lowest, moved_up
from spellhall.kernel.sight import cover_others
from spellhall.kernel.state import decoded, encoded
from spellhall.kernel.zones import Bag, bag_of, unseen

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
    cover_others(bags, 1, True)
    assert [held(bag) for bag in bags] == [[], [7]]
    assert held(bags[1].covered()) == held(unseen(4)) == []


@given(st.sets(st.integers(0, KINDS - 1), min_size=1))
def test_the_lowest_of_a_set(members: set[int]) -> None:
    bits = 0
    for member in members:
        bits |= moved_up(1, member)
    found = []
    while bits:
        found.append(lowest(bits))
        bits &= bits - 1
    assert found == sorted(members)
