"""Magus Novatus in the browser: whole matches by mouse, by keyboard and by touch, items, drags, and watching."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from benchmarks.halls import HallProcess

from web.harness import PHONE, Player, table_for_guests

Make = Callable[..., Player]
SHORT = {"end_position": 3, "first_player": "A"}
MANY_ITEMS = {**SHORT, "end_position": 19, "healing_plants": 8, "elixirs": 8, "magic_wands": 8, "curses": 8}


def asked(player: Player) -> str:
    """Which kind of answer the board wants, when nothing is under way."""
    player.page.wait_for_selector(".board:not([data-asked=working])")
    return player.page.get_attribute(".board", "data-asked") or ""


def heard(player: Player) -> Callable[[], object]:
    """Call the answer to wait until the hall has told something new."""
    number = player.page.get_attribute(".question", "data-number")
    return lambda: player.page.wait_for_selector(f".question:not([data-number='{number}'])")


def main_button(player: Player) -> None:
    player.page.locator("[data-action].main").first.click()


def click_step(player: Player, cast: bool = True) -> str:
    """Answer whatever is asked, by clicks; says what it was."""
    page, what, told = player.page, asked(player), heard(player)
    if what in ("aim", "place"):
        middle = page.locator("[data-thing=space-12].open")
        (middle if middle.count() else page.locator(".cell.open")).first.click()
        main_button(player)
    elif what == "take":
        page.locator(".cell.open").first.click()
        if page.locator(".cell.open").count():
            page.locator(".cell.open").first.click()
        main_button(player)
    elif what == "act":
        spells = page.locator(".recipe-card.open")
        if cast and spells.count():
            spells.last.click()
            assert page.locator(".in").count() >= 2, "the potions gather over the cauldron"
            main_button(player)
        else:
            page.click("[data-action=done]")
    elif what == "lose":
        page.locator(".own-item.open").first.click()
    elif what == "pass":
        page.locator(".mine .touch.open").first.click(force=True)  # it may still be on its way into the hand
        main_button(player)
    elif what in ("lay", "pay"):  # a spell or a payment, card by card
        page.locator(".mine .touch.open").first.click()
    else:  # the question has just been answered
        page.wait_for_timeout(50)
        return what
    told()
    return what


def play_out(player: Player, step: Callable[[Player], object], most: int = 200) -> None:
    for _ in range(most):
        if player.settled() == "over":
            return
        step(player)
    raise AssertionError("The match does not end.")


def walk_to(player: Player, selector: str, most: int = 60) -> None:
    """Arrow keys alone, until the focus is on such an element."""
    for _ in range(most):
        if player.page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", selector):
            return
        player.press("ArrowRight")
    raise AssertionError(f"The arrows never reach {selector}")


def key_step(player: Player) -> None:
    """The same by keys alone."""
    what, told = asked(player), heard(player)
    if not player.page.evaluate("document.activeElement?.matches('[data-thing]') ?? false"):
        player.tab_to("[data-thing]")
    if what in ("aim", "place"):
        walk_to(player, ".cell.open")
        player.press("Enter", "Enter")  # the second touch throws
    elif what == "take":
        walk_to(player, ".cell.open")
        player.press("Enter", "m")
    elif what == "act":
        if player.page.locator(".recipe-card.open").count():
            walk_to(player, ".recipe-card.open")
            player.press("Enter")
        else:
            player.press("e")
            told()
            return
        player.press("m")
    elif what == "lose":
        walk_to(player, ".own-item.open")
        player.press("Enter")
    else:
        player.press("1") if player.page.locator("[data-hand].open").count() else walk_to(player, ".own-skull.open")
        if not player.page.locator(".picked").count():
            player.press("Enter")
        player.press("m")
    told()


FLIGHT = """() => {
  const [flight] = document.querySelector('.cube')?.getAnimations() ?? [];
  if (!flight) return null;
  flight.pause();
  const reached = [];
  for (let share = 0; share < 1; share += 0.02) {
    flight.currentTime = share * flight.effect.getComputedTiming().duration;
    const { left, right } = document.querySelector('.cube .die').getBoundingClientRect();
    reached.push(left, right);
  }
  flight.finish();
  return { left: Math.min(...reached), right: Math.max(...reached), wide: innerWidth };
}"""


def test_the_cube_never_flies_out_of_a_phone(hall: HallProcess, player: Make) -> None:
    """Measured in fifty moments of every flight, to spaces at both edges of the shelf."""
    me = player(size=(390, 844)).sit_at(table_for_guests(hall, "novatus", bots=["greedy"], options=SHORT))
    flights = []
    for space in (4, 0, 24):
        if me.settled() == "over":
            break
        while asked(me) != "aim":
            click_step(me)
            me.settled()
        me.page.click(f"[data-thing=space-{space}].open")
        main_button(me)
        flights.append(me.page.wait_for_function(FLIGHT).json_value())
    assert flights
    assert all(each["left"] >= -1 and each["right"] <= each["wide"] + 1 for each in flights), flights


@pytest.mark.long
def test_a_whole_match_by_clicks(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "novatus", bots=["greedy"], options=SHORT))
    me.settled()
    me.check("the first question")
    seen: set[str] = set()

    def step(each: Player) -> None:
        what = asked(each)
        if what not in seen:
            seen.add(what)
            each.check(f"a question: {what}")
        click_step(each)

    play_out(me, step)
    assert {"aim", "take", "act"} <= seen
    me.check("the end")
    assert me.page.locator(".over li").count() == 2


def test_a_whole_match_by_keyboard(hall: HallProcess, player: Make) -> None:
    me = player()
    me.open(f"/t/{table_for_guests(hall, 'novatus', bots=['greedy'], options=SHORT)}")
    me.see("button:has-text('Sit here')")
    me.tab_to(".button.main")
    me.press("Enter")
    play_out(me, key_step)
    me.check("the end by keys")


@pytest.mark.parametrize("scheme", [pytest.param("light", marks=pytest.mark.long), "dark"])
def test_a_match_on_a_phone_by_touch(hall: HallProcess, player: Make, scheme: str) -> None:
    options = {**SHORT, "mode": "infant", "infant_target": 2, "infant_skulls": "ignore"}
    me = player(size=PHONE, scheme=scheme, has_touch=True, is_mobile=True)
    me.sit_at(table_for_guests(hall, "novatus", bots=["greedy"], options=options))
    me.settled()
    me.check("a phone")
    bottom = me.page.evaluate("document.querySelector('.hand').getBoundingClientRect().bottom")
    assert bottom <= me.page.evaluate("document.querySelector('.question').getBoundingClientRect().top") + 1
    play_out(me, click_step)
    me.check("the end on a phone")


def test_nothing_needs_scrolling_on_a_desk(hall: HallProcess, player: Make) -> None:
    options = {**SHORT, "cube": "none"}
    me = player(size=(1280, 720)).sit_at(
        table_for_guests(hall, "novatus", seats=4, bots=["greedy", "greedy", "greedy"], options=options)
    )
    for _ in range(6):
        if me.settled() == "over":
            break
        more = me.page.evaluate("(main => main.scrollHeight - main.clientHeight)(document.querySelector('main'))")
        assert more <= 1, f"{more} pixels are out of sight while {asked(me)} is open"
        click_step(me)


def test_items_by_clicks(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "novatus", bots=["random"], options=MANY_ITEMS))
    page, used = me.page, set[str]()
    for _ in range(120):
        if me.settled() == "over" or used:
            break
        if asked(me) == "act":
            for code, then in (("HP", ".own-skull.open"), ("MW", ".fetch.open")):
                item = page.locator(f".own-item.open[data-thing^=item-{code}]")
                if code in used or not item.count():
                    continue
                told = heard(me)
                item.first.click()
                me.check(f"{code} is raised")
                page.locator(then).first.click()
                told()
                used.add(code)
                break
            else:
                click_step(me)
        else:
            click_step(me)
    assert used, "in 120 steps with eight of every item, some item was there to use"
    me.press("t")
    me.see("aside[data-open=text] p:has-text('discard pile')")


def test_why_not_is_answered_at_the_spot(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "novatus", bots=["greedy"], options={**SHORT, "throw_height": 0}))
    me.settled()
    me.page.locator(".recipe-card").first.click()
    assert "MN-24" in me.text(".bubble")
    me.check("why not")
    me.press("Escape")
    me.page.wait_for_selector(".bubble", state="detached")
    click_step(me)  # height 0: the cube lies in the very middle
    asked(me)
    me.page.click("[data-thing=space-0]")
    assert "MN-39" in me.text(".bubble")


def test_aiming_shows_the_odds_and_the_cube_can_be_dragged(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "novatus", bots=["greedy"], options=SHORT))
    me.settled()
    me.page.click("[data-thing=space-12]")
    assert me.text("[data-thing=space-12] .plank") == "14%"
    assert "cannot fall off" in me.text(".question .text")
    me.page.click("[data-thing=space-0]")
    assert "53 %" in me.text(".question .text")
    me.press("Escape")
    assert not me.page.locator(".cell.picked").count()
    told = heard(me)
    me.page.locator("[data-thing=cube]").drag_to(me.page.locator("[data-thing=space-12]"))
    flying = "() => (die => die && getComputedStyle(die).pointerEvents)(document.querySelector('.cube.flying .die'))"
    assert me.page.wait_for_function(flying).json_value() == "none"  # it never takes a click on its way
    told()
    assert asked(me) == "take"
    told = heard(me)
    me.page.locator(".cell.open").first.drag_to(me.page.locator("[data-thing=cauldron]"))
    told()
    assert asked(me) == "act"
    assert me.page.locator("[data-hand]").count() == 1


def test_watching(hall: HallProcess, player: Make) -> None:
    table = table_for_guests(hall, "novatus", bots=["greedy"], options=SHORT)
    me, guest = player().sit_at(table), player(locale="fr-FR")
    for _ in range(4):
        if me.settled() == "over":
            break
        click_step(me)
    guest.open(f"/t/{table}")
    guest.see(".rival")
    assert guest.page.locator(".rival").count() == 2
    assert not guest.page.locator("[data-hand]").count()
    assert "sorts" in guest.text(".clock")
    guest.check("watching in French")
