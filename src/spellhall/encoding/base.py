"""An encoding: how the choices and the views of one setup become numbers.

The vocabulary is a fixed list of choices; index 0 means "wait" and is never a choice of the game. Seats are counted
from the chooser (0 is oneself), and what only the view can tell apart is listed by its place ("the third card of the
hand"), so a list of legal choices always maps one to one. Features are what a view holds and nothing else.

A game writes its features from a table, which is a view or the state itself: it reads only what the seat may see, so
that no view has to be made first. Tests demand that both give the same numbers, in every game and at every seat.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from spellhall.encoding.fractions import Fractions
from spellhall.encoding.menu import Menu
from spellhall.encoding.sheet import WHOSE, Sheet, around, put
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.frames import GameState, Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice

WAIT: Final = Choice("wait")
"""What a seat of which nothing is asked does, where a framework wants an action of everybody."""


_NUMBER_BITS: Final = 24  # more than any vocabulary needs
_NUMBER: Final = (1 << _NUMBER_BITS) - 1


class Serials:
    """Hands out the serial numbers of choices."""

    def __init__(self) -> None:
        self.last: i64 = 0

    def of(self, choice: Choice) -> i64:
        if choice.serial == 0:
            self.last += 1
            choice.serial = self.last
        return choice.serial


_SERIALS: Final = Serials()


class Numbered:
    """The numbers of choices that were looked up lately, found by their serial numbers.

    A serial number belongs to one object. Many choices are shared by all games and come back again and again, but
    others are made anew for every list, so the room is bounded: each newcomer takes the place of an older one.
    """

    def __init__(self, size: int) -> None:
        room: i64 = 1024
        while room < 4 * size:
            room *= 2
        self.last: i64 = room - 1  # the last place; a mask, too, because the room is a power of two
        self.entries: vec[i64] = vec[i64]([-1] * int(room))  # serial number and number in one

    def remember(self, choice: Choice, number: i64) -> None:
        serial = _SERIALS.of(choice)
        self.entries[serial & self.last] = serial << _NUMBER_BITS | number


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """Made once per setup and shared by all its games; what it says never changes."""

    def __init__(self, game: GameDefinition[Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.seats = setup.seats
        self.choices: list[Choice] = []
        self.words: list[str] = []
        self.places: dict[Choice, int] = {}
        self.frames: dict[Any, int] = {}
        self.frame_labels: list[str] = []
        for kind in game.parts:
            if hasattr(kind, "waiting"):  # a frame, not the state or a record in it
                self.frames[kind] = len(self.frames)
                self.frame_labels.append(kind.__name__)
        self.orders = [around(seat, self.seats) for seat in range(-1, self.seats)]
        self.fleeting: tuple[str, ...] = ()  # verbs whose number depends on what lies on the table
        self.add(WAIT, "wait")
        self.list_choices()
        self.size = len(self.choices)
        self.known = [Numbered(self.size) for _ in range(self.seats)]  # what was numbered lately, for each chooser
        self.feature_names: list[str] = []
        self.tops: list[int] = []
        self.length = 0
        self.name_features()
        self.fractions = Fractions(self.tops)

    # ------------------------------------------------------------ a game provides

    def list_choices(self) -> None:
        """Add every choice of the vocabulary, in an order that never changes, and set `fleeting`."""
        raise NotImplementedError

    def listed(self, table: Any, seat: int, choice: Choice) -> Choice:
        """A choice of the game as the vocabulary lists it."""
        return choice

    def write(self, sheet: Sheet, table: Any, seat: int) -> None:
        """Write the features of what a seat may see of a table."""
        raise NotImplementedError

    def offer(self, menu: Menu, table: Any, seat: int) -> None:
        """Put what a seat may choose onto a menu, in the order of the legal list. A game may do it without the list."""
        self.number_all(menu, table, seat, self.game.legal(table, seat))

    def meant(self, table: Any, seat: int, number: i64) -> Choice:
        """The choice of the game that a number means which is legal for a seat now."""
        for choice in self.game.legal(table, seat):
            if self.number(table, seat, choice) == number:
                return choice
        raise LookupError(f"{number} is not legal now")

    # ------------------------------------------------------------ choices

    def add(self, choice: Choice, words: str) -> None:
        self.places[choice] = len(self.choices)
        self.choices.append(choice)
        self.words.append(words)

    def away(self, seat: int, other: int) -> int:
        """How many places `other` sits to the left of `seat`."""
        return other - seat if other >= seat else other - seat + self.seats

    def index(self, view: View[Any], choice: Choice) -> int:
        """The number of a choice; raises SpellhallError if the vocabulary has no such choice."""
        return self.number(view.state, view.seat, choice)

    def indices(self, view: View[Any], choices: list[Choice]) -> list[int]:
        """The numbers of a legal list, in its order."""
        table = view.state
        seat = view.seat
        return [self.number(table, seat, choice) for choice in choices]

    def number(self, table: Any, seat: int, choice: Choice) -> i64:
        """The number of a choice at a table."""
        known = self.known[seat if seat > 0 else 0]
        serial = choice.serial
        entry = known.entries[serial & known.last]
        if entry >> _NUMBER_BITS == serial:
            return entry & _NUMBER
        return self.look_up(known, table, seat, choice)

    def look_up(self, known: Numbered, table: Any, seat: int, choice: Choice) -> i64:
        """The number of a choice that is not known. It is remembered unless it may be another one next time."""
        place = self.place_of(table, seat, choice)
        if place < 0:
            raise SpellhallError(f"The vocabulary of {self.game.title} does not know {choice!r}.")
        if choice.verb not in self.fleeting:
            known.remember(choice, place)
        return place

    def number_all(self, menu: Menu, table: Any, seat: int, choices: list[Choice]) -> None:
        """Put the numbers of these choices onto a menu."""
        menu.make_room(len(choices))
        masks, numbers = menu.masks, menu.numbers
        row, at = menu.row, menu.total
        known = self.known[seat if seat > 0 else 0]
        entries, last = known.entries, known.last
        for choice in choices:
            # as `number` begins, written out because nothing is done more often
            serial = choice.serial
            entry = entries[serial & last]
            number = entry & _NUMBER if entry >> _NUMBER_BITS == serial else self.look_up(known, table, seat, choice)
            masks[row + number] = 1
            numbers[at] = i32(number)
            at += 1
        menu.total = at

    def place_of(self, table: Any, seat: int, choice: Choice) -> int:
        """The place of a choice in the vocabulary, -1 if it has none. A game may work out the frequent ones faster."""
        return self.places.get(self.listed(table, seat, choice), -1)

    # ------------------------------------------------------------ features

    def features(self, view: View[Any]) -> bytes:
        """The features of a view, one byte each; divided by `tops` they lie between 0 and 1."""
        sheet = Sheet(self.length)
        self.fill(sheet, view.state, view.seat)
        return sheet.text()

    def fill(self, sheet: Sheet, table: GameState, seat: int) -> None:
        """A row of a sheet: what every game has, then the game's own."""
        if sheet.naming:
            self.name_shared(sheet)
        stack = table.stack
        values = sheet.values
        at = sheet.at
        seats: i64 = self.seats
        if stack:
            values[at + i64(self.frames[type(stack[-1])])] = 1
        at += len(self.frame_labels)
        looker: i64 = seat if seat >= 0 else 0
        other: i64
        for other in self.game.waiting(table):
            away = other - looker
            values[at + (away if away >= 0 else away + seats)] = 1
        at += seats
        put(values, at, table.turn, 255)
        if table.outcome is not None:
            values[at + 1] = 1
        sheet.at = at + 2
        self.write(sheet, table, seat)

    def name_shared(self, sheet: Sheet) -> None:
        """The names of what every game has."""
        sheet.name_all("question", self.frame_labels, 1)
        for place in range(self.seats):
            sheet.name(f"{WHOSE[place]} asked", 1)
        sheet.name("turn", 255)
        sheet.name("over", 1)

    def name_features(self) -> None:
        state = self.game.start_quietly(self.setup, Seeded("names"))
        sheet = Sheet(0, naming=True)
        self.fill(sheet, state, 0)
        self.feature_names = sheet.names
        self.tops = sheet.tops
        self.length = len(sheet.names)
