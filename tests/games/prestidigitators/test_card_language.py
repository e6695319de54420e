"""The card language and custom cards: meaning, limits, and errors that say what is wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.prestidigitators.dueltable import GAME, Duel
from spellhall.games.prestidigitators.cards import PRINTED, SAMPLES
from spellhall.games.prestidigitators.language import OBJECTS
from spellhall.kernel.card_writing import as_toml
from spellhall.kernel.cards import CardFile, own_cards, read_cards
from spellhall.kernel.chance import Scripted, Seeded
from spellhall.kernel.errors import BadCards, BadOption, SpellhallError
from spellhall.kernel.positions import read_text


def custom(**fields: Any) -> str:
    """A custom card as the option takes it."""
    card = {"name": "Test Orb", "energy": 1, "action": [{"do": "collapse", "what": "foe"}], **fields}
    return json.dumps({key: value for key, value in card.items() if value is not None})


def with_card(a: list[str], b: list[str], more: str = "", **fields: Any) -> Duel:
    return Duel(a, b, more, custom_card=custom(**fields))


HOME = ["Fan | Test Orb", "| Phylactery", "-"]


# ---------------------------------------------------------------- meaning


def test_a_step_without_its_object_is_skipped_with_its_else() -> None:
    """DP-97: on an empty row neither the sinking nor its else happens, but the next step does."""
    steps = [
        {"do": "sink", "what": "foe_top", "if": ["greater"], "else": [{"do": "destroy", "what": "self"}]},
        {"do": "splay", "what": "mine"},
    ]
    duel = with_card(HOME, ["-", "Mine | Phylactery", "-"], action=steps).choose("attack 1")
    assert duel.a[0] == "| Fan, Test Orb"


def test_conditions_about_the_foe_are_false_without_one() -> None:
    """DP-97: the object is there (this card), the foe is not, so the else is followed."""
    steps = [{"do": "destroy", "what": "self", "if": ["foe_alone"], "else": [{"do": "sink", "what": "self"}]}]
    assert with_card(HOME, ["-", "| Phylactery", "-"], action=steps).choose("attack 1").a[0] == "Test Orb | Fan"
    assert with_card(HOME, ["| Mine", "| Phylactery", "-"], action=steps).choose("attack 1").a[0] == "| Fan"


def test_a_card_that_has_left_does_nothing_more_to_itself() -> None:
    """DP-97: after it was destroyed it cannot sink; its side's cascade is still there to be collapsed."""
    steps = [{"do": "destroy", "what": "self"}, {"do": "sink", "what": "self"}, {"do": "collapse", "what": "mine"}]
    a = ["Mine | Fan, Decoy, Test Orb", "| Phylactery", "-"]
    duel = with_card(a, ["| Battery", "| Phylactery", "-"], action=steps).choose("attack 1")
    assert duel.a[0] == "Mine, Fan | Decoy"


@pytest.mark.parametrize(
    ("steps", "lone", "high"),
    [
        ([{"do": "sink", "what": "foe_top", "if": ["greater"]}], True, True),
        ([{"do": "splay", "what": "mine"}, {"do": "lift", "what": "foe"}], False, False),
        ([{"do": "destroy", "what": "foe_top", "if": ["foe_alone"]}], True, False),
        ([{"do": "destroy", "what": "foe_top", "if": ["mine_alone"]}], False, False),
        ([{"do": "sink", "what": "self", "if": [{"foe_top_energy_max": 2}]}], True, True),
        ([{"do": "sink", "what": "self", "if": ["mine_alone"], "else": [{"do": "destroy", "what": "foe_top"}]}],
         True, True),
    ],
)  # fmt: skip
def test_what_makes_an_action_a_threat(steps: list[Any], lone: bool, high: bool) -> None:
    """DP-98: comparing energies, or a destruction whose conditions on heights hold when the attack is declared."""
    for foe, expected in (("| Battery", lone), ("Mine | Battery", high)):
        duel = with_card(HOME, [foe, "| Phylactery", "-"], action=steps).choose("attack 1")
        assert duel.told("total") == expected


