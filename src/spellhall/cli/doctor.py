"""`spellhall doctor`: what is installed, compiled, built and reachable, one plain sentence for each."""

from __future__ import annotations

import asyncio
import importlib.metadata
import importlib.util
import json
import os
import platform
import shutil
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple
from urllib.request import urlopen

import typer

from spellhall import __version__, games
from spellhall.cli.shared import compiled
from spellhall.kernel.errors import SpellhallError

if TYPE_CHECKING:
    from spellhall.hall.settings import Settings

RESEARCH = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "pyarrow", "librt")
PREFIX = "SPELLHALL_"
BUILD_SETTINGS = ("COMPILE", "COMPILE_ALSO", "OPTIMISE")
PATIENCE = 5  # seconds for a server that does not answer
ROOM = 200_000_000  # bytes that should be free on the disk


class Finding(NamedTuple):
    """One thing that was looked at: `good`, `note` (works, but worth knowing) or `bad`."""

    kind: str
    about: str
    sentence: str


def doctor(
    host: Annotated[str, typer.Option(help="Where the hall would listen.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port of the hall.")] = 8170,
    data: Annotated[Path | None, typer.Option(help="The folder that keeps the tables.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Say what is installed, compiled, built and reachable. Changes nothing; ends with status 1 if something is broken.

    Example: spellhall doctor
    """
    found = list(examine(host, port, data))
    if as_json:
        print(json.dumps([finding._asdict() for finding in found], ensure_ascii=False, indent=1))
    else:
        for finding in found:
            mark = {"good": "  ", "note": "? ", "bad": "! "}[finding.kind]
            print(f"{mark}{finding.about}: {finding.sentence}")
        bad = sum(finding.kind == "bad" for finding in found)
        print("\nEverything works." if not bad else f"\n{bad} of {len(found)} points need care: those marked with !.")
    if any(finding.kind == "bad" for finding in found):
        sys.exit(1)


def examine(host: str, port: int, data: Path | None) -> Iterator[Finding]:
    """Everything, in the order in which one would look."""
    from spellhall.hall.settings import settings_from

    yield from installed()
    yield from known_games()
    environment = dict(os.environ)
    if data is not None:
        environment["SPELLHALL_DATA"] = str(data)
    try:
        settings = settings_from(environment)
    except SpellhallError as error:
        yield Finding("bad", "settings", str(error))
        return
    yield from unknown_settings(environment)
    yield from built(settings)
    yield from postgres(settings) if settings.postgres else sqlite(settings)
    yield from ways_in(host, port)


def installed() -> Iterator[Finding]:
    where = Path(__file__).parents[1]
    yield Finding("good", "Python", f"{platform.python_version()} on {platform.system()}, {platform.machine()}.")
    yield Finding("good", "Spellhall", f"{__version__}, installed in {where}.")
    if compiled():
        yield Finding("good", "engine", "compiled.")
    else:
        yield Finding(
            "note", "engine", "not compiled: the same games, but bots think more slowly. A compiled wheel is quicker."
        )
    lacking = sorted(set(missing_packages()))
    if lacking:
        yield Finding("bad", "packages", f"{', '.join(lacking)} missing; install Spellhall again with pip.")
    else:
        yield Finding("good", "packages", "all that Spellhall needs are there.")
    there = [name for name in RESEARCH if importlib.util.find_spec(name) is not None]
    if len(there) == len(RESEARCH):
        yield Finding("good", "research", "the research extra is installed.")
    else:
        yield Finding("good", "research", "the research extra is not installed (pip install 'spellhall[research]').")


def missing_packages() -> Iterator[str]:
    """What the package says that it needs on this machine, and what is not there."""
    try:
        wanted = importlib.metadata.requires("spellhall") or []
    except importlib.metadata.PackageNotFoundError:
        return  # run from its sources
    for line in wanted:
        requirement, _, condition = line.partition(";")
        elsewhere = "platform" in condition and (platform.system() == "Windows" or sys.platform == "emscripten")
        if "extra" in condition or elsewhere:
            continue
        name = requirement.split("[")[0].split(">")[0].split("=")[0].strip()
        try:
            importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            yield name


def known_games() -> Iterator[Finding]:
    ids = [one.id for one in games.shelf()]
    yield Finding("good" if ids else "bad", "games", f"{', '.join(ids) or 'none found'}.")
    for problem in games.problems():
        yield Finding("bad", "games", str(problem))


def unknown_settings(environment: dict[str, str]) -> Iterator[Finding]:
    from spellhall.hall.settings import Settings

    known = {name.upper() for name in Settings.__struct_fields__} | set(BUILD_SETTINGS)
    given = sorted(name for name in environment if name.startswith(PREFIX))
    strange = [name for name in given if name.removeprefix(PREFIX) not in known]
    for name in strange:
        yield Finding("note", "settings", f"{name} is no setting and has no effect.")
    if not strange:
        yield Finding("good", "settings", f"{', '.join(given)} given." if given else "all as they come.")


def built(settings: Settings) -> Iterator[Finding]:
    from spellhall.hall.docpages import listed, place
    from spellhall.hall.web import kept

    if kept("index.html") is not None:
        yield Finding("good", "page", "built.")
    else:
        yield Finding("bad", "page", "not built, so the hall shows no tables: run 'make web', or install a wheel.")
    if listed(place(settings.docs)):
        yield Finding("good", "documentation", "built; the hall shows it at /docs.")
    else:
        yield Finding("note", "documentation", "not built: run 'make docs' to have it in the hall at /docs.")


def sqlite(settings: Settings) -> Iterator[Finding]:
    """The file of the tables, looked at without changing it."""
    from sqlalchemy.engine import make_url

    from spellhall.hall.checkup import check_file, log_of

    path = Path(make_url(settings.url).database or "hall.sqlite3")
    folder = next(parent for parent in [path.parent, *path.parent.parents] if parent.exists())
    if not os.access(folder, os.W_OK):
        yield Finding("bad", "tables", f"{folder} cannot be written to; choose another folder with --data.")
    if shutil.disk_usage(folder).free < ROOM:
        yield Finding("note", "disk", f"less than {ROOM // 1_000_000} MB are free in {folder}.")
    if not path.exists():
        yield Finding("good", "tables", f"none yet; they will be kept in {path}.")
        return
    if log_of(path).cut:
        yield Finding("bad", "tables", f"the log of {path} is damaged: run 'spellhall repair'.")
        return
    try:
        check_file(path, untouched=True)
        with sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=PATIENCE) as connection:
            (number,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        connection.close()
    except SpellhallError as error:
        yield Finding("bad", "tables", str(error))
    except sqlite3.Error as error:
        yield Finding("bad", "tables", f"{path} cannot be read: {error}.")
    else:
        yield Finding("good", "tables", f"{number} in {path}, whole and of a version that this Spellhall knows.")


def postgres(settings: Settings) -> Iterator[Finding]:
    """Whether the server answers, and whether its tables are of a version that we know."""
    from spellhall.hall.checkup import known_versions

    try:
        server, version, number = asyncio.run(asked(settings.url.replace("+asyncpg", "")))
    except Exception as error:
        reason = "no answer in time" if isinstance(error, TimeoutError) else str(error).splitlines()[0].rstrip(".")
        yield Finding("bad", "tables", f"the PostgreSQL of SPELLHALL_DATABASE_URL cannot be used: {reason}.")
        return
    if version is None:
        yield Finding("good", "tables", f"none yet; PostgreSQL {server} is reached.")
    elif version in known_versions():
        yield Finding("good", "tables", f"{number} in PostgreSQL {server}, of a version that this Spellhall knows.")
    else:
        yield Finding("bad", "tables", "written by a newer version of Spellhall; install that one to open them.")


async def asked(url: str) -> tuple[str, str | None, int]:
    """The version of the server, that of our tables (None: there are none yet), and their number."""
    import asyncpg

    line = await asyncio.wait_for(asyncpg.connect(url), PATIENCE)
    try:
        server = str(await line.fetchval("SHOW server_version"))
        if not await line.fetchval("SELECT to_regclass('alembic_version') IS NOT NULL"):
            return server, None, 0
        version = await line.fetchval("SELECT version_num FROM alembic_version")
        return server, version, await line.fetchval("SELECT count(*) FROM tables")
    finally:
        await line.close()


def ways_in(host: str, port: int) -> Iterator[Finding]:
    from spellhall.hall.addresses import LOCAL, address_in_the_room
    from spellhall.hall.serve import EVERYWHERE, url_of

    near = url_of(EVERYWHERE.get(host, host), port)
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            yield taken(near, host, port, error)
        else:
            yield Finding("good", "port", f"{port} is free at {host}.")
    room = address_in_the_room()
    if room in LOCAL:
        yield Finding("note", "network", "this machine has no address that other devices could reach.")
    else:
        yield Finding("good", "network", f"other devices reach this machine at {room}.")
    try:
        webbrowser.get()
    except webbrowser.Error:
        yield Finding("note", "browser", "none found here; open the hall's address on another device.")
    else:
        yield Finding("good", "browser", "found.")
    if (sys.stdout.encoding or "").lower().replace("-", "") != "utf8":
        yield Finding("note", "terminal", f"writes {sys.stdout.encoding}, so some signs look wrong; UTF-8 is better.")


def taken(near: str, host: str, port: int, error: OSError) -> Finding:
    """Somebody has the port: a hall, or something else."""
    try:
        with urlopen(f"{near}healthz", timeout=PATIENCE) as answer:
            version = json.load(answer)["version"]
    except (OSError, ValueError, KeyError, TypeError):
        return Finding("bad", "port", f"{port} cannot be opened at {host}: {error.strerror or error}. Try --port.")
    return Finding("good", "port", f"{port} is used by a hall that is open already (version {version}).")
