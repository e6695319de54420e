"""Mathemagician's Duel in the browser: whole matches by mouse, by keyboard, by touch, and what each thing says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from web.harness import PHONE, Player, table_for_guests

Make = Callable[..., Player]
SHORT = {"turn_limit": 4, "starting_strength": 6}
DECLARED = {**SHORT, "casting": "declared", "spell_pool": "apprentice"}


def heard(player: Player) -> str:
    return player.page.get_attribute(".question", "data-number") or ""


def answered(player: Player, before: str) -> None:
    player.page.wait_for_selector(f".question:not([data-number='{before}'])")


def click_answer(player: Player) -> None:
    """Whatever is asked now, by clicks alone, without looking at the rules."""
    page, before = player.page, heard(player)
    if page.locator(".tray").count():
        while page.locator("[data-action=do]").count() == 0:
            decks = page.locator(".deck.open")
            decks.nth(page.locator(".tray .picked").count() % decks.count()).click()
        page.click("[data-action=do]")
    elif page.locator(".spells .spell").count():
        page.locator(".spells .spell").first.click()
        page.locator(".new-goal").click()
    elif page.locator(".deck.open").count():
        page.locator(".deck.open").first.click()
    elif page.locator("[data-action=silent]").count():
        page.click("[data-action=silent]")
    elif page.locator("[data-action].main").count():
        page.locator("[data-action].main").first.click()
    else:
        page.locator("[data-hand].open").first.click()
        page.locator(".fits .place.open").first.click()
        if page.locator("[data-action=do]").count():  # the hall warns of a misfire: so be it
            page.click("[data-action=do]")
    answered(player, before)


def arrow_to(player: Player, selector: str, key: str = "ArrowRight") -> None:
    """Go to the board if need be, then along its open things until one of these has the focus."""
    if not player.page.evaluate("document.activeElement?.matches('[data-thing]') ?? false"):
        player.tab_to("[data-thing]")
    for _ in range(16):
        if player.page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", selector):
            return
        player.press(key)
    raise AssertionError(f"Arrows never reach {selector}: {player.text('.question .text')}")


def key_answer(player: Player) -> None:
    """The same by keys alone."""
    page, before = player.page, heard(player)
    if page.locator(".tray").count():
        arrow_to(player, ".tray [data-slot]")
        player.press("Enter", "m")
    elif page.locator(".spells .spell").count():
        arrow_to(player, ".spell.open")
        player.press("Enter", "m")
    elif page.locator(".deck.open").count():
        arrow_to(player, ".deck.open")
        player.press("Enter")
    elif page.locator("[data-action].main").count():
        player.press("m")
    else:
        place = page.locator("[data-hand].open").first.get_attribute("data-hand")
        player.press(str(int(place or "0") + 1))
        arrow_to(player, ".fits .place.open", "ArrowUp")
        player.press("Enter")
        if page.locator("[data-action=do]").count():
            player.press("m")
    answered(player, before)


def play_out(player: Player, answer: Callable[[Player], None], most: int = 120) -> None:
    for _ in range(most):
        if player.settled() == "over":
            return
        answer(player)
    raise AssertionError("The match does not end.")


@pytest.mark.long
@pytest.mark.parametrize("options", [SHORT, DECLARED], ids=["automatic", "declared"])
def test_a_whole_match_by_clicks(hall: HallProcess, player: Make, options: dict[str, object]) -> None:
    me = player().sit_at(table_for_guests(hall, "mathemagician", bots=["greedy"], options=options))
    me.settled()
    me.check("a new hand")
    click_answer(me)
    me.settled()
    me.check("the first spell")
    click_answer(me)
    me.settled()
    me.check("the first turn")
    play_out(me, click_answer)
    me.check("the end")
    assert me.page.locator(".over li").count() == 2


def test_a_whole_match_by_keyboard(hall: HallProcess, player: Make) -> None:
    me = player()
    me.open(f"/t/{table_for_guests(hall, 'mathemagician', bots=['greedy'], options=SHORT)}")
    me.see("button:has-text('Sit here')")
    me.tab_to(".button.main")
    me.press("Enter")
    play_out(me, key_answer)
    me.press("t")
    me.see("aside[data-open=text] p:has-text('Turn ')")


def test_three_play_on_a_phone_by_touch(hall: HallProcess, player: Make) -> None:
    me = player(size=PHONE, scheme="dark", has_touch=True, is_mobile=True)
    options = {"turn_limit": 3, "starting_strength": 10, "level": "apprentice"}
    me.sit_at(table_for_guests(hall, "mathemagician", seats=3, bots=["greedy", "random"], options=options))
    me.settled()
    me.check("a phone at night")
    play_out(me, click_answer)
    me.check("the end on a phone")


def test_the_hand_is_above_the_question_on_a_phone(hall: HallProcess, player: Make) -> None:
    me = player(size=PHONE, has_touch=True, is_mobile=True)
    me.sit_at(table_for_guests(hall, "mathemagician", bots=["greedy"], options=SHORT))
    for _ in range(2):
        me.settled()
        click_answer(me)
    me.settled()
    me.check("the first turn on a phone")
    bottom = me.page.evaluate("document.querySelector('.hand').getBoundingClientRect().bottom")
    assert bottom <= me.page.evaluate("document.querySelector('.question').getBoundingClientRect().top") + 1


@pytest.mark.long
def test_two_browsers_see_the_same_sums(hall: HallProcess, player: Make) -> None:
    table = table_for_guests(hall, "mathemagician", options=SHORT)
    one, two = player().sit_at(table), player(size=PHONE).sit_at(table)
    watcher = player().open(f"/t/{table}")
    for _ in range(300):
        for each in (one, two):
            if each.page.locator(".question.mine").count():
                click_answer(each)
        if one.page.locator(".over").count():
            break
        one.page.wait_for_timeout(20)
    assert one.settled() == two.settled() == "over"
    assert (
        one.see(".over li b, .over .score").all_inner_texts() == two.see(".over li b, .over .score").all_inner_texts()
    )
    watcher.see(".over")
    assert not watcher.page.locator("[data-thing]").count(), "a spectator has nothing to touch"
    watcher.check("what a spectator sees")


def ready_to_play(me: Player) -> None:
    """Go on until a card is to be played."""
    for _ in range(20):
        assert me.settled() == "asked"
        if me.page.locator("[data-hand].open").count():
            return
        click_answer(me)
    raise AssertionError("No card is ever to be played.")


def test_cards_are_picked_put_back_and_dragged(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "mathemagician", bots=["greedy"], options=SHORT))
    ready_to_play(me)
    page, before = me.page, heard(me)
    card = page.locator("[data-hand].open").first
    card.click()
    assert page.locator("[data-hand].picked").count() == 1
    assert page.locator(".fits").count() >= 1
    me.press("Escape")
    assert page.locator("[data-hand].picked").count() == 0
    mine = page.locator(".below .tile").count()
    card.drag_to(page.locator(".below .place"))
    answered(me, before)
    assert page.locator(".below .tile").count() == mine + 1


def test_what_cannot_be_done_is_explained_at_the_spot(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "mathemagician", bots=["greedy"], options=SHORT))
    ready_to_play(me)
    me.page.locator(".deck").first.click()
    assert "MD-74" in me.text(".bubble")
    me.check("the answer to why not")
    me.press("Escape")
    me.page.locator(".stored").first.click()
    assert "MD-106" in me.text(".bubble")
    me.press("Escape")
    me.page.locator(".stored").first.focus()
    me.press(" ")
    assert "numbers" in me.text("dialog .words")
    me.check("a spell seen closely")


def test_the_board_speaks_french(hall: HallProcess, player: Make) -> None:
    me = player(locale="fr-FR")
    me.open(f"/t/{table_for_guests(hall, 'mathemagician', bots=['greedy'], options=SHORT)}")
    me.see(".button.main").first.click()
    ready_to_play(me)
    assert "À toi" in me.text(".question .text")
    assert me.page.locator(".goal .asks").first.inner_text().find("nombres") > 0


def test_a_hand_is_ready_to_be_drawn_and_every_card_can_be_changed(hall: HallProcess, player: Make) -> None:
    """Two touches and the game has begun: the usual hand lies ready, then a spell is chosen."""
    me = player().sit_at(table_for_guests(hall, "mathemagician", bots=["greedy"], options=SHORT))
    assert me.settled() == "asked"
    slots = me.page.locator(".tray [data-slot]")
    assert [slots.nth(place).get_attribute("data-slot") for place in range(5)] == list("EEESS")
    slots.nth(4).click()
    expect(me.page.locator(".tray [data-slot=E]")).to_have_count(4)
    expect(me.see("[data-action=do]")).to_contain_text("4")
    me.check("a hand to be drawn")
    me.see("[data-action=do]").click()
    me.see(".spells .spell").first.click()
    me.see("[data-action=do]").click()
    me.see(".goal, .question:not(.mine)")
