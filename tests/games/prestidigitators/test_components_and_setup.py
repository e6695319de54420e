"""Which cards there are, the toss, the open draft and the secret arrangement."""

from typing import Any

import pytest

from games.prestidigitators.dueltable import GAME, Duel
from spellhall.games.prestidigitators.cards import PRINTED
from spellhall.kernel.chance import Scripted, Seeded
from spellhall.kernel.errors import Refusal
from spellhall.kernel.state import Choice

COPIES = {card.name: card.copies for card in PRINTED.cards}
ENERGY = {card.name: card.energy for card in PRINTED.cards}


def drafting(picker: str = "A", **options: Any) -> Any:
    """A game at its first pick."""
    setup = GAME.setup(2, options)
    outcomes = [("picker", "AB".index(picker))] if options.get("first_picker", "random") == "random" else []
    return GAME.start(setup, Scripted(outcomes)).state


def choose(state: Any, seat: int, text: str) -> Any:
    return GAME.apply(state, seat, GAME.find_choice(state.setup, text, GAME.legal(state, seat))).state


def drafted(state: Any) -> Any:
    """The state after a draft in which everybody takes the first card offered."""
    while GAME.waiting(state) != [0, 1]:
        seat = GAME.waiting(state)[0]
        state = GAME.apply(state, seat, GAME.legal(state, seat)[0]).state
    return state


# ---------------------------------------------------------------- components


def test_two_equal_sheets_of_nine_and_one_of_eight_and_a_blank() -> None:
    """DP-1, DP-2: nine names twice, eight names once, and one blank: 27 cards."""
    twice = [name for name, copies in COPIES.items() if copies == 2]
    once = [name for name, copies in COPIES.items() if copies == 1]
    assert (len(twice), len(once)) == (9, 8)
    assert sum(COPIES.values()) + 1 == 27


def test_energies() -> None:
    """DP-3, DP-4: from 0 to 3; two 0s, thirteen 1s, six 2s and five 3s, 40 in all."""
    energies = [energy for name, energy in ENERGY.items() for _ in range(COPIES[name])]
    assert [energies.count(energy) for energy in range(4)] == [2, 13, 6, 5]
    assert sum(energies) == 40
    assert sum(energies) - 2 * ENERGY["Phylactery"] == 38


def test_only_the_side_with_words_tells_cards_apart() -> None:
    """DP-5: turned away, two different cards look the same; only who reads the words sees a difference."""
    one = Duel(["| Fan", "| Phylactery", "-"], ["| Mine", "| Phylactery", "-"])
    two = Duel(["| Fan", "| Phylactery", "-"], ["| Phylactery", "| Mine", "-"])
    assert one.seen("A", "B1") == two.seen("A", "B1") == ["?"]
    assert (one.seen("B", "B1"), two.seen("B", "B1")) == (["Mine"], ["Phylactery"])


def test_the_blank_stays_in_the_box_unless_it_has_a_text() -> None:
    """DP-6, DP-7, DP-10: the pool has 24 cards of the printed names, 25 with a custom card."""
    plain, custom = drafting(), drafting(custom_card="Smoke Ring")
    assert plain.pool.size == 24
    assert len(plain.pool.counts) == 17
    assert custom.pool.size == 25
    assert custom.pool.counts[-1] == 1
    assert "pick Smoke Ring" in [GAME.write_choice(custom.setup, choice) for choice in GAME.legal(custom, 0)]


# ---------------------------------------------------------------- the draft


def test_everybody_starts_with_a_phylactery() -> None:
    """DP-9: and none is left in the pool."""
    state = drafting()
    kind = PRINTED.phylactery
    assert [bag.counts[kind] for bag in state.drafted] == [1, 1]
    assert state.pool.counts[kind] == 0
    assert GAME.refusal(state, 0, Choice("pick", (kind,))).clause == "DP-14"


