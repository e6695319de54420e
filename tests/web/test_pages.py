"""The hall's pages: the front, a new table, joining, settings, and a board for every game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from web.harness import PHONE, Player, stored, table_for_guests

Make = Callable[..., Player]
GAMES = ["mathwiz", "mathemagician", "prestidigitators", "spellcaster", "novatus"]


@pytest.mark.parametrize(("size", "scheme"), [((1280, 800), "light"), (PHONE, "dark"), ((820, 1180), "light")])
def test_five_doors(player: Make, size: tuple[int, int], scheme: str) -> None:
    me = player(size=size, scheme=scheme).open()
    assert me.see(".door h2").count() == 5
    me.check("the front page")


def test_play_now_is_one_click(player: Make) -> None:
    me = player().open()
    me.see("[data-play=mathwiz]").click()
    assert me.settled() == "asked"
    assert stored(me)[0]["game"] == "mathwiz"
    me.open()
    me.page.click("a:has-text('Continue')")
    assert me.settled() == "asked"


PAGES = [
    "/new/mathwiz", "/new/novatus", "/join", "/tables", "/settings", "/about", "/practise", "/learn/mathwiz", "/replay",
    "/nowhere/at/all", "/t/no-such-table-anywhere",
]  # fmt: skip


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("size", [PHONE, (740, 360)])
def test_every_page_is_sound(player: Make, path: str, size: tuple[int, int]) -> None:
    me = player(size=size)
    me.lost_line = path.startswith("/nowhere")  # the browser notes that such an address is not found
    me.open(path)
    me.see("h1")
    me.check(path)
    if path.startswith(("/nowhere", "/t/")):
        assert "no such room" in me.text("h1")
        me.page.click("a:has-text('Back to the hall')")
        me.see(".door")


def test_settings_change_the_look_and_stay(player: Make) -> None:
    me = player().open("/settings")
    me.page.check("input[value=contrast]")
    me.check("high contrast")
    me.page.select_option("select[name=language]", "fr")
    expect(me.page.locator("h1")).to_have_text("Réglages")
    me.open()
    assert me.page.get_attribute("html", "data-theme") == "contrast"
    assert "Jouer" in me.text("[data-play=mathwiz]")
    me.check("the front page in French, high contrast")


def test_join_by_code_and_by_link(hall: HallProcess, player: Make) -> None:
    made = hall.table(2)
    me = player(size=PHONE).open()
    me.page.fill("input[type=text]", made["code"].lower())
    me.page.click("form button:has-text('Join')")
    me.see("button:has-text('Sit here')").first.click()
    assert me.settled() == "asked"


def test_a_wrong_code_gets_a_sentence(player: Make) -> None:
    me = player().open()
    me.lost_line = True  # the browser notes the answer 404
    me.see("input[type=text]").fill("XXXXXX")
    me.page.click("form button:has-text('Join')")
    assert "no table with this code" in me.text("form [role=alert]")


def test_the_lobby_shows_link_code_and_seats(player: Make) -> None:
    me = player(size=PHONE).open("/new/mathwiz")
    me.see("button:has-text('Open the table')").click()
    assert len(me.text(".code b")) == 6
    assert "cannot reach this hall" in me.text(".warning"), "the hall of this test listens to this machine only"
    me.check("the lobby")
    me.page.click("button:has-text('Add a bot')")
    assert me.settled() == "asked"


def test_options_in_words_reach_the_table(hall: HallProcess, player: Make) -> None:
    me = player().open("/new/mathwiz")
    me.see("select").first.select_option("adept")
    me.page.click("summary")
    me.page.locator(".option:has-text('Who multiplies') select").select_option("practice")
    me.page.locator(".option:has-text('can be cast') input").uncheck()
    me.page.click("button:has-text('Open the table')")
    me.settled()
    table = stored(me)[0]["table"]
    options = hall.call("GET", f"/api/tables/{table}")[1]["table"]["options"]
    assert (options["arithmetic"], options["spell_effects"]) == ("practice", False)


def test_watching_shows_no_hand(hall: HallProcess, player: Make) -> None:
    table = hall.table(2, bots=["greedy"])["table"]
    me = player().open(f"/t/{table}")
    me.see(".board")
    assert not me.page.locator("[data-hand]").count()
    assert "watching" in me.text(".question")
    me.check("watching")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played(hall: HallProcess, player: Make, game: str) -> None:
    """Some choices of every game, whatever its board looks like."""
    me = player().sit_at(table_for_guests(hall, game, bots=["greedy"]))
    assert me.settled() == "asked"
    me.check(game)
    me.press("t")
    me.see("aside[data-open=text] p + p")


@pytest.mark.parametrize("game", GAMES)
def test_every_board_has_room_on_a_phone_held_sideways(hall: HallProcess, player: Make, game: str) -> None:
    """The question stands beside the board, and nothing has to be scrolled to see the own cards."""
    me = player(size=(740, 360), has_touch=True).sit_at(table_for_guests(hall, game, bots=["greedy"]))
    assert me.settled() == "asked"
    me.check(f"{game} sideways")
    board, question = me.see("main").bounding_box(), me.see(".question").bounding_box()
    assert board is not None
    assert question is not None
    assert board["x"] + board["width"] <= question["x"] + 1
    assert board["height"] >= 350
    hidden = me.page.evaluate("[document.querySelector('main')].map(each => each.scrollHeight - each.clientHeight)[0]")
    assert hidden <= 8, f"{hidden} pixels have to be scrolled"
