"""A class in a real hall: joining, seating, pausing, late pupils, reports, secrecy, deletion, and kill -9."""

from __future__ import annotations

import sqlite3
from collections import Counter
from pathlib import Path

import pytest
from benchmarks.halls import HallProcess, Postgres
from websockets.sync.client import connect

from hall.lines import Line
from hall.pupils import SHORT, Pupil, Teacher, play


def class_of(hall: HallProcess, size: int, **more: object) -> tuple[Teacher, list[Pupil]]:
    teacher = Teacher(hall, **more)  # type: ignore[arg-type]
    return teacher, [Pupil(hall, teacher.id, seed) for seed in range(size)]


def counted(pupils: list[Pupil]) -> Counter[tuple[str, str, bool]]:
    return Counter((pupil.name, fact, right) for pupil in pupils for fact, right in pupil.answers)


def in_report(teacher: Teacher) -> Counter[tuple[str, str, bool]]:
    """Every answer that the CSV lists."""
    _, text = teacher.hall.call("GET", f"/api/classes/{teacher.id}/report.csv", token=teacher.token)
    rows = [line.split(",") for line in text.splitlines()[1:]]
    return Counter((row[1], row[2].replace(" × ", "x"), row[4] == "1") for row in rows)


def test_a_class_is_found_by_its_code_and_seats_everybody(hall: HallProcess) -> None:
    teacher, pupils = class_of(hall, 5)
    assert hall.call("GET", f"/api/codes/{teacher.code}")[1] == {"table": teacher.id, "kind": "class"}
    assert len({pupil.name for pupil in pupils}) == 5
    teacher.must(do="seat")
    view = teacher.view()
    assert sorted(len(tile["seats"]) for tile in view["tiles"]) == [2, 3]
    assert all(tile["phase"] == "playing" for tile in view["tiles"])
    seats = [pupil.mine() for pupil in pupils]
    assert len({(seat["table"], seat["seat"]) for seat in seats}) == 5
    first = {seat["table"] for seat in seats}
    teacher.must(do="seat", how="chosen", tables=[[0, 1], [2, 3, 4]])
    assert [pupil.mine()["table"] for pupil in pupils[:2]] == [teacher.view()["tiles"][0]["table"]] * 2
    for table in first:  # the tables of before stand still
        assert hall.call("GET", f"/api/tables/{table}?seat=0", token=pupils[0].token)[0] in (200, 403)
    assert not {pupil.mine()["table"] for pupil in pupils} & first


def test_the_report_is_what_was_played_to_the_single_answer(hall: HallProcess) -> None:
    teacher, pupils = class_of(hall, 4)
    teacher.must(do="seat")
    assert play(pupils, 6) > 12
    teacher.must(do="seat", how="strength")
    assert play(pupils, 4) > 8
    teacher.must(do="end")
    assert not play(pupils, 1), "after the end nobody plays on"
    report = teacher.report()
    told = counted(pupils)
    assert in_report(teacher) == told
    assert report["asked"] == sum(told.values()) == sum(row["asked"] for row in report["facts"])
    assert report["right"] == sum(number for (_, _, right), number in told.items() if right)
    for pupil in pupils:
        row = next(one for one in report["pupils"] if one["name"] == pupil.name)
        assert (row["asked"], row["right"]) == (len(pupil.answers), sum(right for _, right in pupil.answers))
    assert len(report["practise"]) <= 10


def test_pause_holds_every_table_and_no_pupil_ends_it(hall: HallProcess) -> None:
    teacher, pupils = class_of(hall, 4)
    teacher.must(do="seat")
    teacher.must(do="hold", on=True)
    view = teacher.view()
    assert view["info"]["paused"]
    assert all(tile["paused"] for tile in view["tiles"])
    assert not play(pupils, 1)
    seat = pupils[0].mine()
    body = {"request": {"do": "resume"}, "seat": seat["seat"]}
    status, problem = hall.call("POST", f"/api/tables/{seat['table']}/do", body, pupils[0].token)
    assert (status, problem["code"]) == (409, "not_now")
    assert "teacher" in problem["text"]
    teacher.must(do="hold", on=False)
    assert play(pupils, 1)


