"""Where cards lie. A shuffled deck is a bag: its next card is fixed only when it is drawn."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from spellhall.kernel.bits import MOST as MOST_KINDS
from spellhall.kernel.bits import lowest, moved_up
from spellhall.kernel.chance import Chance
from spellhall.kernel.state import OPEN, Part

NO_COUNTS: Final[list[int]] = []
"""The counts of every bag that is not seen; never changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Zone(Part):
    """A place for cards without an order."""

    def pick(self, chance: Chance, what: str) -> int:
        """A random card of those that lie there."""
        raise NotImplementedError

    def remove(self, kind: int) -> None:
        """Take out one card of a kind; raises ValueError if there is none."""
        raise NotImplementedError

    def cover(self) -> None:
        """Become what `covered` gives: leave only the size."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Bag(Zone):
    """Cards without an order: how many of each kind. Hidden from a seat, only its size is left."""

    FIELDS: ClassVar[dict[str, str]] = {"counts": OPEN, "size": OPEN}

    def __init__(self, counts: list[int], size: int = -1) -> None:
        self.counts = counts
        self.size = sum(counts) if size < 0 else size
        self.wake()

    def wake(self) -> None:
        self.bits: i64 = -1  # what `kinds` says, once it was asked

    @property
    def known(self) -> bool:
        """False in a view that may see only the size."""
        return len(self.counts) > 0

    def add(self, kind: int, number: int = 1) -> None:
        counts = self.counts
        counts[kind] = counts[kind] + number  # compiled, this is far quicker than +=
        self.size += number
        if self.bits >= 0 and number > 0:
            self.bits |= moved_up(1, kind)

    def pick(self, chance: Chance, what: str) -> int:
        return chance.pick(self.counts, self.size, what)

    def remove(self, kind: int) -> None:
        counts = self.counts
        held = counts[kind]
        if held < 1:
            raise ValueError(f"the bag holds no card of kind {kind}")
        counts[kind] = held - 1
        self.size -= 1
        if held == 1 and self.bits >= 0:
            self.bits &= ~moved_up(1, kind)

    def pour_into(self, other: Bag) -> None:
        """Move every card into another bag (a discard pile becomes the new deck)."""
        for kind, number in enumerate(self.counts):
            if number:
                other.add(kind, number)
                self.counts[kind] = 0
        self.size = 0
        self.wake()

    def cards(self) -> list[int]:
        """Every card, in rising order of kind."""
        out: list[int] = []
        counts = self.counts
        if len(counts) <= MOST_KINDS:
            bits = self.kinds()
            while bits:
                kind = int(lowest(bits))
                for _card in range(counts[kind]):
                    out.append(kind)
                bits &= bits - 1
        else:
            for kind, number in enumerate(counts):
                for _card in range(number):
                    out.append(kind)
        return out

    def kinds(self) -> i64:
        """The kinds of card that are there, a bit for each. Only for bags of at most MOST_KINDS kinds."""
        if self.bits < 0:
            self.bits = kinds_in(self.counts)
        return self.bits

    def clone(self) -> Bag:
        twin = Bag(self.counts.copy(), self.size)
        twin.bits = self.bits
        return twin

    def covered(self) -> Bag:
        return unseen(self.size)

    def cover(self) -> None:
        self.counts = NO_COUNTS
        self.wake()


@mypyc_attr(allow_interpreted_subclasses=True)
class UniqueBag(Zone):
    """A bag in which every card is unique, kept as bits: there may be at most MOST_KINDS cards.

    It is declared and written to JSON as a bag, so that nobody outside need know the difference.
    """

    FIELDS: ClassVar[dict[str, str]] = Bag.FIELDS
    NAME: ClassVar[str] = "Bag"

    def __init__(self, kinds: i64, bits: i64, size: int) -> None:
        self.all_kinds = kinds  # how many kinds of card there are in the game; 0 if only the size is known
        self.bits = bits
        self.size = size

    def get_field(self, name: str) -> Any:
        if name == "size":
            return self.size
        bits = int(self.bits)
        return [bits >> card & 1 for card in range(self.all_kinds)]

    def set_field(self, name: str, value: Any) -> None:
        if name == "size":
            self.size = value
            return
        if any(number > 1 for number in value):
            raise ValueError("of these cards there is only one each")
        self.all_kinds = len(value)
        self.bits = kinds_in(value)

    @property
    def known(self) -> bool:
        """False in a view that may see only the size."""
        return self.all_kinds > 0

    def has(self, card: int) -> bool:
        return self.bits & moved_up(1, card) != 0

    def add(self, card: int) -> None:
        bit = moved_up(1, card)
        if self.bits & bit:
            raise ValueError(f"the card {card} is in the bag already")
        self.bits |= bit
        self.size += 1

    def pick(self, chance: Chance, what: str) -> int:
        return chance.pick_bit(self.bits, self.size, what)

    def remove(self, kind: int) -> None:
        bit = moved_up(1, kind)
        if self.bits & bit == 0:
            raise ValueError(f"the bag holds no card of kind {kind}")
        self.bits ^= bit
        self.size -= 1

    def cards(self) -> list[int]:
        """Every card, in rising order."""
        out: list[int] = []
        bits = self.bits
        while bits:
            out.append(int(lowest(bits)))
            bits &= bits - 1
        return out

    def clone(self) -> UniqueBag:
        return UniqueBag(self.all_kinds, self.bits, self.size)

    def covered(self) -> UniqueBag:
        return UniqueBag(0, 0, self.size)

    def cover(self) -> None:
        self.all_kinds = 0
        self.bits = 0


def unseen(size: int) -> Bag:
    """A bag of which only the size is known."""
    return Bag(NO_COUNTS, size)


def bag_of(kinds: int, cards: list[int]) -> Bag:
    """A bag with these cards; kinds are numbered 0 to kinds - 1."""
    counts = [0] * kinds
    for card in cards:
        counts[card] = counts[card] + 1
    return Bag(counts)


def unique_bag(kinds: int, cards: list[int]) -> UniqueBag:
    """A bag with these cards, each of which is given once."""
    bag = UniqueBag(kinds, 0, 0)
    for card in cards:
        bag.add(card)
    return bag


def kinds_in(counts: list[int]) -> i64:
    """A bit for each kind of which there is a card. Only for lists of at most MOST_KINDS kinds."""
    bits: i64 = 0
    for kind, number in enumerate(counts):
        if number:
            bits |= moved_up(1, kind)
    return bits
