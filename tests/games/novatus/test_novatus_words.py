"""The table and every event in plain sentences, and the board in a terminal."""

import re
from io import StringIO
from typing import Any

import pytest
from novatus_table import GAME, GRID, Table
from rich.console import Console

from spellhall.bots.roster import make_bot
from spellhall.games.novatus.telling import cylinder_place
from spellhall.games.novatus.terminal import board
from spellhall.kernel.chance import Seeded
from spellhall.kernel.sight import View
from spellhall.lab.playing import play_out
from spellhall.words.catalogues import languages
from spellhall.words.speech import ENGLISH, speech
from tabletop import described, told

NAMES = ["Ada", "Bob", "Cem", "Dora"]


def test_the_way_of_the_cylinder() -> None:
    """MN-121, MN-R5: clockwise around the grid."""
    assert [str(cylinder_place(place)) for place in (0, 4, 5, 9, 10, 14, 15, 19)] == [
        "above column 1",
        "above column 5",
        "right of row 1",
        "right of row 5",
        "below column 5",
        "below column 1",
        "left of row 5",
        "left of row 1",
    ]


def test_the_table_in_sentences() -> None:
    table = Table(
        f"open: N01 - N25\nspells 3:\n{GRID}marker: 1\ncube: 2 3\nhand A: R1 Y3\nhand B: B1 B2\nseen hand B: B1\n"
        "skulls A: G1\nitems B: EL CU\nwon B: N12\ndiscard: R4 R4 MW"
    )
    said = described(GAME, table.view("A"))
    for line in (
        "Turn 1: it is your turn.",
        "The Measuring Cylinder stands above column 2, on space 1 of 9.",
        "Open spell: Fizzum Popum, 2 points, needs two red, one yellow.",
        "No spell of 3 points is left.",
        "Row 1: red 1, red 2, yellow 2, blue 4, red 4.",
        "The cube lies on row 2, column 3.",
        "You have -1 point, 1 skull and 2 potions in hand.",
        "Your hand: red 1 and yellow 3.",
        "Your skulls: green 1.",
        "Seat B has 3 points, no skulls and 2 potions in hand. Spells: Stormus Teacuppus (3). Items: Elixir and Curse.",
        "Known of that hand: blue 1.",
        "In the discard pile: 2 × red 4 and 1 × Magic Wand.",
    ):
        assert line in said, said
    assert "Your hand" not in " ".join(described(GAME, GAME.view_for(table.state, -1)))


