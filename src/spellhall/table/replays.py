"""A record as data for a viewer: the first view of an audience, and what every step told it and changed for it."""

from __future__ import annotations

from typing import Any

import msgspec

from spellhall.games import game as find_game
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.errors import BadRecord
from spellhall.kernel.events import change
from spellhall.kernel.game import GameDefinition, Progress
from spellhall.kernel.messages import Message, say
from spellhall.kernel.records import GameRecord, Step, lines_of, parse_record, replay
from spellhall.kernel.shown import view_to_json
from spellhall.kernel.state import encoded
from spellhall.table.announcing import ANNOUNCED, announced, result_words
from spellhall.words.speech import ENGLISH, Speech, Spoken, speech

EVERYTHING = -2
"""The audience that sees all hands: only for games that are over."""


class ReplayStep(msgspec.Struct, frozen=True):
    """One step: who chose, what (empty where it was sealed for this audience), and what came of it."""

    seat: int
    choice: str
    words: Spoken
    told: list[dict[str, Any]]
    change: Any
    waiting: list[int]


class Replay(msgspec.Struct, frozen=True):
    """A whole game for one audience; a change is written as in an update of the socket."""

    game: str
    seats: int
    names: list[str]
    options: dict[str, Any]
    cards: Any  # as clients show them
    seat: int
    view: Any
    told: list[dict[str, Any]]
    waiting: list[int]
    steps: list[ReplayStep]
    result: dict[str, Any] | None  # clause, ranks, scores and the sentence, if the rules ended it
    ended: dict[str, Any] | None  # how, ranks and the sentence, if the players did


def read_text(name: str, text: str) -> GameRecord:
    """A record from its text; raises BadRecord."""
    return parse_record(name, lines_of(text))


def names_of(record: GameRecord, seats: int) -> list[str]:
    told = record.header.get("names", [])
    names = [str(name)[:40] for name in told[:seats]] if isinstance(told, list) else []
    return names + [f"Seat {letter}" for letter in "ABCDEFGH"[len(names) : seats]]


class Past(msgspec.Struct, frozen=True):
    """The beginning of a game that is to go on: how it was set up, and its record so far."""

    seats: int
    options: dict[str, Any]
    cards: Any
    lines: list[str]


def past_of(text: str, steps: int, game: str) -> Past:
    """The first steps of a record, played through once; raises BadRecord."""
    lines = lines_of(text)
    record = parse_record("The record", lines)
    if record.game != game:
        raise BadRecord(say("record-other-game"))
    if steps > len(record.steps):
        raise BadRecord(say("record-few-steps", steps=len(record.steps)))
    begun = GameRecord(record.name, record.header, record.steps[:steps], False, None)
    *_, (_, made) = replay(find_game(game), begun)
    if made.state.outcome is not None:
        raise BadRecord(say("record-over-by-then"))
    setup = find_game(game).setup_to_json(made.state.setup)
    return Past(setup["seats"], setup["options"], setup["cards"], lines[: steps + 1])


def replay_of(record: GameRecord, audience: int, language: str = "en") -> Replay:
    """The replay for a seat, for spectators (-1) or with everything open (-2); raises BadRecord."""
    game = find_game(record.game)
    speaks = speech(language)
    steps: list[ReplayStep] = []
    first: tuple[Any, list[dict[str, Any]], list[int]] | None = None
    view: Any = None
    before: Any = None
    names: list[str] = []
    outcome = None
    for step, made in replay(game, record):
        setup = made.state.setup
        if first is None:
            if not EVERYTHING <= audience < setup.seats:
                raise BadRecord(say("record-no-seat", seat=str(audience), seats=setup.seats))
            names = names_of(record, setup.seats)
        seen = seen_by(made.state, audience)
        told = told_by(game, made, names, audience, speaks)
        for message in announced(game, before, made.state):
            told.append({"event": ANNOUNCED, "clause": "", "text": speaks.told(message, names)})
        waiting = game.waiting(made.state).copy()
        if step is None:
            first = (seen, told, waiting)
        else:
            open_to = audience == EVERYTHING or step.seat in (audience, OUTSIDE)
            words = speaks.told(words_of(game, before, step), names) if open_to else ""
            choice = step.choice if open_to else ""
            steps.append(ReplayStep(step.seat, choice, words, told, change(view, seen), waiting))
        view = seen
        before = made.state
        outcome = made.state.outcome
    assert first is not None
    result = None if outcome is None else outcome.told()
    if result is not None:
        result["text"] = speaks.told(result_words(game, before, "rules"), names)
        last = steps[-1].told if steps else first[1]
        if result["text"] not in [fact["text"] for fact in last]:
            last.append({"event": ANNOUNCED, "clause": result["clause"], "text": result["text"]})
    ended = record.ended
    if ended is not None:
        ended = {**ended, "text": speaks.told(result_words(game, before, str(ended.get("how"))), names)}
    cards = game.cards_in(setup)
    return Replay(record.game, setup.seats, names, setup.options, cards, audience, *first, steps, result, ended)


def words_of(game: GameDefinition[Any], before: Any, step: Step) -> Message:
    """What was chosen, as its seat would say it, from the position before."""
    choice = game.read_choice(before.setup, step.choice)[0]
    return game.tell_choice(game.view_for(before, step.seat), choice)


def seen_by(state: Any, audience: int) -> Any:
    if audience != EVERYTHING:
        return view_to_json(state, audience)
    table = encoded(state)
    table["chance"] = None
    setup = state.setup
    return {"game": setup.game, "seats": setup.seats, "seat": audience, "options": setup.options, "table": table}


def told_by(
    game: GameDefinition[Any], made: Progress[Any], names: list[str], audience: int, speaks: Speech = ENGLISH
) -> list[dict[str, Any]]:
    """What an audience was told, with sentences; whoever sees everything hears what everybody heard, once."""
    listeners = [audience] if audience != EVERYTHING else [OUTSIDE, *range(made.state.setup.seats)]
    out: list[dict[str, Any]] = []
    for event in made.events:
        said: list[Message | None] = []
        for listener in listeners:
            facts = event.told_to(listener)
            if facts is None:
                continue
            message = game.tell(made.state.setup, facts)
            if message not in said:
                said.append(message)
                facts["text"] = "" if message is None else speaks.told(message, names)
                out.append(facts)
    return out
