"""The spell list with its recipes, as the rules show it."""

from __future__ import annotations

from typing import Final

from spellhall.games.spellcaster.forming import takes
from spellhall.games.spellcaster.naming import spell_name
from spellhall.games.spellcaster.spells import CLAUSES, SIZES, SPELLS, SUIT_SPELL, WORDS
from spellhall.kernel.clauses import ClauseBook
from spellhall.kernel.messages import Message, say

THE_LIST: Final = "SC-110"

FAMILIES: Final[dict[str, list[str]]] = {
    "sc-with-joker-": [WORDS[kind] for kind in SPELLS if SIZES[kind] > 1],
}


def recipe(kind: int) -> Message:
    """What a spell takes, and what the Joker does in its group. Clauses: SC-110 to SC-116."""
    if SIZES[kind] == 1:
        return say("sc-recipe", spell=spell_name(kind), takes=takes(kind))
    joker = say("sc-with-joker-suited") if kind in SUIT_SPELL else say(f"sc-with-joker-{WORDS[kind]}")
    return say("sc-recipe-joker", spell=spell_name(kind), takes=takes(kind), joker=joker)


def clause_lists(book: ClauseBook) -> dict[str, list[Message]]:
    """All recipes under the clause on groups, and each one under the first clause of its spell."""
    out: dict[str, list[Message]] = {THE_LIST: [recipe(kind) for kind in SPELLS]}
    for kind in SPELLS:
        heading = book[CLAUSES[kind]].heading
        first = next(clause.id for clause in book.clauses if clause.heading == heading)
        out[first] = [recipe(kind)]
    return out
