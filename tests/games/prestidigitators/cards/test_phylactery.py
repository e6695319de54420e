"""Phylactery: doubles in attack and defence; who loses it loses."""

from games.prestidigitators.dueltable import Duel
from spellhall.games.prestidigitators.cards import PRINTED


def test_its_attack_doubles_the_whole_tally() -> None:
    """DP-C-Phylactery-1: 2 × (1 + 1) = 4 beats 3, and does not beat 4."""
    win = Duel(["| Ground, Phylactery", "-", "-"], ["Fan | Battery", "| Phylactery", "-"]).choose("attack 1")
    assert win.told("destroy place=B1 card=Battery")
    tie = Duel(["| Ground, Phylactery", "-", "-"], ["Fan | Mine, Battery", "| Phylactery", "-"]).choose("attack 1")
    assert tie.told("test greater=no")


def test_nothing_else_happens() -> None:
    """DP-C-Phylactery-2: it stays on top with its cascade, after success and failure."""
    for foe in ("Fan | Battery", "Fan | Mine, Battery"):
        duel = Duel(["Decoy | Ground, Phylactery", "-", "-"], [foe, "| Phylactery", "-"]).choose("attack 1")
        assert duel.a[0] == "Decoy | Ground, Phylactery"


def test_its_reaction_doubles_the_defenders_tally() -> None:
    """DP-C-Phylactery-3: 3 do not beat 2 × 2, 5 do."""
    fails = Duel(["| Lightning", "| Phylactery", "-"], ["| Ground, Phylactery", "-", "-"]).choose("attack 1")
    assert fails.outcome == ""
    wins = Duel(["| Discharge, Lightning", "| Phylactery", "-"], ["| Ground, Phylactery", "-", "-"])
    assert wins.choose("attack 1").outcome == "DP-90 1 2"


def test_whoever_loses_it_loses() -> None:
    """DP-C-Phylactery-4: by energy, by Bubble, by Fan, by Guided Orb, by Grenade or by Mine."""
    for attacker in ("Lightning", "Bubble", "Guided Orb", "Grenade"):
        duel = Duel([f"| {attacker}", "| Phylactery", "-"], ["| Phylactery", "| Decoy", "-"]).choose("attack 1")
        assert duel.outcome == "DP-90 1 2"
    fan = Duel(["Battery | Fan", "| Phylactery", "-"], ["| Phylactery", "| Decoy", "-"]).choose("attack 1")
    assert fan.outcome == "DP-90 1 2"
    mine = Duel(["| Phylactery", "-", "-"], ["| Mine", "| Phylactery", "-"]).choose("attack 1")
    assert mine.outcome == "DP-90 2 1"


def test_against_each_other_the_plain_sums_decide() -> None:
    """DP-C-Phylactery-5: both are doubled; 3 against 2 wins, 2 against 2 does not."""
    wins = Duel(["| Decoy, Phylactery", "-", "-"], ["| Mine, Phylactery", "-", "-"]).choose("attack 1")
    assert wins.outcome == "DP-90 1 2"
    tie = Duel(["| Ground, Phylactery", "-", "-"], ["| Mine, Phylactery", "-", "-"]).choose("attack 1")
    assert tie.outcome == ""
    assert [text for text in tie.story if text.startswith("double")] == ["double seat=B", "double seat=A"]


def test_doubling_is_no_help_against_what_counts_no_energy() -> None:
    """DP-C-Phylactery-6, DP-R34: its own energy stays 1, and Grenade, Guided Orb and Bubble do not tally."""
    high = "| Lightning, Lightning, Phylactery"
    assert Duel(["| Grenade", "| Phylactery", "-"], [high, "-", "-"]).choose("attack 1").outcome == "DP-90 1 2"
    assert Duel(["| Guided Orb", "| Phylactery", "-"], [high, "-", "-"]).choose("attack 1").outcome == "DP-90 1 2"
    lone = Duel(["| Bubble", "| Phylactery", "-"], ["| Phylactery", "| Mine", "-"])
    assert lone.choose("attack 1").outcome == "DP-90 1 2"


def test_inside_a_cascade_it_adds_one_and_doubles_nothing() -> None:
    """DP-C-Phylactery-7: 3 against 1 + 1, not against 2 × 2 or more."""
    duel = Duel(["| Lightning", "| Phylactery", "-"], ["| Phylactery, Boomerang", "-", "-"]).choose("attack 1")
    assert duel.told("total energy=2")
    assert duel.told("destroy card=Boomerang")
    assert not duel.told("double")


def test_no_card_sends_it_to_the_other_side() -> None:
    """DP-C-Phylactery-8: only a card's own action can make that card itself cross, and the Phylactery's does not."""
    crossing = [card.name for card in PRINTED.cards if any(step.to == "foe" for step in card.action + card.reaction)]
    assert crossing == ["Gnaremoob"]
    steps = [step for card in PRINTED.cards for step in card.action + card.reaction if step.to == "foe"]
    assert {step.what for step in steps} == {"self"}
