"""Every sentence of random games reads as one, in every language: `make read` listens to 200 games of each kind.

The patterns of `grammar.py` see notation, doubled words and stops, wrong numbers, letters in place of names. Here a few
games are read; SPELLHALL_READ says how many.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from spellhall.games import game as find_game
from spellhall.games import game_ids
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.game import Progress
from spellhall.kernel.messages import Message, say
from spellhall.table.announcing import announced
from spellhall.words.catalogues import languages
from spellhall.words.speech import speech
from words.grammar import faults
from words.recorder import Recorder, option_sets

NAMES = ["Ann", "Bob", "Cy", "Eve", "Ida", "Otto", "Uma", "Zoe"]
GAMES_READ = int(os.environ.get("SPELLHALL_READ", "3"))
LONGEST = 2_000 if GAMES_READ > 20 else 70
KINDS = ("question", "choice", "event", "table", "refusal", "reason", "announced", "outcome")


class Reader(Recorder):
    """Listens to whole games: what everybody recorded hears, and announcements and results beside it."""

    before: Any = None

    def hear(self, made: Progress[Any]) -> None:
        super().hear(made)
        for message in announced(self.game, self.before, made.state):
            self.note("announced", message)
        self.before = made.state
        if made.state.outcome is not None:
            self.note("outcome", self.game.tell_outcome(self.game.view_for(made.state, OUTSIDE)))


def heard_in(id: str, games: int) -> list[tuple[str, Message]]:
    """What is said in so many games; seat counts and options change from one to the next."""
    game = find_game(id)
    reader = Reader(game)
    sets = list(option_sets(game))
    luck = Seeded(f"reading/{id}")
    for number in range(games):
        seats, options = sets[number] if number < 2 else sets[luck.below(len(sets), "set")]
        reader.before = None
        seed = f"read/{id}/{number}"
        reader.play(game.start(game.setup(seats, options), Seeded(seed)), seed, LONGEST)
    return list(reader.heard.values())


def sentence_of(kind: str, message: Message) -> Message:
    """A reason may be half a sentence that something else completes."""
    return say("why-anything-else", silly=message) if kind == "reason" and "-silly-" in message.key else message


@pytest.mark.parametrize("id", game_ids())
def test_every_sentence_reads_as_one(id: str) -> None:
    heard = heard_in(id, GAMES_READ)
    assert {kind for kind, _ in heard} >= {"question", "choice", "event", "table", "reason"}
    wrong: dict[str, str] = {}  # each kind of mistake once for every message
    for kind, message in heard:
        for language in languages():
            text = speech(language).say(sentence_of(kind, message), NAMES)
            for fault in faults(text, language, whole=kind != "choice"):
                wrong.setdefault(
                    f"{language} {message.key} {fault.split(':')[0]}",
                    f"{language} {kind} {message.key}: {fault}\n    {text}",
                )
    assert not wrong, "\n".join(list(wrong.values())[:40]) + f"\n{len(wrong)} in all"


BAD = {
    "en": [
        "Ann loses the the Joker.",
        "Ann uses a the Joker.",
        "Bob takes a Elixir.",
        "Ann has 1 points.",
        "Ann has 3 point.",
        "The game is over..",
        "Ann takes { $card }.",
        "Ann takes mw-spell.",
        "Cy learns Forbidden Rune (S045).",
        "Seat A has 7 runes.",
        "ann takes a card.",
        "Ann takes a card",
        "Ann plays 7x8.",
        "Ann casts with 9S.",
        "Ann takes a card. then Bob does.",
        "Ann: .",
        "Ann takes  a card.",
        "The option round_cap is set.",
    ],
    "fr": [
        "Ann prend le la carte.",
        "Le tour de Ann commence.",
        "Ann a 1 points.",
        "Ann a 4 carte.",
        "Ann à 39; Bob à 4.",
        "La place B a 7 runes.",
        "Ann prend la carte de le milieu.",
        "ann prend une carte.",
        "Ann prend une carte",
    ],
    "de": [
        "Ann nimmt die der Karte.",
        "Ann hat 1 Punkte.",
        "Ann hat 3 Karte.",
        "Platz C ist fertig.",
        "ann nimmt eine Karte.",
        "Ann nimmt eine Karte",
        "Ann nimmt { $card }.",
        "Das Spiel ist aus ; Ann gewinnt.",
    ],
}


@pytest.mark.parametrize(("language", "text"), [(language, text) for language, texts in BAD.items() for text in texts])
def test_what_does_not_read_as_a_sentence_is_seen(language: str, text: str) -> None:
    assert faults(text, language)


GOOD = {
    "en": ["Ann's energy is enough.", 'Ann casts Itchy Sleeves: "Scritch and scratch!"', "Turn 1 cards are dealt."],
    "fr": ["C'est le tour d'Ann.", "Ann jette Hoquet : « Hic, hoc ! »", "Ann a 0 point."],
    "de": [
        "Ann sagt es an: „Hick, hack!“",
        "Oben in Reihe 3 von Ann liegt die Entladung.",
        "Wähl einen der offenen Sprüche.",
    ],
}


@pytest.mark.parametrize(("language", "text"), [(language, text) for language, texts in GOOD.items() for text in texts])
def test_good_sentences_pass(language: str, text: str) -> None:
    assert [fault for fault in faults(text, language) if "one of many" not in fault] == []


@pytest.mark.parametrize("language", languages())
def test_a_spoiled_sentence_of_a_game_is_seen(language: str) -> None:
    """Sentences of a real game, spoiled one way after the other, are all caught."""
    heard = heard_in("mathwiz", 1)
    whole = [message for kind, message in heard if kind in ("event", "question", "refusal")][:60]
    for message in whole:
        text = speech(language).say(message, NAMES)
        assert not faults(text, language), text
        spoiled = [
            text[:-1],
            f"{text}.",
            text[0].lower() + text[1:] if text[0].isalpha() else f"a{text}",
            f"{text} {{ $x }}",
        ]
        assert all(faults(one, language) for one in spoiled), text
