"""Every scenario file is a test."""

from pathlib import Path

import pytest

from spellhall.games import game
from spellhall.kernel.scenarios import read_scenario, run_scenario

FILES = sorted(Path(__file__).parent.glob("*/*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario(path: Path) -> None:
    scenario = read_scenario(path)
    assert scenario.game == path.parent.name
    run_scenario(game(scenario.game), scenario)
