"""What a seat may imagine: everything it has learned holds, and nothing else is favoured."""

from itertools import permutations
from typing import Any

import pytest

from games.prestidigitators.dueltable import GAME, Duel
from spellhall.games.prestidigitators.opening import lay_out
from spellhall.games.prestidigitators.sight import Search, agrees, unknown_kinds, unknown_tokens
from spellhall.kernel.chance import Seeded
from spellhall.kernel.frames import Setup
from spellhall.kernel.state import canonical


class History:
    """A random game from the first turn on, with all that each seat saw and heard."""

    def __init__(self, setup: Setup, seed: str, limit: int) -> None:
        chance = Seeded(f"{seed}/choices")
        state = GAME.start(setup, Seeded(seed)).state
        while not state.names:
            state = self.random_step(state, chance)[2].state
        self.first = state
        self.steps: list[Any] = []
        while state.outcome is None and len(self.steps) < limit:
            seat, choice, made = self.random_step(state, chance)
            self.steps.append((seat, choice, made))
            state = made.state

    def random_step(self, state: Any, chance: Seeded) -> Any:
        seat = GAME.waiting(state)[0]
        legal = GAME.legal(state, seat)
        attacks = [choice for choice in legal if choice.verb == "attack"]
        pool = attacks if attacks and chance.below(2, "attack") else legal  # attacks teach most
        choice = pool[chance.below(len(pool), "choice")]
        return seat, choice, GAME.apply(state, seat, choice)

    def could_have_been(self, names: list[int], seat: int, upto: int) -> None:
        """Play the same choices from an imagined arrangement: the seat must see and hear the same all along."""
        state = self.first.clone()
        hand = state.drafted[0].size
        lay_out(state, [names[:hand], names[hand:]])
        for number, (mover, choice, made) in enumerate(self.steps[:upto]):
            assert choice in GAME.legal(state, mover), f"step {number}: not possible in the imagined world"
            again = GAME.apply(state, mover, choice)
            assert heard(again, seat) == heard(made, seat), f"step {number}: another story"
            assert seen(again.state, seat) == seen(made.state, seat), f"step {number}: another view"
            state = again.state


def heard(made: Any, seat: int) -> str:
    return canonical([facts for event in made.events if (facts := event.told_to(seat)) is not None])


def seen(state: Any, seat: int) -> str:
    return canonical(GAME.view_for(state, seat).to_json())


PEEPER = """{"name": "Peeper", "energy": 1,
"action": [{"do": "sink", "what": "foe_top"}, {"do": "destroy", "what": "foe_top", "if": [{"foe_top_energy_max": 1}]},
{"do": "sink", "what": "self", "may": true}], "reaction": {"steps": [{"do": "sink", "what": "foe_top"}]}}"""
HOMER = """{"name": "Homer", "energy": 1, "action": [{"do": "move", "what": "self", "to": "phylactery"}],
"reaction": {"once": true, "steps": [{"do": "splay", "what": "foe"},
{"do": "move", "what": "self", "to": "phylactery"}]}}"""
BRAGGART = """{"name": "Braggart", "energy": 1, "action": [{"do": "lift", "what": "mine"},
{"do": "sink", "what": "self", "to": "foe", "may": true}], "reaction": {"may": true, "steps": [{"do": "destroy",
"what": "foe_top", "if": ["greater"], "else": [{"do": "double", "what": "mine"}]}]}}"""

OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"dodge": "miss"},
    {"collapsed_energy": "zero"},
    {"bubble_reaction": "may"},
    {"custom_card": "Smoke Ring"},
    {"custom_card": "Understudy"},
    {"custom_card": PEEPER},
    {"custom_card": HOMER},
    {"custom_card": BRAGGART},
]


@pytest.mark.parametrize(
    "options", OPTION_SETS, ids=lambda options: "-".join(map(str, options.values()))[:24] or "plain"
)
def test_imagined_worlds_never_contradict_the_history(options: dict[str, Any]) -> None:
    """DP-65, DP-81, DP-82, DP-C-Decoy-3, DP-C-Decoy-5: reveals, totals, tests and (missing) reactions all fit."""
    for game in range(4):
        history = History(GAME.setup(2, options), f"history {game}", 40)
        for upto in range(3, len(history.steps) + 1, 6):
            state = history.steps[upto - 1][2].state
            if state.outcome is not None:
                continue
            for seat in (0, 1, -1):
                chance = Seeded(f"imagine {game} {upto}")
                for _ in range(2):
                    world = GAME.imagine(GAME.view_for(state, seat), chance)
                    history.could_have_been(world.names, seat, upto)


def test_the_check_itself_can_fail() -> None:
    """A world in which two cards have changed places against what was shown or announced is noticed."""
    history = History(GAME.setup(2), "history 1", 40)
    state = history.steps[-1][2].state
    wrong = 0
    for one in range(9):
        for two in range(one + 1, 9):
            names = state.names.copy()
            names[one], names[two] = names[two], names[one]
            try:
                history.could_have_been(names, 1, len(history.steps))
            except AssertionError:
                wrong += 1
    assert wrong > 0


