"""Circle of Protection and Regenerate."""

from __future__ import annotations

import json

import pytest
from spellcaster_table import PLAIN, Table

from spellhall.games.spellcaster.game import GAME
from spellhall.kernel.errors import BadRecord
from spellhall.kernel.records import parse_record, replay

SEALED = PLAIN + "active B: circle 8S 8C 8D 8H seal\n"


def test_cast_with_a_mode() -> None:
    """SC-203, SC-204: the four cards stay; ward or seal is declared with the cast."""
    table = Table(PLAIN + "charged A: 7S 7C 7D JK").do("A cast circle")
    assert table.legal("A") == ["ward", "seal"]
    table.do("A seal")
    assert table["active A"] == "circle 7S 7C 7D JK=7 seal"


def test_ward_stops_waves_only() -> None:
    """SC-205: a Strike comes through a ward."""
    text = PLAIN + "active B: circle 8S 8C 8D 8H ward\nhand A: 3S 4S\nhand B: KC KD\ncharged A: 8C"
    strike = Table(text, ["draw A 4C"]).do("A strike 3S B")
    assert strike.asked == "B"
    wave = Table(text).do("A cast hadou")
    assert wave.told("stopped seat=B")
    assert wave["hand B"] == "KC KD"


def test_seal_stops_everything_up_to_its_value() -> None:
    """SC-206, SC-207: a Strike of 8 is stopped, one of 9 is not and not reduced either."""
    low = Table(SEALED + "hand A: 8S 2C\nhand B: KC KD", ["draw A 4C"]).do("A strike 8S B")
    assert low.told("stopped seat=B value=8")
    high = Table(SEALED + "hand A: 9S 2C\nhand B: KC KD", ["draw A 4C"]).do("A strike 9S B", "B pass")
    assert high.told("hit seat=B damage=9")
    assert high["active B"] == "circle 8S 8C 8D 8H seal"


def test_moving_breaks_the_seal() -> None:
    """SC-208: a Move, a Teleport left Active, a run: each costs the Circle; a ward stays."""
    table = Table(PLAIN + "active A: circle 8S 8C 8D 8H seal").do("A move 4,5")
    assert table["active A"] == ""
    assert table["discard A"] == "8S 8C 8D 8H"
    cast = Table(PLAIN + "active A: circle 8S 8C 8D 8H seal\ncharged A: 4H").do("A cast teleport", "A hold")
    assert cast["active A"] == "teleport 4H"
    ward = Table(PLAIN + "active A: circle 8S 8C 8D 8H ward").do("A move 4,5")
    assert ward["active A"] == "circle 8S 8C 8D 8H ward"


def test_block_and_pass_keep_the_seal() -> None:
    """SC-208: only Dodge and Teleport break it in defence, even if the piece stays."""
    text = SEALED + "hand A: 9S 2C\nhand B: KC 9H KD"
    chance = ["draw A 4C", "draw B 2C"]
    assert Table(text, chance).do("A strike 9S B", "B block KD")["active B"] != ""
    assert Table(text, chance).do("A strike 9S B", "B dodge 9H")["active B"] == ""


def test_a_countered_teleport_breaks_the_seal() -> None:
    """SC-208, SC-R80: a Teleport that is cast breaks the Circle even if it is cancelled."""
    text = PLAIN + "active A: circle 8S 8C 8D 8H seal\ncharged A: 4H\ncharged B: JK"
    table = Table(text).do("A cast teleport", "B wild", "B cancel JK 4H")
    assert table["active A"] == ""


def test_one_dispelled_card_ends_it() -> None:
    """SC-189, SC-209: all four are discarded."""
    table = Table(SEALED + "charged A: 4D 8D QD").do("A cast dispel", "A cancel 8D 8C")
    assert table["active B"] == ""
    assert table["discard B"] == "8S 8C 8D 8H"


REGENERATE = PLAIN + "charged A: 7S 7D 7H 9C 9S\nmove A: 3S\n"
DRAWS = ["burn A AS", "draw A 4S", "draw A 5S", "draw A 6S", "draw A 8S", "draw A TS"]


