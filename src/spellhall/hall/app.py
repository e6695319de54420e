"""The application: routes, headers, errors, and what runs beside them."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from hmac import compare_digest
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from spellhall import __version__
from spellhall.games import problems
from spellhall.hall import (
    api,
    catalogues,
    docpages,
    fanout,
    herepages,
    measuring,
    pages,
    practising,
    puzzling,
    web,
    workshop,
)
from spellhall.hall.classes import api as classes
from spellhall.hall.classes.hearsay import AGAIN
from spellhall.hall.collector import Collector
from spellhall.hall.deals import api as deals
from spellhall.hall.doors import Doors
from spellhall.hall.limits import Limited
from spellhall.hall.logs import failure, note
from spellhall.hall.presence import LOOK
from spellhall.hall.service import Hall
from spellhall.hall.settings import Settings, settings_from
from spellhall.hall.sockets import UNSURE, play
from spellhall.hall.storage import Storage
from spellhall.hall.tournaments import api as tournaments
from spellhall.hall.troubles import STORAGE_TROUBLES
from spellhall.hall.upkeep import Upkeep
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.messages import Message, as_message, say
from spellhall.table.judge import TableError
from spellhall.table.seats import hashed
from spellhall.words.speech import speech

STATUS = {
    "missing": 404,
    "not_yours": 403,
    "not_host": 403,
    "stale": 409,
    "not_now": 409,
    "refused": 422,
    "ambiguous": 422,
    "unreadable": 422,
    "limit": 429,
    "storage": 503,
    "aside": 503,
    "outdated": 410,
    "malformed": 400,
}
CSP = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
    "Vary": "Accept-Language",
}


def problem(code: str, message: Message | str, clause: str = "", status: int | None = None) -> Response[dict[str, Any]]:
    body = {"code": code, "text": as_message(message), "clause": clause}
    return Response(body, status_code=status or STATUS.get(code, 400), headers=HEADERS)


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Every error is a code and a sentence; what went wrong inside stays inside."""
    if isinstance(error, NotFoundException) and web.wants_page(request):
        return web.lost(request, HEADERS)
    answer = answer_to(error)
    room = request.app.state.hall.rooms.get(request.path_params.get("table", ""))
    names = None if room is None else room.table.names
    answer.content["text"] = speech(api.language_of(request)).told(answer.content["text"], names)
    return answer


def answer_to(error: Exception) -> Response[dict[str, Any]]:
    if isinstance(error, Limited):
        answer = problem(error.code, error.message)
        answer.headers["Retry-After"] = str(error.after)
        return answer
    if isinstance(error, TableError):
        return problem(error.code, error.message, error.clause)
    if isinstance(error, SpellhallError):
        return problem("refused", error.message, status=422)
    if isinstance(error, STORAGE_TROUBLES):
        note("storage_failed")
        return problem("storage", UNSURE)
    if isinstance(error, HTTPException):
        words = {
            404: ("missing", say("hall-nothing-here")),
            405: ("malformed", say("hall-no-method")),
            413: ("limit", say("hall-too-long")),
        }
        code, sentence = words.get(error.status_code, ("malformed", say("hall-malformed")))
        return problem(code, sentence, status=error.status_code)
    if isinstance(error, RecursionError):
        return problem("malformed", say("hall-malformed"))
    failure("failed", error)
    return problem("failed", say("hall-failed"), status=500)


@get("/healthz", media_type=MediaType.JSON, tags=["operation"])
async def health(state: State) -> dict[str, str]:
    """Whether this process works and reaches its database."""
    hall: Hall = state.hall
    await hall.storage.count()
    return {"status": "ok", "version": __version__}


@get("/metrics", media_type=MediaType.TEXT, tags=["operation"], sync_to_thread=False, responses=api.problems(403, 404))
def metrics(state: State, auth: api.Auth = None) -> str:
    """Numbers for Prometheus, for whoever has the token of the setting SPELLHALL_METRICS_TOKEN."""
    hall: Hall = state.hall
    wanted = hall.settings.metrics_token
    if not wanted:
        raise TableError("missing", say("hall-no-metrics"))
    if not compare_digest(api.token_of(auth), hashed(wanted)):
        raise TableError("not_yours", say("hall-metrics-not-yours"))
    gauges = {
        "tables_awake": float(len(hall.rooms)),
        "sockets_open": float(sum(state.open_sockets.values())),
        "commits": float(hall.storage.commits),
    }
    return hall.metrics.text(gauges)


