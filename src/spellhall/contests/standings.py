"""Who stands where, and why: points first, then tie-breaks that are named and can be counted again by hand."""

from __future__ import annotations

from typing import NamedTuple

from spellhall.contests.meetings import Meeting, Rounds


class Standing(NamedTuple):
    """One player's line in the table."""

    player: int
    points: float
    breaks: tuple[float, ...]  # in the order of TIE_BREAKS
    won: int
    drawn: int
    lost: int
    byes: int

    @property
    def key(self) -> tuple[float, ...]:
        return (-self.points, *(-value for value in self.breaks), self.player)


TIE_BREAKS = ("rivals", "beaten", "games")
EXPLAINED = {
    "rivals": "the points of all opponents together; a bye counts as an opponent with as many points as oneself",
    "beaten": "the points of every opponent who was beaten, and half those of every opponent drawn with",
    "games": "games won, a draw counting a half",
}


def table(players: list[int], rounds: Rounds) -> list[Standing]:
    """The table after these rounds, the best first. Equal in everything: the order of the list of entrants."""
    points = {player: sum(meeting.points(player) for meeting in of(player, rounds)) for player in players}
    return sorted((line_of(player, rounds, points) for player in players), key=lambda line: line.key)


def of(player: int, rounds: Rounds) -> list[Meeting]:
    """A player's meetings that are over."""
    return [meeting for meetings in rounds for meeting in meetings if meeting.has(player) and meeting.over]


def line_of(player: int, rounds: Rounds, points: dict[int, float]) -> Standing:
    rivals = beaten = games = 0.0
    results: list[float] = []
    mine = of(player, rounds)
    for meeting in mine:
        rival = meeting.rival(player)
        if rival is None:
            rivals += points[player]
            continue
        rivals += points[rival]
        beaten += meeting.points(player) * points[rival]
        games += meeting.scored(player)
        results.append(meeting.points(player))
    return Standing(
        player,
        points[player],
        (rivals, beaten, games),
        results.count(1.0),
        results.count(0.5),
        results.count(0.0),
        len(mine) - len(results),
    )


def decided(upper: Standing, lower: Standing) -> tuple[str, float, float]:
    """What put one player before the other: its name (`order`: nothing did), and what both have there."""
    for name, mine, theirs in zip(
        ("points", *TIE_BREAKS), (upper.points, *upper.breaks), (lower.points, *lower.breaks), strict=True
    ):
        if mine != theirs:
            return name, mine, theirs
    return "order", 0.0, 0.0


def why_before(upper: Standing, lower: Standing) -> str:
    """The same as a sentence."""
    name, mine, theirs = decided(upper, lower)
    if name == "points":
        return f"{number(mine)} points to {number(theirs)}"
    if name == "order":
        return "equal in everything; the order of the list of entrants decides"
    return f"equal points; {name}: {number(mine)} to {number(theirs)} ({EXPLAINED[name]})"


def number(value: float) -> str:
    """2.5 as 2½."""
    whole, rest = divmod(value, 1)
    if rest not in (0.0, 0.5):
        return f"{value:g}"
    return f"{int(whole) if whole or not rest else ''}{'½' if rest else ''}"
