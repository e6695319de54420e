"""Sentences with gaps: how a text is recognised by its English pattern and said by another one.

What may stand in a gap follows from its name, digits at its end aside:

| gap | stands for |
|---|---|
| `{n}` | a whole number |
| `{who}` | a player's name |
| `{seat}` | a seat's letter |
| `{code}` | one word in notation, kept as it is |
| `{codes}` | several such words |
| `{name}` | a name of the card set: said if the catalogue has it, else kept as it is |
| `{names}` | several such names |
| `{list}` | one or more texts, `a, b and c`; each is said by itself |
| `{commas}`, `{lines}` | the same, with commas or semicolons alone |
| any other | a text that is said by itself |
"""

from __future__ import annotations

import re
from typing import Protocol

from spellhall.kernel.messages import MARKS

GAP = re.compile(r"\{([a-z_]+\d*)\}")
SHAPES = {
    "n": r"[+\-−]?\d+",
    "who": f"[{MARKS[0]}-{MARKS[-1]}]",
    "seat": "[A-H]",
    "code": r"\S+",
    "codes": r"[A-Z0-9]{1,3}(?: [A-Z0-9]{1,3})*",
}
KEPT = ("n", "who", "seat", "code", "codes")
JOINTS = {"commas": (", ", ", "), "lines": ("; ", " ; ")}


class Speaker(Protocol):
    """Whoever speaks the other language."""

    def found(self, text: str) -> str | None:
        """A text in the other language; None if it cannot be said."""

    def listed(self, items: list[str]) -> str:
        """Items as people list them: a, b and c."""

    def tick(self) -> None:
        """Called for every try; raises an exception when it has been tried long enough."""


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
        self.literals = parts[::2]
        self.letters = sum(len(literal) for literal in self.literals)
        self.hold = max(self.literals, key=len)  # a text without it need not be looked at closer
        self.shapes = [re.compile(SHAPES.get(kind_of(gap), ".+"), re.DOTALL) for gap in self.gaps]

    def say(self, text: str, speaker: Speaker) -> str | None:
        """The text in the other language, if it has this pattern and all its parts can be said."""
        if self.hold not in text or not text.startswith(self.literals[0]) or not text.endswith(self.literals[-1]):
            return None
        filling = self.fill(text, len(self.literals[0]), 0, speaker)
        if filling is None:
            return None
        out = self.other[0]
        for gap, literal in zip(self.other[1::2], self.other[2::2], strict=True):
            out = joined(out, filling[gap]) + literal
        return out

    def fill(self, text: str, start: int, gap: int, speaker: Speaker) -> dict[str, str] | None:
        """What stands in the gaps from this one on, the shortest first; None if there is no way to say all of it."""
        if gap == len(self.gaps):
            return {}
        literal = self.literals[gap + 1]
        last = gap + 1 == len(self.gaps)
        end = len(text) - len(literal) if last else text.find(literal, start + 1)
        while end > start:
            speaker.tick()
            part = text[start:end]
            if self.shapes[gap].fullmatch(part):
                said = filled(kind_of(self.gaps[gap]), part, speaker)
                if said is not None:
                    rest = self.fill(text, end + len(literal), gap + 1, speaker)
                    if rest is not None:
                        return {self.gaps[gap]: said, **rest}
            end = -1 if last else text.find(literal, end + 1)
        return None


def filled(kind: str, text: str, speaker: Speaker) -> str | None:
    """What stands in a gap, in the other language."""
    if kind in KEPT:
        return text
    if kind in JOINTS:
        mark, joint = JOINTS[kind]
        parts = said_parts(text.split(mark), mark, speaker, keep=False)
        return None if parts is None else joint.join(parts)
    if kind in ("list", "names"):
        head, last = split_last(text)
        parts = said_parts([*split_first(head), *last], ", ", speaker, keep=kind == "names")
        if parts is not None:
            return speaker.listed(parts) if len(parts) > 1 else parts[0]
    whole = speaker.found(text)
    return text if whole is None and kind == "name" else whole


def said_parts(texts: list[str], mark: str, speaker: Speaker, keep: bool) -> list[str] | None:
    """The parts of a list, said one by one; a part may have the list's mark in itself. None if one cannot be said."""
    out: list[str] = []
    while texts:
        for many in range(1, min(3, len(texts)) + 1):
            said = speaker.found(mark.join(texts[:many]))
            if said is not None:
                break
        else:
            if not keep:
                return None
            many, said = 1, texts[0]
        out.append(said)
        texts = texts[many:]
    return out


def split_last(text: str) -> tuple[str, list[str]]:
    """`a, b and c` as `a, b` and `c`; what is in brackets stays together."""
    places = outside(text, " and ")
    return (text[: places[-1]], [text[places[-1] + 5 :]]) if places else (text, [])


def split_first(text: str) -> list[str]:
    """`a, b (c, d), e` as its parts."""
    out, start = [], 0
    for place in outside(text, ", "):
        out.append(text[start:place])
        start = place + 2
    return [*out, text[start:]]


def outside(text: str, mark: str) -> list[int]:
    """The places of a mark in a text, those in brackets left out."""
    depth, found = 0, []
    for place, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if depth == 0 and text.startswith(mark, place):
            found.append(place)
    return found


VOWEL = re.compile("[aeiouàâéèêîôœ]", re.IGNORECASE)


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
