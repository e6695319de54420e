"""The tutorial of the first trained player is followed as it is written."""

from __future__ import annotations

from pathlib import Path

from docs.follow import Follower
from docs.pages import DOCS


def test_first_trained_player(tmp_path: Path) -> None:
    assert Follower(tmp_path).follow(DOCS / "tutorials" / "first-trained-player.md") == 2