def test_what_a_thrower_and_a_caster_must_know_is_said() -> None:
    """MN-31, MN-125: how far the cube may scatter, what is laid down already, and that the end is near."""
    said = described(GAME, Table(f"phase: aim\n{GRID}").view("A"))
    assert "The cube is thrown from height 2: it may land up to 2 spaces too far up, down, left or right." in said
    said = described(GAME, Table(f"phase: aim\n{GRID}", throw_height=0).view("A"))
    assert "The cube is thrown from height 0: it lands where it is aimed." in said
    said = described(GAME, Table(f"phase: mix 2\nopen: N01 N11 N25\n{GRID}mix: R1\nhand A: R2 Y1").view("B"))
    assert "Laid down for a spell: red 1." in said
    said = described(GAME, Table(f"{GRID}marker: 9", finish_round=True).view("A"))
    assert "The Measuring Cylinder has arrived: this round is the last." in said


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        (
            {"event": "threw", "seat": 0, "target": "11", "space": "outside"},
            "Ada aims at row 1, column 1; the cube jumps out of the grid.",
        ),
        (
            {"event": "threw", "seat": 0, "target": "11", "space": "11"},
            "Ada aims at row 1, column 1; the cube lands right there.",
        ),
        (
            {"event": "threw", "seat": 0, "target": "11", "space": "23"},
            "Ada aims at row 1, column 1; the cube lands on row 2, column 3.",
        ),
        (
            {"event": "cast", "seat": 0, "spell": "N01", "mix": ["R1", "R2", "EL"]},
            "Ada casts Fizzum Popum with red 1, red 2 and an Elixir: 2 points!",
        ),
        ({"event": "took", "seat": 1, "cards": ["R1", "R2"]}, "Bob takes red 1 and red 2."),
        ({"event": "drew", "seat": 1}, "Bob draws a potion."),
        ({"event": "drew", "seat": 1, "card": "B4"}, "Bob draws blue 4."),
        ({"event": "drew_item", "seat": 1, "item": "EL", "to": 1}, "Bob draws an item: Elixir."),
        ({"event": "drew_item", "seat": 1, "item": "CU", "to": 2}, "Bob draws a Curse; it goes to Cem."),
        (
            {"event": "drew_item", "seat": 1, "item": "CU", "to": None},
            "Bob draws a Curse, but everybody has one; it is laid aside.",
        ),
        ({"event": "passed", "seat": 1, "to": 0}, "Bob passes a potion to Ada."),
        ({"event": "passed_skull", "seat": 1, "to": 0, "card": "G1"}, "Bob passes a skull to Ada: green 1."),
        ({"event": "healed", "seat": 0, "card": "R1"}, "Ada uses Healing Plants and is rid of a skull (red 1)."),
        ({"event": "curses_moved", "seats": []}, "Nobody has a Curse."),
        ({"event": "curses_moved", "seats": [2]}, "Every Curse moves to the left. Cursed now: Cem."),
        (
            {"event": "effect", "seat": 0, "effect": "Gous Backus"},
            "The back shows Gous Backus! The Measuring Cylinder moves one space back.",
        ),
        ({"event": "over", "scores": [3, -1]}, "The game is over. Points: Ada 3, Bob -1."),
    ],
)
def test_events_in_sentences(facts: dict[str, object], sentence: str) -> None:
    assert told(GAME, GAME.setup(3), {"clause": "", **facts}, NAMES) == sentence


@pytest.mark.parametrize("options", [{}, {"curses": 8, "elixirs": 8}, {"mode": "infant"}, {"cube": "uniform"}])
def test_whole_games_can_be_told(options: dict[str, object]) -> None:
    """Every event of random games is a sentence for everybody who hears it."""
    setup = GAME.setup(4, options)
    for number in range(3):
        heard = 0
        state = GAME.start(setup, Seeded(f"told{number}"))
        chance = Seeded(f"p{number}")
        while state.state.outcome is None:
            for event in state.events:
                for seat in range(-1, 4):
                    facts = event.told_to(seat)
                    if facts is not None:
                        sentence = told(GAME, setup, facts, NAMES)
                        assert sentence.endswith((".", "!")), facts
                        heard += 1
            seat = GAME.waiting(state.state)[0]
            choices = GAME.legal(state.state, seat)
            choice = choices[chance.below(len(choices), "x")]
            state = GAME.apply(state.state, seat, choice)
        assert heard > 100


@pytest.mark.parametrize("language", languages())
def test_all_choices_of_a_menu_have_different_words(language: str) -> None:
    """Equal potions may lie in one line: a menu must tell them apart, in every language and without notation."""
    speaks = speech(language)
    for number, options in enumerate(({"curses": 8, "elixirs": 8}, {"cube": "none", "take_rule": "all"}, {})):
        setup = GAME.setup(3, options)
        state = GAME.start(setup, Seeded(f"menu{number}")).state
        chance = Seeded(f"chosen{number}")
        verbs = set()
        for _ in range(150):
            if state.outcome is not None:
                break
            seat = GAME.waiting(state)[0]
            choices = GAME.legal(state, seat)
            view = GAME.view_for(state, seat)
            words = [speaks.say(GAME.tell_choice(view, choice), NAMES) for choice in choices]
            assert len(set(words)) == len(words), words
            assert not [text for text in words if re.search(r"\b(?:[RYGB][1-4]|[1-5][1-5]|EL|HP|MW|CU)\b|\{", text)]
            verbs |= {choice.verb for choice in choices}
            wanted = [choice for choice in choices if choice.verb not in ("done", "aim")] or choices
            state = GAME.apply(state, seat, wanted[chance.below(len(wanted), "x")]).state
        assert {"take", "cast", "lay", "done"} <= verbs


