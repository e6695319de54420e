"""People move between seats of real processes: every message over the wire is compared with what its seat might see.

Two halls run as processes of their own on one database. The stored log is replayed beside them; it says for every
audience which view stood behind which number, who held the seat then, and when. Each message that comes over a socket
must be such a view, of a seat that its token held, and for delayed spectators old enough. After every step all sockets
are heard until they are where the log is. (`test_seats_machine.py` does the same in more orders, without the wire.)
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from benchmarks.halls import HallProcess
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.events import fold
from spellhall.table import entries as log
from spellhall.table.feed import place, view_json
from spellhall.table.seats import hashed
from spellhall.table.table import Table, created

SEATS = 3
DELAY = 1  # seconds that spectators are behind, at tables where they are
ANY = st.integers(0, 30)
GAMES = {"mathwiz": {"end_mode": "rounds", "round_limit": 1}, "novatus": {}, "mathemagician": {}}
DEVICES = st.integers(0, 3)
WHERE = st.integers(0, 1)


class Moment(NamedTuple):
    """What stood behind one number of one audience."""

    view: Any
    holders: frozenset[str]  # hashed tokens of whoever held the seat then
    at: int  # the time of the entry that brought it, in milliseconds


class History:
    """The stored log, replayed as far as it is known."""

    def __init__(self, file: Path, id: str) -> None:
        self.database = sqlite3.connect(file, timeout=20, isolation_level=None)
        self.id = id
        self.table: Table | None = None
        self.moments: dict[tuple[int, int], Moment] = {}

    def read_on(self) -> Table:
        done = 0 if self.table is None else self.table.data.number
        query = "SELECT data FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
        for (text,) in self.database.execute(query, (self.id, done)).fetchall():
            entry = log.entry_from_text(text)
            at = 0 if self.table is None else entry.at  # that there is a table, anybody may know at once
            if self.table is None:
                assert isinstance(entry, log.Created)
                self.table = created(entry)
            else:
                self.table.take(entry)
            for audience in [*range(SEATS), OUTSIDE]:
                self.note(self.table, audience, at)
        assert self.table is not None
        return self.table

    def note(self, table: Table, audience: int, at: int) -> None:
        key = audience, table.data.heard[place(table, audience)]
        view = json.loads(json.dumps(view_json(table, table.state, audience)))
        seat = None if audience == OUTSIDE else table.data.seats[audience]
        mine = {seat.token} if seat is not None and seat.kind == "person" else set()
        old = self.moments.get(key)
        if old is not None:
            assert old.view == view, "a view that changed without a number"
            self.moments[key] = Moment(view, old.holders | mine, old.at)
        else:
            self.moments[key] = Moment(view, frozenset(mine), at)


class Ear:
    """One socket, and what somebody who listens to it sees."""

    def __init__(self, hall: HallProcess, device: int, token: str) -> None:
        self.socket = connect(hall.socket, compression=None, max_size=None, legacy=True)
        self.device = device
        self.token = self.token_before = token
        self.seat = OUTSIDE
        self.number = -1
        self.view: Any = None
        self.asked: Any = None
        self.listens = False
        self.open = True

    def send(self, message: dict[str, Any]) -> None:
        with contextlib.suppress(ConnectionClosed):
            self.socket.send(json.dumps(message))

    def hear(self, history: History) -> dict[str, Any]:
        """The next message; it must be one that this token may hear."""
        message: dict[str, Any] = json.loads(self.socket.recv(15))
        if message["type"] == "welcome":
            self.seat, self.view, self.listens = message["seat"], message["view"], True
        elif message["type"] == "update":
            self.view = fold(self.view, message["change"])
        else:
            if message["type"] == "error" and message["id"] == "hello":
                self.token = self.token_before  # it was refused, and everything is as it was
            return message
        self.number, self.asked = message["number"], message["asked"]
        table = history.read_on()
        moment = history.moments.get((self.seat, self.number))
        assert moment is not None, "a number that this audience never had"
        assert self.view == moment.view, "another view than this audience has"
        if self.seat == OUTSIDE:
            assert self.asked is None
            assert table.data.delay >= 0, "somebody watches where nobody may"
            assert time.time() * 1000 >= moment.at + 1000 * table.data.delay, "told too early"
        else:
            assert hashed(self.token) in moment.holders, "heard a seat of somebody else"
        return message

    def hear_all(self, history: History) -> None:
        """Hear on until nothing is missing: for a seat of one's own, or as somebody who watches."""
        self.send({"type": "ping", "id": "all"})
        answered = False
        try:
            while not (answered and self.is_current(history)):
                message = self.hear(history)
                answered = answered or message["type"] == "pong"
        except ConnectionClosed:
            table = history.read_on()
            assert table.data.delay < 0, "closed where everybody may watch"
            assert self.seat not in table.seats_of(hashed(self.token))
            self.open = False

    def is_current(self, history: History) -> bool:
        table = history.read_on()
        if not self.listens or (self.seat == OUTSIDE and table.data.delay > 0):
            return True
        if self.seat != OUTSIDE and self.seat not in table.seats_of(hashed(self.token)):
            return False
        return self.number >= table.data.heard[place(table, self.seat)]


