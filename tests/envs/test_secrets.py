"""Two worlds over everything that an environment hands out: what a seat cannot know changes nothing it gets."""

from typing import Any

import numpy as np
import pyspiel
import pytest

from conformance.test_conformance import played
from envs.tables import EVERY_TABLE, family
from spellhall.envs import spiel
from spellhall.envs.chance_nodes import Line, settled
from spellhall.envs.single import SeatEnv
from spellhall.kernel.chance import Seeded

KINDS = {
    "observation": pyspiel.IIGObservationType(perfect_recall=False),
    "information state": pyspiel.IIGObservationType(perfect_recall=True),
    "public": pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE),
    "private": pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
}


def worlds(id: str, seats: int, seat: int) -> list[tuple[Any, Any]]:
    """True states, and others that look the same to a seat."""
    one = played(id, seats, "", None, "conformance")
    chance = Seeded(f"worlds for {seat}")
    pairs = [(state, one.game.imagine(one.game.view_for(state, seat), chance)) for state, *_ in one.some_steps(10)]
    if (id, seats) != ("novatus", 2):  # with two players nearly every card is known by where it came from
        assert any(one.game.digest(true) != one.game.digest(other) for true, other in pairs)
    return pairs


def same(one: Any, two: Any) -> bool:
    return bool(one.keys() == two.keys() and all(np.array_equal(one[name], two[name]) for name in one))


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_pettingzoo_and_gymnasium(id: str, seats: int) -> None:
    env = family(id).raw_env(seats=seats)
    table = family(id).parallel_env(seats=seats)
    single = SeatEnv(id, seats)
    for one in (env, table, single):
        one.reset(seed=0)
    for seat in range(seats):
        for pair in worlds(id, seats, seat):
            got = []
            for state in pair:
                for desk in (env.desk, table.desk, single.desk):
                    desk.put(state)
                single.seat = seat
                observed, info = single.seen()
                got.append(
                    {
                        **env.observe(f"seat_{seat}"),
                        "parallel": table.observations()[f"seat_{seat}"]["observation"],
                        "parallel mask": table.observations()[f"seat_{seat}"]["action_mask"],
                        "single": observed,
                        "single mask": info["action_mask"],
                        "masks": single.action_masks(),
                    }
                )
            assert same(*got)


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_openspiel(id: str, seats: int) -> None:
    """Strings and tensors of every observer. Both worlds get the same past: what a seat saw before is its own."""
    game = pyspiel.load_game(f"spellhall_{id}(players={seats})")
    observers = {name: spiel.SpielObserver(game.encoding, kind) for name, kind in KINDS.items()}
    for seat in range(seats):
        for pair in worlds(id, seats, seat):
            got = []
            for state in pair:
                spiel_state = game.new_initial_state()
                spiel_state.line = settled(game.key, state, {})
                got.append(everything(spiel_state, observers, seat))
            assert same(*got)


def everything(state: Any, observers: dict[str, Any], seat: int) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for name, observer in observers.items():
        out[name] = observer.string_from(state, seat)
        if observer.tensor is not None:
            observer.set_from(state, seat)
            out[f"{name} tensor"] = observer.tensor.copy()
    out["legal"] = sorted(state.numbered(seat))
    return out


@pytest.mark.parametrize(("id", "seats"), EVERY_TABLE)
def test_memories_grow_with_what_was_seen_only(id: str, seats: int) -> None:
    """Two lines whose seat saw and chose the same have the same memory, though others chose differently in secret."""
    game = pyspiel.load_game(f"spellhall_{id}(players={seats})")
    line = dealt(Line(game.key), Seeded(f"deal {id}"))
    asked = line.encoding.game.waiting(line.state)
    hidden = [seat for seat in asked[1:] or [] if len(line.encoding.game.legal(line.state, asked[0])) > 1]
    for watcher in hidden:
        choices = line.encoding.game.legal(line.state, asked[0])
        memories = set()
        for choice in (choices[0], choices[-1]):
            other = line.__deepcopy__({})
            other.choose(asked[0], choice)
            memories.add(other.moment.memory(watcher))
        assert len(memories) == 1
        assert line.moment is not None


def dealt(line: Line, chance: Seeded) -> Line:
    """Chance goes on until somebody must choose."""
    while line.weights:
        line.happen(chance.pick(line.weights, sum(line.weights), "dealt"))
    return line
