"""Networks of values: fitted to positions of games, written in whole numbers, and read by the bots."""

import sys
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "learning"))

from minds.positions import Pairs, read_pairs  # noqa: E402
from minds.values import chances_of, fit, in_whole_numbers, learn, loss, scores  # noqa: E402

from spellhall.bots.levels import knowledge_of  # noqa: E402
from spellhall.bots.networks import Network, read_network  # noqa: E402
from spellhall.games import game  # noqa: E402


def planted(number: int = 6_000) -> Pairs:
    """Who has more of the first trait is ahead, unless the second says that nothing counts."""
    luck = np.random.default_rng(7)
    ours, theirs = (luck.integers(0, 20, (number, 3)).astype(np.uint8) for _ in range(2))
    ours[:, 1] = theirs[:, 1] = luck.integers(0, 2, number)
    leads = 0.2 * (ours[:, 0].astype(float) - theirs[:, 0]) * (ours[:, 1] == 0)
    ahead = (luck.random(number) < chances_of(leads)).astype(np.float32)
    return Pairs(ours, theirs, ahead, np.full(number, 0.5), np.arange(number) // 5)


def test_a_network_finds_what_was_planted() -> None:
    pairs = planted()
    weights, tops, own, by_hand = fit(pairs, units=8, epochs=30)
    assert by_hand == pytest.approx(0.693, abs=0.001)
    truth = 0.2 * (pairs.ours[:, 0].astype(float) - pairs.theirs[:, 0]) * (pairs.ours[:, 1] == 0)
    tested = pairs.games % 10 == 0
    assert own < loss(chances_of(truth[tested]), pairs.ahead[tested]) + 0.03
    held = in_whole_numbers(weights, tops)
    network = Network(held["inner"], held["biases"], held["outer"], {"seats": [2]})
    rows = pairs.ours[:50]
    whole = np.array([network.score([int(value) for value in row]) for row in rows]) / (1 << 22)
    assert np.abs(whole - scores(rows / tops, weights)).max() < 0.02  # rounding costs next to nothing


def test_a_short_training_goes_on_from_its_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = game("spellcaster")
    for number in (1, 2):
        made = learn("spellcaster", [2, 3], ["random"], 1, 1.0, 2, 1, tmp_path, 1)
        assert f"round {number - 1}:" in capsys.readouterr().out
        assert len(list(tmp_path.glob("positions-*.npz"))) == 2 * number
    network = read_network(made.read_text(encoding="utf-8"), knowledge_of(found).trait_names)
    assert network is not None
    assert network.about["seats"] == [2, 3]
    assert network.about["games"] == 8
    assert "net:" in network.about["teacher"]  # the second round played against the network of the first
    assert str(tmp_path) not in network.about["teacher"]
    assert len(read_pairs(sorted(tmp_path.glob("positions-*.npz"))).ahead) == network.about["positions"]
