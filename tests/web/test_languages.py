"""The language of the page: found by data, changed at once, also in the middle of a game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from spellhall.kernel.messages import say
from spellhall.words.catalogues import languages
from spellhall.words.speech import speech
from web.harness import ROOT, Player, table_for_guests

Make = Callable[..., Player]


def test_the_settings_offer_every_language_by_its_own_name(player: Make) -> None:
    me = player().open("/settings")
    offered = me.see("select[name=language]").locator("option").all_inner_texts()
    assert offered[0] == "Same as this device"
    assert sorted(offered[1:]) == sorted(speech(language).say(say("language-name")) for language in languages())
    for language in languages():
        me.page.select_option("select[name=language]", language)
        expect(me.page.locator("html")).to_have_attribute("lang", language)
        me.check(f"the settings in {language}")


@pytest.mark.parametrize("language", languages())
def test_a_browser_is_greeted_in_its_language(player: Make, language: str) -> None:
    me = player(locale=f"{language}-XX").open()
    text = (ROOT / "web" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.search(r"^page-tagline = (.+)$", text, re.M)
    assert found is not None
    assert me.text("h1") == found[1]


def test_the_language_changes_in_the_middle_of_a_game(hall: HallProcess, player: Make) -> None:
    """Question, story, choices and the page around them, without a new connection."""
    me = player()
    sockets: list[str] = []
    me.page.on("websocket", lambda socket: sockets.append(socket.url))
    me.open(f"/t/{table_for_guests(hall, 'mathwiz', bots=['greedy'])}")
    me.see(".button.main").first.click()
    me.settled()
    me.see("aside[data-open=log] li:has-text('The game begins.')")
    before = len(sockets)
    me.page.click("[data-panel=menu]")
    me.page.select_option("aside select[name=language]", "fr")
    expect(me.page.locator(".question .text")).to_contain_text(re.compile("rune|sort"))
    expect(me.page.locator("aside")).to_contain_text("Langue")
    me.page.click("[data-panel=log]")
    me.see("aside[data-open=log] li:has-text('La partie commence.')")
    me.page.click("[data-panel=menu]")
    me.page.select_option("aside select[name=language]", "de")
    me.page.click("[data-panel=log]")
    me.see("aside[data-open=log] li:has-text('Das Spiel beginnt.')")
    assert len(sockets) == before
