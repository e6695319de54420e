"""Exact numbers of lines of play. A difference shows the count under each first choice."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from spellhall.games import game, game_ids
from spellhall.kernel.chance import Seeded
from spellhall.kernel.counting import Counter
from spellhall.kernel.positions import read_text

FOLDER = Path(__file__).parent / "counts"


def counts() -> list[Any]:
    out = []
    for id in game_ids():
        for entry in tomllib.loads((FOLDER / f"{id}.toml").read_text(encoding="utf-8"))["count"]:
            out.append(pytest.param(id, entry, id=f"{id}-{entry['name']}-{entry['depth']}"))
    return out


@pytest.mark.parametrize(("id", "entry"), counts())
def test_count(id: str, entry: dict[str, Any]) -> None:
    one = game(id)
    counter = Counter(one)
    if entry.get("miniature"):
        assert counter.count_game(one.miniature(), entry["depth"]) == (entry["lines"], entry["ends"])
        return
    setup = one.setup(entry.get("seats", 2), entry.get("options", {}))
    state = one.place(setup, read_text(entry["position"]), Seeded("count")).state
    found = counter.count(state, entry["depth"])
    assert found == (entry["lines"], entry["ends"]), f"divide: {counter.divide(state, entry['depth'])}"


@pytest.mark.parametrize("id", game_ids())
def test_the_whole_miniature_is_counted(id: str) -> None:
    entries = tomllib.loads((FOLDER / f"{id}.toml").read_text(encoding="utf-8"))["count"]
    assert any(entry.get("miniature") and entry["lines"] == 0 for entry in entries), "no line may be left open"
