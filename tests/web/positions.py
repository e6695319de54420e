"""Positions for the browser: games written down as records, which the hall goes on with."""

from __future__ import annotations

import json
from typing import Any

from benchmarks.halls import HallProcess

from spellhall.games import game as find_game

Line = tuple[str, ...]
"""A seat's letter, its choice, and what chance brought after it."""


def record(game: str, first: list[str], lines: list[Line], **header: Any) -> str:
    """A record from its beginning: what chance brought at the start, then step after step."""
    head = {
        "spellhall": 1,
        "game": game,
        "rules_version": find_game(game).rules_version,
        "seats": 2,
        "options": {},
        "cards": None,
        "seed": "0" * 64,
    }
    steps = [{"seat": seat, "choice": choice, "chance": chance, "counter": 0} for seat, choice, *chance in lines]
    told = [{**head, "names": ["Ann", "Bo"], "seed": "0" * 64, "chance": first, "counter": 0, **header}, *steps]
    return "".join(f"{json.dumps(each)}\n" for each in [*told, {"end": None, "steps": len(steps)}])


def duel(charged: str, *more: Line) -> str:
    """SpellCaster: Ann has these cards Charged and the first turn; Bo stands far away with two Spades Charged."""
    kept = ["2H", "3D", "4C", "8D", "QS", "KD", "2D"]
    mine = (charged.split() + kept)[:7]
    short = 5 - (7 - len(charged.split()))
    draws = [f"draw A {card}" for card in ("4H", "7H", "TS", "TC", "TD")[: max(0, short)]]
    first = ["burn A 6C", "burn B 6C", *(f"draw A {card}" for card in mine)]
    first += [f"draw B {card}" for card in ("2S", "3S", "4S", "5S", "6S", "7S", "8S")]
    opening: list[Line] = [
        ("A", f"ready charge {charged}"),
        ("B", "ready charge 2S 3S", "move A 9D", "move B 4D", *draws),
        ("A", "first"),
        ("A", "place 0,4"),
        ("B", "place 0,10"),
    ]
    return record("spellcaster", first, [*opening, *more])


def at_the_end(hall: HallProcess, text: str, bot: str = "greedy") -> dict[str, Any]:
    """Sit down as Ann where a record ends; a bot is Bo."""
    game, steps = json.loads(text.splitlines()[0])["game"], len(text.splitlines()) - 2
    wish = {"game": game, "seats": 2, "seat": 0, "record": text, "step": steps, "bots": [bot]}
    code, made = hall.call("POST", "/api/tables", wish)
    assert code == 201, made
    return dict(made)
