"""Card sets of Math Wiz: runes, spells and the names of their effects."""

from __future__ import annotations

from typing import Any, Final

from spellhall.kernel.card_fields import CardTable, CardWarning, families, text, top, whole, word
from spellhall.kernel.cards import MOST_COPIES, MOST_NUMBER, CardData, CardFile, Entry, own_cards
from spellhall.kernel.messages import Message, say

HIGHEST_RUNE: Final = 20
KINDS: Final = HIGHEST_RUNE + 1  # a rune's kind is its number
HAND: Final = 7

NONE: Final = 0
MIRROR_RUNE: Final = 1
TWIN_STAR: Final = 2
TEN_LEAGUE_BOOTS: Final = 3
LUCKY_CLOVER: Final = 4
GROWING_POTION: Final = 5
FORBIDDEN_RUNE: Final = 6
LOOKING_GLASS: Final = 7
TWIN_TREASURE: Final = 8
SLIDING_SANDS: Final = 9
SEVEN_WINDS: Final = 10
SHAPE_SHIFTER: Final = 11
THIRD_RUNE: Final = 12

EFFECTS: Final = [
    "none",
    "mirror_rune",
    "twin_star",
    "ten_league_boots",
    "lucky_clover",
    "growing_potion",
    "forbidden_rune",
    "looking_glass",
    "twin_treasure",
    "sliding_sands",
    "seven_winds",
    "shape_shifter",
    "third_rune",
]

MOST_SPELLS: Final = 200
LONGEST_ID: Final = 12
RUNE_NUMBER: Final = whole("number", 1, HIGHEST_RUNE)
RUNE_COPIES: Final = whole("copies", 1, MOST_COPIES)
SPELL_ID: Final = text("id", LONGEST_ID)
SPELL_NUMBER: Final = whole("number", 1, MOST_NUMBER)
SPELL_EFFECT: Final = word("effect", EFFECTS)
TABLES: Final = [
    top(),
    CardTable("rune", [RUNE_NUMBER, RUNE_COPIES], 1, HIGHEST_RUNE),
    CardTable("spell", [SPELL_ID, SPELL_NUMBER, SPELL_EFFECT], 1, MOST_SPELLS).with_notes("school", "provenance"),
]
"""What a card file may hold. Clauses: MW-110."""


class CardSet:
    """Runes (copies of each number) and spells (id, number, effect), checked against MW-110."""

    def __init__(self, name: str, runes: list[int], ids: list[str], numbers: list[int], effects: list[int]) -> None:
        self.name = name
        self.runes = runes
        self.ids = ids
        self.numbers = numbers
        self.effects = effects
        self.places = {id.upper(): place for place, id in enumerate(ids)}
        cards = [number for number, copies in enumerate(runes) for _ in range(copies)]
        self.lowest = cards[0] * cards[1]  # the limits of MW-77 and MW-78
        self.highest = cards[-1] * cards[-2]
        self.rune_count = len(cards)
        self.rune_numbers = [number for number, copies in enumerate(runes) if copies]


def read_set(file: CardFile) -> CardSet:
    """A card set from a card file; raises BadCards with the place of the mistake. Clauses: MW-110."""
    file.allow_keys("name", "provenance", "rune", "spell")
    name = file.text_field("name")
    runes = [0] * KINDS
    for entry in file.entries("rune"):
        number = entry.number(RUNE_NUMBER)
        copies = entry.number(RUNE_COPIES)
        entry.only()
        if runes[number]:
            entry.fail("number", say("mw-no-rune-twice", number=number))
        runes[number] = copies
    entries = file.entries("spell")
    cards = with_spells(file, name, runes, entries)
    greatest = greatest_value(cards)
    for entry, number in zip(entries, cards.numbers, strict=True):
        if number > greatest:
            entry.fail("number", say("mw-no-number-so-great", number=number, greatest=greatest))
    return cards


def greatest_value(cards: CardSet) -> int:
    """The greatest value that a combination of these runes can have, with the effects that the set brings."""
    runes = [number for number, copies in enumerate(cards.runes) for _ in range(copies)]
    third, second, first = runes[-3:]
    values = [first * second]
    if MIRROR_RUNE in cards.effects:
        values.append(first * first)
    if GROWING_POTION in cards.effects:
        values.append(2 * first * second)
    if SHAPE_SHIFTER in cards.effects:
        values.append((second + 1) * first)
    if THIRD_RUNE in cards.effects:
        values.append(first * second + third)
    return max(values)


