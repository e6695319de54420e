"""Math Wiz in the browser: whole matches by mouse, by keyboard, by touch, and between two browsers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from benchmarks.halls import HallProcess

from web.harness import PHONE, Player, table_for_guests

Make = Callable[..., Player]
SHORT = {"end_mode": "rounds", "round_limit": 3}


def click_round(player: Player) -> None:
    """Whatever is asked now, by clicks: cast nothing, or seal two runes."""
    page = player.page
    heard = page.get_attribute(".question", "data-number")
    if page.locator("[data-action=pass]").count():
        page.click("[data-action=pass]")
    elif page.locator("form.claim").count():
        first, second = (int(word) for word in page.inner_text(".sum").removeprefix("What is ").strip("?").split("×"))
        for figure in str(first * second):
            page.click(f".pad button:text-is('{figure}')")
        page.click("[data-action=claim]")
    else:
        page.locator("[data-hand].open").first.click()
        page.locator("[data-hand].open").last.click()
        page.locator("[data-action].main").first.click()
    page.wait_for_selector(f".question:not([data-number='{heard}'])")


def key_round(player: Player) -> None:
    """The same by keys alone."""
    heard = player.page.get_attribute(".question", "data-number")
    if player.page.locator("[data-action=pass]").count():
        player.press("m")
    else:
        player.tab_to("[data-hand].open")
        player.press("Enter", "ArrowRight", "Enter", "m")
    player.see(f".question:not([data-number='{heard}'])")


def play_out(player: Player, one_round: Callable[[Player], None], most: int = 60) -> None:
    for _ in range(most):
        if player.settled() == "over":
            return
        one_round(player)
    raise AssertionError("The match does not end.")


@pytest.mark.parametrize("arithmetic", [pytest.param("auto", marks=pytest.mark.long), "practice"])
def test_a_whole_match_by_clicks(hall: HallProcess, player: Make, arithmetic: str) -> None:
    table = table_for_guests(hall, "mathwiz", bots=["greedy"], options={**SHORT, "arithmetic": arithmetic})
    me = player().sit_at(table)
    me.settled()
    me.check("the first question")
    play_out(me, click_round)
    me.check("the end")
    assert me.page.locator(".over li").count() == 2
    me.page.click("[data-action=rematch]")
    me.page.wait_for_selector(".over", state="detached")
    assert me.settled() == "asked"


def test_a_whole_match_by_keyboard(hall: HallProcess, player: Make) -> None:
    me = player()
    me.open(f"/t/{table_for_guests(hall, 'mathwiz', bots=['greedy'], options=SHORT)}")
    me.see("button:has-text('Sit here')")
    me.tab_to(".button.main")
    me.press("Enter")
    play_out(me, key_round)
    me.press("?")
    assert "1–9" in me.text("aside[data-open=keys]")
    me.check("the list of keys")
    me.press("t")
    me.see("aside[data-open=text] p:has-text('Round 3')")
    me.check("the text view")


def test_a_match_on_a_phone_by_touch(hall: HallProcess, player: Make) -> None:
    me = player(size=PHONE, scheme="dark", has_touch=True, is_mobile=True)
    me.sit_at(table_for_guests(hall, "mathwiz", bots=["greedy"], options=SHORT))
    me.settled()
    me.check("a phone at night")
    bottom = me.page.evaluate("document.querySelector('.hand').getBoundingClientRect().bottom")
    assert bottom <= me.page.evaluate("document.querySelector('.question').getBoundingClientRect().top") + 1
    play_out(me, click_round)


def test_two_browsers_at_one_table(hall: HallProcess, player: Make) -> None:
    table = table_for_guests(hall, "mathwiz", options=SHORT)
    one, two = player().sit_at(table), player(size=PHONE).sit_at(table)
    for _ in range(200):
        for each in (one, two):
            if each.page.locator(".question.mine").count():
                click_round(each)
        if one.page.locator(".over").count():
            break
        one.page.wait_for_timeout(20)
    assert one.settled() == two.settled() == "over"
    assert (
        one.see(".over li b, .over .score").all_inner_texts() == two.see(".over li b, .over .score").all_inner_texts()
    )


def test_picked_runes_are_put_back_and_dragged(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "mathwiz", bots=["greedy"], options=SHORT))
    me.settled()
    hand = me.see("[data-hand]")
    hand.nth(0).click()
    assert me.page.locator("[data-hand].picked").count() == 1
    me.press("Escape")
    assert me.page.locator("[data-hand].picked").count() == 0
    hand.nth(0).drag_to(hand.nth(3))
    assert me.page.locator("[data-hand].picked").count() == 2
    assert me.page.locator("[data-action].main").count() == 1


def test_two_friends_at_one_screen(hall: HallProcess, player: Make) -> None:
    me = player().open("/new/mathwiz")
    me.see("select").first.select_option("here")
    me.check("a new table")
    me.page.click("button:has-text('Open the table')")
    me.see(".board, .curtain")
    hands = []
    for _ in range(2):
        if me.settled() == "curtain":
            assert not me.page.locator(".hand").count(), "the cards are seen while the screen changes hands"
            me.check("the curtain")
            me.page.click(".curtain button")
        me.page.wait_for_selector(".hand")
        hands.append(me.page.locator("[data-hand]").all_inner_texts())
        click_round(me)
    assert hands[0] != hands[1]


def test_a_round_in_french(hall: HallProcess, player: Make) -> None:
    me = player(locale="fr-FR")
    me.open(f"/t/{table_for_guests(hall, 'mathwiz', bots=['greedy'], options=SHORT)}")
    me.see('button:has-text("S\'asseoir ici")').first.click()
    me.settled()
    assert me.page.get_attribute("html", "lang") == "fr"
    assert "Prends deux runes" in me.text(".question .text")
    click_round(me)
    me.see("aside[data-open=log] li:has-text('apprend'), aside[data-open=log] li:has-text('Égalité')")
    me.check("a round in French")


def test_undo_takes_a_sealed_choice_back(hall: HallProcess, player: Make) -> None:
    """While the other still thinks, nothing was shown: the runes come back."""
    table = table_for_guests(hall, "mathwiz", options=SHORT)
    me, other = player().sit_at(table), player().sit_at(table)
    me.settled()
    other.settled()
    click_round(me)
    assert "thinking" in me.text(".question")
    me.press("u")
    assert me.settled() == "asked"
    assert me.page.locator("[data-hand]").count() == 7


def test_cards_fly_where_they_go(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "mathwiz", bots=["greedy"], options=SHORT))
    me.settled()
    me.page.evaluate(
        "() => { const real = Element.prototype.animate; window.flown = [];"
        "Element.prototype.animate = function (frames, how) { window.flown.push(this.dataset.card ?? 'gone');"
        "return real.call(this, frames, how); } }"
    )
    click_round(me)
    me.see(".reveal")
    flown = me.page.evaluate("window.flown")
    assert any(card.startswith("spell-") for card in flown), "the spell goes to its winner"
    assert any(card.startswith("mine-") for card in flown), "new runes come from the deck"
    assert "gone" in flown, "played runes leave the hand"


def test_what_is_picked_survives_what_others_say(hall: HallProcess, player: Make) -> None:
    table = table_for_guests(hall, "mathwiz", options=SHORT)
    me, other = player().sit_at(table), player().sit_at(table)
    me.settled()
    other.settled()
    me.page.locator("[data-hand].open").first.click()
    other.page.click("[data-panel=menu]")
    other.page.click("button:has-text('Good luck')")
    me.see("aside[data-open=log] li:has-text('Good luck')")
    assert me.page.locator("[data-hand].picked").count() == 1


def test_less_motion_shows_the_same(hall: HallProcess, player: Make) -> None:
    me = player(reduced_motion="reduce").sit_at(table_for_guests(hall, "mathwiz", bots=["greedy"], options=SHORT))
    me.settled()
    click_round(me)
    me.see(".reveal")
    lasting = me.page.evaluate("document.getAnimations().map(each => each.effect.getTiming().duration)")
    assert all(duration <= 100 for duration in lasting)
