"""Every event and every refusal in words."""

from typing import Any

import pytest

import tabletop
from spellhall.bots.base import NO_HURRY
from spellhall.bots.roster import make_bot
from spellhall.games.mathemagician.cards import HOUSE, CardSet
from spellhall.games.mathemagician.naming import invocation, spell_name
from spellhall.kernel.chance import Seeded
from spellhall.kernel.events import Event
from spellhall.words.catalogues import languages
from spellhall.words.speech import ENGLISH, speech
from tabletop import described

from .helpers import GAME, chosen, placed

NAMES = ["Scott", "Bill", "Ada"]


def told(events: list[Event], seat: int = -1) -> list[str]:
    heard = [facts for event in events if (facts := event.told_to(seat)) is not None]
    return [tabletop.told(GAME, GAME.setup(2), facts, NAMES) for facts in heard]


def test_the_misfire_of_the_rulebook_in_words() -> None:
    state = placed(
        "active: B\nstrength B: 16\nrow B: 3+4+2-4-\nspell B: Burning Sparks\nhand B: 1 2 3 9 +", chance=Seeded("w")
    )
    sentences = told(chosen(state, 1, "9 on B").events)
    assert sentences[:4] == [
        "Bill plays 9 on their own row: 3+4+2-4-9, worth -4.",
        "A misfire: the row 3+4+2-4-9 falls below zero. Bill is hit by their own spell, Burning Sparks.",
        "Bill loses 4 Strength; Bill has 12 left.",
        "Bill discards the row and the spell.",
    ]


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ("3+4+1", "the row 3+4+1 is worth 8, but the spell needs 7"),
        ("3+4", "the row 3+4 has 2 numbers, but the spell needs at least 3"),
    ],
)
def test_a_wrong_declaration_says_what_is_wrong(row: str, wrong: str) -> None:
    """MD-94."""
    position = (
        f"phase: check\nto check: B\nrow B: {row}\nspell B: Summon Bees\nstored B: md-s01 md-s02\nhand A: 1 2 3 + +"
    )
    state = placed(position, options={"casting": "declared"}, chance=Seeded("w"))
    assert f"A misfire: {wrong}. Bill is hit by their own spell" in told(chosen(state, 1, "declare").events)[1]


def test_the_pull_that_misfires_says_what_is_wrong() -> None:
    """MD-58."""
    state = placed("row A: 5+9-8+4-3+1\nspell A: Summon Bees\nhand A: 1 2 5 + -", chance=Seeded("w"))
    assert "A misfire: the row 5-8+4-3+1 falls below zero." in " ".join(told(chosen(state, 0, "pull +9 at 2").events))


def test_what_one_would_give_another_is_warned_of() -> None:
    """MD-98: a play that completes somebody else's spell, unless adding up is the players' own task."""
    state = placed("row B: 3+3+\nspell B: Summon Bees\nhand A: 1 2 5 + -")
    question = ENGLISH.say(GAME.decision_for(state, 0).question, NAMES)
    assert "Careful, that would cast somebody else's spell: 1 on Bill's row." in question
    own = placed("row A: 3+3+\nspell A: Summon Bees\nhand A: 1 2 5 + -")
    assert "somebody else's" not in str(GAME.decision_for(own, 0).question)
    alone = placed("row B: 3+3+\nspell B: Summon Bees\nhand A: 1 2 5 + -", options={"casting": "declared"})
    assert "somebody else's" not in str(GAME.decision_for(alone, 0).question)


def test_a_card_that_holds_a_spell_back_is_warned_of() -> None:
    """MD-72: taking it off casts somebody else's spell."""
    state = placed("phase: remove\nto remove: A\nactive: B\nrow B: 3+3+1-\nspell B: Summon Bees\nhand A: 1 2 5 + -")
    question = ENGLISH.say(GAME.decision_for(state, 0).question, NAMES)
    assert "without its last card this row casts a spell that is not yours: Bill's row" in question


def test_a_cast_in_words() -> None:
    state = placed("row A: 4+9+1-8+7+3+2-4\nspell A: Summon Bees\nhand A: 1 2 5 + -")
    sentences = told(chosen(state, 0, "pull +7 at 8").events)
    assert sentences[0] == "Scott pulls + and 7 back to hand, which leaves 4+9+1-8+3+2-4, worth 7."
    assert sentences[1].startswith('Scott casts Summon Bees with 4+9+1-8+3+2-4: "')
    assert sentences[2] == "Bill loses 4 Strength; Bill has 16 left."


