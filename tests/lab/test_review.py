"""Reviews: a small adviser that is handed in, real games, and nothing that a seat could not know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spellhall.bots.base import NO_HURRY
from spellhall.bots.judging import Verdict
from spellhall.bots.roster import make_bot
from spellhall.cli.review import lines_of
from spellhall.games import game, game_ids
from spellhall.kernel.decisions import Decision
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import plain
from spellhall.kernel.records import GameRecord, parse_record
from spellhall.kernel.sight import View
from spellhall.kernel.state import Choice
from spellhall.lab import review as reviewing
from spellhall.lab.review import review, review_json
from spellhall.table.match import Match


class FirstIsBest:
    """Says that the first choice wins and every other half the time; notes what it was shown."""

    def __init__(self) -> None:
        self.views: list[dict[str, Any]] = []
        self.limits: list[int] = []

    def glance(
        self, game: GameDefinition[Any], view: View[Any], decision: Decision, played: Choice, milliseconds: int
    ) -> float:
        self.views.append(view.to_json())
        self.limits.append(milliseconds)
        return 0.0 if played == decision.choices[0] else 0.4

    def verdict(
        self,
        game: GameDefinition[Any],
        view: View[Any],
        decision: Decision,
        played: Choice,
        least: float,
        milliseconds: int,
    ) -> Verdict | None:
        if least > 0.4:
            return None
        return Verdict(decision.choices[0], 0.9, 0.5, 0.1, False, plain("It comes first."))


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
    assert (moment.before, moment.after, moment.uncertainty) == (0.9, 0.5, 0.1)
    text = "\n".join(lines_of(moment, ["Ada", "Bob"]))
    assert "Step 2, Bob" in text
    assert "50 % to win" in text
    assert "90 % to win. It comes first." in text


class OnlyTheFirst(FirstIsBest):
    """Sees one choice worth a thought, and has no estimates."""

    def verdict(
        self,
        game: GameDefinition[Any],
        view: View[Any],
        decision: Decision,
        played: Choice,
        least: float,
        milliseconds: int,
    ) -> Verdict | None:
        return Verdict(decision.choices[0], 0.5, 0.5, 1.0, True, plain("Anything else gives the spell away."))


def test_a_slip_is_told_though_there_is_no_estimate() -> None:
    record, _ = played("mathwiz", [0, 1])
    (moment,) = review(record, OnlyTheFirst()).moments
    assert moment.slip
    text = "\n".join(lines_of(moment, ["Ada", "Bob"]))
    assert "a slip" in text
    assert "Anything else gives the spell away." in text
    assert "%" not in text


def test_a_review_speaks_every_language() -> None:
    record, _ = played("mathwiz", [0, 1])
    (moment,) = review(record, FirstIsBest()).moments
    said = {language: "\n".join(lines_of(moment, ["Ada", "Bob"], language)) for language in ("fr", "de")}
    assert said["fr"].startswith("Coup 2, Bob : Choisis deux runes dont le produit s'approche le plus de ")
    assert "joué : Jouer " in said["fr"]
    assert "90 % de chances de gagner. It comes first." in said["fr"]  # the stand-in's reason is in no language
    assert said["de"].startswith("Schritt 2, Bob: Wähle zwei Runen")
    assert "Siegchance 50 %" in said["de"]


def test_one_seat_and_small_differences() -> None:
    record, _ = played("mathwiz", [1, 1])
    assert [moment.seat for moment in review(record, FirstIsBest(), [1]).moments] == [1]
    assert review(record, FirstIsBest(), least=0.5).moments == []
    judge = FirstIsBest()
    review(record, judge, milliseconds=80)
    assert judge.limits == [20, 20]  # a quarter of the time for glances, the rest where it is needed


def test_the_judge_sees_what_the_seat_saw() -> None:
    """The view before the choice, as it was in the game: not the record, not the state."""
    one = game("mathwiz")
    record, _ = played("mathwiz", [1, 1])
    judge = FirstIsBest()
    review(record, judge)
    match = Match(one, one.setup(2), "review")
    assert judge.views[0] == one.view_for(match.state, 0).to_json()


def test_as_data_for_the_web() -> None:
    record, _ = played("mathwiz", [1, 0])
    data = json.loads(json.dumps(review(record, FirstIsBest()).to_json()))
    assert data["names"] == ["Ada", "Bob"]
    assert (data["steps"], data["looked_at"]) == (2, 2)
    (moment,) = data["moments"]
    assert (moment["seat"], moment["cost"], moment["before"], moment["after"]) == ("A", 0.4, 0.9, 0.5)
    assert {
        "step",
        "question",
        "clause",
        "played",
        "played_words",
        "better",
        "better_words",
        "why",
        "uncertainty",
    } <= set(moment)


def test_a_review_from_lines_is_a_piece_of_work_for_any_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "Judge", FirstIsBest)
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
