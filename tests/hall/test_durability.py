"""Nothing accepted is ever lost: real SIGKILL, a full disk, backups, clocks and bots that go on after a crash."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest
from benchmarks.faults import check, faults
from benchmarks.halls import HallProcess, Player, Postgres
from benchmarks.mishaps import damaged_wal, flipped_log, full_disk, jumped_clock, read_only_disk
from websockets.exceptions import WebSocketException

from hall.lines import Line, play_on, two_players
from spellhall.hall.settings import Settings
from spellhall.hall.storage import Storage, Write

SHORT = {"end_mode": "rounds", "round_limit": 2}


def clean(found: dict[str, int]) -> None:
    assert found["lost"] == found["doubled"] == 0
    assert found["acknowledged"] > 50
    assert found["finished"] == found["tables"]


def test_kills_with_sqlite(folder: Path) -> None:
    clean(asyncio.run(faults("", folder, 3, 3, 1, 7)))


def test_kills_with_postgres_and_two_processes(folder: Path, postgres: Postgres) -> None:
    clean(asyncio.run(faults(postgres.database(), folder, 3, 3, 2, 8)))


def test_kills_of_one_worker_of_two(folder: Path) -> None:
    clean(asyncio.run(faults("", folder, 3, 3, 1, 9, "worker")))


def test_kills_of_the_database_server(folder: Path) -> None:
    server = Postgres()  # of its own: the other tests need theirs
    try:
        clean(asyncio.run(faults(server.database(), folder, 3, 3, 2, 10, "database", server)))
    finally:
        server.close()


def test_the_check_of_a_fault_run_can_fail() -> None:
    """A choice that was acknowledged but is not stored is found."""
    player = Player("t", "k", 0, 1)
    player.acknowledged = [(5, "2x3")]
    created = {"kind": "created", "at": 1, "game": "mathwiz", "seats": 2, "options": {}, "cards": None, "host": ""}
    found = check([player], [(1, json.dumps(created))])  # type: ignore[list-item]
    assert found["lost"] == 1
    with pytest.raises(AssertionError, match="gap"):
        check([], [(1, "{}"), (3, "{}")])


def test_a_full_disk_refuses_and_recovers(folder: Path) -> None:
    found = full_disk(folder)
    assert found["refused"] >= 5
    assert found["stored"] == found["accepted"]
    assert found["finished"]


def test_a_disk_that_takes_nothing_refuses_and_recovers(folder: Path) -> None:
    found = read_only_disk(folder)
    assert found["refused"] == 6
    assert found["fine"], found


def test_a_jump_of_the_clock_loses_nothing(folder: Path) -> None:
    found = jumped_clock(folder, seconds=3)
    assert found["fine"], found


def test_a_torn_log_loses_nothing(folder: Path) -> None:
    found = damaged_wal(folder)
    assert found["fine"], found


def test_a_damaged_log_is_said_and_repaired(folder: Path) -> None:
    found = flipped_log(folder)
    assert found["fine"], found


def test_bots_and_clocks_go_on_after_a_kill(folder: Path) -> None:
    hall = HallProcess(folder)
    hall.start()
    try:
        bots = hall.table(sit=False, bots=["random", "random"], options={"end_mode": "rounds", "round_limit": 17})
        timed, *_ = two_players(hall, clock={"mode": "decision", "seconds": 3})
        hall.kill()
        hall.start()
        late = Line(hall, timed["table"], timed["tokens"][0])
        late.until("welcome")
        while not late.table["seats"][0]["bot"]:
            late.hear(30)
        end = time.monotonic() + 60
        while (state := hall.call("GET", f"/api/tables/{bots['table']}")[1]["table"])["phase"] != "over":
            assert time.monotonic() < end, state
            time.sleep(0.2)
    finally:
        hall.kill()


def test_an_orderly_end_keeps_open_decisions_open(folder: Path) -> None:
    hall = HallProcess(folder)
    hall.start()
    try:
        made, one, _ = two_players(hall)
        asked = one.asked
        hall.stop()
        hall.start()
        again = Line(hall, made["table"], made["tokens"][0])
        again.until("welcome")
        assert again.asked == asked
        log = hall.log.read_text()
        assert "Traceback" not in log
        assert made["table"] not in log
    finally:
        hall.kill()


@pytest.mark.parametrize("way", ["sqlite to sqlite", "postgres to sqlite", "sqlite to postgres"])
def test_backup_and_restore(folder: Path, postgres: Postgres, way: str) -> None:
    urls = [postgres.database() if kind == "postgres" else "" for kind in way.split(" to ")]
    hall = HallProcess(folder / "one", urls[0])
    hall.start()
    try:
        made, one, _ = two_players(hall)
        assert one.choose()["type"] == "done"
    finally:
        hall.kill()
    file = folder / "backup.jsonl"
    assert "1 tables" in spellhall("export", str(file), "--data", str(folder / "one"), url=urls[0])
    assert "1 tables" in spellhall("import", str(file), "--data", str(folder / "two"), url=urls[1])
    assert "0 tables" in spellhall("import", str(file), "--data", str(folder / "two"), url=urls[1])
    moved = HallProcess(folder / "two", urls[1])
    moved.start()
    try:
        line = Line(moved, made["table"], made["tokens"][1])
        line.until("welcome")
        assert line.choose()["type"] == "done"
    finally:
        moved.kill()
    broken = folder / "broken.jsonl"
    broken.write_text("\n".join(file.read_text().splitlines()[:-1]))
    assert "cut off" in spellhall("import", str(broken), "--data", str(folder / "three"), code=1)


def spellhall(*args: str, code: int = 0, url: str = "") -> str:
    command = [sys.executable, "-m", "spellhall.cli", *args]
    env = {**os.environ, "SPELLHALL_DATABASE_URL": url}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_a_number_is_given_once(folder: Path, postgres: Postgres, database: str) -> None:
    """Two processes want the same number at the same moment: one gets it, the other is told."""
    url = postgres.database() if database == "postgres" else ""
    settings = Settings(database_url=url, data=str(folder))

    async def race() -> list[bool]:
        one, two = Storage(settings), Storage(settings)
        await one.open()
        await two.open()
        try:
            row = {"id": "table0001", "code": "ABC", "game": "mathwiz", "public": False, "phase": "open", "due": None}
            await one.write(Write("table0001", 0, "{}", {**row, "touched": 1, "created": 1}))
            wishes = [place.write(Write("table0001", at, "{}")) for at in range(1, 30) for place in (one, two)]
            return await asyncio.gather(*wishes)
        finally:
            await one.close()
            await two.close()

    won = asyncio.run(race())
    assert [first + second for first, second in zip(won[::2], won[1::2], strict=True)] == [1] * 29


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_a_decision_of_a_bot_is_claimed_once_until_the_lease_ends(
    folder: Path, postgres: Postgres, database: str
) -> None:
    url = postgres.database() if database == "postgres" else ""

    async def claims() -> list[bool]:
        storage = Storage(Settings(database_url=url, data=str(folder)))
        await storage.open()
        try:
            return [
                await storage.claim("table0001", 5, 0, "one", 1_000, 2_000),
                await storage.claim("table0001", 5, 0, "two", 1_500, 2_500),
                await storage.claim("table0001", 5, 0, "two", 2_001, 3_000),
                await storage.claim("table0001", 5, 0, "one", 2_002, 3_000),
                await storage.claim("table0001", 6, 0, "one", 2_002, 3_000),
            ]
        finally:
            await storage.close()

    assert asyncio.run(claims()) == [True, False, True, False, True]


def test_two_processes_share_their_tables(folder: Path, postgres: Postgres) -> None:
    """A seat at each process; each hears at once what the other has accepted."""
    url = postgres.database()
    halls = [HallProcess(folder / str(at), url) for at in range(2)]
    try:
        for hall in halls:
            hall.start()
        made = halls[0].table()
        other = halls[1].sit(made["table"])
        one, two = Line(halls[0], made["table"], made["token"]), Line(halls[1], made["table"], other["token"])
        for line in (one, two):
            while line.asked is None:  # that the table has begun is heard from the other process
                line.hear()
        assert one.choose()["type"] == "done"
        two.hear()
        assert two.told[-1]["event"] == "ready"
        assert two.choose()["type"] == "done"
        while one.number < two.number:
            one.hear()
        assert one.asked or two.asked
    finally:
        for hall in halls:
            hall.kill()


def test_workers_share_one_sqlite_file_and_one_may_die(folder: Path) -> None:
    hall = HallProcess(folder, workers=2)
    hall.start()
    try:
        made, one, two = two_players(hall)
        play_on([one, two], 4)
        for line in (one, two):
            line.close()
        assert hall.process is not None
        workers = [
            each for each in psutil.Process(hall.process.pid).children() if "spawn_main" in " ".join(each.cmdline())
        ]
        assert len(workers) == 2
        workers[0].kill()
        lines = [connected(hall, made["table"], token) for token in made["tokens"]]
        assert play_on(lines, 4) == 4
    finally:
        hall.kill()


def connected(hall: HallProcess, table: str, token: str) -> Line:
    """A line to whichever worker answers; a connection that lands at a dying one is tried again."""
    end = time.monotonic() + 30
    while True:
        try:
            line = Line(hall, table, token)
            line.until("welcome")
            return line
        except (OSError, WebSocketException, TimeoutError):
            assert time.monotonic() < end, "no worker answers"
            time.sleep(0.2)


def test_a_player_at_another_process_is_here(folder: Path, postgres: Postgres) -> None:
    """The host sits at one process, the other player at another; the host cannot take their seat for a bot."""
    url = postgres.database()
    halls = [HallProcess(folder / name, url, extra={"SPELLHALL_GRACE": "6"}) for name in ("one", "two")]
    try:
        for hall in halls:
            hall.start()
        made = halls[0].table()
        other = halls[0].sit(made["table"])
        host = Line(halls[0], made["table"], made["token"])
        host.until("welcome")
        while host.do(do="bot", seat=1, bot="greedy")["type"] != "done":
            time.sleep(0.2)  # whoever has just sat down is here for a while
        guest = Line(halls[1], made["table"], other["token"])
        guest.until("welcome")
        assert guest.do(do="back")["type"] == "done"
        time.sleep(5)  # one heartbeat
        here = host.do(do="bot", seat=1, bot="greedy")
        assert here["type"] == "error"
        assert "is here" in here["text"]
    finally:
        for hall in halls:
            hall.kill()
