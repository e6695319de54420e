"""The rules in words: every clause and ruling has an id that runs through engine, tests, help and refusals."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from spellhall.kernel.errors import SpellhallError


class Clause:
    """One numbered rule, or a ruling on a question that the rulebook leaves open."""

    def __init__(self, id: str, heading: str, text: str, source: str, quiet: str) -> None:
        self.id = id
        self.heading = heading
        self.text = text
        self.source = source  # printed, inferred, house, makers or ruling
        self.quiet = quiet  # why the coverage run cannot see this clause fire; empty if it can


class ClauseBook:
    """All clauses of one game, in rulebook order."""

    def __init__(self, game: str, clauses: list[Clause]) -> None:
        self.game = game
        self.clauses = clauses
        self.by_id = {clause.id.upper(): clause for clause in clauses}

    def __getitem__(self, id: str) -> Clause:
        found = self.by_id.get(id.strip().upper())
        if found is None:
            raise SpellhallError(f"There is no clause '{id.strip()[:20]}' in {self.game}.")
        return found

    def __contains__(self, id: str) -> bool:
        return id.upper() in self.by_id

    def search(self, words: str) -> list[Clause]:
        """Clauses that contain all the words, or whose id is given."""
        wanted = words.lower().split()
        return [
            clause
            for clause in self.clauses
            if all(word in f"{clause.id} {clause.heading} {clause.text}".lower() for word in wanted)
        ]


def clauses_of(game: str, package: str) -> ClauseBook:
    """The clause book in a game's folder."""
    text = (files(package) / "clauses.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    clauses = [
        Clause(item["id"], item["heading"], item["text"], item["source"], item.get("quiet", ""))
        for item in data["clause"]
    ]
    return ClauseBook(game, clauses)
