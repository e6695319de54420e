"""Records of matches: the whole one when the game is over, before that only what one audience was told.

The whole record carries the seed and its hash, so that anybody can check that the cards were dealt as promised.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from spellhall.games import game as find_game
from spellhall.kernel.dealt import source_of
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.errors import BadRecord, SpellhallError
from spellhall.kernel.messages import say
from spellhall.kernel.records import (
    GameRecord,
    branched_at,
    end_line,
    header_line,
    nonces_of,
    replay,
    seed_of,
    setup_of,
    step_line,
    written,
)
from spellhall.table import entries as log
from spellhall.table.feed import told_to, view_json
from spellhall.table.judge import TableError
from spellhall.table.mirrored import is_secret
from spellhall.table.table import Table, created, opening
from spellhall.words.speech import ENGLISH, Speech


def whole_record(table: Table) -> list[str]:
    """The record of the match that was just played, worked out again from its seed and its steps.

    Who may have it, the caller knows. Others may still play the same deal, so its seed is not told.
    """
    game, setup, data = table.game, table.setup, table.data
    made = opening(table)
    bots = [seat.bot for seat in data.seats]
    past = data.past if data.match == 1 else []
    header = json.loads(header_line(game, setup, "" if data.deal else data.seed, made, table.names, bots))
    if past:  # the game begins as the earlier one did; from the branch on, the seed is its own
        first = json.loads(past[0])
        header |= {name: first[name] for name in ("chance", "counter", "check") if name in first}
        header["branched"] = len(past) - 1
    header["commit"] = table.commit
    header["nonces"] = data.nonces or [""] * table.seats
    lines = [json.dumps(header, ensure_ascii=False), *past[1:]]
    for number, (seat, text) in enumerate(data.steps, start=len(lines)):
        choice = game.find_choice(setup, text, game.legal(made.state, seat))
        made = game.apply(made.state, seat, choice)
        lines.append(step_line(game, number, seat, text, made))
    last = json.loads(end_line(made.state, len(lines) - 1))
    if data.result is not None and data.result.how != "rules":
        last["ended"] = {"how": data.result.how, "ranks": data.result.ranks}
    lines.append(json.dumps(last))
    return lines


def finished_record(table: Table, entries: list[log.AnyEntry], match: int | None) -> list[str]:
    """The whole record of one of a table's games, or of the last; raises BadRecord, or TableError if it is secret."""
    wanted = table.data.match if match is None else match
    if table.data.mirrored and is_secret(table.data, wanted):
        raise TableError("not_now", say("record-mirrored"))
    return whole_record(table if wanted == table.data.match else match_table(entries, wanted))


def view_record(entries: list[log.AnyEntry], audience: int, speech: Speech = ENGLISH) -> list[str]:
    """What one audience was told of the present match, in the order in which it heard it, in its language."""
    first = entries[0]
    assert isinstance(first, log.Created)
    table = created(first)
    lines: list[str] = []
    for entry in entries[1:]:
        news = table.take(entry)
        at = table.seats if audience == OUTSIDE else audience
        if isinstance(entry, (log.Started, log.Rematch)):
            header = {
                "spellhall_view": 1,
                "game": table.data.game,
                "rules_version": table.game.rules_version,
                "seats": table.seats,
                "options": table.setup.options,
                "names": table.names,
                "seat": audience,
                "commit": table.commit,
                "nonces": table.data.nonces,
                "view": view_json(table, table.state, audience),
            }
            lines = [json.dumps(header, ensure_ascii=False)]
        if news.heard[at]:
            told = told_to(table, news, audience, speech)
            lines.append(json.dumps({"number": table.data.heard[at], "told": told}, ensure_ascii=False))
    return lines


def match_table(entries: list[log.AnyEntry], match: int) -> Table:
    """The table as it was at the end of one of its matches; raises BadRecord."""
    first = entries[0]
    assert isinstance(first, log.Created)
    table = created(first)
    for entry in entries[1:]:
        if isinstance(entry, log.Rematch) and table.data.match == match:
            break
        table.take(entry)
    if table.data.match != match or table.data.phase != "over":
        raise BadRecord(say("record-not-over"))
    return table


def verified(record: GameRecord, promised: str = "") -> tuple[str, int]:
    """The hash of the seed and the number of outcomes of chance that follow from it; raises BadRecord."""
    game = find_game(record.game)
    setup = setup_of(game, record)
    commit = sha256(str(record.header.get("seed", "")).encode()).hexdigest()
    seed = seed_of(record)
    for told, where in ((promised, "you were shown"), (str(record.header.get("commit", "")), "is written in it")):
        if told and told.strip().lower() != commit:
            raise BadRecord(f"{record.name}: the hash of the seed is not the one that {where}.")
    try:
        branched = branched_at(record)
        if branched:
            past = GameRecord(record.name, record.header, record.steps[:branched], False, None)
            *_, (_, made) = replay(game, past)
            made.state.chance = source_of(seed)
            outcomes = 0
        else:
            made = game.start(setup, source_of(seed))
            outcomes = compared(game, record, 1, made, record.header.get("chance", []))
        for step in record.steps[branched:]:
            choice = game.find_choice(setup, step.choice, game.legal(made.state, step.seat))
            made = game.apply(made.state, step.seat, choice)
            outcomes += compared(game, record, step.line, made, step.chance)
    except BadRecord:
        raise
    except (SpellhallError, ValueError) as error:
        raise BadRecord(f"{record.name}: {error}") from None
    return commit, outcomes


def shuffled_by(record: GameRecord) -> list[tuple[str, bool]]:
    """The players of a record, and whether each one's device added to the shuffle; raises BadRecord."""
    names = record.header.get("names", [])
    told = nonces_of(record)
    called = [str(name)[:40] for name in names] if isinstance(names, list) else []
    return [(name, at < len(told) and told[at] != "") for at, name in enumerate(called)]


def compared(game: Any, record: GameRecord, line: int, made: Any, chance: list[str]) -> int:
    if written(game, made.state.setup, made.outcomes) != chance:
        raise BadRecord(f"{record.name}, line {line}: these outcomes of chance do not follow from the seed.")
    return len(made.outcomes)
