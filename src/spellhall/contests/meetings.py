"""A meeting: two players in one round, and what each of them scored there."""

from __future__ import annotations

from typing import NamedTuple

WIN, DRAW, LOSS = 1.0, 0.5, 0.0


class Meeting(NamedTuple):
    """Who meets whom. A player alone has a bye: a round without an opponent, which counts as won."""

    players: tuple[int, ...]
    games: tuple[float, ...] | None = None  # what each scored, game by game added up; none while it is open

    @property
    def bye(self) -> bool:
        return len(self.players) == 1

    @property
    def over(self) -> bool:
        return self.bye or self.games is not None

    def has(self, player: int) -> bool:
        return player in self.players

    def rival(self, player: int) -> int | None:
        """The other player; none in a bye."""
        return next((other for other in self.players if other != player), None)

    def scored(self, player: int) -> float:
        """What a player scored in the games of this meeting."""
        return 0.0 if self.games is None else self.games[self.players.index(player)]

    def points(self, player: int) -> float:
        """What the meeting is worth to a player: 1 for more games than the other, ½ for as many."""
        if self.bye:
            return WIN
        if self.games is None:
            return LOSS
        mine, theirs = (self.games if self.players[0] == player else self.games[::-1])[:2]
        return WIN if mine > theirs else DRAW if mine == theirs else LOSS


Rounds = list[list[Meeting]]


def met(rounds: Rounds) -> dict[int, set[int]]:
    """Whom every player has met."""
    out: dict[int, set[int]] = {}
    for meetings in rounds:
        for meeting in meetings:
            for player in meeting.players:
                out.setdefault(player, set()).update(other for other in meeting.players if other != player)
    return out


def rested(rounds: Rounds) -> set[int]:
    """Who has had a bye."""
    return {meeting.players[0] for meetings in rounds for meeting in meetings if meeting.bye}
