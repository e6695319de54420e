"""Options that are on or off are read in all usual words."""

from __future__ import annotations

import pytest

from spellhall.games import game
from spellhall.kernel.chance import Seeded
from spellhall.kernel.errors import BadOption, BadPosition
from spellhall.kernel.positions import Fields


@pytest.mark.parametrize("word", ["yes", "on", "true", "1", "YES", " ja ", "oui", "y"])
def test_yes(word: str) -> None:
    """MD-R8 promises yes and no."""
    assert game("mathemagician").setup(2, {"show_totals": word}).options["show_totals"] is True


@pytest.mark.parametrize("word", ["no", "off", "false", "0", "Nein", "non", "n"])
def test_no(word: str) -> None:
    assert game("mathemagician").setup(2, {"show_totals": word}).options["show_totals"] is False


def test_words_that_mean_yes_and_no_are_read_too() -> None:
    """Options whose two words are on and off, or allowed and forbidden, as they are shown."""
    assert game("mathemagician").setup(2, {"dangling_cast": "yes"}).options["dangling_cast"] == "allowed"
    assert game("mathemagician").setup(2, {"dangling_cast": "nein"}).options["dangling_cast"] == "forbidden"
    assert game("spellcaster").setup(2, {"haste_defence": "yes"}).options["haste_defence"] == "on"


@pytest.mark.parametrize(("word", "meant"), [("yes", True), ("oui", True), ("ON", True), ("", False), ("nein", False)])
def test_positions_read_the_same_words(word: str, meant: bool) -> None:
    assert Fields({"time up": word}, 2).truth("time up", False) is meant
    given = {"round": "3", "target": "40", "time up": word}
    state = game("mathwiz").place(game("mathwiz").setup(2), given, Seeded("words")).state
    assert state.time_up is meant


def test_positions_refuse_other_words() -> None:
    for id, field in (("mathemagician", "pulled A"), ("novatus", "cast"), ("spellcaster", "change A")):
        with pytest.raises(BadPosition, match="perhaps"):
            game(id).place(game(id).setup(2), {field: "perhaps"}, Seeded("words"))


def test_numbers_stay_numbers() -> None:
    assert game("novatus").setup(2, {"throw_height": "1"}).options["throw_height"] == 1
    with pytest.raises(BadOption, match="cannot be 'yes'"):
        game("novatus").setup(2, {"throw_height": "yes"})
    with pytest.raises(BadOption, match=r"cannot be 'maybe'\. It can be on or off"):
        game("mathemagician").setup(2, {"show_totals": "maybe"})
