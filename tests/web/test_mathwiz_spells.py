"""Casting in Math Wiz: every kind of spell can be cast by touching it, and its details by touching them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from benchmarks.halls import HallProcess

from web.harness import Player, table_for_guests

Make = Callable[..., Player]
RUNES = [0, 0, 8, 8, 8, 8, 8, 8, 8, 8, 8, 0, 0] + [0] * 8
NUMBERS = [16, 20, 24, 30, 36, 40, 42, 48, 56, 60]


def deck_of(effect: str) -> dict[str, object]:
    """Ten spells that all do the same."""
    return {"name": effect, "runes": RUNES, "spells": [[f"T{number}", number, effect] for number in NUMBERS]}


def seal_the_closest(player: Player) -> None:
    """Touch the two runes whose product is closest to the target, and seal them."""
    page = player.page
    target = int(page.locator(".round b").text_content() or "0")
    numbers = [int(text.split()[1].rstrip(",")) for text in page.locator("[data-hand] > .hidden").all_text_contents()]
    open_places = [
        place for place in range(len(numbers)) if "open" in (hand(player, place).get_attribute("class") or "")
    ]
    one, two = min(combinations(open_places, 2), key=lambda pair: abs(numbers[pair[0]] * numbers[pair[1]] - target))
    hand(player, one).click()
    hand(player, two).click()
    plain = page.locator(f"[data-action='{numbers[one]}x{numbers[two]}']")
    plain.click()


def hand(player: Player, place: int):  # type: ignore[no-untyped-def]
    return player.page.locator(f"[data-hand='{place}']")


def until_castable(player: Player) -> None:
    """Win rounds until the player is asked whether to cast."""
    for _ in range(40):
        assert player.settled() == "asked", "the game ended before a spell could be cast"
        if player.page.locator(".own-spell.open").count():
            return
        heard = player.page.get_attribute(".question", "data-number")
        if player.page.locator("[data-action=pass]").count():
            player.page.click("[data-action=pass]")
        else:
            seal_the_closest(player)
        player.see(f".question:not([data-number='{heard}'])")
    raise AssertionError("No spell was ever won.")


@pytest.mark.parametrize(
    "effect",
    ["ten_league_boots", "forbidden_rune", "looking_glass", "seven_winds", "mirror_rune", "third_rune", "twin_star"],
)
def test_a_spell_is_cast_by_touching_it(hall: HallProcess, player: Make, effect: str) -> None:
    options = {"honour": False}
    me = player().sit_at(table_for_guests(hall, "mathwiz", bots=["random"], cards=deck_of(effect), options=options))
    until_castable(me)
    me.page.locator(".own-spell.open").first.click()
    if me.page.locator(".chip").count():
        me.check(f"{effect}: its details")
        me.page.locator(".chip.open").first.click()
    me.page.locator("[data-action^='cast']").first.click()
    me.see("aside[data-open=log] li:has-text('casts')")
    if effect == "looking_glass":
        me.page.locator("[data-thing^='their-'].open").first.click()
        me.page.locator("[data-hand].open").first.click()
        me.check("looking at a rival's runes")
        me.page.locator("[data-action^='swap']").first.click()
        me.see("aside[data-open=log] li:has-text('takes the')")
    elif effect == "seven_winds":
        me.page.locator("[data-hand].open").first.click()
        me.see("aside[data-open=log] li:has-text('discards the rune')")
        me.page.click("[data-action=done]")
    elif effect == "mirror_rune":
        me.settled()
        me.page.locator("[data-hand].open").first.click()
        assert me.page.locator("[data-action$='^2']").count() == 1
    elif effect == "third_rune":
        me.settled()
        for place in range(3):
            hand(me, place).click()
        assert me.page.locator("[data-action].button:not(.undo)").count() >= 2
    assert me.settled() == "asked"


@pytest.mark.parametrize("effect", ["forbidden_rune", "looking_glass", "sliding_sands", "twin_star"])
def test_why_not_is_answered_at_the_spot(hall: HallProcess, player: Make, effect: str) -> None:
    """A spell touched when runes are asked for: the hall says why not, with the rule."""
    options = {"honour": False}
    me = player().sit_at(table_for_guests(hall, "mathwiz", bots=["random"], cards=deck_of(effect), options=options))
    until_castable(me)
    me.page.click("[data-action=pass]")
    me.page.wait_for_selector("[data-action=pass]", state="detached")
    assert me.settled() == "asked"
    me.page.locator(".own-spell").first.click()
    assert "MW-" in me.text(".bubble")
    me.check("the answer to why not")
    me.page.locator(".bubble button:has-text('MW-')").click()
    me.see("aside[data-open=rules] .target")
