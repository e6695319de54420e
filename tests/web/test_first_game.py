"""Whoever has never played here gets a short game with help, is told so, and finds the whole game."""

from __future__ import annotations

from collections.abc import Callable

from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from web.harness import Player, stored

Make = Callable[..., Player]


def test_play_now_begins_with_a_short_game_and_hints(hall: HallProcess, player: Make) -> None:
    me = player(new=True).open("/")
    me.see("[data-play=mathwiz]").click()
    assert me.settled() == "asked"
    expect(me.see("[data-first-game]")).to_contain_text("first game")
    me.see("[data-on-board] [data-hint='0']")
    me.check("a first game")
    table = stored(me)[0]["table"]
    _, shown = hall.call("GET", f"/api/tables/{table}")
    assert shown["table"]["options"]["round_limit"] == 6
    me.see("[data-action=whole-game]").click()
    me.page.wait_for_function("table => !location.pathname.endsWith(table)", arg=table)
    assert me.settled() == "asked"
    expect(me.page.locator("[data-first-game], [data-on-board]")).to_have_count(0)


COVERED = """() => {
  const bubble = document.querySelector("[data-on-board]").getBoundingClientRect();
  const over = ({ left, right, top, bottom }) => Math.min(right, bubble.right) - Math.max(left, bubble.left) > 1
    && Math.min(bottom, bubble.bottom) - Math.max(top, bubble.top) > 1;
  return [...document.querySelectorAll("main .badge, main [data-hand]")]
    .filter(each => each.checkVisibility() && over(each.getBoundingClientRect())).map(each => each.textContent);
}"""


def test_on_a_phone_the_first_game_says_so_in_one_line(hall: HallProcess, player: Make) -> None:
    me = player(new=True, size=(390, 844), has_touch=True).open("/")
    me.see("[data-play=mathwiz]").click()
    assert me.settled() == "asked"
    line = me.see("[data-first-game]")
    assert "key" not in line.inner_text()
    assert (line.bounding_box() or {})["height"] < 40
    me.see("[data-on-board] [data-hint='0']")
    assert not me.page.evaluate(COVERED), "the hint covers a name or the hand"
    me.check("a first game on a phone")


def test_the_second_game_is_the_whole_one(hall: HallProcess, player: Make) -> None:
    me = player(new=True).open("/")
    me.see("[data-play=prestidigitators]").click()
    assert me.settled() == "asked"
    me.see("[data-action=first-seen]").click()
    expect(me.page.locator("[data-first-game]")).to_have_count(0)
    me.open("/")
    me.see("[data-play=mathwiz]").click()
    assert me.settled() == "asked"
    assert not me.page.locator("[data-first-game]").count()
