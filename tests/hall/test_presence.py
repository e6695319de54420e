"""Who is here is noted in the database for other processes, but not once more with every choice."""

from __future__ import annotations

import asyncio
from pathlib import Path

from benchmarks.choice import table
from sqlalchemy import text

from spellhall.hall.service import Hall
from spellhall.hall.settings import Settings
from spellhall.hall.storage import Storage

LONG_AGO = 1


async def noted(storage: Storage, id: str) -> dict[int, int]:
    return (await storage.all_present(0, [id])).get(id, {})


async def settled(hall: Hall) -> None:
    while hall.tasks:
        await asyncio.gather(*hall.tasks)


async def whole(folder: Path) -> None:
    settings = Settings(data=str(folder), shared=True)
    storage = Storage(settings)
    await storage.open()
    hall = Hall(settings, storage)
    seats = await table(hall, 1)
    (room,) = hall.rooms.values()
    await settled(hall)
    assert set(await noted(storage, room.id)) == {0, 1}  # they were noted when they came
    async with storage.engine.begin() as connection:
        await connection.execute(text(f"UPDATE presence SET until = {LONG_AGO}"))

    room.seen.clear()
    chosen = [await seat.line.hear(message) for seat in seats if (message := seat.wants()) is not None]
    assert chosen
    await settled(hall)
    assert await noted(storage, room.id) == {0: LONG_AGO, 1: LONG_AGO}  # the heartbeat does that for all at once

    await hall.presence.heartbeat(hall.rooms.values())
    assert min((await noted(storage, room.id)).values()) > LONG_AGO

    async with storage.engine.begin() as connection:
        await connection.execute(text(f"UPDATE presence SET until = {LONG_AGO}"))
    for seat in seats:
        seat.line.leave()
    await settled(hall)
    room.seen.clear()
    hall.presence.noticed(room, 0)  # somebody who plays without a socket
    await settled(hall)
    times = await noted(storage, room.id)
    assert times[0] > times[1] > LONG_AGO
    await storage.close()


def test_a_connected_player_is_noted_by_the_heartbeat_and_others_by_what_they_do(folder: Path) -> None:
    asyncio.run(whole(folder))