def test_late_pupils_and_those_who_leave_and_come_back(hall: HallProcess) -> None:
    teacher, pupils = class_of(hall, 3, plan={**SHORT, "game": "mathwiz"})
    teacher.must(do="seat", how="chosen", tables=[[0, 1], [2]])
    tile = next(one for one in teacher.view()["tiles"] if any(seat["bot"] for seat in one["seats"]))
    late = Pupil(hall, teacher.id, 9)
    assert late.mine()["table"] == tile["table"], "the late pupil takes the bot's seat"
    pupils[0].attend()
    body = {"request": {"do": "drop", "pupil": 0}}
    assert hall.call("POST", f"/api/classes/{teacher.id}/do", body, pupils[0].token)[0] == 200
    seat = next(s for one in teacher.view()["tiles"] for s in one["seats"] if s["pupil"] == 0)
    assert seat["bot"]
    assert not pupils[0].step(pupils[0].mine()), "a bot plays"
    body = {"request": {"do": "back", "pupil": 0}}
    assert hall.call("POST", f"/api/classes/{teacher.id}/do", body, pupils[0].token)[0] == 200
    seat = next(s for one in teacher.view()["tiles"] for s in one["seats"] if s["pupil"] == 0)
    assert not seat["bot"]
    assert seat["here"]
    pupils[0].leave()


def test_two_share_a_tablet(hall: HallProcess) -> None:
    teacher = Teacher(hall)
    first = Pupil(hall, teacher.id, 1)
    second = Pupil(hall, teacher.id, 2, token=first.token)
    others = [Pupil(hall, teacher.id, seed) for seed in (3, 4)]
    for _ in range(3):
        teacher.must(do="seat")
        assert first.mine()["table"] == second.mine()["table"]
    assert play([first, second, *others], 2)
    status, _ = hall.call("POST", f"/api/classes/{teacher.id}/pupils", {"token": first.token})
    assert status == 409, "not three"


def test_who_may_do_and_see_what(hall: HallProcess) -> None:
    teacher, pupils = class_of(hall, 4)
    teacher.must(do="seat", how="chosen", tables=[[0, 1], [2, 3]])
    mine, other = pupils[0], pupils[2]
    path = f"/api/classes/{teacher.id}"
    for request in ({"do": "hold", "on": True}, {"do": "end"}, {"do": "delete"}, {"do": "drop", "pupil": 2}):
        assert hall.call("POST", f"{path}/do", {"request": request}, mine.token)[0] == 403
        assert hall.call("POST", f"{path}/do", {"request": request})[0] == 403
    for page in ("report", "report.csv"):
        assert hall.call("GET", f"{path}/{page}", token=mine.token)[0] == 403
        assert hall.call("GET", f"{path}/{page}")[0] == 403
    shown = str(hall.call("GET", path, token=mine.token)[1])
    assert mine.name in shown
    assert other.name not in shown
    screen = str(hall.call("GET", path)[1])
    assert not [pupil.name for pupil in pupils if pupil.name in screen]
    assert not [pupil.mine()["table"] for pupil in pupils if pupil.mine()["table"] in screen]
    table = other.mine()["table"]
    assert hall.call("GET", f"/api/tables/{table}")[0] == 403, "nobody watches a table of a class"
    assert hall.call("GET", f"/api/tables/{table}", token=mine.token)[0] == 403
    assert hall.call("GET", f"/api/tables/{teacher.id}")[0] == 404


def test_the_teacher_watches_openly_or_not_at_all(hall: HallProcess) -> None:
    teacher, pupils = class_of(hall, 2)
    teacher.must(do="seat")
    table = pupils[0].mine()["table"]
    assert hall.call("GET", f"/api/tables/{table}", token=teacher.token)[0] == 403
    teacher.must(do="watch", table=table)
    _, shown = hall.call("GET", f"/api/classes/{teacher.id}", token=pupils[0].token)
    assert shown["pupil"]["watched"]
    line = Line(hall, table, teacher.token)
    welcome = line.until("welcome")
    assert welcome["seat"] == -1
    _, own = hall.call("GET", f"/api/tables/{table}?seat={pupils[0].mine()['seat']}", token=pupils[0].token)
    assert welcome["view"] != own["view"], "she sees what spectators see, and no hand"
    assert pupils[0].step(pupils[0].mine())
    line.close()
    teacher.must(do="watch", table="")
    assert hall.call("GET", f"/api/tables/{table}", token=teacher.token)[0] == 403


