"""Playthrough files are what the game does today. `make playthroughs` writes them anew; review the difference."""

from pathlib import Path

import pytest

from spellhall.games import game, game_ids
from spellhall.lab.playthrough import made_again

FOLDER = Path(__file__).parent / "playthroughs"
FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_playthrough(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert made_again(game(path.parent.name), text) == text


@pytest.mark.parametrize("id", game_ids())
def test_every_seat_count_has_one(id: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES if path.parent.name == id]
    for seats in game(id).seat_counts:
        assert any(f"\nseats: {seats}\n" in text for text in texts)


def write_again() -> None:
    for path in FILES:
        path.write_text(made_again(game(path.parent.name), path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    write_again()