def test_worlds_are_uniform_over_what_fits() -> None:
    """8: a total of 4 for two splayed cards; all that fits comes equally often, whichever way it is found."""
    b = ["Mine | Battery, Boomerang", "Thunderbolt, Decoy | Phylactery", "-"]
    duel = Duel(["Ground | Magic Missile", "| Phylactery", "-"], b).choose("attack 1")
    view = GAME.view_for(duel.state, 0)
    tokens = unknown_tokens(view.state)[1]
    kinds = unknown_kinds(view.state, 1)
    fitting = set()
    for order in permutations(kinds):
        world = view.state.clone()
        for token, kind in zip(tokens, order, strict=True):
            world.names[token] = kind
        if agrees(world):
            fitting.add(tuple(order))
    assert 1 < len(fitting) < 120
    samples = 60 * len(fitting)
    chance = Seeded("uniform")
    guessed = dict.fromkeys(fitting, 0)
    searched = dict.fromkeys(fitting, 0)
    for _ in range(samples):
        world = GAME.imagine(view, chance)
        guessed[tuple(world.names[token] for token in tokens)] += 1
        table = view.state.clone()
        search = Search(table, tokens, kinds)
        search.all(0, chance, False)
        search.settle(chance)
        searched[tuple(table.names[token] for token in tokens)] += 1
    for counts in (guessed, searched):
        assert min(counts.values()) > 60 / 2
        assert max(counts.values()) < 60 * 2


def test_the_truth_is_not_favoured() -> None:
    """8: over many positions a card lies in its true place no more often than chance has it."""
    hits = places = expected = 0.0
    for game in range(12):
        history = History(GAME.setup(2), f"truth {game}", 25)
        for _, _, made in history.steps[::6]:
            state = made.state
            if state.outcome is not None:
                continue
            view = GAME.view_for(state, 0)
            tokens = unknown_tokens(view.state)[1]
            chance = Seeded(f"truth {game}")
            worlds = [GAME.imagine(view, chance) for _ in range(6)]
            for token in tokens:
                for at, world in enumerate(worlds):
                    hits += world.names[token] == state.names[token]
                    expected += world.names[token] == worlds[at - 1].names[token]
                    places += 1
    assert places > 500
    assert abs(hits - expected) / places < 0.05


def test_tight_facts_are_met_without_guessing() -> None:
    """Two totals of four cards each leave few placements; every world is one of them."""
    b = ["| Fan, Grenade, Bubble, Decoy", "| Lightning, Fireball, Battery, Phylactery", "-"]
    duel = Duel(["| Boomerang", "| Thunderbolt", "| Phylactery"], b, "used: B1.3")
    duel.choose("attack 1", "no", "sink 2", "attack 2")
    assert len(duel.state.facts) >= 2
    for world in duel.worlds("A", 20):
        assert agrees(world)
        assert sorted(world.names) == sorted(duel.state.names)


def test_the_arrangement_of_the_other_player_is_any() -> None:
    """DP-20: while both arrange, the other's cards lie anywhere, and not all worlds have placed equally many."""
    state = GAME.start(GAME.setup(2, {"first_picker": "seat1"}), Seeded("arrange")).state
    while GAME.waiting(state) != [0, 1]:
        seat = GAME.waiting(state)[0]
        state = GAME.apply(state, seat, GAME.legal(state, seat)[0]).state
    chance = Seeded("arrange worlds")
    worlds = [GAME.imagine(GAME.view_for(state, 0), chance) for _ in range(40)]
    assert len({len(world.stack[-1].placed(1)) for world in worlds}) > 3
    assert all(GAME.waiting(world) == [0, 1] for world in worlds)
    while 1 in GAME.waiting(state):
        state = GAME.apply(state, 1, GAME.legal(state, 1)[0]).state
    worlds = [GAME.imagine(GAME.view_for(state, 0), chance) for _ in range(40)]
    assert len({tuple(world.stack[-1].placed(1)) for world in worlds}) > 30
    assert all(sorted(world.stack[-1].placed(1)) == state.drafted[1].cards() for world in worlds)


def test_a_look_at_a_single_card_is_remembered() -> None:
    """DP-97: the card that came up beneath was not small, so it is one of the two large ones in every world."""
    a, b = ["Fan | Peeper", "| Phylactery", "-"], ["Battery | Boomerang", "Mine, Lightning | Phylactery", "-"]
    duel = Duel(a, b, custom_card=PEEPER).choose("attack 1", "no")
    assert duel.b[0] == "Boomerang | Battery"
    names = {duel.names_in(world, "B1")[-1] for world in duel.worlds("A", 30)}
    assert names == {"Battery", "Lightning"}


def test_a_test_of_energies_bounds_what_the_defender_imagines() -> None:
    """DP-68, DP-81: Magic Missile beat 3, so the card beside it has at least 3; it is Battery in every world."""
    a = ["Fan | Battery, Magic Missile", "Mine, Decoy | Phylactery", "-"]
    duel = Duel(a, ["Ground | Fireball", "| Phylactery", "-"]).choose("attack 1")
    for world in duel.worlds("B", 20):
        assert duel.names_in(world, "A1")[-1] == "Battery"
    failed = Duel(a, ["Ground | Bubble, Fireball", "| Phylactery", "-"]).choose("attack 1")
    tops = {failed.names_in(world, "A1")[-1] for world in failed.worlds("B", 60)}
    assert len(tops) > 1  # at most 3 beside it: anything
