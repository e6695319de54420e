"""Puzzles over the wire: the question without its answer, bounds, and the same words as in a hall of one device."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from benchmarks.halls import HallProcess

from spellhall.here.calls import answer
from spellhall.here.hall import Here
from spellhall.here.store import Memory
from spellhall.puzzles.daily import day_of, puzzle_of_day

DAY = "2026-11-18"


def test_a_puzzle_over_the_wire(hall: HallProcess) -> None:
    status, counts = hall.call("GET", "/api/puzzles")
    assert status == 200
    assert all(each["puzzles"] > 0 for each in counts)
    assert "mathwiz" in [each["game"] for each in counts]
    status, shown = hall.call("GET", f"/api/puzzles/mathwiz/{DAY}")
    assert status == 200
    puzzle = puzzle_of_day("mathwiz", day_of(DAY))
    assert shown["id"] == puzzle.id
    assert not {"answers", "answer", "position", "tempting", "solved"} & set(shown)
    status, right = hall.call("POST", f"/api/puzzles/mathwiz/{DAY}", {"choice": puzzle.answers[0]})
    assert (status, right["good"]) == (200, True)
    status, wrong = hall.call("POST", f"/api/puzzles/mathwiz/{DAY}", {"choice": puzzle.tempting})
    assert (status, wrong["good"], wrong["answer"]) == (200, False, puzzle.answers[0])


def test_what_is_no_puzzle_is_refused_with_a_sentence(hall: HallProcess) -> None:
    for address, status in [
        ("/api/puzzles/chess/2026-11-18", 404),
        ("/api/puzzles/mathwiz/2026-02-30", 422),
        ("/api/puzzles/mathwiz/1999-01-01", 422),
        ("/api/puzzles/mathwiz/nothing", 422),
    ]:
        found, problem = hall.call("GET", address)
        assert found == status, address
        assert problem["text"], address
    for choice, status in [("12x", 422), ("x" * 401, 400), (7, 400)]:
        assert hall.call("POST", f"/api/puzzles/mathwiz/{DAY}", {"choice": choice})[0] == status, choice


def test_the_same_puzzle_without_a_hall(hall: HallProcess) -> None:
    async def asked(method: str, address: str, body: Any = None) -> Any:
        status, text = await answer(here, method, address, json.dumps(body), "")
        assert status == 200, text
        return json.loads(text)

    async def play() -> None:
        assert await asked("GET", "/api/puzzles") == hall.call("GET", "/api/puzzles")[1]
        shown = await asked("GET", f"/api/puzzles/mathwiz/{DAY}")
        there = hall.call("GET", f"/api/puzzles/mathwiz/{DAY}")[1]
        assert (shown["id"], shown["view"]) == (there["id"], there["view"])
        assert shown["task"]["key"] == "puzzle-task-best"
        given = {"choice": puzzle_of_day("mathwiz", day_of(DAY)).answers[0]}
        assert (await asked("POST", f"/api/puzzles/mathwiz/{DAY}", given))["good"]
        assert (await answer(here, "GET", "/api/puzzles/mathwiz/never", "", ""))[0] == 422

    here = Here(Memory(), nobody)
    asyncio.run(play())


async def nobody(name: str, given: list[Any]) -> Any:
    raise AssertionError("a puzzle needs no second worker")
