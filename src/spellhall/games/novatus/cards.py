"""Card sets of Magus Novatus: the spells, their recipes and what their backs do."""

from __future__ import annotations

from typing import Any, Final

from spellhall.games.novatus.potions import COPIES, TYPES
from spellhall.games.novatus.recipes import GROUPS, MARKS, MOST_SLOTS, Recipe, infant
from spellhall.kernel.card_fields import CardTable, CardWarning, families, text, texts, top, whole, word
from spellhall.kernel.cards import LONGEST_NAME, LONGEST_TEXT, CardData, CardFile, Entry, own_cards, short
from spellhall.kernel.messages import Message, plain, say

CLOSED: Final = 0
THIEVES: Final = 1
SHAKUM: Final = 2
UNLEASHUS: Final = 3
GOUS_BACKUS: Final = 4
CIAO_DEVILUS: Final = 5
PRESENTIS: Final = 6

EFFECTS: Final = ["closed", "thieves", "shakum", "unleashus", "gous_backus", "ciao_devilus", "presentis"]
EFFECT_NAMES: Final = [
    "",
    "Greateste Thieves",
    "Shakum Thingsis Up",
    "Unleashus Cursus",
    "Gous Backus",
    "Ciao Devilus",
    "Presentis For Youm",
]
"""The rulebook's names of the backs, the same in every language."""

SLOT_COLOURS: Final = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "K": "one", "S": "another", "*": "any"}

DECKS: Final = 3
LOWEST_POINTS: Final = 2  # the decks have 2, 3 and 4 points (MN-4)
MOST_SPELLS: Final = 100
LONGEST_ID: Final = 12

SPELL_NAME: Final = text("name", LONGEST_NAME)
POINTS: Final = whole("points", LOWEST_POINTS, LOWEST_POINTS + DECKS - 1)
EFFECT: Final = word("effect", EFFECTS)
RECIPE: Final = texts("recipe", 1, MOST_SLOTS, ["R-"])
SPELL_FIELDS: Final = [text("id", LONGEST_ID), SPELL_NAME, POINTS, RECIPE, EFFECT, text("words", LONGEST_TEXT, True)]
TABLES: Final = [top(), CardTable("spell", SPELL_FIELDS, 1, MOST_SPELLS).with_notes("provenance")]
"""What a card file may hold. Clauses: MN-R3, MN-R39."""


class Spell:
    """One spell: front (points, recipe) and back (effect). Clauses: MN-4."""

    def __init__(self, id: str, name: str, points: int, slots: list[str], effect: int, words: str) -> None:
        self.id = id
        self.name = name
        self.points = points
        self.slots = slots
        self.effect = effect
        self.words = words  # from a card file; empty: they are made from the slots
        self.needs: Message = plain(words) if words else slots_named(slots)
        self.infant_needs: Message = colours_named(slots)
        self.recipe = Recipe(slots)
        self.infant_recipe = Recipe(infant(slots))

    @property
    def deck(self) -> int:
        return self.points - LOWEST_POINTS

    @property
    def text(self) -> str:
        return " ".join(self.slots)


class CardSet:
    """The spells of a game, and how many copies of each potion type there are (4, except in the miniature)."""

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
    """The whole set; card files and records are checked alike. Clauses: MN-R3, MN-R39."""
    spells: list[Spell] = []
    for entry in entries:
        id = read_id(entry, spells)
        title = entry.told(SPELL_NAME)
        points = entry.number(POINTS)
        slots = read_recipe(entry)
        effect = EFFECTS.index(entry.told(EFFECT))
        words = entry.word("words") if entry.data.get("words", "") != "" else ""
        entry.only("words", "provenance")
        spells.append(Spell(id, title, points, slots, effect, words))
    if not 1 <= len(spells) <= MOST_SPELLS:
        file.fail(say("mn-no-spell-count", spells=len(spells), most=MOST_SPELLS))
    return CardSet(name, spells, potions)


def read_id(entry: Entry, taken: list[Spell]) -> str:
    id = entry.word("id")
    if not (id.isascii() and id.isalnum() and len(id) <= LONGEST_ID):
        entry.fail("id", say("mn-no-spell-id"))
    if id.upper() in [spell.id.upper() for spell in taken]:
        entry.fail("id", say("mn-no-id-twice"))
    return id


def read_recipe(entry: Entry) -> list[str]:
    """The slots of a recipe, checked against the grammar: a group and a number each."""
    value = entry.value("recipe")
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_SLOTS:
        entry.fail("recipe", say("mn-no-recipe", most=MOST_SLOTS))
    for slot in value:
        if not is_slot(slot):
            entry.fail("recipe", say("mn-no-slot", slot=short(slot), groups=GROUPS, marks=MARKS))
    return [str(slot) for slot in value]


