"""The connection: its loss is shown, and it heals by itself with nothing lost."""

from __future__ import annotations

from collections.abc import Callable

from benchmarks.halls import HallProcess

from web.harness import Player, table_for_guests

Make = Callable[..., Player]


def test_a_hall_that_dies_and_comes_back(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "mathwiz", bots=["greedy"]))
    me.settled()
    before = me.see("[data-hand]").all_inner_texts()
    me.lost_line = True
    hall.kill()
    assert "lost" in me.text(".question [role=alert]")
    hall.start()
    me.page.wait_for_selector(".question [role=alert]", state="detached")
    assert me.page.locator("[data-hand]").all_inner_texts() == before
    me.page.locator("[data-hand].open").first.click()
    me.page.locator("[data-hand].open").last.click()
    me.page.locator("[data-action].main").first.click()
    me.see(".reveal")


def test_a_second_window_hears_the_same(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "mathwiz", bots=["greedy"]))
    me.settled()
    other = me.context.new_page()
    other.goto(me.page.url)
    other.wait_for_selector("[data-hand]")
    me.page.locator("[data-hand].open").first.click()
    me.page.locator("[data-hand].open").last.click()
    me.page.locator("[data-action].main").first.click()
    other.wait_for_selector(".reveal")


def test_the_story_is_there_after_a_reload(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "mathwiz", bots=["greedy"]))
    me.settled()
    me.see("aside[data-open=log] li:has-text('A spell is turned up')")
    me.page.reload()
    me.see("aside[data-open=log] li:has-text('A spell is turned up')")
    assert me.page.locator("aside[data-open=log] li:has-text('The game begins')").count() == 1