class Processes(RuleBasedStateMachine):
    """Joining, leaving, being removed, playing, rematches, watching, coming back."""

    def __init__(self, halls: list[HallProcess]) -> None:
        super().__init__()
        self.halls = halls
        self.ears: list[Ear] = []
        self.tokens = ["", "", "", ""]
        self.id = ""

    @initialize(game=st.sampled_from(sorted(GAMES)), watched=st.sampled_from([0, DELAY, DELAY, -1]))
    def open_table(self, game: str, watched: int) -> None:
        made = self.halls[0].table(SEATS, game=game, options=GAMES[game], delay=watched, seat=1)
        self.id, self.tokens[0] = made["table"], made["token"]
        self.history = History(self.halls[0].data / "hall.sqlite3", self.id)
        for where in range(2):
            self.connect(where, 0, None)

    @property
    def here(self) -> list[Ear]:
        return [ear for ear in self.ears if ear.open]

    def one_of(self, fitting: list[Ear], pick: int) -> Ear | None:
        return fitting[pick % len(fitting)] if fitting else None

    def everybody_hears(self) -> None:
        for ear in self.here:
            ear.hear_all(self.history)

    def do(self, where: int, token: str, seat: int | None, request: dict[str, Any]) -> None:
        """A request over HTTP, again if somebody at the other process was faster."""
        for _ in range(20):
            body = {"request": request} if seat is None else {"request": request, "seat": seat}
            _, answer = self.halls[where].call("POST", f"/api/tables/{self.id}/do", body, token)
            if answer.get("code") != "stale":
                break
        self.everybody_hears()

    # ------------------------------------------------------------ connecting

    @rule(where=WHERE, device=DEVICES, seat=st.sampled_from([None, None, None, OUTSIDE, 0, 1, 2]))
    def connect(self, where: int, device: int, seat: int | None) -> None:
        if len(self.here) < 8:
            self.ears.append(Ear(self.halls[where], device, ""))
            self.greet(self.ears[-1], seat)

    @rule(where=WHERE)
    def watch(self, where: int) -> None:
        if len(self.here) < 8:
            self.ears.append(Ear(self.halls[where], 3, ""))
            self.ears[-1].send({"type": "hello", "table": self.id})
            self.everybody_hears()

    @rule(pick=ANY, seat=st.sampled_from([None, None, 0, 1, 2]))
    def say_hello_again(self, pick: int, seat: int | None) -> None:
        ear = self.one_of(self.here, pick)
        if ear is not None:
            self.greet(ear, seat)

    def greet(self, ear: Ear, seat: int | None) -> None:
        ear.token_before, ear.token = ear.token, self.tokens[ear.device]
        hello: dict[str, Any] = {"type": "hello", "id": "hello", "table": self.id, "token": ear.token}
        ear.send(hello if seat is None else {**hello, "seat": seat})
        self.everybody_hears()

    @rule(pick=ANY)
    def hang_up(self, pick: int) -> None:
        ear = self.one_of(self.here, pick)
        if ear is not None and pick % 3 == 0:
            ear.socket.close()
            ear.open = False

    # ------------------------------------------------------------ seats

    @rule(where=WHERE, device=DEVICES, seat=st.sampled_from([None, 0, 1, 2]))
    def sit(self, where: int, device: int, seat: int | None) -> None:
        known = self.history.read_on().seats_of(hashed(self.tokens[device])) or device == 0
        wish = {"seat": seat, "token": self.tokens[device] if known else None}
        path = f"/api/tables/{self.id}/seats"
        while (answer := self.halls[where].call("POST", path, wish))[1].get("code") == "stale":
            pass
        if answer[0] == 201:
            self.tokens[device] = answer[1]["token"]
            if seat is None:
                self.connect(1 - where, device, answer[1]["seat"])
        self.everybody_hears()

    @rule(where=WHERE)
    def everybody_sits(self, where: int) -> None:
        """Fill the table: then the game begins."""
        for device in (1, 2, 0):
            self.sit(where, device, None)

    @rule(where=WHERE, pick=ANY)
    def leave(self, where: int, pick: int) -> None:
        ear = self.one_of([ear for ear in self.here if ear.seat != OUTSIDE], pick)
        if ear is not None:
            self.do(where, ear.token, ear.seat, {"do": "leave"})

    @rule(where=WHERE, seat=st.integers(0, SEATS - 1))
    def remove(self, where: int, seat: int) -> None:
        self.do(where, self.tokens[0], None, {"do": "remove", "seat": seat})

    # ------------------------------------------------------------ playing

    @rule(pick=ANY, choice=st.integers(0, 3))
    def choose(self, pick: int, choice: int) -> None:
        ear = self.one_of([ear for ear in self.here if ear.asked], pick)
        if ear is not None:
            choices = ear.asked["choices"]
            request = {"do": "choose", "choice": choices[choice % len(choices)][0], "at": ear.asked["at"]}
            ear.send({"type": "do", "id": "it", "request": request})
            self.everybody_hears()

    @rule(where=WHERE)
    def play_to_the_end(self, where: int) -> None:
        self.agree(where, "playing", "draw")

    @rule(where=WHERE)
    def rematch(self, where: int) -> None:
        self.agree(where, "over", "rematch")

    @rule(where=WHERE)
    def one_game_after_the_other(self, where: int) -> None:
        """Chance alone seldom comes as far as a rematch."""
        self.everybody_sits(where)
        self.agree(1 - where, "playing", "draw")
        self.agree(where, "over", "rematch")

    def agree(self, where: int, phase: str, what: str) -> None:
        if self.history.read_on().data.phase != phase:
            return
        by_seat = [self.token_of(seat.token) for seat in self.history.read_on().data.seats]
        for at, token in enumerate(by_seat):
            self.do(where, token, at, {"do": "answer", "yes": True} if at else {"do": "ask", "what": what})

    def token_of(self, hash: str) -> str:
        return next((token for token in self.tokens if hashed(token) == hash), "")

    def teardown(self) -> None:
        """Those who watch with a delay hear the rest in their own time."""
        for ear in self.here:
            table = self.history.read_on()
            while ear.listens and ear.number < table.data.heard[place(table, ear.seat)]:
                ear.hear(self.history)
            ear.socket.close()
        self.history.database.close()


