"""Two worlds over real traffic: what a seat cannot know changes no byte of what it is sent.

Two halls hold the same tables with the same logs. In the second hall everything that one seat cannot see is dealt anew
with `imagine`. Then that seat does the same things in both: sockets, REST, refusals, errors, records. Every
answer must be the same, byte for byte, and so must every update while the seat's views are the same. (An undo plays the
log again, which is that of the true world; it is left out here.)
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from benchmarks.halls import HallProcess

from hall.lines import Line
from spellhall.games import game as find_game
from spellhall.games import game_ids
from spellhall.hall.settings import Settings
from spellhall.hall.storage import Storage, Write
from spellhall.kernel.chance import Seeded
from spellhall.table.entries import entry_to_text
from spellhall.table.feed import view_json
from spellhall.table.table import Table
from table.seated import Seated

POSITIONS = 3
WATCHED = 0


class Case:
    """A table in the middle of a game, and another world that looks the same to seat 0."""

    def __init__(self, game: str, number: int) -> None:
        seats = find_game(game).seat_counts[number % len(find_game(game).seat_counts)]
        options = {"arithmetic": "practice"} if game == "mathwiz" and number == 1 else {}
        self.id = f"case-{game}-{number}"[:32]
        self.seated = Seated(seats=seats, game=game, options=options)
        dice = random.Random(f"{game}/{number}")
        for _ in range(4 + 9 * number):
            waiting = self.seated.table.waiting()
            if waiting:
                seat = dice.choice(waiting)
                self.seated.choose(seat, dice.choice(self.seated.offered(seat)))
        table = self.seated.table
        view = table.game.view_for(table.state, WATCHED)
        world = table.game.imagine(view, Seeded(f"{game}/{number}/world"))
        self.other = Table(msgspec.json.decode(msgspec.json.encode(table.data), type=type(table.data)), world)

    def differs(self) -> bool:
        """Whether the other world is another one at all."""
        game = self.seated.table.game
        return game.digest(self.seated.table.state) != game.digest(self.other.state)


async def store(folder: Path, cases: list[Case], imagined: bool) -> None:
    storage = Storage(Settings(data=str(folder)))
    await storage.open()
    for case in cases:
        for number, entry in enumerate(case.seated.log, start=1):
            row = {
                "id": case.id,
                "code": None,
                "game": case.seated.table.data.game,
                "public": False,
                "phase": "playing",
                "due": None,
                "touched": 4_000_000_000_000,
                "created": 1,
            }
            last = number == len(case.seated.log)
            table = case.other if imagined else case.seated.table
            assert await storage.write(
                Write(case.id, number, entry_to_text(entry), row if number == 1 else None, None,
                      table.to_text() if last else "")
            )  # fmt: skip
    await storage.close()


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[list[Case], list[HallProcess]]]:
    folder = tmp_path_factory.mktemp("worlds")
    cases = [Case(game, number) for game in game_ids() for number in range(POSITIONS)]
    halls = [HallProcess(folder / name) for name in ("true", "imagined")]
    for hall, imagined in zip(halls, (False, True), strict=True):
        asyncio.run(store(hall.data, cases, imagined))
        hall.start()
    yield cases, halls
    for hall in halls:
        hall.kill()


def traffic(hall: HallProcess, case: Case) -> list[str]:
    """Everything that seat 0 can get out of a hall by itself, without making a choice."""
    out: list[str] = []
    line = Line(hall, case.id, "t0")
    line.until("welcome")
    path = f"/api/tables/{case.id}"
    for token in ("t0", ""):
        out.append(repr(hall.call("GET", path, token=token)) if token else "")
        out.append(repr(hall.call("GET", f"{path}/record", token=token)) if token else "")
    texts = [text for seat in range(case.seated.table.seats) for text in offered(case, seat)][:40]
    for text in [*texts, "", "?", "pass", "done", "0", "x" * 300]:
        line.do(do="why", choice=text)
        line.do(do="choose", choice=text, at=0)
    for request in ({"do": "answer", "yes": True}, {"do": "resume"}, {"do": "back"}, {"do": "start"}):
        line.do(**request)
    other = Line(hall, case.id, "t0", seat=1)
    out.append(str(other.hear()))
    line.close()
    other.close()
    return out + line.raw + [str(line.asked)]


def offered(case: Case, seat: int) -> list[str]:
    return case.seated.offered(seat) if seat in case.seated.table.decisions else []


def test_the_other_worlds_are_other_worlds(worlds: tuple[list[Case], list[HallProcess]]) -> None:
    cases, _ = worlds
    assert sum(case.differs() for case in cases) * 2 >= len(cases)
    for case in cases:
        one, two = case.seated.table, case.other
        assert view_json(one, one.state, WATCHED) == view_json(two, two.state, WATCHED)


def test_two_worlds_look_the_same_on_the_wire(worlds: tuple[list[Case], list[HallProcess]]) -> None:
    cases, halls = worlds
    for case in cases:
        if case.seated.table.data.phase == "playing":
            one, two = (traffic(hall, case) for hall in halls)
            assert len(one) > 20
            assert one == two, f"{case.id}: seat 0 could tell the worlds apart"


def test_updates_differ_only_where_views_differ(worlds: tuple[list[Case], list[HallProcess]]) -> None:
    """Another seat makes the same choice in both worlds."""
    cases, halls = worlds
    compared = 0
    for case in cases:
        mover = next((seat for seat in case.seated.table.waiting() if seat != WATCHED), None)
        if mover is None:
            continue
        game, setup = case.other.game, case.other.setup
        there = [game.write_choice(setup, choice) for choice in game.legal(case.other.state, mover)]
        common = [text for text in case.seated.offered(mover) if text in there]
        if not common:
            continue
        heard = [moved(hall, case, mover, common[0]) for hall in halls]
        if heard[0][0] == heard[1][0]:
            compared += 1
            assert heard[0][1] == heard[1][1], f"{case.id}: the same view, but told something else"
    assert compared


def moved(hall: HallProcess, case: Case, mover: int, text: str) -> tuple[Any, list[str]]:
    """Seat 0's view and traffic when another seat has made a choice."""
    watcher, player = Line(hall, case.id, "t0"), Line(hall, case.id, f"t{mover}")
    watcher.until("welcome")
    player.until("welcome")
    assert player.asked is not None
    before = watcher.number
    answer = player.do(do="choose", choice=text, at=player.asked["at"])
    assert answer["type"] == "done", answer
    watcher.send({"type": "ping", "id": "end"})
    watcher.until("pong")
    assert watcher.number >= before
    result = watcher.view, watcher.raw[1:]
    watcher.close()
    player.close()
    return result
