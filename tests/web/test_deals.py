"""The same deal in two browsers: offered, played by both, compared step by step."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from hall.dealing import play
from web.harness import DESK, PHONE, Player, stored

Make = Callable[..., Player]
SHORT = {"end_mode": "rounds", "round_limit": 2}


def played(me: Player, place: int) -> None:
    """The seat that this browser has just taken is played to the end, over the interface for programs."""
    me.page.wait_for_url(re.compile("/t/"))
    me.see("#main")
    kept = stored(me)[0]
    play(me.hall, kept, place).close()
    me.page.reload()  # not every single step is watched


def deal_of(hall: HallProcess, **more: Any) -> str:
    wish = {"game": "mathwiz", "seats": 2, "bots": ["novice"], "options": SHORT, **more}
    return str(hall.call("POST", "/api/deals", wish)[1]["code"])


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_two_friends_play_the_same_deal(hall: HallProcess, player: Make, size: tuple[int, int]) -> None:
    ada = player(settings={"name": "Ada"}).open("/new/mathwiz")
    ada.see("select").first.select_option("novice")
    ada.page.click("[data-action=deal]")
    ada.page.wait_for_url(re.compile("/deal/[0-9A-Z]{6}$"))
    link = ada.page.url.removeprefix(hall.base)
    ada.see("[data-action=play]")
    ada.check("a deal before it is played")
    ada.page.click("[data-action=play]")
    played(ada, 0)
    ada.see("[data-action=compare]").click()
    ada.page.wait_for_url(re.compile("/deal/"))
    expect(ada.page.get_by_role("status")).to_contain_text("Nobody else has finished")
    assert ada.text(".share .code b") == link.rpartition("/")[2]
    ada.check("a deal that only one has played")

    ben = player(settings={"name": "Ben"}, size=size).open(link)
    assert "has played" in ben.text(".players li")
    assert not ben.page.locator(".score, .compare").count(), "nothing of how it went"
    ben.page.click("[data-action=play]")
    played(ben, 1)
    ben.see("[data-action=compare]").click()
    expect(ben.page.locator(".players li")).to_have_count(2)
    ben.see(".compare .mini")
    expect(ben.page.locator(".compare .mini")).to_have_count(2)
    steps = int(ben.page.locator(".reel input").get_attribute("max") or 0)
    assert steps > 10
    ben.page.click("[data-action=parted]")
    at = int(ben.page.locator("[data-at]").get_attribute("data-at") or 0)
    assert 1 <= at < steps
    expect(ben.page.locator(".reel .text")).to_contain_text("different ways")
    ben.press("ArrowLeft")
    expect(ben.page.locator(".reel .text")).to_contain_text("From here")
    visible = ben.page.locator("article[data-side]:visible")
    expect(visible).to_have_count(1 if size == PHONE else 2)
    if size == PHONE:
        ben.page.locator(".switch button").last.click()
        expect(ben.page.locator("article[data-side='1']")).to_be_visible()
    ben.check("two games side by side")


def test_a_finished_game_is_a_challenge_for_a_friend(hall: HallProcess, player: Make) -> None:
    """Both make the same choices: then the page says that the games are the same from beginning to end."""
    made = hall.table(game="mathwiz", seats=2, bots=["novice"], options=SHORT, name="Ada")
    play(hall, made).close()
    ada = player().take(made, "mathwiz")
    ada.see("[data-action=challenge]").click()
    ada.page.wait_for_url(re.compile("/deal/"))
    link = ada.page.url.removeprefix(hall.base)
    ben = player(scheme="dark").open(link)
    ben.see("[data-action=play]").click()
    played(ben, 0)
    ben.open(link)
    expect(ben.page.locator(".reel .text")).to_contain_text("the same from beginning to end")
    assert not ben.page.locator("[data-action=parted]").count()
    ben.check("the same game twice, at night")


def test_a_deal_offers_no_hints_and_no_way_back(hall: HallProcess, player: Make) -> None:
    me = player().open(f"/deal/{deal_of(hall)}")
    me.see("[data-action=play]").click()
    me.page.wait_for_url(re.compile("/t/"))
    me.see("[data-panel=menu]").click()
    me.see(".menu button")
    assert not me.page.locator("[data-panel=hint]").count()
    assert not me.page.get_by_text("Ask for a takeback").count()
    me.page.go_back()
    me.see("[data-action=go-on]")


def test_a_deal_that_is_not_there_says_so(player: Make) -> None:
    me = player()
    me.lost_line = True  # the browser notes that something was not found
    me.open("/deal/ZZZZZZ")
    assert me.text("[role=alert]")
    me.lost_line = False


def test_a_mirrored_match_plays_every_deal_from_every_seat(hall: HallProcess, player: Make) -> None:
    """Two at one screen: after the first game comes the same deal with the seats exchanged, and the points add up."""
    me = player(settings={"name": "Ada"}).open("/new/mathwiz")
    me.see("select").first.select_option("here")
    me.see("[name=mirrored]").check()
    me.check("a new table for a mirrored match")
    me.page.get_by_role("button", name="Open the table").click()
    me.page.wait_for_url(re.compile("/t/"))
    kept = stored(me)[0]
    for game, title in ((1, "The same deal"), (2, "Next deal")):
        me.see(".curtain, .question")
        asked = {"seat": 0, "request": {"do": "concede"}}
        assert hall.call("POST", f"/api/tables/{kept['table']}/do", asked, token=kept["token"])[0] == 200
        me.page.reload()
        me.see(f".match[data-match='{game}']")
        expect(me.page.locator("[data-action=rematch]")).to_contain_text(title)
        status, told = hall.call("GET", f"/api/tables/{kept['table']}/record", token=kept["token"])
        assert (status == 200) == (game == 2), told
        if game == 1:
            assert not me.page.locator(".story, a[href^='/replay/']").count(), "nothing of the cards before that"
            me.check("the end of a game whose deal is played again")
            me.page.click("[data-action=rematch]")
            me.page.wait_for_selector(".match", state="detached")
    expect(me.page.locator(".match")).to_contain_text("After 2 games")
    assert me.text(".match").count(" 1") == 2, "each has lost from seat A once"
