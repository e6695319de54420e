"""The rules of a game in a language: clauses with their texts, to be read and searched."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

from spellhall.games import game as find_game
from spellhall.kernel.clauses import Clause
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import Message, say
from spellhall.words.speech import speech


class SpokenClause(NamedTuple):
    """A clause as people read it; each entry of its list, if it has one, is a line of its own in the text."""

    id: str
    heading: str
    text: str
    source: str


class Rulebook:
    """All clauses of a game in one language, in rulebook order."""

    def __init__(self, game: GameDefinition[Any], language: str) -> None:
        self.title = game.title
        self.speech = speech(language)
        self.prefix = game.prefix.lower()
        self.lists = game.clause_lists()
        self.clauses = [self.spoken(clause) for clause in game.book.clauses]
        self.by_id = {clause.id.upper(): clause for clause in self.clauses}

    def spoken(self, clause: Clause) -> SpokenClause:
        heading = self.speech.say(Message(f"{self.prefix}-heading-{clause.heading}", {}))
        lines = [Message(clause.id, {}), *self.lists.get(clause.id, [])]
        text = "\n".join(self.speech.say(line) for line in lines)
        return SpokenClause(clause.id, heading, text, self.speech.say(Message(f"source-{kind_of(clause.source)}", {})))

    def __getitem__(self, id: str) -> SpokenClause:
        found = self.by_id.get(id.strip().upper())
        if found is None:
            raise SpellhallError(say("no-clause", id=id.strip()[:20], game=self.title))
        return found

    def search(self, words: str) -> list[SpokenClause]:
        """Clauses that contain all the words, or whose id is given; first those under a heading of these words."""
        wanted = words.lower().split()
        found = [
            clause
            for clause in self.clauses
            if all(word in f"{clause.id} {clause.heading} {clause.text}".lower() for word in wanted)
        ]
        return sorted(found, key=lambda clause: not all(word in clause.heading.lower() for word in wanted))


def kind_of(source: str) -> str:
    """Where a clause comes from, in one word; what stands behind it is for builders."""
    return re.split("[;,/ ]", source)[0]


@cache
def rulebook(game: str, language: str = "en") -> Rulebook:
    """The rules of a game in a language."""
    return Rulebook(find_game(game), language)
