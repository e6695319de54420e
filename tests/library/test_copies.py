"""Whatever a user holds can be copied and pickled, and goes on as the original does."""

import copy
import pickle
import subprocess
import sys
from typing import Any

import pytest

import spellhall
from library.copying import same_at_every_step
from spellhall.bots.base import NO_HURRY
from spellhall.bots.players import make_player
from spellhall.conformance.setups import mixed
from spellhall.games import game as find_game
from spellhall.games import game_ids
from spellhall.kernel.chance import Seeded
from spellhall.kernel.frames import Setup
from spellhall.kernel.state import Choice

EVERY = pytest.mark.parametrize("id", game_ids())


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


WAYS = [copy.copy, copy.deepcopy, pickled]


@EVERY
def test_states_at_every_step_of_random_games(id: str) -> None:
    for seed in range(4):
        assert same_at_every_step(id, seed) > 5


@EVERY
def test_setups_with_options_and_other_cards(id: str) -> None:
    """Every card set that a game is tested with, and many options at once."""
    rules = find_game(id)
    setups = [rules.miniature()]
    for number in range(12):
        made = mixed(rules, number)
        if made is not None:
            setups.append(made.setup)
    for setup in setups:
        again: Setup = pickled(setup)
        assert rules.setup_to_json(again) == rules.setup_to_json(setup)
        state = rules.start_quietly(setup, Seeded("x"))
        twin = pickled(state)
        assert rules.digest(twin) == rules.digest(state)
        assert rules.digest(rules.start_quietly(again, Seeded("x"))) == rules.digest(state)
        assert copy.deepcopy(setup) is setup
        assert pickled([state, state.clone()])[0].setup is pickled(setup), "states that come together share the setup"


@EVERY
def test_views_decisions_events_and_games(id: str) -> None:
    rules = find_game(id)
    assert copy.deepcopy(rules) is rules
    assert pickled(rules) is rules
    made = rules.start(rules.setup(rules.seat_counts[0]), Seeded("1"))
    seat = rules.waiting(made.state)[0]
    view, decision = rules.view_for(made.state, seat), rules.decision_for(made.state, seat)
    for way in WAYS:
        assert way(view).to_json() == view.to_json()
        assert way(decision).choices == decision.choices
        assert way(decision).question == decision.question
        twin = way(made)
        assert rules.digest(twin.state) == rules.digest(made.state)
        assert [event.told_to(seat) for event in twin.events] == [event.told_to(seat) for event in made.events]
    world = rules.imagine(pickled(view), Seeded("w"))
    assert rules.digest(world) == rules.digest(rules.imagine(view, Seeded("w")))


@EVERY
def test_a_copy_shares_nothing_that_can_change(id: str) -> None:
    rules = find_game(id)
    state = rules.start_quietly(rules.setup(rules.seat_counts[0]), Seeded("2"))
    before = rules.digest(state)
    for way in WAYS:
        twin = way(state)
        for _ in range(30):
            if twin.outcome is None:
                seat = rules.waiting(twin)[0]
                rules.apply_owned(twin, seat, rules.legal(twin, seat)[0])
        assert rules.digest(twin) != before
        assert rules.digest(state) == before


@EVERY
@pytest.mark.parametrize("name", ["random", "greedy", "novice", "adept@6it", "archmage@4it"])
def test_bots_go_on_alike(id: str, name: str) -> None:
    rules = find_game(id)
    bot = make_player(name, rules, "b")
    state = rules.start_quietly(rules.setup(rules.seat_counts[0]), Seeded("3"))
    for step in range(8):
        if state.outcome is not None:
            break
        seat = rules.waiting(state)[0]
        view, decision = rules.view_for(state, seat), rules.decision_for(state, seat)
        twins = [pickled(bot), copy.deepcopy(bot)] if step % 3 == 0 else []
        choice = bot.choose(view, decision, NO_HURRY)
        assert [twin.choose(view, decision, NO_HURRY) for twin in twins] == [choice] * len(twins)
        rules.apply_owned(state, seat, choice)


@EVERY
def test_games_of_the_library(id: str) -> None:
    game = spellhall.new(id, seed=4)
    bot = spellhall.bot("random", seed=1)
    for _ in range(10):
        bot.play(game)
    for way in WAYS:
        twin, other = way(game), way(bot)
        assert twin.digest == game.digest
        assert twin.record() == game.record()
        twin.play(twin.legal()[0])
        assert len(game.history) == 10
        ahead = game.copy()
        ahead.play(ahead.legal()[0])
        assert ahead.digest == twin.digest
        assert pickled(other).choose(game) == pickled(bot).choose(game)
    assert pickled(game.imagine()).legal() == game.legal()
    for error in (spellhall.Refusal("X-1", "no"), spellhall.NoSuchGame("none")):
        assert str(pickled(error)) == str(error)


def test_a_choice_does_not_carry_the_hash_of_its_process() -> None:
    choice = Choice("cast", (3, 4))
    hash(choice)
    choice.serial = 7
    assert pickled(choice) == choice
    assert hash(pickled(choice)) == hash(choice)
    assert pickled(choice).serial == 0
    code = f"""
import sys; sys.path[:0] = {sys.path!r}
import pickle
from spellhall.kernel.state import Choice
choice = pickle.loads({pickle.dumps(choice)!r})
assert choice in {{Choice("cast", (3, 4))}}
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60, env={"PYTHONHASHSEED": "77"})


@EVERY
def test_a_pickle_opens_in_a_process_that_knows_nothing_yet(id: str) -> None:
    game = spellhall.new(id, seed=5)
    for _ in range(6):
        game.play(game.legal()[0])
    code = f"""
import sys; sys.path[:0] = {sys.path!r}
import pickle
game = pickle.loads({pickle.dumps(game)!r})
game.play(game.legal()[0])
print(game.digest)
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=60)
    game.play(game.legal()[0])
    assert done.stdout.strip() == game.digest