async def every(seconds: float, work: Any) -> None:
    """Do something again and again; a failure (the database is away) is noted and tried again."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception as error:
            failure("housekeeping_failed", error)


async def listening(hall: Hall, shared: bool) -> None:
    """Hear what other processes have accepted; after a lost connection, read everything anew."""
    while True:
        try:
            if hall.storage.postgres:
                words = hall.classes.hearsay.neighbours.received
                await fanout.listen_postgres(hall.storage, hall.catch_up, hall.read_all_anew, words)
            elif shared:
                await fanout.watch_sqlite(hall.storage.file, hall.catch_up)
            else:
                return
        except Exception as error:
            failure("fanout_failed", error)
        await asyncio.sleep(0.5)
        for room in list(hall.rooms.values()):
            room.stale = True


@asynccontextmanager
async def running(app: Litestar) -> AsyncGenerator[None, None]:
    """Open the database, resume what is due, and put everything away at the end."""
    settings: Settings = app.state.settings
    sys.setswitchinterval(0.001)  # the thread that writes must not wait long for its turn
    collector = Collector()
    storage = Storage(settings)
    await storage.open()
    hall = Hall(settings, storage)
    await hall.classes.hearsay.neighbours.open()
    app.state.hall = hall
    app.state.open_sockets = {}
    upkeep = Upkeep(storage, settings.keep_days)

    async def tidy() -> None:
        hall.put_to_sleep()
        collector.round(storage.commits)
        await upkeep.tidy(set(hall.rooms))
        for each in hall.gatherings:
            await each.tidy()

    async def beat() -> None:
        await hall.presence.heartbeat(hall.rooms.values())

    async def look() -> None:
        await hall.presence.look(hall.rooms.values())

    jobs = [
        asyncio.create_task(every(0.5, hall.care.sweep)),
        asyncio.create_task(every(1, hall.classes.round)),
        asyncio.create_task(every(1, hall.tournaments.round)),
        asyncio.create_task(every(AGAIN, hall.classes.hearsay.again)),
        asyncio.create_task(every(60, hall.deals.round)),
        asyncio.create_task(every(4, beat)),
        asyncio.create_task(every(LOOK, look)),
        asyncio.create_task(every(20, tidy)),
        asyncio.create_task(listening(hall, settings.shared)),
    ]
    note("open", postgres=settings.postgres, version=__version__)
    for problem in problems():
        note("game_left_out", report=problem)
    try:
        yield
    finally:
        hall.closing = True
        for job in [*jobs, *hall.tasks]:
            job.cancel()
        hall.classes.hearsay.neighbours.close()
        hall.thinkers.close()
        hall.advisers.close()
        hall.reader.close()
        hall.reviewers.close()
        await storage.close()
        note("closed")


def counted(request: Request[Any, Any, Any]) -> None:
    """Every call of the interface counts for its address; the page's files do not. Raises Limited."""
    if request.url.path.startswith("/api"):
        request.app.state.hall.limits.call(api.caller_of(request))


def make_app(settings: Settings | None = None) -> Litestar:
    """The hall as an ASGI application; settings come from the environment unless they are given."""
    chosen = settings or settings_from(dict(os.environ))
    app = Litestar(
        [
            *api.HANDLERS,
            *classes.HANDLERS,
            *deals.HANDLERS,
            *tournaments.HANDLERS,
            *catalogues.HANDLERS,
            *practising.HANDLERS,
            *puzzling.HANDLERS,
            *pages.HANDLERS,
            *workshop.HANDLERS,
            *measuring.HANDLERS,
            *web.HANDLERS,
            *docpages.HANDLERS,
            *herepages.HANDLERS,
            play,
            health,
            metrics,
        ],
        lifespan=[running],
        before_request=counted,
        exception_handlers={Exception: on_error},
        request_max_body_size=chosen.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Spellhall",
            version=__version__,
            description="Tables, games, rules and records of this hall. The socket is described in the protocol page.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        response_headers=HEADERS,
        state=State({"settings": chosen}),
        logging_config=None,
    )
    app.asgi_handler = Doors(app.asgi_handler, chosen, HEADERS)
    return app
