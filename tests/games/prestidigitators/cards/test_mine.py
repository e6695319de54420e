"""Mine: cannot attack; blows up whoever attacks it."""

import pytest

from games.prestidigitators.dueltable import Duel


def test_it_cannot_attack() -> None:
    """DP-C-Mine-1: the refusal says so."""
    duel = Duel(["Fan | Mine", "| Phylactery", "-"], ["| Decoy", "| Phylactery", "-"])
    refused = duel.refused("attack 1")
    assert (refused.clause, refused.sentence) == ("DP-C-Mine-1", "Mine has no action, so it cannot attack.")


def test_it_destroys_the_attacker_and_itself() -> None:
    """DP-C-Mine-2, DP-C-Mine-3: 9 against 1 does not help; the attack is over and nothing collapses."""
    duel = Duel(["| Fireball, Battery, Lightning", "| Phylactery", "-"], ["Decoy | Mine", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.story[-2:] == ["destroy place=A1 card=Lightning", "destroy place=B1 card=Mine"]
    assert (duel.a[0], duel.b[0]) == ("| Fireball, Battery", "| Decoy")


def test_a_phylactery_that_attacks_it_loses() -> None:
    """DP-C-Mine-4: at once; Mine itself stays."""
    duel = Duel(["Fan | Phylactery", "-", "-"], ["Decoy | Mine", "| Phylactery", "-"]).choose("attack 1")
    assert duel.outcome == "DP-90 2 1"
    assert duel.b[0] == "Decoy | Mine"


@pytest.mark.parametrize(
    ("attacker", "after"),
    [
        ("Decoy", "Mine, Fan | Battery"),
        ("Bubble", "| Battery, Mine, Fan"),
        ("Mirrorball", "Fan | Battery, Mine"),
        ("Discharge", "Fan, Battery | Mine"),
        ("Ground", "Fan, Battery | Mine"),
    ],
)
def test_it_does_not_mind_what_is_no_threat(attacker: str, after: str) -> None:
    """DP-C-Mine-5: it may be sunk, buried, shown, and its cascade collapsed."""
    duel = Duel([f"Boomerang | {attacker}", "| Phylactery", "-"], ["Fan | Battery, Mine", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.b[0] == after
    assert not duel.told("react")


def test_it_moves_and_counts_like_any_card() -> None:
    """DP-C-Mine-6: transferred, splayed and counted with its energy 1."""
    duel = Duel(["| Mine", "Fan | Phylactery", "-"], ["| Decoy", "| Phylactery", "-"]).choose("transfer 1 2")
    assert duel.a[1] == "Fan | Phylactery, Mine"
    assert duel.state.energy(0, 1) == 2
    duel.choose("found 1 3", "raise 2 1", "found 3 1", "sink 2")
    assert duel.a[1] == "Phylactery, Fan | Mine"
