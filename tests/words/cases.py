"""The cases that both runtimes of Fluent must say alike: `python tests/words/cases.py` writes `cases.json` anew.

Each case is a message, the names of the players, and its sentence in every language. `test_cases.py` holds Python to
them, `web/tests/cases.test.ts` the page.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "cases.json"
NAMES = ["Ida", "Bo", "Élise", "Dee"]
EACH = 6  # messages of each game

if __name__ == "__main__":
    sys.path[:0] = [str(FILE.parents[1])]

from spellhall.games import game, game_ids  # noqa: E402
from spellhall.kernel.messages import Message, message_from_json, say, who  # noqa: E402
from spellhall.words.catalogues import languages  # noqa: E402
from spellhall.words.speech import speech  # noqa: E402
from words.recorder import recorded  # noqa: E402

COMMON = [
    say("table-said", who=who(2), phrase=say("phrase-hello")),
    say("list-commas", items=[who(0), 3, "x"]),
    say("list-lines", items=[who(1), who(2)]),
    say("list-sentences", items=[say("table-started"), say("table-agreed", who=who(1))]),
    say("list-or", items=["a", "b", "c"]),
    say("no-such-bot", bots=["novice", "adept", "magus"]),
    say("no-such-bot", bots=[]),
    say("table-agreed", who=who(7)),
    say("plain", text="{ $x } is not a fact"),
]


def parts(value: Any) -> Iterator[Message]:
    """The messages in a message."""
    if isinstance(value, Message):
        yield value
        for fact in value.facts.values():
            yield from parts(fact)
    if isinstance(value, list):
        for item in value:
            yield from parts(item)


def interesting(id: str) -> list[Message]:
    """Messages of a game that hold others, the richest first; one for each key."""
    found: dict[str, Message] = {}
    for _, message in recorded(game(id)):
        best = found.get(message.key)
        if message.facts and (best is None or len(list(parts(message))) > len(list(parts(best)))):
            found[message.key] = message
    return sorted(found.values(), key=lambda one: (-len(list(parts(one))), one.key))[:EACH]


def said(message: dict[str, Any], names: list[str], language: str) -> str:
    return speech(language).say(message_from_json(message), names)


def write() -> None:
    messages = [one.to_json() for one in [*COMMON, *[one for id in game_ids() for one in interesting(id)]]]
    cases = [
        {"message": one, "names": NAMES, "said": {language: said(one, NAMES, language) for language in languages()}}
        for one in messages
    ]
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    write()
