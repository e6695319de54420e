"""A byte of SQLite's log turns over after a crash: `spellhall repair` brings back what was stored, or counts it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import sqlite3
from pathlib import Path

import pytest
from benchmarks.halls import HallProcess, free_port
from benchmarks.mishaps import Game

from hall.test_checkup import one_sentence, spellhall
from spellhall.hall.checkup import BadDatabase, look_at
from spellhall.hall.logfile import FRAME, HEAD, Log, read_log
from spellhall.hall.mending import Mended, repair
from spellhall.hall.salvage import close_gaps
from spellhall.hall.settings import Settings

Entries = dict[str, list[str]]
NAME = "hall.sqlite3"


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A hall that was killed while five games were played, with all of them in its log."""
    folder = tmp_path_factory.mktemp("crashed")
    hall = HallProcess(folder)
    hall.start()
    try:
        games = [Game(hall) for _ in range(5)]
        for _ in range(6):
            for game in games:
                game.play(4)
        games[0].play(12)  # far enough for a checkpoint
    finally:
        hall.kill()
    return folder


def copied(crashed: Path, folder: Path) -> Path:
    for ending in ("", "-wal"):
        shutil.copyfile(crashed / (NAME + ending), folder / (NAME + ending))
    return folder / NAME


def entries(path: Path) -> Entries:
    out: Entries = {}
    with contextlib.closing(sqlite3.connect(path)) as connection:
        for id, number, data in connection.execute("SELECT * FROM entries ORDER BY table_id, number"):
            held = out.setdefault(id, [])
            assert number == len(held) + 1, "a log with a gap"
            held.append(data)
    return out


@pytest.fixture(scope="module")
def truth(crashed: Path, tmp_path_factory: pytest.TempPathFactory) -> Entries:
    return entries(copied(crashed, tmp_path_factory.mktemp("truth")))


def damage(path: Path, places: list[int]) -> None:
    wal = path.with_name(NAME + "-wal")
    raw = bytearray(wal.read_bytes())
    for place in places:
        raw[place] ^= 0xFF
    wal.write_bytes(raw)


def mended(path: Path) -> Mended:
    return asyncio.run(repair(Settings(data=str(path.parent))))


def lost(truth: Entries, found: Entries) -> dict[str, int]:
    """What is missing of each table; what is there must be what was stored."""
    for id, held in found.items():
        known = truth[id][: len(held)]
        assert [without_time(text) for text in held] == [without_time(text) for text in known]
    missing = {id: len(held) - len(found.get(id, [])) for id, held in truth.items()}
    return {id: number for id, number in missing.items() if number}


def without_time(text: str) -> str:
    """A choice that was made again from a checkpoint has the checkpoint's time."""
    return ",".join(part for part in text.split(",") if '"at":' not in part)


def test_a_log_is_read_frame_by_frame(crashed: Path, folder: Path) -> None:
    path = copied(crashed, folder)
    whole = read_log(path)
    assert len(whole.frames) > 100
    assert not whole.damaged
    assert whole.last_commit == len(whole.frames) - 1
    step = FRAME + whole.page_size
    damage(path, [HEAD + 7 * step + FRAME + 50, HEAD + 30 * step + FRAME + 9])
    found = read_log(path)
    assert found.damaged == [7, 30]
    assert found.cut == len(whole.frames) - 7


