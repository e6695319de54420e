"""The REST interface: games, rules, tables, records, statistics. The OpenAPI page is made from this."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, Parameter
from litestar.response import Response

from spellhall.bots.roster import names_for
from spellhall.games import game as find_game
from spellhall.games import game_ids, shelf
from spellhall.hall import messages as wire
from spellhall.hall.hinting import give_hint
from spellhall.hall.hours import now_ms
from spellhall.hall.limits import address_key
from spellhall.hall.service import Hall, new_seed
from spellhall.hall.stored import NO_TABLES
from spellhall.hall.thinking import look_back, moment_shown, said
from spellhall.hall.turns import HINT
from spellhall.kernel.chance import DEAL
from spellhall.kernel.errors import BadRecord
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import name_of
from spellhall.lessons.lessons import Lesson, LessonAnswer, answer_lesson, lesson_of
from spellhall.practice.games import practises
from spellhall.table import entries as log
from spellhall.table import feed
from spellhall.table.judge import TableError
from spellhall.table.phrases import PHRASES
from spellhall.table.recording import finished_record, view_record
from spellhall.table.replays import Replay, read_text
from spellhall.table.seats import hashed
from spellhall.words.rulebook import rulebook
from spellhall.words.speech import Spoken, speech, wanted_language

Call = Request[None, None, State]
Auth = Annotated[str | None, HeaderParameter(name="Authorization", max_length=120)]
Short = Annotated[str, Parameter(max_length=80)]
Answer = TypeVar("Answer")
PROBLEMS = {
    400: "The request is not written as this page says.",
    403: "The token does not allow this.",
    404: "There is no such game, table, code or record.",
    409: "Not now, or somebody was faster.",
    422: "A rule forbids it, or the choice cannot be read.",
    429: "Too many tries in a short time.",
    503: "The hall cannot write to its storage now.",
}


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """What else a call may answer, for the OpenAPI page."""
    return {code: ResponseSpec(wire.Problem, generate_examples=False, description=PROBLEMS[code]) for code in codes}


def hall_of(request: Call) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def token_of(header: str | None) -> str:
    """The hashed token of `Authorization: Bearer …`, or an empty text."""
    if header is None:
        return ""
    word, _, token = header.partition(" ")
    return hashed(token.strip()) if word.lower() == "bearer" and token.strip() else ""


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language that the caller wants its sentences in."""
    return wanted_language(request.headers.get("accept-language", ""))


def caller_of(request: Request[Any, Any, Any]) -> str:
    """Who pays for a request."""
    return address_key(request.client.host if request.client else "")


def limited(request: Call, kind: str) -> None:
    """Slow down whoever makes too many tables or tries too many codes; raises Limited."""
    hall_of(request).limits.take(kind, caller_of(request))


