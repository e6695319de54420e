"""Programs as bots in the hall: only those that the operator names, and none takes a table down."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from benchmarks.halls import METRICS, HallProcess

from spellhall.hall.settings import settings_from
from spellhall.kernel.errors import SpellhallError

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "careful_bot.py"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    folder = tmp_path_factory.mktemp("programs")
    broken = folder / "broken.py"
    broken.write_text("import sys\nsys.stdin.readline()\nsys.exit('I am broken')\n", encoding="utf-8")
    commands = f"careful={sys.executable} {EXAMPLE}; broken={sys.executable} {broken}"
    made = HallProcess(folder, extra={"SPELLHALL_BOT_COMMANDS": commands})
    made.start()
    yield made
    made.kill()


def test_a_match_between_programs_ends_although_one_is_broken(hall: HallProcess) -> None:
    """The broken one gets the first choice each time, and the log says why."""
    made = hall.table(sit=False, bots=["careful", "broken"], options={"end_mode": "rounds", "round_limit": 3})
    hall.call("POST", f"/api/tables/{made['table']}/do", {"request": {"do": "start"}}, made["token"])
    until = time.monotonic() + 60
    while (table := hall.call("GET", f"/api/tables/{made['table']}")[1]["table"])["phase"] != "over":
        assert time.monotonic() < until, table
        time.sleep(0.2)
    logged = hall.log.read_text()
    assert "I am broken" in logged
    assert "careful_bot.py', decision" not in logged
    assert "spellhall_bot_troubles_total" in hall.call("GET", "/metrics", token=METRICS)[1]


@pytest.mark.parametrize("bot", ["cmd:true", f"cmd:{sys.executable} {EXAMPLE}", "nobody"])
def test_a_request_never_names_a_command(hall: HallProcess, bot: str) -> None:
    status, error = hall.call("POST", "/api/tables", {"game": "mathwiz", "seats": 2, "bots": [bot[:40]]})
    assert (status, error["code"]) == (400, "malformed")
    assert "careful" in str(error)


def test_the_games_page_tells_which_programs_play(hall: HallProcess) -> None:
    _, games = hall.call("GET", "/api/games")
    assert all({"random", "greedy", "careful"} <= set(game["bots"]) for game in games)


@pytest.mark.parametrize("text", ["noname", "=x", "Big=x", "greedy=x", "a b=x", "x='", "ok=fine; bad"])
def test_wrong_settings_are_explained(text: str) -> None:
    with pytest.raises(SpellhallError, match=r"command|BOT_COMMANDS"):
        settings_from({"SPELLHALL_BOT_COMMANDS": text})
