"""Hostile messages for a socket: each must be refused with a typed error."""

from __future__ import annotations

import json
import random
import string
from typing import Any

CODES = {
    "malformed", "stale", "refused", "unreadable", "ambiguous", "not_yours", "not_host", "not_now", "missing", "limit",
}  # fmt: skip
WORDS = ["choose", "why", "undo", "ask", "say", "start", "bot", "remove", "configure", "leave", "resume", "back"]


def noise(dice: random.Random, depth: int = 0) -> Any:
    """Random JSON."""
    kind = dice.randrange(8 if depth < 4 else 5)
    if kind == 0:
        return dice.choice([None, True, False, 0, -1, 1e308, 2**70, ""])
    if kind == 1:
        return "".join(dice.choice(string.printable + "äöü€\u202e\ufeff😀") for _ in range(dice.randrange(30)))
    if kind == 2:
        return dice.randrange(-(10**12), 10**12)
    if kind in (3, 4):
        return dice.choice([*WORDS, "hello", "do", "type", "token", "table", "seat"])
    if kind == 5:
        return [noise(dice, depth + 1) for _ in range(dice.randrange(5))]
    return {str(noise(dice, 4)): noise(dice, depth + 1) for _ in range(dice.randrange(5))}


def hostile(dice: random.Random, table: str, foreign: str, old: list[str]) -> str | bytes:
    """One message that must be refused."""
    kind = dice.randrange(11)
    valid = json.dumps({"type": "do", "id": "h", "request": {"do": "choose", "choice": "2x3", "at": 99}})
    if kind == 0:
        return json.dumps(noise(dice))
    if kind == 1:
        return valid[: dice.randrange(len(valid) - 1)]
    if kind == 2:
        return '{"type":"do","request":{"do":"say","phrase":"' + "x" * dice.randrange(16_000, 60_000) + '"}}'
    if kind == 3:
        return dice.randbytes(dice.randrange(1, 80))
    if kind == 4:  # a wrong token, a foreign seat, a table that is not there
        wrong = dice.choice([{"token": "w" * 32}, {"token": foreign, "seat": 0}, {"seat": 1}, {"table": "B" * 22}])
        return json.dumps({"type": "hello", "table": table, **wrong})
    if kind == 5 and old:
        return dice.choice(old)
    if kind == 6:
        return json.dumps({"type": "do", "id": "h", "request": {"do": dice.choice(WORDS), f"x{noise(dice, 4)}": 1}})
    if kind == 7:
        return json.dumps(
            {"type": "do", "id": "h", "request": {"do": "say", "phrase": "no " + str(noise(dice, 4))[:30]}}
        )
    if kind == 8:
        at = dice.choice([0, 1, 2, 10**8])
        return json.dumps({"type": "do", "request": {"do": "choose", "choice": str(noise(dice, 4))[:300], "at": at}})
    if kind == 9:
        return "[" * dice.randrange(1, 3000)
    more = {} if dice.random() < 0.5 else {"yes": True}
    word = dice.choice(["start", "resume", "answer", "back"])
    return json.dumps({"type": "do", "id": "h", "request": {"do": word, **more}})
