"""A whole game in sequence form: every line of play, reduced to what each seat chose and what chance did.

Equal positions are worked out once. From them the tree is unrolled layer by layer; a seat's information set is all
that it has seen, view by view, and what it chose. Since nobody forgets anything, an ending is given by the last
choice of each seat, and that is all an exact solver needs.
"""

from __future__ import annotations

from typing import Any

from spellhall.kernel.counting import followers, likelihood, starts
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice, canonical, encoded
from spellhall.lab.exploit import TooLarge, payoff

MOST_POSITIONS = 20_000
MOST_LINES = 3_000_000

NOTHING = 0  # the sequence of a seat that has not chosen yet, and the memory of one that has seen nothing


class Position:
    """A state that differs from all others: how it ended, or who is asked, and what follows each choice."""

    def __init__(self, views: list[int]) -> None:
        self.views = views  # what each seat sees, as a number
        self.payoffs: list[float] | None = None
        self.seat = -1
        self.choices: list[Choice] = []
        self.after: list[list[tuple[int, float]]] = []


class Positions:
    """All distinct positions of a game, each worked out when it is first asked for."""

    def __init__(self, game: GameDefinition[Any], setup: Setup, most: int, begin: Any = None) -> None:
        self.game = game
        self.setup = setup
        self.begin = begin
        self.most = most
        self.numbers: dict[str, int] = {}  # by digest
        self.waiting: dict[int, Any] = {}  # states that nobody has asked for yet
        self.known: list[Position] = []
        self.looks: dict[str, int] = {}

    def number(self, state: Any) -> int:
        digest = self.game.digest(state)
        found = self.numbers.get(digest)
        if found is None:
            found = len(self.known)
            if found >= self.most:
                raise TooLarge(f"The game has more than {self.most:,} positions.")
            self.numbers[digest] = found
            self.waiting[found] = state
            self.known.append(Position([self.look(state, seat) for seat in range(self.setup.seats)]))
        return found

    def look(self, state: Any, seat: int) -> int:
        text = canonical(encoded(self.game.view_for(state, seat).state))
        return self.looks.setdefault(text, len(self.looks) + 1)

    def roots(self) -> list[tuple[int, float]]:
        """Every way in which the game can begin, with its likelihood; or the one position it was given."""
        if self.begin is not None:
            return [(self.number(self.begin), 1.0)]
        return [(self.number(state), likelihood(state)) for state in starts(self.game, self.setup)]

    def __getitem__(self, number: int) -> Position:
        position = self.known[number]
        state = self.waiting.pop(number, None)
        if state is not None:
            self.work_out(position, state)
        return position

    def work_out(self, position: Position, state: Any) -> None:
        if state.outcome is not None:
            position.payoffs = [payoff(state.outcome, seat) for seat in range(self.setup.seats)]
            return
        position.seat = self.game.waiting(state)[0]
        position.choices = self.game.legal(state, position.seat).copy()
        position.after = [
            [(self.number(after), likelihood(after)) for after in followers(self.game, state, position.seat, choice)]
            for choice in position.choices
        ]


class InformationSet:
    """Where a seat chooses: what it chose last, the first of its sequences here, and the choices it has."""

    def __init__(self, parent: int, first: int, choices: list[Choice]) -> None:
        self.parent = parent
        self.first = first
        self.last = first + len(choices)
        self.choices = choices


class WholeTree:
    """A game in sequence form, from its start or from the state `begin`, which all seats know.

    An ending is a combination of the seats' last choices at which the game can end: for each seat `lasts` has these
    choices, and `paid` what the seat gets there, weighted by chance.
    """

    def __init__(
        self,
        game: GameDefinition[Any],
        setup: Setup,
        positions: int = MOST_POSITIONS,
        lines: int = MOST_LINES,
        begin: Any = None,
    ) -> None:
        if setup.seats < 2:
            raise SpellhallError("Only a game of two or more seats can be solved.")
        self.seats = setup.seats
        self.positions = Positions(game, setup, positions, begin)
        self.sets: list[list[InformationSet]] = [[] for _ in range(self.seats)]  # of each seat, early ones first
        self.sequences = [1] * self.seats
        self._endings: dict[tuple[int, ...], list[float]] = {}
        self.lines = 0
        self._memories: dict[tuple[int, int, int], int] = {}  # (what was known, what was seen, what was chosen)
        self._last: list[int] = [NOTHING]  # for every memory: the sequence of its seat
        self._view: list[int] = [NOTHING]  # and what was seen last
        self._places: list[dict[int, InformationSet]] = [{} for _ in range(self.seats)]
        self._unroll(lines)
        seats = range(self.seats)
        self.lasts = [[last[seat] for last in self._endings] for seat in seats]
        self.paid = [[paid[seat] for paid in self._endings.values()] for seat in seats]

    @property
    def information_sets(self) -> int:
        return sum(len(sets) for sets in self.sets)

    # ------------------------------------------------------------ memories

    def _seen(self, seat: int, memory: int, view: int) -> int:
        """The memory after a look at the table; the same view again adds nothing."""
        return memory if self._view[memory] == view else self._extended(seat, memory, view, NOTHING, self._last[memory])

    def _extended(self, seat: int, memory: int, view: int, chosen: int, last: int) -> int:
        key = (memory * self.seats + seat, view, chosen)
        found = self._memories.get(key)
        if found is None:
            found = len(self._last)
            self._memories[key] = found
            self._last.append(last)
            self._view.append(view)
        return found

    def _set_at(self, seat: int, memory: int, choices: list[Choice]) -> InformationSet:
        found = self._places[seat].get(memory)
        if found is None:
            found = InformationSet(self._last[memory], self.sequences[seat], choices)
            self.sequences[seat] += len(choices)
            self._places[seat][memory] = found
            self.sets[seat].append(found)
        return found

    # ------------------------------------------------------------ the tree

    def _unroll(self, most: int) -> None:
        """Layer by layer; lines that no seat can tell apart and that stand alike are one line."""
        blank = (NOTHING,) * self.seats
        layer: dict[tuple[int, tuple[int, ...]], float] = {}
        for number, share in self.positions.roots():
            key = (number, self._looked(blank, number))
            layer[key] = layer.get(key, 0.0) + share
        while layer:
            following: dict[tuple[int, tuple[int, ...]], float] = {}
            for (number, memories), weight in layer.items():
                self.lines += 1
                if self.lines > most:
                    raise TooLarge(f"The game has more than {most:,} lines of play.")
                self._follow(number, memories, weight, following)
            layer = following

    def _looked(self, memories: tuple[int, ...], number: int) -> tuple[int, ...]:
        views = self.positions.known[number].views
        return tuple(self._seen(seat, memory, views[seat]) for seat, memory in enumerate(memories))

    def _follow(
        self,
        number: int,
        memories: tuple[int, ...],
        weight: float,
        into: dict[tuple[int, tuple[int, ...]], float],
    ) -> None:
        position = self.positions[number]
        if position.payoffs is not None:
            last = tuple(self._last[memory] for memory in memories)
            paid = self._endings.setdefault(last, [0.0] * self.seats)
            for seat, amount in enumerate(position.payoffs):
                paid[seat] += weight * amount
            return
        seat = position.seat
        memory = memories[seat]
        place = self._set_at(seat, memory, position.choices)
        for at, after in enumerate(position.after):
            sequence = place.first + at
            chosen = self._extended(seat, memory, self._view[memory], sequence, sequence)
            chosen_by = (*memories[:seat], chosen, *memories[seat + 1 :])
            for other, share in after:
                key = (other, self._looked(chosen_by, other))
                into[key] = into.get(key, 0.0) + weight * share
