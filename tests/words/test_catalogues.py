"""Every key has its sentence, every sentence its key, and all languages use the same facts. No game is played."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spellhall.classroom.plans import templates_of
from spellhall.games import game, game_ids
from spellhall.kernel.options import said
from spellhall.lessons.lessons import BadLesson, lesson_file
from spellhall.words.catalogues import APART, CLAUSE, COMMON, SOURCE, catalogue_text, languages
from words.sources import SOURCE as FOLDER
from words.sources import Call, families, page_calls, python_calls

PARTS = [COMMON, *APART, *game_ids()]
OF_PARTS = pytest.mark.parametrize("part", PARTS)
OTHERS = pytest.mark.parametrize("language", [one for one in languages() if one != SOURCE])
SHARED = {"who", "plain", "list-commas", "list-lines", "list-sentences", "list-words", "list-or", ""}
"""Keys that the speaker itself understands."""
OF_THE_SPEAKER = {"language-name", "list-none", "list-more", "list-last", "list-or-last", "seat-name"}


class Variables(Visitor):
    """The facts that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str, part: str) -> dict[str, frozenset[str]]:
    """The keys of a catalogue, each with the facts that its sentence asks for."""
    out: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(catalogue_text(language, part)).body:
        assert not isinstance(entry, ast.Junk), f"{language}, {part or 'common'}: {entry.content[:80]!r}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in out, f"{language}: {entry.id.name} stands there twice"
            assert entry.value is not None, f"{language}: {entry.id.name} says nothing"
            out[entry.id.name] = frozenset(variables.names)
    return out


def folder_of(part: str) -> Path:
    return FOLDER / "games" / part if part in game_ids() else FOLDER


@cache
def calls(part: str) -> list[Call]:
    """The messages that a game makes; otherwise those of the shared packages, apart or not."""
    if part in game_ids():
        return list(python_calls(folder_of(part)))
    shared = [each for each in FOLDER.iterdir() if each.is_dir() and each.name not in ("games", "__pycache__")]
    every = [call for folder in sorted(shared) for call in python_calls(folder)]
    return [call for call in every if apart(call.key) == part]


def apart(key: str) -> str:
    """The part apart to which a key of the shared packages belongs, or none."""
    beginning = key.split("-")[0]
    return beginning if beginning in APART else COMMON


@cache
def parts_of_keys(part: str) -> dict[str, set[str]]:
    return families(folder_of(part)) if part in game_ids() else shared_families(part)


def shared_families(part: str) -> dict[str, set[str]]:
    out: dict[str, set[str]] = {"source-": {"printed", "inferred", "house", "makers", "ruling"}}
    for folder in sorted(FOLDER.iterdir()):
        if folder.is_dir() and folder.name not in ("games", "__pycache__"):
            out.update(families(folder))
    return {beginning: endings for beginning, endings in out.items() if apart(beginning) == part}


def derived(part: str) -> set[str]:
    """The keys that follow from what a game declares: its box, options, clauses, headings and lesson."""
    one = game(part)
    names = {"about", "minutes", "age"}
    for option in one.options:
        names.add(f"option-{option.name}")
    names |= {f"plan-{each.id}" for each in templates_of(one)}
    for clause in one.book.clauses:
        names.add(f"heading-{clause.heading}")
    try:
        for step in lesson_file(part).step:
            names.add(f"lesson-{step.id}")
            if not step.read:
                names.add(f"lesson-{step.id}-good")
            if step.want:
                names.add(f"lesson-{step.id}-wrong")
        names.add("lesson-title")
    except BadLesson:
        pass
    return {f"{one.prefix.lower()}-{name}" for name in names} | set(one.book.ids)


def option_values(part: str) -> set[str]:
    """Values of options may have words of their own; without, they are shown as they are written."""
    one = game(part)
    return {
        f"{one.prefix.lower()}-option-{option.name}-{said(value)}"
        for option in one.options
        for value in [*(option.values or []), option.low]
    }


def zone_words(part: str) -> set[str]:
    """What the page's plain board calls the fields of a game and the cards in them."""
    one = game(part)
    zones = {"card", *[field for record in one.parts for field in record.FIELDS]}
    start = f"{one.prefix.lower()}-zone-"
    return {
        key
        for key in messages(SOURCE, part)
        if key.startswith(start) and re.sub(r"-(-?\d+|true|false)$", "", key.removeprefix(start)) in zones
    }


def made_keys(part: str) -> set[str]:
    """Every key that the sources of a part make, by Python or by the page."""
    known = parts_of_keys(part)
    out: set[str] = set()
    for call in calls(part):
        if call.whole:
            out.add(call.key)
        else:
            assert call.key in known, f"{call.where}: FAMILIES does not say how '{call.key}…' goes on"
    out |= {f"{beginning}{ending}" for beginning, endings in known.items() for ending in endings}
    return out


def beyond(part: str) -> set[str]:
    """Keys that no call makes."""
    return derived(part) if part in game_ids() else set() if part in APART else OF_THE_SPEAKER


@OF_PARTS
def test_every_key_has_its_sentence(part: str) -> None:
    english = messages(SOURCE, part).keys() | messages(SOURCE, COMMON).keys()
    wanted = made_keys(part) | beyond(part)
    assert not sorted(wanted - english - SHARED)


@OF_PARTS
def test_every_sentence_is_said_somewhere(part: str) -> None:
    optional = option_values(part) | zone_words(part) if part in game_ids() else set()
    used = made_keys(part) | beyond(part) | optional
    page = list(page_calls(folder_of(part) / "page" if part in game_ids() else FOLDER.parent.parent / "web" / "src"))
    used |= {key for _, key, whole in page if whole}
    beginnings = tuple(key for _, key, whole in page if not whole)
    lost = [key for key in messages(SOURCE, part) if key not in used and not key.startswith(beginnings or ("\0",))]
    assert not lost


@OF_PARTS
def test_no_sentence_asks_for_a_fact_that_it_is_not_given(part: str) -> None:
    english = {**messages(SOURCE, COMMON), **messages(SOURCE, part)}
    wrong = [
        f"{call.where}: {call.key} asks for {sorted(english[call.key] - call.facts)}"
        for call in calls(part)
        if call.whole and call.key in english and not english[call.key] <= call.facts
    ]
    assert not wrong, "\n".join(wrong)


@OTHERS
@OF_PARTS
def test_every_language_has_the_same_keys_and_facts(part: str, language: str) -> None:
    english, other = messages(SOURCE, part), messages(language, part)
    assert not sorted(english.keys() - other.keys()), "missing"
    assert not sorted(other.keys() - english.keys()), "not in English"
    differing = [f"{key}: {sorted(english[key] ^ other[key])}" for key in english if english[key] != other[key]]
    assert not differing, "\n".join(differing)


@pytest.mark.parametrize("part", game_ids())
def test_the_keys_of_a_game_begin_with_its_prefix(part: str) -> None:
    prefix = f"{game(part).prefix.lower()}-"
    assert not [key for key in messages(SOURCE, part) if not CLAUSE.match(key) and not key.startswith(prefix)]
