"""Card sets of Mathemagician's Duel: Magical Energy, Magical Symbols and Spells."""

from __future__ import annotations

from typing import Any, Final

from spellhall.kernel.card_fields import CardTable, CardWarning, families, flag, text, top, whole, word
from spellhall.kernel.cards import LONGEST_NAME, LONGEST_TEXT, MOST_COPIES, CardData, CardFile, Entry, own_cards
from spellhall.kernel.messages import say

HIGHEST: Final = 20  # the greatest numeral that a card file may have
KINDS: Final = HIGHEST + 1  # in a bag of Energy a numeral's kind is its number
SIGNS: Final = ["+", "-"]  # in a bag of Symbols the kinds are the places of the signs
HAND: Final = 5
SPELLS_EACH: Final = 3  # Spells that every player draws at the start
MOST_SPELLS: Final = 200
LONGEST_ID: Final = 12

ENERGY_NUMBER: Final = whole("number", 1, HIGHEST)
SIGN: Final = word("sign", SIGNS)
COPIES: Final = whole("copies", 1, MOST_COPIES)
SPELL_NAME: Final = text("name", LONGEST_NAME)
CASTING_VALUE: Final = whole("casting_value", 1, 99)
MINIMUM: Final = whole("minimum", 1, 20)
EFFECT: Final = whole("effect", 1, 99)
INVOCATION: Final = text("invocation", LONGEST_TEXT)
SPELL_FIELDS: Final = [
    text("id", LONGEST_ID),
    SPELL_NAME,
    CASTING_VALUE,
    MINIMUM,
    EFFECT,
    INVOCATION,
    flag("apprentice"),
]
TABLES: Final = [
    top(),
    CardTable("energy", [ENERGY_NUMBER, COPIES], 1, HIGHEST),
    CardTable("symbol", [SIGN, COPIES], 1, len(SIGNS)),
    CardTable("spell", SPELL_FIELDS, 2 * SPELLS_EACH, MOST_SPELLS).with_notes("provenance"),
]
"""What a card file may hold. Clauses: MD-R40."""

FAMILIES: Final = families("md", TABLES)


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
        number = entry.number(ENERGY_NUMBER)
        copies = entry.number(COPIES)
        entry.only()
        if energy[number]:
            entry.fail("number", say("md-no-numeral-twice", number=number))
        energy[number] = copies
    symbols = [0, 0]
    for entry in file.entries("symbol"):
        sign = SIGNS.index(entry.told(SIGN))
        copies = entry.number(COPIES)
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
    name = " ".join(entry.told(SPELL_NAME).split())
    value = entry.number(CASTING_VALUE)
    minimum = entry.number(MINIMUM)
    effect = entry.number(EFFECT)
    invocation = entry.told(INVOCATION)
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


def set_to_file(cards: CardSet) -> dict[str, Any]:
    """The set as the tables of a card file."""
    names = [field.name for field in SPELL_FIELDS]
    return {
        "name": cards.name,
        "energy": [{"number": number, "copies": copies} for number, copies in enumerate(cards.energy) if copies],
        "symbol": [{"sign": SIGNS[sign], "copies": copies} for sign, copies in enumerate(cards.symbols) if copies],
        "spell": [dict(zip(names, cards.spell(place), strict=True)) for place in range(len(cards.ids))],
    }


def warnings(cards: CardSet) -> list[CardWarning]:
    """Spells that nobody can cast with these numerals and signs, and spells that another one beats in everything."""
    numerals = [number for number in range(HIGHEST, 0, -1) for _ in range(cards.energy[number])]
    out: list[CardWarning] = []
    for place, id in enumerate(cards.ids):
        value, least = cards.values[place], cards.minimums[place]
        if least > min(len(numerals), sum(cards.symbols) + 1):
            out.append(CardWarning("spell", place, "minimum", say("md-warn-too-long", spell=id, minimum=least)))
        elif value > sum(numerals[: cards.symbols[0] + 1]):
            out.append(CardWarning("spell", place, "casting_value", say("md-warn-too-great", spell=id, number=value)))
        for other in range(len(cards.ids)):
            same = cards.values[other] == value and cards.minimums[other] <= least
            if same and cards.effects[other] > cards.effects[place]:
                warned = say("md-warn-dominated", spell=id, other=cards.ids[other])
                out.append(CardWarning("spell", place, "effect", warned))
                break
    return out


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
