"""A table in the terminal at which somebody types what a list says, and then leaves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spellhall.cli.saves import new_save
from spellhall.cli.terminal import Leave, TerminalTable
from spellhall.games import game
from spellhall.kernel.chance import Seeded
from spellhall.kernel.positions import read_text
from spellhall.table.match import Match


def seated(
    tmp_path: Path,
    id: str,
    typed: list[str],
    position: str = "",
    language: str = "en",
    plain: bool = True,
    **options: Any,
) -> TerminalTable:
    """One person against a random bot, from the start or from a position."""
    found = game(id)
    setup = found.setup(2, options)
    match = Match(found, setup, "table", ["Wiz", "Bot"], ["", "random"])
    saved = new_save(match, tmp_path / "game.jsonl")
    if position:
        match.progress = found.place(setup, read_text(position), Seeded("table"))
    table = TerminalTable(saved, plain=plain, language=language)

    def prompt() -> str:
        if not typed:
            raise Leave
        return typed.pop(0)

    setattr(table, "prompt", prompt)  # noqa: B010  (a method is replaced on purpose)
    return table


def play_until(table: TerminalTable, verb: str) -> None:
    """Let everybody take their first choices until the person is asked for something of this kind."""
    while table.match.waiting()[0] != 0 or table.match.decision(0).choices[0].verb != verb:
        seat = table.match.waiting()[0]
        table.choose(seat, table.match.decision(seat).choices[0])
