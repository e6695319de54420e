"""Playing over real sockets: whole games, reconnecting, two tabs, spectators, hot seats, and who may not."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from benchmarks.halls import HallProcess
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from hall.lines import Line, play_on, two_players
from spellhall.games import game as find_game
from spellhall.games import game_ids
from spellhall.kernel.records import parse_record
from spellhall.table.recording import verified

SHORT = {"end_mode": "rounds", "round_limit": 2}


def test_a_whole_game_and_its_record(hall: HallProcess) -> None:
    made, one, two = two_players(hall, options=SHORT)
    commit = one.table["commit"]
    watcher = Line(hall, made["table"])
    watcher.until("welcome")
    play_on([one, two, watcher])
    assert one.table["phase"] == "over"
    for line, token in ((one, made["tokens"][0]), (two, made["tokens"][1]), (watcher, "")):
        status, look = hall.call("GET", f"/api/tables/{made['table']}", token=token)
        assert status == 200
        assert line.view == look["view"]
    _, text = hall.call("GET", f"/api/tables/{made['table']}/record")
    hash, _ = verified(parse_record("it", text.splitlines()), commit)
    assert hash == commit
    _, ended = hall.call("GET", "/api/statistics")
    assert {"mathwiz"} == {one["game"] for one in ended}


@pytest.mark.parametrize("game", game_ids())
def test_every_game_runs_with_bots(hall: HallProcess, game: str) -> None:
    """One person and bots: the bots answer by themselves, in every game of the hall."""
    seats = find_game(game).seat_counts[0]
    made = hall.table(seats=seats, game=game, bots=["random"] * (seats - 1))
    line = Line(hall, made["table"], made["token"])
    line.until("welcome")
    for _ in range(3):
        while line.asked is None:
            line.hear(60)
        assert line.choose()["type"] == "done"
    line.close()


def test_a_doubled_choice_counts_once(hall: HallProcess) -> None:
    _, one, two = two_players(hall)
    assert one.asked is not None
    request = {"do": "choose", "choice": one.asked["choices"][0][0], "at": one.asked["at"]}
    assert one.do(**request)["type"] == "done"
    again = one.do(**request)
    assert (again["type"], again["code"]) == ("error", "stale")
    two.hear()
    assert two.updates == 1


def test_reconnecting_brings_what_was_missed(hall: HallProcess) -> None:
    made, one, two = two_players(hall)
    seen = one.number
    one.close()
    assert two.choose()["type"] == "done"
    again = Line(hall, made["table"], made["tokens"][0], since=seen, view=one.view)
    assert again.hear()["type"] == "update"
    assert again.number == seen + 1
    fresh = Line(hall, made["table"], made["tokens"][0], since=99_999)
    assert fresh.hear()["type"] == "welcome"


def test_two_tabs_on_one_seat_both_work(hall: HallProcess) -> None:
    made, one, _ = two_players(hall)
    tab = Line(hall, made["table"], made["tokens"][0])
    tab.until("welcome")
    assert tab.choose()["type"] == "done"
    one.hear()
    assert one.number == tab.number
    assert one.asked is None


def test_two_seats_on_one_device(hall: HallProcess) -> None:
    made = hall.table(seats=2)
    both = hall.sit(made["table"], token=made["token"])
    assert both["token"] == made["token"]
    first = Line(hall, made["table"], made["token"], seat=0)
    second = Line(hall, made["table"], made["token"], seat=1)
    assert first.until("welcome")["seat"] == 0
    assert second.until("welcome")["seat"] == 1
    assert first.choose()["type"] == second.choose()["type"] == "done"


def test_wrong_tokens_and_foreign_seats(hall: HallProcess) -> None:
    made, _one, _ = two_players(hall)
    stranger = Line(hall, made["table"], "x" * 32)
    assert stranger.hear()["code"] == "not_yours"
    assert stranger.do(do="concede")["code"] == "not_now"
    watcher = Line(hall, made["table"])
    watcher.until("welcome")
    assert watcher.do(do="concede")["code"] == "not_yours"
    assert watcher.do(do="start")["code"] == "not_host"
    thief = Line(hall, made["table"], made["tokens"][1], seat=0)
    assert thief.hear()["code"] == "not_yours"
    assert Line(hall, "A" * 22).hear()["code"] == "missing"


def test_rematch_tells_everybody_their_new_seat(hall: HallProcess) -> None:
    _, one, two = two_players(hall, options=SHORT)
    play_on([one, two])
    assert one.do(do="ask", what="rematch")["type"] == "done"
    assert two.do(do="answer", yes=True)["type"] == "done"
    assert one.until("welcome")["seat"] == 1
    assert two.table["match"] == 2
    play_on([one, two], 2)


def test_spectators_with_a_delay_see_it_later(hall: HallProcess) -> None:
    made, one, _ = two_players(hall, delay=2)
    watcher = Line(hall, made["table"])
    early = watcher.until("welcome")
    assert early["view"] is None
    began = time.monotonic()
    assert one.choose()["type"] == "done"
    while not any(facts["event"] == "ready" for facts in watcher.told):
        watcher.hear()
    assert time.monotonic() - began > 1.5
    none = hall.table(delay=-1)
    assert Line(hall, none["table"]).hear()["code"] == "not_yours"


def test_why_explains_and_changes_nothing(hall: HallProcess) -> None:
    _, one, _ = two_players(hall)
    assert one.asked is not None
    able = one.do(do="why", choice=one.asked["choices"][0][0])
    assert able["text"].startswith("You can")
    assert one.do(do="why", choice="nonsense")["code"] == "unreadable"
    assert one.updates == 0


def test_a_page_from_elsewhere_may_not_connect(hall: HallProcess) -> None:
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        connect(hall.socket, origin="http://elsewhere.example", legacy=True).recv(5)  # type: ignore[arg-type]
    with connect(hall.socket, origin=hall.base) as socket:  # type: ignore[arg-type]
        socket.send('{"type":"ping","id":"x"}')
        assert socket.recv(5) == '{"type":"pong","id":"x"}'


def flooded(socket: ClientConnection) -> int:
    """Send without end; returns how often the hall said to slow down before it hung up."""
    warned = 0
    try:
        for _ in range(400):
            socket.send('{"type":"ping"}')
        while True:
            warned += "limit" in str(socket.recv(10))
    except ConnectionClosed:
        return warned


def test_a_flood_is_slowed_and_then_cut(folder: Path) -> None:
    hall = HallProcess(folder, extra={"SPELLHALL_MESSAGES_PER_SECOND": "5", "SPELLHALL_JOINS_PER_ADDRESS": "5"})
    hall.start()
    try:
        with connect(hall.socket) as socket:
            assert flooded(socket) > 10
        tries = [hall.call("GET", f"/api/codes/{at:06d}")[0] for at in range(12)]
        assert tries[:3] == [404] * 3
        assert tries[-1] == 429
    finally:
        hall.kill()


def test_somebody_away_is_replaced_by_a_bot_and_comes_back(hall: HallProcess) -> None:
    made, one, two = two_players(hall, clock={"absent": 1})
    one.close()
    assert two.choose()["type"] == "done"
    while not any(facts["event"] == "table_substituted" for facts in two.told):
        two.hear(30)
    again = Line(hall, made["table"], made["tokens"][0])
    again.until("welcome")
    assert again.do(do="back")["type"] == "done"
    assert again.table["seats"][0]["bot"] == ""
