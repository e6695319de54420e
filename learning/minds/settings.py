"""Settings as data: `settings.toml`, by game, with overrides from the command line."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent.parent / "settings.toml"


@dataclass(frozen=True)
class Settings:
    """What `settings.toml` explains."""

    game: str
    teacher: str
    seats: int
    trunk: tuple[int, ...]
    judge: tuple[int, ...]
    words: int
    bundle: int
    lesson: int
    keep: int
    reuse: float
    rate: float
    value_weight: float
    slips: float
    own_share: float
    save_every: float
    games: int

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Practice:
    """How a mind learns by playing; `settings.toml` explains it under [practice]."""

    game: str
    seats: int
    games: int
    bundle: int
    lesson: int
    part: int
    epochs: int
    rate: float
    clip: float
    trust: float
    curiosity: float
    value_weight: float
    draw: float
    bot: str
    bot_share: float
    earlier_share: float
    earlier_every: float
    remembered: int
    save_every: float

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def practice_for(game: str, changed: dict[str, Any]) -> Practice:
    """How a game is practised: the table of all games, that of this one, and what was changed."""
    read = tomllib.loads(FILE.read_text(encoding="utf-8"))
    values = {"game": game, **read["practice"], **read.get(f"practice-{game}", {}), **changed}
    check_names(Practice, values)
    return Practice(**values)


def check_names(kind: Any, values: dict[str, Any]) -> None:
    known = {field.name for field in fields(kind)}
    unknown = sorted(set(values) - known)
    if unknown:
        raise SystemExit(f"There is no setting called {', '.join(unknown)}; there are {', '.join(sorted(known))}.")


def settings_for(game: str, tables: list[str], changed: dict[str, Any]) -> Settings:
    """The settings of a game: those of all, then those of the named tables, the game's own, and what was changed."""
    read = tomllib.loads(FILE.read_text(encoding="utf-8"))
    values: dict[str, Any] = {"game": game}
    for table in ["all", game, *tables]:
        values.update(read.get(table, {}))
    values.update(changed)
    check_names(Settings, values)
    for name in ("trunk", "judge"):
        values[name] = tuple(values[name])
    return Settings(**values)


def parsed(text: str) -> tuple[str, Any]:
    """`name=value` from the command line, the value written as in TOML."""
    name, sign, value = text.partition("=")
    if not sign:
        raise SystemExit(f"'{text[:60]}' is no setting; write for instance rate=5e-4.")
    try:
        return name.strip(), tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return name.strip(), value.strip()
