"""Chance: the same for ever, fair, scripted with clear errors, and enumerated exactly."""

from collections import Counter

import pytest

from kernel.toys import Toy
from spellhall.kernel.chance import Chance, Enumerated, Scripted, Seeded, fresh
from spellhall.kernel.counting import Counter as Lines
from spellhall.kernel.counting import followers, likelihood, starts
from spellhall.kernel.errors import ChanceMissing


def test_the_same_seed_gives_the_same_numbers_for_ever() -> None:
    """Records of seeded games hold only while this list stays as it is."""
    chance = Seeded("spellhall")
    assert [chance.below(100, "x") for _ in range(10)] == [78, 31, 24, 79, 95, 10, 40, 74, 76, 87]
    assert chance.counter == 10


def test_a_clone_goes_on_alike_and_apart() -> None:
    one = Seeded("x")
    one.below(10, "x")
    two = one.clone()
    first = [one.below(1000, "x") for _ in range(40)]
    assert [two.below(1000, "x") for _ in range(40)] == first
    assert Seeded("x", 1).below(1000, "x") == first[0]


def test_seeded_numbers_are_fair() -> None:
    chance = Seeded("fair")
    counts = Counter(chance.pick([1, 0, 3], 4, "x") for _ in range(8000))
    assert set(counts) == {0, 2}
    assert 1850 < counts[0] < 2150
    even = Counter(chance.below(7, "x") for _ in range(14_000))
    assert all(1850 < count < 2150 for count in even.values())


def test_bounds_up_to_a_whole_word_are_fair_and_others_are_refused() -> None:
    """A bound over 2 to the power of 32 once made an endless loop."""
    whole = 1 << 32
    for bound in (whole, whole - 1, whole // 2 + 1, 3_000_000_000):
        chance = Seeded("wide")
        drawn = [chance.below(bound, "x") for _ in range(200)]
        assert all(0 <= number < bound for number in drawn)
        assert max(drawn) > bound // 2 > min(drawn)
    for bound in (whole + 1, 10**12, 10**20, 10**40):
        with pytest.raises(OverflowError):
            Seeded("wide").below(bound, "x")
        with pytest.raises(OverflowError):
            Seeded("wide").pick([bound], bound, "x")


def test_a_set_is_drawn_from_as_a_list_of_weights_is() -> None:
    """So that a game may keep its cards as bits without any seeded game becoming another."""
    cards = [2, 3, 17, 40, 61]
    bits = sum(1 << card for card in cards)
    weights = [bits >> card & 1 for card in range(62)]
    for number in range(40):
        assert Seeded("x", number).pick_bit(bits, 5, "x") == Seeded("x", number).pick(weights, 5, "x")
    script = Scripted([("x", 40), ("x", 4)])
    assert script.pick_bit(bits, 5, "x") == 40
    with pytest.raises(ChanceMissing):
        script.pick_bit(bits, 5, "x")
    every = Enumerated([])
    assert every.pick_bit(bits, 5, "x") == 2
    assert every.others == [cards]


def test_scripts_are_followed_and_their_errors_say_what_is_wrong() -> None:
    script = Scripted([("rune", 2), ("spell", 0)])
    assert script.pick([0, 0, 1], 1, "rune") == 2
    with pytest.raises(ChanceMissing, match="outcome 2 of the script decides a 'spell', but now a 'rune'"):
        script.pick([1], 1, "rune")
    assert script.pick([1], 1, "spell") == 0
    with pytest.raises(ChanceMissing, match="has ended, but a 'rune'"):
        script.pick([1], 1, "rune")
    with pytest.raises(ChanceMissing, match="rune 1, is not possible here"):
        Scripted([("rune", 1)]).pick([1, 0], 1, "rune")


def test_a_view_has_no_chance() -> None:
    with pytest.raises(TypeError, match="imagine a world first"):
        Seeded("x").covered().pick([1], 1, "x")
    with pytest.raises(TypeError, match="seeded"):
        fresh(Chance())


def test_enumeration_visits_every_outcome_once_with_its_likelihood() -> None:
    toy = Toy()
    states = list(starts(toy, toy.setup(2)))
    assert sum(likelihood(state) for state in states) == pytest.approx(1.0)
    paths = [tuple(state.chance.path) for state in states]
    # four draws from four kinds, less the four lines that would need a fourth copy
    assert len(set(paths)) == len(paths) == 4**4 - 4


def test_counts_agree_with_counting_by_hand() -> None:
    """From one start: each seat holds a pair or two different cards, so 1 or 2 choices each."""
    toy = Toy()
    state = next(iter(starts(toy, toy.setup(2))))
    assert [hand.cards() for hand in state.hands] == [[1, 1], [1, 2]]
    lines = Lines(toy)
    assert lines.count(state, 1) == (1, 0)
    assert lines.count(state, 2)[0] == sum(1 for _ in walk(toy, state, 2))
    assert sum(more[0] for more in lines.divide(state, 2).values()) == lines.count(state, 2)[0]


def walk(toy: Toy, state: object, depth: int) -> list[object]:
    """Every line, without remembering anything."""
    if depth == 0:
        return [state]
    seat = toy.waiting(state)[0]  # type: ignore[arg-type]
    return [
        end
        for choice in toy.legal(state, seat)  # type: ignore[arg-type]
        for after in followers(toy, state, seat, choice)
        for end in walk(toy, after, depth - 1)
    ]


def test_next_path_counts_up() -> None:
    chance = Enumerated([])
    seen = []
    path: list[int] | None = []
    while path is not None:
        chance = Enumerated(path)
        seen.append((chance.pick([1, 1], 2, "a"), chance.pick([1, 0, 1], 2, "b")))
        path = chance.next_path()
    assert seen == [(0, 0), (0, 2), (1, 0), (1, 2)]
