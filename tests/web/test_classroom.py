"""A whole lesson in real browsers: a teacher, pupils with tablets, pupils who play through the protocol."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from benchmarks.halls import HallProcess

from hall.pupils import Pupil, Teacher, play
from web.harness import PHONE, Player

Make = Callable[..., Player]


def opened(player: Make, **more: Any) -> tuple[Player, str, str, str]:
    """A teacher who has opened a class in the page: and its id, code and secret."""
    me = player(**more).open("/class")
    me.see(".plan")
    me.check("opening a class")
    me.page.locator("form .button.main").click()
    code = me.text(".code")
    id, _, secret = me.page.url.rpartition("/")[2].partition("#")
    return me, id, code, secret


def joined(player: Make, code: str, **more: Any) -> Player:
    """A pupil who came in by typing the code on the front page."""
    one = player(size=PHONE, **more).open("/")
    one.see("input[maxlength='200']").fill(code.lower())
    one.page.locator("form:has(input[maxlength='200']) button").click()
    one.see(".huge").click()
    one.see("li .display")
    return one


def taught(hall: HallProcess, id: str, secret: str) -> Teacher:
    """The same teacher, over the protocol."""
    made = Teacher.__new__(Teacher)
    made.hall, made.id, made.token = hall, id, secret
    return made


def by_name(pupils: list[Pupil]) -> dict[str, tuple[int, int]]:
    return {one.name: (len(one.answers), sum(right for _, right in one.answers)) for one in pupils}


def answers(pupils: list[Pupil]) -> Counter[str]:
    return Counter(fact for one in pupils for fact, _ in one.answers)


def test_a_short_lesson(player: Make, hall: HallProcess) -> None:
    me, id, code, secret = opened(player)
    tablets = [joined(player, code), joined(player, code)]
    tablets[0].check("waiting for the game")
    pupils = [Pupil(hall, id, seed) for seed in range(2)]
    me.see(".pupils li >> nth=3")
    me.check("the class gathers")
    screen = player().open(f"/screen/{id}")
    screen.see(".invite.large")
    screen.check("the projector")
    me.page.locator("[data-action=seat]").click()
    for tablet in tablets:
        tablet.page.wait_for_url("**/t/**")
        tablet.settled()
    me.see(".tile")
    play(pupils, 5)
    teacher = taught(hall, id, secret)
    teacher.until(lambda view: view["info"]["answered"] == sum(answers(pupils).values()))
    me.check("the overview")
    shown = screen.page.locator("main").inner_text()
    assert not [one.name for one in pupils if one.name in shown]

    me.page.locator("[data-action=hold]").click()
    tablets[0].see(".pause")
    me.page.locator("[data-action=hold]").click()
    tablets[0].page.locator(".pause").wait_for(state="detached")

    before = tablets[0].page.url
    tablets[0].page.close()  # the tablet dies, and comes back
    tablets[0].page = tablets[0].context.new_page()
    tablets[0].page.set_default_timeout(15_000)
    tablets[0].open(f"/c/{code}")
    tablets[0].page.wait_for_url(before)
    tablets[0].settled()

    me.page.locator(".tile button").first.click()  # she watches, openly
    me.see(".band")
    watched = me.page.url
    mine = [tablet for tablet in tablets if tablet.page.url == watched]
    for tablet in mine:
        tablet.see(".band.quiet")
    me.page.locator(".band button").click()
    me.see(".tile")

    me.page.locator("[data-action=by-hand]").click()  # by hand: touch a pupil, then a table
    me.see(".editor .card >> nth=0").click()
    me.page.locator(".editor .rest button:has-text('Here')").click()
    me.check("seating by hand")
    me.page.locator(".editor .button.main").click()
    me.page.locator(".editor").wait_for(state="detached")
    play(pupils, 2)

    me.page.locator("[data-action=ending]").click()
    me.page.locator("[data-action=end]").click()
    me.see("tbody tr")
    me.check("the report")
    report = teacher.report()
    assert report["asked"] == sum(answers(pupils).values())
    for name, told in by_name(pupils).items():
        row = next(one for one in report["pupils"] if one["name"] == name)
        assert (row["asked"], row["right"]) == told
    for tablet in tablets:
        tablet.page.wait_for_url(f"**/c/{code}")
        tablet.check("the lesson is over")
    me.page.locator("[data-action=deleting]").click()
    me.page.locator("[data-action=delete]").click()
    me.see(".door h2")
    assert hall.call("GET", f"/api/classes/{id}")[0] == 404


@pytest.mark.parametrize("language", ["fr-FR", "de-DE"])
def test_other_languages(player: Make, hall: HallProcess, language: str) -> None:
    me, id, code, _ = opened(player, locale=language)
    assert hall.call("GET", f"/api/codes/{code}")[1]["table"] == id
    assert "pupils" not in me.page.locator("main").inner_text()
    me.check(f"the class in {language}")


def answer_by_touch(tablet: Player, right: bool) -> tuple[str, bool]:
    """A pupil lays two runes on the tablet and says what they make: the sum, and whether it was right."""
    tablet.settled()
    for place in (0, 1):
        tablet.page.locator("main [data-hand]").nth(place).click()
    tablet.see(".question [data-action].main").click()
    a, b = sorted(int(number) for number in re.findall(r"\d+", tablet.text(".claim .sum")))
    tablet.see(".claim input").fill(str(a * b + (not right)))
    tablet.see("[data-action=claim]").click()
    tablet.page.locator(".claim input").wait_for(state="detached")
    return f"{a}x{b}", right


def test_a_lesson_of_twenty_eight(player: Make, hall: HallProcess) -> None:
    """One teacher, six tablets, twenty-two pupils by protocol; pause, a new seating, a dead tablet, the report.

    Every pupil gets some thirty turns, as many as ten minutes hold with twenty seconds for each.
    """
    me, id, code, secret = opened(player)
    tablets = [joined(player, code) for _ in range(6)]
    touched: Counter[str] = Counter()
    pupils = [Pupil(hall, id, seed) for seed in range(22)]
    for one in pupils:
        one.attend()
    me.see(".pupils li >> nth=27")
    teacher = taught(hall, id, secret)
    teacher.must(
        do="seat", how="chosen", tables=[[at, at + 6] for at in range(6)] + [[at, at + 1] for at in range(12, 28, 2)]
    )
    for tablet in tablets:
        tablet.page.wait_for_url("**/t/**")
    assert len(teacher.view()["tiles"]) == 14
    play(pupils, 12)
    for at, tablet in enumerate(tablets):
        touched[answer_by_touch(tablet, at % 3 > 0)[0]] += 1
    me.page.locator("[data-action=hold]").click()
    tablets[0].see(".pause")
    assert not play(pupils, 1)
    me.page.locator("[data-action=hold]").click()
    tablets[0].page.locator(".pause").wait_for(state="detached")
    before = tablets[1].page.url
    tablets[1].page.close()  # the tablet dies, and comes back
    pupils[3].leave()
    play(pupils, 6)
    tablets[1].page = tablets[1].context.new_page()
    tablets[1].open(f"/c/{code}").page.wait_for_url(before)
    pupils[3].attend()
    me.page.locator("button:has-text('By strength')").click()
    tablets[1].page.wait_for_url(lambda url: "/t/" in url and url != before)
    play(pupils, 12)
    me.check("an overview of fourteen tables")
    me.page.locator("[data-action=ending]").click()
    me.page.locator("[data-action=end]").click()
    me.see("tbody tr")
    report = teacher.report()
    told = answers(pupils) + touched
    assert report["asked"] == sum(told.values()) > 150
    assert {row["fact"]: row["asked"] for row in report["facts"]} == dict(told)
    for name, counted in by_name(pupils).items():
        row = next(one for one in report["pupils"] if one["name"] == name)
        assert (row["asked"], row["right"]) == counted
    assert sum(row["right"] for row in report["pupils"]) == sum(right for one in pupils for _, right in one.answers) + 4
    for one in pupils:
        one.leave()
