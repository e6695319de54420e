"""The cards: 64 potions, 8 items, 30 house spells, and card files of one's own."""

from collections import Counter

import pytest
from novatus_table import GAME

from spellhall.games.novatus.cards import EFFECT_NAMES, EFFECTS, HOUSE, read_set, set_from_json, set_to_json
from spellhall.games.novatus.potions import CODES, ITEMS, TYPES, card_name, colour_of, number_of
from spellhall.kernel.cards import CardFile
from spellhall.kernel.errors import BadCards, BadOption
from spellhall.kernel.messages import message_from_json
from spellhall.words.speech import ENGLISH

ONE = """
name = "mine"
[[spell]]
id = "Z1"
name = "Zappus"
points = 2
recipe = ["R1", "*-"]
effect = "closed"
"""


def test_sixteen_types_of_potions_four_copies_each() -> None:
    """MN-1, MN-2, MN-R1: four colours, four numbers, 16 cards of each colour and of each number."""
    assert CODES[:TYPES] == [f"{colour}{number}" for colour in "RYGB" for number in (1, 2, 3, 4)]
    assert HOUSE.potions == [4] * 16
    for group in (colour_of, number_of):
        sizes = Counter(group(kind) for kind in range(TYPES) for _ in range(HOUSE.potions[kind]))
        assert sorted(sizes.values()) == [16, 16, 16, 16]


def test_the_items() -> None:
    """MN-8."""
    assert [str(card_name(kind)) for kind in ITEMS] == ["Healing Plants", "Elixir", "Magic Wand", "Curse"]
    assert [CODES[kind] for kind in ITEMS] == ["HP", "EL", "MW", "CU"]


def test_thirty_spells_in_three_decks() -> None:
    """MN-4, MN-6, MN-7: points 2 to 4, ten each; six effects on three spells each, twelve closed books."""
    assert Counter(spell.points for spell in HOUSE.spells) == {2: 10, 3: 10, 4: 10}
    backs = Counter(EFFECTS[spell.effect] for spell in HOUSE.spells)
    assert backs.pop("closed") == 12
    assert set(backs.values()) == {3}
    assert EFFECT_NAMES[1:] == [
        "Greateste Thieves",
        "Shakum Thingsis Up",
        "Unleashus Cursus",
        "Gous Backus",
        "Ciao Devilus",
        "Presentis For Youm",
    ]
    for points, closed in ((2, 5), (3, 4), (4, 3)):
        assert sum(spell.points == points and EFFECTS[spell.effect] == "closed" for spell in HOUSE.spells) == closed


def test_colours_and_numbers_are_balanced_in_every_deck() -> None:
    for points, colours, numbers in ((2, 4, 1), (3, 6, 2), (4, 6, 2)):
        slots = [slot for spell in HOUSE.spells if spell.points == points for slot in spell.slots]
        assert [sum(slot[0] == colour for slot in slots) for colour in "RYGB"] == [colours] * 4
        assert [sum(slot[1] == number for slot in slots) for number in "1234"] == [numbers] * 4


def test_more_points_need_more() -> None:
    """MN-5: recipes of more points have more slots on average, and none is shorter than those below."""
    sizes = [[len(spell.slots) for spell in HOUSE.spells if spell.points == points] for points in (2, 3, 4)]
    assert [min(size) for size in sizes] == [3, 4, 5]
    assert sum(sizes[0]) < sum(sizes[1]) < sum(sizes[2])


def test_every_recipe_can_be_met_and_has_words() -> None:
    for spell in HOUSE.spells:
        assert spell.recipe.missing([4] * TYPES) == 0, spell.id
        assert spell.infant_recipe.missing([4] * TYPES) == 0, spell.id
        assert str(spell.needs)


def test_a_file_of_ones_own() -> None:
    """MN-R3, MN-R39: any number of spells in any deck, at least one in all."""
    cards = read_set(CardFile("mine.toml", ONE))
    assert [spell.text for spell in cards.spells] == ["R1 *-"]
    assert str(cards.spells[0].needs) == "red 1, any colour of any number"
    assert str(cards.spells[0].infant_needs) == "one red, one of any colour"
    setup = GAME.setup(2, {}, cards)
    again = GAME.setup_from_json(GAME.setup_to_json(setup))
    assert set_to_json(again.cards) == set_to_json(cards)
    assert again.cards.spells[0].needs == cards.spells[0].needs


