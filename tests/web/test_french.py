"""A table in French: what the hall says on the page (questions, choices, story, rules, hints, refusals) is French."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from benchmarks.halls import HallProcess

from spellhall.games import game_ids
from web.harness import Player, table_for_guests
from web.test_mathwiz import click_round, play_out

Make = Callable[..., Player]
ENGLISH = re.compile(
    r"\b(the|your|you|with|and|from|this|that|is|are|has|have|of|to|it|its|they|which|who|draws|plays|takes|cards|turn)\b"
)
TITLES = ("Mathemagician's Duel", "Duel of the Prestidigitators", "Presentis For Youm", "Shakum Thingsis Up")
STEPS = 18
LISTS = json.dumps({"language": "fr", "lists": True, "pace": "off", "played": True})


def english(player: Player) -> list[str]:
    """Lines of the page that are English: names of games and of printed spells aside."""
    text = player.page.evaluate("document.body.innerText")
    for title in TITLES:
        text = text.replace(title, "")
    return [line for line in text.splitlines() if ENGLISH.search(line)]


def seated(player: Make, hall: HallProcess, game: str, **more: object) -> Player:
    me = player(locale="fr-FR")
    me.open(f"/t/{table_for_guests(hall, game, bots=['greedy'], **more)}")
    me.see(".button.main").first.click()
    me.settled()
    return me


SOME = [each if at == 3 else pytest.param(each, marks=pytest.mark.long) for at, each in enumerate(game_ids())]


@pytest.mark.parametrize("game", SOME)
def test_a_table_in_sentences_and_lists(hall: HallProcess, player: Make, game: str) -> None:
    """The plain board shows all that the hall says: every choice in words, and the table in sentences."""
    me = player(locale="fr-FR")
    me.open()
    me.page.evaluate("stored => localStorage.setItem('spellhall.settings', stored)", LISTS)
    me.open(f"/t/{table_for_guests(hall, game, bots=['greedy'])}")
    me.see(".button.main").first.click()
    for step in range(STEPS):
        if me.settled() == "over":
            break
        me.see(".generic .text p")
        assert not english(me)
        choices = me.see(".choice")
        heard = me.page.get_attribute(".question", "data-number")
        choices.nth((7 * step) % choices.count()).click()
        me.page.wait_for_selector(f".question:not([data-number='{heard}']), .over")
    me.see("aside[data-open=log] li")
    assert not english(me)
    me.check(f"{game} in French, in lists")


@pytest.mark.parametrize("game", game_ids())
def test_rules_and_hints(hall: HallProcess, player: Make, game: str) -> None:
    me = seated(player, hall, game)
    me.press("h")
    me.see("[data-on-board] .text:not(:has-text('…'))")
    assert not english(me)
    if me.page.locator("[data-action=hint-why]").count():
        me.see("[data-action=hint-why]").click()
    me.see("[data-on-board], aside[data-open=hint] .hints li p, aside[data-open=hint] .hints > p:not(.muted)")
    assert not english(me)
    me.press("r")
    me.see("aside[data-open=rules] dd")
    assert not english(me)
    me.press("t")
    me.see("aside[data-open=text] p")
    assert not english(me)


def test_a_whole_match(hall: HallProcess, player: Make) -> None:
    me = seated(player, hall, "mathwiz", options={"end_mode": "rounds", "round_limit": 3})

    def checked_round(at: Player) -> None:
        assert not english(at)
        click_round(at)

    play_out(me, checked_round)
    assert not english(me)
    assert "La partie est finie" in me.text("aside[data-open=log]")


def test_a_refusal(hall: HallProcess, player: Make) -> None:
    """Touching what cannot be used answers why not, in French, with the rule."""
    me = seated(player, hall, "mathemagician")
    me.see(".stored, [data-thing]")
    for _ in range(12):
        if me.page.locator(".stored").count() and me.page.locator("[data-hand].open").count():
            break
        main = me.page.locator(".question [data-action].main")
        (main if main.count() else me.page.locator("main .open")).first.click()
        me.page.wait_for_timeout(150)
    me.page.locator(".stored").first.click()
    assert "Tu gardes ton sort" in me.text(".bubble")
    assert "MD-106" in me.text(".bubble")
    assert not english(me)
