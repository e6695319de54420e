"""What befalls a disk or a clock while people play: full, read-only, jumped, damaged. Nothing may be lost by it."""

from __future__ import annotations

import contextlib
import os
import random
import resource
import sqlite3
import subprocess
import time
from pathlib import Path
from typing import Any

import psutil

from benchmarks.halls import HallProcess
from spellhall.table.entries import entry_from_text
from spellhall.table.table import rebuilt

SHORT = {"end_mode": "rounds", "round_limit": 17}
DAY = 86_400


def full_disk(folder: Path) -> dict[str, Any]:
    """Fill the quota of the database file: choices are refused with a sentence, none is half done, and play goes on."""
    hall = HallProcess(folder)
    try:
        return fill_up(hall, folder)
    finally:
        hall.kill()


def fill_up(hall: HallProcess, folder: Path) -> dict[str, Any]:
    hall.start()
    made = hall.table(options=SHORT)
    other = hall.sit(made["table"])
    tokens = [made["token"], other["token"]]
    hall.kill()
    file = folder / "hall.sqlite3"
    hall.env["SPELLHALL_SQLITE_PAGES"] = str(pages_of(file) + 1)
    hall.start()
    refused = accepted = 0
    dice = random.Random(1)
    for _ in range(400):
        answer = step(hall, made["table"], tokens, dice)
        accepted += answer == 200
        refused += answer == 503
        if refused >= 5 or answer == 0:
            break
    before = accepted
    hall.kill()
    hall.env.pop("SPELLHALL_SQLITE_PAGES")
    hall.start()
    while step(hall, made["table"], tokens, dice) == 200:
        accepted += 1
    with contextlib.closing(sqlite3.connect(file)) as lite:
        rows = list(
            lite.execute("SELECT number, data FROM entries WHERE table_id = ? ORDER BY number", (made["table"],))
        )
    table = rebuilt([entry_from_text(text) for _, text in rows])
    stored, finished = len(table.data.steps), int(table.data.phase == "over")
    return {
        "accepted_before": before,
        "refused": refused,
        "accepted": accepted,
        "stored": stored,
        "finished": finished,
        "fine": stored == accepted and refused > 0 and bool(finished),
    }


def step(hall: HallProcess, table: str, tokens: list[str], dice: random.Random) -> int:
    """One choice of whoever is asked, over HTTP; 0 when the game is over."""
    for token in tokens:
        status, look = hall.call("GET", f"/api/tables/{table}", token=token)
        if status == 503:
            return 503
        assert status == 200, look
        if look["asked"]:
            choice = dice.choice(look["asked"]["choices"])[0]
            request = {"do": "choose", "choice": choice, "at": look["asked"]["at"]}
            return hall.call("POST", f"/api/tables/{table}/do", {"request": request}, token)[0]
    return 0


def pages_of(file: Path) -> int:
    with contextlib.closing(sqlite3.connect(file)) as lite:
        return int(lite.execute("PRAGMA page_count").fetchone()[0])


# ---------------------------------------------------------------- what is played at one table


class Game:
    """One table of two, played over HTTP, with every acknowledged choice counted."""

    def __init__(self, hall: HallProcess) -> None:
        self.hall = hall
        made = hall.table(options=SHORT)
        self.table = made["table"]
        self.tokens = [made["token"], hall.sit(self.table)["token"]]
        self.dice = random.Random(1)
        self.accepted = 0

    def play(self, steps: int) -> list[int]:
        """So many tries; returns the statuses."""
        statuses = []
        for _ in range(steps):
            statuses.append(step(self.hall, self.table, self.tokens, self.dice))
            self.accepted += statuses[-1] == 200
        return statuses

    def to_the_end(self) -> None:
        while self.play(1) == [200]:
            pass

    def outcome(self, file: Path) -> dict[str, Any]:
        """Whether the log holds exactly what was acknowledged, and the game came to its end."""
        query = "SELECT number, data FROM entries WHERE table_id = ? ORDER BY number"
        with contextlib.closing(sqlite3.connect(file)) as lite:
            rows = list(lite.execute(query, (self.table,)))
        assert [number for number, _ in rows] == list(range(1, len(rows) + 1)), "the log has a gap"
        table = rebuilt([entry_from_text(text) for _, text in rows])
        stored, finished = len(table.data.steps), table.data.phase == "over"
        fine = stored == self.accepted and finished
        return {"accepted": self.accepted, "stored": stored, "finished": int(finished), "fine": fine}


