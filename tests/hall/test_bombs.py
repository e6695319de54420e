"""Attacks by what is sent: numbers, texts and nesting without bounds, and tables that fail again and again."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import time
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from benchmarks.halls import HallProcess, Postgres
from sqlalchemy import update

from hall.lines import Line
from spellhall.games import game as find_game
from spellhall.games import game_ids
from spellhall.hall import schema
from spellhall.hall.hours import now_ms
from spellhall.hall.quarantine import TRIES, mark
from spellhall.hall.service import Hall
from spellhall.hall.settings import Settings
from spellhall.hall.storage import Storage, Write
from spellhall.table.entries import entry_to_text
from spellhall.table.judge import TableError
from table.seated import Seated

CHAIN = "a." * 12_000 + "b=1"
LONG_CHAIN = "a." * 60_000 + "b=1"


def still_playing(hall: HallProcess) -> None:
    """The hall answers, and its bots play."""
    made = hall.table(bots=["random"])
    line = Line(hall, made["table"], made["token"])
    while line.asked is None:
        line.hear(30)
    assert line.choose()["type"] == "done"
    while line.asked is None:
        line.hear(30)
    line.close()


def mathemagician_cards(copies: int) -> dict[str, Any]:
    duel = find_game("mathemagician")
    data: dict[str, Any] = duel.cards_shown(duel.house_cards())
    return {**data, "energy": [0, copies, *data["energy"][2:]]}


@pytest.mark.parametrize("copies", [100, 10**12, 10**20])
def test_a_card_set_with_huge_numbers_is_refused(hall: HallProcess, copies: int) -> None:
    """It once made the hall loop for ever, also after every restart."""
    body = {
        "game": "mathemagician",
        "seats": 2,
        "sit": False,
        "bots": ["random"] * 2,
        "cards": mathemagician_cards(copies),
    }
    status, answer = hall.call("POST", "/api/tables", body)
    assert status == 422
    assert "card set is damaged" in answer["text"]
    still_playing(hall)


@pytest.mark.parametrize("text", [CHAIN, LONG_CHAIN, "x = " + "[" * 100_000, "x = 0x" + "f" * 100_000])
@pytest.mark.parametrize("game", game_ids())
def test_a_card_file_that_takes_for_ever_is_refused(hall: HallProcess, game: str, text: str) -> None:
    status, answer = hall.call("POST", "/api/tables", {"game": game, "seats": 2, "cards": text})
    assert status == 422
    assert answer["text"].endswith(".")


def test_nor_can_the_host_send_one_later(hall: HallProcess) -> None:
    made = hall.table(seats=2)
    path = f"/api/tables/{made['table']}/do"
    for cards in (CHAIN, mathemagician_cards(10**12)):
        status, _ = hall.call(
            "POST", path, {"request": {"do": "configure", "options": {}, "cards": cards}}, made["token"]
        )
        assert status == 422
    house = find_game("mathwiz")
    own = house.cards_to_json(house.miniature_cards())
    assert (
        hall.call("POST", path, {"request": {"do": "configure", "options": {}, "cards": own}}, made["token"])[0] == 200
    )
    still_playing(hall)


def test_a_card_file_is_read_elsewhere_and_counts(hall: HallProcess) -> None:
    runes = "\n".join(f"[[rune]]\nnumber = {number}\ncopies = 9" for number in range(1, 10))
    text = f'name = "mine"\n{runes}\n[[spell]]\nid = "S1"\nnumber = 12\neffect = "none"\n'
    effects = find_game("mathwiz").cards_shown(find_game("mathwiz").house_cards())["order"]
    text = text.replace('"none"', json.dumps(effects[0]))
    made = hall.table(cards=text)
    assert hall.call("GET", f"/api/tables/{made['table']}/cards")[1]["name"] == "mine"


def posted(hall: HallProcess, path: str, data: bytes, **headers: str) -> int:
    try:
        with urlopen(
            Request(hall.base + path, data, {"Content-Type": "application/json", **headers}), timeout=30
        ) as answer:
            return int(answer.status)
    except HTTPError as error:
        body = json.loads(error.read())
        assert body["text"].endswith(".")
        return error.code


def test_deep_json_is_refused_as_malformed(hall: HallProcess) -> None:
    for data in (b"[" * 200_000, b'{"a":' * 40_000, b'{"game":"mathwiz","seats":2,"options":' + b"[" * 90_000):
        assert posted(hall, "/api/tables", data) == 400
    deep: Any = "x"
    for _ in range(60):
        deep = [deep]
    for body in ({"cards": deep}, {"cards": {"name": deep}}, {"options": {"end_mode": deep}}):
        status, _ = hall.call("POST", "/api/tables", {"game": "mathwiz", "seats": 2, **body})
        assert status in (400, 422)
    card = "[" * 5_000
    body = {"game": "prestidigitators", "seats": 2, "options": {"custom_card": card}}
    assert hall.call("POST", "/api/tables", body)[0] == 422


@pytest.mark.parametrize("name", ["x" * 300, "x" * 5_000, "%00", "a%00.js", "..%2f..%2fservice.py", "x%2fy"])
def test_assets_that_cannot_be_are_missing(hall: HallProcess, name: str) -> None:
    status, answer = hall.call("GET", f"/assets/{name}")
    assert status in (400, 404)
    assert answer["text"].endswith(".")


def test_a_long_host_gets_an_answer_at_the_picture_of_the_link(hall: HallProcess) -> None:
    for host in ("x" * 4_000 + ".example", f"127.0.0.1:{'1' * 4_000}"):
        with socket.create_connection(("127.0.0.1", hall.port)) as line:
            line.sendall(f"GET /t/abcdefgh/qr.svg HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            status = line.makefile("rb").readline().split()[1]
        assert status.startswith(b"4")


def test_while_the_database_is_away_there_is_a_sentence(folder: Path) -> None:
    postgres = Postgres()
    hall = HallProcess(folder, postgres.database())
    try:
        hall.start()
        made = hall.table()
        line = Line(hall, made["table"], made["token"])
        line.until("welcome")
        postgres.close()
        for method, path, body in (
            ("POST", "/api/tables", {"game": "mathwiz", "seats": 2}),
            ("GET", "/api/tables", None),
            ("GET", "/api/codes/ABCDEF", None),
            ("GET", f"/api/tables/{'A' * 22}", None),
            ("GET", "/api/statistics", None),
            ("GET", "/healthz", None),
        ):
            status, answer = hall.call(method, path, body)
            assert (status, answer["code"]) == (503, "storage"), path
        assert line.do(do="say", phrase="hello")["code"] == "storage"
        assert "Traceback" not in hall.log.read_text()
    finally:
        hall.kill()
        postgres.close()


# ---------------------------------------------------------------- tables that fail again and again


async def stored(folder: Path, id: str, damaged: bool) -> None:
    """A running table whose time has come; a damaged one cannot be read."""
    seated = Seated()
    seated.play_on(4)
    storage = Storage(Settings(data=str(folder)))
    await storage.open()
    data = seated.table.data
    row = {
        "id": id,
        "code": None,
        "game": data.game,
        "public": False,
        "phase": "playing",
        "due": 1,
        "touched": now_ms(),
        "created": 1,
    }
    for number, entry in enumerate(seated.log, start=1):
        text = entry_to_text(entry)
        if damaged and number == len(seated.log):
            text = text.replace('"counter":', '"counter":9')
        await storage.write(Write(id, number, text, row if number == 1 else None))
    await storage.close()


def test_a_table_that_cannot_be_read_is_put_aside(folder: Path) -> None:
    asyncio.run(stored(folder, "damaged-table", True))
    asyncio.run(stored(folder, "healthy-table", False))
    hall = HallProcess(folder)
    hall.start()
    try:
        wait_for_line(hall, "table_put_aside")
        status, answer = hall.call("GET", "/api/tables/damaged-table", token="t0")
        assert (status, answer["code"]) == (503, "aside")
        assert "put aside" in answer["text"]
        assert hall.call("GET", "/api/tables/healthy-table", token="t0")[0] == 200
        still_playing(hall)
    finally:
        hall.kill()


def test_a_table_that_took_the_hall_down_three_times_is_put_aside(folder: Path) -> None:
    """The mark of whoever looks at a table for the first time stays if that process dies."""

    async def restarted() -> None:
        storage = Storage(Settings(data=str(folder)))
        await storage.open()
        for number in range(1, TRIES + 1):
            hall = Hall(Settings(data=str(folder)), storage)
            await hall.care.sweep()  # goes well: no mark stays
            await mark(storage, "endless-table", number, now_ms())  # as if the process had died just then
            async with storage.engine.begin() as connection:
                await connection.execute(update(schema.tables).values(due=1))
            if number < TRIES:
                await hall.room("endless-table")
        hall = Hall(Settings(data=str(folder)), storage)
        await hall.care.sweep()
        with pytest.raises(TableError, match="put aside"):
            await hall.room("endless-table")
        assert await storage.due(now_ms()) == []
        await storage.close()

    asyncio.run(stored(folder, "endless-table", False))
    asyncio.run(restarted())


def test_a_bot_that_ends_its_process_does_not_end_the_bots(folder: Path) -> None:
    program = folder / "deadly.py"
    program.write_text("import os, signal\nos.kill(os.getppid(), signal.SIGKILL)\n")
    hall = HallProcess(folder / "hall", extra={"SPELLHALL_BOT_COMMANDS": f"deadly={sys.executable} {program}"})
    hall.start()
    try:
        made = hall.table(bots=["deadly"])
        line = Line(hall, made["table"], made["token"])
        line.until("welcome")
        assert line.choose()["type"] == "done"
        while not any(facts["event"] == "table_substituted" for facts in line.told):
            line.hear(60)  # another bot plays on for it
        while line.asked is None:
            line.hear(60)
        assert line.choose()["type"] == "done"
        still_playing(hall)
    finally:
        hall.kill()


def wait_for_line(hall: HallProcess, word: str, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while word not in hall.log.read_text():
        assert time.monotonic() < end, hall.log.read_text()[-1000:]
        time.sleep(0.05)