def with_spells(file: CardFile, name: str, runes: list[int], entries: list[Entry]) -> CardSet:
    """The whole set: what holds for a card file holds for a record. Clauses: MW-110."""
    if sum(runes) < 2 * HAND:
        file.fail(say("mw-no-runes-for-two", runes=sum(runes), needed=2 * HAND))
    ids: list[str] = []
    numbers: list[int] = []
    effects: list[int] = []
    for entry in entries:
        ids.append(read_id(entry, ids))
        numbers.append(entry.number(SPELL_NUMBER))
        effects.append(EFFECTS.index(entry.told(SPELL_EFFECT)))
        entry.only("school", "provenance")
    if not 1 <= len(ids) <= MOST_SPELLS:
        file.fail(say("mw-no-spell-count", spells=len(ids)))
    return CardSet(name, runes, ids, numbers, effects)


def read_id(entry: Entry, taken: list[str]) -> str:
    id = entry.word("id")
    if not is_id(id):
        entry.fail("id", say("mw-no-spell-id"))
    if id.upper() in [other.upper() for other in taken]:
        entry.fail("id", say("mw-no-spell-id-twice"))
    return id


def is_id(text: str) -> bool:
    return text.isascii() and text.isalnum() and len(text) <= LONGEST_ID


def set_to_json(cards: CardSet) -> dict[str, Any]:
    spells = [
        [id, number, EFFECTS[effect]]
        for id, number, effect in zip(cards.ids, cards.numbers, cards.effects, strict=True)
    ]
    return {"name": cards.name, "runes": cards.runes, "spells": spells}


def set_to_file(cards: CardSet) -> dict[str, Any]:
    """The set as the tables of a card file."""
    runes = [{"number": number, "copies": copies} for number, copies in enumerate(cards.runes) if copies]
    spells = [
        {"id": id, "number": number, "effect": EFFECTS[effect]}
        for id, number, effect in zip(cards.ids, cards.numbers, cards.effects, strict=True)
    ]
    return {"name": cards.name, "rune": runes, "spell": spells}


def warnings(cards: CardSet) -> list[CardWarning]:
    """Spells whose number no combination hits exactly."""
    exact = exact_values(cards)
    return [
        CardWarning("spell", place, "number", say("mw-warn-unreachable", spell=id, number=cards.numbers[place]))
        for place, id in enumerate(cards.ids)
        if cards.numbers[place] not in exact
    ]


def exact_values(cards: CardSet) -> set[int]:
    """Every value that two runes of the set can have, and those that its effects add. Clauses: MW-37."""
    out: set[int] = set()
    numbers = cards.rune_numbers
    for first in numbers:
        for second in numbers:
            if first == second and cards.runes[first] < 2:
                continue
            out.add(first * second)
            if GROWING_POTION in cards.effects:
                out.add(2 * first * second)
            if SHAPE_SHIFTER in cards.effects:
                out.update(((first + 1) * second, (first - 1) * second))
            if THIRD_RUNE in cards.effects:
                for third in numbers:
                    if [first, second, third].count(third) <= cards.runes[third]:
                        out.update((first * second + third, first * second - third))
        if MIRROR_RUNE in cards.effects:
            out.add(first * first)
    return out


def set_from_json(data: dict[str, Any]) -> CardSet:
    """A card set from a record; raises BadCards if the record was changed by hand into nonsense. Clauses: MW-110."""
    given = CardData(data, "name", "runes", "spells")
    runes = given.numbers("runes", KINDS, MOST_COPIES)
    if runes[0]:
        given.file.fail(say("mw-no-rune-zero"))
    return with_spells(given.file, given.name(), runes, given.rows("spells", "spell", "id", "number", "effect"))


HOUSE: Final = read_set(own_cards("mathwiz"))


FAMILIES: Final[dict[str, list[str]]] = {
    "mw-effect-": [*EFFECTS, *[f"{effect}-text" for effect in EFFECTS]],
    **families("mw", TABLES),
}
"""Keys that are made from parts."""


def effect_title(effect: int) -> Message:
    """What an effect is called."""
    return say(f"mw-effect-{EFFECTS[effect]}")


def effect_text(effect: int) -> Message:
    """What the card of an effect says."""
    return say(f"mw-effect-{EFFECTS[effect]}-text")
