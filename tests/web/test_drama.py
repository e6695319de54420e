"""Great moments are shown in their order, and other people's moves at a pace that a person can follow."""

from __future__ import annotations

from collections.abc import Callable

from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from web.harness import Player, table_for_guests
from web.positions import at_the_end, duel

Make = Callable[..., Player]
THREE = {"end_mode": "rounds", "round_limit": 3, "spell_effects": False}
CAPTIONS = """
window.captions = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const now = document.querySelector("[data-caption]")?.textContent;
  if (now && window.captions.at(-1) !== now) window.captions.push(now);
}).observe(document.body, { childList: true, subtree: true, characterData: true }));
"""
FLIGHTS = r"""
window.flights = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(changes => {
  const middle = node => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  for (const node of changes.flatMap(change => [...change.addedNodes])) {
    const goal = document.querySelector("[data-anchor=spell-name]");
    if (!goal || !node.matches?.("main [inert][aria-hidden]")) continue;
    const [x, y] = node.getAnimations()[0].effect.getKeyframes().at(-1).transform.match(/-?[\d.]+/g).map(Number);
    const [from, to] = [middle(node), middle(goal)];
    window.flights.push(Math.hypot(from[0] + x - to[0], from[1] + y - to[1]));
  }
}).observe(document.body, { childList: true, subtree: true }));
"""
"""How far from the name of the spell each flying card would land."""


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


def test_the_cards_of_a_spell_fly_together_into_its_name(hall: HallProcess, player: Make) -> None:
    me = player(pace="brisk", size=(1024, 600))
    me.page.add_init_script(FLIGHTS)
    me.take(at_the_end(hall, duel("5H 5D 9S 9C JK")), "spellcaster")
    assert me.settled() == "asked"
    me.see("[data-thing='spell:regenerate'].open").click()
    me.see(".question [data-action].main").click()
    while not me.see("[data-action='joker 9'], .charged .own.open").first.get_attribute("data-action"):
        left = me.page.locator(".charged .own.open").count()
        me.page.locator(".charged .own.open").first.click()
        me.page.wait_for_function(
            "left => document.querySelectorAll('.charged .own.open').length < left || "
            "document.querySelector('[data-action^=joker]')",
            arg=left,
        )
    me.page.evaluate("() => { window.flights = []; }")
    me.page.click("[data-action='joker 9']")
    me.page.wait_for_function("() => window.flights.length >= 5")
    assert max(me.page.evaluate("window.flights")) < 2
