"""Choices, positions and chance as text."""

import pytest
from novatus_table import GAME, GRID, Table

from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import Ambiguous, BadPosition, Unreadable
from spellhall.kernel.positions import read_text
from spellhall.kernel.state import Choice

SETUP = GAME.setup(2)


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("aim 33", Choice("aim", (12,))),
        ("place 55", Choice("place", (24,))),
        ("take 12 11", Choice("take", (0, 1))),
        ("TAKE 11, 12", Choice("take", (0, 1))),
        ("11 12", Choice("take", (0, 1))),
        ("cast 3", Choice("cast", (3,))),
        ("lay b4", Choice("lay", (15,))),
        ("lay EL", Choice("lay", (17,))),
        ("heal R1", Choice("heal", (0,))),
        ("wand Y1", Choice("wand", (4,))),
        ("lift", Choice("lift")),
        ("give B", Choice("give", (1,))),
        ("pay R2", Choice("pay", (1,))),
        ("lose MW", Choice("lose", (18,))),
        ("pass G1", Choice("pass", (8,))),
        (" Done ", Choice("done")),
    ],
)
def test_every_form_is_read(text: str, choice: Choice) -> None:
    assert GAME.read_choice(SETUP, text)[0] == choice
    again = GAME.write_choice(SETUP, choice)
    assert GAME.read_choice(SETUP, again) == [choice]


@pytest.mark.parametrize(
    "text",
    ["", "aim", "aim 60", "aim 11 12", "lay Q1", "give", "give Z", "give AB", "cast", "cast x", "cast ²", "fly"],
)
def test_nonsense_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read_choice(SETUP, text)


def test_short_forms_mean_what_is_asked() -> None:
    """A space alone is a target, a place or a potion to take; a card alone is laid, paid, passed or lost."""
    table = Table(f"phase: aim\n{GRID}", chance=("throw 0 0",)).do("A 33")
    assert table.field("cube") == "3 3"
    table.do("A 33")
    assert table.field("hand A") == "G4"
    table = Table(f"open: N01 N11 N25\n{GRID}hand A: R1 R2 Y3", chance=("*",)).do("A cast 2", "A R1", "A r2", "A y3")
    assert table.field("won A") == "N01"


def test_a_short_form_that_fits_twice_is_asked_back() -> None:
    with pytest.raises(Ambiguous):
        GAME.find_choice(SETUP, "11", [Choice("aim", (0,)), Choice("take", (0,))])


@pytest.mark.parametrize(
    "text", ["card R1", "card CU", "spell N05", "throw +1 -2", "throw +0 +0", "space 33", "first B"]
)
def test_chance_is_read_and_written(text: str) -> None:
    what, value = GAME.read_chance(SETUP, text)
    assert GAME.write_chance(SETUP, what, value) == text


@pytest.mark.parametrize("text", ["card Q9", "spell Z", "throw 5 0", "throw 1", "space 66", "first Z", "rune 5", ""])
def test_other_chance_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.read_chance(SETUP, text)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("row 1: R1 R2", "field 'row 1'"),
        ("row 1: R1 R2 R3 R4 EL", "field 'row 1'"),
        ("hand A: EL", "field 'hand A'"),
        ("hand A: R1 R1 R1 R1 R1", "more R1 than the game has"),
        ("items A: CU CU", "field 'items A'"),
        ("seen hand A: R1", "field 'seen hand A'"),
        ("open: N11 N12 N25", "field 'open'"),
        ("open: N01", "field 'open'"),
        ("won A: N01\nopen: N01 N11 N25", "field 'open'"),
        ("spells 2: N11", "field 'spells 2'"),
        ("phase: dance", "field 'phase'"),
        ("phase: pass cards", "field 'phase'"),
        ("phase: take", "field 'cube'"),
        ("phase: mix 5", "field 'phase'"),
        ("marker: 10", "field 'marker'"),
        ("hat: R1", "'hat' is not a field"),
        ("turn: x", "field 'turn'"),
        ("cube: 3", "field 'cube'"),
        ("told hand A: B:Q1", "field 'told hand A'"),
        ("sealed A: EL", "field 'sealed A'"),
        ("turn: ²", "field 'turn'"),
        ("turn: -1", "field 'turn'"),
        ("turn: 101", "field 'turn'"),
        ("cube: ² 1", "field 'cube'"),
        ("cube: --1 1", "field 'cube'"),
        ("cube: 10 1", "field 'cube'"),
        ("cast: maybe", "field 'cast'"),
        ("stirred: 7", "field 'stirred'"),
        ("aside: -1", "field 'aside'"),
        ("idle: -1", "field 'idle'"),
        ("marker: 9", "field 'marker'"),
        ("won A: N01\nwon B: N01", "field 'won'"),
        ("told hand A: B:R1", "field 'told hand A'"),
        ("told hand A: A:R1\nhand A: R1", "field 'told hand A'"),
        ("hand B: R1\nseen hand B: R1\ntold hand A: B:R1", "field 'told hand A'"),
        ("told skulls A: B:R1\nhand B: R1", "field 'told skulls A'"),
        ("phase: act now", "field 'phase'"),
        ("phase: aim", "field 'phase'"),
        ("phase: aim 3\nrow 1: R1 -- -- -- --", "field 'phase'"),
        ("phase: place 2\nrow 1: R1 -- -- -- --", "field 'phase'"),
        ("phase: take\ncube: 1 1", "field 'phase'"),
        ("phase: mix 23", "field 'phase'"),
        ("phase: mix 2", "field 'phase'"),
        ("phase: mix 2\nhand A: R1 R2 Y1\nitems A: CU", "field 'phase'"),
        ("phase: mix 2\nhand A: R1 R2 Y1\ncast: yes", "field 'phase'"),
        ("phase: mix 2\nmix: R1 R2 Y1\nhand A: R1", "field 'phase'"),
        ("mix: R1 R2", "field 'mix'"),
        ("phase: pay\nhand A: R1 R2", "field 'phase'"),
        ("phase: pay\nhand A: R1\nitems A: CU", "field 'phase'"),
        ("phase: pay A\nhand A: R1 R2 R3\nitems A: CU", "field 'phase'"),
        ("phase: pay\nhand A: R1 R2\nitems A: CU\npaid: R1 R1", "field 'paid'"),
        ("paid: R1", "field 'paid'"),
        ("phase: lose A", "field 'phase'"),
        ("phase: lose A A\nitems A: EL EL", "field 'phase'"),
        ("phase: pass cards\nhand A: R1\nhand B: R2\nsealed A: R3", "field 'sealed A'"),
        ("hand A: R1\nsealed A: R1", "field 'sealed A'"),
        ("phase: over MN-1", "field 'phase'"),
    ],
)
def test_mistakes_in_positions_are_named(position: str, message: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.place(SETUP, read_text(position), Seeded("x"))
    assert message in str(error.value)


def test_defaults_of_a_position() -> None:
    """What is left out: phase II of the first turn, nothing anywhere, and all other cards in the decks."""
    table = Table("")
    assert table.field("phase") == "act"
    assert table.field("turn") == "1"
    assert table.field("open") == "N01 N11 N21"
    assert table.state.deck.size == 72
    assert [deck.size for deck in table.state.spell_decks] == [9, 9, 9]
    assert table.field("height") == "2"
