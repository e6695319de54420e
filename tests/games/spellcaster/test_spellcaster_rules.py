"""The rules as people read them: the spell list with its recipes, in every language, from the game's own table."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellhall.cli.rules import clause_text
from spellhall.games.spellcaster.forming import takes
from spellhall.games.spellcaster.game import GAME
from spellhall.games.spellcaster.naming import spell_name
from spellhall.games.spellcaster.spells import SPELLS, TITLES
from spellhall.lab.rules_page import rules_page
from spellhall.words.catalogues import languages
from spellhall.words.rulebook import rulebook
from spellhall.words.speech import speech

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "spellcaster.md"


@pytest.mark.parametrize("language", languages())
def test_the_spell_list_stands_in_the_rules(language: str) -> None:
    """SC-33, SC-110: every spell with what it takes, a line each."""
    book, speaks = rulebook("spellcaster", language), speech(language)
    lines = clause_text(book["SC-110"], GAME.title).splitlines()
    for kind in SPELLS:
        name, cards = speaks.say(spell_name(kind)), speaks.say(takes(kind))
        assert any(name in line and cards in line for line in lines), name


@pytest.mark.parametrize("language", languages())
def test_looking_for_a_spell_shows_its_recipe_first(language: str) -> None:
    """SC-33: `rules hush` begins with the cards that Hush takes."""
    book, speaks = rulebook("spellcaster", language), speech(language)
    for kind in SPELLS:
        name = speaks.say(spell_name(kind))
        assert speaks.say(takes(kind)) in book.search(name)[0].text, name


def test_the_page_of_rules_has_the_list() -> None:
    """SC-110: docs/rules is made by the same table."""
    text = PAGE.read_text(encoding="utf-8")
    assert text == rules_page(GAME)
    for title in TITLES:
        assert f"\n  - {title} takes " in text
