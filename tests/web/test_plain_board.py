"""The plain board, which draws every game that brings no board of its own (and all of them, if one prefers it)."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import Browser, Route, expect

from spellhall.games import game_ids
from web.harness import ROOT, Player, table_for_guests

Make = Callable[..., Player]
STEPS = 14
SMALL = (390, 844)
SHORT = {"end_mode": "rounds", "round_limit": 3}


def plain(me: Player, table: str, **settings: Any) -> Player:
    """Somebody who wants the plain board for every game, at a table."""
    me.open("/about")
    stored = json.dumps({"lists": True, "pace": "off", "played": True, **settings})
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


SOME = [each if at in (1, 4) else pytest.param(each, marks=pytest.mark.long) for at, each in enumerate(game_ids())]


@pytest.mark.parametrize(
    "size", [pytest.param((1280, 800), id="desk"), pytest.param(SMALL, id="phone", marks=pytest.mark.long)]
)
@pytest.mark.parametrize("game", SOME)
def test_every_game_is_drawn_and_played(hall: HallProcess, player: Make, game: str, size: tuple[int, int]) -> None:
    me = sit(player(size=size, has_touch=size == SMALL), hall, game)
    for step in range(STEPS):
        if me.settled() == "over":
            break
        me.see(".own [data-zone], .own [data-value]")
        assert me.page.locator(".place").count() == 2
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


@pytest.fixture
def hall_with_dice(tmp_path: Path) -> Iterator[HallProcess]:
    """A hall beside which the example game Liar's Dice is installed: rules and words, and no page."""
    info = tmp_path / "site" / "spellhall_liars_dice-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: spellhall-liars-dice\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[spellhall.games]\nliars_dice = spellhall_liars_dice\n")
    found = [info.parent, ROOT / "examples" / "games" / "liars_dice" / "src", ROOT / "src"]
    made = HallProcess(tmp_path / "data", extra={"PYTHONPATH": os.pathsep.join(map(str, found))})
    made.start()
    yield made
    made.kill()


@pytest.mark.parametrize(
    "size", [pytest.param((1280, 800), id="desk", marks=pytest.mark.long), pytest.param(SMALL, id="phone")]
)
def test_a_game_from_elsewhere_for_six(hall_with_dice: HallProcess, browser: Browser, size: tuple[int, int]) -> None:
    """It is on the front page with an emblem and a colour of its own, and is played and watched without any page."""
    hall = hall_with_dice
    me, guest = Player(browser, hall, size), Player(browser, hall, size)
    me.open()
    me.see(".door:has([data-play=liars_dice]) .emblem path")
    me.check("the front page with a game from elsewhere")
    table = table_for_guests(hall, "liars_dice", 6, bots=["random"] * 5)
    me.open(f"/t/{table}")
    me.see(".button.main").first.click()
    me.settled()
    me.see(".own [data-zone=dice] .card")
    assert me.page.locator(".place").count() == 6
    guest.open(f"/t/{table}")
    guest.see(".place [data-zone=dice] .back")
    assert guest.page.locator("[data-zone=dice] .card").count() == 0, "whoever watches sees no dice"
    guest.check("watching a game from elsewhere")
    while me.settled() != "over":
        me.check("a game from elsewhere")
        before = heard(me)
        me.see(".choice").last.click()
        wait_for_news(me, before)
    me.see(".generic .place")
    me.end()
    guest.end()
