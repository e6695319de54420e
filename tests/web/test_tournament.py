"""Tournaments in real browsers: sixteen players, a hall that is killed in the third round, and the pages around it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import Browser

from hall.entrants import SHORT, Entrant, Organiser
from hall.recounting import recount
from web.harness import PHONE, Player
from web.test_mathwiz import click_round

Make = Callable[..., Player]
LINE = ("player", "points", "rivals", "beaten", "games", "won", "drawn", "lost", "byes")
ASKED = ".question.mine:not([aria-busy=true]) .text"


def entered(one: Player, code: str) -> Player:
    """Somebody who came in by the code on the front page."""
    one.open("/")
    one.see("input[maxlength='200']").fill(code.lower())
    one.page.locator("form:has(input[maxlength='200']) button").click()
    one.see("[data-action=enter]").click()
    one.see("[data-name], .question")
    return one


def click(one: Player) -> bool:
    """Answer by clicks what the page asks now; whether it asked anything."""
    if one.page.locator(".over").count() or not one.page.locator(ASKED).count():
        return False
    click_round(one)
    return True


def play(organiser: Organiser, players: list[Entrant], browsers: list[Player], true: Any) -> dict[str, Any]:
    """Everybody plays, by clicks or through the protocol, until the tournament is as wanted."""
    end = time.monotonic() + 150
    while not true(view := organiser.view()):
        assert time.monotonic() < end, view["info"]
        done = sum(player.step() for player in players) + sum(click(one) for one in browsers)
        if not done:
            browsers[0].page.wait_for_timeout(100)
    return view


def meetings(view: dict[str, Any]) -> list[dict[str, Any]]:
    return list(view["shown"]["meetings"])


def pairings(view: dict[str, Any]) -> list[list[int]]:
    return [one["players"] for one in meetings(view)]


def test_a_swiss_tournament_of_sixteen_survives_kill_9(browser: Browser, tmp_path: Path) -> None:
    hall = HallProcess(tmp_path)
    browsers: list[Player] = []
    try:
        hall.start()
        organiser = Organiser(hall, {"rounds": 4, "games": 1})
        browsers = [Player(browser, hall, size=PHONE if number % 2 else (1280, 800)) for number in range(4)]
        for one in browsers:
            entered(one, organiser.code)
        players = [Entrant(hall, organiser.id, f"sixteen {number}") for number in range(12)]
        assert len(organiser.view()["shown"]["players"]) == 16
        organiser.must(do="start")
        for one in browsers:
            one.page.wait_for_url("**/t/**")
        play(organiser, players, browsers, lambda view: view["info"]["round"] == 3)
        view = play(organiser, players, browsers[:1], lambda view: any(one["over"] for one in meetings(view)))
        before, standings = pairings(view), view["shown"]["standings"]
        tables = {player.number: player.mine()["table"] for player in players}
        for one in browsers:
            one.lost_line = True
        hall.kill()  # SIGKILL, in the middle of round 3
        hall.start()
        for one in browsers:
            one.page.evaluate("1")  # what the page said while the hall was away has been heard
            one.lost_line = False
        view = organiser.view()
        assert view["info"]["round"] == 3
        assert pairings(view) == before
        assert view["shown"]["standings"] == standings, "nothing is lost"
        assert {player.number: player.mine()["table"] for player in players} == tables
        view = play(organiser, players, browsers, lambda view: view["info"]["phase"] == "over")
        held = recount(organiser.records())
        shown = [tuple(one[name] for name in LINE) for one in view["shown"]["standings"]]
        again = [(one.player, one.points, *one.breaks, one.won, one.drawn, one.lost, one.byes) for one in held.table()]
        assert again == shown
        met = [frozenset(one.players) for round in held.rounds for one in round]
        assert len(met) == len(set(met)) == 32, "nobody meets twice"
        for one in browsers:
            one.open(f"/tournament/{organiser.code}")
            one.see("[data-over]")
            assert one.page.locator("tbody tr").count() == 16
            assert one.page.locator("tbody tr.mine").count() == 1
            one.check("the tournament is over")
        for one in browsers:
            one.end()
        browsers = []
    finally:
        for one in browsers:
            one.context.close()
        hall.kill()


def test_the_pages_of_a_tournament(player: Make, hall: HallProcess) -> None:
    me = player().open("/tournament")
    me.see("select[name=game]:has(option)")
    me.page.select_option("select[name=game]", "mathwiz")
    me.check("opening a tournament")
    me.page.locator("[data-action=open]").click()
    code = me.text(".code")
    id, _, secret = me.page.url.rpartition("/")[2].partition("#")
    for number in range(3):
        me.page.select_option("select", "novice")
        me.page.locator("[data-action=bot]").click()
        me.see(f"tbody tr >> nth={number}")
    one = entered(player(size=PHONE), code)
    one.check("waiting for the first round")
    screen = player(scheme="dark").open(f"/projector/{id}")
    assert code in screen.text(".invite.large .code")
    screen.check("the projector before the start")
    me.see("tbody tr >> nth=3")
    me.check("the organiser before the start")
    me.page.locator("[data-action=start]").click()
    one.page.wait_for_url("**/t/**")
    one.settled()
    screen.see("li[data-place='0']")
    screen.check("the projector in a round")
    me.page.locator("[data-action=hold]").click()
    one.see(".pause")
    me.page.locator("[data-action=hold]").click()
    one.page.locator(".pause").wait_for(state="detached")
    place = me.page.locator("li[data-place='1']")
    place.locator("button").click()
    me.see("li.form input").first.fill("0.5")
    me.page.locator("li.form .button.main").click()
    me.check("the organiser in a round")
    one.see("[data-action=tournament]").click()
    one.see("tbody tr")
    one.check("after a meeting")
    with me.page.expect_download() as saved:
        me.page.locator("[data-action=csv]").click()
    assert saved.value.suggested_filename == f"{code}.csv"
    shown = one.page.evaluate("localStorage.getItem('spellhall.key')")
    one.page.locator("summary:has-text('My key')").click()
    one.page.locator("[data-action=show-key]").click()
    link = one.see("a[data-key]").get_attribute("href") or ""
    assert link.endswith(f"/key#{shown}")
    one.see("svg[role=img]")

    other = player().open(link.removeprefix(hall.base))
    other.see("[data-action=take-key]").click()
    other.see("[role=status]")
    other.open(f"/tournament/{code}")
    other.see("[data-action=enter]").click()
    other.see("tr.mine")
    assert other.page.locator("tbody tr").count() == 4, "the same key is the same player"
    other.check("the same player on another device")
    organiser = Organiser.__new__(Organiser)
    organiser.hall, organiser.id, organiser.token = hall, id, secret
    organiser.must(do="finish")
    other.see("[data-over]")


@pytest.mark.parametrize("language", ["fr-FR", "de-DE"])
def test_other_languages(player: Make, hall: HallProcess, language: str) -> None:
    organiser = Organiser(hall, SHORT, ["random", "random"])
    me = player(locale=language).open(f"/organise/{organiser.id}#{organiser.token}")
    me.see("tbody tr")
    one = player(locale=language, size=PHONE).open(f"/tournament/{organiser.code}")
    one.see("[data-action=enter]")
    for page in (me, one):
        assert "page-cup" not in page.page.locator("main").inner_text()
        assert "tournament" not in page.page.locator("main").inner_text().lower().replace("/tournament/", "")
        page.check(f"a tournament in {language}")
    assert json.loads(one.page.evaluate("localStorage.getItem('spellhall.tournaments') ?? '[]'")) == []
