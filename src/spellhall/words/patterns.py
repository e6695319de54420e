"""Sentences with gaps: how a text is recognised by its English pattern and said by another one.

What may stand in a gap follows from its name, digits at its end aside:

| gap | stands for |
|---|---|
| `{n}` | a whole number |
| `{who}` | a player's name |
| `{seat}` | a seat's letter |
| `{code}` | one word in notation, kept as it is |
| `{name}` | a name of the card set: said if the catalogue has it, else kept as it is |
| `{list}` | one or more texts, `a, b and c`; each is said by itself |
| `{maybe}` | nothing, or a text |
| any other | a text that is said by itself |
"""

from __future__ import annotations

import re
from collections.abc import Callable

MARKS = [chr(0xE000 + seat) for seat in range(8)]
"""Stand-ins for the names of players while a sentence is translated: no name can be taken for a part of it."""

GAP = re.compile(r"\{([a-z_]+\d*)\}")
SHAPES = {
    "n": r"[+\-−]?\d+",
    "who": f"[{MARKS[0]}-{MARKS[-1]}]",
    "seat": "[A-H]",
    "code": r"\S+",
    "maybe": ".*?",
}
KEPT = ("n", "who", "seat", "code")

Say = Callable[[str], str | None]
"""Says a text in the other language; None if it cannot."""


def kind_of(gap: str) -> str:
    return gap.rstrip("0123456789")


def gaps_of(text: str) -> list[str]:
    """The names of the gaps of a pattern."""
    return GAP.findall(text)


class Pattern:
    """One English sentence with gaps, and the same in the other language."""

    def __init__(self, english: str, other: str) -> None:
        self.other = GAP.split(other)
        parts = GAP.split(english)
        self.gaps = parts[1::2]
        self.letters = sum(len(part) for part in parts[::2])
        self.hold = max(parts[::2], key=len)  # a text without this piece need not be looked at closer
        shape = re.escape(parts[0])
        for gap, literal in zip(parts[1::2], parts[2::2], strict=True):
            shape += f"(?P<{gap}>{SHAPES.get(kind_of(gap), '.+?')}){re.escape(literal)}"
        self.shape = re.compile(shape, re.DOTALL)

    def say(self, text: str, say: Say, listed: Callable[[list[str]], str]) -> str | None:
        """The text in the other language, if it has this pattern and all its parts can be said."""
        if self.hold not in text:
            return None
        found = self.shape.fullmatch(text)
        if found is None:
            return None
        filling: dict[str, str] = {}
        for gap in self.gaps:
            said = filled(kind_of(gap), found[gap], say, listed)
            if said is None:
                return None
            filling[gap] = said
        out = self.other[0]
        for gap, literal in zip(self.other[1::2], self.other[2::2], strict=True):
            out = joined(out, filling[gap]) + literal
        return out


def filled(kind: str, text: str, say: Say, listed: Callable[[list[str]], str]) -> str | None:
    """What stands in a gap, in the other language."""
    if kind in KEPT or not text:
        return text
    whole = say(text)
    if whole is not None:
        return whole
    if kind == "name":
        return text
    if kind == "list":
        parts = [say(part) for part in split_list(text)]
        if len(parts) > 1 and None not in parts:
            return listed([part for part in parts if part is not None])
    return None


def split_list(text: str) -> list[str]:
    """`a, b (c, d) and e` as its parts; what is in brackets stays together."""
    head, last = split_outside(text, " and ", at_end=True)
    parts = [] if not last else [last]
    while head:
        first, head = split_outside(head, ", ", at_end=False)
        parts.insert(len(parts) - bool(last), first)
    return parts


def split_outside(text: str, mark: str, at_end: bool) -> tuple[str, str]:
    """Split a text at the first or the last place of a mark that is not in brackets."""
    depth, found = 0, -1
    for place, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if depth == 0 and text.startswith(mark, place):
            found = place
            if not at_end:
                break
    return (text, "") if found < 0 else (text[:found], text[found + len(mark) :])


VOWEL = re.compile("[aeiouyàâéèêîôœh]", re.IGNORECASE)


def joined(before: str, word: str) -> str:
    """French runs small words together: de + le → du, à + le → au, de + Ida → d'Ida."""
    small = re.search(r"(?:^|[ '(])(de|à|De|À) $", before)
    if small is None:
        return before + word
    stem, short = before[: small.start(1)], small[1]
    for article, ends in (("le ", ("du ", "au ")), ("les ", ("des ", "aux "))):
        if word.startswith(article):
            put = ends[short.lower() == "à"]
            return stem + (put.capitalize() if short[0].isupper() else put) + word[len(article) :]
    if short.lower() == "de" and len(word) > 1 and VOWEL.match(word):
        return f"{stem}{short[0]}'{word}"
    return before + word


def named(text: str, names: list[str]) -> str:
    """A sentence with the names of the players in the place of their marks."""
    parts = re.split(f"([{MARKS[0]}-{MARKS[-1]}])", text)
    out = parts[0]
    for mark, literal in zip(parts[1::2], parts[2::2], strict=True):
        out = joined(out, names[ord(mark) - ord(MARKS[0])]) + literal
    return out
