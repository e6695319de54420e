"""Choices as text: `pick Mine`, `slide 1`, `raise 1 2`, `attack 3`, `row 2`, `yes` … See docs/notation."""

from __future__ import annotations

import re

from spellhall.games.prestidigitators.cards import CardSet, flat
from spellhall.games.prestidigitators.choices import NO, PASS, YES
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.errors import Unreadable
from spellhall.kernel.messages import say
from spellhall.kernel.state import SEALED, Choice

_WORDS = {"yes": YES, "y": YES, "react": YES, "jump": YES, "no": NO, "n": NO, "stay": NO}
_ONE_ROW = re.compile(r"(slide|sink|attack|row) ([1-9])")
_TWO_ROWS = re.compile(r"(transfer|found) ([1-9]) (?:to |onto |in )?([1-9])")
_RAISE = re.compile(r"raise ([1-9]) (\d{1,2})")
_NAMED = re.compile(r"(pick|place) (.+)")


def write_choice(cards: CardSet, choice: Choice) -> str:
    """A choice in notation; rows count from 1."""
    verb, args = choice.verb, choice.args
    if verb in ("pick", "place"):
        return f"{verb} {cards.cards[args[0]].name}"
    if verb == "raise":
        return f"raise {args[0] + 1} {args[1]}"
    return " ".join([verb, *[str(row + 1) for row in args]])


def read_choice(cards: CardSet, text: str) -> list[Choice]:
    """The choice that a text means; raises Unreadable."""
    plain = " ".join(text.lower().split())
    if plain in _WORDS:
        return [_WORDS[plain]]
    if plain == SEALED.verb:
        return [SEALED]
    if plain == PASS.verb:
        return [PASS]
    match = _ONE_ROW.fullmatch(plain)
    if match:
        return [Choice(match[1], (int(match[2]) - 1,))]
    match = _TWO_ROWS.fullmatch(plain)
    if match:
        return [Choice(match[1], (int(match[2]) - 1, int(match[3]) - 1))]
    match = _RAISE.fullmatch(plain)
    if match:
        return [Choice("raise", (int(match[1]) - 1, int(match[2])))]
    match = _NAMED.fullmatch(plain)
    if match:
        return [Choice(match[1], (kind_named(cards, match[2]),))]
    answer = read_answer(cards, plain)
    if answer is not None:
        return [answer]
    raise Unreadable(say("dp-no-reading", text=text.strip()[:40]))


def read_answer(cards: CardSet, plain: str) -> Choice | None:
    """An answer that names its card: `decoy yes`, `bubble 3`."""
    name, _, answer = plain.rpartition(" ")
    if not name or cards.kind_of(name) < 0:
        return None
    if answer in _WORDS:
        return _WORDS[answer]
    return Choice("row", (int(answer) - 1,)) if answer in ("1", "2", "3") else None


def kind_named(cards: CardSet, name: str) -> int:
    """A card by its name, or by how its name begins if only one does so."""
    kind = cards.kind_of(name)
    if kind >= 0:
        return kind
    begins = [kind for kind, card in enumerate(cards.cards) if flat(name) and flat(card.name).startswith(flat(name))]
    if len(begins) == 1:
        return begins[0]
    raise Unreadable(say("dp-no-card-called", name=name[:30]))


def write_chance(what: str, value: int) -> str:
    """The toss: `picker A`."""
    return f"{what} {SEAT_LETTERS[value]}"


def read_chance(text: str) -> tuple[str, int]:
    what, _, letter = text.strip().rpartition(" ")
    if what != "picker" or letter not in ("A", "B"):
        raise Unreadable(say("dp-no-toss", text=text.strip()[:40]))
    return what, SEAT_LETTERS.index(letter)