def test_when_a_reaction_is_available() -> None:
    """DP-99: not when spent, not without a place to move to; with may its owner is asked and may decline for free."""
    move = {"once": True, "may": True, "steps": [{"do": "move", "what": "self", "to": "phylactery"}]}
    a, b = ["| Lightning", "| Phylactery", "-"], ["Mine | Test Orb", "| Phylactery", "-"]
    asked = with_card(a, b, reaction=move).choose("attack 1")
    assert asked.offered == ["yes", "no"]
    assert asked.choose("no").at("used") == ""
    assert not with_card(a, b, "used: B1.2", reaction=move).choose("attack 1").told("react")
    nowhere = with_card(a, ["Phylactery | Test Orb", "| Mine", "-"], reaction=move).choose("attack 1")
    assert not nowhere.told("react")
    spent = with_card(a, b, reaction=move).choose("attack 1", "yes")
    assert spent.at("used") == "B2.2"


def test_a_once_reaction_without_a_move_is_spent_when_resolved() -> None:
    """DP-99: the second attack meets no reaction."""
    once = {"once": True, "steps": [{"do": "collapse", "what": "foe"}]}
    a, b = ["| Fan, Battery", "| Phylactery", "-"], ["Mine | Test Orb", "Decoy | Phylactery", "-"]
    duel = with_card(a, b, reaction=once).choose("attack 1")
    assert (duel.at("used"), duel.a[0]) == ("B1.2", "Fan | Battery")
    duel.choose("sink 2", "slide 1", "sink 2", "attack 1")
    assert sum(text.startswith("react") for text in duel.story) == 1
    assert duel.a[0] == "| Fan, Battery"


@pytest.mark.parametrize(
    ("step", "a1", "b1"),
    [
        ({"do": "sink", "what": "self"}, "| Test Orb", "| Mine"),
        ({"do": "collapse", "what": "foe"}, "Fan | Test Orb", "Decoy | Mine"),
        ({"do": "splay", "what": "mine"}, "| Fan, Test Orb", "| Mine"),
        ({"do": "lift", "what": "foe"}, "Fan | Test Orb", "| Mine"),
        ({"do": "sink", "what": "foe_top"}, "Fan | Test Orb", "| Mine"),
        ({"do": "reveal", "what": "foe"}, "Fan | Test Orb", "-"),
    ],
)
def test_an_optional_step_that_changes_nothing_is_not_offered(step: dict[str, Any], a1: str, b1: str) -> None:
    """DP-100: the turn ends without a question."""
    duel = with_card([a1, "| Phylactery", "-"], [b1, "| Phylactery", "-"], action=[{**step, "may": True}])
    assert duel.choose("attack 1").asked == "B"


def test_an_optional_step_is_asked_after_its_conditions_and_its_else_is_not_for_declining() -> None:
    """DP-R43: greater holds, the attacker declines, and the else does not follow."""
    step = {
        "do": "sink",
        "what": "foe_top",
        "if": ["greater"],
        "else": [{"do": "destroy", "what": "self"}],
        "may": True,
    }
    a = ["| Battery, Test Orb", "| Phylactery", "-"]
    duel = with_card(a, ["Mine | Boomerang", "| Phylactery", "-"], action=[step]).choose("attack 1")
    assert duel.offered == ["yes", "no"]
    assert duel.choose("no").a[0] == "| Battery, Test Orb"
    weak = with_card(HOME, ["Mine | Battery", "| Phylactery", "-"], action=[step]).choose("attack 1")
    assert weak.a[0] == "| Fan"


