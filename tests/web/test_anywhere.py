"""Everything that the site does without a network, in a real browser: whole games, lessons, tabs, updates, files."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import Browser, expect

from spellhall.games import own_ids
from spellhall.here.same import digests
from spellhall.lessons.lessons import lesson_file
from spellhall.practice import read_fact
from spellhall.puzzles.daily import day_of, puzzle_of_day
from spellhall.table.replays import read_text
from web.harness import Player
from web.same_games import played, setups
from web.site import ASKED, MEMORY, PATIENCE, Site, Visitor, away

pytestmark = pytest.mark.long  # Python begins several times, which takes a busy machine minutes
TAKE_OVER = "button:has-text('Play it in this tab')"
WAITING = "() => navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    made = Site(tmp_path)
    yield made
    made.stop()


@pytest.fixture
def visitor(browser: Browser, site: Site) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors of the site; at the end each of them must have met nothing bad."""
    made: list[Visitor] = []

    def make(**more: object) -> Visitor:
        made.append(Visitor(browser, site, **more))
        return made[-1]

    yield make
    for each in made:
        each.end()


def saved(me: Player, file: Path) -> Path:
    """The game at the table as a file."""
    me.page.click("button:has-text('Menu')")
    with me.page.expect_download() as loading:
        me.page.click("button:has-text('Save the game as a file')")
    loading.value.save_as(file)
    return file


def test_a_whole_game_of_each_without_a_network(visitor: Callable[..., Visitor]) -> None:
    me = visitor(size=(390, 844))
    me.play(own_ids()[0])
    with me.offline():
        for game in own_ids():
            me.play(game)
            away(me.page)
            me.check(f"the end of {game}")
        over = [text for text in me.entries() if json.loads(text)["kind"] == "substituted"]
        assert len(over) == len(own_ids())


def test_lessons_sums_hints_reviews_and_card_sets_without_a_network(visitor: Callable[..., Visitor]) -> None:
    me = visitor()
    me.play("mathwiz")
    with me.offline():
        me.press("h")
        hint = me.see("[data-hint='0']")
        number = me.see(".question").get_attribute("data-number")
        hint.click()
        expect(me.see(".question")).not_to_have_attribute("data-number", number or "")
        me.see(ASKED)
        away(me.page)
        me.page.goto(me.page.url.replace("/t/", "/replay/") + "#2")
        expect(me.see("[data-at]")).to_have_attribute("data-at", "2")
        me.see("[data-action=forward]").click()
        expect(me.see("[data-at]")).to_have_attribute("data-at", "3")
        me.see("[data-action=review]").click()
        me.page.wait_for_selector(".moments, aside h2:has-text('Well played')")

        me.open("/practise")
        me.see("[data-plan='tables 2-12']").click()
        asked = me.text("label.asked span").removesuffix("=")
        me.page.locator("label.asked input").fill(str(read_fact(asked).value + 1))
        me.press("Enter")
        me.see(".way svg circle")
        me.check("a missed sum")
        me.see("button:has-text('Show my passport')").click()
        me.see("figure svg path")

        me.open("/workshop/mathwiz")
        me.see("[data-checked=sound]")
        assert not me.page.locator("a[href^='/print']").count()
        number_field = me.page.get_by_role("textbox", name=re.compile("^number"))
        number_field.fill("5000")
        expect(me.see(".field [role=alert]")).to_contain_text("1 to 999")
        number_field.fill("24")
        me.see("[data-checked=sound]")
        me.check("the workshop")
        me.page.get_by_role("button", name="Try it against bots").click()
        me.see(ASKED)


@pytest.mark.parametrize("game", own_ids())
def test_a_lesson_without_a_network(visitor: Callable[..., Visitor], game: str) -> None:
    me = visitor(settings={"lists": True})
    me.play(game)
    with me.offline():
        me.open(f"/learn/{game}")
        steps = lesson_file(game).step
        for number, step in enumerate(steps):
            expect(me.see("[data-step]")).to_have_attribute("data-step", str(number + 1))
            if not step.read:
                if step.want and me.page.locator("input[type=search]").count():
                    me.page.fill("input[type=search]", step.want[0])
                me.see(f"[data-thing='{step.want[0]}']" if step.want else "[data-thing]").first.click()
            me.see("[data-action=next]").click()
        me.page.wait_for_url(re.compile(r"\?/t/"))
        me.see(ASKED)


def test_a_puzzle_without_a_network(visitor: Callable[..., Visitor]) -> None:
    me = visitor(settings={"lists": True})
    me.play("mathwiz")
    with me.offline():
        me.open("/puzzle")
        me.see("[data-puzzle=mathwiz]")
        me.open("/puzzle/mathwiz/2026-11-18")
        right = puzzle_of_day("mathwiz", day_of("2026-11-18")).answers[0]
        me.see(".question .text")
        if me.page.locator("input[type=search]").count():
            me.page.fill("input[type=search]", right)
        me.see(f"[data-thing='{right}']").first.click()
        expect(me.see(".answer")).to_have_attribute("data-good", "true")
        me.check("a puzzle without a network")


