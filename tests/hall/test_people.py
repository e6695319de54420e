"""Names and pictures of one's own among friends, and who is told to be here."""

from __future__ import annotations

import json

from benchmarks.halls import HallProcess
from websockets.sync.client import connect

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
