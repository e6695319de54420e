"""Duel of the Prestidigitators in the browser: matches by mouse, keyboard and touch; dragging, why not, watching."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from web.harness import PHONE, Player, table_for_guests

Make = Callable[..., Player]
GAME = "prestidigitators"
SHORT = {"first_picker": "seat1", "stagnation_limit": 6}
"""Six quiet turns end the duel."""

MY_TURN = ".stage [data-hand].open"
ANSWER = "[data-action=yes], [data-action=no], [data-action^=row]"

FITS = "() => { const main = document.querySelector('main'); return main.scrollHeight - main.clientHeight; }"


def heard(player: Player) -> str:
    return player.page.get_attribute(".question", "data-number") or ""


def wait_past(player: Player, number: str) -> None:
    player.see(f".question:not([data-number='{number}'])")


def click_pick(player: Player) -> None:
    """Take a card of the spread."""
    player.page.locator("[data-thing^=spread].open").first.click()
    player.page.click("[data-action].main")


def click_arrangement(player: Player) -> None:
    """Three cards by hand, one of them put elsewhere again; chance lays the rest."""
    page = player.page
    for slot in (2, 5, 8):
        page.locator("[data-hand].open").first.click()
        page.click(f"[data-thing=slot-{slot}]")
    page.locator(".laid [data-thing]").first.click()
    page.click("[data-thing=slot-0]")
    page.click("[data-action=fill]")
    assert page.locator(".laid").count() == 9
    page.click("[data-action=ready]")


def click_turn(player: Player) -> None:
    """An attack if there is one, else any move; in an attack, an answer."""
    page = player.page
    if page.locator(ANSWER).count():
        page.locator(ANSWER).first.click()
        return
    if page.locator("[data-thing^=foe].open").count():
        page.locator("[data-thing^=foe].open").first.click()
        page.locator("[data-hand].open").first.click()
        return
    page.locator("[data-hand].open").first.click()
    page.locator(".sign.open, .zone.open").first.click()


def click_on(player: Player) -> None:
    number = heard(player)
    if player.page.locator(".spread").count():
        click_pick(player)
    elif player.page.locator(".arrange").count():
        click_arrangement(player)
        player.see(".stage, .over")
        return
    else:
        click_turn(player)
    wait_past(player, number)


def key_on(player: Player) -> None:
    """The same by keys alone."""
    number = heard(player)
    page = player.page
    if page.locator(".spread").count():
        player.tab_to("[data-thing]")
        player.press("ArrowRight", "Enter", "m")
    elif page.locator(".arrange").count():
        for _ in range(2):
            player.press("1", "ArrowUp", "Enter")
        player.tab_to("[data-action=fill]")
        player.press("Enter", "m")
        player.see(".stage, .over")
        return
    elif page.locator(ANSWER).count():
        if page.locator("[data-action=yes]").count():
            player.press("m")
        else:  # the story's links lie on the way
            player.tab_to(ANSWER, most=300)
            player.press("Enter")
    else:
        row = next(row for row in (1, 2, 3) if page.locator(f"[data-hand='{row - 1}'].open").count())
        player.press(str(row), "ArrowUp", "Enter")
        if heard(player) == number and page.locator(".picked:not(.sent)").count():
            player.press("Escape", str(row), "ArrowDown", "Enter")
    wait_past(player, number)


def play_out(player: Player, step: Callable[[Player], None], most: int = 150) -> None:
    for _ in range(most):
        if player.settled() == "over":
            return
        step(player)
    raise AssertionError("The match does not end.")


def play_until(player: Player, selector: str, most: int = 40) -> None:
    for _ in range(most):
        if player.settled() == "over" or player.page.locator(selector).count():
            break
        click_on(player)
    player.see(selector)


@pytest.mark.long
def test_a_whole_match_by_clicks(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, GAME, bots=["greedy"], options=SHORT))
    me.settled()
    me.check("the draft")
    me.page.locator("[data-thing^=spread].open").first.click()
    me.check("a card of the draft picked")
    me.press("Escape")
    play_until(me, ".arrange")
    me.check("the arrangement")
    play_until(me, MY_TURN)
    me.check("the stage")
    me.page.locator("[data-hand].open").first.click()
    me.check("a card picked")
    assert me.page.evaluate(FITS) <= 8, "a question is open, and the board has to be scrolled"
    me.press("Escape")
    play_out(me, click_on)
    me.check("the end")
    assert me.page.locator(".over li").count() == 2


def test_a_whole_match_by_keyboard(hall: HallProcess, player: Make) -> None:
    me = player()
    me.open(f"/t/{table_for_guests(hall, GAME, bots=['greedy'], options=SHORT)}")
    me.see("button:has-text('Sit here')")
    me.tab_to(".button.main")
    me.press("Enter")
    play_out(me, key_on)
    me.press("t")
    me.see("aside[data-open=text]:has-text('row 1')")


@pytest.mark.long
def test_a_match_on_a_phone_by_touch_at_night(hall: HallProcess, player: Make) -> None:
    me = player(size=PHONE, scheme="dark", has_touch=True, is_mobile=True, locale="fr-FR")
    me.open(f"/t/{table_for_guests(hall, GAME, bots=['greedy'], options=SHORT)}")
    me.see(".button.main").first.click()
    for place, selector in (("the draft", ".spread"), ("the arrangement", ".arrange"), ("the stage", ".stage")):
        play_until(me, selector)
        me.check(place)
        assert me.page.evaluate(FITS) <= 0, f"{place} has to be scrolled"
    play_out(me, click_on)
    me.check("the end")


def test_a_card_is_dragged_to_its_place(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, GAME, bots=["greedy"], options=SHORT))
    me.settled()
    number = heard(me)
    me.page.locator("[data-thing^=spread].open").first.hover()
    me.page.mouse.down()
    box = me.page.locator("[data-anchor=nine-0]").bounding_box()
    assert box is not None
    me.page.mouse.move(box["x"] + 40, box["y"] + 15, steps=8)
    me.page.mouse.up()
    wait_past(me, number)
    play_until(me, ".arrange")
    card, hole = me.see("[data-hand='0']"), me.see("[data-thing=slot-4]")
    card.drag_to(hole)
    expect(me.page.locator(".laid")).to_have_count(1)
    me.page.locator(".laid [data-thing]").first.click()
    me.page.locator("[data-thing=hand]").click(position={"x": 5, "y": 5})
    expect(me.page.locator(".laid")).to_have_count(0)
    play_until(me, MY_TURN)
    number = heard(me)
    me.page.wait_for_timeout(1300)  # everything lies still
    me.page.locator("[data-hand='0']").drag_to(me.page.locator("[data-hand='1']"))
    wait_past(me, number)
    me.see("aside:has-text('moves the top card of row 1 onto row 2')")


def test_why_not_is_answered_at_the_spot(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, GAME, bots=["greedy"], options=SHORT))
    me.settled()
    me.page.locator("[data-thing^=spread].taken").first.click()
    assert "DP-14" in me.text(".bubble")
    me.check("the answer to why not")
    play_until(me, MY_TURN)
    me.page.locator(".zone[data-thing=lane-1]").click(position={"x": 6, "y": 60})
    assert "DP-47" in me.text(".bubble")
    me.press("Escape")
    me.page.wait_for_selector(".bubble", state="detached")


def test_who_watches_sees_backs_and_cannot_touch(hall: HallProcess, player: Make) -> None:
    table = table_for_guests(hall, GAME, bots=["greedy", "greedy"], options=SHORT)
    me = player().open(f"/t/{table}")
    me.see(".velvet")
    me.page.wait_for_selector(".over, .stage")
    me.check("the duel, watched")
    assert me.page.locator("[data-hand]").count() == 0
    me.page.wait_for_selector(".over", timeout=60_000)
    assert me.page.locator(".pile .back").count() == 0, "at the end all cards lie open"


def test_a_custom_card_has_its_face(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, GAME, bots=["random"], options={**SHORT, "custom_card": "Smoke Ring"}))
    me.settled()
    me.page.locator("[data-thing^=spread]", has_text="Smoke Ring").first.click()
    assert "this card sinks" in me.text(".programme")
