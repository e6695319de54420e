"""The built scripts on old tablets: nothing that Chrome 100 and Safari 15 cannot read, or lack and are not given.

Styles are another matter: docs/teachers.md says what looks plainer there.
"""

from __future__ import annotations

import re
from pathlib import Path

import spellhall.hall

ASSETS = Path(spellhall.hall.__file__).parent / "web" / "assets"
GIVEN = Path(__file__).parents[2] / "web" / "src" / "look" / "old.ts"

UNREADABLE = {
    "a look behind in a pattern": r"\(\?<[=!]",  # breaks the whole file in Safari 15
    "a static block": r"\bstatic\s*\{",
    "the v flag": r"/[gimsuy]*v[gimsuy]*\.(test|exec)\(",
}
LATER = {
    "at": r"\.at\(",
    "findLast": r"\.findLast\(",
    "findLastIndex": r"\.findLastIndex\(",
    "toReversed": r"\.toReversed\(",
    "toSorted": r"\.toSorted\(",
    "toSpliced": r"\.toSpliced\(",
    "hasOwn": r"\bObject\.hasOwn\(",
    "structuredClone": r"\bstructuredClone\(",
    "timeout": r"\bAbortSignal\.timeout\(",
    "groupBy": r"\b(Object|Map)\.groupBy\(",
    "withResolvers": r"\bPromise\.withResolvers\(",
    "fromAsync": r"\bArray\.fromAsync\(",
}
"""Calls that Safari 15.0 or Chrome 100 lack."""


def scripts() -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(ASSETS.glob("*.js"))}


def test_every_script_can_be_read() -> None:
    found = [
        (name, what) for name, text in scripts().items() for what, sign in UNREADABLE.items() if re.search(sign, text)
    ]
    assert len(scripts()) > 20
    assert not found


def test_what_is_called_and_missing_there_is_given() -> None:
    given = set(re.findall(r'add\([\w.]+, "(\w+)"', GIVEN.read_text(encoding="utf-8")))
    called = {call for text in scripts().values() for call, sign in LATER.items() if re.search(sign, text)}
    assert "findLast" in called, "the search finds what is called"
    assert called <= given
