"""The arena: every bot against every other over mirrored deals, with intervals, ratings and times.

A deal is played with every rotation of the bots around the table, so the luck of the cards falls to each alike. At
tables of three and more, who ranks above whom counts, and bots that are fewer than the seats sit there more than once.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, NamedTuple

from spellhall.bots.base import Bot
from spellhall.bots.players import make_player, needs_a_watch, troubles_of
from spellhall.games import game as find_game
from spellhall.kernel.errors import BadOption
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.lab.crews import crew
from spellhall.lab.playing import play_timed
from spellhall.lab.ratings import Ratings
from spellhall.lab.scores import Series, Sprt, Winnings
from spellhall.lab.timing import Times

MOST_TROUBLES = 20  # reports of misbehaving programs that are kept; the rest is counted

MakeBot = Callable[[str, GameDefinition[Any], str], Bot]


class Deal(NamedTuple):
    """One deal for one line-up, told so that any process on any machine can play it."""

    setup: dict[str, Any]
    bots: list[str]
    lineup: list[int]  # numbers of bots, in the order in which they sit
    seed: str
    number: int
    make: MakeBot


class Played(NamedTuple):
    """What came of a deal: for every rotation who sat where, the ranks, and what was won where there are stakes."""

    games: list[tuple[list[int], list[int]]]
    utilities: list[list[float]]  # of every game, seat by seat; none without stakes
    decisions: int
    seconds: float
    times: dict[int, Times]
    troubles: list[str]


def play_deal(deal: Deal) -> Played:
    """Play a deal with all rotations of its line-up."""
    game = find_game(deal.setup["game"])
    setup = game.setup_from_json(deal.setup)
    times = {player: Times() for player in deal.lineup}
    games: list[tuple[list[int], list[int]]] = []
    utilities: list[list[float]] = []
    troubles: list[str] = []
    began = time.perf_counter()
    for players in rotations(deal.lineup):
        bots: list[Bot] = []
        try:
            for seat, player in enumerate(players):
                twin = players[:seat].count(player)  # the same bot at a second seat gets luck of its own
                bots.append(deal.make(deal.bots[player], game, f"{deal.seed}/{deal.number}/bot{player}.{twin}"))
            seated = [times[player] for player in players]
            state = play_timed(game, setup, f"{deal.seed}/{deal.number}", bots, seated)
        finally:
            for bot in bots:
                bot.close()
                troubles += troubles_of(bot)
        games.append((players, state.outcome.ranks))
        if state.outcome.utilities is not None:
            utilities.append(state.outcome.utilities)
    decisions = sum(each.number for each in times.values())
    return Played(games, utilities, decisions, time.perf_counter() - began, times, troubles)


def lineups(players: int, seats: int) -> list[list[int]]:
    """Who meets whom: all groups that fill the table; or, if the bots are too few, all of them, some at two seats."""
    if players >= seats:
        return [list(group) for group in combinations(range(players), seats)]
    out: list[list[int]] = []
    for first in range(players):
        lineup = [(first + seat) % players for seat in range(seats)]
        if not any(lineup in rotations(other) for other in out):
            out.append(lineup)
    return out


def rotations(lineup: list[int]) -> list[list[int]]:
    """A line-up turned around the table, each different order once."""
    out: list[list[int]] = []
    for turn in range(len(lineup)):
        turned = lineup[turn:] + lineup[:turn]
        if turned not in out:
            out.append(turned)
    return out


def score_between(players: list[int], ranks: list[int], one: int, other: int) -> float:
    """What one bot scored against another in a game: 1 for ranking above it, ½ for the same rank."""
    points = [
        1.0 if ranks[mine] < ranks[theirs] else 0.5 if ranks[mine] == ranks[theirs] else 0.0
        for mine, player in enumerate(players)
        if player == one
        for theirs, rival in enumerate(players)
        if rival == other
    ]
    return sum(points) / len(points)


class Arena:
    """A tournament between bots of one game, and its results so far."""

    def __init__(
        self,
        game: GameDefinition[Any],
        setup: Setup,
        bots: list[str],
        seed: str,
        sprt: Sprt | None = None,
        make: MakeBot = make_player,
    ) -> None:
        if len(bots) < 2:
            raise BadOption("An arena needs at least two bots: --bots greedy,random")
        for name in bots:
            make(name, game, "").close()  # an unknown one is refused before anything is played
        self.game = game
        self.setup = setup
        self.bots = bots
        self.seed = seed
        self.sprt = sprt
        self.make = make
        self.lineups = lineups(len(bots), setup.seats)
        if sprt is not None and any(len(set(lineup)) > 2 for lineup in self.lineups):
            raise BadOption("--sprt compares two bots; name two, or play at a table of two.")
        self.pairs = {pair: Series() for pair in combinations(range(len(bots)), 2)}
        self.wins = {pair: [0, 0, 0] for pair in self.pairs}  # games won by the first, drawn, and won by the second
        self.ratings = Ratings(len(bots))
        self.winnings = [Winnings() for _ in bots]
        self.times = [Times() for _ in bots]
        self.verdicts: dict[tuple[int, int], str] = {}
        self.games = self.decisions = self.trouble_count = 0
        self.busy = self.seconds = 0.0
        self.troubles: list[str] = []

    @property
    def labels(self) -> list[str]:
        """The bots' names; one that is named twice gets a number."""
        out = []
        for at, name in enumerate(self.bots):
            before = self.bots[:at].count(name)
            out.append(f"{name} ({before + 1})" if before else name)
        return out

    def deals_for(self, games: int) -> int:
        """How many deals give every line-up at least so many games."""
        return max(-(-games // len(rotations(lineup))) for lineup in self.lineups)

    def run(self, games: int, jobs: int = 1, on_deal: Callable[[], None] | None = None, cluster: str = "") -> None:
        """Play at least `games` games with every line-up; a sequential test may stop a pair before that."""
        began = time.perf_counter()
        deals = self.deals_for(games)
        with crew(jobs, deals * len(self.lineups), cluster) as workers:
            asked: list[int] = []  # the line-up of every deal that was handed out
            for number, played in enumerate(workers.in_order(play_deal, self.pieces(deals, asked))):
                self.take(self.lineups[asked[number]], played)
                if on_deal is not None:
                    on_deal()
        self.seconds += time.perf_counter() - began

    def pieces(self, deals: int, asked: list[int]) -> Iterator[Deal]:
        """All line-ups play the first deal, then all the second, and so on, but for those that are decided."""
        told = self.game.setup_to_json(self.setup)
        for number in range(deals):
            for at, lineup in enumerate(self.lineups):
                if not self.decided(lineup):
                    asked.append(at)
                    yield Deal(told, self.bots, lineup, self.seed, number, self.make)

    def decided(self, lineup: list[int]) -> bool:
        return self.sprt is not None and pair_of(lineup) in self.verdicts

    def take(self, lineup: list[int], played: Played) -> None:
        """Add a deal to the results; what was under way when a test was decided is left out."""
        if self.decided(lineup):
            return
        for one, other in combinations(sorted(set(lineup)), 2):
            scores = [score_between(players, ranks, one, other) for players, ranks in played.games]
            self.pairs[one, other].add(sum(scores) / len(scores), len(scores))
            for score in scores:
                self.wins[one, other][0 if score > 0.5 else 1 if score == 0.5 else 2] += 1
        for players, ranks in played.games:
            self.ratings.rate(players, ranks)
        self.add_winnings(played)
        for player, times in played.times.items():
            self.times[player].join(times)
        self.games += len(played.games)
        self.decisions += played.decisions
        self.busy += played.seconds
        self.trouble_count += len(played.troubles)
        self.troubles += played.troubles[: MOST_TROUBLES - len(self.troubles)]
        if self.sprt is not None:
            verdict = self.sprt.verdict(self.pairs[pair_of(lineup)])
            if verdict:
                self.verdicts[pair_of(lineup)] = verdict

    def add_winnings(self, played: Played) -> None:
        """The mean of what each bot won in the games of a deal, where there are stakes."""
        won: dict[int, list[float]] = {}
        for (players, _), utilities in zip(played.games, played.utilities, strict=False):
            for player, utility in zip(players, utilities, strict=True):
                won.setdefault(player, []).append(utility)
        for player, all_won in won.items():
            self.winnings[player].add(sum(all_won) / len(all_won))

    def to_json(self) -> dict[str, Any]:
        labels = self.labels
        out: dict[str, Any] = {
            "game": self.game.id,
            "seats": self.setup.seats,
            "options": self.setup.options,
            "seed": self.seed,
            "bots": labels,
            "games": self.games,
            "machine_dependent": any(needs_a_watch(name) for name in self.bots),
            "pairs": [self.pair_json(labels, pair) for pair in self.pairs],
            "ratings": self.ratings.to_json(labels),
            "decision_ms": {label: times.to_json() for label, times in zip(labels, self.times, strict=True)},
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions / max(self.busy, 1e-9), 1),
            "seconds": round(self.seconds, 3),
            "troubles": self.troubles,
            "trouble_count": self.trouble_count,
        }
        if any(each.deals for each in self.winnings):
            out["winnings"] = {label: won.to_json() for label, won in zip(labels, self.winnings, strict=True)}
        if self.sprt is not None:
            out["sprt"] = {
                "low": self.sprt.low,
                "high": self.sprt.high,
                "alpha": self.sprt.alpha,
                "beta": self.sprt.beta,
            }
        return out

    def pair_json(self, labels: list[str], pair: tuple[int, int]) -> dict[str, Any]:
        series = self.pairs[pair]
        low, high = series.interval()
        out: dict[str, Any] = {
            "a": labels[pair[0]],
            "b": labels[pair[1]],
            "games": series.games,
            "deals": series.deals,
            "score_a": round(series.score, 5),
            "low": round(low, 5),
            "high": round(high, 5),
            "wins_a": self.wins[pair][0],
            "draws": self.wins[pair][1],
            "wins_b": self.wins[pair][2],
        }
        if self.sprt is not None:
            out["verdict"] = self.verdicts.get(pair, "open")
            out["evidence"] = round(self.sprt.evidence(series), 3)
        return out


def pair_of(lineup: list[int]) -> tuple[int, int]:
    """The two bots of a line-up of two."""
    return min(lineup), max(lineup)
