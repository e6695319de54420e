"""What the duel says: events, choices and endings, in every language, and custom cards in their own words."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from games.prestidigitators.dueltable import GAME, Duel
from spellhall.bots.base import NO_HURRY
from spellhall.bots.roster import make_bot
from spellhall.games.prestidigitators.cards import PRINTED, SAMPLES
from spellhall.games.prestidigitators.terminal import Board
from spellhall.kernel.chance import Seeded
from spellhall.kernel.messages import Message, as_message
from spellhall.words.catalogues import languages
from spellhall.words.speech import speech
from tabletop import described, told

SETUP = GAME.setup(2)
SOAP = {
    "name": "Soap",
    "energy": 1,
    "text": "Everything slips.",
    "action": [{"do": "sink", "what": "foe_top", "may": True}, {"do": "lift", "what": "mine", "may": True}],
    "reaction": {"once": True, "may": True, "steps": [{"do": "move", "what": "self", "to": "another"}]},
}
TABLES: list[dict[str, Any]] = [
    {},
    {"dodge": "miss", "bubble_reaction": "may"},
    {"custom_card": "Whirligig"},
    {"custom_card": json.dumps(SOAP)},
]


def moments(seed: str, options: dict[str, Any]) -> Iterator[tuple[Any, Any]]:
    """A whole random game: what happened, and the state after it."""
    made = GAME.start(GAME.setup(2, options), Seeded(seed))
    bot = make_bot("random", GAME, seed)
    while True:
        yield made.events, made.state
        if made.state.outcome is not None:
            return
        seat = GAME.waiting(made.state)[0]
        view = GAME.view_for(made.state, seat)
        made = GAME.apply(made.state, seat, bot.choose(view, GAME.decision_for(made.state, seat), NO_HURRY))


@pytest.mark.parametrize("options", TABLES)
def test_every_event_and_every_view_is_told_in_sentences(options: dict[str, Any]) -> None:
    setup = GAME.setup(2, options)
    for number in range(6):
        for events, state in moments(f"words {number}", options):
            for seat in (0, 1):
                heard = [facts for event in events if (facts := event.told_to(seat)) is not None]
                for sentence in (told(GAME, setup, facts, ["Ada", "Bob"]) for facts in heard):
                    assert sentence.endswith((".", "!")), sentence
                    assert sentence[0].isupper()
                    assert "None" not in sentence
                assert all(line.endswith(".") for line in described(GAME, GAME.view_for(state, seat)))


@pytest.mark.parametrize("options", TABLES)
def test_no_two_choices_of_a_question_say_the_same(options: dict[str, Any]) -> None:
    """In every language: whoever only hears the words can choose."""
    for number in range(8):
        for _, state in moments(f"menu {number}", options):
            for seat in GAME.waiting(state):
                view, choices = GAME.view_for(state, seat), GAME.legal(state, seat)
                said = [GAME.tell_choice(view, choice) for choice in choices]
                for language in languages():
                    words = [speech(language).say(message) for message in said]
                    assert len(set(words)) == len(words), words
                    assert all(word[0].isupper() for word in words), words
                notations = [GAME.write_choice(state.setup, choice) for choice in choices]
                assert not set(map(str, said)) & set(notations)


def choices_of(duel: Duel) -> dict[str, str]:
    """Every choice now, by its notation, in words."""
    seat = GAME.waiting(duel.state)[0]
    view = GAME.view_for(duel.state, seat)
    return {
        GAME.write_choice(duel.setup, choice): str(GAME.tell_choice(view, choice))
        for choice in GAME.legal(duel.state, seat)
    }


def test_moves_and_attacks_name_the_cards() -> None:
    said = choices_of(Duel(["Mine | Ground, Lightning", "| Phylactery", "-"], ["| Decoy", "| Phylactery", "-"]))
    assert said["slide 1"] == "Slide row 1 to splay Mine"
    assert said["raise 1 1"] == "Raise Ground to the top of row 1"
    assert said["transfer 1 2"] == "Move Lightning from row 1 onto row 2"
    assert said["found 2 3"] == "Found a stack in row 3 with Phylactery from row 2"
    assert said["sink 1"] == "Sink Lightning to the bottom of row 1"
    assert said["attack 1"] == "Attack row 1 with Lightning"


def test_of_two_copies_the_words_say_which() -> None:
    said = choices_of(Duel(["| Bubble, Bubble, Mine, Lightning", "| Phylactery", "-"], ["| Phylactery", "-", "-"]))
    assert said["raise 1 1"] == "Raise Mine to the top of row 1"
    assert said["raise 1 2"] == "Raise Bubble to the top of row 1: the one 2 places left of it"
    assert said["raise 1 3"] == "Raise Bubble to the top of row 1: the one 3 places left of it"


def test_answers_say_what_they_do() -> None:
    b = ["Mine | Bubble", "| Phylactery", "| Decoy"]
    duel = Duel(["Fan | Lightning", "| Phylactery", "-"], b, bubble_reaction="may").choose("attack 1")
    assert choices_of(duel) == {
        "row 2": "Move Bubble onto row 2",
        "row 3": "Move Bubble onto row 3",
        "no": "Leave Bubble where it is",
    }
    duel = Duel(["Fan | Lightning", "| Phylactery", "-"], ["Mine | Decoy", "| Phylactery", "-"]).choose("attack 1")
    assert choices_of(duel) == {"yes": "Let Decoy react", "no": "Leave Decoy where it is"}
    duel = Duel(["Fan | Ground", "| Phylactery", "-"], ["Mine | Decoy", "| Phylactery", "-"]).choose("attack 1")
    assert choices_of(duel) == {"yes": "Ground: yes, sink this card", "no": "Ground: no, leave that out"}


def test_placing_says_where_and_picking_says_the_energy() -> None:
    """DP-19: the words name the next place."""
    state = next(state for _, state in moments("places", {}) if GAME.waiting(state) == [0, 1])
    view = GAME.view_for(state, 0)
    assert str(GAME.tell_choice(view, GAME.legal(state, 0)[0])) == "Put Phylactery into row 1, at the bottom"
    small = GAME.start(GAME.miniature(), Seeded("small")).state
    picker = GAME.waiting(small)[0]
    assert str(GAME.tell_choice(GAME.view_for(small, picker), GAME.legal(small, picker)[0])) == "Pick Bubble (energy 1)"


def test_how_endings_are_told() -> None:
    """DP-90, DP-94, DP-95, DP-96: each in its own words."""
    endings = [
        told(GAME, SETUP, {"event": "over", "clause": clause, "ranks": ranks}, ["Ada", "Bob"])
        for clause, ranks in [
            ("DP-90", [2, 1]),
            ("DP-94", [1, 1]),
            ("DP-95", [1, 1]),
            ("DP-95", [1, 2]),
            ("DP-96", [1, 1]),
        ]
    ]
    assert endings[0] == "The Phylactery is smashed. Bob wins!"
    assert endings[3] == "No card was destroyed for 60 turns. Ada has more and wins."
    assert len(set(endings)) == 5


# ---------------------------------------------------------------- other languages


def test_names_are_elided_in_french() -> None:
    message = GAME.tell(SETUP, {"event": "total", "place": "A1", "energy": 4})
    assert message is not None
    assert speech("fr").say(message, ["Ida", "Bo"]) == "La cascade de la rangée 1 d'Ida a 4 d'énergie."
    message = GAME.tell(SETUP, {"event": "destroy", "place": "B2", "card": "Guided Orb"})
    assert message is not None
    assert speech("fr").say(message, ["Ida", "Bo"]) == "Dans la rangée 2 de Bo, Orbe guidé : carte détruite."


@pytest.mark.parametrize("language", languages())
def test_cards_of_the_house_have_words_in_every_language(language: str) -> None:
    for card in [*PRINTED.cards, *SAMPLES]:
        for words in (card.title, card.text):
            assert isinstance(words, Message)
            assert not speech(language).say(words).startswith("say(")
    assert len({speech(language).say(as_message(card.title)) for card in PRINTED.cards}) == len(PRINTED.cards)


@pytest.mark.parametrize("language", languages())
def test_a_custom_card_keeps_its_own_words(language: str) -> None:
    """DP-6: nobody translates what the players wrote, not even when the house has a card of that name."""
    setup = GAME.setup(2, {"custom_card": json.dumps({**SOAP, "name": "Whirligig"})})
    message = GAME.tell(setup, {"event": "react", "place": "A1", "card": "Whirligig"})
    assert message is not None
    assert "Whirligig" in speech(language).say(message)
    assert GAME.cards_in(setup)["cards"][-1]["text"] == "Everything slips."
    assert GAME.cards_in(setup)["cards"][-1]["id"] == ""
    sample = GAME.setup(2, {"custom_card": "Whirligig"})
    assert GAME.cards_in(sample)["cards"][-1]["id"] == "whirligig"


def test_cards_are_shown_with_english_texts_and_travel_without() -> None:
    """A client that knows no keys still has something to show; a record needs no words."""
    shown = GAME.cards_shown(PRINTED)["cards"]
    assert all(card["text"].endswith(".") for card in shown)
    assert shown[6]["id"] == "magic-missile"
    mini = GAME.cards_to_json(GAME.miniature_cards())
    assert all("text" not in card for card in mini["cards"])
    assert [card.id for card in GAME.cards_from(mini).cards] == ["phylactery", "bubble", "decoy", "mine"]


def test_the_terminal_board_speaks_the_language_of_its_reader() -> None:
    duel = Duel(["Mine | Ground, Lightning", "| Phylactery", "-"], ["Fan | Bubble", "Decoy | Phylactery", "-"])
    seen = Board(GAME.view_for(duel.state, 0), ["Ada", "Bob"], speech("fr").say)
    assert seen.card_text(0, 2) == "3 Éclair"
    assert seen.spoken(seen.player(0)) == "☾ Ada (toi)"
