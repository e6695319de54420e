"""What the strong levels know about the duel: cornering a Phylactery, what lies hidden, when to try another way."""

from __future__ import annotations

from typing import Any

from test_levels import some_decisions
from test_searching import WINNING, last_blow

from spellhall.bots.base import NO_HURRY, Clock
from spellhall.bots.levels import LevelBot, Strength, knowledge_of
from spellhall.bots.roster import make_bot
from spellhall.bots.searching.deepening import look_deeper
from spellhall.bots.searching.playouts import Timer, Worlds
from spellhall.games import game
from spellhall.games.prestidigitators.mind.knowledge import QUIET, Knows
from spellhall.games.prestidigitators.sight import agrees
from spellhall.kernel.chance import Seeded
from spellhall.kernel.positions import read_text
from spellhall.kernel.state import UNKNOWN

DUEL = game("prestidigitators")
NET = "mover: A\nA1: Phylactery | Grenade\nA2: Bubble | Guided Orb\nB3: | Phylactery\n"


def duel(text: str) -> Any:
    return DUEL.place(DUEL.setup(2), read_text(text), Seeded("duel")).state


def knows() -> Knows:
    made = knowledge_of(DUEL)
    assert isinstance(made, Knows)
    made.start(Seeded("knows"))
    return made


def some_turns(most: int) -> list[tuple[Any, int]]:
    """Decisions in turns of a game between greedy players."""
    return [(state, seat) for state, seat in some_decisions("prestidigitators", 2, "duel", 6, most) if state.names]


def test_the_net_is_closed_before_the_lone_phylactery_is_struck() -> None:
    """Guided Orb goes to the third row: wherever the Phylactery steps then, something strikes it."""
    state = duel(NET)
    for level, iterations in (("magus", 1_000), ("archmage", 3_000)):
        bot = make_bot(level, DUEL, "net")
        choice = bot.choose(DUEL.view_for(state, 0), DUEL.decision_for(state, 0), Clock(iterations=iterations))
        assert DUEL.write_choice(state.setup, choice) == "found 2 3"


def test_a_closed_net_is_worth_more_than_an_open_one() -> None:
    closed = duel(
        NET.replace("A2: Bubble | Guided Orb", "A2: | Bubble\nA3: | Guided Orb").replace("mover: A", "mover: B")
    )
    promised = knows()
    assert promised.promises(closed)[0] > promised.promises(duel(NET.replace("mover: A", "mover: B")))[0]
    assert sum(promised.promises(closed)) == 1.0


def test_both_sides_are_valued_alike() -> None:
    """The same position with the seats changed promises each what it promised the other."""
    one = duel("mover: A\nA1: Phylactery | Ground, Lightning\nA3: | Mine\nB1: Fan | Battery\nB2: | Phylactery\n")
    two = duel("mover: B\nB1: Phylactery | Ground, Lightning\nB3: | Mine\nA1: Fan | Battery\nA2: | Phylactery\n")
    assert knows().promises(one)[0] == knows().promises(two)[1]


def test_no_phylactery_attacks_an_unknown_card_that_may_be_a_mine() -> None:
    text = "mover: A\nA1: Lightning | Fireball, Phylactery\nA2: | Decoy\nB1: Phylactery | Bubble\nB2: | Mine\n"
    unknown = duel(text)
    attack = DUEL.read_choice(unknown.setup, "attack 1")[0]
    assert attack in DUEL.legal(unknown, 0)
    assert attack not in knows().offered(unknown, 0)
    for known in ("known: B1.2\n", "known: B2.1\n"):  # the card across is no Mine, or the Mine is elsewhere
        assert attack in knows().offered(duel(text + known), 0)


def test_beliefs_change_nothing_that_was_seen_and_break_no_fact() -> None:
    believer = knows()
    for state, seat in some_turns(12):
        view = DUEL.view_for(state, seat)
        for _ in range(10):
            world = DUEL.imagine(view, Seeded("world"))
            facts = [fact.copy() for fact in world.facts]
            believer.believe(view, world)
            world.facts = facts
            assert agrees(world)
            assert DUEL.inventory(world) == DUEL.inventory(state)
            for seen, name in zip(view.state.names, world.names, strict=True):
                assert seen in (UNKNOWN, name)
            assert DUEL.view_for(world, seat).state.names == view.state.names


def test_hidden_phylacteries_are_believed_to_lie_low() -> None:
    """It may be anywhere, but players begin with it at the bottom; a token's number says where it began."""
    state, seat = some_turns(12)[0]
    view = DUEL.view_for(state, seat)
    believer = knows()
    low = 0
    for number in range(200):
        world = DUEL.imagine(view, Seeded(f"world {number}"))
        believer.believe(view, world)
        row = world.rows[1 - seat][world.phylactery_row(1 - seat)]
        low += next(token for token in row if world.card(token).vital) % 3 == 0
    assert low > 150


def test_as_many_worlds_as_there_are_secrets() -> None:
    view = DUEL.view_for(duel(NET), 0)
    assert knows().worlds_wanted(view, 24) == 1
    start = DUEL.start(DUEL.setup(2), Seeded("draft")).state
    seat = DUEL.waiting(start)[0]
    assert knows().worlds_wanted(DUEL.view_for(start, seat), 24) == 0
    state, seat = some_turns(12)[0]
    assert knows().worlds_wanted(DUEL.view_for(state, seat), 24) == 24


def test_quiet_times_make_restless() -> None:
    calm = DUEL.view_for(duel(NET + f"quiet: {QUIET}\n"), 0)
    long = DUEL.view_for(duel(NET + "quiet: 50\n"), 0)
    assert knows().restless(calm) == 0.0 < knows().restless(long) <= 0.1


def test_a_deeper_look_keeps_to_its_budget_and_repeats_itself() -> None:
    for state, seat in some_turns(6):
        view, choices = DUEL.view_for(state, seat), DUEL.legal(state, seat).copy()
        weights = [0.0] * len(choices)
        found = [
            look_deeper(DUEL, made, Worlds(DUEL, view, Seeded("w"), made), choices, weights, 3_000, Timer(0))
            for made in (knows(), knows())
        ]
        assert found[0].totals == found[1].totals
        assert len(choices) <= found[0].playouts <= 6_000  # the next look is only guessed at
        assert all(-0.1 <= found[0].estimate(place) <= 1.1 for place in range(len(choices)))


def test_a_deeper_look_takes_a_win_in_any_game() -> None:
    one, state, seat = last_blow()
    bot = LevelBot(one, "blow", Strength("deepening", 60), 0)
    assert bot.choose(one.view_for(state, seat), one.decision_for(state, seat), NO_HURRY) == WINNING