def test_a_second_tab_asks_to_take_over(visitor: Callable[..., Visitor]) -> None:
    me = visitor()
    me.play("mathwiz")
    second = me.context.new_page()
    second.set_default_timeout(PATIENCE)
    second.goto(me.page.url)
    second.click(TAKE_OVER)
    second.wait_for_selector(ASKED)
    me.page.wait_for_selector(TAKE_OVER)
    me.check("the game is played elsewhere")
    second.close()
    me.page.click(TAKE_OVER)
    me.see(ASKED)


def test_a_new_version_waits_until_the_game_is_closed(visitor: Callable[..., Visitor], site: Site) -> None:
    me = visitor()
    me.play("mathwiz")
    me.kept()
    [before] = me.page.evaluate("() => caches.keys()")
    worker = site.folder / "sw.js"
    text = worker.read_text(encoding="utf-8")
    worker.write_text(text.replace('VERSION = "', 'VERSION = "next-'), encoding="utf-8")
    me.page.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => one.update().then(() => true))")
    me.until(WAITING)
    me.pick()
    me.page.reload()  # in the middle of the game: the old version goes on
    me.see(ASKED)
    assert before in me.page.evaluate("() => caches.keys()")
    assert me.page.evaluate(WAITING)
    table = me.page.url
    me.page.close()
    me.page = me.context.new_page()  # the next start has the new one
    me.page.set_default_timeout(PATIENCE)
    me.page.goto(table)
    me.until(f"() => caches.keys().then((names) => !names.includes('{before}'))")
    me.see(ASKED)
    assert me.chosen(0) == 1


def test_a_record_goes_to_a_hall_and_back(
    visitor: Callable[..., Visitor], hall: HallProcess, player: Callable[..., Player], tmp_path: Path
) -> None:
    me = visitor()
    me.play("mathwiz")
    number = me.see(".question").get_attribute("data-number")
    me.pick()
    me.see(f".question:not([data-number='{number}'])")
    me.see(ASKED)
    record = saved(me, tmp_path / "here.jsonl")
    steps = read_text("here", record.read_text(encoding="utf-8")).steps

    there = player().open("/replay")
    there.page.set_input_files("input[type=file]", record)
    there.see("[data-action=last]").click()
    expect(there.see("[data-at]")).to_have_attribute("data-at", str(len(steps)))
    there.see("[data-action=continue]").click()
    there.page.wait_for_url(re.compile("/t/"))
    assert there.settled() == "asked"
    there.page.click("button:has-text('Menu')")
    there.page.click("button:has-text('Let a bot play')")
    there.page.wait_for_selector(".over", timeout=180_000)
    table = there.page.url.rsplit("/", 1)[1]
    _, text = hall.call("GET", f"/api/tables/{table}/record")
    back = tmp_path / "back.jsonl"
    back.write_text(text, encoding="utf-8")
    assert len(read_text("back", text).steps) > len(steps)

    with me.offline():
        me.open("/replay")
        me.page.set_input_files("input[type=file]", back)
        me.see("[data-at='0']")
        me.see("[data-action=forward]").click()
        expect(me.see("[data-at]")).to_have_attribute("data-at", "1")
        me.see("[data-action=continue]").click()
        me.page.wait_for_url(re.compile(r"\?/t/"))
        me.see(ASKED)


def test_a_hall_that_is_away_offers_to_play_here(browser: Browser, tmp_path: Path) -> None:
    hall = HallProcess(tmp_path)
    hall.start()
    me = Player(browser, hall)
    me.page.set_default_timeout(PATIENCE)
    me.open("/here/")
    me.see("[data-play=mathwiz]").click()
    me.see(ASKED)
    me.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    me.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    me.open("/")
    me.see("[data-play=novatus]").click()
    me.settled()
    me.lost_line = True
    hall.kill()
    me.see("[data-here]")
    me.check("a hall that is away")
    me.see("[data-here]").click()
    me.see("[data-play=novatus]").click()
    me.see(ASKED)
    assert "/here/?/t/" in me.page.url
    me.end()


def test_the_second_start_is_a_copy_of_the_first(visitor: Callable[..., Visitor]) -> None:
    me = visitor()
    me.play("mathwiz")
    me.kept()
    me.until(MEMORY)
    with me.offline():
        me.page.reload()
        me.see(ASKED)
        wanted = setups(10)
        found = played(me.page, [("digests", [*each, 40]) for each in wanted])
        assert found == [digests(*each, 40) for each in wanted]


def test_documentation_that_was_opened_stays(visitor: Callable[..., Visitor], site: Site) -> None:
    docs = site.folder / "docs"
    docs.mkdir()
    (docs / "style.css").write_text("h1 { color: rgb(1, 2, 3) }", encoding="utf-8")
    head = "<!doctype html><link rel=icon href=data:,><link rel=stylesheet href=style.css>"
    for name in ("index", "rules"):
        (docs / f"{name}.html").write_text(f"{head}<h1>{name}</h1>", encoding="utf-8")
    me = visitor()
    me.play("mathwiz")
    me.kept()
    me.open("/about")
    me.see("a[href$='docs/index.html']").click()
    expect(me.see("h1")).to_have_text("index")
    with me.offline():
        me.page.reload()
        expect(me.see("h1")).to_have_css("color", "rgb(1, 2, 3)")
        me.page.goto(f"{site.base}/docs/rules.html")
        expect(me.see("[role=alert]")).to_contain_text("not on this device")
        me.check("a page of the documentation that is not here")