@pytest.fixture(scope="module")
def halls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[HallProcess]]:
    """Two processes on one database."""
    folder = tmp_path_factory.mktemp("processes")
    made = [HallProcess(folder, extra={"SPELLHALL_SHARED": "1"}) for _ in range(2)]
    try:
        for hall in made:
            hall.start()
        yield made
    finally:
        for hall in made:
            hall.kill()


def test_two_processes_tell_everybody_what_they_may_see(halls: list[HallProcess]) -> None:
    run_state_machine_as_test(  # type: ignore[no-untyped-call]
        lambda: Processes(halls),
        settings=settings(
            max_examples=20,
            stateful_step_count=18,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
        ),
    )


@pytest.mark.parametrize("wrong", ["seat", "view", "early"])
def test_the_check_can_fail(halls: list[HallProcess], wrong: str) -> None:
    machine = Processes(halls)
    machine.open_table("mathwiz", DELAY if wrong == "early" else 0)
    ear = machine.ears[0]
    if wrong == "seat":
        ear.token = "of somebody else"
    elif wrong == "view":
        key = ear.seat, ear.number
        machine.history.moments[key] = machine.history.moments[key]._replace(view={})
    else:
        late = time.time() * 1000 + 60_000
        machine.history.moments = {key: one._replace(at=late) for key, one in machine.history.moments.items()}
        ear = Ear(halls[1], 3, "")
        machine.ears.append(ear)
    ear.send({"type": "hello", "table": machine.id, "token": machine.tokens[0] if ear.token else ""})
    with pytest.raises(AssertionError):
        ear.hear_all(machine.history)
    for one in machine.ears:
        one.socket.close()
