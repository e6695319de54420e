"""Minds learn from a bot's games: a short training on one core, its files, and going on from them."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "learning"))

from minds.looks import Look, Looker  # noqa: E402
from minds.measure import summed_up  # noqa: E402
from minds.mind import load, save  # noqa: E402
from minds.network import Network, losses, together  # noqa: E402
from minds.playing import Kept, measured_game, taught_game  # noqa: E402
from minds.selfplay import gains_of  # noqa: E402
from minds.settings import parsed, settings_for  # noqa: E402


def minds(folder: Path, *given: str) -> str:
    """The program, as a person runs it."""
    places = os.pathsep.join([str(ROOT / "learning"), str(ROOT / "src")])
    command = [sys.executable, "-W", "error::UserWarning", "-m", "minds", "novatus", "--folder", str(folder), *given]
    environment = {**os.environ, "PYTHONPATH": places}
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_learns_and_goes_on(tmp_path: Path) -> None:
    """A few seconds of learning beat random choices in nearly every game; a second training adds to the first."""
    quick = ("--players", "1", "--table", "quick", "--against", "random", "--set")
    said = minds(tmp_path, "--minutes", "0.2", *quick, "games=8")
    assert "decisions played" in said
    assert "against random" in said
    told = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert told["measures"][0]["score"] > 0.8
    assert told["progress"]["begun"] == 1
    assert "<polyline" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
    minds(tmp_path, "--minutes", "0.05", *quick, "games=1")
    again = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))["progress"]
    assert again["begun"] == 2
    assert again["steps"] >= told["progress"]["steps"]
    assert again["seconds"] > told["progress"]["seconds"]
    with np.load(tmp_path / "mind.npz") as file:
        assert json.loads(str(file["about"]))["settings"]["teacher"] == "adept"


def test_a_mind_in_play_scores_as_the_network_that_learned(tmp_path: Path) -> None:
    """Plain arrays give the same scores and worths as PyTorch does, choice by choice."""
    settings = settings_for("mathemagician", ["quick"], {})
    looker = Looker("mathemagician", 2)
    network = Network(settings, looker)
    save(tmp_path / "mind.npz", network.arrays(), {})
    mind = load(tmp_path / "mind.npz")
    kept = Kept()
    taught_game(settings, looker, "same", random.Random(1), None, kept)
    size = len(kept.chosen)
    looks = list(zip(kept.tables, kept.choices, kept.numbers, strict=True))
    bundle = together([{name: torch.from_numpy(array) for name, array in kept.bundle(size).items()}])
    bundle["numbers"] = bundle["numbers"].long()
    with torch.no_grad():
        scores, worths = network(bundle)
        assert losses(network, bundle)[0] > 0
    judged = [mind.judged(Look(*look)) for look in looks]
    assert np.allclose(np.concatenate([one for one, _ in judged]), scores.numpy(), atol=1e-4)
    assert np.allclose([worth for _, worth in judged], worths.numpy(), atol=1e-4)


def test_a_score_has_an_interval_over_deals() -> None:
    one = summed_up("greedy", [[1.0, 0.0], [1.0, 1.0], [0.5, 0.5], [1.0, 0.0]])
    assert (one.deals, one.games, one.score, one.drawn) == (4, 8, 0.625, 0.25)
    assert 0.3 < one.low < 0.625 < one.high < 0.9


def test_settings_are_data() -> None:
    settings = settings_for("mathwiz", ["quick"], dict([parsed("rate=5e-4"), parsed("teacher=magus@5it")]))
    assert (settings.rate, settings.teacher, settings.trunk) == (5e-4, "magus@5it", (128,))
    with pytest.raises(SystemExit, match="no setting called speed"):
        settings_for("mathwiz", [], {"speed": 1})
    with pytest.raises(SystemExit, match="write for instance rate=5e-4"):
        parsed("rate")


@pytest.mark.parametrize("file", sorted((ROOT / "learning" / "weights").glob("*.npz")), ids=lambda file: file.stem)
def test_the_weights_that_are_kept_fit_the_game(file: Path) -> None:
    """They were made for these features, are small, and beat random choices."""
    looker, mind = Looker(file.stem, 2), load(file)
    assert mind.about["settings"]["game"] == file.stem
    assert np.allclose(mind.table_scale, 1 / looker.table_tops)
    assert np.allclose(mind.choice_scale, 1 / looker.choice_tops)
    assert file.stat().st_size < 1_000_000
    assert measured_game(looker, mind, 0, "random", "weights") == 1.0


def test_a_mind_learns_on_by_playing(tmp_path: Path) -> None:
    """Half a minute of games against itself, from a mind that is kept; what comes out is exported and plays."""
    places = os.pathsep.join([str(ROOT / "learning"), str(ROOT / "src")])

    def run(*words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", *words],
            capture_output=True,
            text=True,
            timeout=200,
            check=False,
            env={**os.environ, "PYTHONPATH": places},
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    small = ("--set", "games=16", "--set", "bundle=128", "--set", "lesson=256", "--set", "part=128")
    run("minds.practise", "spellcaster", "--minutes", "0.4", "--players", "1", "--folder", str(tmp_path), *small)
    with np.load(tmp_path / "mind.npz") as learned, np.load(ROOT / "learning/weights/spellcaster.npz") as before:
        about = json.loads(str(learned["about"]))
        assert about["progress"]["decisions"] > 0
        assert len(about["before"]) > 0
        assert not np.array_equal(learned["judge.0.weight"], before["judge.0.weight"])
    whole = tmp_path / "choices.json"
    run("minds.export", str(tmp_path / "mind.npz"), str(whole), "weighs,replies,promises", "1", "8")
    said = run("minds.match", f"spellcaster alone:{whole} random", "--deals", "6", "--processes", "1")
    score = float(said.split("choices.json ")[1].split("%")[0])
    assert score > 80


def test_gains_look_at_the_payoff_and_at_what_was_expected() -> None:
    worths = np.array([0.0, 0.5], np.float32)
    assert gains_of(worths, 1.0, 1.0).tolist() == [1.0, 0.5]
    assert gains_of(worths, 1.0, 0.0).tolist() == [0.5, 0.5]
