"""Small things that strangers stumbled over, each with what it should be like."""

from __future__ import annotations

from collections.abc import Callable

from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from web.harness import Player, table_for_guests

Make = Callable[..., Player]
HANDSET = (390, 844)


def box_of(me: Player, selector: str) -> dict[str, float]:
    found = me.see(selector).first.bounding_box()
    assert found is not None
    return dict(found)


def test_a_hint_leaves_the_hand_to_be_seen_and_goes_when_done(hall: HallProcess, player: Make) -> None:
    me = player(size=HANDSET).sit_at(table_for_guests(hall, "mathwiz", bots=["greedy"]))
    me.settled()
    me.see("[data-panel=hint]").click()
    me.see("[data-hint='0']")
    me.see("[data-action=hint-why]").click()
    sheet, hand = box_of(me, "aside[data-open=hint]"), box_of(me, ".hand")
    assert sheet["y"] + sheet["height"] <= hand["y"], "the sheet lies over the hand"
    me.see("[data-hint='0']").click()
    expect(me.page.locator("aside[data-open=hint]")).to_have_count(0)


def test_a_large_card_goes_by_escape_and_by_a_click_beside_it(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "mathwiz", bots=["greedy"]))
    me.settled()
    for close in (lambda: me.press("Escape"), lambda: me.page.mouse.click(20, 400)):
        me.see("button.great").click()
        me.see("dialog[open]")
        me.press("1")
        close()
        expect(me.page.locator("dialog[open]")).to_have_count(0)
        expect(me.page.locator(".touch.picked")).to_have_count(0)


def test_a_code_may_have_a_space(hall: HallProcess, player: Make) -> None:
    code = str(hall.table(2)["code"])
    me = player().open()
    me.page.fill("input[type=text]", f" {code[:3].lower()} {code[3:]} ")
    me.page.click("form button:has-text('Join')")
    me.see("button:has-text('Sit here')")


def test_a_spell_says_what_it_needs_before_the_first_round(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "spellcaster", bots=["greedy"]))
    me.settled()
    me.see("[data-thing='spell:hush']").click()
    expect(me.see(".bubble[role=alert] p")).to_contain_text("once the game has begun")


def test_the_ribbon_lies_on_the_card_that_was_touched(hall: HallProcess, player: Make) -> None:
    options = {"first_picker": "seat1"}
    made = hall.table(2, game="prestidigitators", options=options)
    hall.sit(made["table"])
    me = player().take(made, "prestidigitators")
    me.settled()
    twins = me.page.locator("main [data-kind='pick:Bubble']")
    expect(twins).to_have_count(2)
    second = str(twins.nth(1).get_attribute("data-thing"))
    twins.nth(1).click()
    me.see(".question [data-action].main").click()
    expect(me.page.locator(f"main [data-thing='{second}'] .ribbon")).to_have_count(1)


def test_sealed_runes_are_in_no_hand(hall: HallProcess, player: Make) -> None:
    table = table_for_guests(hall, "mathwiz")
    me, other = player().sit_at(table), player().sit_at(table)
    me.settled()
    other.settled()
    runes = me.page.locator("main [data-hand].open")
    for thing in [runes.first.get_attribute("data-thing"), runes.last.get_attribute("data-thing")]:
        me.see(f"main [data-thing='{thing}']").click()
    me.see(".question [data-action].main").click()
    expect(me.page.locator("main [data-hand]")).to_have_count(5)
    expect(other.page.locator(".rival .fan > .back")).to_have_count(5)
    expect(other.page.locator(".rival .sealed")).to_have_count(1)


def test_the_last_round_has_its_label(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "mathwiz", bots=["greedy"]))
    me.settled()
    for place in (0, 1):
        me.page.locator("main [data-hand]").nth(place).click()
    me.see(".question [data-action].main").click()
    expect(me.see(".reveal .head")).to_contain_text("Last round, target")


def test_the_text_view_keeps_its_sentences_apart(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "mathwiz", bots=["greedy"]))
    me.settled()
    me.press("t")
    expect(me.see("aside[data-open=text] p:has-text('(you)')")).to_contain_text("(you). B is")


def test_charged_cards_are_there_with_large_letters(hall: HallProcess, player: Make) -> None:
    me = player()
    me.page.add_init_script('localStorage.setItem(\'spellhall.settings\', \'{"text": 150, "pace": "off"}\')')
    me.sit_at(table_for_guests(hall, "spellcaster", bots=["greedy"]))
    me.settled()
    charged, foot = box_of(me, ".zone.charged"), box_of(me, ".question")
    assert charged["width"] > 60
    assert charged["height"] > 40
    assert charged["y"] >= 0
    assert charged["y"] + charged["height"] <= foot["y"] + 2


def test_a_refusal_stands_at_the_button(hall: HallProcess, player: Make) -> None:
    """Somebody else's undo is refused where it was asked for."""
    me = player().sit_at(table_for_guests(hall, "mathwiz", bots=["greedy"]))
    me.settled()
    me.see("[data-action=undo]").click()
    bubble, button = box_of(me, ".bubble[role=alert]"), box_of(me, "[data-action=undo]")
    assert bubble["y"] + bubble["height"] <= button["y"] + 4
    assert abs(bubble["x"] + bubble["width"] / 2 - button["x"] - button["width"] / 2) < 160
