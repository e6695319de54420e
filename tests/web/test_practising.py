"""Practising in the page: sums for one with the way to what was missed, and the way at the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from spellhall.practice import read_fact
from web.harness import Player, table_for_guests

Make = Callable[..., Player]


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_sums_for_one(hall: HallProcess, player: Make, size: tuple[int, int]) -> None:
    me = player(size=size).open("/practise")
    me.see("[data-plan='tables 2-12']").click()
    missed = ""
    for place in range(4):
        asked = me.text("label.asked span").removesuffix("=")
        wrong = place == 1
        me.page.locator("label.asked input").fill(str(read_fact(asked).value + wrong))
        me.press("Enter")
        if wrong:
            missed = asked.strip()
            me.see(".way svg circle")
            expect(me.see("[role=alert]")).to_contain_text(f"{missed} = {read_fact(asked).value}")
            me.check("a missed sum")
            me.see("button:has-text('Go on')").click()
        expect(me.see(".tally")).to_contain_text(f"of {place + 1} right")
        if place == 2:
            expect(me.see("label.asked span")).to_contain_text(missed)
    me.check("practising")
    me.see("button:has-text('Show my passport')").click()
    me.see("figure svg path")
    me.check("a passport")


def test_a_wrong_answer_at_the_table_shows_the_way(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "mathwiz", bots=["greedy"], options={"arithmetic": "practice"}))
    me.settled()
    for place in (0, 1):
        me.page.locator("main [data-hand]").nth(place).click()
    me.see(".question [data-action].main").click()
    me.see(".claim input").fill("1")
    me.see("[data-action=claim]").click()
    me.see(".feedback")
    expect(me.see(".way")).to_contain_text("×")
    me.check("the way to a product")
