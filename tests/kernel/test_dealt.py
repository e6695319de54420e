"""A deal: luck by deck and turn, fair, the same for ever, and ready to go on from JSON, a clone or a record."""

from collections import Counter

from spellhall.kernel.chance import Seeded, deal_seed
from spellhall.kernel.dealt import Dealt, Top, source_of
from spellhall.kernel.state import decoded, encoded

HAND = [2, 0, 3, 1]


def drawn(chance: Dealt, deck: str, number: int) -> list[int]:
    return [chance.for_deck(deck).pick(HAND, 6, "card") for _ in range(number)]


def test_the_same_deal_gives_the_same_cards_for_ever() -> None:
    """Records of deals hold only while these lists stay as they are."""
    assert drawn(Dealt("deal:spellhall"), "A", 12) == [2, 2, 3, 3, 2, 2, 2, 0, 0, 0, 2, 2]
    chance = Dealt("deal:spellhall")
    assert [chance.for_turn("die", 3).below(100, "die") for _ in range(6)] == [21, 62, 52, 5, 79, 39]


def test_only_a_seed_that_says_so_is_a_deal() -> None:
    assert type(source_of("deal:7")) is Dealt
    assert type(source_of("7")) is Seeded
    assert type(source_of("dealt")) is Seeded


def test_what_the_devices_add_leaves_a_deal_a_deal() -> None:
    assert deal_seed("deal:7", ["", ""]) == "deal:7"
    mixed = deal_seed("deal:7", ["a", ""])
    assert mixed.startswith("deal:")
    assert mixed != "deal:7"
    assert not deal_seed("7", ["a", ""]).startswith("deal:")


def test_a_deck_does_not_notice_what_else_is_asked() -> None:
    plain = drawn(Dealt("deal:x"), "A", 20)
    chance = Dealt("deal:x")
    mixed = []
    for number in range(20):
        drawn(chance, "B", number % 3)
        chance.for_turn("die", number).below(6, "die")
        mixed += drawn(chance, "A", 1)
    assert mixed == plain


def test_a_throw_belongs_to_its_turn() -> None:
    chance = Dealt("deal:x")
    two = [[chance.for_turn("die", turn).below(1000, "die") for _ in range(2)] for turn in range(1, 9)]
    again = Dealt("deal:x")
    one = [again.for_turn("die", turn).below(1000, "die") for turn in range(1, 9)]
    assert one == [first for first, _ in two]
    assert len({number for pair in two for number in pair}) > 10


def test_every_copy_is_equally_likely() -> None:
    chance = Dealt("deal:fair")
    counts = Counter(chance.for_deck("A").pick([1, 0, 3, 20], 24, "card") for _ in range(12_000))
    assert set(counts) == {0, 2, 3}
    assert 420 < counts[0] < 580
    assert 1380 < counts[2] < 1620


def test_decks_that_differ_in_a_card_agree_unless_it_is_that_one() -> None:
    """Nine of ten: the card that only one of them has comes first in a tenth of the draws."""
    same = 0
    for number in range(3000):
        top = Top(f"deal:{number}")
        with_it, without = top.pick([1] * 10, 10, "card"), top.pick([1] * 9 + [0], 9, "card")
        assert with_it in (without, 9)
        same += with_it == without
    assert 2600 < same < 2790


def test_a_set_is_drawn_from_as_a_list_of_weights_is() -> None:
    cards = [2, 3, 17, 40, 61]
    bits = sum(1 << card for card in cards)
    weights = [bits >> card & 1 for card in range(62)]
    for number in range(40):
        assert Top(f"{number}").pick_bit(bits, 5, "x") == Top(f"{number}").pick(weights, 5, "x")


def test_a_clone_and_one_from_json_go_on_alike() -> None:
    chance = Dealt("deal:x")
    drawn(chance, "A", 3)
    chance.for_turn("die", 2).below(6, "die")
    twins = [chance.clone(), decoded(encoded(chance), {"Dealt": Dealt})]
    expected = drawn(chance, "A", 5), chance.for_turn("die", 2).below(1000, "die")
    for twin in twins:
        assert twin.counter == 4
        assert (drawn(twin, "A", 5), twin.for_turn("die", 2).below(1000, "die")) == expected
