"""Commands of the hall: serve tables, keep and restore them, and check that cards were dealt as promised."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from spellhall.cli.shared import compiled
from spellhall.kernel.errors import BadRecord
from spellhall.kernel.records import nonces_of, read_record
from spellhall.table.recording import shuffled_by, verified

if TYPE_CHECKING:
    from spellhall.hall.settings import Settings

Data = Annotated[Path | None, typer.Option(help="The folder that keeps the tables.")]


def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0 lets devices in the same network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port.")] = 8170,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes that share the tables.")] = 1,
    data: Data = None,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
    compile: Annotated[
        bool, typer.Option("--compile", help="In a working copy: compile the engine while the hall is open.")
    ] = False,
) -> None:
    """Open the hall: tables for friends and classes, reached by a link. Nothing accepted is ever lost.

    Example: spellhall serve --host 0.0.0.0
    """
    from spellhall.hall.serve import serve as start

    start(host, port, workers, data, browser, compile and not compiled())


def class_(
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port.")] = 8170,
    data: Data = None,
    browser: Annotated[bool, typer.Option(help="Open the page in a browser.")] = True,
) -> None:
    """Open the hall for a class in the same network, and the page on which a teacher opens a lesson.

    Example: spellhall class
    """
    from spellhall.hall.serve import serve as start

    start("0.0.0.0", port, 1, data, browser, False, "class")


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist yet.")],
    data: Data = None,
) -> None:
    """Write all tables, with their records and statistics, into one file.

    Example: spellhall export hall-backup.jsonl
    """
    from spellhall.hall.backup import export_to

    print(f"{asyncio.run(export_to(file, settings(data)))} tables written to {file}. It holds seeds: keep it safe.")


def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that export has written.")],
    data: Data = None,
) -> None:
    """Bring back tables from a file; those that are here already stay as they are.

    Example: spellhall import hall-backup.jsonl
    """
    from spellhall.hall.backup import import_from

    print(f"{asyncio.run(import_from(file, settings(data)))} tables brought back.")


def repair(data: Data = None) -> None:
    """Check the database of a hall that is not running, save what can be read, and look at tables put aside.

    Example: spellhall repair
    """
    from spellhall.hall.mending import repair as mend

    done = asyncio.run(mend(settings(data)))
    print(f"{done.tables} tables found, {done.back} of them brought back, {done.aside} put aside.")
    if done.kept:
        print(f"The database was damaged. What could be read is in a new one; the old one is kept as {done.kept}.")
        print(about_missing(done.whole, done.gone))


def about_missing(whole: bool, gone: dict[str, int]) -> str:
    """What a repair could not bring back: counted where later entries or checkpoints tell of it."""
    if whole and not gone:
        return "Everything that was ever stored is in it."
    if not gone:
        return (
            "Some pages could not be read. No entry is known to be missing; if the last ones of a table were on those "
            "pages, nothing tells of them."
        )
    lines = [f"  table {id}: {number} entries" for id, number in sorted(gone.items())]
    return "\n".join(
        [
            f"Gone for good are at least {sum(gone.values())} entries; these tables go on from where they end now:",
            *lines[:50],
            *([f"  … and {len(lines) - 50} more tables"] if len(lines) > 50 else []),
            "A backup may have them: 'spellhall import' brings back tables that are not here.",
        ]
    )


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game.")],
    commit: Annotated[str, typer.Option(help="The hash that you were shown at the start of the game.")] = "",
    nonce: Annotated[str, typer.Option(help="The number that your device added to the shuffle.")] = "",
) -> None:
    """Prove that the cards of a game were dealt as promised at its start.

    Example: spellhall verify game.jsonl --commit 3f2a…
    """
    record = read_record(file)
    hash, outcomes = verified(record, commit)
    print(f"The seed's hash is {hash}.")
    added = [name for name, did in shuffled_by(record) if did]
    silent = [name for name, did in shuffled_by(record) if not did]
    if nonce and nonce.strip().lower() not in nonces_of(record):
        raise BadRecord(f"{file.name}: the number that your device added to the shuffle is not in it.")
    print(f"Added to the shuffle: {', '.join(added) or 'nobody'}. Added nothing: {', '.join(silent) or 'nobody'}.")
    print(f"All {outcomes} outcomes of chance follow from the seed: the cards were dealt as promised.")


def settings(data: Path | None) -> Settings:
    from spellhall.hall.settings import settings_from

    found = dict(os.environ)
    if data is not None:
        found["SPELLHALL_DATA"] = str(data)
    return settings_from(found)