def test_a_file_may_bring_its_own_words() -> None:
    """They are said as they are, in every language, and a record keeps them."""
    cards = read_set(CardFile("mine.toml", ONE + 'words = "a red spark"\n'))
    again = set_from_json(set_to_json(cards))
    assert str(again.spells[0].needs) == "a red spark"


def test_clients_are_shown_recipes_in_english_and_as_messages() -> None:
    first = GAME.cards_shown(HOUSE)["spells"][0]
    assert first[:4] == ["N01", "Fizzum Popum", 2, ["R-", "R-", "Y-"]]
    assert first[5] == "two red, one yellow"
    assert first[6] == {"key": "mn-recipe-N01"}
    assert ENGLISH.say(message_from_json(first[7])) == "two red, one yellow"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"R1", "*-"', '"R5", "*-"', "mine.toml: line 3, spell Z1, field 'recipe': 'R5' is no slot"),
        ('"R1", "*-"', '"Q1"', "'Q1' is no slot"),
        ('["R1", "*-"]', "[]", "must be a list of 1 to 8 slots"),
        ('["R1", "*-"]', '"R1"', "must be a list of 1 to 8 slots"),
        ("points = 2", "points = 5", "must be a whole number from 2 to 4"),
        ('"closed"', '"boom"', "'boom' is not known"),
        ('"Z1"', '"Z 1"', "must be 1 to 12 letters and digits"),
        ("points = 2", "points = 2\nprice = 3", "field 'price': is not a known field"),
        ('name = "mine"', 'nam = "mine"', "'nam' is not a known key"),
    ],
    ids=lambda text: str(text)[:20],
)
def test_mistakes_in_a_file_are_named(old: str, new: str, message: str) -> None:
    with pytest.raises(BadCards) as error:
        read_set(CardFile("mine.toml", ONE.replace(old, new, 1)))
    assert message in str(error.value)


def test_a_recipe_may_need_an_elixir() -> None:
    """There are four of each potion; the fifth can only be an Elixir. Without enough of these the table refuses."""
    for recipe in ('["R1", "R1", "R1", "R1", "R1"]', '["Ka", "Ka", "Ka", "Ka", "Ka"]'):
        cards = read_set(CardFile("mine.toml", ONE.replace('["R1", "*-"]', recipe)))
        assert GAME.setup(2, {"elixirs": 1}, cards).cards is cards
        with pytest.raises(BadOption, match=r"can never be met: .* no Elixirs"):
            GAME.setup(2, {"elixirs": 0}, cards)
        assert GAME.setup(2, {"elixirs": 0, "mode": "infant"}, cards).cards is cards  # colours alone, sixteen of each


def test_an_id_twice_is_refused() -> None:
    with pytest.raises(BadCards, match="used twice"):
        read_set(CardFile("mine.toml", ONE + ONE.partition('"mine"')[2]))


def test_a_damaged_set_in_a_record_is_refused() -> None:
    whole = set_to_json(read_set(CardFile("mine.toml", ONE)))
    assert set_from_json(whole).ids == ["Z1"]
    for broken in (
        {**whole, "potions": [4] * 3},
        {**whole, "spells": []},
        {**whole, "spells": [["Z1", "Zappus", 2, ["R9"], "closed", ""]]},
        {**whole, "spells": [["Z1", "Zappus", 7, ["R1"], "closed", ""]]},
        {**whole, "spells": whole["spells"] * 2},
        {"name": "x"},
    ):
        with pytest.raises(BadCards, match="damaged"):
            set_from_json(broken)
    spell = whole["spells"][0]
    for broken in (
        {"spells": whole["spells"], "potions": whole["potions"]},
        {**whole, "potions": [float("inf")] * 16},
        {**whole, "spells": [spell, ["z1", *spell[1:]]]},
    ):
        with pytest.raises(BadCards, match="damaged"):
            set_from_json(broken)
