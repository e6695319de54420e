"""What each audience is sent: first the whole of what it may know, then numbered updates.

An update is built from what was told to that audience and from the change between its two views, so nothing that the
audience may not know can be in it. Audiences are the seats, and -1 for spectators.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.events import change
from spellhall.kernel.messages import Message, say, who
from spellhall.kernel.shown import view_to_json
from spellhall.table import entries as log
from spellhall.table.announcing import ANNOUNCED, announced, ended_words, result_words
from spellhall.table.phrases import PHRASES
from spellhall.table.seats import Seat
from spellhall.table.shuffle import hash_of
from spellhall.table.table import Fact, News, Table
from spellhall.words.speech import ENGLISH, Speech, Spoken


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: str
    name: str
    bot: str
    out: bool
    share: str = ""  # the hash of what its device adds to the next shuffle
    nonce: str = ""  # and that itself, once it is told
    face: str = ""  # the picture that the player chose, by its name


class TableShown(msgspec.Struct, frozen=True):
    """What everybody knows about a table, apart from the game itself."""

    game: str
    rules_version: int
    phase: str
    match: int
    seats: list[SeatShown]
    host: int  # the host's seat; -1: the host does not play
    options: dict[str, Any]
    house_cards: bool
    clock: dict[str, Any]
    delay: int
    public: bool
    paused: bool
    commit: str  # the SHA-256 of the seed
    seed: str  # empty until the game is over, and where others may still play the same deal
    question: dict[str, Any] | None
    result: dict[str, Any] | None
    coming: str = ""  # the SHA-256 of the next game's seed
    nonces: list[str] = []  # what each seat's device added to the shuffle of this game
    deal: str = ""  # the deal that is played here, if others play the same one elsewhere
    mirrored: bool = False  # every deal is played from every seat, one game after the other
    points: list[float] = []  # of a mirrored match so far, by seats
    contest: str = ""  # the tournament whose table it is; it tells the seed when it is over


class Asked(msgspec.Struct, frozen=True):
    """The open question of a seat. An answer names its number."""

    at: int
    question: Spoken
    clause: str
    choices: list[tuple[str, Spoken]]  # notation, and words for a menu


class ClocksShown(msgspec.Struct, frozen=True):
    """When each seat's time is up (milliseconds since 1970; 0: its clock stands still), and what is left."""

    deadlines: list[int]
    left: list[int]


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """Everything an audience may know now."""

    number: int
    seat: int
    table: TableShown
    waiting: list[int]
    view: Any
    asked: Asked | None
    clocks: ClocksShown | None


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update", omit_defaults=True):
    """What happened: told facts, the change of the view, and what is asked now."""

    number: int
    told: list[dict[str, Any]]
    change: Any
    waiting: list[int]
    asked: Asked | None
    table: TableShown | None = None
    clocks: ClocksShown | None = None


encoder = msgspec.json.Encoder()
Teller = Callable[[Message], Spoken]


def place(table: Table, audience: int) -> int:
    """Where an audience's count stands in the table's lists."""
    return table.seats if audience == OUTSIDE else audience


def shown(table: Table, speech: Speech = ENGLISH) -> TableShown:
    data = table.data
    question, result = data.question, data.result
    hosts = table.seats_of(data.host)
    return TableShown(
        data.game,
        table.game.rules_version,
        data.phase,
        data.match,
        [seat_shown(seat) for seat in data.seats],
        hosts[0] if hosts else OUTSIDE,
        table.setup.options,
        data.cards is None,
        msgspec.to_builtins(data.clock),
        data.delay,
        data.public,
        data.clocks is not None and data.clocks.paused > 0,
        table.commit,
        "" if data.contest else table.seed_told,
        None if question is None else msgspec.to_builtins(question),
        None if result is None else result_shown(table, speech),
        hash_of(data.coming),
        data.nonces,
        data.deal,
        data.mirrored,
        data.points,
        data.contest,
    )


def result_shown(table: Table, speech: Speech) -> dict[str, Any]:
    """How the match ended, with the sentence for it."""
    made: dict[str, Any] = msgspec.to_builtins(table.data.result)
    made["text"] = speech.told(result_words(table.game, table.state, made["how"]), table.names)
    return made


def seat_shown(seat: Seat) -> SeatShown:
    return SeatShown(seat.kind, seat.name, seat.bot, seat.out, seat.share, seat.nonce, seat.face)


def asked(table: Table, audience: int, speech: Speech = ENGLISH) -> Asked | None:
    decision = table.decisions.get(audience)
    if decision is None:
        return None
    at = table.data.asked_at[audience]
    kept = table.asked_kept.get((audience, speech.language))
    if kept is not None and kept[0] == at:  # the same question as before: its words are known
        return cast(Asked, kept[1])
    setup, tell = table.setup, speech.teller(table.names)
    view = table.game.view_for(table.state, audience)
    write, words = table.game.write_choice, table.game.tell_choice
    choices = [(write(setup, choice), tell(words(view, choice))) for choice in decision.choices]
    made = msgspec.Raw(encoder.encode(Asked(at, tell(decision.question), decision.clause, choices)))
    table.asked_kept[audience, speech.language] = (at, made)
    return cast(Asked, made)  # encoded once; it goes into messages as it is


