"""A game as a picture: valid SVG that needs nothing from elsewhere and shows what a seat's view holds, nothing more."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import spellhall
from spellhall.games import game_ids

GAMES = sorted(game_ids())


def later(id: str, choices: int = 25) -> spellhall.Game:
    """A game after some choices."""
    game = spellhall.new(id, seed=3)
    for number in range(choices):
        if not game.over:
            legal = game.legal()
            game.play(legal[number % len(legal)])
    return game


@pytest.mark.parametrize("id", GAMES)
def test_everybody_gets_a_picture_of_their_own(id: str) -> None:
    game = later(id)
    pictures = [game.svg(seat) for seat in range(-1, game.seats)]
    assert len(set(pictures)) == len(pictures)
    for drawn in pictures:
        assert ElementTree.fromstring(drawn).tag == "{http://www.w3.org/2000/svg}svg"
        assert game.title in drawn
        assert not re.search(r"@import|@font-face|<image|<script|href=|url\((?!#)", drawn)
    assert game._repr_svg_() == pictures[0]


@pytest.mark.parametrize("id", GAMES)
def test_a_picture_tells_no_more_than_the_view(id: str) -> None:
    """In imagined worlds everything is drawn anew that a seat cannot see; the picture stays the same."""
    game = later(id)
    for seat in range(game.seats):
        for seed in range(3):
            assert game.imagine(seat, seed).svg(seat) == game.svg(seat)


@pytest.mark.parametrize("id", GAMES)
def test_the_emblem_is_the_page_s(id: str) -> None:
    """The page and the picture read the same file."""
    page = Path(spellhall.__file__).parent / "games" / id / "page" / "Emblem.svelte"
    first = re.search(r'd="([^"]+)"', page.read_text(encoding="utf-8"))
    assert first is not None
    assert first.group(1) in later(id, 0).svg()


def test_a_picture_speaks_the_language_and_shows_no_markup_of_others() -> None:
    game = spellhall.new(GAMES[-1], seed=1, names=["<script>{x}", "Ben & Co"])
    drawn = game.svg(0, lang="de")
    assert drawn != game.svg(0)
    assert "<script>" not in drawn
    ElementTree.fromstring(drawn)
    with pytest.raises(spellhall.SpellhallError, match="There is no seat 7"):
        game.svg(7)
