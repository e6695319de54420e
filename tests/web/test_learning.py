"""Lessons to their end, hints, replays, and games that go on from a step, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from hall.lines import play_on, two_players
from spellhall.games import game as find_game
from spellhall.games import game_ids
from spellhall.lessons.lessons import lesson_file
from spellhall.words.catalogues import languages
from spellhall.words.speech import speech
from web.harness import DESK, PHONE, Player, table_for_guests

Make = Callable[..., Player]
SHORT = {"end_mode": "rounds", "round_limit": 2}


def finished(hall: HallProcess) -> str:
    """A short game of Math Wiz that two people have played to its end."""
    made, one, two = two_players(hall, options=SHORT)
    play_on([one, two])
    return str(made["table"])


def told(game: str, language: str, name: str) -> str:
    """How a sentence of the lesson begins."""
    return speech(language).say(find_game(game).message(f"lesson-{name}"))[:30]


LESSONS = [
    pytest.param(game, language, marks=[pytest.mark.long] if language != "en" and (at + place) % 4 else [])
    for at, game in enumerate(game_ids())
    for place, language in enumerate(languages())
]


@pytest.mark.parametrize(("game", "language"), LESSONS)
def test_a_lesson_to_its_end(hall: HallProcess, player: Make, game: str, language: str) -> None:
    """Every step is done as it hopes (with lists instead of a board, where one press is a choice)."""
    pupil = player(size=PHONE if language == "fr" else DESK, locale=language)
    pupil.page.add_init_script('localStorage.setItem(\'spellhall.settings\', \'{"lists": true, "pace": "off"}\')')
    pupil.open(f"/learn/{game}")
    steps = lesson_file(game).step
    for number, step in enumerate(steps):
        expect(pupil.see("[data-step]")).to_have_attribute("data-step", str(number + 1))
        narrator = pupil.see(".lesson.text, .lesson .text")
        expect(narrator).to_contain_text(told(game, language, step.id))
        if number < 2:
            pupil.check(f"lesson of {game}, step {number + 1}")
        if not step.read:
            wanted = f"[data-thing='{step.want[0]}']" if step.want else "[data-thing]"
            if step.want and pupil.page.locator("input[type=search]").count():
                pupil.page.fill("input[type=search]", step.want[0])
            pupil.see(wanted).first.click()
            expect(narrator).to_contain_text(told(game, language, f"{step.id}-good"))
        if number + 1 < len(steps):
            pupil.see("[data-action=next]").click()
    pupil.see("[data-action=next]").click()
    pupil.page.wait_for_url(re.compile("/t/"))
    pupil.settled()


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("size", [DESK, PHONE])
def test_lessons_look_right_on_their_boards(hall: HallProcess, player: Make, game: str, size: tuple[int, int]) -> None:
    """The board of every step is drawn, with something to touch where something is to be done."""
    pupil = player(size=size).open(f"/learn/{game}")
    pupil.see(".lesson .text")
    pupil.check(f"lesson of {game}")
    if lesson_file(game).step[0].read:
        pupil.see("[data-action=next]").click()
    pupil.page.wait_for_selector("main .open, .question [data-action]")
    pupil.check(f"first question of the lesson of {game}")


def test_a_math_wiz_lesson_by_clicks(hall: HallProcess, player: Make) -> None:
    me = player().open("/learn/mathwiz")
    me.see("[data-action=next]").click()
    for place in (2, 5):  # 6 and 11: a legal choice, but not the one that is hoped for
        me.see(f"[data-hand='{place}']").click()
    me.see(".question [data-action].main").click()
    expect(me.see(".lesson.wrong .text")).to_contain_text("42")
    for place in (2, 3):
        me.see(f"[data-hand='{place}']").click()
    me.see(".question [data-action].main").click()
    expect(me.see(".lesson.good .text")).to_contain_text("The spell is yours")
    me.check("after the first lesson")


def test_hints_can_be_read_and_done(hall: HallProcess, player: Make) -> None:
    me = player().open("/")
    me.see("[data-play=mathwiz]").click()
    me.settled()
    me.press("h")
    hint = me.see("[data-hint='0']")
    me.check("hints")
    number = me.see(".question").get_attribute("data-number")
    hint.click()
    expect(me.see(".question")).not_to_have_attribute("data-number", number or "")


def test_a_hint_nudges_first_where_multiplying_is_the_task(hall: HallProcess, player: Make) -> None:
    table = table_for_guests(hall, "mathwiz", bots=["greedy"], options={**SHORT, "arithmetic": "practice"})
    me = player().sit_at(table)
    me.settled()
    me.press("h")
    expect(me.see("[data-nudge]")).to_contain_text("Look for two runes near")
    assert not me.page.locator("[data-hint]").count()
    me.check("a nudge")
    me.see("[data-action=hint-more]").click()
    expect(me.see("[data-hint='0']")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_replay_steps_jumps_and_changes_eyes(hall: HallProcess, player: Make, size: tuple[int, int]) -> None:
    table = finished(hall)
    me = player(size=size).open(f"/replay/{table}#2")
    expect(me.see("[data-at]")).to_have_attribute("data-at", "2")
    me.see("[data-action=forward]").click()
    expect(me.see("[data-at]")).to_have_attribute("data-at", "3")
    me.press("Home")
    expect(me.see("[data-at]")).to_have_attribute("data-at", "0")
    me.check("replay")
    for eyes in ("0", "1", "-1", "-2"):
        me.see("[data-eyes]").select_option(eyes)
        me.see("[data-action=last]").click()
        expect(me.see("[data-at]")).not_to_have_attribute("data-at", "0")
        me.see("[data-action=back]").click()


def test_a_game_goes_on_from_a_moment(hall: HallProcess, player: Make) -> None:
    table = finished(hall)
    me = player().open(f"/replay/{table}#1")
    me.see("[data-action=continue]").click()
    me.page.wait_for_url(re.compile("/t/"))
    assert me.settled() == "asked"


def test_a_record_from_a_file_and_a_review(hall: HallProcess, player: Make, tmp_path: Path) -> None:
    table = finished(hall)
    _, text = hall.call("GET", f"/api/tables/{table}/record")
    good, bad = tmp_path / "game.jsonl", tmp_path / "bad.jsonl"
    good.write_text(text)
    bad.write_text("nonsense")
    me = player()
    me.open("/replay")
    me.check("opening a record")
    me.lost_line = True  # the browser notes the refusal as an error
    me.page.set_input_files("input[type=file]", str(bad))
    expect(me.see("[role=alert]")).to_contain_text("record")
    me.lost_line = False
    me.page.set_input_files("input[type=file]", str(good))
    me.see("[data-action=review]").click()
    me.page.wait_for_selector(".moments, aside h2:has-text('Well played')", timeout=40_000)
