"""Hints are shown on the board, at the things they speak of, with an arrow and a ghost; reasons are one press away."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from spellhall.games import game_ids
from web.harness import DESK, Player, table_for_guests

Make = Callable[..., Player]
HANDSET = (390, 844)
COVERED = """() => {
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  const hint = document.querySelector("[data-on-board]").getBoundingClientRect();
  const hand = [...document.querySelectorAll("main [data-hand]")];
  return hand.filter(card => over(card.getBoundingClientRect(), hint)).length;
}"""


def hinted(me: Player) -> None:
    me.settled()
    me.see("[data-panel=hint]").click()
    me.see("[data-on-board] [data-hint='0']")


@pytest.mark.parametrize("game", game_ids())
def test_a_hint_points_at_its_things_and_goes_when_done(hall: HallProcess, player: Make, game: str) -> None:
    me = player(size=HANDSET).sit_at(table_for_guests(hall, game, bots=["greedy"]))
    for _ in range(3):
        hinted(me)
        me.see(".pointing rect")
        assert not me.page.evaluate(COVERED), "the hint lies over the hand"
        number = me.see(".question").get_attribute("data-number")
        me.see("[data-hint='0']").click()
        expect(me.page.locator("[data-on-board], .pointing")).to_have_count(0)
        me.see(f".question:not([data-number='{number}'])")


def test_a_ghost_goes_where_the_cards_go_and_reasons_open_beside(hall: HallProcess, player: Make) -> None:
    me = player(size=DESK).sit_at(table_for_guests(hall, "mathwiz", bots=["greedy"]))
    hinted(me)
    expect(me.page.locator("main .hint-ghost")).to_have_count(2)
    expect(me.page.locator(".pointing .way")).to_have_count(2)
    me.check("a hint on the board")
    me.see("[data-action=hint-why]").click()
    expect(me.see("aside[data-open=hint]")).to_contain_text("in 100")
    expect(me.page.locator("[data-on-board]")).to_have_count(0)
    me.see(".pointing rect")
    me.see("[data-panel=hint]").click()
    expect(me.page.locator("aside[data-open=hint], .pointing, main .hint-ghost")).to_have_count(0)


STAND = "() => document.querySelector('[data-on-board]').getBoundingClientRect().top"
SHIFTED = "() => document.querySelector('main').style.paddingTop = '60px'"
RINGS = "() => document.querySelector('.pointing rect').getBoundingClientRect().top"


def test_a_hint_stays_under_the_pointer_when_the_board_moves(hall: HallProcess, player: Make) -> None:
    me = player(size=DESK).sit_at(table_for_guests(hall, "novatus", bots=["greedy"]))
    hinted(me)
    me.page.locator("[data-on-board] [data-hint='0']").hover()
    stood, ringed = me.page.evaluate(STAND), me.page.evaluate(RINGS)
    me.page.evaluate(SHIFTED)
    me.page.wait_for_function(f"before => ({RINGS})() !== before", arg=ringed)
    assert me.page.evaluate(STAND) == stood
    me.page.mouse.move(5, 5)
    me.page.wait_for_function(f"before => ({STAND})() !== before", arg=stood)


def test_a_hint_in_lists_points_at_the_button(hall: HallProcess, player: Make) -> None:
    me = player().open("/settings")
    me.page.locator("label.tick:has-text('lists') input").check()
    me.sit_at(table_for_guests(hall, "prestidigitators", bots=["greedy"]))
    hinted(me)
    expect(me.page.locator(".pointing rect:not(.under)")).to_have_count(1)
    me.press("Escape")
    expect(me.page.locator("[data-on-board]")).to_have_count(0)
