"""The page and Python say the same sentences: both are held to the cases of one file."""

from __future__ import annotations

import json

from spellhall.words.catalogues import languages
from words.cases import FILE, said


def test_python_says_what_the_page_says() -> None:
    cases = json.loads(FILE.read_text(encoding="utf-8"))
    assert all(set(case["said"]) == set(languages()) for case in cases)
    wrong = [
        f"{language}: {case['message']}\n  {now}\n  {before}"
        for case in cases
        for language, before in case["said"].items()
        if (now := said(case["message"], case["names"], language)) != before
    ]
    assert not wrong, "Wordings have changed; run python tests/words/cases.py.\n" + "\n".join(wrong)
