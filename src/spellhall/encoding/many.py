"""Many matches side by side, stepped by one call: every match waits for one seat and shows what that seat sees.

All that goes in and out are rows of plain numbers, which any array can take over as they are, so that thousands of
decisions cost no more than the game itself.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from spellhall.encoding.base import Encoding
from spellhall.encoding.glance import Glance
from spellhall.encoding.menu import Menu
from spellhall.encoding.notes import Notes
from spellhall.encoding.sheet import Sheet
from spellhall.encoding.stepper import Stepper
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition

NO_TOPS: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """Matches of one encoding. A match that ends is begun anew in the same step. With a glance, what the seats see at
    once is written down, too, and a row for every legal choice."""

    def __init__(self, encoding: Encoding, matches: list[Stepper], glance: Glance | None = None) -> None:
        self.encoding = encoding
        self.game: GameDefinition[Any] = encoding.game
        self.matches = matches
        self.number = len(matches)
        self.series = ""
        self.games = [0] * self.number  # begun so far, for each match
        self.seats: vec[u8] = vec[u8](bytes(self.number))  # who is asked, for each match
        self.ended: list[tuple[int, list[float]]] = []  # matches that ended in the last step, with their payoffs
        self.sheet = Sheet(encoding.length, self.number)
        self.menu = Menu(encoding.size, self.number)
        self.last_menu = Menu(encoding.size, self.number)  # of the step before
        self.glance = glance
        self.notes = Notes(glance.tops if glance is not None else NO_TOPS)
        self.choice_notes = Notes(glance.choice_tops if glance is not None else NO_TOPS)

    # ------------------------------------------- what is seen: buffers, new in every step but for recycled masks

    def features(self) -> vec[u8]:
        """One row of features for each match."""
        return self.sheet.values

    def masks(self) -> vec[u8]:
        """One row of ones and zeros for each match."""
        return self.menu.masks

    def legal(self) -> vec[i32]:
        """The numbers of all legal choices, one match after another."""
        return self.menu.legal()

    def counts(self) -> vec[i32]:
        """How many choices each match has."""
        return self.menu.counts

    def firsts(self) -> vec[i32]:
        """Where the choices of each match begin among all."""
        return self.menu.firsts

    def glances(self) -> vec[u8]:
        """One row for each match: what is seen at a glance."""
        return self.notes.values

    def described(self) -> vec[u8]:
        """One row for each legal choice, one match after another."""
        return self.choice_notes.values

    def asked(self) -> vec[u8]:
        """Who is asked in each match."""
        return self.seats[:]

    # ------------------------------------------------------------ play

    def start(self, series: str) -> None:
        """Begin all matches; the same series and choices give the same games."""
        self.series = series
        self.games = [0] * self.number
        for place in range(self.number):
            self.begin(place)
        self.ended = []
        self.look_around()

    def begin(self, place: int) -> None:
        """The next game of a match."""
        self.matches[place].start(f"{self.series}/{place}/{self.games[place]}")
        self.games[place] += 1

    def step(self, numbers: bytes, recycle: bool = False) -> None:
        """One choice in every match (64 bits each, low byte first). Raises Refusal or SpellhallError if one is not
        legal, and then nothing is carried out. `recycle`: nobody has the masks of the step before the last any more.

        Each match is played on and looked at before the next one's turn: what it consists of is at hand only once.
        """
        if len(numbers) != 8 * self.number:
            raise SpellhallError(f"{self.number} matches need {self.number} choices, not {len(numbers) / 8:g}.")
        self.check(numbers)
        self.ended = []
        self.clear(recycle)
        for place, match in enumerate(self.matches):
            match.play_offered(int(self.seats[place]), read_i64_le(numbers, 8 * i64(place)))
            if match.state.outcome is not None:
                self.ended.append((place, match.payoffs()))
                self.begin(place)
            seat = match.asked()[0]
            self.seats[place] = u8(seat)
            self.show(seat, match)

    def check(self, numbers: bytes) -> None:
        """Raises what `step` says."""
        masks = self.menu.masks
        size: i64 = self.encoding.size
        row: i64 = 0
        for place in range(i64(self.number)):
            number = read_i64_le(numbers, 8 * place)
            if not 0 <= number < size:
                raise SpellhallError(f"There is no choice {number} in game {place}; they are numbered 0 to {size - 1}.")
            if number == 0 or masks[row + number] == 0:
                self.matches[place].refuse(int(self.seats[place]), int(number))
            row += size

    # ------------------------------------------------------------ looking

    def look_around(self) -> None:
        """Write what the seats see that are asked."""
        self.look([match.asked()[0] for match in self.matches])

    def look(self, seats: list[int]) -> None:
        """Write what one seat of each match sees, asked or not."""
        self.seats = vec[u8](bytes(seats))
        self.clear()
        for place, seat in enumerate(seats):
            self.show(seat, self.matches[place])

    def clear(self, recycle: bool = False) -> None:
        self.sheet.clear()
        if self.glance is not None:
            self.notes.clear()
            self.choice_notes.clear()
        self.menu, self.last_menu = self.last_menu, self.menu
        self.menu.clear(recycle)

    def show(self, seat: int, match: Stepper) -> None:
        """The next row of everything: what a seat of this match sees, and what it may choose."""
        state = match.state
        self.encoding.fill(self.sheet, state, seat)
        self.menu.begin_row()
        if seat >= 0:
            self.encoding.offer(self.menu, state, seat)
        self.menu.end_row()
        glance = self.glance
        if glance is not None:
            glance.fill(self.notes, state, seat)
            if seat >= 0:
                glance.fill_choices(self.choice_notes, state, seat, self.game.legal(state, seat))
