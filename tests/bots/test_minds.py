"""Minds in play: whole numbers, the same everywhere, from what a seat may see; asked only where they were made for."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import pytest

from spellhall.bots.base import Clock
from spellhall.bots.levels import LevelBot, judging_knowledge, level_bot
from spellhall.bots.minds import CHOICE_LANE, FILE, KEPT_BITS, SURE, TABLE_LANE, Mind, mind_of, packed, seer_for
from spellhall.bots.networks import chance_to_beat
from spellhall.bots.players import make_player
from spellhall.bots.strengths import strengths_of
from spellhall.encoding.looks import looks_at
from spellhall.games import all_games, game
from spellhall.kernel.chance import Seeded
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.rooms import file_in
from spellhall.lab.contestants import make_contestant

LEARNED = [each for each in all_games() if file_in(each, FILE) is not None]
ABOUT: dict[str, Any] = {"seats": 2, "uses": ["weighs"], "turns": 0, "playouts": 10}
PINNED = {
    "mathemagician": "4752ca4251cf03c5",
    "mathwiz": "951fd6fef06ff047",
    "spellcaster": "4e79454c98938f86",
}
"""What the scores of the first decisions of a game come to; the same compiled, plain and in a browser."""


def by_hand(held: dict[str, Any], table: bytes, rows: list[bytes]) -> tuple[list[int], float]:
    """What a mind says, with a list where it has lanes."""
    inner = list(held["table_bias"])
    for place, value in enumerate(table):
        inner = [sum + value * weight for sum, weight in zip(inner, held["table"][place], strict=True)]
    start = [*held["choice_bias"], held["promise_bias"]]
    for value, row in zip(inner, held["inner"], strict=True):
        start = [sum + (max(0, value) >> KEPT_BITS) * weight for sum, weight in zip(start, row, strict=True)]
    scores = []
    for choice in rows:
        values = start[:-1]
        for place, value in enumerate(choice):
            values = [sum + value * weight for sum, weight in zip(values, held["choices"][place], strict=True)]
        kept = [max(0, value) for value in values]
        scores.append(sum(kept[: held["gains"]]) - sum(kept[held["gains"] :]))
    return scores, chance_to_beat(start[-1])


def test_lanes_add_up_as_lists_do() -> None:
    """Random weights, most of them of either sign: all lanes of a number at once, and value by value."""
    luck = random.Random(28)

    def some(*sizes: int) -> Any:
        return [some(*sizes[1:]) for _ in range(sizes[0])] if sizes else luck.randrange(-(1 << 18), 1 << 18)

    for gains in (0, 3, 5):
        held = {"about": ABOUT, "gains": gains, "table": some(9, 4), "table_bias": some(4), "inner": some(4, 6)}
        held |= {"choices": some(7, 5), "choice_bias": some(5), "promise_bias": some()}
        mind = Mind(held)
        for _ in range(50):
            table = bytes(luck.choice((0, 0, 1, 1, 200)) for _ in range(9))
            rows = [bytes(luck.choice((0, 1, 3)) for _ in range(7)) for _ in range(4)]
            inner = mind.read(table)
            assert (mind.scores(inner, b"".join(rows)), mind.promise(inner)) == by_hand(held, table, rows)


def test_parts_that_do_not_fit_are_no_mind() -> None:
    held = {"about": ABOUT, "gains": 1, "table": [[1]], "table_bias": [0], "inner": [[1, 1], [1, 1]]}
    with pytest.raises(ValueError, match="fit together"):
        Mind(held | {"choices": [[1]], "choice_bias": [0], "promise_bias": 0})


def test_packed_lanes_may_hold_numbers_below_zero() -> None:
    assert packed([1, -1, 2], TABLE_LANE) == 1 - (1 << TABLE_LANE) + (2 << 2 * TABLE_LANE)


@pytest.mark.parametrize("one", LEARNED, ids=lambda one: one.id)
def test_no_sum_of_a_shipped_mind_can_leave_its_lane(one: GameDefinition[Any]) -> None:
    """Even if every feature had its greatest value, and with the sign that does most harm."""
    held = json.loads(file_in(one, FILE) or "")
    looks = looks_at(one, one.setup(2))
    tops = [*looks.encoding.tops, *looks.glance.tops]
    first = most([held["table_bias"], *scaled(held["table"], tops)])
    assert max(first) < 1 << (TABLE_LANE - 1)
    inner = scaled(held["inner"], [value >> KEPT_BITS for value in first])
    rows = [[*row, 0] for row in scaled(held["choices"], looks.glance.choice_tops)]
    second = most([[*held["choice_bias"], held["promise_bias"]], *inner, *rows])
    assert max(second) < 1 << (CHOICE_LANE - 1)
    assert max(sum(second[: held["gains"]]), sum(second[held["gains"] : -1])) < SURE


def scaled(rows: list[list[int]], tops: list[int]) -> list[list[int]]:
    return [[top * weight for weight in row] for row, top in zip(rows, tops, strict=True)]


def most(rows: list[list[int]]) -> list[int]:
    return [sum(abs(value) for value in column) for column in zip(*rows, strict=True)]


def course(one: GameDefinition[Any], seats: int, number: int) -> list[Any]:
    """Positions with something to choose, of a game between quick players."""
    state = one.start_quietly(one.setup(seats), Seeded(f"minds/{seats}"))
    players = [make_player("adept", one, f"minds/{seat}") for seat in range(seats)]
    out: list[Any] = []
    while state.outcome is None and len(out) < number:
        seat = one.waiting(state)[0]
        if len(one.legal(state, seat)) > 1:
            out.append(state.clone())
        choice = players[seat].choose(one.view_for(state, seat), one.decision_for(state, seat), Clock())
        one.apply_owned(state, seat, choice)
    return out


@pytest.mark.parametrize("one", LEARNED, ids=lambda one: one.id)
def test_scores_are_the_same_everywhere(one: GameDefinition[Any]) -> None:
    mind = mind_of(one)
    assert mind is not None
    seer = seer_for(mind, one, one.setup(2))
    assert seer is not None
    told = hashlib.sha256()
    for state in course(one, 2, 30):
        seat = one.waiting(state)[0]
        scores = seer.scores(state, seat, one.legal(state, seat))
        assert all(isinstance(score, int) for score in scores)
        told.update(repr((scores, seer.promise(state, seat))).encode())
    assert told.hexdigest()[:16] == PINNED[one.id]


@pytest.mark.parametrize("one", LEARNED, ids=lambda one: one.id)
def test_a_mind_knows_no_more_than_the_seat(one: GameDefinition[Any]) -> None:
    """The true state, the seat's view and other worlds that look the same to it: the same scores."""
    mind = mind_of(one)
    assert mind is not None
    seer = seer_for(mind, one, one.setup(2))
    assert seer is not None
    for number, state in enumerate(course(one, 2, 12)):
        seat = one.waiting(state)[0]
        view = one.view_for(state, seat)
        choices = one.legal(state, seat)
        wanted = (seer.scores(view.state, seat, choices), seer.promise(view.state, seat))
        for table in (state, one.imagine(view, Seeded(f"a/{number}")), one.imagine(view, Seeded(f"b/{number}"))):
            assert (seer.scores(table, seat, choices), seer.promise(table, seat)) == wanted


