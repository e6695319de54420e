"""French is complete: whatever the hall says has its French, with the same gaps; English costs nothing."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from spellhall.games import all_games, game_ids
from spellhall.games import game as find_game
from spellhall.kernel.messages import MARKS, PLAIN
from spellhall.words.catalogues import languages
from spellhall.words.patterns import gaps_of, named
from spellhall.words.rulebook import rulebook
from spellhall.words.speech import wanted_language
from spellhall.words.tongue import COMMON, ENGLISH, Catalogue, catalogue_data, tongue
from words.recorder import recorded

SOURCE = Path(__file__).parent.parent.parent / "src" / "spellhall"
GAMES = pytest.mark.parametrize("id", game_ids())


def french(game: str = "") -> Catalogue:
    made = tongue("fr", game)
    assert isinstance(made, Catalogue)
    return made


def texts_of(part: str) -> dict[str, str]:
    """The old catalogue of a part; a game that says messages has none."""
    found: dict[str, str] = catalogue_data("fr", part).get("texts", {})
    return found


# ---------------------------------------------------------------- the catalogues


@pytest.mark.parametrize("part", [COMMON, *game_ids()])
def test_every_text_has_the_same_gaps(part: str) -> None:
    texts = texts_of(part)
    wrong = [text for text, said in texts.items() if sorted(gaps_of(text)) != sorted(gaps_of(said)) or not said.strip()]
    assert not wrong


@GAMES
@pytest.mark.parametrize("language", languages()[1:])
def test_every_clause_says_the_same_in_every_language(id: str, language: str) -> None:
    for clause in rulebook(id).clauses:
        said = rulebook(id, language)[clause.id].text
        assert cited(said) == cited(clause.text), clause.id
        assert figures(said) == figures(clause.text), clause.id


def cited(text: str) -> set[str]:
    """The clauses that a text refers to."""
    return set(re.findall(r"\b[A-Z]{2}-(?:C-)?\w+(?:-\d+)?", text))


def figures(text: str) -> list[str]:
    """The numbers in a text."""
    return sorted(re.findall(r"\d+", re.sub(r"\b[A-Z]{2}-\S+", "", text)))


def test_a_child_is_spoken_to_as_a_child() -> None:
    formal = re.compile(r"\b(vous|votre|vos|vôtres?)\b", re.IGNORECASE)
    for part in [COMMON, *game_ids()]:
        for said in texts_of(part).values():
            assert not formal.search(said.replace("amusez-vous", "")), said


# ---------------------------------------------------------------- everything that is said


@GAMES
def test_everything_said_in_play_has_its_french(id: str) -> None:
    said = recorded(find_game(id))
    kinds = {"question", "choice", "event", "table", "refusal", "reason", "option", "game"}
    assert kinds <= {kind for kind, _ in said}
    speaks = french(id)
    missing = []
    for kind, message in said:
        if message.key == PLAIN and speaks.said(message.facts["text"]) is None:
            missing.append(f"{kind}: {message!r}")
    assert not missing, "\n".join(missing[:40])


HALL = [
    "table/feed.py",
    "table/judge.py",
    "table/clocks.py",
    "hall/names.py",
    "hall/service.py",
    "hall/sockets.py",
    "bots/advise.py",
]
NOT_SAID = {"Too slow; connect again.", "There is nothing more to hear here.", "the card file", "{} {}"}
"""Texts in these files that no person reads: the reason of a closed socket, and parts of names."""


@pytest.mark.parametrize("file", HALL)
def test_every_sentence_of_table_and_hall_has_its_french(file: str) -> None:
    keys = {shape(text) for text in texts_of(COMMON)}
    said = {text for text in texts_in(SOURCE / file) if "{}" in text or text[0].isupper()}
    known = {text for text in said if text in keys or text in NOT_SAID or text.startswith("{} asks for a ")}
    assert said == known


AROUND = [
    "kernel/game.py",
    "kernel/options.py",
    "kernel/cards.py",
    "table/replays.py",
    "lessons/lessons.py",
    "hall/app.py",
    "hall/api.py",
    "cli/table.py",
]


@pytest.mark.parametrize("file", AROUND)
def test_the_fixed_parts_of_other_sentences_stand_in_the_catalogue(file: str) -> None:
    assert not missing_parts([SOURCE / file], [COMMON])


@GAMES
def test_every_sentence_in_a_games_sources_has_its_french(id: str) -> None:
    """Also those that no game at random and no scenario comes to: their fixed parts stand in the catalogue."""
    not_for_people = ("positions.py", "terminal.py", "encoding.py")
    game = [path for path in (SOURCE / "games" / id).glob("*.py") if path.name not in not_for_people]
    bots = [SOURCE / "games" / id / "mind" / f"{kind}.py" for kind in ("reasons", "blunders")]
    assert not missing_parts(game + bots, [COMMON, id])


def missing_parts(paths: list[Path], parts: list[str]) -> list[str]:
    """The fixed parts, of three words or more, of texts in these sources that are in none of these catalogues."""
    said = " ".join(text for part in parts for text in texts_of(part))
    out = []
    for path in paths:
        for text in texts_in(path):
            pieces = [piece for piece in text.split("{}") if len(re.findall(r"[a-z]{2,}", piece)) > 2]
            out += [f"{path.name}: {piece}" for piece in pieces if piece.strip(" .,;:?!\"'") not in said]
    return [one for one in out if not any(part in one for part in ELSEWHERE)]


ELSEWHERE = (
    "is no outcome of chance; write",
    "poker deck with one Joker",
    "nobody's turn",
    "Duel of the Prestidigitators",
    "Presentis For Youm",  # a name, the same in every language
    "greater, foe_alone, mine_alone",
    "([1-9])",
    "wild JK; hush",
    "seats are a whole number",
    "this is not UTF-8 text",  # of files that are read on the own machine
    " cannot be read: ",
    "The first step of a lesson",  # mistakes in our own lessons
    "The lesson of ",
    " is not written well: ",
    "Tables, games, rules and records of this hall.",  # the page for programs
    "default-src 'none'",
    "The request is not written as this page says.",
    "The token does not allow this.",
    "There is no such game, table, code or record.",
    "Not now, or somebody was faster.",
    "A rule forbids it, or the choice cannot be read.",
)
"""Texts of the sources that are no sentences for people at a table."""


def texts_in(path: Path) -> set[str]:
    """The texts of a source file that read like words, with {} for what is filled in."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    inner: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            inner.add(id_of(node.value))
        elif isinstance(node, ast.JoinedStr):
            inner |= {id_of(part) for part in node.values}
    out = set()
    for node in ast.walk(tree):
        if id_of(node) not in inner and isinstance(node, (ast.Constant, ast.JoinedStr)):
            text = written(node)
            if " " in text.strip() and re.search("[a-z]{2}", text):
                out.add(text)
    return out