def test_a_card_that_leaves_from_inside_its_stack() -> None:
    """DP-R42: lifted over and then destroyed, it takes itself out of the cascade if it was splayed."""
    steps = [{"do": "lift", "what": "mine"}, {"do": "destroy", "what": "self"}]
    splayed = with_card(["Mine | Fan, Test Orb", "| Phylactery", "-"], ["| Battery", "| Phylactery", "-"], action=steps)
    assert splayed.choose("attack 1").a[0] == "| Fan, Mine"
    sunk = [{"do": "sink", "what": "self"}, {"do": "destroy", "what": "self"}]
    a = ["Mine | Decoy, Fan, Test Orb", "| Phylactery", "-"]
    hidden = with_card(a, ["| Battery", "| Phylactery", "-"], action=sunk)
    assert hidden.choose("attack 1").a[0] == "Mine | Decoy, Fan"


def test_a_card_sinks_itself_only_from_the_top() -> None:
    """DP-97: lifted over, it cannot sink, and the card above it does not sink in its place."""
    steps = [{"do": "lift", "what": "mine"}, {"do": "sink", "what": "self"}]
    a = ["Mine, Fan | Test Orb", "| Phylactery", "-"]
    duel = with_card(a, ["| Battery", "| Phylactery", "-"], action=steps).choose("attack 1")
    assert duel.a[0] == "Fan | Test Orb, Mine"


def test_two_doublings_make_four_times() -> None:
    """DP-R44: 4 × 1 beats 3."""
    steps = [{"do": "double", "what": "mine"}] * 2 + [{"do": "destroy", "what": "foe_top", "if": ["greater"]}]
    duel = with_card(["| Test Orb", "| Phylactery", "-"], ["Mine | Battery", "| Phylactery", "-"], action=steps)
    assert duel.choose("attack 1").told("destroy card=Battery")


def test_a_move_with_several_destinations_asks_where() -> None:
    """DP-36, DP-84: a reaction that must be carried out, after another step; then the attack goes on."""
    reaction = {
        "once": True,
        "steps": [{"do": "reveal", "what": "foe"}, {"do": "move", "what": "self", "to": "another"}],
    }
    a, b = ["Fan | Lightning", "| Phylactery", "-"], ["Mine | Test Orb", "| Phylactery", "| Decoy"]
    duel = with_card(a, b, reaction=reaction).choose("attack 1")
    assert duel.told("show place=A1 cards=Lightning")
    assert duel.offered == ["row 2", "row 3"]
    duel.choose("row 3")
    assert duel.b[2] == "| Decoy, Test Orb"
    assert duel.told("react card=Mine")


def test_a_conditional_move_is_asked_first_and_judged_then() -> None:
    """DP-97, DP-99: the owner says yes, but the energies say no, so it stays; its use is spent all the same."""
    step = {"do": "move", "what": "self", "to": "another", "if": ["greater"]}
    reaction = {"once": True, "may": True, "steps": [step]}
    a, b = ["| Lightning", "| Phylactery", "-"], ["Mine | Test Orb", "| Phylactery", "| Decoy"]
    duel = with_card(a, b, reaction=reaction).choose("attack 1")
    assert duel.offered == ["yes", "no"]
    assert "another of your stacks" in str(duel.question.question)
    duel.choose("yes")
    assert duel.told("destroy card=Test_Orb")
    assert duel.told("test seat=B greater=no")


def test_every_energy_test_is_told() -> None:
    """DP-81: not greater by 4, but greater by 1; the outcome of both is public, and of the same one only once."""
    steps = [
        {
            "do": "destroy",
            "what": "foe_top",
            "if": [{"greater_by": 4}],
            "else": [{"do": "sink", "what": "foe_top", "if": ["greater"]}],
        }
    ]
    a = ["| Decoy, Test Orb", "| Phylactery", "-"]
    duel = with_card(a, ["Mine | Boomerang", "| Phylactery", "-"], action=steps).choose("attack 1")
    assert [text for text in duel.story if text.startswith("test")] == [
        "test seat=A margin=4 greater=no",
        "test seat=A margin=1 greater=yes",
    ]