def test_the_steps_of_regenerate() -> None:
    """SC-215, SC-216, SC-219: burn, fill to seven, charge without drawing, new MOVE card, fill to five, discard."""
    table = Table(REGENERATE, [*DRAWS, "move A JS", "draw A QS"]).do("A cast regenerate")
    assert table["hand A"] == "4S 5S 6S 8S TS 2C 3C"
    table.do("A charge 2C", "A charge 3C", "A charge 4S")
    assert table["hand A"] == "5S 6S 8S TS"
    assert table["last"] == "A charged"
    table.do("A done")
    assert table["charged A"] == "4S 2C 3C"
    assert table["hand A"] == "5S 6S 8S TS QS"
    assert (table["move A"], table["value A"]) == ("JS", "3")
    assert table["discard A"] == "AS 3S 7S 9S 9C 7D 7H"
    assert "charged seat=A" in table.told_to[1]


def test_an_empty_hand_in_between_is_no_defeat() -> None:
    """SC-218: all seven may be charged."""
    chance = [*DRAWS, "move A JS", *[f"draw A {card}" for card in ("QS", "KS", "4C", "5C", "6C")]]
    table = Table(REGENERATE, chance).do("A cast regenerate")
    for card in ("4S", "5S", "6S", "8S", "TS", "2C", "3C"):
        table.do(f"A charge {card}")
    assert table["life A"] == "living"
    assert table["hand A"] == "QS KS 4C 5C 6C"


def test_a_large_hand_only_fills_up() -> None:
    """SC-217: eight cards draw none and discard none; with regenerate_hand = five they are trimmed."""
    text = REGENERATE + "hand A: 2C 3C 4C 5C 6C 8C TC JC"
    kept = Table(text, ["burn A AS", "move A JS"]).do("A cast regenerate", "A done")
    assert kept["hand A"] == "2C 3C 4C 5C 6C 8C TC JC"
    trimmed = Table(text, ["burn A AS", "move A JS"], regenerate_hand="five").do("A cast regenerate", "A done")
    assert trimmed.refused("A end") == "SC-217"
    trimmed.do("A lose 2C", "A lose 3C", "A lose JC")
    assert trimmed["hand A"] == "4C 5C 6C 8C TC"
    assert trimmed.asked == "A"


def test_no_card_for_the_move() -> None:
    """SC-80, SC-219: if no card can be taken the old MOVE card stays."""
    text = REGENERATE + "deck A:\ndiscard A:\nhand A: 2C 3C"
    table = Table(text).do("A cast regenerate", "A done")
    assert table["move A"] == "3S"
    assert table["hand A"] == "2C 3C"
    assert table.told("no_card seat=A")


def test_a_heart_of_a_pentagram_breaks_the_seal() -> None:
    """SC-208, SC-211: it is a Teleport that is cast, even if it is left Active."""
    text = PLAIN + "at B: 9,8\ncharged A: 5H 6S 7D 8S 9S\nactive A: circle KS KC KD KH seal"
    table = Table(text).do("A cast pentagram", "A up", "A hold")
    assert table.told("broken seat=A")
    assert "circle" not in table["active A"]
    assert table["active A"].startswith("teleport 5H")


def test_reiki_cards_are_not_shuffled_in() -> None:
    """SC-158, SC-81: first the draw, then the four cards are discarded."""
    text = PLAIN + "charged A: 7C 7D 9S 9H\ndeck A:\ndiscard A: 5H 6H"
    table = Table(text, ["burn A 5H", "draw A 6H"]).do("A cast reiki")
    assert table["deck A"] == ""
    assert sorted(table["discard A"].split()) == ["5H", "7C", "7D", "9H", "9S"]


def test_games_of_the_earlier_rules_are_refused_with_a_sentence() -> None:
    """SC-R85: a record of rules version 1 may hold a draw that is lost now."""
    setup = GAME.setup(2)
    header = {"spellhall": 1, **GAME.setup_to_json(setup), "rules_version": 1, "chance": []}
    record = parse_record("old.jsonl", [json.dumps(header), json.dumps({"end": None, "steps": 0})])
    with pytest.raises(BadRecord) as caught:
        list(replay(GAME, record))
    assert "played by rules version 1; here SpellCaster has version 2" in str(caught.value)
