"""Grenade: destroys whatever lies on top, and itself."""

from games.prestidigitators.dueltable import Duel

HOME = ["Fan | Grenade", "| Phylactery", "-"]


def test_it_destroys_whatever_the_energies() -> None:
    """DP-C-Grenade-1, DP-C-Grenade-2: 0 against 8, and then itself, also against an empty row."""
    duel = Duel(HOME, ["| Lightning, Thunderbolt, Battery", "| Phylactery", "-"]).choose("attack 1")
    assert duel.b[0] == "| Lightning, Thunderbolt"
    assert duel.a[0] == "| Fan"
    assert not duel.told("test")
    empty = Duel(HOME, ["-", "Mine | Phylactery", "-"]).choose("attack 1")
    assert empty.a[0] == "| Fan"


def test_reactions_come_first() -> None:
    """DP-C-Grenade-3: Mine is quicker; Bubble and Decoy leave it the next card."""
    mine = Duel(HOME, ["Decoy | Mine", "| Phylactery", "-"]).choose("attack 1")
    assert mine.story[-2:] == ["destroy place=A1 card=Grenade", "destroy place=B1 card=Mine"]
    bubble = Duel(HOME, ["Decoy, Battery | Bubble", "| Phylactery", "-"]).choose("attack 1")
    assert bubble.told("destroy place=B1 card=Battery")
    decoy = Duel(HOME, ["Battery | Decoy", "| Phylactery", "-"]).choose("attack 1", "yes")
    assert decoy.told("destroy place=B1 card=Battery")
    assert decoy.b[1] == "| Phylactery, Decoy"
