"""The message catalogues for clients that make their own sentences: the page, and whoever asks for keys."""

from __future__ import annotations

from functools import cache
from gzip import compress
from hashlib import blake2b
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from spellhall.games import game_ids
from spellhall.hall.web import smallest
from spellhall.kernel.messages import Message
from spellhall.words.catalogues import APART, COMMON, SOURCE, catalogue_text, languages, without_clauses
from spellhall.words.speech import ENGLISH, speech

Short = Annotated[str, Parameter(max_length=40)]
FLUENT = "text/plain; charset=utf-8"


@get("/api/words", sync_to_thread=False, tags=["words"])
def spoken_languages() -> dict[str, str]:
    """The languages of this hall, each with its own name."""
    name = Message("language-name", {})
    return {language: (ENGLISH if language == SOURCE else speech(language)).say(name) for language in languages()}


@get("/api/words/{language:str}", sync_to_thread=False, tags=["words"])
def common_words(request: Request[Any, Any, Any], language: Short) -> Response[bytes]:
    """What belongs to no game, as a Fluent file."""
    return sent(request, language, COMMON)


@get("/api/words/{language:str}/{game:str}", sync_to_thread=False, tags=["words"])
def game_words(request: Request[Any, Any, Any], language: Short, game: Short) -> Response[bytes]:
    """What a game says, as a Fluent file without the texts of its rules; or `balance`, what is said of card sets."""
    if game not in game_ids() and game not in APART:
        raise NotFoundException
    return sent(request, language, game)


def sent(request: Request[Any, Any, Any], language: str, part: str) -> Response[bytes]:
    """A catalogue, or that the caller's copy is still the same."""
    if language not in languages():
        raise NotFoundException
    plain, small, tag = packed(language, part)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    body = smallest(request, plain, {"gzip": small}, headers)
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers={"ETag": tag, "Vary": "Accept-Encoding"})
    return Response(body, media_type=FLUENT, headers=headers)


@cache
def packed(language: str, part: str) -> tuple[bytes, bytes, str]:
    """A catalogue as it is and by gzip, and a tag that changes with it."""
    body = without_clauses(catalogue_text(language, part)).encode()
    return body, compress(body, mtime=0), f'W/"{blake2b(body, digest_size=12).hexdigest()}"'


HANDLERS = [spoken_languages, common_words, game_words]
