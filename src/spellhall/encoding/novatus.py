"""Magus Novatus as numbers."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from spellhall.encoding.base import Encoding
from spellhall.encoding.sheet import WHOSE, Sheet
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
from spellhall.games.novatus.potions import CODES, COLOUR_LETTERS, ITEMS, SIDE, SPACES, space_text
from spellhall.games.novatus.recipes import MOST_SLOTS
from spellhall.games.novatus.state import NovatusSetup, NovatusState
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice

VERSION: Final = 1
SPACE_LABELS: Final = [space_text(space) for space in range(SPACES)]
SIDE_LABELS: Final = [str(line + 1) for line in range(SIDE)]
COLOUR_LABELS: Final = list(COLOUR_LETTERS)
NO_COLOURS: Final = [0] * len(COLOUR_LABELS)
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
        self.recipes = setup.recipes
        self.slots = [len(spell.slots) for spell in setup.set.spells]
        self.colours = [
            [len([slot for slot in spell.slots if slot.startswith(letter)]) for letter in COLOUR_LETTERS]
            for spell in setup.set.spells
        ]
        self.known_lacks: dict[bytes, list[int]] = {}
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
        state: NovatusState = table
        nobody: list[int] = []
        own = state.hands[seat].counts if seat >= 0 else nobody
        for space, card in enumerate(state.grid):
            sheet.one_of(f"space {SPACE_LABELS[space]}" if sheet.naming else "", CODES, card)
        sheet.counts("hand", CODES, own, 4)
        sheet.counts("skulls", CODES, state.skulls[seat].counts if seat >= 0 else nobody, 4)
        sheet.counts("discard", CODES, state.discard.counts, 4)
        sheet.tally("mix", CODES, state.mix, 4)
        sheet.number("deck", state.deck.size, 100)
        lacks = self.lacks(own)
        for deck in range(DECKS):
            name = f"deck {deck + LOWEST_POINTS}" if sheet.naming else ""
            sheet.number(name, state.spell_decks[deck].size, 20)
            sheet.one_of(f"{name} spell" if sheet.naming else "", self.ids, state.tops[deck])
            self.write_recipe(sheet, name, state.tops[deck], self.missing(state.tops[deck], own, lacks))
        sheet.number("marker", state.marker, 20)
        sheet.number("height", state.height, 10)
        sheet.one_of("aim", SPACE_LABELS, state.target)
        cube = state.cube
        sheet.one_of("cube row", SIDE_LABELS, cube[0] if cube else -1)
        sheet.one_of("cube column", SIDE_LABELS, cube[1] if cube else -1)
        sheet.flag("cube thrown", len(cube) > 0)
        sheet.flag("spell cast", state.spell_cast)
        sheet.number("idle turns", state.idle, 10)
        frame = state.stack[-1] if state.stack else None
        for place, other in enumerate(self.orders[seat + 1]):
            if sheet.naming:
                sheet.prefix = f"{WHOSE[place]} "
            sheet.flag("active", state.turn > 0 and state.active == other)
            sheet.flag("handed in", isinstance(frame, PassLeft) and frame.sealed[other] is not None)
            sheet.number("hand size", state.hands[other].size, 40)
            sheet.number("skull count", state.skulls[other].size, 40)
            sheet.number("spell points", state.spell_points(other), 40)
            sheet.counts("item", ITEM_LABELS, state.items[other], 4)
            sheet.tally("seen hand", CODES, state.seen_hands[other], 4)
        sheet.prefix = ""

    def write_recipe(self, sheet: Sheet, name: str, spell: int, missing: int) -> None:
        """What an open spell needs: its slots, how many the own hand leaves empty, and how many name each colour."""
        sheet.number(f"{name} slots" if sheet.naming else "", self.slots[spell] if spell >= 0 else 0, MOST_SLOTS)
        sheet.number(f"{name} missing" if sheet.naming else "", missing, MOST_SLOTS)
        named = self.colours[spell] if spell >= 0 else NO_COLOURS
        sheet.counts(f"{name} slots" if sheet.naming else "", COLOUR_LABELS, named, MOST_SLOTS)

    def lacks(self, own: list[int]) -> list[int]:
        """How many slots of each spell a hand leaves empty, -1 where nobody has asked yet. Kept, since hands change
        seldom and spells stay open for long."""
        hand = bytes(own)
        known = self.known_lacks.get(hand)
        if known is None:
            if len(self.known_lacks) > 20_000:
                self.known_lacks.clear()
            known = [-1] * len(self.ids)
            self.known_lacks[hand] = known
        return known

    def missing(self, spell: int, own: list[int], lacks: list[int]) -> int:
        """How many slots of an open spell a hand that is seen leaves empty."""
        if spell < 0 or not own:
            return 0
        if lacks[spell] < 0:
            lacks[spell] = self.recipes[spell].missing(own)
        return lacks[spell]
