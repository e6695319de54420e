"""The REST interface of tournaments."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from typing import Annotated

from litestar import MediaType, get, post
from litestar.params import Parameter
from litestar.response import Response, Stream

from spellhall.hall.api import Auth, Call, Short, caller_of, hall_of, language_of, limited, problems, token_of
from spellhall.hall.pages import code_picture
from spellhall.hall.service import Hall
from spellhall.hall.tournaments import messages as wire
from spellhall.hall.tournaments.results import header_of, results_csv
from spellhall.hall.tournaments.rooms import ContestRoom
from spellhall.kernel.messages import say
from spellhall.table.judge import TableError
from spellhall.table.recording import whole_record


@post("/api/tournaments", responses=problems(400, 404, 422, 429, 503), tags=["tournaments"])
async def open_tournament(request: Call, data: wire.NewTournament) -> wire.OpenedTournament:
    """Open a tournament. The answer holds the code for players and the organiser's token, which is shown only here."""
    limited(request, "tables")
    return wire.OpenedTournament(*await hall_of(request).tournaments.open(data.plan, data.bots))


@get("/api/tournaments/{tournament:str}", responses=problems(400, 403, 404, 429), tags=["tournaments"])
async def look_at_tournament(request: Call, tournament: Short, auth: Auth = None) -> wire.ContestMessage:
    """How things stand: players, meetings of this round and the table; for a player also where they sit."""
    tournaments = hall_of(request).tournaments
    kept = await tournaments.room(tournament, caller_of(request))
    with hall_of(request).limits.working(caller_of(request)):
        telling = await tournaments.telling(kept)
        made: wire.ContestMessage = telling(token_of(auth), language_of(request))
    return made


@post(
    "/api/tournaments/{tournament:str}/challenge",
    status_code=200,
    responses=problems(400, 403, 404, 429),
    tags=["tournaments"],
)
async def challenge(request: Call, tournament: Short, data: wire.WhoAmI) -> wire.Challenge:
    """What the holder of a key signs to enter."""
    caller = caller_of(request)
    return wire.Challenge(await hall_of(request).tournaments.challenge(tournament, data.key, caller))


@post(
    "/api/tournaments/{tournament:str}/players",
    responses=problems(400, 403, 404, 409, 422, 429, 503),
    tags=["tournaments"],
)
async def enter_tournament(request: Call, tournament: Short, data: wire.Enter) -> wire.EnteredPlayer:
    """Enter with a signed challenge. Whoever enters again with the same key goes on as the same player."""
    limited(request, "joins")
    tournaments = hall_of(request).tournaments
    token, player = await tournaments.join(tournament, data, caller_of(request))
    kept = await tournaments.room(tournament)
    return wire.EnteredPlayer(tournament, token, player, kept.room.players[player].name)


@post(
    "/api/tournaments/{tournament:str}/do",
    status_code=200,
    responses=problems(400, 403, 404, 409, 422, 429, 503),
    tags=["tournaments"],
)
async def act_in_tournament(
    request: Call, tournament: Short, data: wire.TournamentAct, auth: Auth = None
) -> wire.TournamentActed:
    """Do something in the tournament: most requests are the organiser's."""
    number = await hall_of(request).tournaments.act(tournament, token_of(auth), data.request, caller_of(request))
    return wire.TournamentActed(number)


@get("/api/tournaments/{tournament:str}/table.csv", media_type=MediaType.TEXT, tags=["tournaments"])
async def tournament_csv(request: Call, tournament: Short) -> Response[str]:
    """The table as CSV."""
    kept = await hall_of(request).tournaments.room(tournament, caller_of(request))
    return Response(results_csv(kept), media_type="text/csv")


@get("/api/tournaments/{tournament:str}/records", responses=problems(400, 404, 409, 429), tags=["tournaments"])
async def tournament_records(request: Call, tournament: Short) -> Stream:
    """Everything of a tournament that is over, as JSON lines: the plan, what happened, and the record of every game.

    A game that was not played to its end has an empty record.
    The first line tells the secret from which all deals come, so anybody can work out the seeds and the table again.
    """
    limited(request, "reviews")
    kept = await hall_of(request).tournaments.room(tournament, caller_of(request))
    if kept.room.phase != "over":
        raise TableError("not_now", say("contest-record-later"))
    return Stream(records(hall_of(request), kept, caller_of(request)), media_type="application/jsonl")


async def records(hall: Hall, kept: ContestRoom, caller: str) -> AsyncGenerator[str, None]:
    """The lines of the file, game after game, so that nobody waits for all of them."""
    yield header_of(kept)
    for line in kept.room.lines:
        yield json.dumps(line, ensure_ascii=False) + "\n"
    for round, meets in enumerate(kept.room.meets):
        for place, meet in enumerate(meets):
            for game, id in enumerate(meet.tables):
                room = await hall.room(id)
                async with room.lock:
                    await hall.current(room)
                    with hall.limits.working(caller):
                        record = whole_record(room.table) if room.table.data.phase == "over" else []
                where = {"round": round + 1, "place": place, "game": game + 1, "seats": list(meet.seats(game))}
                yield json.dumps({**where, "record": [json.loads(line) for line in record]}, ensure_ascii=False) + "\n"
                await asyncio.sleep(0)


@get("/tournament/{code:str}/qr.svg", include_in_schema=False, sync_to_thread=False)
def tournament_code(request: Call, code: Annotated[str, Parameter(max_length=8)]) -> Response[bytes]:
    """The way into a tournament as a QR code."""
    return code_picture(request, f"/tournament/{code}")


HANDLERS = [
    open_tournament,
    look_at_tournament,
    challenge,
    enter_tournament,
    act_in_tournament,
    tournament_csv,
    tournament_records,
    tournament_code,
]
