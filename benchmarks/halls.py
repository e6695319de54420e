"""Real halls for tests and measurements: server processes, a PostgreSQL of our own, and scripted players."""

from __future__ import annotations

import contextlib
import json
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

HOST = "127.0.0.1"
METRICS = "measuring"
WIDE = {
    "SPELLHALL_METRICS_TOKEN": METRICS,
    "SPELLHALL_TABLES_PER_ADDRESS": "1000000",
    "SPELLHALL_JOINS_PER_ADDRESS": "1000000",
    "SPELLHALL_SOCKETS_PER_ADDRESS": "20000",
    "SPELLHALL_MESSAGES_PER_SECOND": "100000",
    "SPELLHALL_CONNECTIONS_PER_ADDRESS": "40000",
    "SPELLHALL_HINTS_PER_ADDRESS": "100000",
    "SPELLHALL_REVIEWS_PER_ADDRESS": "100000",
    "SPELLHALL_UNKNOWN_PER_ADDRESS": "1000000",
    "SPELLHALL_UNDOS_PER_TABLE": "100000",
    "SPELLHALL_WORK_PER_ADDRESS": "100000",
    "SPELLHALL_KILOBYTES_PER_ADDRESS": "1000000",
}
"""Limits out of the way: everybody comes from one address here."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A PostgreSQL server from the pinned package, on a socket of this machine, gone when it is closed."""

    def __init__(self) -> None:
        package = find_spec("pgserver")  # only its programs are used, so it is never imported
        if package is None or package.origin is None:
            raise RuntimeError("The package pgserver, which brings PostgreSQL, is not installed.")
        self.bin = Path(package.origin).parent / "pginstall" / "bin"
        self.folder = Path(tempfile.mkdtemp(prefix="spellhall-pg-"))
        self.port = free_port()
        self.user: str | None = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self.user = "nobody"
            entry = pwd.getpwnam("nobody")
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
            self.bin = self._readable_copy()
        data = self.folder / "data"
        self._run([str(self.bin / "initdb"), "-D", str(data), "-U", "spellhall", "-A", "trust", "-E", "UTF8"])
        self.start()

    def start(self) -> None:
        for _ in range(20):
            self.process = subprocess.Popen(
                [str(self.bin / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), "-h", HOST,
                 "-k", str(self.folder), "-c", "max_connections=60"],
                user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
            if self._wait():
                return
            time.sleep(0.5)
        raise RuntimeError("PostgreSQL ended right after it was started.")

    def kill(self) -> None:
        """SIGKILL for the server and all its processes; what it has not put on the disk is gone."""
        family = psutil.Process(self.process.pid)
        for one in [family, *family.children(recursive=True)]:
            with contextlib.suppress(psutil.NoSuchProcess):
                one.kill()
        self.process.wait()

    def _readable_copy(self) -> Path:
        """The other user may not be able to read our folders."""
        package = self.bin.parent.parent
        copy = self.folder / "package"
        for part in (package, package.with_name("pgserver.libs")):  # the programs look for their libraries beside
            shutil.copytree(part, copy / part.name, symlinks=True)
        subprocess.run(["chmod", "-R", "a+rX", str(copy)], check=True)
        return copy / package.name / "pginstall" / "bin"

    def _run(self, command: list[str]) -> None:
        done = subprocess.run(command, user=self.user, cwd=self.folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"PostgreSQL cannot be set up: {done.stderr.strip()[-400:]}")

    def _wait(self) -> bool:
        """Until it answers; whether it does, or has ended."""
        end = time.monotonic() + 60  # a busy machine takes its time
        while time.monotonic() < end:
            if self.process.poll() is not None:
                return False  # a process of the killed server may still hold its memory
            ready = [str(self.bin / "pg_isready"), "-h", HOST, "-p", str(self.port), "-q"]
            if subprocess.run(ready, user=self.user, cwd=self.folder, check=False).returncode == 0:
                return True
            time.sleep(0.05)
        raise RuntimeError("PostgreSQL does not answer.")

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"hall{random.getrandbits(48):x}"
        self._run([str(self.bin / "createdb"), "-h", HOST, "-p", str(self.port), "-U", "spellhall", name])
        return f"postgresql://spellhall@{HOST}:{self.port}/{name}"

    def close(self) -> None:
        self.process.send_signal(signal.SIGQUIT)  # at once: nothing in it is needed any more
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(10)
        if self.process.poll() is None:
            self.process.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class HallProcess:
    """A hall in a process group of its own, so that it can be killed with all its workers."""

    def __init__(self, data: Path, url: str = "", workers: int = 1, extra: dict[str, str] | None = None) -> None:
        self.port = free_port()
        self.data = data
        self.base = f"http://{HOST}:{self.port}"
        self.workers = workers
        self.python = sys.executable
        kept = {name: value for name, value in os.environ.items() if not name.startswith("SPELLHALL_")}
        self.env = {**kept, **WIDE, **(extra or {})}
        if url:
            self.env["SPELLHALL_DATABASE_URL"] = url
        self.log = data / f"hall-{self.port}.log"
        data.mkdir(parents=True, exist_ok=True)
        self.process: subprocess.Popen[bytes] | None = None
        self.module = "spellhall.cli"  # what is run; a test may want a clock of its own

    def start(self, wait: bool = True) -> None:
        command = [self.python, "-m", self.module, "serve", "--port", str(self.port), "--no-browser"]
        command += ["--data", str(self.data), "--workers", str(self.workers)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=self.env, stdout=log, stderr=log, start_new_session=True)
        if wait:
            self.wait()

    def wait(self, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with contextlib.suppress(OSError), urlopen(f"{self.base}/healthz", timeout=2):
                return
            time.sleep(0.05)
        raise RuntimeError(f"The hall does not answer: {self.log.read_text()[-2000:]}")

    def worker_processes(self) -> list[psutil.Process]:
        """The workers of a hall that has several."""
        if self.process is None:
            return []
        with contextlib.suppress(psutil.NoSuchProcess):
            mine = psutil.Process(self.process.pid).children()
            return [one for one in mine if "spawn_main" in " ".join(one.cmdline())]
        return []

    def kill(self) -> None:
        """SIGKILL for all processes of this hall, at once."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> int:
        """An orderly end; returns the exit status."""
        if self.process is None:
            return 0
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(15)
        finally:
            self.kill()

    def call(self, method: str, path: str, body: Any = None, token: str = "", lang: str = "") -> tuple[int, Any]:
        """One REST call: the status and the decoded answer (text if it is no JSON)."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        if lang:
            headers["Accept-Language"] = lang
        request = Request(self.base + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=30) as answer:
                raw, status = answer.read(), answer.status
        except HTTPError as error:
            raw, status = error.read(), error.code
        with contextlib.suppress(ValueError):
            return status, json.loads(raw)
        return status, raw.decode()

    def table(self, seats: int = 2, **more: Any) -> dict[str, Any]:
        """A new Math Wiz table, unless another game is named."""
        status, made = self.call("POST", "/api/tables", {"game": "mathwiz", "seats": seats, **more})
        assert status == 201, made
        return dict(made)

    def sit(self, table: str, **more: Any) -> dict[str, Any]:
        status, made = self.call("POST", f"/api/tables/{table}/seats", more)
        assert status == 201, made
        return dict(made)

    @property
    def socket(self) -> str:
        return f"ws://{HOST}:{self.port}/ws"


class AskedOf(msgspec.Struct):
    at: int
    choices: list[tuple[str, msgspec.Raw]]  # notation, and words that no script reads


class Heard(msgspec.Struct):
    """The parts of a server message that a scripted player needs."""

    type: str
    number: int = 0
    asked: AskedOf | None = None
    id: str = ""
    code: str = ""
    waiting: list[int] = []
    table: dict[str, Any] | None = None


decode = msgspec.json.Decoder(Heard).decode


class Player:
    """A seat played by a script that picks any offered choice, and remembers what was acknowledged."""

    def __init__(self, table: str, token: str, seat: int, seed: int) -> None:
        self.table = table
        self.token = token
        self.seat = seat
        self.dice = random.Random(seed)
        self.acknowledged: list[tuple[int, str]] = []  # question number and choice
        self.errors: dict[str, int] = {}
        self.over = False
        self.number = -1
        self.sent: dict[str, tuple[int, str]] = {}

    def hear(self, raw: str | bytes) -> AskedOf | None:
        """Take in a message; returns what is asked now, if the message says."""
        return self.take(decode(raw))

    def take(self, message: Heard) -> AskedOf | None:
        if message.type in ("welcome", "update"):
            self.number = message.number
            if message.table is not None and message.table["phase"] == "over":
                self.over = True
            return message.asked
        if message.type == "done" and message.id in self.sent:
            self.acknowledged.append(self.sent.pop(message.id))
        if message.type == "error":
            self.errors[message.code] = self.errors.get(message.code, 0) + 1
        return None

    def answer(self, asked: AskedOf) -> str:
        choice = self.dice.choice(asked.choices)[0]
        id = f"{asked.at}-{self.dice.getrandbits(32):x}"
        self.sent[id] = (asked.at, choice)
        return json.dumps({"type": "do", "id": id, "request": {"do": "choose", "choice": choice, "at": asked.at}})

    def hello(self, fresh: bool = False, lang: str = "en") -> str:
        since = -1 if fresh else self.number
        return json.dumps({"type": "hello", "table": self.table, "token": self.token, "since": since, "lang": lang})


async def open_socket(url: str) -> ClientConnection:
    return await connect(url, compression=None, max_size=None, open_timeout=15, ping_interval=None)
