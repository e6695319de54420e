"""The web client as the hall serves it: files that the build left in `hall/web`, compressed beforehand.

Names of assets contain a hash of what is in them, so a browser may keep them for ever; the page is asked for anew each
time. Every address of the client is answered with the same page, which then shows what the address names.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

ROOT = files("spellhall.hall") / "web"
TYPES = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "json": "application/json",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
LONGEST = 120  # characters of a file's name
FOR_EVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"

MISSING_PAGE = (
    "<!doctype html><html lang='en'><meta charset='utf-8'><title>Spellhall</title><link rel='stylesheet' "
    "href='/hall.css'><main><h1>The hall is open, but its page is not built</h1><p>Run <code>make web</code> and start "
    "the hall again. Programs can play by <a href='/api'>the interface</a> all the same.</p></main></html>"
)


class Kept:
    """One file in every form in which it can be sent."""

    def __init__(self, name: str, plain: bytes, packed: dict[str, bytes]) -> None:
        self.type = TYPES.get(name.rpartition(".")[2], "application/octet-stream")
        self.plain = plain
        self.packed = packed  # by content encoding, the best first


KEPT: dict[str, Kept] = {}


def kept(name: str) -> Kept | None:
    """A file of the client by its name; None if there is none of this name."""
    found = KEPT.get(name) or read(name)
    if found is not None and name.startswith("assets/"):  # such a name never gets another content
        KEPT[name] = found
    return found


def read(name: str) -> Kept | None:
    parts = name.split("/")
    if len(name) > LONGEST or not name.isprintable() or name.endswith((".br", ".gz")):
        return None
    if any(not part or part.startswith(".") for part in parts):
        return None
    place = ROOT.joinpath(*parts)
    if not place.is_file():
        return None
    folder = ROOT.joinpath(*parts[:-1])
    packed = {}
    for encoding, ending in (("br", "br"), ("gzip", "gz")):
        beside = folder / f"{parts[-1]}.{ending}"
        if beside.is_file():
            packed[encoding] = beside.read_bytes()
    return Kept(name, place.read_bytes(), packed)


def send(request: Request[Any, Any, Any], name: str, caching: str) -> Response[bytes]:
    """A file in the smallest form that the browser understands; raises NotFoundException."""
    file = kept(name)
    if file is None:
        raise NotFoundException
    headers = {"Cache-Control": caching}
    body = smallest(request, file.plain, file.packed, headers)
    return Response(body, media_type=file.type, headers=headers)


def smallest(request: Request[Any, Any, Any], plain: bytes, packed: dict[str, bytes], headers: dict[str, str]) -> bytes:
    """The first packed form that the caller understands, or else the plain one; the headers tell which."""
    accepted = [word.partition(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")]
    headers["Vary"] = "Accept-Encoding"
    for encoding, body in packed.items():
        if encoding in accepted:
            headers["Content-Encoding"] = encoding
            return body
    return plain


def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """The client's page."""
    if kept("index.html") is None:
        return Response(MISSING_PAGE, media_type=TYPES["html"])
    return send(request, "index.html", EACH_TIME)


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether it is a person's browser that looks for a page, and no program or script."""
    mine = not request.url.path.startswith(("/api", "/assets/"))
    return request.method == "GET" and mine and "text/html" in request.headers.get("accept", "")


def lost(request: Request[Any, Any, Any], headers: dict[str, str]) -> Response[Any]:
    """An address that nobody knows: the client's page says so in its own words."""
    answer = page(request)
    answer.status_code = 404
    answer.headers.update(headers)
    return answer


@get(
    ["/", "/t/{name:str}", "/new/{name:str}", "/replay", "/replay/{name:str}", "/learn/{name:str}", "/join", "/tables",
     "/settings", "/about", "/workshop/{name:str}", "/print/{name:str}", "/class", "/class/{name:str}", "/c/{name:str}",
     "/screen/{name:str}", "/report/{name:str}", "/poster/{name:str}",
     "/worksheets/{name:str}", "/practise", "/deal/{name:str}", "/puzzle", "/puzzle/{name:str}",
     "/puzzle/{name:str}/{day:str}", "/tournament", "/tournament/{name:str}", "/organise/{name:str}",
     "/projector/{name:str}", "/key"],
    include_in_schema=False,
    sync_to_thread=False,
)  # fmt: skip
def client(request: Request[Any, Any, Any]) -> Response[Any]:
    """Every address of the client; what it shows, the client decides."""
    return page(request)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """Scripts, styles and pictures of the client."""
    return send(request, f"assets/{name}", FOR_EVER)


@get(["/icon.svg", "/manifest.webmanifest"], include_in_schema=False, sync_to_thread=False)
def icon(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What a browser asks for by a fixed name."""
    return send(request, request.url.path.lstrip("/"), EACH_TIME)


HANDLERS = [client, asset, icon]
