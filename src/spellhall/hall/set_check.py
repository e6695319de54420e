"""A card set looked at: its fields, what is wrong with it, and what looks wrong. It knows no network and no paper."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spellhall.games import game as find_game
from spellhall.hall.sets import CheckedSet, SetFace, SetField, SetProblem, SetTable, WantedSet
from spellhall.kernel.card_fields import described
from spellhall.kernel.card_problems import problems_of
from spellhall.kernel.card_writing import as_toml
from spellhall.kernel.cards import CardFile, check_bounds
from spellhall.kernel.errors import BadCards
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import say
from spellhall.kernel.rooms import room
from spellhall.words.speech import speech

FILE = "the card file"

Draw = Callable[[GameDefinition[Any], Any, WantedSet], list[SetFace]]


def file_of(cards: Any, bounded: bool = True) -> CardFile:
    """A card file from what a client sent; raises BadCards."""
    if isinstance(cards, str):
        return CardFile(FILE, cards, bounded)
    check_bounds(cards, FILE, bounded)
    if not isinstance(cards, dict):
        raise BadCards(say("cards-no-table"))
    return CardFile(FILE, as_toml({key: value for key, value in cards.items() if value is not None}), bounded)


def looked_at(game: str, wanted: WantedSet, language: str, draw: Draw | None) -> CheckedSet:
    """What is to be said of a set; raises BadCards. Where nobody draws, nothing can be printed."""
    found = find_game(game)
    if not found.card_tables():
        raise BadCards(say("cards-none-taken", game=found.title))
    told = speech(language).told
    given: CardFile | None = None
    problems: list[SetProblem] = []
    warnings: list[SetProblem] = []
    cards: Any = None
    try:
        if wanted.cards is not None:
            given = file_of(wanted.cards, False)
            problems = [
                SetProblem(one.table, one.index, one.field, told(one.in_form)) for one in problems_of(found, given)
            ]
        if not problems:
            cards = found.house_cards() if given is None else found.cards_from(given)
            warnings = [
                SetProblem(one.table, one.index, one.field, told(one.message)) for one in found.card_warnings(cards)
            ]
    except BadCards as error:
        problems = [SetProblem(error.table, error.index, error.field, told(error.message))]
    data = found.cards_to_file(cards) if cards is not None else given.data if given is not None else None
    toml = "" if data is None else as_toml(data)
    prints = draw is not None and room(found, "paper") is not None
    faces = draw(found, cards, wanted) if draw is not None and prints and cards is not None else []
    tables = [
        SetTable(
            table.name,
            table.least,
            table.most,
            [
                SetField(**field.to_json(), about=told(described(found.prefix, table.name, field.name)))
                for field in table.fields
            ],
        )
        for table in found.card_tables()
    ]
    return CheckedSet(tables, data, toml, problems, warnings, faces, prints)
