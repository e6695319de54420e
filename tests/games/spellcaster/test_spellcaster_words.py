"""Words, notation, kits and the terminal board."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from spellcaster_table import PLAIN, Table

from spellhall.games.spellcaster.boards import BOARDS
from spellhall.games.spellcaster.cards import kit_from
from spellhall.games.spellcaster.game import GAME
from spellhall.games.spellcaster.terminal import board
from spellhall.kernel.cards import CardFile
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import BadCards, BadOption, BadPosition, Refusal, Unreadable
from spellhall.kernel.positions import read_text
from spellhall.words.catalogues import languages
from spellhall.words.speech import speech
from tabletop import described, told

CARDS = [f"{rank}{suit}" for suit in "SCDH" for rank in "23456789TJQKA"] + ["JK"]
NAMES = ["Ada", "Bo", "Cy", "Di"]
ARMED = "hand A: 9S 5C\nactive A: melee KS"
STRUCK = "hand A: 9S\nhand B: TD 4H"


@pytest.mark.parametrize(("name", "seats"), [(name, 2 + number % 3) for number, name in enumerate(BOARDS)])
def test_the_terminal_board(name: str, seats: int) -> None:
    """SC-15, SC-16: every board is drawn from the view alone, in at most 100 columns, without the others' cards."""
    state = GAME.start_quietly(GAME.setup(seats, {"board": name}), Seeded("draw"))
    for _ in range(30):
        seat = GAME.waiting(state)[0]
        GAME.apply_owned(state, seat, GAME.legal(state, seat)[-1])
    out = io.StringIO()
    Console(file=out, width=100, no_color=True).print(board(GAME.view_for(state, 0), NAMES))
    lines = out.getvalue().splitlines()
    assert max(len(line) for line in lines) <= 100
    assert "threatened" in lines[-1]
    field = sum(line.count("·") + line.count("+") for line in lines) - 3
    assert field >= len(state.board.spaces) - seats - 1


def test_every_event_is_a_sentence() -> None:
    """SC-33: whatever happens is told in a sentence, to everybody and to single seats."""
    for number in range(6):
        setup = GAME.setup(2 + number % 3, {"round_cap": 20})
        made = GAME.start(setup, Seeded(f"tell{number}"))
        chance = Seeded(f"tell{number}/player")
        while made.state.outcome is None:
            for event in made.events:
                for seat in range(-1, setup.seats):
                    facts = event.told_to(seat)
                    if facts is not None:
                        sentence = told(GAME, setup, facts, NAMES)
                        assert sentence[0].isupper(), sentence
                        assert sentence[-1] in ".!", sentence
            seat = GAME.waiting(made.state)[0]
            choices = GAME.telling_choices(GAME.view_for(made.state, seat), GAME.legal(made.state, seat))
            choice = choices[chance.below(len(choices), "choice")]
            made = GAME.apply(made.state, seat, choice)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", range(10))
def test_every_choice_has_words_of_its_own(number: int, language: str) -> None:
    """SC-33: no two choices of a menu say the same, and none is said in notation."""
    if number < 4:
        setup = GAME.setup(2 + number % 3, {"round_cap": 20, "board": BOARDS[number], "haste_defence": "on"})
        state = GAME.start_quietly(setup, Seeded(f"words{number}"))
    else:
        rich = GAME.coverage_position(number)
        assert rich is not None
        setup, fields = rich
        state = GAME.place(setup, fields, Seeded(f"words{number}")).state
    chance = Seeded(f"words{number}/player")
    told = speech(language)
    for _ in range(150):
        if state.outcome is not None:
            break
        seat = GAME.waiting(state)[0]
        view, choices = GAME.view_for(state, seat), GAME.legal(state, seat).copy()
        if len(choices) < 60:
            said = [told.say(GAME.tell_choice(view, choice), NAMES) for choice in choices]
            assert len(set(said)) == len(said), sorted(said)
            assert not set(said) & {GAME.write_choice(setup, choice) for choice in choices}
        picked = GAME.telling_choices(view, choices)
        GAME.apply_owned(state, seat, picked[chance.below(len(picked), "choice")])


