"""Ways to an answer, passports, help, tables and what a teacher is shown."""

from __future__ import annotations

from random import Random

import pytest

from spellhall.practice import (
    Answer,
    BadPassport,
    Book,
    Handicap,
    Pupil,
    by_strength,
    draw_words,
    fact,
    facts_of,
    heat,
    key_of,
    needs_help,
    pack,
    progress,
    read_fact,
    read_words,
    say_words,
    sizes,
    support,
    to_practise,
    unpack,
    wanted,
    way,
    worksheet,
)
from spellhall.practice.passport import PLACES
from spellhall.practice.wordlist import WORDS
from spellhall.words.catalogues import languages
from spellhall.words.speech import speech

EVERY = facts_of("tables 1-12; sums 20; differences 20")


def test_six_eights_are_five_eights_and_one_more() -> None:
    made = way(fact("x", 6, 8))
    assert str(made.first) == "6 × 8 is one 8 more than 5 × 8 = 40."
    assert str(made.then) == "So 40 + 8 = 48."
    assert made.near == [fact("x", 5, 8)]
    assert made.dots == ["aaaaaaaa"] * 5 + ["bbbbbbbb"]


def test_thirteen_less_six_goes_down_to_ten() -> None:
    made = way(read_fact("13-6"))
    assert str(made.first) == "13 − 6: first take away 3, which leaves 10. Then 3 more."
    assert str(made.then) == "So 10 − 3 = 7."
    assert made.dots == ["aaaaaaaxxx", "xxx......."]


def test_every_way_leads_to_the_answer_and_its_first_step_does_not_say_it() -> None:
    for one in EVERY:
        made = way(one)
        dots = "".join(made.dots)
        kept = dots.count("a") + dots.count("b")
        assert kept == one.value, one
        said = str(made.then)
        assert str(one.value) in said or str(one.b) in said
        assert f"= {one.value}." not in str(made.first)
        for near in made.near:
            assert near != one


def test_ways_are_said_in_every_language() -> None:
    for language in languages():
        for one in EVERY:
            for message in (way(one).first, way(one).then):
                said = speech(language).say(message)
                assert said.endswith((".", "?")), said
                assert "{" not in said
                assert "practice-" not in said


# ---------------------------------------------------------------- passports


def practised(answers: int) -> Pupil:
    pupil, book = Pupil(day=20_600), Book()
    for place in range(answers):
        pupil.answered(book, EVERY[place * 7 % len(EVERY)], place % 4 > 0, 2 + place % 9)
    return pupil


def test_a_passport_holds_the_model() -> None:
    pupil, book = practised(120), Book()
    again = unpack(pack(pupil))
    assert again.day == pupil.day
    for one in EVERY:
        assert again.likely(book, one) == pytest.approx(pupil.likely(book, one), abs=0.02)
    assert len(pack(practised(2000))) < 1300
    assert pack(again) == pack(unpack(pack(again)))


@pytest.mark.parametrize("text", ["", "A", "HELLO WORLD", "1" * 40, "A" * 5000, "ß", "AEAQCAIBAEAQ"])
def test_what_is_no_passport_is_refused(text: str) -> None:
    with pytest.raises(BadPassport, match="no passport"):
        unpack(text)


def test_every_change_of_a_letter_is_noticed() -> None:
    text = pack(practised(12))
    for place in range(0, len(text), 5):
        with pytest.raises(BadPassport):
            unpack(text[:place] + ("B" if text[place] == "A" else "A") + text[place + 1 :])


def test_three_words_mean_the_same_in_every_language() -> None:
    assert len(WORDS) >= 256
    assert len(PLACES) == len({word for row in PLACES.items() for word in row[:1]})
    columns = [[row[column] for row in WORDS] for column in range(3)]
    assert all(len(set(column)) == len(WORDS) for column in columns)
    for place, row in enumerate(WORDS):
        for language in ("en", "fr", "de"):
            said = say_words([place, 0, 1], language)
            assert read_words(said)[0] == place, row
    assert read_words("Hérisson, OEIL ile") == read_words("hedgehog eye island")
    for wrong in ("", "owl river", "owl river sofa", "owl river lantern apple"):
        with pytest.raises(BadPassport, match="three words"):
            read_words(wrong)


