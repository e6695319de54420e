"""The workshop: a card set is checked, drawn and printed for whoever edits it. Nothing of it is stored."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.response import Response

from spellhall.games import game as find_game
from spellhall.hall.api import Call, Short, caller_of, hall_of, known, language_of, problems, while_heard
from spellhall.hall.sets import CheckedSet, SetFace, SetField, SetProblem, SetTable, WantedPrint, WantedSet
from spellhall.kernel.card_fields import described
from spellhall.kernel.card_writing import as_toml
from spellhall.kernel.cards import CardFile, check_bounds
from spellhall.kernel.errors import BadCards
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import say
from spellhall.kernel.rooms import room
from spellhall.printing.kit import kit_of
from spellhall.printing.layout import PAPERS
from spellhall.printing.make import Wish, grounded, printed
from spellhall.words.catalogues import languages
from spellhall.words.speech import speech

FILE = "the card file"


@post("/api/workshop/{game:str}", status_code=200, responses=problems(400, 404, 422, 429), tags=["cards"])
async def workshop(request: Call, game: Short, data: WantedSet) -> CheckedSet:
    """A card set checked and drawn: its fields, its problem, warnings, and its cards. Nothing is stored."""
    known(game)
    work = hall_of(request).reader.run(caller_of(request), checked_set, game, data, language_of(request))
    answer: CheckedSet = await while_heard(request, work)
    return answer


@post("/api/print/{game:str}", status_code=200, responses=problems(400, 404, 422, 429), tags=["cards"])
async def print_set(request: Call, game: Short, data: WantedPrint) -> Response[bytes]:
    """A card set as a PDF to print, with its backs, pieces and a summary of the rules. Nothing is stored."""
    known(game)
    made: bytes = await while_heard(request, hall_of(request).reader.run(caller_of(request), print_of, game, data))
    named = f'attachment; filename="{game}-{data.paper if data.paper in PAPERS else "cards"}.pdf"'
    return Response(
        made, media_type="application/pdf", headers={"Content-Disposition": named, "Cache-Control": "no-store"}
    )


def file_of(cards: Any) -> CardFile:
    """A card file from what a client sent; raises BadCards."""
    if isinstance(cards, str):
        return CardFile(FILE, cards)
    check_bounds(cards, FILE)
    if not isinstance(cards, dict):
        raise BadCards(say("cards-no-table"))
    return CardFile(FILE, as_toml({key: value for key, value in cards.items() if value is not None}))


def checked_set(game: str, wanted: WantedSet, language: str) -> CheckedSet:
    """Runs in the reader's process."""
    found = find_game(game)
    if not found.card_tables():
        raise BadCards(say("cards-none-taken", game=found.title))
    told = speech(language).told
    given: CardFile | None = None
    problem: SetProblem | None = None
    warnings: list[SetProblem] = []
    cards: Any = None
    try:
        if wanted.cards is not None:
            given = file_of(wanted.cards)
        cards = found.house_cards() if given is None else found.cards_from(given)
        warnings = [
            SetProblem(one.table, one.index, one.field, told(one.message)) for one in found.card_warnings(cards)
        ]
    except BadCards as error:
        problem = SetProblem(error.table, error.index, error.field, told(error.message))
    data = found.cards_to_file(cards) if cards is not None else given.data if given is not None else None
    toml = "" if data is None else as_toml(data)
    prints = room(found, "paper") is not None
    faces = faces_of(found, cards, wanted) if cards is not None and prints else []
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
    return CheckedSet(tables, data, toml, problem, warnings, faces, prints)


def faces_of(game: GameDefinition[Any], cards: Any, wanted: WantedSet) -> list[SetFace]:
    kit, style = kit_of(game, cards, spoken(wanted.lang), False)
    names = None if wanted.only is None else set(wanted.only)
    return [
        SetFace(deck.id, card.name, card.copies, grounded(card.face, style.ground(deck.tone)).to_json())
        for deck in kit.decks
        for card in deck.cards
        if names is None or card.name in names
    ]


def print_of(game: str, wanted: WantedPrint) -> bytes:
    """Runs in the reader's process; raises BadCards or BadOption."""
    found = find_game(game)
    cards = None if wanted.cards is None else found.cards_from(file_of(wanted.cards))
    parts = tuple(wanted.parts)
    wish = Wish(wanted.paper, wanted.bleed, wanted.flip, wanted.saving, wanted.large, parts, spoken(wanted.lang))
    return printed(found, cards, wish)


def spoken(language: str) -> str:
    return language if language in languages() else "en"


HANDLERS = [workshop, print_set]
