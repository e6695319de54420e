"""Records come back as replays for every audience, and a game goes on from any of its steps."""

from __future__ import annotations

import json
import socket
from typing import Any

import pytest
from benchmarks.halls import HallProcess

from hall.lines import Line
from spellhall.games import game as find_game
from spellhall.games import game_ids
from spellhall.kernel.chance import Seeded
from spellhall.kernel.events import fold
from spellhall.kernel.records import end_line, header_line, step_line
from spellhall.kernel.shown import view_to_json
from spellhall.table.recording import verified
from spellhall.table.replays import EVERYTHING, read_text, replay_of

ROUNDS = {"end_mode": "rounds", "round_limit": 3}


def played(id: str, seed: str, seats: int = 2, steps: int = 400) -> tuple[str, list[Any]]:
    """A record of random play, and the states that it went through."""
    game = find_game(id)
    setup = game.setup(seats)
    made = game.start(setup, Seeded(seed))
    lines = [header_line(game, setup, seed, made, [], [])]
    states = [made.state]
    dice = Seeded(f"{seed}/play")
    while made.state.outcome is None and len(states) <= steps:
        seat = game.waiting(made.state)[0]
        offered = game.legal(made.state, seat)
        choice = offered[dice.pick([1] * len(offered), len(offered), "choice")]
        made = game.apply(made.state, seat, choice)
        lines.append(step_line(game, len(states), seat, game.write_choice(setup, choice), made))
        states.append(made.state)
    lines.append(end_line(made.state, len(states) - 1))
    return "\n".join(lines) + "\n", states


@pytest.mark.parametrize("id", game_ids())
def test_a_replay_shows_each_audience_its_own_view(id: str) -> None:
    text, states = played(id, "r1")
    for audience in (-1, 0, 1):
        shown = replay_of(read_text("r", text), audience)
        view = shown.view
        assert view == view_to_json(states[0], audience)
        for step, state in zip(shown.steps, states[1:], strict=True):
            view = fold(view, step.change)
            assert view == view_to_json(state, audience)
            assert step.choice or step.seat != audience
            assert not step.choice or step.seat in (audience, -1)
        assert shown.result is None or shown.result["ranks"]


@pytest.mark.parametrize("id", game_ids())
def test_with_everything_open_all_hands_are_seen(id: str) -> None:
    text, states = played(id, "r2", steps=30)
    shown = replay_of(read_text("r", text), EVERYTHING)
    assert shown.view["table"]["chance"] is None
    assert all(step.choice for step in shown.steps)
    seen = set(view_to_json(states[0], 0)["table"])
    assert seen == set(shown.view["table"])


