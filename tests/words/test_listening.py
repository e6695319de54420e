"""Whatever is said in play can be said in every language: games of every kind and all scenarios are listened to."""

from __future__ import annotations

import re
from typing import Any

import pytest

from spellhall.games import game as find_game
from spellhall.games import game_ids
from spellhall.kernel.messages import PLAIN, Message, say, who
from spellhall.words.catalogues import APART, SOURCE, bundle, catalogue_text, languages, part_of, without_clauses
from spellhall.words.rulebook import rulebook
from spellhall.words.speech import KEYS, Speech, functions, speech, wanted_language
from words.recorder import recorded

GAMES = pytest.mark.parametrize("id", game_ids())
OTHERS = pytest.mark.parametrize("language", [one for one in languages() if one != SOURCE])
KINDS = {"question", "choice", "event", "table", "refusal", "reason", "option", "game"}
NAMES = ["Ida", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal"]


def problems(message: Message, language: str) -> list[str]:
    """What is wrong with a message in a language: no sentence, or a sentence that lacks a fact."""
    if message.key == PLAIN:
        return [f"plain text: {message.facts['text']!r}"]
    out = [problem for value in message.facts.values() for problem in inner_problems(value, language)]
    if message.key == "who" or message.key.startswith("list-"):
        return out
    found = bundle(language, part_of(message.key), functions())
    if not found.has_message(message.key):
        return [*out, f"{language}: no sentence for {message!r}"]
    pattern = found.get_message(message.key).value
    assert pattern is not None
    facts = {name: speech(language).fact(value, NAMES) for name, value in message.facts.items()}
    errors = found.format_pattern(pattern, facts)[1]
    return out + [f"{language}: {message!r}: {error}" for error in errors]


def inner_problems(value: Any, language: str) -> list[str]:
    if isinstance(value, Message):
        return problems(value, language)
    if isinstance(value, list):
        return [problem for item in value for problem in inner_problems(item, language)]
    return []


@GAMES
def test_everything_said_in_play_has_its_sentence(id: str) -> None:
    said = recorded(find_game(id))
    assert {kind for kind, _ in said} >= KINDS
    wrong = [problem for _, message in said for language in languages() for problem in problems(message, language)]
    assert not wrong, "\n".join(wrong[:30])


@GAMES
def test_messages_survive_the_wire(id: str) -> None:
    """Keys and facts are plain JSON, and what comes back says the same."""
    from spellhall.kernel.messages import message_from_json

    for _, message in recorded(find_game(id), longest=20):
        again = message_from_json(speech(KEYS).told(message, NAMES))
        assert again == message


@GAMES
@OTHERS
def test_a_clause_says_the_same_in_every_language(id: str, language: str) -> None:
    """Clauses cite the same clauses and have the same figures."""
    for clause in rulebook(id).clauses:
        said = rulebook(id, language)[clause.id].text
        assert cited(said) == cited(clause.text), clause.id
        assert figures(said) == figures(clause.text), clause.id


def cited(text: str) -> set[str]:
    """The clauses that a text refers to."""
    return set(re.findall(r"\b[A-Z]{2}-(?:C-)?\w+(?:-\d+)?", text))


def figures(text: str) -> list[str]:
    """The numbers in a text."""
    return sorted(re.findall(r"\d+", re.sub(r"\b[A-Z]{2}-\S+", "", text)))


FORMAL = {
    "fr": re.compile(r"\b(vous|votre|vos|vôtres?)\b", re.IGNORECASE),
    "de": re.compile(r"\b(Ihnen|Ihrem|Ihres)\b"),
}


@pytest.mark.parametrize("part", ["", *APART, *game_ids()])
def test_a_child_is_spoken_to_as_a_child(part: str) -> None:
    for language, formal in FORMAL.items():
        text = without_clauses(catalogue_text(language, part)).replace("amusez-vous", "")
        lines = [line for line in text.split("\n") if "-lesson-" not in line]  # a lesson may speak of two players
        assert not [line for line in lines if formal.search(line)]


# ---------------------------------------------------------------- the mechanism


def test_small_words_run_together() -> None:
    asked = say("table-substituted-clock", who=who(0))
    assert speech("fr").say(asked, ["Ida"]) == "Le temps d'Ida est écoulé ; un robot continue."
    assert speech("fr").say(asked, ["Bo"]) == "Le temps de Bo est écoulé ; un robot continue."


def test_names_are_never_taken_for_words() -> None:
    """A player may be called like a part of a sentence, and keeps the name as it is."""
    odd = "{ $who } [one] table-sat"
    assert speech("en").say(say("table-sat", who=who(0)), [odd]) == f"{odd} sits down."


def test_a_seat_without_a_name_is_called_by_its_letter() -> None:
    assert speech("de").say(say("table-sat", who=who(2))) == "Platz C setzt sich."


def test_lists_are_said_as_people_say_them() -> None:
    english: Speech = speech("en")
    assert [english.listed(["a", "b", "c"][:many]) for many in range(4)] == ["none", "a", "a and b", "a, b and c"]
    assert speech("fr").say(Message("list-or", {"items": ["a", "b", "c"]})) == "a, b ou c"


def test_a_language_that_nobody_speaks_here_is_english() -> None:
    assert speech("tlh").language == SOURCE


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("it,en;q=0.7,fr;q=0.3", "en"),
        ("de-AT", "de"),
        ("en;q=0.2, fr;q=0.9", "fr"),
        ("fr;q=nonsense", "en"),
        ("*", "en"),
        ("x-keys", "x-keys"),
    ],
)
def test_a_header_names_the_language(header: str, language: str) -> None:
    assert wanted_language(header) == language


def test_every_game_keeps_its_name() -> None:
    """Titles are proper names: they are in no catalogue, and so the same in every language."""
    for id in game_ids():
        assert find_game(id).title
