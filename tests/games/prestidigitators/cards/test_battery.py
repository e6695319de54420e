"""Battery: needs four more."""

import pytest

from games.prestidigitators.dueltable import Duel


@pytest.mark.parametrize(("own", "gone"), [("| Ground, Lightning, Battery", True), ("| Lightning, Battery", False)])
def test_four_more_are_needed(own: str, gone: bool) -> None:
    """DP-C-Battery-1, DP-C-Battery-2: 7 − 3 is enough, 6 − 3 is not; nothing else changes in either case."""
    duel = Duel([own, "| Phylactery", "-"], ["Fan | Fireball", "| Phylactery", "-"]).choose("attack 1")
    assert duel.b[0] == ("| Fan" if gone else "Fan | Fireball")
    assert duel.a[0] == own


@pytest.mark.parametrize(("own", "won"), [("| Lightning, Battery", True), ("| Decoy, Battery", False)])
def test_doubling_counts_first(own: str, won: bool) -> None:
    """DP-C-Battery-3: against a Phylactery 6 − 2 × 1 = 4 is enough, 5 − 2 is not."""
    duel = Duel([own, "| Phylactery", "-"], ["Fan | Phylactery", "-", "-"]).choose("attack 1")
    assert duel.outcome == ("DP-90 1 2" if won else "")
