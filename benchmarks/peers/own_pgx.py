"""pgx on the processor: batches of 1024 games, random legal play, compiled by JAX."""

from __future__ import annotations

import time

import jax
import jax.numpy as jnp
import pgx
from measure import report, seconds_given

BATCH, STEPS = 1024, 64


def main() -> None:
    for name in ("tic_tac_toe", "leduc_holdem", "connect_four"):
        env = pgx.make(name)
        begin, step = jax.vmap(env.init), jax.vmap(env.step)

        @jax.jit
        def run(key: jax.Array, begin=begin, step=step) -> jax.Array:  # type: ignore[no-untyped-def]
            def one(carry, key):  # type: ignore[no-untyped-def]
                state = carry
                logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
                choice = jax.random.categorical(key, logits, axis=-1)
                after = step(state, choice)
                fresh = begin(jax.random.split(key, BATCH))
                over = after.terminated | after.truncated
                pick = lambda new, old: jnp.where(over.reshape((-1,) + (1,) * (new.ndim - 1)), new, old)  # noqa: E731
                return jax.tree_util.tree_map(pick, fresh, after), over.sum()

            first, rest = jax.random.split(key)
            state = begin(jax.random.split(first, BATCH))
            _, ended = jax.lax.scan(one, state, jax.random.split(rest, STEPS))
            return ended.sum()

        key = jax.random.PRNGKey(0)
        run(key).block_until_ready()
        decisions = 0
        began = time.process_time()
        while time.process_time() - began < seconds_given():
            key, now = jax.random.split(key)
            run(now).block_until_ready()
            decisions += BATCH * STEPS
        spent = time.process_time() - began
        report(name=f"pgx {name}, batch {BATCH}, on the processor", look=decisions / spent)


if __name__ == "__main__":
    main()
