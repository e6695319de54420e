"""What the processes of one hall tell each other and store nowhere.

What is accepted goes through the database. What somebody typed in a class must not, so it goes past it: between
processes on one SQLite file through sockets of the operating system, in a folder that only their owner can enter; with
PostgreSQL as notifications, which are sealed, because the server may put those into its files and its log.

A message may get lost. Whoever has something to tell says it again every few seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import socket
import stat
import tempfile
import time
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

from sqlalchemy import text

from spellhall.hall.logs import note, quietly
from spellhall.hall.sealing import Key, seal, unseal
from spellhall.hall.storage import Storage

Heard = Callable[[bytes], None]
CHANNEL = "spellhall_words"
LONGEST = 5_500  # bytes of a message; sealed and in base64 it is one notification, which holds 8,000
SHOWN = 2.0  # seconds until a process shows itself again
KNOWN = 60.0  # seconds for which a process that has shown itself is told everything
MOST = 64  # processes of one hall
EVERYBODY = "*"
NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class Neighbours:
    """No other processes: nobody is told anything."""

    def __init__(self) -> None:
        self.heard: Heard = lambda _: None
        """Takes each message that arrives."""
        self.newcomer: Callable[[], None] = lambda: None
        """Called when another process shows itself, which has heard nothing so far."""

    async def open(self) -> None: ...

    def received(self, payload: str) -> None:
        """Take a notification of the database."""

    def tell(self, message: bytes) -> None:
        """Tell all other processes; returns at once."""

    def show(self) -> None:
        """Let the others know that this process would hear what they have to tell."""

    def close(self) -> None: ...


class Beside(Neighbours, asyncio.DatagramProtocol):
    """Processes beside this one on the same machine, each with a socket in one folder."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.folder = meeting_place(file)
        self.mine = self.folder / secrets.token_hex(6)
        self.socket: socket.socket | None = None
        self.transport: asyncio.DatagramTransport | None = None

    async def open(self) -> None:
        if not is_private(self.folder):
            note("neighbours_closed")  # the folder is somebody else's
            return
        made = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        made.bind(str(self.mine))
        made.setblocking(False)
        self.socket = made
        loop = asyncio.get_running_loop()
        self.transport, _ = await loop.create_datagram_endpoint(lambda: self, sock=made)

    def tell(self, message: bytes) -> None:
        if self.socket is None:
            return
        for path in self.folder.iterdir():
            if path == self.mine:
                continue
            try:
                self.socket.sendto(message, str(path))
            except ConnectionRefusedError:  # that process has ended
                path.unlink(missing_ok=True)
            except OSError:
                continue  # it is busy: it will hear it the next time

    def datagram_received(self, data: bytes, addr: object) -> None:
        self.heard(data)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()
        self.mine.unlink(missing_ok=True)


class Through(Neighbours):
    """Processes that share a PostgreSQL server, on any machines."""

    def __init__(self, storage: Storage) -> None:
        super().__init__()
        self.storage = storage
        self.me = secrets.token_hex(6)
        self.key = Key()
        self.shown = -SHOWN
        self.others: dict[str, tuple[bytes, float]] = {}  # the key in common with each, and when it showed itself
        self.sending: set[asyncio.Task[None]] = set()

    def tell(self, message: bytes) -> None:
        now = time.monotonic()
        self.others = {id: known for id, known in self.others.items() if now - known[1] < KNOWN}
        self.send([f"{self.me} {id} {seal(key, message)}" for id, (key, _) in self.others.items()])

    def show(self) -> None:
        if time.monotonic() - self.shown > SHOWN:
            self.introduce()

    def introduce(self) -> None:
        self.shown = time.monotonic()
        self.send([f"{self.me} {EVERYBODY} {self.key.public}"])

    def send(self, payloads: list[str]) -> None:
        if payloads:
            task = asyncio.create_task(quietly(self.notify(payloads)))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    async def notify(self, payloads: list[str]) -> None:
        async with self.storage.engine.begin() as connection:
            for payload in payloads:
                await connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

    def received(self, payload: str) -> None:
        """A notification, of whoever can reach the database: nothing in it is believed before it was looked at."""
        with contextlib.suppress(ValueError):
            sender, to, body = payload.split(" ")
            if sender == self.me:
                return
            if to == EVERYBODY:
                self.met(sender, body)
            elif to == self.me and sender in self.others:
                self.heard(unseal(self.others[sender][0], body))

    def met(self, sender: str, public: str) -> None:
        known = self.others.get(sender)
        if known is None and len(self.others) >= MOST:
            return
        self.others[sender] = (self.key.shared(public) if known is None else known[0], time.monotonic())
        if known is None:
            self.introduce()
            self.newcomer()


def neighbours_of(storage: Storage, shared: bool) -> Neighbours:
    """How this process reaches the others of its hall."""
    if storage.postgres:
        return Through(storage)
    return Beside(storage.file) if shared and hasattr(socket, "AF_UNIX") else Neighbours()


def meeting_place(file: Path) -> Path:
    """The folder of the sockets of all processes on one database file; names of sockets must be short."""
    name = blake2b(str(file.resolve()).encode(), digest_size=8).hexdigest()
    return Path(tempfile.gettempdir()) / f"spellhall-{os.getuid()}-{name}"


def is_private(folder: Path) -> bool:
    """Make a folder that nobody else can enter; whether it is one."""
    with contextlib.suppress(FileExistsError):
        folder.mkdir(mode=0o700)
    found = folder.lstat()
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o077
