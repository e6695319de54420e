"""GameDefinition: what a game's folder exports, and the contract that everything outside the engine uses."""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import mypyc_attr

from spellhall.kernel.card_fields import CardTable, CardWarning
from spellhall.kernel.chance import Chance
from spellhall.kernel.clauses import ClauseBook, clauses_of
from spellhall.kernel.dealt import SOURCES
from spellhall.kernel.decisions import NO_QUESTION, OUTSIDE, SEAT_LETTERS, Decision, Outcome, Stakes, standing_by
from spellhall.kernel.errors import Ambiguous, BadOption, Refusal, SpellhallError, Unreadable
from spellhall.kernel.events import Event
from spellhall.kernel.frames import NO_SEAT, Play, S, Setup, rules_in
from spellhall.kernel.messages import Message, plain, say, who
from spellhall.kernel.options import Option, resolved
from spellhall.kernel.positions import is_whole
from spellhall.kernel.reserved import check_names
from spellhall.kernel.sight import View, view_of
from spellhall.kernel.state import Choice, Part, decoded, digest_of, encoded, name_of
from spellhall.kernel.zones import Bag

KERNEL_PARTS: list[type[Part]] = [Bag, *SOURCES, Outcome]


class Progress(Generic[S]):
    """What a step gives: the new state, what happened, and the outcomes of chance it used."""

    def __init__(self, state: S, events: list[Event], outcomes: list[tuple[str, int]], cited: list[str]) -> None:
        self.state = state
        self.events = events
        self.outcomes = outcomes
        self.cited = cited

    def __reduce__(self) -> tuple[Any, ...]:
        return Progress, (self.state, self.events, self.outcomes, self.cited)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameDefinition(Generic[S]):
    """A game. Subclasses fill in the facts and the methods under "a game provides"; the rest is the contract."""

    def __init__(self) -> None:
        self.id = ""
        self.prefix = ""
        self.title = ""
        self.seat_counts: list[int] = []
        self.shelf = 100  # where it stands in lists of games: smaller numbers first, then by id
        self.options: list[Option] = []
        self.rules_version = 1
        self.parts: list[type[Part]] = []  # the state, its frames and their records
        self.option_needs: dict[str, list[tuple[str, Any]]] = {}  # option=value → others that tests give with it
        self.miniature_seats = 2
        self.miniature_options: dict[str, Any] = {}
        self._book: ClauseBook | None = None
        self._names_checked = False

    # ------------------------------------------------------------ a game provides

    def read_book(self) -> ClauseBook:
        """The game's clauses; `book` keeps them."""
        return clauses_of(self.id, self.package)

    def house_cards(self) -> Any:
        """The card set that the game ships."""
        return None

    def miniature_cards(self) -> Any:
        """A card set so small that the whole game can be counted."""
        return self.house_cards()

    def coverage_cards(self) -> list[Any]:
        """Card sets for the coverage run beside the house set, in which rare things happen often."""
        return []

    def cards_from(self, data: Any) -> Any:
        """A card set from a card file or from the JSON of `cards_to_json`; raises BadCards."""
        raise BadOption(say("cards-none-taken", game=self.title))

    def cards_to_json(self, cards: Any) -> Any:
        """The card set as JSON for records, or None for the house set."""
        return None

    def card_tables(self) -> list[CardTable]:
        return []  # what a card file of this game may hold; empty if it takes none

    def cards_to_file(self, cards: Any) -> dict[str, Any]:
        return {}  # the card set as the tables of a card file, which `cards_from` takes back

    def card_warnings(self, cards: Any) -> list[CardWarning]:
        """What is allowed and yet looks like a mistake: cards that nobody can reach, or that do nothing."""
        return []

    def cards_shown(self, cards: Any) -> Any:
        """The card set as JSON for clients that draw the cards, the house set included."""
        return self.cards_to_json(cards)

    def cards_in(self, setup: Setup) -> Any:
        """The cards of a table as `cards_shown` gives them; a game whose options add cards says so here."""
        return self.cards_shown(setup.cards)

    def prepare(self, seats: int, options: dict[str, Any], cards: Any) -> Setup:
        """The setup; raises BadOption where options and cards do not go together."""
        return Setup(self.id, seats, options, cards)

    def opening(self, setup: Setup, chance: Chance) -> S:
        """The state before anything has happened, with the first frame on its stack."""
        raise NotImplementedError

    def bound(self, setup: Setup) -> int:
        """A number of decisions that no game exceeds."""
        raise NotImplementedError

    def imagine(self, view: View[S], chance: Chance) -> S:
        """A world that this view may stem from, drawn without knowing the true one."""
        raise NotImplementedError

    def inventory(self, state: S) -> list[int]:
        """How many cards of each kind there are over all zones: the same in every state of a game."""
        raise NotImplementedError

    def standing(self, state: S) -> list[list[int]]:
        """Each seat's key for the final ranking, the greatest first. A game for stakes is ranked by what was won."""
        if state.outcome is None or state.outcome.utilities is None:
            raise NotImplementedError("a game without utilities must say how it is ranked")
        return standing_by(state.outcome.utilities)

    def stakes(self, setup: Setup) -> Stakes | None:
        """What a seat can win or lose; None if the game is not played for stakes and its ranks say everything."""
        return None

    def time_limit(self, setup: Setup) -> int:
        """Minutes after which the table may end the game by the first of `table_choices`; 0: no limit was agreed."""
        return 0

    def table_choices(self, state: S) -> list[Choice]:
        """Events from outside (a clock) that may happen now."""
        return []

    def take_table(self, play: Play[S], choice: Choice) -> None:
        """Carry out an event from outside."""

    def write_choice(self, setup: Setup, choice: Choice) -> str:
        """The choice in notation: unique among all choices of the game."""
        raise NotImplementedError

    def read_choice(self, setup: Setup, text: str) -> list[Choice]:
        """The choices that a text may mean (short forms may mean several); raises Unreadable."""
        raise NotImplementedError

    def write_position(self, state: S) -> dict[str, str]:
        """The whole state but its chance, as named fields in notation."""
        raise NotImplementedError

    def read_position(self, setup: Setup, fields: dict[str, str], chance: Chance) -> S:
        """A state from named fields; those left out take the documented defaults; raises BadPosition."""
        raise NotImplementedError

    def write_chance(self, setup: Setup, what: str, value: int) -> str:
        """An outcome of chance in notation."""
        return f"{what} {value}"

    def read_chance(self, setup: Setup, text: str) -> tuple[str, int]:
        """The inverse of write_chance; raises Unreadable."""
        what, _, value = text.rpartition(" ")
        if not what or not is_whole(value):
            raise Unreadable(say("no-chance-outcome", text=text[:40]))
        return what, int(value)

    def describe(self, view: View[S]) -> list[Message]:
        """The table in plain sentences, as a screen reader would read it."""
        raise NotImplementedError

    def tell(self, setup: Setup, facts: dict[str, Any]) -> Message | None:
        """What an event says, from the facts that a seat was told; None if it is not worth a sentence."""
        raise NotImplementedError

    def tell_choice(self, view: View[S], choice: Choice) -> Message:
        """What a choice says to the seat that has it: for menus, hints, reviews and screen readers."""
        return plain(self.write_choice(view.state.setup, choice))

    def tell_outcome(self, view: View[S]) -> Message:
        """How a game that is over ended, as its own rules call it: won, shared or drawn, and what broke a tie."""
        assert view.state.outcome is not None
        return victory(view.state.outcome)

    def announcements(self, state: S) -> list[Message]:
        """What the whole table hears as soon as it is so: that this turn is the last, say. Only what all may know."""
        return []

    def card_lines(self, setup: Setup) -> list[Message]:
        """Every kind of card with what it needs and does, as a beginner looks it up."""
        return []

    def computer_choices(self, view: View[S], choices: list[Choice]) -> list[Choice]:
        """The choices from which a computer player may pick (a game may forbid it to be wrong on purpose)."""
        return choices

    def telling_choices(self, view: View[S], choices: list[Choice]) -> list[Choice]:
        """For the coverage run: the choices after which rare things happen sooner than by plain chance."""
        return choices

    def coverage_position(self, number: int) -> tuple[Setup, dict[str, str]] | None:
        """For the coverage run: a position in which rare things are near, one for every number; None: there is none."""
        return None

    def cards_used(self, facts: dict[str, Any]) -> list[str]:
        """The names of the cards whose use an event tells, for statistics."""
        return []

    def card_names(self, setup: Setup) -> list[str]:
        """Every name that `cards_used` can give with this setup."""
        return []

    # ------------------------------------------------------------ the contract

    def __reduce__(self) -> tuple[Any, ...]:
        return rules_in, (self.package,)  # there is one of each game, found by its package

    def __copy__(self) -> GameDefinition[S]:
        return self

    def __deepcopy__(self, known: Any) -> GameDefinition[S]:
        return self

    @property
    def package(self) -> str:
        """The package in which the game lives."""
        return type(self).__module__.rpartition(".")[0]

    @property
    def book(self) -> ClauseBook:
        if self._book is None:
            self._book = self.read_book()
        return self._book

    def message(self, name: str) -> Message:
        """A message of this game that needs no facts: `message("about")`."""
        return Message(f"{self.prefix.lower()}-{name}", {})

    def clause_lists(self) -> dict[str, list[Message]]:
        """Lists that belong under clauses (a table of spells, say), made from the game's own data; by clause id."""
        return {}

    def option_words(self, option: Option) -> Message:
        """What an option does."""
        return self.message(f"option-{option.name}")

    def setup(self, seats: int, given: dict[str, Any] | None = None, cards: Any = None) -> Setup:
        """Checked seats, options and cards; raises BadOption or BadCards."""
        if not self._names_checked:
            check_names(self.id, self.parts)
            self._names_checked = True
        if seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise BadOption(say("no-seat-count", game=self.title, counts=counts, seats=seats))
        options = resolved(self.options, given or {})
        made = self.prepare(seats, options, self.house_cards() if cards is None else cards)
        made.home = self.package
        return made

    def miniature(self) -> Setup:
        """The setup whose whole tree can be counted."""
        return self.setup(self.miniature_seats, self.miniature_options, self.miniature_cards())

    def start(self, setup: Setup, chance: Chance) -> Progress[S]:
        """A new game, run until somebody must decide."""
        play = Play(self.opening(setup, chance), True)
        advance(play)
        return Progress(play.state, play.events, play.outcomes, play.cited)

    def start_quietly(self, setup: Setup, chance: Chance) -> S:
        """A new game without events."""
        play = Play(self.opening(setup, chance), False)
        advance(play)
        return play.state

    def place(self, setup: Setup, fields: dict[str, str], chance: Chance) -> Progress[S]:
        """A position, run until somebody must decide; raises BadPosition."""
        play = Play(self.read_position(setup, fields, chance), True)
        advance(play)
        return Progress(play.state, play.events, play.outcomes, play.cited)

    def waiting(self, state: S) -> list[int]:
        """The seats that must choose now; none when the game is over. The list belongs to the engine."""
        asked = state.asked
        if asked is None:
            asked = state.stack[-1].waiting(state) if state.stack else NO_SEAT
            state.asked = asked
        return asked

    def decide(self, state: S) -> Decision | Outcome:
        """Which seats must choose now, or how the game ended. What a seat is asked, only `decision_for` tells."""
        if state.outcome is not None:
            return state.outcome
        return Decision(self.waiting(state).copy(), NO_QUESTION, "", [])

    def decision_for(self, state: S, seat: int) -> Decision:
        """The question for one seat, with its legal choices."""
        frame = state.stack[-1]
        question, clause = frame.asks(state, seat)
        return Decision(self.waiting(state).copy(), question, clause, self.legal(state, seat).copy())

    def legal(self, state: S, seat: int) -> list[Choice]:
        """Everything a seat may choose now, in a pinned order. The list belongs to the engine: do not change it."""
        if state.offered_to == seat and state.offered is not None:
            return state.offered
        if seat == OUTSIDE:
            return [] if state.outcome is not None else self.table_choices(state)
        choices: list[Choice] = []
        for asked in self.waiting(state):
            if asked == seat:
                choices = state.stack[-1].legal(state, seat)
                break
        state.offer(seat, choices)
        return choices

    def refusal(self, state: S, seat: int, choice: Choice) -> Refusal | None:
        """Why a seat may not choose this now; None if it may. Raises SpellhallError if there is no such seat."""
        if not OUTSIDE <= seat < state.setup.seats:
            raise SpellhallError(say("no-seat", seat=str(seat), seats=state.setup.seats))
        offered = self.legal(state, seat)
        for one in offered:  # first by identity: engines and bots hand back what they were offered
            if one is choice:
                return None
        if choice in offered:
            return None
        if state.outcome is not None:
            return Refusal(state.outcome.clause, say("no-game-over"))
        frame = state.stack[-1]
        if seat not in self.waiting(state):
            clause = frame.asks(state, max(seat, 0))[1]
            return Refusal(clause, say("no-question-for-you"))
        refused: Refusal = frame.why_not(state, seat, choice)
        return refused

    def apply(self, state: S, seat: int, choice: Choice) -> Progress[S]:
        """The state after a choice. Checks legality; never changes its argument; raises Refusal."""
        refused = self.refusal(state, seat, choice)
        if refused is not None:
            raise refused
        play = Play(state.clone(), True)
        self._carry_out(play, seat, choice)
        return Progress(play.state, play.events, play.outcomes, play.cited)

    def apply_owned(self, state: S, seat: int, choice: Choice) -> None:
        """As apply, but in place and without events: for search and simulation, on a state of one's own."""
        refused = self.refusal(state, seat, choice)
        if refused is not None:
            raise refused
        self._carry_out(Play(state, False), seat, choice)

    def apply_offered(self, play: Play[S], seat: int, choice: Choice) -> None:
        """As apply_owned, in a play that the caller keeps, with a choice that is offered: it is not checked again."""
        self._carry_out(play, seat, choice)

    def _carry_out(self, play: Play[S], seat: int, choice: Choice) -> None:
        state = play.state
        state.forget()
        if seat == OUTSIDE:
            self.take_table(play, choice)
        else:
            state.stack[-1].take(play, seat, choice)
        advance(play)

    def view_for(self, state: S, seat: int) -> View[S]:
        """What a seat may know (-1: a spectator)."""
        return view_of(state, seat)

    def find_choice(self, setup: Setup, text: str, offered: list[Choice]) -> Choice:
        """The choice a text means. Raises Unreadable or Ambiguous; whether it is allowed, apply says."""
        meant = self.read_choice(setup, text)
        fitting = [choice for choice in meant if choice in offered]
        if len(fitting) > 1:
            ways = Message("list-or", {"items": [self.write_choice(setup, choice) for choice in fitting[:4]]})
            raise Ambiguous(say("choice-ambiguous", text=text.strip()[:40], ways=ways))
        return fitting[0] if fitting else meant[0]

    # ------------------------------------------------------------ JSON

    def kinds(self) -> dict[str, type[Part]]:
        return {name_of(kind): kind for kind in KERNEL_PARTS + self.parts}

    def setup_to_json(self, setup: Setup) -> dict[str, Any]:
        return {
            "game": self.id,
            "rules_version": self.rules_version,
            "seats": setup.seats,
            "options": setup.options,
            "cards": self.cards_to_json(setup.cards),
        }

    def setup_from_json(self, data: dict[str, Any]) -> Setup:
        cards = None if data["cards"] is None else self.cards_from(data["cards"])
        if not isinstance(data["seats"], int):
            raise TypeError("seats are a whole number")
        return self.setup(data["seats"], data["options"], cards)

    def to_json(self, state: S) -> dict[str, Any]:
        """The whole state, to go on with elsewhere."""
        return {"setup": self.setup_to_json(state.setup), "state": encoded(state)}

    def from_json(self, data: dict[str, Any], setup: Setup | None = None) -> S:
        """The inverse of to_json. A caller that has the setup already saves reading it again."""
        state: S = decoded(data["state"], self.kinds())
        state.setup = self.setup_from_json(data["setup"]) if setup is None else setup
        return state

    def view_from_json(self, data: dict[str, Any], setup: Setup) -> View[S]:
        """A view that travelled as JSON (to a bot in another process, say)."""
        table: S = decoded(data["table"], self.kinds())
        table.setup = setup
        return View(data["seat"], table)

    def digest(self, state: S) -> str:
        """A fingerprint of everything but the chance, so that a replay with written outcomes agrees."""
        data = encoded(state)
        data["chance"] = None
        return digest_of(data)


def advance(play: Play[S]) -> None:
    """Run frames until somebody must decide or the game is over."""
    state = play.state
    while state.stack:
        frame = state.stack[-1]
        asked: list[int] = frame.waiting(state)
        if asked:
            state.asked = asked
            return
        frame.run(play)


def victory(outcome: Outcome) -> Message:
    """Who won, or who shares the victory."""
    return say("outcome-won", winners=[who(seat) for seat in outcome.winners], count=len(outcome.winners))


def seat_letter(seat: int) -> str:
    return SEAT_LETTERS[seat]


def read_seat(text: str, seats: int) -> int:
    """A seat from its letter; raises Unreadable."""
    letter = text.strip().upper()
    if len(letter) == 1 and letter in SEAT_LETTERS[:seats]:
        return SEAT_LETTERS.index(letter)
    raise Unreadable(say("no-such-seat-letter", text=text.strip()[:20], seats=", ".join(SEAT_LETTERS[:seats])))
