"""A network learns by playing against itself: policy gradient on a field of games, with PyTorch, on the CPU.

    python examples/selfplay_torch.py --steps 400

PyTorch takes the rows of a field over by DLPack, without a copy. In the end the network plays against random choices on
other deals, and the share of games that it wins is printed.
"""

from __future__ import annotations

import argparse
import json

import numpy as np
import torch
from torch import nn

from spellhall.envs import FieldEnv
from spellhall.envs.field import Now

GAMES, STRETCH = 128, 16  # games side by side, and steps between two lessons


class Network(nn.Module):  # what to choose, and what the position is worth to the seat that chooses
    def __init__(self, features: int, choices: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.choice, self.worth = nn.Linear(256, choices), nn.Linear(256, 1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inner = self.body(seen)
        return self.choice(inner).masked_fill(masks == 0, -1e9).log_softmax(-1), self.worth(inner).squeeze(-1).tanh()


def tensors(now: Now) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.from_dlpack(now.observations), torch.from_dlpack(now.masks)


def learn(field: FieldEnv, network: Network, steps: int) -> None:
    optimiser = torch.optim.Adam(network.parameters(), 1e-3)
    now = field.reset(seed=1)
    past: list[tuple[Now, torch.Tensor, Now]] = []  # before, what was chosen, and after
    for step in range(1, steps + 1):
        with torch.no_grad():
            chosen = torch.multinomial(network(*tensors(now))[0].exp(), 1).squeeze(1)
        before, now = now, field.step(chosen.numpy())
        past.append((before, chosen, now))
        if step % STRETCH == 0:
            lesson(network, optimiser, past)
            past.clear()


def lesson(network: Network, optimiser: torch.optim.Optimizer, past: list[tuple[Now, torch.Tensor, Now]]) -> None:
    """From the last step back: every choice is worth what its seat got in the end. What has not ended is left out."""
    got, known = np.zeros_like(past[0][2].rewards), np.zeros(GAMES, bool)
    results, counts = [], []
    for before, _, after in reversed(past):
        got[after.ended], known = after.rewards[after.ended], known | after.ended
        results.insert(0, got[np.arange(GAMES), before.seats])
        counts.insert(0, known.copy())
    count = torch.from_numpy(np.concatenate(counts))
    result = torch.from_numpy(np.concatenate(results))[count]
    seen, masks = (torch.cat(part)[count] for part in zip(*(tensors(before) for before, _, _ in past), strict=True))
    odds, worth = network(seen, masks)
    made = odds.gather(1, torch.cat([chosen for _, chosen, _ in past])[count, None]).squeeze(1)
    surprise = result - worth
    sameness = (odds.exp() * odds).sum(-1)
    loss = (-made * surprise.detach() + 0.5 * surprise.square() + 0.003 * sameness).mean()
    optimiser.zero_grad()
    loss.backward()
    if count.any():
        optimiser.step()


def won(field: FieldEnv, network: Network, games: int) -> float:
    """The share of games won against random choices, from all seats in turn; a shared victory counts half."""
    rng, now = np.random.default_rng(2), field.reset(seed=2)
    seats, results = np.arange(GAMES) % now.rewards.shape[1], []
    while len(results) < games:
        with torch.no_grad():
            best = network(*tensors(now))[0].argmax(1).numpy()
        now = field.step(np.where(now.seats == seats, best, now.some(rng)))
        results += [(now.rewards[place, seats[place]] + 1) / 2 for place in np.flatnonzero(now.ended)]
    return float(np.mean(results))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="mathwiz")
    parser.add_argument("--options", type=json.loads, default={"end_mode": "rounds", "round_limit": 1})
    parser.add_argument("--steps", type=int, default=2000)
    given = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    arena = FieldEnv(given.game, GAMES, options=given.options)
    player = Network(arena.encoding.length, arena.encoding.size)
    learn(arena, player, given.steps)
    print(f"won {won(arena, player, 500):.0%} of 500 games against random")
