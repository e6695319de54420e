"""How strong every level is in every game: `make strength` measures and writes docs/strength.md.

Every finished piece of work is a line in a ledger, with a fingerprint of the sources it was measured with. A run takes
up what is there and goes on; it can be stopped at any time, and a change of the sources makes it begin anew.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import spellhall
from spellhall.games import all_games, game_ids
from spellhall.games import game as find_game
from spellhall.kernel.game import GameDefinition
from spellhall.lab.arena import Deal, Played, play_deal, score_between
from spellhall.lab.contestants import CHEAT, PLAYOUTS, has_cheat, levels, make_contestant, playouts_of
from spellhall.lab.crews import crew
from spellhall.lab.exploit import Exploited, TooLarge, deals, exploited, middle
from spellhall.lab.policies import policy_of
from spellhall.lab.scores import Series
from spellhall.lab.strength_card import card
from spellhall.lab.timing import Times

SEED = "strength"
PIECE = 5  # deals in a line of the ledger
SEEDS = 4  # with which a bot is asked for its odds
WHOLE = 30_000  # positions up to which a miniature is solved as a whole
MIDDLES, LEFT, WORLDS = 4, 3, 4  # else: so many positions, so near to the end, in so many worlds
SHARE = 2 / 3  # of the time is for games, as long as there are games to play
ASIDE = {"external", "talk", "players", "roster", "advise", "reasons"}  # parts of `bots` that never change a choice


class Pair(NamedTuple):
    """A measurement: one contestant against another in a game."""

    game: str
    a: str
    b: str


class Ledger:
    """Results as JSON lines; only those that were measured with the sources of now are kept."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.sources = {id: source_digest(id) for id in game_ids()}
        self.lines: list[dict[str, Any]] = []
        if path.exists():
            for text in path.read_text(encoding="utf-8").splitlines():
                line = whole_line(text)
                if line is not None and self.sources.get(line.get("game", "")) == line.get("source"):
                    self.lines.append(line)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f"{json.dumps(line)}\n" for line in self.lines), encoding="utf-8")

    def add(self, line: dict[str, Any]) -> None:
        line["source"] = self.sources[line["game"]]
        self.lines.append(line)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(line)}\n")

    def has(self, **facts: Any) -> bool:
        return any(all(line.get(name) == value for name, value in facts.items()) for line in self.lines)


def whole_line(text: str) -> dict[str, Any] | None:
    """A line of the ledger; None if it was cut off."""
    try:
        line = json.loads(text)
    except ValueError:
        return None
    return line if isinstance(line, dict) else None


def source_digest(id: str) -> str:
    """A fingerprint of all that decides how bots play a game: the kernel, the game, and bots but for other games'."""
    root = Path(spellhall.__file__).parent
    others = [other for other in game_ids() if other != id]
    hashed = blake2b(digest_size=8)
    for folder in (root / "kernel", root / "games" / id, root / "bots"):
        for path in sorted(folder.rglob("*")):
            parts = path.relative_to(root).with_suffix("").parts
            foreign = any(part.startswith(other) for part in parts for other in others)
            if path.suffix in (".py", ".toml") and path.stem != "clauses" and not foreign and not ASIDE & set(parts):
                hashed.update(path.read_bytes())
    return hashed.hexdigest()


# ---------------------------------------------------------------- what is measured


def contestant(game: GameDefinition[Any], level: str, part: int) -> str:
    """A level as it is measured: one that searches gets one part of its playouts (2: half of them)."""
    playouts = playouts_of(game, level)
    return f"{level}@{max(1, playouts // part)}it" if playouts else level


def pairs_of(game: GameDefinition[Any], part: int) -> list[Pair]:
    """Every level against random, greedy, the level below, and the cheat."""
    out = [Pair(game.id, "greedy", "random")]
    below = ""
    cheat = f"{CHEAT}@{PLAYOUTS}it" if has_cheat(game) else ""
    if cheat:
        out.append(Pair(game.id, "greedy", cheat))
    for level in levels():
        name = contestant(game, level, part)
        out += [Pair(game.id, name, rival) for rival in ("random", "greedy", below, cheat) if rival]
        below = name
    return out


