"""Tournaments of people in a real hall: entering, rounds, results, and what the organiser does."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
import time
from contextlib import closing
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from benchmarks.halls import HallProcess
from websockets.sync.client import connect

from hall.entrants import Entrant, Organiser
from hall.recounting import recount


def over(view: dict[str, Any]) -> bool:
    return bool(view["info"]["phase"] == "over")


def table_of(view: dict[str, Any]) -> list[tuple[float, ...]]:
    names = ("player", "points", "rivals", "beaten", "games")
    return [tuple(one[name] for name in names) for one in view["shown"]["standings"]]


def test_a_swiss_tournament_from_the_first_entry_to_the_files(hall: HallProcess) -> None:
    organiser = Organiser(hall, {"rounds": 3}, ["greedy"])
    players = [Entrant(hall, organiser.id, f"swiss {number}") for number in range(4)]
    assert [player.number for player in players] == [1, 2, 3, 4]
    assert hall.call("GET", f"/api/codes/{organiser.code}")[1] == {"table": organiser.id, "kind": "contest"}
    organiser.must(do="start")
    view = organiser.view()
    assert view["info"]["round"] == 1
    assert [one["players"] for one in view["shown"]["meetings"]] == [[0, 2], [1, 3], [4]]
    view = organiser.until(over, players)
    file = organiser.records()
    held = recount(file)
    assert [(line.player, line.points, *line.breaks) for line in held.table()] == table_of(view)
    met = [tuple(sorted(one.players)) for meetings in held.rounds for one in meetings]
    assert len(met) == len(set(met)) == 9, "nobody meets twice, and nobody rests twice"
    assert file[0]["secret"] == view["info"]["secret"]
    first = [one for one in file if one.get("round") == 1 and "record" in one]
    seeds = [[one["record"][0]["seed"] for one in first if one["game"] == game] for game in (1, 2)]
    assert len(set(seeds[0])) == len(set(seeds[1])) == 1, "all meetings of a round play the same deals"
    assert seeds[0] != seeds[1]
    status, text = hall.call("GET", f"/api/tournaments/{organiser.id}/table.csv")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert status == 200
    assert [row["player"] for row in rows] == [view["shown"]["players"][int(one[0])]["name"] for one in table_of(view)]
    decided = [one["decided"] for one in view["shown"]["standings"]]
    assert decided[0] == ""
    assert set(decided[1:]) <= {"points", "rivals", "beaten", "games", "order"}


def test_with_mirrored_deals_every_deal_comes_twice(hall: HallProcess) -> None:
    organiser = Organiser(hall, {"rounds": 1, "games": 4, "mirrored": True}, ["random", "random"])
    organiser.must(do="start")
    organiser.until(over)
    file = organiser.records()
    recount(file)
    seeds = [line["record"][0]["seed"] for line in file if "record" in line]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]
    assert [line["seats"] for line in file if "record" in line] == [[0, 1], [1, 0], [0, 1], [1, 0]]


def test_everybody_meets_everybody_with_bots_and_teams(hall: HallProcess) -> None:
    organiser = Organiser(hall, {"format": "round-robin", "games": 1, "teams": True})
    for bot, team in (("random", "Owls"), ("greedy", "Owls"), ("random", "Foxes"), ("greedy", "Foxes")):
        organiser.must(do="bot", bot=bot, team=team)
    organiser.must(do="start")
    view = organiser.until(over)
    held = recount(organiser.records())
    met = {frozenset(one.players) for meetings in held.rounds for one in meetings}
    assert met == {frozenset(pair) for pair in combinations(range(4), 2)} - {frozenset((0, 1)), frozenset((2, 3))}
    teams = {one["team"]: one["points"] for one in view["shown"]["teams"]}
    assert sum(teams.values()) == 4


def test_a_knockout_and_late_entry(hall: HallProcess) -> None:
    organiser = Organiser(hall, {"format": "knockout", "games": 1}, ["random"] * 3)
    organiser.must(do="start")
    with pytest.raises(AssertionError, match="cannot be entered"):
        Entrant(hall, organiser.id, "too late")
    view = organiser.until(over)
    assert view["info"]["round"] == 2
    recount(organiser.records())


def test_an_arena_goes_on_until_its_time_is_up(hall: HallProcess) -> None:
    organiser = Organiser(hall, {"format": "arena", "minutes": 1, "games": 1}, ["random"] * 3)
    players = [Entrant(hall, organiser.id, "arena 1")]
    organiser.must(do="start")
    organiser.until(lambda view: len(view["shown"]["meetings"]) >= 6, players)
    late = Entrant(hall, organiser.id, "arena late")
    players.append(late)
    organiser.until(lambda view: any(late.number in one["players"] for one in view["shown"]["meetings"]), players)
    organiser.must(do="finish")
    view = organiser.view()
    assert over(view)
    lines = [line for line in organiser.records() if "meet" in line]
    last: dict[int, int] = {}
    for one, other in [pair for line in lines for pair in line["meet"]]:
        assert last.get(one) != other
        last[one], last[other] = other, one
    status, answer = late.do(do="return", player=late.number)
    assert status == 409, answer


def test_whoever_withdraws_gives_the_meeting_away_and_can_come_back(hall: HallProcess) -> None:
    organiser = Organiser(hall, {"rounds": 2, "rest": 0})
    players = [Entrant(hall, organiser.id, f"leaving {number}") for number in range(4)]
    organiser.must(do="start")
    table = players[0].mine()["table"]
    assert players[0].do(do="withdraw", player=0)[0] == 200
    view = organiser.view()
    assert view["shown"]["meetings"][0]["games"] == [0, 1]
    assert view["shown"]["meetings"][0]["over"]
    _, seen = hall.call("GET", f"/api/tables/{table}", token=players[2].token)
    assert seen["table"]["paused"], "nobody plays on at the table"
    assert players[1].do(do="withdraw", player=3)[0] == 403, "only oneself"
    assert organiser.do(do="start")[0] == 409, "the round is not over"
    organiser.must(do="settle", place=1, games=[2, 0])
    organiser.must(do="settle", place=1, games=[1, 1])
    assert players[0].do(do="return", player=0)[0] == 200
    organiser.must(do="expel", player=3)
    assert players[3].do(do="return", player=3)[0] == 409
    assert players[3].enter()[0] == 403
    organiser.must(do="start")
    assert sorted(player for one in organiser.view()["shown"]["meetings"] for player in one["players"]) == [0, 1, 2]


def test_a_pause_holds_all_tables(hall: HallProcess) -> None:
    organiser = Organiser(hall, {"rounds": 1})
    players = [Entrant(hall, organiser.id, f"pausing {number}") for number in range(2)]
    organiser.must(do="start")
    assert sum(player.step() for player in players)
    organiser.must(do="hold", on=True)
    assert not sum(player.step() for player in players)
    table = players[0].mine()["table"]
    for request in ("resume", "pause", "away", "share", "leave"):
        body = {"do": request, **({"share": "0" * 64} if request == "share" else {})}
        assert hall.call("POST", f"/api/tables/{table}/do", {"request": body}, players[0].token)[0] == 409
    organiser.must(do="hold", on=False)
    organiser.until(over, players)


def test_whoever_is_out_of_time_or_not_there_loses_the_game(hall: HallProcess) -> None:
    plan = {"rounds": 1, "games": 1, "clock": {"mode": "decision", "seconds": 1, "absent": 0}}
    organiser = Organiser(hall, plan, ["random"])
    Entrant(hall, organiser.id, "sleeper")
    organiser.must(do="start")
    view = organiser.until(over)
    assert view["shown"]["meetings"][0]["games"] == [1, 0]
    (game,) = [line for line in organiser.records() if "record" in line]
    assert game["record"][-1]["ended"] == {"how": "time", "ranks": [1, 2]}
    organiser = Organiser(hall, {**plan, "clock": {"mode": "none", "absent": 1}}, ["random"])
    Entrant(hall, organiser.id, "absent")
    organiser.must(do="start")
    assert organiser.until(over)["shown"]["meetings"][0]["games"] == [1, 0]


def test_the_socket_tells_players_their_table_and_the_screen_no_secret(hall: HallProcess) -> None:
    organiser = Organiser(hall, {"rounds": 1})
    players = [Entrant(hall, organiser.id, f"hearing {number}") for number in range(2)]
    with connect(hall.socket, compression=None) as socket, connect(hall.socket, compression=None) as screen:
        socket.send(json.dumps({"type": "follow", "tournament": organiser.id, "token": players[0].token}))
        screen.send(json.dumps({"type": "follow", "tournament": organiser.id}))
        assert json.loads(socket.recv(10))["me"]["table"] == ""
        assert "me" not in json.loads(screen.recv(10))
        organiser.must(do="start")
        heard = json.loads(socket.recv(10))
        assert heard["me"]["table"]
        text = str(screen.recv(10))
        assert heard["me"]["table"] not in text
        assert json.loads(text)["info"]["secret"] == ""
        organiser.must(do="delete")
        while not json.loads(screen.recv(10)).get("gone"):
            pass
    assert hall.call("GET", f"/api/tournaments/{organiser.id}")[0] == 404
    assert hall.call("GET", f"/api/tables/{heard['me']['table']}", token=players[0].token)[0] == 404


def finished(database: Path, id: str) -> bool:
    """Whether a tournament is over, by the file alone."""
    with closing(sqlite3.connect(database)) as file:
        rows = file.execute("SELECT data FROM entries WHERE table_id = ?", (id,)).fetchall()
    return any(json.loads(data)["kind"] == "finished" for (data,) in rows)


def test_a_tournament_goes_on_after_kill_9_without_anybody_asking(folder: Path) -> None:
    """Bots only: nobody is connected who could wake it up."""
    hall = HallProcess(folder)
    try:
        hall.start()
        organiser = Organiser(hall, {"rounds": 3}, ["random"] * 5)
        organiser.must(do="start")
        organiser.until(lambda view: view["info"]["round"] == 2)
        hall.kill()
        hall.start()
        end = time.monotonic() + 120
        while not finished(folder / "hall.sqlite3", organiser.id):
            assert time.monotonic() < end
            time.sleep(0.2)
        recount(organiser.records())
    finally:
        hall.kill()


def test_two_processes_play_one_tournament(folder: Path) -> None:
    """Players of both meet, and nothing is drawn or counted twice; then one of them is killed."""
    one, other = (HallProcess(folder, extra={"SPELLHALL_SHARED": "1"}) for _ in range(2))
    try:
        one.start()
        other.start()
        organiser = Organiser(one, {"rounds": 3, "games": 1})
        players = [Entrant((one, other)[number % 2], organiser.id, f"shared {number}") for number in range(6)]
        organiser.must(do="start")
        organiser.until(lambda view: view["info"]["round"] == 2, players)
        one.kill()
        organiser.hall = other
        for player in players:
            player.hall = other
        view = organiser.until(over, players)
        held = recount(organiser.records())
        assert [(line.player, line.points, *line.breaks) for line in held.table()] == table_of(view)
        met = [frozenset(each.players) for meetings in held.rounds for each in meetings]
        assert len(met) == len(set(met)) == 9
    finally:
        one.kill()
        other.kill()
