"""Lessons speak at the thing: the sentence in a bubble, light on what it speaks of, and every right answer is right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from benchmarks.halls import HallProcess
from playwright.sync_api import expect

from spellhall.games import game as find_game
from spellhall.games import game_ids
from spellhall.lessons.lessons import lesson_file
from spellhall.words.speech import speech
from web.harness import DESK, Player

Make = Callable[..., Player]
HANDSET = (390, 844)
SPOT = """() => {
  const box = one => { const at = one.getBoundingClientRect(); return [at.left, at.top, at.right, at.bottom]; };
  return { bubble: box(document.querySelector(".lesson.bubble")), foot: box(document.querySelector(".question")),
    lit: [...document.querySelectorAll(".dusk rect")].map(box), window: [innerWidth, innerHeight] };
}"""


def told(game: str, name: str) -> str:
    return speech("en").say(find_game(game).message(f"lesson-{name}"))


def apart(one: list[float], two: list[float]) -> bool:
    return one[2] <= two[0] or two[2] <= one[0] or one[3] <= two[1] or two[3] <= one[1]


def at_rest(pupil: Player) -> dict[str, Any]:
    """Where bubble and light are, once they do not move any more."""
    pupil.see(".lesson.bubble")
    pupil.page.wait_for_function(
        f"""() => new Promise(done => {{ const look = {SPOT}; const before = JSON.stringify(look());
          requestAnimationFrame(() => requestAnimationFrame(() => done(
            !document.getAnimations().some(each => each.effect?.getComputedTiming().iterations !== Infinity)
            && JSON.stringify(look()) === before))); }})"""
    )
    return dict(pupil.page.evaluate(SPOT))


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("size", [DESK, HANDSET])
def test_the_sentence_stands_at_the_thing(hall: HallProcess, player: Make, game: str, size: tuple[int, int]) -> None:
    pupil = player(size=size).open(f"/learn/{game}")
    for number, step in enumerate(lesson_file(game).step[:2]):
        expect(pupil.see(".lesson.bubble .text")).to_have_text(told(game, step.id))
        seen = at_rest(pupil)
        left, top, right, bottom = seen["bubble"]
        assert right - left > 150, "the sentence can be read"
        assert bottom - top > 30
        assert left >= 0
        assert top >= 0
        assert right <= seen["window"][0]
        assert bottom <= seen["window"][1]
        assert apart(seen["bubble"], seen["foot"]), "the bubble leaves the buttons free"
        assert seen["lit"], "what it speaks of is lit"
        assert apart(seen["bubble"], seen["lit"][0]), "and not hidden"
        pupil.check(f"lesson of {game}, step {number + 1}")
        if step.read:
            pupil.see("[data-action=next]").click()


def test_an_exact_product_is_right(hall: HallProcess, player: Make) -> None:
    """5 × 10 for a target of 50; a worse product is answered with the reason, and tried again."""
    me = player().open("/learn/mathwiz")

    def multiply(*numbers: int) -> None:
        for number in numbers:
            me.see(f"main [data-kind='rune:{number}']:not(.picked)").first.click()
        me.see(".question [data-action].main").click()

    me.see("[data-action=next]").click()
    multiply(6, 11)
    expect(me.see(".lesson.wrong .text")).to_contain_text("come closer")
    expect(me.page.locator("main .touch.picked")).to_have_count(0)
    for runes, good in (((6, 7), "2-good"), ((4, 12), "3-good"), ((5, 10), "4-good"), ((6, 8), "5-good")):
        multiply(*runes)
        expect(me.see(".lesson.good .text")).to_have_text(told("mathwiz", good))
        me.see("[data-action=next]").click()
    expect(me.see(".lesson .text")).to_have_text(told("mathwiz", "6"))


def test_a_lesson_goes_on_from_where_the_pupil_went(hall: HallProcess, player: Make) -> None:
    """Five spaces are right beside Mirabel; whichever is taken, the next step begins there."""
    me = player().open("/learn/spellcaster")
    me.see("[data-action=next]").click()
    me.see("main [data-thing='me']").click()
    me.see("main [data-thing='space:6,4']").click()
    expect(me.see(".lesson.good .text")).to_have_text(told("spellcaster", "2-good"))
    me.see("[data-action=next]").click()
    expect(me.see(".lesson .text")).to_have_text(told("spellcaster", "3"))
    expect(me.page.locator("main [data-thing='me']")).to_contain_text("6,4")
