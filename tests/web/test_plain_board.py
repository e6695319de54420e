"""The plain board, which draws every game that brings no board of its own (and all of them, if one prefers it)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import Route, expect

from spellhall.games import game_ids
from web.harness import Player, table_for_guests

Make = Callable[..., Player]
STEPS = 14
SMALL = (390, 844)
SHORT = {"end_mode": "rounds", "round_limit": 3}


def plain(me: Player, table: str, **settings: Any) -> Player:
    """Somebody who wants the plain board for every game, at a table."""
    me.open("/about")
    stored = json.dumps({"lists": True, **settings})
    me.page.evaluate("stored => localStorage.setItem('spellhall.settings', stored)", stored)
    return me.open(f"/t/{table}")


def sit(me: Player, hall: HallProcess, game: str, **more: Any) -> Player:
    plain(me, table_for_guests(hall, game, bots=["random"], **more))
    me.see(".button.main").first.click()
    me.settled()
    return me


def heard(me: Player) -> str:
    return me.page.get_attribute(".question", "data-number") or ""


def wait_for_news(me: Player, before: str) -> None:
    me.page.wait_for_selector(f".question:not([data-number='{before}']), .over")


@pytest.mark.parametrize("size", [(1280, 800), SMALL], ids=["desk", "phone"])
@pytest.mark.parametrize("game", game_ids())
def test_every_game_is_drawn_and_played(hall: HallProcess, player: Make, game: str, size: tuple[int, int]) -> None:
    me = sit(player(size=size, has_touch=size == SMALL), hall, game)
    for step in range(STEPS):
        if me.settled() == "over":
            break
        assert me.page.locator(".place").count() == 2
        assert me.page.locator(".own [data-zone], .own [data-value]").count() > 0, "what is mine lies before me"
        choices, before = me.see(".choice"), heard(me)
        chosen = choices.nth((5 * step) % choices.count())
        assert chosen.inner_text().strip()
        if size == SMALL:
            chosen.tap()
        else:
            chosen.click()
        wait_for_news(me, before)
    assert me.page.locator(".generic [data-zone] .one").count() > 0, "there are cards on the table"
    me.check(f"{game} on the plain board")


def test_a_whole_game_by_keys_alone(hall: HallProcess, player: Make) -> None:
    me = sit(player(), hall, "mathwiz", options=SHORT)
    while me.settled() != "over":
        me.see(".choice")
        before = heard(me)
        me.tab_to(".choice")
        me.press("ArrowRight", "ArrowLeft", "Enter")
        wait_for_news(me, before)
    me.see(".over")
    me.see(".generic .place")
    me.check("the plain board at the end")


def test_number_keys_choose(hall: HallProcess, player: Make) -> None:
    me = sit(player(), hall, "mathwiz", options=SHORT)
    before = heard(me)
    me.see(".choice")
    me.press("1")
    wait_for_news(me, before)


def test_many_choices_can_be_searched(hall: HallProcess, player: Make) -> None:
    me = sit(player(), hall, "mathwiz")
    while not me.page.locator(".choices input").count():
        before = heard(me)
        me.see(".choice").first.click()
        wait_for_news(me, before)
    every = me.see(".choice").count()
    wanted = me.see(".choice").last.inner_text()
    me.page.fill(".choices input", wanted)
    expect(me.page.locator(".choice").first).to_have_text(wanted)
    assert me.page.locator(".choice").count() < every
    me.page.fill(".choices input", "no such thing")
    expect(me.page.locator(".choices [role=status]")).to_contain_text("No choice")
    assert me.page.locator(".choice").count() == 0


def test_spectators_see_backs(hall: HallProcess, player: Make) -> None:
    """Hands are face down for whoever watches, and for the owner they are not."""
    table = table_for_guests(hall, "mathwiz", bots=["random"])
    me = plain(player(), table)
    me.see(".button.main").first.click()
    me.settled()
    own = me.see(".own [data-zone=hands] .one")
    assert own.locator(".card").count() == own.count()
    guest = plain(player(), table)
    hands = guest.see("[data-zone=hands] .one")
    assert hands.count() == 2
    assert hands.locator(".back").count() == 2
    assert "7" in hands.first.inner_text()
    assert guest.page.locator(".choice").count() == 0


def test_a_board_that_cannot_be_drawn_says_so(hall: HallProcess, player: Make) -> None:
    """Cards that do not come are a sentence and a button, never an empty board."""
    me = player()
    me.lost_line = True

    def refuse(route: Route) -> None:
        route.abort()

    me.page.route("**/api/tables/*/cards", refuse)
    plain(me, table_for_guests(hall, "mathwiz", bots=["random"]))
    me.see(".button.main").first.click()
    assert "does not answer" in me.text("main [role=alert]")
    me.page.unroute("**/api/tables/*/cards", refuse)
    me.page.click("main [role=alert] button")
    me.see(".generic .place")
