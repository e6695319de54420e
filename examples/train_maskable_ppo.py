"""Train a player of Math Wiz with MaskablePPO on the CPU, measure it against `random`, and draw how it learned.

`make tutorial` sets up an environment with PyTorch and runs this; or, where sb3-contrib is installed:

    python examples/train_maskable_ppo.py --steps 80000 --figure learning.svg

How to go on: another game (`--game prestidigitators`), a stronger opponent (`--opponent greedy`), a larger network, or
self-play with the PettingZoo environments (`spellhall.envs.zoo`). Rewards come at the end of a game only.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from spellhall.envs.single import SeatEnv


def made(game: str, opponent: str, seed: int) -> SeatEnv:
    env = SeatEnv(game, opponents=opponent, seat=None)
    env.reset(seed=seed)
    return env


def lower_bound(wins: float, games: int) -> float:
    """The lower end of the 95 % interval for a share (Wilson); a shared victory counts half."""
    z, share = 1.96, wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (centre - spread) / (1 + z * z / games)


def won(model: MaskablePPO, game: str, opponent: str, games: int, seed: int) -> float:
    """How many games the model wins, choosing what it likes best. All games are played side by side."""
    envs = [SeatEnv(game, opponents=opponent, seat=None) for _ in range(games)]
    seen = [env.reset(seed=seed + place) for place, env in enumerate(envs)]
    going = list(range(games))
    wins = 0.0
    while going:
        observed = np.stack([seen[place][0] for place in going])
        masks = np.stack([seen[place][1]["action_mask"] for place in going])
        actions, _ = model.predict(observed, action_masks=masks, deterministic=True)
        for place, action in zip(going.copy(), actions, strict=True):
            view, reward, done, _, info = envs[place].step(int(action))
            seen[place] = (view, info)
            if done:
                going.remove(place)
                wins += (reward + 1) / 2
    return wins


class Watch(BaseCallback):
    """Notes the results of the games as they are played, and stops when the time is up."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.until = time.monotonic() + seconds
        self.results: list[tuple[int, float]] = []

    def _on_step(self) -> bool:
        for reward, done in zip(self.locals["rewards"], self.locals["dones"], strict=True):
            if done:
                self.results.append((self.num_timesteps, float(reward)))
        return time.monotonic() < self.until


def figure(results: list[tuple[int, float]], title: str, parts: int = 40) -> str:
    """The share of games won while learning, as an SVG picture."""
    wide, high, edge = 640, 320, 48
    last = results[-1][0]
    points = []
    for part in np.array_split(np.array(results), min(parts, len(results))):
        x = edge + (wide - 2 * edge) * part[:, 0].mean() / last
        y = high - edge - (high - 2 * edge) * (part[:, 1].mean() + 1) / 2
        points.append(f"{x:.1f},{y:.1f}")
    marks = [(share, high - edge - (high - 2 * edge) * share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    lines = "".join(
        f'<line x1="{edge}" x2="{wide - edge}" y1="{y:.0f}" y2="{y:.0f}" stroke="#ccc"/>'
        f'<text x="{edge - 6}" y="{y + 4:.0f}" text-anchor="end">{share:.0%}</text>'
        for share, y in marks
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">'
        f'<rect width="{wide}" height="{high}" fill="#fff"/>{lines}'
        f'<polyline fill="none" stroke="#5b3a9b" stroke-width="2" points="{" ".join(points)}"/>'
        f'<text x="{wide / 2}" y="20" text-anchor="middle">{title}</text>'
        f'<text x="{wide / 2}" y="{high - 12}" text-anchor="middle">decisions, 0 to {last}</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="mathwiz")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--steps", type=int, default=80_000, help="decisions to learn from")
    parser.add_argument("--minutes", type=float, default=8.0, help="stop learning after so many minutes")
    parser.add_argument("--games", type=int, default=300, help="games to measure with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--figure", type=Path, default=Path("learning.svg"))
    parser.add_argument("--result", type=Path, help="a JSON file for the numbers")
    given = parser.parse_args()

    torch.set_num_threads(1)  # the network is small: more threads only wait for each other
    begun = time.monotonic()
    envs = DummyVecEnv([lambda place=place: made(given.game, given.opponent, 1000 + place) for place in range(8)])
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        learning_rate=1e-3,
        n_steps=512,
        batch_size=1024,
        n_epochs=4,
        gamma=0.98,
        gae_lambda=0.9,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=given.seed,
        device="cpu",
    )
    watch = Watch(given.minutes * 60)
    model.learn(given.steps, callback=watch)
    learned, worked = time.monotonic() - begun, time.process_time()
    wins = won(model, given.game, given.opponent, given.games, seed=1_000_000)
    result: dict[str, Any] = {
        "game": given.game,
        "opponent": given.opponent,
        "decisions": model.num_timesteps,
        "games_learned_from": len(watch.results),
        "minutes_learning": round(learned / 60, 1),
        "processor_minutes_learning": round(worked / 60, 1),
        "games_measured": given.games,
        "won": wins / given.games,
        "lower_bound_95": round(lower_bound(wins, given.games), 3),
    }
    given.figure.write_text(
        figure(watch.results, f"MaskablePPO learns {given.game} against {given.opponent}: games won")
    )
    if given.result:
        given.result.write_text(json.dumps(result, indent=1) + "\n")
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
