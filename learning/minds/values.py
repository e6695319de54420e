"""Networks of values: what a position promises, learned from games and shipped in the folder of the game.

    python -m minds.values GAME --minutes 4 --rounds 2 --league adept,magus@10it

Each round plays games between the members of a league, fits a network to all positions so far, and takes the strongest
level with that network into the league. Everything lies in one folder, and the next call goes on from there. It needs
numpy, and no PyTorch: the networks are small.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from minds.positions import Gathering, Pairs, gather, read_pairs
from spellhall.bots.levels import knowledge_of
from spellhall.bots.networks import INNER_BITS, OUTER_BITS
from spellhall.games import game as find_game

UNITS = 24  # inner values
EPOCHS = 12
BATCH = 256
RATE = 3e-3  # falls to nearly nothing towards the end
DECAY = 2e-3
ITERATIONS = 100  # of a level with an earlier network, for each decision of a game to learn from
TESTED = 10  # one game in so many is never learned from

Weights = dict[str, np.ndarray]


def loss(chances: np.ndarray, ahead: np.ndarray) -> float:
    """How surprising the results are, given these chances; an even guess scores 0.693."""
    chances = np.clip(chances, 1e-4, 1 - 1e-4)
    return float(-(ahead * np.log(chances) + (1 - ahead) * np.log(1 - chances)).mean())


def chances_of(leads: np.ndarray) -> np.ndarray:
    return np.asarray(1 / (1 + np.exp(-leads)))


def tempered_loss(promised: np.ndarray, ahead: np.ndarray) -> float:
    """The loss of chances made by hand, if they were as bold as suits them best."""
    leads = np.log(promised / (1 - promised))
    return min(loss(chances_of(leads * bold / 10), ahead) for bold in range(2, 40))


def scores(rows: np.ndarray, weights: Weights) -> np.ndarray:
    return np.asarray(np.maximum(rows @ weights["inner"] + weights["biases"], 0) @ weights["outer"])


def gradients(ours: np.ndarray, theirs: np.ndarray, ahead: np.ndarray, weights: Weights) -> Weights:
    """Which way the loss of a batch falls."""
    before_us, before_them = (rows @ weights["inner"] + weights["biases"] for rows in (ours, theirs))
    us, them = np.maximum(before_us, 0), np.maximum(before_them, 0)
    error = (chances_of((us - them) @ weights["outer"]) - ahead) / len(ahead)
    back_us = np.outer(error, weights["outer"]) * (before_us > 0)
    back_them = -np.outer(error, weights["outer"]) * (before_them > 0)
    return {
        "inner": ours.T @ back_us + theirs.T @ back_them,
        "biases": (back_us + back_them).sum(0),
        "outer": us.T @ error - them.T @ error,
    }


def fit(pairs: Pairs, units: int = UNITS, epochs: int = EPOCHS) -> tuple[Weights, np.ndarray, float, float]:
    """Weights for traits divided by their greatest values, these values, and the losses in games that were kept apart:
    the network's and that of the promises made by hand."""
    tops = np.maximum(1, np.maximum(pairs.ours.max(0), pairs.theirs.max(0))).astype(np.float32)
    ours, theirs = (pairs.ours / tops).astype(np.float32), (pairs.theirs / tops).astype(np.float32)
    luck = np.random.default_rng(1)
    size = ours.shape[1]
    weights: Weights = {
        "inner": luck.normal(0, 2 / np.sqrt(size), (size, units)).astype(np.float32),
        "biases": np.zeros(units, np.float32),
        "outer": luck.normal(0, 0.3, units).astype(np.float32),
    }
    means = {name: np.zeros_like(held) for name, held in weights.items()}
    squares = {name: np.zeros_like(held) for name, held in weights.items()}
    tested = pairs.games % TESTED == 0
    learned = np.flatnonzero(~tested)
    best, best_loss = weights, 9.0
    step, steps = 0, max(1, epochs * (len(learned) // BATCH + 1))
    for _ in range(epochs):
        luck.shuffle(learned)
        for start in range(0, len(learned), BATCH):
            batch = learned[start : start + BATCH]
            step += 1
            rate = RATE * (1 - 0.97 * step / steps)
            for name, found in gradients(ours[batch], theirs[batch], pairs.ahead[batch], weights).items():
                means[name] = 0.9 * means[name] + 0.1 * found
                squares[name] = 0.999 * squares[name] + 0.001 * found**2
                move = means[name] / (1 - 0.9**step) / (np.sqrt(squares[name] / (1 - 0.999**step)) + 1e-8)
                weights[name] = weights[name] - rate * (move + DECAY * weights[name] * (name != "biases"))
        leads = scores(ours[tested], weights) - scores(theirs[tested], weights)
        now = loss(chances_of(leads), pairs.ahead[tested])
        if now < best_loss:
            best, best_loss = dict(weights), now
    return best, tops, best_loss, tempered_loss(pairs.promised[tested], pairs.ahead[tested])


def in_whole_numbers(weights: Weights, tops: np.ndarray) -> dict[str, Any]:
    """The network as `spellhall.bots.networks` reads it: for traits as they are, in whole numbers."""
    inner = np.round(weights["inner"] / tops[:, None] * (1 << INNER_BITS)).astype(int).T
    biases = np.round(weights["biases"] * (1 << INNER_BITS)).astype(int)
    outer = np.round(weights["outer"] * (1 << OUTER_BITS)).astype(int)
    return {"inner": inner.tolist(), "biases": biases.tolist(), "outer": outer.tolist()}


def make_network(game: str, seats: list[int], paths: list[Path], league: list[str], target: Path) -> dict[str, Any]:
    """Fit a network to all these positions and write it; returns what is said about it."""
    pairs = read_pairs(paths)
    weights, tops, own, by_hand = fit(pairs)
    about = {
        "seats": seats,
        "teacher": ", ".join(league),
        "games": len(np.unique(pairs.games)),
        "positions": len(pairs.ahead),
        "loss": round(own, 4),
        "loss_by_hand": round(by_hand, 4),
    }
    held = {"about": about, "traits": knowledge_of(find_game(game)).trait_names, **in_whole_numbers(weights, tops)}
    target.write_text(json.dumps(held, separators=(",", ":")) + "\n", encoding="utf-8")
    return about


def learn(
    game: str,
    seats: list[int],
    league: list[str],
    rounds: int,
    minutes: float,
    games: int,
    jobs: int,
    folder: Path,
    iterations: int = ITERATIONS,
) -> Path:
    """Rounds of games and fitting, on top of what the folder holds already; returns the file of the newest network."""
    folder.mkdir(parents=True, exist_ok=True)
    newest = folder / "values.json"
    for _ in range(rounds):
        begun = len(list(folder.glob("network-*.json")))
        earlier = [f"net:{path}@{iterations}it" for path in sorted(folder.glob("network-*.json"))[-3:]]
        seconds = 60 * minutes / len(seats)
        for table in seats:
            tasks = [
                Gathering(
                    game,
                    table,
                    (*league, *earlier),
                    f"{begun}/{table}/{job}",
                    seconds,
                    games,
                    str(folder / f"positions-{begun:03d}-{table}-{job:02d}.npz"),
                )
                for job in range(jobs)
            ]
            if jobs == 1:
                gather(tasks[0])
            else:
                with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
                    list(pool.map(gather, tasks))
        made = folder / f"network-{begun:03d}.json"
        names = [name.replace(f"{folder}/", "") for name in (*league, *earlier)]
        about = make_network(game, seats, sorted(folder.glob("positions-*.npz")), names, made)
        newest.write_bytes(made.read_bytes())
        print(
            f"round {begun}: {about['games']} games, loss {about['loss']} (by hand {about['loss_by_hand']})", flush=True
        )
    return newest


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn what positions of a game promise.")
    parser.add_argument("game")
    parser.add_argument("--seats", default="2", help="tables to play at, separated by commas")
    parser.add_argument("--league", default="adept,magus@10it", help="bots that play, separated by commas")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=4.0, help="of games in each round")
    parser.add_argument("--games", type=int, default=1_000_000, help="at most so many for each process and table")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help="of levels with earlier networks")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where everything is kept; default: build/values/GAME")
    given = parser.parse_args()
    folder = given.folder or Path("build/values", given.game)
    seats = [int(part) for part in given.seats.split(",")]
    league = given.league.split(",")
    learn(given.game, seats, league, given.rounds, given.minutes, given.games, given.jobs, folder, given.iterations)


if __name__ == "__main__":
    main()