def test_words_are_stored_under_a_hash_of_this_hall() -> None:
    places = draw_words()
    assert key_of(places, b"one hall") != key_of(places, b"another")
    assert key_of(places, b"one hall") == key_of(read_words(say_words(places, "de")), b"one hall")


# ---------------------------------------------------------------- help


def test_help_suits_the_pupil() -> None:
    book, weak, strong = Book(), Pupil(), Pupil()
    for _ in range(8):
        for one in (fact("x", 2, 3), fact("x", 5, 5)):
            weak.answered(book, one, False, 9, teaching=False)
            strong.answered(book, one, True, 2, teaching=False)
    hard, facts = fact("x", 7, 8), facts_of("tables 6-9")
    assert support(weak, book, hard, facts).by_table
    assert support(strong, book, hard, facts).help == 0
    assert support(strong, book, fact("x", 2, 3), facts).by_table  # not part of the lesson
    assert support(strong, book, hard, facts, Handicap(help=2, deadline=40)).deadline == 40
    assert support(strong, book, hard, facts, Handicap(help=2)).worth > 0
    assert support(strong, book, hard, None, Handicap(small=True)).by_table
    assert not support(strong, book, fact("x", 4, 8), None, Handicap(small=True)).by_table


def test_three_misses_in_a_row_need_help() -> None:
    assert needs_help([True, False, False, False])
    assert not needs_help([False, False])
    assert not needs_help([False, False, True, False])
    assert Handicap.from_json(Handicap(1, 30.0, True).to_json()) == Handicap(1, 30.0, True)
    assert Handicap.from_json({"help": 9, "deadline": -4}) == Handicap(3, 3.0, False)


# ---------------------------------------------------------------- tables and reports


def test_everybody_gets_a_seat() -> None:
    assert sizes(28, 2) == [2] * 14
    assert sizes(27, 2) == [2] * 12 + [3]
    assert sizes(29, 4) == [4] * 5 + [3] * 3
    for pupils in range(2, 41):
        for size in (2, 3, 4):
            made = sizes(pupils, size)
            assert sum(made) == pupils
            assert min(made) >= 2
            assert max(made) <= max(3, size)
    assert by_strength([0.1, 2.0, -1.0, 1.5], 2) == [[1, 3], [0, 2]]


def test_a_table_wants_what_suits_those_who_sit_there() -> None:
    book, pupil = Book(), practised(0)
    weights = wanted([pupil], book, facts_of("tables 2-12"))
    best = max(weights, key=lambda one: weights[one])
    assert abs(pupil.likely(book, best) - 0.75) < 0.03
    pupil.answered(book, fact("x", 12, 12), False, 3)
    pupil.known[fact("x", 12, 12)].owed = 3
    assert wanted([pupil], book, facts_of("tables 2-12"))[fact("x", 12, 12)] > 1


def test_the_heat_map_equals_what_was_answered() -> None:
    one, other = fact("x", 6, 8), fact("x", 3, 4)
    answers = [
        Answer("p", one, True, 4),
        Answer("q", one, False, 8),
        Answer("p", one, True, 5),
        Answer("q", other, True, 2),
    ]
    made = heat(answers)
    assert made[one] == (3, 2, 5)
    assert made[other].share == 1.0
    assert [cell.asked for cell in progress(answers, 2)] == [2, 2]
    assert heat([]) == {}
    assert progress([]) == []


def test_what_to_practise_next_is_missed_first_and_known_never() -> None:
    book, pupil = Book(), practised(0)
    missed, known = fact("x", 7, 12), fact("x", 2, 10)
    pupil.answered(book, missed, False, 6)
    pupil.known[missed].owed = 3
    for _ in range(6):
        pupil.answered(book, known, True, 1)
    chosen = [one for one, _ in to_practise([pupil], book, facts_of("tables 2-12"))]
    assert chosen[0] == missed
    assert known not in chosen
    assert len(chosen) == 10


def test_a_worksheet_has_its_solutions() -> None:
    for plan, count in (("tables 2-12", 24), ("tables 7-7 hard", 5), ("sums 10", 30), ("tables 2-2 hard", 1)):
        sheet = worksheet(practised(40), Book(), facts_of(plan), Random(1), count)
        assert len(sheet.sums) == len(sheet.solutions) == count
        for given, solved in zip(sheet.sums, sheet.solutions, strict=True):
            text, _, value = solved.partition(" = ")
            assert f"{text} =" == given
            assert read_fact(text).value == int(value)
