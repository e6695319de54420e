"""Lessons are played to their end: every hoped-for choice works, in every language, and each step has its rule."""

from __future__ import annotations

import pytest

from spellhall.games import game as find_game
from spellhall.games import game_ids
from spellhall.lessons.lessons import BadLesson, Course, answer_lesson, lesson_file, lesson_of


@pytest.mark.parametrize("game", game_ids())
def test_a_lesson_can_be_played(game: str) -> None:
    lesson, file = lesson_of(game), lesson_file(game)
    assert 6 <= len(lesson.steps) <= 14
    assert 3 <= lesson.minutes <= 6
    for number, (step, written) in enumerate(zip(lesson.steps, file.step, strict=True)):
        assert step.view["table"], number
        if step.read:
            continue
        offered = [notation for notation, _ in step.choices]
        for choice in written.want or offered:
            answer = answer_lesson(game, number, choice)
            assert answer.good, (number, choice)
            assert answer.view is not None
        others = [choice for choice in offered if choice not in written.want]
        if written.want and others:
            kind = answer_lesson(game, number, others[0])
            assert not kind.good
            assert kind.say


@pytest.mark.parametrize("game", game_ids())
def test_a_lesson_cites_rules_and_hopes_for_what_is_offered(game: str) -> None:
    file, book = lesson_file(game), find_game(game).book
    for number, step in enumerate(file.step):
        assert step.clauses, number
        assert all(id in book for id in step.clauses), number
        if not step.read:
            offered = [notation for notation, _ in Course(game).shown(number).choices]
            assert all(choice in offered for choice in step.want), (number, offered)


def test_refusals_in_a_lesson_carry_their_clause() -> None:
    answer = answer_lesson("mathwiz", 1, "6x12")
    assert not answer.good
    assert answer.clause.startswith("MW-")
    assert answer.view is None


def test_there_is_nothing_to_choose_where_one_only_reads() -> None:
    for number in (0, 99, -1):
        with pytest.raises(BadLesson):
            answer_lesson("mathwiz", number, "6x7")


@pytest.mark.parametrize("game", game_ids())
def test_every_step_says_what_it_speaks_of(game: str) -> None:
    assert all(step.at for step in lesson_file(game).step)


@pytest.mark.parametrize("game", game_ids())
def test_a_lesson_goes_on_from_every_right_answer(game: str) -> None:
    """Where a step has no position of its own, whatever was accepted before leads to it."""
    file = lesson_file(game)
    for number, step in enumerate(file.step[:-1]):
        if step.read or not step.position or file.step[number + 1].position:
            continue
        for choice in step.want or [notation for notation, _ in Course(game).shown(number).choices]:
            after = answer_lesson(game, number, choice).next
            assert after is not None
            following = file.step[number + 1]
            if not following.read:
                offered = [notation for notation, _ in after.choices]
                for hoped in following.want or offered:
                    assert hoped in offered, (number, choice)
                    assert answer_lesson(game, number + 1, hoped, trail=[choice]).good


def test_what_is_exactly_right_is_accepted() -> None:
    """A product that hits the number is never refused."""
    assert answer_lesson("mathwiz", 3, "5x10").good
    for place in ("5,5", "5,4", "5,6", "6,4", "6,6"):
        assert answer_lesson("spellcaster", 1, f"move {place}").good
