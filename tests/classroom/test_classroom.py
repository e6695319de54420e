"""The class as a log: what its entries add up to."""

from __future__ import annotations

from spellhall.classroom import entries as log
from spellhall.classroom.classroom import Classroom, rebuilt
from spellhall.classroom.entries import BOT, Placed, entry_from_text, entry_to_text
from spellhall.classroom.plans import Plan, checked, options_of, templates

PLAN = Plan("mathwiz", minutes=10)
MINUTE = 60_000


def opened(pupils: int = 0, shared: bool = False) -> Classroom:
    room = Classroom(log.Opened(0, "teacher", PLAN))
    for number in range(pupils):
        token = f"device {number // 2 if shared else number}"
        room.take(log.Joined(number, f"Pupil {number}", "owl", token))
    return room


def placed(table: str, *pupils: int) -> Placed:
    return Placed(table, list(pupils), "mathwiz", {})


def test_pupils_sit_where_the_last_seating_puts_them() -> None:
    room = opened(5)
    assert room.phase == "gathering"
    room.take(log.Seated(MINUTE, [placed("a", 0, 1), placed("b", 2, 3)]))
    assert (room.phase, room.current, room.waiting()) == ("playing", ["a", "b"], [4])
    assert room.placed(3) == ("b", 1)
    room.take(log.Added(2 * MINUTE, placed("c", 4, BOT)))
    room.take(log.Joined(2 * MINUTE, "Late", "cat", "device 9"))
    room.take(log.Filled(3 * MINUTE, "c", 1, 5))
    assert room.waiting() == []
    assert room.tables["c"].pupils == [4, 5]
    room.take(log.Seated(4 * MINUTE, [placed("d", 0, 5)]))
    assert (room.current, room.waiting()) == (["d"], [1, 2, 3, 4])
    assert list(room.tables) == ["a", "b", "c", "d"], "the report needs all of them"


def test_the_next_game_of_a_table_takes_its_place() -> None:
    room = opened(4)
    room.take(log.Seated(0, [placed("a", 0, 1), placed("b", 2, 3)]))
    room.take(log.Added(1, placed("c", 0, 1)))
    assert room.current == ["b", "c"]


def test_the_clock_of_the_lesson_stands_still_in_pauses() -> None:
    room = opened(2)
    assert room.until == 0
    room.take(log.Seated(MINUTE, [placed("a", 0, 1)]))
    assert room.until == 11 * MINUTE
    room.take(log.Held(2 * MINUTE, True))
    assert room.held
    assert not room.time_is_up(60 * MINUTE)
    room.take(log.Held(5 * MINUTE, False))
    assert room.until == 14 * MINUTE
    assert room.goes_on(13 * MINUTE)
    assert not room.goes_on(14 * MINUTE)
    room.take(log.Last(6 * MINUTE, True))
    assert not room.goes_on(7 * MINUTE)


def test_the_end_holds_all_tables() -> None:
    room = opened(2)
    room.take(log.Seated(0, [placed("a", 0, 1)]))
    room.take(log.Finished(MINUTE))
    assert (room.phase, room.held) == ("over", True)


def test_a_log_leads_to_the_same_class_again() -> None:
    first = log.Opened(0, "teacher", PLAN, True)
    entries: list[log.AnyEntry] = [
        first,
        log.Joined(1, "Ida", "owl", "one"),
        log.Joined(2, "Bo", "cat", "one"),
        log.Seated(3, [placed("a", 0, 1)]),
        log.Dropped(4, 1),
        log.Muted(5, True),
        log.Told(6, "quiet"),
        log.Watching(7, "a"),
        log.Back(8, 1),
    ]
    room = rebuilt([entry_from_text(entry_to_text(entry)) for entry in entries])
    assert (room.number, room.muted, room.line, room.watching) == (9, True, "quiet", "a")
    assert room.of_token("one") == [0, 1]
    assert not room.pupils[1].gone


def test_shipped_plans_can_be_played_and_cover_the_ages() -> None:
    found = templates()
    assert {each.ages for each in found} == {"6-7", "8-9", "10-11"}
    for each in found:
        assert checked(each.plan).game == each.plan.game
        assert str(each.title) != each.title.key


def test_rounds_fit_the_minutes() -> None:
    plan = next(each.plan for each in templates() if each.plan.fitted and each.plan.fitted.option == "round_limit")
    assert plan.fitted is not None
    short = Plan(plan.game, plan.options, minutes=5, fitted=plan.fitted)
    long = Plan(plan.game, plan.options, minutes=30, fitted=plan.fitted)
    assert options_of(short)["round_limit"] == plan.fitted.low
    assert options_of(long)["round_limit"] == plan.fitted.high
