"""A class in two processes of one hall, and the command that opens a hall for a class."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from benchmarks.halls import HallProcess, Postgres, free_port
from websockets.sync.client import ClientConnection, connect

from hall.pupils import Pupil, Teacher, play


def until(socket: ClientConnection, wanted: str) -> str:
    """What is heard, up to the message that holds these words."""
    while wanted not in (heard := str(socket.recv(20))):
        pass
    return heard


def played(pupils: list[Pupil]) -> None:
    """Somebody plays, as soon as both processes have set up the tables."""
    end = time.monotonic() + 60
    while not play(pupils, 1):
        assert time.monotonic() < end
        time.sleep(0.1)


def test_what_the_teacher_does_reaches_pupils_of_another_process(folder: Path) -> None:
    one, other = (HallProcess(folder, extra={"SPELLHALL_SHARED": "1"}) for _ in range(2))
    try:
        one.start()
        other.start()
        teacher = Teacher(one)
        pupils = [Pupil(other, teacher.id, seed) for seed in range(2)]
        socket = connect(other.socket, compression=None, max_size=None, legacy=True)
        socket.send(f'{{"type":"attend","classroom":"{teacher.id}","token":"{pupils[0].token}"}}')
        until(socket, '"phase":"gathering"')
        teacher.until(lambda view: view["info"]["pupils"] == 2)
        teacher.must(do="line", line="quiet")
        until(socket, "A little quieter, please.")
        teacher.must(do="mute", on=True)
        until(socket, '"muted":true')
        teacher.must(do="seat")
        until(socket, '"phase":"playing"')
        played(pupils)
        teacher.must(do="hold", on=True)
        until(socket, '"paused":true')
        assert not play(pupils, 1), "nobody plays on in the other process"
        teacher.must(do="ease", pupil=0, help=3)
        teacher.must(do="hold", on=False)
        until(socket, '"paused":false')
        played(pupils)
        teacher.must(do="end")
        until(socket, '"phase":"over"')
        socket.close()
    finally:
        one.kill()
        other.kill()


def everything(*folders: Path) -> str:
    """Every byte of these folders."""
    files = [path for folder in folders for path in sorted(folder.rglob("*")) if path.is_file()]
    return "".join(path.read_bytes().decode("latin-1") for path in files)


def typed_in_one_process(one: HallProcess, other: HallProcess, *written: Path) -> None:
    """What somebody types reaches whoever may read it in the other process, and no file; so does the end of a class."""
    one.start()
    other.start()
    teacher = Teacher(one, own_names=True)
    pupil = Pupil(other, teacher.id, 1)
    socket = connect(other.socket, compression=None, max_size=None, legacy=True)
    attend = {"type": "attend", "classroom": teacher.id, "token": pupil.token, "name": "Wilhelmine"}
    socket.send(json.dumps(attend))
    until(socket, '"phase":"gathering"')
    view = teacher.until(lambda view: [one for one in view["waiting"] if one["typed"] and one["here"]])
    assert (view["waiting"][0]["typed"], view["waiting"][0]["name"]) == ("Wilhelmine", pupil.name)
    teacher.must(do="say", text="Blue group to me")
    until(socket, "Blue group to me")
    screen = other.call("GET", f"/api/classes/{teacher.id}")[1]
    assert "Wilhelmine" not in str(screen), "a typed name is for the teacher alone"
    one.kill()
    one.start()
    view = teacher.until(lambda view: view["info"]["line"] and view["waiting"][0]["here"])
    assert (view["info"]["line"], view["waiting"][0]["typed"]) == ("Blue group to me", "Wilhelmine")
    teacher.must(do="line", line="quiet")
    until(socket, "A little quieter, please.")
    stored = everything(*written)
    assert pupil.name in stored, "the search finds what is stored"
    assert "Wilhelmine" not in stored
    assert "Blue group" not in stored
    teacher.must(do="end")
    until(socket, '"phase":"over"')
    teacher.must(do="delete")
    until(socket, '"gone":true')
    socket.close()


def test_what_is_typed_reaches_another_process_and_no_file(folder: Path) -> None:
    one, other = (HallProcess(folder, extra={"SPELLHALL_SHARED": "1"}) for _ in range(2))
    try:
        typed_in_one_process(one, other, folder)
    finally:
        one.kill()
        other.kill()


def test_what_is_typed_travels_sealed_with_postgres(folder: Path, postgres: Postgres) -> None:
    address = postgres.database()
    one, other = (HallProcess(folder / name, address) for name in ("one", "other"))
    try:
        typed_in_one_process(one, other, folder, postgres.folder / "data")
    finally:
        one.kill()
        other.kill()


def test_the_command_opens_a_hall_and_says_where_teachers_begin(tmp_path: Path) -> None:
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "spellhall.cli",
        "class",
        "--port",
        str(port),
        "--data",
        str(tmp_path),
        "--no-browser",
    ]
    env = {**os.environ, "PYTHONUNBUFFERED": "1"}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env)
    try:
        assert running.stdout is not None
        lines: list[str] = []
        for line in running.stdout:
            lines.append(line)
            if "Teachers begin here" in line:
                break
        page = next(line for line in lines if "Teachers begin here" in line).split()[-1]
        assert page.endswith(f":{port}/class")
        hall = HallProcess(tmp_path / "unused")
        hall.base = f"http://127.0.0.1:{port}"
        teacher = Teacher(hall)
        assert Pupil(hall, teacher.id, 1).name
        running.send_signal(signal.SIGINT)
        assert "Traceback" not in running.stdout.read()
        assert running.wait(20) in (0, 130, -signal.SIGINT)
    finally:
        running.kill()
        running.wait()
