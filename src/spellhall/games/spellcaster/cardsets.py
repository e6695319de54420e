"""Cards of one player without an order. There is one of each, so a set is enough: a bit for each card."""

from __future__ import annotations

from mypy_extensions import i64

from spellhall.games.spellcaster.cards import CV, KINDS
from spellhall.kernel.bits import lowest, moved_up
from spellhall.kernel.zones import Bag, unseen


class CardSet:
    """Hand, Charged cards or deck. The state declares it as a bag; in a view that may not see it, the size is left."""

    def __init__(self, bits: i64, size: int, known: bool = True) -> None:
        self.bits = bits
        self.size = size
        self.known = known

    def has(self, card: int) -> bool:
        return self.bits & moved_up(1, card) != 0

    def add(self, card: int) -> None:
        bit = moved_up(1, card)
        if self.bits & bit:
            raise ValueError(f"the card {card} is there already")
        self.bits |= bit
        self.size += 1

    def remove(self, card: int) -> None:
        bit = moved_up(1, card)
        if self.bits & bit == 0:
            raise ValueError(f"there is no card {card}")
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

    def total(self) -> int:
        """The CVs of all cards together."""
        total = 0
        bits = self.bits
        while bits:
            total += CV[lowest(bits)]
            bits &= bits - 1
        return total

    def clone(self) -> CardSet:
        return CardSet(self.bits, self.size, self.known)

    def bag(self) -> Bag:
        """As the state declares it."""
        if not self.known:
            return unseen(self.size)
        counts = [0] * KINDS
        for card in self.cards():
            counts[card] = 1
        return Bag(counts, self.size)


def no_cards() -> CardSet:
    return CardSet(0, 0)


def set_of(cards: list[int]) -> CardSet:
    """A set of these cards."""
    made = no_cards()
    for card in cards:
        made.add(card)
    return made


def set_from(bag: Bag) -> CardSet:
    """The inverse of `CardSet.bag`."""
    return CardSet(bag.kinds(), bag.size, bag.known)
