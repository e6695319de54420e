"""The search methods: each finds a win that is there, counts what it was given, and repeats itself."""

from __future__ import annotations

from typing import Any

import pytest
from test_levels import some_decisions

from spellhall.bots import cheat, roster
from spellhall.bots.base import Clock
from spellhall.bots.knowledge import Knowledge
from spellhall.bots.levels import LevelBot, Strength, knowledge_of
from spellhall.bots.searching.deepening import DEEPEST, OVERRUN, look_deeper
from spellhall.bots.searching.playouts import Timer, Worlds
from spellhall.bots.searching.sampling import sample, width_for
from spellhall.bots.searching.tree import Tree
from spellhall.games import game, game_ids
from spellhall.kernel.chance import Seeded
from spellhall.kernel.positions import read_text
from spellhall.kernel.state import Choice

WINNING = Choice("play", (3, 0))
METHODS = ("sampling", "tree", "delayed", "minimax", "weigh", "glance")


def last_blow() -> tuple[Any, Any, int]:
    """Mathemagician's Duel: B has 1 Strength left, and A's 3 completes a spell."""
    one = game("mathemagician")
    setup = one.setup(2)
    cards = setup.cards
    spell = next(place for place, least in enumerate(cards.minimums) if least == 2 and 4 < cards.values[place] <= 12)
    text = f"spell A: {cards.ids[spell]}\nrow A: {cards.values[spell] - 3}+\nhand A: 3 8 9 + -\nstrength B: 1\n"
    return one, one.place(setup, read_text(text), Seeded("blow")).state, 0


@pytest.mark.parametrize("method", METHODS)
def test_every_method_takes_the_win(method: str) -> None:
    one, state, seat = last_blow()
    bot = LevelBot(one, "blow", Strength(method, 60), 0)
    choice = bot.choose(one.view_for(state, seat), one.decision_for(state, seat), Clock())
    assert choice == WINNING


class OneLongWorld(Worlds):
    """The first worlds are as the view says; in all others B has all its Strength."""

    def draw(self) -> Any:
        world = super().draw()
        self.drawn = getattr(self, "drawn", 0) + 1
        if self.drawn > 2:
            world.strength[1] = world.strength[0]
        return world


def test_a_look_that_takes_longer_than_it_seemed_is_broken_off() -> None:
    """The choice wins at once in two worlds, so twelve plies seem to cost nothing; in the third nobody wins soon."""
    one, state, seat = last_blow()
    view = one.view_for(state, seat)
    knows = knowledge_of(one)
    knows.start(Seeded("blow"))
    worlds = OneLongWorld(one, view, Seeded("blow"))
    found = look_deeper(one, knows, worlds, [WINNING], [0.0], 60, Timer(20_000))
    assert found.playouts <= 2 * OVERRUN * 60
    assert (found.plies, found.visits) == (DEEPEST, [2])
    assert found.estimate(0) > 0.99


def test_the_tree_finds_the_win_without_being_told() -> None:
    """Knowing nothing of the game: random playouts are enough for a win at once."""
    one, state, seat = last_blow()
    knows = Knowledge(one, Seeded("nothing"))
    decision = one.decision_for(state, seat)
    worlds = Worlds(one, one.view_for(state, seat), Seeded("tree"))
    found = Tree(one, knows).grow(worlds, decision.choices, 400, Timer(0))
    best = decision.choices[found.ranking()[0]]
    assert best == WINNING
    assert sum(found.visits) == found.playouts == 400


