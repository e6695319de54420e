"""Mathemagician's Duel as numbers."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr, u8

from spellhall.encoding.base import Encoding
from spellhall.encoding.sheet import WHOSE, Sheet
from spellhall.games.mathemagician.cards import HAND
from spellhall.games.mathemagician.choices import DECLARE, EXCHANGE, LEAVE, REMOVES, SILENT, draw_choice, play_choice
from spellhall.games.mathemagician.opening import FirstSpell, HandSplit
from spellhall.games.mathemagician.rows import numerals, value
from spellhall.games.mathemagician.state import MathemagicianSetup, MathemagicianState
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import Choice
from spellhall.kernel.zones import Bag

VERSION: Final = 1
SHOWN: Final = 20  # places of a row that have features of their own
SIGNS: Final = ["plus", "minus"]
NOTHING_YET: Final[list[Choice | None]] = [None] * 3  # while nobody chooses in secret


@mypyc_attr(allow_interpreted_subclasses=True)
class GameEncoding(Encoding):
    """Plays by card and seat, draws by their split, pulls by the place in the row."""

    def __init__(self, game: GameDefinition[Any], setup: Setup) -> None:
        assert isinstance(setup, MathemagicianSetup)
        self.cards = setup.set
        highest = max([number for number, copies in enumerate(setup.set.energy) if copies])
        self.energy = [str(number) for number in range(highest + 1)]
        self.faces = ["minus", "plus", *self.energy[1:]]  # a card is its number, 0 a plus, -1 a minus
        self.longest = 2 * sum(setup.set.energy)  # no row can be longer: numbers and signs alternate
        self.first_play = 0
        super().__init__(game, setup)

    # ------------------------------------------------------------ choices

    def list_choices(self) -> None:
        for choice in (EXCHANGE, LEAVE, DECLARE, SILENT):
            self.add(choice, choice.verb)
        for other in range(self.seats):
            self.add(REMOVES[other], f"remove from {WHOSE[other]}")
        for energy in range(HAND + 1):
            for symbols in range(HAND + 1 - energy):
                self.add(draw_choice(energy, symbols), f"draw {energy} energy {symbols} symbols")
        for spell, id in enumerate(self.cards.ids):
            self.add(Choice("spell", (spell,)), f"spell {id}")
        self.first_play = len(self.choices)
        for card, face in enumerate(self.faces):
            for other in range(self.seats):
                self.add(play_choice(card - 1, other), f"play {face} on {WHOSE[other]}")
        for place in range(self.longest):
            self.add(Choice("pull", (place,)), f"pull at {place + 1}")

    def listed(self, table: Any, seat: int, choice: Choice) -> Choice:
        verb = choice.verb
        if verb == "play":
            return play_choice(choice.args[0], self.away(seat, choice.args[1]))
        if verb == "remove":
            return REMOVES[self.away(seat, choice.args[0])]
        if verb == "pull":
            return Choice("pull", (choice.args[0],))
        return choice

    def place_of(self, table: Any, seat: int, choice: Choice) -> int:
        if choice.verb == "play":
            card = choice.args[0] + 1
            if not 0 <= card < len(self.faces):
                return -1
            return self.first_play + card * self.seats + self.away(seat, choice.args[1])
        return super().place_of(table, seat, choice)

    # ------------------------------------------------------------ features

    def write(self, sheet: Sheet, table: Any, seat: int) -> None:
        state: MathemagicianState = table
        nobody: list[int] = []
        sheet.counts("hand", self.energy, state.energy_hands[seat].counts if seat >= 0 else nobody, 5)
        sheet.counts("hand", SIGNS, state.symbol_hands[seat].counts if seat >= 0 else nobody, 5)
        sheet.tally("stored", self.cards.ids, state.stored[seat] if seat >= 0 else nobody, 1)
        self.write_deck(sheet, "energy", self.energy, state.energy_deck, state.energy_discard)
        self.write_deck(sheet, "symbols", SIGNS, state.symbols_deck, state.symbols_discard)
        sheet.number("spell deck", state.spell_deck.size, 60)
        frame = state.stack[-1] if state.stack else None
        handed_in = frame.chosen if isinstance(frame, (HandSplit, FirstSpell)) else NOTHING_YET
        for place, other in enumerate(self.orders[seat + 1]):
            if sheet.naming:
                sheet.prefix = f"{WHOSE[place]} "
            self.write_seat(sheet, state, other, handed_in)
        sheet.prefix = ""

    def write_deck(self, sheet: Sheet, name: str, labels: list[str], deck: Bag, discard: Bag) -> None:
        sheet.number(f"{name} deck" if sheet.naming else "", deck.size, 120)
        sheet.counts(f"{name} discard" if sheet.naming else "", labels, discard.counts, 30)

    def write_seat(self, sheet: Sheet, state: MathemagicianState, other: int, handed_in: list[Choice | None]) -> None:
        row = state.rows[other]
        spell = state.spell[other]
        cards = self.cards
        worth = value(row) if row else 0
        sheet.number("strength", state.strength[other], 20)
        sheet.number("energy cards", state.energy_hands[other].size, 10)
        sheet.number("symbol cards", state.symbol_hands[other].size, 10)
        sheet.number("stored", len(state.stored[other]), 5)
        sheet.flag("active", state.active == other)
        sheet.flag("fallen", state.fallen[other] > 0)
        sheet.flag("has pulled", state.pulled[other])
        sheet.flag("handed in", handed_in[other] is not None)
        sheet.one_of("spell", cards.ids, spell)
        sheet.number("casting value", cards.values[spell] if spell >= 0 else 0, 60)
        sheet.number("minimum", cards.minimums[spell] if spell >= 0 else 0, 6)
        sheet.number("effect", cards.effects[spell] if spell >= 0 else 0, 10)
        sheet.number("worth", worth, 60)
        sheet.number("worth below zero", -worth, 20)
        sheet.number("short of value", cards.values[spell] - worth if spell >= 0 else 0, 60)
        sheet.number("over value", worth - cards.values[spell] if spell >= 0 else 0, 60)
        sheet.number("numbers", numerals(row), 20)
        sheet.number("row length", len(row), 40)
        if sheet.naming:
            sheet.name_all("known", self.faces, 5)
        for card in state.known[other]:
            sheet.tick(card + 1, len(self.faces), 5)
        sheet.leave_out(len(self.faces))
        if sheet.naming:
            for place in range(SHOWN):
                sheet.name(f"row {place + 1} number", 20)
                sheet.name(f"row {place + 1} plus", 1)
                sheet.name(f"row {place + 1} minus", 1)
        values, first = sheet.values, sheet.at
        for place in range(min(len(row), SHOWN)):
            card = i64(row[place])
            if card > 0:
                values[first] = u8(card)
            else:
                values[first + 1 - card] = 1  # a plus is 0, a minus -1
            first += 3
        sheet.leave_out(3 * SHOWN)