@pytest.mark.parametrize(
    ("position", "before", "choice", "words"),
    [
        ("", "", "move 3,5", "Move to 3,5"),
        ("", "", "end", "End your turn"),
        (ARMED, "", "strike 9S B", "Strike Bo with 9♠"),
        (
            ARMED,
            "",
            "strike 5C B with KS",
            "Strike Bo with 5♣ and the weapon K♠",
        ),
        (ARMED, "", "desperate KS B", "Throw the weapon K♠ at Bo"),
        ("charged A: 8S 8D 8H", "", "cast hush", "Cast Hush"),
        ("hand A: TD", "", "prepare TD", "Charge 10♦"),
        ("at B: 8,8\ncharged A: 9C 8C", "A cast hadou", "add 9C", "Add 9♣"),
        ("active A: wild JK", "", "use JK", "Use the Active Wild Magic Joker"),
        (STRUCK, "A strike 9S B", "pass", "Take the hit: 9 damage"),
        (STRUCK, "A strike 9S B", "block TD", "Block with 10♦"),
        ("at B: 5,8\nactive A: wild JK", "A use JK", "hadou JK d2", "Fire Joker at Bo, down"),
        ("active A: wild JK", "A use JK", "dispel", "Use it as Dispel"),
    ],
)
def test_words_of_a_choice(position: str, before: str, choice: str, words: str) -> None:
    """SC-33: choices are told in words, with what lies there."""
    table = Table(PLAIN + position, ["*"])
    if before:
        table.do(before)
    seat = GAME.waiting(table.state)[0]
    found = GAME.find_choice(table.setup, choice, GAME.legal(table.state, seat))
    assert speech("en").say(GAME.tell_choice(GAME.view_for(table.state, seat), found), NAMES) == words


def test_no_round_zero() -> None:
    """SC-44: before the pieces stand there is no round yet, and nobody reads of a round 0."""
    state = GAME.start(GAME.setup(2), Seeded("zero")).state
    assert described(GAME, GAME.view_for(state, 0))[0] == (
        "Before the first of at most 80 rounds. Board: squares, standard."
    )
    assert described(GAME, GAME.view_for(Table(PLAIN).state, 0))[0] == (
        "Round 1 of at most 80. Board: squares, standard."
    )


def test_short_lists() -> None:
    """SC-111, SC-221: with forty Charged cards and many hand cards the lists stay short."""
    charged = " ".join(f"{rank}{suit}" for suit in "SCDH" for rank in "3456789TJQ")
    table = Table(PLAIN + f"hand A: AS\ncharged A: {charged} JK").do("A cast pentagram")
    assert len(table.legal("A")) <= 53
    for _ in range(8):
        if table.asked == "A" and table.legal("A")[0].startswith("add"):
            table.do("A " + table.legal("A")[0])
            assert len(table.legal("A")) <= 53


def test_readable_forms() -> None:
    """Capitals, brackets, full titles and the signs of suits are understood."""
    table = Table(PLAIN + "charged A: 4S 6S 8S 7C 7D 7H")
    setup = table.setup
    assert GAME.read_choice(setup, "MOVE (4, 5)") == GAME.read_choice(setup, "move 4,5")
    assert GAME.read_choice(setup, "cast Hush") == GAME.read_choice(setup, "CAST hush")
    assert GAME.read_choice(setup, "cast hadou hame ha ken") == GAME.read_choice(setup, "cast hame")
    assert GAME.read_choice(setup, "pay 10c") == GAME.read_choice(setup, "pay TC")
    assert GAME.read_choice(setup, "pay 10♣") == GAME.read_choice(setup, "pay TC")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly",
        "move 99,99",
        "pay 1X",
        "cast lunch",
        "strike with",
        "wave 9C d9",
        "joker 1",
        "joker ²",
        "joker " + "9" * 5000,
    ],
)
def test_unreadable_forms(text: str) -> None:
    """A text that is no choice at all is refused with a sentence."""
    with pytest.raises(Unreadable):
        GAME.read_choice(GAME.setup(2), text)


