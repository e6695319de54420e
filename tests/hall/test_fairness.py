"""Nobody's work is paid for by everybody: floods from one address or at one table, while others go on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from traceback import extract_tb
from typing import Any

import pytest
from benchmarks.halls import HallProcess

from hall.callers import STRANGER, Caller
from hall.lines import Line, two_players
from spellhall.games import game as find_game
from spellhall.games.mathwiz.cards import HOUSE, set_to_json
from spellhall.hall.bots import Bots
from spellhall.hall.limits import Bucket, Buckets, Limited, address_key
from spellhall.hall.service import Hall
from spellhall.hall.settings import Settings
from spellhall.hall.storage import Storage, Write, next_batch
from spellhall.hall.turns import ALONE, AWAITED, HINT, Turns
from spellhall.kernel.chance import Seeded
from spellhall.table.judge import TableError


@contextlib.contextmanager
def narrow(folder: Path, **limits: int) -> Iterator[HallProcess]:
    """A hall with these limits, the others out of the way."""
    hall = HallProcess(folder, extra={f"SPELLHALL_{name.upper()}": str(value) for name, value in limits.items()})
    hall.start()
    try:
        yield hall
    finally:
        hall.kill()


# ---------------------------------------------------------------- unknown tables


def test_tables_that_do_not_stand_leave_nothing_in_memory(folder: Path) -> None:
    """One exception raised again and again would keep every place where it was raised, and locks would stay."""

    async def ask() -> tuple[set[int], int]:
        storage = Storage(Settings(data=str(folder)))
        await storage.open()
        hall = Hall(Settings(data=str(folder)), storage)
        depths = set()
        for at in range(20):
            try:
                await hall.room(f"no-such-table-{at:04}")
            except TableError as error:
                depths.add(len(extract_tb(error.__traceback__)))
        await storage.close()
        return depths, len(hall.loading)

    depths, locks = asyncio.run(ask())
    assert len(depths) == 1
    assert locks == 0


def test_whoever_tries_tables_that_do_not_stand_is_limited(folder: Path) -> None:
    with narrow(folder, unknown_per_address=10) as hall:
        made = hall.table()
        stranger, player = Caller(hall, STRANGER), Caller(hall)
        tries = [stranger.call("GET", f"/api/tables/guess-{at:020}")[0] for at in range(20)]
        assert tries[:10] == [404] * 10
        assert set(tries[10:]) == {429}
        assert stranger.call("GET", f"/api/tables/{made['table']}")[0] == 200  # a table that stands is not unknown
        assert player.call("GET", "/api/tables/guess-0123456789")[0] == 404
        line = Line(hall, "guess-9876543210")
        assert line.hear()["code"] == "missing"


# ---------------------------------------------------------------- who pays


def test_an_address_is_one_household() -> None:
    assert address_key("192.0.2.7") == address_key("::ffff:192.0.2.7") == "192.0.2.7"
    assert address_key("2001:db8:1:2:3:4:5:6") == address_key("2001:db8:1:2::9%eth0") != address_key("2001:db8:1:3::9")
    assert address_key("unix") == "unix"


def test_limits_remember_only_so_many_addresses() -> None:
    buckets = Buckets(0.001, 2)
    for at in range(40_000):
        buckets.take(str(at))
    assert len(buckets.held) <= 10_001


def test_a_bucket_can_be_overdrawn_and_says_how_long_to_wait() -> None:
    bucket = Bucket(0.5, 4)
    bucket.spend(100)
    assert not bucket.take()
    assert 9 < bucket.wait() <= 10  # no more than one whole bucket in debt, at one drop in two seconds


def test_dear_requests_are_paid_for_by_whoever_sends_them(folder: Path) -> None:
    with narrow(folder, work_per_address=1) as hall:
        made = Caller(hall).call("POST", "/api/tables", {"game": "mathwiz", "seats": 2, "bots": ["random"]})[1]
        stranger, player = Caller(hall, STRANGER), Caller(hall)
        answers = [stranger.call("GET", f"/api/tables/{made['table']}/record")[0] for _ in range(300)]
        assert 200 in answers
        assert answers[-1] == 429
        assert player.call("GET", f"/api/tables/{made['table']}")[0] == 200


def test_undos_without_end_are_refused(folder: Path) -> None:
    with narrow(folder, undos_per_table=8) as hall:
        _, one, _ = two_players(hall)
        answers = []
        for _ in range(6):
            assert one.choose()["type"] == "done"
            answers.append(one.do(do="undo"))
            if answers[-1]["type"] == "error":
                break
            while one.asked is None:
                one.hear()
        assert [answer["type"] for answer in answers] == ["done", "done", "error"]
        assert answers[-1]["code"] == "limit"


def test_nobody_fills_a_table_with_cheers(folder: Path) -> None:
    with narrow(folder, phrases_per_seat=12) as hall:
        _, one, two = two_players(hall)
        answers = [one.do(do="say", phrase="wow") for _ in range(4)]
        assert [answer["type"] for answer in answers] == ["done", "done", "done", "error"]
        assert answers[-1]["code"] == "limit"
        assert two.do(do="say", phrase="nice")["type"] == "done"  # each seat has its own


def test_long_entries_are_limited_for_a_table_and_for_an_address(folder: Path) -> None:
    """Whatever is written down costs everybody's disk."""
    cards = {**set_to_json(HOUSE), "name": "another"}
    with narrow(folder, kilobytes_per_address=1) as hall:
        stranger = Caller(hall, STRANGER)
        made = stranger.call("POST", "/api/tables", {"game": "mathwiz", "seats": 2})[1]
        request = {"do": "configure", "options": {}, "cards": cards}
        answers = [stranger.do(made["table"], made["token"], **request)[0] for _ in range(40)]
        assert answers[0] == 200, stranger.do(made["table"], made["token"], **request)
        assert answers[-1] == 429
        hall.stop()
        assert (folder / "hall.sqlite3").stat().st_size < 400_000


