"""Short forms: one line is enough for a spell, a strike, a payment; and piles lie open."""

from __future__ import annotations

import pytest
from spellcaster_table import PLAIN, Table

from spellhall.games.spellcaster.game import GAME
from spellhall.games.spellcaster.shortcuts import goes_without_saying, piles, step
from spellhall.kernel.errors import Ambiguous, Refusal, SpellhallError
from spellhall.words.speech import speech

NAMES = ["Ada", "Bo", "Cy", "Di"]


def typed(table: Table, line: str) -> list[str]:
    """Carry a line out as the terminal does; the choices that were made."""
    made: list[str] = []
    while line:
        seat = GAME.waiting(table.state)[0]
        found = step(GAME.view_for(table.state, seat), GAME.legal(table.state, seat), line)
        assert found is not None, line
        choice, line = found
        made.append(GAME.write_choice(table.setup, choice))
        table.do(f"{'ABCD'[seat]} {made[-1]}")
    return made


def test_a_spell_in_one_line() -> None:
    """SC-63, SC-104: the cards and the direction; what goes without saying is not asked."""
    table = Table(PLAIN + "at B: 5,8\ncharged A: 9C 8C")
    assert typed(table, "cast hadou 9C d2") == ["cast hadou", "add 9C"]
    assert table.told("cast cards=9C to=B")
    assert typed(Table(PLAIN + "at B: 5,8\ncharged A: 9C"), "cast hadou ken 9C d2") == ["cast hadou"]
    circle = Table(PLAIN + "charged A: 7S 7C 7D 7H 8S 8C 8D 8H")
    assert typed(circle, "cast circle 8H 8D 8C 8S seal")[-1] == "seal"
    assert circle["active A"] == "circle 8S 8C 8D 8H seal"
    berserk = Table(PLAIN + "charged A: 4S 5S 6S 7S")
    assert typed(berserk, "cast berserk 4S 5S 7S") == ["cast berserk", "add 4S", "add 5S", "add 7S"]
    pentagram = Table(PLAIN + "charged A: 5S 6C 7D 8H JK")
    assert typed(pentagram, "cast pentagram 5S 6C 7D 8H JK joker 9 up")[-2:] == ["joker 9", "up"]


def test_what_is_not_said_is_asked() -> None:
    """SC-104: a line may stop early."""
    table = Table(PLAIN + "charged A: 7S 7C 7D 7H")
    assert typed(table, "cast circle 7S 7C 7D 7H") == ["cast circle"]
    assert table.legal("A") == ["ward", "seal"]


@pytest.mark.parametrize(
    ("charged", "line"),
    [
        ("9C 8C", "cast hadou 9C d3"),
        ("9C", "cast hadou 8C d2"),
        ("9C", "cast hadou 9C d4"),
        ("9C 8C", "cast hadou 9C d2 up"),
        ("7S 7C 7D", "cast hush 7S 7C 8D"),
        ("9C 8C", "cast hush 9C"),
    ],
)
def test_a_line_is_carried_out_whole_or_not_at_all(charged: str, line: str) -> None:
    """SC-64, SC-107: the refusal comes before anything is done."""
    table = Table(PLAIN + f"at B: 5,8\ncharged A: {charged}")
    with pytest.raises(SpellhallError) as caught:
        step(GAME.view_for(table.state, 0), GAME.legal(table.state, 0), line)
    assert isinstance(caught.value, Refusal) or "up" in str(caught.value)


def test_a_payment_in_one_line() -> None:
    """SC-220, SC-221: in any order; a needless card is refused."""
    table = Table(PLAIN + "hand A: 9S 2C\nhand B: 2S 8S TS KS", ["*"]).do("A strike 9S B", "B pass")
    with pytest.raises(Refusal):
        step(GAME.view_for(table.state, 1), GAME.legal(table.state, 1), "pay KS TS")
    assert typed(table, "pay 8S 2S") == ["pay 2S", "pay 8S"]
    assert table["hand B"] == "TS KS"


def test_an_attack_needs_no_target_where_there_is_one() -> None:
    """SC-62: the only neighbour is meant; a Club takes the only weapon."""
    text = PLAIN + "hand A: 9S 5C\nactive A: melee KS"
    assert Table(text, ["*"]).do("A strike 9S").told("attack with=9S to=B")
    assert Table(text, ["*"]).do("A strike 9S with KS").told("attack with=9S weapon=13")
    assert Table(text, ["*"]).do("A strike 5C").told("attack with=5C weapon=13")
    assert Table(text, ["*"]).do("A desperate KS").told("attack with=KS to=B")
    wave = PLAIN + "at B: 5,8\nhand A: 9C 2C\nactive A: enhance 7C 7H waves"
    assert Table(wave, ["*"]).do("A wave 9C").told("attack with=9C to=B")
    three = Table(PLAIN + "hand A: 9S\nat C: 5,4\nhand C: 2S 3S\nmove C: 6S", ["*"], seats=3)
    with pytest.raises(Ambiguous):
        three.do("A strike 9S")


def test_a_defence_needs_no_card_where_there_is_one() -> None:
    """SC-95, SC-96."""
    table = Table(PLAIN + "hand A: 9S 2C\nhand B: TD 4H 5H", ["*"]).do("A strike 9S B")
    with pytest.raises(Ambiguous):
        table.do("B dodge")
    assert table.do("B block").told("defended with=TD")


def test_a_payment_with_one_possibility_pays_itself() -> None:
    """SC-220: where nothing is to choose, nothing is asked; a pass is never taken for granted."""
    table = Table(PLAIN + "hand A: 9S 2C\nhand B: 2S 3S 6S", ["*"]).do("A strike 9S B")
    view = GAME.view_for(table.state, 1)
    assert not any(goes_without_saying(view, choice) for choice in GAME.legal(table.state, 1))
    table.do("B pass")
    while table.legal("B"):
        only = GAME.legal(table.state, 1)
        assert len(only) == 1
        assert goes_without_saying(GAME.view_for(table.state, 1), only[0])
        GAME.apply_owned(table.state, 1, only[0])


def test_piles_lie_open() -> None:
    """SC-7: discard piles are face up."""
    table = Table(PLAIN + "discard A: 9S TD\ndiscard B:")
    lines = [speech("en").say(line, NAMES) for line in piles(GAME.view_for(table.state, 1))]
    assert lines == [
        "Discard pile of Ada, 2 cards, the last one on top: 9♠ 10♦.",
        "The discard pile of Bo is empty.",
    ]
