"""Arena: for a fixed time, whoever is free meets somebody who is free and stands as near as possible.

Whoever has met the fewest is paired first, so nobody waits again and again. Nobody meets the same player twice in a row
while there is anybody else, and nobody their own team.
"""

from __future__ import annotations

from spellhall.contests.meetings import Meeting
from spellhall.contests.pairing import Pairing, Shunned

Points = dict[int, float]


def draw(free: Points, past: list[Meeting], mates: Shunned, others_play: bool) -> list[Meeting]:
    """The meetings that begin now among those who are free, with their points.

    Who could only meet the same player again waits, if others will be free.
    """
    shunned: Shunned = {player: set(mates.get(player, set())) for player in free}
    if others_play or len(free) > 2:
        for one, other in last_rivals(past).items():
            if one in shunned and other in shunned:
                shunned[one].add(other)
                shunned[other].add(one)
    played = {player: sum(meeting.has(player) for meeting in past) for player in free}
    found = paired(free, played, shunned)
    if not found and not others_play:  # all who are left have just met each other
        return paired(free, played, mates)
    return found


def paired(points: Points, played: dict[int, int], shunned: Shunned) -> list[Meeting]:
    """Each in turn meets whoever stands nearest, as long as as many others as possible are paired, too."""
    left = sorted(points, key=lambda player: (played[player], -points[player], player))
    pairing = Pairing(left, shunned)
    out: list[Meeting] = []
    while left:
        first, *left = left
        nearest = sorted(left, key=lambda player: (abs(points[player] - points[first]), played[player], player))
        other = next((each for each in nearest if pairing.fix(first, each)), None)
        if other is None:
            pairing.leave(first)
        else:
            out.append(Meeting((first, other)))
            left.remove(other)
    return out


def last_rivals(meetings: list[Meeting]) -> dict[int, int]:
    """Whom each player met last."""
    return {one: other for meeting in meetings for one, other in (meeting.players, meeting.players[::-1])}
