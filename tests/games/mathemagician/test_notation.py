"""Choices, positions and outcomes of chance as text."""

import pytest

from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import Ambiguous, BadPosition, Unreadable
from spellhall.kernel.positions import read_text, write_text

from .helpers import GAME, offered, placed

SETUP = GAME.setup(2)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("4 on A", "4 on A"),
        ("4a", "4 on A"),
        ("play 4 on b", "4 on B"),
        ("+b", "+ on B"),
        ("− on A", "- on A"),
        ("pull +7 at 8", "pull +7 at 8"),
        ("pull 7 + at 9", "pull 7+ at 9"),
        ("pull +1 at 120", "pull +1 at 120"),
        ("draw EEESS", "draw EEESS"),
        ("eess", "draw EESS"),
        ("e", "draw E"),
        ("draw 3,2", "draw EEESS"),
        ("Spell summon bees", "spell md-s13"),
        ("spell MD-S13", "spell md-s13"),
        ("remove b", "remove B"),
        ("none", "leave"),
        ("EXCHANGE", "exchange"),
        ("declare", "declare"),
        ("silent", "silent"),
        ("4 on A at 2", "4 on A at 2"),
        ("pull +7 from B", "pull +7 from B"),
        ("remove 2 from A", "remove 2 from A"),
    ],
)
def test_choices_are_read(text: str, written: str) -> None:
    assert GAME.write_choice(SETUP, GAME.read_choice(SETUP, text)[0]) == written


@pytest.mark.parametrize(
    "text",
    [
        "",
        "four on A",
        "4 on D",
        "pull 7",
        "draw",
        "spell nothing",
        "remove",
        "eeeeee",
        "0 on A",
        "0",
        "pull 0 7",
        "² on A",
    ],
)
def test_nonsense_is_unreadable(text: str) -> None:
    """MD-13: there is no numeral 0 either."""
    with pytest.raises(Unreadable):
        GAME.read_choice(SETUP, text)


def test_short_forms_need_one_meaning() -> None:
    state = placed("row A: 4\nrow B: 3+\nhand A: 1 2 3 + -")
    legal = GAME.legal(state, 0)
    assert GAME.write_choice(SETUP, GAME.find_choice(SETUP, "2", legal)) == "2 on B"
    both = placed("row A: 4\nrow B: 3\nhand A: 1 2 3 + -")
    with pytest.raises(Ambiguous, match=r"\+ on A or \+ on B"):
        GAME.find_choice(SETUP, "+", GAME.legal(both, 0))


def test_outcomes_of_chance() -> None:
    for text in ("energy 5", "symbol +", "symbol -", "spell md-s13", "cut 7", "lot 1"):
        assert GAME.write_chance(SETUP, *GAME.read_chance(SETUP, text)) == text
    assert GAME.read_chance(SETUP, "spell Summon Bees") == ("spell", 12)
    for text in ("energy x", "symbol 4", "spell none", "dice 4", "energy", "energy ²", "lot " + "9" * 5000, "cut 0"):
        with pytest.raises(Unreadable):
            GAME.read_chance(SETUP, text)


def test_a_position_is_written_and_read() -> None:
    state = placed("row A: 4+9-\nhand A: 1 2 + + -\nstrength B: 7\nspell A: Frog Rain\nstored B: md-s01 md-s30")
    text = write_text(GAME.write_position(state))
    again = GAME.place(SETUP, read_text(text), Seeded("again")).state
    assert GAME.digest(again) == GAME.digest(state)
    assert "row A: 4+9-\n" in text
    assert offered(again, 0) == offered(state, 0)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("row A: +4", "row A"),
        ("row A: 0+4", "row A"),
        ("row A: 4+" + "9" * 5000, "row A"),
        ("row A: 4 4+", "more cards|row A"),
        ("hand A: 0", "hand A"),
        ("hand A: ²", "hand A"),
        ("hand A: " + "9" * 5000, "hand A"),
        ("strength A: ²", "strength A"),
        ("energy discard: ²", "energy discard"),
        ("cuts: A²", "cuts"),
        ("cuts: A99", "cuts"),
        ("hand A: 9 9 9", "more cards 9 than"),
        ("spell A: Nothing", "spell A"),
        ("spell A: md-s01\nspell B: md-s01", "two places"),
        ("phase: lunch", "phase"),
        ("weather: fine", "not a field"),
        ("active: C", "active"),
        ("known A: 5", "known A"),
        ("symbols deck: 4", "symbols deck"),
    ],
)
def test_bad_positions(text: str, told: str) -> None:
    with pytest.raises(BadPosition, match=told):
        placed(text)


CHOOSING = "phase: choose\nstored A: md-s01 md-s02 md-s03\nstored B: md-s04 md-s05 md-s06\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("turn: -4", "turn"),
        ("strength A: -3", "strength A"),
        ("strength A: 0", "strength A"),
        ("fallen A: -1", "fallen A"),
        ("casts: -1", "casts"),
        ("pulled A: maybe", "pulled A"),
        ("fallen A: 1", "two players"),
        ("phase: end\nfallen A: 1\nfallen B: 1", "two players"),
        ("active:", "active"),
        ("phase: split\nchosen A: pass", "chosen A"),
        ("phase: split\nchosen A: draw E", "chosen A"),
        ("phase: split\nchosen A: sealed", "chosen A"),
        (CHOOSING + "chosen A: spell md-s04", "chosen A"),
        ("phase: choose", "stored A"),
        ("phase: refill\nhand A: 1 2 3 4 5", "hand A"),
        ("spell A:\nrow A: 3-\nhand A: 9", "spell A"),
        ("new spell: A\nspell A: md-s01", "spell A"),
        ("new spell: A\nstored A:", "stored A"),
        ("phase: over\nover by: MD-1", "over by"),
        ("phase: remove\nto remove: A\nrow A: 4", "to remove"),
    ],
)
def test_positions_that_cannot_be(text: str, told: str) -> None:
    """They are refused at once: nobody is asked for a choice that does not exist, and nothing runs for ever."""
    with pytest.raises(BadPosition, match=told):
        placed(text)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("active: B\nfallen B: 1\nstrength B: 0", "active"),
        ("fallen C: 1\nstrength C: 0\nrow C: 4", "row C"),
        ("phase: remove\nfallen C: 1\nstrength C: 0\nto remove: C\nrow A: 4", "to remove"),
        ("fallen C: 1\nstrength C: 3", "strength C"),
    ],
)
def test_the_knocked_out_have_nothing_left_to_do(text: str, told: str) -> None:
    """MD-120, MD-121."""
    with pytest.raises(BadPosition, match=told):
        placed(text, seats=3)
