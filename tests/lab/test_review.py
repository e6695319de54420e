"""Reviews: a small adviser that is handed in, real games, and nothing that a seat could not know."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from spellhall.bots.base import NO_HURRY
from spellhall.bots.roster import make_bot
from spellhall.cli.review import lines_of
from spellhall.games import game, game_ids
from spellhall.kernel.decisions import Decision
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.records import GameRecord, parse_record
from spellhall.kernel.sight import View
from spellhall.lab import review as reviewing
from spellhall.lab.review import review, review_json
from spellhall.table.match import Match


class Advice(NamedTuple):
    choice: str
    estimate: float
    why: str


class FirstIsBest:
    """Says that the first choice wins, the second half the time, and leaves the others out; notes what it was shown."""

    def __init__(self) -> None:
        self.views: list[dict[str, Any]] = []
        self.asked: list[tuple[int, str]] = []

    def __call__(
        self, game: GameDefinition[Any], view: View[Any], decision: Decision, *, milliseconds: int, seed: str
    ) -> list[Advice]:
        self.views.append(view.to_json())
        self.asked.append((milliseconds, seed))
        texts = [game.write_choice(view.state.setup, choice) for choice in decision.choices]
        return [Advice(texts[0], 0.9, "It comes first."), Advice(texts[1], 0.5, "It comes second.")]


def played(id: str, picks: list[int], seed: str = "review") -> tuple[GameRecord, list[list[str]]]:
    lines, lists = played_lines(id, picks, seed)
    return parse_record("game.jsonl", lines), lists


def played_lines(id: str, picks: list[int], seed: str = "review") -> tuple[list[str], list[list[str]]]:
    """A record of so many choices, each the given one of its list (a third, say), and the lists themselves."""
    one = game(id)
    match = Match(one, one.setup(2), seed, ["Ada", "Bob"])
    lines = [match.header]
    lists = []
    for pick in picks:
        seat = match.waiting()[0]
        choices = match.decision(seat).choices
        lists.append([one.write_choice(match.setup, choice) for choice in choices])
        lines.append(match.choose(seat, choices[min(pick, len(choices) - 1)]))
    lines.append(match.last_line())
    return lines, lists


def test_the_first_choice_is_no_moment_and_the_second_is() -> None:
    record, lists = played("mathwiz", [0, 1])
    found = review(record, FirstIsBest())
    assert found.looked_at == 2
    (moment,) = found.moments
    assert (moment.step, moment.seat, moment.played, moment.better) == (2, 1, lists[1][1], lists[1][0])
    assert (moment.before, moment.after, moment.at_most) == (0.9, 0.5, False)
    assert moment.why == "It comes first."
    text = "\n".join(lines_of(moment, "Bob"))
    assert "Step 2, Bob" in text
    assert "50 % to win" in text
    assert "90 % to win. It comes first." in text


def test_a_choice_that_the_adviser_left_out_is_worth_no_more_than_its_last() -> None:
    record, _ = played("mathwiz", [5])
    (moment,) = review(record, FirstIsBest()).moments
    assert moment.at_most
    assert moment.after == 0.5
    assert "at most 50 %" in lines_of(moment, "Ada")[1]


class OnlyTheFirst(FirstIsBest):
    """Sees one choice worth a thought, and has no estimates."""

    def __call__(
        self, game: GameDefinition[Any], view: View[Any], decision: Decision, *, milliseconds: int, seed: str
    ) -> list[Advice]:
        text = game.write_choice(view.state.setup, decision.choices[0])
        return [Advice(text, 0.5, "Anything else gives the spell away.")]


def test_a_slip_is_told_though_there_is_no_estimate() -> None:
    record, _ = played("mathwiz", [0, 1])
    (moment,) = review(record, OnlyTheFirst()).moments
    assert moment.slip
    text = "\n".join(lines_of(moment, "Bob"))
    assert "a slip" in text
    assert "Anything else gives the spell away." in text
    assert "%" not in text


def test_one_seat_and_small_differences() -> None:
    record, _ = played("mathwiz", [1, 1])
    assert [moment.seat for moment in review(record, FirstIsBest(), [1]).moments] == [1]
    assert review(record, FirstIsBest(), least=0.5).moments == []
    adviser = FirstIsBest()
    review(record, adviser, milliseconds=77)
    assert {milliseconds for milliseconds, _ in adviser.asked} == {77}
    assert len({seed for _, seed in adviser.asked}) == 2


def test_the_adviser_sees_what_the_seat_saw() -> None:
    """The view before the choice, as it was in the game: not the record, not the state."""
    one = game("mathwiz")
    record, _ = played("mathwiz", [1, 1])
    adviser = FirstIsBest()
    review(record, adviser)
    match = Match(one, one.setup(2), "review")
    assert adviser.views[0] == one.view_for(match.state, 0).to_json()


def test_as_data_for_the_web() -> None:
    record, _ = played("mathwiz", [1, 0])
    data = json.loads(json.dumps(review(record, FirstIsBest()).to_json()))
    assert data["names"] == ["Ada", "Bob"]
    assert (data["steps"], data["looked_at"]) == (2, 2)
    (moment,) = data["moments"]
    assert (moment["seat"], moment["cost"], moment["before"], moment["after"]) == ("A", 0.4, 0.9, 0.5)
    assert {"step", "question", "clause", "played", "played_words", "better", "better_words", "why", "at_most"} <= set(
        moment
    )


def test_a_review_from_lines_is_a_piece_of_work_for_any_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "the_adviser", FirstIsBest)
    lines = played_lines("mathwiz", [1, 0])[0]
    assert review_json(lines, [0]) == review(parse_record("game.jsonl", lines), FirstIsBest(), [0]).to_json()
    assert review_json(lines, [1])["moments"] == []
    with pytest.raises(SpellhallError, match="the record, line 2"):
        review_json([lines[0], "{"])


@pytest.mark.parametrize("id", game_ids())
def test_every_game_can_be_reviewed(id: str) -> None:
    """A game between random players; every moment names two choices that were possible."""
    one = game(id)
    match = Match(one, one.setup(2), "whole")
    lines = [match.header]
    bot = make_bot("random", one, "x")
    for _ in range(40):
        if match.over:
            break
        seat = match.waiting()[0]
        lines.append(match.choose(seat, bot.choose(match.view(seat), match.decision(seat), NO_HURRY)))
    lines.append(match.last_line())
    found = review(parse_record("game.jsonl", lines), FirstIsBest())
    assert 0 < found.looked_at <= 40
    assert found.moments
    assert all(moment.played != moment.better for moment in found.moments)
