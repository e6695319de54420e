"""Bots in other programs: real processes that behave, crash, hang, talk nonsense, close their pipes or flood us."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from spellhall.bots import external
from spellhall.bots.base import Bot, Clock
from spellhall.bots.external import ExternalBot
from spellhall.bots.players import Budgeted, make_player, name_and_clock, needs_a_watch, troubles_of
from spellhall.bots.roster import allow, known_names, make_bot
from spellhall.games import game, game_ids
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import SpellhallError
from spellhall.lab.playing import play_out

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = f"{sys.executable} {ROOT / 'examples' / 'careful_bot.py'}"
QUICK = Clock(milliseconds=400)

PROLOGUE = """
import json, os, sys, time
def read():
    return json.loads(sys.stdin.readline())
def answer(message, at=0):
    print(json.dumps({"number": message["number"], "choice": message["choices"][at]}), flush=True)
"""


def program(folder: Path, body: str) -> str:
    file = folder / "bot.py"
    file.write_text(PROLOGUE + body, encoding="utf-8")
    return f"{sys.executable} {file}"


def asked(bot: ExternalBot, times: int, clock: Clock = QUICK) -> list[str]:
    """The same first decision of Math Wiz, several times; the choices in notation."""
    one = bot.game
    setup = one.setup(2)
    state = one.start(setup, Seeded("external")).state
    out = []
    for _ in range(times):
        out.append(one.write_choice(setup, bot.choose(one.view_for(state, 0), one.decision_for(state, 0), clock)))
    bot.close()
    return out


def first_choice() -> str:
    one = game("mathwiz")
    setup = one.setup(2)
    return one.write_choice(setup, one.legal(one.start(setup, Seeded("external")).state, 0)[0])


def make(command: str, patience: int = 2_000) -> ExternalBot:
    return ExternalBot(command, game("mathwiz"), "test", patience)


@pytest.mark.parametrize("id", game_ids())
def test_the_example_plays_whole_games(id: str) -> None:
    """It gets along with every game, and needs no help in any."""
    one = game(id)
    bots: list[Bot] = [make_player(f"cmd:{EXAMPLE}", one, "a"), make_bot("random", one, "b")]
    state, decisions = play_out(one, one.setup(2), f"example/{id}", bots)
    bots[0].close()
    assert state.outcome is not None
    assert decisions > 2
    assert troubles_of(bots[0]) == []


def test_it_hears_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    """The messages are the seat's view byte for byte; the seed of the deal is nowhere in them."""
    log = tmp_path / "heard"
    command = program(
        tmp_path,
        f"""
with open({str(log)!r}, "w") as log:
    for line in sys.stdin:
        log.write(line)
        log.flush()
        if '"choose"' in line:
            answer(json.loads(line))
""",
    )
    one = game("mathwiz")
    setup = one.setup(2)
    state = one.start(setup, Seeded("the-secret-deal")).state
    bot = ExternalBot(command, one, "the-secret-deal/bot0")
    bot.choose(one.view_for(state, 0), one.decision_for(state, 0), Clock())
    bot.close()
    hello, question, end = [json.loads(line) for line in log.read_text().splitlines()]
    assert hello["type"] == "hello"
    assert hello["seat"] == "A"
    assert question["view"] == one.view_for(state, 0).to_json()
    assert question["position"] == one.write_position(one.view_for(state, 0).state)
    assert len(question["choices"]) == len(question["choice_data"]) == len(one.legal(state, 0))
    assert end == {"type": "end"}
    assert "the-secret-deal" not in log.read_text()


def test_settings_of_the_hall_do_not_reach_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPELLHALL_DATABASE_URL", "postgresql://secret")
    monkeypatch.setenv("PGPASSWORD", "secret")
    body = """
read()
message = read()
answer(message, 1 if any("secret" in value for value in os.environ.values()) else 0)
read()
"""
    assert asked(make(program(tmp_path, body)), 1) == [first_choice()]


def test_one_that_crashes_gets_the_first_choice_and_is_started_again(tmp_path: Path) -> None:
    bot = make(program(tmp_path, "read(); read(); raise RuntimeError('my fault')"))
    assert asked(bot, 5) == [first_choice()] * 5
    assert len(bot.troubles) == 3  # then it is left alone
    assert "decision 1: it ended with status 1" in bot.troubles[0]
    assert "my fault" in bot.troubles[0]
    assert "not asked again" in bot.troubles[2]


def test_one_that_crashes_once_goes_on(tmp_path: Path) -> None:
    mark = tmp_path / "been-here"
    body = f"""
if not os.path.exists({str(mark)!r}):
    open({str(mark)!r}, "w").close()
    os._exit(3)
read()
while True:
    answer(read(), 1)
"""
    bot = make(program(tmp_path, body))
    choices = asked(bot, 3)
    assert choices[0] == first_choice()
    assert choices[1] == choices[2] != first_choice()
    assert len(bot.troubles) == 1


def test_one_that_hangs_loses_its_time_and_nothing_more(tmp_path: Path) -> None:
    bot = make(program(tmp_path, "time.sleep(600)"), patience=100)
    began = time.monotonic()
    assert asked(bot, 2, Clock(milliseconds=200)) == [first_choice()] * 2
    assert 0.5 < time.monotonic() - began < 5
    assert "no answer in time" in bot.troubles[0]


