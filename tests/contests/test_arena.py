"""Arenas and teams: who meets whom while the time runs, and that nobody waits for ever."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spellhall.contests import swiss
from spellhall.contests.pairing import Pairing
from spellhall.contests.teams import mates_of, team_table
from spellhall.contests.tournament import Line, Tournament
from spellhall.kernel.errors import SpellhallError


def entered(format: str, players: int, teams: list[str] | None = None, rounds: int = 0) -> Tournament:
    made = Tournament(format, rounds)
    for player in range(players):
        made.take({"enter": f"P{player}", "team": teams[player % len(teams)] if teams else ""})
    return made


@settings(max_examples=80, deadline=None)
@given(st.integers(2, 8), st.data())
def test_as_many_as_possible_are_paired(players: int, data: st.DataObject) -> None:
    """Against a search through all pairings."""
    shunned: dict[int, set[int]] = {}
    pairs = list(combinations(range(players), 2))
    for one, other in data.draw(st.lists(st.sampled_from(pairs), unique=True)):
        shunned.setdefault(one, set()).add(other)
        shunned.setdefault(other, set()).add(one)

    def most(left: list[int]) -> int:
        if len(left) < 2:
            return 0
        first, *rest = left
        with_first = [
            1 + most([one for one in rest if one != other]) for other in rest if other not in shunned.get(first, set())
        ]
        return max([most(rest), *with_first])

    pairing = Pairing(list(range(players)), shunned)
    assert len(pairing.partner) == 2 * most(list(range(players)))
    for one, other in pairs:
        allowed = other not in shunned.get(one, set())
        rest = [player for player in range(players) if player not in (one, other)]
        expected = allowed and 1 + most(rest) == most(list(range(players)))
        assert Pairing(list(range(players)), shunned).fix(one, other) == expected


def test_an_arena_goes_on_with_whoever_is_free() -> None:
    arena = entered("arena", 5)
    arena.take(arena.draw())
    assert [one.players for one in arena.rounds[0]] == [(0, 1), (2, 3)]
    arena.take({"result": 0, "games": [2, 0]})
    assert arena.draw() == {"meet": [[4, 1]]}, "the one who waited meets somebody, and 0 and 1 do not meet again"
    arena.take(arena.draw())
    assert arena.draw() == {"meet": []}, "0 waits: the others play"
    arena.take({"enter": "late"})
    assert arena.draw() == {"meet": [[5, 0]]}
    arena.take(arena.draw())
    arena.take({"end": True})
    assert not arena.over, "games that are being played count"
    arena.take({"result": 1, "games": [0, 0]})
    arena.take({"result": 2, "games": [1, 1]})
    arena.take({"result": 3, "games": [0, 2]})
    assert arena.over
    with pytest.raises(SpellhallError, match="while it goes on"):
        arena.take({"meet": [[0, 2]]})
    points = {arena.names[line.player]: line.points for line in arena.table()}
    assert points == {"P0": 2.0, "P1": 0.5, "P2": 0.5, "P3": 0.5, "P4": 0.5, "late": 0.0}


def test_two_players_of_an_arena_meet_again_and_again() -> None:
    arena = entered("arena", 2)
    for number in range(3):
        arena.take(arena.draw())
        arena.take({"result": number, "games": [1, 1]})
    assert len(arena.rounds[0]) == 3


@pytest.mark.parametrize("line", [{"meet": [[0]]}, {"meet": [[0, 0]]}, {"meet": [[0, 9]]}, {"meet": [[0, 1], [1, 2]]}])
def test_meetings_that_do_not_fit_are_refused(line: Line) -> None:
    arena = entered("arena", 3)
    with pytest.raises(SpellhallError):
        arena.take(line)
    assert not arena.rounds


@pytest.mark.parametrize("players", [3, 7, 16, 200])
@pytest.mark.parametrize("teams", [None, ["A", "B", "C"]])
def test_whole_arenas(players: int, teams: list[str] | None) -> None:
    """Whoever finishes is free again: nobody meets twice in a row, no team meets itself, and nobody starves."""
    arena = entered("arena", players, teams)
    mates = mates_of(arena.teams)
    dice = random.Random(players)
    before: dict[int, int] = {}
    for _ in range(12 if players > 100 else 60):
        line = arena.draw()
        playing = bool(arena.open)
        for one, other in line["meet"]:
            assert other not in mates.get(one, set())
            if playing or len(arena.free()) > 3:
                assert before.get(one) != other
                assert before.get(other) != one
            before[one], before[other] = other, one
        arena.take(line)
        assert len(arena.free()) <= (1 if players > 7 else 3), "everybody plays who can"
        for place in dice.sample(arena.open, max(1, len(arena.open) // 2)):
            arena.take({"result": place, "games": [dice.randint(0, 2), 1]})
    meetings = [sum(one.has(player) for one in arena.rounds[0]) for player in range(players)]
    assert min(meetings) >= (2 if players > 100 else 10)


@pytest.mark.parametrize(("players", "teams"), [(8, ["A", "B"]), (15, ["A", "B", "C"]), (200, ["A", "B"])])
def test_players_of_a_team_do_not_meet_in_swiss_rounds(players: int, teams: list[str]) -> None:
    held = entered("swiss", players, teams, rounds=4)
    dice = random.Random(players)
    mates = mates_of(held.teams)
    for _ in range(4):
        held.take(held.draw())
        for meeting in held.rounds[-1]:
            assert meeting.bye or meeting.players[1] not in mates[meeting.players[0]]
        for place in held.open:
            held.take({"result": place, "games": [dice.randint(0, 2), 1]})


def test_a_team_too_large_to_keep_apart_meets_at_the_bottom() -> None:
    order = swiss.ranked(list(range(6)), lambda _: 0.0)
    found = swiss.draw(order, {}, set(), mates_of(["A", "B", "A", "A", "A", "A"]))
    assert [one.players for one in found] == [(0, 1), (2, 4), (3, 5)], "only those at the bottom meet their own team"


def test_a_second_meeting_is_better_than_a_meeting_of_a_team() -> None:
    order = swiss.ranked([0, 1, 2, 3], lambda _: 0.0)
    met = {0: {2, 3}, 1: {2, 3}, 2: {0, 1}, 3: {0, 1}}
    found = swiss.draw(order, met, set(), mates_of(["A", "A", "B", "B"]))
    assert sorted(tuple(sorted(one.players)) for one in found) in ([(0, 2), (1, 3)], [(0, 3), (1, 2)])


def test_as_many_of_a_team_count_as_the_smallest_has() -> None:
    held = Tournament("round-robin")
    for name, team in (("a", "Owls"), ("b", "Owls"), ("c", "Owls"), ("d", "Foxes"), ("e", "Foxes")):
        held.take({"enter": name, "team": team})
    while not held.over:
        held.take(held.draw())
        for place in held.open:
            one, other = held.rounds[-1][place].players
            held.take({"result": place, "games": [2, 0] if one < other else [0, 2]})
    assert {frozenset(one.players) for meetings in held.rounds for one in meetings if not one.bye} == {
        frozenset((owl, fox)) for owl in range(3) for fox in (3, 4)
    }
    owls, foxes = team_table(held.teams, held.table())
    assert (owls.team, owls.players, foxes.players) == ("Owls", (0, 1), (3, 4))
    assert owls.points > foxes.points
    assert held.team_table() == [owls, foxes]


def test_whoever_left_a_swiss_tournament_can_come_back_and_a_referee_corrects() -> None:
    held = entered("swiss", 4)
    held.take(held.draw())
    held.take({"leave": 0})
    assert held.rounds[-1][0].games == (0.0, 1.0)
    held.take({"settle": 0, "games": [1, 1]})
    held.take({"result": 1, "games": [2, 0]})
    held.take({"back": 0})
    assert sorted(player for one in held.draw()["round"] for player in one) == [0, 1, 2, 3]
    with pytest.raises(SpellhallError, match="has not left"):
        held.take({"back": 0})
    with pytest.raises(SpellhallError, match="no meeting 9"):
        held.take({"settle": 8, "games": [1, 1]})
    knockout = entered("knockout", 4)
    knockout.take(knockout.draw())
    knockout.take({"leave": 3})
    with pytest.raises(SpellhallError, match="Only a Swiss"):
        knockout.take({"back": 3})
