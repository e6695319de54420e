"""The five levels: legal, alike for alike, alone with a view as JSON, in time, and free of silly plays."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from functools import cache
from typing import Any

import pytest

from spellhall.bots.base import NO_HURRY, Clock
from spellhall.bots.blunders import blunders_of
from spellhall.bots.levels import LEVELS, MILLISECONDS
from spellhall.bots.roster import make_bot
from spellhall.games import game, game_ids
from spellhall.kernel.chance import Seeded
from spellhall.kernel.state import Choice

SMALL = Clock(iterations=8)

LONELY = """
import json, sys
from spellhall.bots.base import Clock
from spellhall.bots.roster import make_bot
from spellhall.games import game
for line in sys.stdin:
    asked = json.loads(line)
    one = game(asked["setup"]["game"])
    setup = one.setup_from_json(asked["setup"])
    view = one.view_from_json(asked["view"], setup)
    decision = one.decision_for(view.state, asked["view"]["seat"])
    bot = make_bot(asked["bot"], one, asked["seed"])
    choice = bot.choose(view, decision, Clock(iterations=asked["iterations"]))
    print(json.dumps({"choice": one.write_choice(setup, choice)}), flush=True)
"""


@cache
def some_decisions(id: str, seats: int, seed: str, every: int, most: int) -> list[tuple[Any, int]]:
    """States of a game between greedy players, each with a seat that has something to decide."""
    one = game(id)
    bots = [make_bot("greedy", one, f"{seed}/{seat}") for seat in range(seats)]
    state = one.start(one.setup(seats), Seeded(seed)).state
    out: list[tuple[Any, int]] = []
    number = 0
    while state.outcome is None and len(out) < most:
        seat = one.waiting(state)[-1]
        decision = one.decision_for(state, seat)
        if len(decision.choices) > 1:
            if number % every == 0:
                out.append((state, seat))
            number += 1
        state = one.apply(state, seat, bots[seat].choose(one.view_for(state, seat), decision, NO_HURRY)).state
    return out


@pytest.mark.parametrize("id", game_ids())
def test_a_bot_in_another_process_gets_json_and_nothing_else(id: str) -> None:
    """Every level and the older bots answer from JSON alone, and just as they do here: same view, same seed, same
    iterations, same choice."""
    one = game(id)
    asked: list[tuple[dict[str, Any], str]] = []
    for seats in one.seat_counts:
        for number, (state, seat) in enumerate(some_decisions(id, seats, "lonely", 9, 4)):
            view = one.view_for(state, seat)
            for name in (*LEVELS, "greedy", "random"):
                bot = make_bot(name, one, f"s{number}")
                choice = bot.choose(view, one.decision_for(state, seat), SMALL)
                message = {
                    "setup": one.setup_to_json(state.setup),
                    "view": view.to_json(),
                    "bot": name,
                    "seed": f"s{number}",
                    "iterations": SMALL.iterations,
                }
                asked.append((message, one.write_choice(state.setup, choice)))
    lines = "".join(json.dumps(message) + "\n" for message, _ in asked)
    ran = subprocess.run([sys.executable, "-c", LONELY], input=lines, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
    answers = [json.loads(line)["choice"] for line in ran.stdout.splitlines()]
    for (message, expected), answer in zip(asked, answers, strict=True):
        assert answer == expected, (message["bot"], message["view"]["seats"])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("id", game_ids())
def test_a_level_answers_when_its_time_is_up(id: str, level: str) -> None:
    """With 60 ms nobody thinks much longer than that, however much its level would like to."""
    one = game(id)
    took: list[float] = []
    for state, seat in some_decisions(id, one.seat_counts[0], "hurry", 11, 8):
        bot = make_bot(level, one, "hurry")
        view, decision = one.view_for(state, seat), one.decision_for(state, seat)
        began = time.process_time()
        assert bot.choose(view, decision, Clock(milliseconds=60)) in decision.choices
        took.append(time.process_time() - began)
    took.sort()
    assert took[-2] < 0.2, took


def test_levels_keep_their_promised_times() -> None:
    assert [MILLISECONDS[level] for level in LEVELS] == sorted(MILLISECONDS.values())
    assert max(MILLISECONDS[level] for level in LEVELS[:3]) < 200
    assert MILLISECONDS["magus"] < 1000
    assert MILLISECONDS["archmage"] < 3000


def play_watched(id: str, level: str, seed: str, limit: int, clock: Clock) -> list[str]:
    """The blunders that a level commits in a game against itself."""
    one = game(id)
    listed = blunders_of(one)
    setup = one.setup(one.seat_counts[0])
    bots = [make_bot(level, one, f"{seed}/{seat}") for seat in range(setup.seats)]
    state = one.start(setup, Seeded(seed)).state
    found: list[str] = []
    for _ in range(limit):
        if state.outcome is not None:
            break
        seat = one.waiting(state)[0]
        view, decision = one.view_for(state, seat), one.decision_for(state, seat)
        choice = bots[seat].choose(view, decision, clock)
        named = listed.name(view, choice, decision.choices)
        if named and not all(listed.name(view, other, decision.choices) for other in decision.choices):
            found.append(f"{one.write_choice(setup, choice)}: {named}")
        state = one.apply(state, seat, choice).state
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("id", game_ids())
def test_no_level_makes_a_silly_play(id: str, level: str) -> None:
    """A part of a game each; `make long` plays many whole ones."""
    assert not play_watched(id, level, f"silly/{level}", 60, SMALL)


def test_the_lists_know_a_blunder_when_they_see_one() -> None:
    """Random players do commit what the lists name, in every game."""
    for id in game_ids():
        one = game(id)
        listed = blunders_of(one)
        setup = one.setup(2)
        seen: set[str] = set()
        for number in range(40):
            state = one.start(setup, Seeded(f"random/{number}")).state
            chance = Seeded(f"choices/{number}")
            while state.outcome is None and not seen:
                seat = one.waiting(state)[0]
                choices: list[Choice] = one.legal(state, seat).copy()
                choice = choices[chance.below(len(choices), "choice")]
                named = listed.name(one.view_for(state, seat), choice, choices)
                if named:
                    seen.add(named)
                one.apply_owned(state, seat, choice)
        assert seen, f"{id}: no random player ever blundered"
