"""Choices and outcomes of chance as text: `4 on A`, `pull +7 at 8`, `draw EEESS` … See the notation page."""

from __future__ import annotations

import re

from spellhall.games.mathemagician.cards import HAND, HIGHEST, SIGNS, CardSet
from spellhall.games.mathemagician.choices import DECLARE, EXCHANGE, LEAVE, PASS, SILENT, draw_choice
from spellhall.games.mathemagician.rows import face
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.errors import Unreadable
from spellhall.kernel.messages import say
from spellhall.kernel.state import SEALED, Choice

LONGEST_ROW = 400  # places tried for a pull that does not say where

_PLAIN = {
    "exchange": EXCHANGE,
    "leave": LEAVE,
    "none": LEAVE,
    "declare": DECLARE,
    "silent": SILENT,
    "pass": PASS,
    "sealed": SEALED,
}
_CARD = r"([1-9]\d{0,2}|[+-])"  # there is no numeral 0
_PLAY = re.compile(rf"(?:play )?{_CARD}(?: ?(?:on )?([a-c]))?")
_INSERT = re.compile(rf"(?:play )?{_CARD} on ([a-c]) at (\d{{1,4}})")
_PULL = re.compile(rf"pull {_CARD} ?{_CARD}(?: at (\d{{1,4}}))?")
_PULL_FROM = re.compile(rf"pull {_CARD} ?{_CARD} from ([a-c])")
_LETTERS = re.compile(r"(?:draw )?(e{0,5})(s{0,5})")
_NUMBERS = re.compile(r"(?:draw )?(\d)[ ,+](\d)")
_REMOVE = re.compile(r"remove ([a-c])")
_REMOVE_AT = re.compile(r"remove (\d{1,4}) from ([a-c])")


def write_choice(cards: CardSet, choice: Choice) -> str:
    """A choice in notation."""
    verb, args = choice.verb, choice.args
    if verb == "play":
        return f"{face(args[0])} on {SEAT_LETTERS[args[1]]}"
    if verb == "insert":
        return f"{face(args[0])} on {SEAT_LETTERS[args[1]]} at {args[2] + 1}"
    if verb == "pull":
        return f"pull {face(args[1])}{face(args[2])} at {args[0] + 1}"
    if verb == "pull_from":
        return f"pull {face(args[1])}{face(args[2])} from {SEAT_LETTERS[args[0]]}"
    if verb == "draw":
        return f"draw {'E' * args[0]}{'S' * args[1]}"
    if verb == "spell":
        return f"spell {cards.ids[args[0]]}"
    if verb == "remove":
        return f"remove {SEAT_LETTERS[args[0]]}"
    if verb == "remove_at":
        return f"remove {args[1] + 1} from {SEAT_LETTERS[args[0]]}"
    return verb


def read_choice(cards: CardSet, text: str) -> list[Choice]:
    """All choices that a text may mean: a card without a row, a pull without a place, a spell by its name."""
    plain = " ".join(text.lower().replace("−", "-").replace("–", "-").replace(",", " ").split())
    if plain in _PLAIN:
        return [_PLAIN[plain]]
    match = _INSERT.fullmatch(plain)
    if match:
        return [Choice("insert", (card_of(match[1]), seat_of(match[2]), int(match[3]) - 1))]
    match = _PLAY.fullmatch(plain)
    if match:
        seats = range(3) if match[2] is None else [seat_of(match[2])]
        return [Choice("play", (card_of(match[1]), seat)) for seat in seats]
    match = _PULL.fullmatch(plain)
    if match:
        places = range(LONGEST_ROW) if match[3] is None else [int(match[3]) - 1]
        return [Choice("pull", (place, card_of(match[1]), card_of(match[2]))) for place in places]
    match = _PULL_FROM.fullmatch(plain)
    if match:
        return [Choice("pull_from", (seat_of(match[3]), card_of(match[1]), card_of(match[2])))]
    match = _REMOVE.fullmatch(plain)
    if match:
        return [Choice("remove", (seat_of(match[1]),))]
    match = _REMOVE_AT.fullmatch(plain)
    if match:
        return [Choice("remove_at", (seat_of(match[2]), int(match[1]) - 1))]
    split = read_split(plain)
    if split is not None:
        return [split]
    if plain.startswith("spell "):
        found = named_spells(cards, plain[6:])
        if found:
            return [Choice("spell", (spell,)) for spell in found]
        raise Unreadable(say("md-no-such-spell", text=plain[6:46]))
    raise Unreadable(say("md-no-reading", text=text.strip()[:40]))


def read_split(plain: str) -> Choice | None:
    match = _LETTERS.fullmatch(plain)
    if match and (match[1] or match[2]):
        return draw_choice(len(match[1]), len(match[2]))
    match = _NUMBERS.fullmatch(plain)
    if match and int(match[1]) <= HAND and int(match[2]) <= HAND:
        return draw_choice(int(match[1]), int(match[2]))
    return None


def card_of(text: str) -> int:
    return -SIGNS.index(text) if text in SIGNS else int(text)


def seat_of(letter: str) -> int:
    return SEAT_LETTERS.index(letter.upper())


def named_spells(cards: CardSet, name: str) -> list[int]:
    """Spells by id or by name."""
    place = cards.places.get(name.upper())
    if place is not None:
        return [place]
    return [spell for spell, known in enumerate(cards.names) if known.lower() == name.lower()]


def write_chance(cards: CardSet, what: str, value: int) -> str:
    if what == "symbol":
        return f"symbol {SIGNS[value]}"
    return f"spell {cards.ids[value]}" if what == "spell" else f"{what} {value}"


def read_chance(cards: CardSet, text: str) -> tuple[str, int]:
    what, _, name = text.strip().partition(" ")
    name = name.strip()
    if what == "symbol" and name in SIGNS:
        return what, SIGNS.index(name)
    if what == "spell":
        found = named_spells(cards, name)
        if found:
            return what, found[0]
    if name.isascii() and name.isdigit() and len(name) < 4:
        number = int(name)
        if (what in ("energy", "cut") and 1 <= number <= HIGHEST) or what == "lot":
            return what, number
    examples = ["energy 5", "symbol +", f"spell {cards.ids[0]}", "cut 7"]
    raise Unreadable(say("md-no-chance", text=text[:40], examples=say("list-or", items=examples)))
