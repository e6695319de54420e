"""Pages beside the client: the interface for those who write programs, and a table's link as a QR code."""

from __future__ import annotations

import asyncio
from html import escape
from importlib.resources import files
from io import BytesIO
from typing import Any

import msgspec
import segno
from litestar import MediaType, Request, Response, get

from spellhall.hall.addresses import LOCAL, address_in_the_room
from spellhall.kernel.messages import say
from spellhall.table.judge import TableError

LONGEST_LINK = 300  # characters
REACH_PATIENCE = 0.5  # seconds in which a hall must hear itself from the network

FRAME = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="/hall.css">
<link rel="icon" href="data:,">
</head>
<body>
<header><p class="crest">Spellhall</p><nav><a href="/">Games</a> <a href="/api">API</a></nav></header>
<main>
{body}
</main>
</body>
</html>
"""


def page(title: str, body: str) -> Response[str]:
    return Response(FRAME.format(title=escape(title), body=body), media_type=MediaType.HTML)


@get("/api", include_in_schema=False, sync_to_thread=False)
def api_page(request: Request[Any, Any, Any]) -> Response[str]:
    """The OpenAPI description as a page that a person can read."""
    schema = request.app.openapi_schema.to_schema()
    rows = []
    for path, ways in sorted(schema["paths"].items()):
        for way, what in ways.items():
            told = escape(what.get("description") or what.get("summary") or "")
            rows.append(
                f"<tr><td><code>{way.upper()}</code></td><td><code>{escape(path)}</code></td><td>{told}</td></tr>"
            )
    body = (
        "<h1>The interface</h1><p>Everything that a person can do at a table, a program can do. The description for "
        'machines is <a href="/api/schema/openapi.json">openapi.json</a>, the messages of the socket '
        '<code>/ws</code> are in <a href="/api/protocol.json">protocol.json</a>.</p>'
        f"<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th></tr></thead>{''.join(rows)}</table>"
    )
    return page("Spellhall: the interface", body)


@get(["/t/{name:str}/qr.svg", "/deal/{name:str}/qr.svg"], include_in_schema=False, sync_to_thread=False)
def link_code(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """The link of a table or a deal as a QR code, for the phones of those who sit around one screen."""
    return code_picture(request, f"/{request.url.path.split('/')[1]}/{name[:40]}")


def code_picture(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """The link to a page of this hall as a QR code; raises TableError."""
    host, _, port = request.headers.get("host", "").partition(":")
    if host in LOCAL:  # a phone cannot reach this machine by that name
        host = address_in_the_room()
    link = f"{request.url.scheme}://{host}{':' if port else ''}{port}{path}"
    if len(link) > LONGEST_LINK:
        raise TableError("malformed", say("hall-link-too-long"))
    picture = BytesIO()
    segno.make(link, error="m").save(
        picture, kind="svg", scale=4, border=2, xmldecl=False, svgclass=None, lineclass=None
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


class Reach(msgspec.Struct, frozen=True):
    """Where other devices find this hall: empty if they cannot, or if the address that was used will do."""

    base: str


@get("/reach", include_in_schema=False)
async def reach(request: Request[Any, Any, Any]) -> Reach:
    """The hall's address in the network, for whoever opened it as this very machine; tried out before it is named."""
    server, client = request.scope.get("server"), request.client
    if server is None or client is None or client.host not in LOCAL:
        return Reach("")
    address, port = address_in_the_room(), server[1] or 80
    try:
        if address in LOCAL:
            return Reach("")
        async with asyncio.timeout(REACH_PATIENCE):
            _, writer = await asyncio.open_connection(address, port)
        writer.close()
    except OSError:  # a timeout is one, too
        return Reach("")
    return Reach(f"{request.url.scheme}://{address}:{port}")


@get("/hall.css", include_in_schema=False, sync_to_thread=False)
def style() -> Response[str]:
    """The look of these pages."""
    text = (files("spellhall.hall") / "hall.css").read_text(encoding="utf-8")
    return Response(text, media_type="text/css")


HANDLERS = [api_page, link_code, reach, style]
