"""People read sentences: what a program would type is shown nowhere, and a review does not contradict the hints."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from benchmarks.halls import HallProcess

from spellhall.games import game_ids
from web.harness import Player, table_for_guests
from words.grammar import EVERYWHERE

Make = Callable[..., Player]
OPTIONS = {"spellcaster": {"round_cap": 20}, "mathwiz": {"end_mode": "rounds"}, "novatus": {"end_position": 3}}
RULES = [
    (what, rule)
    for what, rule in EVERYWHERE
    if re.match("a (?:placeholder|key|name of the program|seat)|the id|notation", what)
]
ANYTHING = "aside[data-open=hint] .hints li p, aside[data-open=hint] .hints > p:not(.muted)"


def shown(me: Player) -> str:
    """All that can be read, and all that is read aloud."""
    return str(
        me.page.evaluate(
            "document.body.innerText + '\\n' + [...document.querySelectorAll('[aria-label]')]"
            ".filter(one => one.offsetParent).map(one => one.ariaLabel).join('\\n')"
        )
    )


def commands(text: str, typed: set[str]) -> list[str]:
    """Lines with something that only a program would say: choices of this very game, ids, keys."""
    out = []
    for line in text.splitlines():
        out += [f"{what}: {line}" for what, rule in RULES if rule.search(line)]
        out += [f"{each}: {line}" for each in typed if re.search(rf"(?<!\w){re.escape(each)}(?!\w)", line)]
    return out


def typed_in(record: str) -> set[str]:
    """The choices of a record that cannot be a part of a sentence."""
    choices = {json.loads(line).get("choice", "") for line in record.splitlines()}
    return {choice for choice in choices if re.search(r"^(?!row )\S+ .*\d|^\d+x|[A-Z]{3}|^[a-z]+ [a-z]+$", choice)}


def test_commands_would_be_found() -> None:
    assert commands("Bo plays\ntransfer 3 1 move the top card", {"transfer 3 1"})
    assert commands("ready charge 7S TS KS", set())
    assert not commands("Bo moves the top card of row 3 onto row 1.", {"transfer 3 1"})


SOME = [each if at == 1 else pytest.param(each, marks=pytest.mark.long) for at, each in enumerate(game_ids())]


@pytest.mark.parametrize("game", SOME)
def test_no_commands_at_the_end_in_replays_and_reviews(hall: HallProcess, player: Make, game: str) -> None:
    made = hall.table(2, game=game, sit=False, bots=["random", "greedy"], options=OPTIONS.get(game, {}))
    me = player(locale="fr-FR").open(f"/t/{made['table']}")
    me.page.wait_for_selector(".over", timeout=90_000)
    typed = typed_in(hall.call("GET", f"/api/tables/{made['table']}/record")[1])
    assert typed
    me.page.wait_for_selector(".story [data-moment], .story .moments p:not(.muted)", timeout=60_000)
    assert commands(shown(me), typed) == []
    me = player().open(f"/replay/{made['table']}#3")
    me.see("[data-at='3']")
    me.see("[data-action=review]").click()
    me.page.wait_for_selector("aside [data-moment], aside h2", timeout=40_000)
    for _ in range(4):
        assert commands(shown(me), typed) == []
        me.see("[data-action=forward]").click()


@pytest.mark.parametrize("game", game_ids())
def test_no_commands_in_hints_and_in_text(hall: HallProcess, player: Make, game: str) -> None:
    """Of a table in lists, where every choice is in words, with the hints and the table in sentences beside it."""
    for language, locale in (("en", "en-GB"), ("fr", "fr-FR")):
        me = player(locale=locale).open()
        lists = json.dumps({"language": language, "lists": True})
        me.page.evaluate("stored => localStorage.setItem('spellhall.settings', stored)", lists)
        me.open(f"/t/{table_for_guests(hall, game, bots=['greedy'])}")
        me.see(".button.main").first.click()
        assert me.settled() == "asked"
        me.press("h")
        me.see("[data-on-board]")
        assert commands(shown(me), set()) == []
        me.see("[data-action=hint-why]").click()
        me.see(ANYTHING)
        assert commands(shown(me), set()) == []
        me.press("t")
        me.see("aside[data-open=text] p")
        assert commands(shown(me), set()) == []


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("mathwiz", {"round_limit": 3}),
        pytest.param("novatus", {"end_position": 3}, marks=pytest.mark.long),
    ],
)
def test_a_game_by_the_first_hints_has_no_mistakes(
    hall: HallProcess, player: Make, game: str, options: dict[str, int]
) -> None:
    more = {"end_mode": "rounds", "spell_effects": False} if game == "mathwiz" else {}
    me = player().sit_at(table_for_guests(hall, game, bots=["novice"], options={**more, **options}))
    while me.settled() == "asked":
        number = me.see(".question").get_attribute("data-number")
        if not me.page.locator("[data-hint='0']").count():
            me.press("h")
        me.see("[data-hint='0']").click()
        me.page.wait_for_selector(f".question:not([data-number='{number}']), .over")
    me.page.wait_for_selector(".story [data-moment], .story .moments p:not(.muted)", timeout=60_000)
    assert "You missed no clearly better choice" in me.text(".story .moments")
