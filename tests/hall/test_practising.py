"""Practising alone through the hall: sums, ways and passports, with nothing stored."""

from __future__ import annotations

from typing import Any

import pytest
from benchmarks.halls import HallProcess

from spellhall.hall.sums import Practise, practised
from spellhall.practice import BadPassport, read_fact, unpack


def test_twenty_sums_over_the_wire(hall: HallProcess) -> None:
    status, now = hall.call("POST", "/api/practice", {"plan": "tables 2-12"})
    assert status == 200
    missed = ""
    for place in range(20):
        value = read_fact(now["sum"]).value
        given = value + (place == 3)
        body = {
            "plan": "tables 2-12",
            "passport": now["passport"],
            "lesson": now["lesson"],
            "given": given,
            "seconds": 3.5,
        }
        status, after = hall.call("POST", "/api/practice", body)
        assert status == 200
        assert after["right"] == (place != 3)
        assert after["value"] == value
        if place == 3:
            missed = now["sum"]
            assert after["way"]["text"] == missed
        if place == 4:  # after one other, it comes back
            assert after["sum"] == missed
        now = after
    assert now["answered"] == 20
    assert len(unpack(now["passport"]).known) > 8


def test_ways_in_the_language_of_the_caller(hall: HallProcess) -> None:
    assert hall.call("GET", "/api/practice/ways/6x8")[1]["first"] == "6 × 8 is one 8 more than 5 × 8 = 40."
    german = hall.call("GET", "/api/practice/ways/6x8", lang="de")[1]
    assert german["first"] == "6 × 8 ist eine 8 mehr als 5 × 8 = 40."
    assert hall.call("GET", "/api/practice/ways/6y8")[0] == 422
    status, code = hall.call("POST", "/api/practice/code", {"text": "http://hall.example/practise#" + "A2" * 600})
    assert status == 200
    assert len(code["rows"]) == len(code["rows"][0]) > 80


@pytest.mark.parametrize(
    "lesson",
    [
        {},
        {"now": "6x8"},
        {"now": "6x8", "debt": "x", "due": {}, "new": [], "asked": []},
        {"now": "6x8", "debt": 1e999, "due": {}, "new": [], "asked": []},
        {"now": "6x8", "debt": 0, "due": {"6x8": [1, 7]}, "new": [], "asked": []},
        {"now": "6x8", "debt": 0, "due": [], "new": [], "asked": []},
        {"now": "6x8", "debt": 0, "due": {}, "new": [], "asked": ["6x8"] * 500},
        {"now": None, "debt": 0, "due": {}, "new": [], "asked": []},
    ],
)
def test_a_lesson_that_was_tampered_with_is_refused(lesson: dict[str, Any]) -> None:
    with pytest.raises(BadPassport, match="begin a new one"):
        practised(Practise("tables 2-12", "", lesson, 3, 1.0), 1, "en")


def test_a_passport_goes_on_where_it_stopped() -> None:
    first = practised(Practise("tables 6-9"), 20_000, "en")
    wrong = practised(Practise("tables 6-9", first.passport, first.lesson, 1, 4.0), 20_000, "en")
    assert wrong.right is False
    later = practised(Practise("tables 6-9", wrong.passport), 20_007, "en")
    after = practised(
        Practise("tables 6-9", later.passport, later.lesson, read_fact(later.sum).value, 2.0), 20_007, "en"
    )
    assert first.sum in (later.sum, after.sum)  # what was missed opens the next lesson
