"""Every number of every card set has bounds, in every game, and the same ones for card files and for JSON."""

from __future__ import annotations

import copy
import json
from importlib.resources import files
from typing import Any

import pytest

from spellhall.games import all_games, game_ids
from spellhall.games import game as find_game
from spellhall.kernel.cards import MOST_NUMBER, CardFile
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import BadCards, SpellhallError

HOSTILE = [-1, 1_000, 10**6, 10**12, 10**20, 10**4000, 1 << 20_000, True, 1.5, float("inf"), "7", None, [], {}]
FILES_ALONE = {("spell.number", number) for number in (500, 501, 999)}
"""Refused in files alone: no combination of runes reaches them, but tables that are played with such a set go on."""
VALUES = [-1, 1, 2, 3, 4, 5, 20, 21, 99, 100, 500, 501, 999, 1_000, 10**12, 10**20, True, 1.5]

Path = tuple[str | int, ...]


def numbers_in(data: Any, path: Path = ()) -> list[Path]:
    """The places of all whole numbers of a card set."""
    if isinstance(data, int) and not isinstance(data, bool):
        return [path]
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else []
    return [found for key, value in items for found in numbers_in(value, (*path, key))]


def with_value(data: Any, path: Path, value: Any) -> Any:
    twin = copy.deepcopy(data)
    inner = twin
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return twin


def json_sets(game: str) -> list[Any]:
    made = find_game(game)
    sets = [made.miniature_cards(), *made.coverage_cards()]
    return [json.loads(json.dumps(made.cards_to_json(each))) for each in sets if made.cards_to_json(each) is not None]


@pytest.mark.parametrize("game", game_ids())
def test_every_number_of_every_set_is_bounded(game: str) -> None:
    """Either refused with a sentence, or the game can be dealt; never a hang, an overflow or a failure."""
    made = find_game(game)
    tried = 0
    for data in json_sets(game):
        for path in numbers_in(data):
            for value in HOSTILE:
                tried += 1
                try:
                    cards = made.cards_from(with_value(data, path, value))
                except BadCards as error:
                    assert str(error).endswith((".", "?"))
                    assert len(str(error)) < 400
                    continue
                shown = made.cards_to_json(cards)
                assert all(0 <= at(shown, place) <= MOST_NUMBER for place in numbers_in(shown))
    assert tried > 20 or not json_sets(game)


def at(data: Any, path: Path) -> int:
    for key in path:
        data = data[key]
    return int(data)


@pytest.mark.parametrize("game", game_ids())
def test_the_greatest_allowed_numbers_can_be_dealt(game: str) -> None:
    made = find_game(game)
    for data in json_sets(game):
        for path in numbers_in(data):
            for value in (99, 500, 999):
                try:
                    cards = made.cards_from(with_value(data, path, value))
                    setup = made.setup(made.seat_counts[0], {}, cards)
                except SpellhallError:
                    continue
                assert made.start(setup, Seeded("bounds")).state is not None


def kit_text(**changed: Any) -> str:
    made = find_game("spellcaster")
    data = {**made.cards_shown(made.house_cards()), **changed}
    return "\n".join(f"{key} = {toml(value)}" for key, value in data.items())