def id_of(node: ast.AST) -> int:
    return id(node)


def written(node: Any) -> str:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    return "".join(written(part) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def shape(text: str) -> str:
    """A pattern with all its gaps alike."""
    return re.sub(r"\{\w+\}", "{}", text)


# ---------------------------------------------------------------- the mechanism


def test_english_is_left_alone() -> None:
    assert tongue("en", "mathwiz") is ENGLISH
    assert tongue("tlh", "mathwiz") is ENGLISH
    text = "Round 3."
    assert ENGLISH.say(text) is text


def test_names_are_never_taken_for_words() -> None:
    """A player may be called like a part of a sentence, and keeps the name as it is."""
    speaks = french("mathwiz")
    told = speaks.sentence(lambda names: f"{names[0]} looks at {names[1]}'s runes: 3 and 4.", ["Round 3.", "Twin Star"])
    assert told == "Round 3. regarde les runes de Twin Star : 3 et 4."
    assert speaks.sentence(lambda names: f"{names[0]} is ready.", ["Mirror Rune"]) == "Mirror Rune a fini de choisir."


def test_small_words_run_together() -> None:
    assert named(f"le tour de {MARKS[0]} et de {MARKS[1]}", ["Ida", "Bo"]) == "le tour d'Ida et de Bo"
    speaks = french("spellcaster")
    said = speaks.say("Unused, the King of Hearts of \ue000's Haste fades.")
    assert said == "Sans usage, le roi de cœur de la Hâte de \ue000 s'efface."
    assert french("mathwiz").say("Discarded runes: none.") == "Runes défaussées : rien."


def test_what_nobody_has_translated_stays_english() -> None:
    speaks = french("mathwiz")
    assert speaks.said("The moon is made of cheese.") is None
    assert speaks.say("The moon is made of cheese.") == "The moon is made of cheese."


def test_a_riddle_is_not_thought_about_for_long() -> None:
    """What people write into an error message can be made to fit many patterns in many ways."""
    riddle = "There is no option '" + "a, b and " * 90 + "'. This game has: none."
    assert french("spellcaster").say(riddle)
    endless = "Items: " + ", ".join(["a and b"] * 120) + "."
    assert french("spellcaster").say(endless) == endless


@pytest.mark.parametrize("part", [COMMON, *game_ids()])
def test_gaps_do_not_touch(part: str) -> None:
    assert not [text for text in texts_of(part) if re.search(r"\}\{", text)]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("it,en;q=0.7,fr;q=0.3", "en"),
        ("it", "en"),
        ("de-AT", "de"),
        ("x-keys", "x-keys"),
        ("en;q=0.2, fr;q=0.9", "fr"),
        ("fr;q=nonsense", "en"),
        ("*", "en"),
    ],
)
def test_a_header_names_the_language(header: str, language: str) -> None:
    assert wanted_language(header) == language


def test_every_game_keeps_its_name() -> None:
    for game in all_games():
        assert french(game.id).say(game.title) == game.title
