"""What may be taken from the grid: the shortcut by bits agrees with every set of spaces tried out."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from spellhall.games.novatus.choices import classes_of, lines_of, takes
from spellhall.games.novatus.potions import GAP, SIDE, SPACES, TYPES


def reference(grid: list[int], lines: list[list[int]], take_all: bool) -> list[tuple[int, ...]]:
    """Small sets first, then in reading order. (MN-41 to MN-45)"""
    found: set[tuple[int, ...]] = set()
    for line in lines:
        for whole in classes_of(grid, line):
            for size in range(len(whole) if take_all else 1, len(whole) + 1):
                found |= set(combinations(whole, size))
    return sorted(found, key=lambda spaces: (len(spaces), spaces))


@settings(max_examples=200, deadline=None)
@given(
    grid=st.lists(st.integers(GAP, TYPES - 1), min_size=SPACES, max_size=SPACES),
    cube=st.tuples(st.integers(0, SIDE - 1), st.integers(0, SIDE - 1)),
    few=st.integers(2, TYPES),
    take_all=st.booleans(),
)
def test_takes_agree_with_brute_force(grid: list[int], cube: tuple[int, int], few: int, take_all: bool) -> None:
    """MN-39 to MN-45, MN-134, in grids with many and with few kinds of potions."""
    grid = [card % few if card != GAP else GAP for card in grid]
    for where in (list(cube), []):
        offered = [choice.args for choice in takes(grid, where, take_all)]
        assert offered == reference(grid, lines_of(where), take_all)