def toml(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def own_text(game: str) -> str:
    return (files(f"spellhall.games.{game}") / "cards.toml").read_text(encoding="utf-8")


FIELDS: list[tuple[str, str, Path]] = [
    ("mathwiz", "rune.copies", ("runes", 1)),
    ("mathwiz", "spell.number", ("spells", 0, 1)),
    ("mathemagician", "energy.copies", ("energy", 1)),
    ("mathemagician", "symbol.copies", ("symbols", 0)),
    ("mathemagician", "spell.casting_value", ("spells", 0, 2)),
    ("mathemagician", "spell.minimum", ("spells", 0, 3)),
    ("mathemagician", "spell.effect", ("spells", 0, 4)),
    ("novatus", "spell.points", ("spells", 0, 2)),
    ("spellcaster", "deal", ("deal",)),
    ("spellcaster", "keep", ("keep",)),
    ("spellcaster", "rounds", ("rounds",)),
]


def file_with(game: str, field: str, value: Any) -> str:
    """The game's own card file with another number in the first entry that has the field."""
    if game == "spellcaster":
        return kit_text(**{field: value})
    table, _, key = field.partition(".")
    text = own_text(game)
    start = text.index(f"[[{table}]]")
    lines = text[start:].splitlines()
    place = next(at for at, line in enumerate(lines) if line.replace(" ", "").startswith(f"{key}="))
    lines[place] = f"{key} = {toml(value)}"
    return text[:start] + "\n".join(lines)


def accepted(game: str, data: Any) -> bool:
    try:
        find_game(game).cards_from(data)
    except BadCards:
        return False
    return True


@pytest.mark.parametrize(("game", "field", "path"), FIELDS, ids=[f"{game}-{field}" for game, field, _ in FIELDS])
def test_card_files_and_json_have_the_same_rules(game: str, field: str, path: Path) -> None:
    made = find_game(game)
    whole = {
        key: value
        for key, value in made.cards_shown(made.house_cards()).items()
        if key not in ("effects", "order", "house")
    }
    if game == "novatus":
        whole["spells"] = [spell[:6] for spell in whole["spells"]]  # behind that, words for clients
    if game != "spellcaster":
        whole = with_value(whole, path, at(json.loads(json.dumps(whole)), path))
    for value in VALUES:
        if (field, value) in FILES_ALONE:
            continue
        from_file = readable(game, field, value)
        assert from_file == accepted(game, with_value(whole, path, value)), f"{field} = {value}"


def readable(game: str, field: str, value: Any) -> bool:
    try:
        return accepted(game, CardFile("it.toml", file_with(game, field, value)))
    except BadCards:
        return False


def test_every_game_with_card_sets_is_compared() -> None:
    """A new game with numbers on its cards must be added above (the duel's cards have their own tests)."""
    assert {game.id for game in all_games()} - {game for game, _, _ in FIELDS} == {"prestidigitators"}


def test_a_set_may_change_printed_cards_but_not_their_limits() -> None:
    duel = find_game("prestidigitators")
    whole = json.loads(json.dumps(duel.cards_shown(duel.house_cards())))
    for card in whole["cards"]:
        del card["id"]  # which words a client shows for it
    assert accepted("prestidigitators", whole)
    endless = {"name": "Endless", "energy": 1, "reaction": {"steps": [{"do": "move", "what": "self", "to": "another"}]}}
    for card in (
        endless,
        {**endless, "copies": 9},
        {"name": "Big", "energy": 99, "action": [{"do": "splay", "what": "foe"}]},
    ):
        assert not accepted("prestidigitators", {**whole, "cards": [*whole["cards"], card]})
    stronger = [{**card, "energy": 3} for card in whole["cards"]]
    assert accepted("prestidigitators", {**whole, "cards": stronger})
    beyond = [{**card, "energy": 4} for card in whole["cards"]]
    assert not accepted("prestidigitators", {**whole, "cards": beyond})
    for hand in (0, 6.0, 10, 12, 999):
        assert not accepted("prestidigitators", {**whole, "hand": hand})


BOMBS = {
    "a chain of names": "a." * 12_000 + "b=1",
    "a longer chain": "a." * 60_000 + "b=1",
    "a chain in a heading": "[" + "a." * 12_000 + "b]",
    "a chain in a table": "x = {" + "a." * 12_000 + "b=1}",
    "a chain with spaces": "a . " * 12_000 + "b=1",
    "a quoted chain": '"a b".' * 12_000 + "b=1",
    "lists in lists": "x = " + "[" * 50_000,
    "tables in tables": "x = " + "{a=" * 50_000,
    "a long number": "x = " + "9" * 100_000,
    "a long number in hex": "x = 0x" + "f" * 100_000,
    "many numbers": "x = [" + "1," * 90_000 + "]",
    "many keys": "\n".join(f"k{number} = 1" for number in range(15_000)),
    "too much": "# " + "x" * 300_000,
}


@pytest.mark.parametrize("text", BOMBS.values(), ids=BOMBS.keys())
def test_bombs_are_refused_before_they_are_read(text: str) -> None:
    for game in game_ids():
        with pytest.raises(BadCards):
            find_game(game).cards_from(CardFile("bomb.toml", text))