def test_every_event_has_a_sentence() -> None:
    """Games of all kinds, and every event of them is one line that ends like a sentence."""
    kinds: set[str] = set()
    for number, options in enumerate(
        [{}, {"casting": "declared"}, {"level": "apprentice"}, {"run_out_loss": 5}, {"starting_strength": 5}] * 3
    ):
        setup = GAME.setup(2 + number % 2, options)
        bots = [make_bot("random", GAME, f"words{number}/{seat}") for seat in range(setup.seats)]
        made = GAME.start(setup, Seeded(f"words{number}"))
        while made.state.outcome is None:
            seat = GAME.waiting(made.state)[0]
            decision = GAME.decision_for(made.state, seat)
            assert str(decision.question).endswith((".", "?"))
            choice = bots[seat].choose(GAME.view_for(made.state, seat), decision, NO_HURRY)
            made = GAME.apply(made.state, seat, choice)
            for event in made.events:
                kinds.add(event.kind)
                for listener in range(-1, setup.seats):
                    facts = event.told_to(listener)
                    if facts is not None:
                        sentence = tabletop.told(GAME, setup, facts, NAMES)
                        assert sentence[-1] in '."', sentence
                        assert "\n" not in sentence
    assert kinds >= {
        "ready", "drew", "got", "drew_spells", "chose", "cut", "first", "turn", "played", "pulled", "exchanged",
        "removed", "left", "cast", "misfired", "lost", "cleared", "knocked_out", "laid_down", "ran_out", "renewed",
        "returned", "declared", "silent", "over",
    }  # fmt: skip


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "options", [{}, {"casting": "declared", "below_zero": "allowed"}, {"spell_pool": "apprentice"}]
)
def test_no_two_choices_of_a_menu_say_the_same(language: str, options: dict[str, Any]) -> None:
    """And none of them is notation."""
    speaks = speech(language)
    for number in range(4):
        setup = GAME.setup(2 + number % 2, {"starting_strength": 8, **options})
        state, luck = GAME.start_quietly(setup, Seeded(f"menu{number}")), Seeded(f"luck{number}")
        while state.outcome is None:
            seat = GAME.waiting(state)[0]
            view, choices = GAME.view_for(state, seat), GAME.legal(state, seat).copy()
            menu = [speaks.say(GAME.tell_choice(view, choice), NAMES) for choice in choices]
            assert len(set(menu)) == len(menu), menu
            assert not {GAME.write_choice(setup, choice) for choice in choices} & set(menu)
            GAME.apply_owned(state, seat, choices[luck.below(len(choices), "any")])


def test_choices_say_what_they_do() -> None:
    long = placed("row A: 4+9+1-8+7+3+2-4\nrow B: 3\nspell A: Summon Bees\nhand A: 1 2 5 + -")
    view = GAME.view_for(long, 0)
    said = {GAME.write_choice(long.setup, one): GAME.tell_choice(view, one) for one in GAME.legal(long, 0)}
    assert ENGLISH.say(said["+ on A"], NAMES) == "Play + on your row"
    assert ENGLISH.say(said["+ on B"], NAMES) == "Play + on Bill's row"
    assert ENGLISH.say(said["pull +7 at 8"], NAMES) == "Pull + 7, leaving 4+9+1-8+3+2-4"


def test_the_house_spells_are_called_what_the_card_file_calls_them() -> None:
    for spell, name in enumerate(HOUSE.names):
        assert str(spell_name(HOUSE, spell)) == name
        assert str(invocation(HOUSE, spell)) == HOUSE.invocations[spell]


def test_spells_of_a_card_file_keep_their_names_and_can_be_told_apart() -> None:
    own = CardSet("own", HOUSE.energy, HOUSE.symbols)
    for id, name in (("md-s01", "Itchy Socks"), ("b1", "Bees"), ("b2", "Bees")):
        own.add((id, name, 5, 2, 3, "Scratch!", True))
    assert [spell_name(own, spell) for spell in range(3)] == ["Itchy Socks", "Bees (b1)", "Bees (b2)"]
    assert invocation(own, 0) == "Scratch!"


def test_the_table_is_described_at_every_moment() -> None:
    state = GAME.start(GAME.setup(2), Seeded("d")).state
    assert described(GAME, GAME.view_for(state, 0))[0] == "The duel is being set up."
    third = placed("fallen C: 1\nstrength C: 0\nrow A: 4\nhand A: 1 2 3 + -\nhand B: 1 2 + + -", seats=3)
    lines = described(GAME, GAME.view_for(third, 1))
    assert lines[0] == "Turn 1. It is Seat A's turn."
    assert "Seat C is knocked out." in lines
    assert "Your cards: 1 2 + + -." in lines


def test_what_a_knocked_out_player_lays_down_in_words() -> None:
    """MD-120, MD-133: hand and spells, those in store as well."""
    text = "strength B: 4\nstrength C: 9\nrow A: 3+2+\nspell A: Summon Bees\nhand A: 1 2 5 + -\nhand B: 7 8 9 + +\n"
    text += "spell B: Burning Sparks\nstored B: md-s17 md-s02\nrow B: 4\nhand C: 1 1 2 + -"
    state = chosen(placed(text, seats=3), 0, "2 on A").state
    sentences = told(chosen(state, 0, "draw E").events)
    assert "Bill lays down all cards: 7 8 9 + +, and from the store Knock Back and Frog Rain." in sentences


def test_without_a_safe_play_the_question_says_what_is_left() -> None:
    """MD-61, MD-62, MD-R22: the exchange, and pulls or misfires only where they are open."""
    misfire = placed("row A: 3-\nrow B: 2-\nhand A: 7 8 8 9 9")
    question = str(GAME.decision_for(misfire, 0).question)
    assert question == "You have no safe play: exchange your hand, or play a card that misfires."
    long = "row A: 4+9+1-8+7+3\nspell A: Summon Bees\nrow B: 3\nhand A: 2 5 6 8 9"
    pull = str(GAME.decision_for(placed(long), 0).question)
    assert pull == "You have no safe play: exchange your hand, or pull two cards from your row."
    both = str(GAME.decision_for(placed(long.replace("row B: 3", "row B: 1-")), 0).question)
    assert both == (
        "You have no safe play: exchange your hand, pull two cards from your row, or play a card that misfires."
    )
    assert str(GAME.decision_for(placed("row A: 4\nrow B: 3\nhand A: 2 5"), 0).question).startswith(
        "You cannot play a card"
    )
