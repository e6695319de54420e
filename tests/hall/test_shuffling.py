"""The shuffle over the wire: promised before anybody sits down, added to by every device, and checked afterwards."""

from __future__ import annotations

import secrets
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from benchmarks.halls import HallProcess

from hall.lines import Line, play_on

SHORT = {"end_mode": "rounds", "round_limit": 2}


def test_two_devices_and_the_hall_shuffle_together(hall: HallProcess, folder: Path) -> None:
    nonces = [secrets.token_hex(32) for _ in range(2)]
    shares = [sha256(nonce.encode()).hexdigest() for nonce in nonces]
    made = hall.table(options=SHORT, share=shares[0])
    first = Line(hall, made["table"], made["token"])
    promised = first.until("welcome")["table"]["coming"]
    assert len(promised) == 64
    other = hall.sit(made["table"], share=shares[1])
    second = Line(hall, made["table"], other["token"])
    assert second.until("welcome")["table"]["phase"] == "open"
    assert [seat["share"] for seat in second.table["seats"]] == shares
    assert first.do(do="reveal", nonce=nonces[0])["type"] == "done"
    assert second.do(do="reveal", nonce=nonces[1])["type"] == "done"
    for line in (first, second):
        while line.table["phase"] == "open":
            line.hear()
        assert line.table["commit"] == promised
        assert line.table["nonces"] == nonces
    play_on([first, second])
    _, record = hall.call("GET", f"/api/tables/{made['table']}/record")
    file = folder / "game.jsonl"
    file.write_text(record)
    told = verify(file, "--commit", promised, "--nonce", nonces[0])
    assert told.returncode == 0
    assert "Added nothing: nobody." in told.stdout
    missing = verify(file, "--nonce", "0" * 64)
    assert missing.returncode != 0
    assert "is not in it" in missing.stdout + missing.stderr
    file.write_text(record.replace(nonces[1], "0" * 64))
    assert verify(file, "--commit", promised).returncode != 0


def test_every_seat_of_every_device_shuffles_a_rematch(hall: HallProcess, folder: Path) -> None:
    """Two friends at one screen and somebody elsewhere; the rematch begins when all three numbers are told."""
    made = hall.table(3, options=SHORT)
    hall.sit(made["table"], token=made["token"])
    other = hall.sit(made["table"])
    lines = [Line(hall, made["table"], made["token"], seat=seat) for seat in (0, 1)]
    lines.append(Line(hall, made["table"], other["token"]))
    for line in lines:
        line.until("welcome")
    play_on(lines)
    promised = lines[0].table["coming"]
    nonces = [secrets.token_hex(32) for _ in range(3)]
    for line, nonce in zip(lines, nonces, strict=True):
        assert line.do(do="share", share=sha256(nonce.encode()).hexdigest())["type"] == "done"
    assert lines[0].do(do="ask", what="rematch")["type"] == "done"
    for line in lines[1:]:
        assert line.do(do="answer", yes=True)["type"] == "done"
    for line, nonce in zip(lines, nonces, strict=True):
        assert line.table["match"] == 1
        assert line.do(do="reveal", nonce=nonce)["type"] == "done"
    for line in lines:
        while line.table["match"] == 1:
            line.hear()
        assert line.table["nonces"] == [nonces[2], nonces[0], nonces[1]]
    play_on([lines[2], lines[0], lines[1]])
    file = folder / "rematch.jsonl"
    file.write_text(hall.call("GET", f"/api/tables/{made['table']}/record")[1])
    for nonce in nonces:
        told = verify(file, "--commit", promised, "--nonce", nonce)
        assert told.returncode == 0, told.stdout + told.stderr
        assert "Added nothing: nobody." in told.stdout


def verify(file: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "spellhall.cli", "verify", str(file), *more]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_device_that_stays_silent_does_not_hold_up_the_game(hall: HallProcess) -> None:
    made = hall.table(options=SHORT, bots=["random"], share="a" * 64)
    line = Line(hall, made["table"], made["token"])
    line.until("welcome")
    while line.table["phase"] == "open":
        line.hear(30)
    assert line.table["nonces"] == ["", ""]


def test_promises_are_numbers_and_nothing_else(hall: HallProcess) -> None:
    wrong: list[Any] = ["x" * 64, "A" * 64, "a" * 63, "a" * 65, 7, ["a" * 64], "a" * 63 + "\n"]
    for share in wrong:
        assert hall.call("POST", "/api/tables", {"game": "mathwiz", "seats": 2, "share": share})[0] == 400
