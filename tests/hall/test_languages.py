"""The hall speaks the language that is asked for: every seat its own, over HTTP and in the socket, errors too."""

from __future__ import annotations

import re
from gzip import decompress
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from benchmarks.halls import HallProcess

from hall.lines import Line, play_on
from spellhall.games import game as find_game
from spellhall.games import game_ids

SHORT = {"end_mode": "rounds", "round_limit": 2}
ENGLISH = re.compile(r"\b(the|your|you|with|and|from|this|that|is|are|has|have|draws|cards)\b", re.IGNORECASE)


def texts(told: list[dict[str, Any]]) -> list[str]:
    return [fact["text"] for fact in told if fact["text"]]


def two_tongues(hall: HallProcess, **more: Any) -> tuple[dict[str, Any], Line, Line]:
    """A running table of two people, the first of whom hears English and the second French."""
    made = hall.table(**more)
    made["other"] = hall.sit(made["table"])["token"]
    one = Line(hall, made["table"], made["token"])
    two = Line(hall, made["table"], made["other"], lang="fr")
    for line in (one, two):
        line.until("welcome")
    return made, one, two


def test_two_seats_hear_two_languages(hall: HallProcess) -> None:
    _, one, two = two_tongues(hall, options=SHORT)
    assert one.asked is not None
    assert two.asked is not None
    assert one.asked["question"].startswith("Choose two runes")
    assert two.asked["question"].startswith("Choisis deux runes")
    play_on([one, two])
    assert "The game is over." in texts(one.told)[-1]
    assert "La partie est finie." in texts(two.told)[-1]
    assert [fact["event"] for fact in one.told if fact["event"] == "revealed"]
    assert len(texts(one.told)) == len(texts(two.told))
    assert not [text for text in texts(two.told) if ENGLISH.search(text)]
    assert one.view["table"]["turn"] == two.view["table"]["turn"]


def test_one_seat_may_listen_in_both(hall: HallProcess) -> None:
    """Two windows of one seat: each hears every update once, in its own language."""
    made, one, two = two_tongues(hall)
    again = Line(hall, made["table"], made["token"], lang="fr-CA,fr;q=0.9")
    again.until("welcome")
    assert again.asked is not None
    assert again.asked["question"].startswith("Choisis")
    number = one.choose()["number"]
    two.choose()
    for line in (one, again):
        while line.number < number:
            line.hear()
    assert again.number == one.number
    assert texts(again.told)[0] != texts(one.told)[0]


def test_what_was_missed_comes_in_the_same_language(hall: HallProcess) -> None:
    made, one, two = two_tongues(hall)
    before, view = two.number, two.view
    two.close()
    one.choose()
    back = Line(hall, made["table"], made["other"], since=before, view=view, lang="fr")
    while not back.told:
        assert back.hear()["type"] == "update"
    assert texts(back.told)[-1].endswith("a fini de choisir.")


def test_another_language_than_before_begins_anew(hall: HallProcess) -> None:
    """Updates that were kept in one language are not sent in another: the view comes whole."""
    made, one, two = two_tongues(hall)
    before = two.number
    one.choose()
    other = Line(hall, made["table"], made["other"], since=before)
    assert other.hear()["type"] == "welcome"


def test_refusals_and_errors_in_french(hall: HallProcess) -> None:
    made, _, two = two_tongues(hall)
    why = two.do(do="why", choice="12x13")
    assert why["text"].startswith("« 12x13 »") or "rune" in why["text"]
    assert not ENGLISH.search(why["text"])
    assert two.do(do="choose", choice="pass", at=two.asked["at"])["text"] == (  # type: ignore[index]
        "Tout le monde participe : choisis deux runes."
    )
    assert two.do(do="choose", choice="2x2", at=1)["text"] == "Cette question n'est plus ouverte."
    assert two.do(do="start")["text"] == "Seul celui qui a ouvert la table peut faire cela."
    stranger = Line(hall, "nosuchtable", lang="fr")
    assert stranger.hear()["text"].startswith("Cette table n'existe pas.")
    status, problem = hall.call("GET", "/api/tables/nosuchtable", lang="fr")
    assert (status, problem["text"][:26]) == (404, "Cette table n'existe pas. ")
    act = {"request": {"do": "choose", "choice": "pass", "at": 1}, "seat": 1}
    _, problem = hall.call("POST", f"/api/tables/{made['table']}/do", act, made["other"], "fr")
    assert not ENGLISH.search(problem["text"])