@pytest.mark.parametrize(
    ("position", "choice", "words"),
    [
        (f"phase: aim\n{GRID}", "aim 33", "Aim at row 3, column 3"),
        (f"phase: take\ncube: 1 1\n{GRID}", "take 11", "Take red 1: row 1, column 1"),
        (f"phase: take\ncube: 1 1\n{GRID}", "take 11 12 15", "Take red 1, red 2 and red 4: row 1, columns 1, 2 and 5"),
        (f"phase: take\ncube: 3 2\n{GRID}", "take 22 52", "Take yellow 1 and yellow 4: column 2, rows 2 and 5"),
        (f"open: N01 N11 N25\n{GRID}hand A: R1 R2 Y3", "cast 2", "Cast Fizzum Popum for 2 points"),
        (f"phase: mix 2\nopen: N01 N11 N25\n{GRID}mix: R1\nhand A: R2 Y1\nitems A: EL", "lay EL", "Lay down an Elixir"),
        (f"{GRID}items A: HP\nskulls A: G1", "heal G1", "Healing Plants: discard the skull green 1"),
        (f"{GRID}items A: MW\ndiscard: B4", "wand B4", "Magic Wand: fetch blue 4"),
        (f"{GRID}items A: CU\nhand A: R1 R2 R3", "lift", "Pay 2 potions to lift your Curse"),
        (f"{GRID}items A: CU\nhand A: R1 R2 R3", "give B", "Pay 3 potions to give your Curse to Bob"),
        (f"{GRID}", "done", "End your turn"),
    ],
)
def test_every_choice_has_words_of_its_own(position: str, choice: str, words: str) -> None:
    table = Table(position)
    found = GAME.find_choice(table.setup, choice, GAME.legal(table.state, 0))
    assert ENGLISH.say(GAME.tell_choice(table.view("A"), found), NAMES) == words


def shown(view: View[Any]) -> str:
    console = Console(width=100, no_color=True, record=True, file=StringIO())
    console.print(board(view, NAMES))
    return console.export_text()


def test_the_board_shows_the_table_without_colour() -> None:
    table = Table(
        f"open: N01 N11 N25\n{GRID}marker: 6\ncube: 2 3\nhand A: R1 Y3\nhand B: B1 B2\nseen hand B: B1\nitems B: EL\n"
        "skulls A: G1\nwon A: N02\ndiscard: R4"
    )
    text = shown(table.view("A"))
    assert "Fizzum Popum" in text
    assert "[Y3]" in text  # the cube
    assert "G2 " in text
    assert "▮" in text  # the Cylinder
    assert "Your hand: R1 Y3" in text
    assert "Warmus Soupus" in text
    assert "R4×1" in text
    assert "Ada (you)" in text
    rows = [line for line in text.splitlines() if "▮" in line]
    assert len(rows) == 1
    assert " 2 " in rows[0]  # right of row 2
    assert "Your hand" not in shown(GAME.view_for(table.state, -1))


def test_names_are_shown_as_they_are() -> None:
    """Brackets in a name are no markup, and a long name still says who you are."""
    console = Console(width=100, no_color=True, record=True, file=StringIO())
    console.print(board(Table(GRID).view("A"), ["Bartholomew the Great", "[/red] [b]"]))
    text = console.export_text()
    assert "A Bartholome (you)" in text
    assert "B [/red] [b]" in text


def test_the_board_says_what_is_laid_down_and_that_the_end_is_near() -> None:
    """MN-70, MN-125."""
    assert "Laid down: R1" in shown(Table(f"phase: mix 2\nopen: N01 N11 N25\n{GRID}mix: R1\nhand A: R2 Y1").view("B"))
    assert "the last round" in shown(Table(f"{GRID}marker: 9", finish_round=True).view("A"))


def test_the_board_fits_into_a_hundred_columns_in_whole_games() -> None:
    setup = GAME.setup(4, {"elixirs": 8, "curses": 8})
    bots = [make_bot("random", GAME, f"w{seat}") for seat in range(4)]
    state, _ = play_out(GAME, setup, "wide", bots)
    text = shown(GAME.view_for(state, 0))
    assert max(len(line) for line in text.splitlines()) <= 100
    assert "over after" in text
