"""What belongs to one pupil of a class: the passport, what eases a game, another tablet, a worksheet."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from benchmarks.halls import HallProcess
from websockets.sync.client import connect

from hall.pupils import Pupil, Teacher, play, worth
from spellhall.hall.limits import GUESSES


def passport_of(pupil: Pupil, words: str = "") -> tuple[int, Any]:
    path = f"/api/classes/{pupil.classroom}/pupils/{pupil.number}/passport"
    return pupil.hall.call("POST", path, {"words": words}, pupil.token)


def come_with(hall: HallProcess, teacher: Teacher, words: str) -> tuple[int, Any]:
    return hall.call("POST", f"/api/classes/{teacher.id}/pupils", {"passport": words})


def test_three_words_bring_a_model_into_the_next_class_and_mean_nothing_else(folder: Path) -> None:
    hall = HallProcess(folder)
    hall.start()
    try:
        teacher = Teacher(hall)
        pupils = [Pupil(hall, teacher.id, seed, skill) for seed, skill in ((1, 0.95), (2, 0.05))]
        teacher.must(do="seat")
        assert play(pupils, 8) > 8
        words = []
        for pupil in pupils:
            status, made = passport_of(pupil)
            assert status == 200, made
            words.append(made["words"])
        assert [len(each.split()) for each in words] == [3, 3]
        assert passport_of(Pupil(hall, teacher.id, 9), words[0])[0] == 200, "words that exist are kept on"
        assert hall.call("POST", f"/api/classes/{teacher.id}/pupils/0/passport", {}, pupils[1].token)[0] == 403
        status, made = passport_of(pupils[0], words[0].upper())
        assert (status, made["words"]) == (200, words[0]), "the same words, whatever their case"
        teacher.must(do="end")
        teacher.must(do="delete")
        later = Teacher(hall)
        for each in words[::-1]:
            assert come_with(hall, later, each)[0] == 201
        assert [Pupil(hall, later.id, 3), Pupil(hall, later.id, 4)]
        later.must(do="seat", how="strength")
        first = later.view()["tiles"][0]["seats"]
        assert {seat["pupil"] for seat in first} >= {1}, "the stronger one sits at the first table"
        hall.stop()
        with sqlite3.connect(hall.data / "hall.sqlite3") as database:
            rows = database.execute("SELECT * FROM passports WHERE key != 'salt'").fetchall()
        assert len(rows) == 2
        stored = b"".join(path.read_bytes() for path in hall.data.rglob("*") if path.is_file()).decode("latin-1")
        for each in words:
            assert each not in stored
            assert each.encode().decode("latin-1") not in stored
        assert not [name for name in (pupils[0].name, pupils[1].name) if name in str(rows)]
    finally:
        hall.kill()


def test_words_cannot_be_guessed_without_end_and_expire(folder: Path) -> None:
    hall = HallProcess(folder)
    hall.start()
    try:
        teacher = Teacher(hall)
        status, made = passport_of(Pupil(hall, teacher.id, 1))
        assert status == 200
        for _ in range(3):  # right words cost nothing
            assert come_with(hall, teacher, made["words"])[0] == 201
        answers = [come_with(hall, teacher, "owl owl owl") for _ in range(GUESSES + 1)]
        assert {status for status, _ in answers[:-1]} == {422}
        assert answers[-1][0] == 429
        assert "Wait a while" in answers[-1][1]["text"]
        assert come_with(hall, teacher, made["words"])[0] == 429, "nor is a right guess told any more"
        assert come_with(hall, teacher, "")[0] == 201, "without a passport everybody comes in"
        hall.stop()
        with sqlite3.connect(hall.data / "hall.sqlite3") as database:
            database.execute("UPDATE passports SET until = 1 WHERE key != 'salt'")
        hall.start()
        assert come_with(hall, teacher, made["words"])[0] == 422, "it has expired"
    finally:
        hall.kill()


def test_what_eases_a_game_is_known_to_the_teacher_alone(hall: HallProcess) -> None:
    teacher = Teacher(hall)
    pupils = [Pupil(hall, teacher.id, seed) for seed in (1, 2)]
    teacher.must(do="seat")
    teacher.must(do="ease", pupil=0, help=2, deadline=60, small=True)
    assert teacher.view()["eased"][0] == {"help": 2, "deadline": 60, "small": True}
    assert teacher.do(do="ease", pupil=59)[0] == 404
    assert (
        hall.call("POST", f"/api/classes/{teacher.id}/do", {"request": {"do": "ease", "pupil": 0}}, pupils[0].token)[0]
        == 403
    )
    told: set[tuple[str, int]] = set()
    for _ in range(12):
        mine = pupils[0].mine()
        if mine["sum"]:
            told.add((mine["sum"], mine["help"]))
        other = str(hall.call("GET", f"/api/classes/{teacher.id}", token=pupils[1].token)[1])
        assert '"help": 2' not in other.replace("'", '"')
        assert '"small"' not in other.replace("'", '"')
        table = hall.call("GET", f"/api/tables/{mine['table']}?seat={pupils[1].mine()['seat']}", token=pupils[1].token)[
            1
        ]
        assert "handicap" not in str(table)
        play(pupils, 1)
    assert told, "help comes with the sums that the pupil is asked"
    for fact, help in told:
        a, b = (int(part) for part in fact.split("x"))
        small = b <= 10 and (a <= 5 or b == 10)
        assert help == (2 if small else 3), fact
        assert worth(fact) == a * b


def test_a_pupil_goes_on_with_another_tablet(hall: HallProcess) -> None:
    teacher = Teacher(hall)
    pupils = [Pupil(hall, teacher.id, seed) for seed in (1, 2)]
    teacher.must(do="seat")
    play(pupils, 2)
    old = pupils[0].token
    seat = pupils[0].mine()
    socket = connect(hall.socket, compression=None, max_size=None, legacy=True)
    socket.send(f'{{"type":"attend","classroom":"{teacher.id}","token":"{old}"}}')
    socket.recv(15)
    path = f"/api/classes/{teacher.id}/pupils/0/move"
    assert hall.call("POST", path, {}, old)[0] == 403
    status, made = hall.call("POST", path, {}, teacher.token)
    assert status == 200, made
    while '"error"' not in (heard := str(socket.recv(15))):
        pass
    assert "not in this class" in heard
    socket.close()
    assert "pupil" not in hall.call("GET", f"/api/classes/{teacher.id}", token=old)[1], "the old tablet is a stranger"
    assert hall.call("GET", f"/api/tables/{seat['table']}?seat={seat['seat']}", token=old)[0] == 403
    answers = list(pupils[0].answers)
    pupils[0].token = made["token"]
    assert pupils[0].mine() == seat | {part: pupils[0].mine()[part] for part in ("asked", "right")}
    for _ in range(6):
        play(pupils, 1)
    assert len(pupils[0].answers) > len(answers), "and plays on at the same seat"
    row = next(one for one in teacher.report()["pupils"] if one["name"] == pupils[0].name)
    assert row["asked"] == len(pupils[0].answers)


def test_worksheets_hold_sums_that_each_pupil_should_practise(hall: HallProcess) -> None:
    teacher = Teacher(hall)
    pupils = [Pupil(hall, teacher.id, seed, 0.4) for seed in (1, 2)]
    teacher.must(do="seat")
    play(pupils, 6)
    path = f"/api/classes/{teacher.id}/worksheets"
    assert hall.call("GET", path, token=pupils[0].token)[0] == 403
    status, sheets = hall.call("GET", path, token=teacher.token)
    assert (status, [sheet["name"] for sheet in sheets]) == (200, [pupil.name for pupil in pupils])
    for sheet, pupil in zip(sheets, pupils, strict=True):
        assert len(sheet["sums"]) == len(sheet["solutions"]) == 24
        for sum_text, solution in zip(sheet["sums"], sheet["solutions"], strict=True):
            assert solution == f"{sum_text} {worth(sum_text)}"
        missed = {fact for fact, right in pupil.answers if not right}
        asked = {"x".join(sorted(text.replace(" =", "").split(" × "), key=int)) for text in sheet["sums"]}
        assert missed & asked, "what was missed is on the sheet"
    assert hall.call("GET", path, token=teacher.token)[1] == sheets, "printed again, it is the same"
