"""Tallies say what the plain counts say, and patterns lack what a search finds."""

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from spellhall.kernel.tallies import (
    MOST_COUNTED,
    PLACES,
    TALLIED,
    Pattern,
    count_among,
    from_kind_on,
    kinds_among,
    one_in_high,
    one_in_low,
    only,
    place_of,
    sum_of,
    tally_of,
    tally_of_kinds,
    with_count_of,
)

COUNTS = st.lists(st.integers(0, MOST_COUNTED), min_size=TALLIED, max_size=TALLIED)
FEW = st.lists(st.integers(0, 3), min_size=TALLIED, max_size=TALLIED)
KINDS = st.sets(st.integers(0, TALLIED - 1))


@given(COUNTS)
def test_a_tally_counts(counts: list[int]) -> None:
    low, high = tally_of(counts)
    assert tally_of_kinds(counts, sum(1 << kind for kind, number in enumerate(counts) if number)) == (low, high)
    assert sum_of(low, high) == sum(counts)
    assert 0 <= place_of(low, high) < PLACES


def test_a_tally_has_bounds() -> None:
    """What comes after the sixteenth kind is left out, and nobody needs more than fifteen of a kind."""
    assert tally_of([1] * TALLIED + [7]) == tally_of([1] * TALLIED)
    assert tally_of([99]) == tally_of([MOST_COUNTED])


@given(COUNTS, KINDS)
def test_some_kinds_of_a_tally(counts: list[int], kinds: set[int]) -> None:
    low, high = tally_of(counts)
    whole = tally_of([MOST_COUNTED if kind in kinds else 0 for kind in range(TALLIED)])
    single = tally_of([int(kind in kinds) for kind in range(TALLIED)])
    assert count_among(low, high, *whole) == sum(counts[kind] for kind in kinds)
    assert kinds_among(low, high, *single) == sum(counts[kind] > 0 for kind in kinds)


@given(COUNTS, COUNTS, st.integers(0, TALLIED - 1))
def test_one_kind_of_a_tally(counts: list[int], others: list[int], kind: int) -> None:
    low, high = tally_of(counts)
    other_low, other_high = tally_of(others)
    alone = [int(place == kind) for place in range(TALLIED)]
    assert (one_in_low(kind), one_in_high(kind)) == tally_of(alone)
    rest = [number if place >= kind else 0 for place, number in enumerate(counts)]
    assert (from_kind_on(low, kind), from_kind_on(high, kind - 8)) == tally_of(rest)
    changed = [others[kind] if place == kind else number for place, number in enumerate(counts)]
    made = with_count_of(low, other_low, one_in_low(kind)), with_count_of(high, other_high, one_in_high(kind))
    assert made == tally_of(changed)


@settings(max_examples=60, deadline=None)
@given(FEW, st.lists(st.sets(st.integers(0, TALLIED - 1), min_size=1, max_size=4), min_size=1, max_size=5))
def test_a_pattern_lacks_what_a_search_finds(counts: list[int], slots: list[set[int]]) -> None:
    pattern = Pattern([sum(only(kind) for kind in slot) for slot in slots])
    low, high = tally_of(counts)
    assert pattern.missing(low, high, len(slots) + 1) == fewest_empty(counts, slots)


def fewest_empty(counts: list[int], slots: list[set[int]]) -> int:
    """Slots are filled greedily in every order, each with every kind that it accepts."""
    best = len(slots)
    for order in permutations(slots):
        reached = {tuple(counts)}
        filled = 0
        for slot in order:
            after = set()
            for left in reached:
                for kind in slot:
                    if left[kind]:
                        after.add((*left[:kind], left[kind] - 1, *left[kind + 1 :]))
            if after:
                reached, filled = after, filled + 1
        best = min(best, len(slots) - filled)
    return best