def is_slot(slot: Any) -> bool:
    return isinstance(slot, str) and len(slot) == 2 and slot[0] in GROUPS and slot[1] in MARKS


def slots_named(slots: list[str]) -> Message:
    """A recipe in words, for sets without their own: red 1, one colour of any number …"""
    return say("list-commas", items=[slot_named(SLOT_COLOURS[slot[0]], slot[1]) for slot in slots])


def slot_named(colour: str, mark: str) -> Message:
    named = say(f"mn-colour-{colour}")
    if mark == "-":
        return say("mn-slot-open", colour=named)
    return say("mn-slot-number" if mark.isdigit() else "mn-slot-symbol", colour=named, mark=mark)


def colours_named(slots: list[str]) -> Message:
    """A recipe as Infant Students read it: two red, one yellow. Clauses: MN-136."""
    items: list[Message] = []
    for group in GROUPS:
        number = sum(slot[0] == group for slot in slots)
        if number:
            items.append(say(f"mn-some-{number}", potions=say(f"mn-of-{SLOT_COLOURS[group]}")))
    return say("list-commas", items=items)


def set_to_json(cards: CardSet) -> dict[str, Any]:
    return {"name": cards.name, "spells": [spell_to_json(spell) for spell in cards.spells], "potions": cards.potions}


def spell_to_json(spell: Spell) -> list[Any]:
    return [spell.id, spell.name, spell.points, spell.slots, EFFECTS[spell.effect], spell.words]


def set_to_file(cards: CardSet) -> dict[str, Any]:
    """The set as the tables of a card file."""
    names = [field.name for field in SPELL_FIELDS]
    spells = [dict(zip(names, spell_to_json(spell), strict=True)) for spell in cards.spells]
    for spell in spells:
        if not spell["words"]:
            del spell["words"]  # they are made from the recipe
    return {"name": cards.name, "spell": spells}


def warnings(cards: CardSet) -> list[CardWarning]:
    """Recipes that the potions of the game cannot fill, empty decks, and spells that are beaten in everything."""
    out: list[CardWarning] = []
    for place, spell in enumerate(cards.spells):
        lack = spell.recipe.missing(cards.potions)
        if lack:
            out.append(CardWarning("spell", place, "recipe", say("mn-warn-unmixable", spell=spell.id, elixirs=lack)))
        for other in cards.spells:
            if sorted(other.slots) == sorted(spell.slots) and other.points > spell.points:
                warned = say("mn-warn-dominated", spell=spell.id, other=other.id)
                out.append(CardWarning("spell", place, "points", warned))
                break
    for deck in range(DECKS):
        if all(spell.deck != deck for spell in cards.spells):
            out.append(CardWarning("", -1, "", say("mn-warn-empty-deck", points=deck + LOWEST_POINTS)))
    return out


def set_shown(cards: CardSet) -> dict[str, Any]:
    """The set for clients that draw the cards: recipes in English, then as messages, whole and for Infant Students."""
    spells = [
        [*spell_to_json(spell)[:-1], str(spell.needs), spell.needs.to_json(), spell.infant_needs.to_json()]
        for spell in cards.spells
    ]
    return {"name": cards.name, "spells": spells, "potions": cards.potions}


def set_from_json(data: dict[str, Any]) -> CardSet:
    """A card set from a record; raises BadCards if somebody has edited the record badly."""
    given = CardData(data, "name", "spells", "potions")
    potions = given.numbers("potions", TYPES, COPIES)
    if not any(potions):
        given.file.fail(say("mn-no-potions"))
    rows = given.rows("spells", "spell", "id", "name", "points", "recipe", "effect", "words")
    return with_spells(given.file, given.name(), potions, rows)


def house_set() -> CardSet:
    """The set that the game ships. The words of its recipes are messages."""
    cards = read_set(own_cards("novatus"))
    for spell in cards.spells:
        spell.needs = say(f"mn-recipe-{spell.id}")
    return cards


HOUSE: Final = house_set()

FAMILIES: Final = {
    "mn-recipe-": HOUSE.ids,
    "mn-colour-": list(SLOT_COLOURS.values()),
    "mn-of-": list(SLOT_COLOURS.values()),
    "mn-some-": [str(number) for number in range(1, MOST_SLOTS + 1)],
    **families("mn", TABLES),
}
