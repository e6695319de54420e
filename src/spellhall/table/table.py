"""A table: the authority for its matches. It is what its entries add up to, and nothing else.

No network, no clock, no chance of its own: time and seeds are handed in. `judge.py` says which entry a request
leads to; `Table.take` carries an entry out; `feed.py` says what each audience is sent.

Every audience (each seat, and the spectators) has its own count of what it heard. The number of the log
is never shown: it would tell how often somebody has chosen in secret.
"""

from __future__ import annotations

from typing import Any

import msgspec

from spellhall.games import game as find_game
from spellhall.kernel.chance import DEAL, deal_seed
from spellhall.kernel.dealt import source_of
from spellhall.kernel.decisions import OUTSIDE, Decision
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.events import Event
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition, Progress
from spellhall.kernel.messages import say
from spellhall.kernel.records import parse_record, replay
from spellhall.kernel.shown import view_to_json
from spellhall.table import entries as log
from spellhall.table.clocks import ClockRule, Clocks, new_clocks
from spellhall.table.mirrored import beaten, is_secret
from spellhall.table.seats import Seat, further, rotated
from spellhall.table.shuffle import clear, hash_of, is_full, told

CHECK_EVERY = 16  # steps between two digests in the log


class Damaged(SpellhallError):
    """Stored entries do not lead where they led when they were accepted."""


class OtherRules(Damaged):
    """A game that was begun by another version of its rules: by those of today it would be another game."""


class Question(msgspec.Struct):
    """Something the others must agree to."""

    what: str
    seat: int
    yes: list[int]
    agreed: int = 0  # when everybody had agreed to a rematch that still waits for the shuffle
    since: int = 0  # when it was asked


class Result(msgspec.Struct, omit_defaults=True):
    """How a match ended: by its rules (with the clause), or at the table."""

    how: str  # rules, draw, conceded, time
    clause: str
    ranks: list[int]
    scores: list[int]
    utilities: list[float] | None = None  # what each seat won or lost, in a game for stakes


class TableData(msgspec.Struct):
    """Everything about a table but the state of its game: plain data, stored with every checkpoint."""

    game: str
    options: dict[str, Any]
    cards: Any
    host: str
    clock: ClockRule
    delay: int
    public: bool
    auto: bool
    seats: list[Seat]
    heard: list[int]  # for every seat, and last for the spectators
    asked_at: list[int]  # the number of each seat's open question in its own count; 0: none
    number: int = 1
    phase: str = "open"  # open, playing, over
    match: int = 0
    seed: str = ""
    started: int = 0
    touched: int = 0
    steps: list[tuple[int, str]] = []
    clocks: Clocks | None = None
    question: Question | None = None
    result: Result | None = None
    undo_seat: int = OUTSIDE  # who made the last step, if no chance was in it
    past: list[str] = []  # the record from which the first match goes on, if it does
    coming: str = ""  # the seed of the next match
    nonces: list[str] = []  # what each seat's device added to the shuffle of this match
    full: int = 0  # when the last seat was taken; 0: there are empty ones
    rules: int = 1  # the version of the rules by which this match is played
    classroom: str = ""  # the class whose table it is, if it is one's
    deal: str = ""  # the deal that is played here, if others play the same one elsewhere
    contest: str = ""  # the tournament whose table it is, if it is one's
    mirrored: bool = False  # every deal is played from every seat, one game after the other
    points: list[float] = []  # of a mirrored match so far, by seats: 1 for everyone beaten, ½ for a tie
    held: bool = False  # a teacher has paused all tables of the class, and no player ends that


Fact = dict[str, Any]


class News:
    """What the last entry brought: events of the game, and a fact of the table."""

    def __init__(self, entry: log.AnyEntry, events: list[Event], before: Any, heard: list[bool]) -> None:
        self.entry = entry
        self.events = events
        self.before = before  # the state before, for the change of each view
        self.heard = heard
        self.told: dict[str, list[Fact | None]] = {}  # by language: each event as those hear it who hear the same


