"""Great moments are shown in their order, and other people's moves at a pace that a person can follow."""

from __future__ import annotations

from collections.abc import Callable

from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from web.harness import Player, table_for_guests

Make = Callable[..., Player]
THREE = {"end_mode": "rounds", "round_limit": 3, "spell_effects": False}
CAPTIONS = """
window.captions = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const now = document.querySelector("[data-caption]")?.textContent;
  if (now && window.captions.at(-1) !== now) window.captions.push(now);
}).observe(document.body, { childList: true, subtree: true, characterData: true }));
"""


def number(me: Player) -> str:
    return me.see(".question").get_attribute("data-number") or ""


def seal(me: Player) -> None:
    assert me.settled() == "asked"
    me.see("[data-hand='0']").click()
    me.see("[data-hand='1']").click()
    me.see(".question [data-action].main").first.click()


def test_products_turn_over_one_after_the_other_before_the_round_goes_on(hall: HallProcess, player: Make) -> None:
    me = player(pace="calm").sit_at(table_for_guests(hall, "mathwiz", bots=["greedy"], options=THREE))
    me.settled()
    number_line = me.page.locator(".reveal")
    seal(me)
    expect(number_line.locator("li")).to_have_count(2)
    expect(number_line.locator("[data-turned]")).to_have_count(1)
    before = number(me)
    assert not number_line.locator("li.best").count(), "who is closest is known before the last product lies open"
    expect(number_line.locator("[data-turned]")).to_have_count(2)
    me.see(f".question:not([data-number='{before}'])")
    seal(me)
    expect(number_line.locator(".shut").first).to_be_visible()
    me.press("Shift")
    expect(number_line.locator(".shut")).to_have_count(0)
    assert number_line.locator("[data-turned]").count() == 2


def test_row_and_column_light_up_once_the_cube_lies(hall: HallProcess, player: Make) -> None:
    me = player(pace="calm").sit_at(table_for_guests(hall, "novatus", bots=["greedy"]))
    me.page.wait_for_selector("[data-asked=aim]:has(.cell.open)", timeout=30_000)
    me.see("[data-thing='space-12']").click()
    me.see("[data-thing='space-12']").click()
    moving = me.page.wait_for_function(
        "() => document.querySelector('.cube')?.getAnimations().length ? 'flies' : "
        "document.querySelector('.cell.lit') && 'lies'"
    )
    assert moving.json_value() == "flies"
    assert not me.page.locator(".cell.lit").count()
    if me.settled() == "asked" and me.page.locator("[data-asked=take]").count():
        me.see(".cell.lit")
        assert not me.page.evaluate("document.querySelector('.cube').getAnimations().length")


def test_what_others_do_is_told_at_their_place_unless_nobody_wants_it(hall: HallProcess, player: Make) -> None:
    for more, wanted in (({"pace": "brisk"}, True), ({"pace": "calm", "reduced_motion": "reduce"}, False)):
        me = player(**more)
        me.page.add_init_script(CAPTIONS)
        me.sit_at(table_for_guests(hall, "mathemagician", seats=3, bots=["greedy", "greedy"]))
        for _ in range(4):
            assert me.settled() == "asked"
            me.press("h")
            now = number(me)
            me.see("[data-hint='0']").click()
            me.see(f".question:not([data-number='{now}'])")
        me.settled()
        told = me.page.evaluate("window.captions")
        names = me.page.locator("main .badge .name b").all_inner_texts()
        assert bool(told) == wanted, told
        assert all(any(name in line for name in names) for line in told), told
