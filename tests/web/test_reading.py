"""What a screen reader finds: every board as a tree of named things, and every event in words."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from benchmarks.halls import HallProcess

from web.harness import Player, table_for_guests

Make = Callable[..., Player]
NAMED = "button|link|img|group|region|textbox|searchbox|combobox|checkbox|radio|slider|timer|dialog|figure|progressbar"
NAMELESS = re.compile(rf"^\s*- (?:{NAMED})(?: \[[^\]]*\])*:?$", re.MULTILINE)
LIVE = "document.querySelector('[role=log]').textContent"
BOARDS = {
    "mathwiz": ['group "Your runes"', 'button "Rune '],
    "mathemagician": ['group "Your cards"', 'img "', 'button "'],
    "prestidigitators": ['"The draft: everybody sees every card"', 'button "'],
    "spellcaster": ['group "The field"', 'group "Your hand', 'group "Charged', 'region "Spell book"', 'button "Space '],
    "novatus": ['"The shelf"', 'group "Your potions"', 'button "', 'img "'],
}


def nameless(tree: str) -> list[str]:
    return [found.group().strip() for found in NAMELESS.finditer(tree)]


def test_the_check_itself_finds_nameless_things() -> None:
    assert nameless('- main:\n  - button "Go"\n  - button\n  - group:\n    - img "Moon"\n  - button [disabled]:') == [
        "- button",
        "- group:",
        "- button [disabled]:",
    ]


@pytest.mark.parametrize("game", list(BOARDS))
def test_every_board_is_a_tree_of_named_things(hall: HallProcess, player: Make, game: str) -> None:
    me = player().sit_at(table_for_guests(hall, game, bots=["greedy"]))
    me.see("main .board, main .velvet")
    assert me.settled() == "asked"
    seen = ""
    for step in range(4):
        tree = me.page.locator("main").aria_snapshot()
        assert not nameless(tree), f"{game}, step {step}: {nameless(tree)}"
        seen += tree
        assert 'region "Your question"' in me.page.locator("body").aria_snapshot()
        if not spoken(me):
            break
    for wanted in BOARDS[game]:
        assert wanted in seen, f"{game} has no {wanted}:\n{seen}"


def spoken(me: Player) -> bool:
    """Do what the hint says; the live region tells what came of it, in sentences, and what is asked next."""
    me.press("h")
    me.page.wait_for_selector("[data-hint='0'], [data-on-board] .text:not(:has-text('…'))", timeout=30_000)
    if not me.page.locator("[data-hint='0']").count():
        return False
    before = me.page.evaluate(LIVE)
    number = me.see(".question").get_attribute("data-number")
    me.page.click("[data-hint='0']")
    me.see(f".question:not([data-number='{number}'])")
    if me.settled() != "asked":
        return False
    question = me.text(".question .text").split("\n")[0]
    me.page.wait_for_function(f"before => {LIVE} !== before", arg=before)
    told = live(me)
    assert all(line.rstrip('"”')[-1] in ".?!…:" for line in told if line), told
    assert len(told) <= 6, "old sentences make room for new ones"
    assert question
    return True


def live(me: Player) -> list[str]:
    return [text.strip() for text in me.page.locator("[role=log] p").all_text_contents()]


def test_the_text_view_says_the_same_as_the_board(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "novatus", bots=["greedy"]))
    assert me.settled() == "asked"
    me.press("t")
    me.see("aside[data-open=text] p + p + p")
    text = me.text("aside[data-open=text]")
    for name in me.page.locator("main .badge .name b").all_inner_texts():
        assert name in text
    for spell in me.page.locator("main .recipes .name").all_inner_texts():
        assert spell in text
    tree = me.page.locator("aside[data-open=text]").aria_snapshot()
    assert not nameless(tree)
