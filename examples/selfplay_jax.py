"""A network learns by playing against itself: policy gradient on a field of games, with JAX, on the CPU.

    python examples/selfplay_jax.py --steps 400

JAX takes the observations of a field over by DLPack. In the end the network plays against random choices on other
deals, and the share of games that it wins is printed.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from spellhall.envs import FieldEnv
from spellhall.envs.field import Now

GAMES, STRETCH = 128, 16  # games side by side, and steps between two lessons


def new_network(key: Any, features: int, choices: int) -> Any:
    """Two layers, what to choose, and what the position is worth to the seat that chooses."""
    sizes = [(features, 256), (256, 256), (256, choices), (256, 1)]
    keys = zip(jax.random.split(key, len(sizes)), sizes, strict=True)
    return [(jax.random.normal(one, size) * (0.5 / size[0]) ** 0.5, jnp.zeros(size[1])) for one, size in keys]


@jax.jit
def judged(network: Any, seen: Any, masks: Any) -> Any:  # the logarithms of all odds, and the worth
    (w1, b1), (w2, b2), (w3, b3), (w4, b4) = network
    inner = jax.nn.relu(jax.nn.relu(seen @ w1 + b1) @ w2 + b2)
    odds = jax.nn.log_softmax(jnp.where(masks == 0, -1e9, inner @ w3 + b3))
    return odds, jnp.tanh(inner @ w4 + b4)[:, 0]


def loss(network: Any, seen: Any, masks: Any, chosen: Any, results: Any, counts: Any) -> Any:
    odds, worth = judged(network, seen, masks)
    made = jnp.take_along_axis(odds, chosen[:, None], 1)[:, 0]
    surprise = results - worth
    each = -made * jax.lax.stop_gradient(surprise) + 0.5 * surprise**2 + 0.003 * (jnp.exp(odds) * odds).sum(-1)
    return (each * counts).sum() / jnp.maximum(counts.sum(), 1)


@jax.jit
def improved(network: Any, moments: Any, step: Any, *batch: Any) -> Any:  # one step of Adam
    slope = jax.grad(loss)(network, *batch)
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, moments[0], slope)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, moments[1], slope)
    rate = 1e-3 * jnp.sqrt(1 - 0.999**step) / (1 - 0.9**step)
    return jax.tree.map(lambda p, m, v: p - rate * m / (jnp.sqrt(v) + 1e-8), network, first, second), (first, second)


def arrays(now: Now) -> tuple[Any, Any]:
    return jax.dlpack.from_dlpack(now.observations), jnp.asarray(now.masks)  # it takes over nothing read-only


def learn(field: FieldEnv, network: Any, key: Any, steps: int) -> Any:
    moments = (jax.tree.map(jnp.zeros_like, network),) * 2
    now, past = field.reset(seed=1), []
    for step in range(1, steps + 1):
        chosen = jax.random.categorical(jax.random.fold_in(key, step), judged(network, *arrays(now))[0])
        before, now = now, field.step(np.asarray(chosen))
        past.append((before, chosen, now))
        if step % STRETCH == 0:  # from the last step back: every choice is worth what its seat got in the end
            got, known, lessons = np.zeros_like(now.rewards), np.zeros(GAMES, bool), []
            for was, made, after in reversed(past):
                got[after.ended], known = after.rewards[after.ended], known | after.ended
                lessons.append((*arrays(was), made, got[np.arange(GAMES), was.seats], known))
            batch = (jnp.concatenate(part) for part in zip(*lessons, strict=True))
            network, moments = improved(network, moments, step // STRETCH, *batch)
            past = []
    return network


def won(field: FieldEnv, network: Any, games: int) -> float:
    """The share of games won against random choices, from all seats in turn; a shared victory counts half."""
    rng, now = np.random.default_rng(2), field.reset(seed=2)
    seats, results = np.arange(GAMES) % now.rewards.shape[1], []
    while len(results) < games:
        best = np.asarray(judged(network, *arrays(now))[0].argmax(1))
        now = field.step(np.where(now.seats == seats, best, now.some(rng)))
        results += [(now.rewards[place, seats[place]] + 1) / 2 for place in np.flatnonzero(now.ended)]
    return float(np.mean(results))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="mathwiz")
    parser.add_argument("--options", default='{"end_mode": "rounds", "round_limit": 1}')
    parser.add_argument("--steps", type=int, default=2000)
    given = parser.parse_args()
    arena = FieldEnv(given.game, GAMES, options=json.loads(given.options))
    start = new_network(jax.random.key(1), arena.encoding.length, arena.encoding.size)
    player = learn(arena, start, jax.random.key(2), given.steps)
    print(f"won {won(arena, player, 500):.0%} of 500 games against random")
