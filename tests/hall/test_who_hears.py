"""Attacks on who may hear: a socket hears what its token's seats may see now, and nothing of a seat it once had."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from benchmarks.halls import HallProcess, Postgres
from websockets.exceptions import ConnectionClosed

from hall.lines import Line, play_on, two_players
from spellhall.games import game as find_game
from spellhall.games import game_ids

SHORT = {"end_mode": "rounds", "round_limit": 2}
WAYS = ("leave", "remove")


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """Two workers on one SQLite file."""
    made = HallProcess(tmp_path_factory.mktemp("crowded"), workers=2)
    made.start()
    yield made
    made.kill()


def all_heard(line: Line) -> list[dict[str, Any]]:
    """Whatever was sent to a line up to now."""
    line.send({"type": "ping", "id": "now"})
    line.until("pong")
    return [json.loads(text) for text in line.raw]


def seated(hall: HallProcess, table: str, **wish: Any) -> dict[str, Any]:
    """Sit down; whoever is told that somebody was faster tries again, as clients do."""
    while (answer := hall.call("POST", f"/api/tables/{table}/seats", wish))[1].get("code") == "stale":
        pass
    assert answer[0] == 201, answer
    return dict(answer[1])


def choose_over_http(hall: HallProcess, table: str, token: str) -> bool:
    """Take the first choice of a token's seat, if anything is asked of it."""
    asked = hall.call("GET", f"/api/tables/{table}", token=token)[1]["asked"]
    if asked is None:
        return False
    request = {"do": "choose", "choice": asked["choices"][0][0], "at": asked["at"]}
    return hall.call("POST", f"/api/tables/{table}/do", {"request": request}, token)[0] == 200


def moved_away(halls: list[HallProcess], game: str, way: str) -> None:
    """Somebody leaves a seat, sits elsewhere, and listens on with the old socket while another plays the old seat."""
    near, far = halls[0], halls[-1]
    seats = find_game(game).seat_counts[0]
    made = near.table(seats=seats, game=game, seat=1, bots=["random"] * (seats - 2))
    old = Line(far, made["table"], made["token"])
    assert old.until("welcome")["seat"] == 1
    if way == "leave":
        assert old.do(do="leave")["type"] == "done"
    else:
        status, _ = near.call(
            "POST", f"/api/tables/{made['table']}/do", {"request": {"do": "remove", "seat": 1}}, made["token"]
        )
        assert status == 200
    while not any(message.get("code") == "unseated" for message in all_heard(old)):
        pass
    assert seated(near, made["table"], token=made["token"], seat=0)["seat"] == 0
    heard_before = len(old.raw)
    victim = seated(near, made["table"], seat=1)
    played = Line(near, made["table"], victim["token"])
    while played.view is None:
        played.hear(60)
    assert sum(choose_over_http(near, made["table"], token) for token in (made["token"], victim["token"]))
    secret = near.call("GET", f"/api/tables/{made['table']}", token=victim["token"])[1]["view"]
    _, public = near.call("GET", f"/api/tables/{made['table']}")
    while old.table.get("phase") != "playing" or old.view is None:
        old.hear(30)
    for message in all_heard(old)[heard_before:]:
        if message["type"] == "welcome":
            assert message["seat"] == -1
        assert message.get("asked") is None
    assert old.view["seat"] == -1
    assert old.view != secret
    assert set(old.view) == set(public["view"])
    assert old.do(do="choose", choice="x", at=1)["code"] == "not_yours"
    old.close()
    played.close()


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("way", WAYS)
def test_an_old_socket_does_not_hear_its_former_seat(hall: HallProcess, game: str, way: str) -> None:
    moved_away([hall], game, way)


@pytest.mark.parametrize("way", WAYS)
def test_nor_with_two_workers(crowded: HallProcess, way: str) -> None:
    moved_away([crowded], "spellcaster", way)


@pytest.mark.parametrize("way", WAYS)
def test_nor_when_another_process_frees_the_seat(folder: Path, postgres: Postgres, way: str) -> None:
    url = postgres.database()
    halls = [HallProcess(folder / name, url) for name in ("one", "two")]
    try:
        for hall in halls:
            hall.start()
        moved_away(halls, "spellcaster", way)
    finally:
        for hall in halls:
            hall.kill()


def test_whoever_loses_a_seat_where_nobody_may_watch_is_sent_away(hall: HallProcess) -> None:
    made = hall.table(seats=3, delay=-1)
    guest = hall.sit(made["table"])
    line = Line(hall, made["table"], guest["token"])
    line.until("welcome")
    hall.call("POST", f"/api/tables/{made['table']}/do", {"request": {"do": "remove", "seat": 1}}, made["token"])
    assert line.until("error")["code"] == "unseated"
    with pytest.raises(ConnectionClosed):
        line.socket.recv(10)


def test_two_sockets_of_one_device_follow_their_seats_to_a_rematch(hall: HallProcess) -> None:
    made = hall.table(seats=3, options=SHORT)
    hall.sit(made["table"], token=made["token"])
    other = hall.sit(made["table"])
    lines = [Line(hall, made["table"], made["token"], seat=seat) for seat in (0, 1)]
    lines.append(Line(hall, made["table"], other["token"]))
    for line in lines:
        line.until("welcome")
    play_on(lines)
    assert lines[0].do(do="ask", what="rematch")["type"] == "done"
    assert lines[1].do(do="answer", yes=True)["type"] == "done"
    assert lines[2].do(do="answer", yes=True)["type"] == "done"
    for line, seat in zip(lines, (1, 2, 0), strict=True):
        while line.table["match"] == 1:
            line.hear()
        assert line.view["seat"] == seat
        status, look = hall.call("GET", f"/api/tables/{made['table']}?seat={seat}", token=made["token"])
        assert (status == 200) == (seat != 0)
        if seat:
            assert line.view == look["view"]


def test_delayed_spectators_hear_the_rematch(hall: HallProcess) -> None:
    made, one, two = two_players(hall, options=SHORT, delay=1)
    watcher = Line(hall, made["table"])
    watcher.until("welcome")
    play_on([one, two])
    assert one.do(do="ask", what="rematch")["type"] == "done"
    assert two.do(do="answer", yes=True)["type"] == "done"
    one.until("welcome")
    assert one.choose()["type"] == "done"
    assert two.choose()["type"] == "done"
    while watcher.table.get("match") != 2:
        watcher.hear()
    told = len(watcher.told)
    while len(watcher.told) == told:
        watcher.hear()
    assert watcher.view["seat"] == -1
