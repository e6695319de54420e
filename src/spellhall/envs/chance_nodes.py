"""Lines of play with every random event laid open: what the OpenSpiel games are made of.

A step of the engine may use chance several times. Here it is carried out again from the same state for each further
outcome, until it needs no more; so nobody has to take a game apart to see its chance nodes.
"""

from __future__ import annotations

from typing import Any, ClassVar

from spellhall.encoding.base import Encoding
from spellhall.envs.core import shared_encoding
from spellhall.kernel.chance import Chance, Seeded
from spellhall.kernel.positions import read_text
from spellhall.kernel.sight import View
from spellhall.kernel.state import SECRET, Choice, canonical, decoded, digest_of, encoded

Key = tuple[str, int, str, bool, str, str]
"""Game, seats, options as JSON, whether it is the miniature, the position to begin with (empty: the start), and the
cards as JSON (empty: the house set)."""

Step = tuple["Moment | None", tuple[int, Choice] | None, tuple[int, ...]]
"""A moment, the choice made there, and what chance decided after it."""

MOST_KEPT = 100_000
BEFORE = ("", "")  # what a seat knows before anything was dealt


def encoding_for(key: Key) -> Encoding:
    return shared_encoding(*key[:4], key[5])


class Undecided(Exception):
    """A step needs an outcome that nobody has chosen yet."""

    def __init__(self, weights: list[int], what: str) -> None:
        self.weights = weights
        self.what = what


class Chosen(Chance):
    """Outcomes that were chosen; certain ones need no choice."""

    FIELDS: ClassVar[dict[str, str]] = {"path": SECRET, "place": SECRET}

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.place = 0

    def pick(self, weights: list[int], total: int, what: str) -> int:
        possible = [index for index, weight in enumerate(weights) if weight > 0]
        if len(possible) == 1:
            return possible[0]
        if self.place == len(self.path):
            raise Undecided(weights.copy(), what)
        self.place += 1
        return self.path[self.place - 1]


class Moment:
    """A settled state, what led to it, and what each seat can remember of the way there. It never changes."""

    def __init__(
        self, encoding: Encoding, state: Any, before: Moment | None, actor: int, choice: Choice | None
    ) -> None:
        self.encoding = encoding
        self.state = state
        self.before = before
        self.actor = actor
        self.choice = choice
        self.memories: dict[int, tuple[str, str]] = {}

    def view(self, seat: int) -> View[Any]:
        return self.encoding.game.view_for(self.state, seat)

    def memory(self, seat: int) -> tuple[str, str]:
        """A digest of all that a seat saw and chose before, and its view now. Unseen steps leave no trace."""
        way: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and seat not in moment.memories:
            way.append(moment)
            moment = moment.before
        past, now = BEFORE if moment is None else moment.memories[seat]
        for moment in reversed(way):
            seen = canonical(encoded(moment.view(seat).state))
            own = repr(moment.choice) if moment.actor == seat else ""
            if own or seen != now:
                past, now = digest_of([past, now, own]) if now else "", seen
            moment.memories[seat] = (past, now)
        return past, now


class Line:
    """A line of play: the last settled moment, and a step that waits for chance. Copies share what never changes."""

    def __init__(self, key: Key) -> None:
        self.key = key
        self.encoding = encoding_for(key)
        self.moment: Moment | None = None  # None: the game is still being dealt
        self.pending: tuple[int, Choice] | None = None
        self.path: list[int] = []
        self.weights: list[int] = []  # of the open random event; empty: none is open
        self.what = ""
        self.kept: dict[Step, Moment] | None = {} if key[3] else None  # miniatures are walked again and again
        self.settle()

    def __deepcopy__(self, known: Any) -> Line:
        twin = Line.__new__(Line)
        twin.__dict__.update(self.__dict__)
        twin.path = self.path.copy()
        return twin

    def __reduce__(self) -> Any:
        """Pickled as plain data: the states as JSON, and what every seat remembers."""
        moment = self.moment
        data = None
        if moment is not None:
            state = encoded(moment.state)
            state["chance"] = encoded(Chance())  # what was drawn is drawn; the next step brings its own
            data = state, {seat: moment.memory(seat) for seat in range(-1, self.encoding.seats)}
        pending = None if self.pending is None else (self.pending[0], self.pending[1].verb, self.pending[1].args)
        return read_line, (self.key, data, pending, self.path)

    @property
    def state(self) -> Any:
        return None if self.moment is None else self.moment.state

    def outcomes(self) -> list[tuple[int, float]]:
        """The open random event: every possible outcome and how likely it is."""
        total = sum(self.weights)
        return [(index, weight / total) for index, weight in enumerate(self.weights) if weight > 0]

    def happen(self, outcome: int) -> None:
        """Chance decides."""
        self.path.append(outcome)
        self.settle()

    def choose(self, seat: int, choice: Choice) -> None:
        """A seat decides."""
        self.pending = (seat, choice)
        self.path = []
        self.settle()

    def begun(self, chance: Chance) -> Any:
        """The first state in which somebody must decide."""
        game, setup, position = self.encoding.game, self.encoding.setup, self.key[4]
        if position:
            return game.place(setup, read_text(position), chance).state
        return game.start_quietly(setup, chance)

    def settle(self) -> None:
        """Carry the pending step out as far as chance has decided."""
        step = (self.moment, self.pending, tuple(self.path))
        known = None if self.kept is None else self.kept.get(step)
        try:
            self.moment = known or self.stepped()
        except Undecided as open:
            self.weights, self.what = open.weights, open.what
            return
        self.pending, self.path, self.weights, self.what = None, [], [], ""
        if self.kept is not None and len(self.kept) < MOST_KEPT:
            self.kept[step] = self.moment

    def stepped(self) -> Moment:
        """The moment after the pending step; raises Undecided."""
        before = self.moment
        if before is None:
            return Moment(self.encoding, self.begun(Chosen(self.path)), None, -1, None)
        if self.pending is None:
            return before
        seat, choice = self.pending
        after = before.state.clone()
        after.chance = Chosen(self.path)
        self.encoding.game.apply_owned(after, seat, choice)
        return Moment(self.encoding, after, before, seat, choice)


def settled(key: Key, state: Any, memories: dict[int, tuple[str, str]]) -> Line:
    """A line that starts in a state, with what seats remember of the way to it."""
    line = Line.__new__(Line)
    line.key = key
    line.encoding = encoding_for(key)
    line.moment = Moment(line.encoding, state, None, -1, None)
    line.moment.memories = memories
    line.pending, line.path, line.weights, line.what = None, [], [], ""
    line.kept = None
    return line


def read_line(key: Key, data: Any, pending: Any, path: list[int]) -> Line:
    """The inverse of pickling."""
    if data is None:
        line = Line(key)
    else:
        encoding = encoding_for(key)
        state = decoded(data[0], encoding.game.kinds())
        state.setup = encoding.setup
        state.chance = Chosen([])
        line = settled(key, state, data[1])
    if pending is not None:
        line.pending = (pending[0], Choice(pending[1], pending[2]))
    line.path = list(path)
    line.settle()
    return line


def imagined(key: Key, view: View[Any], memory: tuple[str, str], seed: str) -> Line:
    """A line that looks the same to the view's seat, drawn from what that seat knows and from nothing else.

    The other seats remember nothing in it: what they saw before cannot be known.
    """
    world = encoding_for(key).game.imagine(view, Seeded(seed))
    return settled(key, world, {view.seat: memory})
