"""What the documentation tells people to type: every command in it, and the steps of a tutorial."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "web" / "README.md", *sorted(DOCS.rglob("*.md"))]
TUTORIALS = sorted((DOCS / "tutorials").glob("*.md"))
PROGRAMS = ("spellhall", "make", "pip", "pipx", "uvx", "uv", "docker", "python", "dask", "cp")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`((?:[A-Z_]+=\S+ )*(?:spellhall|pip|pipx|uvx|docker|dask|python) [^`\n]+)`")


class Command(NamedTuple):
    """A command as it stands in a page."""

    page: str
    text: str

    @property
    def settings(self) -> dict[str, str]:
        """The environment variables in front of it."""
        words = shlex.split(self.text)
        return dict(word.split("=", 1) for word in words[: len(words) - len(self.words)])

    @property
    def words(self) -> list[str]:
        words = shlex.split(self.text)
        while re.match(r"[A-Z_]+=", words[0]):
            words.pop(0)
        return words


def commands(page: Path) -> Iterator[Command]:
    """Every command of a page: in blocks, indented, or in the middle of a sentence."""
    text = page.read_text(encoding="utf-8")
    name = page.relative_to(ROOT).as_posix()
    blocks = [body for language, body in FENCE.findall(text) if language in ("", "sh", "console")]
    rest = FENCE.sub("", text)
    blocks += re.findall(r"^    (.+)$", rest, re.MULTILINE)
    for line in "\n".join(blocks).splitlines():
        told = re.sub(r"\s{2,}#.*$", "", line.removeprefix("$ ")).strip()
        if re.match(rf"(?:[A-Z_]+=\S+ )*(?:{'|'.join(PROGRAMS)}) ", told + " "):
            yield Command(name, told)
    for told in INLINE.findall(rest):
        yield Command(name, " ".join(told.split()))


class Step(NamedTuple):
    """One thing to do in a tutorial: save a file, change one, or type a command and see what comes."""

    kind: str  # "save", "change" or "type"
    what: str  # the file or the command
    text: str  # what is in the file, or what the output must hold


def steps(page: Path) -> Iterator[Step]:
    """A tutorial as somebody would follow it."""
    for _, body in FENCE.findall(page.read_text(encoding="utf-8")):
        first, _, rest = body.partition("\n")
        if found := re.fullmatch(r"# in (\S+)", first):
            yield Step("change", found[1], rest)
        elif found := re.fullmatch(r"# (\S+\.\w+)", first):
            yield Step("save", found[1], body)
        elif first.startswith("$ "):
            for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
                typed, _, seen = part.partition("\n")
                yield Step("type", typed, seen)


def matches(seen: str, told: str) -> bool:
    """Whether output is what a page shows: any spaces for spaces, and anything for '…'."""
    pattern = ".*".join(r"\s+".join(re.escape(word) for word in piece.split()) for piece in told.split("…"))
    return re.search(pattern, seen, re.DOTALL) is not None