@pytest.mark.parametrize("one", LEARNED, ids=lambda one: one.id)
def test_more_seats_other_rules_and_lower_levels_do_without(one: GameDefinition[Any]) -> None:
    mind = mind_of(one)
    assert mind is not None
    assert mind.about["practice"]["game"] == one.id
    assert len(file_in(one, FILE) or "") < 1_000_000
    knows = level_bot(one, "", "archmage").knows
    turns = knows.turns
    assert knows.seeing(one.setup(2)) is not None
    for seats in one.seat_counts:
        if seats != 2:
            assert knows.seeing(one.setup(seats)) is None
            assert knows.turns == turns
    assert [strength.learned for strength in strengths_of(one)] == [False, False, False, False, True]
    assert level_bot(one, "", "magus").knows.mind is None
    assert judging_knowledge(one).mind is None


@pytest.mark.parametrize("one", LEARNED, ids=lambda one: one.id)
def test_the_strongest_level_asks_it_and_can_be_made_without(one: GameDefinition[Any]) -> None:
    state = course(one, 2, 6)[-1]
    seat = one.waiting(state)[0]
    view, decision = one.view_for(state, seat), one.decision_for(state, seat)
    first, second = (level_bot(one, "same", "archmage").choose(view, decision, Clock(iterations=12)) for _ in range(2))
    assert first == second
    assert first in decision.choices
    without = make_contestant("hand:archmage", one, "same")
    assert isinstance(without, LevelBot)
    assert without.knows.mind is None
    assert without.choose(view, decision, Clock(iterations=12)) in decision.choices


def test_a_mind_of_a_file_plays_alone(tmp_path: Any) -> None:
    """Most of the strength is in the mind: without any search it beats adept from both seats."""
    one = game("spellcaster")
    path = tmp_path / "choices.json"
    path.write_text(file_in(one, FILE) or "", encoding="utf-8")
    won = 0
    for deal in range(6):
        for own in range(2):
            bots = [make_contestant(f"alone:{path}" if seat == own else "adept", one, f"{deal}") for seat in range(2)]
            state = one.start_quietly(one.setup(2), Seeded(f"alone/{deal}"))
            while state.outcome is None:
                seat = one.waiting(state)[0]
                chosen = bots[seat].choose(one.view_for(state, seat), one.decision_for(state, seat), Clock())
                one.apply_owned(state, seat, chosen)
            won += state.outcome.ranks[own] == 1
    assert won >= 8  # it wins nine games of ten
