"""Sentences that are made the quick way are those that Fluent makes."""

from __future__ import annotations

import pytest

from spellhall.games import game_ids
from spellhall.kernel.messages import say, who
from spellhall.words.catalogues import languages
from spellhall.words.speech import KEPT, Speech, in_parts, template
from words.test_catalogues import COMMON, SOURCE, messages


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("part", [COMMON, *game_ids()])
def test_the_quick_way_and_the_long_way_are_the_same(part: str, language: str) -> None:
    quick = 0
    for key, facts in messages(SOURCE, part).items():
        known = template(language, key, "")
        if known is None:
            continue
        found, pattern, parts = known
        for value in ("word", 7, -999, 1_234):
            filled = dict.fromkeys(facts, value)
            made = in_parts(parts, filled) if parts else ""
            if made:
                quick += 1
                assert made == found.format_pattern(pattern, filled)[0]
    assert quick > 20


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
