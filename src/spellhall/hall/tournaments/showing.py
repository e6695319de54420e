"""What each audience of a tournament is shown. Nobody is told another player's table, and no deal before its end."""

from __future__ import annotations

from typing import Any

import msgspec

from spellhall.contests.contest import Contest
from spellhall.contests.seeds import promise_of
from spellhall.contests.standings import decided
from spellhall.hall.gatherings import Telling, encode
from spellhall.hall.tournaments.messages import (
    ContestInfo,
    ContestMessage,
    ContestShown,
    MeetingShown,
    MySeat,
    PlayerShown,
    StandingShown,
    TeamShown,
)
from spellhall.hall.tournaments.rooms import ORGANISER, ContestRoom

RECENT = 40  # meetings of an arena that are shown beside the open ones


def info_of(kept: ContestRoom) -> ContestInfo:
    room = kept.room
    return ContestInfo(
        kept.id,
        kept.code,
        room.plan,
        room.phase,
        room.closed,
        room.paused > 0,
        len(room.meets),
        room.held.length if room.players else 0,
        room.until,
        room.next_at,
        len(room.players),
        len(room.held.open),
        promise_of(room.secret),
        room.secret if room.finished else "",
    )


def shown_of(kept: ContestRoom) -> ContestShown:
    room = kept.room
    players = [
        PlayerShown(one.name, one.face, room.held.teams[number], one.bot, room.is_gone(number))
        for number, one in enumerate(room.players)
    ]
    teams = [TeamShown(one.team, one.points, one.rivals, list(one.players)) for one in room.held.team_table()]
    return ContestShown(players, meetings_of(room), standings_of(kept), teams)


def meetings_of(room: Contest) -> list[MeetingShown]:
    """The meetings of this round; of an arena the open ones and the last of the others, the newest first."""
    if not room.meets:
        return []
    out = []
    for place, (meet, meeting) in enumerate(zip(room.meets[-1], room.held.rounds[-1], strict=True)):
        games = list(meeting.games or meet.total())
        out.append(MeetingShown(place, list(meet.players), games, len(meet.scores), meeting.over))
    if room.plan.arena:
        return sorted(out, key=lambda one: (one.over, -one.place))[: len(room.held.open) + RECENT]
    return out


def standings_of(kept: ContestRoom) -> list[StandingShown]:
    out = []
    lines = kept.standings()
    for at, line in enumerate(lines):
        why = decided(lines[at - 1], line) if at else ("", 0.0, 0.0)
        if at and kept.room.plan.format == "knockout":
            further = [kept.room.held.reached(one.player) for one in (lines[at - 1], line)]
            why = ("reached", further[0], further[1]) if further[0] != further[1] else why
        rivals, beaten, games = line.breaks
        counts = (line.won, line.drawn, line.lost, line.byes)
        out.append(StandingShown(line.player, line.points, rivals, beaten, games, *counts, *why))
    return out


def seat_of(room: Contest, player: int) -> MySeat:
    table, seat = room.sits(player) or ("", -1)
    one = room.players[player]
    rival, game = -1, 0
    if (room.meets and not room.plan.arena) or table:
        meet = next((each for each in room.meets[-1][::-1] if player in each.players), None)
        if meet is not None:
            rival = next((other for other in meet.players if other != player), -1)
            game = len(meet.tables)
    return MySeat(player, table, seat, rival, game, room.is_gone(player), one.expelled)


def telling(kept: ContestRoom) -> Telling:
    """What whoever holds a (hashed) token may hear now. What is the same for all is written once."""
    info = info_of(kept)
    shown: list[Any] = []

    def message(token: str, _: str) -> ContestMessage:
        player = kept.room.of_token(token)
        me = None if player is None else seat_of(kept.room, player)
        if me is not None and me.table:
            return ContestMessage(info, None, me)
        if not shown:
            shown.append(msgspec.Raw(encode(shown_of(kept))))
        return ContestMessage(info, shown[0], me, kept.audience(token) == ORGANISER)

    return message