@pytest.mark.parametrize("id", game_ids())
def test_simultaneous_choices_and_all_seats_are_searched(id: str) -> None:
    """With every number of seats: estimates are chances, and a budget is kept to."""
    one = game(id)
    for seats in one.seat_counts:
        for state, seat in some_decisions(id, seats, "search", 7, 3):
            choices = one.decision_for(state, seat).choices
            knows = knowledge_of(one)
            knows.start(Seeded("knows"))
            view = one.view_for(state, seat)
            tree = Tree(one, knows).grow(Worlds(one, view, Seeded("t")), choices, 6, Timer(0))
            weights = knows.weigh(view, choices)
            flat = sample(one, knows, Worlds(one, view, Seeded("s")), choices, weights, 6, Timer(0))
            for found in (tree, flat):
                assert all(0.0 <= found.estimate(place) <= 1.0 for place in range(len(choices)))
                assert sorted(found.ranking()) == list(range(len(choices)))
            assert sum(tree.visits) == 6
            assert sum(flat.visits) <= 24
            assert sum(flat.visits) >= 2 or knows.bets(view, choices)  # too few for all outcomes of a throw


def test_long_lists_are_opened_little_by_little() -> None:
    assert width_for(25, 4) < width_for(25, 40) < width_for(25, 400) <= 25
    assert width_for(2, 1000) == 2


def test_a_tree_is_kept_while_a_turn_lasts() -> None:
    """Magus Novatus: what was learned about the take while aiming is still there; with counted iterations it is not."""
    one = game("novatus")
    state, seat = some_decisions("novatus", 2, "kept", 1, 1)[0]
    bot = LevelBot(one, "kept", Strength("tree", 40), 5_000)
    view, decision = one.view_for(state, seat), one.decision_for(state, seat)
    bot.choose(view, decision, Clock(milliseconds=5_000))
    first = bot.tree
    state = one.apply(state, seat, bot.choose(view, decision, Clock(milliseconds=5_000))).state
    assert bot.tree is first
    bot.choose(view, decision, Clock(iterations=5))
    assert bot.tree is not first


def test_the_cheat_is_no_player_for_a_table() -> None:
    assert "cheat" not in roster.NAMES
    one, state, seat = last_blow()
    bot = cheat.CheatBot(one, "cheat", 40)
    bot.show(state)
    choice = bot.choose(one.view_for(state, seat), one.decision_for(state, seat), Clock())
    assert choice == WINNING


def test_a_throw_is_a_bet_on_where_the_cube_lands() -> None:
    """Magus Novatus: odds add up, every outcome can be made to happen, and a choice is worth its odds' mixture."""
    one = game("novatus")
    state, seat = some_decisions("novatus", 2, "kept", 1, 1)[0]
    view, choices = one.view_for(state, seat), one.decision_for(state, seat).choices
    knows = knowledge_of(one)
    knows.start(Seeded("bets"))
    odds = knows.bets(view, choices)
    assert len(odds) == len(choices) == 25
    for each in odds:
        assert sum(each) == pytest.approx(1)
    assert odds[0][25] > odds[12][25]  # the corner is missed more often than the middle
    for outcome in range(26):
        world = one.imagine(view, Seeded("world"))
        luck = world.chance
        knows.happen(world, seat, outcome)
        assert world.chance is luck
        if outcome == 25:
            assert world.stack[-1].misses == state.stack[-1].misses + 1
        else:
            assert world.cube == [outcome // 5, outcome % 5]
    found = sample(one, knows, Worlds(one, view, Seeded("s")), choices, knows.weigh(view, choices), 60, Timer(0))
    assert 26 <= found.playouts <= 60
    assert all(0.0 <= found.estimate(place) <= 1.0 for place in range(25))


def test_too_few_playouts_leave_a_throw_to_the_worths() -> None:
    one = game("novatus")
    state, seat = some_decisions("novatus", 2, "kept", 1, 1)[0]
    view, decision = one.view_for(state, seat), one.decision_for(state, seat)
    few = LevelBot(one, "few", Strength("sampling", 3), 0).choose(view, decision, Clock())
    assert few == LevelBot(one, "few", Strength("weigh", 0), 0).choose(view, decision, Clock())


def test_a_level_may_look_less_far() -> None:
    near = LevelBot(game("mathemagician"), "", Strength("sampling", 10, turns=1), 0)
    assert near.knows.turns == 1
    assert LevelBot(game("mathemagician"), "", Strength("sampling", 10), 0).knows.turns > 1
