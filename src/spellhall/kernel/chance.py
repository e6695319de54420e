"""One source of chance, three kinds: seeded, scripted and enumerating. (`dealt.py` has a fourth, for contests.)

Every random event is one call: pick an index with the given weights. The seeded kind hashes its seed with a
counter, so two values are enough to copy or save it, and nobody can work out the seed from what was drawn.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from spellhall.kernel.bits import lowest
from spellhall.kernel.errors import ChanceMissing
from spellhall.kernel.state import SECRET, Part

DEAL: Final = "deal:"
"""How a seed begins that asks for luck by deck and turn (`kernel/dealt.py`)."""

_WORDS: Final = 16  # 32-bit numbers in one hash block
_SPAN: Final = 1 << 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Part):
    """Answers "which of these?" for shuffles, draws and throws."""

    def below(self, bound: int, what: str) -> int:
        """A whole number from 0 to bound - 1, all equally likely; bounds go up to 2 to the power of 32."""
        return self.pick([1] * bound, bound, what)

    def pick(self, weights: list[int], total: int, what: str) -> int:
        """An index, each as likely as its weight. `total` is the sum of the weights."""
        raise TypeError("a view has no chance; imagine a world first")

    def pick_case(self, weights: list[int], cases: bytes, what: str) -> int:
        """As `pick`, where `cases` has every index as often as its weight says, in rising order."""
        return self.pick(weights, len(cases), what)

    def pick_bit(self, bits: i64, size: int, what: str) -> int:
        """A number of a set of `size` numbers (`kernel/bits.py`), all equally likely."""
        whole = int(bits)
        return self.pick([whole >> number & 1 for number in range(whole.bit_length())], size, what)

    def for_deck(self, deck: str) -> Chance:
        """Who is asked for the next card of a deck. Only `kernel/dealt.py` tells decks apart."""
        return self

    def for_turn(self, what: str, turn: int) -> Chance:
        """Who is asked for the next throw of a kind in a turn."""
        return self

    def covered(self) -> Chance:
        """What a view holds in place of the true source: always the same."""
        return NO_CHANCE


NO_CHANCE: Final = Chance()


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Chance):
    """The real thing: hash(seed, counter)."""

    FIELDS: ClassVar[dict[str, str]] = {"seed": SECRET, "counter": SECRET}

    def __init__(self, seed: str, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter
        self.wake()

    def wake(self) -> None:
        self._block = b""
        self._block_number: i64 = -1

    def clone(self) -> Seeded:
        twin = Seeded(self.seed, self.counter)
        twin._block = self._block
        twin._block_number = self._block_number
        return twin

    def _word(self) -> i64:
        counter = i64(self.counter)
        number = counter // _WORDS
        if number != self._block_number:
            self._block = blake2b(f"{self.seed}/{number}".encode()).digest()  # 64 bytes
            self._block_number = number
        self.counter += 1
        block = self._block
        first = 4 * (counter % _WORDS)  # of four bytes, the highest first
        word = i64(block[first]) * 256 + i64(block[first + 1])
        return (word * 256 + i64(block[first + 2])) * 256 + i64(block[first + 3])

    def below(self, bound: int, what: str) -> int:
        if bound < 2:
            return 0
        if bound > _SPAN:
            raise OverflowError("one word of chance cannot choose among so many things")
        size = i64(bound)
        span = i64(_SPAN)
        limit = span - span % size  # words past the last full multiple would favour small results
        word = self._word()
        while word >= limit:
            word = self._word()
        return int(word % size)

    def pick(self, weights: list[int], total: int, what: str) -> int:
        left: i64 = self.below(total, what)
        weight: i64
        for index, weight in enumerate(weights):
            if left < weight:
                return index
            left -= weight
        raise ValueError("the weights do not add up to their total")

    def pick_case(self, weights: list[int], cases: bytes, what: str) -> int:
        return cases[self.below(len(cases), what)]

    def pick_bit(self, bits: i64, size: int, what: str) -> int:
        left: i64 = self.below(size, what)
        while left:
            bits &= bits - 1
            left -= 1
        return int(lowest(bits))

    def fork(self, name: str) -> Seeded:
        """Another source that depends on this one's seed and place, and on nothing else."""
        return Seeded(f"{self.seed}/{self.counter}/{name}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Scripted(Chance):
    """Outcomes written down beforehand, for scenarios and replays."""

    FIELDS: ClassVar[dict[str, str]] = {"whats": SECRET, "values": SECRET, "place": SECRET, "seed": SECRET}

    def __init__(self, outcomes: list[tuple[str, int]], seed: str = "") -> None:
        self.whats = [what for what, _ in outcomes]
        self.values = [value for _, value in outcomes]
        self.place = 0
        self.seed = seed  # not empty: when the script ends, go on with this seed

    def pick(self, weights: list[int], total: int, what: str) -> int:
        if self.place >= len(self.values):
            if not self.seed:
                raise ChanceMissing(f"the script of chance has ended, but a '{what}' must still be decided")
            free = Seeded(self.seed, self.place)
            self.whats.append(what)
            self.values.append(free.pick(weights, total, what))
        value = self.values[self.place]
        if self.whats[self.place] != what:
            raise ChanceMissing(
                f"outcome {self.place + 1} of the script decides a '{self.whats[self.place]}', "
                f"but now a '{what}' must be decided"
            )
        if not 0 <= value < len(weights) or weights[value] < 1:
            raise ChanceMissing(f"outcome {self.place + 1} of the script, {what} {value}, is not possible here")
        self.place += 1
        return value

    @property
    def left(self) -> int:
        """How many outcomes of the script are still unused."""
        return len(self.values) - self.place


@mypyc_attr(allow_interpreted_subclasses=True)
class Enumerated(Chance):
    """Follows a given path of outcomes, then takes the first possible ones and notes what else there was."""

    FIELDS: ClassVar[dict[str, str]] = {"path": SECRET, "place": SECRET, "others": SECRET, "weights": SECRET}

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.place = 0
        self.others: list[list[int]] = []  # for every step: the outcomes that were possible
        self.weights: list[list[int]] = []  # and their weights

    def pick(self, weights: list[int], total: int, what: str) -> int:
        possible = [index for index, weight in enumerate(weights) if weight > 0]
        self.others.append(possible)
        self.weights.append([weights[index] for index in possible])
        if self.place == len(self.path):
            self.path.append(possible[0])
        value = self.path[self.place]
        self.place += 1
        return value

    def next_path(self) -> list[int] | None:
        """The path after this one in counting order, or None after the last."""
        path = self.path[: self.place]
        while path:
            possible = self.others[len(path) - 1]
            at = possible.index(path[-1])
            if at + 1 < len(possible):
                path[-1] = possible[at + 1]
                return path
            path.pop()
        return None


def deal_seed(seed: str, nonces: list[str]) -> str:
    """The seed by which cards are dealt: the table's own, and with it whatever the players' devices have added."""
    if not any(nonces):
        return seed
    mixed = sha256("/".join([seed, *nonces]).encode()).hexdigest()
    return DEAL + mixed if seed.startswith(DEAL) else mixed


def fresh(chance: Any) -> Seeded:
    """A seeded source for an imagined world, derived from the one that imagines it."""
    if not isinstance(chance, Seeded):
        raise TypeError("worlds are imagined with a seeded chance")
    word = chance.below(1 << 30, "world")
    return chance.fork(f"world{word}")
