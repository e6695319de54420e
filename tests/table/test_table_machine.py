"""Anything, at any time, by anybody: whatever is asked of a table, its log stays whole and nothing leaks."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from spellhall.table import requests as wish
from spellhall.table.clocks import ClockRule
from spellhall.table.judge import TableError
from spellhall.table.table import rebuilt
from table.seated import Seated

SEATS = st.integers(-1, 2)
REQUESTS = st.one_of(
    st.builds(wish.Undo),
    st.builds(wish.Ask, st.sampled_from(["takeback", "draw", "rematch", "money"])),
    st.builds(wish.Answer, st.booleans()),
    st.builds(wish.Say, st.sampled_from(["hello", "wow", "nonsense"])),
    st.builds(wish.Pause),
    st.builds(wish.Resume),
    st.builds(wish.Away, st.sampled_from(["random", "greedy", "oracle"])),
    st.builds(wish.Back),
    st.builds(wish.Leave),
    st.builds(wish.Start),
    st.builds(wish.Concede),
    st.builds(wish.Seatbot, st.integers(0, 7)),
    st.builds(wish.Remove, st.integers(0, 7)),
    st.builds(wish.Choose, st.sampled_from(["2x3", "pass", "", "ü", "4x4"]), st.integers(0, 60)),
)
CLOCKS = st.sampled_from([ClockRule(), ClockRule("decision", 30), ClockRule("game", 120, 2)])


class TableMachine(RuleBasedStateMachine):
    """A table with up to three seats under random requests."""

    @initialize(seats=st.integers(2, 3), clock=CLOCKS, arithmetic=st.sampled_from(["auto", "practice"]))
    def open(self, seats: int, clock: ClockRule, arithmetic: str) -> None:
        options = {"end_mode": "rounds", "round_limit": 2, "arithmetic": arithmetic}
        self.seated = Seated(seats=seats, clock=clock, options=options)

    @rule(seat=SEATS, request=REQUESTS)
    def anything(self, seat: int, request: wish.AnyRequest) -> None:
        if seat < self.seated.table.seats:
            before = self.seated.table.to_text()
            number = self.seated.table.data.number
            try:
                self.seated.do(seat, request)
            except TableError:
                assert self.seated.table.to_text() == before
            else:
                assert self.seated.table.data.number > number

    @rule(place=st.integers(0, 200), pick=st.integers(0, 500))
    def choose(self, place: int, pick: int) -> None:
        table = self.seated.table
        paused = table.data.clocks is not None and table.data.clocks.paused
        asked = [seat for seat in table.waiting() if not table.data.seats[seat].bot]
        if asked and not paused:
            seat = asked[place % len(asked)]
            offered = self.seated.offered(seat)
            at = table.data.asked_at[seat]
            self.seated.do(seat, wish.Choose(offered[pick % len(offered)], at))
            assert self.seated.refused(seat, wish.Choose(offered[0], at)) in ("stale", "not_now")

    @rule(seconds=st.integers(0, 40))
    def wait(self, seconds: int) -> None:
        self.seated.now += 1000 * seconds
        self.seated.follow()

    @invariant()
    def views_are_current(self) -> None:
        self.seated.check()

    @invariant()
    def secrets_stay_secret(self) -> None:
        data = self.seated.table.data
        for sent in self.seated.sent.values():
            for message in sent[-2:]:
                assert data.phase == "over" or not data.seed or data.seed.encode() not in message
                assert all(not seat.token or seat.token.encode() not in message for seat in data.seats)

    def teardown(self) -> None:
        if hasattr(self, "seated"):
            assert rebuilt(self.seated.log).to_text() == self.seated.table.to_text()


TestTableMachine = TableMachine.TestCase
TestTableMachine.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
