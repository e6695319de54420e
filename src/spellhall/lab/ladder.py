"""A ladder: where a bot stands among players that stay as they are.

A game lists its frozen pool in `mind/ladder.json`: bots with fixed budgets and no network, and the rating of each, in
Elo points with `adept` at 1000. A bot plays each of them over mirrored deals; its rating is the one that makes its
scores likeliest. The interval is that of the bot's own games: the ratings of the pool are taken as they are.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from math import log10, sqrt
from typing import Any, NamedTuple

from spellhall.bots.roster import NAMES
from spellhall.kernel.errors import BadOption
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.rooms import file_in
from spellhall.lab.arena import Arena
from spellhall.lab.contestants import BASELINES, make_contestant
from spellhall.lab.scores import Series, Z

FILE = "mind/ladder.json"
SPREAD = 400.0  # points that make it ten to one
BEYOND = 800.0  # how far outside its rivals a bot can be placed


class Rung(NamedTuple):
    """A player of the pool, and its rating; none if the game's pool has not been measured."""

    bot: str
    rating: float | None


class Match(NamedTuple):
    """The games against one player of the pool."""

    rung: Rung
    series: Series
    wins: list[int]  # games won, drawn and lost


class Place(NamedTuple):
    """A rating and its 95 % interval."""

    rating: float
    low: float
    high: float


def pool_of(game: GameDefinition[Any]) -> list[Rung]:
    """The frozen pool of a game, the weakest first; levels without ratings where a game has measured none."""
    text = file_in(game, FILE)
    if text is None:
        return [Rung("random", None), *[Rung(name, None) for name in NAMES if name not in BASELINES]]
    held: dict[str, float] = json.loads(text)["ratings"]
    return [Rung(bot, rating) for bot, rating in sorted(held.items(), key=lambda each: each[1])]


def chosen(pool: list[Rung], only: list[str]) -> list[Rung]:
    """These players of a pool, or all if none are named; raises BadOption."""
    names = [rung.bot for rung in pool]
    for name in only:
        if name not in names:
            raise BadOption(f"'{name[:40]}' is not in this game's pool, which is: {', '.join(names)}.")
    return [rung for rung in pool if not only or rung.bot in only]


def expected(lead: float) -> float:
    """The score that a lead in points promises."""
    return float(1.0 / (1.0 + 10.0 ** (-lead / SPREAD)))


def lead_of(score: float) -> float:
    """The lead in points that a score shows."""
    return SPREAD * log10(score / (1.0 - score))


def play_pool(
    game: GameDefinition[Any],
    setup: Setup,
    bot: str,
    games: int,
    seed: str,
    jobs: int = 1,
    on_match: Callable[[], None] | None = None,
    only: list[str] | None = None,
) -> list[Match]:
    """At least so many games against each player of the pool, or only against some of them; raises BadOption."""
    matches: list[Match] = []
    for rung in chosen(pool_of(game), only or []):
        arena = Arena(game, setup, [bot, rung.bot], seed, None, make_contestant)
        arena.run(games, jobs)
        matches.append(Match(rung, arena.pairs[0, 1], arena.wins[0, 1]))
        if on_match is not None:
            on_match()
    return matches


def place_among(matches: list[Match]) -> Place | None:
    """The rating under which these scores are likeliest; None if the pool has no ratings.

    Deals are the unit, as everywhere: their spread says how much the scores tell. Half a deal won and half a deal lost
    against everybody keep a bot that never wins, or always, on the scale.
    """
    rated = [(match, match.rung.rating) for match in matches if match.rung.rating is not None and match.series.deals]
    if not rated:
        return None
    low = min(rating for _, rating in rated) - BEYOND
    high = max(rating for _, rating in rated) + BEYOND
    for _ in range(60):
        middle = (low + high) / 2
        surplus = 0.0
        for match, rating in rated:
            series = match.series
            surplus += series.total + 0.5 - (series.deals + 1) * expected(middle - rating)
        low, high = (middle, high) if surplus > 0 else (low, middle)
    found = (low + high) / 2
    slope = noise = 0.0
    for match, rating in rated:
        share = expected(found - rating)
        slope += (match.series.deals + 1) * share * (1 - share) / SPREAD * 2.302585
        noise += match.series.deals * match.series.variance()
    reach = Z * sqrt(noise) / slope
    return Place(found, found - reach, found + reach)


def to_json(game: GameDefinition[Any], setup: Setup, bot: str, seed: str, matches: list[Match]) -> dict[str, Any]:
    """Everything that was measured, for programs."""
    place = place_among(matches)
    return {
        "game": game.id,
        "seats": setup.seats,
        "bot": bot,
        "seed": seed,
        "rating": None if place is None else {name: round(value, 1) for name, value in place._asdict().items()},
        "pool": [match_json(match) for match in matches],
    }


def match_json(match: Match) -> dict[str, Any]:
    low, high = match.series.interval()
    won, drawn, lost = match.wins
    return {
        "bot": match.rung.bot,
        "rating": match.rung.rating,
        "games": match.series.games,
        "won": won,
        "drawn": drawn,
        "lost": lost,
        "score": round(match.series.score, 5),
        "low": round(low, 5),
        "high": round(high, 5),
    }
