"""The attack: declaring, sequence, threats, instructions, energy tests."""

import pytest

from games.prestidigitators.dueltable import GAME, Duel
from spellhall.games.prestidigitators.attack import is_threat
from spellhall.games.prestidigitators.cards import PRINTED
from tabletop import described

ALWAYS = [
    "Phylactery", "Boomerang", "Fireball", "Magic Missile", "Thunderbolt", "Lightning",
    "Gnaremoob", "Battery", "Grenade", "Fan", "Guided Orb",
]  # fmt: skip
NEVER = ["Mirrorball", "Discharge", "Ground", "Decoy"]


def attack_with(name: str, against: str) -> Duel:
    """A card attacks from the top of a stack of two."""
    rows = (
        ["Boomerang | Phylactery", "-", "-"] if name == "Phylactery" else [f"Boomerang | {name}", "| Phylactery", "-"]
    )
    return Duel(rows, [against, "Thunderbolt | Phylactery", "-"])


def test_the_attacking_card_is_revealed_and_nothing_else_of_its_cascade() -> None:
    """DP-57, DP-60: the defender sees the top card; the Battery beside it lends energy and stays unseen."""
    duel = Duel(["Mine | Battery, Magic Missile", "| Phylactery", "-"], ["| Fireball, Lightning", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.story[0] == "reveal place=A1 card=Magic_Missile attacking=yes"
    assert duel.seen("B", "A1") == ["Magic Missile", "?", "?"]
    assert duel.at("A1") == "Magic Missile, Mine | Battery"  # Battery's own words were not followed


def test_a_card_without_an_action_cannot_attack() -> None:
    """DP-58: the list does not offer it, and the refusal says why."""
    duel = Duel(["| Mine", "| Phylactery", "-"], ["| Fan", "| Phylactery", "-"])
    assert "attack 1" not in duel.offered
    assert "attack 2" in duel.offered
    assert "no action" in duel.refused("attack 1").sentence


def test_an_attack_on_an_empty_row_is_legal_unless_forbidden() -> None:
    """DP-59, DP-R14: allowed by default; with the option it is refused."""
    rows = ["| Lightning", "| Phylactery", "-"], ["-", "| Phylactery", "| Fan"]
    assert "attack 1" in Duel(*rows).offered
    forbidden = Duel(*rows, empty_row_attack="forbidden")
    assert "attack 1" not in forbidden.offered
    assert forbidden.refused("attack 1").clause == "DP-59"


def test_the_sequence() -> None:
    """DP-61, DP-69: attacker's reveal, defender's reveal, total, reaction, test, instructions, end of turn."""
    duel = Duel(["Mine | Battery, Lightning", "| Phylactery", "-"], ["Fan | Discharge", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.story == [
        "reveal place=A1 card=Lightning attacking=yes",
        "reveal place=B1 card=Discharge attacking=no",
        "total place=B1 energy=2",
        "react place=B1 card=Discharge",
        "collapse_stack place=A1",
        "test seat=A margin=1 greater=yes",
        "destroy place=B1 card=Discharge",
        "sink_top place=A1",
    ]
    assert duel.asked == "B"


@pytest.mark.parametrize("card", [card for card in PRINTED.cards if card.attacks], ids=lambda card: card.name)
def test_which_actions_are_threats(card: object) -> None:
    """DP-62, DP-98: eleven cards always, Bubble against a lone card, four never, nothing against an empty row."""
    name = card.name  # type: ignore[attr-defined]
    found = []
    for against in ("-", "| Fireball", "Fan | Fireball"):
        if name in ("Fireball", "Fan"):
            against = against.replace("Fan", "Decoy")
        duel = attack_with(name, against)
        found.append(is_threat(duel.state, 0, 0, card))  # type: ignore[arg-type]
    expected = name in ALWAYS
    assert found == [False, expected or name == "Bubble", expected]
    assert expected or name in NEVER or name == "Bubble"


@pytest.mark.parametrize("name", [*NEVER, "Bubble"])
def test_no_threat_no_reveal_no_total_no_reaction(name: str) -> None:
    """DP-63, DP-R19: against a Mine on a stack of two nothing is shown and nothing explodes."""
    duel = attack_with(name, "Battery | Mine").choose("attack 1")
    if duel.asked == "A":
        duel.choose("no")  # Ground's question
    assert not duel.told("total")
    assert not duel.told("react")
    assert not duel.told("reveal attacking=no")
    assert sorted(duel.seen("A", "B1")) == (["?", "Mine"] if name == "Mirrorball" else ["?", "?"])


@pytest.mark.parametrize("name", [name for name in ALWAYS if name != "Phylactery"])
def test_a_threat_makes_the_defender_show_and_announce(name: str) -> None:
    """DP-64, DP-65, DP-66, DP-67: the top card and the true total; the other splayed cards stay unseen."""
    own = "Decoy, Discharge" if name != "Discharge" else "Decoy, Bubble"
    duel = Duel([f"Mirrorball | {name}", "| Phylactery", "-"], [f"{own} | Ground, Discharge", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.told("reveal place=B1 card=Discharge attacking=no")
    assert duel.told("total place=B1 energy=3")
    assert "Ground" not in duel.seen("A", "B1")


def test_the_total_is_the_plain_sum_before_reaction_and_doubling() -> None:
    """DP-65, DP-R21: a defending Phylactery announces 3, and 6 are counted."""
    duel = Duel(["| Ground, Lightning", "| Phylactery", "-"], ["| Decoy, Phylactery", "| Mine", "-"])
    duel.choose("attack 1")
    assert duel.told("total place=B1 energy=3")
    assert duel.told("test greater=no")


def test_the_attackers_total_is_not_announced() -> None:
    """DP-68, DP-R22: no event tells a number for the attacker, whether it succeeds or fails."""
    for foe in ("| Fan", "| Battery, Fireball"):
        duel = Duel(["Mine | Discharge, Lightning", "| Phylactery", "-"], [foe, "| Phylactery", "-"])
        duel.choose("attack 1")
        assert [facts["place"] for facts in duel.events if facts["event"] == "total"] == ["B1"]
        assert all("energy" not in facts for facts in duel.events if facts["event"] == "test")


def test_instructions_are_followed_in_order_on_the_position_as_it_is() -> None:
    """DP-73: Magic Missile first strikes with its cascade, then collapses it, then sinks."""
    duel = Duel(["Mine | Lightning, Magic Missile", "| Phylactery", "-"], ["Fan | Battery", "| Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.story[-3:] == ["destroy place=B1 card=Battery", "collapse_stack place=A1", "sink_top place=A1"]
    assert duel.at("A1") == "Magic Missile, Mine | Lightning"


def test_what_has_no_object_is_skipped_and_the_rest_followed() -> None:
    """DP-74, DP-R30: on an empty row Fireball neither destroys nor sinks anything, but is destroyed."""
    duel = Duel(["Mine | Fireball", "| Phylactery", "-"], ["-", "Fan | Phylactery", "-"]).choose("attack 1")
    assert not duel.told("test")
    assert not duel.told("sink_top")
    assert duel.a[0] == "| Mine"


@pytest.mark.parametrize("foe", ["Fan | Decoy", "Fan | Decoy, Battery"])
def test_what_follows_the_test_happens_in_both_cases(foe: str) -> None:
    """DP-75, DP-R17: Boomerang's cascade collapses after success and after failure."""
    duel = Duel(["Mine | Discharge, Boomerang", "| Phylactery", "-"], [foe, "| Phylactery", "-"]).choose("attack 1")
    if duel.asked == "B" and duel.offered == ["yes", "no"]:
        duel.choose("no")
    assert duel.at("A1") == "Mine, Discharge | Boomerang"


def test_the_tallies_are_summed_when_the_instruction_is_reached() -> None:
    """DP-76, DP-77: after Ground's reaction the attacker has only its top card's 3; both top cards count."""
    splayed = Duel(["| Battery, Lightning", "| Phylactery", "-"], ["| Fireball, Thunderbolt", "| Phylactery", "-"])
    assert splayed.choose("attack 1").told("test greater=yes")  # 3 + 3 against 3 + 2
    reacted = Duel(["| Battery, Lightning", "| Phylactery", "-"], ["| Decoy, Ground", "| Phylactery", "-"])
    assert reacted.choose("attack 1").told("test greater=no")  # 3 against 2 + 1


@pytest.mark.parametrize(("foe", "greater"), [("| Fireball", "no"), ("| Thunderbolt", "yes"), ("| Fan", "yes")])
def test_strictly_greater(foe: str, greater: str) -> None:
    """DP-78: 3 against 3 is a tie and destroys nothing."""
    duel = Duel(["| Lightning", "| Phylactery", "-"], [foe, "| Phylactery", "-"]).choose("attack 1")
    assert duel.told(f"test greater={greater}")
    assert (duel.at("B1") == "-") == (greater == "yes")


def test_a_doubling_lasts_for_one_attack() -> None:
    """DP-79: 2 × 1 beats 0; the next attack is 2 × 1 against 2 again, and not 4 × 1."""
    duel = Duel(["| Phylactery", "| Decoy", "-"], ["Thunderbolt | Fan", "| Phylactery", "-"]).choose("attack 1")
    assert duel.at("B1") == "| Thunderbolt"
    duel.choose("found 2 3", "attack 1")
    assert [text for text in duel.story if text.startswith(("double", "test"))] == [
        "double seat=A",
        "test seat=A margin=1 greater=yes",
        "double seat=A",
        "test seat=A margin=1 greater=no",
    ]


def test_the_opposing_card_is_the_topmost_one() -> None:
    """DP-80: Grenade takes the top of three, not the bottom and not another row."""
    duel = Duel(["| Grenade", "| Phylactery", "-"], ["Fan, Decoy | Battery", "| Phylactery", "| Boomerang"])
    duel.choose("attack 1")
    assert duel.b == ["Fan | Decoy", "| Phylactery", "| Boomerang"]


def test_what_happens_in_an_attack_is_told_to_everybody_alike() -> None:
    """DP-81: attacker, defender and spectators hear the same."""
    duel = Duel(["Mine | Discharge, Lightning", "| Phylactery", "-"], ["Fan | Mirrorball", "| Phylactery", "-"])
    made = GAME.apply(duel.state, 0, GAME.find_choice(duel.setup, "attack 1", GAME.legal(duel.state, 0)))
    heard = [[event.told_to(seat) for event in made.events] for seat in (-1, 0, 1)]
    assert heard[0] == heard[1] == heard[2]
    assert {"reveal", "total", "react", "show", "test", "destroy"} <= {event.kind for event in made.events}


def test_a_revealed_card_is_remembered_wherever_it_goes() -> None:
    """DP-82, DP-R23: Lightning sinks, is lifted up and moves; the defender follows it with the eyes."""
    duel = Duel(["Mine, Fan | Lightning", "| Phylactery", "-"], ["Boomerang | Battery", "Decoy | Phylactery", "-"])
    duel.choose("attack 1")
    assert duel.seen("B", "A1") == ["Lightning", "?", "?"]
    duel.choose("sink 2", "sink 1", "sink 2", "sink 1", "sink 2", "transfer 1 2")
    assert duel.seen("B", "A2") == ["?", "Lightning"]
    assert duel.seen("B", "A1") == ["?", "?"]
    assert duel.seen("A", "A1") == ["Mine", "Fan"]


def test_the_memory_aid_changes_what_is_described_and_nothing_else() -> None:
    """DP-R23: without it the table does not name the card again; the view and the choices are the same."""
    rows = ["Mine, Fan | Lightning", "| Phylactery", "-"], ["Boomerang | Battery", "Decoy | Phylactery", "-"]
    with_aid = Duel(*rows).choose("attack 1")
    without = Duel(*rows, memory_aid=False).choose("attack 1")
    told = ["\n".join(described(GAME, GAME.view_for(duel.state, 1))) for duel in (with_aid, without)]
    assert "hidden beneath, from the bottom, Lightning" in told[0]
    assert "hidden beneath, from the bottom, 2 unknown cards" in told[1]
    assert without.seen("B", "A1") == ["Lightning", "?", "?"]
    assert with_aid.offered == without.offered
