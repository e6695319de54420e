"""Facts, difficulties and the rating model: the published formulas, checked against what they must give."""

from __future__ import annotations

import math

import pytest

from spellhall.practice import BadFacts, Book, Pupil, expected_score, fact, facts_of, read_fact, score, shipped, success
from spellhall.practice.rating import Rating, information, updated


def test_a_fact_is_the_same_either_way_round() -> None:
    assert fact("x", 8, 6) == fact("x", 6, 8) == read_fact("8 × 6")
    assert read_fact("13-6").text == "13 − 6"
    assert read_fact("13-6").value == 7
    assert fact("+", 9, 4).key == "4+9"


@pytest.mark.parametrize("text", ["6", "6x", "x8", "6-13", "6x800", "6:8", "", "six x 8"])
def test_what_is_no_fact_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadFacts, match="no sum to practise"):
        read_fact(text)


def test_a_plan_names_its_facts() -> None:
    assert len(facts_of("tables 2-12")) == 66
    assert {one.value for one in facts_of("tables 7-8 hard")} == {49, 56, 64}
    assert all(one.value <= 20 for one in facts_of("sums 20"))
    assert all(one.value >= 1 and one.a <= 10 for one in facts_of("differences 10"))
    assert len(facts_of("tables 2,5,10; sums 10")) == len(facts_of("tables 2,5,10")) + len(facts_of("sums 10"))
    for wrong in ("", "tables", "tables 0", "sums 5,6", "sums 1000", "tables 9-6", "verbs 3", "tables 2,,3"):
        with pytest.raises(BadFacts, match="names no sums"):
            facts_of(wrong)


def test_shipped_difficulties_follow_the_published_pattern() -> None:
    hard = shipped(fact("x", 7, 8))
    assert hard > shipped(fact("x", 7, 7)) > shipped(fact("x", 5, 7)) > shipped(fact("x", 10, 7))
    assert all(shipped(fact("x", 10, n)) < shipped(fact("x", 9, n)) for n in range(2, 10))
    assert shipped(fact("+", 8, 5)) > shipped(fact("+", 8, 2)) > shipped(fact("+", 1, 2))
    assert shipped(fact("-", 13, 6)) > shipped(fact("+", 7, 6))
    assert max(facts_of("tables 2-10"), key=shipped) in {fact("x", 7, 8), fact("x", 6, 8), fact("x", 6, 7)}


def test_the_score_is_that_of_maths_garden() -> None:
    """(2x − 1)(d − t), in units of the deadline."""
    assert score(True, 5, 20) == 0.75
    assert score(False, 5, 20) == -0.75
    assert score(True, 20, 20) == score(False, 30, 20) == 0


@pytest.mark.parametrize("edge", [-3.0, -0.7, 0.001, 0.4, 1.0986, 4.0])
def test_expectation_and_success_follow_from_the_density(edge: float) -> None:
    """The score has the density exp(s·η) on −1 to 1; everything is compared with sums over it."""
    steps = [(place + 0.5) / 5000 - 1 for place in range(10000)]
    weights = [math.exp(edge * step) for step in steps]
    whole = sum(weights)
    mean = sum(weight * step for weight, step in zip(weights, steps, strict=True)) / whole
    spread = sum(weight * (step - mean) ** 2 for weight, step in zip(weights, steps, strict=True)) / whole
    right = sum(weight for weight, step in zip(weights, steps, strict=True) if step > 0) / whole
    assert expected_score(edge) == pytest.approx(mean, abs=1e-4)
    assert information(edge) == pytest.approx(spread, abs=1e-4)
    assert success(edge) == pytest.approx(right, abs=1e-4)


def test_a_surprise_is_shared_by_uncertainty() -> None:
    sure, unsure = Rating(0.0, 0.01), Rating(0.0, 1.0)
    ability, difficulty = updated([(unsure, 1), (sure, -1)], 1.0)
    assert ability.mean > 50 * -difficulty.mean > 0
    assert ability.variance < 1.0
    assert difficulty.variance < 0.01


def test_answers_move_pupil_fact_and_book() -> None:
    book, pupil, one = Book(), Pupil(), fact("x", 6, 8)
    before = pupil.likely(book, one)
    pupil.answered(book, one, False, 4)
    assert pupil.likely(book, one) < before
    assert pupil.ability.mean < Pupil().ability.mean
    assert book.difficulty(one) > shipped(one)
    assert pupil.likely(book, one) < pupil.likely(book, fact("x", 6, 7))


def test_what_is_kept_comes_back() -> None:
    book, pupil = Book(), Pupil()
    for place, one in enumerate(facts_of("tables 6-9 hard")):
        pupil.answered(book, one, place % 3 > 0, 5)
    assert Pupil.from_json(pupil.to_json()).to_json() == pupil.to_json()
    assert Book.from_json(book.to_json()).to_json() == book.to_json()
