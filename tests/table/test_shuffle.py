"""Everybody shuffles: the seed is promised before anybody sits down, and every device adds a number of its own."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest

from spellhall.kernel.chance import deal_seed
from spellhall.kernel.errors import BadRecord
from spellhall.kernel.records import parse_record, resumed, seed_of
from spellhall.table import entries as log
from spellhall.table import requests as wish
from spellhall.table.clocks import ClockRule
from spellhall.table.judge import ASSENT, TableError, Verdict, Who, automatic, choose, judge, next_due
from spellhall.table.recording import shuffled_by, verified, whole_record
from spellhall.table.seats import hashed
from spellhall.table.shuffle import PATIENCE
from spellhall.table.table import Table, created, rebuilt, table_from_text

NONCES = [sha256(name).hexdigest() for name in (b"one", b"two", b"three")]
SHORT = {"end_mode": "rounds", "round_limit": 1}


def hash_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


class Shuffled:
    """A table that waits for its players."""

    def __init__(self, seats: int = 2, **more: Any) -> None:
        self.now = 1_000_000
        self.seeds = 0
        first = log.Created(
            self.now, "mathwiz", seats, SHORT, None, hashed("t0"), ClockRule(), coming=self.seed(), **more
        )
        self.log: list[log.AnyEntry] = [first]
        self.table = created(first)

    def seed(self) -> str:
        self.seeds += 1
        return f"{self.seeds:064x}"

    def take(self, entry: log.AnyEntry) -> None:
        self.log.append(entry)
        self.table.take(entry)
        while (verdict := automatic(self.table, self.now, self.seed)) is not None:
            self.log.append(verdict.entry)
            self.table.take(verdict.entry, verdict.made)

    def sit(self, seat: int, share: str = "", bot: str = "") -> None:
        self.take(log.Sat(self.now, seat, f"Player {seat}", "" if bot else hashed(f"t{seat}"), bot, share))

    def do(self, seat: int, request: wish.AnyRequest) -> None:
        verdict: Verdict = judge(self.table, Who(seat, seat == 0), request, self.now, self.seed)
        self.take(verdict.entry)

    def played(self) -> list[str]:
        """Everybody takes the first choice to the end; the record."""
        while self.table.waiting():
            seat = self.table.waiting()[0]
            choice = self.table.decisions[seat].choices[0]
            text = self.table.game.write_choice(self.table.setup, choice)
            self.take(choose(self.table, seat, text, self.now, None).entry)
        return whole_record(self.table)


def test_the_cards_follow_from_the_promised_seed_and_all_numbers() -> None:
    one = Shuffled()
    promised = hash_of(one.table.data.coming)
    for seat in range(2):
        one.sit(seat, hash_of(NONCES[seat]))
    assert one.table.data.phase == "open", "it waits for the numbers"
    one.do(1, wish.Reveal(NONCES[1]))
    one.do(0, wish.Reveal(NONCES[0]))
    assert one.table.data.phase == "playing"
    assert one.table.commit == promised
    record = parse_record("it", one.played())
    assert record.header["nonces"] == NONCES[:2]
    assert verified(record, promised)[0] == promised
    assert [did for _, did in shuffled_by(record)] == [True, True]
    assert seed_of(record) == deal_seed(one.table.data.seed, NONCES[:2]) != one.table.data.seed


def test_one_number_more_or_another_seed_is_noticed() -> None:
    one = Shuffled()
    promised = hash_of(one.table.data.coming)
    for seat in range(2):
        one.sit(seat, hash_of(NONCES[seat]))
    for seat in range(2):
        one.do(seat, wish.Reveal(NONCES[seat]))
    lines = one.played()
    header = json.loads(lines[0])
    for changed in (
        {"nonces": [NONCES[0], ""]},
        {"nonces": [NONCES[1], NONCES[0]]},
        {"nonces": []},
        {"nonces": "x"},
        {"seed": "5" * 64},
    ):
        with pytest.raises(BadRecord):
            verified(parse_record("it", [json.dumps({**header, **changed}), *lines[1:]]), promised)


def test_bots_and_silent_devices_add_nothing_and_that_is_shown() -> None:
    one = Shuffled(3)
    one.sit(0, hash_of(NONCES[0]))
    one.sit(1, hash_of(NONCES[1]))
    one.sit(2, bot="random")
    one.do(0, wish.Reveal(NONCES[0]))
    assert one.table.data.phase == "open"
    assert next_due(one.table) == one.now + PATIENCE
    one.now += PATIENCE
    one.take(log.Said(one.now, 0, "hello"))
    assert one.table.data.phase == "playing"
    assert one.table.data.nonces == [NONCES[0], "", ""]
    assert [did for _, did in shuffled_by(parse_record("it", one.played()))] == [True, False, False]


def test_chatting_does_not_hold_up_the_start() -> None:
    one = Shuffled()
    one.sit(0, hash_of(NONCES[0]))
    one.sit(1)
    for _ in range(10):
        one.now += PATIENCE // 8
        one.take(log.Said(one.now, 0, "hello"))
    assert one.table.data.phase == "playing"


def test_without_promises_the_game_begins_at_once() -> None:
    one = Shuffled()
    one.sit(0)
    one.sit(1)
    assert one.table.data.phase == "playing"
    assert deal_seed(one.table.data.seed, one.table.data.nonces) == one.table.data.seed


def refused(one: Shuffled, seat: int, request: wish.AnyRequest) -> str:
    with pytest.raises(TableError) as caught:
        one.do(seat, request)
    return caught.value.code


def test_nobody_promises_after_a_number_was_told_nor_tells_another() -> None:
    one = Shuffled(3, auto=False)
    one.sit(0, hash_of(NONCES[0]))
    one.sit(1, hash_of(NONCES[1]))
    assert refused(one, 0, wish.Reveal(NONCES[0])) == "not_now", "somebody could still sit down and choose theirs by it"
    one.sit(2)
    one.do(2, wish.Share(hash_of(NONCES[2])))
    assert refused(one, 0, wish.Start()) == "not_now", "the numbers are on their way"
    assert refused(one, 0, wish.Reveal(NONCES[1])) == "refused"
    one.do(0, wish.Reveal(NONCES[0]))
    assert refused(one, 0, wish.Reveal(NONCES[0])) == "refused"
    assert refused(one, 1, wish.Share(hash_of(NONCES[2]))) == "not_now"
    one.do(1, wish.Reveal(NONCES[1]))
    one.do(2, wish.Reveal(NONCES[2]))
    one.do(0, wish.Start())
    assert one.table.data.nonces == NONCES
    assert refused(one, 0, wish.Share(hash_of(NONCES[0]))) == "not_now"


@pytest.mark.parametrize("change", [wish.Leave(), wish.Configure({"end_mode": "rounds", "round_limit": 2})])
def test_what_changes_after_a_number_was_told_makes_all_void(change: wish.AnyRequest) -> None:
    one = Shuffled(auto=False)
    for seat in range(2):
        one.sit(seat, hash_of(NONCES[seat]))
    one.do(1, wish.Reveal(NONCES[1]))
    one.do(0, change)
    assert [(seat.share, seat.nonce) for seat in one.table.data.seats] == [("", "")] * 2


def test_a_rematch_is_shuffled_by_everybody_too() -> None:
    one = Shuffled()
    one.sit(0)
    one.sit(1)
    one.played()
    promised = hash_of(one.table.data.coming)
    for seat in range(2):
        one.do(seat, wish.Share(hash_of(NONCES[seat])))
    for seat in range(2):
        one.do(seat, wish.Reveal(NONCES[seat]))
    one.do(0, wish.Ask("rematch"))
    one.do(1, wish.Answer(True))
    assert one.table.data.match == 2
    assert one.table.commit == promised
    assert one.table.data.nonces == [NONCES[1], NONCES[0]], "each one seat further, like the players"
    record = parse_record("it", one.played())
    assert verified(record, promised)[0] == promised


def over(seats: int = 2, **more: Any) -> Shuffled:
    """A table whose first game is over, with the numbers of everybody still to come."""
    one = Shuffled(seats, **more)
    for seat in range(seats):
        one.sit(seat)
    one.played()
    return one


def test_a_rematch_waits_for_what_was_promised() -> None:
    one = over()
    for seat in range(2):
        one.do(seat, wish.Share(hash_of(NONCES[seat])))
    one.do(0, wish.Ask("rematch"))
    one.do(1, wish.Answer(True))
    assert one.table.data.phase == "over"
    assert next_due(one.table) == one.now + PATIENCE
    assert refused(one, 1, wish.Answer(False)) == "not_now"
    for seat in (1, 0):
        one.do(seat, wish.Reveal(NONCES[seat]))
    assert one.table.data.match == 2
    assert one.table.data.nonces == [NONCES[1], NONCES[0]]
    again = rebuilt([log.entry_from_text(log.entry_to_text(entry)) for entry in one.log])
    assert again.to_text() == one.table.to_text()


def test_a_rematch_does_not_wait_for_ever() -> None:
    one = over()
    for seat in range(2):
        one.do(seat, wish.Share(hash_of(NONCES[seat])))
    one.do(1, wish.Ask("rematch"))
    one.do(0, wish.Answer(True))
    one.do(0, wish.Reveal(NONCES[0]))
    one.now += PATIENCE
    one.take(log.Said(one.now, 0, "hello"))
    assert one.table.data.match == 2
    assert one.table.data.nonces == ["", NONCES[0]]


def test_a_rematch_that_nobody_opposes_waits_for_what_was_promised() -> None:
    one = over()
    for seat in range(2):
        one.do(seat, wish.Share(hash_of(NONCES[seat])))
    one.do(0, wish.Ask("rematch"))
    one.now += ASSENT
    one.take(log.Said(one.now, 0, "hello"))
    assert one.table.data.match == 1
    assert next_due(one.table) == one.now + PATIENCE
    for seat in range(2):
        one.do(seat, wish.Reveal(NONCES[seat]))
    assert one.table.data.nonces == [NONCES[1], NONCES[0]]
    again = rebuilt([log.entry_from_text(log.entry_to_text(entry)) for entry in one.log])
    assert again.to_text() == one.table.to_text()


def test_nobody_is_shut_out_of_a_rematch_by_somebody_quick() -> None:
    """Whoever tells a number ends the promises; so nobody tells one while another player has not promised."""
    one = over()
    one.do(0, wish.Share(hash_of(NONCES[0])))
    assert refused(one, 0, wish.Reveal(NONCES[0])) == "not_now"
    one.do(0, wish.Ask("rematch"))
    assert refused(one, 0, wish.Reveal(NONCES[0])) == "not_now"
    one.do(1, wish.Share(hash_of(NONCES[1])))
    one.do(1, wish.Answer(True))
    for seat in range(2):
        one.do(seat, wish.Reveal(NONCES[seat]))
    assert one.table.data.nonces == [NONCES[1], NONCES[0]]


def test_whoever_promises_nothing_before_a_rematch_holds_nobody_up() -> None:
    one = over()
    one.do(0, wish.Share(hash_of(NONCES[0])))
    one.do(0, wish.Ask("rematch"))
    one.do(1, wish.Answer(True))
    assert refused(one, 1, wish.Share(hash_of(NONCES[1]))) == "not_now"
    one.do(0, wish.Reveal(NONCES[0]))
    assert one.table.data.match == 2
    assert one.table.data.nonces == ["", NONCES[0]]


def test_one_player_with_bots_is_asked_by_nobody_and_still_adds_a_number() -> None:
    one = Shuffled()
    one.sit(0)
    one.sit(1, bot="random")
    one.played()
    one.do(0, wish.Share(hash_of(NONCES[0])))
    one.do(0, wish.Ask("rematch"))
    assert one.table.data.phase == "over"
    one.do(0, wish.Reveal(NONCES[0]))
    assert one.table.data.nonces == ["", NONCES[0]]


def test_the_log_leads_to_the_same_table() -> None:
    one = Shuffled()
    for seat in range(2):
        one.sit(seat, hash_of(NONCES[seat]))
    for seat in range(2):
        one.do(seat, wish.Reveal(NONCES[seat]))
    again = rebuilt([log.entry_from_text(log.entry_to_text(entry)) for entry in one.log])
    assert again.to_text() == one.table.to_text() == table_from_text(one.table.to_text()).to_text()


def test_tables_and_records_from_before_still_load() -> None:
    """Entries, checkpoints and records that know nothing of promises and numbers."""
    one = Shuffled()
    one.sit(0)
    one.sit(1)
    entries = [json.loads(log.entry_to_text(entry)) for entry in one.log]
    for entry in entries:
        for name in ("coming", "nonces", "share"):
            entry.pop(name, None)
    old = rebuilt([log.entry_from_text(json.dumps(entry)) for entry in entries])
    assert deal_seed(old.data.seed, old.data.nonces) == one.table.data.seed
    point = json.loads(old.to_text())
    for name in ("coming", "nonces", "full"):
        del point["data"][name]
    for seat in point["data"]["seats"]:
        del seat["share"], seat["nonce"]
    read: Table = table_from_text(json.dumps(point))
    assert read.game.digest(read.state) == old.game.digest(old.state)
    lines = one.played()
    header = json.loads(lines[0])
    del header["nonces"]
    record = parse_record("it", [json.dumps(header), *lines[1:]])
    assert verified(record)[1] > 0
    assert [did for _, did in shuffled_by(record)] == [False, False]
    assert resumed(one.table.game, record).state.outcome is not None
