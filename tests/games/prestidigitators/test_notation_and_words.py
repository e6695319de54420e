"""Choices, positions and chance as text; the table in sentences; the terminal board."""

from io import StringIO

import pytest
from rich.console import Console

from games.prestidigitators.dueltable import GAME, Duel
from spellhall.games.prestidigitators.terminal import board
from spellhall.kernel.chance import Scripted
from spellhall.kernel.errors import BadPosition, Unreadable
from spellhall.kernel.positions import read_text, write_text
from spellhall.kernel.state import Choice
from tabletop import described

SETUP = GAME.setup(2)


def read(text: str) -> Choice:
    return GAME.read_choice(SETUP, text)[0]


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("pick guidedorb", Choice("pick", (16,))),
        ("place MAGIC missile", Choice("place", (6,))),
        ("pick bat", Choice("pick", (12,))),
        ("slide 1", Choice("slide", (0,))),
        ("raise 2 0", Choice("raise", (1, 0))),
        ("transfer 1 to 2", Choice("transfer", (0, 1))),
        ("found 1 in 3", Choice("found", (0, 2))),
        (" Sink   3 ", Choice("sink", (2,))),
        ("decoy yes", Choice("yes")),
        ("jump", Choice("yes")),
        ("ground no", Choice("no")),
        ("bubble 3", Choice("row", (2,))),
        ("row 2", Choice("row", (1,))),
        ("sealed", Choice("sealed")),
        ("Pass", Choice("pass")),
    ],
)
def test_choices_can_be_written_in_many_ways(text: str, choice: Choice) -> None:
    assert read(text) == choice


@pytest.mark.parametrize(
    "text", ["", "slide", "slide 12", "pick", "pick b", "pick Wand", "bubble up", "raise 1", "7x8"]
)
def test_unreadable_choices_say_so(text: str) -> None:
    """What could be typed instead depends on the moment; whoever asked for the choice names that."""
    with pytest.raises(Unreadable, match=r"cannot be read|There is no card"):
        read(text)


def test_every_choice_reads_back() -> None:
    duel = Duel(["Mine | Ground, Lightning", "| Phylactery", "-"], ["| Decoy", "| Phylactery", "-"])
    for text in duel.offered:
        assert GAME.write_choice(SETUP, read(text)) == text


def test_chance() -> None:
    assert GAME.read_chance(SETUP, "picker B") == ("picker", 1)
    assert GAME.write_chance(SETUP, "picker", 0) == "picker A"
    for text in ("picker C", "coin A", "picker"):
        with pytest.raises(Unreadable):
            GAME.read_chance(SETUP, text)


