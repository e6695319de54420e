"""Ratings by openskill's Plackett–Luce model: one number for each bot, with its uncertainty, from all games."""

from __future__ import annotations

from typing import Any

from openskill.models import PlackettLuce


class Ratings:
    """Ratings of players by number. The order of the games counts a little; it is always the same order."""

    def __init__(self, players: int) -> None:
        self.model = PlackettLuce()
        self.ratings = [self.model.rating() for _ in range(players)]

    def rate(self, players: list[int], ranks: list[int]) -> None:
        """A game has ended; players[seat] sat there. A player with several seats gets the mean of its changes."""
        after = self.model.rate([[self.ratings[player]] for player in players], ranks=[float(rank) for rank in ranks])
        for player in set(players):
            mine = [after[seat][0] for seat, other in enumerate(players) if other == player]
            mu = sum(each.mu for each in mine) / len(mine)
            sigma = sum(each.sigma for each in mine) / len(mine)
            self.ratings[player] = self.model.rating(mu=mu, sigma=sigma)

    def to_json(self, labels: list[str]) -> list[dict[str, Any]]:
        """The best first."""
        rows = [
            {
                "bot": label,
                "mu": round(rating.mu, 3),
                "sigma": round(rating.sigma, 3),
                "at_least": round(rating.ordinal(), 3),
            }
            for label, rating in zip(labels, self.ratings, strict=True)
        ]
        return sorted(rows, key=lambda row: (-float(row["mu"]), str(row["bot"])))