@pytest.mark.parametrize("id", game_ids())
def test_a_game_is_introduced_in_french(hall: HallProcess, id: str) -> None:
    _, found = hall.call("GET", f"/api/games/{id}", lang="fr")
    assert found["title"] == find_game(id).title
    said = [found["about"], *[option["about"] for option in found["options"]]]
    assert not [text for text in said if ENGLISH.search(text)]
    _, clauses = hall.call("GET", f"/api/games/{id}/clauses", lang="fr")
    _, english = hall.call("GET", f"/api/games/{id}/clauses")
    assert [clause["id"] for clause in clauses] == [clause["id"] for clause in english]
    assert not [clause["id"] for clause in clauses if re.search(r"\bthe\b", clause["text"])]
    _, searched = hall.call("GET", f"/api/games/{id}/clauses?words=joueur", lang="fr")
    assert 0 < len(searched) < len(clauses)


def test_hints_text_story_replay_and_review_in_french(hall: HallProcess) -> None:
    made, one, two = two_tongues(hall, options=SHORT)
    _, hints = hall.call("GET", f"/api/tables/{made['table']}/hint?seat=1", token=made["other"], lang="fr")
    assert hints
    _, lines = hall.call("GET", f"/api/tables/{made['table']}/text?seat=1", token=made["other"], lang="fr")
    assert lines[0].startswith("Manche 1. La cible est")
    _, story = hall.call("GET", f"/api/tables/{made['table']}/record", token=made["other"], lang="fr")
    assert "pioche" in story
    play_on([one, two])
    _, record = hall.call("GET", f"/api/tables/{made['table']}/record")
    _, replay = hall.call("POST", "/api/replays", {"record": record, "seat": 0}, lang="fr")
    told = [fact["text"] for step in replay["steps"] for fact in step["told"]]
    _, review = hall.call("POST", "/api/reviews", {"record": record}, lang="fr")
    words = [moment[name] for moment in review["moments"] for name in ("question", "played_words", "why")]
    said = [*lines, *told, *words, *[hint["why"] for hint in hints]]
    assert not [text for text in said if ENGLISH.search(text)]


def test_a_lesson_in_french(hall: HallProcess) -> None:
    _, lesson = hall.call("GET", "/api/lessons/mathwiz", lang="fr")
    step = next(step for step in lesson["steps"] if step["question"])
    assert step["question"].startswith("Choisis")
    number = lesson["steps"].index(step)
    _, answer = hall.call("POST", f"/api/lessons/mathwiz/{number}", {"choice": "pass"}, lang="fr")
    assert answer["say"] == "Tout le monde participe : choisis deux runes."


def test_phrases_in_french(hall: HallProcess) -> None:
    _, phrases = hall.call("GET", "/api/phrases", lang="fr")
    assert phrases["well_played"] == "Bien joué."
    made, one, two = two_tongues(hall)
    one.do(do="say", phrase="hello")
    while not two.told:
        two.hear()
    assert texts(two.told)[-1].endswith(" : Bonjour !")
    assert made["table"]


def fetched(hall: HallProcess, path: str, tag: str = "") -> tuple[int, str, str]:
    """The status, the tag and the text of a file of the hall."""
    request = Request(hall.base + path, headers={"If-None-Match": tag} if tag else {})
    try:
        with urlopen(request, timeout=30) as answer:
            return answer.status, answer.headers["ETag"], answer.read().decode()
    except HTTPError as error:
        return error.code, "", ""


def test_catalogues_are_served_with_a_tag(hall: HallProcess) -> None:
    """For clients that make their own sentences; the texts of the rules, which are long, are not among them."""
    assert hall.call("GET", "/api/words")[1]["de"] == "Deutsch"
    for path in ("/api/words/en", "/api/words/fr/mathwiz"):
        status, tag, text = fetched(hall, path)
        assert status == 200
        assert " = " in text
        assert "MW-20 = " not in text
        assert fetched(hall, path, tag)[0] == 304
    for path in ("/api/words/tlh", "/api/words/en/chess", "/api/words/..%2f/mathwiz"):
        assert fetched(hall, path)[0] == 404


def test_catalogues_are_sent_packed_to_whoever_understands_it(hall: HallProcess) -> None:
    path = "/api/words/de/spellcaster"
    request = Request(hall.base + path, headers={"Accept-Encoding": "br, gzip"})
    with urlopen(request, timeout=30) as answer:
        assert answer.headers["Content-Encoding"] == "gzip"
        small = answer.read()
    text = fetched(hall, path)[2]
    assert decompress(small).decode() == text
    assert len(small) < len(text) / 2


def test_a_listener_may_make_its_own_sentences(hall: HallProcess) -> None:
    """With `x-keys` every text is a key with its facts, also in errors."""
    made = hall.table(options=SHORT)
    other = hall.sit(made["table"])["token"]
    line = Line(hall, made["table"], made["token"], lang="x-keys")
    line.until("welcome")
    assert line.asked is not None
    assert set(line.asked["question"]) <= {"key", "facts"}
    Line(hall, made["table"], other).until("welcome")
    status, refused = hall.call("POST", f"/api/tables/{made['table']}/do", {"request": {"do": "pause"}}, lang="x-keys")
    assert status == 403
    assert "key" in refused["text"]
