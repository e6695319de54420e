"""Together at a table: cheers that stand at the seat, and what comes after the game."""

from __future__ import annotations

import json
from collections.abc import Callable

from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from hall.lines import Line
from web.harness import Player

Make = Callable[..., Player]


def two_at_a_table(hall: HallProcess, player: Make) -> tuple[Player, Player]:
    made = hall.table(game="mathwiz")
    other = hall.sit(made["table"])
    me = player().take({**made, "seat": 0}, "mathwiz")
    friend = player().take({**other, "table": made["table"], "seat": 1}, "mathwiz")
    assert me.settled() == "asked"
    assert friend.settled() == "asked"
    return me, friend


def test_a_cheer_stands_at_the_seat_and_friends_are_remembered(hall: HallProcess, player: Make) -> None:
    me, friend = two_at_a_table(hall, player)
    me.see("[data-action=cheer]").click()
    me.see("[data-cheer=wow]").click()
    expect(friend.see("[data-seat='0'] .says")).to_have_text("Wow!")
    expect(me.page.locator("[data-cheer=wow]")).to_have_count(0)

    me.page.click("[data-panel=menu]")
    me.page.click(".menu .button:has-text('Give up')")
    me.page.click(".menu .button.main")
    friend.see(".over [data-cheer=well_played]").click()
    expect(me.page.locator(".over .says", has_text="Well played.")).to_be_visible()
    friend.check("the end of a game")

    kept = json.loads(friend.page.evaluate("localStorage.getItem('spellhall.friends')"))
    assert [one["table"] for one in kept] == [friend.page.url.rpartition("/")[2]]
    friend.see("[data-action=rematch]").click()
    expect(me.see(".asks")).to_contain_text("begins in a moment")
    me.see(".over [data-action=rematch]").click()  # whoever wants the same need not look for another button
    for one in (me, friend):
        one.page.wait_for_selector(".over", state="detached")
    assert (me.settled(), friend.settled()) == ("asked", "asked")
    me.page.click("[data-panel=menu]")
    me.page.click(".menu .button:has-text('Give up')")
    me.page.click(".menu .button.main")
    friend.see("[data-action=invite]").click()
    expect(friend.see(".share")).to_be_visible()  # the same game, with a link and a code for others
    friend.open("/")
    expect(friend.see(".friends b")).to_have_text(kept[0]["name"])
    friend.check("the front page with friends")


def test_a_spectator_hears_of_everybody_by_name_and_is_asked_nothing(hall: HallProcess, player: Make) -> None:
    made = hall.table(game="mathwiz")
    other = hall.sit(made["table"])
    lines = [Line(hall, made["table"], token) for token in (made["token"], other["token"])]
    for line in lines:
        line.until("welcome")
    watcher = player().open(f"/t/{made['table']}")
    names = [seat["name"] for seat in lines[0].table["seats"]]
    question = watcher.see(".question .text")
    expect(question).to_have_text(f"You are watching. {names[0]} and {names[1]} are thinking…")
    assert lines[0].choose()["type"] == "done"
    expect(question).to_have_text(f"You are watching. {names[1]} is thinking…")
    assert lines[1].choose()["type"] == "done"
    told = watcher.see("aside[data-open=log] li")
    for name in names:
        expect(told.filter(has_text=name).first).to_be_visible()
    assert not [words for words in told.all_inner_texts() if "You " in words or "your " in words]
    assert not watcher.page.locator(".question.mine, .question .actions button, main [data-thing]").count()
    watcher.check("a spectator")
    for line in lines:
        line.close()
