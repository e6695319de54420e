"""Names and pictures of one's own among friends, and who is told to be here."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest
from benchmarks.halls import HallProcess
from websockets.sync.client import ClientConnection, connect

from spellhall.hall.presence import BEAT, GONE, HERE, LOOK

OWN = {"name": "Aunt Polly", "face": "fox"}


def test_friends_have_names_of_their_own_and_strangers_do_not(hall: HallProcess) -> None:
    code, made = hall.call("POST", "/api/tables", {"game": "mathwiz", "seats": 2, **OWN})
    assert code == 201
    seat = hall.call("GET", f"/api/tables/{made['table']}")[1]["table"]["seats"][0]
    assert (seat["name"], seat["face"]) == ("Aunt Polly", "fox")
    _, problem = hall.call("POST", "/api/tables", {"game": "mathwiz", "seats": 2, "public": True, **OWN})
    assert problem["code"] == "refused"


def test_a_name_is_changed_before_the_start_only(hall: HallProcess) -> None:
    made = hall.table(2, game="mathwiz")
    path, token = f"/api/tables/{made['table']}", made["token"]
    rename = {"request": {"do": "rename", "name": "Benno", "face": "owl"}}
    assert hall.call("POST", f"{path}/do", rename, token)[0] == 200
    assert hall.call("GET", path)[1]["table"]["seats"][0]["name"] == "Benno"
    bad = {"request": {"do": "rename", "name": "Benno", "face": "<svg>"}}
    assert hall.call("POST", f"{path}/do", bad, token)[1]["code"] == "malformed"
    hall.sit(made["table"])
    assert hall.call("POST", f"{path}/do", rename, token)[1]["code"] == "not_now"


def test_who_is_here_is_told_to_those_who_ask(hall: HallProcess) -> None:
    made = hall.table(2, game="mathwiz")
    other = hall.sit(made["table"])
    address = hall.base.replace("http", "ws") + "/ws"

    def hello(token: str, presence: bool) -> str:
        return json.dumps({"type": "hello", "table": made["table"], "token": token, "presence": presence})

    with connect(address) as mine:
        mine.send(hello(made["token"], True))
        assert json.loads(mine.recv())["type"] == "welcome"
        assert json.loads(mine.recv()) == {"type": "here", "seats": [0]}
        with connect(address) as theirs:
            theirs.send(hello(other["token"], False))
            assert json.loads(mine.recv()) == {"type": "here", "seats": [0, 1]}
        assert json.loads(mine.recv()) == {"type": "here", "seats": [0]}


@pytest.fixture
def two_halls(tmp_path: Path) -> Iterator[list[HallProcess]]:
    """Two processes on one database."""
    with ExitStack() as kept:
        made = [HallProcess(tmp_path, extra={"SPELLHALL_SHARED": "1"}) for _ in range(2)]
        for one in made:
            kept.callback(one.kill)
            one.start()
        yield made


def known_until(folder: Path, seat: int) -> int:
    """Until when the halls take somebody to be here."""
    with closing(sqlite3.connect(folder / "hall.sqlite3", timeout=20)) as database:
        return int(database.execute("SELECT until FROM presence WHERE seat = ?", [seat]).fetchone()[0])


def heard(line: ClientConnection, wanted: list[int]) -> None:
    """Listen until just these seats are told to be here."""
    while json.loads(line.recv(timeout=20)) != {"type": "here", "seats": wanted}:
        pass


def test_who_leaves_another_process_is_missed_at_once(two_halls: list[HallProcess], tmp_path: Path) -> None:
    """A sign of life lasts twelve seconds; whoever leaves takes it back, unless another device of theirs is here."""
    assert GONE + 1000 * LOOK < 5000
    first, second = two_halls
    made = first.table(2, game="mathwiz")
    other = first.sit(made["table"])

    @contextmanager
    def join(hall: HallProcess, token: str) -> Iterator[ClientConnection]:
        with connect(hall.base.replace("http", "ws") + "/ws") as line:
            line.send(json.dumps({"type": "hello", "table": made["table"], "token": token, "presence": True}))
            yield line

    with join(first, made["token"]) as mine:
        with join(second, other["token"]) as theirs:
            heard(mine, [0, 1])
            heard(theirs, [0, 1])
            with join(first, other["token"]) as device:
                heard(device, [0, 1])
            gone = 1000 * time.time()
            while known_until(tmp_path, 1) < gone + HERE:  # until the other one says that it is here
                assert 1000 * time.time() < gone + 2 * HERE
                time.sleep(0.05)
            with pytest.raises(TimeoutError):
                mine.recv(timeout=0)
            gone = 1000 * time.time()
        heard(mine, [0])
        assert known_until(tmp_path, 1) < gone + HERE - BEAT
        with join(second, other["token"]):
            heard(mine, [0, 1])
