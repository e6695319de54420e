"""Networks in play: whole numbers, the same everywhere; asked only about positions they were made for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from spellhall.bots.base import Clock
from spellhall.bots.levels import knowledge_of, level_bot
from spellhall.bots.networks import CHANCES, FILE, HIGHEST_TRAIT, Network, bounded, network_of, read_network
from spellhall.bots.players import make_player
from spellhall.games import all_games, game
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.rooms import file_in
from spellhall.lab.contestants import make_contestant

WITH_TRAITS = [each for each in all_games() if knowledge_of(each).trait_names]
LEARNED = [each for each in WITH_TRAITS if file_in(each, FILE) is not None]
ONE = 1 << 22  # a score of 1
ABOUT: dict[str, Any] = {"seats": [2]}


def worlds(found: GameDefinition[Any], seats: int, number: int) -> list[Any]:
    """Settled positions of a game between quick players."""
    knows = knowledge_of(found)
    state = found.start_quietly(found.setup(seats), Seeded(f"networks/{seats}"))
    players = [make_player("adept", found, f"networks/{seat}") for seat in range(seats)]
    out: list[Any] = []
    turn = state.turn
    while state.outcome is None and len(out) < number:
        if state.turn != turn and knows.settled(state):
            turn = state.turn
            out.append(state.clone())
        seat = found.waiting(state)[0]
        choice = players[seat].choose(found.view_for(state, seat), found.decision_for(state, seat), Clock())
        found.apply_owned(state, seat, choice)
    return out


def test_a_score_is_a_sum_of_whole_numbers() -> None:
    network = Network([[1 << 16, 0], [-(1 << 16), 1 << 15]], [0, 1 << 16], [1 << 12, -(1 << 11)], ABOUT)
    assert network.score([0, 0]) == -ONE // 2  # the second inner value is its bias, 1
    assert network.score([3, 0]) == 3 * ONE  # 3, and the second is below zero
    assert network.score([0, 4]) == -3 * ONE // 2
    assert all(isinstance(network.score([place, 7]), int) for place in range(3))


def test_chances_add_up_and_follow_the_scores() -> None:
    network = Network([[1 << 16]], [0], [1 << 12], ABOUT)
    assert network.chances([[2], [2]]) == [0.5, 0.5]
    better, worse = network.chances([[3], [2]])
    assert better == CHANCES[1 << 9] == pytest.approx(0.731059)
    assert better + worse == 1.0
    assert network.chances([[255], [0]]) == [CHANCES[-1], 1.0 - CHANCES[-1]]
    three = network.chances([[3], [2], [1]])
    assert three[0] > three[1] > three[2]
    assert sum(three) == pytest.approx(1.5)  # each the part of its rivals that it beats


def test_traits_outside_their_bounds_are_put_to_the_nearest() -> None:
    assert bounded([-1, 0, 5, 255, 256, 9_000]) == [0, 0, 5, 255, 255, 255]


@pytest.mark.parametrize("found", WITH_TRAITS, ids=lambda found: found.id)
def test_traits_describe_every_seat_at_every_table(found: GameDefinition[Any]) -> None:
    knows = knowledge_of(found)
    assert len(set(knows.trait_names)) == len(knows.trait_names)
    for seats in found.seat_counts:
        for world in worlds(found, seats, 3):
            before = world.clone()
            rows = knows.traits(world)
            assert len(rows) == seats
            assert all(len(row) == len(knows.trait_names) for row in rows)
            assert all(0 <= value <= HIGHEST_TRAIT for row in rows for value in row)
            assert world == before  # looking changes nothing


def test_shipped_networks_fit_their_games_and_tell_how_they_were_made() -> None:
    for found in LEARNED:
        text = file_in(found, FILE)
        assert text is not None
        assert len(text) < 1_000_000
        network = network_of(found, knowledge_of(found).trait_names)
        assert network is not None
        assert {"seats", "games", "positions", "teacher", "loss", "loss_by_hand"} <= set(network.about)
        assert network.about["loss"] < network.about["loss_by_hand"]


def test_a_network_is_asked_only_about_what_it_was_made_for() -> None:
    found = game("spellcaster")
    knows = knowledge_of(found)
    sure = Network([[0] * len(knows.trait_names)], [0], [0], ABOUT)
    world = worlds(found, 2, 1)[0]
    by_hand = knows.promises(world)
    assert knows.foretell(world) == by_hand != [0.5, 0.5]
    knows.network = sure
    assert knows.foretell(world) == [0.5, 0.5]
    three = worlds(found, 3, 1)[0]
    assert knows.foretell(three) == knows.promises(three)
    other = found.start_quietly(found.setup(2, {"diagonals": not world.setup.options["diagonals"]}), Seeded("other"))
    assert not sure.fits(found, other.setup)
    assert not sure.fits(found, found.miniature())
    assert sure.fits(found, found.setup_from_json(found.setup_to_json(world.setup)))


def test_without_the_file_a_level_plays_as_before() -> None:
    found = game("prestidigitators")
    knows = knowledge_of(found)
    knows.take_network()
    assert knows.network is None


def test_a_file_for_other_traits_is_not_used() -> None:
    held = {"about": ABOUT, "traits": ["a"], "inner": [[1]], "biases": [0], "outer": [1]}
    assert read_network(json.dumps(held), ["b"]) is None
    assert read_network(json.dumps(held), ["a"]) is not None
    with pytest.raises(ValueError, match="fit together"):
        read_network(json.dumps({**held, "outer": []}), ["a"])


def test_measurements_know_levels_by_hand_and_networks_from_files(tmp_path: Path) -> None:
    found = game("spellcaster")
    traits = knowledge_of(found).trait_names
    path = tmp_path / "own.json"
    units = {"inner": [[0] * len(traits)], "biases": [0], "outer": [0]}
    path.write_text(json.dumps({"about": ABOUT, "traits": traits, **units}), encoding="utf-8")
    state = found.start_quietly(found.setup(2), Seeded("hand"))
    seat = found.waiting(state)[0]
    for name in ("hand:archmage@4it", f"net:{path}@4it"):
        choice = make_contestant(name, found, "1").choose(
            found.view_for(state, seat), found.decision_for(state, seat), Clock()
        )
        assert choice in found.legal(state, seat)
    for name, words in [
        ("hand:nobody", "the levels are"),
        ("straight:nobody", "'straight:nobody': the levels are"),
        ("net:nowhere.json", "holds no network"),
        (f"net:{tmp_path}", "holds no network"),
    ]:
        with pytest.raises(SpellhallError, match=words):
            make_contestant(name, found, "1")
    path.write_text("[]", encoding="utf-8")
    with pytest.raises(SpellhallError, match="holds no network"):
        make_contestant(f"net:{path}", found, "1")
    path.write_text(json.dumps({"about": ABOUT, "traits": ["a"], **units}), encoding="utf-8")
    with pytest.raises(SpellhallError, match="another game"):
        make_contestant(f"net:{path}", found, "1")


def test_a_level_that_has_learned_asks_the_network() -> None:
    found = game("novatus")
    traits = knowledge_of(found).trait_names
    own = Network([[1 << 12] * len(traits)], [0], [1 << 8], ABOUT)
    bot = level_bot(found, "1", "archmage")
    bot.knows.network = own
    for world in worlds(found, 2, 4):
        assert bot.knows.foretell(world) == own.chances(bot.knows.traits(world)) != bot.knows.promises(world)
    for each in LEARNED:
        assert level_bot(each, "1", "archmage").knows.network is not None
