"""For tests of deals: offer one, enter it, and play it by choices that are always at the same place of the list."""

from __future__ import annotations

import secrets
from typing import Any

from benchmarks.halls import HallProcess

from hall.lines import Line

GAME = "mathwiz"


def offered(hall: HallProcess, game: str = GAME, bots: tuple[str, ...] = ("novice",), **more: Any) -> str:
    status, made = hall.call("POST", "/api/deals", {"game": game, "seats": len(bots) + 1, "bots": bots, **more})
    assert status == 201, made
    return str(made["deal"])


def entered(hall: HallProcess, deal: str, token: str, **more: Any) -> dict[str, Any]:
    status, seated = hall.call("POST", f"/api/deals/{deal}/players", {"token": token, **more})
    assert status == 201, seated
    return dict(seated)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def play(hall: HallProcess, seated: dict[str, Any], place: int = 0, most: int = 400) -> Line:
    """One person's choices, always at the same place of the list, until the game is over or so many were made."""
    line = Line(hall, seated["table"], seated["token"])
    line.until("welcome")
    made = 0
    while line.table["phase"] == "playing" and made < most:
        if line.asked is None:
            line.hear(60)
            continue
        choices = line.asked["choices"]
        answer = line.do(do="choose", choice=choices[min(place, len(choices) - 1)][0], at=line.asked["at"])
        assert answer["type"] == "done", answer
        made += 1
    return line


def finished(hall: HallProcess, seated: dict[str, Any]) -> Line:
    """A game that ends soon: a few choices, then conceded."""
    line = play(hall, seated, most=3)
    if line.table["phase"] == "playing":
        assert line.do(do="concede")["type"] == "done"
    while line.table["phase"] != "over":
        line.hear()
    return line


def games(hall: HallProcess, deal: str, token: str) -> list[dict[str, Any]]:
    status, found = hall.call("GET", f"/api/deals/{deal}/games", token=token)
    assert status == 200, found
    return list(found)


def steps(record: str) -> list[str]:
    """The lines of a record after its header."""
    return record.splitlines()[1:]