def test_a_huge_name_in_a_card_set_is_refused(hall: HallProcess) -> None:
    made = hall.table()
    request = {"do": "configure", "options": {}, "cards": {**set_to_json(HOUSE), "name": "x" * 225_000}}
    status, answer = hall.call("POST", f"/api/tables/{made['table']}/do", {"request": request}, made["token"])
    assert status == 422, answer


def test_small_entries_are_written_before_long_ones() -> None:
    queue: Any = [(Write("big", at, "x" * 200_000), None) for at in range(5)]
    queue += [(Write("small", at, "x"), None) for at in range(600)]
    batch, rest = next_batch(queue)
    assert [change.table_id for change, _ in batch] == ["small"] * 400
    batch, rest = next_batch(rest)
    assert [change.table_id for change, _ in batch] == ["small"] * 200 + ["big"] * 2
    batch, rest = next_batch(rest)
    assert [change.table_id for change, _ in batch] == ["big"] * 2
    assert len(rest) == 1


# ---------------------------------------------------------------- thinking


def served(turns: Turns, jobs: list[tuple[str, str, int, float]]) -> list[str]:
    """In which order jobs get their turn that all came while somebody was thinking."""
    order: list[str] = []

    async def work(at: int, job: tuple[str, str, int, float]) -> None:
        async with turns.turn(*job):
            order.append(f"{job[0]}{at}")
            await asyncio.sleep(0.002)

    async def whole() -> None:
        async with turns.turn("first", "t", HINT, 0):
            waiting = [asyncio.create_task(work(at, job)) for at, job in enumerate(jobs)]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)

    asyncio.run(whole())
    return order


def test_whoever_asks_much_waits_and_the_others_do_not() -> None:
    flood = [("flood", "one", HINT, 0.0)] * 60
    order = served(Turns(1), [*flood, ("player", "two", HINT, 0.0)])
    assert order.index("player60") <= 1
    assert len(order) == 61


def test_people_come_before_bots_and_cheap_before_dear() -> None:
    jobs = [("a", "t1", ALONE, 1.0), ("b", "t2", AWAITED, 5.0), ("c", "t3", AWAITED, 1.0), ("d", "t4", HINT, 0.0)]
    assert served(Turns(1), jobs) == ["d3", "c2", "b1", "a0"]


def test_of_one_address_only_so_many_wait() -> None:
    async def whole() -> None:
        turns = Turns(1, most=2)
        async with turns.turn("a", "t"):
            waiting = [asyncio.create_task(turns.enter("a", "t", HINT, 0)) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(Limited) as limited:
                await turns.enter("a", "t", HINT, 0)
            assert limited.value.after >= 1
            for task in waiting:
                task.cancel()
        assert turns.free == 1

    asyncio.run(whole())


def test_a_place_is_not_lost_when_somebody_gives_up_waiting() -> None:
    async def whole() -> None:
        turns = Turns(1)
        async with turns.turn("a", "t"):
            task = asyncio.create_task(turns.enter("b", "t", HINT, 0))
            await asyncio.sleep(0)
        task.cancel()  # in the same moment as its turn comes
        with contextlib.suppress(asyncio.CancelledError):
            await task
        if not task.cancelled():
            turns.leave()
        assert turns.free == 1

    asyncio.run(whole())


def test_a_quick_bot_does_not_wait_behind_deep_ones() -> None:
    """Ten tables of archmages once made a `random` bot take 20 seconds."""
    game = find_game("mathwiz")
    setup = game.setup(2, {}, None)
    state = game.start(setup, Seeded("fair")).state
    seat = game.waiting(state)[0]
    view = game.view_for(state, seat).to_json()
    told: list[str] = []

    async def whole() -> None:
        bots = Bots(1, {})

        async def think(name: str, owner: str, awaited: bool) -> None:
            await bots.think(owner, f"table-{owner}", awaited, game.setup_to_json(setup), view, seat, name, "s", 300)
            told.append(name)

        try:
            deep = [asyncio.create_task(think("archmage", f"flood{at}", False)) for at in range(6)]
            await asyncio.sleep(0)
            await think("random", "player", True)
            assert told.count("archmage") <= 2
            await think("archmage", "player", True)  # …and a person's archmage is next
            assert told.count("archmage") <= 4
            await asyncio.gather(*deep)
        finally:
            bots.close()

    asyncio.run(whole())
    assert len(told) == 8


def test_a_flood_of_hints_is_refused_and_another_player_gets_one(folder: Path) -> None:
    with narrow(folder, hints_per_address=10) as hall:
        made, *_ = two_players(hall)
        stranger = Caller(hall, STRANGER)
        path = f"/api/tables/{made['table']}/hint"
        answers = [stranger.call("GET", path, token=made["tokens"][0])[0] for _ in range(8)]
        assert answers[:5] == [200] * 5
        assert answers[-1] == 429
        assert Caller(hall).call("GET", path, token=made["tokens"][1])[0] == 200
