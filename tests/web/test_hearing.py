"""The table for those who hear it, and sums that answer where they are asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from web.harness import Player, table_for_guests

Make = Callable[..., Player]
HEARD = """() => { window.heard = []; const log = document.querySelector("[role=log]");
  new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(node => window.heard.push(node.textContent))))
    .observe(log, { childList: true }); }"""


def test_the_own_choice_is_announced_and_each_question_once(hall: HallProcess, player: Make) -> None:
    table = table_for_guests(hall, "mathwiz")
    me, other = player().sit_at(table), player().sit_at(table)
    me.settled()
    other.settled()
    me.page.evaluate(HEARD)
    other.page.click("[data-panel=menu]")
    other.page.click("button:has-text('Good luck')")
    me.page.wait_for_function("() => window.heard.some(line => line.includes('Good luck'))")
    for place in (0, 1):
        me.page.locator("main [data-hand]").nth(place).click()
    me.see(".question [data-action].main").click()
    me.page.wait_for_function("() => window.heard.some(line => line.startsWith('You chose: Play'))")
    heard = me.page.evaluate("window.heard")
    assert not [line for line in heard if "closest to" in line], "the same question is announced again"
    chosen = next(line for line in heard if line.startswith("You chose"))
    assert "×" in chosen, "a product is no word with an x"


def test_regions_have_names_of_their_own_and_the_focus_is_on_the_board(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "spellcaster", bots=["greedy"]))
    me.settled()
    names = me.page.evaluate(
        "[...document.querySelectorAll('section[aria-label], [role=region][aria-label]')]"
        ".filter(one => one.checkVisibility()).map(one => one.getAttribute('aria-label'))"
    )
    assert len(names) == len(set(names)), names
    me.page.wait_for_function("() => document.activeElement !== document.body")


@pytest.mark.parametrize("size", [(1024, 768), (800, 1280), (390, 844)])
def test_a_wrong_sum_is_answered_where_it_was_asked(hall: HallProcess, player: Make, size: tuple[int, int]) -> None:
    me = player(size=size).sit_at(
        table_for_guests(hall, "mathwiz", bots=["greedy"], options={"arithmetic": "practice"})
    )
    me.settled()
    for attempt in range(3):
        for place in (0, 1):
            me.page.locator("main [data-hand]").nth(place).click()
        me.see(".question [data-action].main").click()
        field = me.see(".claim input")
        expect(me.see(".claim .goal b")).to_be_visible()
        field.fill("1")
        me.see("[data-action=claim]").click()
        if attempt < 2:
            feedback = me.see(".mine .feedback")
            expect(feedback).to_contain_text("not right yet")
            expect(feedback).to_be_in_viewport()
            me.check(f"a wrong sum at {size}")
    expect(me.see(".notice")).to_contain_text("makes")
    me.check("the value is shown")
    me.see("[data-action=noted]").click()
    expect(me.page.locator(".notice")).to_have_count(0)


def test_the_plain_board_asks_for_a_number(hall: HallProcess, player: Make) -> None:
    me = player()
    me.page.add_init_script('localStorage.setItem(\'spellhall.settings\', \'{"lists": true, "pace": "off"}\')')
    me.sit_at(table_for_guests(hall, "mathwiz", bots=["greedy"], options={"arithmetic": "practice"}))
    me.settled()
    first = str(me.see("[data-thing]").first.get_attribute("data-thing"))
    me.see(f"[data-thing='{first}']").first.click()
    one, two = (int(part) for part in first.split("x"))
    me.see("input[type=number]").fill(str(one * two))
    me.check("a number is asked for")
    me.see(".number button").click()
    expect(me.page.locator("input[type=number]")).to_have_count(0)
