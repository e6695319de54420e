"""A mirrored match: the same deal from every seat, nothing told in between, and the points of all games."""

from __future__ import annotations

import pytest

from spellhall.games import game as find_game
from spellhall.kernel.chance import DEAL
from spellhall.kernel.records import parse_record
from spellhall.table import entries as log
from spellhall.table import requests as wish
from spellhall.table.judge import TableError, Who, judge
from spellhall.table.mirrored import beaten
from spellhall.table.recording import finished_record, verified
from spellhall.table.table import Table, rebuilt, table_from_text

SEEDS = [f"{DEAL}{number}" for number in range(9)]


class Played:
    """A table with its whole log; people are called by their tokens."""

    def __init__(self, seats: int, mirrored: bool = True) -> None:
        self.log: list[log.AnyEntry] = [
            log.Created(1, "mathwiz", seats, {}, None, "host", auto=False, coming=SEEDS[0], mirrored=mirrored)
        ]
        for seat in range(seats):
            self.log.append(log.Sat(2, seat, "ABCD"[seat], f"token {seat}"))
        self.seeds = iter(SEEDS[1:])
        self.table = rebuilt(self.log)
        self.take(Who(0, True), wish.Start())

    def take(self, who: Who, request: wish.AnyRequest) -> None:
        verdict = judge(self.table, who, request, 3, lambda: next(self.seeds).removeprefix(DEAL))
        self.log.append(verdict.entry)
        self.table.take(verdict.entry)

    def concede(self, name: str) -> None:
        if self.table.seats == 2:
            self.take(Who(self.table.names.index(name), False), wish.Concede())
        else:
            ranks = [4 if each == name else 1 for each in self.table.names]
            self.log.append(log.Ended(4, "draw", ranks))
            self.table.take(self.log[-1])

    def again(self) -> None:
        self.take(Who(0, False), wish.Ask("rematch"))
        for seat in range(1, self.table.seats):
            self.take(Who(seat, False), wish.Answer(True))

    def opening(self) -> str:
        return str(self.table.game.digest(self.table.state))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_deal_is_played_from_every_seat(seats: int) -> None:
    played = Played(seats)
    deals, places = [], []
    for _ in range(2 * seats):
        deals.append(played.opening())
        places.append(played.table.names.copy())
        played.concede("A")
        played.again()
    assert len(set(deals[:seats])) == len(set(deals[seats:])) == 1
    assert deals[0] != deals[seats]
    for name in "ABCD"[:seats]:
        assert {place.index(name) for place in places[:seats]} == set(range(seats))


def test_the_points_of_all_games_are_added_up() -> None:
    played = Played(2)
    for loser in "AAB":
        played.concede(loser)
        played.again()
    points = dict(zip(played.table.names, played.table.data.points, strict=True))
    assert points == {"A": 1.0, "B": 2.0}
    assert beaten([1, 1, 3]) == [1.5, 1.5, 0.0]


def test_nothing_is_told_before_the_deal_was_played_from_every_seat() -> None:
    played = Played(2)
    assert played.table.seed_told == ""
    played.concede("A")
    assert played.table.seed_told == ""
    for match in (None, 1):
        with pytest.raises(TableError):
            finished_record(played.table, played.log, match)
    played.again()
    with pytest.raises(TableError):
        finished_record(played.table, played.log, 1)
    played.concede("B")
    assert played.table.seed_told == SEEDS[0]
    for match in (1, 2):
        record = parse_record("a game", finished_record(played.table, played.log, match))
        assert verified(record)[0] == played.table.commit


def test_an_ordinary_table_deals_anew() -> None:
    played = Played(2, mirrored=False)
    first = played.opening()
    played.concede("A")
    assert played.table.seed_told == SEEDS[0]
    assert finished_record(played.table, played.log, None)
    played.again()
    assert played.opening() != first
    assert played.table.data.points == []


def test_a_match_goes_on_from_its_log_and_from_a_checkpoint() -> None:
    played = Played(3)
    played.concede("B")
    played.again()
    for again in (rebuilt(played.log), table_from_text(played.table.to_text())):
        assert same(again, played.table)


def same(one: Table, two: Table) -> bool:
    game = find_game("mathwiz")
    return game.digest(one.state) == game.digest(two.state) and one.data == two.data
