"""Gnaremoob: strikes and changes sides."""

from games.prestidigitators.dueltable import Duel


def test_it_strikes_and_crosses_in_success_and_failure() -> None:
    """DP-C-Gnaremoob-1, DP-C-Gnaremoob-2: hidden at the bottom; the opposing cascade keeps its size."""
    win = Duel(["Mine | Lightning, Gnaremoob", "| Phylactery", "-"], ["| Fan, Battery", "| Phylactery", "-"])
    assert win.choose("attack 1").b[0] == "Gnaremoob | Fan"
    assert win.a[0] == "Mine | Lightning"
    fail = Duel(["Mine | Gnaremoob", "| Phylactery", "-"], ["| Fan, Battery", "| Phylactery", "-"])
    assert fail.choose("attack 1").b[0] == "Gnaremoob | Fan, Battery"
    assert fail.a[0] == "| Mine"


def test_without_an_opposing_stack_it_stays() -> None:
    """DP-C-Gnaremoob-3, DP-R31: also when it has just destroyed the last card there."""
    empty = Duel(["Mine | Gnaremoob", "| Phylactery", "-"], ["-", "Fan | Phylactery", "-"]).choose("attack 1")
    assert empty.a[0] == "Mine | Gnaremoob"
    last = Duel(["Mine | Lightning, Gnaremoob", "| Phylactery", "-"], ["| Fan", "| Phylactery", "-"])
    assert last.choose("attack 1").a[0] == "Mine | Lightning, Gnaremoob"
    assert last.b[0] == "-"


def test_it_belongs_to_the_other_side_then() -> None:
    """DP-C-Gnaremoob-4, DP-R32: the new holder moves it, attacks with it and so sends it back."""
    duel = Duel(["Decoy, Mine | Gnaremoob", "| Phylactery", "-"], ["| Battery", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.b[0] == "Gnaremoob | Battery"
    duel.choose("sink 1", "found 2 3", "attack 1")
    assert duel.told("reveal place=B1 card=Gnaremoob")
    assert duel.told("react place=A1 card=Mine")
    assert duel.a[0] == "| Decoy"
    again = Duel(["Decoy, Fan | Gnaremoob", "| Phylactery", "-"], ["| Battery", "| Phylactery", "-"])
    again.choose("attack 1", "sink 1", "found 2 3", "attack 1")
    assert again.a[0] == "Gnaremoob | Decoy"  # 1 against 0, and back on its first side
    assert again.b[0] == "| Battery"


def test_both_know_it_afterwards() -> None:
    """DP-C-Gnaremoob-5: the former owner still knows where it lies, but may not move it."""
    duel = Duel(["Mine | Gnaremoob", "| Phylactery", "-"], ["Fan | Battery", "| Phylactery", "-"]).choose("attack 1")
    assert duel.seen("A", "B1") == ["Gnaremoob", "?", "Battery"]
    assert duel.seen("B", "B1") == ["Gnaremoob", "Fan", "Battery"]
