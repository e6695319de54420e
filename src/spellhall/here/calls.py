"""What a hall answers over HTTP, for the page of this device: the same addresses, the same words."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from spellhall.games import game_ids
from spellhall.hall import messages as wire
from spellhall.hall.thinking import moment_shown, said
from spellhall.here.hall import Here
from spellhall.kernel.errors import BadRecord, SpellhallError
from spellhall.kernel.messages import Message, say
from spellhall.lessons.lessons import answer_lesson, lesson_of
from spellhall.puzzles.showing import answer_puzzle, puzzle_counts, puzzle_shown
from spellhall.table import feed
from spellhall.table.judge import TableError
from spellhall.table.recording import finished_record, view_record, whole_record
from spellhall.table.replays import read_text, replay_of
from spellhall.table.seats import hashed
from spellhall.words.speech import KEYS, speech

encode = msgspec.json.Encoder().encode
SPEAKS = speech(KEYS)  # the page makes its sentences itself
REVIEW_MILLISECONDS = 12_000


class Call:
    """One request: where to, with what, and by whom."""

    def __init__(self, address: str, body: str, token: str) -> None:
        parts = urlsplit(address)
        self.words = [unquote(part) for part in parts.path.split("/") if part][1:]  # without "api"
        self.query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        self.body = body
        self.token = hashed(token) if token else ""

    def number(self, name: str) -> int | None:
        try:
            return int(self.query[name]) if name in self.query else None
        except ValueError:
            raise TableError("malformed", say("hall-malformed")) from None

    def wanted(self, kind: Any) -> Any:
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, RecursionError, ValueError):
            raise TableError("malformed", say("hall-malformed")) from None


async def answer(here: Here, method: str, address: str, body: str = "", token: str = "") -> tuple[int, str]:
    """The status and the text of an answer; nothing is raised for what the page asks."""
    try:
        call = Call(address, body, token)
        work = found(method, call.words)
        if work is None:
            return problem("missing", say("hall-nothing-here"), 404)
        made = await work(here, call)
        return 200, made if isinstance(made, str) else encode(made).decode()
    except TableError as error:
        return problem(error.code, error.message, 422, error.clause)
    except SpellhallError as error:
        return problem("refused", error.message, 422)


def problem(code: str, message: Message, status: int, clause: str = "") -> tuple[int, str]:
    return status, encode(wire.Problem(code, SPEAKS.told(message), clause)).decode()


Work = Callable[[Here, Call], Awaitable[Any]]


def found(method: str, words: list[str]) -> Work | None:
    """What answers an address."""
    match method, words:
        case "POST", ["tables"]:
            return create
        case "GET", ["tables"]:
            return lobby
        case "POST", ["tables", _, "seats"]:
            return sit
        case "GET", ["tables", _]:
            return look
        case "GET", ["tables", _, "cards"]:
            return cards
        case "GET", ["tables", _, "text"]:
            return text_view
        case "POST", ["tables", _, "do"]:
            return act
        case "GET", ["tables", _, "record"]:
            return record
        case "GET", ["tables", _, "hint"]:
            return hint
        case "POST", ["reviews"]:
            return review
        case "POST", ["replays"]:
            return replay
        case "GET", ["lessons", _]:
            return lesson
        case "POST", ["lessons", _, _]:
            return try_lesson
        case "GET", ["puzzles"] | ["puzzles", _, _]:
            return puzzle
        case "POST", ["puzzles", _, _]:
            return try_puzzle
        case "GET", ["practice", "ways", _]:
            return aside
        case "POST", ["practice"] | ["practice", "code"] | ["workshop", _]:
            return aside
    return None


async def create(here: Here, call: Call) -> wire.Seated:
    data: wire.NewTable = call.wanted(wire.NewTable)
    known(data.game)
    return wire.Seated(**await here.create(data))


async def lobby(here: Here, call: Call) -> list[wire.TableInfo]:
    return []  # nobody else can come


async def sit(here: Here, call: Call) -> wire.Seated:
    return wire.Seated(**await here.sit(call.words[1], call.wanted(wire.Sit)))


async def look(here: Here, call: Call) -> feed.Welcome:
    room = await here.room(call.words[1])
    async with room.lock:
        audience = await here.audience_of(room, call.token, call.number("seat"))
        return feed.welcome(room.table, audience, SPEAKS)


async def cards(here: Here, call: Call) -> Any:
    table = (await here.room(call.words[1])).table
    return table.game.cards_in(table.setup)


async def text_view(here: Here, call: Call) -> list[Any]:
    room = await here.room(call.words[1])
    async with room.lock:
        audience = await here.audience_of(room, call.token, call.number("seat"))
        table = room.table
        if table.state is None:
            return []
        return [SPEAKS.told(line) for line in table.game.describe(table.game.view_for(table.state, audience))]


async def act(here: Here, call: Call) -> wire.Acted:
    data: wire.Act = call.wanted(wire.Act)
    made = await here.act(call.words[1], call.token, data.seat, data.request)
    if "text" in made:
        made["text"] = SPEAKS.told(made["text"])
    return wire.Acted(**made)


async def record(here: Here, call: Call) -> str:
    """The record of a game; `whole=1` asks for everything while it is still played, to go on with it in a hall."""
    room = await here.room(call.words[1])
    async with room.lock:
        audience = await here.audience_of(room, call.token, None)
        table, match = room.table, call.number("match")
        try:
            if table.data.phase == "over" or match not in (None, table.data.match):
                lines = finished_record(table, await here.all_entries(room.id), match)
            elif table.data.phase == "playing" and call.number("whole"):
                lines = whole_record(table)
            elif table.data.phase == "playing":
                lines = view_record(await here.all_entries(room.id), audience, SPEAKS)
            else:
                raise TableError("not_now", say("hall-no-record-yet"))
        except BadRecord as error:
            raise TableError("missing", error.message) from None
    return "\n".join(lines) + "\n"


async def hint(here: Here, call: Call) -> list[wire.Hint]:
    id = call.words[1]
    advice = await here.hint(id, call.token, call.number("seat"), call.number("step") or 1)
    return [wire.Hint(**said(each, SPEAKS, [], "words", "why")) for each in advice]


async def review(here: Here, call: Call) -> wire.Review:
    data: wire.WantedReview = call.wanted(wire.WantedReview)
    steps = read_text("The record", data.record).steps
    each = max(20, min(400, REVIEW_MILLISECONDS // max(1, len(steps))))
    made = await here.thinker("look_back", [data.record, None if data.seat is None else [data.seat], each])
    moments = [wire.Moment(**moment_shown(moment, SPEAKS, [])) for moment in made["moments"]]
    return wire.Review(made["game"], made["looked_at"], moments)


async def replay(here: Here, call: Call) -> Any:
    data: wire.WantedReplay = call.wanted(wire.WantedReplay)
    return replay_of(read_text("The record", data.record), data.seat, KEYS)


async def lesson(here: Here, call: Call) -> Any:
    return lesson_of(known(call.words[1]), KEYS)


async def try_lesson(here: Here, call: Call) -> Any:
    data: wire.Tried = call.wanted(wire.Tried)
    if not call.words[2].isdecimal():
        raise TableError("malformed", say("hall-malformed"))
    return answer_lesson(known(call.words[1]), int(call.words[2]), data.choice, KEYS, data.trail)


async def puzzle(here: Here, call: Call) -> Any:
    if len(call.words) == 1:
        return puzzle_counts(game_ids())
    return puzzle_shown(known(call.words[1]), call.words[2], KEYS)


async def try_puzzle(here: Here, call: Call) -> Any:
    data: wire.TriedPuzzle = call.wanted(wire.TriedPuzzle)
    return answer_puzzle(known(call.words[1]), call.words[2], data.choice, KEYS)


async def aside(here: Here, call: Call) -> Any:
    if call.words[0] == "workshop":
        known(call.words[1])
    from spellhall.here.more import answered

    return answered(call.words, call.body)


def known(game: str) -> str:
    if game not in game_ids():
        raise TableError("missing", say("hall-no-game", games=", ".join(game_ids())))
    return game
