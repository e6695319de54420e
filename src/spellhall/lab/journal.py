"""The file of a long run, from which it goes on after it was stopped or killed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from spellhall.kernel.errors import SpellhallError


class Journal:
    """A line that says what is run, then one for every finished piece. Half a line is forgotten."""

    def __init__(self, path: Path | None, head: dict[str, Any], elsewhere: str) -> None:
        """`elsewhere` is what somebody is told whose file belongs to another run. Raises SpellhallError."""
        self.path = path
        self.pieces: dict[int, dict[str, Any]] = {}
        if path is None:
            return
        first = json.dumps(head)
        if path.exists() and path.stat().st_size:
            lines = path.read_text(encoding="utf-8").splitlines()
            if lines[0] != first:
                raise SpellhallError(f"{path.name} belongs to another run {elsewhere}")
            for line in lines[1:]:
                try:
                    piece = json.loads(line)
                except ValueError:
                    continue
                self.pieces[piece["piece"]] = piece
        whole = [first, *[json.dumps(piece) for piece in self.pieces.values()]]
        path.write_text("\n".join(whole) + "\n", encoding="utf-8")

    def add(self, piece: dict[str, Any]) -> None:
        self.pieces[piece["piece"]] = piece
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(piece) + "\n")
