"""Choices and chance as text: `aim 33`, `take 11 12`, `cast 3`, `lay R1` … See docs/notation/novatus.md."""

from __future__ import annotations

import re

from spellhall.games.novatus.cards import CardSet
from spellhall.games.novatus.choices import DONE, LIFT
from spellhall.games.novatus.potions import CODES, SIDE, space_text
from spellhall.games.novatus.throwing import HIGHEST, displacement, outcome_of
from spellhall.kernel.decisions import SEAT_LETTERS
from spellhall.kernel.errors import Unreadable
from spellhall.kernel.messages import say
from spellhall.kernel.state import SEALED, Choice

ON_SPACES = ("aim", "place", "take")
ON_CARDS = ("lay", "pay", "heal", "wand", "pass", "lose")
_BARE_CARDS = ("lay", "pay", "pass", "lose")  # what a card alone may mean
_SPACE = re.compile(r"[1-5][1-5]")
_THROW = re.compile(r"([+-]?\d) ([+-]?\d)")


def write_choice(choice: Choice) -> str:
    """A choice in notation."""
    verb, args = choice.verb, choice.args
    if verb in ON_SPACES:
        return " ".join([verb, *[space_text(space) for space in args]])
    if verb in ON_CARDS:
        return f"{verb} {CODES[args[0]]}"
    if verb == "give":
        return f"give {SEAT_LETTERS[args[0]]}"
    return f"cast {args[0]}" if verb == "cast" else verb


def read_choice(text: str) -> list[Choice]:
    """All choices that a text may mean: spaces or a card alone stand for whatever is asked."""
    words = text.lower().replace(",", "").split()
    if words in (["done"], ["end"]):
        return [DONE]
    if words == ["lift"]:
        return [LIFT]
    if words == [SEALED.verb]:
        return [SEALED]
    if not words:
        raise Unreadable(say("mn-no-text"))
    verb, details = words[0], words[1:]
    if _SPACE.fullmatch(verb):
        spaces = read_spaces(text, words)
        bare = [Choice("take", spaces)]
        return [Choice("aim", spaces), Choice("place", spaces), *bare] if len(spaces) == 1 else bare
    if len(words) == 1 and verb.upper() in CODES:
        return [Choice(meant, (CODES.index(verb.upper()),)) for meant in _BARE_CARDS]
    if verb in ON_SPACES and details and (verb == "take" or len(details) == 1):
        return [Choice(verb, read_spaces(text, details))]
    if verb == "take" and not details:
        return [Choice("take", ())]
    if verb in ON_CARDS and len(details) == 1 and details[0].upper() in CODES:
        return [Choice(verb, (CODES.index(details[0].upper()),))]
    if verb == "give" and len(details) == 1 and details[0].upper() in list(SEAT_LETTERS):
        return [Choice("give", (SEAT_LETTERS.index(details[0].upper()),))]
    if verb == "cast" and len(details) == 1 and len(details[0]) == 1 and details[0].isdecimal():
        return [Choice("cast", (int(details[0]),))]
    raise Unreadable(say("mn-no-such-choice", text=text.strip()[:40]))


def read_spaces(text: str, words: list[str]) -> tuple[int, ...]:
    """Spaces in reading order, in whatever order they were named."""
    out: list[int] = []
    for word in words:
        if not _SPACE.fullmatch(word):
            raise Unreadable(say("mn-no-such-space", text=text.strip()[:40], word=word[:10]))
        out.append((int(word[0]) - 1) * SIDE + int(word[1]) - 1)
    return tuple(sorted(out))


# ---------------------------------------------------------------- chance


def write_chance(cards: CardSet, what: str, value: int) -> str:
    """An outcome of chance: `card R1`, `spell N05`, `throw +1 -2`, `space 33`, `first A`."""
    if what == "card":
        return f"card {CODES[value]}"
    if what == "spell":
        return f"spell {cards.spells[value].id}"
    if what == "throw":
        down, across = displacement(value)
        return f"throw {down:+d} {across:+d}"
    if what == "space":
        return f"space {space_text(value)}"
    return f"{what} {SEAT_LETTERS[value]}"


def read_chance(cards: CardSet, text: str) -> tuple[str, int]:
    """The inverse of write_chance; raises Unreadable."""
    what, _, rest = " ".join(text.split()).partition(" ")
    name = rest.upper()
    if what == "card" and name in CODES:
        return what, CODES.index(name)
    if what == "spell" and name in cards.places:
        return what, cards.places[name]
    if what == "space" and _SPACE.fullmatch(name):
        return what, read_spaces(text, [name])[0]
    if what == "first" and len(name) == 1 and name in SEAT_LETTERS:
        return what, SEAT_LETTERS.index(name)
    match = _THROW.fullmatch(name)
    if what == "throw" and match is not None:
        down, across = int(match[1]), int(match[2])
        if max(abs(down), abs(across)) <= HIGHEST:
            return what, outcome_of(down, across)
    raise Unreadable(say("mn-no-such-chance", text=text[:40]))


def read_space(text: str) -> int:
    """A space, or -1 if the text is none."""
    return read_spaces(text, [text])[0] if _SPACE.fullmatch(text) else -1
