"""A tournament of bots, kept in a file line by line: whoever stops it, or kills it, goes on where it stopped.

All meetings of a round play the same deals, each deal with the seats exchanged, so results can be compared.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from spellhall.contests.tournament import Line, Tournament
from spellhall.kernel.errors import SpellhallError
from spellhall.lab.arena import Deal, MakeBot, play_deal, score_between
from spellhall.lab.crews import crew

TURNS = 2  # games of a deal: the seats are exchanged


class Plan(NamedTuple):
    """All that decides how a tournament goes. The same plan gives the same lines."""

    setup: dict[str, Any]
    format: str
    rounds: int
    deals: int  # of every meeting
    seed: str
    bots: list[str]  # the strongest first, as far as anybody knows

    def to_line(self) -> Line:
        return {"tournament": 1, **self._asdict()}


def hold(
    plan: Plan, path: Path, make: MakeBot, jobs: int = 1, cluster: str = "", on_result: Callable[[], None] | None = None
) -> Tournament:
    """Play what is missing; the file holds every result as soon as there is one."""
    held = Tournament(plan.format, plan.rounds)
    with Kept(path, plan.to_line()) as kept:
        for line in kept.lines:
            held.take(line)
            if on_result is not None and "result" in line:
                on_result()
        enter = partial(happen, held, kept)
        for name in plan.bots[len(held.names) :]:
            enter({"enter": name})
        while not held.over:
            if not held.open:
                enter(held.draw())
            pieces = [(place, deal) for place in held.open for deal in deals_of(plan, held, place, make)]
            games = {place: [0.0, 0.0] for place in held.open}
            with crew(jobs, len(pieces), cluster) as workers:
                for number, played in enumerate(workers.in_order(play_deal, [deal for _, deal in pieces])):
                    place, deal = pieces[number]
                    for players, ranks in played.games:
                        for side, (one, other) in enumerate((deal.lineup, deal.lineup[::-1])):
                            games[place][side] += score_between(players, ranks, one, other)
                    if number + 1 == len(pieces) or pieces[number + 1][0] != place:
                        enter({"result": place, "games": games[place]})
                        if on_result is not None:
                            on_result()
    return held


def happen(held: Tournament, kept: Kept, line: Line) -> None:
    """Written before it counts."""
    kept.write(line)
    held.take(line)


def deals_of(plan: Plan, held: Tournament, place: int, make: MakeBot) -> list[Deal]:
    """The deals of a meeting: the same for all meetings of a round."""
    lineup = list(held.rounds[-1][place].players)
    first = (len(held.rounds) - 1) * plan.deals
    return [Deal(plan.setup, plan.bots, lineup, plan.seed, first + number, make) for number in range(plan.deals)]


class Kept:
    """The file of a tournament. A last line that was cut off when the machine stopped is dropped."""

    def __init__(self, path: Path, header: Line) -> None:
        self.path = path
        first = json.dumps(header).encode() + b"\n"
        there = path.read_bytes() if path.exists() else b""
        if first.startswith(there):  # nothing, or what was written when the machine stopped
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(first)
            there = first
        self.lines = self.read(there, header)
        self.file = path.open("a", encoding="utf-8")

    def read(self, there: bytes, header: Line) -> list[Line]:
        whole = there.rpartition(b"\n")[0]
        try:
            first, *rest = [json.loads(line) for line in whole.decode("utf-8").split("\n")]
        except ValueError:
            raise SpellhallError(f"{self.path} is not the file of a tournament; name a new one.") from None
        if first != json.loads(json.dumps(header)):
            raise SpellhallError(f"{self.path} is the file of another tournament; name a new one.")
        os.truncate(self.path, len(whole) + 1)
        return rest

    def write(self, line: Line) -> None:
        self.file.write(json.dumps(line) + "\n")
        self.file.flush()
        os.fsync(self.file.fileno())

    def __enter__(self) -> Kept:
        return self

    def __exit__(self, *error: object) -> None:
        self.file.close()