def test_an_attacking_card_that_moves_away_by_its_action() -> None:
    """DP-97: what it would do to itself afterwards is skipped; the place of the Phylactery is known then."""
    steps = [{"do": "move", "what": "self", "to": "phylactery"}, {"do": "destroy", "what": "self"}]
    duel = with_card(HOME, ["| Mine", "| Phylactery", "-"], action=steps).choose("attack 1")
    assert duel.a == ["| Fan", "| Phylactery, Test Orb", "-"]
    assert all("Phylactery" in duel.names_in(world, "A2") for world in duel.worlds("B", 20))


@pytest.mark.parametrize("name", [card.name for card in SAMPLES])
def test_sample_cards(name: str) -> None:
    """DP-101: the three sample cards keep the limits and can be chosen by name."""
    assert GAME.setup(2, {"custom_card": name.lower()}).set.cards[-1].name == name


def test_whirligig() -> None:
    """DP-73: splays its stack, then lifts its bottom card."""
    a = ["Mine, Fan | Whirligig", "| Phylactery", "-"]
    duel = Duel(a, ["| Battery", "| Phylactery", "-"], custom_card="Whirligig").choose("attack 1")
    assert duel.a[0] == "| Fan, Whirligig, Mine"


def test_understudy() -> None:
    """DP-99, DP-101: needs two more; reacts like a Decoy."""
    a, b = ["| Decoy, Understudy", "| Phylactery", "-"], ["Mine | Boomerang", "| Phylactery", "-"]
    duel = Duel(a, b, custom_card="Understudy").choose("attack 1")
    assert duel.told("destroy card=Boomerang")
    assert duel.a[0] == "Decoy | Understudy"
    duel = Duel(["| Battery", "| Phylactery", "-"], ["| Understudy", "| Phylactery", "-"], custom_card="Understudy")
    assert duel.choose("attack 1", "yes").b == ["-", "| Phylactery, Understudy", "-"]


# ---------------------------------------------------------------- limits and errors

NEST = [{"do": "sink", "what": "self", "if": ["greater"], "else": [{"do": "sink", "what": "foe_top"}]}]
MOVE = {"steps": [{"do": "move", "what": "self", "to": "another"}]}


@pytest.mark.parametrize(
    ("fields", "field", "says"),
    [
        ({"energy": 2}, "energy", "must be 1"),
        ({"energy": None}, "energy", "is missing"),
        ({"name": ""}, "name", "must be a text"),
        ({"name": "x" * 25}, "name", "25 characters; 1 to 24"),
        ({"name": "A | B"}, "name", "letters, digits"),
        ({"name": "guided orb"}, "name", "another card is called"),
        ({"action": [{"do": "sink", "what": "self"}] * 4}, "action", "more than 3 steps"),
        ({"reaction": {"steps": [{"do": "sink", "what": "self"}] * 3}}, "reaction.steps", "more than 2 steps"),
        ({"action": None}, "action", "both missing"),
        ({"reaction": MOVE}, "reaction.once", "must be true"),
        ({"reaction": {**MOVE, "once": 1}}, "reaction.once", "true or false"),
        ({"reaction": {**MOVE, "twice": True}}, "reaction.twice", "Known: steps, once, may"),
        ({"reaction": []}, "reaction", "must be a record"),
        ({"lose_if_destroyed": True}, "lose_if_destroyed", "Phylactery alone"),
        ({"action": []}, "action", "at least one step"),
        ({"action": ["sink"]}, "action[1]", "record like"),
        ({"action": [{"do": "explode", "what": "self"}]}, "action[1].do", "Allowed: double, collapse"),
        ({"action": [{"do": "sink", "what": "mine"}]}, "action[1].what", "Allowed: self, foe_top"),
        ({"action": [{"do": "move", "what": "self"}]}, "action[1].to", "Allowed: another, phylactery"),
        ({"action": [{"do": "sink", "what": "foe_top", "to": "foe"}]}, "action[1].to", "Leave it out"),
        ({"action": [{"do": "sink", "what": "self", "if": "greater"}]}, "action[1].if", "must be a list"),
        ({"action": [{"do": "sink", "what": "self", "if": ["bigger"]}]}, "action[1].if", "'bigger' is no condition"),
        ({"action": [{"do": "sink", "what": "self", "if": [{"greater_by": 0}]}]}, "action[1].if", "greater_by: 1–20"),
        ({"action": [{"do": "sink", "what": "self", "else": NEST}]}, "action[1].else", "needs an 'if'"),
        ({"action": [{**NEST[0], "else": NEST}]}, "action[1].else[1].else", "inside another 'else'"),
        ({"action": [{"do": "sink", "what": "self", "wen": 1}]}, "action[1].wen", "Known: do, what"),
        ({"colour": "red"}, "colour", "not a known field"),
        ({"copies": 2}, "copies", "not a known field"),
    ],
)  # fmt: skip
def test_errors_name_the_field_and_what_is_allowed(fields: dict[str, Any], field: str, says: str) -> None:
    """DP-101: in an option and in a card file alike."""
    with pytest.raises(BadOption) as wrong:
        GAME.setup(2, {"custom_card": custom(**fields)})
    assert f"'{field}'" in str(wrong.value)
    assert says in str(wrong.value)


