"""Old tablets (Chrome 100, Safari 15): scripts that they can read, nothing called that they lack, styles of their own.

No such browser can be had here. So their style sheets are searched for what those browsers do not know, and a new
browser that is told to take them must lay out and colour every page as it does with its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from benchmarks.halls import HallProcess

import spellhall.hall
from hall.pupils import Pupil, Teacher
from spellhall.games import game_ids
from web.fitting import STILL
from web.harness import REST, Player, table_for_guests

ASSETS = Path(spellhall.hall.__file__).parent / "web" / "assets"
GIVEN = Path(__file__).parents[2] / "web" / "src" / "look" / "old.ts"

UNREADABLE = {
    "a look behind in a pattern": r"\(\?<[=!]",  # breaks the whole file in Safari 15
    "a static block": r"\bstatic\s*\{",
    "the v flag": r"/[gimsuy]*v[gimsuy]*\.(test|exec)\(",
}
LATER = {
    "at": r"\.at\(",
    "findLast": r"\.findLast\(",
    "findLastIndex": r"\.findLastIndex\(",
    "toReversed": r"\.toReversed\(",
    "toSorted": r"\.toSorted\(",
    "toSpliced": r"\.toSpliced\(",
    "hasOwn": r"\bObject\.hasOwn\(",
    "structuredClone": r"\bstructuredClone\(",
    "timeout": r"\bAbortSignal\.timeout\(",
    "groupBy": r"\b(Object|Map)\.groupBy\(",
    "withResolvers": r"\bPromise\.withResolvers\(",
    "fromAsync": r"\bArray\.fromAsync\(",
}
"""Calls that Safari 15.0 or Chrome 100 lack."""


def scripts() -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(ASSETS.glob("*.js"))}


def test_every_script_can_be_read() -> None:
    found = [
        (name, what) for name, text in scripts().items() for what, sign in UNREADABLE.items() if re.search(sign, text)
    ]
    assert len(scripts()) > 20
    assert not found


def test_what_is_called_and_missing_there_is_given() -> None:
    given = set(re.findall(r'add\([\w.]+, "(\w+)"', GIVEN.read_text(encoding="utf-8")))
    called = {call for text in scripts().values() for call, sign in LATER.items() if re.search(sign, text)}
    assert "findLast" in called, "the search finds what is called"
    assert called <= given


UNKNOWN = {
    "a mixed colour": r"color-mix\(",
    "a later colour space": r"\b(oklch|oklab|lch|lab|color|light-dark)\(",
    "a part of a container": r"[\d.]cq(w|h|i|b|min|max)\b",
    "a part of the visible window": r"[\d.][dsl]v(w|h|min|max)\b",
    "a question to a container": r"@container\b|[;{]container(-type|-name)?:",
    "a question to what is inside": r":has\(",
    "a transform by itself": r"[;{](translate|rotate|scale):",
    "a range": r"@media[^{]*[<>]",
    "a layer, a scope or a typed variable": r"@(layer|scope|property|starting-style)\b",
    "a rule in a rule": r"[{;]\s*&",
    "a grid in a grid": r"\bsubgrid\b",
    "a list with one that Safari 15.0 does not know": r"(,[^{},]*:focus-visible[^{}]*|:focus-visible[^{},]*,[^{}]*)\{",
}
"""What Chrome 100 or Safari 15 lack, and would leave a hole in a page."""
AS_OLD = """const known = CSS.supports.bind(CSS);
CSS.supports = (...given) => !String(given).includes("color-mix") && known(...given);"""
TAKEN = """() => [...document.styleSheets].every(sheet => !sheet.href || sheet.href.endsWith(".old.css"))
  && [...document.styleSheets].some(sheet => sheet.href)"""
LOOKS = """() => [...document.querySelectorAll("body *")].filter(one => one.checkVisibility()
  && !one.closest("[aria-live]")).map(one => {
  const box = one.getBoundingClientRect(), style = getComputedStyle(one);
  return { what: `${one.tagName} ${one.getAttribute("class")}`, box: [box.left, box.top, box.width, box.height],
    colours: [style.backgroundColor, style.color, style.borderTopColor, style.fill] };
})"""


def styles(old: bool) -> dict[str, str]:
    found = {path.name: path.read_text(encoding="utf-8") for path in sorted(ASSETS.glob("*.css"))}
    return {name: text for name, text in found.items() if name.endswith(".old.css") == old}


def plain(text: str) -> str:
    """A sheet without its first line, which is for the page, and without lists whose unknown parts are skipped."""
    return re.sub(r'"[^"]*"|:(is|where)\([^)]*\)', "", re.sub(r"^/\*.*?\*/", "", text))


def test_every_sheet_has_one_for_old_browsers_that_they_can_read() -> None:
    old = styles(True)
    assert {name.replace(".old.css", ".css") for name in old} == set(styles(False))
    found = [
        (name, what) for name, text in old.items() for what, sign in UNKNOWN.items() if re.search(sign, plain(text))
    ]
    assert not found
    new = "".join(plain(text) for text in styles(False).values())
    assert sum(bool(re.search(sign, new)) for sign in UNKNOWN.values()) >= 7, "the search finds what is there"


def channels(colour: str) -> list[float]:
    return [float(number) for number in re.findall(r"[\d.]+", colour)] if "(" in colour else [0, 0, 0, 0]


def alike(new: str, old: str) -> bool:
    """Whether two computed colours look the same; a mixture is computed in other units."""
    if new.startswith("color(srgb"):
        *three, alpha = [*channels(new.replace("srgb", "")), 1][:4]
        one = [value * 255 for value in three] + [alpha * 255]
    else:
        one = [*channels(new), 1][:4]
        one[3] *= 255
    two = [*channels(old), 1][:4]
    two[3] *= 255
    return all(abs(a - b) <= 3 for a, b in zip(one, two, strict=True))


def looks(me: Player, size: tuple[int, int]) -> list[dict[str, Any]]:
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    me.page.evaluate(REST)
    for _ in range(3):  # sizes of containers inside containers
        me.page.evaluate(STILL)
    return list(me.page.evaluate(LOOKS))


def differences(me: Player, wait: str, sizes: list[tuple[int, int]]) -> list[str]:
    """What an open page shows elsewhere or in other colours once it takes the styles for old browsers."""
    me.see(wait)
    me.page.wait_for_function("() => document.querySelectorAll('.badge.thinking').length < 2")  # the bot has chosen
    me.page.reload()  # what was just told is told no more
    me.see(wait)
    before = {size: looks(me, size) for size in sizes}
    me.page.add_init_script(AS_OLD)
    me.page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})  # what stands open depends on it
    me.page.reload()
    me.see(wait)
    me.page.wait_for_function(TAKEN)
    out: list[str] = []
    for size in sizes:
        after = looks(me, size)
        assert [one["what"] for one in before[size]] == [one["what"] for one in after]
        for one, two in zip(before[size], after, strict=True):
            if any(abs(a - b) > 2 for a, b in zip(one["box"], two["box"], strict=True)):
                out.append(f"{size} {one['what']}: {one['box']} and {two['box']}")
            elif not all(alike(a, b) for a, b in zip(one["colours"], two["colours"], strict=True)):
                out.append(f"{size} {one['what']}: {one['colours']} and {two['colours']}")
    return out


SIZES = [(1280, 800), (1024, 768), (800, 1280), (390, 844)]


@pytest.mark.parametrize("game", game_ids())
def test_a_table_looks_the_same(game: str, hall: HallProcess, player: Callable[..., Player]) -> None:
    me = player(settings={"motion": "less"}).sit_at(table_for_guests(hall, game, bots=["greedy"]))
    me.settled()
    found = differences(me, ".question.mine:not([aria-busy=true]) .text", SIZES)
    assert not found, "\n".join(found[:20])


def test_the_pages_of_a_class_look_the_same(hall: HallProcess, player: Callable[..., Player]) -> None:
    teacher = Teacher(hall)
    for seed in range(3):
        Pupil(hall, teacher.id, seed)
    for path, wait in (
        ("/class", ".plan"),
        (f"/class/{teacher.id}#{teacher.token}", ".pupils li"),
        (f"/screen/{teacher.id}", ".code"),
        (f"/c/{teacher.code}", ".huge"),
        ("/", ".door"),
    ):
        me = player(settings={"motion": "less"})
        me.open(path)
        assert not differences(me, wait, SIZES), path