def test_its_children_are_ended_with_it(tmp_path: Path) -> None:
    """A shell script around a program that hangs: the whole group goes."""
    noted = tmp_path / "child"
    body = f"""
import subprocess
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open({str(noted)!r}, "w").write(str(child.pid))
time.sleep(600)
"""
    bot = make(program(tmp_path, body), patience=1_500)
    asked(bot, 1)
    child = int(noted.read_text())
    until = time.monotonic() + 5
    while is_running(child) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_running(child)


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_one_that_prints_garbage_is_told_why_and_then_helped(tmp_path: Path) -> None:
    body = r"""
read(); read()
for text in ("garbage", '{"number": 1, "choice": "1000x1000"}', '\x00\xff[1, 2'):
    print(text, flush=True)
    print(read()["why"], file=sys.stderr, flush=True)
time.sleep(600)
"""
    bot = make(program(tmp_path, body))
    assert asked(bot, 1) == [first_choice()]
    assert "3 answers that cannot be used" in bot.troubles[0]
    assert "'garbage' is no answer" in bot.troubles[0]


def test_one_that_corrects_itself_is_heard(tmp_path: Path) -> None:
    body = """
read()
message = read()
print("let me think", flush=True)
assert read()["type"] == "refused"
answer(message, 2)
read()
"""
    bot = make(program(tmp_path, body))
    assert asked(bot, 1) != [first_choice()]
    assert bot.troubles == []


def test_one_that_closes_its_input(tmp_path: Path) -> None:
    bot = make(program(tmp_path, "read(); message = read(); os.close(0); answer(message, 1); time.sleep(600)"))
    choices = asked(bot, 2)
    assert choices[0] != first_choice()
    assert choices[1] == first_choice()
    assert "closed its input" in bot.troubles[0]


def test_one_that_never_reads_does_not_block_us(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message is larger than any pipe: writing it must not wait for ever."""
    monkeypatch.setattr(external, "hello", huge_hello)
    began = time.monotonic()
    assert asked(make(program(tmp_path, "time.sleep(600)"), patience=100), 1) == [first_choice()]
    assert time.monotonic() - began < 5


def huge_hello(*given: Any) -> dict[str, Any]:
    return {"type": "hello", "padding": "x" * 2_000_000}


@pytest.mark.parametrize(
    ("flood", "trouble"),
    [
        ("os.write(1, b'spam' * 10_000 + b'\\n')", "cannot be used"),
        ("os.write(1, b'\\n' * 10_000)", "without being asked"),
        ("os.write(1, b'spam' * 10_000)", "a line of more than"),
    ],
    ids=["lines", "empty lines", "one line without end"],
)
def test_one_that_floods_its_output(tmp_path: Path, flood: str, trouble: str) -> None:
    bot = make(program(tmp_path, f"while True: {flood}"))
    began = time.monotonic()
    assert asked(bot, 4) == [first_choice()] * 4
    assert time.monotonic() - began < 10
    assert trouble in bot.troubles[0]


def test_one_that_floods_its_errors_can_still_play(tmp_path: Path) -> None:
    body = "read()\nwhile True:\n    message = read()\n    os.write(2, b'x' * 500_000)\n    answer(message, 1)\n"
    bot = make(program(tmp_path, body))
    choices = asked(bot, 2)
    assert choices[0] == choices[1] != first_choice()
    assert bot.troubles == []


def test_a_late_answer_is_not_taken_for_the_next_question(tmp_path: Path) -> None:
    """It answers the first question twice; the second answer is for a question that is over."""
    body = """
read()
message = read()
answer(message, 1)
answer(message, 1)
answer(read(), 2)
read()
"""
    bot = make(program(tmp_path, body))
    choices = asked(bot, 2)
    assert len(set(choices)) == 2
    assert bot.troubles == []


def test_a_command_that_does_not_exist_is_reported() -> None:
    bot = make("no-such-program-anywhere")
    assert asked(bot, 1) == [first_choice()]
    assert "cannot be started" in bot.troubles[0]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("cmd:", "has no command"),
        ("cmd:no-such-program-anywhere", "is not here, or cannot be run"),
        ("cmd:python 'x", "cannot be read"),
        ("greedy@", "no readable budget"),
        ("greedy@10s", "no readable budget"),
        ("greedy@0it", "a budget is from 1"),
        ("nobody", "There is no bot 'nobody'"),
    ],
)
def test_wrong_names_are_explained(text: str, sentence: str) -> None:
    with pytest.raises(SpellhallError, match=sentence):
        make_player(text, game("mathwiz"), "1")


def test_budgets() -> None:
    bot = make_player("greedy@300it", game("mathwiz"), "1")
    assert isinstance(bot, Budgeted)
    assert (bot.clock.iterations, bot.clock.milliseconds) == (300, 0)
    name, clock = name_and_clock("cmd:play me@home.py@250ms")
    assert name == "cmd:play me@home.py"
    assert clock is not None
    assert clock.milliseconds == 250
    assert needs_a_watch("greedy@10ms")
    assert not needs_a_watch("greedy@10it")


def test_only_allowed_commands_have_names() -> None:
    try:
        allow({"mybot": EXAMPLE})
        assert "mybot" in known_names()
        assert isinstance(make_bot("mybot", game("mathwiz"), "1"), ExternalBot)
    finally:
        allow({})
    with pytest.raises(SpellhallError):
        make_bot("mybot", game("mathwiz"), "1")
    with pytest.raises(SpellhallError):  # the roster, which the hall uses, never takes a command
        make_bot(f"cmd:{EXAMPLE}", game("mathwiz"), "1")


def test_no_pipe_stays_open(tmp_path: Path) -> None:
    before = len(os.listdir("/proc/self/fd"))
    for _ in range(3):
        asked(make(EXAMPLE), 1)
    asked(make(program(tmp_path, "os._exit(1)")), 3)
    assert len(os.listdir("/proc/self/fd")) == before
