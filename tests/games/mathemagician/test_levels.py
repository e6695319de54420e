"""Set-up values, the Apprentice Level, and options that depend on each other."""

import pytest

from spellhall.games.mathemagician.cards import HOUSE
from spellhall.games.mathemagician.state import MathemagicianSetup
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import BadOption
from spellhall.lab.simulate import simulate

from .helpers import GAME, chosen, placed


def rules(**options: object) -> MathemagicianSetup:
    setup = GAME.setup(2, options)
    assert isinstance(setup, MathemagicianSetup)
    return setup


@pytest.mark.parametrize("seats", [2, 3])
def test_the_start(seats: int) -> None:
    """MD-22, MD-23, MD-33: whole decks, Strength 20, empty rows and discards."""
    state = GAME.start(GAME.setup(seats), Seeded("start")).state
    assert state.strength == [20] * seats
    assert state.rows == [[] for _ in range(seats)]
    assert (state.energy_deck.size, state.symbols_deck.size, state.spell_deck.size) == (27, 25, 36)
    assert state.energy_discard.size + state.symbols_discard.size + state.spell_discard.size == 0
    assert GAME.waiting(state) == list(range(seats))  # all at the same time


def test_the_shuffle_gives_every_card_its_chance() -> None:
    """MD-22: over many deals each numeral turns up about as often as it has copies."""
    found = [0] * 10
    for number in range(300):
        state = GAME.start(GAME.setup(2), Seeded(f"shuffle{number}")).state
        for seat in (0, 1):
            state = chosen(state, seat, "draw EEEES").state
        for seat in (0, 1):
            for card in state.hand(seat):
                if card > 0:
                    found[card] += 1
    total = sum(found)
    assert total == 300 * 8
    for face, copies in enumerate(HOUSE.energy[:10]):
        assert abs(found[face] / total - copies / 27) < 0.03


def test_apprentice_level() -> None:
    """MD-134, MD-135, MD-136, MD-138, MD-139, MD-140."""
    level = rules(level="apprentice")
    assert level.starting_strength == 10
    assert sum(level.energy) == 21
    assert level.energy[7:] == [0] * len(level.energy[7:])
    assert sum(level.set.symbols) == 25
    pool = [spell for spell, copies in enumerate(level.spells) if copies]
    assert len(pool) == 16
    assert all(HOUSE.minimums[spell] in (2, 3) and HOUSE.values[spell] <= 12 for spell in pool)
    others = [spell for spell in range(36) if spell not in pool]
    assert not any(HOUSE.minimums[spell] in (2, 3) and HOUSE.values[spell] <= 12 for spell in others)
    assert not level.pulling
    assert level.show_totals
    assert not level.declared
    assert level.run_out_loss == 0
    assert level.below_zero == "blocked"


def test_apprentice_options_can_be_given_one_by_one() -> None:
    level = rules(level="apprentice", starting_strength=15, pulling=True)
    assert level.starting_strength == 15
    assert level.pulling
    assert level.run_out_loss == 0
    again = GAME.setup_from_json(GAME.setup_to_json(level))
    assert again.options == level.options


def test_totals_are_hidden_where_spells_are_declared() -> None:
    """MD-R8."""
    assert rules().show_totals
    assert not rules(casting="declared").show_totals
    assert rules(casting="declared", show_totals=True).show_totals
    declared = GAME.setup(2, {"casting": "declared"})
    assert GAME.setup_from_json(GAME.setup_to_json(declared)).options == declared.options


def test_the_turn_limit() -> None:
    """MD-142, MD-143: 150 for every player at the start; 0 switches it off."""
    assert GAME.setup(2).turn_limit == 300  # type: ignore[attr-defined]
    assert GAME.setup(3).turn_limit == 450  # type: ignore[attr-defined]
    position = "turn: 300\nactive: B\nrow A: 3\nhand B: 1 2 3 + -\nhand A: 1 2 + + -"
    for options, over in [({}, True), ({"turn_limit": 0}, False), ({"turn_limit": 151}, False)]:
        state = chosen(chosen(placed(position, options=options), 1, "+ on A").state, 1, "draw S").state
        assert (state.outcome is not None) is over


def test_ordinary_games_end_far_below_the_limit() -> None:
    """MD-143: games between computer players are over long before turn 300, as a rule."""
    found = simulate(GAME, GAME.setup(2), 6, ["greedy", "greedy"], "limit", mirrored=True)
    assert found["length"]["turns"]["mean"] < 200


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"starting_strength": 0}, "from 1 to 20"),
        ({"run_out_loss": 6}, "from 0 to 5"),
        ({"energy_max": 5}, "from 6 to 9"),
        ({"casting": "shouted"}, "automatic or declared"),
        ({"colour": "blue"}, "no option 'colour'"),
    ],
)
def test_bad_options(options: dict[str, object], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        GAME.setup(2, options)


def test_two_or_three_players() -> None:
    for seats in (1, 4):
        with pytest.raises(BadOption, match="2, 3 players"):
            GAME.setup(seats)


def test_every_option_names_a_clause() -> None:
    for option in GAME.options:
        assert option.clause in GAME.book