@pytest.mark.parametrize("picker", ["A", "B"])
def test_a_coin_decides_who_picks_first(picker: str) -> None:
    """DP-11, DP-12: the winner of the toss picks first, then they alternate."""
    state = drafting(picker)
    first = "AB".index(picker)
    assert GAME.waiting(state) == [first]
    state = choose(state, first, "pick Mine")
    assert GAME.waiting(state) == [1 - first]
    assert GAME.refusal(state, first, Choice("pick", (0,))) is not None


@pytest.mark.parametrize(("option", "first"), [("seat1", 0), ("seat2", 1)])
def test_the_first_picker_can_be_agreed(option: str, first: int) -> None:
    """DP-11: without a toss."""
    assert GAME.waiting(drafting(first_picker=option)) == [first]


def test_sixteen_picks_and_eight_cards_left_over() -> None:
    """DP-13, DP-16: the first picker makes picks 1, 3, … 15; then each has nine cards and eight leave the game."""
    state = drafting("B")
    order = []
    while GAME.waiting(state) != [0, 1]:
        seat = GAME.waiting(state)[0]
        order.append(seat)
        made = GAME.apply(state, seat, GAME.legal(state, seat)[0])
        state = made.state
    assert order == [1, 0] * 8
    assert [bag.size for bag in state.drafted] == [9, 9]
    assert state.pool.size == 8
    left = next(event for event in made.events if event.kind == "left")
    assert len(left.told_to(0)["cards"]) == 8


def test_nine_cards_are_left_over_with_a_custom_card() -> None:
    """DP-16: 25 − 16."""
    assert drafted(drafting(custom_card="Whirligig")).pool.size == 9


def test_both_copies_of_a_name_may_go_to_one_player() -> None:
    """DP-14: and then nobody can pick a third."""
    state = choose(drafting(), 0, "pick Lightning")
    state = choose(state, 1, "pick Mine")
    state = choose(state, 0, "pick Lightning")
    assert state.drafted[0].counts[PRINTED.kind_of("Lightning")] == 2
    with pytest.raises(Refusal, match=r"No Lightning is left in the pool\. \(DP-14\)"):
        choose(state, 1, "pick Lightning")


def test_picks_are_public() -> None:
    """DP-15: the other player and spectators see every drafted card."""
    made = GAME.apply(drafting(), 0, Choice("pick", (PRINTED.kind_of("Mine"),)))
    for seat in (1, -1):
        view = GAME.view_for(made.state, seat)
        assert view.state.drafted[0].counts[PRINTED.kind_of("Mine")] == 1
        assert made.events[0].told_to(seat)["card"] == "Mine"


def test_options_are_fixed_before_the_draft() -> None:
    """DP-17: they belong to the setup and stay the same in every state."""
    state = drafting(dodge="miss")
    assert drafted(state).setup is state.setup
    assert state.setup.options["dodge"] == "miss"


# ---------------------------------------------------------------- the arrangement


def arranged(state: Any, seat: int) -> Any:
    while seat in GAME.waiting(state):
        state = GAME.apply(state, seat, GAME.legal(state, seat)[-1]).state
        if len(state.stack) < 2 or state.names:
            break
    return state


def test_nine_cards_in_three_stacks_of_three() -> None:
    """DP-18, DP-19, DP-21, DP-27: placed from row 1, bottom to top; every stack is collapsed."""
    state = drafted(drafting())
    order = []
    while 0 in GAME.waiting(state):
        legal = GAME.legal(state, 0)
        order.append(legal[-1].args[0])
        state = GAME.apply(state, 0, legal[-1]).state
    state = arranged(state, 1)
    assert [len(stack) for stack in state.rows[0] + state.rows[1]] == [3] * 6
    assert state.splay == [[1, 1, 1], [1, 1, 1]]
    lying = [state.names[token] for stack in state.rows[0] for token in stack]
    assert lying[: len(order)] == order
    assert sorted(lying) == state.drafted[0].cards()