def test_lines_sound_and_what_everybody_hears(hall: HallProcess) -> None:
    teacher, pupils = class_of(hall, 1, own_names=True)
    socket = connect(hall.socket, compression=None, max_size=None, legacy=True)
    socket.send(f'{{"type":"attend","classroom":"{teacher.id}","token":"{pupils[0].token}","name":"Ida","lang":"de"}}')
    assert '"muted":false' in str(socket.recv(15))
    teacher.must(do="line", line="quiet")
    assert "Bitte etwas leiser." in str(socket.recv(15))
    teacher.must(do="say", text="Blue group to me")
    assert "Blue group to me" in str(socket.recv(15))
    teacher.must(do="mute", on=True)
    assert '"muted":true' in str(socket.recv(15))
    assert teacher.view()["waiting"][0]["typed"] == "Ida"
    socket.close()
    assert teacher.do(do="line", line="rubbish")[0] == 400


def test_the_plan_is_checked_with_a_sentence(hall: HallProcess) -> None:
    for plan, status in (
        ({"game": "chess"}, 404),
        ({"game": "mathwiz", "seats": 4, "options": {"end_mode": "never"}}, 422),
        ({"game": "mathwiz", "facts": "all of them"}, 422),
        ({"game": "mathwiz", "pace": "mad"}, 400),
        ({"game": "mathwiz", "minutes": 0}, 400),
    ):
        found, answer = hall.call("POST", "/api/classes", {"plan": plan})
        assert (found, answer["text"][-1]) == (status, "."), answer
    assert hall.call("POST", "/api/classes", {"template": "no such"})[0] == 404
    assert len(hall.call("GET", "/api/lesson-plans")[1]) >= 5


def everything(hall: HallProcess) -> str:
    """Every byte that the hall has written."""
    out = ""
    for path in sorted(hall.data.rglob("*")):
        if path.is_file():
            out += path.read_bytes().decode("latin-1")
    return out


def test_nothing_typed_is_stored_and_the_end_deletes_all(folder: Path) -> None:
    hall = HallProcess(folder)
    hall.start()
    try:
        teacher = Teacher(hall, own_names=True)
        status, made = hall.call("POST", f"/api/classes/{teacher.id}/pupils", {"name": "Wilhelmine"})
        assert status == 201
        pupils = [Pupil(hall, teacher.id, seed) for seed in range(3)]
        teacher.must(do="say", text="Confidential words of a teacher")
        teacher.must(do="seat")
        play(pupils, 4)
        assert teacher.report()["asked"] > 0
        stored = everything(hall)
        assert made["name"] in stored, "the search finds what is stored"
        for typed in ("Wilhelmine", "Confidential", "127.0.0.1", "Python-urllib", teacher.token, pupils[0].token):
            assert typed not in stored.replace(f"http://127.0.0.1:{hall.port}", "")
        teacher.must(do="end")
        teacher.must(do="delete")
        assert hall.call("GET", f"/api/classes/{teacher.id}")[0] == 404
        hall.stop()
        with sqlite3.connect(hall.data / "hall.sqlite3") as database:
            for part in ("tables", "entries", "checkpoints", "presence", "claims", "results", "marks"):
                assert database.execute(f"SELECT count(*) FROM {part}").fetchone() == (0,), part
        assert pupils[0].name not in everything(hall)
    finally:
        hall.kill()


def killed(hall: HallProcess) -> None:
    """A lesson goes on after kill -9 as if nothing had been."""
    hall.start()
    try:
        teacher = Teacher(hall)
        pupils = [Pupil(hall, teacher.id, seed) for seed in range(4)]
        teacher.must(do="seat")
        play(pupils, 3)
        before = [pupil.mine()["table"] for pupil in pupils]
        hall.kill()
        hall.start()
        assert [pupil.mine()["table"] for pupil in pupils] == before
        assert play(pupils, 2)
        assert in_report(teacher) == counted(pupils)
        teacher.must(do="hold", on=True)
        hall.kill()
        hall.start()
        assert teacher.view()["info"]["paused"]
        assert not play(pupils, 1)
    finally:
        hall.kill()


def test_a_lesson_survives_kill_nine_with_sqlite(folder: Path) -> None:
    killed(HallProcess(folder))


@pytest.mark.long
def test_a_lesson_survives_kill_nine_with_postgres_and_two_processes(folder: Path, postgres: Postgres) -> None:
    killed(HallProcess(folder, postgres.database(), 2))
