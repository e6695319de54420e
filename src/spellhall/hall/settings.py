"""What can be set from outside, by the command line or by environment variables that begin with SPELLHALL_."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from spellhall.kernel.errors import BadOption


class Settings(msgspec.Struct, frozen=True):
    """All settings with their defaults; durations are in seconds."""

    database_url: str = ""  # empty: an SQLite file in the data folder
    data: str = ""  # the data folder; empty: the usual place
    shared: bool = False  # whether other processes use the same SQLite file; `serve --workers` sets it
    proxies: str = ""  # addresses of proxies whose word about a caller's address is believed, separated by commas
    origins: str = ""  # further origins that may open sockets, separated by commas
    tables: int = 20_000  # tables that may stand at once
    tables_per_address: int = 60  # new tables per address and hour
    joins_per_address: int = 120  # tries to join or to find a code per address and minute
    sockets_per_address: int = 600
    messages_per_second: int = 40  # per socket, with a reserve of three times as many
    message_bytes: int = 16_384
    body_bytes: int = 262_144
    sleep_after: int = 120  # a table without anybody connected leaves the memory
    keep_days: int = 30  # finished or forgotten tables are deleted after so many days
    sqlite_pages: int = 0  # a quota for the database file, in pages of 4 KiB; 0: none
    bot_processes: int = 1
    bot_milliseconds: int = 1_000
    typed_names: bool = False  # whether names may be typed; else they come from the word list

    @property
    def folder(self) -> Path:
        if self.data:
            return Path(self.data)
        home = os.environ.get("XDG_DATA_HOME")
        return (Path(home) if home else Path.home() / ".local" / "share") / "spellhall"

    @property
    def url(self) -> str:
        """The database address in SQLAlchemy's form, with the asynchronous driver."""
        given = self.database_url
        if not given:
            return f"sqlite+aiosqlite:///{self.folder / 'hall.sqlite3'}"
        for plain in ("postgresql://", "postgres://"):
            if given.startswith(plain):
                return "postgresql+asyncpg://" + given.removeprefix(plain)
        return given

    @property
    def many(self) -> bool:
        """Whether other processes may use the same tables."""
        return self.shared or self.postgres

    @property
    def postgres(self) -> bool:
        return self.url.startswith("postgresql")


def settings_from(environment: dict[str, str]) -> Settings:
    """Settings from SPELLHALL_… variables; raises BadOption with the name of a wrong one."""
    given = {
        name: environment[f"SPELLHALL_{name.upper()}"]
        for name in Settings.__struct_fields__
        if f"SPELLHALL_{name.upper()}" in environment
    }
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadOption(f"A setting is wrong: {error}.") from None