async def while_heard(request: Call, work: Coroutine[Any, Any, Answer]) -> Answer:
    """What is worked out for a caller who may have to wait for it. Whoever hangs up leaves the queue."""
    working = asyncio.ensure_future(work)
    hanging_up = asyncio.ensure_future(hung_up(request))
    try:
        await asyncio.wait((working, hanging_up), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise HTTPException(status_code=499)  # nobody hears this
    finally:
        working.cancel()
        hanging_up.cancel()


async def hung_up(request: Call) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def game_info(game: GameDefinition[object], language: str) -> wire.GameInfo:  # type: ignore[type-var]
    told = speech(language).told
    options = [
        wire.OptionInfo(
            each.name, each.default, told(game.option_words(each)), each.clause, each.values, each.low, each.high
        )
        for each in game.options
    ]
    return wire.GameInfo(
        game.id,
        game.title,
        told(game.message("about")),
        told(game.message("minutes")),
        told(game.message("age")),
        game.seat_counts,
        game.rules_version,
        names_for(game),
        options,
        practises(game),
    )


@get("/api/games", sync_to_thread=False, tags=["games"])
def games(request: Call) -> list[wire.GameInfo]:
    """All games of this hall with their options."""
    return [game_info(game, language_of(request)) for game in shelf()]


@get("/api/games/{game:str}", sync_to_thread=False, responses=problems(400, 404), tags=["games"])
def one_game(request: Call, game: Short) -> wire.GameInfo:
    """One game with its options."""
    return game_info(known(game), language_of(request))


@get("/api/games/{game:str}/clauses", sync_to_thread=False, responses=problems(400, 404), tags=["games"])
def clauses(request: Call, game: Short, words: Annotated[str, Parameter(max_length=200)] = "") -> list[wire.ClauseInfo]:
    """The rules of a game, clause by clause; with `words` only those that contain all of them."""
    found = rulebook(known(game).id, language_of(request)).search(words)
    return [wire.ClauseInfo(each.id, each.heading, each.text, each.source) for each in found if each.id]


@get("/api/games/{game:str}/cards", sync_to_thread=False, tags=["games"])
def house_cards(game: Short) -> Any:
    """The cards that the game ships, as clients show them."""
    found = known(game)
    return found.cards_shown(found.house_cards())


@get("/api/games/{game:str}/fields", sync_to_thread=False, responses=problems(400, 404), tags=["games"])
def fields(game: Short) -> wire.FieldsInfo:
    """The records of a game's state: their fields, and who may see each."""
    found = known(game)
    return wire.FieldsInfo(found.prefix.lower(), {name_of(kind): dict(kind.FIELDS) for kind in found.parts})


def known(id: str) -> GameDefinition[object]:  # type: ignore[type-var]
    if id not in game_ids():
        raise TableError("missing", say("hall-no-game", games=", ".join(game_ids())))
    return find_game(id)


@get("/api/phrases", sync_to_thread=False, tags=["tables"])
def phrases(request: Call) -> dict[str, str]:
    """What players can say to each other."""
    speaks = speech(language_of(request))
    return {id: speaks.say(Message(f"phrase-{id}", {})) for id in PHRASES}


@post("/api/tables", responses=problems(400, 404, 422, 429, 503), tags=["tables"])
async def create(request: Call, data: wire.NewTable) -> wire.Seated:
    """Set up a table. The answer holds the link, the join code and the token of the host."""
    limited(request, "tables")
    known(data.game)
    reader, caller = hall_of(request).reader, caller_of(request)
    past = await reader.past(data.record, data.step, data.game, caller) if data.record else None
    problem = data.clock.problem()
    if problem:
        raise TableError("malformed", problem)
    alone = data.sit and len(data.bots) == data.seats - 1 and past is None  # a friend may want to play the same deal
    entry = log.Created(
        now_ms(),
        data.game,
        data.seats if past is None else past.seats,
        data.options if past is None else past.options,
        data.cards if past is None else past.cards,
        "",
        data.clock,
        data.delay,
        data.public,
        data.auto,
        [] if past is None else past.lines,
        DEAL + new_seed() if alone or data.mirrored else new_seed(),
        mirrored=data.mirrored and past is None,
    )
    try:
        hall = hall_of(request)
        caller = caller_of(request)
        made = await hall.create(entry, data.name, data.bots, data.sit, data.seat, caller, data.share, data.face)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        raise TableError("malformed", say("no-card-set")) from None
    return wire.Seated(**made)


@get("/api/tables", tags=["tables"])
async def lobby(request: Call) -> list[wire.TableInfo]:
    """The public tables."""
    hall = hall_of(request)
    out = []
    for id in await hall.storage.lobby(60):
        data = (await hall.room(id)).table.data
        names = [seat.name for seat in data.seats if seat.kind != "empty"]
        out.append(wire.TableInfo(id, data.game, data.phase, len(data.seats), len(names), names))
    return out


@get("/api/codes/{code:str}", responses=problems(400, 404, 429), tags=["tables"])
async def by_code(request: Call, code: Short) -> wire.Found:
    """The table, class or tournament of a join code."""
    limited(request, "joins")
    row = await hall_of(request).storage.by_code(code.strip().upper()[:8])
    if row is None:
        raise TableError("missing", say("hall-no-code"))
    return wire.Found(row["id"], row["phase"] if row["phase"] in NO_TABLES else "table")


@post("/api/tables/{table:str}/seats", responses=problems(400, 403, 404, 409, 429, 503), tags=["tables"])
async def sit(request: Call, table: Short, data: wire.Sit) -> wire.Seated:
    """Take a seat before the start."""
    limited(request, "joins")
    hall = hall_of(request)
    made = await hall.sit(table, data.seat, data.name, data.token, caller_of(request), data.share, data.face)
    return wire.Seated(**made)


@get("/api/tables/{table:str}", responses=problems(400, 403, 404), tags=["tables"])
async def look(
    request: Call, table: Short, auth: Auth = None, seat: Annotated[int | None, Parameter(ge=-1, le=7)] = None
) -> feed.Welcome:
    """Everything that a seat (or, without a token, a spectator) may know now."""
    hall = hall_of(request)
    room = await hall.room(table, caller_of(request))
    async with room.lock:
        audience = await hall.audience_of(room, token_of(auth), seat)
        hall.presence.noticed(room, audience)
        seen = await hall.seen_table(room, audience, token_of(auth))
        with hall.limits.working(caller_of(request)):
            return feed.welcome(seen, audience, speech(language_of(request)))


@get("/api/tables/{table:str}/cards", tags=["tables"])
async def table_cards(request: Call, table: Short) -> Any:
    """The cards that are played with at this table, as clients show them."""
    found = (await hall_of(request).room(table, caller_of(request))).table
    return found.game.cards_in(found.setup)


@get("/api/tables/{table:str}/text", tags=["tables"])
async def text_view(
    request: Call, table: Short, auth: Auth = None, seat: Annotated[int | None, Parameter(ge=-1, le=7)] = None
) -> list[Spoken]:
    """What a seat (or, without a token, a spectator) sees, in plain sentences."""
    hall = hall_of(request)
    room = await hall.room(table, caller_of(request))
    async with room.lock:
        audience = await hall.audience_of(room, token_of(auth), seat)
        hall.presence.noticed(room, audience)
        seen = await hall.seen_table(room, audience, token_of(auth))
        if seen.state is None:
            return []
        speaks, names = speech(language_of(request)), seen.names
        with hall.limits.working(caller_of(request)):
            return [speaks.told(line, names) for line in seen.game.describe(seen.game.view_for(seen.state, audience))]


@post(
    "/api/tables/{table:str}/do",
    status_code=200,
    responses=problems(400, 403, 404, 409, 422, 429, 503),
    tags=["tables"],
)
async def act(request: Call, table: Short, data: wire.Act, auth: Auth = None) -> wire.Acted:
    """Do something at a table: the same requests as in the socket."""
    hall = hall_of(request)
    made = await hall.act(table, token_of(auth), data.seat, data.request, caller_of(request))
    if "text" in made:
        names = (await hall.room(table)).table.names
        made["text"] = speech(language_of(request)).told(made["text"], names)
    return wire.Acted(**made)


@get("/api/tables/{table:str}/record", responses=problems(400, 403, 404, 409, 429), tags=["records"])
async def record(
    request: Call,
    table: Short,
    auth: Auth = None,
    match: Annotated[int | None, Parameter(ge=1, le=10_000)] = None,
) -> Response[str]:
    """The record of a game: whole when it is over; before that, what this seat was told.

    At a table of a tournament it is whole when the round is over.
    """
    hall = hall_of(request)
    room = await hall.room(table, caller_of(request))
    async with room.lock:
        audience = await hall.audience_of(room, token_of(auth), None)
        hall.presence.noticed(room, audience)
        seen = await hall.seen_table(room, audience, token_of(auth))
        later = bool(seen.data.contest) and not await hall.tournaments.may_be_shown(seen.data.contest, room.id)
        entries = (await hall.all_entries(room.id))[: seen.data.number]
        try:
            with hall.limits.working(caller_of(request)):
                if later and seen.data.phase != "open":  # others may still play this deal
                    lines = view_record(entries, audience, speech(language_of(request)))
                elif seen.data.phase == "over" or match not in (None, seen.data.match):
                    lines = finished_record(seen, entries, match)
                elif seen.data.phase == "playing":
                    lines = view_record(entries, audience, speech(language_of(request)))
                else:
                    raise TableError("not_now", say("hall-no-record-yet"))
        except BadRecord as error:
            raise TableError("missing", error.message) from None
    return Response("\n".join(lines) + "\n", media_type="application/jsonl")


@get("/api/tables/{table:str}/hint", responses=problems(400, 403, 404, 409, 429), tags=["tables"])
async def hint(
    request: Call,
    table: Short,
    auth: Auth = None,
    seat: Annotated[int | None, Parameter(ge=0, le=7)] = None,
    step: Annotated[int, Parameter(ge=1, le=2)] = 1,
) -> list[wire.Hint]:
    """The best choices for the seat of the token, with estimates and reasons, within a second.

    Where the player is meant to work something out, the first step is a nudge without a choice, and the second names
    the choices; what is the player's own to answer is never told.
    """
    hall = hall_of(request)
    found = await while_heard(request, give_hint(hall, table, token_of(auth), seat, caller_of(request), step))
    names = (await hall.room(table)).table.names
    return [wire.Hint(**said(each, speech(language_of(request)), names, "words", "why")) for each in found]


@post("/api/reviews", status_code=200, responses=problems(400, 422, 429), tags=["records"])
async def reviews(request: Call, data: wire.WantedReview) -> wire.Review:
    """The moments of a finished game at which a clearly better choice existed, as that seat could have known it."""
    limited(request, "reviews")
    record = read_text("The record", data.record)
    seats = None if data.seat is None else [data.seat]
    each = max(20, min(400, 12_000 // max(1, len(record.steps))))
    job = (caller_of(request), "", HINT, 1.0)
    found = await while_heard(request, hall_of(request).reviewers.run(job, look_back, data.record, seats, each))
    speaks, names = speech(language_of(request)), [str(name) for name in found["names"]]
    moments = [wire.Moment(**moment_shown(moment, speaks, names)) for moment in found["moments"]]
    return wire.Review(found["game"], found["looked_at"], moments)


@post("/api/replays", status_code=200, responses=problems(400, 422, 429), tags=["records"])
async def replays(request: Call, data: wire.WantedReplay) -> Replay:
    """A record as views, changes and sentences: as a seat saw it, as spectators did (-1), or with everything open (-2).

    Nothing is stored.
    """
    return await hall_of(request).reader.replay(data.record, data.seat, language_of(request), caller_of(request))


@get("/api/lessons/{game:str}", sync_to_thread=True, responses=problems(400, 404), tags=["lessons"])
def lesson(request: Call, game: Short) -> Lesson:
    """How to play a game, step by step, each with a position and something to do."""
    known(game)
    return lesson_of(game, language_of(request))


@post(
    "/api/lessons/{game:str}/{step:int}",
    status_code=200,
    sync_to_thread=True,
    responses=problems(400, 404, 422, 429),
    tags=["lessons"],
)
def try_lesson(request: Call, game: Short, step: int, data: wire.Tried) -> LessonAnswer:
    """What comes of a choice in a lesson. Nothing is stored: every step has its own position."""
    known(game)
    with hall_of(request).limits.working(caller_of(request)):
        return answer_lesson(game, step, data.choice, language_of(request), data.trail)


@get("/api/statistics", tags=["records"])
async def statistics(request: Call) -> list[wire.Ended]:
    """How the games of this hall have ended."""
    rows = await hall_of(request).storage.statistics()
    return [wire.Ended(**{**row, "steps": round(float(row["steps"]), 2)}) for row in rows]


@get("/api/protocol.json", sync_to_thread=False, tags=["protocol"])
def protocol() -> dict[str, object]:
    """JSON Schema of all messages."""
    return wire.protocol_schema()


HANDLERS = [
    games,
    one_game,
    clauses,
    house_cards,
    fields,
    phrases,
    create,
    lobby,
    by_code,
    sit,
    look,
    table_cards,
    text_view,
    act,
    record,
    hint,
    reviews,
    replays,
    lesson,
    try_lesson,
    statistics,
    protocol,
]
