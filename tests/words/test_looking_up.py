"""What a beginner looks up: every card with what it needs and does, in the rules of the table and on the rules page."""

from __future__ import annotations

import re

import pytest

from spellhall.cli.rules import clause_text
from spellhall.games import game
from spellhall.lab.rules_page import rules_page
from spellhall.words.catalogues import languages
from spellhall.words.rulebook import rulebook

LOOKED_UP = {
    "mathwiz": ("boots", "Move the target up or down by exactly 10."),
    "mathemagician": ("itchy sleeves", "needs exactly 4 with at least 2 numbers"),
    "novatus": ("fizzum", "2 points; needs two red, one yellow."),
    "prestidigitators": ("fireball energy", "if not, it sinks. Then this card is destroyed."),
}


@pytest.mark.parametrize("id", sorted(LOOKED_UP))
def test_a_card_is_found_by_its_name(id: str) -> None:
    words, text = LOOKED_UP[id]
    found = [clause_text(one, game(id).title) for one in rulebook(id).search(words)]
    assert text in found[0]
    assert text in rules_page(game(id))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("id", sorted(LOOKED_UP))
def test_every_card_has_a_line_of_its_own(id: str, language: str) -> None:
    lines = [card.text for card in rulebook(id, language).cards]
    assert len(lines) == len(set(lines)) > 10
    assert all(line.endswith((".", ")")) for line in lines)


@pytest.mark.parametrize("language", languages())
def test_the_rules_of_the_duel_are_said_in_words(language: str) -> None:
    """No clause says "s < h" or "s + 1": heights and cascades are said in words."""
    formula = re.compile(r"\b[hsk] [<>≤≥=+−]|[<>≤≥=+−] [hsk]\b|max\(|min\(|\bs (becomes|devient|wird)\b")
    wrong = [clause.text for clause in rulebook("prestidigitators", language).clauses if formula.search(clause.text)]
    assert not wrong, wrong
