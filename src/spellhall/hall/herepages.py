"""The site that needs no hall, as a hall serves it at /here: what `make site` left in `build/site`, if it was run.

It is no part of the package, which it would make many times as large. What may be asked for is listed before anything
is sent, so an address is looked up and never becomes a path.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from spellhall.hall.web import EACH_TIME, FOR_EVER, TYPES, smallest

ROOT = Path(__file__).parents[3]
KINDS = {
    **TYPES,
    "ftl": "text/plain; charset=utf-8",
    "jpg": "image/jpeg",
    "mjs": "text/javascript",
    "png": "image/png",
    "py": "text/plain",
    "wasm": "application/wasm",
    "webp": "image/webp",
    "zip": "application/zip",
}
POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
"""The hall's own, and WebAssembly: without this word no browser runs Python."""

NOT_BUILT = (
    "<!doctype html><html lang='en'><meta charset='utf-8'><title>Spellhall</title><link rel='stylesheet' "
    "href='/hall.css'><main><h1>Playing without the hall is not set up here</h1><p>Run <code>make site</code> in a "
    "copy of the repository and start the hall again, or name the folder of a built site in SPELLHALL_HERE.</p>"
    "<p><a href='/'>Back to the hall</a></p></main></html>"
)


def place(setting: str) -> Path:
    """The folder of the site, whether it is there or not; in a working copy it is where the build puts it."""
    return Path(setting) if setting else ROOT / "build" / "site"


@cache
def listed(folder: Path) -> dict[str, Path]:
    """Every file of the site by its address; empty if it was not built."""
    if not (folder / "sw.js").is_file():
        return {}
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())
    return {path.relative_to(folder).as_posix(): path for path in files if path.suffix.lstrip(".") in KINDS}


@lru_cache(maxsize=256)
def packed(path: Path) -> tuple[bytes, dict[str, bytes]]:
    """A file as it is, and as the build has compressed it."""
    beside = path.with_name(f"{path.name}.br")
    return path.read_bytes(), {"br": beside.read_bytes()} if beside.is_file() else {}


def sent(request: Request[Any, Any, State], state: State, name: str) -> Response[bytes]:
    found = listed(place(state.settings.here)).get(name)
    if found is None:
        raise NotFoundException
    lasting = name.startswith(("assets/", "python-"))  # such names change with what is in the file
    headers = {"Cache-Control": FOR_EVER if lasting else EACH_TIME, "Content-Security-Policy": POLICY}
    body = smallest(request, *packed(found), headers)
    return Response(body, media_type=KINDS[found.suffix.lstrip(".")], headers=headers)


@get("/here", include_in_schema=False, sync_to_thread=True)
def entrance(request: Request[Any, Any, State], state: State) -> Response[Any]:
    """The page, or one that says how to build it. Its files lie beside it, so its address ends with a slash."""
    if not listed(place(state.settings.here)):
        return Response(NOT_BUILT, media_type=TYPES["html"], status_code=404)
    raw = request.scope.get("raw_path") or b""
    return sent(request, state, "index.html") if raw.partition(b"?")[0].endswith(b"/") else Redirect("/here/")


@get("/here/{name:path}", include_in_schema=False, sync_to_thread=True)
def here_file(request: Request[Any, Any, State], state: State, name: str) -> Response[bytes]:
    """A file of the site."""
    return sent(request, state, name.removeprefix("/"))


HANDLERS = [entrance, here_file]
