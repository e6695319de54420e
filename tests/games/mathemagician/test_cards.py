"""Components: the card set, its numbers, and card files (MD-12 to MD-21, MD-88, MD-R40)."""

import pytest

from spellhall.games.mathemagician.cards import HOUSE, SIGNS, read_set, set_from_json, set_to_json
from spellhall.games.mathemagician.rows import PLUS, numerals, sound, value
from spellhall.kernel.cards import CardFile
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import BadCards, BadOption

from .helpers import GAME, placed

SPELLS = "".join(
    f'[[spell]]\nid = "x{n}"\nname = "Spell {n}"\ncasting_value = {n}\nminimum = 1\neffect = 2\ninvocation = "!"\n'
    for n in range(1, 7)
)
FILE = f"""
name = "small"
[[energy]]
number = 1
copies = 9
[[energy]]
number = 12
copies = 9
[[symbol]]
sign = "+"
copies = 12
{SPELLS}
"""


def test_energy_and_symbols() -> None:
    """MD-13, MD-14, MD-15, MD-16: 27 numerals from 1 to 9 that add up to 117, 13 plus and 12 minus."""
    assert HOUSE.energy[:10] == [0, 4, 4, 4, 3, 3, 3, 2, 2, 2]
    assert sum(HOUSE.energy) == 27
    assert sum(number * copies for number, copies in enumerate(HOUSE.energy)) == 117
    assert dict(zip(SIGNS, HOUSE.symbols, strict=True)) == {"+": 13, "-": 12}


def test_spell_cards() -> None:
    """MD-17 and MD-18: every Spell has its five parts; the printed ones have their printed numbers."""
    assert len(HOUSE.ids) == len(set(HOUSE.ids)) == 36
    for place in range(36):
        assert HOUSE.names[place]
        assert HOUSE.invocations[place]
        assert min(HOUSE.values[place], HOUSE.minimums[place], HOUSE.effects[place]) >= 1
    printed = {HOUSE.names[at]: (HOUSE.values[at], HOUSE.minimums[at], HOUSE.effects[at]) for at in range(36)}
    assert printed["Burning Sparks"] == (9, 3, 4)
    assert printed["Summon Bees"] == (7, 3, 4)
    assert "Knock Back" in printed
    assert sum(HOUSE.effects) == 175
    assert len(set(zip(HOUSE.values, HOUSE.minimums, strict=True))) == 36
    assert [HOUSE.minimums.count(minimum) for minimum in (2, 3, 4, 5)] == [9, 12, 9, 6]


def ways(minimum: int) -> dict[int, int]:
    """Sound rows of so many numerals, by value."""
    found: dict[int, int] = {}
    level: list[list[int]] = [[number] for number in range(1, 10)]
    for _ in range(minimum - 1):
        grown = [[*row, sign, number] for row in level for sign in (PLUS, -1) for number in range(1, 10)]
        level = [row for row in grown if sound(row)]
    for row in level:
        assert numerals(row) == minimum
        found[value(row)] = found.get(value(row), 0) + 1
    return found


def test_every_spell_can_be_cast_at_its_minimum() -> None:
    """The ledger's numbers of ways, worked out again for minimums 2 and 3."""
    wanted = {
        2: {4: 8, 6: 8, 7: 8, 8: 8, 9: 8, 10: 9, 11: 8, 15: 4, 17: 2},
        3: {3: 97, 5: 108, 6: 112, 7: 115, 8: 117, 9: 118, 10: 108, 11: 101, 12: 94, 14: 80, 18: 52, 21: 28},
    }
    for minimum, counts in wanted.items():
        found = ways(minimum)
        spells = [at for at in range(36) if HOUSE.minimums[at] == minimum]
        assert {HOUSE.values[at]: found[HOUSE.values[at]] for at in spells} == counts


def test_four_types_of_cards_and_their_zones() -> None:
    """MD-12, MD-19, MD-20, MD-21: three decks, three discards, and per player hand, row, spell, store and Strength."""
    state = placed("row A: 4+\nrow B: 3\nhand A: 1 2 3 + -\nenergy discard: 9\nspell discard: md-s36")
    assert state.strength == [20, 20]  # the score cards
    inventory = GAME.inventory(state)
    assert inventory == HOUSE.energy + HOUSE.symbols + [1] * 36
    assert state.energy_deck.size == 27 - 2 - 3 - 1
    assert state.symbols_deck.size == 25 - 1 - 2
    assert state.spell_deck.size == 36 - 1 - 2 * 3
    assert [len(store) for store in state.stored] == [2, 2]


def test_a_refilled_deck_always_has_a_card() -> None:
    """MD-88: three hands of seven leave six numerals and four operators outside."""
    assert sum(HOUSE.energy) - 3 * 7 == 6
    assert sum(HOUSE.symbols) - 3 * 7 == 4


def test_a_card_file_is_read() -> None:
    """MD-R40, MD-R43: greater numerals are allowed, and energy_max = 9 leaves them in."""
    cards = read_set(CardFile("small.toml", FILE))
    assert cards.energy[12] == 9
    setup = GAME.setup(2, {}, cards)
    state = GAME.start(setup, Seeded("own cards")).state
    assert state.energy_deck.counts[12] == 9
    low = GAME.start(GAME.setup(2, {"energy_max": 6}, cards), Seeded("own cards")).state
    assert low.energy_deck.counts[12] == 0
    again = set_from_json(set_to_json(cards))
    assert set_to_json(again) == set_to_json(cards)
    with pytest.raises(BadOption, match="need 9"):
        GAME.setup(3, {}, cards)
    with pytest.raises(BadOption, match="0 spells"):
        GAME.setup(2, {"spell_pool": "apprentice"}, cards)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("casting_value = 3", "casting_value = 0", "field 'casting_value': must be a whole number from 1"),
        ("minimum = 1", "minimum = 0", "field 'minimum'"),
        ("effect = 2", "effect = 0", "field 'effect'"),
        ('sign = "+"', 'sign = "x"', "field 'sign'"),
        ("number = 12", "number = 1", "listed twice"),
        ("number = 12", "number = 0", "field 'number'"),
        ('id = "x2"', 'id = "x1"', "used twice"),
        ('id = "x2"', 'id = "no good"', "letters, digits"),
        ('invocation = "!"\n[[spell]]\nid = "x2"', 'effect_two = 1\n[[spell]]\nid = "x2"', "invocation"),
        ('name = "small"', 'size = 3\nname = "small"', "not a known key"),
        ('invocation = "!"', 'invocation = "!"\ndraws = 1', "not a known field"),
        ('invocation = "!"', 'invocation = "!"\napprentice = 1', "true or false"),
    ],
)
def test_a_bad_card_file_is_refused(old: str, new: str, told: str) -> None:
    """MD-R35, MD-R40."""
    assert old in FILE
    with pytest.raises(BadCards, match=told):
        read_set(CardFile("small.toml", FILE.replace(old, new, 1)))


def test_too_few_spells_are_refused() -> None:
    """MD-R40."""
    with pytest.raises(BadCards, match="even two players need 6"):
        read_set(CardFile("small.toml", FILE[: FILE.index('[[spell]]\nid = "x6"')]))


@pytest.mark.parametrize("damage", [[], [float("inf")], None, 5, "x"])
@pytest.mark.parametrize("field", ["energy", "symbols", "spells"])
def test_a_damaged_set_in_a_record_is_refused(field: str, damage: object) -> None:
    data = set_to_json(HOUSE)
    data[field] = [*data[field][:1], *damage] if isinstance(damage, list) else damage
    with pytest.raises(BadCards, match="damaged"):
        set_from_json(data)
