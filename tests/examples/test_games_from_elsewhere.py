"""Games of installed packages are played, listed, checked and measured as ours, with rules and words alone."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from examples.conftest import EXAMPLES, ROOT, Elsewhere
from spellhall.words.catalogues import languages

GAMES = sorted(path.name for path in EXAMPLES.iterdir())


def test_adding_a_game_edits_no_file_of_the_project(elsewhere: Elsewhere) -> None:
    listed = json.loads(elsewhere.spellhall("games", "--json").stdout)
    assert {"leduc", "liars_dice", "mathwiz"} <= {each["id"] for each in listed}
    status = subprocess.run(["git", "status", "--porcelain"], cwd=elsewhere.clone, capture_output=True, text=True)
    assert [line for line in status.stdout.splitlines() if "egg-info" not in line and "build/" not in line] == []
    assert not (elsewhere.clone / "examples").exists()


def test_no_file_of_the_main_package_knows_them() -> None:
    for path in (ROOT / "src").rglob("*"):
        if path.suffix in (".py", ".ftl", ".toml", ".ts", ".svelte", ".txt") and "page" not in path.parts:
            text = path.read_text(encoding="utf-8").lower()
            assert "leduc" not in text, path
            assert "liars_dice" not in text, path
            assert "liar's dice" not in text, path


@pytest.mark.parametrize("id", GAMES)
def test_the_suite_passes(elsewhere: Elsewhere, id: str) -> None:
    said = elsewhere.spellhall("check", id).stdout
    assert "FAIL" not in said
    assert said.splitlines()[-1].endswith("passes all 14 points.")


@pytest.mark.parametrize("id", GAMES)
def test_arena_simulate_and_coverage(elsewhere: Elsewhere, id: str) -> None:
    arena = json.loads(elsewhere.spellhall("arena", id, "--bots", "novice,random", "--games", "6", "--json").stdout)
    assert set(arena["winnings"]) == {"novice", "random"}
    assert sum(won["mean"] for won in arena["winnings"].values()) == pytest.approx(0)
    played = json.loads(elsewhere.spellhall("simulate", id, "--games", "10", "--json").stdout)
    assert sum(row["mean_utility"] for row in played["results"]) == pytest.approx(0)
    seen = json.loads(elsewhere.spellhall("coverage", id, "--games", "300", "--json").stdout)
    assert seen["never_clauses"] == []


@pytest.mark.parametrize("id", GAMES)
def test_greedy_is_not_offered_and_whoever_asks_gets_a_sentence(elsewhere: Elsewhere, id: str) -> None:
    done = elsewhere.spellhall("arena", id, "--bots", "greedy,random", "--games", "2", fine=False)
    assert done.returncode == 1
    assert "has no greedy bot. The bots are: random, novice," in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("id", "choices"), [("leduc", "call\n" * 8), ("liars_dice", "1x2\nliar\nliar\n2x6\nliar\n")])
def test_the_terminal_plays_hints_saves_replays_and_reviews(
    elsewhere: Elsewhere, tmp_path: Path, id: str, choices: str
) -> None:
    record = tmp_path / "game.jsonl"
    typed = "hint\n" + choices
    told = elsewhere.spellhall("play", id, "--seed", "7", "--plain", "--save", str(record), typed=typed).stdout
    assert "imagined games" in told
    assert " wins" in told
    assert "Step 1" in elsewhere.spellhall("replay", str(record)).stdout or record.stat().st_size > 0
    review = elsewhere.spellhall("review", str(record), "--milliseconds", "50", "--json", fine=False)
    assert review.returncode == 0, review.stderr


@pytest.mark.parametrize("id", GAMES)
def test_rules_can_be_looked_up(elsewhere: Elsewhere, id: str) -> None:
    prefix = {"leduc": "LE", "liars_dice": "LD"}[id]
    said = elsewhere.spellhall("explain", f"{prefix}-3").stdout
    assert f"{prefix}-3" in said
    assert "verybody" in said


def test_rules_pages_are_written_for_our_games_only(elsewhere: Elsewhere, tmp_path: Path) -> None:
    code = f"import pathlib, spellhall.lab.rules_page as pages\npages.write_pages(pathlib.Path({str(tmp_path)!r}))"
    elsewhere.run("-c", code)
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in (ROOT / "docs" / "rules").iterdir()}


ZONES = {
    "leduc": ["deck", "hands", "board", "paid", "folded", "revealed"],
    "liars_dice": ["dice", "lifted"],
}
"""What lies on the plain board; a bid is a number of the rules, and the question says it in words."""


@pytest.mark.parametrize("id", GAMES)
def test_the_plain_board_has_words_in_every_language(id: str) -> None:
    prefix = {"leduc": "le", "liars_dice": "ld"}[id]
    folder = EXAMPLES / id / "src" / f"spellhall_{id}" / "words"
    state = (folder.parent / "state.py").read_text()
    assert {path.stem for path in folder.glob("*.ftl")} == set(languages())
    english = keys_of(folder / "en.ftl")
    for language in languages():
        keys = keys_of(folder / f"{language}.ftl")
        assert keys == english, language
        assert {f"{prefix}-zone-{field}" for field in ZONES[id]} <= keys
    for field in ZONES[id]:
        assert f'"{field}": ' in state


def keys_of(path: Path) -> set[str]:
    return {
        line.split(" =")[0]
        for line in path.read_text(encoding="utf-8").splitlines()
        if " =" in line[:60] and line[0] != " "
    }


def test_without_an_encoding_there_is_no_research_form_and_a_sentence_says_so(elsewhere: Elsewhere) -> None:
    done = elsewhere.run(
        "-c",
        "from spellhall.games import game\n"
        "from spellhall.encoding.registry import has_encoding, make_encoding\n"
        "leduc = game('leduc')\n"
        "assert not has_encoding(leduc) and has_encoding(game('mathwiz'))\n"
        "make_encoding(leduc, leduc.setup(2))",
        fine=False,
    )
    assert "Leduc poker has no research form" in done.stderr.splitlines()[-1]


def test_a_broken_package_is_one_sentence_and_the_others_play(elsewhere: Elsewhere, tmp_path: Path) -> None:
    """A package whose game cannot be imported, one without a GAME, one with a reserved name, and a clash of ids."""
    site = tmp_path / "site"
    for name, code in {
        "crashing": "raise RuntimeError('boom')",
        "empty": "",
        "mathwiz": "",
        "greedy_names": RESERVED,
    }.items():
        package = site / f"broken_{name}"
        package.mkdir(parents=True)
        (package / "__init__.py").write_text("")
        (package / "game.py").write_text(code)
        info = site / f"broken_{name}-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: broken-{name}\nVersion: 1\n")
        (info / "entry_points.txt").write_text(f"[spellhall.games]\n{name} = broken_{name}\n")
    code = f"import sys; sys.path.insert(0, {str(site)!r})\nfrom spellhall.games import game_ids, problems\n"
    done = elsewhere.run("-c", code + "print(game_ids())\nprint('\\n'.join(problems()))")
    ids, *said = done.stdout.splitlines()
    assert "leduc" in ids
    assert "mathwiz" in ids
    assert "crashing" not in ids
    assert said == [
        "The game 'crashing' of the package broken-crashing cannot be used: RuntimeError: boom.",
        "The game 'empty' of the package broken-empty cannot be used: broken_empty.game has no GAME.",
        "The game 'greedy_names' of the package broken-greedy_names cannot be used: Taken of greedy_names may not use "
        "the name 'shown', which belongs to the kernel; reserved are clone, covered, get_field, set_field, shown, "
        "wake, asked, forget, offer, offered, offered_to, seats, setup.",
        "The game 'mathwiz' of the package broken-mathwiz cannot be used: another game has this id already.",
    ]
    asked = elsewhere.run("-c", code + "from spellhall.games import game\ngame('crashing')", fine=False)
    assert asked.stderr.splitlines()[-1].endswith("cannot be used: RuntimeError: boom.")


RESERVED = """
from spellhall.kernel.frames import CLOCKWORK, GameState
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.state import OPEN

class Taken(GameState):
    FIELDS = {**CLOCKWORK, "shown": OPEN}

GAME = GameDefinition()
GAME.id, GAME.prefix, GAME.seat_counts, GAME.parts = "greedy_names", "GN", [2], [Taken]
"""


def test_a_new_game_passes_at_once(elsewhere: Elsewhere, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    said = elsewhere.spellhall("new-game", "night_tower", "--folder", str(folder)).stdout
    assert "spellhall check night_tower" in said
    again = elsewhere.spellhall("new-game", "night_tower", "--folder", str(folder), fine=False)
    assert again.stderr.startswith("spellhall: ")
    assert "exists already" in again.stderr
    bad = elsewhere.spellhall("new-game", "Night Tower", fine=False)
    assert "cannot be the id of a game" in bad.stderr
    elsewhere.install(folder)
    try:
        assert "passes all 14 points" in elsewhere.spellhall("check", "night_tower").stdout
        tests = elsewhere.run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder / "tests"))
        assert "3 passed" in tests.stdout
    finally:
        elsewhere.uninstall("spellhall-night-tower")
