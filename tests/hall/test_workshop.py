"""Card sets over the wire: checked and printed for anybody, bounded like every stranger's text, stored nowhere."""

from __future__ import annotations

import json
import time
from http.client import HTTPConnection
from typing import Any

import pytest
from benchmarks.halls import HOST, HallProcess

from spellhall.games import game_ids


def asked(hall: HallProcess, path: str, body: Any, language: str = "en") -> tuple[int, str, bytes]:
    line = HTTPConnection(HOST, hall.port, timeout=60)
    line.request("POST", path, json.dumps(body), {"Content-Type": "application/json", "Accept-Language": language})
    answer = line.getresponse()
    raw = answer.read()
    line.close()
    return answer.status, answer.headers["Content-Type"].partition(";")[0], raw


@pytest.mark.parametrize("game", game_ids())
def test_the_house_set_comes_with_its_fields_and_drawings_and_is_taken_back(hall: HallProcess, game: str) -> None:
    status, _, raw = asked(hall, f"/api/workshop/{game}", {})
    found = json.loads(raw)
    assert status == 200
    assert found["problems"] == []
    assert found["warnings"] == []
    assert all(field["about"] for table in found["tables"] for field in table["fields"])
    assert all(face["drawing"]["width"] == 63 for face in found["faces"])
    one = found["faces"][0]["name"]
    for cards in (found["toml"], found["data"]):
        again = json.loads(asked(hall, f"/api/workshop/{game}", {"cards": cards, "only": [one]})[2])
        assert again["problems"] == []
        assert again["toml"] == found["toml"]
        assert {face["name"] for face in again["faces"]} == {one}


def test_a_problem_says_where_it_is_in_the_callers_language(hall: HallProcess) -> None:
    found = json.loads(asked(hall, "/api/workshop/mathwiz", {})[2])["data"]
    found["spell"][3]["effect"] = "louder"
    told = json.loads(asked(hall, "/api/workshop/mathwiz", {"cards": found}, "de")[2])
    assert [(one["table"], one["index"], one["field"]) for one in told["problems"]] == [("spell", 3, "effect")]
    assert "louder" in told["problems"][0]["text"]
    assert told["faces"] == []
    assert told["data"]["spell"][3]["effect"] == "louder"  # what was edited is not lost


@pytest.mark.parametrize(
    "cards", [7, [], "no toml =", {"a": {"b": [[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]}}, {"name": 1.5}, "x" * 300_000]
)
def test_nonsense_gets_a_sentence(hall: HallProcess, cards: Any) -> None:
    status, kind, raw = asked(hall, "/api/workshop/novatus", {"cards": cards})
    assert kind == "application/json"
    told = json.loads(raw)
    if status == 200:
        assert told["problems"][0]["text"]
    else:
        assert status in (400, 413, 422)
        assert told["text"]
    assert asked(hall, "/api/print/novatus", {"cards": cards})[0] in (400, 413, 422)


def test_a_set_is_printed(hall: HallProcess) -> None:
    status, kind, raw = asked(hall, "/api/print/novatus", {"paper": "letter", "parts": ["pieces"], "saving": True})
    assert (status, kind, raw[:5]) == (200, "application/pdf", b"%PDF-")
    for wish in (
        {"paper": "a3"},
        {"bleed": 4},
        {"parts": ["stickers"]},
        {"flip": "sideways"},
        {"bleed": 99},
        {"odd": 1},
    ):
        status, _, raw = asked(hall, "/api/print/novatus", wish)
        assert status in (400, 422)
        assert json.loads(raw)["text"]
    assert asked(hall, "/api/print/no-such-game", {})[0] == 404


def measured(hall: HallProcess, body: Any, language: str = "en") -> list[dict[str, Any]]:
    status, kind, raw = asked(hall, "/api/balance/mathwiz", body, language)
    assert (status, kind) == (200, "application/x-ndjson")
    return [json.loads(line) for line in raw.splitlines()]


def test_a_set_is_measured_beside_the_house_set(hall: HallProcess) -> None:
    """Progress goes up, and the end brings sentences and every card's share with its interval."""
    found = json.loads(asked(hall, "/api/workshop/mathwiz", {})[2])["data"]
    lines = measured(hall, {"cards": found, "compare": True})
    done = [line["done"] for line in lines]
    assert done == sorted(done)
    assert all(line["done"] <= line["of"] for line in lines)
    last = lines[-1]
    assert any(sentence.startswith("From the house set to your set") for sentence in last["sentences"])
    assert all(card["low"] <= card["value"] <= card["high"] for card in last["cards"].values())
    assert last["cards"]
    status, _, raw = asked(hall, "/api/balance/mathwiz", {"cards": "no toml ="})
    assert (status, bool(json.loads(raw)["text"])) == (422, True)


def test_what_is_measured_is_told_in_the_callers_language(hall: HallProcess) -> None:
    """In German, or as keys for whoever speaks for itself; the catalogue for those keys is there."""
    german = measured(hall, {}, "de")[-1]["sentences"]
    assert german[0] == "Niemand beginnt: Die erste Wahl treffen alle."
    keys = measured(hall, {}, "x-keys")[-1]["sentences"]
    assert keys[0] == {"key": "balance-nobody-begins"}
    line = HTTPConnection(HOST, hall.port, timeout=60)
    line.request("GET", "/api/words/de/balance")
    catalogue = line.getresponse().read().decode()
    line.close()
    assert all(f"{sentence['key']} =" in catalogue for sentence in keys)


def test_one_run_for_an_address_and_none_for_nobody(hall: HallProcess) -> None:
    """A second run is put off with a time; whoever hangs up ends theirs, and the next may begin."""
    line = HTTPConnection(HOST, hall.port, timeout=60)
    line.request("POST", "/api/balance/mathwiz", "{}", {"Content-Type": "application/json"})
    answer = line.getresponse()
    assert json.loads(answer.readline())["done"] == 0
    again = HTTPConnection(HOST, hall.port, timeout=60)
    again.request("POST", "/api/balance/mathwiz", "{}", {"Content-Type": "application/json"})
    refused = again.getresponse()
    assert refused.status == 429
    assert int(refused.headers["Retry-After"]) >= 1
    assert json.loads(refused.read())["text"]
    again.close()
    answer.close()
    line.close()
    end = time.monotonic() + 60
    while first_answer(hall) == 429:  # until the deal that was being played is over
        assert time.monotonic() < end


def first_answer(hall: HallProcess) -> int:
    """Asks for a run, reads its first line, and hangs up."""
    line = HTTPConnection(HOST, hall.port, timeout=60)
    line.request("POST", "/api/balance/mathwiz", "{}", {"Content-Type": "application/json"})
    answer = line.getresponse()
    answer.readline()
    answer.close()
    line.close()
    return answer.status
