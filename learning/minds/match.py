"""python -m minds.match "GAME A B" …: two bots over mirrored deals, and how long they think.

The arena (`spellhall arena`) does the same and more. This needs nothing that a bare machine for learning lacks, plays
several matches side by side, and ends when its time is up: every deal that was begun is finished, and counts.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from minds.measure import summed_up
from spellhall.games import game as find_game
from spellhall.lab.contestants import make_contestant
from spellhall.lab.playing import play_timed
from spellhall.lab.timing import Times


class Pairing(NamedTuple):
    """Two bots of one game, as the arena names them."""

    game: str
    first: str
    second: str


class Deal(NamedTuple):
    """One deal of a pairing, which is not begun after `end`."""

    pairing: Pairing
    seats: int
    seed: str
    end: float


class Played(NamedTuple):
    """What the first bot got from each seat; empty if there was no time left. Milliseconds and decisions of both."""

    scores: list[float]
    spent: list[float]


def played(deal: Deal) -> Played:
    """A deal with the first bot at every seat in turn, and the second at the others."""
    if time.time() > deal.end:
        return Played([], [0.0] * 4)
    game = find_game(deal.pairing.game)
    scores: list[float] = []
    spent = [Times(), Times()]
    for own in range(deal.seats):
        who = [0 if seat == own else 1 for seat in range(deal.seats)]
        names = [deal.pairing.second if one else deal.pairing.first for one in who]
        bots = [make_contestant(name, game, f"{deal.seed}/{seat}") for seat, name in enumerate(names)]
        state = play_timed(game, game.setup(deal.seats), deal.seed, bots, [spent[one] for one in who])
        ranks = state.outcome.ranks
        others = [rank for seat, rank in enumerate(ranks) if seat != own]
        scores.append(sum((ranks[own] < rank) + 0.5 * (ranks[own] == rank) for rank in others) / len(others))
    return Played(scores, [value for times in spent for value in (times.total, float(times.number))])


def matches(pairings: list[Pairing], seats: int, seed: str, deals: int, processes: int, seconds: float) -> list[str]:
    """Play the first deal of all pairings, then the second, and so on; a line for each pairing."""
    end = time.time() + seconds
    tasks = [Deal(pairing, seats, f"{seed}/{number}", end) for number in range(deals) for pairing in pairings]
    with ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn")) as pool:
        results = list(pool.map(played, tasks))
    lines: list[str] = []
    for place, pairing in enumerate(pairings):
        done = [one for one in results[place :: len(pairings)] if one.scores]
        if not done:
            lines.append(f"{pairing.game}: no deal of {pairing.first} was begun in time")
            continue
        totals = [sum(one.spent[at] for one in done) for at in range(4)]
        thought = [totals[at] / max(1.0, totals[at + 1]) for at in (0, 2)]
        measured = summed_up(pairing.second, [one.scores for one in done])
        lines.append(f"{pairing.game}: {pairing.first} {measured}; {thought[0]:.1f} and {thought[1]:.1f} ms a decision")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="minds.match", description="Bots against each other over mirrored deals.")
    parser.add_argument("pairings", nargs="+", metavar="'GAME A B'")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="match")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=1e9, help="no deal is begun after that")
    given = parser.parse_args()
    pairings = [Pairing(*text.split()) for text in given.pairings]
    for line in matches(pairings, given.seats, given.seed, given.deals, given.processes, given.seconds):
        print(line, flush=True)


if __name__ == "__main__":
    main()
