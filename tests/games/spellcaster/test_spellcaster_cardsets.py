"""Hands, Charged cards and decks as sets of bits."""

import pytest

from spellhall.games.spellcaster.cards import CV, KINDS
from spellhall.games.spellcaster.cardsets import CardSet, no_cards, set_from, set_of
from spellhall.kernel.zones import bag_of, unseen


def test_a_set_holds_what_was_put_into_it() -> None:
    cards = set_of([0, 17, KINDS - 1])
    assert cards.cards() == [0, 17, KINDS - 1]
    assert cards.size == 3
    assert cards.total() == CV[0] + CV[17] + CV[KINDS - 1]
    cards.remove(17)
    assert [cards.has(card) for card in (0, 17, KINDS - 1)] == [True, False, True]
    twin = cards.clone()
    twin.add(5)
    assert (cards.cards(), twin.cards()) == ([0, KINDS - 1], [0, 5, KINDS - 1])


def test_a_card_is_there_once_or_not_at_all() -> None:
    with pytest.raises(ValueError, match="already"):
        set_of([4, 4])
    with pytest.raises(ValueError, match="no card 4"):
        no_cards().remove(4)


@pytest.mark.parametrize("cards", [[], [3], list(range(KINDS))])
def test_a_set_is_declared_as_a_bag(cards: list[int]) -> None:
    bag = bag_of(KINDS, cards)
    assert set_of(cards).bag() == bag
    assert set_from(bag).cards() == cards


def test_of_a_covered_set_only_the_size_is_left() -> None:
    covered = set_from(unseen(7))
    assert (covered.known, covered.size, covered.cards()) == (False, 7, [])
    assert covered.bag() == CardSet(0, 7, known=False).bag() == unseen(7)