# ---------------------------------------------------------------- positions


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("phase: night", "Phases: start"),
        ("A1: | Wand", "there is no card 'Wand'"),
        ("A1: Fan |\nA2: | Phylactery\nB1: | Phylactery", "does not belong here"),
        ("A1: | Phylactery", "seat B has no Phylactery"),
        ("A1: | Mine, Mine, Phylactery\nB1: | Phylactery", "more cards Mine"),
        ("A1: | Phylactery\nB1: | Phylactery\nknown: A1.2", "field 'known'"),
        ("A1: | Phylactery\nB1: | Phylactery\nknown: C1.2", "field 'known'"),
        ("A1: | Phylactery\nB1: | Phylactery\ntokens: A1 0; B1 0", "token 0"),
        ("A1: | Phylactery\nB1: | Phylactery\ntokens: A1 0", "not those that were drafted"),
        ("A1: | Phylactery\nB1: | Phylactery\ntokens: A1 0 1; B1 1", "field 'tokens'"),
        ("A1: | Phylactery\nB1: | Phylactery\ndrafted A: Fan", "drafted"),
        ("A1: | Phylactery\nB1: | Phylactery\nfacts: energy 3", "field 'facts'"),
        ("A1: | Phylactery\nB1: | Phylactery\nfacts: energy 3..4 9x1", "field 'facts'"),
        ("A1: | Phylactery\nB1: | Phylactery\nmover: C", "field 'mover'"),
        ("A1: | Phylactery\nB1: | Phylactery\nphase: attack\nattack: row=3", "field 'attack'"),
        ("phase: arrange\nplaced A: Mine", "field 'placed A'"),
        ("A1: | Phylactery\nB1: | Phylactery\nmana: 3", "'mana' is not a field"),
    ],
)
def test_bad_positions_say_what_is_wrong(text: str, says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        GAME.place(SETUP, read_text(text), Scripted([]))


def test_a_position_in_the_middle_of_an_attack_reads_back() -> None:
    duel = Duel(["Fan | Lightning", "| Phylactery", "-"], ["Mine | Bubble", "| Phylactery", "| Decoy"])
    duel.choose("attack 1")
    fields = GAME.write_position(duel.state)
    assert fields["phase"] == "attack"
    again = GAME.place(SETUP, read_text(write_text(fields)), Scripted([])).state
    assert GAME.digest(again) == GAME.digest(duel.state)
    assert [GAME.write_choice(SETUP, choice) for choice in GAME.legal(again, 1)] == ["row 2", "row 3"]


def test_facts_are_written_with_their_tokens() -> None:
    """DP-65: the total 4 with Boomerang on top leaves 3 for the card beside it."""
    b = ["Mine | Battery, Boomerang", "Decoy | Phylactery", "-"]
    duel = Duel(["Ground | Magic Missile", "| Phylactery", "-"], b).choose("attack 1")
    assert duel.at("facts").split("; ")[0] == "energy 3..3 4x1"
    assert "Worth 3 energy: Seat B's row 1 (card 2 from the bottom)." in described(GAME, GAME.view_for(duel.state, 0))


# ---------------------------------------------------------------- words


def test_the_table_in_sentences() -> None:
    """DP-41, DP-55: own cards by name, the opponent's by number."""
    duel = Duel(
        ["Mine | Ground, Lightning", "| Phylactery", "-"], ["Fan | Bubble", "Decoy | Phylactery", "-"], "used: B1.2"
    )
    lines = described(GAME, GAME.view_for(duel.state, 0))
    assert lines[0] == "Turn 1. It is your turn."
    assert (
        "Your row 1: 3 cards, 2 splayed. On top Lightning; splayed beside it Ground; "
        "hidden beneath, from the bottom, Mine. Energy 4." in lines
    )
    assert "Your row 3: empty." in lines
    assert any(line.startswith("Seat B's row 1: 2 cards, 1 splayed. On top an unknown card") for line in lines)
    assert "Turns without a destroyed card: 0 of 60." in lines
    assert described(GAME, GAME.view_for(duel.state, -1))[0] == "Turn 1. It is Seat A's turn."


def drawn(state: object, seat: int) -> list[str]:
    console = Console(width=100, no_color=True, record=True, file=StringIO())
    console.print(board(GAME.view_for(state, seat), ["Ada", "Bob"]))  # type: ignore[arg-type]
    return console.export_text().splitlines()


def test_the_board_shows_what_the_seat_sees_and_fits() -> None:
    """DP-41, DP-55: own names, opposing heights; at most 100 columns; readable without colour."""
    duel = Duel(
        ["Mine | Ground, Lightning", "| Phylactery", "-"], ["Fan | Bubble", "Decoy | Phylactery", "-"], "used: B1.2"
    )
    for seat in (0, 1, -1):
        lines = drawn(duel.state, seat)
        assert max(len(line) for line in lines) <= 100
        text = "\n".join(lines)
        assert ("3 Lightning" in text) == (seat == 0)
        assert ("2 Decoy" in text) == (seat == 1)
        assert "1 of 2 splayed" in text
        assert "(used)" in text
        assert "quiet turns: 0 of 60" in text


def test_the_board_of_draft_arrangement_attack_and_end() -> None:
    state = GAME.start(SETUP, Scripted([("picker", 0)])).state
    assert any("The draft" in line for line in drawn(state, 0))
    while GAME.waiting(state) != [0, 1]:
        seat = GAME.waiting(state)[0]
        state = GAME.apply(state, seat, GAME.legal(state, seat)[0]).state
    state = GAME.apply(state, 0, GAME.legal(state, 0)[-1]).state
    assert any("is arranging" in line for line in drawn(state, 1))
    assert any("row 1, from the bottom: …" in line for line in drawn(state, 1))
    assert not any("row 1, from the bottom: …" in line for line in drawn(state, 0))
    duel = Duel(["Fan | Grenade", "| Phylactery", "-"], ["Phylactery | Decoy", "| Mine", "-"]).choose("attack 1")
    assert any("turn 2" in line for line in drawn(duel.state, 0))
    duel = Duel(["Fan | Grenade", "| Phylactery", "-"], ["Ground | Decoy", "| Phylactery", "-"]).choose("attack 1")
    assert any("Grenade attacks in row 1" in line for line in drawn(duel.state, 1))
    over = Duel(["| Grenade", "| Phylactery", "-"], ["Fan | Phylactery", "-", "-"]).choose("attack 1")
    assert any("the game is over" in line for line in drawn(over.state, 0))
    assert over.seen("A", "B1") == ["Fan"]  # all cards lie open at the end
