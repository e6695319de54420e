"""The pages around a class: plans of one's own, one pupil's card, another tablet, paper and passports."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from benchmarks.halls import HallProcess

from hall.pupils import Pupil, Teacher, play
from web.harness import Player
from web.test_classroom import joined, opened, taught

Make = Callable[..., Player]


def test_a_plan_of_ones_own_is_kept_in_the_browser_and_played(player: Make, hall: HallProcess) -> None:
    me = player().open("/class")
    me.see(".plan >> nth=4")
    me.page.locator("[data-action=edit-plan]").click()
    me.see(".plan-editor input[name=title]").fill("Monday")
    me.page.locator(".plan-editor select[name=known-facts]").select_option("tables 6-9")
    me.page.locator(".plan-editor input[name=minutes]").fill("12")
    me.page.locator(".plan-editor select[name=pace]").select_option("quick")
    me.page.locator(".plan-editor input[name=help]").uncheck()
    me.check("a plan of one's own")
    me.page.locator("[data-action=save-plan]").click()
    me.page.locator(".plan-editor").wait_for(state="detached")
    me.page.reload()
    me.see(".own b:has-text('Monday')").click()
    me.see(".own .plan.on")
    me.page.locator("form .button.main").click()
    me.see(".code")
    id, _, secret = me.page.url.rpartition("/")[2].partition("#")
    plan = taught(hall, id, secret).view()["plan"]
    told = (plan["facts"], plan["minutes"], plan["pace"], plan["help"])
    assert told == ("tables 6-9", 12, "quick", False)
    me.page.locator("[data-action=plan]").click()
    me.see(".plan-editor input[name=minutes]").fill("15")
    me.page.locator("[data-action=save-plan]").click()
    me.page.locator(".plan-editor").wait_for(state="detached")
    assert taught(hall, id, secret).view()["plan"]["minutes"] == 15


def test_one_pupil_another_tablet_and_paper(player: Make, hall: HallProcess) -> None:
    me, id, code, secret = opened(player)
    teacher: Teacher = taught(hall, id, secret)
    old = joined(player, code)
    name = old.text("li .display")
    pupil = Pupil(hall, id, 1, 0.3)
    me.see(".pupils li >> nth=1")
    me.page.locator(f".pupils button.name:has-text('{name}')").click()
    me.see(".card select[name=help]").select_option("2")
    teacher.until(lambda view: view["eased"][0]["help"] == 2)
    me.check("one pupil's card")
    me.page.locator("[data-action=move]").click()
    link = me.see("[data-link]").get_attribute("href") or ""
    old.see(".problem[role=alert]")  # the old tablet has left the class
    new = player().open(f"/c/{code}#{link.partition('#')[2]}")
    new.see(f"li .display:has-text('{name}')")
    assert "#" not in new.page.url
    me.page.locator(".card header button").click()

    me.page.locator("[data-action=seat]").click()
    new.page.wait_for_url("**/t/**")
    play([pupil], 8)
    assert pupil.answers
    teacher.must(do="end")
    sheets = player().open(f"/worksheets/{id}#{secret}")
    sheets.see(f"[data-sheet='{pupil.name}'] li >> nth=23")
    assert sheets.page.locator(".solved li").count() == 24
    sheets.check("worksheets")
    poster = player().open(f"/poster/{id}")
    assert poster.see(".poster .code").inner_text() == code
    poster.check("the poster")


def test_a_child_takes_three_words_along(player: Make, hall: HallProcess) -> None:
    teacher = Teacher(hall)
    pupil = Pupil(hall, teacher.id, 1)
    teacher.must(do="seat")
    play([pupil], 6)
    teacher.must(do="end")
    child = player().open(f"/c/{teacher.code}#{pupil.token}")
    child.see("[data-action=passport]").click()
    words = child.see(".words b").inner_text()
    assert len(words.split()) == 3
    child.check("a passport")
    later = Teacher(hall)
    again = player().open(f"/c/{later.code}")
    again.see(".passport summary").click()
    again.see(".passport input").fill(words)
    again.page.locator(".huge").click()
    again.see("li .display")
    assert later.view()["waiting"][0]["pupil"] == 0


def test_the_overview_of_a_whole_class_is_short_on_a_phone(player: Make, hall: HallProcess) -> None:
    teacher = Teacher(hall)
    pupils = [Pupil(hall, teacher.id, seed) for seed in range(28)]
    me = player(size=(390, 844)).open(f"/class/{teacher.id}#{teacher.token}")
    me.see(".pupils li >> nth=27")
    me.see("[data-action=seat]").click()  # it stands open while the class gathers
    me.see(".tile >> nth=13")
    me.page.locator("[data-action=seat]").wait_for(state="hidden")
    assert me.page.evaluate("document.documentElement.scrollHeight") < 2.2 * 844, "fourteen tables in two screens"
    me.check("the overview on a phone")
    me.page.locator("summary:has-text('Seat everybody')").click()
    me.see("[data-action=by-hand]")
    me.page.locator("summary:has-text('A line to everybody')").click()
    me.page.locator("form input[maxlength='120']").fill("Blue group to me")
    me.page.locator("form input[maxlength='120']").press("Enter")
    me.see(".now:has-text('Blue group to me')")
    me.check("the overview on a phone, unfolded")
    assert len(pupils) == teacher.view()["info"]["pupils"]


SPY = """globalThis.said = [];
speechSynthesis.speak = words => void said.push([words.text, words.lang]);"""


@pytest.mark.parametrize(("help", "dots", "told"), [(1, False, False), (2, True, False), (3, True, True)])
def test_help_is_shown_with_the_sum_and_read_aloud(
    player: Make, hall: HallProcess, help: int, dots: bool, told: bool
) -> None:
    teacher = Teacher(hall)
    pupil = Pupil(hall, teacher.id, 1)
    teacher.must(do="ease", pupil=0, help=help)
    me = player(size=(1024, 768), settings={"aloud": True}, locale="de-DE")
    me.page.add_init_script(SPY)
    me.open(f"/c/{teacher.code}#{pupil.token}")
    teacher.must(do="seat")
    me.page.wait_for_url("**/t/**")
    me.settled()
    for place in (0, 1):
        me.page.locator("main [data-hand]").nth(place).click()
    me.see(".question [data-action].main").click()
    way = me.see(".band.help .way")
    one, other = (int(number) for number in (way.get_attribute("data-fact") or "").split("x"))
    text = way.locator("p").inner_text()
    assert {str(one), str(other)} <= set(re.findall(r"\d+", text)), "the sum, and what it is near to"
    assert way.locator("circle:not(.empty)").count() == (one * other if dots else 0)
    assert [str(one * other) in answer for answer in way.locator("p b").all_inner_texts()] == [True] * told
    assert [text, "de"] in me.page.evaluate("said")
    me.check("help with a sum")
    me.page.locator(".band.help button").click()
    me.page.locator(".band.help").wait_for(state="detached")
    me.see(".claim input").fill("1")
    me.see("[data-action=claim]").click()
    me.see(".feedback")
    again = me.see(".feedback .way, .way").first.locator("p").inner_text()
    assert again in [words for words, _ in me.page.evaluate("said")], "so is the way to a missed sum"
    teacher.must(do="line", line="quiet")
    me.see(".band:has-text('leiser')")
    assert ["Bitte etwas leiser.", "de"] in me.page.evaluate("said")