def test_the_option_says_what_it_takes() -> None:
    """DP-6: neither a name nor JSON."""
    for value in ("Smoke", "[1]", "{", "3"):
        with pytest.raises(BadOption, match="neither off"):
            GAME.setup(2, {"custom_card": value})
    assert GAME.setup(2, {"custom_card": "OFF"}).options["custom_card"] == "off"
    assert GAME.setup(2, {"custom_card": json.loads(custom())}).set.cards[-1].name == "Test Orb"


CARD_FILE = """
[[card]]
name = "Soap"
energy = 1
text = "The opposing top card sinks."
action = [{ do = "sink", what = "foe_top" }]
"""


def test_a_card_file_may_bring_the_custom_card(tmp_path: Path) -> None:
    """DP-6, DP-101: errors name file, line and field; more than one card is too many."""
    path = tmp_path / "soap.toml"
    path.write_text(CARD_FILE)
    cards = GAME.cards_from(read_cards(path))
    assert [card.name for card in cards.cards][-1] == "Soap"
    assert GAME.setup(2, {}, cards).set.kinds == 18
    with pytest.raises(BadCards, match=r"soap: line 2, card Soap, field 'energy': must be 1"):
        GAME.cards_from(CardFile("soap", CARD_FILE.replace("energy = 1", "energy = 3")))
    with pytest.raises(BadCards, match="there are 2 cards"):
        GAME.cards_from(CardFile("soap", CARD_FILE * 2))
    with pytest.raises(BadOption, match="one blank"):
        GAME.setup(2, {"custom_card": "Whirligig"}, cards)


HOUSE_FILE = as_toml(GAME.cards_to_file(PRINTED))


def test_a_whole_set_takes_every_energy_and_every_instruction() -> None:
    """DP-1 to DP-4: the printed file is accepted as it is, changed, and extended; it travels, and games end."""
    own = GAME.cards_from(own_cards("prestidigitators"))
    assert [card.id for card in own.cards] == [card.id for card in PRINTED.cards]
    stronger = HOUSE_FILE.replace('name = "Boomerang"\nenergy = 1', 'name = "Boomerang"\nenergy = 3')
    new: list[dict[str, Any]] = []
    for do, objects in OBJECTS.items():
        for what in objects:
            step = {"do": do, "what": what, **({"to": "another"} if do == "move" else {})}
            effect = {"reaction": {"once": True, "steps": [step]}} if do == "move" else {"action": [step]}
            new.append({"name": f"New {len(new)}", "energy": len(new) % 4, "copies": 2, "text": "New.", **effect})
    more = as_toml({"card": new})
    cards = GAME.cards_from(CardFile("wide", stronger + more))
    assert cards.cards[3].energy == 3
    assert (cards.cards[3].id, cards.cards[4].id) == ("", "discharge")  # changed cards lose their printed words
    setup = GAME.setup(2, {"stagnation_limit": 10}, cards)
    assert GAME.setup_to_json(
        GAME.setup_from_json(json.loads(json.dumps(GAME.setup_to_json(setup))))
    ) == GAME.setup_to_json(setup)
    for seed in range(6):
        state = GAME.start(setup, Seeded(f"wide {seed}")).state
        taken = 0
        while state.outcome is None:
            seat = GAME.waiting(state)[0]
            legal = GAME.legal(state, seat)
            state = GAME.apply(state, seat, legal[(7 * taken + seed) % len(legal)]).state
            taken += 1
        assert taken <= GAME.bound(setup)


