"""Card files of our games with something planted in them."""

from __future__ import annotations

from typing import Any

from spellhall.games import game as find_game
from spellhall.kernel.cards import CardFile, own_cards

SPELL = '[[spell]]\nid = "{id}"\nname = "{name}"\npoints = {points}\nrecipe = {recipe}\neffect = "closed"\n'
RECIPES = [["R-", "Y-"], ["Y-", "G-"], ["G-", "B-"], ["B-", "R-"], ["R-", "G-"], ["Y-", "B-"]]


def spells(rows: list[tuple[str, str, int, list[str]]]) -> Any:
    told = 'name = "planted"\nprovenance = "a test"\n\n'
    told += "\n".join(
        SPELL.format(id=id, name=name, points=points, recipe=str(recipe).replace("'", '"'))
        for id, name, points, recipe in rows
    )
    return find_game("novatus").cards_from(CardFile("planted.toml", told))


def equal_spells() -> Any:
    """Every spell needs the same and gives the same."""
    return spells([(f"E{number:02}", f"Equal {number}", 2, ["*-", "*-"]) for number in range(1, 25)])


def planted_spells() -> Any:
    """Among plain ones, a spell that gives twice as much for next to nothing, and one that nobody can mix."""
    plain = [(f"P{number:02}", f"Plain {number}", 2, RECIPES[number % 6]) for number in range(1, 13)]
    strong = [("X01", "Strong", 4, ["*-"])]
    dead = [("X02", "Dead", 3, ["R1", "R1", "R1", "R1", "R1"])]
    more = [(f"Q{number:02}", f"Dear {number}", 4, [*RECIPES[number % 6], "*-"]) for number in range(1, 7)]
    return spells([*plain, *strong, *dead, *more])


DUEL = """
[[card]]
name = "Strong"
energy = 3
copies = 3
text = "Destroys what lies on top."
action = [{ do = "destroy", what = "foe_top" }]
reaction = { steps = [{ do = "collapse", what = "foe" }] }

[[card]]
name = "Weak"
energy = 0
copies = 3
text = "Destroys itself."
action = [{ do = "destroy", what = "self" }]
"""


def planted_duel() -> Any:
    """The printed cards, one that always destroys, and one that only destroys itself."""
    printed = own_cards("prestidigitators").text
    return find_game("prestidigitators").cards_from(CardFile("planted.toml", printed + DUEL))
