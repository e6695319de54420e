"""Luck that belongs to decks and turns, so that it is the same for the same question whatever was chosen before.

A plain seed (`Seeded`) is asked in the order of the calls: whoever draws one card more moves all later luck. A deal is
asked by name instead. The n-th card of a deck depends on the deck and n alone, a throw on its turn and on how many
throws of its kind came before it in that turn. A seed that begins with DEAL asks for this; all others stay as they are.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.kernel.chance import DEAL, Chance, Enumerated, Scripted, Seeded
from spellhall.kernel.state import SECRET, Part

_FEW: Final = 256
_CLAIMS: Final = 8  # numbers of eight bytes in one hash block


def source_of(seed: str) -> Seeded:
    """The chance that a seed asks for."""
    return Dealt(seed) if seed.startswith(DEAL) else Seeded(seed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealt(Seeded):
    """Counts what was asked about each deck, and about each kind of throw in its turn."""

    FIELDS: ClassVar[dict[str, str]] = {**Seeded.FIELDS, "names": SECRET, "places": SECRET, "turns": SECRET}

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.names: list[str] = []  # decks and kinds of throw
        self.places: list[int] = []  # how often each was asked about; a throw: in its turn
        self.turns: list[int] = []  # the turn of the last throw of this kind; -1 for a deck

    def clone(self) -> Dealt:
        twin = Dealt(self.seed)
        twin.counter = self.counter
        twin.names = self.names.copy()
        twin.places = self.places.copy()
        twin.turns = self.turns.copy()
        return twin

    def for_deck(self, deck: str) -> Chance:
        return Top(f"{self.seed}/deck/{deck}/{self.next_place(deck, -1)}")

    def for_turn(self, what: str, turn: int) -> Chance:
        return Throw(f"{self.seed}/turn/{what}/{turn}/{self.next_place(what, turn)}")

    def next_place(self, name: str, turn: int) -> int:
        """How often this was asked about before; from now on once more."""
        self.counter += 1
        for at, known in enumerate(self.names):
            if known == name and (self.turns[at] < 0) == (turn < 0):
                if self.turns[at] != turn:
                    self.turns[at] = turn
                    self.places[at] = 0
                place = self.places[at]
                self.places[at] = place + 1
                return place
        self.names.append(name)
        self.places.append(1)
        self.turns.append(turn)
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Top(Chance):
    """The top card of a deck. Every card makes a claim that depends on itself alone, and the smallest claim wins.

    So all cards are equally likely, and two decks that differ in a few cards still agree on the top one, unless that
    is one of the few.
    """

    FIELDS: ClassVar[dict[str, str]] = {"seed": SECRET}

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def pick(self, weights: list[int], total: int, what: str) -> int:
        found = -1
        least = b""
        for kind, copies in enumerate(weights):
            for first in range(0, copies, _CLAIMS):
                block = blake2b(f"{self.seed}/{kind}/{first}".encode()).digest()
                for copy in range(min(_CLAIMS, copies - first)):
                    claim = block[8 * copy : 8 * copy + 8]
                    if found < 0 or claim < least:
                        found, least = kind, claim
        if found < 0:
            raise ValueError("there is no card to draw")
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Throw(Seeded):
    """A throw, or a card that is looked at and stays: few cases make claims, as cards do; many are counted out."""

    def pick(self, weights: list[int], total: int, what: str) -> int:
        return Top(self.seed).pick(weights, total, what) if total <= _FEW else Seeded.pick(self, weights, total, what)


@mypyc_attr(allow_interpreted_subclasses=True)
class Retold(Scripted):
    """Written outcomes of a deal: they are taken as they stand, and the deal counts along, to go on after them."""

    FIELDS: ClassVar[dict[str, str]] = {**Scripted.FIELDS, "deal": SECRET}

    def __init__(self, outcomes: list[tuple[str, int]], deal: Dealt) -> None:
        super().__init__(outcomes)
        self.deal = deal

    def for_deck(self, deck: str) -> Chance:
        self.deal.next_place(deck, -1)
        return self

    def for_turn(self, what: str, turn: int) -> Chance:
        self.deal.next_place(what, turn)
        return self


def source_after(chance: Chance, seed: str, counter: int) -> Seeded:
    """The chance with which a game goes on that was retold so far."""
    return chance.deal.clone() if isinstance(chance, Retold) else Seeded(seed, counter)


SOURCES: Final[list[type[Part]]] = [Chance, Seeded, Dealt, Scripted, Retold, Enumerated]
"""Every kind of chance that a state may hold."""