def bots_of(game: GameDefinition[Any], part: int) -> list[str]:
    return ["random", "greedy", *[contestant(game, level, part) for level in levels()]]


def searches(bot: tuple[str, str]) -> bool:
    """Those that search come last: asking them takes long."""
    return "@" in bot[1]


# ---------------------------------------------------------------- measuring


def open_pieces(ledger: Ledger, pairs: list[Pair], number: int) -> Iterator[tuple[Pair, int]]:
    """Pieces that are still to be played: the first of every pair, then the second of every pair, and so on."""
    for piece in range(-(-number // (2 * PIECE))):
        for pair in pairs:
            if not ledger.has(kind="pair", game=pair.game, a=pair.a, b=pair.b, piece=piece):
                yield pair, piece


def pair_line(pair: Pair, piece: int, played: list[Played]) -> dict[str, Any]:
    series = Series()
    times = [Times(), Times()]
    for deal in played:
        scores = [score_between(players, ranks, 0, 1) for players, ranks in deal.games]
        series.add(sum(scores) / len(scores), len(scores))
        for player in (0, 1):
            times[player].join(deal.times[player])
    return {
        "kind": "pair",
        **pair._asdict(),
        "piece": piece,
        "deals": series.deals,
        "games": series.games,
        "total": series.total,
        "squares": series.squares,
        "times": [[sorted(each.counts.items()), round(each.total, 3)] for each in times],
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

    def exploits(self, bots: list[tuple[str, str]]) -> None:
        todo = [(id, bot) for id, bot in bots if not self.ledger.has(kind="exploit", game=id, bot=bot)]
        with crew(self.jobs, len(todo), self.cluster) as workers:
            for line in workers.in_order(exploit_line, (task for task in todo if not self.time_is_up())):
                self.ledger.add(line)

    def pairs(self, pairs: list[Pair], number: int) -> None:
        """Play until every pair has so many games. Pieces come back whole and in order."""
        todo = list(open_pieces(self.ledger, pairs, number))
        pieces: list[Played] = []
        done = 0
        with crew(self.jobs, PIECE * len(todo), self.cluster) as workers:
            for played in workers.in_order(play_deal, self.deals(todo)):
                pieces.append(played)
                if len(pieces) == PIECE:
                    self.ledger.add(pair_line(*todo[done], pieces))
                    pieces = []
                    done += 1

    def deals(self, todo: list[tuple[Pair, int]]) -> Iterator[Deal]:
        for pair, piece in todo:
            if self.time_is_up(SHARE):
                return
            game = find_game(pair.game)
            setup = game.setup_to_json(game.setup(2))
            for number in range(piece * PIECE, (piece + 1) * PIECE):
                yield Deal(setup, [pair.a, pair.b], [0, 1], SEED, number, make_contestant)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Measure every bot level in every game, and write the strength card.")
    parser.add_argument("--minutes", type=float, default=60, help="stop after so many minutes; run again to go on")
    parser.add_argument("--games", type=int, default=200, help="games for every pair")
    parser.add_argument("--part", type=int, default=10, help="levels that search get 1/PART of their playouts")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: one for every core")
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help="play on this Dask cluster instead")
    parser.add_argument("--only", nargs="*", default=[], choices=game_ids(), metavar="GAME", help="only these games")
    parser.add_argument("--ledger", type=Path, default=Path("benchmarks/strength/results.jsonl"))
    parser.add_argument("--card", type=Path, default=Path("docs/strength.md"))
    given = parser.parse_args(arguments)
    games = [game for game in all_games() if not given.only or game.id in given.only]
    ledger = Ledger(given.ledger)
    run = Run(ledger, given.minutes, given.jobs, given.cluster)
    bots = [(game.id, bot) for game in games for bot in bots_of(game, given.part)]
    run.pairs([pair for game in games for pair in pairs_of(game, given.part)], given.games)
    run.exploits(sorted(bots, key=searches))
    wanted = {game.id: (pairs_of(game, given.part), bots_of(game, given.part)) for game in all_games()}
    given.card.write_text(card(ledger.lines, wanted, given.games, given.part), encoding="utf-8")
    print(f"{len(ledger.lines)} lines in {given.ledger}; the card is {given.card}.")


if __name__ == "__main__":
    main()
