"""The documentation as the hall serves it at /docs: files that `make docs` left in `hall/docs`, if it was run.

What may be asked for is listed before anything is sent, so an address is looked up and never becomes a path.
"""

from __future__ import annotations

import gzip
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from spellhall.hall.web import TYPES, smallest

PACKAGED = Path(__file__).parent / "docs"
KINDS = {**TYPES, "jpg": "image/jpeg", "png": "image/png", "py": "text/plain", "txt": "text/plain"}
TEXTS = ("css", "html", "js", "json", "svg", "py", "txt")
AN_HOUR = "public, max-age=3600"

NOT_BUILT = (
    "<!doctype html><html lang='en'><meta charset='utf-8'><title>Documentation · Spellhall</title>"
    "<link rel='stylesheet' href='/hall.css'><main><h1>The documentation is not built here</h1><p>Run "
    "<code>make docs</code> in a copy of the repository and start the hall again. Every game has its rules in the hall "
    "all the same: open a game and ask for its rules.</p><p><a href='/'>Back to the hall</a></p></main></html>"
)


def place(setting: str) -> Path:
    """The folder of the documentation, whether it is there or not."""
    return Path(setting) if setting else PACKAGED


@cache
def listed(folder: Path) -> dict[str, Path]:
    """Every file of the documentation by its address; empty if it was not built."""
    if not (folder / "index.html").is_file():
        return {}
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())
    return {path.relative_to(folder).as_posix(): path for path in files if path.suffix.lstrip(".") in KINDS}


@lru_cache(maxsize=64)
def packed(path: Path) -> tuple[bytes, dict[str, bytes]]:
    """A file as it is, and compressed if that helps."""
    plain = path.read_bytes()
    return plain, {"gzip": gzip.compress(plain, 6, mtime=0)} if path.suffix.lstrip(".") in TEXTS else {}


@get("/docs", include_in_schema=False, sync_to_thread=False)
def documentation(state: State) -> Response[Any]:
    """The first page, or a page that says how to build it."""
    if not listed(place(state.settings.docs)):
        return Response(NOT_BUILT, media_type=TYPES["html"], status_code=404)
    return Redirect("/docs/index.html")


@get("/docs/{name:path}", include_in_schema=False, sync_to_thread=True)
def document(request: Request[Any, Any, State], state: State, name: str) -> Response[bytes]:
    """A page, picture or script of the documentation."""
    found = listed(place(state.settings.docs)).get(name.removeprefix("/"))
    if found is None:
        raise NotFoundException
    headers = {"Cache-Control": AN_HOUR}
    body = smallest(request, *packed(found), headers)
    return Response(body, media_type=KINDS[found.suffix.lstrip(".")], headers=headers)


HANDLERS = [documentation, document]
