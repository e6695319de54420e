"""Whoever plays by the hints has nothing to be told afterwards: the review of such a game is empty.

`make truths` plays 40 games of every kind with hints as people get them; here a few are played with shorter ones.
"""

from __future__ import annotations

import os

import pytest

from spellhall.bots.advise import PLAYOUTS, SEED, advise
from spellhall.bots.base import NO_HURRY
from spellhall.bots.judging import Judge
from spellhall.bots.roster import make_bot
from spellhall.cli.review import lines_of
from spellhall.games import game, game_ids
from spellhall.kernel.records import GameRecord, parse_record
from spellhall.lab.review import review
from spellhall.table.match import Match

GAMES = int(os.environ.get("SPELLHALL_HINTED", "4"))
LONG = GAMES > 4
HINT = PLAYOUTS if LONG else 8
WORLDS = 400 if LONG else 32
LONGEST = 400 if LONG else 24  # choices
AT_RANDOM = {"mathemagician": 30, "novatus": 7}  # choices that are made at random, if not 16


def played(id: str, seed: str, hinted: list[int], hint_seed: str = SEED, longest: int = LONGEST) -> GameRecord:
    """A game in which these seats do what the hint says first; the others play at random."""
    one = game(id)
    seats = one.seat_counts[0]
    match = Match(one, one.setup(seats), seed, [f"Player {seat}" for seat in range(seats)])
    chaos = make_bot("random", one, seed)
    lines = [match.header]
    for _ in range(longest):
        if match.over:
            break
        seat = match.waiting()[0]
        decision, view = match.decision(seat), match.view(seat)
        if seat not in hinted or len(decision.choices) == 1:
            choice = chaos.choose(view, decision, NO_HURRY)
        else:
            found = advise(one, view, decision, hint_seed, playouts=HINT, milliseconds=0)[0].choice
            assert found is not None
            choice = found
        lines.append(match.choose(seat, choice))
    lines.append(match.last_line())
    return parse_record("game.jsonl", lines)


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("id", game_ids())
def test_a_game_by_the_hints_has_an_empty_review(id: str, number: int) -> None:
    seats = list(range(game(id).seat_counts[0])) if number % 2 else [0]
    record = played(id, f"hinted/{number}", seats)
    found = review(record, Judge(HINT, WORLDS), seats, milliseconds=0)
    assert found.looked_at
    assert [(str(moment.played_words), str(moment.better_words)) for moment in found.moments] == []


@pytest.mark.parametrize("id", game_ids())
def test_other_luck_in_the_hints_changes_little(id: str) -> None:
    """Hints of another seed, which the judge cannot know: it agrees, or it is not sure enough to say so."""
    record = played(id, "hinted/other", [0, 1], "other luck")
    found = review(record, Judge(HINT, WORLDS), [0, 1], milliseconds=0)
    assert len(found.moments) <= found.looked_at // 20


@pytest.mark.parametrize("id", game_ids())
def test_random_play_has_something_to_be_told(id: str) -> None:
    """…and with reasons, by names: no letters of seats, no notation."""
    record = played(id, "chaos", [], longest=AT_RANDOM.get(id, 16))
    found = review(record, Judge(16, 60), None, milliseconds=0)
    assert found.moments
    for moment in found.moments:
        assert moment.slip or moment.cost > moment.uncertainty
        text = " ".join(lines_of(moment, ["Ida", "Bo", "Cy", "Dee"]))
        assert "Seat " not in text
        assert moment.played not in text.split("better")[0] or moment.played == str(moment.played_words)
