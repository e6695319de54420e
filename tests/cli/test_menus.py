"""What stands on the screen can be typed: numbers, long lists, examples."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spellhall.cli.menus import PAGE, Menu
from spellhall.kernel.state import Choice

from .helpers import play_until, seated


@pytest.mark.parametrize("options", [{"board": "square-13"}, {"start": "free"}])
def test_placing_on_a_large_board_takes_a_number(
    tmp_path: Path, options: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    """More choices than fit on a page: none is refused because it is far down."""
    table = seated(tmp_path, "spellcaster", ["35", "quit"], **options)
    play_until(table, "place")
    menu, before = Menu(table.game, table.match.setup, table.match.decision(0).choices), len(table.past)
    table.run()
    assert "Type a number." not in capsys.readouterr().out
    assert table.past[before].choice == menu.choices[34]


def test_every_number_of_a_long_list_is_a_choice(tmp_path: Path) -> None:
    table = seated(tmp_path, "spellcaster", [], board="square-13", start="free")
    choices = table.match.decision(0).choices
    menu = Menu(table.game, table.match.setup, choices)
    assert len(choices) > PAGE
    assert sorted(map(str, (menu.meant(str(at + 1)) for at in range(len(choices))))) == sorted(map(str, choices))
    assert [menu.meant(f"#{at + 1}") for at in range(len(choices))] == menu.choices


def test_a_long_list_is_shown_in_groups_and_pages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = seated(tmp_path, "spellcaster", ["?", "? 2", "list"], board="square-13", start="free")
    menu = Menu(table.game, table.match.setup, table.match.decision(0).choices)
    table.run()
    said = capsys.readouterr().out
    assert f"There are {len(menu.choices)} choices:" in said
    assert f"Page 1 of {menu.pages}; '? 2' shows the next one." in said
    assert f"Page 2 of {menu.pages}" in said
    numbers = {int(number) for number in re.findall(r"^  (\d+): ", said, flags=re.MULTILINE)}
    assert numbers == set(range(1, len(menu.choices) + 1))  # `list` shows all of them


def test_a_group_is_shown_by_its_word(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = seated(tmp_path, "mathemagician", ["? draw"])
    table.run()
    said = capsys.readouterr().out
    assert said.count(": draw EEESS") == 2  # with the question, and when asked for


@pytest.mark.parametrize("arithmetic", ["practice", "strict"])
def test_a_claim_is_the_number_that_was_typed(
    tmp_path: Path, arithmetic: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """MW-98: the question is for a number, so no list puts other numbers beside it."""
    table = seated(tmp_path, "mathwiz", ["1", "?", "33"], arithmetic=arithmetic)
    table.run()
    said = capsys.readouterr().out
    assert not re.search(r"\d+: =", said)
    assert [step.choice for step in table.past if step.choice.verb == "claim"][:1] == [Choice("claim", (33,))]


def test_a_card_is_no_number_of_the_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In a duel of sums 4 is the card; #4 is the fourth choice."""
    position = "row A: 4+9-\nrow B: 3+\nhand A: 1 2 5 + -\nhand B: 7 8 9 + +"
    table = seated(tmp_path, "mathemagician", ["5", "#1"], position)
    first = table.match.decision(0).choices[0]
    table.run()
    said = capsys.readouterr().out
    assert "#1: " in said
    assert "'5' can mean several things now: 5 on A or 5 on B." in said
    assert table.past[0].choice == first


def test_examples_are_choices_that_can_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """After a cast that cannot be read no spell is named that the player does not have."""
    position = (
        "phase: cast\ntarget: 40\ncentre: S040\nunused A: S020 S060\nhand A: 2 3 4 5 6 7 8\nhand B: 2 3 4 5 6 7 8"
    )
    table = seated(tmp_path, "mathwiz", ["cast hocus", "cast S014x", "hocus"], position)
    offered = {table.text(choice) for choice in table.match.decision(0).choices}
    table.run()
    said = capsys.readouterr().out
    examples = re.findall(r"You can type for instance (.*)\.", said)
    assert len(examples) == 3
    for line in examples:
        assert set(re.split(r", | or ", line)) <= offered
    assert "S001" not in said
    assert "cast S014 " not in said


def test_a_number_outside_the_list_is_told_the_range(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = seated(tmp_path, "spellcaster", ["999", "#0"], board="square-13", start="free")
    last = len(table.match.decision(0).choices)
    table.run()
    said = capsys.readouterr().out
    assert f"There is no choice 999; the choices are 1 to {last}." in said
    assert f"There is no choice 0; the choices are 1 to {last}." in said


def test_a_number_that_means_nothing_gets_numbers_that_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Spaces of the grid have numbers of two digits: 7 is none of them, and 'a number' would be no help."""
    table = seated(tmp_path, "novatus", ["7"])
    while table.match.waiting() != [0]:
        table.let_bot_choose(table.match.waiting()[0])
    table.run()
    said = capsys.readouterr().out
    assert "You can type for instance 11, 12 or 13." in said
    assert "Type a number." not in said
