"""Duplicate: any number of tables play the same deals, and everybody is compared with those who had the same seat.

A game gives its player a *mark*, by which games of one deal and seat are compared: how many at the table were beaten
(½ for a tie), then by how many points the best of the others was beaten, where the game counts points. Of each deal a
player gets matchpoints: 1 for everyone whose mark is lower, ½ for everyone whose mark is the same.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple, TypeVar

Player = TypeVar("Player", bound=Hashable)


class Mark(NamedTuple):
    """What a game came to for one seat; the greater the better."""

    beaten: float
    margin: int


class Line(NamedTuple):
    """Where a player stands: matchpoints, how many there were to win, and deals played."""

    points: float
    most: float
    deals: int


def mark_of(ranks: Sequence[int], scores: Sequence[int], seat: int) -> Mark:
    """The mark of a seat, from the ranks (1 is best) and scores of a game."""
    others = [at for at in range(len(ranks)) if at != seat]
    beaten = sum(1.0 if ranks[at] > ranks[seat] else 0.5 if ranks[at] == ranks[seat] else 0.0 for at in others)
    margin = scores[seat] - max(scores[at] for at in others) if others and len(scores) == len(ranks) else 0
    return Mark(beaten, margin)


def matchpoints(marks: Mapping[Player, Mark]) -> dict[Player, float]:
    """The matchpoints of everybody who has played a deal from the same seat."""
    return {
        player: sum(
            1.0 if other < mark else 0.5 if other == mark else 0.0 for rival, other in marks.items() if rival != player
        )
        for player, mark in marks.items()
    }


def standings(deals: Sequence[Mapping[Player, Mark]]) -> dict[Player, Line]:
    """Everybody's matchpoints over all deals. Whoever has not played a deal neither wins nor gives points there.

    Each entry of `deals` holds the games of one deal from one seat, so a deal that is played from every seat has an
    entry for each.
    """
    lines: dict[Player, Line] = {}
    for marks in deals:
        for player, points in matchpoints(marks).items():
            held = lines.get(player, Line(0.0, 0.0, 0))
            lines[player] = Line(held.points + points, held.most + len(marks) - 1, held.deals + 1)
    return lines


def placed(lines: Mapping[Player, Line]) -> list[tuple[int, Player, Line]]:
    """Everybody with their place, the best first, by the share of the matchpoints that they could win; ties share."""
    order = sorted(lines.items(), key=lambda item: -share(item[1]))
    out: list[tuple[int, Player, Line]] = []
    for number, (player, line) in enumerate(order, start=1):
        same = out and share(out[-1][2]) == share(line)
        out.append((out[-1][0] if same else number, player, line))
    return out


def share(line: Line) -> float:
    """The part of the possible matchpoints that was won; ½ where there were none."""
    return line.points / line.most if line.most else 0.5