def read_only_disk(folder: Path) -> dict[str, Any]:
    """While people play, not one byte can be written any more; then it can again. The hall runs on."""
    hall = HallProcess(folder)
    try:
        hall.start()
        game = Game(hall)
        game.play(6)
        assert hall.process is not None
        process = psutil.Process(hall.process.pid)
        _, most = process.rlimit(psutil.RLIMIT_FSIZE)
        process.rlimit(psutil.RLIMIT_FSIZE, (0, most))
        refused = game.play(6).count(503)
        process.rlimit(psutil.RLIMIT_FSIZE, (resource.RLIM_INFINITY if most == -1 else most, most))
        game.to_the_end()
        found = game.outcome(folder / "hall.sqlite3")
        return {**found, "refused": refused, "fine": found["fine"] and refused == 6}
    finally:
        hall.kill()


def jumped_clock(folder: Path, seconds: float = 45) -> dict[str, Any]:
    """The clock jumps 40 days ahead, and back again, while a game is played; the tidy-up comes by every 20 seconds."""
    offset = folder / "offset"
    hall = HallProcess(folder, extra={"JUMPY_OFFSET": str(offset), "SPELLHALL_SLEEP_AFTER": "1"})
    hall.module = "benchmarks.jumpy"
    hall.env["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parent.parent), hall.env.get("PYTHONPATH", "")])
    try:
        hall.start()
        game, asleep = Game(hall), Game(hall)
        for days in (40, 80, 0):
            game.play(4)
            asleep.play(2)
            offset.write_text(str(days * DAY))
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                hall.call("GET", f"/api/tables/{game.table}")
                time.sleep(0.5)
            if days == 80:
                hall.kill()
                hall.start()
        game.to_the_end()
        asleep.to_the_end()
        found = [one.outcome(folder / "hall.sqlite3") for one in (game, asleep)]
        return {**found[0], "asleep": found[1], "fine": all(one["fine"] for one in found)}
    finally:
        hall.kill()


def damaged_wal(folder: Path) -> dict[str, Any]:
    """After a crash the end of the log is torn, as a power cut tears it: what was acknowledged stands before that."""
    hall = HallProcess(folder)
    try:
        hall.start()
        game = Game(hall)
        game.play(12)
        hall.kill()
        wal = folder / "hall.sqlite3-wal"
        with wal.open("ab") as file:  # a commit that was under way: some of it has arrived, some has not
            file.write(os.urandom(5 * 4120 - 700))
        hall.start()
        game.to_the_end()
        return game.outcome(folder / "hall.sqlite3")
    finally:
        hall.kill()


def flipped_log(folder: Path) -> dict[str, Any]:
    """A byte in the middle of the log turns over: the hall says so, and `spellhall repair` brings everything back.

    Later versions of the page stand behind it. See `tests/hall/test_damaged_log.py` for damage that costs something.
    """
    hall = HallProcess(folder)
    try:
        hall.start()
        game = Game(hall)
        game.play(12)
        hall.kill()
        wal = folder / "hall.sqlite3-wal"
        raw = bytearray(wal.read_bytes())
        raw[len(raw) * 3 // 4] ^= 0xFF
        wal.write_bytes(raw)
        command = [hall.python, "-m", hall.module]
        place = ["--data", str(folder)]
        opened = subprocess.run(
            [*command, "serve", "--no-browser", *place], env=hall.env, capture_output=True, text=True
        )
        said = opened.returncode != 0 and "log of the database" in opened.stdout + opened.stderr
        subprocess.run([*command, "repair", *place], env=hall.env, check=True, capture_output=True)
        kept = any(copy.read_bytes() == raw for copy in folder.glob("hall.sqlite3.damaged-*-wal"))
        hall.start()
        game.to_the_end()
        found = game.outcome(folder / "hall.sqlite3")
        return {**found, "said": said, "kept": kept, "fine": found["fine"] and said and kept}
    finally:
        hall.kill()


def command(hall: HallProcess, *words: str) -> tuple[int, str]:
    """A command of `spellhall` on the data of a hall: its exit status, and what it said, in one line."""
    whole = [hall.python, "-m", hall.module, *words, "--data", str(hall.data)]
    done = subprocess.run(whole, env=hall.env, capture_output=True, text=True, check=False, timeout=60)
    return done.returncode, " ".join((done.stdout + done.stderr).split())


MISHAPS = {
    "full_disk": full_disk,
    "read_only_disk": read_only_disk,
    "jumped_clock": jumped_clock,
    "damaged_wal": damaged_wal,
    "flipped_log": flipped_log,
}
