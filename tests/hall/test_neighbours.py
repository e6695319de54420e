"""What processes tell each other past the database: who hears it, who cannot read it, and what is left alone."""

from __future__ import annotations

import asyncio
import socket
import time
from base64 import b64decode, b64encode
from pathlib import Path

import pytest

from spellhall.hall.neighbours import Beside, Through, meeting_place
from spellhall.hall.sealing import Key, seal, unseal
from spellhall.hall.settings import Settings
from spellhall.hall.storage import Storage

TEXT = "Blue group to me: Zoë, Jürgen".encode()


def test_two_processes_read_what_they_seal_and_nobody_else_does() -> None:
    one, other, third = Key(), Key(), Key()
    sealed = seal(one.shared(other.public), TEXT)
    assert unseal(other.shared(one.public), sealed) == TEXT
    assert sealed != seal(one.shared(other.public), TEXT), "the same words look different every time"
    with pytest.raises(ValueError, match="not sealed with this key"):
        unseal(third.shared(one.public), sealed)


@pytest.mark.parametrize("at", [0, 20, -1])
def test_what_was_changed_on_the_way_is_noticed(at: int) -> None:
    key = Key().shared(Key().public)
    raw = bytearray(b64decode(seal(key, TEXT)))
    raw[at] ^= 1
    with pytest.raises(ValueError, match="not sealed with this key"):
        unseal(key, b64encode(raw).decode())


@pytest.mark.parametrize("public", [bytes(32), bytes(31), b""])
def test_what_would_give_the_key_away_or_is_no_key_is_refused(public: bytes) -> None:
    with pytest.raises(ValueError):
        Key().shared(b64encode(public).decode())


def test_what_is_too_short_to_be_sealed_is_refused() -> None:
    with pytest.raises(ValueError):
        unseal(Key().shared(Key().public), b64encode(b"short").decode())


async def heard_beside(file: Path) -> tuple[list[bytes], list[bytes], Path]:
    """What two processes hear when the first one tells something; a third has ended."""
    one, other = Beside(file), Beside(file)
    first: list[bytes] = []
    second: list[bytes] = []
    one.heard, other.heard = first.append, second.append
    await one.open()
    await other.open()
    dead = one.folder / "dead"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ended:
        ended.bind(str(dead))
    one.tell(b"hello")
    while not second:
        await asyncio.sleep(0.01)
    one.close()
    other.close()
    return first, second, dead


def test_processes_beside_each_other_hear_each_other_and_not_themselves(tmp_path: Path) -> None:
    first, second, dead = asyncio.run(heard_beside(tmp_path / "hall.sqlite3"))
    assert (first, second) == ([], [b"hello"])
    assert not dead.exists(), "the socket of a process that has ended is tidied away"
    folder = meeting_place(tmp_path / "hall.sqlite3")
    assert not list(folder.iterdir()), "who closes leaves nothing behind"
    assert folder.stat().st_mode & 0o777 == 0o700
    folder.rmdir()


def test_a_folder_that_others_can_enter_is_not_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = Beside(tmp_path / "hall.sqlite3")
    one.folder.mkdir()
    one.folder.chmod(0o755)
    asyncio.run(one.open())
    one.tell(b"hello")
    assert "neighbours_closed" in capsys.readouterr().err
    assert not list(one.folder.iterdir())
    one.close()
    one.folder.rmdir()


def test_rubbish_among_the_notifications_is_left_alone(tmp_path: Path) -> None:
    through = Through(Storage(Settings(data=str(tmp_path))))
    heard: list[bytes] = []
    through.heard = heard.append
    through.others["them"] = (Key().shared(Key().public), time.monotonic())
    for rubbish in ("", "a", "a b", "a * x", f"them {through.me} x", f"them {through.me} {seal(bytes(32), TEXT)}"):
        through.received(rubbish)
    assert not heard
    assert list(through.others) == ["them"]
