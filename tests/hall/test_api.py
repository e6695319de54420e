"""The REST interface: joining by code, the lobby, typed errors, headers, pages without strangers, and its schema."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
import schemathesis
from benchmarks.halls import METRICS, HallProcess
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import response_schema_conformance

from hall.lines import Line, play_on, two_players
from spellhall.games import game_ids, shelf
from spellhall.hall.app import STATUS
from spellhall.hall.messages import ClientMessage, ServerMessage
from spellhall.table.requests import AnyRequest


def test_games_and_rules(hall: HallProcess) -> None:
    _, games = hall.call("GET", "/api/games")
    assert [game["id"] for game in games] == [game.id for game in shelf()]
    for game in game_ids():
        _, clauses = hall.call("GET", f"/api/games/{game}/clauses")
        assert len(clauses) > 20
    _, found = hall.call("GET", "/api/games/mathwiz/clauses?words=tie")
    assert all("tie" in json.dumps(clause).lower() for clause in found)


def test_joining_by_code_and_the_lobby(hall: HallProcess) -> None:
    made = hall.table(public=True, seats=3)
    hidden = hall.table(seats=3)
    _, found = hall.call("GET", f"/api/codes/{made['code'].lower()}")
    assert found == {"table": made["table"]}
    seated = hall.sit(made["table"])
    assert seated["seat"] == 1
    _, lobby = hall.call("GET", "/api/tables")
    shown = {table["table"]: table for table in lobby}
    assert shown[made["table"]]["taken"] == 2
    assert hidden["table"] not in shown


def test_everything_in_the_socket_can_be_done_over_http(hall: HallProcess) -> None:
    made, one, _ = two_players(hall)
    assert one.asked is not None
    request = {"do": "choose", "choice": one.asked["choices"][0][0], "at": one.asked["at"]}
    path = f"/api/tables/{made['table']}/do"
    assert hall.call("POST", path, {"request": request}, made["tokens"][0])[0] == 200
    assert hall.call("POST", path, {"request": request}, made["tokens"][0])[1]["code"] == "stale"
    assert hall.call("POST", path, {"request": {"do": "say", "phrase": "hello"}})[1]["code"] == "not_yours"
    one.hear()
    status, record = hall.call("GET", f"/api/tables/{made['table']}/record", token=made["tokens"][0])
    assert status == 200
    assert '"seed"' not in record


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": 2}, "missing"),
        ({"game": "mathwiz", "seats": 7}, "refused"),
        ({"game": "mathwiz", "seats": 2, "options": {"end_mode": "never"}}, "refused"),
        ({"game": "mathwiz", "seats": 2, "cards": {"runes": "many"}}, "refused"),
        ({"game": "mathwiz", "seats": 2, "clock": {"mode": "decision", "seconds": -4}}, "malformed"),
        ({"game": "mathwiz", "seats": 2, "bots": ["oracle"]}, "malformed"),
        ({"game": "mathwiz", "seats": 2, "bots": ["random"] * 3}, "malformed"),
        ({"game": "mathwiz", "seats": 2, "public": True, "name": "My Own Name"}, "refused"),
        ({"game": "mathwiz", "seats": "two"}, "malformed"),
        ([], "malformed"),
    ],
)
def test_wrong_tables_get_a_sentence(hall: HallProcess, body: object, code: str) -> None:
    status, answer = hall.call("POST", "/api/tables", body)
    assert 400 <= status < 500
    assert answer["code"] == code
    assert answer["text"].endswith(".")


def test_pages_ask_nothing_of_strangers(hall: HallProcess) -> None:
    for path in ("/", "/api", "/hall.css", "/t/abcdefgh", "/api/schema/openapi.json"):
        with urlopen(hall.base + path) as answer:
            text = answer.read().decode()
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
            assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert not re.search(r"""(src|href)=["']https?://""", text), path
        assert not re.search(r"<script(?![^>]* src=)", text), "scripts are files of their own"


def test_health_and_metrics(hall: HallProcess) -> None:
    assert hall.call("GET", "/healthz")[1]["status"] == "ok"
    _, one, two = two_players(hall)
    play_on([one, two], 12)
    text = hall.call("GET", "/metrics", token=METRICS)[1]
    accepted = re.search(r"^spellhall_accepted_total (\d+)$", text, re.MULTILINE)
    assert accepted
    assert int(accepted[1]) >= 10
    assert "spellhall_accept_seconds_bucket" in text


def test_the_protocol_schema_names_every_message(hall: HallProcess) -> None:
    _, schema = hall.call("GET", "/api/protocol.json")
    kinds = {"Hello", "Do", "Ping", "Welcome", "Update", "Done", "Reason", "Pong", "Error", "Choose", "Undo", "Asked"}
    assert kinds <= set(schema["$defs"])


def test_the_protocol_page_names_everything() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
    kinds = [*ClientMessage.__args__, *ServerMessage.__args__, *AnyRequest.__args__]
    words = [str(kind.__struct_config__.tag) for kind in kinds] + list(STATUS)
    assert [word for word in words if f"`{word}`" not in page] == []


def test_the_log_names_nobody(hall: HallProcess) -> None:
    made, one, _ = two_players(hall)
    one.do(do="nonsense")
    Line(hall, made["table"], "y" * 30).hear()
    log = hall.log.read_text()
    for secret in (*made["tokens"], made["table"], made["name"], made["code"]):
        assert secret not in log


def test_the_schema_holds(hall: HallProcess) -> None:
    """Random calls made from the OpenAPI description: no failure inside, and answers as described."""
    with urlopen(f"{hall.base}/api/schema/openapi.json") as answer:
        schema = schemathesis.openapi.from_dict(json.load(answer))
    tried = [call_at_random(hall, found.ok()) for found in schema.get_all_operations()]
    assert len(tried) >= 14
    assert all(tried)


def call_at_random(hall: HallProcess, operation: Any) -> int:
    """Call one operation with random arguments; returns how often."""
    tried = 0

    @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def once(case: Any) -> None:
        nonlocal tried
        answer = case.call(base_url=hall.base)
        tried += 1
        assert answer.status_code < 500, answer.text
        if answer.status_code < 300:
            case.validate_response(answer, checks=[response_schema_conformance])
        elif answer.status_code != 405:
            assert answer.json()["text"].endswith(".")

    once()
    return tried


def test_behind_a_proxy_everybody_has_limits_of_their_own(tmp_path: Path) -> None:
    limits = {"SPELLHALL_JOINS_PER_ADDRESS": "2"}
    for proxies, expected in (("127.0.0.1", 404), ("", 429)):  # a stranger's word about an address is not believed
        hall = HallProcess(tmp_path / (proxies or "none"), extra={**limits, "SPELLHALL_PROXIES": proxies})
        hall.start()
        try:
            for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
                request = Request(f"{hall.base}/api/codes/ABCDEF", headers={"X-Forwarded-For": address})
                with pytest.raises(HTTPError) as refused:
                    urlopen(request)
            assert refused.value.code == expected
        finally:
            hall.kill()


def test_the_fields_of_a_game(hall: HallProcess) -> None:
    """What a client needs to draw a game that it does not know: the records, and who sees each field."""
    status, found = hall.call("GET", "/api/games/mathwiz/fields")
    assert status == 200
    assert found["prefix"] == "mw"
    assert found["sights"]["MathWizState"]["hands"] == "own"
    assert found["sights"]["MathWizState"]["rune_deck"] == "size"
    assert hall.call("GET", "/api/games/chess/fields")[0] == 404