def clocks_shown(table: Table) -> ClocksShown | None:
    data = table.data
    if data.clock.mode == "none" or data.clocks is None:
        return None
    deadlines = [data.clocks.deadline(seat, data.clock) for seat in range(table.seats)]
    return ClocksShown(deadlines, data.clocks.left.copy())


def view_json(table: Table, state: Any, audience: int) -> Any:
    return None if state is None else view_to_json(state, audience)


def welcome(table: Table, audience: int, speech: Speech = ENGLISH) -> Welcome:
    return Welcome(
        table.data.heard[place(table, audience)],
        audience,
        shown(table, speech),
        table.waiting(),
        view_json(table, table.state, audience),
        asked(table, audience, speech),
        clocks_shown(table),
    )


def update(table: Table, news: News, audience: int, old: Any, new: Any, speech: Speech = ENGLISH) -> Update | None:
    """The update for an audience from its views before and after; None if there is nothing to hear."""
    at = place(table, audience)
    if not news.heard[at]:
        return None
    told = told_to(table, news, audience, speech)
    settled = isinstance(news.entry, log.Chose) and table.data.phase == "playing"
    return Update(
        table.data.heard[at],
        told,
        change(old, new),
        table.waiting(),
        asked(table, audience, speech),
        None if settled else shown(table, speech),
        clocks_shown(table),
    )


NOBODY: Final = -9  # an audience to whom no event has anything special to say
UNTOLD: Final = (log.Chose, log.Shared, log.Revealed)
"""Entries that are told by what they bring, not by a sentence."""


def told_to(table: Table, news: News, audience: int, speech: Speech = ENGLISH) -> list[dict[str, Any]]:
    """The facts for an audience, each with its sentence."""
    tell = speech.teller(table.names)
    alike = news.told.get(speech.language)
    if alike is None:
        alike = news.told[speech.language] = told_alike(table, news, speech, tell)
    if not any(audience in event.private for event in news.events):
        return [facts for facts in alike if facts is not None]
    own = alike.copy()
    for at, event in enumerate(news.events, 1):
        if audience in event.private:
            own[at] = told_event(table, event.told_to(audience), tell)
    return [facts for facts in own if facts is not None]


def told_alike(table: Table, news: News, speech: Speech, tell: Teller) -> list[Fact | None]:
    """What everybody hears who hears nothing else: first the table's own fact, then each event, then announcements."""
    out = [None if isinstance(news.entry, UNTOLD) else table_fact(table, news.entry, speech)]
    out += [told_event(table, event.told_to(NOBODY), tell) for event in news.events]
    if isinstance(news.entry, (log.Chose, log.Started, log.Rematch)) and table.state is not None:
        for message in announced(table.game, news.before, table.state):
            out.append({"event": ANNOUNCED, "clause": "", "text": tell(message)})
    return out


def told_event(table: Table, facts: Fact | None, tell: Teller) -> Fact | None:
    """The facts of an event with their sentence; None if there are none."""
    if facts is not None:
        message = table.game.tell(table.setup, facts)
        facts["text"] = "" if message is None else tell(message)
    return facts


def table_fact(table: Table, entry: log.AnyEntry, speech: Speech = ENGLISH) -> dict[str, Any]:
    """An entry of the table as a fact for everybody. Tokens and seeds are never among it."""
    kind = str(entry.__struct_config__.tag)
    facts: dict[str, Any] = {"event": f"table_{kind}"}
    for name in ("seat", "phrase", "why", "what", "yes", "how", "ranks", "bot"):
        if hasattr(entry, name):
            facts[name] = getattr(entry, name)
    facts["text"] = speech.told(message_of(entry), table.names)
    return facts


def message_of(entry: log.AnyEntry) -> Message:
    """An entry of the table as people say it."""
    kind = str(entry.__struct_config__.tag)
    if isinstance(entry, log.Said):
        return say("table-said", who=who(entry.seat), phrase=say(f"phrase-{entry.phrase}"))
    if isinstance(entry, log.Substituted):
        reason = entry.why if entry.why in ("clock", "conceded", "failed") else "away"
        return say(f"table-substituted-{reason}", who=who(entry.seat))
    if isinstance(entry, log.Asked):
        return say(f"table-asked-{entry.what}", who=who(entry.seat))
    if isinstance(entry, log.Answered) and entry.seat == OUTSIDE:
        return say("table-unopposed")
    if isinstance(entry, log.Answered):
        return say("table-agreed" if entry.yes else "table-disagreed", who=who(entry.seat))
    if isinstance(entry, log.Ended):
        return ended_words(entry.how)
    if isinstance(entry, (log.Paused, log.Resumed)) and entry.seat == OUTSIDE:
        return say("table-paused-all" if isinstance(entry, log.Paused) else "table-resumed-all")
    if isinstance(entry, (log.Sat, log.Paused, log.Resumed, log.Returned, log.Undone)):
        return say(f"table-{kind}", who=who(entry.seat))
    return say(f"table-{kind}")


FAMILIES: Final[dict[str, list[str]]] = {
    "phrase-": list(PHRASES),
    "table-substituted-": ["clock", "conceded", "away", "failed"],
    "table-asked-": ["takeback", "draw", "rematch"],
    "table-": ["sat", "paused", "resumed", "returned", "undone", "configured", "freed", "started", "rematch"],
}
"""Keys that are made from parts."""
