"""Tables of the hall with games from elsewhere: bots play them to the end, and a bot that fails is replaced."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks.halls import HallProcess

from examples.conftest import Elsewhere


@contextmanager
def hall_of(elsewhere: Elsewhere, folder: Path) -> Iterator[HallProcess]:
    """A hall in that environment."""
    made = HallProcess(folder)
    made.python = str(elsewhere.python)
    made.env.pop("PYTHONPATH", None)
    made.start()
    try:
        yield made
    finally:
        made.kill()


def played(hall: HallProcess, game: str, bots: list[str]) -> dict[str, Any]:
    """A table of bots alone, after its end."""
    made = hall.table(len(bots), game=game, sit=False, bots=bots)
    hall.call("POST", f"/api/tables/{made['table']}/do", {"request": {"do": "start"}}, made["token"])
    until = time.monotonic() + 120
    while (table := hall.call("GET", f"/api/tables/{made['table']}")[1]["table"])["phase"] != "over":
        assert time.monotonic() < until, table
        time.sleep(0.1)
    return dict(table)


def test_bots_play_to_the_end(elsewhere: Elsewhere, tmp_path: Path) -> None:
    with hall_of(elsewhere, tmp_path) as hall:
        games = {each["id"]: each for each in hall.call("GET", "/api/games")[1]}
        assert "greedy" in games["mathwiz"]["bots"]
        assert "greedy" not in games["leduc"]["bots"]
        assert played(hall, "leduc", ["novice", "random"])["result"]["utilities"] is not None
        assert len(played(hall, "liars_dice", ["random"] * 5)["result"]["ranks"]) == 5
        status, error = hall.call("POST", "/api/tables", {"game": "leduc", "seats": 2, "bots": ["greedy"]})
        assert (status, error["code"]) == (400, "malformed")
        assert "the bots are random, novice, apprentice, adept, magus, archmage" in str(error)
        assert "bot_failed" not in hall.log.read_text()


def test_a_bot_that_fails_is_replaced_after_its_second_failure(elsewhere: Elsewhere, tmp_path: Path) -> None:
    """In the hall and in the terminal."""
    package = tmp_path / "failing"
    elsewhere.spellhall("new-game", "failing", "--folder", str(package))
    mind = package / "src" / "spellhall_failing" / "mind"
    mind.mkdir()
    (mind / "__init__.py").write_text("")
    (mind / "greedy.py").write_text(
        "from spellhall.bots.base import Bot\n\n\n"
        "class GreedyBot(Bot):\n"
        "    def __init__(self, game, seed):\n        pass\n\n"
        "    def choose(self, view, decision, clock):\n        raise RuntimeError('I am broken')\n"
    )
    elsewhere.install(package)
    try:
        with hall_of(elsewhere, tmp_path / "hall") as hall:
            table = played(hall, "failing", ["greedy", "random"])
            assert [seat["bot"] for seat in table["seats"]] == ["random", "random"]
            assert hall.log.read_text().count('"bot_failed"') == 2
        save = str(tmp_path / "save.jsonl")
        told = elsewhere.spellhall(
            "play", "failing", "--plain", "--bots", "greedy", "--save", save, typed="keep\n"
        ).stdout
        assert "The bot of Greedy B cannot go on; another one plays." in told
        assert "All cards are shown" in told
    finally:
        elsewhere.uninstall("spellhall-failing")
