"""Together at a table: cheers that stand at the seat, and what comes after the game."""

from __future__ import annotations

import json
from collections.abc import Callable

from benchmarks.halls import HallProcess
from playwright.sync_api import expect

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
    friend.see("[data-action=invite]").click()
    expect(friend.see(".share")).to_be_visible()  # the same game, with a link and a code for others
    friend.open("/")
    expect(friend.see(".friends b")).to_have_text(kept[0]["name"])
    friend.check("the front page with friends")
