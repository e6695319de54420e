"""Attacks on tournaments: two entries with one key, a stranger's link, deals before they are played, floods."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from benchmarks.halls import HallProcess
from websockets.sync.client import connect

from hall.entrants import SHORT, Entrant, Key, Organiser


def enter(hall: HallProcess, id: str, key: str, signature: str, **more: Any) -> tuple[int, Any]:
    body = {"key": key, "signature": signature, "nonce": "0" * 64, **more}
    return hall.call("POST", f"/api/tournaments/{id}/players", body)


def test_nobody_enters_twice_with_one_key(hall: HallProcess) -> None:
    organiser = Organiser(hall, {"rounds": 2})
    one, other = (Entrant(hall, organiser.id, f"twice {number}") for number in range(2))
    old = one.token
    status, again = one.enter(name="")
    assert (status, again["player"], again["name"]) == (201, one.number, one.name)
    assert again["token"] != old
    assert len(organiser.view()["shown"]["players"]) == 2
    _, seen = hall.call("GET", f"/api/tournaments/{organiser.id}", token=old)
    assert "me" not in seen, "the device of before is out"
    organiser.must(do="start")
    one.token = again["token"]
    table = one.mine()["table"]
    assert hall.call("GET", f"/api/tables/{table}", token=old)[0] == 403
    # late, and again: the same player at the same table, now with a third device
    status, late = one.enter()
    assert (status, late["player"]) == (201, one.number)
    assert len(organiser.view()["shown"]["players"]) == 2
    assert hall.call("GET", f"/api/tables/{table}", token=again["token"])[0] == 403
    one.token = late["token"]
    assert one.mine()["table"] == table
    assert hall.call("GET", f"/api/tables/{table}", token=one.token)[1]["seat"] == one.mine()["seat"]
    assert other.mine()["table"] == table


def test_a_signature_serves_once_and_for_one_tournament(hall: HallProcess) -> None:
    first, second = Organiser(hall), Organiser(hall)
    one = Entrant(hall, first.id, "signer")
    used = one.key.sign(f"spellhall tournament {first.id} 0")
    assert enter(hall, first.id, one.key.public, used)[0] == 403, "what was signed before is of no use again"
    assert enter(hall, second.id, one.key.public, used)[0] == 403
    thief = Key("thief")
    fresh = one.challenge()
    assert enter(hall, first.id, one.key.public, thief.sign(fresh))[0] == 403
    assert enter(hall, first.id, thief.public, one.key.sign(fresh))[0] == 403
    assert len(first.view()["shown"]["players"]) == 1
    assert not second.view()["shown"]["players"]


@pytest.mark.parametrize("key", ["", "0" * 128, "g" * 128, "F" * 128, "1" * 128, "1" * 5000])
def test_what_is_no_key_is_refused(hall: HallProcess, key: str) -> None:
    organiser = Organiser(hall)
    status, answer = hall.call("POST", f"/api/tournaments/{organiser.id}/challenge", {"key": key})
    assert status == 400, answer
    assert enter(hall, organiser.id, key, "0" * 128)[0] in (400, 403)


def test_a_strangers_link_does_nothing(hall: HallProcess) -> None:
    mine, others = Organiser(hall, None, ["random", "random"]), Organiser(hall)
    player = Entrant(hall, mine.id, "no organiser")
    for token in (others.token, player.token, "", "x" * 32):
        for request in (
            {"do": "start"},
            {"do": "hold", "on": True},
            {"do": "settle", "place": 0, "games": [2, 0]},
            {"do": "expel", "player": 0},
            {"do": "withdraw", "player": 0},
            {"do": "close"},
            {"do": "bot", "bot": "random"},
            {"do": "finish"},
            {"do": "delete"},
        ):
            status, _ = hall.call("POST", f"/api/tournaments/{mine.id}/do", {"request": request}, token)
            assert status == 403
    view = mine.view()
    assert (view["info"]["phase"], len(view["shown"]["players"])) == ("gathering", 3)
    with connect(hall.socket, compression=None) as socket:
        socket.send(json.dumps({"type": "follow", "tournament": mine.id, "token": others.token}))
        assert json.loads(socket.recv(10))["code"] == "not_yours"


def test_no_deal_is_read_before_it_is_played(hall: HallProcess) -> None:
    """The first pair finishes its first game: no seed, no record, no hint, no strange table until the round is over."""
    organiser = Organiser(hall, {"rounds": 1, "games": 2, "rest": 0, "pause": 120})
    players = [Entrant(hall, organiser.id, f"spying {number}") for number in range(4)]
    organiser.must(do="start")
    first, second = players[0].mine()["table"], players[1].mine()["table"]
    organiser.until(lambda view: view["shown"]["meetings"][0]["played"] == 1, [players[0], players[2]])
    status, seen = hall.call("GET", f"/api/tables/{first}", token=players[0].token)
    assert (status, seen["table"]["phase"], seen["table"]["seed"]) == (200, "over", "")
    heard: list[Any] = []
    for token in (players[0].token, players[1].token, organiser.token, ""):
        for match in ("", "?match=1", "?match=2"):
            status, told = hall.call("GET", f"/api/tables/{first}/record{match}", token=token)
            heard.append(told)
            assert status == (200 if token == players[0].token else 403)
            assert status == 403 or json.loads(told.splitlines()[0])["seat"] == 0, "only what the player was told"
        assert hall.call("GET", f"/api/tables/{second}/hint", token=token)[0] in (403, 409)
    for stranger in (players[0].token, organiser.token, ""):
        assert hall.call("GET", f"/api/tables/{second}", token=stranger)[0] == 403, "nobody watches"
        assert hall.call("GET", f"/api/tables/{second}/text", token=stranger)[0] == 403
    request = {"do": "ask", "what": "rematch"}
    assert hall.call("POST", f"/api/tables/{first}/do", {"request": request}, players[0].token)[0] == 409
    assert hall.call("GET", f"/api/tournaments/{organiser.id}/records")[0] == 409
    whole = json.dumps([organiser.view(), seen, heard])
    organiser.must(do="settle", place=0, games=[1, 1])
    organiser.must(do="settle", place=1, games=[1, 1])
    organiser.until(lambda view: view["info"]["phase"] == "over")
    file = organiser.records()
    seeds = {line["record"][0]["seed"] for line in file if line.get("record")}
    assert seeds
    for secret in (file[0]["secret"], *seeds, *(seed.partition(":")[2] for seed in seeds)):
        assert secret not in whole
    assert hall.call("GET", f"/api/tables/{first}/record", token=players[0].token)[0] == 200


def test_names_and_teams_have_bounds(hall: HallProcess) -> None:
    drawn, typed = Organiser(hall), Organiser(hall, {"own_names": True, "teams": True})
    key = Key("named")
    for organiser, more, status in (
        (drawn, {"name": "Ada"}, 422),
        (drawn, {"team": "Owls"}, 422),
        (typed, {"name": "<b>"}, 422),
        (typed, {"name": "x" * 61}, 400),
        (typed, {"team": "=1+1"}, 422),
        (typed, {"face": "../x"}, 400),
        (typed, {"more": 1}, 400),
    ):
        signature = key.sign(f"spellhall tournament {organiser.id} 0")
        assert enter(hall, organiser.id, key.public, signature, **more)[0] == status, more
    one = Entrant(hall, typed.id, "a", name="Ada", team="Owls")
    other = Entrant(hall, typed.id, "b", name="Ada")
    assert one.name == "Ada"
    assert other.name != "Ada"


@pytest.mark.parametrize(
    "plan",
    [
        {"game": "no such game"},
        {"format": "lottery"},
        {"rounds": 31},
        {"games": 9},
        {"games": 3, "mirrored": True},
        {"format": "arena"},
        {"minutes": 10**9},
        {"options": {"round_limit": -1}},
        {"options": {"nothing": 1}},
        {"clock": {"mode": "decision", "seconds": 0}},
        {"rest": -1},
        {"more": True},
    ],
)
def test_plans_have_bounds(hall: HallProcess, plan: dict[str, Any]) -> None:
    status, answer = hall.call("POST", "/api/tournaments", {"plan": {**SHORT, **plan}})
    assert status in (400, 404, 422), answer
    assert answer["text"]


def test_floods_are_limited(folder: Path) -> None:
    """With the limits of a real hall: one address opens, enters and asks only so often."""
    extra = {"SPELLHALL_TABLES_PER_ADDRESS": "3", "SPELLHALL_JOINS_PER_ADDRESS": "5"}
    hall = HallProcess(folder, extra=extra)
    try:
        hall.start()
        organiser = Organiser(hall)
        statuses = [hall.call("POST", "/api/tournaments", {"plan": SHORT})[0] for _ in range(4)]
        assert statuses == [201, 201, 429, 429]
        tried = []
        for number in range(8):
            key = Key(f"flood {number}")
            tried.append(enter(hall, organiser.id, key.public, key.sign(f"spellhall tournament {organiser.id} 0"))[0])
        assert tried == [201] * 5 + [429] * 3
        request = {"request": {"do": "start"}}
        path = f"/api/tournaments/{organiser.id}/do"
        assert {hall.call("POST", path, request, "stranger")[0] for _ in range(40)} <= {403, 429}
        acts = [organiser.do(do="close", on=True)[0] for _ in range(60)]
        assert acts[0] == 200, "a stranger's flood does not keep the organiser out"
        assert 429 in acts
        bots = hall.call("POST", "/api/tournaments", {"plan": SHORT, "bots": ["random"] * 101})
        assert bots[0] in (400, 429)
    finally:
        hall.kill()
