"""What I did stays where I put it, marked as sent, until the hall answers."""

from __future__ import annotations

from collections.abc import Callable

from benchmarks.halls import HallProcess
from playwright.sync_api import WebSocketRoute, expect

from web.harness import Player, table_for_guests

Make = Callable[..., Player]


class SlowLine:
    """A line to the hall on which words can be held back."""

    def __init__(self, player: Player) -> None:
        self.held: list[str | bytes] = []
        self.holding = False
        self.page: WebSocketRoute | None = None
        player.page.route_web_socket("**/ws*", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        self.page = socket
        socket.connect_to_server().on_message(self.heard)

    def heard(self, message: str | bytes) -> None:
        if self.holding:
            self.held.append(message)
        elif self.page is not None:
            self.page.send(message)

    def release(self) -> None:
        self.holding = False
        assert self.page is not None
        for message in self.held:
            self.page.send(message)
        self.held = []


def pick_two(me: Player) -> list[str]:
    """Pick the first and the last rune; says which."""
    runes = me.page.locator("main [data-hand].open")
    picked = [runes.first.get_attribute("data-thing") or "", runes.last.get_attribute("data-thing") or ""]
    for thing in picked:
        me.see(f"main [data-thing='{thing}']").click()
    return picked


def test_sealed_runes_stay_until_the_hall_answers(hall: HallProcess, player: Make) -> None:
    me = player()
    line = SlowLine(me)
    me.sit_at(table_for_guests(hall, "mathwiz", bots=["greedy"]))
    me.settled()
    picked = pick_two(me)
    ready = me.text(".question .text")
    line.holding = True
    me.see(".question [data-action].main").click()
    expect(me.page.locator("main .touch.sent.picked")).to_have_count(2)
    expect(me.see(".question .sent")).to_be_visible()
    assert me.text(".question .text").startswith(ready.split("MW-")[0].strip()), "the old question does not return"
    expect(me.page.locator("main .touch.open")).to_have_count(0)
    me.see(f"main [data-thing='{picked[0]}']").click()
    me.press("Escape")
    expect(me.page.locator("main .touch.sent.picked")).to_have_count(2)
    line.release()
    me.see(".reveal")
    expect(me.page.locator("main .touch.sent")).to_have_count(0)


def test_a_refusal_brings_the_cards_back_with_its_sentence(hall: HallProcess, player: Make) -> None:
    """The same seat has chosen in another window, and this one has not heard of it yet."""
    me = player()
    line = SlowLine(me)
    made = hall.table(2, game="mathwiz", sit=True)
    hall.sit(made["table"])
    me.take(made, "mathwiz")
    me.settled()
    pick_two(me)
    line.holding = True
    asked = hall.call("GET", f"/api/tables/{made['table']}", token=made["token"])[1]["asked"]
    request = {"do": "choose", "choice": asked["choices"][0][0], "at": asked["at"]}
    hall.call("POST", f"/api/tables/{made['table']}/do", {"request": request}, made["token"])
    me.see(".question [data-action].main").click()
    expect(me.page.locator("main .touch.sent")).to_have_count(2)
    line.release()
    expect(me.see(".bubble[role=alert] p")).to_contain_text("moved on")
    expect(me.page.locator("main .touch.sent, main .touch.picked")).to_have_count(0)


def test_a_choice_made_while_the_line_is_lost_is_carried_out(hall: HallProcess, player: Make) -> None:
    me = player().sit_at(table_for_guests(hall, "mathwiz", bots=["greedy"]))
    me.settled()
    pick_two(me)
    me.lost_line = True
    hall.kill()
    me.see(".question [role=alert]")
    me.see(".question [data-action].main").click()
    expect(me.page.locator("main .touch.sent.picked")).to_have_count(2)
    expect(me.see(".question [role=alert]")).to_contain_text("on its way")
    hall.start()
    me.see(".reveal")
    expect(me.page.locator("main .touch.sent")).to_have_count(0)
