"""Decoy: sinks a card unseen, and may jump to its Phylactery."""

from games.prestidigitators.dueltable import GAME, Duel
from tabletop import described


def test_it_sinks_the_foes_top_card_unseen() -> None:
    """DP-C-Decoy-1: no threat; Decoy stays on top; a lone card stays."""
    duel = Duel(["Fan | Decoy", "| Phylactery", "-"], ["Phylactery, Ground | Mine", "-", "-"]).choose("attack 1")
    assert duel.b[0] == "Mine, Phylactery | Ground"
    assert duel.a[0] == "Fan | Decoy"
    assert duel.seen("A", "B1") == ["?", "?", "?"]
    lone = Duel(["Fan | Decoy", "| Phylactery", "-"], ["| Mine", "| Phylactery", "-"]).choose("attack 1")
    assert lone.b[0] == "| Mine"


def test_it_may_jump_to_the_phylactery() -> None:
    """DP-C-Decoy-2: it joins the cascade there, and the attack goes on against the card beneath it."""
    duel = Duel(["| Lightning", "| Phylactery", "-"], ["Boomerang | Decoy", "Mine, Phylactery | Ground", "-"])
    duel.choose("attack 1")
    assert (duel.asked, duel.question.clause) == ("B", "DP-C-Decoy-2")
    duel.choose("decoy yes")
    assert duel.b == ["-", "Mine, Phylactery | Ground, Decoy", "-"]
    assert duel.told("destroy place=B1 card=Boomerang")
    assert duel.at("used") == "B2.4"


def test_in_the_phylacterys_own_stack_it_does_not_react() -> None:
    """DP-C-Decoy-3: nobody is asked and nothing is spent."""
    duel = Duel(["| Fan", "| Phylactery", "-"], ["Phylactery | Decoy", "| Mine", "-"]).choose("attack 1")
    assert not duel.told("react")
    assert not duel.told("stay")
    assert duel.at("used") == ""


def test_it_may_stay() -> None:
    """DP-C-Decoy-4: then it is hit if the energies say so, and its use is not spent."""
    duel = Duel(["| Boomerang", "| Phylactery", "-"], ["Mine | Decoy", "| Phylactery", "-"]).choose("attack 1", "no")
    assert duel.told("stay seat=B card=Decoy")
    assert duel.b[0] == "Mine | Decoy"
    assert duel.at("used") == ""


def test_the_jump_tells_the_row_of_the_phylactery() -> None:
    """DP-C-Decoy-5: every imagined world has it there, at any height."""
    b = ["| Decoy", "Mine, Phylactery | Ground", "Bubble | Battery"]
    duel = Duel(["| Lightning", "| Phylactery", "-"], b).choose("attack 1", "yes")
    places = [duel.names_in(world, "B2").index("Phylactery") for world in duel.worlds("A", 40)]
    assert set(places) == {0, 1, 2}
    assert "Phylactery" in "\n".join(described(GAME, GAME.view_for(duel.state, 0)))


def test_not_reacting_tells_it_too() -> None:
    """DP-C-Decoy-3: whoever was not asked has the Phylactery under this very Decoy; whoever was asked has not."""
    silent = Duel(["| Fan", "| Phylactery", "-"], ["Phylactery | Decoy", "Bubble | Mine", "-"]).choose("attack 1")
    assert all(silent.names_in(world, "B1")[0] == "Phylactery" for world in silent.worlds("A", 20))
    asked = Duel(["| Fan", "| Phylactery", "-"], ["Ground | Decoy", "Phylactery | Mine", "-"]).choose("attack 1")
    assert all("Phylactery" not in asked.names_in(world, "B1") for world in asked.worlds("A", 20))
    asked.choose("no")
    found = {asked.names_in(world, "B2").index("Phylactery") for world in asked.worlds("A", 40)}
    assert found == {0, 1}
