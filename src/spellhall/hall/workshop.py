"""The workshop: a card set is checked, drawn and printed for whoever edits it. Nothing of it is stored."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.response import Response

from spellhall.games import game as find_game
from spellhall.hall.api import Call, Short, caller_of, hall_of, known, language_of, problems, while_heard
from spellhall.hall.set_check import file_of, looked_at
from spellhall.hall.sets import CheckedSet, SetFace, WantedPrint, WantedSet
from spellhall.kernel.game import GameDefinition
from spellhall.printing.facts import cards_for
from spellhall.printing.kit import kit_of
from spellhall.printing.layout import PAPERS
from spellhall.printing.make import Wish, grounded, printed
from spellhall.words.catalogues import languages


@post("/api/workshop/{game:str}", status_code=200, responses=problems(400, 404, 422, 429), tags=["cards"])
async def workshop(request: Call, game: Short, data: WantedSet) -> CheckedSet:
    """A card set checked and drawn: its fields, its problems, warnings, and its cards. Nothing is stored."""
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


def checked_set(game: str, wanted: WantedSet, language: str) -> CheckedSet:
    """Runs in the reader's process."""
    return looked_at(game, wanted, language, faces_of)


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
    if wanted.facts:
        cards = cards_for(found, wanted.facts)
    parts = tuple(wanted.parts)
    wish = Wish(wanted.paper, wanted.bleed, wanted.flip, wanted.saving, wanted.large, parts, spoken(wanted.lang))
    return printed(found, cards, wish)


def spoken(language: str) -> str:
    return language if language in languages() else "en"


HANDLERS = [workshop, print_set]
