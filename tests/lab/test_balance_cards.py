"""What counts as a card in each of our games, and what a balance run looks at again."""

from __future__ import annotations

from typing import Any

import pytest

from lab.planted.games import SOWINGS, Sowing, cards_named, found
from spellhall.games import all_games
from spellhall.games import game as find_game
from spellhall.kernel.chance import Seeded
from spellhall.lab.balance.figures import Estimate, middle
from spellhall.lab.balance.focus import FIRST, focus_of, stage_of, urgent
from spellhall.lab.balance.markdown import markdown_page
from spellhall.lab.balance.matches import Watched, sense_of, watch
from spellhall.lab.balance.pieces import drawn
from spellhall.lab.balance.run import Balance, Variant


def watched(id: str, cards: str = "", seed: str = "1", loose: bool = False) -> Watched:
    game = find_game(id)
    setup = game.setup(2, {}, cards_named(id, cards))
    return watch(game, setup, ["random", "random"], seed, sense_of(game, setup), loose)


@pytest.mark.parametrize("id", ["mathemagician", "spellcaster"])
def test_who_begins_is_known_where_it_is_settled_after_the_first_choices(id: str) -> None:
    game = find_game(id)
    setup = game.setup(2)
    sense = sense_of(game, setup)
    assert sense.first(game.start_quietly(setup, Seeded("1"))) == -1
    assert {watched(id, seed=str(seed)).first for seed in range(8)} == {0, 1}


def test_a_card_of_the_duel_works_if_its_text_does_something() -> None:
    rows = [watched("prestidigitators", "prestidigitators", str(seed), True) for seed in range(12)]
    assert any("Dead" in row.used for row in rows)
    assert not any("Dead" in row.worked for row in rows)
    for name in ("Strong", "Weak", "Plain A"):
        assert any(name in row.worked for row in rows)
    printed = [watched("prestidigitators", "", str(seed), True) for seed in range(12)]
    assert any("Mine" in row.worked for row in printed)  # which only reacts


def test_a_spell_of_mathemagician_is_used_by_taking_it_up_and_works_by_being_cast() -> None:
    rows = [watched("mathemagician", "mathemagician", str(seed), True) for seed in range(8)]
    assert any("dead Dead" in row.used for row in rows)
    assert not any("dead Dead" in row.worked for row in rows)
    assert any(row.worked for row in rows)


def test_spells_of_novatus_are_compared_with_those_of_their_deck() -> None:
    game = find_game("novatus")
    assert set(sense_of(game, game.setup(2)).groups) == {"2 points", "3 points", "4 points"}


def test_every_planted_set_is_accepted_and_every_planted_card_is_in_it() -> None:
    for sowing in SOWINGS:
        game = find_game(sowing.game)
        setup = game.setup(2, sowing.options, cards_named(sowing.game, sowing.cards))
        names = sense_of(game, setup).names
        assert all(name in names for name in (sowing.strong, sowing.weak, sowing.dead) if name)
    assert {sowing.game for sowing in SOWINGS} == {game.id for game in all_games()}


def test_what_was_planted_counts_as_found_only_with_the_right_sign() -> None:
    sowing = Sowing("any", "", {}, "S", "W", "D", beginner=-1)

    def told(*alarms: tuple[str, str, float]) -> dict[str, Any]:
        return {"variants": [{"alarms": [{"kind": kind, "what": what, "apart": by} for kind, what, by in alarms]}]}

    every = told(("winning", "S", 0.1), ("barred", "W", -0.1), ("dead", "D", 0.0), ("beginning", "", -0.1))
    assert all(found(sowing, every).values())
    other = told(("winning", "S", -0.1), ("given", "W", 0.1), ("dead", "S", 0.0), ("beginning", "", 0.1))
    assert not any(found(sowing, other).values())


@pytest.mark.parametrize(
    ("cards", "bots", "deals"),
    [
        ("mathwiz", "random", 16),
        ("mathemagician-first", "greedy", 40),
        ("prestidigitators", "random", 30),
        ("spellcaster-first", "greedy", 40),
        ("novatus", "random", 32),
    ],
)
def test_dead_cards_and_beginners_are_found_in_our_games(cards: str, bots: str, deals: int) -> None:
    """With few deals; `make balance-test` and `make planted` look for the strong and the weak ones too."""
    sowing = next(one for one in SOWINGS if one.cards == cards)
    game = find_game(sowing.game)
    setup = game.setup(2, sowing.options, cards_named(sowing.game, cards))
    balance = Balance(game, [Variant("planted", setup)], bots, "1", probes=False)
    balance.run(deals)
    assert found(sowing, balance.result(deals, "again"))["dead" if sowing.dead else "beginner"]


def test_stages_double() -> None:
    assert stage_of(0) == (0, FIRST)
    assert stage_of(FIRST - 1) == (0, FIRST)
    assert stage_of(FIRST) == (FIRST, 2 * FIRST)
    assert stage_of(5 * FIRST) == (4 * FIRST, 8 * FIRST)


def figure(p: float, deals: int) -> dict[str, Any]:
    return {"deals": deals, "apart": {"value": 0.0, "p": p}}


def test_the_odd_and_the_hardly_seen_are_looked_at_again() -> None:
    known = {f"c{number}": figure(0.9, 40) for number in range(6)}
    assert urgent({**known, "odd": figure(0.001, 40), "rare": figure(0.8, 5)}) == ["odd", "rare"]
    assert urgent(known) == []
    assert urgent({**known, "clear": figure(1e-9, 40)}) == []
    assert urgent({}) == []
    game = find_game("novatus")
    assert focus_of([], sense_of(game, game.setup(2))) == {"barred": [], "presents": []}


def test_every_other_case_is_an_urgent_one() -> None:
    cases = [(name, seat) for name in "abcdefgh" for seat in range(2)]
    for seed in range(20):
        out = drawn(cases, 3, Seeded(str(seed)), ["h"])
        assert out[0][0] == "h"
        assert out[2][0] == "h"
        assert len(set(out)) == 3
    assert len(drawn(cases[:2], 5, Seeded("1"), [])) == 2


def test_one_strong_card_makes_no_other_weak() -> None:
    plain = [Estimate(0.1, 0.02, 50) for _ in range(5)]
    assert middle([*plain, Estimate(0.9, 0.02, 50)]).value == pytest.approx(0.1)
    alone = middle([Estimate(0.3, 0.02, 50)])
    assert alone.value == 0.3
    assert alone.error == pytest.approx(0.02 * 1.2533, rel=1e-3)
    assert middle(plain).error == pytest.approx(0.02 * 1.2533 / 5**0.5, rel=1e-3)


def test_a_page_in_markdown_tells_the_verdict_the_tables_and_the_command() -> None:
    game = find_game("novatus")
    run = Balance(game, [Variant("a|b", game.setup(2)), Variant("b", game.setup(2))], "random", "1", probes=False)
    run.run(4)
    page = markdown_page(run.result(4, "spellhall balance novatus"))
    assert page.startswith("# Magus Novatus: balance\n\n4 deals")
    assert "```\nspellhall balance novatus\n```" in page
    assert "## a\\|b\n" in page
    assert "| N01 Fizzum Popum |" in page
    assert "From a\\|b to b" in page
    for block in page.split("\n\n"):
        if block.startswith("| "):
            assert len({line.replace("\\|", "").count("|") for line in block.splitlines()}) == 1
