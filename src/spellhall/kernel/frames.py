"""Frames: what is waiting to happen, as a stack inside the state; and the play that runs them.

Only the top frame acts. It waits for seats, or runs by itself; it may push others and gets their result by
value. Only the kernel pushes, pops and clones.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib import import_module
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from spellhall.kernel.chance import Chance
from spellhall.kernel.decisions import NO_QUESTION, SEAT_LETTERS, Outcome
from spellhall.kernel.errors import Refusal
from spellhall.kernel.events import Event, Facts
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, SECRET, Choice, Part, blank, canonical, copied, revived
from spellhall.kernel.zones import Zone

S = TypeVar("S", bound="GameState")
G = TypeVar("G", bound="GameState")

CLOCKWORK: Final[dict[str, str]] = {"stack": OPEN, "chance": SECRET, "outcome": OPEN, "turn": OPEN}
"""The fields that every game's state has; a game lists its own after them."""


# Who is asked, for `Frame.waiting`: lists that are shared and never changed.
NO_SEAT: Final[list[int]] = []
ONE_SEAT: Final = [[seat] for seat in range(len(SEAT_LETTERS))]
NO_RESULT: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """What is fixed before a game starts: seats, options and cards. Shared by all its states."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], cards: Any) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.cards = cards
        self.home = ""  # the package of the game, where its rules are found again

    def __reduce__(self) -> tuple[Any, ...]:
        return setup_again, (self.home, canonical(rules_in(self.home).setup_to_json(self)))

    def __copy__(self) -> Setup:
        return self

    def __deepcopy__(self, known: Any) -> Setup:
        return self


def rules_in(package: str) -> Any:
    """The game that lives in a package."""
    return import_module(f"{package}.game").GAME


@lru_cache(100)
def setup_again(package: str, data: str) -> Any:
    """A setup that was pickled; states that come together share it."""
    return rules_in(package).setup_from_json(json.loads(data))


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState(Part):
    """Base of every game's state. Subclasses set FIELDS = {**CLOCKWORK, …their own…}."""

    FIELDS: ClassVar[dict[str, str]] = CLOCKWORK

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup = setup  # shared and never changed, hence no declared field
        self.stack: list[Frame[Any]] = []
        self.chance: Chance = chance
        self.outcome: Outcome | None = None
        self.turn = 0  # turns or rounds begun, as the game counts them
        self.wake()

    def wake(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Drop what was worked out for the position before: who is asked, and the last legal list."""
        self.asked: list[int] | None = None
        self.offered: list[Choice] | None = None
        self.offered_to = -2

    def offer(self, seat: int, choices: list[Choice]) -> None:
        """Remember the legal list of a seat, which a frame has worked out before it asks."""
        self.offered = choices
        self.offered_to = seat

    def clone(self: G) -> G:
        twin = blank(type(self))
        twin.setup = self.setup
        for name in self.FIELDS:
            twin.set_field(name, copied(self.get_field(name)))
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return state_again, (type(self), self.setup, [self.get_field(name) for name in self.FIELDS])

    @property
    def seats(self) -> int:
        return self.setup.seats


def state_again(kind: type[G], setup: Setup, values: list[Any]) -> G:
    """A state that was pickled."""
    made: G = revived(kind, values)
    made.setup = setup
    return made


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Part, Generic[S]):
    """One rule in progress. It answers: who decides, what may they choose, what happens then."""

    def waiting(self, state: S) -> list[int]:
        """The seats that must choose now; none: the frame runs by itself. Nobody changes the list."""
        return NO_SEAT

    def asks(self, state: S, seat: int) -> tuple[Message, str]:
        """The question for a seat, and the clause that poses it."""
        return NO_QUESTION, ""

    def legal(self, state: S, seat: int) -> list[Choice]:
        """Everything `seat` may choose, in a fixed order, from what that seat can see."""
        return []

    def why_not(self, state: S, seat: int, choice: Choice) -> Refusal:
        """Why a choice that is not in the legal list is not allowed."""
        return Refusal(self.asks(state, seat)[1], say("no-such-choice-now"))

    def take(self, play: Play[S], seat: int, choice: Choice) -> None:
        """Carry out a legal choice."""

    def run(self, play: Play[S]) -> None:
        """Go on by itself: push a frame, change what `waiting` says, or finish."""

    def receive(self, play: Play[S], result: list[int]) -> None:
        """A frame pushed by this one has finished with a result."""


# What a play without telling has in place of its lists; nothing is ever put into them.
NO_EVENTS: Final[list[Event]] = []
NO_OUTCOMES: Final[list[tuple[str, int]]] = []
NO_CLAUSES: Final[list[str]] = []


class Play(Generic[S]):
    """One step in progress: the state it works on, and what it tells.

    With `telling` off no event is built and no outcome noted: search and simulation run that way.
    """

    def __init__(self, state: S, telling: bool) -> None:
        self.state = state
        self.telling = telling
        self.events: list[Event] = [] if telling else NO_EVENTS
        self.outcomes: list[tuple[str, int]] = [] if telling else NO_OUTCOMES
        self.cited: list[str] = [] if telling else NO_CLAUSES

    # -- the stack

    def push(self, frame: Frame[S]) -> None:
        self.state.stack.append(frame)

    def finish(self, result: list[int] | None = None) -> None:
        """The top frame is done; its parent gets the result."""
        stack = self.state.stack
        stack.pop()
        if stack:
            stack[-1].receive(self, NO_RESULT if result is None else result)

    def end(self, outcome: Outcome) -> None:
        """The game is over: nothing waits any more."""
        self.state.outcome = outcome
        self.state.stack.clear()

    # -- chance

    def draw(self, zone: Zone, what: str, deck: str = "") -> int:
        """Take out a random card. `deck` names the deck where `what` does not: several decks, or several reasons."""
        kind = zone.pick(self.state.chance.for_deck(deck or what), what)
        zone.remove(kind)
        if self.telling:
            self.outcomes.append((what, kind))
        return kind

    def pick(self, weights: list[int], what: str, total: int = 0) -> int:
        """A random index, each as likely as its weight; `total` is their sum, if that is known."""
        state = self.state
        index = state.chance.for_turn(what, state.turn).pick(weights, total or sum(weights), what)
        if self.telling:
            self.outcomes.append((what, index))
        return index

    def pick_case(self, weights: list[int], cases: bytes, what: str) -> int:
        """As `pick`, where `cases` has every index as often as its weight says: quicker if there are many."""
        state = self.state
        index = state.chance.for_turn(what, state.turn).pick_case(weights, cases, what)
        if self.telling:
            self.outcomes.append((what, index))
        return index

    # -- telling

    def tell(self, kind: str, clause: str, facts: Facts) -> None:
        """Something that everybody learns."""
        if self.telling:
            self.events.append(Event(kind, clause, facts, {}))

    def tell_apart(self, kind: str, clause: str, public: Facts | None, private: dict[int, Facts]) -> None:
        """Something of which some seats learn more than the others (public None: the others nothing)."""
        if self.telling:
            self.events.append(Event(kind, clause, public, private))

    def cite(self, clause: str) -> None:
        """Note that a clause was applied, for the coverage run."""
        if self.telling:
            self.cited.append(clause)
