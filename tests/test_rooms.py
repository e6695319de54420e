"""The game is the unit of the house: nothing outside a game's folder knows it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spellhall.games import game
from spellhall.games import own_ids as our_games

ROOT = Path(__file__).parent.parent
SHARED = [
    path
    for folder, endings in (
        (ROOT / "src" / "spellhall", ("*.py", "*.ftl", "*.css")),
        (ROOT / "web" / "src", ("*.ts", "*.svelte", "*.css")),
        (ROOT / "web" / "words", ("*.ftl",)),
    )
    for ending in endings
    for path in sorted(folder.rglob(ending))
    if "games" not in path.relative_to(ROOT).parts[:-2] and "web/assets" not in path.as_posix()
]
ORDINARY = {"returned", "revealed", "reveal", "closed", "lifted", "failed"}
"""Events of a game whose names the table, the hall or the page use in a sense of their own."""
ROOMS = ("mind", "encoding.py", "terminal.py", "lesson.toml", "words", "page", "clauses.toml", "game.py")


def test_there_is_something_to_look_at() -> None:
    assert len(SHARED) > 150
    assert not [path for path in SHARED if "/games/mathwiz/" in path.as_posix()]


@pytest.mark.parametrize("id", our_games())
def test_a_game_has_its_rooms(id: str) -> None:
    folder = ROOT / "src" / "spellhall" / "games" / id
    assert not [room for room in ROOMS if not (folder / room).exists()]


@pytest.mark.parametrize("id", our_games())
def test_nothing_outside_names_a_game(id: str) -> None:
    """No id, no title and no clause of a game: whoever adds one edits no other file."""
    one = game(id)
    prefix = re.escape(one.prefix)
    known = re.compile(rf"\b{id}|{re.escape(one.title)}|\b{prefix}-[a-z]?\d|\b{prefix}-[a-z]+-", re.IGNORECASE)
    named = []
    for path in SHARED:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if known.search(line):
                named.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    assert not named, "\n".join(named)


@pytest.mark.parametrize("id", our_games())
def test_no_event_or_card_of_a_game_is_known_outside(id: str) -> None:
    """Names of cards and of events that only this game has, in quotes, as code would compare them."""
    one = game(id)
    events = set(re.findall(r'\.tell(?:_apart)?\(\s*"(\w+)"', sources(id)))
    others = "".join(sources(other) for other in our_games() if other != id)
    own = {event for event in events if f'"{event}"' not in others and len(event) > 5} - ORDINARY
    names = {name for name in one.card_names(one.setup(one.seat_counts[0])) if len(name) > 5}
    known = [f'"{word}"' for word in sorted(own | names)]
    found = [
        f"{path.relative_to(ROOT)}: {word}"
        for path in SHARED
        for word in known
        if word in path.read_text(encoding="utf-8")
    ]
    assert not found, "\n".join(found)


def sources(id: str) -> str:
    folder = ROOT / "src" / "spellhall" / "games" / id
    return "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