class Table:
    """One table in memory."""

    def __init__(self, data: TableData, state: Any) -> None:
        self.data = data
        self.game: GameDefinition[Any] = find_game(data.game)
        self.state = state
        self.setup: Setup = state.setup if state is not None else self._setup()
        self.decisions: dict[int, Decision] = {}
        self._names: list[str] = []
        self._waiting: tuple[Any, list[int]] = (None, [])  # a state, and who is asked in it
        self.asked_kept: dict[tuple[int, str], tuple[int, Any]] = {}  # questions as last sent, by seat and language
        if data.phase == "playing":
            self.decisions = {seat: self.game.decision_for(state, seat) for seat in self.game.waiting(state)}

    # ------------------------------------------------------------ questions

    @property
    def seats(self) -> int:
        return len(self.data.seats)

    @property
    def names(self) -> list[str]:
        if not self._names:
            self._names = [seat.name or f"Seat {'ABCDEFGH'[at]}" for at, seat in enumerate(self.data.seats)]
        return self._names

    @property
    def seed_told(self) -> str:
        """The seed, once nobody can gain anything by it: others may still have to play the same deal."""
        return "" if self.data.deal or is_secret(self.data, self.data.match) else self.data.seed

    @property
    def commit(self) -> str:
        """The hash of the seed, shown while the seed is still secret."""
        return hash_of(self.data.seed)

    def waiting(self) -> list[int]:
        if self.data.phase != "playing":
            return []
        state, seats = self._waiting
        if state is not self.state:
            seats = self.game.waiting(self.state)
            self._waiting = self.state, seats
        return seats.copy()

    def seats_of(self, token: str) -> list[int]:
        """The seats that belong to a hashed token."""
        return [at for at, seat in enumerate(self.data.seats) if seat.kind == "person" and seat.token == token]

    def bots_asked(self) -> list[int]:
        """The seats that wait for a bot."""
        if self.data.clocks is not None and self.data.clocks.paused:
            return []
        return [seat for seat in self.waiting() if self.data.seats[seat].played_by_bot]

    def bots_first(self) -> bool:
        """Whether people wait for bots who are asked at the same time: in a deal, so that every game has one order."""
        return self.data.seed.startswith(DEAL) and bool(self.bots_asked())

    def outside_due(self) -> int:
        """When an agreed time limit ends the game from outside, where a game has one; 0: never."""
        minutes = self.game.time_limit(self.setup)
        if self.data.phase != "playing" or not minutes or not self.game.legal(self.state, OUTSIDE):
            return 0
        return self.data.started + 60_000 * minutes

    def _setup(self) -> Setup:
        return setup_of(self.game, self.data)

    # ------------------------------------------------------------ carrying out

    def take(self, entry: log.AnyEntry, made: Progress[Any] | None = None) -> News:
        """Carry out an accepted entry. `made` is the step worked out already, if it was."""
        data = self.data
        before, asked_before = self.state, self.waiting()
        events: list[Event] = []
        everybody = True
        if isinstance(entry, log.Chose):
            made = self._chosen(entry) if made is None else made
            events = made.events
            self.state = made.state
            data.steps.append((entry.seat, entry.choice))
            data.undo_seat = OUTSIDE if entry.chance or entry.seat == OUTSIDE else entry.seat
            data.question = None if data.question is not None and data.question.what == "takeback" else data.question
            everybody = False
        else:
            events = self._table_entry(entry)
            self._names = []
        data.number += 1
        data.touched = entry.at
        waiting = self.waiting() if self.state is None or self.state.outcome is None else []
        heard = [True] * (self.seats + 1)
        if not everybody and waiting == asked_before and self.state.outcome is None:
            heard = [self._hears(audience, entry, events, before) for audience in [*range(self.seats), OUTSIDE]]
        for at, news in enumerate(heard):
            data.heard[at] += news
        self._ask(entry, asked_before, waiting, renewed=heard[-1])
        if self.state is not None and self.state.outcome is not None and data.phase == "playing":
            outcome = self.state.outcome
            self._end(Result("rules", outcome.clause, outcome.ranks, outcome.scores, outcome.utilities))
        return News(entry, events, before, heard)

    def _hears(self, audience: int, entry: log.AnyEntry, events: list[Event], before: Any) -> bool:
        """Whether a choice brings an audience anything at all."""
        assert isinstance(entry, log.Chose)
        if audience == entry.seat or any(event.told_to(audience) is not None for event in events):
            return True
        return view_to_json(before, audience) != view_to_json(self.state, audience)

    def _ask(self, entry: log.AnyEntry, asked_before: list[int], waiting: list[int], renewed: bool) -> None:
        """Number the open questions: a question keeps its number while it stays the same."""
        data = self.data
        fresh: dict[int, Decision] = {}
        again = not isinstance(entry, log.Chose)
        moved = isinstance(entry, (log.Chose, log.Undone, log.Started, log.Rematch))
        for seat in waiting:
            old = self.decisions.get(seat)
            if not moved and old is not None:
                fresh[seat] = old
                continue
            new = self.game.decision_for(self.state, seat)
            fresh[seat] = new
            same = old is not None and old.question == new.question and old.choices == new.choices
            if again or not same or entry.seat == seat:  # type: ignore[union-attr]
                data.asked_at[seat] = data.heard[seat]
        for seat in range(self.seats):
            if seat not in waiting:
                data.asked_at[seat] = 0
        self.decisions = fresh
        if data.clocks is not None and moved:
            data.clocks.ask(waiting, entry.at, renewed, data.clock)

    def _chosen(self, entry: log.Chose) -> Progress[Any]:
        """A stored choice carried out again; it must lead where it led before."""
        try:
            choice = self.game.find_choice(self.setup, entry.choice, self.game.legal(self.state, entry.seat))
            made = self.game.apply(self.state, entry.seat, choice)
        except SpellhallError as error:
            raise Damaged(f"Entry {self.data.number + 1} of the log cannot be carried out: {error}") from None
        if made.state.chance.counter != entry.counter or (entry.check and entry.check != self.game.digest(made.state)):
            raise Damaged(f"Entry {self.data.number + 1} of the log leads to another position than when it was made.")
        return made

    def _table_entry(self, entry: log.AnyEntry) -> list[Event]:
        """Entries that are no choices; returns the events of a game that begins."""
        data = self.data
        if isinstance(entry, log.Configured):
            data.options, data.cards = entry.options, entry.cards
            self.setup = self._setup()
            if told(data):
                clear(data.seats)
        elif isinstance(entry, log.Sat):
            kind = "bot" if entry.bot else "person"
            data.seats[entry.seat] = Seat(kind, entry.name, entry.token, entry.bot, share=entry.share, face=entry.face)
            data.full = entry.at if is_full(data) else 0
        elif isinstance(entry, log.Freed):
            if told(data):
                clear(data.seats)
            data.seats[entry.seat] = Seat()
            data.full = 0
        elif isinstance(entry, log.Shared):
            data.seats[entry.seat].share = entry.share
        elif isinstance(entry, log.Revealed):
            data.seats[entry.seat].nonce = entry.nonce
        elif isinstance(entry, log.Started):
            return self._begin(entry)
        elif isinstance(entry, log.Paused) and data.clocks is not None:
            data.held = data.held or entry.seat == OUTSIDE
            if not data.clocks.paused:
                data.clocks.pause(entry.at)
        elif isinstance(entry, log.Resumed) and data.clocks is not None:
            data.held = False
            data.started += entry.at - data.clocks.paused
            data.clocks.resume(entry.at)
        elif isinstance(entry, log.Substituted):
            seat = data.seats[entry.seat]
            seat.bot, seat.out = entry.bot, entry.out
        elif isinstance(entry, log.Returned):
            data.seats[entry.seat].bot = ""
            if data.clocks is not None and 0 < data.clocks.deadline(entry.seat, data.clock) <= entry.at:
                data.clocks.since[entry.seat] = entry.at  # whoever comes back gets time to look around
        elif isinstance(entry, log.Asked):
            data.question = Question(entry.what, entry.seat, [], entry.at if entry.agreed else 0, entry.at)
        elif isinstance(entry, log.Answered):
            if entry.yes and data.question is not None:
                data.question.yes += [entry.seat] if entry.seat != OUTSIDE else []
                data.question.agreed = entry.at if entry.agreed else 0
            else:
                data.question = None
        elif isinstance(entry, log.Undone):
            self._rewind(entry.steps)
        elif isinstance(entry, log.Ended):
            scores = self.state.outcome.scores if self.state.outcome is not None else [0] * self.seats
            self._end(Result(entry.how, "", entry.ranks, scores))
        elif isinstance(entry, log.Rematch):
            data.seats = rotated(data.seats)
            data.points = further(data.points)
            data.heard = [max(data.heard)] * (self.seats + 1)
            self.asked_kept = {}
            return self._begin(entry)
        return []

    def _begin(self, entry: log.Started | log.Rematch) -> list[Event]:
        data = self.data
        same_rules(self.game, entry.rules)
        data.rules = entry.rules
        data.seed, data.nonces, data.coming = entry.seed, entry.nonces, entry.coming
        clear(data.seats)
        data.phase, data.match, data.started = "playing", data.match + 1, entry.at
        data.steps, data.question, data.result, data.undo_seat = [], None, None, OUTSIDE
        data.clocks = new_clocks(self.seats, data.clock)
        made = opening(self)
        self.state = made.state
        return made.events

    def _rewind(self, steps: int) -> None:
        """Back to the position after so many steps, with the luck that it had then."""
        kept = self.data.steps[:steps]
        made = opening(self)
        for seat, text in kept:
            choice = self.game.find_choice(self.setup, text, self.game.legal(made.state, seat))
            made = self.game.apply(made.state, seat, choice)
        self.state = made.state
        self.data.steps, self.data.question, self.data.undo_seat = kept, None, OUTSIDE

    def _end(self, result: Result) -> None:
        self.data.phase, self.data.result, self.data.question = "over", result, None
        self.data.points = [had + won for had, won in zip(self.data.points, beaten(result.ranks), strict=False)]
        self.decisions = {}
        self.data.asked_at = [0] * self.seats
        if self.data.clocks is not None:
            self.data.clocks.stop()

    # ------------------------------------------------------------ checkpoints

    def to_text(self) -> str:
        """The whole table, to go on with elsewhere without its earlier entries."""
        state = None if self.state is None else self.game.to_json(self.state)["state"]
        return msgspec.json.encode({"data": self.data, "state": state}).decode()


