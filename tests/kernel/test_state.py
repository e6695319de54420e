"""Declared state: clone, equality, JSON, sight; events and their folding."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.toys import Playing, Toy, ToyState
from spellhall.kernel.chance import Seeded
from spellhall.kernel.events import Event, change, event_fits, event_text, fold
from spellhall.kernel.state import SEALED, UNKNOWN, Choice, absent, canonical, copied, decoded, encoded, hidden
from spellhall.kernel.zones import Bag, bag_of

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("pqr"), inner, max_size=3),
    max_leaves=12,
)


@given(JSON, JSON)
def test_folding_a_change_gives_the_new_view(old: Any, new: Any) -> None:
    before = canonical(old)
    assert canonical(fold(old, change(old, new))) == canonical(new)
    assert canonical(old) == before


def test_yes_is_not_one() -> None:
    """In Python True equals 1; a view must not mix them up, however deep they lie."""
    old: Any = [{"p": True}, [0, True]]
    new: Any = [{"p": 1}, [False, True]]
    assert canonical(fold(old, change(old, new))) == canonical(new)
    assert change(old, [{"p": True}, [0, True]]) is None


def test_a_small_change_is_told_small() -> None:
    old = {"@": "T", "hand": list(range(20)), "points": 3}
    new = {"@": "T", "hand": [*range(19), 99], "points": 3}
    assert change(old, new) == {"~": {"hand": {"~": {"19": {"=": 99}}, "size": 20}}}


@given(st.lists(st.integers(0, 4), max_size=12))
def test_bags_count_their_cards(cards: list[int]) -> None:
    bag = bag_of(5, cards)
    assert bag.cards() == sorted(cards)
    assert bag.size == len(cards)
    twin = bag.clone()
    twin.add(0)
    assert bag.cards() == sorted(cards)
    assert twin.size == len(cards) + 1


def test_a_bag_does_not_give_what_it_has_not() -> None:
    with pytest.raises(ValueError, match="no card of kind 1"):
        Bag([1, 0]).remove(1)


def test_what_is_left_of_hidden_things() -> None:
    assert hidden(Bag([2, 1])).size == 3
    assert not hidden(Bag([2, 1])).known
    assert hidden(Choice("play", (3,))) is SEALED
    assert hidden(None) is None
    assert hidden([4, 5]) == [UNKNOWN, UNKNOWN]
    assert absent(Choice("play")) is absent(None) is None
    assert absent([1, 2]) == absent([]) == []
    assert absent(7) == absent(0) == UNKNOWN


def test_json_knows_only_declared_kinds() -> None:
    toy = Toy()
    state = toy.start(toy.setup(2), Seeded("x")).state
    data = encoded(state)
    assert decoded(data, toy.kinds()) == state
    with pytest.raises(KeyError):
        decoded({"@": "Stranger"}, toy.kinds())
    with pytest.raises(TypeError, match="may not hold a set"):
        encoded({1})


def test_copies_share_nothing() -> None:
    value: list[Any] = [[[1], [2]], [None, Bag([1])], ["x"]]
    twin = copied(value)
    assert twin == value
    twin[0][1].append(3)
    twin[1][1].add(0)
    twin[2].append("y")
    assert value == [[[1], [2]], [None, Bag([1])], ["x"]]


def test_equality_compares_all_fields_and_the_class() -> None:
    assert Bag([1, 2]) == Bag([1, 2])
    assert Bag([1, 2]) != Bag([2, 1])
    assert Playing(2) != Bag([1])
    assert Choice("a", (1,)) == Choice("a", (1,))
    assert Choice("a", (1,)) != Choice("a", (2,))
    assert len({Choice("a", (1,)), Choice("a", (1,))}) == 1


def test_a_digest_does_not_depend_on_chance() -> None:
    toy = Toy()
    state = toy.start(toy.setup(2), Seeded("x")).state
    other = state.clone()
    other.chance = Seeded("y")
    assert toy.digest(state) == toy.digest(other)
    assert state != other


def test_the_seed_is_in_no_view() -> None:
    toy = Toy()
    state = toy.start(toy.setup(2), Seeded("secretseed")).state
    for seat in (-1, 0, 1):
        assert "secretseed" not in canonical(toy.view_for(state, seat).to_json())


def test_events_tell_each_audience_its_own() -> None:
    event = Event("drew", "TOY-1", {"seat": 0}, {0: {"seat": 0, "card": 3}})
    assert event.told_to(0) == {"event": "drew", "clause": "TOY-1", "seat": 0, "card": 3}
    assert event.told_to(1) == event.told_to(-1) == {"event": "drew", "clause": "TOY-1", "seat": 0}
    secret = Event("hint", "TOY-1", None, {1: {"x": [1, None, True]}})
    assert secret.told_to(0) is None
    facts = secret.told_to(1)
    assert facts is not None
    assert event_text(facts) == "hint x=1,-,yes"
    assert event_fits("hint", facts)
    assert not event_fits("hint x=2", facts)


def test_a_field_that_is_declared_partly_must_be_shown() -> None:
    class Careless(ToyState):
        FIELDS = {**ToyState.FIELDS, "points": "partly"}

    toy = Toy()
    state = Careless(toy.setup(2), Seeded("x"))
    with pytest.raises(TypeError, match="declares points PARTLY"):
        toy.view_for(state, 0)
