"""S3: cited clauses exist, every clause is named by a test, and says why if a coverage run cannot see it."""

import re
from pathlib import Path

import pytest

from spellhall.games import game, game_ids
from spellhall.words.rulebook import rulebook

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))


def cited_in(paths: list[Path], prefix: str) -> set[str]:
    """Clause ids in files; `MW-22 to MW-25` names all four."""
    pattern = re.compile(rf"\b{prefix}-(?:C-[A-Za-z]+-\d+|R?\d+[a-z]?)\b")
    span = re.compile(rf"\b{prefix}-(\d+) to {prefix}-(\d+)\b")
    out: set[str] = set()
    for path in paths:
        text = path.read_text(encoding="utf-8")
        out |= set(pattern.findall(text))
        for low, high in span.findall(text):
            out |= {f"{prefix}-{number}" for number in range(int(low), int(high) + 1)}
    return out


@pytest.mark.parametrize("id", game_ids())
def test_cited_clauses_exist(id: str) -> None:
    book = game(id).book
    unknown = [clause for clause in cited_in(SOURCES, game(id).prefix) if clause not in book]
    assert not unknown, f"cited, but not in clauses.toml: {unknown}"


@pytest.mark.parametrize("id", game_ids())
def test_every_clause_is_named_by_a_test(id: str) -> None:
    tests = [*(ROOT / "tests" / "games" / id).rglob("*.py"), *(ROOT / "tests" / "scenarios" / id).rglob("*.toml")]
    named = cited_in(sorted(tests), game(id).prefix)
    missing = [clause.id for clause in game(id).book.clauses if clause.id not in named and clause.source != "ruling"]
    assert not missing, f"{len(missing)} clauses that no test names: {missing}"


@pytest.mark.parametrize("id", game_ids())
def test_clauses_are_whole_sentences(id: str) -> None:
    for clause in rulebook(id).clauses:
        assert clause.text.rstrip()[-1] in ".?!)\"'", f"{clause.id} breaks off: {clause.text[-40:]}"
        assert clause.heading
        assert clause.source
