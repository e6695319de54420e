"""Duel of the Prestidigitators at a glance: what faces what, and which stacks and cards a choice is about."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from spellhall.encoding.base import Encoding
from spellhall.encoding.glance import Glance
from spellhall.encoding.notes import Notes, Titles
from spellhall.games.prestidigitators.cards import ROWS
from spellhall.games.prestidigitators.opening import Arranging
from spellhall.games.prestidigitators.state import DuelSetup, DuelState
from spellhall.kernel.state import UNKNOWN, Choice

VERSION: Final = 1
MOST_ENERGY: Final = 15
ROW_LABELS: Final = [str(row + 1) for row in range(ROWS)]
DEEPEST: Final = 6


class StackPlaces:
    """Where the features of one stack stand."""

    def __init__(self, titles: Titles, prefix: str, kinds: list[str]) -> None:
        self.top: i64 = titles.each(f"{prefix}top", kinds)
        self.hidden: i64 = titles.one(f"{prefix}top not known")
        self.height: i64 = titles.one(f"{prefix}height", 10)
        self.splayed: i64 = titles.one(f"{prefix}splayed", 10)
        self.energy: i64 = titles.one(f"{prefix}energy", MOST_ENERGY)
        self.vital: i64 = titles.one(f"{prefix}holds the Phylactery")
        self.cover: i64 = titles.one(f"{prefix}cards above the Phylactery", DEEPEST)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameGlance(Glance):
    """Each row by both of its stacks; a choice by the row it begins in, the one it leads to and the card it moves."""

    def __init__(self, encoding: Encoding) -> None:
        setup = encoding.setup
        assert isinstance(setup, DuelSetup)
        self.rules = setup
        self.kinds = [card.name for card in setup.set.cards]
        super().__init__(encoding)

    def name_table(self, titles: Titles) -> None:
        self.sides: list[StackPlaces] = []  # own rows, then the other's
        for whose in ("own", "next"):
            for row in ROW_LABELS:
                self.sides.append(StackPlaces(titles, f"{whose} row {row} ", self.kinds))
        self.cards_at: i64 = titles.each("cards", ["own", "next"], 12)
        self.stacks_at: i64 = titles.each("stacks", ["own", "next"], ROWS)
        self.stale_at: i64 = titles.one("quiet turns in 16ths of the limit", 16)

    def name_choices(self, titles: Titles) -> None:
        self.card_at: i64 = titles.each("card", self.kinds)
        self.card_energy_at: i64 = titles.one("energy of the card", 8)
        self.copies_at: i64 = titles.one("copies drafted", 4)
        self.rival_copies_at: i64 = titles.one("copies drafted by the rival", 4)
        self.pool_at: i64 = titles.one("copies in the pool", 4)
        self.vital_at: i64 = titles.one("moves the Phylactery")
        self.slot_at: i64 = titles.each("place", [str(place + 1) for place in range(self.rules.set.hand)])
        self.from_at = StackPlaces(titles, "from ", self.kinds)
        self.across_at = StackPlaces(titles, "across ", self.kinds)
        self.to_at = StackPlaces(titles, "to ", self.kinds)
        self.to_across_at = StackPlaces(titles, "across from there ", self.kinds)
        self.row_at: i64 = titles.each("from row", ROW_LABELS)
        self.to_row_at: i64 = titles.each("to row", ROW_LABELS)
        self.places_at: i64 = titles.one("places", 10)
        self.stronger_at: i64 = titles.two("energy ahead", MOST_ENERGY)

    # ------------------------------------------------------------ stacks

    def kind_of(self, state: DuelState, seat: int, token: int) -> int:
        """What a token is, if the seat may know it."""
        if state.known[token] or state.outcome is not None or (seat >= 0 and state.owner(token) == seat):
            return state.names[token]
        return UNKNOWN

    def energy(self, state: DuelState, seat: int, side: int, row: int) -> int:
        """The cascade energy of a stack as far as its cards are known."""
        total = 0
        for token in state.counted(side, row):
            kind = self.kind_of(state, seat, token)
            if kind != UNKNOWN:
                total += self.rules.set.energies[kind]
        return total

    def write_stack(self, notes: Notes, places: StackPlaces, state: DuelState, seat: int, side: int, row: int) -> None:
        stack = state.rows[side][row]
        if not stack:
            return
        top = self.kind_of(state, seat, stack[-1])
        if top == UNKNOWN:
            notes.mark(places.hidden, 1)
        else:
            notes.mark(places.top + top, 1)
        height = len(stack)
        notes.mark(places.height, height)
        notes.mark(places.splayed, state.splay[side][row])
        notes.mark(places.energy, self.energy(state, seat, side, row))
        for place, token in enumerate(stack):
            if self.kind_of(state, seat, token) == self.rules.set.phylactery:
                notes.mark(places.vital, 1)
                notes.mark(places.cover, height - 1 - place)

    # ------------------------------------------------------------ the table

    def look(self, notes: Notes, table: Any, seat: int) -> None:
        state: DuelState = table
        if not state.names:
            return
        for place, side in enumerate(self.encoding.orders[seat + 1]):
            cards = stacks = 0
            for row in range(ROWS):
                self.write_stack(notes, self.sides[ROWS * place + row], state, seat, side, row)
                cards += len(state.rows[side][row])
                if state.rows[side][row]:
                    stacks += 1
            notes.mark(self.cards_at + place, cards)
            notes.mark(self.stacks_at + place, stacks)
        notes.mark(self.stale_at, 16 * state.quiet // max(1, self.rules.stagnation_limit))

    # ------------------------------------------------------------ choices

    def describe(self, notes: Notes, table: Any, seat: int, choice: Choice) -> None:
        state: DuelState = table
        verb, args = choice.verb, choice.args
        if verb in ("pick", "place"):
            self.write_card(notes, state, seat, args[0])
            frame = state.stack[-1]
            if verb == "place" and isinstance(frame, Arranging):
                notes.one_of(self.slot_at, self.rules.set.hand, len(frame.placed(seat)))
            return
        if not args or not state.names:
            return
        row = args[0]
        notes.mark(self.row_at + row, 1)
        self.write_stack(notes, self.from_at, state, seat, seat, row)
        self.write_stack(notes, self.across_at, state, seat, 1 - seat, row)
        notes.signed(self.stronger_at, self.energy(state, seat, seat, row) - self.energy(state, seat, 1 - seat, row))
        stack = state.rows[seat][row]
        moved = stack[-1] if stack else UNKNOWN
        if verb == "raise":
            notes.mark(self.places_at, args[1])
            moved = stack[-1 - args[1]] if len(stack) > args[1] else UNKNOWN
        elif len(args) > 1:
            notes.mark(self.to_row_at + args[1], 1)
            self.write_stack(notes, self.to_at, state, seat, seat, args[1])
            self.write_stack(notes, self.to_across_at, state, seat, 1 - seat, args[1])
        if moved != UNKNOWN:
            kind = self.kind_of(state, seat, moved)
            if kind != UNKNOWN:
                self.write_card(notes, state, seat, kind)

    def write_card(self, notes: Notes, state: DuelState, seat: int, kind: int) -> None:
        notes.mark(self.card_at + kind, 1)
        notes.mark(self.card_energy_at, self.rules.set.energies[kind])
        notes.mark(self.copies_at, state.drafted[seat].counts[kind])
        notes.mark(self.rival_copies_at, state.drafted[1 - seat].counts[kind])
        notes.mark(self.pool_at, state.pool.counts[kind])
        if kind == self.rules.set.phylactery:
            notes.mark(self.vital_at, 1)
