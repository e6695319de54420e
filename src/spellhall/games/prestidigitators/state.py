"""The state of the duel: every zone and counter, and who may see it.

A physical card is a token (DP-8). Tokens are numbered by the place where they first lay, seat A's before seat B's, so
a number says nothing about the name. Both players follow every token with their eyes; its name is seen by whoever
holds it, and by both once it was shown.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from spellhall.games.prestidigitators.cards import ROWS, CardSet
from spellhall.games.prestidigitators.language import Card
from spellhall.kernel.chance import Chance
from spellhall.kernel.frames import CLOCKWORK, GameState, Setup
from spellhall.kernel.state import OPEN, PARTLY, UNKNOWN, Choice, blank
from spellhall.kernel.zones import Bag


class DuelSetup(Setup):
    """Seats, options and cards, with the options as typed values."""

    def __init__(self, options: dict[str, Any], given: CardSet, cards: CardSet) -> None:
        super().__init__("prestidigitators", 2, options, given)
        self.set: CardSet = cards  # with the custom card of the option, if there is one
        self.first_picker: str = options["first_picker"]
        self.miss: bool = options["dodge"] == "miss"
        self.bubble_reaction: str = options["bubble_reaction"]
        self.collapsed_zero: bool = options["collapsed_energy"] == "zero"
        self.slide_once: bool = options["slide"] == "once"
        self.empty_row_attack: bool = options["empty_row_attack"] == "allowed"
        self.stagnation_limit: int = options["stagnation_limit"]
        self.stagnation_result: str = options["stagnation_result"]
        self.repetition_draw: int = options["repetition_draw"]
        self.memory_aid: bool = options["memory_aid"]


@mypyc_attr(allow_interpreted_subclasses=True)
class DuelState(GameState):
    """Everything on the table. rows[seat][row] lists tokens from bottom to top; rows count from 0."""

    FIELDS: ClassVar[dict[str, str]] = {
        **CLOCKWORK,
        "first": OPEN,
        "mover": OPEN,
        "pool": OPEN,
        "drafted": OPEN,
        "rows": OPEN,
        "splay": OPEN,
        "names": PARTLY,
        "known": OPEN,
        "spent": OPEN,
        "destroyed": OPEN,
        "facts": OPEN,
        "quiet": OPEN,
        "last": OPEN,
        "last_by": OPEN,
        "history": OPEN,
    }

    def __init__(self, setup: DuelSetup, chance: Chance) -> None:
        super().__init__(setup, chance)
        cards = setup.set
        self.first = UNKNOWN  # who picks first; unknown until the toss
        self.mover = UNKNOWN  # whose turn it is, once turns begin
        self.pool = Bag([card.copies for card in cards.cards])  # after the draft: the cards out of the game
        self.drafted = [Bag([0] * cards.kinds) for _ in range(2)]
        self.rows: list[list[list[int]]] = [[[] for _ in range(ROWS)] for _ in range(2)]
        self.splay: list[list[int]] = [[0] * ROWS for _ in range(2)]
        self.names: list[int] = []  # the kind of every token
        self.known: list[int] = []  # 1: both players know this token
        self.spent: list[int] = []  # 1: this token has used its once-per-game reaction
        self.destroyed: list[int] = []
        self.facts: list[list[int]] = []  # what both can conclude about tokens not shown; see facts.py
        self.quiet = 0  # completed turns since a card was last destroyed
        self.last: Choice | None = None  # the last choice of a turn or an attack, and whose it was
        self.last_by = UNKNOWN
        self.history: list[str] = []  # positions after turns, kept only where repetition counts

    def clone(self) -> DuelState:
        twin = blank(type(self))
        twin.setup = self.setup
        twin.stack = [frame.clone() for frame in self.stack]
        twin.chance = self.chance.clone()
        twin.outcome = None if self.outcome is None else self.outcome.clone()
        twin.turn = self.turn
        twin.first = self.first
        twin.mover = self.mover
        twin.pool = self.pool.clone()
        twin.drafted = [bag.clone() for bag in self.drafted]
        twin.rows = [[row.copy() for row in rows] for rows in self.rows]
        twin.splay = [sizes.copy() for sizes in self.splay]
        twin.names = self.names.copy()
        twin.known = self.known.copy()
        twin.spent = self.spent.copy()
        twin.destroyed = self.destroyed.copy()
        twin.facts = [fact.copy() for fact in self.facts]
        twin.quiet = self.quiet
        twin.last = self.last
        twin.last_by = self.last_by
        twin.history = self.history.copy()
        return twin

    def shown(self, name: str, seat: int) -> Any:
        """Names as `seat` knows them: its own side's tokens, and those that both have seen (DP-20, DP-55).

        When the game is over, all cards are laid open.
        """
        if self.outcome is not None:
            return self.names.copy()
        out = [kind if known else UNKNOWN for kind, known in zip(self.names, self.known, strict=True)]
        if seat >= 0:
            for row in self.rows[seat]:
                for token in row:
                    out[token] = self.names[token]
        return out

    @property
    def rules(self) -> DuelSetup:
        setup = self.setup
        assert isinstance(setup, DuelSetup)
        return setup

    def card(self, token: int) -> Card:
        """What is written on a token whose name is known here."""
        return self.rules.set.cards[self.names[token]]

    def chose(self, seat: int, choice: Choice) -> None:
        """Remember what was chosen for all to see."""
        self.last = choice
        self.last_by = seat

    def top(self, seat: int, row: int) -> int:
        """The topmost token of a stack; -1 in an empty row."""
        stack = self.rows[seat][row]
        return stack[-1] if stack else UNKNOWN

    def cascade(self, seat: int, row: int) -> list[int]:
        """The splayed tokens of a stack, bottom to top. Clauses: DP-27, DP-28."""
        stack = self.rows[seat][row]
        return stack[len(stack) - self.splay[seat][row] :]

    def counted(self, seat: int, row: int) -> list[int]:
        """The tokens whose energy counts. Clauses: DP-29, DP-30, DP-31."""
        size = self.splay[seat][row]
        if size == 0 or (size == 1 and self.rules.collapsed_zero):
            return []
        return self.cascade(seat, row)

    def energy(self, seat: int, row: int) -> int:
        """The cascade energy of a stack. Clauses: DP-30."""
        energies = self.rules.set.energies
        names = self.names
        total = 0
        for token in self.counted(seat, row):
            total += energies[names[token]]
        return total

    def phylactery_row(self, seat: int) -> int:
        """The row of this side's Phylactery; -1 if it was destroyed."""
        kind = self.rules.set.phylactery
        names = self.names
        rows = self.rows[seat]
        token: i64
        for row in range(ROWS):
            for token in rows[row]:
                if names[token] == kind:
                    return row
        return UNKNOWN

    def owner(self, token: int) -> int:
        """Who drafted a token; seat A's come first."""
        return 0 if token < self.drafted[0].size else 1
