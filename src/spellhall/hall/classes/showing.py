"""What each audience of a class is shown: pupils see themselves, the screen counts, the teacher play and answers."""

from __future__ import annotations

from typing import Any

from spellhall.classroom.classroom import LINES, Pupil
from spellhall.classroom.entries import BOT
from spellhall.classroom.ledger import Ledger, misses_in_a_row
from spellhall.hall.classes.messages import (
    ClassInfo,
    ClassMessage,
    EaseInfo,
    PupilView,
    SeatInfo,
    SeatTile,
    TeacherView,
    Tile,
    WaitingPupil,
)
from spellhall.hall.classes.rooms import PUPIL, TEACHER, ClassRoom
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.messages import say
from spellhall.practice import games as practice
from spellhall.practice.helping import set_help
from spellhall.table.table import Table
from spellhall.words.speech import Speech

STILL_IN = 1000  # keys may begin with such a number for seats that are still in the game
NEEDS_HELP = 3  # misses in a row
GOALS = (25, 50, 100, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000)
FAMILIES = {"class-line-": list(LINES)}
"""Keys that are made from parts."""
Seen = dict[str, tuple[Table, Ledger]]
"""The tables in use with their ledgers, by their ids."""


class Counts:
    """What the answers of a class add up to, by pupils' names."""

    def __init__(self, ledgers: dict[str, Ledger]) -> None:
        self.asked: dict[str, int] = {}
        self.right: dict[str, int] = {}
        self.finished = sum(ledger.games for ledger in ledgers.values())
        for ledger in ledgers.values():
            for answer in ledger.answers:
                self.asked[answer.name] = self.asked.get(answer.name, 0) + 1
                self.right[answer.name] = self.right.get(answer.name, 0) + answer.right


def info_of(kept: ClassRoom, counts: Counts, speaks: Speech) -> ClassInfo:
    room = kept.room
    line: Any = kept.own_line.text or (speaks.told(say(f"class-line-{room.line}")) if room.line else "")
    right = sum(counts.right.values())
    return ClassInfo(
        kept.id,
        kept.code,
        room.plan.game,
        room.phase,
        room.paused > 0,
        room.last,
        room.muted,
        room.until,
        room.own_names,
        line,
        len(room.present()),
        len(room.current),
        counts.finished,
        sum(counts.asked.values()),
        right,
        next((goal for goal in GOALS if goal > right), right),
    )


def pupil_view(kept: ClassRoom, token: str, seen: Seen, counts: Counts, speaks: Speech) -> PupilView:
    room = kept.room
    mine = room.of_token(token)
    seats = []
    for pupil in mine:
        table, seat = room.placed(pupil) or ("", -1)
        one = room.pupils[pupil]
        name = one.name
        asked, right = counts.asked.get(name, 0), counts.right.get(name, 0)
        sum, help = help_now(seen, table, one) if one.handicap.help or one.handicap.small else ("", 0)
        seats.append(SeatInfo(pupil, name, one.face, table, seat, one.gone, asked, right, sum, help))
    watched = bool(room.watching) and any(seat.table == room.watching for seat in seats)
    return PupilView(info_of(kept, counts, speaks), seats, watched)


def help_now(seen: Seen, id: str, one: Pupil) -> tuple[str, int]:
    """The sum that a pupil is asked, and how much help the teacher gives with it."""
    table = seen[id][0] if id in seen else None
    seat = next((at for at, place in enumerate(table.data.seats) if place.name == one.name), -1) if table else -1
    if table is None or seat not in table.decisions:
        return "", 0
    fact = practice.asked(table.game, table.game.view_for(table.state, seat))
    help = set_help(one.handicap, fact) if fact else 0
    return (fact.key, help) if fact and help else ("", 0)


def score_of(table: Table, seat: int) -> int | None:
    """How a seat stands by what everybody sees; None where a game says nothing before its end."""
    if table.state is None:
        return None
    try:
        key = table.game.standing(table.game.view_for(table.state, OUTSIDE).state)[seat]
        return next((int(number) for number in key if abs(number) < STILL_IN), None)
    except (NotImplementedError, AttributeError, IndexError, TypeError, ValueError):
        return None


def seat_tile(kept: ClassRoom, table: Table, ledger: Ledger, seat: int, pupil: int, counts: Counts) -> SeatTile:
    data = table.data
    place = data.seats[seat]
    waiting = seat in table.waiting() and data.clocks is not None and not data.clocks.paused
    since = data.clocks.since[seat] if waiting and data.clocks is not None else 0
    if pupil == BOT:
        return SeatTile(BOT, place.name, "", "", since, score_of(table, seat), 0, 0, True, True, False)
    one = kept.room.pupils[pupil]
    misses = misses_in_a_row(ledger.answers, one.name)
    return SeatTile(
        pupil,
        one.name,
        one.face,
        kept.typed_name(pupil),
        since,
        score_of(table, seat),
        counts.asked.get(one.name, 0),
        counts.right.get(one.name, 0),
        kept.is_here(pupil),
        place.played_by_bot,
        misses >= NEEDS_HELP,
    )


def tile(kept: ClassRoom, id: str, number: int, seen: Seen, counts: Counts) -> Tile:
    pupils = kept.room.tables[id].pupils
    found = seen.get(id)
    if found is None:
        return Tile(id, number, "open", False, 0, [])
    table, ledger = found
    data = table.data
    names = {kept.room.pupils[pupil].name: pupil for pupil in pupils if pupil != BOT}
    seats = []
    for seat, place in enumerate(data.seats):  # after a rematch everybody sits one seat further
        pupil = names.get(place.name, BOT) if place.kind == "person" else BOT
        seats.append(seat_tile(kept, table, ledger, seat, pupil, counts))
    return Tile(id, number, data.phase, data.clocks is not None and data.clocks.paused > 0, data.match, seats)


def teacher_view(kept: ClassRoom, seen: Seen, counts: Counts, speaks: Speech) -> TeacherView:
    room = kept.room
    devices: dict[str, int] = {}
    for pupil in room.pupils:
        devices.setdefault(pupil.token, len(devices))
    waiting = [
        WaitingPupil(
            number,
            pupil.name,
            pupil.face,
            kept.typed_name(number),
            kept.is_here(number),
            pupil.gone,
            devices[pupil.token],
        )
        for number, pupil in enumerate(room.pupils)
        if number not in room.sits or pupil.gone
    ]
    return TeacherView(
        info_of(kept, counts, speaks),
        room.plan,
        [tile(kept, id, number, seen, counts) for number, id in enumerate(room.current, start=1)],
        waiting,
        [devices[pupil.token] for pupil in room.pupils],
        room.watching,
        room.gone_at,
        [EaseInfo(one.handicap.help, int(one.handicap.deadline), one.handicap.small) for one in room.pupils],
    )


def message_for(kept: ClassRoom, token: str, seen: Seen, counts: Counts, speaks: Speech) -> ClassMessage:
    """What whoever holds this (hashed) token may hear of the class now."""
    who = kept.audience(token)
    if who == TEACHER:
        return ClassMessage(teacher=teacher_view(kept, seen, counts, speaks))
    if who == PUPIL:
        return ClassMessage(pupil=pupil_view(kept, token, seen, counts, speaks))
    return ClassMessage(screen=info_of(kept, counts, speaks))
