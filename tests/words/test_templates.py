"""Sentences that are made the quick way are those that Fluent makes."""

from __future__ import annotations

import pytest

from spellhall.games import game_ids
from spellhall.kernel.messages import say, who
from spellhall.kernel.remembered import mark_of
from spellhall.words.catalogues import APART, languages
from spellhall.words.speech import KEPT, Speech, template
from words.test_catalogues import COMMON, SOURCE, messages

VALUES = ("word", "owl", 0, 1, 2, -999, 1_234, True, who(1), [3, who(0)], say("phrase-thanks"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("part", [COMMON, *APART, *game_ids()])
def test_the_quick_way_and_the_long_way_are_the_same(part: str, language: str) -> None:
    """A pattern in pieces says what Fluent says, for every message, form and kind of fact."""
    speech = Speech(language)
    names = ["Amber Owl", "Coral Fox"]
    quick = left = 0
    for key, facts in messages(SOURCE, part).items():
        for form in ("", "start"):
            known = template(language, key, form)
            if known is None:
                continue
            found, pattern, pieces = known
            for value in VALUES:
                given = dict.fromkeys(facts, value)
                made = None if pieces is None else speech.joined(pieces, given, names, language)
                left += made is None
                if made is not None:
                    quick += 1
                    assert made == speech.filled(found, pattern, given, names), (key, form, value)
    assert quick > 10 * left


def test_names_are_put_in_wherever_they_stand() -> None:
    """A sentence is kept once for all names that are heard alike, and every listener hears the right ones."""
    speech = Speech("fr")
    for names in (["Amber Owl", "Coral Fox"], ["Coral Fox", "Amber Owl"], ["Ida", ""]):
        for seat in (0, 1):
            message = say("table-sat", who=who(seat))
            assert speech.told(message, names) == speech.made(message, names, "")
            assert (names[seat] or "B") in str(speech.told(message, names))


def test_what_somebody_typed_is_not_remembered_for_ever() -> None:
    """Sentences that were said are kept, but neither long ones nor without end: a flood must not fill the memory."""
    one = Speech("en")
    for number in range(3 * KEPT):
        one.say(say("list-more", first=f"{number}", next="x"))
    assert KEPT // 2 <= len(one.kept) <= KEPT
    assert one.say(say("list-more", first="1", next="x")) == "1, x"
    before = len(one.kept)
    one.say(say("list-more", first="y" * 1_000, next="x"))
    assert len(one.kept) == before


def test_sentences_that_are_in_use_are_not_forgotten() -> None:
    one = Speech("en")
    used = say("list-more", first="in", next="use")
    for number in range(3 * KEPT):
        one.say(say("list-more", first=f"{number}", next="x"))
        if number % 100 == 0:
            one.say(used)
    assert one.kept.get(mark_of(used, None, "")) == "in, use"


def test_what_looks_alike_is_not_taken_for_the_same() -> None:
    """One and yes, two and 2.0, a list and its only item are different facts."""
    one = Speech("en")
    facts = [1, True, 1.0, "1", [1], ["1"], "yes", say("list-none"), "list-none"]
    for value in facts:
        message = say("list-more", first=value, next="x")
        assert one.say(message) == one.made(message, None, ""), value
        assert one.say(message) == Speech("en").say(message), value
