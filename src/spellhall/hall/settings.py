"""What can be set from outside, by the command line or by environment variables that begin with SPELLHALL_."""

from __future__ import annotations

import os
import re
from pathlib import Path

import msgspec

from spellhall.bots.roster import NAMES
from spellhall.bots.talk import command_words
from spellhall.kernel.errors import BadOption

NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")


class Settings(msgspec.Struct, frozen=True):
    """All settings with their defaults; durations are in seconds."""

    database_url: str = ""  # empty: an SQLite file in the data folder
    data: str = ""  # the data folder; empty: the usual place
    docs: str = ""  # the folder of the built documentation; empty: the one in the package, if there is one
    here: str = ""  # the folder of the site that `make site` makes; empty: that of this working copy, if there is one
    shared: bool = False  # whether other processes use the same SQLite file; `serve --workers` sets it
    proxies: str = ""  # addresses of proxies whose word about a caller's address is believed, separated by commas
    hosts: str = ""  # further names of this hall, separated by commas (this machine's own are known); *: any name
    origins: str = ""  # further origins whose pages may play here, separated by commas
    tables: int = 20_000  # tables that may stand at once
    tables_per_address: int = 60  # new tables per address and hour
    joins_per_address: int = 120  # tries to join or to find a code per address and minute
    sockets_per_address: int = 600
    messages_per_second: int = 40  # per socket, with a reserve of three times as many
    hints_per_address: int = 60  # hints per address and minute, half of them at once
    unknown_per_address: int = 60  # tries of tables that do not stand, per address and minute
    undos_per_table: int = 40  # per minute, a quarter of them at once
    phrases_per_seat: int = 20  # said at a table per minute, a quarter of them at once
    work_per_address: int = 25  # percent of the hall's time that one address may have for long; see limits.py
    kilobytes_per_address: int = 32  # per second onto the disk; for one table an eighth of it; 128 times that at once
    backlog_bytes: int = 262_144  # what may wait for one slow reader before it is cut off
    backlog_total: int = 268_435_456  # …and for all of them together
    request_seconds: int = 20  # in which a request must have arrived, and somebody must have read an answer
    connections_per_address: int = 700  # open connections of all kinds
    message_bytes: int = 16_384
    body_bytes: int = 262_144
    read_seconds: int = 5  # for reading a card file or a record that somebody sent
    grace: int = 20  # a player counts as here for so long after a sign of life; a table's own `absent` may be longer
    sleep_after: int = 120  # a table without anybody connected leaves the memory
    keep_days: int = 30  # finished or forgotten tables are deleted after so many days
    metrics_token: str = ""  # whoever shows it may read /metrics; empty: nobody may
    sqlite_pages: int = 0  # a quota for the database file, in pages of 4 KiB; 0: none
    bot_processes: int = 1
    engine: str = ""  # where a compiled engine may appear while the hall is open; `serve --compile` sets it
    bot_milliseconds: int = 3_000  # the longest that a bot thinks; most levels think less
    reviews_per_address: int = 20  # reviews of finished games per address and hour; each takes some seconds
    measure_seconds: int = 30  # of playing, when somebody in the workshop asks how strong a card set is
    bot_commands: str = ""  # programs that may play, by name: "mybot=python3 mybot.py; other=/srv/other"
    own_names: bool = True  # whether names may be typed at tables that only their link leads to; a school says no
    typed_names: bool = False  # whether they may be typed at public tables, too; else they come from the word list

    @property
    def folder(self) -> Path:
        if self.data:
            return Path(self.data)
        home = os.environ.get("XDG_DATA_HOME")
        return (Path(home) if home else Path.home() / ".local" / "share") / "spellhall"

    @property
    def commands(self) -> dict[str, str]:
        """The programs that may play here, by name. Nobody but the operator can name a command. Raises BadOption."""
        out: dict[str, str] = {}
        for part in self.bot_commands.split(";"):
            name, equals, command = (text.strip() for text in part.partition("="))
            if not part.strip():
                continue
            if not equals or not command or not NAME.fullmatch(name) or name in NAMES:
                raise BadOption(
                    f"SPELLHALL_BOT_COMMANDS: '{part.strip()[:60]}' is no bot; write NAME=COMMAND, with a new name of "
                    f"small letters, digits and '-' (not {', '.join(NAMES)})."
                )
            command_words(command)
            out[name] = command
        return out

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
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadOption(f"A setting is wrong: {error}.") from None
    _ = settings.commands  # a wrong one is said before the hall opens
    return settings
