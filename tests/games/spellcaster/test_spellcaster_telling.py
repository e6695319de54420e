"""What the table tells: who, with which card, at whom, in the order in which it happened."""

from __future__ import annotations

import re

import pytest
from spellcaster_table import PLAIN, Table

from spellhall.games.spellcaster.game import GAME
from spellhall.kernel.chance import Seeded
from spellhall.words.catalogues import languages
from spellhall.words.speech import speech
from tabletop import told

NAMES = ["Ada", "Bo", "Cy", "Di"]


def story(table: Table) -> list[str]:
    return [told(GAME, table.setup, facts, NAMES) for facts in table.events]


def test_a_run_says_which_card_was_spent() -> None:
    """SC-181, SC-184: the card of a Berserk run is named."""
    table = Table(PLAIN + "at B: 9,5\ncharged A: 4S 5S 6S")
    table.do("A cast berserk", "A run 5S 8,5")
    assert "Ada spends the Five of Spades and runs to 8,5." in story(table)


def test_a_hadou_ken_names_its_target() -> None:
    """SC-104, SC-139: whom the wave is aimed at is told with the cast."""
    table = Table(PLAIN + "at B: 5,8\ncharged A: 9C").do("A cast hadou")
    assert "Ada casts Hadou Ken at Bo: the Nine of Clubs, down." in story(table)


def test_one_wave_is_let_come_once() -> None:
    """SC-88, SC-91: passing in the cast window and in the attack window are two different things."""
    table = Table(PLAIN + "at B: 5,8\ncharged A: 9C\ncharged B: 2D 3D 4D").do("A cast hadou", "B pass", "B pass")
    assert story(table).count("Bo lets it come.") == 1
    assert "Bo does not counter Hadou Ken." in story(table)


def test_the_draw_is_told_after_the_strike_that_caused_it() -> None:
    """SC-73: the card is drawn at once, because it was played."""
    lines = story(Table(PLAIN + "hand A: 9S 2C", ["draw A 4C"]).do("A strike 9S B"))
    strike = next(number for number, line in enumerate(lines) if line.startswith("Ada attacks Bo"))
    assert lines[strike + 1] == "Ada draws one card."
    enhanced = "at B: 5,8\nhand A: 9C 2C\nactive A: enhance 7C 7H waves"
    lines = story(Table(PLAIN + enhanced, ["draw A 4C"]).do("A wave 9C d2"))
    wave = next(number for number, line in enumerate(lines) if line.startswith("Ada attacks Bo"))
    assert lines[wave + 1] == "Ada draws one card."


ARTICLES = {
    "en": r"\b(the|an?) (\w+ )?(the|an?)\b",
    "fr": r"\b(le|la|les|une?) (\w+ )?(le|la|les|une?)\b",
    "de": r"\b(der|die|das|den|dem|eine?) (\w+ )?(der|die|das|den|dem|eine?)\b",
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", range(8))
def test_events_have_single_articles_and_names(number: int, language: str) -> None:
    """SC-33: no doubled article, no doubled full stop, no seat letter, no notation."""
    rich = GAME.coverage_position(number)
    assert rich is not None
    setup, fields = rich
    made = GAME.place(setup, fields, Seeded(f"telling{number}"))
    chance = Seeded(f"telling{number}/player")
    speaks = speech(language)
    for _ in range(400):
        for event in made.events:
            for seat in range(-1, setup.seats):
                facts = event.told_to(seat)
                message = None if facts is None else GAME.tell(setup, facts)
                if message is not None:
                    sentence = speaks.say(message, NAMES)
                    assert not re.search(ARTICLES[language], sentence, re.IGNORECASE), sentence
                    assert not re.search(r"\.\.|\b[B-D]\b|\b[2-9TJQKA][SCDH]\b", sentence), sentence
        if made.state.outcome is not None:
            break
        seat = GAME.waiting(made.state)[0]
        choices = GAME.telling_choices(GAME.view_for(made.state, seat), GAME.legal(made.state, seat))
        made = GAME.apply(made.state, seat, choices[chance.below(len(choices), "choice")])
