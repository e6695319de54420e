"""Guided Orb: hunts small cards."""

import pytest

from games.prestidigitators.dueltable import Duel
from spellhall.games.prestidigitators.cards import PRINTED

PREY = ["Bubble", "Mirrorball", "Boomerang", "Magic Missile", "Gnaremoob", "Ground", "Grenade", "Fan"]
HOME = ["Battery | Lightning, Guided Orb", "| Phylactery", "-"]


@pytest.mark.parametrize(
    "card", [card for card in PRINTED.cards if not card.vital and card.name not in ("Mine", "Guided Orb")],
    ids=lambda card: card.name,
)  # fmt: skip
def test_it_destroys_cards_of_energy_0_and_1(card: object) -> None:
    """DP-C-GuidedOrb-1, DP-C-GuidedOrb-2: whatever the cascades; the list of prey is complete."""
    name = card.name  # type: ignore[attr-defined]
    used = "used: B1.3" if name in ("Bubble", "Decoy") else ""
    home = ["Thunderbolt | Lightning, Guided Orb", "| Phylactery", "-"]
    duel = Duel(home, [f"Discharge | Fireball, {name}", "| Phylactery", "-"], used).choose("attack 1")
    assert duel.told(f"destroy place=B1 card={name.replace(' ', '_')}") == (name in PREY)


def test_a_phylactery_and_a_custom_card_are_prey() -> None:
    """DP-C-GuidedOrb-2, DP-R34: doubling does not change the number on the card."""
    assert Duel(HOME, ["| Fireball, Phylactery", "-", "-"]).choose("attack 1").outcome == "DP-90 1 2"
    duel = Duel(HOME, ["| Fireball, Whirligig", "| Phylactery", "-"], custom_card="Whirligig").choose("attack 1")
    assert duel.told("destroy card=Whirligig")


def test_it_sinks_without_collapsing() -> None:
    """DP-C-GuidedOrb-3: in success and failure the rest of its cascade stays splayed."""
    for foe in ("| Boomerang", "| Thunderbolt"):
        duel = Duel(["Fan | Mine, Ground, Guided Orb", "| Phylactery", "-"], [foe, "| Phylactery", "-"])
        assert duel.choose("attack 1").a[0] == "Guided Orb, Fan | Mine, Ground"
