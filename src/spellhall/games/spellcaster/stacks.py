"""The frames of a position as text: `rounds next=1 | turn seat=A moved=yes actions=0`."""

from __future__ import annotations

from typing import Any

from spellhall.games.spellcaster.attacks import Attack
from spellhall.games.spellcaster.building import Build
from spellhall.games.spellcaster.cards import NAMES, card_named
from spellhall.games.spellcaster.casting import Cast, Counter
from spellhall.games.spellcaster.curse import Curse
from spellhall.games.spellcaster.damage import Damage
from spellhall.games.spellcaster.dispelling import Dispelling, Lose
from spellhall.games.spellcaster.moving import DodgeMove, HasteUse
from spellhall.games.spellcaster.notation import read_choice, write_choice
from spellhall.games.spellcaster.opening import Opening
from spellhall.games.spellcaster.regenerating import Regenerating
from spellhall.games.spellcaster.singles import Use
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.steps import MoveChange, Step
from spellhall.games.spellcaster.turns import Rounds, Turn
from spellhall.games.spellcaster.volleys import Volley
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.positions import Fields, is_whole

SEAT_FIELDS = ["seat", "asked", "target", "defended", "queue", "to_place"]
CARD_FIELDS = ["card", "source", "cards", "left", "paid", "chosen"]
NONE = "-"
LONGEST_NUMBER = 5  # no frame counts further than four digits


def examples(seats: int) -> dict[str, Step]:
    """One frame of each kind under its name in notation; what a text leaves out is taken from it."""
    return {
        "opening": Opening(seats),
        "rounds": Rounds(),
        "turn": Turn(0),
        "haste": HasteUse(0, 0, 0, False),
        "dodge": DodgeMove(0, 0),
        "change": MoveChange(0),
        "build": Build(seats, 0, 0, False),
        "cast": Cast(0, 0, [], [], -1, []),
        "counter": Counter(0, [], []),
        "use": Use(0, 0, 0, False),
        "volley": Volley(0, 0, []),
        "dispel": Dispelling(0, []),
        "lose": Lose(0, False, 0),
        "attack": Attack(0, 0, 0, 0, 0, 0),
        "damage": Damage(0, 0),
        "curse": Curse(0),
        "regenerate": Regenerating(0, []),
    }


def write_stack(state: SpellState) -> str:
    names = {type(frame).__name__: name for name, frame in examples(state.setup.seats).items()}
    return " | ".join(write_frame(state, frame, names[type(frame).__name__]) for frame in state.stack)


def write_frame(state: SpellState, frame: Any, name: str) -> str:
    words = [name]
    for field in frame.FIELDS:
        words.append(f"{field}={write_value(state, field, getattr(frame, field))}")
    return " ".join(words)


def write_value(state: SpellState, field: str, value: Any) -> str:
    """Numbers as seats or cards where the field says so; lists with commas, lists of lists with slashes."""
    if field == "sealed":
        return ";".join(NONE if one is None else write_choice(state.rules, one).replace(" ", "_") for one in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        slash = "/" if value and isinstance(value[0], list) else ","
        return slash.join(write_value(state, field, one) for one in value) or NONE
    if field in SEAT_FIELDS:
        return SEAT_LETTERS[value] if value >= 0 else NONE
    if field in CARD_FIELDS:
        return NAMES[value] if value >= 0 else NONE
    return str(value)


def read_stack(state: SpellState, fields: Fields, text: str) -> list[Any]:
    """The frames of a text; raises BadPosition or Unreadable."""
    known = examples(state.setup.seats)
    stack: list[Any] = []
    for part in text.split("|"):
        words = part.split()
        if not words:
            continue
        fields.check("stack", words[0] in known, words[0])
        frame = known[words[0]].clone()
        for word in words[1:]:
            field, equals, value = word.partition("=")
            fields.check("stack", bool(equals) and field in frame.FIELDS, word)
            setattr(frame, field, read_value(state, fields, field, value, getattr(frame, field)))
        stack.append(frame)
    return stack


def read_value(state: SpellState, fields: Fields, field: str, text: str, like: Any) -> Any:
    if field == "sealed":
        words = [word.replace("_", " ") for word in text.split(";")]
        return [None if word == NONE else read_choice(state.rules, word)[0] for word in words]
    if field == "chosen":
        return [read_list(fields, field, part) for part in text.split("/")]
    if isinstance(like, bool):
        fields.check("stack", text in ("yes", "no"), text)
        return text == "yes"
    if isinstance(like, list):
        return read_list(fields, field, text)
    return read_number(fields, field, text)


def read_list(fields: Fields, field: str, text: str) -> list[int]:
    return [] if text == NONE else [read_number(fields, field, word) for word in text.split(",")]


def read_number(fields: Fields, field: str, text: str) -> int:
    if field in SEAT_FIELDS:
        return -1 if text == NONE else fields.seat_of("stack", text)
    if field in CARD_FIELDS:
        return -1 if text == NONE else card_named(text)
    fields.check("stack", is_whole(text.removeprefix("-")) and len(text) < LONGEST_NUMBER, text)
    return int(text)
