"""Why a spell cannot be cast yet: the sentence names what is missing (SC-64)."""

from __future__ import annotations

import pytest
from spellcaster_table import PLAIN, Table

from spellhall.games.spellcaster.cards import card_named, mask_of
from spellhall.games.spellcaster.forming import missing
from spellhall.games.spellcaster.spells import SPELLS, WORDS, Pool, formed
from spellhall.words.speech import ENGLISH

CASES = [
    ("7H", "melee", "one more Spade"),
    ("7S", "wild", "the Joker"),
    ("8H 8D 5C", "hush", "one more Eight"),
    ("8H 5C JK", "hush", "one more Eight"),
    ("6H 6D", "circle", "2 more Sixes"),
    ("3H", "haste", "2 more Hearts"),
    ("3H JK", "haste", "one more Heart"),
    ("7C 9D", "enhance", "one more Seven"),
    ("7H 7D", "enhance", "one more Seven of Clubs"),
    ("8H 8D 5C", "reiki", "one more Five"),
    ("8H 8D 5C", "regenerate", "one more Eight and one more Five"),
    ("2H 3D 4C KC", "pentagram", "one more Five and one more Six"),
    ("3H 4D 5C 7C", "pentagram", "one more Six"),
]


@pytest.mark.parametrize(("charged", "spell", "words"), CASES)
def test_the_sentence_names_what_is_missing(charged: str, spell: str, words: str) -> None:
    """SC-64, SC-110, SC-112."""
    cards = [card_named(name) for name in charged.split()]
    kind = SPELLS[WORDS.index(spell)]
    assert not formed(mask_of(cards)) >> kind & 1
    assert ENGLISH.fact(missing(kind, Pool(mask_of(cards))), None) == words


def test_the_table_says_it() -> None:
    """SC-64: what the spell takes, and what is not there yet."""
    table = Table(PLAIN + "charged A: 8H 8D 5C")
    said = table.why("A cast hush")
    assert said == "Hush takes three cards of one value. Not among your Charged cards yet: one more Eight."
    nothing = Table(PLAIN).why("A cast haste")
    assert nothing == "Haste takes three or more Hearts, and none of your cards is Charged yet."
