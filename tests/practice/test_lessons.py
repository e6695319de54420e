"""Which sum comes next: missed facts come back as promised, the aim is kept, and few facts are new."""

from __future__ import annotations

from random import Random

from spellhall.lab.pupils import abilities, aiming, difficulties, returning
from spellhall.practice import RETURNS, Book, Lesson, Pupil, facts_of

TABLES = facts_of("tables 2-12")


def test_a_missed_fact_comes_back_after_one_three_and_eight_others() -> None:
    pupil, book, chance = Pupil(), Book(), Random(4)
    lesson = Lesson.begin(pupil, TABLES, 1)
    missed = lesson.next(pupil, book, chance).fact
    lesson.answered(pupil, book, missed, False, 6)
    places = []
    for place in range(1, 20):
        ask = lesson.next(pupil, book, chance)
        if ask.fact == missed:
            assert ask.returns
            places.append(place)
        lesson.answered(pupil, book, ask.fact, True, 4)
    first = 1 + RETURNS[0]
    second = first + 1 + RETURNS[1]
    assert places[:3] == [first, second, second + 1 + RETURNS[2]]
    assert pupil.known[missed].owed == 0


def test_a_fact_missed_on_its_return_starts_again() -> None:
    pupil, book, chance = Pupil(), Book(), Random(5)
    lesson = Lesson.begin(pupil, TABLES, 1)
    missed = lesson.next(pupil, book, chance).fact
    lesson.answered(pupil, book, missed, False, 6)
    answered = [missed]
    for _ in range(7):
        ask = lesson.next(pupil, book, chance)
        lesson.answered(pupil, book, ask.fact, ask.fact != missed or len(answered) > 2, 4)
        answered.append(ask.fact)
    assert [place for place, one in enumerate(answered) if one == missed][:3] == [0, 2, 4]


def test_the_next_lesson_opens_with_what_is_owed() -> None:
    pupil, book = Pupil(), Book()
    lesson = Lesson.begin(pupil, TABLES, 1)
    hard = TABLES[40]
    lesson.answered(pupil, book, hard, False, 8)
    again = Lesson.begin(pupil, TABLES, 8)
    chance = Random(1)
    asked = []
    for _ in range(3):
        ask = again.next(pupil, book, chance)
        again.answered(pupil, book, ask.fact, True, 3)
        asked.append(ask.fact)
    assert asked[1] == hard


def test_a_lesson_that_was_kept_goes_on() -> None:
    pupil, book = Pupil(), Book()
    lesson = Lesson.begin(pupil, TABLES, 1)
    chance = Random(2)
    for place in range(9):
        ask = lesson.next(pupil, book, chance)
        lesson.answered(pupil, book, ask.fact, place % 4 > 0, 5)
    kept = Lesson.from_json(lesson.to_json())
    assert kept.to_json() == lesson.to_json()
    assert kept.next(pupil, book, Random(3)) == lesson.next(pupil, book, Random(3))


def test_small_lessons_do_not_get_stuck() -> None:
    for plan in ("tables 7-7 hard", "tables 7-8 hard"):
        pupil, book, chance = Pupil(), Book(), Random(6)
        lesson = Lesson.begin(pupil, facts_of(plan), 1)
        for _ in range(12):
            lesson.answered(pupil, book, lesson.next(pupil, book, chance).fact, False, 5)


def test_simulated_pupils_are_asked_what_they_get_right_three_times_in_four() -> None:
    """The short version of `make pupils`: for everybody together, and for the weak, the middle and the strong."""
    found = aiming(120, 60, Random(7))
    assert all(0.72 <= share <= 0.78 for share in (found["success"], *found["thirds"]))
    assert 3 <= found["new_facts"] <= 6


def test_a_hard_return_comes_with_its_way_and_counts_for_less() -> None:
    pupil, book = Pupil(), Book()
    lesson = Lesson.begin(pupil, facts_of("tables 6-9 hard"), 1)
    asked = lesson.next(pupil, book, Random(1))
    assert (asked.returns, asked.help) == (False, 0)
    lesson.answered(pupil, book, asked.fact, False, 2)
    other = lesson.next(pupil, book, Random(2))
    lesson.answered(pupil, book, other.fact, False, 2)
    back = lesson.next(pupil, book, Random(3))
    assert (back.fact, back.returns, back.help) == (asked.fact, True, 1)
    assert back.worth > 0


def test_abilities_and_difficulties_are_found() -> None:
    assert abilities(80, 60, Random(8)) >= 0.9
    assert difficulties(250, 40, Random(9))["spearman"] >= 0.9


def test_what_was_missed_comes_back_to_all_of_them() -> None:
    found = returning(25, 60, Random(10))
    assert found["early"] == 0
    assert found["within_2"] >= 0.95
