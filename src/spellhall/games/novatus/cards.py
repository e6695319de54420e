"""Card sets of Magus Novatus: the spells, their recipes and what their backs do."""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.novatus.potions import COPIES, TYPES
from spellhall.games.novatus.recipes import GROUPS, MARKS, MOST_SLOTS, Recipe, infant
from spellhall.kernel.cards import LONGEST_NAME, CardData, CardFile, Entry, own_cards, short

CLOSED: Final = 0
THIEVES: Final = 1
SHAKUM: Final = 2
UNLEASHUS: Final = 3
GOUS_BACKUS: Final = 4
CIAO_DEVILUS: Final = 5
PRESENTIS: Final = 6

EFFECTS: Final = ["closed", "thieves", "shakum", "unleashus", "gous_backus", "ciao_devilus", "presentis"]

DECKS: Final = 3
LOWEST_POINTS: Final = 2  # the decks have 2, 3 and 4 points (MN-4)
MOST_SPELLS: Final = 100


class Spell:
    """One spell: front (points, recipe) and back (effect). Clauses: MN-4."""

    def __init__(self, id: str, name: str, points: int, slots: list[str], effect: int, words: str) -> None:
        self.id = id
        self.name = name
        self.points = points
        self.slots = slots
        self.effect = effect
        self.words = words
        self.infant_words = colour_words(slots)
        self.recipe = Recipe(slots)
        self.infant_recipe = Recipe(infant(slots))

    @property
    def deck(self) -> int:
        return self.points - LOWEST_POINTS

    @property
    def text(self) -> str:
        return " ".join(self.slots)


class CardSet:
    """The spells of a game, and how many copies of each potion type there are (4, but for the miniature)."""

    def __init__(self, name: str, spells: list[Spell], potions: list[int]) -> None:
        self.name = name
        self.spells = spells
        self.potions = potions
        self.places = {spell.id.upper(): place for place, spell in enumerate(spells)}

    @property
    def ids(self) -> list[str]:
        return [spell.id for spell in self.spells]


def read_set(file: CardFile) -> CardSet:
    """A card set from a card file; raises BadCards with the place of the mistake. Clauses: MN-R3, MN-R39."""
    file.allow_keys("name", "provenance", "spell")
    name = file.text_field("name")
    return with_spells(file, name, [COPIES] * TYPES, file.entries("spell"))


def with_spells(file: CardFile, name: str, potions: list[int], entries: list[Entry]) -> CardSet:
    """The whole set: what holds for a card file holds for a record. Clauses: MN-R3, MN-R39."""
    spells: list[Spell] = []
    for entry in entries:
        id = read_id(entry, spells)
        title = entry.word("name", longest=LONGEST_NAME)
        points = entry.whole("points", LOWEST_POINTS, LOWEST_POINTS + DECKS - 1)
        slots = read_recipe(entry)
        effect = EFFECTS.index(entry.word("effect", EFFECTS))
        words = entry.word("words") if "words" in entry.data else slot_words(slots)
        entry.only("words", "provenance")
        spell = Spell(id, title, points, slots, effect, words)
        if spell.recipe.missing([COPIES] * TYPES):
            entry.fail("recipe", f"'{spell.text}' can never be met: there are only {COPIES} potions of each type.")
        spells.append(spell)
    if not 1 <= len(spells) <= MOST_SPELLS:
        file.fail(f"there are {len(spells)} spells; a set has 1 to {MOST_SPELLS}.")
    return CardSet(name, spells, potions)


def read_id(entry: Entry, taken: list[Spell]) -> str:
    id = entry.word("id")
    if not (id.isascii() and id.isalnum() and len(id) <= 12):
        entry.fail("id", "must be 1 to 12 letters and digits.")
    if id.upper() in [spell.id.upper() for spell in taken]:
        entry.fail("id", "is used twice; every spell needs an id of its own.")
    return id


def read_recipe(entry: Entry) -> list[str]:
    """The slots of a recipe, checked against the grammar: a group and a number each."""
    value = entry.value("recipe")
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_SLOTS:
        entry.fail("recipe", f'must be a list of 1 to {MOST_SLOTS} slots, for instance ["R-", "K1"].')
    for slot in value:
        if not is_slot(slot):
            entry.fail("recipe", f"'{short(slot)}' is no slot; write a group {GROUPS} and then one of {MARKS}.")
    return [str(slot) for slot in value]


def is_slot(slot: Any) -> bool:
    return isinstance(slot, str) and len(slot) == 2 and slot[0] in GROUPS and slot[1] in MARKS


def slot_words(slots: list[str]) -> str:
    """A recipe in words, for sets that bring none: red any, one colour 1 …"""
    names = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "K": "one colour", "S": "another colour"}
    said = []
    for slot in slots:
        group, mark = slot[0], slot[1]
        number = "of any number" if mark == "-" else mark if mark.isdigit() else f"of number {mark}"
        said.append(f"{names.get(group, 'any colour')} {number}")
    return ", ".join(said)


def colour_words(slots: list[str]) -> str:
    """A recipe as Infant Students read it: two red, one yellow. Clauses: MN-136."""
    names = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "K": "of one colour", "S": "of another colour"}
    numbers = ["", "one", "two", "three", "four", "five", "six", "seven", "eight"]
    said: list[str] = []
    for group in GROUPS:
        number = sum(slot[0] == group for slot in slots)
        if number:
            said.append(f"{numbers[number]} {names.get(group, 'of any colour')}")
    return ", ".join(said)


def set_to_json(cards: CardSet) -> dict[str, Any]:
    spells = [
        [spell.id, spell.name, spell.points, spell.slots, EFFECTS[spell.effect], spell.words] for spell in cards.spells
    ]
    return {"name": cards.name, "spells": spells, "potions": cards.potions}


def set_from_json(data: dict[str, Any]) -> CardSet:
    """A card set from a record; raises BadCards if the record was changed by hand into nonsense."""
    given = CardData(data, "name", "spells", "potions")
    potions = given.numbers("potions", TYPES, COPIES)
    if not any(potions):
        given.file.fail("'potions': there is none at all.")
    rows = given.rows("spells", "spell", "id", "name", "points", "recipe", "effect", "words")
    return with_spells(given.file, given.name(), potions, rows)


HOUSE: Final = read_set(own_cards("novatus"))


class EffectText:
    """How an effect is called and what it does."""

    def __init__(self, title: str, text: str) -> None:
        self.title = title
        self.text = text


def read_texts() -> list[EffectText]:
    """The wording of every back, in the order of EFFECTS."""
    told: dict[str, EffectText] = {}
    for entry in own_cards("novatus", "effects.toml").entries("effect"):
        told[entry.word("id", EFFECTS)] = EffectText(entry.word("title"), entry.word("text"))
    return [told[effect] for effect in EFFECTS]


TEXTS: Final = read_texts()
