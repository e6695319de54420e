"""Today's spell in a real browser: right and wrong answers, the streak, the line to share, and other days."""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from spellhall.games import game_ids
from spellhall.puzzles.daily import day_of, puzzle_of_day
from spellhall.puzzles.puzzle import puzzles_of
from web.harness import DESK, PHONE, Player

Make = Callable[..., Player]
WITH_PUZZLES = [id for id in game_ids() if puzzles_of(id)]
DAY = "2026-11-18"


def answer(solver: Player, notation: str) -> None:
    """Answer with lists instead of a board, where one press is a choice."""
    solver.see(".question .text")
    if solver.page.locator("input[type=search]").count():
        solver.page.fill("input[type=search]", notation)
    solver.see(f"[data-thing='{notation}']").first.click()
    solver.see(".answer")


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_right_answer(player: Make, game: str) -> None:
    solver = player(size=DESK, settings={"lists": True})
    solver.open(f"/puzzle/{game}/{DAY}")
    solver.check(f"puzzle of {game}")
    answer(solver, puzzle_of_day(game, day_of(DAY)).answers[0])
    expect(solver.page.locator(".answer")).to_have_attribute("data-good", "true")
    expect(solver.page.locator(".told")).to_contain_text("Right:")
    assert solver.page.locator(".pointing rect").count()  # the answer is pointed out on the board
    solver.check(f"answered puzzle of {game}")


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_wrong_answer_is_explained_and_counts(player: Make, game: str) -> None:
    solver = player(size=PHONE, scheme="dark", locale="de", settings={"lists": True})
    solver.open(f"/puzzle/{game}/{DAY}")
    answer(solver, puzzle_of_day(game, day_of(DAY)).tempting)
    expect(solver.page.locator(".answer")).to_have_attribute("data-good", "false")
    expect(solver.page.locator(".told")).to_contain_text("Die Antwort:")
    solver.check(f"missed puzzle of {game}")
    solver.open(f"/puzzle/{game}/{DAY}")  # a second try does not make up for it
    answer(solver, puzzle_of_day(game, day_of(DAY)).answers[0])
    kept = json.loads(solver.page.evaluate("localStorage.getItem('spellhall.puzzles')"))
    assert kept["results"][f"{game}/{DAY}"]["good"] is False
    assert kept["ratings"][game]["rating"] < 1500


def test_the_streak_and_the_line_to_share(hall: HallProcess, player: Make) -> None:
    """Today's spell solved after yesterday's: two days in a row, and a line that gives nothing away."""
    game = WITH_PUZZLES[0]
    today = datetime.date(2026, 11, 18)
    solver = player(settings={"lists": True}, permissions=["clipboard-read", "clipboard-write"])
    solver.page.clock.set_fixed_time(datetime.datetime(2026, 11, 18, 9, 30))
    before = (today - datetime.timedelta(days=1)).isoformat()
    kept = {"results": {f"{game}/{before}": {"good": True, "on": before}}, "ratings": {}}
    solver.open("/about")
    solver.page.evaluate("kept => localStorage.setItem('spellhall.puzzles', JSON.stringify(kept))", kept)
    solver.open("/")
    expect(solver.see("[data-todays-spell]")).to_contain_text("Solved 1 day in a row.")
    solver.page.click("[data-todays-spell] a")
    solver.see(f"[data-puzzle='{game}']").click()
    solver.page.wait_for_url(f"**/puzzle/{game}/{today.isoformat()}")
    puzzle = puzzle_of_day(game, today)
    answer(solver, puzzle.answers[0])
    solver.page.click("[data-action=share]")
    expect(solver.page.locator("[data-action=share]")).to_have_text("Copied")
    line = solver.page.evaluate("navigator.clipboard.readText()")
    assert "solved" in line
    assert "Solved 2 days in a row." in line
    assert line.endswith(f"{hall.base}/puzzle/{game}/2026-11-18")
    said = solver.page.locator(".told").inner_text().removeprefix("Right: ")
    assert said not in line
    assert not any(text in line for text in puzzle.answers)
    solver.page.click("[data-action=more]")
    expect(solver.see("[data-streak]")).to_have_attribute("data-streak", "2")
    expect(solver.page.locator(f"[data-puzzle='{game}']")).to_contain_text("Solved")
    solver.check("all puzzles")
    solver.page.locator("tbody a").first.click()
    solver.page.wait_for_url(f"**/puzzle/*/{before}")
    solver.see(".question .text")


def test_an_answer_on_the_board(player: Make) -> None:
    """On the real board of the game, without lists: a card is moved as at a table, and afterwards nothing moves it."""
    solver = player()
    solver.open(f"/puzzle/prestidigitators/{DAY}")
    solver.see("[data-hand].open").first.click()
    solver.see(".sign.open, .zone.open").first.click()
    good = solver.see(".answer").get_attribute("data-good")
    kept = json.loads(solver.page.evaluate("localStorage.getItem('spellhall.puzzles')"))
    assert kept["results"][f"prestidigitators/{DAY}"]["good"] is (good == "true")
    solver.page.evaluate("localStorage.removeItem('spellhall.puzzles')")
    solver.page.locator("[data-hand]").first.click()
    solver.page.keyboard.press("m")
    expect(solver.page.locator(".answer")).to_have_attribute("data-good", good or "")
    assert solver.page.evaluate("localStorage.getItem('spellhall.puzzles')") is None


def test_no_such_puzzle(player: Make) -> None:
    solver = player()
    solver.open(f"/puzzle/{WITH_PUZZLES[0]}/2026-02-30")
    solver.lost_line = True  # the browser notes the refusal
    expect(solver.see("[role=alert]")).to_contain_text("Name a day")
