"""Records and replay with damaged input; options; scenario files that are wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from kernel.toys import Toy
from spellhall.conformance.checks import Played, record_of
from spellhall.games import game
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import BadOption, BadRecord, BadScenario, SpellhallError
from spellhall.kernel.options import Option, flag, resolved
from spellhall.kernel.records import parse_record, read_record, replay, resumed
from spellhall.kernel.scenarios import Scenario, read_scenario, run_scenario

MATHWIZ = game("mathwiz")


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return record_of(Played(MATHWIZ, MATHWIZ.setup(2, {"end_mode": "rounds", "round_limit": 4}), "record"))


def changed(lines: list[str], number: int, **values: Any) -> list[str]:
    out = lines.copy()
    out[number - 1] = json.dumps({**json.loads(out[number - 1]), **values})
    return out


def last(lines: list[str]) -> Any:
    return list(replay(MATHWIZ, parse_record("game.jsonl", lines)))[-1][1].state


def test_a_record_needs_no_random_numbers(lines: list[str]) -> None:
    """Another seed in the header changes nothing: all outcomes are written."""
    state = last(changed(lines, 1, seed="other"))
    assert state.outcome is not None
    assert json.loads(lines[-1])["end"]["clause"] == state.outcome.clause == "MW-64"


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda lines: lines[:5], "line 5: the record stops here without its last line"),
        (lambda lines: [*lines[:4], lines[4][:20]], "line 5: this line is cut off or damaged"),
        (lambda lines: lines[1:], "line 1: this is not the first line"),
        (lambda _: [], "is empty"),
        (lambda _: ["[" * 100_000], "line 1: this is not the first line"),
        (lambda lines: changed(lines, 3, choice="1x1"), "line 3: You have no 1 among your runes. (MW-37)"),
        (lambda lines: changed(lines, 3, choice="hocus"), "line 3: 'hocus' cannot be read"),
        (lambda lines: changed(lines, 2, seat="Z"), "line 2: this line is cut off or damaged"),
        (lambda lines: changed(lines, 2, chance=["rune 5"]), "line 2: more outcomes of chance"),
        (lambda lines: changed(lines, 1, chance=["rune x"]), "line 1: 'rune x' is no outcome"),
        (lambda lines: changed(lines, 1, chance=[]), "line 1: the script of chance has ended"),
        (lambda lines: changed(lines, 1, check="0"), "line 1: the state after this line is not the recorded one"),
        (lambda lines: changed(lines, 1, rules_version=99), "line 1: this game was played by rules version 99"),
        (lambda lines: changed(lines, 1, options={"end_mode": "never"}), "line 1: The option end_mode cannot be"),
        (lambda lines: changed(lines, 1, cards={"runes": 3}), "line 1: The card set is damaged"),
        (lambda lines: changed(lines, 1, seats=9), "line 1: Math Wiz is played by 2, 3, 4 players, not by 9"),
        (lambda lines: changed(lines, 1, cards={"name": "x", "runes": [10**9] * 21, "spells": []}), "is damaged"),
        (lambda lines: changed(lines, 1, cards={"name": "x", "runes": [float("inf")], "spells": []}), "is damaged"),
        (lambda lines: changed(lines, 1, seats=2.0), "line 1: the header is not whole"),
        (lambda lines: changed(lines, 2, seat="H"), "line 2: There is no seat 7"),
        (lambda lines: changed(lines, 2, seat=""), "line 2: this line is cut off or damaged"),
        (lambda lines: changed(lines, 2, seat="AB"), "line 2: this line is cut off or damaged"),
        (lambda lines: changed(lines, 2, counter=float("inf")), "line 2: this line is cut off or damaged"),
        (lambda lines: [lines[0], lines[1][:-1] + ', "x": ' + "9" * 5000 + "}", *lines[2:]], "line 2: this line is"),
        (lambda lines: lines[:3] + lines[4:], ""),
        (lambda lines: [*lines[:-1], json.dumps({"end": None, "steps": 1})], "it says 1 steps"),
    ],
)
def test_damaged_records_say_where(lines: list[str], damage: Any, said: str) -> None:
    with pytest.raises(BadRecord) as caught:
        last(damage(lines))
    assert str(caught.value).startswith("game.jsonl")
    assert said in str(caught.value)


def test_a_header_that_misses_something(lines: list[str]) -> None:
    header = json.loads(lines[0])
    del header["options"]
    with pytest.raises(BadRecord, match="line 1: the header is not whole"):
        last([json.dumps(header), *lines[1:]])


def test_files_that_are_no_records(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        read_record(tmp_path / "missing")
    (tmp_path / "latin").write_bytes(b"\xff\xfe")
    with pytest.raises(BadRecord, match="latin, line 1: this is not UTF-8"):
        read_record(tmp_path / "latin")
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(100_000_000)
    with pytest.raises(BadRecord, match="huge is larger"):
        read_record(tmp_path / "huge")


def test_a_saved_game_goes_on_with_its_own_luck(lines: list[str], tmp_path: Path) -> None:
    """A file that just stops gives its whole lines, and the next draw is the one it would have been."""
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join([*lines[:6], lines[6][:9]]))
    record = read_record(path, saved=True)
    assert not record.whole
    assert len(record.steps) == 5
    state = resumed(MATHWIZ, record).state
    played = Played(MATHWIZ, MATHWIZ.setup(2, {"end_mode": "rounds", "round_limit": 4}), "record")
    assert state == played.states()[5]


def test_only_a_line_feed_ends_a_line(lines: list[str], tmp_path: Path) -> None:
    """A name may hold signs that Python takes for line ends."""
    header = json.dumps({**json.loads(lines[0]), "names": ["Wi\u2028z", "\x85"]}, ensure_ascii=False)
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join([header, *lines[1:]]) + "\n", encoding="utf-8", newline="\r\n")
    assert read_record(path).header["names"] == ["Wi\u2028z", "\x85"]


def test_a_saved_header_with_a_wrong_counter(lines: list[str]) -> None:
    header = changed(lines, 1, counter="many")[:1]
    with pytest.raises(BadRecord, match="line 1: the header is not whole"):
        resumed(MATHWIZ, parse_record("game.jsonl", header, saved=True))


def test_options_are_typed_and_checked() -> None:
    options = [
        Option("pace", "slow", "X-1", values=["slow", "fast"]),
        Option("rounds", 3, "X-2", values=["auto"], low=1, high=9),
        flag("open", True, "X-3"),
    ]
    assert resolved(options, {}) == {"pace": "slow", "rounds": 3, "open": True}
    assert resolved(options, {"pace": "FAST", "rounds": "7", "open": "off"}) == {
        "pace": "fast",
        "rounds": 7,
        "open": False,
    }
    assert resolved(options, {"rounds": "auto"})["rounds"] == "auto"
    for name, value in [
        ("pace", "x"),
        ("rounds", 10),
        ("rounds", True),
        ("rounds", "²"),
        ("open", 1),
        ("rounds", "-1"),
    ]:
        with pytest.raises(BadOption, match=f"The option {name} cannot be"):
            resolved(options, {name: value})
    with pytest.raises(BadOption, match=r"There is no option 'colour'. This game has: pace, rounds, open"):
        resolved(options, {"colour": "red"})


SCENARIO: dict[str, Any] = {
    "game": "mathwiz",
    "title": "x",
    "clauses": ["MW-43"],
    "position": "centre: S040\nhand A: 5 8\nhand B: 6 7\nspells:",
    "step": [{"seat": "A", "choice": "5x8"}, {"seat": "B", "choice": "6x7"}],
    "expect": {"outcome": "MW-62 1 2"},
}


def run(**changes: Any) -> None:
    run_scenario(MATHWIZ, Scenario("x.toml", {**SCENARIO, **changes}))


def test_scenarios_fail_where_the_world_differs() -> None:
    run()
    bad: list[tuple[dict[str, Any], str]] = [
        ({"expect": {"outcome": "MW-62 2 1"}}, "the outcome is 'MW-62 1 2'"),
        ({"expect": {"position": "lead: B", "outcome": "MW-62 1 2"}}, "lead is 'A', not 'B'"),
        ({"expect": {"events": ["learned seat=B"], "outcome": "MW-62 1 2"}}, "did not follow"),
        ({"clauses": ["MW-999"]}, "there is no clause MW-999"),
        ({"steps": []}, "'steps' is not a known key"),
        ({"step": [{"seat": "Q", "choice": "5x8"}]}, "step 1: 'Q' is no seat"),
        ({"step": [{"seat": "A", "choice": "5x9"}]}, "step 1: '5x9' was refused by MW-37"),
        ({"step": [{"seat": "A", "choice": "5x8", "refused": "MW-37"}]}, "step 1: '5x8' was not refused"),
        ({"step": [{"seat": "A", "legal": ["6x7"]}]}, "'6x7' is not offered"),
        ({"step": [{"seat": "A", "illegal": ["5x8"]}]}, "'5x8' is offered"),
        ({"step": [{"seat": "A", "exactly": []}]}, "offered is: 5x8"),
        ({"step": [{"seat": "A", "choice": "5x8", "told": ["B: ready seat=B"]}]}, "B was not told"),
        ({"chance": ["rune 5"]}, "1 outcomes of chance were not used"),
        ({"chance": ["dice 5"]}, "no outcome of chance"),
        ({"position": "nonsense"}, "has no colon"),
        ({"step": [{"seat": "A", "illegal": ["8 * 5"]}]}, "'8 * 5' is offered"),
        ({"step": [{"seat": "A", "illegal": ["8y5"]}]}, "'8y5' cannot be read"),
        ({"step": [{"seat": "A", "refused": "MW-37"}]}, "'refused' in step 1 needs a choice"),
        ({"step": [{"seat": "A", "choice": "5x8", "told": ["Q: ready"]}]}, "'Q' is no seat"),
        ({"step": [{"seat": "A", "choice": "5x8", "told": ["A"]}]}, "should read like"),
        ({"step": [5]}, "write [[step]] for each step"),
        ({"expect": {"legal": ["5x8"]}}, "'legal' is not a known key in [expect]"),
        ({"expect": {"events": [""]}}, "the value of 'events' in [expect] is of the wrong kind"),
    ]
    wrong: dict[str, Any] = {"clauses": 5, "position": 5, "seats": 2.0, "options": 5, "chance": [5], "cards": 5}
    bad += [({key: value}, f"the value of '{key}' is of the wrong kind") for key, value in wrong.items()]
    for changes, said in bad:
        with pytest.raises(BadScenario) as caught:
            run(**changes)
        assert said in str(caught.value)


def test_scenario_files_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("game = ")
    with pytest.raises(BadScenario, match="not a scenario file"):
        read_scenario(path)
    path.write_text('game = "mathwiz"')
    with pytest.raises(BadScenario, match="'title' is missing"):
        read_scenario(path)


def test_unknown_games_and_seats() -> None:
    with pytest.raises(SpellhallError, match=r"There is no game 'chess'. The games are: "):
        game("chess")
    with pytest.raises(BadOption, match="2, 3 players, not by 7"):
        Toy().setup(7)


def test_a_choice_after_the_end_is_refused() -> None:
    toy = Toy()
    final = Played(toy, toy.setup(2), "x").states()[-1]
    refused = toy.refusal(final, 0, toy.read_choice(final.setup, "play 1")[0])
    assert refused is not None
    assert refused.sentence == "The game is over."
    assert toy.start(toy.setup(2), Seeded("x")).state.outcome is None
