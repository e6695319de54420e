"""A game in progress, played by numbers: what the environments of all frameworks are made of."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spellhall.encoding.base import Encoding
from spellhall.encoding.menu import Menu
from spellhall.encoding.sheet import Sheet
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import Outcome
from spellhall.kernel.errors import Refusal, SpellhallError
from spellhall.kernel.frames import GameState, Play
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice

NOBODY: Final = -2


class Stepper:
    """The true state and the encoding. Seats get features, masks and refusals, and nothing else of it.

    Only compiled classes derive from it: a class in plain Python would make every call of it slow.
    """

    state: GameState  # there is none before the start

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.game: GameDefinition[Any] = encoding.game
        self.seats = encoding.seats
        self.decisions = 0
        self.sheet = Sheet(encoding.length)
        self.menu = Menu(encoding.size)
        self.last_menu = Menu(encoding.size)  # the one before
        self.offered_to = NOBODY  # for which seat the menu was filled
        self.shown_to = NOBODY  # which seat was shown the table as it is now

    def start(self, seed: str) -> None:
        """A new game; the same seed and choices give the same game."""
        self.put(self.game.start_quietly(self.encoding.setup, Seeded(seed)))
        self.decisions = 0

    def put(self, state: GameState) -> None:
        """Go on from this state, which belongs to the match from now on."""
        self.state = state
        self.quiet: Play[Any] = Play(state, False)
        self.offered_to = self.shown_to = NOBODY

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    def asked(self) -> list[int]:
        """The seats that must choose now, in rising order; none when the game is over."""
        return self.game.waiting(self.state)

    def features(self, seat: int) -> bytes:
        """What a seat sees now (-1: a spectator), as `Encoding.features` of its view gives it."""
        sheet = self.sheet
        sheet.clear()
        self.encoding.fill(sheet, self.state, seat)
        return sheet.text()

    def number(self, seat: int, choice: Choice) -> int:
        """The number of a choice; raises SpellhallError if the vocabulary has no such choice."""
        return self.encoding.number(self.state, seat, choice)

    def offered(self, seat: int) -> list[Choice]:
        """The legal list of a seat; empty for a spectator and if nothing is asked."""
        return self.game.legal(self.state, seat) if seat >= 0 else []

    def offer(self, seat: int) -> None:
        """Fill the menu with what a seat may choose: nothing if nothing is asked."""
        if self.offered_to != seat:
            self.fill_menu(seat, False)

    def fill_menu(self, seat: int, recycle: bool) -> None:
        """Fill the menu before this one. `recycle`: nobody has its mask any more."""
        menu = self.last_menu
        self.last_menu = self.menu
        self.menu = menu
        menu.begin_alone(recycle)
        if seat >= 0:
            self.encoding.offer(menu, self.state, seat)
        menu.end_alone()
        self.offered_to = seat

    def legal(self, seat: int) -> list[int]:
        """The numbers of what a seat may choose, in the order of the legal list; empty if nothing is asked."""
        self.offer(seat)
        return self.menu.listed()

    def pick(self, seat: int, share: float) -> int:
        """The legal choice at a share, from 0 to 1, of the list of them: `pick(seat, rng.random())` is a random one."""
        self.offer(seat)
        menu = self.menu
        if menu.total == 0:
            raise SpellhallError(f"Nothing is asked of seat {seat} now.")
        return int(menu.numbers[i64(int(share * int(menu.total)))])

    def mask(self, seat: int) -> vec[u8]:
        """One byte for each choice of the vocabulary: 1 where it may be chosen; "wait" alone if nothing may."""
        self.offer(seat)
        return self.menu.masks

    def choice(self, seat: int, number: int) -> Choice:
        """The choice that a number means for a seat now; raises Refusal if it is not legal."""
        self.check(seat, number)
        return self.encoding.meant(self.state, seat, number)

    def allows(self, seat: int, number: int) -> bool:
        """Whether a number may be chosen now."""
        self.offer(seat)
        return 0 < number < self.encoding.size and self.menu.masks[number] != 0

    def check(self, seat: int, number: int) -> None:
        """Raises Refusal if a number is not legal for a seat now, SpellhallError if there is no such number."""
        if not self.allows(seat, number):
            self.refuse(seat, number)

    def refuse(self, seat: int, number: int) -> None:
        """Say why a number may not be chosen."""
        if not 0 <= number < self.encoding.size:
            raise SpellhallError(f"There is no choice {number}; they are numbered 0 to {self.encoding.size - 1}.")
        words = self.encoding.words[number]
        state = self.state
        outcome = state.outcome
        clause: str = state.stack[-1].asks(state, seat)[1] if outcome is None else outcome.clause
        if not self.offered(seat):
            raise Refusal(clause, f"Choice {number} ({words}) is not possible: nothing is asked of seat {seat} now.")
        raise Refusal(clause, f"Choice {number} ({words}) is not legal for seat {seat} now; the mask says what is.")

    def choose(self, seat: int, number: int) -> None:
        """Carry out a choice; raises Refusal and changes nothing if it is not legal."""
        self.check(seat, number)
        self.play_offered(seat, number)

    def play(self, seat: int, choice: Choice) -> None:
        """Carry out a choice of the game itself; raises Refusal and changes nothing if it is not legal."""
        self.game.apply_owned(self.state, seat, choice)
        self.offered_to = self.shown_to = NOBODY
        self.decisions += 1

    def play_offered(self, seat: int, number: i64) -> None:
        """As `choose`, with a number that is known to be legal."""
        self.game.apply_offered(self.quiet, seat, self.encoding.meant(self.state, seat, number))
        self.offered_to = self.shown_to = NOBODY
        self.decisions += 1

    def payoffs(self) -> list[float]:
        """Zero for all until the end, then what `payoffs_of` says."""
        return payoffs_of(self.state.outcome, self.seats)


def payoffs_of(outcome: Outcome | None, seats: int) -> list[float]:
    """Of the other seats, the share that ranks lower less the share that ranks higher: 1 for a sole winner against
    all, -1 for a sole last, always adding up to zero. A game for stakes pays what was won."""
    out = [0.0] * seats
    if outcome is None:
        return out
    utilities = outcome.utilities
    if utilities is not None:
        return [float(utility) for utility in utilities]
    for seat, rank in enumerate(outcome.ranks):
        better = 0
        for other in outcome.ranks:
            if other > rank:
                better += 1
            elif other < rank:
                better -= 1
        out[seat] = better / (seats - 1)
    return out
