"""Clocks in the browser count, they warn, and they end as the table says. Sounds are heard when they are wanted."""

from __future__ import annotations

from collections.abc import Callable

from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from web.harness import PHONE, Player, table_for_guests

Make = Callable[..., Player]
LISTEN = """
  window.played = [];
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...all) {
      window.played.push([kind.name, this.context.state]);
      return start.apply(this, all);
    };
  }
"""


def timed(hall: HallProcess, game: str, clock: dict[str, object]) -> str:
    return table_for_guests(hall, game, bots=["greedy"], clock=clock)


def test_a_decision_clock_counts_warns_and_lets_a_bot_choose(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(timed(hall, "spellcaster", {"mode": "decision", "seconds": 13}))
    assert me.settled() == "asked"
    clock = me.see(".question .clock")
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)
    me.check("a clock")
    number = me.see(".question").get_attribute("data-number")
    me.see(".question .clock.short")  # the last ten seconds
    expect(me.page.locator("[role=log]")).to_contain_text("Ten seconds left")
    me.page.wait_for_selector(f".question:not([data-number='{number}'])", timeout=60_000)
    me.page.wait_for_selector("aside[data-open=log] li:has-text('time')", timeout=60_000)  # the bot thinks first
    assert me.settled() in ("asked", "over")
    if me.page.locator(".question.mine").count():
        me.page.wait_for_selector(".question .clock:not(.short)")  # a new question, a new clock


def test_a_game_clock_runs_out_and_a_bot_plays_on(hall: HallProcess, player: Make) -> None:
    me = player(size=PHONE).sit_at(timed(hall, "mathwiz", {"mode": "game", "seconds": 4}))
    assert me.settled() == "asked"
    me.see(".question .clock.short")
    me.check("a short clock on a phone")
    me.page.click("[data-panel=log]")
    me.see("aside[data-open=log] li:has-text('a bot plays on')")
    me.page.wait_for_selector(".over", timeout=180_000)


def test_a_pause_stops_the_clock(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(timed(hall, "mathwiz", {"mode": "game", "seconds": 600}))
    assert me.settled() == "asked"
    me.page.click("[data-panel=menu]")
    me.page.click(".menu .button:has-text('Pause')")
    expect(me.see(".question .text")).to_contain_text("paused")
    stopped = me.see(".question .clock").inner_text()
    me.page.wait_for_timeout(1500)
    assert me.see(".question .clock").inner_text() == stopped
    me.page.click("[data-panel=menu]")
    me.page.click(".menu .button:has-text('Resume')")
    expect(me.see(".question .clock")).not_to_have_text(stopped)


def seal_two(me: Player) -> None:
    if not me.page.locator("[data-hand].open").count():  # a spell of the round before may be cast first
        me.page.locator(".question [data-action].main").click()
        me.see("[data-hand].open")
    number = me.see(".question").get_attribute("data-number")
    me.page.locator("[data-hand].open").first.click()
    me.page.locator("[data-hand].open").last.click()
    me.page.locator(".question [data-action].main").click()
    me.see(f".question:not([data-number='{number}'])")


def test_sounds_are_off_until_they_are_wanted(hall: HallProcess, player: Make) -> None:
    me = player()
    me.page.add_init_script(LISTEN)
    me.open("/").see("[data-play=mathwiz]").click()
    assert me.settled() == "asked"
    seal_two(me)
    assert me.page.evaluate("window.played") == []
    me.page.click("[data-panel=menu]")
    me.page.click(".menu a:has-text('Settings')")
    me.page.locator("label:has-text('Sounds') input").check()
    me.page.wait_for_function("() => window.played.length > 0")  # one hears at once what it is like
    me.page.evaluate("window.played.length = 0")
    me.page.go_back()
    assert me.settled() == "asked"
    seal_two(me)
    me.page.wait_for_function("() => window.played.some(([kind, state]) => state === 'running')")
