"""Teams: players of one team do not meet, and a team stands where its best players have brought it."""

from __future__ import annotations

from typing import NamedTuple

from spellhall.contests.pairing import Shunned
from spellhall.contests.standings import Standing


class TeamStanding(NamedTuple):
    """One team's line in the table of teams."""

    team: str
    points: float
    rivals: float  # the points of all opponents of those who count
    players: tuple[int, ...]  # those who count, the best first


def mates_of(teams: list[str]) -> Shunned:
    """For every player the others of the same team; whoever has none is nobody's mate."""
    return {
        player: {other for other, name in enumerate(teams) if name == team and other != player}
        for player, team in enumerate(teams)
        if team
    }


def team_table(teams: list[str], lines: list[Standing]) -> list[TeamStanding]:
    """The best team first. As many players of each team count as the smallest team has, those who stand highest.

    Equal points: the points of their opponents; then whose best player stands higher.
    """
    names = list(dict.fromkeys(team for team in teams if team))
    if not names:
        return []
    counted = min(teams.count(name) for name in names)
    place = {line.player: at for at, line in enumerate(lines)}
    out = []
    for name in names:
        best = [line for line in lines if teams[line.player] == name][:counted]
        points, rivals = sum(line.points for line in best), sum(line.breaks[0] for line in best)
        out.append(TeamStanding(name, points, rivals, tuple(line.player for line in best)))
    return sorted(out, key=lambda team: (-team.points, -team.rivals, place[team.players[0]]))