def opening(table: Table) -> Progress[Any]:
    """The first position of the present match: a new deal, or the position from which an old game goes on."""
    data = table.data
    chance = source_of(deal_seed(data.seed, data.nonces))
    if not data.past or data.match > 1:
        return table.game.start(table.setup, chance)
    *_, (_, made) = replay(table.game, parse_record("The earlier game", data.past, saved=True))
    made.state.chance = chance
    return Progress(made.state, [], [], [])


def table_from_text(text: str | bytes) -> Table:
    """The inverse of to_text."""
    raw = msgspec.json.decode(text)
    data = msgspec.convert(raw["data"], TableData)
    if raw["state"] is None:
        return Table(data, None)
    game = find_game(data.game)
    same_rules(game, data.rules)
    return Table(data, game.from_json({"state": raw["state"]}, setup_of(game, data)))


def same_rules(game: GameDefinition[Any], rules: int) -> None:
    """Raises OtherRules."""
    if rules != game.rules_version:
        raise OtherRules(say("table-other-rules", told=rules, game=game.title, version=game.rules_version))


def setup_of(game: GameDefinition[Any], data: TableData) -> Setup:
    cards = None if data.cards is None else game.cards_from(data.cards)
    return game.setup(len(data.seats), data.options, cards)


def created(entry: log.Created) -> Table:
    """A new table from its first entry; raises BadOption or BadCards."""
    data = TableData(
        entry.game,
        entry.options,
        entry.cards,
        entry.host,
        entry.clock,
        entry.delay,
        entry.public,
        entry.auto,
        [Seat() for _ in range(entry.seats)],
        [1] * (entry.seats + 1),
        [0] * entry.seats,
        touched=entry.at,
        past=entry.past,
        coming=entry.coming,
        classroom=entry.classroom,
        deal=entry.deal,
        mirrored=entry.mirrored,
        points=[0.0] * entry.seats if entry.mirrored else [],
        contest=entry.contest,
    )
    return Table(data, None)


def rebuilt(entries: list[log.AnyEntry]) -> Table:
    """A table from its whole log."""
    first = entries[0]
    if not isinstance(first, log.Created):
        raise Damaged("The log of this table does not begin with its creation.")
    table = created(first)
    for entry in entries[1:]:
        table.take(entry)
    return table
