"""A running program and the lines that go to and fro. Nothing that the program does can block the caller."""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import shlex
import signal
import subprocess
import time
from typing import Any, Final

from spellhall.kernel.errors import SpellhallError

LONGEST_LINE: Final = 65_536  # bytes of one answer
FLOOD: Final = 1_048_576  # bytes that a program may write while it is asked once
MURMUR: Final = 400  # bytes of its standard error that are kept for reports
FAREWELL: Final = 0.5  # seconds in which a program may end by itself
PRIVATE: Final = ("SPELLHALL_", "PG")  # settings of a hall (its database, say) that are not for programs


class Trouble(Exception):
    """What a program did wrong, as the end of a sentence that begins with "it"."""


def command_words(command: str) -> list[str]:
    """The words of a command line; no shell reads it. Raises SpellhallError."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise SpellhallError(f"The bot's command '{command[:80]}' cannot be read: {error}.") from None
    if not words:
        raise SpellhallError("The bot has no command; write for instance 'cmd:python mybot.py'.")
    return words


class Talk:
    """One process with pipes for its input, output and errors; all of them are read and written without waiting."""

    def __init__(self, words: list[str]) -> None:
        given = {name: value for name, value in os.environ.items() if not name.startswith(PRIVATE)}
        try:
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env=given,
                start_new_session=True,  # so that its own children can be ended with it
            )
        except OSError as error:
            raise Trouble(f"cannot be started: {error.strerror or error}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.into = self.process.stdin.fileno()
        self.out = self.process.stdout.fileno()
        self.errors = self.process.stderr.fileno()
        self.waiting = selectors.DefaultSelector()
        for pipe in (self.into, self.out, self.errors):
            os.set_blocking(pipe, False)
        self.waiting.register(self.out, selectors.EVENT_READ)
        self.waiting.register(self.errors, selectors.EVENT_READ)
        self.writing = False
        self.unsent = b""
        self.heard = b""
        self.place = 0  # up to here it was read out
        self.heard_bytes = 0
        self.murmur = b""

    def send(self, message: dict[str, Any]) -> None:
        """Put a message on its way; it leaves while `line` waits. What may be written from now on is counted anew."""
        self.unsent += json.dumps(message, ensure_ascii=False).encode() + b"\n"
        self.heard_bytes = 0

    def line(self, until: float) -> str:
        """The next line with something in it, waited for until that moment of `time.monotonic`; raises Trouble."""
        while True:
            end = self.heard.find(b"\n", self.place)
            if end >= 0:
                line = self.heard[self.place : end].strip()
                self.place = end + 1
                if line:
                    return line.decode("utf-8", errors="replace")
                continue
            self.heard = self.heard[self.place :]
            self.place = 0
            if len(self.heard) > LONGEST_LINE:
                raise Trouble(f"wrote a line of more than {LONGEST_LINE} bytes")
            left = until - time.monotonic()
            if left <= 0:
                raise Trouble("gave no answer in time")
            self.watch_input()
            for key, _ in self.waiting.select(left):
                self.serve(key.fd)

    def watch_input(self) -> None:
        """Wait for room in the program's input only while there is something to write."""
        if self.unsent and not self.writing:
            self.waiting.register(self.into, selectors.EVENT_WRITE)
        elif self.writing and not self.unsent:
            self.waiting.unregister(self.into)
        self.writing = bool(self.unsent)

    def serve(self, pipe: int) -> None:
        try:
            if pipe == self.into:
                self.unsent = self.unsent[os.write(pipe, self.unsent) :]
                return
            data = os.read(pipe, 65_536)
        except BlockingIOError:
            return
        except BrokenPipeError:
            raise Trouble(self.ended() or "closed its input") from None
        if pipe == self.errors:
            self.murmur = (self.murmur + data)[-MURMUR:]
            if not data:
                self.waiting.unregister(pipe)
        elif not data:
            raise Trouble(self.ended() or "closed its output")
        else:
            self.heard += data
            self.heard_bytes += len(data)
            if self.heard_bytes > FLOOD:
                raise Trouble(f"wrote more than {FLOOD} bytes without being asked for them")

    def ended(self) -> str:
        """How the program ended, if it has; a program that closes its pipes gets a moment to do so."""
        how = self.finished(FAREWELL)
        if how is None:
            return ""
        verb = "ended with status" if how.si_code == os.CLD_EXITED else "was ended by signal"
        return f"{verb} {how.si_status}"

    def finished(self, seconds: float) -> os.waitid_result | None:
        """How the process ended, waited for a while. It is not cleared away yet, so its number stays its own."""
        until = time.monotonic() + seconds
        while True:
            how = os.waitid(os.P_PID, self.process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
            if how is not None or time.monotonic() >= until:
                return how
            time.sleep(0.002)

    def last_words(self) -> str:
        """The end of what it wrote to its standard error, in one line."""
        with contextlib.suppress(OSError):
            self.murmur = (self.murmur + os.read(self.errors, 65_536))[-MURMUR:]
        return " ".join(self.murmur.decode("utf-8", errors="replace").split())

    def close(self, farewell: bool = True) -> None:
        """End the process and everything it has started; one that behaves may end by itself."""
        if farewell and not self.unsent:
            with contextlib.suppress(OSError):
                os.write(self.into, b'{"type": "end"}\n')
        self.waiting.close()
        for pipe in (self.process.stdin, self.process.stderr):
            if pipe is not None:
                pipe.close()
        self.finished(FAREWELL if farewell else 0)
        with contextlib.suppress(OSError):  # all of them have ended
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
