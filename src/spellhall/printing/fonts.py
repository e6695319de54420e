"""The faces of paper, read from their TrueType files: which glyph a sign has, and how wide it is.

The figures of the serif face hang below the line unless they are asked to stand on it; here they always stand.
"""

from __future__ import annotations

import struct
from functools import cache, lru_cache
from importlib.resources import files

FACES = ("display", "text", "strong")
STAND_IN = "?"
DRAWN = "♠♣♦♥→"  # signs that the faces do not have
DRAWN_WIDE = 820


class Face:
    """One font, as a PDF needs it: widths in thousandths of its size."""

    def __init__(self, name: str, data: bytes) -> None:
        self.name = name
        self.data = data
        count = struct.unpack(">H", data[4:6])[0]
        self.tables: dict[str, tuple[int, int]] = {}
        for place in range(count):
            tag, _, offset, length = struct.unpack(">4sIII", data[12 + 16 * place : 28 + 16 * place])
            self.tables[tag.decode("ascii")] = (offset, length)
        head, hhea = self.start("head"), self.start("hhea")
        self.units = self.short(head + 18)
        self.box = [self.scaled(self.signed(head + at)) for at in (36, 38, 40, 42)]
        self.ascent = self.scaled(self.signed(hhea + 4))
        self.descent = self.scaled(self.signed(hhea + 6))
        self.advances = self.read_advances(self.short(hhea + 34))
        self.glyphs = self.read_glyphs()
        standing = self.standing_figures()
        for sign in "0123456789":
            glyph = self.glyphs[ord(sign)]
            self.glyphs[ord(sign)] = standing.get(glyph, glyph)

    def start(self, table: str) -> int:
        return self.tables[table][0]

    def short(self, at: int) -> int:
        return int(struct.unpack(">H", self.data[at : at + 2])[0])

    def signed(self, at: int) -> int:
        return int(struct.unpack(">h", self.data[at : at + 2])[0])

    def scaled(self, size: int) -> int:
        return round(1000 * size / self.units)

    def read_advances(self, count: int) -> list[int]:
        hmtx = self.start("hmtx")
        listed = [self.scaled(self.short(hmtx + 4 * glyph)) for glyph in range(count)]
        glyphs = self.short(self.start("maxp") + 4)
        return listed + [listed[-1]] * (glyphs - count)

    def read_glyphs(self) -> dict[int, int]:
        """The glyph of every sign, from the table of the basic plane (format 4)."""
        cmap = self.start("cmap")
        out: dict[int, int] = {}
        for place in range(self.short(cmap + 2)):
            at = cmap + int(struct.unpack(">I", self.data[cmap + 8 + 8 * place : cmap + 12 + 8 * place])[0])
            if self.short(at) != 4:
                continue
            runs = self.short(at + 6) // 2
            ends, starts = at + 14, at + 16 + 2 * runs
            deltas, ranges = starts + 2 * runs, starts + 4 * runs
            for run in range(runs):
                first, last = self.short(starts + 2 * run), self.short(ends + 2 * run)
                delta, reach = self.short(deltas + 2 * run), self.short(ranges + 2 * run)
                for code in range(first, min(last, 0xFFFE) + 1):
                    glyph = self.short(ranges + 2 * run + reach + 2 * (code - first)) if reach else code
                    out[code] = (glyph + delta) % 65536 if glyph or not reach else 0
        return {code: glyph for code, glyph in out.items() if glyph}

    def standing_figures(self) -> dict[int, int]:
        """The figures that stand on the line, in place of those that do not (the feature lnum)."""
        if "GSUB" not in self.tables:
            return {}
        gsub = self.start("GSUB")
        features, lookups = gsub + self.short(gsub + 6), gsub + self.short(gsub + 8)
        out: dict[int, int] = {}
        for place in range(self.short(features)):
            at = features + 2 + 6 * place
            if self.data[at : at + 4] != b"lnum":
                continue
            feature = features + self.short(at + 4)
            for index in range(self.short(feature + 2)):
                lookup = lookups + self.short(lookups + 2 + 2 * self.short(feature + 4 + 2 * index))
                if self.short(lookup) != 1:
                    continue
                for part in range(self.short(lookup + 4)):
                    out.update(self.substitutes(lookup + self.short(lookup + 6 + 2 * part)))
        return out

    def substitutes(self, at: int) -> dict[int, int]:
        covered = self.coverage(at + self.short(at + 2))
        if self.short(at) == 1:
            delta = self.signed(at + 4)
            return {glyph: (glyph + delta) % 65536 for glyph in covered}
        return {glyph: self.short(at + 6 + 2 * place) for place, glyph in enumerate(covered)}

    def coverage(self, at: int) -> list[int]:
        count = self.short(at + 2)
        if self.short(at) == 1:
            return [self.short(at + 4 + 2 * place) for place in range(count)]
        out: list[int] = []
        for place in range(count):
            first, last = self.short(at + 4 + 6 * place), self.short(at + 6 + 6 * place)
            out += range(first, last + 1)
        return out

    def glyph(self, sign: str) -> int:
        """The glyph of a sign; a question mark's for one that the font lacks."""
        return self.glyphs.get(ord(sign), self.glyphs[ord(STAND_IN)])

    def width(self, text: str, size: float) -> float:
        return sum(self.wide(sign) for sign in text) * size / 1000

    def wide(self, sign: str) -> int:
        return DRAWN_WIDE if sign in DRAWN else self.advances[self.glyph(sign)]


@cache
def face(name: str) -> Face:
    """A face by its name: display, text or strong."""
    return Face(name, (files("spellhall.printing") / "fonts" / f"{name}.ttf").read_bytes())


@lru_cache(maxsize=20_000)
def word_wide(name: str, word: str) -> int:
    """The width of a word in thousandths of its size."""
    return sum(face(name).wide(sign) for sign in word)


def lines_of(text: str, name: str, size: float, width: float) -> list[str]:
    """A text broken into lines of at most this width; a word that is too long is broken, too."""
    room = width * 1000 / size
    space = word_wide(name, " ")
    out: list[str] = []
    for paragraph in text.split("\n"):
        line: list[str] = []
        used = 0
        for word in paragraph.split():
            wide = word_wide(name, word)
            if line and used + space + wide > room:
                out.append(" ".join(line))
                line, used = [], 0
            while wide > room and len(word) > 1:
                cut = next(
                    end for end in range(len(word) - 1, 0, -1) if end == 1 or word_wide(name, word[:end]) <= room
                )
                out.append(word[:cut])
                word = word[cut:]
                wide = word_wide(name, word)
            used += wide + (space if line else 0)
            line.append(word)
        out.append(" ".join(line))
    return out
