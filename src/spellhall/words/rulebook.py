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
        self.cards = self.spoken_cards(game)
        self.by_id = {clause.id.upper(): clause for clause in self.clauses}

    def spoken(self, clause: Clause) -> SpokenClause:
        heading = self.speech.say(Message(f"{self.prefix}-heading-{clause.heading}", {}))
        lines = [Message(clause.id, {}), *self.lists.get(clause.id, [])]
        text = "\n".join(self.speech.say(line) for line in lines)
        return SpokenClause(clause.id, heading, text, self.speech.say(Message(f"source-{kind_of(clause.source)}", {})))

    def spoken_cards(self, game: GameDefinition[Any]) -> list[SpokenClause]:
        """The cards as entries without an id."""
        heading = self.speech.say(say("rules-cards"))
        lines = game.card_lines(game.setup(game.seat_counts[0]))
        return [SpokenClause("", heading, self.speech.say(line), "") for line in lines]

    def __getitem__(self, id: str) -> SpokenClause:
        found = self.by_id.get(id.strip().upper())
        if found is None:
            raise SpellhallError(say("no-clause", id=id.strip()[:20], game=self.title))
        return found

    def search(self, words: str) -> list[SpokenClause]:
        """Cards and clauses that contain all the words, or the clause whose id is given. Cards that are called so come
        first, then clauses under a heading of these words; cards that only mention the words come last."""
        wanted = words.lower().split()
        found = [
            clause
            for clause in self.cards + self.clauses
            if all(word in f"{clause.id} {clause.heading} {clause.text}".lower() for word in wanted)
        ]
        return sorted(found, key=lambda clause: place_of(clause, wanted))


def place_of(clause: SpokenClause, wanted: list[str]) -> int:
    """Where something that was found stands among the others."""
    if not clause.id:
        name = clause.text.split(":")[0].lower()
        return 0 if all(word in name for word in wanted) else 3
    return 1 if all(word in clause.heading.lower() for word in wanted) else 2


def kind_of(source: str) -> str:
    """Where a clause comes from, in one word; what stands behind it is for builders."""
    return re.split("[;,/ ]", source)[0]


@cache
def rulebook(game: str, language: str = "en") -> Rulebook:
    """The rules of a game in a language."""
    return Rulebook(find_game(game), language)
