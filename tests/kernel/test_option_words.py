"""Options that are on or off are read in all usual words."""

from __future__ import annotations

import pytest

from spellhall.games import game
from spellhall.kernel.errors import BadOption


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


def test_numbers_stay_numbers() -> None:
    assert game("novatus").setup(2, {"throw_height": "1"}).options["throw_height"] == 1
    with pytest.raises(BadOption, match="cannot be 'yes'"):
        game("novatus").setup(2, {"throw_height": "yes"})
    with pytest.raises(BadOption, match=r"cannot be 'maybe'\. It can be on or off"):
        game("mathemagician").setup(2, {"show_totals": "maybe"})