@pytest.mark.parametrize(
    "position",
    [
        "hand A: 2C 2C", "hand A: 2C\ncharged A: 2C", "deck A: 2C 2C", "hand A: 2C\ndeck A: 2C",
        "hand A: 2C\nstack: rounds | turn | attack seat=A target=B source=2C",
        "hand A: XX", "at A: 50,50", "stack: banana", "life A: happy",
        "active A: lunch 2C", "nothing: here", "stack: turn wings=2", "turn: Z", "active A: melee JK=²",
        "active A: hush 4S JK=99",
        "outcome: SC-239 ² 1 / 1 1", "stack: rounds next=²", "stack: rounds | turn | lose number=999999999",
        "order: A A", "order: A", f"discard A: {' '.join(CARDS)}",
    ],
)  # fmt: skip
def test_bad_positions(position: str) -> None:
    """SC-7: a card in two places, and fields that mean nothing, are refused."""
    with pytest.raises(BadPosition):
        GAME.place(GAME.setup(2), read_text(position), Seeded("x"))


def test_cards_that_a_frame_holds_lie_nowhere_else() -> None:
    """SC-7, SC-8: what is left out of a position, the deck and the MOVE card, keeps clear of the play area."""
    text = "hand A: 3D\nhand B: 4C\nstack: rounds | turn | attack seat=A target=B source=2S cv=2"
    state = GAME.place(GAME.setup(2), read_text(text), Seeded("x")).state
    assert set(GAME.inventory(state)) == {1}


def test_ready_without_cards_is_refused() -> None:
    """SC-28: the bare word is no preparation; it is refused with a sentence."""
    setup = GAME.setup(2)
    state = GAME.start(setup, Seeded("ready")).state
    with pytest.raises(Refusal) as refused:
        GAME.apply(state, 0, GAME.find_choice(setup, "ready", GAME.legal(state, 0)))
    assert refused.value.clause == "SC-28"


@pytest.mark.parametrize(
    "name", ["square-²", "hex-8", "hex-13", "square-14", "strip-1", "square-1", "square-", "strip-2"]
)
def test_boards_that_do_not_fit(name: str) -> None:
    """SC-15, SC-43: a kit's board has room for all pieces, and no more spaces than a choice can name."""
    kit = kit_from({"deck": "2S 3S 4S", "deal": 1, "keep": 1, "board": name}, "kit")
    with pytest.raises(BadOption):
        GAME.setup(3, {}, kit)


def test_kits() -> None:
    """SC-1, SC-27: a kit of one's own has one of each card and enough of them."""
    kit = GAME.cards_from(
        CardFile("kit", 'name = "small"\ndeck = "2S 3S 4S 5H"\ndeal = 2\nkeep = 1\nboard = "strip-3"')
    )
    assert len(GAME.setup(2, {}, kit).board.spaces) == 3  # type: ignore[attr-defined]
    assert GAME.cards_to_json(GAME.cards_from(GAME.cards_to_json(kit))) == GAME.cards_to_json(kit)
    assert GAME.cards_to_json(GAME.house_cards()) is None
    for data in ({"deck": "2S 2S 3S 4S", "deal": 1, "keep": 1}, {"deck": "2S", "deal": 1, "keep": 1}, {"lunch": 1}):
        with pytest.raises(BadCards):
            kit_from(data, "kit")
    with pytest.raises(BadOption):
        GAME.setup(2, {}, kit_from({"deck": "2S 3S 4S", "deal": 1, "keep": 1, "board": "round-3"}, "kit"))
