"""Who meets whom: published tables, what must always hold, and the best pairing found by trying all."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spellhall.contests import knockout, round_robin, swiss
from spellhall.contests.meetings import Meeting

# Berger's tables as chess federations print them
BERGER = {
    4: ["1-4 2-3", "4-3 1-2", "2-4 3-1"],
    6: ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"],
    8: [
        "1-8 2-7 3-6 4-5",
        "8-5 6-4 7-3 1-2",
        "2-8 3-1 4-7 5-6",
        "8-6 7-5 1-4 2-3",
        "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4",
        "4-8 5-3 6-2 7-1",
    ],
}


def text(meetings: list[Meeting]) -> str:
    return " ".join("-".join(map(str, meeting.players)) for meeting in meetings)


@pytest.mark.parametrize("players", list(BERGER))
def test_everybody_meets_everybody_by_bergers_tables(players: int) -> None:
    assert [text(meetings) for meetings in round_robin.schedule(list(range(1, players + 1)))] == BERGER[players]


@pytest.mark.parametrize("players", range(2, 14))
def test_everybody_meets_everybody_once_and_rests_alike(players: int) -> None:
    rounds = round_robin.schedule(list(range(players)))
    pairs = [tuple(sorted(one.players)) for meetings in rounds for one in meetings if not one.bye]
    assert sorted(pairs) == list(combinations(range(players), 2))
    assert all(sorted(p for one in meetings for p in one.players) == list(range(players)) for meetings in rounds)
    byes = [one.players[0] for meetings in rounds for one in meetings if one.bye]
    assert sorted(byes) == (list(range(players)) if players % 2 else [])


@pytest.mark.parametrize(
    ("order", "met", "rested", "expected"),
    [
        # the first round: the upper half meets the lower half, as in every handbook
        ("1 2 3 4 5 6 7 8", "", "", "1-5 2-6 3-7 4-8"),
        ("1 2 3 4 5 6 7", "", "", "1-4 2-5 3-6 7"),
        # after it: winners meet winners, losers losers
        ("1:1 2:1 3:1 4:1 5 6 7 8", "1-5 2-6 3-7 4-8", "", "1-3 2-4 5-7 6-8"),
        # who met already does not meet again: the next of the lower half, then the own half, then the next group
        ("1:1 2:1 3:1 4:1", "1-3", "", "1-4 2-3"),
        ("1:1 2:1 3:1 4:1", "1-3 1-4", "", "1-2 3-4"),
        ("1:2 2:2 3:1 4:1 5 6", "1-2 3-4", "", "1-3 2-4 5-6"),
        # an odd group sends its last down; a bye goes to the lowest who has had none
        ("1:1 2:1 3:1 4 5 6", "", "", "1-2 3-4 5-6"),
        ("1:1 2:1 3 4 5", "", "5", "1-2 3-5 4"),
        # a second meeting is better than a second bye, and the lowest rests if nothing else decides
        ("1:2 2:1 3", "2-3", "2 3", "2-3 1"),
        ("1:1 2 3", "1-2 1-3 2-3", "", "1-2 3"),
        # the last pairs may not leave two who have met: the pair above changes
        ("1:1 2:1 3 4", "3-4 1-4", "", "1-3 2-4"),
        # no pairing without a second meeting: those at the bottom meet again
        ("1:1 2 3 4", "1-2 1-3 1-4 2-3 2-4 3-4", "", "1-2 3-4"),
    ],
)
def test_swiss_rounds(order: str, met: str, rested: str, expected: str) -> None:
    ranked = [(int(word.partition(":")[0]), float(word.partition(":")[2] or 0)) for word in order.split()]
    known: dict[int, set[int]] = {}
    for pair in met.split():
        one, other = map(int, pair.split("-"))
        known.setdefault(one, set()).add(other)
        known.setdefault(other, set()).add(one)
    assert text(swiss.draw(ranked, known, {int(word) for word in rested.split()})) == expected


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 9), st.data())
def test_whoever_can_be_paired_is(players: int, data: st.DataObject) -> None:
    """Against a search through all pairings of a few players who have met anybody."""
    pairs = list(combinations(range(players), 2))
    met: dict[int, set[int]] = {}
    for one, other in data.draw(st.lists(st.sampled_from(pairs), unique=True)):
        met.setdefault(one, set()).add(other)
        met.setdefault(other, set()).add(one)

    def possible(left: list[int]) -> bool:
        return not left or any(
            other not in met.get(left[0], set()) and possible([one for one in left[1:] if one != other])
            for other in left[1:]
        )

    here = list(range(players - players % 2))
    assert swiss.can_be_paired(frozenset(here), met) == possible(here)


@pytest.mark.parametrize(("players", "rounds"), [(5, 5), (6, 5), (16, 8), (33, 9), (80, 7)])
def test_whole_swiss_tournaments(players: int, rounds: int) -> None:
    """The better always wins: nobody meets twice, nobody rests twice, and the best is first."""
    points = [0.0] * players
    met: dict[int, set[int]] = {}
    rested: set[int] = set()
    for _ in range(rounds):
        meetings = swiss.draw(swiss.ranked(list(range(players)), points.__getitem__), met, rested)
        assert sorted(player for one in meetings for player in one.players) == list(range(players))
        for meeting in meetings:
            if meeting.bye:
                assert meeting.players[0] not in rested
                rested.add(meeting.players[0])
            else:
                one, other = meeting.players
                assert other not in met.get(one, set())
                met.setdefault(one, set()).add(other)
                met.setdefault(other, set()).add(one)
            points[min(meeting.players)] += 1
    assert max(range(players), key=lambda player: points[player]) == 0


def test_a_knockout_keeps_the_strongest_apart() -> None:
    assert text(knockout.first_round([1, 2, 3, 4, 5, 6, 7, 8])) == "1-8 4-5 2-7 3-6"
    first = knockout.first_round([1, 2, 3, 4, 5, 6])
    assert text(first) == "1 4-5 2 3-6"
    rounds = [[one if one.bye else one._replace(games=(0.5, 1.5)) for one in first]]
    assert text(knockout.next_round(rounds, set())) == "1-5 2-6"
    assert text(knockout.next_round(rounds, {5})) == "1 2-6"
