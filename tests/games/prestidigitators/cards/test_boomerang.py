"""Boomerang: strikes, collapses its cascade and stays."""

import pytest

from games.prestidigitators.dueltable import Duel


@pytest.mark.parametrize(("foe", "after"), [("Fan | Thunderbolt", "| Fan"), ("Fan | Battery", "Fan | Battery")])
def test_strikes_collapses_and_stays(foe: str, after: str) -> None:
    """DP-C-Boomerang-1, DP-C-Boomerang-2, DP-C-Boomerang-3: 2 + 1 beats 2 and not 3; the rest follows anyway."""
    duel = Duel(["Mine | Discharge, Boomerang", "| Phylactery", "-"], [foe, "| Phylactery", "-"]).choose("attack 1")
    assert duel.b[0] == after
    assert duel.a[0] == "Mine, Discharge | Boomerang"
