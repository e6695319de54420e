"""What a teacher, or a pupil, can ask of the class. The same words over HTTP and in tests."""

from __future__ import annotations

from typing import Annotated

import msgspec

from spellhall.classroom.plans import Plan

Number = Annotated[int, msgspec.Meta(ge=0, le=59)]


class Request(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base of all requests."""


class Seat(Request, tag="seat", frozen=True):
    """Seat everybody: at random, by strength, or as listed; everybody's present game ends by it."""

    how: Annotated[str, msgspec.Meta(max_length=10)] = "random"  # random, strength, chosen
    tables: Annotated[
        list[Annotated[list[Number], msgspec.Meta(max_length=8)]], msgspec.Meta(max_length=60)
    ] = []  # for chosen


class SetPlan(Request, tag="plan", frozen=True):
    """Another lesson plan, for the tables that are set up from now on."""

    plan: Plan


class Allow(Request, tag="names", frozen=True):
    """Whether pupils may type a name."""

    on: bool


class Hold(Request, tag="hold", frozen=True):
    """Pause all tables, or let them go on."""

    on: bool


class LastRound(Request, tag="last", frozen=True):
    """No new games after those that are being played."""

    on: bool = True


class Mute(Request, tag="mute", frozen=True):
    """Sound off on all devices, or on again."""

    on: bool


class Line(Request, tag="line", frozen=True):
    """Say one of the ready lines to everybody; empty: take it away."""

    line: Annotated[str, msgspec.Meta(max_length=20)]


class Own(Request, tag="say", frozen=True):
    """Say something in one's own words. It goes to those who are connected now and is written down nowhere."""

    text: Annotated[str, msgspec.Meta(max_length=120)]


class Watch(Request, tag="watch", frozen=True):
    """Look at a table openly; empty: at none any more."""

    table: Annotated[str, msgspec.Meta(max_length=32)]


class Drop(Request, tag="drop", frozen=True):
    """Take a pupil out of the class (teacher), or leave it (the pupil's own device)."""

    pupil: Number


class Return(Request, tag="back", frozen=True):
    """A pupil who had left is there again."""

    pupil: Number


class Ease(Request, tag="ease", frozen=True):
    """Help for one pupil (0: none, 1: a way, 2: and dots, 3: the answer), seconds for a sum, small tables only."""

    pupil: Number
    help: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    deadline: Annotated[int, msgspec.Meta(ge=0, le=300)] = 0  # 0: as the plan says
    small: bool = False


class End(Request, tag="end", frozen=True):
    """The lesson is over: everybody stops, and the report is whole."""


class Delete(Request, tag="delete", frozen=True):
    """Delete everything about this class, now."""


AnyRequest = Seat | SetPlan | Allow | Hold | LastRound | Mute | Line | Own | Watch | Drop | Return | Ease | End | Delete
PUPILS_MAY = (Drop, Return)
"""What a pupil's device may ask, for its own pupils."""