def test_the_hall_does_not_open_until_the_log_is_repaired(crashed: Path, folder: Path, truth: Entries) -> None:
    path = copied(crashed, folder)
    raw = path.with_name(NAME + "-wal").read_bytes()
    damage(path, [len(raw) // 2])
    status, said = spellhall("serve", "--no-browser", "--port", str(free_port()), "--data", str(folder))
    assert status != 0
    one_sentence(said, "log of the database", "is damaged", "spellhall repair")
    status, said = spellhall("repair", "--data", str(folder))
    assert status == 0, said
    one_sentence(said, "5 tables found", "kept as hall.sqlite3.damaged-", "Everything that was ever stored is in it.")
    assert entries(path) == truth
    assert next(folder.glob("*.damaged-*-wal")).read_bytes() != raw
    assert asyncio.run(look_at(Settings(data=str(folder)))).tables == 5


@pytest.mark.parametrize("seed", range(8))
def test_one_byte_anywhere_costs_nothing_that_is_not_counted(
    crashed: Path, folder: Path, truth: Entries, seed: int
) -> None:
    """Where a later version of the page stands behind the damage, nothing at all is lost."""
    path = copied(crashed, folder)
    log = read_log(path)
    place = random.Random(seed).randrange(HEAD, len(log.raw))
    damage(path, [place])
    at = (place - HEAD) // (FRAME + log.page_size)
    later = any(frame.page == log.frames[at].page for frame in log.frames[at + 1 :])
    done = mended(path)
    missing = lost(truth, entries(path))
    if later:
        assert not missing
    if done.whole:
        assert not missing
    assert all(missing.get(id, 0) >= number for id, number in done.gone.items())


def last_frames(log: Log, path: Path, part: str) -> list[int]:
    """The last frame of every page that holds rows of this part, but for those of the very last commit."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (part,)).fetchone()[0]
    newest = {frame.page: at for at, frame in enumerate(log.frames)}
    content = {page: log.content(log.frames[at]) for page, at in newest.items()}
    inner = content[root]
    assert inner[0] == 5, "a page of a table that has others below it"
    cells = int.from_bytes(inner[3:5], "big")
    starts = [int.from_bytes(inner[12 + 2 * cell : 14 + 2 * cell], "big") for cell in range(cells)]
    leaves = [int.from_bytes(inner[start : start + 4], "big") for start in starts]
    return [newest[leaf] for leaf in leaves]


def test_rows_without_another_version_are_counted(crashed: Path, folder: Path, truth: Entries) -> None:
    """The only copy of a full page of entries is destroyed: the rows before it and after it show what is gone."""
    path = copied(crashed, folder)
    log = read_log(path)
    reference = copied(crashed, folder.parent)
    leaves = last_frames(log, reference, "entries")
    frame = log.frames[leaves[len(leaves) // 2]]
    damage(path, list(range(frame.at, frame.at + log.page_size)))
    done = mended(path)
    found = entries(path)
    missing = lost(truth, found)
    assert missing
    assert not done.whole
    assert done.gone == missing
    assert done.tables == len(found)
    status, said = spellhall("repair", "--data", str(folder))
    assert status == 0
    one_sentence(said, f"{len(found)} tables found, 0 of them brought back, 0 put aside.")


def test_what_was_copied_into_the_database_is_not_lost_with_the_log(
    crashed: Path, folder: Path, truth: Entries
) -> None:
    """After a copy of the log, its pages are in the database: SQLite would put older ones over them."""
    path = copied(crashed, folder)
    wal = path.with_name(NAME + "-wal")
    kept = wal.read_bytes()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    wal.write_bytes(kept)
    damage(path, [len(kept) * 2 // 3, len(kept) - 5000, len(kept) - 9000])
    done = mended(path)
    assert done.whole
    assert not lost(truth, entries(path))


def test_a_page_that_has_lost_its_number(crashed: Path, folder: Path, truth: Entries) -> None:
    path = copied(crashed, folder)
    wal = path.with_name(NAME + "-wal")
    raw = bytearray(wal.read_bytes())
    start = HEAD + 20 * (FRAME + read_log(path).page_size)
    raw[start : start + 8] = bytes(8)
    wal.write_bytes(raw)
    assert mended(path).gone == lost(truth, entries(path)) == {}


def test_a_damaged_beginning_of_the_log(crashed: Path, folder: Path, truth: Entries) -> None:
    path = copied(crashed, folder)
    damage(path, [2, 17])
    with pytest.raises(BadDatabase):
        asyncio.run(look_at(Settings(data=str(folder))))
    done = mended(path)
    assert done.whole
    assert entries(path) == truth


def test_choices_that_a_checkpoint_remembers_are_made_again(crashed: Path, folder: Path, truth: Entries) -> None:
    path = copied(crashed, folder)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        points = connection.execute("SELECT table_id, number FROM checkpoints").fetchall()
        for id, number in points:
            connection.execute(
                "DELETE FROM entries WHERE table_id = ? AND number BETWEEN ? AND ?", (id, 20, number - 2)
            )
        connection.commit()
    assert points
    assert close_gaps(path) == {}
    assert not lost(truth, entries(path))
