"""The pages of the hall itself, without any script or request to elsewhere. The web client will take their place."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Any

from litestar import MediaType, Request, Response, get

from spellhall.games import all_games

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


@get("/", include_in_schema=False, sync_to_thread=False)
def front() -> Response[str]:
    """The games of this hall."""
    doors = []
    for game in all_games():
        seats = f"{game.seat_counts[0]} to {game.seat_counts[-1]}" if len(game.seat_counts) > 1 else "2"
        doors.append(
            f'<li class="door {escape(game.id)}"><h2>{escape(game.title)}</h2><p>{escape(game.about)}</p>'
            f"<p class='facts'>{seats} players · {escape(game.minutes)} minutes · {escape(game.age)}</p>"
            f'<p><a href="/api/games/{escape(game.id)}/clauses">The rules, clause by clause</a></p></li>'
        )
    body = (
        "<h1>Wizard card games, by the book</h1>"
        "<p>This hall keeps the tables. Programs and clients play by the documented protocol; "
        'in a terminal, <code>spellhall play</code> deals you in at once.</p><ul class="doors">'
        f"{''.join(doors)}</ul>"
        '<p><a href="/api">What a program can do here</a> · '
        '<a href="/api/protocol.json">messages as JSON Schema</a></p>'
    )
    return page("Spellhall", body)


@get("/t/{table:str}", include_in_schema=False, sync_to_thread=False)
def table_page(table: str) -> Response[str]:
    """Where a link to a table leads."""
    body = (
        "<h1>A table is waiting for you</h1><p>A client takes a seat with "
        f"<code>POST /api/tables/{escape(table[:40])}/seats</code> and plays over <code>/ws</code>. "
        '<a href="/api">How that works</a></p>'
    )
    return page("A table in Spellhall", body)


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


@get("/hall.css", include_in_schema=False, sync_to_thread=False)
def style() -> Response[str]:
    """The look of these pages."""
    text = (files("spellhall.hall") / "hall.css").read_text(encoding="utf-8")
    return Response(text, media_type="text/css")


HANDLERS = [front, table_page, api_page, style]
