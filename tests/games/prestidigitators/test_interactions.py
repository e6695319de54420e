"""The table of interactions: every attacking card against every card on top, with several energies.

What must happen is worked out here from the table alone: a and b are the plain sums of attacker and defender,
t is the energy of the attacking card.
"""

import pytest

from games.prestidigitators.dueltable import Duel
from spellhall.games.prestidigitators.cards import PRINTED

CARDS = {card.name: (card.energy, card.copies) for card in PRINTED.cards}
ATTACKERS = [card.name for card in PRINTED.cards if card.attacks]
PAIRS = [(one, two) for one in ATTACKERS for two in CARDS if one != two or CARDS[one][1] > 1]
HARMLESS = ["Bubble", "Decoy", "Discharge", "Ground", "Mirrorball"]
FILLERS = ["Fireball", "Lightning", "Thunderbolt", "Discharge", "Magic Missile", "Boomerang", "Mirrorball", "Bubble"]


class Deal:
    """Hands out filler cards of a wanted energy, never more copies than there are."""

    def __init__(self, *used: str) -> None:
        self.left = {name: copies for name, (_, copies) in CARDS.items()}
        for name in used:
            self.left[name] -= 1

    def filler(self, energy: int) -> str:
        for name in [*FILLERS, "Battery", "Ground", "Gnaremoob"]:
            if CARDS[name][0] == energy and self.left[name] > 0:
                self.left[name] -= 1
                return name
        raise AssertionError(f"no card of energy {energy} is left")


def succeeds(attacker: str, top: str, a: int, b: int, t: int, whole: int) -> bool:
    """The formula of the table for this row and column."""
    if attacker == "Grenade":
        return True
    if attacker == "Guided Orb":
        return CARDS[top][0] <= 1
    if top in ("Discharge", "Ground"):
        a = t
    if attacker == "Fan":
        a = whole
    if top == "Phylactery":
        b = 2 * b
    if attacker == "Phylactery":
        a = 2 * a
    return a - b >= 4 if attacker == "Battery" else a > b


@pytest.mark.parametrize(("attacker", "top"), PAIRS)
def test_interaction(attacker: str, top: str) -> None:
    """DP-62, DP-70, DP-72, DP-76, DP-78: the whole table, spent cards in place of dodging ones."""
    for own, other in [(3, 1), (1, 3), (3, 3), (1, 1)]:
        deal = Deal(attacker, top, "Phylactery", "Phylactery")
        extra, beside, hidden, beneath = deal.filler(own), deal.filler(other), deal.filler(2), deal.filler(1)
        a = [f"{hidden} | {extra}, {attacker}", "| Phylactery", "-"]
        b = [f"{beneath} | {beside}, {top}", "| Phylactery", "-"]
        if attacker == "Phylactery":
            a[1] = "-"
        if top == "Phylactery":
            b[1] = "-"
        duel = Duel(a, b, "used: B1.3" if top in ("Bubble", "Decoy") else "").choose("attack 1")
        if attacker == "Ground":
            duel.choose("no")
        check(duel, attacker, top, (hidden, extra), (beneath, beside))


def check(duel: Duel, attacker: str, top: str, mine: tuple[str, str], foes: tuple[str, str]) -> None:
    told = top.replace(" ", "_")
    if attacker in HARMLESS:
        assert not duel.told("total")
        assert not duel.told("react")
        assert not duel.told("destroy place=B1")
        return
    t = CARDS[attacker][0]
    a, b = t + CARDS[mine[1]][0], CARDS[top][0] + CARDS[foes[1]][0]
    assert duel.told(f"total place=B1 energy={b}")
    if top == "Mine":
        assert duel.told(f"destroy place=A1 card={attacker.replace(' ', '_')}")
        if attacker == "Phylactery":
            assert duel.outcome == "DP-90 2 1"
        else:
            assert (duel.a[0], duel.b[0]) == (f"{mine[0]} | {mine[1]}", f"{foes[0]} | {foes[1]}")
        return
    won = succeeds(attacker, top, a, b, t, a + CARDS[mine[0]][0])
    destroys = won and attacker != "Fan"
    assert duel.told(f"destroy place=B1 card={told}") == destroys
    if destroys and top == "Phylactery":
        assert duel.outcome == "DP-90 1 2"
        return
    assert duel.outcome == ""
    assert duel.told("show place=A1") == (top == "Mirrorball")
    sinks = (attacker == "Fan" and won) or (attacker == "Fireball" and not won)
    crossed = "Gnaremoob, " if attacker == "Gnaremoob" else ""
    expected = f"{crossed}{foes[0]} | {foes[1]}" if destroys else f"{crossed}{foes[0]} | {foes[1]}, {top}"
    if sinks:
        expected = f"{top}, {foes[0]} | {foes[1]}"
    assert duel.b[0] == expected
    assert duel.a[0] == own_stack(attacker, top, mine)


def own_stack(attacker: str, top: str, mine: tuple[str, str]) -> str:
    """The attacker's stack afterwards; the reactions of Discharge and Ground collapse it before."""
    hidden, extra = mine
    collapsed = top in ("Discharge", "Ground")
    if attacker in ("Magic Missile", "Thunderbolt", "Lightning"):
        return f"{attacker}, {hidden} | {extra}"
    if attacker == "Guided Orb":
        return f"{attacker}, {hidden} | {extra}"
    if attacker in ("Fireball", "Grenade", "Gnaremoob"):
        return f"{hidden} | {extra}"
    if attacker == "Fan":
        return f"| {hidden}, {extra}, {attacker}"
    if attacker == "Boomerang" or collapsed:
        return f"{hidden}, {extra} | {attacker}"
    return f"{hidden} | {extra}, {attacker}"
