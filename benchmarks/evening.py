"""An ordinary evening in a hall: every game is played, in every language, and looked at afterwards.

What is loaded or kept by first use is there when it is over: catalogues, games, compiled queries, connections to the
database. Measurements of memory begin here.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

from benchmarks.halls import HallProcess, Player, open_socket

LANGUAGES = ("en", "fr", "de", "x-keys")
CHOICES = 80  # of one seat; then they go to bed


def evening(hall: HallProcess) -> None:
    """Play, ask for hints, read rules, look at records; all of it is answered well."""
    games = fine(hall, "GET", "/api/games")
    for path in ("/", "/api", "/api/words", "/api/phrases", "/api/statistics", "/api/tables"):
        fine(hall, "GET", path)
    for game in games:
        for part in ("", "/clauses", "/cards", "/fields"):
            fine(hall, "GET", f"/api/games/{game['id']}{part}")
    asyncio.run(all_tables(hall, games))
    for game in games:
        made = hall.table(game["seats"][0], game=game["id"], bots=["random"] * (game["seats"][0] - 1))
        hall.call("GET", f"/api/tables/{made['table']}/hint", token=made["token"])
        fine(hall, "GET", f"/t/{made['table']}/qr.svg")


def fine(hall: HallProcess, method: str, path: str, token: str = "") -> Any:
    status, answer = hall.call(method, path, token=token)
    assert status == 200, (path, answer)
    return answer


async def all_tables(hall: HallProcess, games: list[dict[str, Any]]) -> None:
    """Four tables of every game, one in each language, all at the same time."""
    await asyncio.gather(*(one_table(hall, game, language) for game in games for language in LANGUAGES))


async def one_table(hall: HallProcess, game: dict[str, Any], language: str) -> None:
    seats = game["seats"][0]
    made = await asyncio.to_thread(hall.table, seats, game=game["id"])
    tokens = [made["token"]]
    for _ in range(1, seats):
        tokens.append((await asyncio.to_thread(hall.sit, made["table"]))["token"])
    players = [Player(made["table"], token, seat, seat) for seat, token in enumerate(tokens)]
    watcher = await open_socket(hall.socket)
    await watcher.send(json.dumps({"type": "hello", "table": made["table"], "lang": language}))
    await asyncio.gather(*(one_seat(hall, player, language) for player in players))
    watcher.transport.abort()
    for path in ("", "/text", "/record"):
        await asyncio.to_thread(hall.call, "GET", f"/api/tables/{made['table']}{path}", None, tokens[0], language)


async def one_seat(hall: HallProcess, player: Player, language: str) -> None:
    socket = await open_socket(hall.socket)
    await socket.send(json.dumps({**json.loads(player.hello(fresh=True)), "lang": language}))
    answered, choices = -1, 0
    with contextlib.suppress(TimeoutError):  # the others have gone to bed
        while not player.over and choices < CHOICES:
            asked = player.hear(await asyncio.wait_for(socket.recv(), 3))
            if asked is not None and asked.at != answered:
                answered = asked.at
                choices += 1
                await socket.send(player.answer(asked))
    socket.transport.abort()
