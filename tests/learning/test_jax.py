from learning.shared import learns


def test_self_play_with_jax() -> None:
    learns("selfplay_jax.py")
