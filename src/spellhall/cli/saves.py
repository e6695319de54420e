"""Saved games: a record that grows by a line with every choice, so nothing is ever lost."""

from __future__ import annotations

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any

from spellhall.games import game as find_game
from spellhall.kernel.errors import BadRecord
from spellhall.kernel.records import lines_of, read_record, resumed, setup_of
from spellhall.table.match import Match


class Saved:
    """A match and the file that keeps it."""

    def __init__(self, match: Match, path: Path, played: int = 0, ended: bool = False) -> None:
        self.match = match
        self.path = path
        self.played = played  # seconds of an agreed time that were used before
        self.ended = ended  # whether the file has its last line already

    def add(self, line: str, played: int = 0) -> None:
        """Write a line; `played` notes the seconds of an agreed time that are gone."""
        if played:
            line = json.dumps({**json.loads(line), "played": played}, ensure_ascii=False)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")

    def drop_last(self) -> None:
        """Take the last line out again."""
        rewrite(self.path, lines_of(self.path.read_text(encoding="utf-8"))[:-1])

    def copy_to(self, path: Path) -> None:
        """A whole record of the game so far, in another file."""
        lines = self.path.read_text(encoding="utf-8")
        path.touch(mode=0o600)
        path.write_text(lines + ("" if self.match.over else self.match.last_line() + "\n"), encoding="utf-8")

    def is_kept_in(self, path: Path) -> bool:
        return path.resolve() == self.path.resolve()


def save_folder() -> Path:
    """Where games are kept when nobody says otherwise."""
    home = os.environ.get("SPELLHALL_HOME")
    if home:
        return Path(home)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "spellhall" / "games"


def new_save(match: Match, path: Path | None) -> Saved:
    if path is None:
        folder = save_folder()
        folder.mkdir(parents=True, exist_ok=True)
        stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
        path = folder / f"{match.game.id}-{stamp}-{os.getpid()}.jsonl"
    elif path.exists():
        raise BadRecord(f"{path.name} exists already. Go on with it by --resume, or name another file.")
    saved = Saved(match, path)
    path.touch(mode=0o600)  # it holds the seed
    saved.add(match.header)
    return saved


def open_save(path: Path) -> Saved:
    """A saved game, ready to go on; a last line that was cut off is given up."""
    record = read_record(path, saved=True)
    game = find_game(record.game)
    setup = setup_of(game, record)
    made = resumed(game, record)
    header = record.header
    names = texts(header.get("names"), setup.seats, [f"Seat {letter}" for letter in "ABCDEFGH"])
    bots = texts(header.get("bots"), setup.seats, [""] * 8)
    match = Match(game, setup, str(header.get("seed", "")), names, bots, made, len(record.steps))
    if not match.over:  # write anew what was whole: a torn last line and an end line go
        lines = lines_of(path.read_text(encoding="utf-8", errors="replace"))[: 1 + len(record.steps)]
        rewrite(path, lines)
    played = record.steps[-1].played if record.steps else 0
    return Saved(match, path, played, match.over and record.whole)


def rewrite(path: Path, lines: list[str]) -> None:
    """Put a file with these lines in the place of another, at once."""
    spare = path.with_suffix(".tmp")
    spare.unlink(missing_ok=True)
    spare.touch(mode=0o600)
    spare.write_text("\n".join(lines) + "\n", encoding="utf-8")
    spare.replace(path)


def texts(given: Any, seats: int, default: list[str]) -> list[str]:
    if isinstance(given, list) and len(given) == seats and all(isinstance(text, str) for text in given):
        return given
    return default[:seats]
