from learning.shared import learns


def test_self_play_with_torch() -> None:
    learns("selfplay_torch.py")