def test_a_card_is_placed_as_often_as_one_owns_it() -> None:
    """DP-19: what is placed cannot be placed again, and what one does not own not at all."""
    state = drafted(drafting())
    own = state.drafted[0].counts
    once = next(kind for kind, copies in enumerate(own) if copies == 1)
    never = next(kind for kind, copies in enumerate(own) if copies == 0)
    state = GAME.apply(state, 0, Choice("place", (once,))).state
    assert "placed" in GAME.refusal(state, 0, Choice("place", (once,))).sentence
    assert "did not draft" in GAME.refusal(state, 0, Choice("place", (never,))).sentence
    assert GAME.refusal(state, 0, Choice("slide", (0,))).clause == "DP-19"


def test_arranging_is_secret_and_simultaneous() -> None:
    """DP-20, DP-R39, DP-R45: either may go first, and the other sees nothing until both are ready."""
    state = drafted(drafting())
    assert GAME.waiting(state) == [0, 1]
    before = GAME.view_for(state, 0).to_json()
    while 1 in GAME.waiting(state):
        made = GAME.apply(state, 1, GAME.legal(state, 1)[0])
        state = made.state
        if 1 in GAME.waiting(state):
            assert GAME.view_for(state, 0).to_json() == before
            assert all(event.told_to(0) is None for event in made.events)
            assert made.events[0].told_to(1)["event"] == "placed"
    assert [event.kind for event in made.events if event.told_to(0)] == ["ready"]
    table = GAME.view_for(state, 0).state
    assert (table.stack[-1].ready, table.stack[-1].placed(1)) == ([0, 1], [])
    assert table.names == []


def test_the_last_card_needs_no_question() -> None:
    """DP-R45: eight placements at most; what is left can lie in one way only."""
    state = drafted(drafting())
    asked = 0
    while 0 in GAME.waiting(state):
        state = GAME.apply(state, 0, GAME.legal(state, 0)[0]).state
        asked += 1
    assert asked <= 8


@pytest.mark.parametrize("picker", ["A", "B"])
def test_the_second_picker_takes_the_first_turn(picker: str) -> None:
    """DP-22: in return for picking second."""
    state = arranged(arranged(drafted(drafting(picker)), 0), 1)
    assert GAME.waiting(state) == [1 - "AB".index(picker)]


def test_tokens_are_numbered_by_place_and_not_by_name() -> None:
    """DP-8: two arrangements of the same cards give the same numbers, and equal names are different tokens."""
    state = drafted(drafting())
    one = arranged(arranged(state, 0), 1)
    two = state
    while 0 in GAME.waiting(two):
        two = GAME.apply(two, 0, GAME.legal(two, 0)[0]).state
    two = arranged(two, 1)
    assert one.rows == two.rows
    assert one.names != two.names
    assert GAME.view_for(one, 1).to_json() == GAME.view_for(two, 1).to_json()
    assert sorted(token for rows in one.rows for stack in rows for token in stack) == list(range(18))


def test_the_first_turn_offers_twelve_moves_and_up_to_three_attacks() -> None:
    """DP-56: 3 slides, 6 transfers and 3 sinks, and an attack for every top card with an action."""
    for seed in range(6):
        state = GAME.start(GAME.setup(2), Seeded(f"first turn {seed}")).state
        chance = Seeded(f"choices {seed}")
        while not state.names:
            seat = GAME.waiting(state)[0]
            legal = GAME.legal(state, seat)
            state = GAME.apply(state, seat, legal[chance.below(len(legal), "choice")]).state
        verbs = [choice.verb for choice in GAME.legal(state, state.mover)]
        assert [verbs.count(verb) for verb in ("slide", "transfer", "sink", "raise", "found")] == [3, 6, 3, 0, 0]
        tops = [state.card(stack[-1]).name for stack in state.rows[state.mover]]
        assert verbs.count("attack") == 3 - tops.count("Mine")
