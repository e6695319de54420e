"""A table for tests, driven by requests, with time in the test's hands and everything kept that was told."""

from __future__ import annotations

from typing import Any

import msgspec

from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.events import fold
from spellhall.table import entries as log
from spellhall.table import requests as wish
from spellhall.table.clocks import ClockRule
from spellhall.table.feed import update, view_json, welcome
from spellhall.table.judge import TableError, Who, automatic, judge
from spellhall.table.seats import hashed
from spellhall.table.table import created

HOST = hashed("host")


class Seated:
    """A table whose seats have the tokens t0, t1, …; seat 0 is the host's."""

    def __init__(self, seats: int = 2, people: int | None = None, game: str = "mathwiz", **given: Any) -> None:
        self.now = 1_000_000
        clock = given.pop("clock", ClockRule())
        options = given.pop("options", {})
        self.log: list[log.AnyEntry] = [
            log.Created(self.now, game, seats, options, None, hashed("t0"), clock, auto=given.pop("auto", True))
        ]
        self.table = created(self.log[0])  # type: ignore[arg-type]
        self.views: dict[int, Any] = dict.fromkeys(range(OUTSIDE, seats))
        self.told: dict[int, list[dict[str, Any]]] = {audience: [] for audience in self.views}
        self.sent: dict[int, list[bytes]] = {audience: [] for audience in self.views}
        self.seeds = 0
        for seat in range(seats):
            person = people is None or seat < people
            token, bot = (hashed(f"t{seat}"), "") if person else ("", "random")
            self.take(log.Sat(self.now, seat, f"Player {seat}", token, bot))
        self.follow()

    def seed(self) -> str:
        self.seeds += 1
        return f"{self.seeds:064d}"

    def take(self, entry: log.AnyEntry, made: Any = None) -> None:
        """Carry out an entry and tell every audience, as a hall does."""
        self.log.append(entry)
        news = self.table.take(entry, made)
        for audience in self.views:
            new = view_json(self.table, self.table.state, audience)
            heard = update(self.table, news, audience, self.views[audience], new)
            if isinstance(entry, log.Rematch):
                self.views[audience] = new
            elif heard is not None:
                self.views[audience] = fold(self.views[audience], heard.change)
                self.told[audience] += heard.told
                self.sent[audience].append(msgspec.json.encode(heard))

    def follow(self) -> None:
        while (verdict := automatic(self.table, self.now, self.seed)) is not None:
            self.take(verdict.entry, verdict.made)

    def do(self, seat: int, request: wish.AnyRequest) -> None:
        """A request of a seat; raises TableError."""
        host = seat >= 0 and self.table.data.seats[seat].token == self.table.data.host
        verdict = judge(self.table, Who(seat, host), request, self.now, self.seed)
        self.take(verdict.entry, verdict.made)
        self.follow()

    def refused(self, seat: int, request: wish.AnyRequest) -> str:
        """The code with which a request is refused; the table must stay as it was."""
        before = self.table.to_text()
        try:
            self.do(seat, request)
        except TableError as error:
            assert error.sentence.endswith((".", "?")), error.sentence
            assert self.table.to_text() == before, "a refusal changed the table"
            return error.code
        raise AssertionError(f"{request} was carried out")

    def offered(self, seat: int) -> list[str]:
        decision = self.table.decisions[seat]
        return [self.table.game.write_choice(self.table.setup, choice) for choice in decision.choices]

    def choose(self, seat: int, choice: str | None = None) -> None:
        text = self.offered(seat)[0] if choice is None else choice
        self.do(seat, wish.Choose(text, self.table.data.asked_at[seat]))

    def play_on(self, steps: int = 10_000) -> None:
        """Everybody takes the first choice offered."""
        while self.table.waiting() and steps:
            self.choose(self.table.waiting()[0])
            steps -= 1

    def check(self) -> None:
        """What each audience has folded is what it may see; and the log leads to this very table."""
        for audience, view in self.views.items():
            assert view == welcome(self.table, audience).view, f"audience {audience} sees something else"
