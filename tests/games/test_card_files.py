"""Card files: the house set of every game as a file that is taken back, its fields declared once, and warnings."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from typer.testing import CliRunner

from spellhall.cli.app import app
from spellhall.games import game as find_game
from spellhall.games import game_ids
from spellhall.kernel.card_fields import WHOLE, described
from spellhall.kernel.card_problems import problems_of
from spellhall.kernel.card_writing import as_toml
from spellhall.kernel.cards import CardFile
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import BadCards
from spellhall.words.speech import speech


def run(*given: str) -> Result:
    return CliRunner().invoke(app, list(given))


GAMES = pytest.mark.parametrize("game", game_ids())


@GAMES
def test_the_house_set_is_a_file_that_is_taken_back(game: str, tmp_path: Path) -> None:
    """Written, read, written again: the same tables. A game can be dealt, and nothing is warned of."""
    made = find_game(game)
    path = tmp_path / "set.toml"
    assert run("cards", game, "--to", str(path)).exit_code == 0
    again = made.cards_from(CardFile("set.toml", path.read_text(encoding="utf-8")))
    assert made.cards_to_file(again) == made.cards_to_file(made.house_cards())
    assert made.card_warnings(again) == []
    made.start(made.setup(made.seat_counts[0], {}, again), Seeded("deal"))
    checked = run("cards", game, "--check", str(path))
    assert checked.exit_code == 0
    assert "Nothing is wrong" in checked.stdout


@GAMES
def test_every_declared_field_is_described_and_no_other_is_read(game: str) -> None:
    made = find_game(game)
    data = made.cards_to_file(made.house_cards())
    for table in made.card_tables():
        for language in ("en", "fr", "de"):
            for field in table.fields:
                told = speech(language).say(described(made.prefix, table.name, field.name))
                assert told.endswith(".")
        entries = data[table.name] if table.name else [{key: data[key] for key in data if not is_table(data[key])}]
        assert {key for entry in entries for key in entry} <= set(table.field_names)
        stray = with_field(data, table.name, "colour", "red")
        with pytest.raises(BadCards, match="colour"):
            made.cards_from(CardFile("stray", as_toml(stray)))


@GAMES
def test_ranges_are_those_that_are_declared(game: str) -> None:
    """The least and the greatest number are taken or refused for another reason; one more is refused by its field."""
    made = find_game(game)
    data = made.cards_to_file(made.house_cards())
    for table in made.card_tables():
        for field in [each for each in table.fields if each.kind == WHOLE]:
            for value in (field.low - 1, field.high + 1):
                given = with_field(data, table.name, field.name, value)
                with pytest.raises(BadCards) as refused:
                    made.cards_from(CardFile("range", as_toml(given)))
                assert re.search(rf"'{field.name}'|numbers? of a card set", str(refused.value)), str(refused.value)


def is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def with_field(data: dict[str, Any], table: str, field: str, value: Any) -> dict[str, Any]:
    """The same tables with one field of the first entry changed."""
    if not table:
        return {field: value, **{key: item for key, item in data.items() if key != field}}
    first, *others = data[table]
    return {**data, table: [{**first, field: value}, *others]}


WARNED = [
    ("mathwiz", "spell", {"number": 287}, "no combination of these runes makes exactly 287"),
    ("mathemagician", "spell", {"effect": 1, "minimum": 2, "casting_value": 6}, "is no harder to cast and does more"),
    ("novatus", "spell", {"recipe": ["R1", "R1", "R1", "R1", "R1"]}, "without an Elixir"),
    ("prestidigitators", "card", {"action": [{"do": "collapse", "what": "foe"}]}, "has no text"),
    ("spellcaster", "", {"deck": "2S 3S 4S 5S 6S 7S 8S 9S TS"}, "form the spell Teleport"),
]


@pytest.mark.parametrize(("game", "table", "fields", "sentence"), WARNED)
def test_a_card_that_looks_like_a_mistake_is_warned_of(
    game: str, table: str, fields: dict[str, Any], sentence: str, tmp_path: Path
) -> None:
    made = find_game(game)
    data = made.cards_to_file(made.house_cards())
    for field, value in fields.items():
        data = with_field(data, table, field, value)
    path = tmp_path / "odd.toml"
    path.write_text(as_toml(data), encoding="utf-8")
    checked = run("cards", game, "--check", str(path))
    assert checked.exit_code == 0
    assert sentence in checked.stderr


def test_a_bad_file_is_refused_with_its_place() -> None:
    made = find_game("mathwiz")
    data = made.cards_to_file(made.house_cards())
    with pytest.raises(BadCards) as refused:
        made.cards_from(CardFile("mine", as_toml(with_field(data, "spell", "effect", "louder"))))
    error = refused.value
    assert (error.table, error.index, error.field) == ("spell", 0, "effect")


@GAMES
def test_all_problems_are_told_at_once_each_with_its_field(game: str, tmp_path: Path) -> None:
    """Numbers outside their ranges and fields that nobody knows, in different cards; nothing else is told."""
    made = find_game(game)
    data = made.cards_to_file(made.house_cards())
    expected: set[tuple[str, str]] = set()
    for table in made.card_tables():
        for field in [each for each in table.fields if each.kind == WHOLE]:
            data = with_field(data, table.name, field.name, 5000)
            expected.add((table.name, field.name))
        if table.name:
            data[table.name][-1] = {**data[table.name][-1], "colour": "red"}
            expected.add((table.name, "colour"))
    path = tmp_path / "bad.toml"
    path.write_text(as_toml(data), encoding="utf-8")
    found = problems_of(made, CardFile("bad.toml", as_toml(data), False))
    assert {(one.table, one.field) for one in found} == expected
    assert all(one.index in (0, len(data[one.table]) - 1) for one in found if one.table)
    checked = run("cards", game, "--check", str(path))
    assert checked.exit_code == 1
    assert len(checked.stderr.splitlines()) == len(expected)
    assert all(f"'{field}'" in checked.stderr for _, field in expected)


def test_problems_that_only_the_reader_sees_are_told_together() -> None:
    """Three cards that the card language refuses, one that lacks a field, and a top that is none."""
    made = find_game("prestidigitators")
    data = made.cards_to_file(made.house_cards())
    cards = data["card"]
    cards[2]["action"] = [{"do": "tickle", "what": "foe"}]
    cards[4]["reaction"] = {"steps": [{"do": "move", "what": "self", "to": "nowhere"}]}
    del cards[6]["energy"]
    cards[7]["energy"] = 4
    cards[7]["copies"] = "two"
    found = problems_of(made, CardFile("bad", as_toml({**data, "hand": 40}), False))
    places = [(one.table, one.index, one.field.split("[")[0].split(".")[0]) for one in found]
    assert places == [
        ("", 0, "hand"),
        ("card", 2, "action"),
        ("card", 4, "reaction"),
        ("card", 6, "energy"),
        ("card", 7, "energy"),
        ("card", 7, "copies"),
    ]
    assert problems_of(made, CardFile("fine", as_toml(made.cards_to_file(made.house_cards())))) == []


def test_writing_keeps_every_sign_of_a_text() -> None:
    for text in ('quote " and \\ stroke', "line\nbreak\ttab", "bell \x07", "ÄŒ−×", ""):
        data = {"name": text, "spell": [{"id": text, "flags": [True, {"a": [1, "x"]}]}]}
        assert tomllib.loads(as_toml(data, ["a\nheading"])) == data
