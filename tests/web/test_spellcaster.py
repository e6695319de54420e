"""SpellCaster in the browser: whole matches by mouse, by keyboard, by touch, and what the board says on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from web.harness import PHONE, Player, table_for_guests
from web.positions import Line, at_the_end, duel

Make = Callable[..., Player]
SHORT = {"board": "square-9", "round_cap": 20}
BUTTON = ".question [data-action]:not([data-action=undo])"

NEAREST = """() => {
  const middle = box => [box.left + box.width / 2, box.top + box.height / 2];
  const rival = document.querySelector("[data-thing^='seat:']");
  const spaces = [...document.querySelectorAll("[data-thing^='space:'].open")];
  if (!rival || !spaces.length) return spaces[0]?.dataset.thing ?? "";
  const [x, y] = middle(rival.getBoundingClientRect());
  const far = space => { const [a, b] = middle(space.getBoundingClientRect()); return Math.hypot(a - x, b - y); };
  return spaces.sort((one, two) => far(one) - far(two))[0].dataset.thing;
}"""


def number(player: Player) -> str:
    return player.page.get_attribute(".question", "data-number") or ""


def went_on(player: Player, heard: str) -> bool:
    """Wait until something is picked, or the hall has answered; says whether it has."""
    player.page.wait_for_function(
        "heard => document.querySelector('.question').dataset.number !== heard"
        " || document.querySelector('.picked:not(.sent)')",
        arg=heard,
    )
    return number(player) != heard


def next_touch(player: Player) -> str:
    """What a keen player touches next: the main button, an answer, a spell, a card, the nearest space, a button."""
    page = player.page
    for selector in (
        "[data-action=all]",
        "[data-action].main",
        "[data-thing^='answer:'].open",
        "[data-thing='spell:hadou'].open",
        "[data-thing='spell:berserk'].open",
        "[data-thing='spell:hame'].open",
        "[data-thing^='seat:'].open",
        "[data-thing^='their:'].open",
        ".stage [data-thing^='card:'].open",
        ".hand [data-thing^='card:'].open",
        ".charged [data-thing^='card:'].open",
    ):
        if page.locator(selector).count():
            return selector
    space = page.evaluate(NEAREST)
    if space:
        return f"[data-thing='{space}']"
    return BUTTON


def click_step(player: Player) -> None:
    """Answer what is asked now, by clicks alone."""
    heard = number(player)
    for _ in range(5):
        wanted = next_touch(player)
        player.page.locator(wanted).first.click()
        if wanted == "[data-action=all]":
            player.page.wait_for_selector("[data-action=ready].main")
        elif went_on(player, heard):
            return
    raise AssertionError(f"Five touches and no choice: {player.text('.question')}")


def on_focus(player: Player) -> str:
    return str(player.page.evaluate("document.activeElement?.dataset.thing ?? ''"))


def go_to_open(player: Player) -> None:
    """By arrow keys to something that can be touched."""
    player.tab_to("[data-thing]")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 6:
        if player.page.evaluate("document.activeElement.classList.contains('open')"):
            return
        player.press(key)
    raise AssertionError("The arrows reach nothing that can be touched.")


def key_step(player: Player) -> None:
    """Answer what is asked now, by keys alone."""
    page, heard = player.page, number(player)
    if page.locator("[data-action=all]").count():
        player.tab_to("[data-action=all]")
        player.press("Enter")
        page.wait_for_selector("[data-action=ready].main")
        player.press("m")
    elif page.locator(".hand .open").count():
        place = page.evaluate("document.querySelector('.hand .open').dataset.hand")
        player.press(str(int(place) + 1))
        if went_on(player, heard):
            return
        if page.locator("[data-action].main").count():
            player.press("m")
        else:
            player.tab_to(BUTTON)
            player.press("Enter")
    elif page.locator(BUTTON).count() and not page.locator("[data-action].main").count():
        player.tab_to(BUTTON)
        player.press("Enter")
    else:
        go_to_open(player)
        player.press("Enter")
        if not went_on(player, heard):
            player.press("m")
    page.wait_for_selector(f".question:not([data-number='{heard}'])")


def play_out(player: Player, step: Callable[[Player], None], most: int = 400) -> int:
    for done in range(most):
        if player.settled() == "over":
            return done
        step(player)
    raise AssertionError("The match does not end.")


def table(hall: HallProcess, bot: str = "greedy", **options: Any) -> str:
    return table_for_guests(hall, "spellcaster", bots=[bot], options={**SHORT, **options})


@pytest.mark.long
@pytest.mark.parametrize("board", ["square-9", "hex-4"])
def test_a_whole_match_by_clicks(hall: HallProcess, player: Make, board: str) -> None:
    me = player().sit_at(table(hall, board=board))
    me.settled()
    me.check("Spell Preparation")
    click_step(me)
    me.settled()
    me.check("the first place or turn")
    seen: set[str] = set()
    for _ in range(400):
        if me.settled() == "over":
            break
        asked = me.text(".question .text").split(" ")[0]
        if asked not in seen and len(seen) < 8:
            seen.add(asked)
            me.check(f"asked: {me.text('.question .text')}")
        click_step(me)
    assert me.settled() == "over"
    me.check("the end")
    assert me.page.locator(".over li").count() == 2


def test_a_whole_match_by_keyboard(hall: HallProcess, player: Make) -> None:
    me = player()
    me.open(f"/t/{table(hall)}")
    me.see("button:has-text('Sit here')")
    me.tab_to(".button.main")
    me.press("Enter")
    me.settled()
    me.press("l")  # the story is closed: its links to rules would stand between the board and the buttons
    play_out(me, key_step)
    me.check("the end")


@pytest.mark.long
def test_a_match_on_a_phone_by_touch(hall: HallProcess, player: Make) -> None:
    me = player(size=PHONE, scheme="dark", has_touch=True, is_mobile=True).sit_at(table(hall))
    me.settled()
    me.check("a phone at night")
    play_out(me, click_step)


def first_turn(player: Player) -> None:
    """Play on until the own turn begins, with action and Move."""
    for _ in range(60):
        assert player.settled() == "asked"
        if (
            player.page.locator("[data-action=end]").count()
            and player.page.locator("[data-thing^='space:'].open").count()
        ):
            return
        click_step(player)
    raise AssertionError("The own turn never comes.")


def test_a_hand_card_goes_where_it_is_dragged_and_back_by_escape(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table(hall, "random"))
    first_turn(me)
    hand, heard = me.page.locator("[data-hand]"), number(me)
    hand.first.click()
    expect(me.page.locator("[data-thing='zone:charged'].open")).to_have_count(1)
    expect(me.page.locator("[data-action^='prepare']")).to_have_count(1)
    me.press("Escape")
    expect(me.page.locator(".picked")).to_have_count(0)
    before = me.page.locator(".charged .own").count()
    hand.first.drag_to(me.page.locator("[data-thing='zone:charged']"))
    me.page.wait_for_selector(f".question:not([data-number='{heard}'])")
    me.page.wait_for_function("count => document.querySelectorAll('.charged .own').length === count", arg=before + 1)


def test_the_spell_book_says_why_not_yet(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table(hall, "random"))
    first_turn(me)
    spells = me.page.locator("[data-thing^='spell:']")
    assert spells.count() == 15
    me.page.locator("[data-thing^='spell:']:not(.open)").last.click()
    assert "SC-" in me.text(".bubble")
    me.check("why not yet")
    me.press("Escape")
    me.page.wait_for_selector(".bubble", state="detached")


def test_a_touched_charged_card_casts_the_spell_of_its_suit(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table(hall, "random"))
    first_turn(me)
    for _ in range(6):  # a hushed caster has to wait
        if me.page.locator(".charged .own.open").count():
            break
        me.page.click("[data-action=end]")
        first_turn(me)
    card = me.page.locator(".charged .own.open").first
    name, heard = card.get_attribute("data-thing"), number(me)
    card.click()
    me.page.click("[data-action].main")
    me.page.wait_for_function(
        "name => !document.querySelector(`.charged [data-thing='${name}']`) && !document.querySelector('.picked')",
        arg=name,
    )
    assert number(me) != heard


def test_the_board_can_be_watched_and_spoken_in_french(hall: HallProcess, player: Make) -> None:
    name = table(hall)
    me = player().sit_at(name)
    me.settled()
    watcher = player(size=PHONE, locale="fr-FR").open(f"/t/{name}")
    watcher.see(".board.watching")
    assert watcher.page.locator(".rival").count() == 2
    assert not watcher.page.locator("[data-hand]").count()
    assert not watcher.page.locator(".rival [data-thing^='card:']").count()
    click_step(me)
    me.settled()
    watcher.check("a spectator on a phone")
    me.open(f"/t/{name}")
    assert me.settled() == "asked"


def test_four_casters_have_room(hall: HallProcess, player: Make) -> None:
    shared = table_for_guests(hall, "spellcaster", 4, bots=["random"] * 3, options=SHORT)
    for size in ((1280, 800), (820, 1180), PHONE):
        me = player(size=size)
        if size == (1280, 800):
            me.sit_at(shared)
            me.settled()
            first_turn(me)
        else:
            me.open(f"/t/{shared}")
        me.see(".board")
        me.check(f"four casters at {size}")
        if size[0] > 1000:
            bottom = me.page.evaluate("document.querySelector('.hand').getBoundingClientRect().bottom")
            top = me.page.evaluate("document.querySelector('.question').getBoundingClientRect().top")
            assert bottom <= top + 1, "the hand can be seen without scrolling"


def test_preparation_is_one_screen_where_a_touch_moves_a_card(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "spellcaster", bots=["greedy"]))
    assert me.settled() == "asked"
    assert not me.page.locator(".cells").count(), "the field has its time later"
    hand = me.page.locator(".prepare .zone.hand .own")
    expect(hand).to_have_count(7)
    for left in (6, 5):
        hand.first.click()
        expect(hand).to_have_count(left)
    me.page.locator(".prepare input[value=pile]").check()
    hand.first.click()
    expect(me.page.locator(".prepare .zone.pile .own")).to_have_count(1)
    me.page.locator(".prepare .zone.pile .own").click()
    expect(hand).to_have_count(5)
    me.check("preparation")
    me.see("[data-action=ready].main").click()
    me.see(".cells")


def test_a_dispel_takes_from_the_stage_what_others_have_folded(hall: HallProcess, player: Make) -> None:
    """Where a rival's cards are folded to a count, a touch lists them; what a Dispel may take lies on the stage."""
    before: list[Line] = [("A", "end"), ("B", "cast melee"), ("B", "add 2S"), ("A", "pass"), ("B", "end")]
    dispel: list[Line] = [("A", "cast dispel"), ("B", "pass")]
    me = player(size=PHONE).take(at_the_end(hall, duel("5D 6D 7D", *before, *dispel)), "spellcaster")
    assert me.settled() == "asked"
    me.see(".rival .folded").click()
    me.see("dialog:has-text('2♠')")
    me.press("Escape")
    me.page.wait_for_selector("dialog", state="detached")
    me.see(".stage [data-thing='card:5D'].open").click()
    me.see(".stage .targets [data-thing='their:2S'].open").click()
    me.page.wait_for_selector("[data-thing='their:2S']", state="detached")
    me.check("after a Dispel")
