"""Magus Novatus as numbers."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from spellhall.encoding.base import Encoding
from spellhall.encoding.sheet import WHOSE, Sheet, put, put_counts, tally
from spellhall.games.novatus.cards import DECKS, LOWEST_POINTS
from spellhall.games.novatus.choices import (
    AIMS,
    DONE,
    HEALS,
    LAYS,
    LIFT,
    LINES,
    LOSSES,
    PASSES,
    PAYS,
    PLACES,
    WANDS,
    size_first,
)
from spellhall.games.novatus.effects import PassLeft
from spellhall.games.novatus.potions import CODES, COLOUR_LETTERS, COLOURS, ITEMS, KINDS, SIDE, SPACES, space_text
from spellhall.games.novatus.recipes import MOST_SLOTS
from spellhall.games.novatus.state import NovatusSetup, NovatusState
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice

VERSION: Final = 1
SPACE_LABELS: Final = [space_text(space) for space in range(SPACES)]
SIDE_LABELS: Final = [str(line + 1) for line in range(SIDE)]
ITEM_LABELS: Final = [CODES[kind] for kind in ITEMS]


def all_takes() -> list[tuple[int, ...]]:
    """Every set of spaces of one line."""
    found: set[tuple[int, ...]] = set()
    for line in LINES:
        for chosen in range(1, 1 << SIDE):
            found.add(tuple([space for place, space in enumerate(line) if chosen >> place & 1]))
    return sorted(found, key=size_first)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameEncoding(Encoding):
    """Spaces, kinds of cards and decks by their number; what is taken from the grid as a set of spaces."""

    def __init__(self, game: GameDefinition[Any], setup: Setup) -> None:
        assert isinstance(setup, NovatusSetup)
        self.cards = setup.set
        self.ids = setup.set.ids
        self.hands = setup.hands
        needs: list[int] = []  # of each spell: how many slots, and how many of them name each colour
        for spell in setup.set.spells:
            needs.append(min(len(spell.slots), MOST_SLOTS))
            for letter in COLOUR_LETTERS:
                needs.append(len([slot for slot in spell.slots if slot.startswith(letter)]))
        self.needs: vec[u8] = vec[u8](bytes(needs))
        super().__init__(game, setup)

    # ------------------------------------------------------------ choices

    def list_choices(self) -> None:
        self.add(DONE, "done")
        self.add(LIFT, "lift")
        for aims in (AIMS, PLACES):
            for choice in aims:
                self.add(choice, f"{choice.verb} {SPACE_LABELS[choice.args[0]]}")
        for kinds in (LAYS, PAYS, HEALS, WANDS, PASSES, LOSSES):
            for choice in kinds:
                self.add(choice, f"{choice.verb} {CODES[choice.args[0]]}")
        for points in range(LOWEST_POINTS, LOWEST_POINTS + DECKS):
            self.add(Choice("cast", (points,)), f"cast the spell of {points} points")
        for rival in range(1, self.seats):
            self.add(Choice("give", (rival,)), f"give the Curse to {WHOSE[rival]}")
        for spaces in all_takes():
            self.add(Choice("take", spaces), "take " + " ".join([SPACE_LABELS[space] for space in spaces]))

    def listed(self, table: Any, seat: int, choice: Choice) -> Choice:
        if choice.verb == "give":
            return Choice("give", (self.away(seat, choice.args[0]),))
        return choice

    # ------------------------------------------------------------ features

    def write(self, sheet: Sheet, table: Any, seat: int) -> None:
        """Whoever changes this changes `name_own` with it: both go through the features in the same order."""
        if sheet.naming:
            self.name_own(sheet)
            return
        state: NovatusState = table
        values = sheet.values
        at = sheet.at
        card: i64
        for card in state.grid:
            if card >= 0:
                values[at + card] = 1
            at += KINDS
        if seat >= 0:
            put_counts(values, at, state.hands[seat], 4)
            put_counts(values, at + KINDS, state.skulls[seat], 4)
        put_counts(values, at + 2 * KINDS, state.discard, 4)
        tally(values, at + 3 * KINDS, state.mix, 4)
        at += 4 * KINDS
        put(values, at, state.deck.size, 100)
        at = self.write_spells(values, at + 1, state, seat)
        put(values, at, state.marker, 20)
        put(values, at + 1, state.height, 10)
        at += 2
        if state.target >= 0:
            values[at + i64(state.target)] = 1
        at = self.write_cube(values, at + SPACES, state.cube)
        if state.spell_cast:
            values[at] = 1
        put(values, at + 1, state.idle, 10)
        at += 2
        active = state.active if state.turn > 0 else -1
        frame = state.stack[-1] if state.stack else None
        passing = frame if isinstance(frame, PassLeft) else None
        for other in self.orders[seat + 1]:
            if other == active:
                values[at] = 1
            if passing is not None and passing.sealed[other] is not None:
                values[at + 1] = 1
            put(values, at + 2, state.hands[other].size, 40)
            put(values, at + 3, state.skulls[other].size, 40)
            put(values, at + 4, state.spell_points(other), 40)
            at += 5
            number: i64
            for number in state.items[other]:
                if number > 0:
                    values[at] = u8(number) if number < 4 else 4
                at += 1
            tally(values, at, state.seen_hands[other], 4)
            at += KINDS
        sheet.at = at

    def write_spells(self, values: vec[u8], at: i64, state: NovatusState, seat: int) -> i64:
        """What is open, and what it needs: slots, how many the own hand leaves empty, and how many name each colour."""
        ids: i64 = len(self.ids)
        needs = self.needs
        own = state.hands[seat] if seat >= 0 else None
        hand = self.hands.hand(own) if own is not None and own.known else None
        tops, decks = state.tops, state.spell_decks
        for deck in range(DECKS):
            put(values, at, decks[deck].size, 20)
            at += 1
            spell: i64 = tops[deck]
            if spell >= 0:
                values[at + spell] = 1
                place = at + ids
                first = spell * (1 + COLOURS)
                values[place] = needs[first]
                if hand is not None:
                    put(values, place + 1, hand.missing(spell), MOST_SLOTS)
                for colour in range(i64(1), 1 + COLOURS):
                    values[place + 1 + colour] = needs[first + colour]
            at += ids + 2 + COLOURS
        return at

    def write_cube(self, values: vec[u8], at: i64, cube: list[int]) -> i64:
        """The row and the column of the cube, where they are inside the grid, and whether it was thrown."""
        if cube:
            row: i64 = cube[0]
            column: i64 = cube[1]
            if 0 <= row < SIDE:
                values[at + row] = 1
            if 0 <= column < SIDE:
                values[at + SIDE + column] = 1
            values[at + 2 * SIDE] = 1
        return at + 2 * SIDE + 1

    def name_own(self, sheet: Sheet) -> None:
        """The names of what `write` writes, in its order."""
        for label in SPACE_LABELS:
            sheet.name_all(f"space {label}", CODES, 1)
        for zone in ("hand", "skulls", "discard", "mix"):
            sheet.name_all(zone, CODES, 4)
        sheet.name("deck", 100)
        for deck in range(LOWEST_POINTS, LOWEST_POINTS + DECKS):
            sheet.name(f"deck {deck}", 20)
            sheet.name_all(f"deck {deck} spell", self.ids, 1)
            sheet.name(f"deck {deck} slots", MOST_SLOTS)
            sheet.name(f"deck {deck} missing", MOST_SLOTS)
            sheet.name_all(f"deck {deck} slots", list(COLOUR_LETTERS), MOST_SLOTS)
        sheet.name("marker", 20)
        sheet.name("height", 10)
        sheet.name_all("aim", SPACE_LABELS, 1)
        sheet.name_all("cube row", SIDE_LABELS, 1)
        sheet.name_all("cube column", SIDE_LABELS, 1)
        sheet.name("cube thrown", 1)
        sheet.name("spell cast", 1)
        sheet.name("idle turns", 10)
        for place in range(self.seats):
            sheet.prefix = f"{WHOSE[place]} "
            sheet.name("active", 1)
            sheet.name("handed in", 1)
            sheet.name("hand size", 40)
            sheet.name("skull count", 40)
            sheet.name("spell points", 40)
            sheet.name_all("item", ITEM_LABELS, 4)
            sheet.name_all("seen hand", CODES, 4)
        sheet.prefix = ""
