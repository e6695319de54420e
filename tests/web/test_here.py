"""The built site from a plain file server, in a real browser, without a network; `test_anywhere.py` has more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from spellhall.here.same import digests
from web.same_games import played, setups
from web.site import FILL, Site, Visitor

GAMES = 50
ROOM = 60_000_000  # bytes: everything that is played with, and some games
STEPS = 20  # of each game; `make anywhere-long` compares whole ones


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    made = Site(tmp_path)
    yield made
    made.stop()


def test_friends_at_one_screen_without_a_network(browser: Browser, site: Site) -> None:
    """Nothing is loaded before somebody plays. A full storage and a reload in the middle of a secret lose nothing."""
    me = Visitor(browser, site)
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    me.open("/")
    me.see("[data-play]")
    me.check("the front page")
    assert not [url for url in asked if "/python-" in url or "sw.js" in url]
    me.room(ROOM)
    me.open("/new/mathwiz")
    me.see("select").first.select_option("here")
    expect(me.see("main")).to_contain_text("nothing is secret from its owner")
    me.see("input[aria-label*='plays here']").fill("Grandpa")
    me.page.click("button:has-text('Open the table')")
    me.see("main [data-hand]")
    with me.offline():
        before = me.entries()
        me.page.evaluate(FILL)
        me.pick()
        expect(me.see(".bubble")).to_contain_text("storage is full, so the choice does not count")
        assert me.entries() == before
        me.room(None)
        me.pick()
        expect(me.see(".curtain h2")).to_contain_text("Grandpa")
        sealed = me.entries()
        assert me.chosen(0) == 1
        me.page.reload()
        expect(me.see(".curtain h2")).to_contain_text("Grandpa")
        assert me.entries() == sealed
        me.see(".curtain button").first.click()
        me.see("main [data-hand]")
        me.check("a game without a network")
    me.end()


def test_the_worker_plays_the_same_games(browser: Browser, site: Site) -> None:
    me = Visitor(browser, site).open("/")
    wanted = setups(GAMES)
    found = played(me.page, [("digests", [*each, STEPS]) for each in wanted])
    for each, made in zip(wanted, found, strict=True):
        assert made == digests(*each, STEPS), each
    me.end()
