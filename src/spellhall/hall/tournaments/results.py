"""The results of a tournament as files."""

from __future__ import annotations

import csv
import io
import json

import msgspec

from spellhall.contests.seeds import promise_of
from spellhall.contests.standings import TIE_BREAKS
from spellhall.hall.tournaments.rooms import ContestRoom

FORMAT = 1
COLUMNS = ("place", "player", "team", "points", "won", "drawn", "lost", "byes", *TIE_BREAKS)


def results_csv(kept: ContestRoom) -> str:
    """The table, the best first. No name is taken for a formula: there are only letters, digits, spaces, ' - and ."""
    room, out = kept.room, io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for place, line in enumerate(kept.standings(), start=1):
        name, team = room.players[line.player].name, room.held.teams[line.player]
        counts = (line.won, line.drawn, line.lost, line.byes)
        writer.writerow([place, name, team, line.points, *counts, *line.breaks])
    return out.getvalue()


def header_of(kept: ContestRoom) -> str:
    """The first line of the file of records: what is needed to work out everything else again. No key is in it."""
    room = kept.room
    header = {
        "spellhall_tournament": FORMAT,
        "plan": msgspec.to_builtins(room.plan),
        "at": room.opened,
        "promise": promise_of(room.secret),
        "secret": room.secret,
        "players": [
            {"name": one.name, "bot": one.bot, "nonce": one.nonce, "team": room.held.teams[number]}
            for number, one in enumerate(room.players)
        ],
    }
    return json.dumps(header, ensure_ascii=False) + "\n"
