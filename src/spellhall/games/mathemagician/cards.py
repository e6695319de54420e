"""Card sets of Mathemagician's Duel: Magical Energy, Magical Symbols and Spells."""

from __future__ import annotations

from typing import Any, Final

from spellhall.kernel.cards import LONGEST_NAME, MOST_COPIES, CardData, CardFile, Entry, own_cards
from spellhall.kernel.messages import say

HIGHEST: Final = 20  # the greatest numeral that a card file may have
KINDS: Final = HIGHEST + 1  # in a bag of Energy a numeral's kind is its number
SIGNS: Final = ["+", "-"]  # in a bag of Symbols the kinds are the places of the signs
HAND: Final = 5
SPELLS_EACH: Final = 3  # Spells that every player draws at the start
MOST_SPELLS: Final = 200
LONGEST_ID: Final = 12


class CardSet:
    """Copies of each numeral and sign, and the Spells field by field. Clauses: MD-12 to MD-18."""

    def __init__(self, name: str, energy: list[int], symbols: list[int]) -> None:
        self.name = name
        self.energy = energy
        self.symbols = symbols
        self.ids: list[str] = []
        self.names: list[str] = []
        self.values: list[int] = []  # casting values
        self.minimums: list[int] = []
        self.effects: list[int] = []
        self.invocations: list[str] = []
        self.apprentice: list[bool] = []
        self.places: dict[str, int] = {}

    def add(self, spell: tuple[str, str, int, int, int, str, bool]) -> None:
        """One more Spell: id, name, casting value, minimum, effect, invocation, apprentice."""
        self.places[spell[0].upper()] = len(self.ids)
        self.ids.append(spell[0])
        self.names.append(spell[1])
        self.values.append(spell[2])
        self.minimums.append(spell[3])
        self.effects.append(spell[4])
        self.invocations.append(spell[5])
        self.apprentice.append(spell[6])

    def spell(self, place: int) -> list[Any]:
        """A Spell as plain values, in the order of `add`."""
        return [
            self.ids[place],
            self.names[place],
            self.values[place],
            self.minimums[place],
            self.effects[place],
            self.invocations[place],
            self.apprentice[place],
        ]


def read_set(file: CardFile) -> CardSet:
    """A card set from a card file; raises BadCards with the place of the mistake. Clauses: MD-R35, MD-R40."""
    file.allow_keys("name", "provenance", "energy", "symbol", "spell")
    name = file.text_field("name")
    energy = [0] * KINDS
    for entry in file.entries("energy"):
        number = entry.whole("number", 1, HIGHEST)
        copies = entry.whole("copies", 1, MOST_COPIES)
        entry.only()
        if energy[number]:
            entry.fail("number", say("md-no-numeral-twice", number=number))
        energy[number] = copies
    symbols = [0, 0]
    for entry in file.entries("symbol"):
        sign = SIGNS.index(entry.word("sign", SIGNS))
        copies = entry.whole("copies", 1, MOST_COPIES)
        entry.only()
        if symbols[sign]:
            entry.fail("sign", say("md-no-sign-twice", sign=SIGNS[sign]))
        symbols[sign] = copies
    return with_spells(file, CardSet(name, energy, symbols), file.entries("spell"))


def with_spells(file: CardFile, made: CardSet, entries: list[Entry]) -> CardSet:
    """The whole set: what holds for a card file holds for a record. Clauses: MD-R40."""
    for entry in entries:
        made.add(read_spell(entry, made))
    if not 2 * SPELLS_EACH <= len(made.ids) <= MOST_SPELLS:
        file.fail(say("md-no-spell-count", spells=len(made.ids), least=2 * SPELLS_EACH, most=MOST_SPELLS))
    return made


def read_spell(entry: Entry, made: CardSet) -> tuple[str, str, int, int, int, str, bool]:
    """Casting value, minimum and effect are at least 1, and there is nothing else that a Spell could do."""
    id = entry.word("id")
    if not (id.isascii() and id.replace("-", "").isalnum() and len(id) <= LONGEST_ID):
        entry.fail("id", say("md-no-spell-id", longest=LONGEST_ID))
    if id.upper() in made.places:
        entry.fail("id", say("md-no-id-twice"))
    name = " ".join(entry.word("name", longest=LONGEST_NAME).split())
    value = entry.whole("casting_value", 1, 99)
    minimum = entry.whole("minimum", 1, 20)
    effect = entry.whole("effect", 1, 99)
    invocation = entry.word("invocation")
    apprentice = False
    if "apprentice" in entry.data:
        given = entry.value("apprentice")
        if not isinstance(given, bool):
            entry.fail("apprentice", say("md-no-truth-value"))
        apprentice = given
    entry.only("provenance")
    return id, name, value, minimum, effect, invocation, apprentice


def set_to_json(cards: CardSet) -> dict[str, Any]:
    spells = [cards.spell(place) for place in range(len(cards.ids))]
    return {"name": cards.name, "energy": cards.energy, "symbols": cards.symbols, "spells": spells}


def set_from_json(data: dict[str, Any]) -> CardSet:
    """A card set from a record; raises BadCards if the record was changed by hand into nonsense."""
    given = CardData(data, "name", "energy", "symbols", "spells")
    energy = given.numbers("energy", KINDS, MOST_COPIES)
    if energy[0]:
        given.file.fail(say("md-no-numeral-zero"))
    made = CardSet(given.name(), energy, given.numbers("symbols", len(SIGNS), MOST_COPIES))
    fields = ("id", "name", "casting_value", "minimum", "effect", "invocation", "apprentice")
    return with_spells(given.file, made, given.rows("spells", "spell", *fields))


HOUSE: Final = read_set(own_cards("mathemagician"))
