"""Every number that a hint states is counted again: in the true world, and in others that look the same to the seat.

`make truths` asks for 1,000 hints of every game; here there are fewer.
"""

from __future__ import annotations

import os
from importlib import import_module

import pytest

from spellhall.bots.reasons import reasons_of
from spellhall.games import game, game_ids
from truths.claims import Check, Claim, changed, claims, hinted, numbers, sentences
from truths.shared import CHECKS, LOOSE

HINTS = int(os.environ.get("SPELLHALL_TRUTHS", "60"))
PARTS = 4  # so that several processes share the work


def checks_of(id: str) -> dict[str, Check]:
    own: dict[str, Check] = import_module(f"truths.{id}").CHECKS
    return {**CHECKS, **own}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("id", game_ids())
def test_every_stated_number_is_true(id: str, part: int) -> None:
    one, checks = game(id), checks_of(id)
    false: list[str] = []
    counted = 0
    words = reasons_of(one)
    for state, seat, given in hinted(one, HINTS // PARTS, f"truths/{part}"):
        first = sentences(given[0].why)
        assert not words.against(first[-1]), "a price is no reason to choose something"
        for claim in claims(one, state, seat, given):
            if claim.key not in checks:
                assert not numbers(claim.facts), f"nothing checks {claim.key}: {claim.facts}"
                continue
            counted += len(numbers(claim.facts))
            if not checks[claim.key](claim):
                false.append(f"{one.write_choice(state.setup, claim.choice)}: {claim.key} {claim.facts}")
    assert not false, "\n".join(false[:20])
    assert counted > HINTS // PARTS


@pytest.mark.parametrize("id", game_ids())
def test_a_number_that_is_off_by_one_is_noticed(id: str) -> None:
    """The checks above can fail: they do so for every number of every sentence."""
    one, checks = game(id), checks_of(id)
    seen: dict[tuple[str, str], Claim] = {}
    for state, seat, given in hinted(one, HINTS // 2, "off by one"):
        for claim in claims(one, state, seat, given):
            for name in numbers(claim.facts):
                if name not in LOOSE:
                    seen.setdefault((claim.key, name), claim)
    unnoticed = [place for place, claim in seen.items() if checks[claim.key](changed(claim, place[1]))]
    assert len(seen) > 3
    assert not unnoticed
