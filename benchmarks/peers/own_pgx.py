"""pgx on the processor: batches of 1024 games, random legal play, compiled by JAX; bare, and with observations."""

from __future__ import annotations

import time
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from measure import report, seconds_given

BATCH, STEPS = 1024, 64


def runner(name: str, look: bool) -> Any:
    """A function that plays STEPS steps of BATCH games. What it returns decides what JAX may leave out."""
    env = pgx.make(name)
    begin, step = jax.vmap(env.init), jax.vmap(env.step)

    def one(state: Any, key: Any) -> tuple[Any, Any]:
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        after = step(state, jax.random.categorical(key, logits, axis=-1))
        fresh = begin(jax.random.split(key, BATCH))
        over = after.terminated | after.truncated

        def pick(new: Any, old: Any) -> Any:
            return jnp.where(over.reshape((-1,) + (1,) * (new.ndim - 1)), new, old)

        now = jax.tree_util.tree_map(pick, fresh, after)
        return now, over.sum() + (now.observation.sum() if look else 0)

    def play(key: Any) -> Any:
        first, rest = jax.random.split(key)
        _, told = jax.lax.scan(one, begin(jax.random.split(first, BATCH)), jax.random.split(rest, STEPS))
        return told.sum()

    return jax.jit(play)


def speed(name: str, look: bool, seconds: float) -> float:
    """Decisions per processor second; compiling is not counted."""
    run = runner(name, look)
    key, now = jax.random.split(jax.random.PRNGKey(0))
    run(now).block_until_ready()
    decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        key, now = jax.random.split(key)
        run(now).block_until_ready()
        decisions += BATCH * STEPS
    return decisions / spent


def main() -> None:
    seconds = seconds_given()
    for name in ("tic_tac_toe", "leduc_holdem", "connect_four"):
        rates = [speed(name, look, seconds) for look in (False, True)]
        report(name=f"pgx {name}, batch {BATCH}, on the processor", rate=rates[0], look=rates[1])


if __name__ == "__main__":
    main()
