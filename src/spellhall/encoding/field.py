"""Many matches side by side, stepped by one call: every match waits for one seat and shows what that seat sees.

All that goes in and out are rows of bytes, so that thousands of decisions cost no more than the game itself.
"""

from __future__ import annotations

from typing import Any

from librt.strings import BytesWriter, read_i32_le, read_i64_le, write_i32_le
from mypy_extensions import i32, i64, mypyc_attr

from spellhall.encoding.base import SPAN, Encoding
from spellhall.encoding.match import Match
from spellhall.encoding.sheet import Sheet
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """Matches of one encoding. A match that ends is begun anew in the same step."""

    def __init__(self, encoding: Encoding, matches: list[Match]) -> None:
        self.encoding = encoding
        self.game: GameDefinition[Any] = encoding.game
        self.matches = matches
        self.number = len(matches)
        self.series = ""
        self.games = [0] * self.number  # begun so far, for each match
        self.seats = [0] * self.number  # who is asked, for each match
        self.ended: list[tuple[int, list[float]]] = []  # matches that ended in the last step, with their payoffs
        self.sheet = Sheet(encoding.length, self.number)
        self.mask_rows = BytesWriter()
        self.mask_rows.write(bytes(encoding.size * self.number))
        self.legal_numbers = BytesWriter()
        self.legal_counts = BytesWriter()
        self.legal_firsts = BytesWriter()

    # ------------------------------------------------------------ what is seen; good until the next step

    def features(self) -> bytes:
        """One row of features for each match."""
        return self.sheet.text()

    def masks(self) -> bytes:
        """One row of ones and zeros for each match."""
        return self.mask_rows.getvalue()

    def legal(self) -> bytes:
        """The numbers of all legal choices, one match after another (32 bits each, low byte first)."""
        return self.legal_numbers.getvalue()

    def counts(self) -> bytes:
        """How many choices each match has (32 bits each, low byte first)."""
        return self.legal_counts.getvalue()

    def firsts(self) -> bytes:
        """Where the choices of each match begin among all (32 bits each, low byte first)."""
        return self.legal_firsts.getvalue()

    def asked(self) -> bytes:
        """Who is asked in each match, one byte each."""
        return bytes(self.seats)

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

    def step(self, numbers: bytes) -> None:
        """One choice in every match (64 bits each, low byte first). Raises Refusal or SpellhallError if one is not
        legal, and then nothing is carried out.

        Each match is played on and looked at before the next one's turn: what it consists of is at hand only once.
        """
        if len(numbers) != 8 * self.number:
            raise SpellhallError(f"{self.number} matches need {self.number} choices, not {len(numbers) / 8:g}.")
        chosen = self.places_of(numbers)
        self.ended = []
        self.clear()
        for place, match in enumerate(self.matches):
            match.play_offered(self.seats[place], chosen[place])
            if match.state.outcome is not None:
                self.ended.append((place, match.payoffs()))
                self.begin(place)
            seat = match.asked()[0]
            self.seats[place] = seat
            self.show(place, seat, match)

    def places_of(self, numbers: bytes) -> list[int]:
        """Where each choice stands in the legal list of its match; raises what `step` says."""
        legal = self.legal_numbers.getvalue()
        counts = self.legal_counts.getvalue()
        size = i64(self.encoding.size)
        out: list[int] = []
        first: i64 = 0  # where the list of a match begins
        for place in range(i64(self.number)):
            number = read_i64_le(numbers, 8 * place)
            count = i64(read_i32_le(counts, 4 * place))
            at: i64 = 0
            while at < count and i64(read_i32_le(legal, 4 * (first + at))) != number:
                at += 1
            if at == count:
                if not 0 <= number < size:
                    raise SpellhallError(
                        f"There is no choice {number} in game {place}; they are numbered 0 to {size - 1}."
                    )
                self.matches[place].refuse(self.seats[place], int(number))
            out.append(int(at))
            first += count
        return out

    # ------------------------------------------------------------ looking

    def look_around(self) -> None:
        """Write what the seats see that are asked."""
        self.look([match.asked()[0] for match in self.matches])

    def look(self, seats: list[int]) -> None:
        """Write what one seat of each match sees, asked or not."""
        self.seats = seats.copy()
        self.clear()
        for place, seat in enumerate(seats):
            self.show(place, seat, self.matches[place])

    def clear(self) -> None:
        """Forget what was seen. Masks are long and nearly empty, so that only their ones are wiped out."""
        self.sheet.clear()
        masks = self.mask_rows
        legal = self.legal_numbers.getvalue()
        counts = self.legal_counts.getvalue()
        row: i64 = 0
        at: i64 = 0
        for place in range(i64(len(counts)) // 4):
            masks[row] = 0
            end = at + 4 * i64(read_i32_le(counts, 4 * place))
            while at < end:
                masks[row + i64(read_i32_le(legal, at))] = 0
                at += 4
            row += i64(self.encoding.size)
        self.legal_numbers.truncate(0)
        self.legal_counts.truncate(0)
        self.legal_firsts.truncate(0)

    def show(self, place: int, seat: int, match: Match) -> None:
        """The next row of everything: what a seat of this match sees, and what it may choose."""
        encoding = self.encoding
        state = match.state
        masks, numbers = self.mask_rows, self.legal_numbers
        row: i64 = i64(place) * i64(encoding.size)
        encoding.fill(self.sheet, state, seat)
        offered = match.offered(seat)
        write_i32_le(self.legal_firsts, i32(len(numbers) // 4))
        write_i32_le(self.legal_counts, i32(len(offered)))
        stamp = encoding.stamp
        chooser: i64 = seat
        for choice in offered:
            # as `Encoding.number` begins, written out because nothing is done more often
            if chooser <= 0:
                number = choice.mark_a - stamp
            elif chooser == 1:
                number = choice.mark_b - stamp
            else:
                number = (choice.mark_c if chooser == 2 else choice.mark_d) - stamp
            if not 0 <= number < SPAN:
                number = encoding.number(state, seat, choice)
            masks[row + number] = 1
            write_i32_le(numbers, i32(number))
        if not offered:
            masks[row] = 1  # "wait" alone