def test_replays_over_the_wire(hall: HallProcess) -> None:
    text, _ = played("mathwiz", "r3")
    status, shown = hall.call("POST", "/api/replays", {"record": text, "seat": 0})
    assert status == 200
    assert shown["steps"]
    status, problem = hall.call("POST", "/api/replays", {"record": text, "seat": 5})
    assert status == 422
    for bad in ("", "x", text[: len(text) // 2], text.replace('"choice": "', '"choice": "9', 1)):
        status, problem = hall.call("POST", "/api/replays", {"record": bad})
        assert status == 422, bad[:40]
        assert "record" in problem["text"].lower() or "line" in problem["text"]


def test_a_step_is_undone_in_a_game_that_goes_on(hall: HallProcess) -> None:
    """The position before it is reached from the record, not from a deal of its own."""
    text, states = played("mathwiz", "r5")
    waiting = find_game("mathwiz").waiting
    step = next(at for at in range(4, len(states)) if waiting(states[at]) == [0, 1])
    _, made = hall.call("POST", "/api/tables", {"game": "mathwiz", "seats": 2, "record": text, "step": step})
    hall.sit(made["table"])
    path = f"/api/tables/{made['table']}"
    asked = hall.call("GET", path, token=made["token"])[1]["asked"]
    choose = {"do": "choose", "choice": asked["choices"][0][0], "at": asked["at"]}
    assert hall.call("POST", f"{path}/do", {"request": choose}, made["token"])[0] == 200
    status, answer = hall.call("POST", f"{path}/do", {"request": {"do": "undo"}}, made["token"])
    assert status == 200, answer
    assert hall.call("GET", path, token=made["token"])[1]["asked"]["choices"] == asked["choices"]


def test_a_game_goes_on_from_any_step(hall: HallProcess) -> None:
    text, states = played("mathwiz", "r4")
    status, made = hall.call(
        "POST", "/api/tables", {"game": "mathwiz", "seats": 2, "record": text, "step": 7, "seat": 1, "bots": ["greedy"]}
    )
    assert status == 201, made
    assert made["seat"] == 1
    line = Line(hall, made["table"], made["token"])
    line.until("welcome")
    assert line.view is not None
    status, _ = hall.call("POST", f"/api/tables/{made['table']}/do", {"request": {"do": "undo"}}, made["token"])
    assert status == 409
    while line.asked is None:
        line.hear()
    for _ in range(400):
        if line.table["phase"] == "over":
            break
        if line.asked is None:
            line.hear()
            continue
        line.choose()
    assert line.table["phase"] == "over"
    _, record = hall.call("GET", f"/api/tables/{made['table']}/record")
    lines = [json.loads(row) for row in record.splitlines()]
    assert lines[0]["branched"] == 7
    old = [json.loads(row) for row in text.splitlines()]
    assert lines[1:8] == old[1:8]
    again = read_text("r", record)
    assert replay_of(again, 1).result is not None
    assert verified(again, line.table["commit"])[1] > 0
    assert states[7].outcome is None


def test_a_game_cannot_go_on_after_its_end_or_with_nonsense(hall: HallProcess) -> None:
    text, states = played("mathwiz", "r5")
    for record, step, word in (
        (text, len(states) - 1, "over"),
        (text, len(states), "steps"),
        ("nonsense", 0, "record"),
        (text.replace("mathwiz", "novatus"), 2, ""),
    ):
        status, problem = hall.call(
            "POST", "/api/tables", {"game": "mathwiz", "seats": 2, "record": record, "step": step}
        )
        assert status == 422, problem
        assert word in problem["text"]


def test_lessons_over_the_wire(hall: HallProcess) -> None:
    status, lesson = hall.call("GET", "/api/lessons/mathwiz")
    assert status == 200
    assert lesson["steps"][1]["choices"]
    status, answer = hall.call("POST", "/api/lessons/mathwiz/1", {"choice": "6x7"})
    assert (status, answer["good"]) == (200, True)
    assert hall.call("POST", "/api/lessons/mathwiz/77", {"choice": "6x7"})[0] == 422
    assert hall.call("GET", "/api/lessons/chess")[0] == 404


@pytest.mark.parametrize("id", game_ids())
def test_hints_come_with_reasons_and_only_to_whom_is_asked(hall: HallProcess, id: str) -> None:
    made = hall.table(game=id)
    other = hall.sit(made["table"])
    path = f"/api/tables/{made['table']}/hint"
    asked = {
        seat: hall.call("GET", f"/api/tables/{made['table']}", token=token)[1]["asked"]
        for seat, token in enumerate((made["token"], other["token"]))
    }
    for seat, token in enumerate((made["token"], other["token"])):
        status, hints = hall.call("GET", path, token=token)
        question = asked[seat]
        if question is None:
            assert status == 409
            continue
        assert status == 200, hints
        assert hints
        offered = dict(question["choices"])
        for hint in hints:
            assert offered[hint["choice"]] == hint["words"]
            assert 0 <= hint["estimate"] <= 1
            assert hint["why"].endswith(".")
    assert hall.call("GET", path)[0] == 409


def test_a_hint_has_steps_where_multiplying_is_the_task(hall: HallProcess) -> None:
    made = hall.table(game="mathwiz", options={"arithmetic": "practice"})
    hall.sit(made["table"])
    path = f"/api/tables/{made['table']}/hint"
    status, (nudge,) = hall.call("GET", path, token=made["token"])
    assert (status, nudge["choice"], nudge["more"]) == (200, "", True)
    assert "near" in nudge["why"]
    status, hints = hall.call("GET", f"{path}?step=2", token=made["token"])
    assert status == 200
    assert all(hint["choice"] and not hint["more"] for hint in hints)
    assert hall.call("GET", f"{path}?step=3", token=made["token"])[0] == 400


def test_reviews_find_the_moments_of_a_game(hall: HallProcess) -> None:
    """This game has slips, which are found however slow the machine is."""
    text, _ = played("mathemagician", "r6", steps=24)
    status, found = hall.call("POST", "/api/reviews", {"record": text, "seat": 0})
    assert status == 200, found
    assert found["looked_at"] > 5
    assert found["moments"], "random play misses something"
    for moment in found["moments"]:
        assert moment["seat"] == 0
        assert moment["better"] != moment["played"]
    assert hall.call("POST", "/api/reviews", {"record": "nonsense"})[0] == 422


def test_whoever_goes_away_leaves_the_queue_for_reviews(hall: HallProcess) -> None:
    """One review is made at a time and two more may wait: three that nobody waits for any more are in nobody's way."""
    text, _ = played("mathemagician", "r6", steps=12)
    body = json.dumps({"record": text, "seat": 0}).encode()
    head = f"POST /api/reviews HTTP/1.1\r\nHost: 127.0.0.1:{hall.port}\r\nContent-Type: application/json\r\n"
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", hall.port)) as line:
            line.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            assert hall.call("GET", "/healthz")[0] == 200  # the hall has read it by now
    status, answer = hall.call("POST", "/api/reviews", {"record": text, "seat": 0})
    assert status == 200, answer
