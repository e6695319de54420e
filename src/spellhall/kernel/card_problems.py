"""All that is wrong with a card file at once, each problem with its place.

A reader stops at the first problem. For whoever mends a file, the declared fields are checked one by one, and then the
reader is asked again and again without the cards that are known to be wrong.
"""

from __future__ import annotations

from typing import Any, Final

from spellhall.kernel.card_fields import TEXT, WHOLE, WORD, CardTable, Field
from spellhall.kernel.cards import LONGEST_TEXT, CardFile, Entry, check_bounds
from spellhall.kernel.errors import BadCards, SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import say

MOST: Final = 40  # problems that are told; whoever has mended these asks again


def problems_of(game: GameDefinition[Any], file: CardFile) -> list[BadCards]:
    """Everything that is wrong with a file, in its order; empty if the game takes it."""
    first = refusal_of(game, file)
    if first is None:
        return []
    tables = game.card_tables()
    found: list[BadCards] = []
    for table in tables:
        found += declared_problems(file, table)
    found = found[:MOST]
    for problem in found:
        if problem.table:
            file.skip(problem.table, problem.index)
    while len(found) < MOST:
        again = refusal_of(game, file)
        if again is None or again.index < 0 or not again.table:
            break  # all is well, or it concerns the whole set, which lacks the cards that were left out
        found.append(again)
        file.skip(again.table, again.index)
    if not found:
        found.append(first)
    order = {table.name: place for place, table in enumerate(tables)}
    found.sort(key=lambda problem: (order.get(problem.table, 0), problem.index))
    return found


def refusal_of(game: GameDefinition[Any], file: CardFile) -> BadCards | None:
    """Why the game does not take this file, as far as its reader says."""
    try:
        check_bounds(file.kept_data(), file.name)
        game.cards_from(file)
    except BadCards as error:
        return error
    except SpellhallError as error:
        return BadCards(error.message)
    return None


def declared_problems(file: CardFile, table: CardTable) -> list[BadCards]:
    """What the declared fields of a table say about its entries: missing, unknown, too great, too long."""
    out: list[BadCards] = []
    if not table.name:
        for field in table.fields:
            if field.name in file.data:
                add(out, Entry(file, "", 0, 0, file.data), field)
        return out
    try:
        entries = file.entries(table.name)
    except BadCards:
        return out  # the reader says so
    for entry in entries:
        for field in table.fields:
            if field.name in entry.data or not field.optional:
                add(out, entry, field)
        known = table.field_names + table.notes
        for name in entry.data:
            if name not in known:
                keep(out, entry, name, say("cards-unknown-field", known=", ".join(known)))
    return out


def add(out: list[BadCards], entry: Entry, field: Field) -> None:
    """The problem of a field, if it has one. What has a grammar of its own is left to the reader."""
    try:
        if field.kind == WHOLE:
            entry.number(field)
        elif field.kind == WORD or (field.kind == TEXT and not field.optional):
            entry.told(field)
        elif field.name in entry.data:
            check_bounds(entry.data[field.name], entry.file.name)
            if field.kind == TEXT and len(str(entry.data[field.name])) > (field.high or LONGEST_TEXT):
                entry.told(field)
    except BadCards as error:
        if error.field:
            out.append(error)
        else:  # a bound of all card files, which knows no place
            out.append(BadCards(error.message, entry.table, entry.index, field.name))


def keep(out: list[BadCards], entry: Entry, field: str, message: Any) -> None:
    try:
        entry.fail(field, message)
    except BadCards as error:
        out.append(error)