def changed(old: str, new: str) -> str:
    assert old in HOUSE_FILE
    return HOUSE_FILE.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (changed("energy = 3", "energy = 4"), "card Fireball, field 'energy': must be a whole number from 0 to 3"),
        (changed("copies = 2", "copies = 3"), "exactly two copies"),
        (changed('name = "Decoy"', 'name = "Mine"'), "two cards have the same name"),
        (changed("DP-C-Bubble-1", "DP-C-Soap-1"), "'DP-C-Soap-1' is no clause"),
        (changed("bubble_reaction", "a_whim"), "field 'reaction.may_by': 'a_whim' is not known"),
        (changed("once = true, ", ""), "must be true, because this reaction has a 'move'"),
        (changed("cites = {", "cites = [{").replace('-6" }', '-6" }]', 1), "must be a table of situations"),
        ("hand = 4\n" + HOUSE_FILE, "'hand' must be 3 to 9"),
        (HOUSE_FILE.split("[[card]]")[0] + "[[card]]" + HOUSE_FILE.split("[[card]]")[1], "too few cards"),
    ],
)
def test_a_whole_set_with_a_mistake_is_refused(text: str, problem: str) -> None:
    with pytest.raises(BadCards, match=problem):
        GAME.cards_from(CardFile("own", text))


def test_a_setup_with_custom_cards_travels_as_json() -> None:
    """A state with its cards goes through JSON and plays on; nonsense is refused."""
    cards = GAME.cards_from(CardFile("soap", CARD_FILE))
    for setup in (GAME.setup(2, {}, cards), GAME.setup(2, {"custom_card": custom()}), GAME.miniature()):
        data = json.loads(json.dumps(GAME.setup_to_json(setup)))
        again = GAME.setup_from_json(data)
        assert [card.name for card in again.set.cards] == [card.name for card in setup.set.cards]
        assert [len(card.action) for card in again.set.cards] == [len(card.action) for card in setup.set.cards]
        state = GAME.start(setup, Scripted([("picker", 0)], "free")).state
        assert GAME.from_json(json.loads(json.dumps(GAME.to_json(state)))) == state
    assert GAME.setup_to_json(GAME.setup(2))["cards"] is None
    for broken in ({}, {"name": "x", "hand": 9, "cards": []}, {"name": "x", "hand": 8, "cards": 3}):
        with pytest.raises(BadCards, match="damaged"):
            GAME.cards_from(broken)


def test_every_printed_card_is_data() -> None:
    """No card's name stands in the engine's code, apart from the option that Bubble's data names itself."""
    import spellhall.games.prestidigitators as package

    folder = Path(package.__path__[0])
    names = [card.name for card in PRINTED.cards if card.name not in ("Phylactery", "Fan")]
    for module in ("attack", "instructions", "stacks", "turns", "sight", "facts", "choices", "ending", "state"):
        path = folder / f"{module}.py"
        code = [line.split("#")[0] for line in path.read_text().splitlines() if '"""' not in line]
        for name in names:
            assert not any(f'"{name}"' in line for line in code), f"{module} knows {name}"


def test_positions_with_unknown_cards_are_refused() -> None:
    """DP-6: without the option there is no Smoke Ring."""
    with pytest.raises(SpellhallError, match="there is no card 'Smoke Ring'"):
        GAME.place(GAME.setup(2), read_text("A1: | Smoke Ring"), Scripted([]))
