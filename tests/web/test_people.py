"""People at the table: names and pictures of their own, who is here, and how others find the way."""

from __future__ import annotations

from collections.abc import Callable

from benchmarks.halls import HallProcess
from playwright.sync_api import Route, expect

from web.harness import Player, table_for_guests

Make = Callable[..., Player]


def call_myself(me: Player, name: str, face: str) -> None:
    me.see("input[autocomplete=nickname]").fill(name)
    me.press("Tab")
    me.page.check(f"input[name=face][value={face}]")


def test_a_name_of_ones_own_from_the_settings(hall: HallProcess, player: Make) -> None:
    me = player().open("/settings")
    call_myself(me, "Aunt Polly", "fox")
    me.check("settings")
    me.open("/")
    me.see("[data-play=mathemagician]").click()
    me.settled()
    expect(me.see(".badge.mine")).to_contain_text("Aunt Polly")
    expect(me.page.locator(".badge.mine svg.face")).to_have_count(1)


def test_a_name_typed_while_the_seat_is_taken_counts(hall: HallProcess, player: Make) -> None:
    table = table_for_guests(hall, "mathwiz")
    me = player().open(f"/t/{table}")
    name = me.see("input[autocomplete=nickname]")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    me.page.route("**/seats", hold)
    with me.page.expect_request("**/seats"):
        me.see("button:has-text('Sit here')").first.click()
    name.fill("Benno")
    me.press("Tab")
    held[0].continue_()
    expect(me.see("li b").first).to_have_text("Benno")


def test_a_name_is_changed_at_the_table(hall: HallProcess, player: Make) -> None:
    table = table_for_guests(hall, "mathwiz")
    me = player().sit_at(table)
    me.see("button:has-text('Leave this seat')")
    call_myself(me, "Benno", "owl")
    other = player().open(f"/t/{table}")
    expect(other.see("li b").first).to_have_text("Benno")
    expect(other.page.locator("li svg.face")).to_have_count(1)


def test_public_tables_take_names_from_the_list(hall: HallProcess, player: Make) -> None:
    me = player().open("/settings")
    call_myself(me, "Benno", "owl")
    me.sit_at(table_for_guests(hall, "mathwiz", public=True))
    expect(me.see("li:has-text('You') b")).not_to_have_text("Benno")


def test_friends_at_one_screen_have_names(hall: HallProcess, player: Make) -> None:
    me = player().open("/new/mathwiz")
    me.see("select").first.select_option("here")
    me.see("input[aria-label*='plays here']").fill("Grandpa")
    me.page.click("button:has-text('Open the table')")
    me.see(".board, .curtain")
    for place in (0, 1):
        me.page.locator("main [data-hand]").nth(place).click()
    me.see(".question [data-action].main").click()
    expect(me.see(".curtain h2")).to_contain_text("Grandpa")


def test_whoever_has_left_is_shown_within_five_seconds(hall: HallProcess, player: Make) -> None:
    made = hall.table(2, game="mathwiz")
    me = player().take(made, "mathwiz")
    other = player().sit_at(str(made["table"]))
    me.settled()
    other.settled()
    expect(me.page.locator(".badge.away")).to_have_count(0)
    for place in (0, 1):
        me.page.locator("main [data-hand]").nth(place).click()
    me.see(".question [data-action].main").click()
    expect(me.see(".question .text")).to_contain_text("thinking")
    other.context.close()
    expect(me.page.locator(".badge.away")).to_have_count(1, timeout=5_000)
    expect(me.see(".question .text")).to_contain_text("not here")
    me.see("[data-action=stand-in]")
    me.check("somebody is away")


def test_whoever_comes_back_is_here_again(hall: HallProcess, player: Make) -> None:
    table = table_for_guests(hall, "mathwiz")
    me, other = player().sit_at(table), player().sit_at(table)
    me.settled()
    address = other.page.url
    other.page.goto("about:blank")
    expect(me.page.locator(".badge.away")).to_have_count(1, timeout=5_000)
    other.page.goto(address)
    other.settled()
    expect(me.page.locator(".badge.away")).to_have_count(0)


def test_the_link_names_an_address_that_others_can_use(hall: HallProcess, player: Make) -> None:
    """A hall that hears itself from the network offers that address; one that does not says so."""
    me = player()
    me.page.route("**/reach", lambda route: route.fulfill(json={"base": "http://192.168.7.20:8170"}))
    me.open("/new/mathwiz")
    me.see("button:has-text('Open the table')").click()
    expect(me.see(".share .link")).to_contain_text("http://192.168.7.20:8170/t/")
    expect(me.see("[data-reach]")).to_contain_text("192.168.7.20")
    assert me.see("img[src$='qr.svg']").evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 20
    me.check("the lobby")


def test_a_table_opens_with_few_questions_and_presets(hall: HallProcess, player: Make) -> None:
    me = player().open("/new/mathwiz")
    me.see("input[name=preset][value=short]")
    controls = me.page.locator("form :is(input, select):visible")
    assert controls.count() <= 12, "a wall of rules"
    me.see("select").first.select_option("apprentice")
    me.page.check("input[name=preset][value=short]")
    expect(me.see(".changed li")).to_have_count(2)
    me.check("a short game")
    me.page.click("button:has-text('Open the table')")
    me.settled()
    shown = hall.call("GET", f"/api/tables/{me.page.url.rsplit('/', 1)[1]}")[1]["table"]
    assert (shown["options"]["end_mode"], shown["options"]["round_limit"]) == ("rounds", 9)
