"""The rules by number: every clause and ruling has an id that runs through engine, tests, help and refusals.

Its text is in the message catalogues, under that id.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files

from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.messages import say


class Clause:
    """One numbered rule, or a ruling on a question that the rulebook leaves open."""

    def __init__(self, id: str, heading: str, source: str, quiet: str) -> None:
        self.id = id  # also the key of its text
        self.heading = heading  # the last part of the key of its heading
        self.source = source  # printed, inferred, house, makers or ruling; then perhaps more
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
            raise SpellhallError(say("no-clause", id=id.strip()[:20], game=self.game))
        return found

    def __contains__(self, id: str) -> bool:
        return id.upper() in self.by_id

    @property
    def ids(self) -> list[str]:
        return [clause.id for clause in self.clauses]


def clauses_of(game: str, package: str) -> ClauseBook:
    """The clause book in a game's folder."""
    text = (files(package) / "clauses.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    clauses = [Clause(item["id"], item["heading"], item["source"], item.get("quiet", "")) for item in data["clause"]]
    return ClauseBook(game, clauses)
