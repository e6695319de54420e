"""Choices that seldom come up, in the browser: the Joker's value, Wild Magic, undo in a game that goes on."""

from __future__ import annotations

from collections.abc import Callable

from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from web.harness import PHONE, Player
from web.positions import at_the_end, duel

Make = Callable[..., Player]


def seated(hall: HallProcess, player: Make, text: str, **more: object) -> Player:
    me = player(**more).take(at_the_end(hall, text), "spellcaster")
    assert me.settled() == "asked"
    return me


def cast(me: Player, spell: str) -> None:
    me.see(f"[data-thing='spell:{spell}'].open").click()
    me.see(".question [data-action].main").click()


def question(me: Player, words: str) -> None:
    expect(me.page.locator(".question .text")).to_contain_text(words)


def test_the_jokers_value_is_chosen(hall: HallProcess, player: Make) -> None:
    """Two pairs and the Joker are Regenerate, three of the one or of the other value (SC-113)."""
    me = seated(hall, player, duel("5H 5D 9S 9C JK"))
    cast(me, "regenerate")
    for _ in range(5):
        me.page.wait_for_selector("[data-action^='joker'], .charged .own.open")
        if me.page.locator("[data-action^='joker']").count():
            break
        me.page.locator(".charged .own.open").first.click()
    question(me, "Joker")
    values = [each.get_attribute("data-action") for each in me.page.locator("[data-action^='joker']").all()]
    assert values == ["joker 5", "joker 9"]
    me.check("the Joker's value")
    me.page.click("[data-action='joker 9']")
    me.see("aside[data-open=log] li:has-text('Regenerate')")


def test_wild_magic_is_held_and_used_later_as_teleport(hall: HallProcess, player: Make) -> None:
    """SC-143, SC-144: the Joker alone stays Active, and moves its owner when it is wanted."""
    me = seated(hall, player, duel("JK 2D"))
    cast(me, "wild")
    me.see("[data-action=hold]")
    me.check("Wild Magic: what for")
    assert me.page.locator("[data-thing^='space:'].open").count() > 10
    me.page.click("[data-action=hold]")
    me.see(".active .open, .active [data-thing]")


def test_wild_magic_teleports_at_once_on_a_phone(hall: HallProcess, player: Make) -> None:
    me = seated(hall, player, duel("JK 2D"), size=PHONE, has_touch=True)
    cast(me, "wild")
    me.see("[data-action=hold]")
    space = me.see("[data-thing='space:3,4'].open")
    space.click()
    me.see("[role=img][aria-label*='3,4'], [data-thing=me]:has-text('3,4')")


def test_undo_in_a_game_that_goes_on_from_a_record(hall: HallProcess, player: Make) -> None:
    """A Move told nobody anything new: it can be taken back, also right after the record's own steps."""
    me = seated(hall, player, duel("5H 5D"))
    number = me.see(".question").get_attribute("data-number") or ""
    me.see("[data-thing='space:1,5'].open").click()
    me.see(f".question:not([data-number='{number}'])")
    me.see("[data-thing=me]:has-text('1,5')")
    me.page.click("[data-action=undo]")
    me.see("[data-thing=me]:has-text('0,4')")
    me.page.click("[data-action=undo]")  # what lies before is the record's: a sentence says so
    expect(me.page.locator(".bubble")).to_be_visible()
    me.check("nothing more to undo")
