"""Practising alone, over the network. Nothing is stored: what is said, and what travels, is in `sums.py`."""

from __future__ import annotations

from litestar import get, post

from spellhall.hall.api import Call, Short, caller_of, hall_of, language_of, problems
from spellhall.hall.hours import now_ms
from spellhall.hall.sums import DAY, Code, CodeWish, Practise, Practised, WayShown, code_of, practised, shown
from spellhall.practice import read_fact


@get("/api/practice/ways/{fact:str}", sync_to_thread=False, responses=problems(400, 422), tags=["practice"])
def way_to(request: Call, fact: Short) -> WayShown:
    """How to find the answer of a sum such as 6x8, 7+5 or 13-6."""
    return shown(read_fact(fact), language_of(request))


@post("/api/practice", status_code=200, sync_to_thread=True, responses=problems(400, 422, 429), tags=["practice"])
def practise(request: Call, data: Practise) -> Practised:
    """The next sum for a passport, after the answer to the last one. Nothing is stored: the model goes back."""
    with hall_of(request).limits.working(caller_of(request)):
        return practised(data, now_ms() // DAY, language_of(request))


@post("/api/practice/code", status_code=200, sync_to_thread=True, responses=problems(400, 422, 429), tags=["practice"])
def passport_code(request: Call, data: CodeWish) -> Code:
    """A passport's link as a QR code. It is sent in the body, so that no address and no log holds it."""
    with hall_of(request).limits.working(caller_of(request)):
        return code_of(data.text)


HANDLERS = [way_to, practise, passport_code]
