"""How strong every level is in every game: `make strength` measures and writes docs/strength.md.

What must hold is measured first: every level against the one below, and the strongest against greedy. A match stops as
soon as its goal is clear, so the time goes where it is needed. A run takes up what the ledger holds and goes on; it can
be stopped at any time.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from spellhall.bots.roster import names_for
from spellhall.games import all_games, game_ids
from spellhall.games import game as find_game
from spellhall.lab.arena import Deal, Played, play_deal, score_between
from spellhall.lab.contestants import levels, make_contestant
from spellhall.lab.crews import crew
from spellhall.lab.exploit import Exploited, TooLarge, deals, exploited, middle
from spellhall.lab.fingerprints import fingerprint
from spellhall.lab.ledger import Ledger
from spellhall.lab.policies import policy_of
from spellhall.lab.scores import Series
from spellhall.lab.strength_card import card
from spellhall.lab.strength_clock import ADVICE, clock_line
from spellhall.lab.strength_plan import Pair, Task, bots_of, exploited_bots, stages

SEED = "strength"
PIECE = 2  # deals after which a match is looked at, and written down
SEEDS = 4  # with which a bot is asked for its odds
WHOLE = 30_000  # positions up to which a miniature is solved as a whole
MIDDLES, LEFT, WORLDS = 4, 3, 4  # else: so many positions, so near to the end, in so many worlds
SHARES = (0.7, 0.74, 0.79, 0.85, 0.91)  # of the time, when a stage of matches must make room for the next


def searches(bot: tuple[str, str]) -> bool:
    """Those that search come last: asking them takes long."""
    return "@" in bot[1]


def pair_line(pair: Pair, played: list[Played]) -> dict[str, Any]:
    series = Series()
    games = [0, 0, 0]
    for deal in played:
        scores = [score_between(players, ranks, 0, 1) for players, ranks in deal.games]
        series.add(sum(scores) / len(scores), len(scores))
        for score in scores:
            games[0 if score > 0.5 else 1 if score == 0.5 else 2] += 1
    return {
        "kind": "pair",
        **pair._asdict(),
        "deals": series.deals,
        "games": series.games,
        "total": series.total,
        "squares": series.squares,
        "wins": games[0],
        "draws": games[1],
        "losses": games[2],
        "seconds_a": round(sum(deal.times[0].total for deal in played) / 1000, 3),
        "decisions_a": sum(deal.times[0].number for deal in played),
    }


def exploit_line(task: tuple[str, str]) -> dict[str, Any]:
    """Exact exploitability of a bot on the whole miniature, or else in the middle of it."""
    game = find_game(task[0])
    setup = game.miniature()
    policy = policy_of(game, task[1], SEEDS)
    try:
        where = "whole"
        found = [exploited(game, policy, deals(game, setup), WHOLE)]
    except TooLarge:
        where = "middle"
        roots = [middle(game, setup, f"{SEED}/{number}", LEFT, WORLDS) for number in range(MIDDLES)]
        found = [exploited(game, policy, each, WHOLE) for each in roots]
    return {"kind": "exploit", "game": task[0], "bot": task[1], "where": where, **mean_of(found)}


def mean_of(found: list[Exploited]) -> dict[str, Any]:
    number = len(found)
    seats = range(len(found[0].values))
    return {
        "values": [round(sum(each.values[seat] for each in found) / number, 6) for seat in seats],
        "best": [round(sum(each.best[seat] for each in found) / number, 6) for seat in seats],
        "exploitability": round(sum(each.exploitability for each in found) / number, 6),
        "positions": sum(each.positions for each in found),
        "information_sets": sum(each.information_sets for each in found),
    }


class Run:
    """One run of measurements, which ends when all is measured or the time is up."""

    def __init__(self, ledger: Ledger, minutes: float, jobs: int, cluster: str = "") -> None:
        self.ledger = ledger
        self.began = time.monotonic()
        self.minutes = minutes
        self.jobs = jobs
        self.cluster = cluster

    def time_is_up(self, share: float = 1.0) -> bool:
        return time.monotonic() - self.began >= 60 * self.minutes * share

    def matches(self, tasks: list[Task], share: float = 1.0) -> None:
        """Play a piece of every match, then another of every match that is still open, and so on."""
        asked: list[Pair] = []
        played: list[Played] = []
        done = 0
        with crew(self.jobs, cluster=self.cluster) as workers:
            for deal in workers.in_order(play_deal, self.deals(tasks, asked, share)):
                played.append(deal)
                if len(played) == PIECE:
                    self.ledger.add(pair_line(asked[done], played))
                    played = []
                    done += 1

    def deals(self, tasks: list[Task], asked: list[Pair], share: float) -> Iterator[Deal]:
        """The deals of all pieces that are still needed; `asked` notes whose piece each is."""
        dealt = {task.pair: self.ledger.series(task.pair).deals for task in tasks}
        while True:
            open_tasks = [task for task in tasks if not self.done(task, dealt[task.pair])]
            if not open_tasks:
                return
            for task in open_tasks:
                if self.time_is_up(share):
                    return
                if self.done(task, dealt[task.pair]):
                    continue
                pair = task.pair
                game = find_game(pair.game)
                setup = game.setup_to_json(game.setup(2))
                asked.append(pair)
                for _ in range(PIECE):
                    dealt[pair] += 1
                    yield Deal(setup, [pair.a, pair.b], [0, 1], SEED, dealt[pair] - 1, make_contestant)

    def done(self, task: Task, dealt: int) -> bool:
        """Whether a match needs no further piece, with the deals that are under way."""
        series = self.ledger.series(task.pair)
        return task.done(series, 2 * (dealt - series.deals))

    def singles(
        self, kind: str, work: Callable[[tuple[str, str]], dict[str, Any]], bots: list[tuple[str, str]], jobs: int
    ) -> None:
        """A line for each bot that has none yet."""
        todo = [(id, bot) for id, bot in bots if not self.ledger.has(kind, id, bot)]
        with crew(jobs, len(todo), self.cluster if jobs != 1 else "") as workers:
            for line in workers.in_order(work, (task for task in todo if not self.time_is_up())):
                self.ledger.add(line)


def print_of(game: str, bot: str) -> str:
    """The fingerprint of a contestant; advice is timed only, and any will do."""
    return "" if bot == ADVICE else fingerprint(game, bot)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Measure every bot level in every game, and write the strength card.")
    parser.add_argument("--minutes", type=float, default=60, help="stop after so many minutes; run again to go on")
    parser.add_argument("--games", type=int, default=400, help="games for every pair at most")
    parser.add_argument("--part", type=int, default=10, help="levels that search get 1/PART of their playouts")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: one for every core")
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help="play on this Dask cluster instead")
    parser.add_argument("--only", nargs="*", default=[], choices=game_ids(), metavar="GAME", help="only these games")
    parser.add_argument("--steps", action="store_true", help="only what must hold: levels against the level below")
    parser.add_argument("--ledger", type=Path, default=Path("benchmarks/strength/results.jsonl"))
    parser.add_argument("--card", type=Path, default=Path("docs/strength.md"))
    given = parser.parse_args(arguments)
    games = [game for game in all_games() if "greedy" in names_for(game)]  # beside which the levels are measured
    plans = {game.id: stages(game, given.part, given.games) for game in games}
    rows = {game.id: bots_of(game, given.part) for game in games}
    asked = {game.id: exploited_bots(game, given.part) for game in games}
    pairs = {task.pair for plan in plans.values() for stage in plan for task in stage}
    chosen = [id for id in plans if not given.only or id in given.only]

    def unwanted(line: dict[str, Any]) -> bool:
        if line["kind"] == "pair":
            return Pair(line["game"], line["a"], line["b"]) not in pairs
        return line["kind"] == "exploit" and line["bot"] not in asked[line["game"]]

    ledger = Ledger(given.ledger, print_of, unwanted)
    run = Run(ledger, given.minutes, given.jobs, given.cluster)
    for place, share in enumerate(SHARES if not given.steps else (1.0,)):
        run.matches([task for id in chosen for task in plans[id][place]], share)
    clocked = [(id, bot) for id in chosen for bot in ("greedy", *levels(), ADVICE)]
    exploits = sorted([(id, bot) for id in chosen for bot in asked[id]], key=searches)
    if not given.steps:
        run.singles("clock", clock_line, clocked, 1)
        run.singles("exploit", exploit_line, exploits, given.jobs)
    given.card.write_text(card(ledger, plans, rows, asked, given.part), encoding="utf-8")
    print(f"{len(ledger.lines)} lines in {given.ledger}; the card is {given.card}.")


if __name__ == "__main__":
    main()
