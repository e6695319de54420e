"""Deals at a real hall: equal choices give equal games, and nobody sees anything before they have played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from benchmarks.halls import METRICS, HallProcess

from hall.dealing import GAME, entered, finished, games, new_token, offered, play, steps
from hall.lines import Line
from spellhall.kernel.records import parse_record
from spellhall.table.recording import verified


@pytest.mark.parametrize("bot", ["random", "adept"])
def test_equal_choices_give_equal_games_to_the_last_digest(hall: HallProcess, bot: str) -> None:
    deal = offered(hall, bots=(bot,))
    tokens = [new_token() for _ in range(3)]
    for token, place in zip(tokens, (0, 0, 1), strict=True):
        play(hall, entered(hall, deal, token), place).close()
    one, two, other = games(hall, deal, tokens[0])
    assert [one["mine"], two["mine"], other["mine"]] == [True, False, False]
    assert len(steps(one["record"])) > 6
    assert steps(one["record"]) == steps(two["record"])
    assert json.loads(one["record"].splitlines()[0])["chance"] == json.loads(two["record"].splitlines()[0])["chance"]
    assert steps(other["record"]) != steps(one["record"])
    assert json.loads(other["record"].splitlines()[0])["chance"] == json.loads(one["record"].splitlines()[0])["chance"]
    _, shown = hall.call("GET", f"/api/deals/{deal}", token=tokens[1])
    points = [player["points"] for player in shown["players"]]
    assert sum(points) == 3.0, "a point for every pair"
    assert points[0] == points[1]


def test_a_friend_plays_the_deal_of_a_game_that_was_played(hall: HallProcess) -> None:
    """The bots of the first game had a clock; the friend who chooses alike meets the same answers all the same."""
    made = hall.table(game=GAME, seats=2, bots=["adept"])
    play(hall, made).close()
    wish = {"table": made["table"]}
    assert hall.call("POST", "/api/deals", wish)[0] == 403, "not by anybody else"
    status, deal = hall.call("POST", "/api/deals", wish, token=made["token"])
    assert status == 201, deal
    friend = new_token()
    play(hall, entered(hall, deal["deal"], friend)).close()
    one, two = games(hall, deal["deal"], friend)
    assert steps(one["record"]) == steps(two["record"])
    assert two["mine"]
    assert [one["taken_back"], two["taken_back"]] == [0, 0]
    assert verified(parse_record("the first", one["record"].splitlines()))
    _, again = hall.call("GET", f"/api/deals/{deal['deal']}", token=made["token"])
    assert again["table"] == made["table"]


def test_only_a_finished_game_alone_against_bots_is_a_deal(hall: HallProcess) -> None:
    made = hall.table(game=GAME, seats=2, bots=["novice"])
    line = play(hall, made, most=1)
    status, problem = hall.call("POST", "/api/deals", {"table": made["table"]}, token=made["token"])
    assert (status, problem["code"]) == (409, "not_now")
    line.close()
    pair = hall.table(game=GAME, seats=2)
    other = hall.sit(pair["table"])
    line = Line(hall, pair["table"], other["token"])
    line.until("welcome")
    assert line.do(do="concede")["type"] == "done"
    status, problem = hall.call("POST", "/api/deals", {"table": pair["table"]}, token=pair["token"])
    assert (status, problem["code"]) == (409, "not_now")
    line.close()


def test_whoever_has_not_played_learns_nothing(hall: HallProcess) -> None:
    deal = offered(hall)
    mine, friend = new_token(), new_token()
    before = hall.call("GET", "/api/statistics")[1]
    seated = entered(hall, deal, mine, name="Ada")
    finished(hall, seated).close()
    for token in ("", friend, new_token()):
        status, problem = hall.call("GET", f"/api/deals/{deal}/games", token=token)
        assert (status, problem["code"]) == (409, "not_now")
        _, shown = hall.call("GET", f"/api/deals/{deal}", token=token)
        [player] = shown["players"]
        assert (player["name"], player["over"]) == ("Ada", True)
        assert [player["ranks"], player["scores"], player["points"]] == [[], [], 0.0]
        assert shown["table"] == ""
        for path in ("", "/record", "/record?match=1", "/text", "/hint"):
            assert hall.call("GET", f"/api/tables/{seated['table']}{path}", token=token)[0] in (403, 409), path
    theirs = entered(hall, deal, friend)
    play(hall, theirs, most=2).close()
    assert hall.call("GET", f"/api/deals/{deal}/games", token=friend)[0] == 409, "nor in the middle of it"
    assert hall.call("GET", "/api/statistics")[1] == before, "nor from what the hall counts"
    numbers = str(hall.call("GET", "/metrics", token=METRICS)[1])
    assert deal not in numbers
    assert seated["table"] not in numbers
    listed = {each["table"] for each in hall.call("GET", "/api/tables")[1]}
    assert not listed & {seated["table"], theirs["table"], deal}


def test_nobody_watches_a_table_of_a_deal(hall: HallProcess) -> None:
    deal = offered(hall)
    seated = entered(hall, deal, new_token())
    watcher = Line(hall, seated["table"])
    assert watcher.hear()["code"] == "not_yours"
    watcher.close()
    assert hall.call("GET", f"/api/tables/{deal}")[0] == 404, "a deal is no table"


def test_a_deal_is_entered_once_with_a_token(hall: HallProcess) -> None:
    deal = offered(hall)
    token = new_token()
    first = entered(hall, deal, token, name="Ada")
    again = entered(hall, deal, token, name="Somebody else")
    assert (again["table"], again["name"]) == (first["table"], "Ada")
    finished(hall, first).close()
    assert entered(hall, deal, token)["table"] == first["table"]
    _, shown = hall.call("GET", f"/api/deals/{deal}", token=token)
    assert [player["name"] for player in shown["players"]] == ["Ada"]
    for _ in range(7):
        entered(hall, deal, new_token())
    status, problem = hall.call("POST", f"/api/deals/{deal}/players", {"token": new_token()})
    assert (status, problem["code"]) == (409, "not_now")


def test_a_deal_is_played_by_oneself_and_forwards(hall: HallProcess) -> None:
    deal = offered(hall)
    token = new_token()
    seated = entered(hall, deal, token)
    line = play(hall, seated, most=2)
    asked: list[dict[str, Any]] = [
        {"do": "ask", "what": "takeback"},
        {"do": "away"},
        {"do": "bot", "seat": 0, "bot": "archmage"},
        {"do": "configure", "options": {}},
        {"do": "remove", "seat": 1},
    ]
    for request in asked:
        assert line.do(**request)["type"] == "error", request
    assert hall.call("GET", f"/api/tables/{seated['table']}/hint", token=token)[0] == 409
    line.close()
    line = finished(hall, seated)
    assert line.table["seed"] == "", "others may still play it"
    assert line.do(do="ask", what="rematch")["type"] == "error"
    _, record = hall.call("GET", f"/api/tables/{seated['table']}/record", token=token)
    text = record if isinstance(record, str) else json.dumps(record)
    header = json.loads(text.splitlines()[0])
    assert header["seed"] == ""
    assert "deal:" not in text
    line.close()


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "bots": ["novice"]},
        {"game": GAME, "seats": 2, "bots": []},
        {"game": GAME, "seats": 2, "bots": ["novice", "novice"]},
        {"game": GAME, "seats": 2, "bots": ["nobody"]},
        {"game": GAME, "seats": 2, "seat": 2, "bots": ["novice"]},
        {"game": GAME, "seats": 9, "bots": ["novice"] * 8},
        {"game": GAME, "seats": 2, "bots": ["novice"], "options": {"no such": 1}},
        {"game": GAME, "seats": 2, "bots": ["novice"], "cards": 5},
        {"table": "nowhere-at-all"},
        {"table": "nowhere-at-all", "token": "x" * 30},
        {"table": "x" * 33},
        {"seed": "deal:mine", "game": GAME, "bots": ["novice"]},
    ],
)
def test_bad_deals_get_a_sentence(hall: HallProcess, wish: dict[str, Any]) -> None:
    status, problem = hall.call("POST", "/api/deals", wish)
    assert 400 <= status < 500
    assert problem["text"].endswith(".")


@pytest.mark.parametrize("token", ["", "short", "x" * 65, "with spaces in it, and so on", 7, None])
def test_bad_tokens_get_a_sentence(hall: HallProcess, token: Any) -> None:
    deal = offered(hall)
    status, problem = hall.call("POST", f"/api/deals/{deal}/players", {"token": token})
    assert status == 400
    assert problem["text"].endswith(".")


def test_a_code_leads_to_a_deal(hall: HallProcess) -> None:
    _, made = hall.call("POST", "/api/deals", {"game": GAME, "seats": 2, "bots": ["novice"]})
    assert hall.call("GET", f"/api/codes/{made['code']}")[1] == {"table": made["deal"], "kind": "deal"}


def test_a_deal_survives_a_kill(folder: Path) -> None:
    hall = HallProcess(folder)
    hall.start()
    try:
        deal = offered(hall)
        tokens = [new_token(), new_token()]
        play(hall, entered(hall, deal, tokens[0])).close()
        half = entered(hall, deal, tokens[1])
        play(hall, half, most=5).close()
        hall.kill()
        hall.start()
        assert entered(hall, deal, tokens[1])["table"] == half["table"]
        play(hall, half).close()
        one, two = games(hall, deal, tokens[1])
        assert steps(one["record"]) == steps(two["record"])
    finally:
        hall.kill()
